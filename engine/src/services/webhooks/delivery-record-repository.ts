import { z } from 'zod';
import type { WebhookAttempt, WebhookDelivery, WebhookEvent } from '../../model/webhook.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';
import type { AttemptRow, DeliveryRow, EventRow } from './delivery-row.ts';

const headersSchema = z.record(z.string(), z.string());

type ListedRow = DeliveryRow & { type: WebhookEvent['type']; job_id: string | null };

function toDelivery(row: ListedRow): WebhookDelivery {
	return {
		id: row.id,
		endpointId: row.endpoint_id,
		event: { id: row.event_id, type: row.type, jobId: row.job_id },
		status: row.status,
		attempts: row.attempts,
		nextAttemptAt: row.due_at === null ? null : new Date(row.due_at),
		createdAt: new Date(row.created_at),
		endedAt: row.ended_at === null ? null : new Date(row.ended_at),
	};
}

/** What is shown of deliveries. `delivery-repository.ts` offers these operations together with those of the queue. */
export function createDeliveryRecordRepository(db: Database) {
	return {
		async find(id: string, on: Connection = db): Promise<WebhookDelivery | undefined> {
			const row = await on('webhook_deliveries as d')
				.join('webhook_events as e', 'e.id', 'd.event_id')
				.where('d.id', id)
				.select('d.*', 'e.type', 'e.job_id')
				.first<ListedRow | undefined>();
			return row && toDelivery(row);
		},

		/** Newest first, each with its attempts. */
		async list(
			endpointId: string,
			{ before, limit }: { before: string | undefined; limit: number },
		): Promise<{ delivery: WebhookDelivery; attempts: WebhookAttempt[] }[]> {
			const query = db('webhook_deliveries as d')
				.join('webhook_events as e', 'e.id', 'd.event_id')
				.where('d.endpoint_id', endpointId)
				.orderBy('d.id', 'desc')
				.limit(limit)
				.select('d.*', 'e.type', 'e.job_id');
			if (before !== undefined) void query.andWhere('d.id', '<', before);
			const rows = (await query) as ListedRow[];
			const logged = await db<AttemptRow>('webhook_attempts')
				.whereIn(
					'delivery_id',
					rows.map(({ id }) => id),
				)
				.orderBy('id');
			return rows.map((row) => ({
				delivery: toDelivery(row),
				attempts: logged
					.filter(({ delivery_id: deliveryId }) => deliveryId === row.id)
					.map((one) => ({
						id: one.id,
						at: new Date(one.at),
						durationMs: one.duration_ms,
						statusCode: one.status_code,
						error: one.error,
						answer: one.answer,
						headers: one.headers === null ? null : headersSchema.parse(JSON.parse(one.headers)),
					})),
			}));
		},

		/** The deliveries for a job of this account. */
		async listByJob(
			accountId: string,
			jobId: string,
		): Promise<{ delivery: WebhookDelivery; url: string }[]> {
			const rows = await db('webhook_deliveries as d')
				.join('webhook_events as e', 'e.id', 'd.event_id')
				.join('webhook_endpoints as p', 'p.id', 'd.endpoint_id')
				.where({ 'e.job_id': jobId, 'e.account_id': accountId })
				.orderBy('d.id', 'desc')
				.select<(ListedRow & { url: string })[]>('d.*', 'e.type', 'e.job_id', 'p.url');
			return rows.map((row) => ({ delivery: toDelivery(row), url: row.url }));
		},

		async findBody(eventId: string): Promise<string | undefined> {
			return (await db<EventRow>('webhook_events').where({ id: eventId }).first('body'))?.body;
		},
	};
}
