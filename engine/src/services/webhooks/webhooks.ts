import type { Accounts } from '../accounts/accounts.ts';
import type { Quota } from '../accounts/quota.ts';
import type { AuditTrail } from '../audit/audit.ts';
import type { Plans } from '../../model/account.ts';
import { toId } from '../../model/id.ts';
import type { Job } from '../../model/job.ts';
import type { Clock, Log, NewId } from '../../model/ports.ts';
import { problem } from '../../model/problem.ts';
import type { ReviewedResult } from '../../model/review.ts';
import { AUDIT_EVENT } from '../../model/webhook.ts';
import type { EventType, WebhookEndpoint } from '../../model/webhook.ts';
import type { Outbound } from '../../platform/outbound/guarded-agent.ts';
import type { Connection } from '../../platform/store/open-database.ts';
import { createDeliveryLog } from './delivery-log.ts';
import type { DeliveryRepository } from './delivery-repository.ts';
import { nameEndpoint } from './name-endpoint.ts';
import { createEvents } from './prepare-events.ts';
import { createSecret } from './sign-event.ts';
import type { WebhookRepository } from './webhook-repository.ts';

/** How long the previous secret still signs after a rotation. */
const PREVIOUS_SECRET_MS = 24 * 3_600_000;

/** A webhook of certain jobs is deleted after this time at the latest. */
const MAX_EXPIRY_MS = 90 * 24 * 3_600_000;
/** Maximum webhooks per account that receive only events of certain jobs. */
const MAX_ENDPOINTS_OF_JOBS = 1000;

type Collaborators = {
	repository: WebhookRepository;
	audit: AuditTrail;
	deliveries: DeliveryRepository;
	outbound: Outbound;
	/** For webhooks that may reach private networks. */
	localOutbound: Outbound;
	accounts: Accounts;
	quota: Quota;
	plans: Plans;
	maxEndpoints: number;
	/** Where people reach the dashboard; null: unknown. */
	publicUrl: string | null;
	clock: Clock;
	newId: NewId;
	log: Log;
};

export type Webhooks = ReturnType<typeof createWebhooks>;

/** Endpoints of an account, and the events that are written for them. */
export function createWebhooks(collaborators: Collaborators) {
	const { repository, audit, deliveries, maxEndpoints, clock, newId } = collaborators;
	const { prepareEvent, prepareReview, insertPrepared, remainingPages } =
		createEvents(collaborators);
	const wakers: (() => void)[] = [];
	const wake = (): void => wakers.forEach((tell) => tell());

	/** Another account's endpoint is treated as missing. */
	async function get(accountId: string, webhookId: string): Promise<WebhookEndpoint> {
		const id = toId(webhookId);
		const endpoint = id === undefined ? undefined : await repository.find(id);
		if (endpoint?.accountId !== accountId) throw problem('WEBHOOK_NOT_FOUND', { webhookId });
		return endpoint;
	}

	async function checkUrl(address: string, isLocal = false): Promise<string> {
		const guard = isLocal ? collaborators.localOutbound : collaborators.outbound;
		const url = guard.checkUrl(address);
		await guard.checkName(url);
		return url.href;
	}

	return {
		get,
		...createDeliveryLog({ audit, deliveries, get, remainingPages, wake, clock, newId }),
		list: (accountId: string): Promise<WebhookEndpoint[]> => repository.list(accountId),

		async create(
			accountId: string,
			{
				url,
				events,
				details = false,
				jobIds,
				expiresAt,
				isLocal = false,
			}: {
				url: string;
				events: readonly EventType[];
				details?: boolean | undefined;
				/** The only jobs whose events it receives, until `expiresAt`. */
				jobIds?: readonly string[] | undefined;
				expiresAt?: Date | undefined;
				/** Only the owner of the installation may allow that. */
				isLocal?: boolean | undefined;
			},
		): Promise<WebhookEndpoint> {
			const latest = new Date(clock.now().getTime() + MAX_EXPIRY_MS);
			const endpoint: WebhookEndpoint = {
				id: newId(),
				accountId,
				url: await checkUrl(url, isLocal),
				isLocal,
				events: [...new Set(events)],
				details,
				jobIds: jobIds ? [...new Set(jobIds.map((id) => id.toLowerCase()))] : null,
				expiresAt: expiresAt ? earlier(expiresAt, latest) : null,
				secret: createSecret(),
				previousSecret: null,
				previousSecretUntil: null,
				enabled: true,
				disabledReason: null,
				failingSince: null,
				createdAt: clock.now(),
			};
			const limit = jobIds ? MAX_ENDPOINTS_OF_JOBS : maxEndpoints;
			const isInserted = await audit.write(
				(trx) => repository.insert(endpoint, limit, trx),
				(done) => (done ? { id: endpoint.id, name: nameEndpoint(endpoint) } : null),
			);
			if (!isInserted) {
				throw problem('WEBHOOK_LIMIT_REACHED', { limit });
			}
			return endpoint;
		},

		/** Disabling an endpoint ends its waiting deliveries; each can be resent later. */
		async change(
			accountId: string,
			webhookId: string,
			changes: {
				url?: string | undefined;
				events?: EventType[] | undefined;
				details?: boolean | undefined;
				enabled?: boolean | undefined;
			},
		): Promise<WebhookEndpoint> {
			const { id, events: before } = await get(accountId, webhookId);
			const { url, events, details, enabled } = changes;
			const isNewToAudit = events?.includes(AUDIT_EVENT) && !before.includes(AUDIT_EVENT);
			const next = {
				// The permission was for the address that it had.
				...(url !== undefined && { url: await checkUrl(url), isLocal: false }),
				...(events && { events: [...new Set(events)] }),
				...(details !== undefined && { details }),
				// Events before the webhook existed are not sent.
				...(isNewToAudit && { auditCursor: newId() }),
				...(enabled !== undefined && { enabled, disabledReason: null }),
			};
			const changed = await audit.write(
				async (trx) => {
					const updated = await repository.update(id, next, trx);
					if (updated && enabled === false) await deliveries.endWaiting(id, clock.now(), trx);
					return updated;
				},
				(done) => (done ? { name: nameEndpoint(done) } : null),
			);
			if (!changed) throw problem('WEBHOOK_NOT_FOUND', { webhookId });
			return changed;
		},

		/** Returns the endpoint with its new secret. */
		async rotate(accountId: string, webhookId: string): Promise<WebhookEndpoint> {
			const { id } = await get(accountId, webhookId);
			const until = new Date(clock.now().getTime() + PREVIOUS_SECRET_MS);
			const rotated = await audit.write(
				(trx) => repository.rotate(id, createSecret(), until, trx),
				(done) => (done ? { name: nameEndpoint(done) } : null),
			);
			if (!rotated) throw problem('WEBHOOK_NOT_FOUND', { webhookId });
			return rotated;
		},

		async delete(accountId: string, webhookId: string): Promise<void> {
			const endpoint = await get(accountId, webhookId);
			await audit.write(
				(trx) => repository.delete(endpoint.id, trx),
				() => ({ name: nameEndpoint(endpoint) }),
			);
		},

		prepareEvent,
		prepareReview,
		insertPrepared,

		/** Sends the final event of a job again, as a new event with its own ID. */
		async repeatEvent(job: Job): Promise<void> {
			const event = await prepareEvent(job, clock.now());
			await audit.write(
				(trx) => insertPrepared(event, trx),
				() => ({ name: job.fileName }),
			);
			wake();
		},

		/** Records that a result needs review or was reviewed. */
		async recordReview(
			type: 'document.needs_review' | 'document.reviewed',
			review: ReviewedResult,
			now: Date,
			trx: Connection,
		): Promise<void> {
			await insertPrepared(await prepareReview(type, review, now, trx), trx);
		},

		forgetExpired: (): Promise<number> => repository.deleteExpired(clock.now()),

		sealSecrets: (): Promise<number> => repository.sealSecrets(),

		/** Tells the delivery loop that something is due. */
		wake,
		onWake: (tell: () => void): void => void wakers.push(tell),
	};
}

function earlier(one: Date, other: Date): Date {
	return one < other ? one : other;
}
