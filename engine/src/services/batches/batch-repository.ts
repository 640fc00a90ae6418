import type { Batch, BatchCounts } from '../../model/batch.ts';
import type { JobStatus } from '../../model/job.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';

type BatchRow = {
	id: string;
	account_id: string;
	template_id: string;
	name: string;
	made_by: string;
	created_at: number;
};

type CountRow = {
	batch_id: string;
	status: JobStatus;
	count: number | string;
	pages: number | string | null;
	needs_review: number | string;
};

function toBatch(row: BatchRow): Batch {
	return {
		id: row.id,
		accountId: row.account_id,
		templateId: row.template_id,
		name: row.name,
		madeBy: row.made_by,
		createdAt: new Date(row.created_at),
	};
}

const NOTHING: BatchCounts = {
	all: 0,
	pending: 0,
	processing: 0,
	retrying: 0,
	completed: 0,
	failed: 0,
	needsReview: 0,
	pages: 0,
};

export type BatchRepository = ReturnType<typeof createBatchRepository>;

export function createBatchRepository(db: Database) {
	const batches = (on: Connection = db) => on<BatchRow>('batches');

	return {
		async insert(batch: Batch, on?: Connection): Promise<void> {
			await batches(on).insert({
				id: batch.id,
				account_id: batch.accountId,
				template_id: batch.templateId,
				name: batch.name,
				made_by: batch.madeBy,
				created_at: batch.createdAt.getTime(),
			});
		},

		async find(id: string): Promise<Batch | undefined> {
			const row = await batches().where({ id }).first();
			return row && toBatch(row);
		},

		/** Newest first. */
		async list(
			accountId: string,
			{ before, limit }: { before: string | undefined; limit: number },
		): Promise<Batch[]> {
			const query = batches().where({ account_id: accountId }).orderBy('id', 'desc').limit(limit);
			if (before !== undefined) void query.andWhere('id', '<', before);
			return (await query).map(toBatch);
		},

		/** Counts of jobs by status, by batch ID. */
		async countJobs(ids: readonly string[]): Promise<Map<string, BatchCounts>> {
			const rows = await db('batch_jobs')
				.join('jobs', 'jobs.id', 'batch_jobs.job_id')
				.leftJoin('reviews', (on) =>
					on.on('reviews.id', 'jobs.id').andOnVal('reviews.needs_review', 1),
				)
				.whereIn('batch_jobs.batch_id', ids)
				.whereNull('jobs.deleted_at')
				.groupBy('batch_jobs.batch_id', 'jobs.status')
				.select<CountRow[]>(
					'batch_jobs.batch_id',
					'jobs.status',
					db.raw('count(*) as count'),
					db.raw('sum(jobs.page_count) as pages'),
					db.raw('count(reviews.id) as needs_review'),
				);
			const counts = new Map(ids.map((id) => [id, { ...NOTHING }]));
			for (const row of rows) {
				const own = counts.get(row.batch_id);
				if (!own) continue;
				own[row.status] = Number(row.count);
				own.all += Number(row.count);
				own.pages += Number(row.pages ?? 0);
				own.needsReview += Number(row.needs_review);
			}
			return counts;
		},

		/** Its jobs stay. */
		async delete(id: string, on?: Connection): Promise<boolean> {
			return (await batches(on).where({ id }).delete()) === 1;
		},

		/** Batches whose jobs are all gone, or that never had any. */
		async deleteEmptyBefore(time: Date): Promise<number> {
			return await batches()
				.where('created_at', '<', time.getTime())
				.whereNotExists(
					db('batch_jobs').whereRaw('batch_jobs.batch_id = batches.id').select(db.raw('1')),
				)
				.delete();
		},
	};
}
