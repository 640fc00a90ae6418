import type { AuditTrail } from '../audit/audit.ts';
import { toId } from '../../model/id.ts';
import type { Clock, NewId } from '../../model/ports.ts';
import { problem } from '../../model/problem.ts';
import { TEST_EVENT } from '../../model/webhook.ts';
import type {
	WebhookAttempt,
	WebhookDelivery,
	WebhookEndpoint,
	WebhookEvent,
} from '../../model/webhook.ts';
import type { DeliveryRepository } from './delivery-repository.ts';
import { nameEndpoint } from './name-endpoint.ts';

type Collaborators = {
	audit: AuditTrail;
	deliveries: DeliveryRepository;
	/** The endpoint of an account; throws if there is none with this ID. */
	get: (accountId: string, webhookId: string) => Promise<WebhookEndpoint>;
	remainingPages: (accountId: string) => Promise<number>;
	wake: () => void;
	clock: Clock;
	newId: NewId;
};

type Resent = Awaited<ReturnType<DeliveryRepository['resendFailed']>>;

/** Deliveries restarted per transaction. */
const REPLAYED_AT_ONCE = 200;

/** Shows deliveries to people, and sends events by hand. */
export function createDeliveryLog({
	audit,
	deliveries,
	get,
	remainingPages,
	wake,
	clock,
	newId,
}: Collaborators) {
	async function findDelivery(
		endpoint: WebhookEndpoint,
		deliveryId: string,
	): Promise<WebhookDelivery> {
		const id = toId(deliveryId);
		const found = id === undefined ? undefined : await deliveries.find(id);
		if (found?.endpointId !== endpoint.id) throw problem('DELIVERY_NOT_FOUND', { deliveryId });
		return found;
	}

	async function insertEvent(
		event: Omit<WebhookEvent, 'id' | 'body'>,
		payload: object,
		endpointIds: readonly string[],
	): Promise<string[]> {
		const id = newId();
		const body = JSON.stringify({ eventId: id, eventType: event.type, ...payload });
		const to = endpointIds.map((endpointId) => ({ deliveryId: newId(), endpointId }));
		await deliveries.insertEvent({ ...event, id, body }, to);
		return to.map(({ deliveryId }) => deliveryId);
	}

	return {
		/** Sends a test event of the same shape without a document; returns its delivery. */
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

		/** Resends all failed events since a time, with the same event IDs; returns how many. */
		async replay(accountId: string, webhookId: string, since: Date): Promise<number> {
			const endpoint = await get(accountId, webhookId);
			if (!endpoint.enabled) throw problem('WEBHOOK_DISABLED', { webhookId: endpoint.id });
			let after: string | undefined;
			let replayed = 0;
			do {
				const page = { since, after, limit: REPLAYED_AT_ONCE };
				const done: Resent = await audit.write(
					(trx) => deliveries.resendFailed(endpoint.id, page, trx),
					() => ({ name: nameEndpoint(endpoint) }),
				);
				replayed += done.count;
				after = done.last;
			} while (after !== undefined);
			wake();
			return replayed;
		},

		/** Restarts the schedule of a delivery, with the same event ID. */
		async resend(
			accountId: string,
			webhookId: string,
			deliveryId: string,
		): Promise<WebhookDelivery> {
			const endpoint = await get(accountId, webhookId);
			if (!endpoint.enabled) throw problem('WEBHOOK_DISABLED', { webhookId: endpoint.id });
			const found = await findDelivery(endpoint, deliveryId);
			const restarted = await audit.write(
				async (trx) => {
					await deliveries.resend(found.id, trx);
					return deliveries.find(found.id, trx);
				},
				() => ({ name: nameEndpoint(endpoint) }),
			);
			wake();
			return restarted ?? found;
		},
	};
}
