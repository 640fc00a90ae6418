import type { BatchJob } from '../api/desk-types.ts';
import { JobStatusBadge } from '../parts/job-status.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import type { Tone } from '../parts/status-badge.tsx';
import { text } from '../text.ts';
import { stateOf } from './find-rows.ts';

const TONES: Partial<Record<ReturnType<typeof stateOf>, Tone>> = {
	needsReview: 'warn',
	approved: 'good',
	corrected: 'good',
	rejected: 'bad',
};

/** What became of a document: how far it is read, or what a person decided. */
export function RowStateBadge({ job }: { job: BatchJob }) {
	const state = stateOf(job);
	const tone = TONES[state];
	if (tone === undefined) return <JobStatusBadge job={{ ...job, pagesRead: 0 }} />;
	return <StatusBadge tone={tone}>{text.batches.states[state]}</StatusBadge>;
}
