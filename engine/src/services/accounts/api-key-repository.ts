import { z } from 'zod';
import type { Account, ApiKey, KeyMode } from '../../model/account.ts';
import { FULL_SCOPE, KEY_ACCESS, ROUTE_GROUPS } from '../../model/key-scope.ts';
import type { Role } from '../../model/role.ts';
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
	scope: string | null;
	user_id: string | null;
	created_at: number;
	expires_at: number | null;
	last_used_at: number | null;
	revoked_at: number | null;
};

const scopeSchema = z.object({
	access: z.enum(KEY_ACCESS),
	groups: z.array(z.enum(ROUTE_GROUPS)).nullable(),
	templateIds: z.array(z.string()).nullable(),
});

function toApiKey(row: ApiKeyRow): ApiKey {
	return {
		id: row.id,
		accountId: row.account_id,
		name: row.name,
		mode: row.mode,
		prefix: row.prefix,
		scope: row.scope === null ? FULL_SCOPE : scopeSchema.parse(JSON.parse(row.scope)),
		userId: row.user_id,
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
	Omit<AccountRow, 'id' | 'created_at'> & { account_created_at: number; role: Role | null };

export type ApiKeyRepository = ReturnType<typeof createApiKeyRepository>;

/** `role`: the role of the key's person; null if the key belongs to the account. */
type KeyWithAccount = { apiKey: ApiKey; account: Account; role: Role | null };

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
				scope: key.scope === FULL_SCOPE ? null : JSON.stringify(key.scope),
				user_id: key.userId,
				created_at: key.createdAt.getTime(),
				expires_at: key.expiresAt?.getTime() ?? null,
				last_used_at: null,
				revoked_at: null,
			});
		},

		async findByHash(hash: string): Promise<KeyWithAccount | undefined> {
			const row = await db('api_keys as k')
				.join('accounts as a', 'a.id', 'k.account_id')
				.leftJoin('users as u', 'u.id', 'k.user_id')
				.where('k.hash', hash)
				.select('k.*', 'a.email', 'a.plan', 'a.is_owner', 'a.suspended_at', 'a.second_reader_off')
				.select('a.created_at as account_created_at', 'u.role')
				.first<KeyWithAccountRow | undefined>();
			if (!row) return undefined;
			return {
				apiKey: toApiKey(row),
				account: toAccount({ ...row, id: row.account_id, created_at: row.account_created_at }),
				role: row.role,
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
