import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';

const WINDOW_S = 60;
const HOUR_S = 3600;
const SIGN_IN_WINDOW_S = 900;
/** Wrong passwords of one person from one place, and all attempts from one place, in a window. */
const SIGN_INS = { person: 10, address: 50 };
/** Values that people watch while they change a template: as often as anybody types. */
const PREVIEWS_PER_MINUTE = 120;
const AWAY_MS = 2000;

/** What is left after a request was counted. */
export type Spent = { exceeded: boolean; limit: number; remaining: number; resetSeconds: number };

export type RateLimits = ReturnType<typeof createRateLimits>;

type Collaborators = {
	redis: Redis | null;
	addressRequestsPerMinute: number;
	failedWorkSecondsPerHour: number;
};

/**
 * Counts requests per minute. With Redis all API processes share the counts; while Redis is away
 * each process goes on counting for itself, which is closer to the limit than refusing or not counting.
 */
export function createRateLimits({
	redis,
	addressRequestsPerMinute,
	failedWorkSecondsPerHour,
}: Collaborators) {
	const byAddress = createLimiter('address', addressRequestsPerMinute, redis);
	const byAccount = new Map<number, Limiter>();
	const signIns = {
		person: createLimiter('sign-in-person', SIGN_INS.person, redis, SIGN_IN_WINDOW_S),
		address: createLimiter('sign-in-address', SIGN_INS.address, redis, SIGN_IN_WINDOW_S),
	};
	const previews = createLimiter('preview', PREVIEWS_PER_MINUTE, redis);
	const failedWork = createLimiter('failed-work', failedWorkSecondsPerHour, redis, HOUR_S);
	/** A Redis that hangs is waited for once, not at every request. */
	let awayUntil = 0;

	async function ask<T>(
		{ shared, own }: Limiter,
		question: (limiter: RateLimiterAbstract) => Promise<T>,
	): Promise<T> {
		if (!shared || performance.now() < awayUntil) return await question(own);
		try {
			return await question(shared);
		} catch {
			awayUntil = performance.now() + AWAY_MS;
			return await question(own);
		}
	}

	const spend = (limiter: Limiter, key: string, points = 1): Promise<Spent> =>
		ask(limiter, (one) => consume(one, key, points));

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

		/** Counts a look at what a template in the making finds on a kept sample. */
		spendPreview: (accountId: string): Promise<Spent> => spend(previews, accountId),

		/** Counts work on documents that came to nothing; part of a second counts as a whole one. */
		spendFailedWork: (accountId: string, seconds: number): Promise<Spent> =>
			spend(failedWork, accountId, Math.ceil(seconds)),

		/** What was counted so far, without counting anything. */
		readFailedWork: (accountId: string): Promise<Spent> =>
			ask(failedWork, async (limiter) => {
				const known = await limiter.get(accountId);
				if (known === null) {
					const limit = limiter.points;
					return { exceeded: false, limit, remaining: limit, resetSeconds: HOUR_S };
				}
				return toSpent(known, limiter.points, known.consumedPoints > limiter.points);
			}),

		/** Counts an attempt to sign in; nobody else can use up the attempts of a person elsewhere. */
		async spendSignIn(address: string, email: string): Promise<Spent> {
			const place = await spend(signIns.address, address);
			return place.exceeded ? place : await spend(signIns.person, `${email} ${address}`);
		},

		async forgiveSignIns(address: string, email: string): Promise<void> {
			const { shared, own } = signIns.person;
			const key = `${email} ${address}`;
			await own.delete(key);
			// Without Redis the count ends by itself.
			await shared?.delete(key).catch(() => false);
		},
	};
}

/** `shared` counts for all processes, `own` for this one alone. */
type Limiter = { shared: RateLimiterAbstract | null; own: RateLimiterAbstract };

function createLimiter(
	name: string,
	points: number,
	redis: Redis | null,
	duration = WINDOW_S,
): Limiter {
	const options = { keyPrefix: `docsift:rate:${name}`, points, duration };
	const shared = redis && new RateLimiterRedis({ ...options, storeClient: redis });
	return { shared, own: new RateLimiterMemory(options) };
}

async function consume(limiter: RateLimiterAbstract, key: string, points: number): Promise<Spent> {
	try {
		return toSpent(await limiter.consume(key, points), limiter.points, false);
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
