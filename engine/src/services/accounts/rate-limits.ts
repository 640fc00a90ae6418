import type { Redis } from 'ioredis';
import { createOwnCounter, createSharedCounter } from './counter.ts';
import type { Counter, Spent } from './counter.ts';

const WINDOW_S = 60;
const HOUR_S = 3600;
const SIGN_IN_WINDOW_S = 900;
/** Limits per window: wrong passwords of one person from one address, and all attempts from one address. */
const SIGN_INS = { person: 10, address: 50 };
/** Codes of one person per hour, from all addresses: they are counted only after a correct password. */
const CODES_PER_HOUR = 30;
/** The dashboard requests preview values while a person types. */
const PREVIEWS_PER_MINUTE = 120;
const AWAY_MS = 2000;

export type RateLimits = ReturnType<typeof createRateLimits>;

type Collaborators = {
	redis: Redis | null;
	addressRequestsPerMinute: number;
	failedWorkSecondsPerHour: number;
};

/**
 * Counts requests per minute. With Redis, all API processes share the counts. While Redis is unavailable, each
 * process counts on its own, which is closer to the limit than refusing or not counting.
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
	const codes = createLimiter('second-factor', CODES_PER_HOUR, redis, HOUR_S);
	const previews = createLimiter('preview', PREVIEWS_PER_MINUTE, redis);
	const failedWork = createLimiter('failed-work', failedWorkSecondsPerHour, redis, HOUR_S);
	/** After a timeout, Redis is skipped for a while, so that not every request waits for it. */
	let awayUntil = 0;

	/** Synchronous without Redis, because every request comes through here twice. */
	function ask(
		{ shared, own }: Limiter,
		question: (counter: Counter) => Spent | Promise<Spent>,
	): Spent | Promise<Spent> {
		if (!shared || performance.now() < awayUntil) return question(own);
		return Promise.resolve(question(shared)).catch(() => {
			awayUntil = performance.now() + AWAY_MS;
			return question(own);
		});
	}

	const spend = (limiter: Limiter, key: string, amount = 1) =>
		ask(limiter, (counter) => counter.spend(key, amount));

	return {
		spendAddress: (address: string) => spend(byAddress, address),

		spendAccount(accountId: string, requestsPerMinute: number) {
			let limiter = byAccount.get(requestsPerMinute);
			if (!limiter) {
				limiter = createLimiter('account', requestsPerMinute, redis);
				byAccount.set(requestsPerMinute, limiter);
			}
			return spend(limiter, accountId);
		},

		/** Counts a preview of values on a stored sample. */
		spendPreview: (accountId: string) => spend(previews, accountId),

		/** Counts work on documents that failed; fractions of a second are rounded up. */
		spendFailedWork: (accountId: string, seconds: number) =>
			spend(failedWork, accountId, Math.ceil(seconds)),

		/** Reads the count without changing it. */
		readFailedWork: (accountId: string) => ask(failedWork, (counter) => counter.read(accountId)),

		/**
		 * Counts a sign-in attempt. The count includes the address, so that nobody can lock a person out from
		 * elsewhere.
		 */
		async spendSignIn(address: string, email: string): Promise<Spent> {
			const place = await spend(signIns.address, address);
			return place.exceeded ? place : await spend(signIns.person, `${email} ${address}`);
		},

		/** Counts a one-time code. */
		spendCode: (userId: string) => spend(codes, userId),

		async forgiveSignIns(address: string, email: string): Promise<void> {
			const { shared, own } = signIns.person;
			const key = `${email} ${address}`;
			await own.forget(key);
			try {
				await shared?.forget(key);
			} catch {
				// Without Redis, the count expires by itself.
			}
		},
	};
}

/** `shared` counts across all processes, `own` in this one. */
type Limiter = { shared: Counter | null; own: Counter };

function createLimiter(
	name: string,
	limit: number,
	redis: Redis | null,
	windowSeconds = WINDOW_S,
): Limiter {
	const allowance = { name, limit, windowSeconds };
	return {
		shared: redis && createSharedCounter(allowance, redis),
		own: createOwnCounter(allowance),
	};
}
