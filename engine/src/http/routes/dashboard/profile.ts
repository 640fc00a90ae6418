import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AccountDeletion } from '../../../services/accounts/account-deletion.ts';
import type { RateLimits } from '../../../services/accounts/rate-limits.ts';
import type { Users } from '../../../services/accounts/users.ts';
import {
	countPasswordAttempt,
	forgivePasswordAttempts,
	SESSION_COOKIE,
	signedInOf,
} from '../../plugins/session.ts';
import { errorResponses } from '../../schemas/error-schema.ts';
import { newPasswordSchema, passwordSchema } from '../../schemas/user-schemas.ts';

const sessionSchema = z.object({
	client: z.string(),
	createdAt: z.iso.datetime(),
	seenAt: z.iso.datetime(),
	isThis: z.boolean(),
});

/** The operator's audit entry does not name a person who deleted their own account. */
const ITS_OWNER = { kind: 'person' as const, id: '', name: 'its own owner' };

/** A person's own sign-in and account. */
export function profileRoutes({
	users,
	accountDeletion,
	rateLimits,
}: {
	users: Users;
	accountDeletion: AccountDeletion;
	rateLimits: RateLimits;
}): FastifyPluginCallbackZod {
	return (app, _options, done) => {
		app.get('/sessions', {
			schema: {
				summary: 'List your sessions',
				response: { 200: z.array(sessionSchema), ...errorResponses(401, 429) },
			},
			handler: async (request) => {
				const { user, session } = signedInOf(request);
				return (await users.listSessions(user.id)).map((one) => ({
					client: one.client,
					createdAt: one.createdAt.toISOString(),
					seenAt: one.seenAt.toISOString(),
					isThis: one.id === session.id,
				}));
			},
		});

		app.delete('/session', {
			schema: {
				summary: 'Sign out',
				response: { 204: z.null(), ...errorResponses(401, 403, 429) },
			},
			handler: async (request, reply) => {
				await users.signOut(signedInOf(request).session);
				return reply.clearCookie(SESSION_COOKIE, { path: '/' }).code(204).send(null);
			},
		});

		app.delete('/sessions', {
			schema: {
				summary: 'Sign out everywhere',
				response: { 204: z.null(), ...errorResponses(401, 403, 429) },
			},
			handler: async (request, reply) => {
				await users.signOutEverywhere(signedInOf(request).user.id);
				return reply.clearCookie(SESSION_COOKIE, { path: '/' }).code(204).send(null);
			},
		});

		app.delete('/account', {
			schema: {
				summary: 'Delete your account with everything in it; this cannot be undone',
				body: z.strictObject({
					confirm: z.string().max(254).describe('The e-mail address of the account'),
				}),
				response: { 204: z.null(), ...errorResponses(400, 401, 403, 409, 415, 429) },
			},
			handler: async (request, reply) => {
				const { account } = signedInOf(request);
				await accountDeletion.start(account.id, { ...request.body, by: ITS_OWNER });
				accountDeletion.finishSoon();
				return reply.clearCookie(SESSION_COOKIE, { path: '/' }).code(204).send(null);
			},
		});

		app.put('/password', {
			schema: {
				summary: 'Change your password; ends your other sessions',
				body: z.strictObject({ current: passwordSchema, next: newPasswordSchema }),
				response: { 204: z.null(), ...errorResponses(400, 401, 403, 415, 429) },
			},
			handler: async (request, reply) => {
				const who = signedInOf(request);
				await countPasswordAttempt(rateLimits, request, who.user.email);
				await users.changePassword(who, request.body);
				await forgivePasswordAttempts(rateLimits, request, who.user.email);
				return reply.code(204).send(null);
			},
		});

		done();
	};
}
