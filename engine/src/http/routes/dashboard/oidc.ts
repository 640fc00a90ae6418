import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Problem, problem } from '../../../model/problem.ts';
import type { OidcSignIn } from '../../../services/accounts/oidc-sign-in.ts';
import { SESSION_COOKIE, setSessionCookie, signedInOf } from '../../plugins/session.ts';
import { errorResponses } from '../../schemas/error-schema.ts';

/** How long a person may take at the identity provider. */
const ATTEMPT_S = 600;
const START = '/sign-in';

type Collaborators = { singleSignOn: OidcSignIn | null; isPublicHttps: boolean };

const attemptSchema = z.object({
	state: z.string().max(200),
	nonce: z.string().max(200),
	verifier: z.string().max(200),
	returnTo: z.string(),
});
/** A page of the dashboard: a path of plain names, so that it cannot redirect elsewhere. */
const RETURN_TO = /^\/(?:[\w-]+(?:\/[\w-]+){0,4})?$/;

/** Single sign-on. Browsers open the first two addresses themselves, so both answer with a redirect. */
export function oidcRoutes({
	singleSignOn,
	isPublicHttps,
}: Collaborators): FastifyPluginCallbackZod {
	/** The prefix prevents other hosts of the same domain from setting the cookie. */
	const cookie = isPublicHttps ? '__Host-docsift_oidc' : 'docsift_oidc';
	const place = { path: '/', httpOnly: true, sameSite: 'lax', secure: isPublicHttps } as const;

	function readAttempt(request: FastifyRequest) {
		try {
			const text = Buffer.from(request.cookies[cookie] ?? '', 'base64url').toString();
			return attemptSchema.parse(JSON.parse(text));
		} catch {
			// No cookie, or not one of ours.
			throw problem('OIDC_FAILED');
		}
	}

	/** The sign-in page explains the code. */
	async function orExplain(
		reply: FastifyReply,
		work: () => Promise<string>,
	): Promise<FastifyReply> {
		let target: string;
		try {
			target = await work();
		} catch (error) {
			if (!(error instanceof Problem)) throw error;
			target = `${START}?problem=${error.code}`;
		}
		return reply.redirect(target, 302);
	}

	return (app, _options, done) => {
		app.get('/oidc/start', {
			schema: {
				summary: 'Go to the identity provider to sign in',
				querystring: z.object({
					returnTo: z.string().max(200).regex(RETURN_TO).default('/'),
				}),
				response: { 302: z.null(), ...errorResponses(400, 404, 429) },
			},
			handler: async (request, reply) => {
				if (!singleSignOn) throw problem('OIDC_OFF');
				return await orExplain(reply, async () => {
					const { url, attempt } = await singleSignOn.begin();
					const kept = { ...attempt, returnTo: request.query.returnTo };
					const value = Buffer.from(JSON.stringify(kept)).toString('base64url');
					void reply.setCookie(cookie, value, { ...place, maxAge: ATTEMPT_S });
					return url.href;
				});
			},
		});

		app.get('/oidc/callback', {
			schema: {
				summary: 'Return from the identity provider, signed in',
				response: { 302: z.null(), ...errorResponses(404, 429) },
			},
			handler: async (request, reply) => {
				if (!singleSignOn) throw problem('OIDC_OFF');
				return await orExplain(reply, async () => {
					// Each attempt is valid for one callback.
					void reply.clearCookie(cookie, place);
					const { returnTo, ...attempt } = readAttempt(request);
					const query = request.url.split('?')[1] ?? '';
					const agent = request.headers['user-agent'] ?? '';
					const { token, session } = await singleSignOn.finish(query, attempt, agent);
					const isSecure = isPublicHttps || request.protocol === 'https';
					setSessionCookie(reply, token, {
						isSecure,
						expiresAt: session.endsAt ?? session.expiresAt,
					});
					return RETURN_TO.test(returnTo) ? returnTo : '/';
				});
			},
		});

		done();
	};
}

/** Behind the session. */
export function oidcSignOutRoutes({
	singleSignOn,
}: Pick<Collaborators, 'singleSignOn'>): FastifyPluginCallbackZod {
	return (app, _options, done) => {
		app.post('/oidc/sign-out', {
			schema: {
				summary: 'Sign out, and learn where to sign out of the identity provider as well',
				response: {
					200: z.object({ url: z.string().nullable() }),
					...errorResponses(401, 403, 404, 429),
				},
			},
			handler: async (request, reply) => {
				if (!singleSignOn) throw problem('OIDC_OFF');
				const signedIn = signedInOf(request);
				void reply.clearCookie(SESSION_COOKIE, { path: '/' });
				return { url: await singleSignOn.signOut(signedIn) };
			},
		});

		done();
	};
}
