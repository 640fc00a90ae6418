import type { Account, ApiKey, KeyMode } from '../../model/account.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';
import { toAccount } from './account-repository.ts';
import type { AccountRow } from './account-repository.ts';

type ApiKeyRow = {
	id: string;
	account_id: string;
	name: string;
	mode: KeyMode;
	prefix: string;
	hash: string;
	created_at: number;
	expires_at: number | null;
	last_used_at: number | null;
	revoked_at: number | null;
};

function toApiKey(row: ApiKeyRow): ApiKey {
	return {
		id: row.id,
		accountId: row.account_id,
		name: row.name,
		mode: row.mode,
		prefix: row.prefix,
		createdAt: new Date(row.created_at),
		expiresAt: toDate(row.expires_at),
		lastUsedAt: toDate(row.last_used_at),
		revokedAt: toDate(row.revoked_at),
	};
}

function toDate(time: number | null): Date | null {
	return time === null ? null : new Date(time);
}

type KeyWithAccountRow = ApiKeyRow &
	Omit<AccountRow, 'id' | 'created_at'> & { account_created_at: number };

export type ApiKeyRepository = ReturnType<typeof createApiKeyRepository>;

type KeyWithAccount = { apiKey: ApiKey; account: Account };

export function createApiKeyRepository(db: Database) {
	const apiKeys = (on: Connection = db) => on<ApiKeyRow>('api_keys');

	return {
		async insert(key: ApiKey, hash: string, on?: Connection): Promise<void> {
			await apiKeys(on).insert({
				id: key.id,
				account_id: key.accountId,
				name: key.name,
				mode: key.mode,
				prefix: key.prefix,
				hash,
				created_at: key.createdAt.getTime(),
				expires_at: key.expiresAt?.getTime() ?? null,
				last_used_at: null,
				revoked_at: null,
			});
		},

		async findByHash(hash: string): Promise<KeyWithAccount | undefined> {
			const row = await db('api_keys as k')
				.join('accounts as a', 'a.id', 'k.account_id')
				.where('k.hash', hash)
				.select('k.*', 'a.email', 'a.plan', 'a.is_owner', 'a.suspended_at', 'a.second_reader_off')
				.select('a.created_at as account_created_at')
				.first<KeyWithAccountRow | undefined>();
			if (!row) return undefined;
			return {
				apiKey: toApiKey(row),
				account: toAccount({ ...row, id: row.account_id, created_at: row.account_created_at }),
			};
		},

		async listByAccount(accountId: string): Promise<ApiKey[]> {
			return (await apiKeys().where({ account_id: accountId }).orderBy('id')).map(toApiKey);
		},

		/** Returns whether the key exists; revoking again keeps the first time. */
		async revoke(
			id: string,
			at: Date,
			{ accountId, on }: { accountId?: string | undefined; on?: Connection } = {},
		): Promise<boolean> {
			const changed = await apiKeys(on)
				.where({ id, ...(accountId !== undefined && { account_id: accountId }) })
				.update({ revoked_at: db.raw('coalesce(revoked_at, ?)', [at.getTime()]) });
			return changed === 1;
		},

		async markUsed(id: string, at: Date): Promise<void> {
			await apiKeys().where({ id }).update({ last_used_at: at.getTime() });
		},
	};
}
