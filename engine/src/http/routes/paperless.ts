import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { PAPERLESS_STATES } from '../../model/paperless.ts';
import type { PaperlessConnection, PaperlessDocument } from '../../model/paperless.ts';
import type { PaperlessConnections } from '../../services/paperless/connections.ts';
import { callerOf } from '../caller.ts';
import { cursorSchema } from '../schemas/cursor-schema.ts';
import { errorResponses } from '../schemas/error-schema.ts';
import {
	newPaperlessSchema,
	paperlessChangesSchema,
	paperlessShape,
} from '../schemas/paperless-schemas.ts';

const tags = ['paperless-ngx'];
const params = z.object({ connectionId: z.string() });
/** The largest number of a row in paperless-ngx. */
const MAX_DOCUMENT_ID = 2_147_483_647;

const connectionSchema = z
	.object({
		id: z.string(),
		...paperlessShape,
		enabled: z.boolean(),
		lastError: z.string().nullable().describe('Why documents have to wait; null: they need not'),
		lastCheckedAt: z.iso.datetime().nullable(),
		createdAt: z.iso.datetime(),
	})
	.meta({ id: 'PaperlessConnection' });

const documentSchema = z
	.object({
		id: z.string(),
		documentId: z.int().describe('Its number in paperless-ngx'),
		state: z
			.enum(PAPERLESS_STATES)
			.describe('reading: it is a job; written: its values are in paperless-ngx'),
		attempts: z.int(),
		jobId: z.string().nullable(),
		reason: z.string().nullable().describe('Why it failed, or which values were not written'),
		at: z.iso.datetime(),
	})
	.meta({ id: 'PaperlessDocument' });

export function paperlessRoutes({
	paperlessConnections: connections,
}: {
	paperlessConnections: PaperlessConnections;
}): FastifyPluginCallbackZod {
	return (app, _options, done) => {
		app.get('/v1/paperless', {
			schema: {
				tags,
				summary: 'List connections to paperless-ngx',
				response: { 200: z.array(connectionSchema), ...errorResponses(401, 429) },
			},
			handler: async (request) =>
				(await connections.list(callerOf(request).account.id)).map(present),
		});

		app.post('/v1/paperless', {
			config: { costly: true },
			schema: {
				tags,
				summary: 'Connect a paperless-ngx, whose tagged documents are read',
				description:
					'The engine connects first, so a wrong address or token is refused here. It makes the tags if they are missing.',
				body: newPaperlessSchema,
				response: {
					201: connectionSchema,
					...errorResponses(400, 401, 403, 404, 409, 413, 415, 429),
				},
			},
			handler: async (request, reply) => {
				const created = await connections.create(callerOf(request).account.id, request.body);
				return await reply.code(201).send(present(created));
			},
		});

		app.get('/v1/paperless/:connectionId', {
			schema: {
				tags,
				summary: 'Get a connection to paperless-ngx',
				params,
				response: { 200: connectionSchema, ...errorResponses(401, 404, 429) },
			},
			handler: async (request) =>
				present(await connections.get(callerOf(request).account.id, request.params.connectionId)),
		});

		app.patch('/v1/paperless/:connectionId', {
			config: { costly: true },
			schema: {
				tags,
				summary: 'Change a connection to paperless-ngx, or switch it on or off',
				description: 'A new url needs the token again. A new writes replaces the old one.',
				params,
				body: paperlessChangesSchema,
				response: {
					200: connectionSchema,
					...errorResponses(400, 401, 403, 404, 409, 413, 415, 429),
				},
			},
			handler: async (request) => {
				const { account } = callerOf(request);
				const { connectionId } = request.params;
				return present(await connections.change(account.id, connectionId, request.body));
			},
		});

		app.delete('/v1/paperless/:connectionId', {
			schema: {
				tags,
				summary: 'Disconnect a paperless-ngx; its documents and jobs stay',
				params,
				response: { 204: z.null(), ...errorResponses(401, 403, 404, 429) },
			},
			handler: async (request, reply) => {
				await connections.delete(callerOf(request).account.id, request.params.connectionId);
				return reply.code(204).send(null);
			},
		});

		app.post('/v1/paperless/:connectionId/documents', {
			schema: {
				tags,
				summary: 'Read a document of paperless-ngx that has no tag',
				description:
					'For the post-consume script of paperless-ngx. A document that is known already stays as it is.',
				params,
				body: z.strictObject({ documentId: z.int().min(1).max(MAX_DOCUMENT_ID) }),
				response: { 202: documentSchema, ...errorResponses(400, 401, 403, 404, 413, 415, 429) },
			},
			handler: async (request, reply) => {
				const { account } = callerOf(request);
				const { connectionId } = request.params;
				const asked = await connections.ask(account.id, connectionId, request.body.documentId);
				return await reply.code(202).send(presentDocument(asked));
			},
		});

		app.get('/v1/paperless/:connectionId/documents', {
			schema: {
				tags,
				summary: 'List the documents of a connection and what became of them, newest first',
				params,
				querystring: z.object({
					limit: z.coerce.number().int().min(1).max(100).default(20),
					cursor: cursorSchema,
				}),
				response: {
					200: z.object({ documents: z.array(documentSchema), nextCursor: z.string().nullable() }),
					...errorResponses(400, 401, 404, 429),
				},
			},
			handler: async (request) => {
				const { limit, cursor } = request.query;
				const page = await connections.listDocuments(
					callerOf(request).account.id,
					request.params.connectionId,
					{ before: cursor, limit: limit + 1 },
				);
				const shown = page.slice(0, limit);
				return {
					documents: shown.map(presentDocument),
					nextCursor: page.length > limit ? (shown.at(-1)?.id ?? null) : null,
				};
			},
		});

		done();
	};
}

/** Never the token. */
function present(connection: PaperlessConnection) {
	return {
		id: connection.id,
		name: connection.name,
		url: connection.url,
		templateId: connection.templateId,
		tag: connection.tag,
		doneTag: connection.doneTag,
		failedTag: connection.failedTag,
		writeAfter: connection.writeAfter,
		writes: connection.writes,
		enabled: connection.enabled,
		lastError: connection.lastError,
		lastCheckedAt: connection.lastCheckedAt?.toISOString() ?? null,
		createdAt: connection.createdAt.toISOString(),
	};
}

function presentDocument({
	at,
	id,
	documentId,
	state,
	attempts,
	jobId,
	reason,
}: PaperlessDocument) {
	return { id, documentId, state, attempts, jobId, reason, at: at.toISOString() };
}
