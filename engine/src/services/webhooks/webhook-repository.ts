import { z } from 'zod';
import { EVENT_TYPES } from '../../model/webhook.ts';
import type { WebhookEndpoint } from '../../model/webhook.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';

type EndpointRow = {
	id: string;
	account_id: string;
	url: string;
	events: string;
	details: number;
	job_ids: string | null;
	expires_at: number | string | null;
	secret: string;
	previous_secret: string | null;
	previous_secret_until: number | null;
	enabled: boolean | 0 | 1;
	disabled_reason: string | null;
	failing_since: number | null;
	created_at: number;
};

const eventsSchema = z.array(z.enum(EVENT_TYPES));
const jobIdsSchema = z.array(z.string());

function toEndpoint(row: EndpointRow): WebhookEndpoint {
	const until = row.previous_secret_until;
	return {
		id: row.id,
		accountId: row.account_id,
		url: row.url,
		events: eventsSchema.parse(JSON.parse(row.events)),
		details: row.details === 1,
		jobIds: row.job_ids === null ? null : jobIdsSchema.parse(JSON.parse(row.job_ids)),
		expiresAt: row.expires_at === null ? null : new Date(Number(row.expires_at)),
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

export function createWebhookRepository(db: Database) {
	const endpoints = (on: Connection = db) => on<EndpointRow>('webhook_endpoints');

	return {
		/**
		 * Returns false, and inserts nothing, when the account already has `limit` endpoints of this sort: those of
		 * certain jobs are counted apart.
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
					secret: endpoint.secret,
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

		/** Those that events of a job are for. */
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
				Pick<WebhookEndpoint, 'url' | 'events' | 'details' | 'enabled' | 'disabledReason'>
			>,
			on?: Connection,
		): Promise<WebhookEndpoint | undefined> {
			const { url, events, details, enabled, disabledReason } = changes;
			const [row] = await endpoints(on)
				.where({ id })
				.update({
					...(url !== undefined && { url }),
					...(events && { events: JSON.stringify(events) }),
					...(details !== undefined && { details: Number(details) }),
					...(enabled !== undefined && { enabled, failing_since: null }),
					...(disabledReason !== undefined && { disabled_reason: disabledReason }),
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
					secret,
				})
				.returning('*');
			return row && toEndpoint(row);
		},

		async delete(id: string, on?: Connection): Promise<boolean> {
			return (await endpoints(on).where({ id }).delete()) === 1;
		},
	};
}
