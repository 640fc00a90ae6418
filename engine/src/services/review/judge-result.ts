import type { AuditTrail } from '../audit/audit.ts';
import type { Memory } from '../memory/memory.ts';
import type { Caller } from '../../model/account.ts';
import type { KnownPlace, Learnt } from '../../model/memory.ts';
import type { Clock, NewId } from '../../model/ports.ts';
import { problem } from '../../model/problem.ts';
import type { Problem } from '../../model/problem.ts';
import type {
	Change,
	Correction,
	Review,
	ReviewAction,
	ReviewedResult,
	ReviewState,
} from '../../model/review.ts';
import { AS_REMEMBERED } from '../../model/extraction.ts';
import type { TemplateSchema } from '../../model/template.ts';
import { giveWay } from '../../model/time-slices.ts';
import type { AccountStorage } from '../../platform/store/account-storage.ts';
import type { Database } from '../../platform/store/open-database.ts';
import type { Templates } from '../templates/templates.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';
import { valueAt } from '../../model/path.ts';
import { applyChanges } from './apply-changes.ts';
import { packCorrection } from './correction-repository.ts';
import { countFields, subtractCounts } from './count-fields.ts';
import { listDifferences, revertDifferences } from './differences.ts';
import type { ReviewRepository } from './review-repository.ts';
import { rightOf } from './right-values.ts';
import { comparePlaces, listPlaces, movePlaces, restorePlaces } from './said-places.ts';
import type { SaidValue } from './said-places.ts';

/** Makes a lesson from a document whose correct values are known. */
export type LearnRequest = {
	reading: Uint8Array;
	schema: TemplateSchema;
	right: Record<string, unknown>;
	places: [path: string, place: KnownPlace][];
	removed: string[];
};
export type LearnDocument = (caller: Caller, request: LearnRequest) => Promise<Learnt>;

/** The judgement of a person about a result. */
export type Judgement = {
	/** The revision that the person has seen; default: the newest. */
	revision?: number | undefined;
	/** In order. Of several changes at one path, only the last is remembered. */
	changes: readonly SaidValue[];
	action: Exclude<ReviewAction, 'undo'>;
	madeBy: string;
};

export type Judged = {
	review: ReviewedResult;
	/** What was learnt; null if nothing can be, because the result was rejected or its words are not stored. */
	learnt: Pick<Learnt, 'learnt' | 'notLearnt'> | null;
	lessonId: string | null;
};

type Collaborators = {
	db: Database;
	repository: ReviewRepository;
	memory: Memory;
	templates: Templates;
	webhooks: Webhooks;
	storage: AccountStorage;
	learnDocument: LearnDocument;
	audit: AuditTrail;
	clock: Clock;
	newId: NewId;
};

/** The change from one state of a result to the next. */
type Step = { next: ReviewedResult; correction: Correction; learnt: Learnt | null };

const STATE_OF: Readonly<Record<Exclude<ReviewAction, 'undo'>, ReviewState>> = {
	correct: 'corrected',
	approve: 'approved',
	reject: 'rejected',
};
/**
 * Maximum revisions, after which a result can only be undone. Each undo reverts a correction, so there are at most
 * as many undos.
 */
const MAX_REVISIONS = 1000;
const MAX_HISTORY_BYTES = 20_000_000;

/** Judgements of people about results: correct, approve, reject, or undo. */
export function createJudging({
	db,
	repository,
	memory,
	templates,
	webhooks,
	storage,
	learnDocument,
	audit,
	clock,
	newId,
}: Collaborators) {
	/** Makes the lesson before anything is written, so that a failure changes nothing. */
	async function learnFrom(caller: Caller, next: ReviewedResult): Promise<Learnt | null> {
		const { state, reading } = next;
		if (reading === null || (state !== 'approved' && state !== 'corrected')) return null;
		const schema = await templates.getRevision(next.templateId, next.templateRevision);
		await giveWay();
		const { right, removed } = rightOf(next);
		if (Object.keys(right).length === 0) return null;
		const places = listPlaces(next);
		return await learnDocument(caller, { reading, schema, right, places, removed });
	}

	/** Writes a change with all its consequences, or nothing if another change came first. */
	async function write(
		caller: Caller,
		before: ReviewedResult,
		{ next, correction, learnt }: Step,
	): Promise<Judged> {
		const { id, accountId, templateId } = before;
		const kept = packCorrection(id, correction);
		const { bytes } = kept;
		const historyBytes = before.historyBytes + bytes;
		// A result at the limit can still be undone, which takes almost no space.
		const isUndo = correction.action === 'undo';
		if (!isUndo && historyBytes > MAX_HISTORY_BYTES) throw isFull();
		const limit = isUndo ? Number.MAX_SAFE_INTEGER : caller.plan.storageBytes;
		const used = await storage.readStoredBytes(accountId);
		const hasNoRoom = (): Problem => problem('STORAGE_EXCEEDED', { needed: bytes, used, limit });
		if (used + bytes > limit) throw hasNoRoom();
		const isTaught =
			learnt !== null && learnt.lesson.fields.length + learnt.lesson.tables.length > 0;
		const hashes = learnt?.lesson.anchors.map(([hash]) => hash) ?? [];
		const old = isTaught ? await memory.findSuperfluous(templateId, hashes) : [];
		const refuted = await memory.findOfMake(templateId, hashes, listRefuted(before, correction));
		await giveWay();
		const countsAfter = countFields(next.state, next.found, next.result, next.details);
		await giveWay();
		const counts = subtractCounts(
			countsAfter,
			countFields(before.state, before.found, before.result, before.details),
		);
		await giveWay();
		const lessonId = await db.transaction(async (trx) => {
			if (!(await repository.change(before, { ...next, historyBytes }, trx))) return undefined;
			await repository.insertCorrection(kept, trx);
			let added: string | null = null;
			if (await repository.hasTemplate(templateId, trx)) {
				const month = before.createdAt.toISOString().slice(0, 7);
				await repository.addCounts(templateId, month, counts, trx);
				await memory.forget({ templateId, reviewId: id, ids: old }, trx);
				await memory.contradict(refuted, trx);
				if (isTaught) {
					const { lesson } = learnt;
					const one = {
						accountId,
						templateId,
						origin: 'correction' as const,
						reviewId: id,
						taughtBy: correction.madeBy,
						lesson,
					};
					added = await memory.add(one, trx);
				}
			}
			if (before.jobId !== null) {
				await webhooks.recordReview('document.reviewed', next, correction.madeAt, trx);
			}
			if (!(await storage.addStoredBytes({ accountId, bytes, limit }, trx))) throw hasNoRoom();
			await audit.note(trx);
			return added;
		});
		if (lessonId === undefined) {
			const newer = await repository.find(id);
			throw problem('RESULT_CHANGED', { revision: newer?.revision ?? before.revision + 1 });
		}
		webhooks.wake();
		return { review: { ...next, historyBytes }, learnt, lessonId };
	}

	const isFull = (): Problem =>
		problem('HISTORY_FULL', { corrections: MAX_REVISIONS, bytes: MAX_HISTORY_BYTES });

	function refuseStale(before: Review, revision: number | undefined): void {
		if (revision === undefined || revision === before.revision) return;
		throw problem('RESULT_CHANGED', { revision: before.revision });
	}

	/** Applies the changes of a person, all or none. */
	async function apply(
		before: ReviewedResult,
		wanted: Judgement['changes'],
	): Promise<{ result: Record<string, unknown>; changes: Change[] }> {
		const schema = await templates.getRevision(before.templateId, before.templateRevision);
		const result = applyChanges(before.result, schema, wanted);
		return { result, changes: listChanges(before.result, result, wanted) };
	}

	const toCorrection = (
		{ revision }: Review,
		said: Pick<
			Correction,
			'action' | 'madeBy' | 'changes' | 'previous' | 'placesBefore' | 'undoes'
		>,
	): Correction => ({ id: newId(), revision: revision + 1, madeAt: clock.now(), ...said });

	return {
		/** Corrects, approves or rejects. Of two concurrent calls one succeeds, and the other gets a conflict. */
		async judge(caller: Caller, before: ReviewedResult, judgement: Judgement): Promise<Judged> {
			refuseStale(before, judgement.revision);
			if (before.revision >= MAX_REVISIONS) throw isFull();
			const { action, madeBy } = judgement;
			const { result, changes } = await apply(before, judgement.changes);
			const places = movePlaces(before.places, judgement.changes);
			await giveWay();
			const next: ReviewedResult = {
				...before,
				result,
				places,
				state: STATE_OF[action],
				revision: before.revision + 1,
				needsReview: before.needsReview === null ? null : false,
			};
			const learnt = await learnFrom(caller, next);
			const standing = await repository.findStanding(before.id, before.revision);
			const correction = toCorrection(before, {
				action,
				madeBy,
				changes,
				previous: standing?.revision ?? null,
				placesBefore: comparePlaces(before.places, places),
			});
			return await write(caller, before, { next, correction, learnt });
		},

		/** Undoes the last judgement and deletes the lesson that it taught. */
		async undo(
			caller: Caller,
			before: ReviewedResult,
			{ revision, madeBy }: Pick<Judgement, 'revision' | 'madeBy'>,
		): Promise<Judged> {
			refuseStale(before, revision);
			const standing = await repository.findStanding(before.id, before.revision);
			const last = standing && (await repository.findCorrection(before.id, standing.revision));
			if (!last) throw problem('NOTHING_TO_UNDO');
			await giveWay();
			const { previous } = last;
			const left =
				previous === null ? undefined : await repository.findStanding(before.id, previous);
			const action = left?.action;
			const state = action === undefined || action === 'undo' ? 'open' : STATE_OF[action];
			const wanted = state === 'open' && before.reasons.length > 0;
			const next: ReviewedResult = {
				...before,
				result: revertDifferences(before.result, last.changes),
				places: restorePlaces(before.places, last),
				state,
				revision: before.revision + 1,
				needsReview: before.needsReview === null ? null : wanted,
			};
			await giveWay();
			const learnt = await learnFrom(caller, next);
			const undoes = last.revision;
			const correction = toCorrection(before, {
				action: 'undo',
				madeBy,
				changes: [],
				undoes,
				previous,
			});
			return await write(caller, before, { next, correction, learnt });
		},
	};
}

/**
 * The differences between two results, with the places that a person gave. A value that a person confirmed is
 * listed as well.
 */
function listChanges(
	before: Record<string, unknown>,
	after: Record<string, unknown>,
	wanted: Judgement['changes'],
): Change[] {
	const last = new Map(wanted.map((one) => [one.path, one]));
	const changes = listDifferences(before, after).map((one): Change => {
		const { page, box, words } = last.get(one.path) ?? {};
		return { ...one, page, box, words };
	});
	const known = new Set(changes.map(({ path }) => path));
	for (const { path, page, box, words } of last.values()) {
		const value = valueAt(after, path);
		if (known.has(path) || value === undefined || (typeof value === 'object' && value !== null)) {
			continue;
		}
		if (value === valueAt(before, path)) {
			changes.push({ path, before: value, after: value, page, box, words });
		}
	}
	return changes;
}

/** The fields whose remembered values a person has corrected. */
function listRefuted({ details }: ReviewedResult, { changes }: Correction): string[] {
	const remembered = new Set(
		details.filter(({ checks }) => checks.includes(AS_REMEMBERED)).map(({ path }) => path),
	);
	return changes
		.filter(({ path, before, after }) => remembered.has(path) && before !== after)
		.map(({ path }) => path.split('[', 1)[0] ?? path);
}
