import type { Caller } from '../../model/account.ts';
import type { LearnDocument } from '../review/judge-result.ts';
import { visitorOf } from './admission.ts';
import type { Admission } from './admission.ts';

/** Learns from the words of a document and its correct values, in a child process. */
export function createLearnDocument({
	admission,
	deadlineMs,
}: {
	admission: Admission;
	deadlineMs: number;
}): LearnDocument {
	return async (caller: Caller, request) =>
		await admission.takeTurn(visitorOf(caller, 'request'), 'pdf', (turn) =>
			turn.run('learn', request, AbortSignal.timeout(deadlineMs)),
		);
}
