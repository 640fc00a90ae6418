import pino from 'pino';
import type { DestinationStream, Logger } from 'pino';

/** Only what tells the fault: drivers hang commands, passwords and rows onto their errors. */
function describeError(error: unknown): unknown {
	if (!(error instanceof Error)) return { message: String(error) };
	const code = 'code' in error ? String(error.code) : undefined;
	return { type: error.name, code, message: error.message, stack: error.stack };
}

/** JSON lines: time, level, a constant message, ids and numbers. */
export function createLog(level: string, destination: DestinationStream): Logger {
	const serializers = { err: describeError };
	return pino({ level, base: null, timestamp: createTimestamps(), serializers }, destination);
}

/** pino's own isoTime, made once per millisecond rather than once per line. */
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
