import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Webhooks } from '../../../services/webhooks/webhooks.ts';
import { problem } from '../../../model/problem.ts';
import { callerOf } from '../../caller.ts';
import { signedInOf } from '../../plugins/session.ts';
import { errorResponses } from '../../schemas/error-schema.ts';
import { eventsSchema, presentWebhook, webhookUrlSchema, withSecret } from '../webhooks.ts';

const params = z.object({ webhookId: z.string() });

/** Webhook data that people may see and API keys may not. */
export function dashboardWebhookRoutes({
	webhooks,
}: {
	webhooks: Webhooks;
}): FastifyPluginCallbackZod {
	return (app, _options, done) => {
		app.post('/webhooks/local', {
			schema: {
				summary: 'Create a webhook on this computer or in its private network',
				description:
					'Only for the owner of the installation, because such an address may belong to a program that trusts its neighbours.',
				body: z.strictObject({ url: webhookUrlSchema, events: eventsSchema }),
				response: { 201: withSecret, ...errorResponses(400, 401, 403, 413, 415, 429) },
			},
			handler: async (request, reply) => {
				const { account, user } = signedInOf(request);
				if (!account.isOwner || user.role !== 'owner') throw problem('OWNER_REQUIRED');
				const made = await webhooks.create(account.id, { ...request.body, isLocal: true });
				return await reply.code(201).send({ ...presentWebhook(made), secret: made.secret });
			},
		});

		app.get('/webhooks/:webhookId/secret', {
			schema: {
				summary: 'The secret that signs the events of a webhook',
				params,
				response: {
					200: z.object({ secret: z.string(), previousUntil: z.iso.datetime().nullable() }),
					...errorResponses(401, 404, 429),
				},
			},
			handler: async (request) => {
				const { account } = callerOf(request);
				const found = await webhooks.get(account.id, request.params.webhookId);
				const previousUntil = found.previousSecretUntil?.toISOString() ?? null;
				return { secret: found.secret, previousUntil };
			},
		});

		app.get('/webhooks/:webhookId/deliveries/:deliveryId/payload', {
			schema: {
				summary: 'The text that was signed and sent',
				params: params.extend({ deliveryId: z.string() }),
				response: { 200: z.object({ body: z.string() }), ...errorResponses(401, 404, 429) },
			},
			handler: async (request) => {
				const { account } = callerOf(request);
				const { webhookId, deliveryId } = request.params;
				return { body: await webhooks.getPayload(account.id, webhookId, deliveryId) };
			},
		});

		done();
	};
}
