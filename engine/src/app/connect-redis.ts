import { Redis } from 'ioredis';
import type { Log } from '../model/ports.ts';

/** A Redis that does not answer is as good as away. */
const REDIS_TIMEOUT_MS = 1000;

/** Commands fail at once while Redis is away, so that those who use it can do without. */
export function connectRedis(url: string, log: Log): Redis {
	const redis = new Redis(url, {
		enableOfflineQueue: false,
		maxRetriesPerRequest: 1,
		commandTimeout: REDIS_TIMEOUT_MS,
	});
	let down = false;
	redis.on('error', (error: Error) => {
		if (!down) log.warn({ err: error }, 'redis is away; each process counts for itself meanwhile');
		down = true;
	});
	redis.on('ready', () => {
		if (down) log.info({}, 'redis is back');
		down = false;
	});
	return redis;
}
