import { z } from 'zod';
import type { Detail } from '../../model/extraction.ts';
import { readDetails } from '../../model/kept-details.ts';
import { REVIEW_STATES } from '../../model/review.ts';
import type {
	Review,
	ReviewedResult,
	ReviewReason,
	ReviewState,
	SaidPlace,
} from '../../model/review.ts';
import { stringifyInSlices } from '../../model/sliced-json.ts';
import { giveWay } from '../../model/time-slices.ts';
import { isPostgres } from '../../platform/store/open-database.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';
import { createAccuracyRepository } from './accuracy-repository.ts';
import { createCorrectionRepository } from './correction-repository.ts';

type ReviewRow = {
	id: string;
	account_id: string;
	job_id: string | null;
	template_id: string;
	template_revision: number;
	file_name: string;
	needs_review: number | null;
	reasons: string | null;
	state: ReviewState;
	revision: number;
	found: string | null;
	result: string | null;
	details: string | null;
	reading: Uint8Array | null;
	places: string | null;
	history_bytes: number;
	created_at: number;
	expires_at: number | null;
};
type JobColumns = { job_result: string | null; job_details: string | null };
const SUMMARY = [
	'id',
	'account_id',
	'job_id',
	'template_id',
	'template_revision',
	'file_name',
	'needs_review',
	'reasons',
	'state',
	'revision',
	'created_at',
	'expires_at',
].map((column) => `reviews.${column}`);

const resultSchema = z.record(z.string(), z.unknown());
const reasonsSchema = z.array(z.custom<ReviewReason>((value) => typeof value === 'object'));
const placeSchema = z.custom<SaidPlace>((value) => typeof value === 'object');
const placesSchema = z.array(z.tuple([z.string(), placeSchema]));
type SummaryRow = Omit<
	ReviewRow,
	'found' | 'result' | 'details' | 'reading' | 'places' | 'history_bytes'
>;

function toReview(row: SummaryRow): Review {
	return {
		id: row.id,
		accountId: row.account_id,
		jobId: row.job_id,
		templateId: row.template_id,
		templateRevision: row.template_revision,
		fileName: row.file_name,
		needsReview: row.needs_review === null ? null : row.needs_review === 1,
		reasons: row.reasons === null ? [] : reasonsSchema.parse(JSON.parse(row.reasons)),
		state: z.enum(REVIEW_STATES).parse(row.state),
		revision: row.revision,
		createdAt: new Date(row.created_at),
		expiresAt: row.expires_at === null ? null : new Date(row.expires_at),
	};
}

export type NewReview = Omit<Review, 'state' | 'revision'> & {
	/** Only for a document without a job. */
	result?: Record<string, unknown> | undefined;
	details?: Detail[] | undefined;
	reading: Uint8Array | null;
};

type WaitingPage = {
	accountId: string;
	templateId?: string | undefined;
	after?: string | undefined;
	limit: number;
};

export type ReviewRepository = ReturnType<typeof createReviewRepository>;

/** Results for review, with their corrections and the counts per field. */
export function createReviewRepository(db: Database) {
	const reviews = (on: Connection = db) => on<ReviewRow>('reviews');
	const inTrash = (accountId: string) =>
		db('jobs').where({ account_id: accountId }).whereNotNull('deleted_at').select('id');
	const waiting = (accountId: string, templateId: string | undefined) => {
		const query = reviews()
			.where({ account_id: accountId, needs_review: 1 })
			.whereNotNull('job_id')
			.whereNotIn('job_id', inTrash(accountId));
		return templateId === undefined ? query : query.andWhere({ template_id: templateId });
	};

	/** Deletes results with their history and subtracts their size. */
	async function deleteCounted(
		choose: (query: ReturnType<typeof reviews>) => ReturnType<typeof reviews>,
		trx: Connection,
	): Promise<number> {
		// knex does not support "delete … returning" on SQLite. There, the transaction holds the only lock.
		const query = choose(reviews(trx));
		const rows = await (isPostgres(trx) ? query.forUpdate() : query).select(
			'id',
			'account_id',
			'history_bytes',
		);
		const byAccount = Map.groupBy(rows, (row) => row.account_id);
		const deleted = await choose(reviews(trx)).delete();
		// A fixed order prevents deadlocks.
		for (const [id, own] of [...byAccount].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
			const bytes = own.reduce((sum, row) => sum + row.history_bytes, 0);
			if (bytes > 0) await trx('accounts').where({ id }).decrement('stored_bytes', bytes);
		}
		return deleted;
	}

	return {
		...createCorrectionRepository(db),
		...createAccuracyRepository(db),

		/** The review reasons of a template's newest results, as JSON; null for none. */
		async listReasons(
			owner: { accountId: string; templateId: string },
			limit: number,
		): Promise<(string | null)[]> {
			const { accountId, templateId } = owner;
			return await reviews()
				.where({ account_id: accountId, template_id: templateId })
				.whereNotNull('needs_review')
				.orderBy('id', 'desc')
				.limit(limit)
				.pluck('reasons');
		},

		async insert(review: NewReview, on?: Connection): Promise<void> {
			const row = {
				id: review.id,
				account_id: review.accountId,
				job_id: review.jobId,
				template_id: review.templateId,
				template_revision: review.templateRevision,
				file_name: review.fileName,
				needs_review: review.needsReview === null ? null : Number(review.needsReview),
				reasons: review.reasons.length > 0 ? JSON.stringify(review.reasons) : null,
				state: 'open' as const,
				revision: 0,
				found: null,
				result: review.result ? await stringifyInSlices(review.result) : null,
				details: review.details ? await stringifyInSlices(review.details) : null,
				reading: review.reading && Buffer.from(review.reading),
				places: null,
				history_bytes: 0,
				created_at: review.createdAt.getTime(),
				expires_at: review.expiresAt?.getTime() ?? null,
			} satisfies ReviewRow;
			await reviews(on).insert(row).onConflict('id').ignore();
		},

		async find(id: string, on: Connection = db): Promise<ReviewedResult | undefined> {
			const row = (await reviews(on)
				.leftJoin('jobs', 'jobs.id', 'reviews.job_id')
				.where('reviews.id', id)
				// A result whose job is in the trash cannot be seen or changed.
				.whereNull('jobs.deleted_at')
				.first(
					'reviews.*',
					'jobs.result as job_result',
					'jobs.details as job_details',
				)) as unknown as (ReviewRow & JobColumns) | undefined;
			const result = row?.job_result ?? row?.result;
			if (!row || result === null || result === undefined) return undefined;
			const details = row.job_details ?? row.details;
			// Parsing large results takes long, so yield to other work in between.
			await giveWay();
			const now = resultSchema.parse(JSON.parse(result));
			const found = row.found === null ? now : resultSchema.parse(JSON.parse(row.found));
			await giveWay();
			return {
				...toReview(row),
				found,
				result: now,
				details: details === null ? [] : (await readDetails(details)).details,
				reading: row.reading,
				places: new Map(row.places === null ? [] : placesSchema.parse(JSON.parse(row.places))),
				historyBytes: row.history_bytes,
			};
		},

		async findReading(id: string): Promise<Uint8Array | null> {
			return (await reviews().where({ id }).first('reading'))?.reading ?? null;
		},

		/** Reviews by job ID; a job that has not completed has none. */
		async findOfJobs(jobIds: readonly string[]): Promise<Map<string, Review>> {
			if (jobIds.length === 0) return new Map();
			const rows = await reviews().whereIn('id', jobIds).select<SummaryRow[]>(SUMMARY);
			return new Map(rows.map((row) => [row.id, toReview(row)]));
		},

		/**
		 * Changes the result if its revision is still the same; returns whether it was. A concurrent change finds the
		 * next revision.
		 */
		async change(
			before: ReviewedResult,
			{
				result,
				state,
				needsReview,
				places,
				historyBytes,
			}: Pick<ReviewedResult, 'result' | 'state' | 'needsReview' | 'places' | 'historyBytes'>,
			on: Connection,
		): Promise<boolean> {
			const { id, jobId, revision } = before;
			const text = JSON.stringify(result);
			const changed = await reviews(on)
				.where({ id, revision })
				.update({
					revision: revision + 1,
					state,
					needs_review: needsReview === null ? null : Number(needsReview),
					places: places.size === 0 ? null : JSON.stringify([...places]),
					history_bytes: historyBytes,
					// The values found by the engine never change again.
					...(revision === 0 && { found: JSON.stringify(before.found) }),
					...(jobId === null && { result: text }),
				});
			if (changed !== 1) return false;
			if (jobId !== null) await on('jobs').where({ id: jobId }).update({ result: text });
			return true;
		},

		/**
		 * Replaces the values of the engine if nobody has judged the result and its revision is unchanged; returns
		 * whether it was.
		 */
		async replaceFound(
			{ id, jobId, revision }: Review,
			next: Pick<Review, 'reasons' | 'needsReview'> & { result: string; details: string },
			on: Connection,
		): Promise<boolean> {
			const { reasons, needsReview, result, details } = next;
			const changed = await reviews(on)
				.where({ id, revision, state: 'open' })
				.update({
					revision: revision + 1,
					needs_review: needsReview === null ? null : Number(needsReview),
					reasons: reasons.length > 0 ? JSON.stringify(reasons) : null,
					found: result,
					...(jobId === null && { result, details }),
				});
			if (changed !== 1) return false;
			if (jobId !== null) await on('jobs').where({ id: jobId }).update({ result, details });
			return true;
		},

		async changeReasons(
			id: string,
			{ reasons, needsReview }: Pick<Review, 'reasons' | 'needsReview'>,
			on: Connection,
		): Promise<void> {
			await reviews(on)
				.where({ id })
				.update({
					reasons: reasons.length > 0 ? JSON.stringify(reasons) : null,
					needs_review: Number(needsReview),
				});
		},

		/** Jobs whose results wait for review, oldest first: IDs sort by time. */
		async listWaiting({ accountId, templateId, after, limit }: WaitingPage): Promise<Review[]> {
			const query = waiting(accountId, templateId).orderBy('id').limit(limit);
			if (after !== undefined) void query.andWhere('id', '>', after);
			return (await query.select<SummaryRow[]>(SUMMARY)).map(toReview);
		},

		async countWaiting(accountId: string, templateId: string | undefined): Promise<number> {
			const [row] = (await waiting(accountId, templateId).count({ all: '*' })) as [
				{ all: number | string },
			];
			return Number(row.all);
		},

		/** Reviewed results of a template, newest first. */
		async listReviewed(templateId: string, limit: number): Promise<string[]> {
			const rows = await reviews()
				.where({ template_id: templateId })
				.whereIn('state', ['approved', 'corrected'])
				.orderBy('id', 'desc')
				.limit(limit)
				.select('id');
			return rows.map(({ id }) => id);
		},

		async deleteExpired(now: Date): Promise<number> {
			const isDue = (query: ReturnType<typeof reviews>) =>
				query.where('expires_at', '<', now.getTime());
			return await db.transaction((trx) => deleteCounted(isDue, trx));
		},

		async delete(id: string, on?: Connection): Promise<boolean> {
			const isOne = (query: ReturnType<typeof reviews>) => query.where({ id });
			const erase = (trx: Connection) => deleteCounted(isOne, trx);
			return (await (on ? erase(on) : db.transaction(erase))) === 1;
		},

		/** Whether the template still exists, so that counts and lessons can refer to it. */
		async hasTemplate(templateId: string, on: Connection): Promise<boolean> {
			return (await on('templates').where({ id: templateId }).first('id')) !== undefined;
		},
	};
}
