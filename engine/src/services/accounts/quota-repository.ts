import type { Connection, Database } from '../../platform/store/open-database.ts';
import type { StoreTime } from '../../platform/store/store-time.ts';

type QuotaRow = { account_id: string; period: string; used: number; reserved: number };

type ReservationRow = {
	id: string;
	account_id: string;
	period: string;
	state: 'reserved' | 'committed' | 'released';
	pages: number;
	pages_used: number;
	created_at: number;
	expires_at: number | null;
	settled_at: number | null;
};

export type PageCommit = { id: string; pagesUsed: number };

export type QuotaRepository = ReturnType<typeof createQuotaRepository>;

/** Every change is a conditional update, so that parallel requests cannot overspend or settle twice. */
export function createQuotaRepository(db: Database, time: StoreTime) {
	const quotas = (on: Connection = db) => on<QuotaRow>('page_quotas');
	const reservations = (on: Connection = db) => on<ReservationRow>('page_reservations');

	/** Returns false, and changes nothing, when the reservation was settled before. */
	async function settle(
		{ id, pagesUsed, now }: PageCommit & { now: Date },
		on: Connection = db,
	): Promise<boolean> {
		return await on.transaction(async (trx) => {
			const [settled] = await reservations(trx)
				.where({ id, state: 'reserved' })
				.andWhere('pages', '>=', pagesUsed)
				.update({
					state: pagesUsed > 0 ? 'committed' : 'released',
					pages_used: pagesUsed,
					settled_at: now.getTime(),
				})
				.returning(['account_id', 'period', 'pages']);
			if (!settled) return false;
			await quotas(trx)
				.where({ account_id: settled.account_id, period: settled.period })
				.update({
					used: trx.raw('used + ?', [pagesUsed]),
					reserved: trx.raw('reserved - ?', [settled.pages]),
				});
			return true;
		});
	}

	return {
		/** Returns false, and reserves nothing, when the limit leaves too few pages. */
		async reserve(
			wanted: {
				id: string;
				accountId: string;
				period: string;
				pages: number;
				limit: number;
				now: Date;
				/** null: held until settled. */
				holdMs: number | null;
			},
			on: Connection = db,
		): Promise<boolean> {
			return await on.transaction(async (trx) => {
				const key = { account_id: wanted.accountId, period: wanted.period };
				await quotas(trx)
					.insert({ ...key, used: 0, reserved: 0 })
					.onConflict(['account_id', 'period'])
					.ignore();
				const granted = await quotas(trx)
					.where(key)
					.whereRaw('used + reserved + ? <= ?', [wanted.pages, wanted.limit])
					.increment('reserved', wanted.pages);
				if (granted === 0) return false;
				await reservations(trx).insert({
					id: wanted.id,
					...key,
					state: 'reserved',
					pages: wanted.pages,
					pages_used: 0,
					created_at: wanted.now.getTime(),
					expires_at: wanted.holdMs === null ? null : time.after(wanted.holdMs),
					settled_at: null,
				});
				return true;
			});
		},

		settle,

		/** Settles several in one transaction; returns the IDs that were not settled before. */
		async settleAll(list: readonly PageCommit[], now: Date): Promise<string[]> {
			return await db.transaction(async (trx) => {
				const settled: string[] = [];
				// A fixed order prevents deadlocks between two of these.
				for (const one of list.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
					if (await settle({ ...one, now }, trx)) settled.push(one.id);
				}
				return settled;
			});
		},

		async read(
			accountId: string,
			period: string,
			on?: Connection,
		): Promise<{ used: number; reserved: number }> {
			const row = await quotas(on).where({ account_id: accountId, period }).first();
			return { used: row?.used ?? 0, reserved: row?.reserved ?? 0 };
		},

		/** Pages charged since then, by day number since 1970 (UTC). */
		async sumByDay(accountId: string, since: Date): Promise<{ day: number; pages: number }[]> {
			return await reservations()
				.where({ account_id: accountId, state: 'committed' })
				.andWhere('settled_at', '>=', since.getTime())
				.groupByRaw('settled_at / 86400000')
				.select<{ day: number; pages: number }[]>(
					db.raw('settled_at / 86400000 as day, sum(pages_used) as pages'),
				);
		},

		/** The subset of these reservations that was charged. */
		async listCommitted(ids: readonly string[]): Promise<string[]> {
			const rows = await reservations()
				.whereIn('id', ids)
				.andWhere({ state: 'committed' })
				.select('id');
			return rows.map((row) => row.id);
		},

		async listExpired(limit: number): Promise<string[]> {
			const rows = await reservations()
				.where({ state: 'reserved' })
				.andWhere('expires_at', '<=', time.after(0))
				.limit(limit)
				.select('id');
			return rows.map((row) => row.id);
		},

		/**
		 * Reservations made for a job that no job refers to. A job stores its reservation in the transaction that
		 * creates it, so these never get one.
		 */
		async listUnnamed(limit: number): Promise<string[]> {
			const rows = await reservations()
				.where({ state: 'reserved' })
				.whereNull('expires_at')
				.whereNotExists(
					db('jobs').select(db.raw('1')).whereRaw('reservation_id = page_reservations.id'),
				)
				.limit(limit)
				.select('id');
			return rows.map((row) => row.id);
		},

		async deleteSettledBefore(time: Date): Promise<number> {
			return await reservations()
				.whereIn('state', ['committed', 'released'])
				.andWhere('settled_at', '<', time.getTime())
				.delete();
		},
	};
}
