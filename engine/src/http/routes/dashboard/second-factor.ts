import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { People } from '../../../services/accounts/people.ts';
import type { RateLimits } from '../../../services/accounts/rate-limits.ts';
import type { SecondFactors } from '../../../services/accounts/second-factors.ts';
import type { Users } from '../../../services/accounts/users.ts';
import { callerOf } from '../../caller.ts';
import {
	countPasswordAttempt,
	forgivePasswordAttempts,
	signedInOf,
} from '../../plugins/session.ts';
import { errorResponses } from '../../schemas/error-schema.ts';
import { codeSchema, passwordSchema } from '../../schemas/user-schemas.ts';

type Collaborators = {
	users: Users;
	people: People;
	secondFactors: SecondFactors;
	rateLimits: RateLimits;
};

/** One-time codes of the signed-in person. Changing them requires the password, so a stolen session is not enough. */
export function secondFactorRoutes({
	users,
	people,
	secondFactors,
	rateLimits,
}: Collaborators): FastifyPluginCallbackZod {
	return (app, _options, done) => {
		app.get('/second-factor', {
			schema: {
				summary: 'Whether your sign-in asks for a one-time code',
				response: {
					200: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int() }),
					...errorResponses(401, 429),
				},
			},
			handler: (request) => secondFactors.describe(signedInOf(request).user.id),
		});

		app.post('/second-factor', {
			schema: {
				summary: 'Create a secret for your authenticator app; it counts once you confirm it',
				body: z.strictObject({ password: passwordSchema }),
				response: {
					200: z.object({ secret: z.string(), uri: z.string() }),
					...errorResponses(400, 401, 403, 409, 415, 429),
				},
			},
			handler: async (request) => {
				const { user } = signedInOf(request);
				await countPasswordAttempt(rateLimits, request, user.email);
				await users.checkPassword(user, request.body.password);
				return await secondFactors.offer(user);
			},
		});

		app.put('/second-factor', {
			schema: {
				summary: 'Confirm the secret with a code of your app; ends your other sessions',
				body: z.strictObject({ code: codeSchema }),
				response: {
					200: z.object({ recoveryCodes: z.array(z.string()) }),
					...errorResponses(400, 401, 403, 409, 415, 429),
				},
			},
			handler: async (request) => {
				const { user, session } = signedInOf(request);
				await countPasswordAttempt(rateLimits, request, user.email);
				const recoveryCodes = await secondFactors.confirm(user, request.body.code);
				await users.signOutElsewhere(user.id, session);
				await forgivePasswordAttempts(rateLimits, request, user.email);
				return { recoveryCodes };
			},
		});

		app.delete('/second-factor', {
			schema: {
				summary: 'Sign in with the password only',
				body: z.strictObject({ password: passwordSchema }),
				response: { 204: z.null(), ...errorResponses(400, 401, 403, 409, 415, 429) },
			},
			handler: async (request, reply) => {
				const { user } = signedInOf(request);
				await countPasswordAttempt(rateLimits, request, user.email);
				await users.checkPassword(user, request.body.password);
				await secondFactors.remove(user);
				await forgivePasswordAttempts(rateLimits, request, user.email);
				return reply.code(204).send(null);
			},
		});

		app.delete('/people/:userId/second-factor', {
			schema: {
				summary: 'Let somebody who has lost their app sign in with the password only',
				params: z.object({ userId: z.string() }),
				response: { 204: z.null(), ...errorResponses(401, 403, 404, 409, 429) },
			},
			handler: async (request, reply) => {
				const { account } = callerOf(request);
				await secondFactors.remove(await people.get(account.id, request.params.userId));
				return reply.code(204).send(null);
			},
		});

		done();
	};
}
