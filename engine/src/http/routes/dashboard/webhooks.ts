import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Webhooks } from '../../../services/webhooks/webhooks.ts';
import { callerOf } from '../../caller.ts';
import { errorResponses } from '../../schemas/error-schema.ts';

const params = z.object({ webhookId: z.string() });

/** Webhook data that people may see and API keys may not. */
export function dashboardWebhookRoutes({
	webhooks,
}: {
	webhooks: Webhooks;
}): FastifyPluginCallbackZod {
	return (app, _options, done) => {
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
