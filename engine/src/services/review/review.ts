import { isDeepStrictEqual } from 'node:util';
import type { AuditTrail } from '../audit/audit.ts';
import type { Memory } from '../memory/memory.ts';
import type { Caller } from '../../model/account.ts';
import type { Detail } from '../../model/extraction.ts';
import { toId } from '../../model/id.ts';
import type { Job } from '../../model/job.ts';
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
	SaidPlace,
} from '../../model/review.ts';
import type { Template, TemplateSchema } from '../../model/template.ts';
import { giveWay } from '../../model/time-slices.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';
import type { Templates } from '../templates/templates.ts';
import type { PreparedEvent, Webhooks } from '../webhooks/webhooks.ts';
import { checkValues, createDraft, valueAt } from './check-values.ts';
import { countFields, subtractCounts, visitFields } from './count-fields.ts';
import { decideReview } from './decide-review.ts';
import { isSame, listDifferences, revertDifferences } from './differences.ts';
import { packCorrection } from './review-repository.ts';
import type { MonthCounts, NewReview, ReviewRepository } from './review-repository.ts';

/** A document and its correct values, to learn from. */
export type LearnRequest = {
	reading: Uint8Array;
	schema: TemplateSchema;
	right: Record<string, unknown>;
	places: [path: string, place: KnownPlace][];
	removed: string[];
};
export type LearnDocument = (caller: Caller, request: LearnRequest) => Promise<Learnt>;

/** A person's decision about a result. */
export type Judgement = {
	/** The revision that the person saw; default: the newest. */
	revision?: number | undefined;
	/** In order; of several changes at one path only the last counts. */
	changes: readonly (SaidPlace & { path: string; value: unknown })[];
	action: Exclude<ReviewAction, 'undo'>;
	madeBy: string;
};

export type Judged = {
	review: ReviewedResult;
	/** What was learnt; null when the result was rejected or its words are not stored. */
	learnt: Pick<Learnt, 'learnt' | 'notFound'> | null;
	lessonId: string | null;
};

/** Counts the storage of an account; returns false, and counts nothing, above the limit. */
type Storage = {
	addStoredBytes: (
		added: { accountId: string; bytes: number; limit: number },
		trx: Connection,
	) => Promise<boolean>;
	readStoredBytes: (accountId: string) => Promise<number>;
};
/** The review data of a job, built before the transaction that completes it. */
export type PreparedCompletion = { row: NewReview; event: PreparedEvent | null };

type Collaborators = {
	db: Database;
	repository: ReviewRepository;
	memory: Memory;
	templates: Templates;
	webhooks: Webhooks;
	storage: Storage;
	learnDocument: LearnDocument;
	audit: AuditTrail;
	/** How long documents of synchronous requests are kept. */
	keepMs: number;
	clock: Clock;
	newId: NewId;
};

/** A transition from one state of a result to the next. */
type Step = { next: ReviewedResult; correction: Correction; learnt: Learnt | null };

const STATE_OF: Readonly<Record<Exclude<ReviewAction, 'undo'>, ReviewState>> = {
	correct: 'corrected',
	approve: 'approved',
	reject: 'rejected',
};
const MAX_EXPORTED = 1000;
const NO_HISTORY = { places: new Map<string, SaidPlace>(), historyBytes: 0 };
/**
 * Above this number of revisions, a result can only be undone. Each undo reverts one correction, so the total is
 * bounded.
 */
const MAX_REVISIONS = 1000;
const MAX_HISTORY_BYTES = 20_000_000;

export type Reviews = ReturnType<typeof createReviews>;

/** Reviews and corrections of results, and what the engine learns from them. */
export function createReviews({
	db,
	repository,
	memory,
	templates,
	webhooks,
	storage,
	learnDocument,
	audit,
	keepMs,
	clock,
	newId,
}: Collaborators) {
	/** Another account's result is treated as missing. */
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

	/** Learns from the result before anything is written, so that a failure changes nothing. */
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

	/** Writes a change with all its effects, or nothing when a concurrent change was first. */
	async function write(
		caller: Caller,
		before: ReviewedResult,
		{ next, correction, learnt }: Step,
	): Promise<Judged> {
		const { id, accountId, templateId } = before;
		const kept = packCorrection(id, correction);
		const { bytes } = kept;
		const historyBytes = before.historyBytes + bytes;
		// Undo works even when the storage is full, because it takes almost no space.
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
				if (isTaught) {
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
		const faults = checkValues(schema, wanted);
		const draft = createDraft(before.result, schema);
		for (const { path, value } of faults.length > 0 ? [] : wanted) {
			if (draft.set(path, value)) continue;
			faults.push({ path, message: 'is behind the end of the list' });
			break;
		}
		if (faults.length > 0) throw problem('INVALID_REQUEST', { faults });
		const result = draft.values();
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
		find,

		/** Before a job completes: decides whether its result needs review, and builds the event. */
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
			const open = { ...review, ...values, state: 'open' as const, revision: 0, ...NO_HISTORY };
			return { row, event: await webhooks.prepareReview('document.needs_review', open, now) };
		},

		/** When a job completes: stores whether its result needs review, and its words. */
		async recordCompletion({ row, event }: PreparedCompletion, trx: Connection): Promise<void> {
			await repository.insert(row, trx);
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

		/** The review of a job. Jobs that completed before reviews existed get one now. */
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

		deleteDocument: (id: string): Promise<boolean> =>
			audit.write((trx) => repository.delete(id, trx)),
		forgetExpired: (): Promise<number> => repository.deleteExpired(clock.now()),
		/** The packed words of the pages; null when they are not stored. */
		findReading: (id: string): Promise<Uint8Array | null> => repository.findReading(id),
		findOfJobs: (jobIds: readonly string[]) => repository.findOfJobs(jobIds),
		listCorrections: (reviewId: string, page: { after?: number | undefined; limit: number }) =>
			repository.listCorrections(reviewId, page),

		/** Corrects, approves or rejects. Of two concurrent decisions one wins, and the other is refused. */
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

		/** Reverts a person's last decision and deletes what was learnt from it. */
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

/** The changes between two results, with the places that the person gave. Confirmed values are listed as well. */
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

/** The confirmed values: the whole result when approved, otherwise the corrected values. */
function rightOf({ state, found, result }: ReviewedResult): {
	right: Record<string, unknown>;
	removed: string[];
} {
	const removed: string[] = [];
	const changed = new Set<string>();
	visitFields(found, result, (path, was = null, is = null) => {
		if (isSame(was, is)) return;
		// When rows of a list were changed, the whole list counts as confirmed.
		changed.add(path);
		if (is === null && !Array.isArray(was)) removed.push(path);
	});
	if (state === 'approved') return { right: result, removed };
	const right = createDraft({});
	for (const path of changed) right.set(path, valueAt(result, path) ?? null);
	return { right: right.values(), removed };
}

/**
 * The places of values: as the person said, or as the engine found unchanged values. Rows of lists are left out,
 * because lists are learnt by column.
 */
function listPlaces({
	details,
	found,
	result,
	places: said,
}: ReviewedResult): [string, KnownPlace][] {
	const places = new Map<string, KnownPlace>();
	for (const { path, page, box } of details) {
		if (page === null || path.includes('[')) continue;
		if (isDeepStrictEqual(valueAt(found, path), valueAt(result, path))) {
			places.set(path, { page: page - 1, box, found: true });
		}
	}
	for (const [path, { page, box, words }] of said) {
		places.set(path, { ...(page !== undefined && { page: page - 1 }), box, words });
	}
	return [...places];
}

/** Only the final value of a field teaches: replacing a value drops its place. */
function movePlaces(
	before: ReadonlyMap<string, SaidPlace>,
	wanted: Judgement['changes'],
): Map<string, SaidPlace> {
	const places = new Map(before);
	for (const { path, value, page, box, words } of wanted) {
		if (path.includes('[')) continue;
		places.delete(path);
		if (typeof value === 'object') {
			for (const one of places.keys()) if (one.startsWith(`${path}.`)) places.delete(one);
		}
		if (box !== undefined || words !== undefined) places.set(path, { page, box, words });
	}
	return places;
}

/** The previous places that differ now. */
function comparePlaces(
	before: ReadonlyMap<string, SaidPlace>,
	after: ReadonlyMap<string, SaidPlace>,
): [string, SaidPlace | null][] | undefined {
	const paths = [...new Set([...before.keys(), ...after.keys()])];
	const changed = paths.filter((path) => !isDeepStrictEqual(before.get(path), after.get(path)));
	return changed.length === 0 ? undefined : changed.map((path) => [path, before.get(path) ?? null]);
}

function restorePlaces(
	places: ReadonlyMap<string, SaidPlace>,
	{ changes, placesBefore }: Correction,
): Map<string, SaidPlace> {
	const restored = new Map(places);
	// Corrections of older versions do not store the previous places.
	const known = placesBefore ?? changes.map(({ path }): [string, null] => [path, null]);
	for (const [path, place] of known) {
		if (place === null) restored.delete(path);
		else restored.set(path, place);
	}
	return restored;
}
