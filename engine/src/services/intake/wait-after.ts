import { Problem } from '../../model/problem.ts';

const FIRST_WAIT_MS = 30_000;
/** The longest wait for a mailbox or a connection that keeps failing. */
export const MAX_INTAKE_WAIT_MS = 1_800_000;

/** How long to wait after failures in a row: twice as long each time, unless a busy engine states how long. */
export function waitAfter(cause: unknown, failures: number): number {
	const { statusCode, retryAfter } = cause instanceof Problem ? cause : {};
	if (statusCode === 503 && retryAfter !== undefined) return retryAfter * 1000;
	return Math.min(MAX_INTAKE_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(failures, 10));
}
