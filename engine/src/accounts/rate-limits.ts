import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';

const WINDOW_S = 60;

/** What is left after a request was counted. */
export type Spent = { exceeded: boolean; limit: number; remaining: number; resetSeconds: number };

export type RateLimits = ReturnType<typeof createRateLimits>;

type Collaborators = { redis: Redis | null; addressRequestsPerMinute: number };

/**
 * Counts requests per minute. With Redis all API processes share the counts; while Redis is away
 * each process goes on counting for itself, which is closer to the limit than refusing or not counting.
 */
export function createRateLimits({ redis, addressRequestsPerMinute }: Collaborators) {
	const byAddress = createLimiter('address', addressRequestsPerMinute, redis);
	const byAccount = new Map<number, RateLimiterAbstract>();

	return {
		spendAddress: (address: string): Promise<Spent> => spend(byAddress, address),

		spendAccount(accountId: string, requestsPerMinute: number): Promise<Spent> {
			let limiter = byAccount.get(requestsPerMinute);
			if (!limiter) {
				limiter = createLimiter('account', requestsPerMinute, redis);
				byAccount.set(requestsPerMinute, limiter);
			}
			return spend(limiter, accountId);
		},
	};
}

function createLimiter(name: string, points: number, redis: Redis | null): RateLimiterAbstract {
	const options = { keyPrefix: `docsift:rate:${name}`, points, duration: WINDOW_S };
	const inMemory = new RateLimiterMemory(options);
	if (!redis) return inMemory;
	return new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: inMemory });
}

async function spend(limiter: RateLimiterAbstract, key: string): Promise<Spent> {
	try {
		return toSpent(await limiter.consume(key), limiter.points, false);
	} catch (error) {
		if (error instanceof RateLimiterRes) return toSpent(error, limiter.points, true);
		throw error;
	}
}

function toSpent(result: RateLimiterRes, limit: number, exceeded: boolean): Spent {
	return {
		exceeded,
		limit,
		remaining: Math.max(0, result.remainingPoints),
		resetSeconds: Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
	};
}
