import { isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ApiKeys } from '../../services/accounts/api-keys.ts';
import { planOf } from '../../services/accounts/accounts.ts';
import type { Spent } from '../../services/accounts/counter.ts';
import type { RateLimits } from '../../services/accounts/rate-limits.ts';
import type { Plan, Plans } from '../../model/account.ts';
import { problem } from '../../model/problem.ts';
import '../caller.ts';
import { checkScope } from '../key-scopes.ts';
import { checkAccess } from './access.ts';

declare module 'fastify' {
	interface FastifyContextConfig {
		/** Test keys may use this route. */
		testKeys?: true;
	}
}

type Collaborators = { apiKeys: ApiKeys; rateLimits: RateLimits; plans: Plans };

/**
 * Runs before the body is read. First the limit per address, which slows down key guessing; then the key; then the
 * limit of the account. Test keys may use only routes that allow them.
 */
export function requireApiKey(app: FastifyInstance, { apiKeys, rateLimits, plans }: Collaborators) {
	app.addHook('onRequest', async (request, reply) => {
		refuseWhenExceeded(await rateLimits.spendAddress(networkOf(request.ip)));

		const header = request.headers['x-api-key'];
		if (header === undefined || header === '') throw problem('API_KEY_MISSING');
		const { apiKey, account, role } = await apiKeys.authenticate(String(header));
		const plan = planOf(account, plans);
		request.caller = { apiKey, account, plan };

		await spendAccount(reply, rateLimits, account.id, plan);
		if (apiKey.mode === 'test' && !request.routeOptions.config.testKeys) {
			throw problem('TEST_MODE_RESTRICTED', { reason: 'it may do nothing else.' });
		}
		checkScope(apiKey, request.method, request.routeOptions.url ?? '');
		// A key of a person may do what the person may do now.
		if (role !== null) checkAccess(request, role);
	});
}

/** Counts a request against the account's plan and sets the rate-limit headers. */
export async function spendAccount(
	reply: FastifyReply,
	rateLimits: RateLimits,
	accountId: string,
	plan: Plan,
): Promise<void> {
	const spent = await rateLimits.spendAccount(accountId, plan.requestsPerMinute);
	announceLimit(reply, spent);
	refuseWhenExceeded(spent);
}

export function refuseWhenExceeded({ exceeded, limit, resetSeconds }: Spent): void {
	if (exceeded) throw problem('RATE_LIMITED', { limit, retryAfter: resetSeconds });
}

function announceLimit(reply: FastifyReply, { limit, remaining, resetSeconds }: Spent): void {
	void reply.headers({
		'x-ratelimit-limit': limit,
		'x-ratelimit-remaining': remaining,
		'x-ratelimit-reset': resetSeconds,
	});
}

/** A household or server gets a whole IPv6 /64, so IPv6 addresses count by /64. */
export function networkOf(ip: string): string {
	// A cheap check first: isIPv6 takes longer than everything else here.
	if (!ip.includes(':') || !isIPv6(ip)) return ip;
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
	if (mapped?.[1]) return mapped[1];
	const [head = '', tail] = ip.split('%', 1)[0]?.split('::') ?? [];
	const left = head === '' ? [] : head.split(':');
	const right = tail ? tail.split(':') : [];
	const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0');
	return [...left, ...zeros, ...right].slice(0, 4).join(':').toLowerCase();
}
