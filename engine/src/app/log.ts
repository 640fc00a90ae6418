import pino from 'pino';
import type { DestinationStream, Logger } from 'pino';

/** Logs selected properties only: drivers attach commands, passwords and rows to their errors. */
function describeError(error: unknown): unknown {
	if (!(error instanceof Error)) return { message: String(error) };
	const code = 'code' in error ? String(error.code) : undefined;
	return { type: error.name, code, message: error.message, stack: error.stack };
}

/** JSON lines: time, level, a constant message, IDs and numbers. */
export function createLog(level: string, destination: DestinationStream): Logger {
	const serializers = { err: describeError };
	return pino({ level, base: null, timestamp: createTimestamps(), serializers }, destination);
}

/** Like pino's isoTime, but formatted once per millisecond instead of once per line. */
function createTimestamps(): () => string {
	let time = 0;
	let text = '';
	return () => {
		const now = Date.now();
		if (now !== time) {
			time = now;
			text = `,"time":"${new Date(now).toISOString()}"`;
		}
		return text;
	};
}
