import { problem } from '../../model/problem.ts';
import type { Problem } from '../../model/problem.ts';

const MAX_RETRY_AFTER_S = 60;

/** The problem for an overloaded engine, with the time after which to retry. */
export function engineBusy(why: string, retryAfterS: number): Problem {
	return problem('UNAVAILABLE', {
		reason: `The engine is busy: ${why}`,
		retryAfter: Math.min(Math.max(Math.ceil(retryAfterS), 1), MAX_RETRY_AFTER_S),
	});
}
