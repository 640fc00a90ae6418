import type { TokenCount } from '../model/second-reader.ts';
import type { Connection, Database } from '../store/open-database.ts';

type UsageRow = {
	account_id: string;
	period: string;
	calls: number;
	prompt_tokens: number;
	answer_tokens: number;
	reserved_tokens: number;
	cost_millionths: number;
};

type Month = { accountId: string; period: string };

export type UsageRepository = ReturnType<typeof createUsageRepository>;

/** What the second reader costs each account a month. Every change is one conditional update. */
export function createUsageRepository(db: Database) {
	const usage = (on: Connection = db) => on<UsageRow>('second_reader_usage');

	return {
		/** Sets tokens aside for a question; answers false, and nothing changes, when the limit does not leave them. */
		async reserve({ accountId, period }: Month, tokens: number, limit: number | null) {
			const key = { account_id: accountId, period };
			return await db.transaction(async (trx) => {
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
				if (limit !== null) {
					void query.whereRaw('prompt_tokens + answer_tokens + reserved_tokens + ? <= ?', [
						tokens,
						limit,
					]);
				}
				return (await query.increment('reserved_tokens', tokens)) === 1;
			});
		},

		/** Gives back what was set aside and counts what was used; without any it was not asked. */
		async settle(
			{ accountId, period }: Month,
			reserved: number,
			used: (TokenCount & { costMillionths: number }) | null,
		): Promise<void> {
			await usage()
				.where({ account_id: accountId, period })
				.update({
					calls: db.raw('calls + ?', [used ? 1 : 0]),
					prompt_tokens: db.raw('prompt_tokens + ?', [used?.prompt ?? 0]),
					answer_tokens: db.raw('answer_tokens + ?', [used?.answer ?? 0]),
					cost_millionths: db.raw('cost_millionths + ?', [used?.costMillionths ?? 0]),
					reserved_tokens: db.raw('reserved_tokens - ?', [reserved]),
				});
		},

		async read({ accountId, period }: Month) {
			const row = await usage().where({ account_id: accountId, period }).first();
			return {
				calls: row?.calls ?? 0,
				promptTokens: row?.prompt_tokens ?? 0,
				answerTokens: row?.answer_tokens ?? 0,
				costMillionths: row?.cost_millionths ?? 0,
			};
		},
	};
}
