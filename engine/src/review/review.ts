import { isDeepStrictEqual } from 'node:util';
import type { Memory } from '../memory/memory.ts';
import type { Caller } from '../model/account.ts';
import type { Detail } from '../model/extraction.ts';
import { toId } from '../model/id.ts';
import type { Job } from '../model/job.ts';
import type { KnownPlace, Learnt } from '../model/memory.ts';
import type { Clock, NewId } from '../model/ports.ts';
import { problem } from '../model/problem.ts';
import type { Problem } from '../model/problem.ts';
import type {
	Change,
	Correction,
	Review,
	ReviewAction,
	ReviewedResult,
	ReviewState,
} from '../model/review.ts';
import type { Template, TemplateSchema } from '../model/template.ts';
import type { Connection, Database } from '../store/open-database.ts';
import type { Templates } from '../templates/templates.ts';
import type { PreparedEvent, Webhooks } from '../webhooks/webhooks.ts';
import { checkValues, valueAt, withValue } from './check-values.ts';
import { countFields, listLeaves, subtractCounts } from './count-fields.ts';
import { decideReview } from './decide-review.ts';
import type { MonthCounts, NewReview, ReviewRepository } from './review-repository.ts';

/** What a document teaches whose right values are known. */
export type LearnRequest = {
	reading: Uint8Array;
	schema: TemplateSchema;
	right: Record<string, unknown>;
	places: [path: string, place: KnownPlace][];
	removed: string[];
};
export type LearnDocument = (caller: Caller, request: LearnRequest) => Promise<Learnt>;

/** What a person says about a result. */
export type Judgement = {
	/** The revision that the person has seen; left out: the newest. */
	revision?: number | undefined;
	changes: readonly (Pick<Change, 'path' | 'page' | 'box' | 'words'> & { value: unknown })[];
	action: Exclude<ReviewAction, 'undo'>;
	madeBy: string;
};

export type Judged = {
	review: ReviewedResult;
	/** What was learnt of it; null where nothing can be: it was rejected, or its words are not kept. */
	learnt: Pick<Learnt, 'learnt' | 'notFound'> | null;
	lessonId: string | null;
};

/** What a job that completes leaves for people to look at, built before the transaction that ends it. */
export type PreparedCompletion = { row: NewReview; event: PreparedEvent | null };

type Collaborators = {
	db: Database;
	repository: ReviewRepository;
	memory: Memory;
	templates: Templates;
	webhooks: Webhooks;
	learnDocument: LearnDocument;
	/** How long documents are kept that were parsed at once. */
	keepMs: number;
	clock: Clock;
	newId: NewId;
};

const STATE_OF: Readonly<Record<Exclude<ReviewAction, 'undo'>, ReviewState>> = {
	correct: 'corrected',
	approve: 'approved',
	reject: 'rejected',
};
const MAX_EXPORTED = 1000;

export type Reviews = ReturnType<typeof createReviews>;

/** Results that people look at and put right, and what the engine learns from that. */
export function createReviews({
	db,
	repository,
	memory,
	templates,
	webhooks,
	learnDocument,
	keepMs,
	clock,
	newId,
}: Collaborators) {
	/** Another account's result is as unknown as one that does not exist. */
	async function find(
		accountId: string,
		reviewId: string,
		refuse: (id: string) => Problem,
	): Promise<ReviewedResult> {
		const id = toId(reviewId);
		const found = id === undefined ? undefined : await repository.find(id);
		const isGone = found?.expiresAt && found.expiresAt <= clock.now();
		if (found?.accountId !== accountId || isGone) throw refuse(reviewId);
		return found;
	}

	/** What the result teaches, worked out before anything is written: whatever fails changes nothing. */
	async function learnFrom(
		caller: Caller,
		next: ReviewedResult,
		changes: readonly Change[],
	): Promise<Learnt | null> {
		const { state, reading } = next;
		if (reading === null || (state !== 'approved' && state !== 'corrected')) return null;
		const schema = await templates.getRevision(next.templateId, next.templateRevision);
		const { right, removed } = rightOf(next);
		if (Object.keys(right).length === 0) return null;
		const places = listPlaces(next, changes);
		return await learnDocument(caller, { reading, schema, right, places, removed });
	}

	/** Writes down a change with all that follows from it, or nothing where another was first. */
	async function write(
		before: ReviewedResult,
		next: ReviewedResult,
		correction: Correction,
		learnt: Learnt | null,
	): Promise<string | null> {
		const { id, templateId } = before;
		const isTaught =
			learnt !== null && learnt.lesson.fields.length + learnt.lesson.tables.length > 0;
		const hashes = learnt?.lesson.anchors.map(([hash]) => hash) ?? [];
		const old = isTaught ? await memory.findSuperfluous(templateId, hashes) : [];
		const lessonId = await db.transaction(async (trx) => {
			const { found, result, state, needsReview } = next;
			if (!(await repository.change(before, { found, result, state, needsReview }, trx))) {
				return undefined;
			}
			await repository.insertCorrection(id, correction, trx);
			let added: string | null = null;
			if (await repository.hasTemplate(templateId, trx)) {
				const counts = subtractCounts(
					countFields(next.state, next.found, next.result, next.details),
					countFields(before.state, before.found, before.result, before.details),
				);
				const month = before.createdAt.toISOString().slice(0, 7);
				await repository.addCounts(templateId, month, counts, trx);
				await memory.forget({ templateId, reviewId: id, ids: old }, trx);
				if (isTaught) {
					const { accountId } = before;
					const { lesson } = learnt;
					const one = {
						accountId,
						templateId,
						origin: 'correction' as const,
						reviewId: id,
						lesson,
					};
					added = await memory.add(one, trx);
				}
			}
			if (before.jobId !== null) {
				await webhooks.recordReview('document.reviewed', next, correction.madeAt, trx);
			}
			return added;
		});
		if (lessonId === undefined) {
			const newer = await repository.find(id);
			throw problem('RESULT_CHANGED', { revision: newer?.revision ?? before.revision + 1 });
		}
		webhooks.wake();
		return lessonId;
	}

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
		const faults = checkValues(schema, wanted);
		let { result } = before;
		const changes: Change[] = [];
		for (const { path, value, page, box, words } of wanted) {
			if (faults.length > 0) break;
			const changed = withValue(result, path, value, schema);
			if (!changed) faults.push({ path, message: 'is behind the end of the list' });
			else {
				changes.push({
					path,
					before: valueAt(result, path) ?? null,
					after: value,
					page,
					box,
					words,
				});
				result = changed;
			}
		}
		if (faults.length > 0) throw problem('INVALID_REQUEST', { faults });
		return { result, changes };
	}

	const toCorrection = (
		{ revision }: Review,
		action: ReviewAction,
		madeBy: string,
		changes: Change[],
	): Correction => ({
		id: newId(),
		revision: revision + 1,
		action,
		madeBy,
		madeAt: clock.now(),
		changes,
	});

	return {
		find,

		/** Before a job completes: whether people should look at its result, and the event that says so. */
		async prepareCompletion(
			job: Omit<Job, 'createdAt' | 'startedAt' | 'completedAt'> & { createdAt: Date },
			reading: Uint8Array | null,
			now: Date,
		): Promise<PreparedCompletion> {
			const { id, accountId, templateId, templateRevision, fileName, createdAt } = job;
			const rules = await templates.findReviewRules(templateId);
			const reasons = rules ? decideReview(rules, job.details ?? []) : [];
			const needsReview = rules ? reasons.length > 0 : null;
			const about = { id, accountId, jobId: id, templateId, templateRevision, fileName };
			const review = { ...about, needsReview, reasons, createdAt, expiresAt: null };
			const row = { ...review, reading };
			if (!needsReview || job.result === null) return { row, event: null };
			const values = { found: job.result, result: job.result, details: job.details ?? [], reading };
			const open = { ...review, ...values, state: 'open' as const, revision: 0 };
			return { row, event: await webhooks.prepareReview('document.needs_review', open, now) };
		},

		/** A job completes: writes whether people should look at its result, and its words for when they do. */
		async recordCompletion({ row, event }: PreparedCompletion, trx: Connection): Promise<void> {
			await repository.insert(row, trx);
			await webhooks.insertPrepared(event, trx);
		},

		/** Keeps what was parsed at once; answers the id under which it can be put right. */
		async keepDocument(
			accountId: string,
			template: Template,
			parsed: {
				fileName: string;
				result: Record<string, unknown>;
				details: Detail[];
				reading: Uint8Array | null;
			},
		): Promise<{ id: string; expiresAt: Date }> {
			const now = clock.now();
			const id = newId();
			const expiresAt = new Date(now.getTime() + keepMs);
			const reasons = template.review ? decideReview(template.review, parsed.details) : [];
			await repository.insert({
				id,
				accountId,
				jobId: null,
				templateId: template.id,
				...parsed,
				reasons,
				templateRevision: template.revision,
				createdAt: now,
				expiresAt,
				needsReview: template.review ? reasons.length > 0 : null,
			});
			return { id, expiresAt };
		},

		/** That of a job; one that completed before results could be reviewed gets its own now. */
		async openOfJob(job: Job): Promise<ReviewedResult> {
			const { id, accountId, templateId, templateRevision, fileName, createdAt, status } = job;
			const known = await repository.find(id);
			if (known) return known;
			if (status !== 'completed') throw problem('JOB_NOT_COMPLETED', { status });
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

		deleteDocument: (id: string): Promise<boolean> => repository.delete(id),
		forgetExpired: (): Promise<number> => repository.deleteExpired(clock.now()),
		/** The words of its pages, packed; null where they were not kept. */
		findReading: (id: string): Promise<Uint8Array | null> => repository.findReading(id),
		findOfJobs: (jobIds: readonly string[]) => repository.findOfJobs(jobIds),
		listCorrections: (reviewId: string) => repository.listCorrections(reviewId),

		/** Puts values right, approves or rejects. Of two at once one wins, and the other is told. */
		async judge(caller: Caller, before: ReviewedResult, judgement: Judgement): Promise<Judged> {
			refuseStale(before, judgement.revision);
			const { result, changes } = await apply(before, judgement.changes);
			const next: ReviewedResult = {
				...before,
				result,
				state: STATE_OF[judgement.action],
				revision: before.revision + 1,
				needsReview: before.needsReview === null ? null : false,
			};
			const all = [
				...(await repository.listCorrections(before.id)).flatMap((one) => one.changes),
				...changes,
			];
			const learnt = await learnFrom(caller, next, all);
			const correction = toCorrection(before, judgement.action, judgement.madeBy, changes);
			const lessonId = await write(before, next, correction, learnt);
			return { review: next, learnt, lessonId };
		},

		/** Takes back the last thing that a person did; what it has taught is forgotten. */
		async undo(
			caller: Caller,
			before: ReviewedResult,
			{ revision, madeBy }: Pick<Judgement, 'revision' | 'madeBy'>,
		): Promise<Judged> {
			refuseStale(before, revision);
			const standing: Correction[] = [];
			for (const one of await repository.listCorrections(before.id)) {
				if (one.action === 'undo') standing.pop();
				else standing.push(one);
			}
			const last = standing.pop();
			if (!last) throw problem('NOTHING_TO_UNDO');
			let { result } = before;
			const changes: Change[] = [];
			for (const { path, before: value } of last.changes.toReversed()) {
				changes.push({ path, before: valueAt(result, path) ?? null, after: value });
				result = withValue(result, path, value) ?? result;
			}
			const action = standing.at(-1)?.action;
			const state = action === undefined || action === 'undo' ? 'open' : STATE_OF[action];
			const wanted = state === 'open' && before.reasons.length > 0;
			const next: ReviewedResult = {
				...before,
				result,
				state,
				revision: before.revision + 1,
				needsReview: before.needsReview === null ? null : wanted,
			};
			const learnt = await learnFrom(
				caller,
				next,
				standing.flatMap((one) => one.changes),
			);
			const correction = toCorrection(before, 'undo', madeBy, changes);
			const lessonId = await write(before, next, correction, learnt);
			return { review: next, learnt, lessonId };
		},

		/** Jobs whose results wait for people, the oldest first, and how many there are in all. */
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

		/** How often each field was found, right and corrected, by month. */
		listAccuracy: (templateId: string): Promise<MonthCounts[]> => repository.listCounts(templateId),

		/** Results that people have looked at, with what they have said is right; the newest first. */
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

/** What is known to be right: all of a result that was approved, of another what was corrected. */
function rightOf({ state, found, result }: ReviewedResult): {
	right: Record<string, unknown>;
	removed: string[];
} {
	const [before, after] = [listLeaves(found), listLeaves(result)];
	const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
		(path) => !isDeepStrictEqual(before.get(path) ?? null, after.get(path) ?? null),
	);
	const removed = changed.filter(
		(path) => !path.includes('[') && before.get(path) !== null && after.get(path) === null,
	);
	if (state === 'approved') return { right: result, removed };
	let right: Record<string, unknown> = {};
	// Of a list whose rows were changed all rows are right.
	for (const path of new Set(changed.map((one) => one.replace(/\[.*/s, '')))) {
		right = withValue(right, path, valueAt(result, path) ?? null) ?? right;
	}
	return { right, removed };
}

/** Where values stand: as a person has said, else where the engine has found those that nobody changed. */
function listPlaces(
	{ details, found, result }: ReviewedResult,
	changes: readonly Change[],
): [string, KnownPlace][] {
	const places = new Map<string, KnownPlace>();
	for (const { path, page, box } of details) {
		const isSame = isDeepStrictEqual(valueAt(found, path), valueAt(result, path));
		if (page !== null && isSame) places.set(path, { page: page - 1, box, found: true });
	}
	for (const { path, page, box, words } of changes) {
		if (box === undefined && words === undefined) continue;
		places.set(path, { ...(page !== undefined && { page: page - 1 }), box, words });
	}
	return [...places];
}
