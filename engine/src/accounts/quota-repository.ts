import type { Connection, Database } from '../store/open-database.ts';

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

export type QuotaRepository = ReturnType<typeof createQuotaRepository>;

/** Every change is a conditional update, so that parallel requests can neither overspend nor settle twice. */
export function createQuotaRepository(db: Database) {
	const quotas = (on: Connection = db) => on<QuotaRow>('page_quotas');
	const reservations = (on: Connection = db) => on<ReservationRow>('page_reservations');

	return {
		/** Answers false, and reserves nothing, when the limit does not leave that many pages. */
		async reserve(
			wanted: {
				id: string;
				accountId: string;
				period: string;
				pages: number;
				limit: number;
				now: Date;
				expiresAt: Date | null;
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
					expires_at: wanted.expiresAt?.getTime() ?? null,
					settled_at: null,
				});
				return true;
			});
		},

		/** Answers false, and changes nothing, when the reservation was settled before. */
		async settle(
			{ id, pagesUsed, now }: { id: string; pagesUsed: number; now: Date },
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
		},

		async read(
			accountId: string,
			period: string,
			on?: Connection,
		): Promise<{ used: number; reserved: number }> {
			const row = await quotas(on).where({ account_id: accountId, period }).first();
			return { used: row?.used ?? 0, reserved: row?.reserved ?? 0 };
		},

		/** Pages charged since then, by the number of the day since 1970 in UTC. */
		async sumByDay(accountId: string, since: Date): Promise<{ day: number; pages: number }[]> {
			return await reservations()
				.where({ account_id: accountId, state: 'committed' })
				.andWhere('settled_at', '>=', since.getTime())
				.groupByRaw('settled_at / 86400000')
				.select<{ day: number; pages: number }[]>(
					db.raw('settled_at / 86400000 as day, sum(pages_used) as pages'),
				);
		},

		async listExpired(now: Date, limit: number): Promise<string[]> {
			const rows = await reservations()
				.where({ state: 'reserved' })
				.andWhere('expires_at', '<=', now.getTime())
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
