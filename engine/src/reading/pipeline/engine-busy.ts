import { problem } from '../../model/problem.ts';
import type { Problem } from '../../model/problem.ts';

const MAX_RETRY_AFTER_S = 60;

/** There is more to read than there is time for; says when it is worth trying again. */
export function engineBusy(why: string, retryAfterS: number): Problem {
	return problem('UNAVAILABLE', {
		reason: `The engine is busy: ${why}`,
		retryAfter: Math.min(Math.max(Math.ceil(retryAfterS), 1), MAX_RETRY_AFTER_S),
	});
}
