import type { Origin } from '../../model/job.ts';
import type { WebhookAttempt, WebhookEvent } from '../../model/webhook.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';
import { isPostgres } from '../../platform/store/open-database.ts';
import type { StoreTime } from '../../platform/store/store-time.ts';
import { IS_DUE, dueBindings, firstOfEach } from '../../platform/store/store-time.ts';
import { createDeliveryRecordRepository } from './delivery-record-repository.ts';
import type { AttemptRow, DeliveryRow, EventRow } from './delivery-row.ts';

type SentRow = Pick<EventRow, 'id' | 'body'> & Record<'request_id' | 'traceparent', string | null>;

/** A claimed delivery, with its payload. */
export type ClaimedDelivery = {
	id: string;
	token: string;
	endpointId: string;
	/** Attempts since the event was sent or manually resent. */
	step: number;
	eventId: string;
	body: string;
	/** The request that submitted the job. */
	origin: Origin | null;
};

export type Verdict =
	{ status: 'delivered' | 'failed'; waitMs: null } | { status: 'pending'; waitMs: number };

/** An endpoint with a due delivery. */
export type DueEndpoint = { endpointId: string; accountId: string };

type EndpointRow = { owner: string; account_id: string };

export type DeliveryRepository = ReturnType<typeof createDeliveryRepository>;

export function createDeliveryRepository(db: Database, time: StoreTime) {
	const events = (on: Connection = db) => on<EventRow>('webhook_events');
	const deliveries = (on: Connection = db) => on<DeliveryRow>('webhook_deliveries');
	const attempts = (on: Connection = db) => on<AttemptRow>('webhook_attempts');
	// Skip rows that another process is claiming, instead of waiting for them.
	const skipTaken = isPostgres(db) ? 'for update skip locked' : '';

	return {
		...createDeliveryRecordRepository(db),

		async insertEvent(
			event: WebhookEvent,
			/** `isHeld`: kept for a replay instead of sent. */
			to: readonly { deliveryId: string; endpointId: string; isHeld?: boolean }[],
			on: Connection = db,
		): Promise<void> {
			const now = event.createdAt.getTime();
			await on.transaction(async (trx) => {
				await events(trx).insert({
					id: event.id,
					account_id: event.accountId,
					job_id: event.jobId,
					type: event.type,
					body: event.body,
					created_at: now,
				});
				await deliveries(trx).insert(
					to.map(({ deliveryId, endpointId, isHeld = false }) => ({
						id: deliveryId,
						event_id: event.id,
						endpoint_id: endpointId,
						status: isHeld ? ('failed' as const) : ('pending' as const),
						attempts: 0,
						step: 0,
						due_at: isHeld ? null : time.after(0),
						token: null,
						created_at: now,
						ended_at: isHeld ? now : null,
					})),
				);
			});
		},

		/** Endpoints with due deliveries, the longest waiting first. */
		async listDueEndpoints(furthestMs: number): Promise<DueEndpoint[]> {
			const answer = await db.raw<EndpointRow[] | { rows: EndpointRow[] }>(
				`with recursive ${firstOfEach('webhook_deliveries', 'endpoint_id')}
				select owner, account_id from firsts
				join webhook_endpoints on webhook_endpoints.id = owner
				where due_at <= :now or exists (
					select 1 from webhook_deliveries where endpoint_id = owner and due_at > :furthest
				) order by due_at`,
				dueBindings(time, furthestMs),
			);
			const rows = Array.isArray(answer) ? answer : answer.rows;
			return rows.map((row) => ({ endpointId: row.owner, accountId: row.account_id }));
		},

		/** Claims the deliveries to an endpoint that have been due longest. */
		async claim(
			endpointId: string,
			{
				token,
				limit,
				leaseMs,
				furthestMs,
			}: { token: string } & Record<'limit' | 'leaseMs' | 'furthestMs', number>,
		): Promise<ClaimedDelivery[]> {
			const due = db.raw(
				`select id from webhook_deliveries where endpoint_id = :endpointId and ${IS_DUE}
				order by due_at limit :limit ${skipTaken}`,
				{ ...dueBindings(time, furthestMs), endpointId, limit },
			);
			const rows = await deliveries()
				.whereRaw('id in (?)', [due])
				.update({ token, due_at: time.after(leaseMs) })
				.returning(['id', 'event_id', 'endpoint_id', 'step']);
			if (rows.length === 0) return [];
			const found = await events()
				.leftJoin('jobs', 'jobs.id', 'webhook_events.job_id')
				.whereIn(
					'webhook_events.id',
					rows.map((row) => row.event_id),
				)
				.select<SentRow[]>('webhook_events.id', 'body', 'request_id', 'traceparent');
			const eventOf = new Map(found.map((event) => [event.id, event]));
			return rows.flatMap((row) => {
				const event = eventOf.get(row.event_id);
				// The event was deleted with its job in the meantime.
				if (!event) return [];
				const { body, request_id: requestId, traceparent } = event;
				const origin = requestId === null ? null : { requestId, traceparent };
				const { id, step, event_id: eventId, endpoint_id: endpointId } = row;
				return [{ id, token, endpointId, step, eventId, body, origin }];
			});
		},

		/** Returns false when this process no longer holds the delivery. */
		async settle(
			{ id, token }: Pick<ClaimedDelivery, 'id' | 'token'>,
			attempt: WebhookAttempt,
			{ status, waitMs }: Verdict,
			on: Connection = db,
		): Promise<boolean> {
			return await on.transaction(async (trx) => {
				const changed = await deliveries(trx)
					.where({ id, token })
					.update({
						status,
						due_at: waitMs === null ? null : time.after(waitMs),
						attempts: trx.raw('attempts + 1'),
						step: trx.raw('step + 1'),
						token: null,
						ended_at: status === 'pending' ? null : attempt.at.getTime() + attempt.durationMs,
					});
				if (changed === 0) return false;
				await attempts(trx).insert({
					id: attempt.id,
					delivery_id: id,
					at: attempt.at.getTime(),
					duration_ms: attempt.durationMs,
					status_code: attempt.statusCode,
					error: attempt.error,
					answer: attempt.answer,
					headers: attempt.headers && JSON.stringify(attempt.headers),
				});
				return true;
			});
		},

		/** Ends waiting deliveries of a disabled endpoint; those in flight end by themselves. */
		async endWaiting(endpointId: string, now: Date, on?: Connection): Promise<number> {
			return await deliveries(on)
				.where({ endpoint_id: endpointId, status: 'pending', token: null })
				.update({ status: 'failed', due_at: null, ended_at: now.getTime() });
		},

		/** Restarts the schedule with the same event, unless it is in flight. */
		async resend(id: string, on?: Connection): Promise<void> {
			await deliveries(on)
				.where({ id, token: null })
				.update({ status: 'pending', step: 0, due_at: time.after(0), ended_at: null });
		},

		/** Restarts the failed deliveries since a time, a batch at a time; returns how many, and where to continue. */
		async resendFailed(
			endpointId: string,
			{ since, after, limit }: { since: Date; after: string | undefined; limit: number },
			on: Connection = db,
		): Promise<{ count: number; last: string | undefined }> {
			const due = deliveries(on)
				.where({ endpoint_id: endpointId, status: 'failed', token: null })
				.andWhere('created_at', '>=', since.getTime())
				.orderBy('id')
				.limit(limit)
				.select('id');
			if (after !== undefined) void due.andWhere('id', '>', after);
			const ids = (await due).map(({ id }) => id);
			if (ids.length === 0) return { count: 0, last: undefined };
			const count = await deliveries(on)
				.whereIn('id', ids)
				.andWhere({ status: 'failed', token: null })
				.update({ status: 'pending', step: 0, due_at: time.after(0), ended_at: null });
			return { count, last: ids.length < limit ? undefined : ids.at(-1) };
		},

		/** Events of jobs are deleted with their jobs; this deletes the others. */
		async deleteEventsBefore(time: Date): Promise<number> {
			return await events()
				.whereNull('job_id')
				.andWhere('created_at', '<', time.getTime())
				.delete();
		},
	};
}
