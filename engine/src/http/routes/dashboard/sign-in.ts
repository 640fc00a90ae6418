import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { OidcSignIn } from '../../../services/accounts/oidc-sign-in.ts';
import type { Invitations } from '../../../services/accounts/invitations.ts';
import type { RateLimits } from '../../../services/accounts/rate-limits.ts';
import { csrfTokenOf } from '../../../services/accounts/users.ts';
import type { Users } from '../../../services/accounts/users.ts';
import type { Plans } from '../../../model/account.ts';
import { problem } from '../../../model/problem.ts';
import {
	countPasswordAttempt,
	forgivePasswordAttempts,
	SESSION_COOKIE,
	setSessionCookie,
} from '../../plugins/session.ts';
import { errorResponses } from '../../schemas/error-schema.ts';
import {
	codeSchema,
	emailSchema,
	newPasswordSchema,
	passwordSchema,
	presentProfile,
	profileSchema,
} from '../../schemas/user-schemas.ts';

const tokenSchema = z.string().min(1).max(100);

type Collaborators = {
	users: Users;
	invitations: Invitations;
	rateLimits: RateLimits;
	plans: Plans;
	arePlansSet: boolean;
	version: string;
	isPublicHttps: boolean;
	/** null: no identity provider is configured. */
	singleSignOn: OidcSignIn | null;
};

/** Dashboard routes without a session. */
export function signInRoutes(collaborators: Collaborators): FastifyPluginCallbackZod {
	const { users, invitations, rateLimits } = collaborators;

	async function countCode(userId: string): Promise<void> {
		const { exceeded, resetSeconds } = await rateLimits.spendCode(userId);
		if (exceeded) throw problem('SIGN_IN_THROTTLED', { retryAfter: resetSeconds });
	}

	async function signIn(
		request: FastifyRequest,
		reply: FastifyReply,
		{ email, password, code }: { email: string; password: string; code?: string | undefined },
	) {
		const client = request.headers['user-agent'] ?? '';
		const { token, ...signedIn } = await users.signIn({ email, password, client, code }, countCode);
		await forgivePasswordAttempts(rateLimits, request, email);
		setSessionCookie(reply, token, {
			isSecure: collaborators.isPublicHttps || request.protocol === 'https',
			expiresAt: new Date(signedIn.session.expiresAt.getTime() + COOKIE_OUTLIVES_MS),
		});
		return presentProfile({ ...signedIn, csrfToken: csrfTokenOf(token) }, collaborators);
	}

	return (app, _options, done) => {
		app.get('/session', {
			schema: {
				summary: 'Who is signed in, and whether the owner has yet to choose a password',
				response: {
					200: z.object({
						setupNeeded: z.boolean(),
						singleSignOn: z
							.object({ name: z.string().describe('The name of the identity provider') })
							.nullable()
							.describe('null if people sign in with passwords only'),
						profile: profileSchema.nullable(),
					}),
					...errorResponses(403, 429),
				},
			},
			handler: async (request) => {
				const { singleSignOn: provider } = collaborators;
				const singleSignOn = provider && { name: provider.name };
				const token = request.cookies[SESSION_COOKIE];
				const found = token === undefined ? undefined : await users.authenticate(token);
				// A person with a suspended account may sign in as someone else.
				if (token === undefined || !found || found.account.suspendedAt) {
					return { setupNeeded: await users.isSetupNeeded(), singleSignOn, profile: null };
				}
				const csrfToken = csrfTokenOf(token);
				return {
					setupNeeded: false,
					singleSignOn,
					profile: presentProfile({ ...found, csrfToken }, collaborators),
				};
			},
		});

		app.post('/session', {
			schema: {
				summary: 'Sign in',
				body: z.strictObject({
					email: z.string().min(1).max(254),
					password: passwordSchema,
					code: codeSchema.optional().describe('A code of the authenticator app, if enabled'),
				}),
				response: { 200: profileSchema, ...errorResponses(400, 401, 403, 415, 429) },
			},
			handler: async (request, reply) => {
				await countPasswordAttempt(rateLimits, request, request.body.email);
				return await signIn(request, reply, request.body);
			},
		});

		app.post('/setup', {
			schema: {
				summary: 'Choose the password of the owner, with the code that the engine printed',
				body: z.strictObject({
					code: z.string().min(1).max(100),
					email: emailSchema,
					password: newPasswordSchema,
				}),
				response: { 200: profileSchema, ...errorResponses(400, 403, 409, 415, 429) },
			},
			handler: async (request, reply) => {
				await countPasswordAttempt(rateLimits, request, 'setup');
				await users.createOwner(request.body);
				const { email, password } = request.body;
				return await signIn(request, reply, { email, password });
			},
		});

		app.post('/invitation', {
			schema: {
				summary: 'Whom an invitation is for; its token is in the body, so that it reaches no log',
				body: z.strictObject({ token: tokenSchema }),
				response: {
					200: z.object({ email: z.string(), expiresAt: z.iso.datetime() }),
					...errorResponses(400, 403, 415, 429),
				},
			},
			handler: async (request) => {
				const { email, expiresAt } = await invitations.read(request.body.token);
				return { email, expiresAt: expiresAt.toISOString() };
			},
		});

		app.put('/invitation', {
			schema: {
				summary: 'Accept an invitation: choose a password and be signed in',
				body: z.strictObject({ token: tokenSchema, password: newPasswordSchema }),
				response: { 200: profileSchema, ...errorResponses(400, 401, 403, 415, 429) },
			},
			handler: async (request, reply) => {
				const { token, password } = request.body;
				const email = await invitations.accept(token, password);
				return await signIn(request, reply, { email, password });
			},
		});

		done();
	};
}

/** The session in the database decides; a cookie that outlives it is harmless. */
const COOKIE_OUTLIVES_MS = 90 * 86_400_000;
