import { AS_REMEMBERED } from '../../model/extraction.ts';
import type { Detail, Extraction } from '../../model/extraction.ts';
import type { Caller } from '../../model/account.ts';
import { valueAt } from '../../model/path.ts';
import type { ReviewedResult } from '../../model/review.ts';
import type { Template } from '../../model/template.ts';
import type { AuditTrail } from '../audit/audit.ts';
import type { Memory } from '../memory/memory.ts';
import { createDraft } from '../review/check-values.ts';
import { listDifferences } from '../review/differences.ts';
import type { Reviews } from '../review/review.ts';
import { visitorOf } from './admission.ts';
import type { Admission } from './admission.ts';

type AppliedDocument = {
	jobId: string;
	fileName: string;
	/**
	 * The values that differ: the current ones, and those that the lessons give. None if only the layout of the document
	 * is no longer new.
	 */
	changes: { path: string; before: unknown; after: unknown }[];
	/** Whether the result was changed; false if it was only shown, or a person changed it meanwhile. */
	applied: boolean;
	/** Whether it still needs review. */
	needsReview: boolean;
};
type ApplyRequest = {
	caller: Caller;
	template: Template;
	/** false to only show the changes. */
	apply: boolean;
	/** The last document of the previous page. */
	after: string | undefined;
	limit: number;
	signal: AbortSignal;
};
export type ApplyLessons = ReturnType<typeof createApplyLessons>;

/**
 * Reads documents that wait for review again from their stored words, with the lessons of their make. On request, it
 * changes documents that no person has corrected, each in a separate transaction. Nothing is charged.
 */
export function createApplyLessons({
	admission,
	reviews,
	memory,
	audit,
}: {
	admission: Admission;
	reviews: Pick<Reviews, 'listWaiting' | 'findOwn' | 'replaceFound'>;
	memory: Pick<Memory, 'open'>;
	audit: AuditTrail;
}) {
	return async ({ caller, template, apply, after, limit, signal }: ApplyRequest) => {
		const accountId = caller.account.id;
		// Recorded before the first document changes, so that the log names the person however many documents
		// change.
		if (apply) await audit.write(() => Promise.resolve());
		const lookUp = await memory.open(template.id);
		const { reviews: waiting } = await reviews.listWaiting(accountId, {
			templateId: template.id,
			after,
			limit: limit + 1,
		});
		const page = waiting.slice(0, limit);
		const documents: AppliedDocument[] = [];
		for (const { id, state } of lookUp ? page : []) {
			if (state !== 'open') continue;
			const review = await reviews.findOwn(accountId, id);
			const again = review && (await readAgain(review));
			if (!review || !again) continue;
			const next = merge(review, again);
			const changes = listDifferences(review.result, next.result).map((one) => ({
				path: one.path,
				before: one.before ?? null,
				after: one.after ?? null,
			}));
			const wasNew = review.reasons.some(({ reason }) => reason === 'layout');
			if (changes.length === 0 && !wasNew) continue;
			const about = { jobId: id, fileName: review.fileName, changes };
			const outcome = apply ? await reviews.replaceFound(review, next) : undefined;
			documents.push({
				...about,
				applied: outcome !== undefined,
				needsReview: outcome?.needsReview ?? review.needsReview ?? false,
			});
		}
		const nextCursor = waiting.length > limit ? (page.at(-1)?.id ?? null) : null;
		return { documents, nextCursor };

		/** null if its words are not stored or no lesson applies to its make. */
		async function readAgain({ reading }: ReviewedResult): Promise<Extraction | null> {
			if (reading === null) return null;
			const { schema } = template;
			return await admission.takeTurn(visitorOf(caller, 'request'), 'pdf', async (turn) => {
				const hashes = await turn.run('hash reading', { reading }, signal);
				const lessons = (await lookUp?.(hashes)) ?? [];
				if (lessons.length === 0) return null;
				const again = await turn.run('reread', { reading, schema, lessons }, signal);
				const isKnown = again?.details.some(({ checks }) => checks.includes(AS_REMEMBERED));
				return isKnown === true ? again : null;
			});
		}
	};
}

/** Values from XML, codes or the second reader are not among the words, so they stay. */
function merge(
	{ result, details }: ReviewedResult,
	again: Extraction,
): { result: Record<string, unknown>; details: Detail[]; notes: string[] } {
	const isKept = (detail: Detail) => 'source' in detail;
	const kept = details.filter(isKept);
	const lists = new Set(kept.flatMap(({ path }) => /^([^[]+)\[/.exec(path)?.[1] ?? []));
	const isOfKept = (path: string) =>
		lists.has(path.split('[', 1)[0] ?? '') || kept.some((one) => one.path === path);
	const draft = createDraft(again.result);
	for (const list of lists) draft.set(list, valueAt(result, list));
	for (const { path } of kept) if (!path.includes('[')) draft.set(path, valueAt(result, path));
	return {
		notes: again.notes ?? [],
		result: draft.values(),
		details: [
			...again.details.filter(({ path }) => !isOfKept(path)),
			...details.filter(({ path }) => isOfKept(path)),
		],
	};
}
