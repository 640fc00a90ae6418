import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { api } from '../api/client.ts';
import { useDocument } from '../api/load-document.ts';
import type { Job } from '../api/types.ts';
import { Loaded } from '../parts/loaded.tsx';
import { readQueue, useTemplate } from '../review/queries.ts';
import { ReviewDesk } from '../review/review-desk.tsx';

/** One document and its values, to correct and approve. */
export default function ReviewDocumentPage({ jobId }: { jobId: string }) {
	const job = useQuery({
		queryKey: ['job-review', jobId],
		queryFn: () => api.get<Job>(`/v1/jobs/${jobId}?details=true`),
	});
	return (
		<Loaded query={job}>{(found) => <WithDocument job={found} reload={job.refetch} />}</Loaded>
	);
}

function WithDocument({ job, reload }: { job: Job; reload: () => Promise<unknown> }) {
	const document = useDocument(job.jobId);
	const template = useTemplate(job.templateId);
	const queue = readQueue(useSearch());
	if (template.isPending) return null;
	return (
		<Loaded query={document}>
			{(blob) => (
				// Without a template that was deleted, the result can still be reviewed.
				<ReviewDesk {...{ job, blob, queue, reload }} template={template.data} />
			)}
		</Loaded>
	);
}
