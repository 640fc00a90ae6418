import { Checkbox } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../api/client.ts';
import type { JobHistory } from '../api/types.ts';
import { Confirm } from '../parts/confirm.tsx';
import { hasEnded } from '../parts/job-status.tsx';
import { text } from '../text.ts';
import { JOB_TRASH_KEY } from './job-trash.tsx';

type Props = { job: JobHistory['job']; onClose: () => void };

/** Puts a job into the trash, or erases it with what it taught. */
export function DeleteJob({ job, onClose }: Props) {
	const [isForgetting, setForgetting] = useState(false);
	const [isErasing, setErasing] = useState(false);
	const [, go] = useLocation();
	const queries = useQueryClient();
	// Only whole files whose jobs have ended can be restored.
	const hasTrash = hasEnded(job.status) && job.parentId === undefined;
	const isErased = !hasTrash || isErasing || isForgetting;
	return (
		<Confirm
			title={text.job.deleteTitle}
			action={text.common.delete}
			onClose={onClose}
			onConfirm={async () => {
				const how = isErased ? `forget=${isForgetting}` : 'trash=true';
				await api.delete(`/v1/jobs/${job.jobId}?${how}`);
				await queries.invalidateQueries({ queryKey: ['jobs'] });
				await queries.invalidateQueries({ queryKey: JOB_TRASH_KEY });
				go('/jobs');
			}}
		>
			{isErased ? text.job.deleteHint : text.job.trashHint}
			{hasTrash && (
				<Checkbox
					mt="md"
					label={text.job.eraseNow}
					checked={isErased}
					disabled={isForgetting}
					onChange={(event) => setErasing(event.currentTarget.checked)}
				/>
			)}
			{job.status === 'completed' && (
				<Checkbox
					mt="md"
					label={text.job.forget}
					description={text.job.forgetHint}
					checked={isForgetting}
					onChange={(event) => setForgetting(event.currentTarget.checked)}
				/>
			)}
		</Confirm>
	);
}
