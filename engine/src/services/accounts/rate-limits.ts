import type { Redis } from 'ioredis';
import { createOwnCounter, createSharedCounter } from './counter.ts';
import type { Counter, Spent } from './counter.ts';

const WINDOW_S = 60;
const HOUR_S = 3600;
const SIGN_IN_WINDOW_S = 900;
/** Wrong passwords of one person from one place, and all attempts from one place, in a window. */
const SIGN_INS = { person: 10, address: 50 };
/** Values that people watch while they change a template: as often as anybody types. */
const PREVIEWS_PER_MINUTE = 120;
const AWAY_MS = 2000;

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

	/** Answers at once where nothing is shared: every request comes through here twice. */
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

		/** Counts a look at what a template in the making finds on a kept sample. */
		spendPreview: (accountId: string) => spend(previews, accountId),

		/** Counts work on documents that came to nothing; part of a second counts as a whole one. */
		spendFailedWork: (accountId: string, seconds: number) =>
			spend(failedWork, accountId, Math.ceil(seconds)),

		/** What was counted so far, without counting anything. */
		readFailedWork: (accountId: string) => ask(failedWork, (counter) => counter.read(accountId)),

		/** Counts an attempt to sign in; nobody else can use up the attempts of a person elsewhere. */
		async spendSignIn(address: string, email: string): Promise<Spent> {
			const place = await spend(signIns.address, address);
			return place.exceeded ? place : await spend(signIns.person, `${email} ${address}`);
		},

		async forgiveSignIns(address: string, email: string): Promise<void> {
			const { shared, own } = signIns.person;
			const key = `${email} ${address}`;
			await own.forget(key);
			try {
				await shared?.forget(key);
			} catch {
				// Without Redis the count ends by itself.
			}
		},
	};
}

/** `shared` counts for all processes, `own` for this one alone. */
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
