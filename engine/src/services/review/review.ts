import type { Caller } from '../../model/account.ts';
import type { Detail } from '../../model/extraction.ts';
import { toId } from '../../model/id.ts';
import type { FilePiece } from '../../model/piece.ts';
import { keepDetails } from '../../model/kept-details.ts';
import { stringifyInSlices } from '../../model/sliced-json.ts';
import type { Job } from '../../model/job.ts';
import { problem } from '../../model/problem.ts';
import type { Problem } from '../../model/problem.ts';
import type { ReviewedResult, ReviewReason, SaidPlace } from '../../model/review.ts';
import type { Template } from '../../model/template.ts';
import type { Connection } from '../../platform/store/open-database.ts';
import type { PreparedEvent } from '../webhooks/prepare-events.ts';
import type { MonthCounts } from './accuracy-repository.ts';
import type { Duplicates, Recognised } from '../duplicates/duplicates.ts';
import type { Fingerprint } from '../duplicates/fingerprint-repository.ts';
import type { Lists } from '../lists/lists.ts';
import { countFailedRules } from './count-failed-rules.ts';
import type { RuleFailures } from './count-failed-rules.ts';
import { decideByRules, doubtBoundary, doubtKind, doubtLayout } from './decide-review.ts';
import { createJudging } from './judge-result.ts';
import type { Judged, Judgement } from './judge-result.ts';
import type { NewReview } from './review-repository.ts';
import { rightOf } from './right-values.ts';

/** The review data of a completing job, built before the transaction that ends it. */
export type PreparedCompletion = {
	row: NewReview;
	event: PreparedEvent | null;
	/** null if the template does not look for duplicates. */
	fingerprint: Fingerprint | null;
};

/** The words of a document: packed, and as a sketch if the template looks for duplicates. */
export type StoredWords = {
	reading: Uint8Array | null;
	sketch: readonly number[];
	/** The hashes of its sender, if nothing that was learnt applies to it. */
	senders?: readonly number[] | undefined;
};

/** A stored document of a synchronous request, and whether it needs review. */
type KeptDocument = {
	id: string;
	expiresAt: Date;
	duplicateOf: string | null;
} & ReturnType<typeof decideByRules>;

type Collaborators = Parameters<typeof createJudging>[0] & {
	duplicates: Duplicates;
	lists: Pick<Lists, 'remember'>;
	/** How long documents of synchronous requests are kept. */
	keepMs: number;
};

const MAX_EXPORTED = 1000;
const MAX_COUNTED_DOCUMENTS = 1000;
const NO_HISTORY = { places: new Map<string, SaidPlace>(), historyBytes: 0 };

/** Adds reasons that are about the document, if there are any; then it needs review. */
function addDoubts(
	{ reasons, needsReview }: ReturnType<typeof decideByRules>,
	doubts: readonly ReviewReason[],
): ReturnType<typeof decideByRules> {
	if (doubts.length === 0) return { reasons, needsReview };
	return { reasons: [...doubts, ...reasons], needsReview: true };
}

function doubtDuplicate(recognised: Recognised | undefined): ReviewReason[] {
	const duplicateOf = recognised?.duplicateOf ?? null;
	return duplicateOf === null
		? []
		: [{ path: '', reason: 'duplicate', confidence: 1, duplicateOf }];
}

/** Whether it is uncertain that the document begins on its first page. */
function doubtBoundaries({ parentId, pieces }: Pick<Job, 'parentId' | 'pieces'>): ReviewReason[] {
	return parentId ? (pieces ?? []).flatMap((piece) => doubtBoundary(piece, parentId)) : [];
}

/** Reasons that stay when the values of a document change. */
const OF_DOCUMENTS: ReadonlySet<ReviewReason['reason']> = new Set([
	'duplicate',
	'boundary',
	'kind',
]);

export type Reviews = ReturnType<typeof createReviews>;

/** Review and correction of results, and what the engine learns from them. */
export function createReviews(collaborators: Collaborators) {
	const { repository, templates, webhooks, audit, keepMs, clock, newId } = collaborators;
	const { duplicates, lists, memory } = collaborators;
	const judging = createJudging(collaborators);

	/** Another account's result is treated as missing. */
	async function find(
		accountId: string,
		reviewId: string,
		refuse: (id: string) => Problem,
	): Promise<ReviewedResult> {
		const found = await findOwn(accountId, reviewId);
		if (!found) throw refuse(reviewId);
		return found;
	}

	/** undefined: it does not exist, belongs to another account, or has expired. */
	async function findOwn(accountId: string, reviewId: string): Promise<ReviewedResult | undefined> {
		const id = toId(reviewId);
		const found = id === undefined ? undefined : await repository.find(id);
		const isGone = found?.expiresAt && found.expiresAt <= clock.now();
		return found?.accountId !== accountId || isGone ? undefined : found;
	}

	/** Whether the document is of another kind than its template, or has a new layout of a known sender. */
	async function doubtDocument(
		{ id, review }: Pick<Template, 'id' | 'review'>,
		{ judged, senders }: { judged: FilePiece | undefined; senders: readonly number[] },
	): Promise<ReviewReason[]> {
		if (!review) return [];
		const isNewLayout = await memory.knowsSender(id, senders);
		return [...(judged ? doubtKind(judged) : []), ...(isNewLayout ? [doubtLayout()] : [])];
	}

	return {
		find,
		findOwn,
		...judging,

		/** Corrects, approves or rejects a result, and remembers what a person has chosen from a list. */
		async judge(caller: Caller, before: ReviewedResult, judgement: Judgement): Promise<Judged> {
			const judged = await judging.judge(caller, before, judgement);
			const { accountId, templateId, templateRevision, found, result, state } = judged.review;
			const schema = await templates.findRevision(templateId, templateRevision);
			if (schema && state !== 'rejected') {
				await lists.remember(accountId, schema, { found, right: result });
			}
			return judged;
		},

		/** Before a job completes: decides whether its result needs review, and builds the event. */
		async prepareCompletion(
			job: Omit<Job, 'createdAt' | 'startedAt' | 'completedAt'> & {
				createdAt: Date;
				/** The kind of the document, if it was judged. */
				judged?: FilePiece | undefined;
			},
			{ reading, sketch, senders = [] }: StoredWords,
			now: Date,
		): Promise<PreparedCompletion> {
			const { id, accountId, templateId, templateRevision, fileName, createdAt } = job;
			const rules = await templates.findReviewRules(templateId);
			const schema = await templates.findRevision(templateId, templateRevision);
			const decided = decideByRules(rules, schema, job.details ?? []);
			const compared = { id, accountId, templateId, result: job.result ?? {}, sketch, createdAt };
			const recognised = schema && (await duplicates.recognise(schema, compared));
			const { judged } = job;
			const { reasons, needsReview } = addDoubts(decided, [
				...doubtBoundaries(job),
				...(await doubtDocument({ id: templateId, review: rules }, { judged, senders })),
				...doubtDuplicate(recognised),
			]);
			const fingerprint = recognised?.fingerprint ?? null;
			const about = { id, accountId, jobId: id, templateId, templateRevision, fileName };
			const review = {
				...about,
				parentId: job.parentId,
				needsReview,
				reasons,
				createdAt,
				expiresAt: null,
			};
			const row = { ...review, reading };
			if (!needsReview || job.result === null) return { row, event: null, fingerprint };
			const values = { found: job.result, result: job.result, details: job.details ?? [], reading };
			const open = { ...review, ...values, state: 'open' as const, revision: 0, ...NO_HISTORY };
			const event = await webhooks.prepareReview('document.needs_review', open, now);
			return { row, event, fingerprint };
		},

		/** When a job completes: stores whether its result needs review, and its words. */
		async recordCompletion(
			{ row, event, fingerprint }: PreparedCompletion,
			trx: Connection,
		): Promise<void> {
			await repository.insert(row, trx);
			if (fingerprint && (await repository.hasTemplate(row.templateId, trx)))
				await duplicates.record(fingerprint, trx);
			await webhooks.insertPrepared(event, trx);
		},

		/** Stores a document of a synchronous request; returns the ID for corrections. */
		async keepDocument(
			accountId: string,
			template: Template,
			parsed: {
				fileName: string;
				result: Record<string, unknown>;
				details: Detail[];
				/** The kind of the document, if it was judged. */
				judged?: FilePiece | undefined;
			} & StoredWords,
		): Promise<KeptDocument> {
			const now = clock.now();
			const id = newId();
			const expiresAt = new Date(now.getTime() + keepMs);
			const { sketch, senders = [], judged, ...kept } = parsed;
			const compared = { id, accountId, templateId: template.id, createdAt: now, sketch };
			const recognised = await duplicates.recognise(template.schema, {
				...compared,
				result: parsed.result,
			});
			const decided = decideByRules(template.review, template.schema, parsed.details);
			const { reasons, needsReview } = addDoubts(decided, [
				...(await doubtDocument(template, { judged, senders })),
				...doubtDuplicate(recognised),
			]);
			await repository.insert({
				id,
				accountId,
				jobId: null,
				templateId: template.id,
				...kept,
				reasons,
				templateRevision: template.revision,
				createdAt: now,
				expiresAt,
				needsReview,
			});
			if (recognised) await duplicates.record(recognised.fingerprint);
			const duplicateOf = recognised?.duplicateOf ?? null;
			return { id, expiresAt, duplicateOf, reasons, needsReview };
		},

		/** The review of a job. Jobs that completed before reviews existed get one now. */
		async openOfJob(job: Job): Promise<ReviewedResult> {
			const { id, accountId, templateId, templateRevision, fileName, createdAt, status } = job;
			const known = await repository.find(id);
			if (known) return known;
			if (status !== 'completed') throw problem('JOB_NOT_COMPLETED', { status });
			if (job.sorting) throw problem('JOB_HAS_DOCUMENTS');
			await repository.insert({
				id,
				accountId,
				jobId: id,
				templateId,
				templateRevision,
				fileName,
				createdAt,
				needsReview: null,
				reasons: [],
				expiresAt: null,
				reading: null,
			});
			return await find(accountId, id, () => problem('JOB_NOT_FOUND', { jobId: id }));
		},

		/**
		 * Replaces the values of a document that nobody has judged yet by those that lessons give, and decides again
		 * whether it needs review. Returns undefined if somebody has changed it meanwhile.
		 */
		async replaceFound(
			before: ReviewedResult,
			{ result, details, notes }: Pick<ReviewedResult, 'result' | 'details'> & { notes: string[] },
		): Promise<{ needsReview: boolean | null } | undefined> {
			const rules = await templates.findReviewRules(before.templateId);
			// New values decide neither whether it is a duplicate nor where it begins. Its layout is no longer new.
			const open = before.reasons.filter(({ reason }) => OF_DOCUMENTS.has(reason));
			const schema = await templates.findRevision(before.templateId, before.templateRevision);
			const decided = decideByRules(rules, schema, details);
			const reasons = [...open, ...decided.reasons];
			const isAsked = decided.needsReview !== null || open.length > 0;
			const needsReview = isAsked ? reasons.length > 0 : null;
			const revision = before.revision + 1;
			const next = { ...before, found: result, result, details, reasons, needsReview, revision };
			const kept = {
				result: await stringifyInSlices(result),
				details: await stringifyInSlices(keepDetails(details, notes)),
			};
			const isDone = await audit.write(async (trx) => {
				if (!(await repository.replaceFound(before, { ...next, ...kept }, trx))) return false;
				// It has left the queue, so waiting clients are notified.
				if (before.needsReview === true && needsReview !== true && before.jobId !== null)
					await webhooks.recordReview('document.reviewed', next, clock.now(), trx);
				return true;
			});
			if (!isDone) return undefined;
			webhooks.wake();
			return { needsReview };
		},

		/** A person has decided where the document of a job begins, so that reason for review is removed. */
		async settleBoundary(jobId: string, trx: Connection): Promise<void> {
			const before = await repository.find(jobId, trx);
			const reasons = before?.reasons.filter(({ reason }) => reason !== 'boundary') ?? [];
			if (!before || reasons.length === before.reasons.length) return;
			const needsReview = before.needsReview === true && reasons.length > 0;
			await repository.changeReasons(jobId, { reasons, needsReview }, trx);
			// It has left the queue, so waiting clients are notified.
			if (before.needsReview === true && !needsReview) {
				const next = { ...before, reasons, needsReview };
				await webhooks.recordReview('document.reviewed', next, clock.now(), trx);
			}
		},

		deleteDocument: (id: string): Promise<boolean> =>
			audit.write(async (trx) => {
				await duplicates.forget(id, trx);
				return await repository.delete(id, trx);
			}),
		async forgetExpired(): Promise<number> {
			await duplicates.forgetExpired(clock.now());
			return await repository.deleteExpired(clock.now());
		},
		/** The packed words of the pages; null when they are not stored. */
		findReading: (id: string): Promise<Uint8Array | null> => repository.findReading(id),
		findOfJobs: (jobIds: readonly string[]) => repository.findOfJobs(jobIds),
		listDeciders: (ids: readonly string[]) => repository.listDeciders(ids),
		listCorrections: (reviewId: string, page: { after?: number | undefined; limit: number }) =>
			repository.listCorrections(reviewId, page),

		/** Jobs whose results wait for review, oldest first, and their total number. */
		async listWaiting(
			accountId: string,
			wanted: { templateId?: string | undefined; after?: string | undefined; limit: number },
		) {
			const [reviews, count] = await Promise.all([
				repository.listWaiting({ ...wanted, accountId }),
				repository.countWaiting(accountId, wanted.templateId),
			]);
			return { reviews, count };
		},

		/** Per field and month: how often it was found, correct and corrected. */
		/** How many of the newest documents failed each rule. */
		countFailedRules: async (accountId: string, templateId: string): Promise<RuleFailures> =>
			await countFailedRules(
				await repository.listReasons({ accountId, templateId }, MAX_COUNTED_DOCUMENTS),
			),

		listAccuracy: (templateId: string): Promise<MonthCounts[]> => repository.listCounts(templateId),

		/** Reviewed results with their confirmed values; newest first. */
		async *listReviewed(
			templateId: string,
		): AsyncIterable<{ review: ReviewedResult; right: Record<string, unknown> }> {
			for (const id of await repository.listReviewed(templateId, MAX_EXPORTED)) {
				const review = await repository.find(id);
				if (review) yield { review, right: rightOf(review).right };
			}
		},
	};
}
