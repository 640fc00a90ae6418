import type { Arrival, Pool } from '../../engine/src/reading/pipeline/pool.ts';
import type { TaskKind, Tasks } from '../../engine/src/reading/pipeline/tasks.ts';

/** A document without limits on number and waiting time. */
export const arrival: Arrival = {
	accountId: 'account',
	lane: 'request',
	type: 'pdf',
	maxRunning: null,
	maxWaitMs: null,
};

/** Runs a task as the only one of its document. */
export async function runTask<K extends TaskKind>(
	pool: Pool,
	kind: K,
	input: Tasks[K]['input'],
	signal: AbortSignal = new AbortController().signal,
): Promise<Tasks[K]['output']> {
	const turn = pool.enter(arrival);
	try {
		return await turn.run(kind, input, signal);
	} finally {
		turn.leave();
	}
}
