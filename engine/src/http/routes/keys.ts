import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problem } from '../../model/problem.ts';
import type { ApiKeys } from '../../services/accounts/api-keys.ts';
import type { Templates } from '../../services/templates/templates.ts';
import { callerOf } from '../caller.ts';
import { errorResponses } from '../schemas/error-schema.ts';
import { keySchema, newKeySchema, presentApiKey, toScope } from '../schemas/key-schemas.ts';

const tags = ['Keys'];

/** API keys. Only people who manage the account, and unrestricted keys, may use these routes. */
export function keyRoutes({
	apiKeys,
	templates,
}: {
	apiKeys: ApiKeys;
	templates: Pick<Templates, 'get'>;
}): FastifyPluginCallbackZod {
	return (app, _options, done) => {
		app.get('/v1/keys', {
			schema: {
				tags,
				summary: 'List API keys, newest first, without their secrets',
				response: { 200: z.array(keySchema), ...errorResponses(401, 403, 429) },
			},
			handler: async (request) =>
				(await apiKeys.list(callerOf(request).account.id)).map(presentApiKey).toReversed(),
		});

		app.post('/v1/keys', {
			schema: {
				tags,
				summary: 'Create an API key; its secret is shown only here',
				body: newKeySchema,
				response: {
					201: keySchema
						.extend({ secret: z.string().describe('Shown only here') })
						.meta({ id: 'ApiKeyWithSecret' }),
					...errorResponses(400, 401, 403, 404, 413, 415, 429),
				},
			},
			handler: async (request, reply) => {
				const { name, mode, expiresAt, belongsTo, access, groups, ...wish } = request.body;
				const { id: accountId } = callerOf(request).account;
				let templateIds: string[] | null = null;
				for (const one of new Set(wish.templateIds)) {
					templateIds = [...(templateIds ?? []), (await templates.get(accountId, one)).id];
				}
				const { apiKey, secret } = await apiKeys.create({
					accountId,
					name,
					mode,
					expiresAt: expiresAt === null ? null : new Date(expiresAt),
					scope: toScope({ access, groups, templateIds }),
					userId: ownerOf(request, belongsTo),
				});
				return await reply.code(201).send({ ...presentApiKey(apiKey), secret });
			},
		});

		app.delete('/v1/keys/:keyId', {
			schema: {
				tags,
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

/** A personal key creates only personal keys of the same person, because a key of the account would outlive them. */
function ownerOf(request: FastifyRequest, belongsTo: 'account' | 'person'): string | null {
	const { apiKey } = callerOf(request);
	if (apiKey.userId) return apiKey.userId;
	if (belongsTo === 'account') return null;
	if (request.signedIn) return request.signedIn.user.id;
	const message = 'must be account: this key belongs to no person';
	throw problem('INVALID_REQUEST', { faults: [{ path: 'belongsTo', message }] });
}
