import type { JobHistory } from '../api/types.ts';
import { formatSpan } from '../parts/format-time.ts';
import { text } from '../text.ts';

export type ShownAttempt = {
	number: number;
	words: string;
	error: string | null;
	at: string;
	took: string | null;
	isBad: boolean;
};

/**
 * Every attempt at a job: recorded ones, those whose process died, and the running one. They are numbered
 * consecutively, across manual retries.
 */
export function listAttempts({ job, attempts }: JobHistory): ShownAttempt[] {
	const shown: ShownAttempt[] = [];
	let next = 1;
	let at = job.startedAt ?? job.createdAt;
	for (const attempt of attempts) {
		// A manual retry starts the engine's count again.
		if (attempt.number < next) next = attempt.number;
		for (; next < attempt.number; next += 1) shown.push(lostAttempt(shown.length + 1, at));
		shown.push({
			number: shown.length + 1,
			words: text.job.outcomes[attempt.outcome],
			error: attempt.error,
			at: attempt.startedAt,
			took: formatSpan(Date.parse(attempt.endedAt) - Date.parse(attempt.startedAt)),
			isBad: attempt.outcome !== 'completed',
		});
		at = attempt.endedAt;
		next = attempt.outcome === 'stopped' ? attempt.number : attempt.number + 1;
	}
	if (job.status === 'processing') {
		for (; next < job.attempts; next += 1) shown.push(lostAttempt(shown.length + 1, at));
		const under = { number: shown.length + 1, words: text.job.running, error: null };
		shown.push({ ...under, at, took: null, isBad: false });
	}
	return shown;
}

function lostAttempt(number: number, at: string): ShownAttempt {
	return { number, words: text.job.lost, error: null, at, took: null, isBad: true };
}
