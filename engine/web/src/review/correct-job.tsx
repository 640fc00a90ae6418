import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../api/client.ts';
import { useDocument } from '../api/load-document.ts';
import type { Job, Template } from '../api/types.ts';
import { Loaded } from '../parts/loaded.tsx';
import { DeskBody } from './desk-body.tsx';
import { NO_DETAILS, UNREVIEWED, useCorrections, useTemplate } from './queries.ts';
import { readReviewed } from './read-corrections.ts';
import { useDesk } from './use-desk.ts';
import { useJudging } from './use-judging.ts';

type Props = {
	jobId: string;
	/** The path of the value to begin with. */
	start: string | null;
	/** Called when the correction was saved, or given up. */
	onClose: () => void;
};

/** Corrects the result of a job on the page where a person sees it. */
export default function CorrectJob({ jobId, start, onClose }: Props) {
	const job = useQuery({
		queryKey: ['job-review', jobId],
		queryFn: () => api.get<Job>(`/v1/jobs/${jobId}?details=true`),
		// Only the newest result can be corrected.
		refetchOnMount: 'always',
	});
	const document = useDocument(jobId);
	return (
		<Loaded query={job.isFetchedAfterMount ? job : { ...job, data: undefined }}>
			{(found) => (
				<Loaded query={document}>
					{(blob) => (
						<WithTemplate {...{ blob, start, onClose }} job={found} reload={job.refetch} />
					)}
				</Loaded>
			)}
		</Loaded>
	);
}

type DeskProps = Omit<Props, 'jobId'> & {
	job: Job;
	blob: Blob | null;
	reload: () => Promise<unknown>;
};

function WithTemplate(props: DeskProps) {
	const template = useTemplate(props.job.templateId);
	if (template.isPending) return null;
	// Without a template that was deleted, the result can still be corrected.
	return <Correcting {...props} template={template.data} />;
}

function Correcting({
	job,
	blob,
	template,
	start,
	reload,
	onClose,
}: DeskProps & { template: Template | undefined }) {
	const { jobId, fileName, review = UNREVIEWED } = job;
	const details = job.details ?? NO_DETAILS;
	const desk = useDesk(job, template, { revision: review.revision, start });
	const judging = useJudging({ job, reload, onSaved: onClose }, desk);
	const corrections = useCorrections(job);
	const reviewed = useMemo(() => readReviewed(job.review, corrections), [job.review, corrections]);
	return (
		<DeskBody
			{...{ desk, judging, review, reviewed, details, blob, fileName, onClose }}
			templateName={template?.name}
			words={{ jobId }}
		/>
	);
}
