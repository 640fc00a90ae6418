import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
	AUDIT_EVENT,
	COMMON_EVENT_TYPES,
	DELIVERY_STATUSES,
	EVENT_TYPES,
} from '../../model/webhook.ts';
import type { EventType, WebhookDelivery, WebhookEndpoint } from '../../model/webhook.ts';
import type { Webhooks } from '../../services/webhooks/webhooks.ts';
import { callerOf } from '../caller.ts';
import { checkGroup } from '../key-scopes.ts';
import { cursorSchema } from '../schemas/cursor-schema.ts';
import { errorResponses } from '../schemas/error-schema.ts';

const tags = ['Webhooks'];
export const eventsSchema = z.array(z.enum(EVENT_TYPES)).min(1);
export const webhookUrlSchema = z
	.string()
	.min(1)
	.max(2000)
	.describe('Where events are sent: a public http(s) address');
const details = z
	.boolean()
	.optional()
	.describe('Whether its events include the confidence and place of each value');
const jobIds = z
	.array(z.uuid())
	.min(1)
	.max(100)
	.describe('Only events of these jobs are sent; for programs that wait for certain jobs');
const webhookSchema = z
	.object({
		id: z.string(),
		url: z.string(),
		events: eventsSchema,
		details: z.boolean(),
		jobIds: z.array(z.string()).optional().describe('The only jobs that it receives events of'),
		expiresAt: z.iso.datetime().optional().describe('When it is deleted'),
		enabled: z.boolean(),
		disabledReason: z.string().nullable(),
		failingSince: z.iso
			.datetime()
			.nullable()
			.describe('Since when it has accepted no event; null: it accepted the last one'),
		createdAt: z.iso.datetime(),
	})
	.meta({ id: 'Webhook' });
export const withSecret = webhookSchema
	.extend({ secret: z.string().describe('Signs the events; shown only here') })
	.meta({ id: 'WebhookWithSecret' });
const deliverySchema = z
	.object({
		id: z.string(),
		eventId: z.string(),
		eventType: z.string(),
		jobId: z.string().nullable(),
		status: z.enum(DELIVERY_STATUSES),
		attempts: z.int(),
		nextAttemptAt: z.iso.datetime().nullable(),
		createdAt: z.iso.datetime(),
		endedAt: z.iso.datetime().nullable(),
	})
	.meta({ id: 'Delivery' });
const loggedSchema = deliverySchema
	.extend({
		log: z.array(
			z.object({
				at: z.iso.datetime(),
				durationMs: z.int(),
				statusCode: z.int().nullable().describe('null if there was no response'),
				error: z.string().nullable(),
				answer: z.string().nullable().describe('The start of the response'),
				headers: z
					.record(z.string(), z.string())
					.nullable()
					.describe('The headers that were sent; null if nothing was sent or they were not stored'),
			}),
		),
	})
	.meta({ id: 'DeliveryWithLog' });
const params = z.object({ webhookId: z.string() });

export function webhookRoutes({ webhooks }: { webhooks: Webhooks }): FastifyPluginCallbackZod {
	return (app, _options, done) => {
		app.get('/v1/webhooks', {
			schema: {
				tags,
				summary: 'List webhooks',
				response: { 200: z.array(webhookSchema), ...errorResponses(401, 429) },
			},
			handler: async (request) =>
				(await webhooks.list(callerOf(request).account.id)).map(presentWebhook),
		});

		app.post('/v1/webhooks', {
			schema: {
				tags,
				summary: 'Create a webhook',
				description:
					'A limited key needs the groups of the data as well: `documents`, or `audit` for `audit.recorded`.',
				body: z
					.strictObject({
						url: webhookUrlSchema,
						events: eventsSchema.default([...COMMON_EVENT_TYPES]),
						details,
						jobIds: jobIds.optional(),
						expiresAt: z.iso
							.datetime({ offset: true })
							.optional()
							.describe('When it is deleted; required with jobIds, and at most 90 days ahead'),
					})
					.refine(
						(body) => (body.jobIds === undefined) === (body.expiresAt === undefined),
						'jobIds and expiresAt must be given together',
					),
				response: { 201: withSecret, ...errorResponses(400, 401, 403, 413, 415, 429) },
			},
			handler: async (request, reply) => {
				const { expiresAt, ...body } = request.body;
				checkEvents(request, body.events);
				const created = await webhooks.create(callerOf(request).account.id, {
					...body,
					...(expiresAt !== undefined && { expiresAt: new Date(expiresAt) }),
				});
				return await reply.code(201).send({ ...presentWebhook(created), secret: created.secret });
			},
		});

		app.get('/v1/webhooks/:webhookId', {
			schema: {
				tags,
				summary: 'Get a webhook',
				params,
				response: { 200: webhookSchema, ...errorResponses(401, 404, 429) },
			},
			handler: async (request) =>
				presentWebhook(await webhooks.get(callerOf(request).account.id, request.params.webhookId)),
		});

		app.patch('/v1/webhooks/:webhookId', {
			schema: {
				tags,
				summary: 'Change a webhook, or switch it on or off',
				params,
				body: z.strictObject({
					url: webhookUrlSchema.optional(),
					events: eventsSchema.optional(),
					details,
					enabled: z.boolean().optional(),
				}),
				response: { 200: webhookSchema, ...errorResponses(400, 401, 403, 404, 413, 415, 429) },
			},
			handler: async (request) => {
				const accountId = callerOf(request).account.id;
				const { events } = await webhooks.get(accountId, request.params.webhookId);
				// The events that it had as well: another address would receive them.
				checkEvents(request, [...events, ...(request.body.events ?? [])]);
				return presentWebhook(
					await webhooks.change(accountId, request.params.webhookId, request.body),
				);
			},
		});

		app.delete('/v1/webhooks/:webhookId', {
			schema: {
				tags,
				summary: 'Delete a webhook',
				params,
				response: { 204: z.null(), ...errorResponses(401, 403, 404, 429) },
			},
			handler: async (request, reply) => {
				await webhooks.delete(callerOf(request).account.id, request.params.webhookId);
				return reply.code(204).send(null);
			},
		});

		app.post('/v1/webhooks/:webhookId/rotate', {
			schema: {
				tags,
				summary: 'Give a webhook a new secret',
				description: 'The old one signs beside it for 24 hours.',
				params,
				response: { 200: withSecret, ...errorResponses(401, 403, 404, 429) },
			},
			handler: async (request) => {
				const rotated = await webhooks.rotate(
					callerOf(request).account.id,
					request.params.webhookId,
				);
				return { ...presentWebhook(rotated), secret: rotated.secret };
			},
		});

		app.post('/v1/webhooks/:webhookId/test', {
			config: { costly: true },
			schema: {
				tags,
				summary: 'Send a test event',
				params,
				response: { 202: deliverySchema, ...errorResponses(401, 403, 404, 409, 429) },
			},
			handler: async (request, reply) => {
				const sent = await webhooks.sendTest(
					callerOf(request).account.id,
					request.params.webhookId,
				);
				return await reply.code(202).send(presentDelivery(sent));
			},
		});

		app.get('/v1/webhooks/:webhookId/deliveries', {
			schema: {
				tags,
				summary: 'List deliveries with every attempt, newest first',
				params,
				querystring: z.object({
					limit: z.coerce.number().int().min(1).max(100).default(20),
					cursor: cursorSchema,
				}),
				response: {
					200: z.object({ deliveries: z.array(loggedSchema), nextCursor: z.string().nullable() }),
					...errorResponses(400, 401, 404, 429),
				},
			},
			handler: async (request) => {
				const { limit, cursor } = request.query;
				const page = await webhooks.listDeliveries(
					callerOf(request).account.id,
					request.params.webhookId,
					{ before: cursor, limit: limit + 1 },
				);
				const shown = page.slice(0, limit);
				return {
					deliveries: shown.map(({ delivery, attempts }) => ({
						...presentDelivery(delivery),
						log: attempts.map((one) => ({
							at: one.at.toISOString(),
							durationMs: one.durationMs,
							statusCode: one.statusCode,
							error: one.error,
							answer: one.answer,
							headers: one.headers,
						})),
					})),
					nextCursor: page.length > limit ? (shown.at(-1)?.delivery.id ?? null) : null,
				};
			},
		});

		app.post('/v1/webhooks/:webhookId/replay', {
			config: { costly: true },
			schema: {
				tags,
				summary: 'Send all failed events since a time again',
				description:
					'For a webhook that was switched off or unreachable. Events keep their ids, so a receiver can drop those that it has seen. Events that occurred while the engine had switched it off are among them.',
				params,
				body: z.strictObject({
					since: z.iso.datetime({ offset: true }).describe('The time of the first event'),
				}),
				response: {
					202: z.object({ replayed: z.int().describe('How many events are resent') }),
					...errorResponses(400, 401, 403, 404, 409, 413, 415, 429),
				},
			},
			handler: async (request, reply) => {
				const { account } = callerOf(request);
				const since = new Date(request.body.since);
				const replayed = await webhooks.replay(account.id, request.params.webhookId, since);
				return await reply.code(202).send({ replayed });
			},
		});

		app.post('/v1/webhooks/:webhookId/deliveries/:deliveryId/resend', {
			config: { costly: true },
			schema: {
				tags,
				summary: 'Send an event again',
				description: 'The same event with the same id; its schedule of attempts starts again.',
				params: params.extend({ deliveryId: z.string() }),
				response: { 202: deliverySchema, ...errorResponses(401, 403, 404, 409, 429) },
			},
			handler: async (request, reply) => {
				const { webhookId, deliveryId } = request.params;
				const sent = await webhooks.resend(callerOf(request).account.id, webhookId, deliveryId);
				return await reply.code(202).send(presentDelivery(sent));
			},
		});

		done();
	};
}

/** Events contain data, so a key needs access to that data as well. */
function checkEvents(request: FastifyRequest, events: readonly EventType[]): void {
	for (const event of events) checkGroup(request, event === AUDIT_EVENT ? 'audit' : 'documents');
}

export function presentWebhook({
	createdAt,
	jobIds: ids,
	expiresAt,
	...endpoint
}: WebhookEndpoint) {
	const { id, url: to, events, details: wanted, enabled, disabledReason } = endpoint;
	return {
		id,
		url: to,
		events,
		details: wanted,
		enabled,
		disabledReason,
		failingSince: endpoint.failingSince?.toISOString() ?? null,
		...(ids && { jobIds: ids }),
		...(expiresAt && { expiresAt: expiresAt.toISOString() }),
		createdAt: createdAt.toISOString(),
	};
}

function presentDelivery(delivery: WebhookDelivery) {
	const { id, event, status, attempts, nextAttemptAt, createdAt, endedAt } = delivery;
	return {
		id,
		eventId: event.id,
		eventType: event.type,
		jobId: event.jobId,
		status,
		attempts,
		nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
		createdAt: createdAt.toISOString(),
		endedAt: endedAt?.toISOString() ?? null,
	};
}
