import { hash, randomBytes } from 'node:crypto';
import type { AuditTrail } from '../audit/audit.ts';
import type { Account, ApiKey, KeyMode } from '../../model/account.ts';
import { FULL_SCOPE } from '../../model/key-scope.ts';
import type { KeyScope } from '../../model/key-scope.ts';
import type { Role } from '../../model/role.ts';
import type { Clock, Log, NewId } from '../../model/ports.ts';
import { problem } from '../../model/problem.ts';
import { askWhenChanged } from '../../platform/store/change-watch.ts';
import type { ChangeWatch } from '../../platform/store/change-watch.ts';
import type { Connection } from '../../platform/store/open-database.ts';
import type { ApiKeyRepository } from './api-key-repository.ts';

/** `dsk_live_` or `dsk_test_` and 256 random bits in base64url. */
const KEY_PATTERN = /^dsk_(live|test)_[\w-]{43}$/;
const SHOWN_CHARACTERS = 'dsk_live_'.length + 4;
/** One minute is precise enough for people, and avoids a write per request. */
const LAST_USED_STEP_MS = 60_000;

export type ApiKeys = ReturnType<typeof createApiKeys>;

type Collaborators = {
	repository: ApiKeyRepository;
	audit: AuditTrail;
	clock: Clock;
	newId: NewId;
	log: Log;
	watch: ChangeWatch;
};
type NewKey = {
	accountId: string;
	name: string;
	mode: KeyMode;
	expiresAt?: Date | null;
	scope?: KeyScope | undefined;
	/** The person that it belongs to; default: the account. */
	userId?: string | null;
};

export function createApiKeys({ repository, audit, clock, newId, log, watch }: Collaborators) {
	const find = askWhenChanged(watch, (secret) => repository.findByHash(hashSecret(secret)));

	function noteUse(apiKey: ApiKey, now: Date): void {
		const last = apiKey.lastUsedAt?.getTime() ?? 0;
		if (now.getTime() - last < LAST_USED_STEP_MS) return;
		repository.markUsed(apiKey.id, now).catch((error: unknown) => {
			log.warn({ err: error, apiKeyId: apiKey.id }, 'could not record the use of an API key');
		});
	}

	return {
		/** Only the hash is stored, so the returned secret cannot be read again. */
		async create(
			{ accountId, name, mode, expiresAt = null, scope = FULL_SCOPE, userId = null }: NewKey,
			on?: Connection,
		): Promise<{ apiKey: ApiKey; secret: string }> {
			const now = clock.now();
			if (expiresAt && expiresAt <= now) {
				const message = 'has passed; give a time to come';
				throw problem('INVALID_REQUEST', { faults: [{ path: 'expiresAt', message }] });
			}
			const secret = `dsk_${mode}_${randomBytes(32).toString('base64url')}`;
			const apiKey: ApiKey = {
				id: newId(),
				accountId,
				name,
				mode,
				prefix: secret.slice(0, SHOWN_CHARACTERS),
				scope,
				userId,
				createdAt: now,
				expiresAt,
				lastUsedAt: null,
				revokedAt: null,
			};
			const insert = (trx: Connection) => repository.insert(apiKey, hashSecret(secret), trx);
			await (on ? insert(on) : audit.write(insert, () => ({ id: apiKey.id, name })));
			return { apiKey, secret };
		},

		/** Keys are looked up by their SHA-256. Timing reveals nothing useful, because a key has 256 random bits. */
		async authenticate(
			secret: string,
		): Promise<{ apiKey: ApiKey; account: Account; role: Role | null }> {
			const found = KEY_PATTERN.test(secret) ? await find(secret) : undefined;
			if (!found) {
				throw problem('API_KEY_INVALID', {
					reason:
						'The API key is not valid. Check that the whole key was copied (dsk_live_… or dsk_test_…) and that the header x-api-key is sent once.',
				});
			}
			const { apiKey, account } = found;
			const now = clock.now();
			if (apiKey.revokedAt) {
				throw problem('API_KEY_INVALID', {
					reason: `This API key was revoked at ${apiKey.revokedAt.toISOString()}. Use another key.`,
				});
			}
			if (apiKey.expiresAt && apiKey.expiresAt <= now) {
				throw problem('API_KEY_INVALID', {
					reason: `This API key expired at ${apiKey.expiresAt.toISOString()}. Create a new one.`,
				});
			}
			if (account.suspendedAt) throw problem('ACCOUNT_SUSPENDED');
			noteUse(apiKey, now);
			return found;
		},

		list: (accountId: string) => repository.listByAccount(accountId),

		/** With `accountId`, only a key of that account is found. */
		async revoke(id: string, accountId?: string): Promise<void> {
			const isRevoked = await audit.write(
				(trx) => repository.revoke(id, clock.now(), { accountId, on: trx }),
				(done) => (done ? {} : null),
			);
			if (!isRevoked) throw problem('API_KEY_NOT_FOUND', { key: id });
		},
	};
}

function hashSecret(secret: string): string {
	return hash('sha256', secret, 'hex');
}
