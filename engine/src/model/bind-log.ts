import type { Log } from './ports.ts';

/** A log that adds these IDs to every line. */
export function bindLog(log: Log, ids: object): Log {
	return {
		debug: (fields, message) => log.debug({ ...ids, ...fields }, message),
		info: (fields, message) => log.info({ ...ids, ...fields }, message),
		warn: (fields, message) => log.warn({ ...ids, ...fields }, message),
		error: (fields, message) => log.error({ ...ids, ...fields }, message),
	};
}
