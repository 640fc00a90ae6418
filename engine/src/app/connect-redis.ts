import { Redis } from 'ioredis';
import type { Log } from '../model/ports.ts';

/** A Redis that does not reply within this time counts as unavailable. */
const REDIS_TIMEOUT_MS = 1000;

/** Commands fail immediately while Redis is unavailable, so that callers can work without it. */
export function connectRedis(url: string, log: Log): Redis {
	const redis = new Redis(url, {
		enableOfflineQueue: false,
		maxRetriesPerRequest: 1,
		commandTimeout: REDIS_TIMEOUT_MS,
	});
	let down = false;
	redis.on('error', (error: Error) => {
		if (!down) log.warn({ err: error }, 'redis is unavailable; each process counts on its own');
		down = true;
	});
	redis.on('ready', () => {
		if (down) log.info({}, 'redis is available again');
		down = false;
	});
	return redis;
}
