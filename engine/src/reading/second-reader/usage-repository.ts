import type { TokenCount } from '../../model/second-reader.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';
import { isPostgres } from '../../platform/store/open-database.ts';
import type { StoreTime } from '../../platform/store/store-time.ts';

type UsageRow = {
	account_id: string;
	period: string;
	calls: number;
	prompt_tokens: number;
	answer_tokens: number;
	/** From versions before leases; no longer read. */
	reserved_tokens: number;
	cost_millionths: number;
};

type LeaseRow = {
	id: string;
	account_id: string;
	period: string;
	tokens: number;
	expires_at: number;
};

type Month = { accountId: string; period: string };

export type UsageRepository = ReturnType<typeof createUsageRepository>;

/**
 * Counts the tokens of each account per month. Tokens are reserved for a question under a lease. If the process
 * dies, they are free again once the lease has expired by the database's clock.
 */
export function createUsageRepository(db: Database, time: StoreTime) {
	const usage = (on: Connection = db) => on<UsageRow>('second_reader_usage');
	const leases = (on: Connection = db) => on<LeaseRow>('second_reader_leases');

	/** Locks the month of an account, so that parallel reservations are counted one after the other. */
	async function lockMonth(
		key: Pick<UsageRow, 'account_id' | 'period'>,
		trx: Connection,
	): Promise<{ used: number }> {
		await usage(trx)
			.insert({
				...key,
				calls: 0,
				prompt_tokens: 0,
				answer_tokens: 0,
				reserved_tokens: 0,
				cost_millionths: 0,
			})
			.onConflict(['account_id', 'period'])
			.ignore();
		const query = usage(trx).where(key);
		const row = await (isPostgres(trx) ? query.forUpdate() : query).first();
		return { used: (row?.prompt_tokens ?? 0) + (row?.answer_tokens ?? 0) };
	}

	/** Tokens reserved for questions in progress. */
	async function sumLeases(
		key: Pick<LeaseRow, 'account_id' | 'period'>,
		on: Connection,
	): Promise<number> {
		const row = await leases(on)
			.where(key)
			.andWhere('expires_at', '>', time.after(0))
			.sum<{ tokens: number | string | null }[]>({ tokens: 'tokens' })
			.first();
		return Number(row?.tokens ?? 0);
	}

	return {
		/** Returns false, and reserves nothing, if the limit does not leave this many tokens. */
		async reserve(
			{ accountId, period }: Month,
			{
				id,
				tokens,
				limit,
				holdMs,
			}: {
				/** The id under which the tokens are settled later. */
				id: string;
				tokens: number;
				limit: number | null;
				/** The lease: after this time the tokens are free again, even if the process has died. */
				holdMs: number;
			},
		): Promise<boolean> {
			const key = { account_id: accountId, period };
			return await db.transaction(async (trx) => {
				const { used } = await lockMonth(key, trx);
				await leases(trx)
					.where({ account_id: accountId })
					.andWhere('expires_at', '<=', time.after(0))
					.delete();
				const reserved = await sumLeases(key, trx);
				if (limit !== null && used + reserved + tokens > limit) return false;
				await leases(trx).insert({
					id,
					...key,
					tokens,
					expires_at: time.after(holdMs),
				});
				return true;
			});
		},

		/**
		 * Releases the reserved tokens and counts the used ones, even after the lease has expired, because the
		 * tokens are spent. `used` is null if the endpoint was not asked.
		 */
		async settle(
			{ accountId, period }: Month,
			id: string,
			used: (TokenCount & { costMillionths: number }) | null,
		): Promise<void> {
			await db.transaction(async (trx) => {
				if (used) {
					await usage(trx)
						.where({ account_id: accountId, period })
						.update({
							calls: trx.raw('calls + 1'),
							prompt_tokens: trx.raw('prompt_tokens + ?', [used.prompt]),
							answer_tokens: trx.raw('answer_tokens + ?', [used.answer]),
							cost_millionths: trx.raw('cost_millionths + ?', [used.costMillionths]),
						});
				}
				await leases(trx).where({ id }).delete();
			});
		},

		async read({ accountId, period }: Month) {
			const key = { account_id: accountId, period };
			const row = await usage().where(key).first();
			return {
				calls: row?.calls ?? 0,
				promptTokens: row?.prompt_tokens ?? 0,
				answerTokens: row?.answer_tokens ?? 0,
				costMillionths: row?.cost_millionths ?? 0,
			};
		},
	};
}
