import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { MAIL_STATES } from '../../model/mailbox.ts';
import type { Mailbox, MailRecord } from '../../model/mailbox.ts';
import type { Mailboxes } from '../../services/intake/mailboxes.ts';
import { callerOf } from '../caller.ts';
import { cursorSchema } from '../schemas/cursor-schema.ts';
import { errorResponses } from '../schemas/error-schema.ts';
import {
	mailboxChangesSchema,
	mailboxShape,
	newMailboxSchema,
} from '../schemas/mailbox-schemas.ts';

const tags = ['Mailboxes'];
const params = z.object({ mailboxId: z.string() });

const mailboxSchema = z
	.object({
		id: z.string(),
		...mailboxShape,
		enabled: z.boolean(),
		lastError: z.string().nullable().describe('Why its mails are waiting; null if they are not'),
		lastCheckedAt: z.iso.datetime().nullable(),
		createdAt: z.iso.datetime(),
	})
	.meta({ id: 'Mailbox' });

const mailSchema = z
	.object({
		id: z.string(),
		uidValidity: z.int(),
		uid: z.int(),
		sender: z.string(),
		state: z
			.enum(MAIL_STATES)
			.describe('trying: an attempt has started; failed: it is not retried'),
		attempts: z.int(),
		jobIds: z.array(z.string()),
		reason: z.string().nullable().describe('Why it failed, or why documents in it were not taken'),
		at: z.iso.datetime(),
	})
	.meta({ id: 'Mail' });

export function mailboxRoutes({ mailboxes }: { mailboxes: Mailboxes }): FastifyPluginCallbackZod {
	return (app, _options, done) => {
		app.get('/v1/mailboxes', {
			schema: {
				tags,
				summary: 'List mailboxes',
				response: { 200: z.array(mailboxSchema), ...errorResponses(401, 429) },
			},
			handler: async (request) => (await mailboxes.list(callerOf(request).account.id)).map(present),
		});

		app.post('/v1/mailboxes', {
			config: { costly: true },
			schema: {
				tags,
				summary: 'Connect a mailbox, whose mails become jobs',
				description: 'The engine signs in first, so a wrong address or password is refused here.',
				body: newMailboxSchema,
				response: {
					201: mailboxSchema,
					...errorResponses(400, 401, 403, 404, 409, 413, 415, 429),
				},
			},
			handler: async (request, reply) => {
				const created = await mailboxes.create(callerOf(request).account.id, request.body);
				return await reply.code(201).send(present(created));
			},
		});

		app.get('/v1/mailboxes/:mailboxId', {
			schema: {
				tags,
				summary: 'Get a mailbox',
				params,
				response: { 200: mailboxSchema, ...errorResponses(401, 404, 429) },
			},
			handler: async (request) =>
				present(await mailboxes.get(callerOf(request).account.id, request.params.mailboxId)),
		});

		app.patch('/v1/mailboxes/:mailboxId', {
			config: { costly: true },
			schema: {
				tags,
				summary: 'Change, enable or disable a mailbox',
				description: 'A new host, port, security or user needs the secret again.',
				params,
				body: mailboxChangesSchema,
				response: {
					200: mailboxSchema,
					...errorResponses(400, 401, 403, 404, 409, 413, 415, 429),
				},
			},
			handler: async (request) => {
				const { account } = callerOf(request);
				return present(await mailboxes.change(account.id, request.params.mailboxId, request.body));
			},
		});

		app.delete('/v1/mailboxes/:mailboxId', {
			schema: {
				tags,
				summary: 'Disconnect a mailbox; its jobs stay',
				params,
				response: { 204: z.null(), ...errorResponses(401, 403, 404, 429) },
			},
			handler: async (request, reply) => {
				await mailboxes.delete(callerOf(request).account.id, request.params.mailboxId);
				return reply.code(204).send(null);
			},
		});

		app.get('/v1/mailboxes/:mailboxId/mails', {
			schema: {
				tags,
				summary: 'List the mails of a mailbox with their results, newest first',
				params,
				querystring: z.object({
					limit: z.coerce.number().int().min(1).max(100).default(20),
					cursor: cursorSchema,
				}),
				response: {
					200: z.object({ mails: z.array(mailSchema), nextCursor: z.string().nullable() }),
					...errorResponses(400, 401, 404, 429),
				},
			},
			handler: async (request) => {
				const { limit, cursor } = request.query;
				const page = await mailboxes.listMails(
					callerOf(request).account.id,
					request.params.mailboxId,
					{ before: cursor, limit: limit + 1 },
				);
				const shown = page.slice(0, limit);
				return {
					mails: shown.map(presentMail),
					nextCursor: page.length > limit ? (shown.at(-1)?.id ?? null) : null,
				};
			},
		});

		done();
	};
}

/** Never the secret. */
function present(mailbox: Mailbox) {
	return {
		id: mailbox.id,
		name: mailbox.name,
		host: mailbox.host,
		port: mailbox.port,
		security: mailbox.security,
		user: mailbox.user,
		secretKind: mailbox.secretKind,
		folder: mailbox.folder,
		senders: mailbox.senders,
		templateId: mailbox.templateId,
		parts: mailbox.parts,
		afterwards: mailbox.afterwards,
		doneFolder: mailbox.doneFolder,
		failedFolder: mailbox.failedFolder,
		enabled: mailbox.enabled,
		lastError: mailbox.lastError,
		lastCheckedAt: mailbox.lastCheckedAt?.toISOString() ?? null,
		createdAt: mailbox.createdAt.toISOString(),
	};
}

function presentMail({ at, id, uidValidity, uid, ...mail }: MailRecord) {
	const { sender: from, state, attempts, jobIds, reason } = mail;
	const ids = { id, uidValidity, uid };
	return { ...ids, sender: from, state, attempts, jobIds, reason, at: at.toISOString() };
}
