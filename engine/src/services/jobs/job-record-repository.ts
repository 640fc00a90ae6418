import type { Job, JobStatus } from '../../model/job.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';
import { isPostgres } from '../../platform/store/open-database.ts';
import type { StoreTime } from '../../platform/store/store-time.ts';
import { SAME_JOB, SUMMARY_COLUMNS, toJob, toWholeJob } from './job-row.ts';
import type { JobRow, SummaryRow } from './job-row.ts';

type IdempotencyRow = { account_id: string; key: string; fingerprint: string; job_id: string };

/** Filters jobs of an account; omitted properties match everything. */
export type JobFilter = {
	status?: JobStatus | undefined;
	templateId?: string | undefined;
	/** Whether a person should review the result. */
	needsReview?: boolean | undefined;
	/** Part of the name, case-insensitive. */
	fileName?: string | undefined;
	/** Submitted at or after this time. */
	from?: Date | undefined;
	/** Submitted before this time. */
	to?: Date | undefined;
	ids?: readonly string[] | undefined;
	batchId?: string | undefined;
	/** Only failed jobs, or only the others. */
	isFailed?: boolean | undefined;
	/** Leaves out split files, whose documents have their own jobs. */
	isDocument?: boolean | undefined;
};

export type JobPage = JobFilter & {
	accountId: string;
	before: string | undefined;
	limit: number;
};

export type JobKey = Pick<
	Job,
	'accountId' | 'templateId' | 'templateRevision' | 'sha256' | 'pages' | 'reader' | 'sortingKey'
>;

/** A job, with the password of its document if there is one. */
export type NewJob = Job & { password?: string | undefined };

/** Submits, finds, lists and deletes jobs for accounts. */
export function createJobRecordRepository(db: Database, time: StoreTime) {
	const jobs = (on: Connection = db) => on<JobRow>('jobs');
	/** Those that are not in the trash. */
	const shown = (on?: Connection) => jobs(on).whereNull('deleted_at');
	const keys = (on: Connection = db) => on<IdempotencyRow>('idempotency_keys');
	// In SQLite, `like` ignores case only for the letters A to Z.
	const likeInAnyCase = isPostgres(db) ? 'ilike' : 'like';

	function choose(accountId: string, filter: JobFilter) {
		const { status, templateId, needsReview, fileName, from, to, ids, batchId, isFailed } = filter;
		const query = shown().where({ account_id: accountId });
		if (status !== undefined) void query.andWhere({ status });
		if (templateId !== undefined) void query.andWhere({ template_id: templateId });
		if (needsReview !== undefined) {
			const wanted = db('reviews').where({ account_id: accountId, needs_review: 1 }).select('id');
			void (needsReview ? query.whereIn('id', wanted) : query.whereNotIn('id', wanted));
		}
		if (fileName !== undefined) {
			void query.andWhereRaw(`file_name ${likeInAnyCase} ? escape '\\'`, [toPattern(fileName)]);
		}
		if (from !== undefined) void query.andWhere('created_at', '>=', from.getTime());
		if (to !== undefined) void query.andWhere('created_at', '<', to.getTime());
		if (ids !== undefined) void query.whereIn('id', ids);
		if (batchId !== undefined) {
			void query.whereIn('id', db('batch_jobs').where({ batch_id: batchId }).select('job_id'));
		}
		if (isFailed !== undefined) void query.andWhere('status', isFailed ? '=' : '<>', 'failed');
		if (filter.isDocument) {
			void query.andWhere(
				(one) => void one.whereNull('sorting').orWhereNot({ status: 'completed' }),
			);
		}
		return query;
	}

	function choosePage({ accountId, before, limit, ...filter }: JobPage) {
		const query = choose(accountId, filter).orderBy('id', 'desc').limit(limit);
		return before === undefined ? query : query.andWhere('id', '<', before);
	}

	return {
		/** Returns the IDs of inserted jobs; jobs that already exist, or are repeated in the list, are skipped. */
		async insertNew(list: readonly NewJob[], on?: Connection): Promise<Set<string>> {
			// A fixed order prevents deadlocks between two processes that insert the same jobs.
			const ordered = list.toSorted((a, b) => (a.sha256 < b.sha256 ? -1 : 1));
			const rows = ordered.map((job) => ({ ...toNewRow(job), due_at: time.after(0) }));
			const inserted = await jobs(on)
				.insert(rows)
				// The index leaves out the trash.
				.onConflict(db.raw(`(${SAME_JOB.join(', ')}) where deleted_at is null`))
				.ignore()
				.returning('id');
			return new Set(inserted.map(({ id }) => id));
		},

		/** The documents of a split file represent it. Does nothing when the batch or the job is gone. */
		async addToBatch(batchId: string, jobId: string, on: Connection = db): Promise<void> {
			await on.raw(
				`insert into batch_jobs (batch_id, job_id)
					select batches.id, jobs.id from batches, jobs where batches.id = ?
						and (jobs.parent_id = ? or (jobs.id = ? and not exists (
							select 1 from jobs as children where children.parent_id = jobs.id
						)))
					on conflict do nothing`,
				[batchId, jobId, jobId],
			);
		},

		async findDuplicate(key: JobKey, on?: Connection): Promise<Job | undefined> {
			const row = await shown(on)
				.where({
					account_id: key.accountId,
					template_id: key.templateId,
					template_revision: key.templateRevision,
					sha256: key.sha256,
					pages: key.pages,
					reader: key.reader,
					sorting_key: key.sortingKey ?? '',
				})
				.first<SummaryRow | undefined>(SUMMARY_COLUMNS);
			return row && toJob(row);
		},

		async find(id: string): Promise<Job | undefined> {
			const row = await shown().where({ id }).first();
			return row && (await toWholeJob(row));
		},

		async findSummary(id: string): Promise<Job | undefined> {
			const row = await shown().where({ id }).first<SummaryRow | undefined>(SUMMARY_COLUMNS);
			return row && toJob(row);
		},

		/** Newest first: IDs sort by time. */
		async list(page: JobPage): Promise<Job[]> {
			return (await choosePage(page).select<SummaryRow[]>(SUMMARY_COLUMNS)).map(toJob);
		},

		/** The same with results, without the places of values. */
		async listResults(page: JobPage): Promise<Job[]> {
			const rows = await choosePage(page).select<(SummaryRow & Pick<JobRow, 'result'>)[]>([
				...SUMMARY_COLUMNS,
				'result',
			]);
			return rows.map(toJob);
		},

		/** The templates and revisions that these jobs were submitted for; newest first. */
		async listRevisions(
			accountId: string,
			filter: JobFilter,
		): Promise<{ templateId: string; revision: number }[]> {
			const rows = await choose(accountId, filter)
				.distinct('template_id', 'template_revision')
				.orderBy([
					{ column: 'template_id', order: 'desc' },
					{ column: 'template_revision', order: 'desc' },
				]);
			return rows.map((row) => ({ templateId: row.template_id, revision: row.template_revision }));
		},

		async findByIdempotencyKey(
			accountId: string,
			key: string,
		): Promise<{ fingerprint: string; jobId: string } | undefined> {
			const row = await keys().where({ account_id: accountId, key }).first();
			return row && { fingerprint: row.fingerprint, jobId: row.job_id };
		},

		/** Does nothing when the key is in use or the job is gone. */
		async keepIdempotencyKey(
			{
				accountId,
				key,
				fingerprint,
				jobId,
			}: Record<'accountId' | 'key' | 'fingerprint' | 'jobId', string>,
			on?: Connection,
		): Promise<void> {
			// Locked, because the job may be deleted at the same time.
			const lock = isPostgres(db) ? 'for key share' : '';
			await (on ?? db).raw(
				`insert into idempotency_keys (account_id, key, fingerprint, job_id)
					select ?, ?, ?, id from jobs where id = ? ${lock}
					on conflict do nothing`,
				[accountId, key, fingerprint, jobId],
			);
		},

		async countByTemplate(
			accountId: string,
			templateId: string,
		): Promise<{ all: number; unfinished: number }> {
			const [row] = (await shown()
				.where({ account_id: accountId, template_id: templateId })
				.select(db.raw('count(*) as all_jobs, count(due_at) as unfinished'))) as unknown as {
				all_jobs: number;
				unfinished: number;
			}[];
			return { all: row?.all_jobs ?? 0, unfinished: row?.unfinished ?? 0 };
		},

		/** Returns the deleted job, so that its document and pages can be released. */
		async delete(id: string, trx: Connection): Promise<Job | undefined> {
			// knex does not support "delete … returning" on SQLite. There, the transaction holds the only lock.
			const query = jobs(trx).where({ id });
			const row = await (isPostgres(trx) ? query.clone().forUpdate() : query.clone()).first();
			await query.delete();
			return row && toJob(row);
		},

		async listEndedBefore(time: Date, limit: number): Promise<string[]> {
			const rows = await jobs()
				.where('completed_at', '<', time.getTime())
				.limit(limit)
				.select('id');
			return rows.map(({ id }) => id);
		},
	};
}

/** The columns of a job that has just been submitted. */
export function toNewRow(job: NewJob) {
	return {
		id: job.id,
		account_id: job.accountId,
		template_id: job.templateId,
		template_revision: job.templateRevision,
		sha256: job.sha256,
		file_name: job.fileName,
		file_type: job.fileType,
		language: job.language,
		pages: job.pages,
		reader: job.reader,
		password: job.password ?? null,
		document_key: job.documentKey,
		document_bytes: job.documentBytes,
		document_until: null,
		document_removed_at: null,
		status: job.status,
		attempts: 0,
		due_at: null,
		token: null,
		seq: 1,
		announced_seq: 0,
		reservation_id: null,
		page_count: null,
		pages_read: 0,
		page_used: 0,
		result: null,
		details: null,
		error: null,
		error_code: null,
		sorting: job.sorting ? JSON.stringify(job.sorting) : null,
		sorting_key: job.sortingKey ?? '',
		parent_id: job.parentId ?? null,
		pieces: job.pieces ? JSON.stringify(job.pieces) : null,
		words_key: null,
		words_sha256: null,
		request_id: job.origin?.requestId ?? null,
		traceparent: job.origin?.traceparent ?? null,
		created_at: job.createdAt.getTime(),
		started_at: null,
		completed_at: null,
	};
}

function toPattern(part: string): string {
	return `%${part.replace(/[\\%_]/g, '\\$&')}%`;
}
