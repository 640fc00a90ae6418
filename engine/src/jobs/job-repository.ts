import type { Knex } from 'knex';
import { z } from 'zod';
import { DOCUMENT_TYPES } from '../model/document.ts';
import type { Detail } from '../model/extraction.ts';
import { JOB_STATUSES } from '../model/job.ts';
import type { Claim, Job, JobAttempt, JobStatus } from '../model/job.ts';
import type { Plans } from '../model/account.ts';
import type { Connection, Database } from '../store/open-database.ts';
import { isPostgres } from '../store/open-database.ts';
import type { StoreTime } from '../store/store-time.ts';
import { IS_DUE, IS_IN_WORK, dueBindings, firstOfEach } from '../store/store-time.ts';

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
	document_bytes: number | null;
	document_until: number | null;
	document_removed_at: number | null;
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

type AccountRow = { id: string; stored_bytes: number };
/** An account whose turn it may be, and how many of its jobs may be in work. */
type TurnRow = { owner: string; most: number };

type IdempotencyRow = { account_id: string; key: string; fingerprint: string; job_id: string };

/** What every list needs; results may be long. */
const SUMMARY_COLUMNS = [
	...['id', 'account_id', 'template_id', 'template_revision', 'sha256', 'file_name', 'file_type'],
	...['language', 'document_key', 'status', 'attempts', 'reservation_id', 'page_count'],
	...['pages_read', 'page_used', 'error', 'request_id', 'traceparent'],
	...['created_at', 'started_at', 'completed_at'],
	...['document_bytes', 'document_removed_at'],
];
type UnlistedColumn =
	'result' | 'details' | 'due_at' | 'token' | 'seq' | 'announced_seq' | 'document_until';
type SummaryRow = Omit<JobRow, UnlistedColumn>;

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
		documentBytes: row.document_bytes,
		documentRemovedAt: row.document_removed_at === null ? null : new Date(row.document_removed_at),
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
	/** The count of attempts ends here: the one that finds that all were used up is none of its own. */
	maxAttempts: number;
	pageCount: number | null;
	pageUsed: number;
	result: Record<string, unknown> | null;
	details: Detail[] | null;
	error: string | null;
	/** When the document goes, earlier than the job; null: together with it. */
	documentUntil?: Date | null;
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

export type ClaimWish = {
	token: string;
	/** Jobs that this process has in hand: their leases, should they have run out, are its to extend. */
	except: readonly string[];
	leaseMs: number;
	/** No wait of ours is longer. */
	furthestMs: number;
	plans: Plans;
	now: Date;
};

/** More than anybody has in work; for plans without a limit. */
const NO_LIMIT = 1_000_000_000;
/** For an account whose plan has left the configuration. */
const LIMIT_WITHOUT_PLAN = 1;

export type JobRepository = ReturnType<typeof createJobRepository>;

/**
 * The row is the queue. `due_at` says when somebody has to take it, the token who has; both are read
 * by the clock of the store, never by that of a worker.
 *
 * | State                | status     | token | due_at                | attempts                       |
 * | -------------------- | ---------- | ----- | --------------------- | ------------------------------ |
 * | waits                | pending    |       | when it was submitted | 0                              |
 * | is worked on         | processing | set   | the end of its lease  | counts the one under way       |
 * | its lease has run out| processing | set   | in the past           | as before                      |
 * | waits for a retry    | retrying   |       | when it is tried next | as before, or one less: a stop |
 * | has ended            | completed, failed | | null                  | as before                      |
 *
 * - claim: waits, or its lease has run out → is worked on, attempts + 1, with a fresh token.
 * - extendLease: as long as the token is ours, also when the lease has run out meanwhile.
 * - putBack: is worked on → waits for a retry. finish: is worked on → has ended.
 * - returnAttempt: whoever finds that another has taken its job takes its attempt off the count, for
 *   it lives, and the document did nothing to it. A worker that died says nothing, so its attempt
 *   stays: a document that kills every worker runs out of attempts.
 * - restart: failed → waits, attempts 0.
 */
export function createJobRepository(db: Database, time: StoreTime) {
	const jobs = (on: Connection = db) => on<JobRow>('jobs');
	const attempts = (on: Connection = db) => on<AttemptRow>('job_attempts');
	const accounts = (on: Connection = db) => on<AccountRow>('accounts');
	const keys = (on: Connection = db) => on<IdempotencyRow>('idempotency_keys');
	const held = ({ job, token }: Claim, on?: Connection) => jobs(on).where({ id: job.id, token });
	// SQLite looks at the case of no letter from A to Z, and at that of all others.
	const likeInAnyCase = isPostgres(db) ? 'ilike' : 'like';
	// Rows that another worker is taking at this moment are passed over, not waited for.
	const skipTaken = isPostgres(db) ? 'for update skip locked' : '';
	const rowsOf = <T>(answer: T[] | { rows: T[] }): T[] =>
		Array.isArray(answer) ? answer : answer.rows;

	/**
	 * The account whose turn it is: of those that have a job due and are below the limit of their plan,
	 * the one with the fewest jobs in work, then the one that was not given a turn for longest.
	 */
	async function nextAccount(
		{ furthestMs, plans }: ClaimWish,
		passed: readonly string[],
	): Promise<{ accountId: string; limit: number } | undefined> {
		const limits = Object.entries(plans).map(([plan, { documentsAtOnce }], i) => ({
			sql: `when :plan${i} then cast(:most${i} as integer)`,
			bindings: { [`plan${i}`]: plan, [`most${i}`]: documentsAtOnce ?? NO_LIMIT },
		}));
		const others = passed.map((id, i) => ({
			sql: `and owner <> :passed${i}`,
			bindings: { [`passed${i}`]: id },
		}));
		const answer = await db.raw<TurnRow[] | { rows: TurnRow[] }>(
			`with recursive ${firstOfEach('jobs', 'account_id')}, ready as (
				select owner, firsts.due_at, coalesce(taken_at, 0) as taken_at,
					(select count(*) from jobs where account_id = owner and ${IS_IN_WORK}) as in_work,
					case plan ${limits.map(({ sql }) => sql).join(' ')} else ${LIMIT_WITHOUT_PLAN} end as most
				from firsts join accounts on accounts.id = owner
				left join job_turns on job_turns.account_id = owner
				where firsts.due_at <= :now
					or exists (select 1 from jobs where account_id = owner and due_at > :furthest)
			)
			select owner, most from ready
			where in_work < most ${others.map(({ sql }) => sql).join(' ')}
			order by in_work, taken_at, due_at limit 1`,
			Object.assign(
				dueBindings(time, furthestMs),
				...[...limits, ...others].map(({ bindings }) => bindings),
			) as Record<string, Knex.Value>,
		);
		const [row] = rowsOf(answer);
		return row && { accountId: row.owner, limit: row.most };
	}

	/**
	 * Takes the job of an account that has been due longest, unless the account has its fill. Writing
	 * down the turn comes first: claims for one account wait there for each other, and each then counts
	 * what the one before it has taken. (One statement would count as of the moment it began.)
	 */
	async function take(
		{ accountId, limit }: { accountId: string; limit: number },
		wish: ClaimWish,
	): Promise<JobRow | undefined> {
		const bindings = {
			...dueBindings(time, wish.furthestMs),
			...{ accountId, limit, token: wish.token, startedAt: wish.now.getTime() },
			leaseUntil: time.after(wish.leaseMs),
			...Object.fromEntries(wish.except.map((id, i) => [`e${i}`, id])),
		};
		return await db.transaction(async (trx) => {
			await trx.raw(
				`insert into job_turns (account_id, taken_at) values (:accountId, :now)
				on conflict (account_id) do update set taken_at = excluded.taken_at`,
				bindings,
			);
			const answer = await trx.raw<JobRow[] | { rows: JobRow[] }>(
				`update jobs set status = 'processing', attempts = attempts + 1, token = :token,
					due_at = :leaseUntil, started_at = coalesce(started_at, :startedAt),
					announced_seq = seq, pages_read = 0
				where id = (
					select id from jobs where account_id = :accountId and ${IS_DUE}
						${wish.except.map((_, i) => `and id <> :e${i}`).join(' ')}
						and (select count(*) from jobs where account_id = :accountId and ${IS_IN_WORK}) < :limit
					order by due_at limit 1 ${skipTaken}
				) returning *`,
				bindings,
			);
			return rowsOf(answer)[0];
		});
	}

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
				document_bytes: job.documentBytes,
				document_until: null,
				document_removed_at: null,
				status: job.status,
				attempts: 0,
				due_at: time.after(0),
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

		/** Takes a job of the account whose turn it is. */
		async claim(wish: ClaimWish): Promise<Claim | undefined> {
			const passed: string[] = [];
			for (;;) {
				const turn = await nextAccount(wish, passed);
				if (!turn) return undefined;
				const row = await take(turn, wish);
				if (row) return { job: toJob(row), token: wish.token, claimedAt: wish.now };
				// Others were quicker; it comes to its turn again.
				passed.push(turn.accountId);
			}
		},

		/** Answers false when the job is no longer ours: another has it, or it was deleted. */
		async extendLease(claim: Claim, leaseMs: number): Promise<boolean> {
			return (await held(claim).update({ due_at: time.after(leaseMs) })) === 1;
		},

		/** How many attempts count by now; undefined when the job is no longer ours. */
		async countAttempts(claim: Claim): Promise<number | undefined> {
			return (await held(claim).first('attempts'))?.attempts;
		},

		/** Takes an attempt whose job went to another worker off the count, unless the job has ended. */
		async returnAttempt({ job, token }: Claim, on?: Connection): Promise<boolean> {
			const changed = await jobs(on)
				.where({ id: job.id, started_at: job.startedAt?.getTime() ?? null })
				.andWhere('due_at', '>', 0)
				.andWhere('attempts', '>', 0)
				.andWhere((other) => void other.whereNull('token').orWhereNot({ token }))
				.update({ attempts: db.raw('attempts - 1') });
			return changed === 1;
		},

		/** Lets go of what a claim has taken whose answer never came; it was no attempt. */
		async dropClaim(token: string): Promise<boolean> {
			const changed = await jobs()
				.where({ token })
				.andWhere('due_at', '>', 0)
				.update({
					status: 'retrying',
					attempts: db.raw('attempts - 1'),
					due_at: time.after(0),
					token: null,
				});
			return changed === 1;
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

		async hasAttempt(id: string, on?: Connection): Promise<boolean> {
			return (await attempts(on).where({ id }).first('id')) !== undefined;
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
				attempts: db.raw('case when attempts > ? then ? else attempts end', [
					...[outcome.maxAttempts, outcome.maxAttempts],
				]),
				page_count: outcome.pageCount,
				page_used: outcome.pageUsed,
				result: outcome.result && JSON.stringify(outcome.result),
				details: outcome.details && JSON.stringify(outcome.details),
				error: outcome.error,
				document_until: outcome.documentUntil?.getTime() ?? null,
				completed_at: outcome.now.getTime(),
				reservation_id: null,
				due_at: null,
				token: null,
			});
			return changed === 1;
		},

		/** Lets go of the job, to be taken again after a wait. */
		async putBack(
			claim: Claim,
			{ waitMs, counts, pageCount }: { waitMs: number; counts: boolean; pageCount: number | null },
			on?: Connection,
		): Promise<boolean> {
			const changed = await held(claim, on).update({
				status: 'retrying',
				...(!counts && { attempts: db.raw('attempts - 1') }),
				page_count: pageCount,
				due_at: time.after(waitMs),
				token: null,
				seq: db.raw('seq + 1'),
			});
			return changed === 1;
		},

		/** Makes a failed job wait again from the start; undefined when it has not failed, or has no document. */
		async restart(id: string): Promise<Job | undefined> {
			const [row] = await jobs()
				.where({ id, status: 'failed', document_removed_at: null })
				.update({
					status: 'pending',
					document_until: null,
					attempts: 0,
					error: null,
					started_at: null,
					completed_at: null,
					due_at: time.after(0),
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

		async readStoredBytes(accountId: string): Promise<number> {
			const row = await accounts().where({ id: accountId }).first('stored_bytes');
			return row?.stored_bytes ?? 0;
		},

		/** Counts the documents of new jobs; false, and nothing counted, when they exceed the limit. */
		async addStoredBytes(
			{ accountId, bytes, limit }: { accountId: string; bytes: number; limit: number },
			trx: Connection,
		): Promise<boolean> {
			const added = await accounts(trx)
				.where({ id: accountId })
				.whereRaw('stored_bytes + ? <= ?', [bytes, limit])
				.increment('stored_bytes', bytes);
			return added === 1;
		},

		/** The document of this job is no longer kept. */
		async subtractStoredBytes(job: Job, trx: Connection): Promise<void> {
			if (!job.documentBytes || job.documentRemovedAt) return;
			await accounts(trx).where({ id: job.accountId }).decrement('stored_bytes', job.documentBytes);
		},

		async listDocumentsDue(now: Date, limit: number): Promise<string[]> {
			const rows = await jobs()
				.where('document_until', '<=', now.getTime())
				.limit(limit)
				.select('id');
			return rows.map(({ id }) => id);
		},

		/** Notes that the document goes; undefined when the job was retried or deleted meanwhile. */
		async markDocumentRemoved(id: string, now: Date, trx: Connection): Promise<Job | undefined> {
			const [row] = await jobs(trx)
				.where({ id, status: 'failed' })
				.andWhere('document_until', '<=', now.getTime())
				.update({ document_until: null, document_removed_at: now.getTime() })
				.returning('*');
			// As it was before, so that what the document took up can be given back.
			return row && { ...toJob(row), documentRemovedAt: null };
		},

		/** Of these jobs, the ones that are still to end. */
		async listUnfinished(ids: readonly string[]): Promise<string[]> {
			const rows = await jobs().whereIn('id', ids).andWhere('due_at', '>', 0).select('id');
			return rows.map(({ id }) => id);
		},

		/** Of these documents, the ones that belong to no job. */
		async keepOrphans(documentKeys: readonly string[]): Promise<string[]> {
			const rows = await jobs()
				.whereIn('document_key', documentKeys)
				.whereNull('document_removed_at')
				.select('document_key');
			const known = new Set(rows.map((row) => row.document_key));
			return documentKeys.filter((key) => !known.has(key));
		},

		/**
		 * Hands those that nobody was told of to `announce` and marks them, unless that fails. No row is
		 * locked meanwhile: telling of one twice does no harm, keeping workers from it would.
		 */
		async announce(
			limit: number,
			announce: (list: { id: string; seq: number }[]) => Promise<void>,
		): Promise<number> {
			const list = await jobs()
				.whereRaw('announced_seq < seq')
				.andWhere('due_at', '<=', time.after(0))
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
