import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiKeys } from '../../../services/accounts/api-keys.ts';
import type { ApiKey } from '../../../model/account.ts';
import { countCharacters, isPrintable } from '../../../model/text.ts';
import { callerOf } from '../../caller.ts';
import { errorResponses } from '../../schemas/error-schema.ts';

const keySchema = z.object({
	id: z.string(),
	name: z.string(),
	mode: z.enum(['live', 'test']),
	prefix: z.string(),
	createdAt: z.iso.datetime(),
	expiresAt: z.iso.datetime().nullable(),
	lastUsedAt: z.iso.datetime().nullable(),
	revokedAt: z.iso.datetime().nullable(),
});
const nameSchema = z
	.string()
	.trim()
	.min(1, 'must not be empty')
	.refine((text) => countCharacters(text) <= 100, 'has more than 100 characters')
	.refine(isPrintable, 'may not contain control characters or broken Unicode');

export function keyRoutes({ apiKeys }: { apiKeys: ApiKeys }): FastifyPluginCallbackZod {
	return (app, _options, done) => {
		app.get('/keys', {
			schema: {
				summary: 'List API keys, newest first, without their secrets',
				response: { 200: z.array(keySchema), ...errorResponses(401, 429) },
			},
			handler: async (request) =>
				(await apiKeys.list(callerOf(request).account.id)).map(present).toReversed(),
		});

		app.post('/keys', {
			schema: {
				summary: 'Create an API key; its secret is shown only here',
				body: z.strictObject({
					name: nameSchema,
					mode: z.enum(['live', 'test']),
					expiresAt: z.iso.datetime({ offset: true }).nullable(),
				}),
				response: {
					201: keySchema.extend({ secret: z.string() }),
					...errorResponses(400, 401, 403, 415, 429),
				},
			},
			handler: async (request, reply) => {
				const { name, mode, expiresAt } = request.body;
				const { apiKey, secret } = await apiKeys.create({
					accountId: callerOf(request).account.id,
					name,
					mode,
					expiresAt: expiresAt === null ? null : new Date(expiresAt),
				});
				return await reply.code(201).send({ ...present(apiKey), secret });
			},
		});

		app.delete('/keys/:keyId', {
			schema: {
				summary: 'Revoke an API key',
				params: z.object({ keyId: z.string() }),
				response: { 204: z.null(), ...errorResponses(401, 403, 404, 429) },
			},
			handler: async (request, reply) => {
				await apiKeys.revoke(request.params.keyId, callerOf(request).account.id);
				return reply.code(204).send(null);
			},
		});

		done();
	};
}

function present({ id, name, mode, prefix, ...times }: ApiKey) {
	return {
		id,
		name,
		mode,
		prefix,
		createdAt: times.createdAt.toISOString(),
		expiresAt: times.expiresAt?.toISOString() ?? null,
		lastUsedAt: times.lastUsedAt?.toISOString() ?? null,
		revokedAt: times.revokedAt?.toISOString() ?? null,
	};
}
