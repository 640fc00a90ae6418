import type { Knex } from 'knex';
import type { Plans } from '../../model/account.ts';
import type { Claim } from '../../model/job.ts';
import type { Database } from '../../platform/store/open-database.ts';
import { isPostgres } from '../../platform/store/open-database.ts';
import type { StoreTime } from '../../platform/store/store-time.ts';
import { IS_DUE, IS_IN_WORK, dueBindings, firstOfEach } from '../../platform/store/store-time.ts';
import { toJob } from './job-row.ts';
import type { JobRow } from './job-row.ts';

/** An account whose turn it may be, and how many of its jobs may be in work. */
type TurnRow = { owner: string; most: number };

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

/** Taking jobs: accounts take turns, and none has more jobs in work than its plan allows. */
export function createJobClaimRepository(db: Database, time: StoreTime) {
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
			[...limits, ...others].reduce<Record<string, Knex.Value>>(
				(all, { bindings }) => Object.assign(all, bindings),
				dueBindings(time, furthestMs),
			),
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
		/** Takes a job of the account whose turn it is. */
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
				// Others were quicker; it comes to its turn again.
				passed.push(turn.accountId);
			}
		},
	};
}
