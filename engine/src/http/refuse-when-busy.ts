import { problem } from '../model/problem.ts';

const RETRY_WHEN_BUSY_S = 10;

/** Turns a request away before its body is read while too many pages wait for a process. */
export function refuseWhenBusy(waitingPages: number, mostWaitingPages: number): void {
	if (waitingPages <= mostWaitingPages) return;
	const reason = 'Too many documents are waiting to be read.';
	throw problem('UNAVAILABLE', { reason, retryAfter: RETRY_WHEN_BUSY_S });
}
