import { setTimeout as sleep } from 'node:timers/promises';
import type { JobRepository } from './job-repository.ts';

/** The maximum delay until an ending in another process is noticed. */
const LOOK_EVERY_MS = 250;

type Waiter = () => void;

/**
 * Lets requests wait for the end of a job. One poll of the database serves all of them. It polls only while a request
 * waits.
 */
export function createJobEndings({ repository }: { repository: JobRepository }) {
	const waiting = new Map<string, Set<Waiter>>();
	let looking = false;

	function tell(jobId: string): void {
		for (const wake of waiting.get(jobId) ?? []) wake();
	}

	async function look(): Promise<void> {
		looking = true;
		while (waiting.size > 0) {
			await sleep(LOOK_EVERY_MS);
			const asked = [...waiting.keys()];
			if (asked.length === 0) break;
			// While the database is unavailable, wake everyone: they find out by reading the job.
			const unfinished = await repository.listUnfinished(asked).catch(() => []);
			const left = new Set(unfinished);
			for (const id of asked) if (!left.has(id)) tell(id);
		}
		looking = false;
	}

	return {
		/** Wakes requests that wait for a job that ended or was deleted. */
		tell,

		/** Resolves when the job may have ended, the time is up or the signal is aborted. */
		wait: (jobId: string, ms: number, signal: AbortSignal): Promise<void> =>
			new Promise((resolve) => {
				const waiters = waiting.get(jobId) ?? new Set();
				waiting.set(jobId, waiters);
				const wake = (): void => {
					clearTimeout(timer);
					signal.removeEventListener('abort', wake);
					waiters.delete(wake);
					if (waiters.size === 0) waiting.delete(jobId);
					resolve();
				};
				const timer = setTimeout(wake, ms);
				signal.addEventListener('abort', wake);
				waiters.add(wake);
				if (signal.aborted) wake();
				else if (!looking) void look();
			}),
	};
}
