import { Progress, Stack, Text } from '@mantine/core';
import type { JobRow, JobStatus } from '../api/types.ts';
import { text } from '../text.ts';
import { StatusBadge } from './status-badge.tsx';
import type { Tone } from './status-badge.tsx';

const TONES: Record<JobStatus, Tone> = {
	pending: 'idle',
	processing: 'busy',
	retrying: 'warn',
	completed: 'good',
	failed: 'bad',
};

type Props = { job: Pick<JobRow, 'status' | 'pagesRead' | 'pageCount'> };

/** The status of a job, with its progress. */
export function JobStatusBadge({ job }: Props) {
	const { status, pagesRead, pageCount } = job;
	const badge = <StatusBadge tone={TONES[status]}>{text.jobs.statuses[status]}</StatusBadge>;
	if (status !== 'processing' || pageCount === null || pagesRead === 0) return badge;
	return (
		<Stack gap={4}>
			{badge}
			<Progress
				size="xs"
				value={(pagesRead / pageCount) * 100}
				aria-label={text.jobs.progress(pagesRead, pageCount)}
			/>
			<Text fz="xs" c="dimmed" className="no-wrap">
				{text.jobs.progress(pagesRead, pageCount)}
			</Text>
		</Stack>
	);
}

export function hasEnded(status: JobStatus): boolean {
	return status === 'completed' || status === 'failed';
}
