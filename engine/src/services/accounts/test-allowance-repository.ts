import type { Database } from '../../platform/store/open-database.ts';

type AllowanceRow = { account_id: string; day: string; documents: number };

export type TestAllowanceRepository = ReturnType<typeof createTestAllowanceRepository>;

/** One row per account: the latest day on which its test keys were used, and the number of documents. */
export function createTestAllowanceRepository(db: Database) {
	const allowances = () => db<AllowanceRow>('test_allowances');

	return {
		/**
		 * Counts a document on this day (YYYY-MM-DD); returns false, and counts nothing, when the limit is reached.
		 * One conditional update, so that parallel requests cannot overspend. The day never goes back: a machine with
		 * a slow clock counts for the later day.
		 */
		async spend(accountId: string, day: string, limit: number): Promise<boolean> {
			await allowances()
				.insert({ account_id: accountId, day, documents: 0 })
				.onConflict('account_id')
				.ignore();
			const counted = await allowances()
				.where({ account_id: accountId })
				.whereRaw('case when day < ? then 0 else documents end < ?', [day, limit])
				.update({
					documents: db.raw('case when day < ? then 1 else documents + 1 end', [day]),
					day: db.raw('case when day < ? then ? else day end', [day, day]),
				});
			return counted === 1;
		},
	};
}
