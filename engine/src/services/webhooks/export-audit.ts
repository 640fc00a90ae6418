import type { Audit } from '../audit/audit.ts';
import { presentAuditEvent } from '../../model/audit.ts';
import type { AuditEvent } from '../../model/audit.ts';
import type { Clock, NewId } from '../../model/ports.ts';
import { AUDIT_EVENT } from '../../model/webhook.ts';
import type { WebhookEndpoint } from '../../model/webhook.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';
import type { DeliveryRepository } from './delivery-repository.ts';
import type { WebhookRepository } from './webhook-repository.ts';

type Collaborators = {
	db: Database;
	audit: Pick<Audit, 'listSettled'>;
	repository: WebhookRepository;
	deliveries: DeliveryRepository;
	clock: Clock;
	newId: NewId;
	/** Tells the delivery loop that something is due. */
	wake: () => void;
};

/** Entries per transaction. */
const SENT_AT_ONCE = 50;

export type AuditExport = ReturnType<typeof createAuditExport>;

/**
 * Sends the audit log to the endpoints that ask for it. Each entry becomes one event: the position of the endpoint
 * moves in the transaction that inserts the events, so several processes may do this at the same time.
 */
export function createAuditExport({
	db,
	audit,
	repository,
	deliveries,
	clock,
	newId,
	wake,
}: Collaborators) {
	async function insert(
		{ id: endpointId, accountId, enabled }: WebhookEndpoint,
		entry: AuditEvent,
		trx: Connection,
	): Promise<void> {
		const id = newId();
		const now = clock.now();
		const said = { eventId: id, eventType: AUDIT_EVENT, timestamp: now.toISOString() };
		const body = JSON.stringify({ ...said, entry: presentAuditEvent(entry) });
		await deliveries.insertEvent(
			{ id, accountId, jobId: null, type: AUDIT_EVENT, body, createdAt: now },
			[{ deliveryId: newId(), endpointId, isHeld: !enabled }],
			trx,
		);
	}

	/** Returns how many entries were sent; fewer if another process sends them. */
	async function send(endpoint: WebhookEndpoint, cursor: string): Promise<number> {
		let [sent, from] = [0, cursor];
		for await (const chunk of audit.listSettled(endpoint.accountId, cursor)) {
			for (let i = 0; i < chunk.length; i += SENT_AT_ONCE) {
				const some = chunk.slice(i, i + SENT_AT_ONCE);
				const to = some.at(-1)?.id ?? from;
				const isOurs = await db.transaction(async (trx) => {
					if (!(await repository.moveAuditCursor(endpoint.id, { from, to }, trx))) return false;
					for (const entry of some) await insert(endpoint, entry, trx);
					return true;
				});
				if (!isOurs) return sent;
				sent += some.length;
				from = to;
			}
		}
		return sent;
	}

	/** Returns how many entries became events. */
	return async (): Promise<number> => {
		let sent = 0;
		for (const { endpoint, cursor } of await repository.listAuditing()) {
			const { enabled, failingSince } = endpoint;
			// The entries of an endpoint that a person has switched off wait.
			if (enabled || failingSince !== null) sent += await send(endpoint, cursor);
		}
		if (sent > 0) wake();
		return sent;
	};
}
