import { z } from 'zod';
import type { Detail } from '../model/extraction.ts';
import { readDetails } from '../model/kept-details.ts';
import { REVIEW_ACTIONS, REVIEW_STATES } from '../model/review.ts';
import type {
	Change,
	Correction,
	Review,
	ReviewAction,
	ReviewedResult,
	ReviewReason,
	ReviewState,
} from '../model/review.ts';
import type { Connection, Database } from '../store/open-database.ts';

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
	created_at: number;
	expires_at: number | null;
};
type JobColumns = { job_result: string | null; job_details: string | null };
type CorrectionRow = {
	id: string;
	review_id: string;
	revision: number;
	action: ReviewAction;
	made_by: string;
	made_at: number;
	changes: string;
};
type AccuracyRow = {
	template_id: string;
	month: string;
	path: string;
	reviewed: number;
	found: number;
	right: number;
	corrected: number;
	sure: number;
	sure_right: number;
};

export type FieldCounts = Pick<
	AccuracyRow,
	'reviewed' | 'found' | 'right' | 'corrected' | 'sure'
> & { sureRight: number };
export type MonthCounts = FieldCounts & { month: string; path: string };

const NO_COUNTS = {
	reviewed: 0,
	found: 0,
	right: 0,
	corrected: 0,
	sure: 0,
	sure_right: 0,
};

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
const changesSchema = z.array(z.custom<Change>((value) => typeof value === 'object'));

type SummaryRow = Omit<ReviewRow, 'found' | 'result' | 'details' | 'reading'>;

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

function toCorrection(row: CorrectionRow): Correction {
	return {
		id: row.id,
		revision: row.revision,
		action: z.enum(REVIEW_ACTIONS).parse(row.action),
		madeBy: row.made_by,
		madeAt: new Date(row.made_at),
		changes: changesSchema.parse(JSON.parse(row.changes)),
	};
}

export type NewReview = Omit<Review, 'state' | 'revision'> & {
	/** Of a document without a job. */
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

export function createReviewRepository(db: Database) {
	const reviews = (on: Connection = db) => on<ReviewRow>('reviews');
	const corrections = (on: Connection = db) => on<CorrectionRow>('corrections');
	const accuracy = (on: Connection = db) => on<AccuracyRow>('accuracy');
	const waiting = (accountId: string, templateId: string | undefined) => {
		const query = reviews()
			.where({ account_id: accountId, needs_review: 1 })
			.whereNotNull('job_id');
		return templateId === undefined ? query : query.andWhere({ template_id: templateId });
	};

	return {
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
				result: review.result ? JSON.stringify(review.result) : null,
				details: review.details ? JSON.stringify(review.details) : null,
				reading: review.reading && Buffer.from(review.reading),
				created_at: review.createdAt.getTime(),
				expires_at: review.expiresAt?.getTime() ?? null,
			} satisfies ReviewRow;
			await reviews(on).insert(row).onConflict('id').ignore();
		},

		async find(id: string, on: Connection = db): Promise<ReviewedResult | undefined> {
			const row = (await reviews(on)
				.leftJoin('jobs', 'jobs.id', 'reviews.job_id')
				.where('reviews.id', id)
				.first(
					'reviews.*',
					'jobs.result as job_result',
					'jobs.details as job_details',
				)) as unknown as (ReviewRow & JobColumns) | undefined;
			const result = row?.job_result ?? row?.result;
			if (!row || result === null || result === undefined) return undefined;
			const details = row.job_details ?? row.details;
			return {
				...toReview(row),
				found: resultSchema.parse(JSON.parse(row.found ?? result)),
				result: resultSchema.parse(JSON.parse(result)),
				details: details === null ? [] : readDetails(details).details,
				reading: row.reading,
			};
		},

		async findReading(id: string): Promise<Uint8Array | null> {
			return (await reviews().where({ id }).first('reading'))?.reading ?? null;
		},

		/** Of jobs, by their ids; one that has not completed has none. */
		async findOfJobs(jobIds: readonly string[]): Promise<Map<string, Review>> {
			if (jobIds.length === 0) return new Map();
			const rows = await reviews().whereIn('id', jobIds).select<SummaryRow[]>(SUMMARY);
			return new Map(rows.map((row) => [row.id, toReview(row)]));
		},

		/**
		 * Changes the result, if it is still what it was at that revision; answers whether it was.
		 * Whoever comes second finds the next revision.
		 */
		async change(
			review: Pick<Review, 'id' | 'jobId' | 'revision'>,
			{
				found,
				result,
				state,
				needsReview,
			}: {
				found: Record<string, unknown>;
				result: Record<string, unknown>;
				state: ReviewState;
				needsReview: boolean | null;
			},
			on: Connection,
		): Promise<boolean> {
			const { id, jobId, revision } = review;
			const text = JSON.stringify(result);
			const changed = await reviews(on)
				.where({ id, revision })
				.update({
					revision: revision + 1,
					state,
					needs_review: needsReview === null ? null : Number(needsReview),
					found: JSON.stringify(found),
					...(jobId === null && { result: text }),
				});
			if (changed !== 1) return false;
			if (jobId !== null) await on('jobs').where({ id: jobId }).update({ result: text });
			return true;
		},

		async insertCorrection(
			reviewId: string,
			correction: Correction,
			on: Connection,
		): Promise<void> {
			await corrections(on).insert({
				id: correction.id,
				review_id: reviewId,
				revision: correction.revision,
				action: correction.action,
				made_by: correction.madeBy,
				made_at: correction.madeAt.getTime(),
				changes: JSON.stringify(correction.changes),
			});
		},

		/** In their order. */
		async listCorrections(reviewId: string, on?: Connection): Promise<Correction[]> {
			const rows = await corrections(on).where({ review_id: reviewId }).orderBy('revision');
			return rows.map(toCorrection);
		},

		/** Of jobs whose results wait for people, the oldest first: ids sort by time. */
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

		/** Results of a template that people have looked at, newest first. */
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
			return await reviews().where('expires_at', '<', now.getTime()).delete();
		},

		async delete(id: string, on?: Connection): Promise<boolean> {
			return (await reviews(on).where({ id }).delete()) === 1;
		},

		/** Adds to the counts of fields; numbers may be negative. */
		async addCounts(
			templateId: string,
			month: string,
			counts: ReadonlyMap<string, FieldCounts>,
			on: Connection,
		): Promise<void> {
			// In one order, so that two who review at once cannot wait for each other.
			for (const [path, one] of [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
				const key = { template_id: templateId, month, path };
				await accuracy(on)
					.insert({ ...key, ...NO_COUNTS })
					.onConflict(['template_id', 'month', 'path'])
					.ignore();
				const add = (column: keyof AccuracyRow, by: number) =>
					on.raw('?? + ?', [column, by]) as unknown as number;
				await accuracy(on)
					.where(key)
					.update({
						reviewed: add('reviewed', one.reviewed),
						found: add('found', one.found),
						right: add('right', one.right),
						corrected: add('corrected', one.corrected),
						sure: add('sure', one.sure),
						sure_right: add('sure_right', one.sureRight),
					});
			}
		},

		async listCounts(templateId: string): Promise<MonthCounts[]> {
			const rows = await accuracy()
				.where({ template_id: templateId })
				.andWhere('reviewed', '>', 0)
				.orderBy([{ column: 'month' }, { column: 'path' }]);
			return rows.map(({ month, path, reviewed, found, right, corrected, ...more }) => ({
				month,
				path,
				reviewed,
				found,
				right,
				corrected,
				sure: more.sure,
				sureRight: more.sure_right,
			}));
		},

		/** Whether the template still exists, so that counts and lessons can refer to it. */
		async hasTemplate(templateId: string, on: Connection): Promise<boolean> {
			return (await on('templates').where({ id: templateId }).first('id')) !== undefined;
		},
	};
}
