import type { DayUsage, PageUsage } from '../../model/account.ts';
import type { Clock, NewId } from '../../model/ports.ts';
import { problem } from '../../model/problem.ts';
import type { Problem } from '../../model/problem.ts';
import type { Connection } from '../../platform/store/open-database.ts';
import { isDatabaseUnavailable } from '../../platform/store/open-database.ts';
import type { PageCommit, QuotaRepository } from './quota-repository.ts';

export type Quota = ReturnType<typeof createQuota>;

type Collaborators = { repository: QuotaRepository; clock: Clock; newId: NewId };
type Wish = {
	/** Chosen by the caller, so that it can release the reservation even if the response is lost. */
	id?: string;
	accountId: string;
	pages: number;
	/** Pages per month in the account's plan. */
	limit: number;
	/** The reservation expires after this time if the process dies; null: never. */
	holdMs: number | null;
};

const RELEASE_BATCH = 100;
const DAY_MS = 86_400_000;

/**
 * The page ledger. Pages are reserved before work, committed with the result, and released on failure. A reservation
 * is settled once: a second commit or release changes nothing.
 */
export function createQuota({ repository, clock, newId }: Collaborators) {
	async function readUsage(accountId: string, limit: number, on?: Connection): Promise<PageUsage> {
		const now = clock.now();
		const period = periodOf(now);
		const { used, reserved } = await repository.read(accountId, period, on);
		const remaining = Math.max(0, limit - used - reserved);
		return { period, limit, used, reserved, remaining, resetsAt: startOfNextPeriod(now) };
	}

	async function releaseAll(list: (limit: number) => Promise<string[]>): Promise<number> {
		let released = 0;
		for (;;) {
			const ids = await list(RELEASE_BATCH);
			for (const id of ids) {
				if (await repository.settle({ id, pagesUsed: 0, now: clock.now() })) released += 1;
			}
			if (ids.length < RELEASE_BATCH) return released;
		}
	}

	return {
		readUsage,

		/** Pages charged per day, today last. */
		async readDays(accountId: string, days: number): Promise<DayUsage[]> {
			const today = Math.floor(clock.now().getTime() / DAY_MS);
			const first = today - days + 1;
			const sums = await repository.sumByDay(accountId, new Date(first * DAY_MS));
			const pagesOn = new Map(sums.map(({ day, pages }) => [day, pages]));
			return Array.from({ length: days }, (_, i) => ({
				day: new Date((first + i) * DAY_MS).toISOString().slice(0, 10),
				pages: pagesOn.get(first + i) ?? 0,
			}));
		},

		/** For a reservation whose ID must be known before it is written. */
		newReservationId: newId,

		/** Returns the ID with which the pages are settled. */
		async reserve(
			{ id = newId(), accountId, pages, limit, holdMs }: Wish,
			on?: Connection,
		): Promise<string> {
			const now = clock.now();
			const wanted = { id, accountId, period: periodOf(now), pages, limit, now, holdMs };
			if (!(await repository.reserve(wanted, on))) {
				throw exceeds(pages, await readUsage(accountId, limit, on));
			}
			return id;
		},

		/** Charges `pagesUsed` of the reserved pages and returns the rest. */
		commit: (id: string, pagesUsed: number, on?: Connection): Promise<boolean> =>
			repository.settle({ id, pagesUsed, now: clock.now() }, on),

		release: (id: string, on?: Connection): Promise<boolean> =>
			repository.settle({ id, pagesUsed: 0, now: clock.now() }, on),

		/**
		 * Charges several reservations, all or none; returns those that were charged. The others had expired. When the
		 * response of the database is lost, the rows show which were charged.
		 */
		async commitAll(list: readonly PageCommit[]): Promise<Set<string>> {
			const settleAll = (): Promise<string[]> => repository.settleAll(list, clock.now());
			try {
				return new Set(await settleAll());
			} catch (error) {
				if (!isDatabaseUnavailable(error)) throw error;
				await settleAll();
				return new Set(await repository.listCommitted(list.map(({ id }) => id)));
			}
		},

		/** Releases expired reservations of dead processes; returns how many. */
		releaseExpired: () => releaseAll((limit) => repository.listExpired(limit)),

		/** Releases reservations of jobs that do not exist; returns how many. */
		releaseUnnamed: () => releaseAll((limit) => repository.listUnnamed(limit)),

		/** Deletes single ledger entries; the monthly totals stay. */
		forgetSettledBefore: (time: Date) => repository.deleteSettledBefore(time),
	};
}

/** Refuses work early, before its pages are counted, when no pages are left. */
export function refuseWhenExhausted(usage: PageUsage): void {
	if (usage.remaining === 0) throw exceeds(1, usage);
}

function exceeds(needed: number, { remaining, resetsAt }: PageUsage): Problem {
	return problem('QUOTA_EXCEEDED', { needed, remaining, resetsAt: resetsAt.toISOString() });
}

/** The quota month in UTC, as YYYY-MM. */
export function periodOf(time: Date): string {
	return time.toISOString().slice(0, 7);
}

function startOfNextPeriod(time: Date): Date {
	return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 1, 1));
}
