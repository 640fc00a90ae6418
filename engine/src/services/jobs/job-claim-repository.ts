import type { Knex } from 'knex';
import type { Plans } from '../../model/account.ts';
import type { Claim } from '../../model/job.ts';
import type { Database } from '../../platform/store/open-database.ts';
import { isPostgres } from '../../platform/store/open-database.ts';
import type { StoreTime } from '../../platform/store/store-time.ts';
import { IS_DUE, IS_IN_WORK, dueBindings, firstOfEach } from '../../platform/store/store-time.ts';
import { toJob } from './job-row.ts';
import type { JobRow } from './job-row.ts';

/** An account that may be next, and the maximum number of its running jobs. */
type TurnRow = { owner: string; most: number };

export type ClaimWish = {
	token: string;
	/** Jobs that this process already runs. Their expired leases are for this process to extend. */
	except: readonly string[];
	leaseMs: number;
	/** Longer than any wait. */
	furthestMs: number;
	plans: Plans;
	now: Date;
};

/** For plans without a limit. */
const NO_LIMIT = 1_000_000_000;
/** For an account whose plan was removed from the configuration. */
const LIMIT_WITHOUT_PLAN = 1;

/** Claims jobs. Accounts take turns, and no account runs more jobs than its plan allows. */
export function createJobClaimRepository(db: Database, time: StoreTime) {
	// Skip rows that another worker is claiming, instead of waiting for them.
	const skipTaken = isPostgres(db) ? 'for update skip locked' : '';
	const rowsOf = <T>(answer: T[] | { rows: T[] }): T[] =>
		Array.isArray(answer) ? answer : answer.rows;

	/**
	 * The account that is next: among those with a due job and below their limit, the one with the fewest running
	 * jobs, then the one whose last turn is longest ago.
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
			[...limits, ...others].reduce<Record<string, Knex.Value>>(
				(all, { bindings }) => Object.assign(all, bindings),
				dueBindings(time, furthestMs),
			),
		);
		const [row] = rowsOf(answer);
		return row && { accountId: row.owner, limit: row.most };
	}

	/**
	 * Claims the job of an account that has been due longest, unless the account is at its limit. The turn is written
	 * first: claims for one account wait there for each other, so each counts the jobs that the previous one took. A
	 * single statement would count as of its start.
	 */
	async function take(
		{ accountId, limit }: { accountId: string; limit: number },
		wish: ClaimWish,
	): Promise<JobRow | undefined> {
		const bindings = {
			...dueBindings(time, wish.furthestMs),
			accountId,
			limit,
			token: wish.token,
			startedAt: wish.now.getTime(),
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
		/** Claims a job of the account whose turn it is. */
		async claim(wish: ClaimWish): Promise<Claim | undefined> {
			const passed: string[] = [];
			for (;;) {
				const turn = await nextAccount(wish, passed);
				if (!turn) return undefined;
				const row = await take(turn, wish);
				if (row) {
					const { token, now: claimedAt } = wish;
					return { job: toJob(row), token, claimedAt, password: row.password };
				}
				// Another worker was faster; try the next account.
				passed.push(turn.accountId);
			}
		},
	};
}
