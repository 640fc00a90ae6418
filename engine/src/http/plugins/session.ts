import { timingSafeEqual } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { normaliseEmail, planOf } from '../../services/accounts/accounts.ts';
import type { RateLimits } from '../../services/accounts/rate-limits.ts';
import { csrfTokenOf } from '../../services/accounts/users.ts';
import type { Users } from '../../services/accounts/users.ts';
import type { Plans } from '../../model/account.ts';
import { problem } from '../../model/problem.ts';
import type { SignedIn } from '../../model/user.ts';
import { checkAccess } from './access.ts';
import { networkOf, spendAccount, refuseWhenExceeded } from './authentication.ts';
import '../caller.ts';

declare module 'fastify' {
	interface FastifyRequest {
		/** Set once the session is accepted; null on routes without a session. */
		signedIn: SignedIn | null;
	}
	interface FastifyContextConfig {
		/** The route reads a document or sends a request to another server. */
		costly?: true;
	}
}

export const SESSION_COOKIE = 'docsift_session';
const SAFE_METHODS = new Set(['GET', 'HEAD']);

type Collaborators = { users: Users; rateLimits: RateLimits; plans: Plans };

/** For all dashboard routes: the limit per address, and protection against cross-site requests. */
export function guardDashboard(
	app: FastifyInstance,
	{ rateLimits }: Pick<Collaborators, 'rateLimits'>,
) {
	app.addHook('onRequest', async (request) => {
		refuseWhenExceeded(await rateLimits.spendAddress(networkOf(request.ip)));
		const site = request.headers['sec-fetch-site'];
		const isForeign = site !== undefined && site !== 'same-origin' && site !== 'none';
		if (isForeign && !SAFE_METHODS.has(request.method)) throw problem('CSRF_TOKEN_INVALID');
	});
}

/** Runs before the body is read: checks the session, then its CSRF token. */
export function requireSession(
	app: FastifyInstance,
	{ users, rateLimits, plans }: Collaborators,
): void {
	app.addHook('onRequest', async (request, reply) => {
		const token = request.cookies[SESSION_COOKIE];
		const found = token === undefined ? undefined : await users.authenticate(token);
		if (token === undefined || !found) throw problem('SIGN_IN_REQUIRED');
		if (found.account.suspendedAt) throw problem('ACCOUNT_SUSPENDED');
		if (!SAFE_METHODS.has(request.method)) checkCsrf(request, token);
		const plan = planOf(found.account, plans);
		request.signedIn = found;
		checkAccess(request, found.user.role);
		request.caller = { account: found.account, apiKey: { id: null, mode: 'live' }, plan };
		// Only costly routes count against the rate limit of the account, as with an API key.
		if (request.routeOptions.config.costly) {
			await spendAccount(reply, rateLimits, found.account.id, plan);
		}
	});
}

/** Counts every check of a password, and refuses further attempts above the limit. */
export async function countPasswordAttempt(
	rateLimits: RateLimits,
	request: FastifyRequest,
	email: string,
): Promise<void> {
	const spent = await rateLimits.spendSignIn(networkOf(request.ip), normaliseEmail(email));
	if (spent.exceeded) throw problem('SIGN_IN_THROTTLED', { retryAfter: spent.resetSeconds });
}

/** Resets the counter after a correct password. */
export async function forgivePasswordAttempts(
	rateLimits: RateLimits,
	request: FastifyRequest,
	email: string,
): Promise<void> {
	await rateLimits.forgiveSignIns(networkOf(request.ip), normaliseEmail(email));
}

/** For handlers behind `requireSession`, where the session is always set. */
export function signedInOf(request: FastifyRequest): SignedIn {
	if (!request.signedIn) throw new Error(`${request.method} route without a session`);
	return request.signedIn;
}

/** SameSite=Strict works because the dashboard only makes same-site requests. */
export function setSessionCookie(
	reply: FastifyReply,
	token: string,
	{ isSecure, expiresAt }: { isSecure: boolean; expiresAt: Date },
): void {
	void reply.setCookie(SESSION_COOKIE, token, {
		path: '/',
		httpOnly: true,
		sameSite: 'strict',
		secure: isSecure,
		expires: expiresAt,
	});
}

function checkCsrf(request: FastifyRequest, token: string): void {
	const wanted = Buffer.from(csrfTokenOf(token));
	const given = Buffer.from(String(request.headers['x-csrf-token'] ?? ''));
	if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) {
		throw problem('CSRF_TOKEN_INVALID');
	}
}
