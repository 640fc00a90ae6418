import type { Connection, Database } from '../../platform/store/open-database.ts';

type FactorRow = {
	user_id: string;
	secret: string;
	last_step: number;
	confirmed_at: number | null;
};
type CodeRow = { user_id: string; hash: string };

export type SecondFactorRepository = ReturnType<typeof createSecondFactorRepository>;

/** Secrets of one-time codes, and the hashes of recovery codes. */
export function createSecondFactorRepository(db: Database) {
	const factors = (on: Connection = db) => on<FactorRow>('second_factors');
	const codes = (on: Connection = db) => on<CodeRow>('recovery_codes');

	return {
		async find(userId: string): Promise<{ secret: string; isConfirmed: boolean } | undefined> {
			const row = await factors().where({ user_id: userId }).first();
			return row && { secret: row.secret, isConfirmed: row.confirmed_at !== null };
		},

		/** Replaces a secret that was never confirmed; returns false when there is a confirmed one. */
		offer: (userId: string, secret: string): Promise<boolean> =>
			db.transaction(async (trx) => {
				await factors(trx).where({ user_id: userId }).whereNull('confirmed_at').delete();
				const inserted = await factors(trx)
					.insert({ user_id: userId, secret, last_step: 0, confirmed_at: null })
					.onConflict('user_id')
					.ignore()
					.returning('user_id');
				return inserted.length === 1;
			}),

		/** Returns false when another request has confirmed it. */
		async confirm(userId: string, now: Date, trx: Connection): Promise<boolean> {
			const changed = await factors(trx)
				.where({ user_id: userId })
				.whereNull('confirmed_at')
				.update({ confirmed_at: now.getTime() });
			return changed === 1;
		},

		/** Consumes a time step and all earlier ones; returns false when it was already used. */
		async takeStep(userId: string, step: number, on?: Connection): Promise<boolean> {
			const changed = await factors(on)
				.where({ user_id: userId })
				.andWhere('last_step', '<', step)
				.update({ last_step: step });
			return changed === 1;
		},

		async replaceCodes(userId: string, hashes: readonly string[], trx: Connection): Promise<void> {
			await codes(trx).where({ user_id: userId }).delete();
			await codes(trx).insert(hashes.map((hash) => ({ user_id: userId, hash })));
		},

		/** Consumes a recovery code; of two concurrent calls only one succeeds. */
		async takeCode(userId: string, hash: string): Promise<boolean> {
			return (await codes().where({ user_id: userId, hash }).delete()) === 1;
		},

		async countCodes(userId: string): Promise<number> {
			const [counted] = await codes().where({ user_id: userId }).count({ count: '*' });
			return Number(counted?.count);
		},

		/** Returns false when there was none. */
		async delete(userId: string, trx: Connection): Promise<boolean> {
			await codes(trx).where({ user_id: userId }).delete();
			return (await factors(trx).where({ user_id: userId }).delete()) === 1;
		},
	};
}
