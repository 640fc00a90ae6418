import { z } from 'zod';
import { AUDIT_EVENT, EVENT_TYPES } from '../../model/webhook.ts';
import type { WebhookEndpoint } from '../../model/webhook.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';
import type { SecretSeal } from '../../platform/store/seal-secrets.ts';

type EndpointRow = {
	id: string;
	account_id: string;
	url: string;
	events: string;
	details: number;
	job_ids: string | null;
	expires_at: number | string | null;
	is_local: number;
	secret: string;
	previous_secret: string | null;
	previous_secret_until: number | null;
	enabled: boolean | 0 | 1;
	disabled_reason: string | null;
	failing_since: number | null;
	created_at: number;
	audit_cursor?: string | null;
};

const eventsSchema = z.array(z.enum(EVENT_TYPES));
const jobIdsSchema = z.array(z.string());

/** Secrets that are not sealed start like this. */
const CLEAR = 'whsec_';
const SEALED_AT_ONCE = 100;
const UNREADABLE =
	'Its secret cannot be read, because SECRETS_KEY has changed. Rotate the secret and switch it on.';

/** An endpoint as stored, with its secrets still sealed. */
function readRow(row: EndpointRow): WebhookEndpoint {
	const until = row.previous_secret_until;
	return {
		id: row.id,
		accountId: row.account_id,
		url: row.url,
		events: eventsSchema.parse(JSON.parse(row.events)),
		details: row.details === 1,
		jobIds: row.job_ids === null ? null : jobIdsSchema.parse(JSON.parse(row.job_ids)),
		expiresAt: row.expires_at === null ? null : new Date(Number(row.expires_at)),
		isLocal: row.is_local === 1,
		secret: row.secret,
		previousSecret: row.previous_secret,
		previousSecretUntil: until === null ? null : new Date(until),
		enabled: Boolean(row.enabled),
		disabledReason: row.disabled_reason,
		failingSince: row.failing_since === null ? null : new Date(row.failing_since),
		createdAt: new Date(row.created_at),
	};
}

export type WebhookRepository = ReturnType<typeof createWebhookRepository>;

/** `seal` is null if SECRETS_KEY is not set; secrets are then stored in plain text. */
export function createWebhookRepository(db: Database, seal: SecretSeal | null) {
	const endpoints = (on: Connection = db) => on<EndpointRow>('webhook_endpoints');
	const close = (secret: string, id: string) => seal?.seal(secret, id) ?? secret;
	const open = (stored: string, id: string) =>
		stored.startsWith(CLEAR) ? stored : seal?.open(stored, id);

	/** Without its secret an endpoint cannot sign, so it is disabled. */
	function toEndpoint(row: EndpointRow): WebhookEndpoint {
		const { id, secret: stored, previous_secret: previous } = row;
		const endpoint = readRow(row);
		const secret = open(stored, id);
		const previousSecret = previous === null ? null : (open(previous, id) ?? null);
		return secret === undefined
			? { ...endpoint, secret: '', previousSecret, enabled: false, disabledReason: UNREADABLE }
			: { ...endpoint, secret, previousSecret };
	}

	return {
		/**
		 * Returns false, and inserts nothing, when the account already has `limit` endpoints of this type.
		 * Endpoints for certain jobs are counted separately.
		 */
		async insert(endpoint: WebhookEndpoint, limit: number, on: Connection = db): Promise<boolean> {
			return await on.transaction(async (trx) => {
				// Locks the account's row, so that two concurrent inserts cannot both take the last place.
				await trx('accounts').where({ id: endpoint.accountId }).update({ id: endpoint.accountId });
				const own = endpoints(trx).where({ account_id: endpoint.accountId });
				const alike = endpoint.jobIds ? own.whereNotNull('job_ids') : own.whereNull('job_ids');
				const [counted] = await alike.count({ count: '*' });
				if (Number(counted?.count) >= limit) return false;
				await endpoints(trx).insert({
					id: endpoint.id,
					account_id: endpoint.accountId,
					url: endpoint.url,
					events: JSON.stringify(endpoint.events),
					details: Number(endpoint.details),
					job_ids: endpoint.jobIds && JSON.stringify(endpoint.jobIds),
					expires_at: endpoint.expiresAt?.getTime() ?? null,
					is_local: Number(endpoint.isLocal),
					secret: close(endpoint.secret, endpoint.id),
					previous_secret: null,
					previous_secret_until: null,
					enabled: true,
					disabled_reason: null,
					failing_since: null,
					created_at: endpoint.createdAt.getTime(),
				});
				return true;
			});
		},

		async list(accountId: string, on?: Connection): Promise<WebhookEndpoint[]> {
			const rows = await endpoints(on).where({ account_id: accountId }).orderBy('id');
			return rows.map(toEndpoint);
		},

		/** The endpoints that receive events of a job. */
		async listOfJob(
			accountId: string,
			jobIds: readonly string[],
			on?: Connection,
		): Promise<WebhookEndpoint[]> {
			const rows = await endpoints(on)
				.where({ account_id: accountId })
				// IDs are hexadecimal digits and hyphens: none contains another, or a wildcard.
				.where((one) => {
					void one.whereNull('job_ids');
					for (const id of jobIds) void one.orWhereLike('job_ids', `%"${id}"%`);
				})
				.orderBy('id');
			return rows.map(toEndpoint);
		},

		/** Endpoints that receive the audit log, each with the ID of the last entry that it was sent. */
		async listAuditing(): Promise<{ endpoint: WebhookEndpoint; cursor: string }[]> {
			const rows = await endpoints()
				.whereNull('job_ids')
				.andWhereLike('events', `%"${AUDIT_EVENT}"%`)
				.orderBy('id');
			// IDs sort by time, so the ID of an endpoint is older than every entry after its creation.
			return rows.map((row) => ({ endpoint: toEndpoint(row), cursor: row.audit_cursor ?? row.id }));
		},

		/** Returns false when another process has moved it. */
		async moveAuditCursor(
			id: string,
			{ from, to }: { from: string; to: string },
			trx: Connection,
		): Promise<boolean> {
			const moved = await endpoints(trx)
				.where({ id })
				.whereRaw('coalesce(audit_cursor, id) = ?', [from])
				.update({ audit_cursor: to });
			return moved === 1;
		},

		async deleteExpired(now: Date): Promise<number> {
			return await endpoints().where('expires_at', '<=', now.getTime()).delete();
		},

		async find(id: string): Promise<WebhookEndpoint | undefined> {
			const row = await endpoints().where({ id }).first();
			return row && toEndpoint(row);
		},

		async update(
			id: string,
			changes: Partial<
				Pick<
					WebhookEndpoint,
					'url' | 'isLocal' | 'events' | 'details' | 'enabled' | 'disabledReason'
				>
			> & { auditCursor?: string },
			on?: Connection,
		): Promise<WebhookEndpoint | undefined> {
			const { url, isLocal, events, details, enabled, disabledReason, auditCursor } = changes;
			const [row] = await endpoints(on)
				.where({ id })
				.update({
					...(url !== undefined && { url }),
					...(isLocal !== undefined && { is_local: Number(isLocal) }),
					...(events && { events: JSON.stringify(events) }),
					...(details !== undefined && { details: Number(details) }),
					...(enabled !== undefined && { enabled, failing_since: null }),
					...(disabledReason !== undefined && { disabled_reason: disabledReason }),
					...(auditCursor !== undefined && { audit_cursor: auditCursor }),
				})
				.returning('*');
			return row && toEndpoint(row);
		},

		/** Records that it accepted an event, or since when it has not. */
		async recordAnswer(id: string, accepted: boolean, now: Date): Promise<void> {
			if (accepted) await endpoints().where({ id }).update({ failing_since: null });
			else {
				await endpoints()
					.where({ id })
					.whereNull('failing_since')
					.update({ failing_since: now.getTime() });
			}
		},

		/** Returns whether it was enabled before. */
		async disable(id: string, reason: string, on?: Connection): Promise<boolean> {
			const changed = await endpoints(on)
				.where({ id, enabled: true })
				.update({ enabled: false, disabled_reason: reason });
			return changed === 1;
		},

		async rotate(
			id: string,
			secret: string,
			previousUntil: Date,
			on?: Connection,
		): Promise<WebhookEndpoint | undefined> {
			const [row] = await endpoints(on)
				.where({ id })
				.update({
					previous_secret: db.ref('secret'),
					previous_secret_until: previousUntil.getTime(),
					secret: close(secret, id),
				})
				.returning('*');
			return row && toEndpoint(row);
		},

		/** Seals secrets that were stored before SECRETS_KEY was set; returns how many. */
		async sealSecrets(): Promise<number> {
			if (!seal) return 0;
			const rows = await endpoints()
				.where('secret', 'like', `${CLEAR}%`)
				.orWhere('previous_secret', 'like', `${CLEAR}%`)
				.limit(SEALED_AT_ONCE);
			for (const { id, secret, previous_secret: previous } of rows) {
				const closed = (one: string) => (one.startsWith(CLEAR) ? close(one, id) : one);
				await endpoints()
					// Not if it was rotated in the meantime.
					.where({ id, secret })
					.update({ secret: closed(secret), previous_secret: previous && closed(previous) });
			}
			return rows.length;
		},

		async delete(id: string, on?: Connection): Promise<boolean> {
			return (await endpoints(on).where({ id }).delete()) === 1;
		},
	};
}
