import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

/** What remains after counting. */
export type Spent = { exceeded: boolean; limit: number; remaining: number; resetSeconds: number };

/** Counts by key, up to a limit, in windows that start with the first count of a key. */
export type Counter = {
	spend: (key: string, amount: number) => Spent | Promise<Spent>;
	/** Reads the count without changing it. */
	read: (key: string) => Spent | Promise<Spent>;
	forget: (key: string) => void | Promise<void>;
};

/** A counter that answers synchronously. */
export type OwnCounter = {
	spend: (key: string, amount: number) => Spent;
	read: (key: string) => Spent;
	forget: (key: string) => void;
	/** The number of keys it holds. */
	keys: () => number;
};

export type Allowance = { name: string; limit: number; windowSeconds: number };

/**
 * Counts in this process, without a promise or a timer per key, because every request is counted twice. `now` is in
 * milliseconds and must be monotonic.
 */
export function createOwnCounter(
	{ limit, windowSeconds }: Omit<Allowance, 'name'>,
	now: () => number = () => performance.now(),
): OwnCounter {
	const windowMs = windowSeconds * 1000;
	const counts = new Map<string, { used: number; endsAt: number }>();
	let sweepAt = now() + windowMs;

	/** Removes old keys once per window, so that keys of strangers do not accumulate. */
	function sweep(time: number): void {
		sweepAt = time + windowMs;
		for (const [key, { endsAt }] of counts) if (endsAt <= time) counts.delete(key);
	}

	const tell = (used: number, leftMs: number): Spent => ({
		exceeded: used > limit,
		limit,
		remaining: Math.max(0, limit - used),
		resetSeconds: Math.max(1, Math.ceil(leftMs / 1000)),
	});

	return {
		spend(key, amount) {
			const time = now();
			if (time >= sweepAt) sweep(time);
			const known = counts.get(key);
			if (known && known.endsAt > time) {
				known.used += amount;
				return tell(known.used, known.endsAt - time);
			}
			counts.set(key, { used: amount, endsAt: time + windowMs });
			return tell(amount, windowMs);
		},
		read(key) {
			const time = now();
			const known = counts.get(key);
			return known && known.endsAt > time
				? tell(known.used, known.endsAt - time)
				: tell(0, windowMs);
		},
		forget: (key) => void counts.delete(key),
		keys: () => counts.size,
	};
}

/** Counts across all processes. */
export function createSharedCounter(
	{ name, limit, windowSeconds }: Allowance,
	redis: Redis,
): Counter {
	const limiter = new RateLimiterRedis({
		storeClient: redis,
		keyPrefix: `docsift:rate:${name}`,
		points: limit,
		duration: windowSeconds,
	});
	const tell = ({ consumedPoints, remainingPoints, msBeforeNext }: RateLimiterRes): Spent => ({
		exceeded: consumedPoints > limit,
		limit,
		remaining: Math.max(0, remainingPoints),
		resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
	});
	return {
		async spend(key, amount) {
			try {
				return tell(await limiter.consume(key, amount));
			} catch (error) {
				if (error instanceof RateLimiterRes) return tell(error);
				throw error;
			}
		},
		async read(key) {
			const known = await limiter.get(key);
			return known
				? tell(known)
				: { exceeded: false, limit, remaining: limit, resetSeconds: windowSeconds };
		},
		async forget(key) {
			await limiter.delete(key);
		},
	};
}
