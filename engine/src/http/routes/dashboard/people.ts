import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Audit } from '../../../services/audit/audit.ts';
import type { NewInvitation } from '../../../services/accounts/invitations.ts';
import type { People } from '../../../services/accounts/people.ts';
import { toId } from '../../../model/id.ts';
import { ROLES } from '../../../model/role.ts';
import type { User } from '../../../model/user.ts';
import { callerOf } from '../../caller.ts';
import { signedInOf } from '../../plugins/session.ts';
import { auditEventSchema } from '../../schemas/audit-schemas.ts';
import { presentAuditEvent } from '../../../model/audit.ts';
import { cursorSchema } from '../../schemas/cursor-schema.ts';
import { errorResponses } from '../../schemas/error-schema.ts';
import { emailSchema } from '../../schemas/user-schemas.ts';
import { invitationSchema } from '../../schemas/invitation-schema.ts';

const roleSchema = z.enum(ROLES);
const personSchema = z.object({
	id: z.string(),
	email: z.string(),
	role: roleSchema,
	createdAt: z.iso.datetime(),
	isYou: z.boolean(),
});
const invitedSchema = z.object({
	id: z.string(),
	email: z.string(),
	role: roleSchema,
	expiresAt: z.iso.datetime(),
});
const params = z.object({ userId: z.string() });

/** The people of the account and its audit log, for owners only. */
export function peopleRoutes({
	people,
	audit,
}: {
	people: People;
	audit: Audit;
}): FastifyPluginCallbackZod {
	return (app, _options, done) => {
		app.get('/people', {
			schema: {
				summary: 'List the people of the account, and those who are invited',
				response: {
					200: z.object({ people: z.array(personSchema), invited: z.array(invitedSchema) }),
					...errorResponses(401, 403, 429),
				},
			},
			handler: async (request) => {
				const found = await people.list(callerOf(request).account.id);
				const you = signedInOf(request).user.id;
				return {
					people: found.people.map((one) => present(one, you)),
					invited: found.invited.map(({ id, email, role, expiresAt }) => ({
						id,
						email,
						role,
						expiresAt: expiresAt.toISOString(),
					})),
				};
			},
		});

		app.post('/people', {
			schema: {
				summary: 'Invite a person to the account; the link is shown only here',
				body: z.strictObject({ email: emailSchema, role: roleSchema }),
				response: { 201: invitationSchema, ...errorResponses(400, 401, 403, 409, 415, 429) },
			},
			handler: async (request, reply) => {
				const made = await people.invite(callerOf(request).account.id, request.body);
				return await reply.code(201).send(presentInvitation(made));
			},
		});

		app.patch('/people/:userId', {
			schema: {
				summary: 'Change the role of a person',
				params,
				body: z.strictObject({ role: roleSchema }),
				response: { 200: personSchema, ...errorResponses(400, 401, 403, 404, 409, 415, 429) },
			},
			handler: async (request) => {
				const { account } = callerOf(request);
				const { userId } = request.params;
				const changed = await people.setRole(account.id, userId, request.body.role);
				return present(changed, signedInOf(request).user.id);
			},
		});

		app.delete('/people/:userId', {
			schema: {
				summary: 'Remove a person from the account; ends their sessions',
				params,
				response: { 204: z.null(), ...errorResponses(401, 403, 404, 409, 429) },
			},
			handler: async (request, reply) => {
				await people.remove(callerOf(request).account.id, request.params.userId);
				return reply.code(204).send(null);
			},
		});

		app.post('/people/:userId/invitation', {
			schema: {
				summary: 'Create a link with which a person chooses a new password; shown only here',
				params,
				response: { 200: invitationSchema, ...errorResponses(401, 403, 404, 429) },
			},
			handler: async (request) => {
				const { account } = callerOf(request);
				return presentInvitation(await people.renew(account.id, request.params.userId));
			},
		});

		app.delete('/people/invitations/:invitationId', {
			schema: {
				summary: 'Cancel an invitation',
				params: z.object({ invitationId: z.string() }),
				response: { 204: z.null(), ...errorResponses(401, 403, 404, 429) },
			},
			handler: async (request, reply) => {
				const { account } = callerOf(request);
				await people.cancelInvitation(account.id, request.params.invitationId);
				return reply.code(204).send(null);
			},
		});

		app.get('/audit', {
			schema: {
				summary: 'List the audit log of the account, newest first',
				querystring: z.object({
					limit: z.coerce.number().int().min(1).max(100).default(50),
					cursor: cursorSchema,
					actor: z.string().optional().describe('What this person or key did'),
				}),
				response: {
					200: z.object({ events: z.array(auditEventSchema), nextCursor: z.string().nullable() }),
					...errorResponses(400, 401, 403, 429),
				},
			},
			handler: async (request) => {
				const { limit, cursor, actor } = request.query;
				const page = await audit.list(callerOf(request).account.id, {
					before: cursor,
					// An invalid ID matches nobody.
					actorId: actor === undefined ? undefined : (toId(actor) ?? ''),
					limit: limit + 1,
				});
				const shown = page.slice(0, limit);
				return {
					events: shown.map(presentAuditEvent),
					nextCursor: page.length > limit ? (shown.at(-1)?.id ?? null) : null,
				};
			},
		});

		done();
	};
}

function present({ id, email, role, createdAt }: User, you: string): z.input<typeof personSchema> {
	return { id, email, role, createdAt: createdAt.toISOString(), isYou: id === you };
}

function presentInvitation({ email, invitation }: { email: string; invitation: NewInvitation }) {
	const { token, expiresAt } = invitation;
	return { email, token, expiresAt: expiresAt.toISOString() };
}
