import type { AuditTrail } from '../audit/audit.ts';
import { silentMeter } from '../../model/meter.ts';
import type { Meter } from '../../model/meter.ts';
import type { Clock, Log, NewId } from '../../model/ports.ts';
import { Problem } from '../../model/problem.ts';
import { silentTracer } from '../../model/tracer.ts';
import type { Tracer } from '../../model/tracer.ts';
import type { WebhookAttempt, WebhookEndpoint } from '../../model/webhook.ts';
import type { Outbound } from '../../platform/outbound/guarded-agent.ts';
import { startLeasedWork } from '../../platform/store/leased-work.ts';
import type { Database } from '../../platform/store/open-database.ts';
import type {
	ClaimedDelivery,
	DeliveryRepository,
	DueEndpoint,
	Verdict,
} from './delivery-repository.ts';
import { nameEndpoint } from './name-endpoint.ts';
import { sharePlaces } from './share-places.ts';
import { postEvent } from './post-event.ts';
import type { Reply } from './post-event.ts';
import { signEvent } from './sign-event.ts';
import type { WebhookRepository } from './webhook-repository.ts';
import type { Webhooks } from './webhooks.ts';
import { maxOf } from '../../model/extremes.ts';

export type DeliverySettings = {
	timeoutMs: number;
	/** Waits after the first, second … failed attempt; then the delivery fails. */
	retryWaitsMs: readonly number[];
	/** An endpoint that has accepted no event for this long is disabled; null for never. */
	disableAfterMs: number | null;
};

type Collaborators = {
	db: Database;
	webhooks: Webhooks;
	audit: AuditTrail;
	repository: WebhookRepository;
	deliveries: DeliveryRepository;
	outbound: Outbound;
	/** For webhooks that may reach private networks. */
	localOutbound: Outbound;
	clock: Clock;
	newId: NewId;
	log: Log;
	meter?: Meter;
	tracer?: Tracer;
	settings: DeliverySettings;
};

const MAX_AT_ONCE = 256;
const MAX_PER_ENDPOINT = 8;
/** A failing endpoint gets one delivery at a time until it responds again. */
const MAX_PER_FAILING_ENDPOINT = 1;
/** The longest wait that a Retry-After header can ask for: the longest default of WEBHOOK_RETRY_SECONDS. */
const MAX_WAIT_MS = 24 * 3_600_000;
/** Time to record an attempt before another process may take the delivery. */
const LEASE_MARGIN_MS = 10_000;
/**
 * Includes 404: n8n, and proxies before a service, respond with it during start-up. Includes 409: n8n responds with it
 * while it stores the execution that the event resumes.
 */
const RETRIED_STATUSES = [404, 408, 409, 429];
/** n8n responds to any request with this and 200 while it migrates its database; no workflow gets the event. */
const N8N_STARTING = 'n8n is starting up. Please wait';

/** The deliveries in flight to one endpoint. */
type Line = { accountId: string; inFlight: number; failing: boolean };
type Piece = { claimed: ClaimedDelivery; line: Line };

/** The reply to an attempt, and the headers that were sent. */
type Sent = Reply & Pick<WebhookAttempt, 'headers'>;
const NOTHING_SENT = { statusCode: null, answer: null, retryAfterMs: null, headers: null };
/** To an endpoint that is switched off now. */
const GIVEN_UP: Verdict = { status: 'failed', waitMs: null };
const SENT_HEADERS = { 'content-type': 'application/json', 'user-agent': 'DocSift' };

/**
 * Delivers events. Each endpoint has a few slots, or one while it fails, so that a slow or dead receiver delays no
 * other. Slots go to the account with the fewest, so that no account can delay another.
 */
export function startDeliveries(collaborators: Collaborators) {
	const { db, webhooks, audit, repository, deliveries, outbound, localOutbound } = collaborators;
	const { settings } = collaborators;
	const { clock, newId, log, meter = silentMeter, tracer = silentTracer } = collaborators;
	const agent = outbound.createAgent(settings.timeoutMs);
	const localAgent = localOutbound.createAgent(settings.timeoutMs);
	const lines = new Map<string, Line>();

	const leaseMs = settings.timeoutMs + LEASE_MARGIN_MS;
	const maxLeaseMs = Math.max(leaseMs, MAX_WAIT_MS, maxOf(settings.retryWaitsMs));
	const roomFor = (line: Line | undefined): number =>
		(line?.failing ? MAX_PER_FAILING_ENDPOINT : MAX_PER_ENDPOINT) - (line?.inFlight ?? 0);

	async function take(begin: (piece: Piece) => void, running: readonly Piece[]): Promise<boolean> {
		const places = MAX_AT_ONCE - running.length;
		if (places <= 0) return false;
		const furthestMs = maxLeaseMs * 2;
		const due = await deliveries.listDueEndpoints(furthestMs);
		const inFlightOf = new Map<string, number>();
		for (const line of lines.values()) {
			inFlightOf.set(line.accountId, (inFlightOf.get(line.accountId) ?? 0) + line.inFlight);
		}
		const waiting = due.map((one) => ({ ...one, room: roomFor(lines.get(one.endpointId)) }));
		let taken = 0;
		for (const { count: limit, ...endpoint } of sharePlaces(waiting, inFlightOf, places)) {
			const lease = { token: newId(), limit, leaseMs, furthestMs };
			const claimed = await deliveries.claim(endpoint.endpointId, lease);
			for (const one of claimed) begin({ claimed: one, line: joinLine(endpoint) });
			taken += claimed.length;
		}
		return taken > 0;
	}

	/** Adds one delivery in flight to an endpoint. */
	function joinLine({ endpointId, accountId }: DueEndpoint): Line {
		const line = lines.get(endpointId) ?? { accountId, inFlight: 0, failing: false };
		lines.set(endpointId, line);
		line.inFlight += 1;
		return line;
	}

	function leaveLine({ claimed, line }: Piece): void {
		line.inFlight -= 1;
		if (line.inFlight === 0 && !line.failing) lines.delete(claimed.endpointId);
	}

	async function deliver({ claimed, line }: Piece): Promise<void> {
		const endpoint = await repository.find(claimed.endpointId);
		// Deleted in the meantime, together with the delivery.
		if (!endpoint) return;
		const at = clock.now();
		const ids = { deliveryId: claimed.id, endpointId: endpoint.id, eventId: claimed.eventId };
		const requestId = claimed.origin?.requestId;
		const span = tracer.start('deliver event', {
			parent: claimed.origin?.traceparent ?? null,
			kind: 'client',
			attributes: { ...ids, attempt: claimed.step + 1 },
		});
		const begun = performance.now();
		const reply = endpoint.enabled
			? await send(claimed, endpoint, at)
			: { ...NOTHING_SENT, error: 'the endpoint is disabled' };
		const durationMs = Math.round(performance.now() - begun);
		const judged = judge(reply, claimed.step, endpoint.enabled);
		const verdict = (await switchOffIfFailing(endpoint, reply, judged, at)) ? GIVEN_UP : judged;
		const result = verdict.status === 'pending' ? 'retried' : verdict.status;
		meter.deliveryTried({ result, seconds: durationMs / 1000 });
		span.end({ result, 'http.response.status_code': reply.statusCode ?? 0 });
		line.failing = verdict.status === 'pending';
		if (verdict.waitMs !== null) loop.lookIn(verdict.waitMs);
		const { statusCode, error, answer, headers } = reply;
		const attempt = { id: newId(), at, durationMs, statusCode, error, answer, headers };
		await deliveries.settle(claimed, attempt, verdict);
		log.info(
			{ ...ids, requestId, status: verdict.status, statusCode, ms: durationMs },
			'webhook sent',
		);
	}

	/** Separate from settling a delivery, because several deliveries may disable the endpoint at once. */
	async function disable(endpoint: WebhookEndpoint, reason: string): Promise<void> {
		const { id, accountId } = endpoint;
		await db.transaction(async (trx) => {
			if (!(await repository.disable(id, reason, trx))) return;
			await deliveries.endWaiting(id, clock.now(), trx);
			const actor = { kind: 'key' as const, id: '', name: 'DocSift' };
			const target = { targetId: id, targetName: nameEndpoint(endpoint) };
			await audit.record({ accountId, actor, action: 'webhook.disabled', ...target }, trx);
			log.warn({ endpointId: id, accountId, reason }, 'a webhook was switched off');
		});
	}

	/**
	 * Records since when an endpoint fails, and disables it if it is gone or has failed for days. This happens
	 * before the delivery is settled, so that a reader who sees the failed delivery also sees why the endpoint is
	 * disabled.
	 */
	async function switchOffIfFailing(
		endpoint: WebhookEndpoint,
		{ statusCode }: Reply,
		{ status }: Verdict,
		now: Date,
	): Promise<boolean> {
		const { id, enabled, failingSince } = endpoint;
		if (!enabled) return false;
		if (statusCode === 410) {
			// The endpoint is gone, so no events are kept for it.
			if (failingSince !== null) await repository.recordAnswer(id, true, now);
			await disable(endpoint, 'it answered 410 Gone');
			return true;
		}
		const accepted = status === 'delivered';
		const isKnown = accepted ? failingSince === null : failingSince !== null;
		if (!isKnown) await repository.recordAnswer(id, accepted, now);
		if (accepted || failingSince === null || settings.disableAfterMs === null) return false;
		if (now.getTime() - failingSince.getTime() < settings.disableAfterMs) return false;
		await disable(endpoint, `it has accepted no event since ${failingSince.toISOString()}`);
		return true;
	}

	async function send(
		{ eventId, body }: ClaimedDelivery,
		endpoint: WebhookEndpoint,
		now: Date,
	): Promise<Sent> {
		try {
			const { isLocal } = endpoint;
			const url = (isLocal ? localOutbound : outbound).checkUrl(endpoint.url);
			const headers = signEvent({ id: eventId, body }, endpoint, now);
			const sent = { ...SENT_HEADERS, ...headers };
			const reply = await postEvent(
				{ url, body, headers: sent },
				{
					agent: isLocal ? localAgent : agent,
					timeoutMs: settings.timeoutMs,
					now: clock.now,
				},
			);
			return { ...reply, headers: sent };
		} catch (error) {
			// An address that was allowed at creation may no longer be allowed.
			if (!(error instanceof Problem)) throw error;
			return { ...NOTHING_SENT, error: error.message };
		}
	}

	function judge(reply: Reply, step: number, enabled: boolean): Verdict {
		const { statusCode, retryAfterMs } = reply;
		const isStarting = reply.answer === N8N_STARTING;
		if (statusCode !== null && statusCode >= 200 && statusCode < 300 && !isStarting) {
			return { status: 'delivered', waitMs: null };
		}
		const mayPass =
			isStarting ||
			statusCode === null ||
			statusCode >= 500 ||
			RETRIED_STATUSES.includes(statusCode);
		const waitMs = settings.retryWaitsMs[step];
		if (!enabled || !mayPass || waitMs === undefined) return { status: 'failed', waitMs: null };
		const asked = statusCode === 429 || statusCode === 503 ? (retryAfterMs ?? 0) : 0;
		return {
			status: 'pending',
			waitMs: Math.max(waitMs, Math.min(asked, MAX_WAIT_MS)),
		};
	}

	// A delivery that could not be settled is sent again with the same event ID when its lease expires.
	const loop = startLeasedWork<Piece>({
		take,
		work: deliver,
		onSettled: leaveLine,
		idsOf: ({ claimed }) => ({ deliveryId: claimed.id }),
		messages: {
			notTaken: 'no delivery can be taken; this is tried again',
			notSettled: 'a delivery could not be settled',
		},
		log,
	});
	webhooks.onWake(() => void loop.look());

	return {
		/** Waits for attempts in flight, which are short. */
		stop: async (): Promise<void> => {
			await loop.stop();
			await loop.settled();
			await agent.destroy();
			await localAgent.destroy();
		},
	};
}
