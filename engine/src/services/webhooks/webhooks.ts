import { planOf } from '../accounts/accounts.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Quota } from '../accounts/quota.ts';
import type { AuditTrail } from '../audit/audit.ts';
import type { Plans } from '../../model/account.ts';
import type { Detail } from '../../model/extraction.ts';
import { toId } from '../../model/id.ts';
import type { Job } from '../../model/job.ts';
import type { Clock, Log, NewId } from '../../model/ports.ts';
import { problem } from '../../model/problem.ts';
import { lowestConfidence } from '../../model/review.ts';
import { stringifyInSlices } from '../../model/sliced-json.ts';
import type { ReviewedResult } from '../../model/review.ts';
import { TEST_EVENT } from '../../model/webhook.ts';
import type {
	EventType,
	WebhookAttempt,
	WebhookDelivery,
	WebhookEndpoint,
	WebhookEvent,
} from '../../model/webhook.ts';
import type { Outbound } from '../../platform/outbound/guarded-agent.ts';
import type { Connection } from '../../platform/store/open-database.ts';
import type { DeliveryRepository } from './delivery-repository.ts';
import { createSecret } from './sign-event.ts';
import type { WebhookRepository } from './webhook-repository.ts';

/** How long the previous secret still signs after a rotation. */
const PREVIOUS_SECRET_MS = 24 * 3_600_000;

type Collaborators = {
	repository: WebhookRepository;
	audit: AuditTrail;
	deliveries: DeliveryRepository;
	outbound: Outbound;
	accounts: Accounts;
	quota: Quota;
	plans: Plans;
	maxEndpoints: number;
	clock: Clock;
	newId: NewId;
	log: Log;
};

type EventSource = {
	jobId: string;
	accountId: string;
	type: EventType;
	now: Date;
	payload: object;
	/** Appended to the payload after the remaining pages, in the transaction that ends a job. */
	tail: object;
	tellsPages: boolean;
	details: Detail[] | null;
	notes: readonly string[];
};

/** A body without the remaining pages, which are only known in the transaction that ends a job. */
type PreparedBody = { id: string; withPages: (pageRemaining: number) => string };

/** The bodies of an event, built before the transaction that inserts them. */
export type PreparedEvent = Pick<EventSource, 'jobId' | 'accountId' | 'type' | 'now'> & {
	tellsPages: boolean;
	plain: PreparedBody | null;
	detailed: PreparedBody | null;
};

export type Webhooks = ReturnType<typeof createWebhooks>;

/** The endpoints of an account, and their events. */
export function createWebhooks({
	repository,
	audit,
	deliveries,
	outbound,
	accounts,
	quota,
	plans,
	maxEndpoints,
	clock,
	newId,
	log,
}: Collaborators) {
	const wakers: (() => void)[] = [];
	const wake = (): void => wakers.forEach((tell) => tell());

	/** Another account's endpoint is treated as missing. */
	async function get(accountId: string, webhookId: string): Promise<WebhookEndpoint> {
		const id = toId(webhookId);
		const endpoint = id === undefined ? undefined : await repository.find(id);
		if (endpoint?.accountId !== accountId) throw problem('WEBHOOK_NOT_FOUND', { webhookId });
		return endpoint;
	}

	async function findDelivery(
		endpoint: WebhookEndpoint,
		deliveryId: string,
	): Promise<WebhookDelivery> {
		const id = toId(deliveryId);
		const found = id === undefined ? undefined : await deliveries.find(id);
		if (found?.endpointId !== endpoint.id) throw problem('DELIVERY_NOT_FOUND', { deliveryId });
		return found;
	}

	async function checkUrl(address: string): Promise<string> {
		const url = outbound.checkUrl(address);
		await outbound.checkName(url);
		return url.href;
	}

	async function insertEvent(
		event: Omit<WebhookEvent, 'id' | 'body'>,
		payload: object,
		endpointIds: readonly string[],
		on?: Connection,
	): Promise<string[]> {
		const id = newId();
		const body = JSON.stringify({ eventId: id, eventType: event.type, ...payload });
		const to = endpointIds.map((endpointId) => ({ deliveryId: newId(), endpointId }));
		await deliveries.insertEvent({ ...event, id, body }, to, on);
		return to.map(({ deliveryId }) => deliveryId);
	}

	async function buildBody(source: EventSource, more: object): Promise<PreparedBody> {
		const id = newId();
		const head = await stringifyInSlices({
			eventId: id,
			eventType: source.type,
			...source.payload,
		});
		const tail = (await stringifyInSlices({ ...source.tail, ...more })).slice(1);
		const start = head.slice(0, -1);
		return {
			id,
			withPages: (pages) =>
				source.tellsPages ? `${start},"pageRemaining":${pages},${tail}` : `${start},${tail}`,
		};
	}

	/** A body that cannot be built is logged and skipped, so that the result itself is not lost. */
	async function tryToBuild(source: EventSource, more: () => object): Promise<PreparedBody | null> {
		try {
			return await buildBody(source, more());
		} catch (error) {
			const { jobId, accountId, type } = source;
			log.error({ err: error, jobId, accountId, type }, 'could not build the body of an event');
			return null;
		}
	}

	async function listListening(
		{ accountId, type }: Pick<EventSource, 'accountId' | 'type'>,
		on?: Connection,
	): Promise<WebhookEndpoint[]> {
		const all = await repository.list(accountId, on);
		return all.filter(({ enabled, events }) => enabled && events.includes(type));
	}

	/** Builds the bodies for subscribed endpoints; null when there are none. */
	async function prepare(source: EventSource, on?: Connection): Promise<PreparedEvent | null> {
		const listening = await listListening(source, on);
		if (listening.length === 0) return null;
		const { jobId, accountId, type, now, tellsPages, details, notes } = source;
		const more = () => ({
			lowestConfidence: details && lowestConfidence(details),
			details,
			...(notes.length > 0 && { warnings: notes }),
		});
		const detailed = listening.some((one) => one.details) ? await tryToBuild(source, more) : null;
		// An endpoint that wants details gets the plain body if the detailed one cannot be built.
		const needsPlain = detailed === null || listening.some((one) => !one.details);
		const plain = needsPlain ? await tryToBuild(source, () => ({})) : null;
		return { jobId, accountId, type, now, tellsPages, plain, detailed };
	}

	/**
	 * Inserts an event for the current endpoints; those that want details get their own body. An endpoint added after
	 * preparation gets a body built for the others, or none.
	 */
	async function insertPrepared(event: PreparedEvent | null, trx?: Connection): Promise<void> {
		if (!event) return;
		const { accountId, jobId, type, now, plain, detailed } = event;
		const listening = await listListening(event, trx);
		if (listening.length === 0) return;
		const pages = event.tellsPages ? await remainingPages(accountId, trx) : 0;
		const bodyFor = (one: WebhookEndpoint) => (one.details ? (detailed ?? plain) : plain);
		for (const body of [plain, detailed]) {
			const to = body ? listening.filter((one) => bodyFor(one) === body) : [];
			if (!body || to.length === 0) continue;
			await deliveries.insertEvent(
				{ accountId, jobId, type, createdAt: now, id: body.id, body: body.withPages(pages) },
				to.map(({ id: endpointId }) => ({ deliveryId: newId(), endpointId })),
				trx,
			);
		}
	}

	async function remainingPages(accountId: string, on?: Connection): Promise<number> {
		const { pagesPerMonth } = planOf(await accounts.get(accountId, on), plans);
		return (await quota.readUsage(accountId, pagesPerMonth, on)).remaining;
	}

	/** Builds the event of a job, before the transaction that ends it. */
	function prepareEvent(
		job: Omit<Job, 'createdAt' | 'startedAt' | 'completedAt'>,
		now: Date,
	): Promise<PreparedEvent | null> {
		return prepare({
			jobId: job.id,
			accountId: job.accountId,
			type: job.status === 'completed' ? 'document.completed' : 'document.failed',
			now,
			payload: {
				jobId: job.id,
				status: job.status,
				result: job.result,
				error: job.error,
				pageCount: job.pageCount,
				pageUsed: job.pageUsed,
			},
			tellsPages: true,
			tail: {
				timestamp: now.toISOString(),
				templateId: job.templateId,
				fileName: job.fileName,
			},
			details: job.details,
			notes: job.notes ?? [],
		});
	}

	/** Builds the event that a result needs review or was reviewed. */
	function prepareReview(
		type: 'document.needs_review' | 'document.reviewed',
		review: ReviewedResult,
		now: Date,
		trx?: Connection,
	): Promise<PreparedEvent | null> {
		const { id, accountId, result, details, templateId, fileName } = review;
		const { needsReview, reasons, state, revision } = review;
		const source = {
			jobId: id,
			accountId,
			type,
			now,
			payload: { jobId: id, status: 'completed', result, error: null },
			tellsPages: false,
			tail: {
				timestamp: now.toISOString(),
				templateId,
				fileName,
				needsReview: needsReview ?? false,
				reasons,
				review: { state, revision },
			},
			details,
			notes: [],
		};
		return prepare(source, trx);
	}

	return {
		get,
		list: (accountId: string): Promise<WebhookEndpoint[]> => repository.list(accountId),

		async create(
			accountId: string,
			{
				url,
				events,
				details = false,
			}: { url: string; events: readonly EventType[]; details?: boolean | undefined },
		): Promise<WebhookEndpoint> {
			const endpoint: WebhookEndpoint = {
				id: newId(),
				accountId,
				url: await checkUrl(url),
				events: [...new Set(events)],
				details,
				secret: createSecret(),
				previousSecret: null,
				previousSecretUntil: null,
				enabled: true,
				disabledReason: null,
				createdAt: clock.now(),
			};
			const isInserted = await audit.write(
				(trx) => repository.insert(endpoint, maxEndpoints, trx),
				(done) => (done ? { id: endpoint.id, name: endpoint.url } : null),
			);
			if (!isInserted) {
				throw problem('WEBHOOK_LIMIT_REACHED', { limit: maxEndpoints });
			}
			return endpoint;
		},

		/** Switching an endpoint off ends its waiting deliveries; each can be resent later. */
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
			const { id } = await get(accountId, webhookId);
			const { url, events, details, enabled } = changes;
			const next = {
				...(url !== undefined && { url: await checkUrl(url) }),
				...(events && { events: [...new Set(events)] }),
				...(details !== undefined && { details }),
				...(enabled !== undefined && { enabled, disabledReason: null }),
			};
			const changed = await audit.write(
				async (trx) => {
					const updated = await repository.update(id, next, trx);
					if (updated && enabled === false) await deliveries.endWaiting(id, clock.now(), trx);
					return updated;
				},
				(done) => (done ? { name: done.url } : null),
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
				(done) => (done ? { name: done.url } : null),
			);
			if (!rotated) throw problem('WEBHOOK_NOT_FOUND', { webhookId });
			return rotated;
		},

		async delete(accountId: string, webhookId: string): Promise<void> {
			const { id, url } = await get(accountId, webhookId);
			await audit.write(
				(trx) => repository.delete(id, trx),
				() => ({ name: url }),
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

		/** Sends an event of the same shape without a document; returns its delivery. */
		async sendTest(accountId: string, webhookId: string): Promise<WebhookDelivery> {
			const endpoint = await get(accountId, webhookId);
			if (!endpoint.enabled) throw problem('WEBHOOK_DISABLED', { webhookId: endpoint.id });
			const now = clock.now();
			const [deliveryId = ''] = await insertEvent(
				{ accountId, jobId: null, type: TEST_EVENT, createdAt: now },
				{
					jobId: null,
					status: 'completed',
					result: { test: true },
					error: null,
					pageCount: 0,
					pageUsed: 0,
					pageRemaining: await remainingPages(accountId),
					timestamp: now.toISOString(),
					templateId: null,
					fileName: 'test',
				},
				[endpoint.id],
			);
			wake();
			const sent = await deliveries.find(deliveryId);
			if (!sent) throw problem('DELIVERY_NOT_FOUND', { deliveryId });
			return sent;
		},

		async listDeliveries(
			accountId: string,
			webhookId: string,
			page: { before: string | undefined; limit: number },
		): Promise<{ delivery: WebhookDelivery; attempts: WebhookAttempt[] }[]> {
			const { id } = await get(accountId, webhookId);
			return await deliveries.list(id, page);
		},

		listDeliveriesOfJob: (accountId: string, jobId: string) =>
			deliveries.listByJob(accountId, jobId),

		/** The exact text that is signed and sent. */
		async getPayload(accountId: string, webhookId: string, deliveryId: string): Promise<string> {
			const { event } = await findDelivery(await get(accountId, webhookId), deliveryId);
			const body = await deliveries.findBody(event.id);
			if (body === undefined) throw problem('DELIVERY_NOT_FOUND', { deliveryId });
			return body;
		},

		/** Restarts the schedule of a delivery with the same event ID. */
		async resend(
			accountId: string,
			webhookId: string,
			deliveryId: string,
		): Promise<WebhookDelivery> {
			const endpoint = await get(accountId, webhookId);
			if (!endpoint.enabled) throw problem('WEBHOOK_DISABLED', { webhookId: endpoint.id });
			const found = await findDelivery(endpoint, deliveryId);
			await audit.write(
				(trx) => deliveries.resend(found.id, trx),
				() => ({ name: endpoint.url }),
			);
			wake();
			return (await deliveries.find(found.id)) ?? found;
		},

		/** Signals that a delivery is due. */
		wake,
		onWake: (tell: () => void): void => void wakers.push(tell),
	};
}
