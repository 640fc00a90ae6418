import { z } from 'zod';
import { DOCUMENT_TYPES } from '../model/document.ts';
import type { Detail } from '../model/extraction.ts';
import { JOB_STATUSES } from '../model/job.ts';
import type { Claim, Job, JobAttempt, JobStatus } from '../model/job.ts';
import type { Connection, Database } from '../store/open-database.ts';
import { isPostgres } from '../store/open-database.ts';

type JobRow = {
	id: string;
	account_id: string;
	template_id: string;
	template_revision: number;
	sha256: string;
	file_name: string;
	file_type: string;
	language: string | null;
	document_key: string;
	status: JobStatus;
	attempts: number;
	due_at: number | null;
	token: string | null;
	seq: number;
	announced_seq: number;
	reservation_id: string | null;
	page_count: number | null;
	pages_read: number;
	page_used: number;
	result: string | null;
	details: string | null;
	error: string | null;
	request_id: string | null;
	traceparent: string | null;
	created_at: number;
	started_at: number | null;
	completed_at: number | null;
};

type AttemptRow = {
	id: string;
	job_id: string;
	number: number;
	outcome: JobAttempt['outcome'];
	error: string | null;
	started_at: number;
	ended_at: number;
};

type IdempotencyRow = { account_id: string; key: string; fingerprint: string; job_id: string };

/** What every list needs; results may be long. */
const SUMMARY_COLUMNS = [
	...['id', 'account_id', 'template_id', 'template_revision', 'sha256', 'file_name', 'file_type'],
	...['language', 'document_key', 'status', 'attempts', 'reservation_id', 'page_count'],
	...['pages_read', 'page_used', 'error', 'request_id', 'traceparent'],
	...['created_at', 'started_at', 'completed_at'],
];
type SummaryRow = Omit<JobRow, 'result' | 'details' | 'due_at' | 'token' | 'seq' | 'announced_seq'>;

const resultSchema = z.record(z.string(), z.unknown());
const detailsSchema = z.array(z.custom<Detail>((value) => typeof value === 'object'));

function toJob(row: SummaryRow & Partial<JobRow>): Job {
	return {
		id: row.id,
		accountId: row.account_id,
		templateId: row.template_id,
		templateRevision: row.template_revision,
		sha256: row.sha256,
		fileName: row.file_name,
		fileType: z.enum(DOCUMENT_TYPES).parse(row.file_type),
		language: row.language,
		documentKey: row.document_key,
		status: z.enum(JOB_STATUSES).parse(row.status),
		attempts: row.attempts,
		reservationId: row.reservation_id,
		pageCount: row.page_count,
		pagesRead: row.pages_read,
		pageUsed: row.page_used,
		result: row.result ? resultSchema.parse(JSON.parse(row.result)) : null,
		details: row.details ? detailsSchema.parse(JSON.parse(row.details)) : null,
		error: row.error,
		origin:
			row.request_id === null ? null : { requestId: row.request_id, traceparent: row.traceparent },
		createdAt: new Date(row.created_at),
		startedAt: row.started_at === null ? null : new Date(row.started_at),
		completedAt: row.completed_at === null ? null : new Date(row.completed_at),
	};
}

export type Outcome = {
	status: 'completed' | 'failed';
	attempts: number;
	pageCount: number | null;
	pageUsed: number;
	result: Record<string, unknown> | null;
	details: Detail[] | null;
	error: string | null;
	now: Date;
};

export type JobPage = {
	accountId: string;
	before: string | undefined;
	status: JobStatus | undefined;
	templateId?: string | undefined;
	/** A part of the name, in any case. */
	fileName?: string | undefined;
	limit: number;
};

export type JobKey = Pick<Job, 'accountId' | 'templateId' | 'templateRevision' | 'sha256'>;

export type JobRepository = ReturnType<typeof createJobRepository>;

/** The row is the queue: `due_at` says when somebody has to take it, the token who has. */
export function createJobRepository(db: Database) {
	const jobs = (on: Connection = db) => on<JobRow>('jobs');
	const attempts = (on: Connection = db) => on<AttemptRow>('job_attempts');
	const keys = (on: Connection = db) => on<IdempotencyRow>('idempotency_keys');
	const held = ({ job, token }: Claim, on?: Connection) => jobs(on).where({ id: job.id, token });
	// SQLite looks at the case of no letter from A to Z, and at that of all others.
	const likeInAnyCase = isPostgres(db) ? 'ilike' : 'like';
	// Rows that another worker is taking at this moment are passed over, not waited for.
	const skipTaken = isPostgres(db) ? 'for update skip locked' : '';

	return {
		/** Answers the ids of those inserted; one that exists already is left out, also within the list. */
		async insertNew(list: readonly Job[], on?: Connection): Promise<Set<string>> {
			// In one order, so that two processes inserting the same ones cannot wait for each other.
			const ordered = list.toSorted((a, b) => (a.sha256 < b.sha256 ? -1 : 1));
			const rows = ordered.map((job) => ({
				id: job.id,
				account_id: job.accountId,
				template_id: job.templateId,
				template_revision: job.templateRevision,
				sha256: job.sha256,
				file_name: job.fileName,
				file_type: job.fileType,
				language: job.language,
				document_key: job.documentKey,
				status: job.status,
				attempts: 0,
				due_at: job.createdAt.getTime(),
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
				request_id: job.origin?.requestId ?? null,
				traceparent: job.origin?.traceparent ?? null,
				created_at: job.createdAt.getTime(),
				started_at: null,
				completed_at: null,
			}));
			const inserted = await jobs(on)
				.insert(rows)
				.onConflict(['account_id', 'template_id', 'template_revision', 'sha256'])
				.ignore()
				.returning('id');
			return new Set(inserted.map(({ id }) => id));
		},

		async findDuplicate(key: JobKey, on?: Connection): Promise<Job | undefined> {
			const row = await jobs(on)
				.where({
					account_id: key.accountId,
					template_id: key.templateId,
					template_revision: key.templateRevision,
					sha256: key.sha256,
				})
				.first<SummaryRow | undefined>(SUMMARY_COLUMNS);
			return row && toJob(row);
		},

		async find(id: string): Promise<Job | undefined> {
			const row = await jobs().where({ id }).first();
			return row && toJob(row);
		},

		async findSummary(id: string): Promise<Job | undefined> {
			const row = await jobs().where({ id }).first<SummaryRow | undefined>(SUMMARY_COLUMNS);
			return row && toJob(row);
		},

		/** Newest first: ids sort by time. */
		async list({
			accountId,
			before,
			status,
			templateId,
			fileName,
			limit,
		}: JobPage): Promise<Job[]> {
			const query = jobs().where({ account_id: accountId }).orderBy('id', 'desc').limit(limit);
			if (before !== undefined) void query.andWhere('id', '<', before);
			if (status !== undefined) void query.andWhere({ status });
			if (templateId !== undefined) void query.andWhere({ template_id: templateId });
			if (fileName !== undefined) {
				void query.andWhereRaw(`file_name ${likeInAnyCase} ? escape '\\'`, [toPattern(fileName)]);
			}
			return (await query.select<SummaryRow[]>(SUMMARY_COLUMNS)).map(toJob);
		},

		async findByIdempotencyKey(
			accountId: string,
			key: string,
		): Promise<{ fingerprint: string; jobId: string } | undefined> {
			const row = await keys().where({ account_id: accountId, key }).first();
			return row && { fingerprint: row.fingerprint, jobId: row.job_id };
		},

		async keepIdempotencyKey(
			{
				accountId,
				key,
				fingerprint,
				jobId,
			}: Record<'accountId' | 'key' | 'fingerprint' | 'jobId', string>,
			on?: Connection,
		): Promise<void> {
			await keys(on)
				.insert({ account_id: accountId, key, fingerprint, job_id: jobId })
				.onConflict(['account_id', 'key'])
				.ignore();
		},

		/**
		 * Takes the job that has been due longest. A time further ahead than any wait of ours comes from
		 * a clock that was set back since, and counts as due. Without "> 0" SQLite would look through all
		 * jobs that have ended.
		 */
		async claim({
			token,
			now,
			leaseUntil,
			furthest,
		}: {
			token: string;
			now: Date;
			leaseUntil: Date;
			furthest: Date;
		}): Promise<Claim | undefined> {
			const rows = await db.raw<JobRow[] | { rows: JobRow[] }>(
				`update jobs set status = 'processing', attempts = attempts + 1, token = ?, due_at = ?,
					started_at = coalesce(started_at, ?), announced_seq = seq, pages_read = 0
				where id = (
					select id from jobs where due_at > 0 and (due_at <= ? or due_at > ?)
					order by due_at limit 1 ${skipTaken}
				) returning *`,
				[token, leaseUntil.getTime(), now.getTime(), now.getTime(), furthest.getTime()],
			);
			const [row] = Array.isArray(rows) ? rows : rows.rows;
			return row && { job: toJob(row), token, claimedAt: now };
		},

		/** Answers false when the job is no longer ours: another has it, or it was deleted. */
		async extendLease(claim: Claim, leaseUntil: Date): Promise<boolean> {
			return (await held(claim).update({ due_at: leaseUntil.getTime() })) === 1;
		},

		async recordPages(
			claim: Claim,
			{ pageCount, reservationId }: { pageCount: number; reservationId: string },
			on?: Connection,
		): Promise<boolean> {
			const changes = { page_count: pageCount, reservation_id: reservationId };
			return (await held(claim, on).update(changes)) === 1;
		},

		/** For people who watch; whether it was written changes nothing. */
		async recordProgress(claim: Claim, pagesRead: number): Promise<void> {
			await held(claim).update({ pages_read: pagesRead });
		},

		async insertAttempt(jobId: string, attempt: JobAttempt, on?: Connection): Promise<void> {
			await attempts(on).insert({
				id: attempt.id,
				job_id: jobId,
				number: attempt.number,
				outcome: attempt.outcome,
				error: attempt.error,
				started_at: attempt.startedAt.getTime(),
				ended_at: attempt.endedAt.getTime(),
			});
		},

		async listAttempts(jobId: string): Promise<JobAttempt[]> {
			const rows = await attempts().where({ job_id: jobId }).orderBy('id');
			return rows.map((row) => ({
				id: row.id,
				number: row.number,
				outcome: row.outcome,
				error: row.error,
				startedAt: new Date(row.started_at),
				endedAt: new Date(row.ended_at),
			}));
		},

		async countByTemplate(
			accountId: string,
			templateId: string,
		): Promise<{ all: number; unfinished: number }> {
			const [row] = (await jobs()
				.where({ account_id: accountId, template_id: templateId })
				.select(db.raw('count(*) as all_jobs, count(due_at) as unfinished'))) as unknown as {
				all_jobs: number;
				unfinished: number;
			}[];
			return { all: row?.all_jobs ?? 0, unfinished: row?.unfinished ?? 0 };
		},

		/** Ends the job; false, and nothing changed, when it is no longer ours. */
		async finish(claim: Claim, outcome: Outcome, on?: Connection): Promise<boolean> {
			const changed = await held(claim, on).update({
				status: outcome.status,
				attempts: outcome.attempts,
				page_count: outcome.pageCount,
				page_used: outcome.pageUsed,
				result: outcome.result && JSON.stringify(outcome.result),
				details: outcome.details && JSON.stringify(outcome.details),
				error: outcome.error,
				completed_at: outcome.now.getTime(),
				reservation_id: null,
				due_at: null,
				token: null,
			});
			return changed === 1;
		},

		/** Lets go of the job, to be taken again at that time. */
		async putBack(
			claim: Claim,
			back: { dueAt: Date; attempts: number; pageCount: number | null },
			on?: Connection,
		): Promise<boolean> {
			const { dueAt, pageCount } = back;
			const changed = await held(claim, on).update({
				status: 'retrying',
				attempts: back.attempts,
				page_count: pageCount,
				due_at: dueAt.getTime(),
				token: null,
				seq: db.raw('seq + 1'),
			});
			return changed === 1;
		},

		/** Makes a failed job wait again from the start; undefined when it has not failed. */
		async restart(id: string, now: Date): Promise<Job | undefined> {
			const [row] = await jobs()
				.where({ id, status: 'failed' })
				.update({
					status: 'pending',
					attempts: 0,
					error: null,
					started_at: null,
					completed_at: null,
					due_at: now.getTime(),
					seq: db.raw('seq + 1'),
				})
				.returning('*');
			return row && toJob(row);
		},

		/** Answers what was deleted, so that its document and its pages can be given up too. */
		async delete(id: string, trx: Connection): Promise<Job | undefined> {
			// knex knows no "delete … returning" for SQLite; there the transaction has the only lock.
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

		/** Of these documents, the ones that belong to no job. */
		async keepOrphans(documentKeys: readonly string[]): Promise<string[]> {
			const rows = await jobs().whereIn('document_key', documentKeys).select('document_key');
			const known = new Set(rows.map((row) => row.document_key));
			return documentKeys.filter((key) => !known.has(key));
		},

		/**
		 * Hands those that nobody was told of to `announce` and marks them, unless that fails. No row is
		 * locked meanwhile: telling of one twice does no harm, keeping workers from it would.
		 */
		async announce(
			now: Date,
			limit: number,
			announce: (list: { id: string; seq: number }[]) => Promise<void>,
		): Promise<number> {
			const list = await jobs()
				.whereRaw('announced_seq < seq')
				.andWhere('due_at', '<=', now.getTime())
				.whereIn('status', ['pending', 'retrying'])
				.orderBy('due_at')
				.limit(limit)
				.select('id', 'seq');
			if (list.length === 0) return 0;
			await announce(list);
			const pairs = list.flatMap(({ id, seq }) => [id, seq]);
			await jobs()
				.whereRaw(
					`(id, seq) in (values ${list.map(() => '(?, cast(? as integer))').join(', ')})`,
					pairs,
				)
				.update({ announced_seq: db.raw('seq') });
			return list.length;
		},
	};
}

function toPattern(part: string): string {
	return `%${part.replace(/[\\%_]/g, '\\$&')}%`;
}
