import { Badge } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../api/client.ts';
import type { KeptDocument, Template } from '../api/types.ts';
import { Loaded } from '../parts/loaded.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { DeskBody } from '../review/desk-body.tsx';
import { NO_DETAILS, useTemplate } from '../review/queries.ts';
import { readReviewed } from '../review/read-corrections.ts';
import { useDesk } from '../review/use-desk.ts';
import { useJudging } from '../review/use-judging.ts';
import { text } from '../text.ts';

/** A document that was parsed with keep=true: its values, to correct and approve. Its file is not stored, so its words are shown. */
export default function ReviewKeptPage({ documentId }: { documentId: string }) {
	const kept = useQuery({
		queryKey: ['kept-document', documentId],
		queryFn: () => api.get<KeptDocument>(`/v1/documents/${documentId}`),
	});
	return (
		<Loaded query={kept}>{(found) => <WithTemplate kept={found} reload={kept.refetch} />}</Loaded>
	);
}

type Props = { kept: KeptDocument; reload: () => Promise<unknown> };

function WithTemplate({ kept, reload }: Props) {
	const template = useTemplate(kept.templateId);
	if (template.isPending) return null;
	// Without a template that was deleted, the result can still be reviewed.
	return <Reviewing {...{ kept, reload }} template={template.data} />;
}

function Reviewing({ kept, reload, template }: Props & { template: Template | undefined }) {
	const { documentId, fileName, review } = kept;
	const job = useMemo(() => ({ ...kept, jobId: documentId }), [kept, documentId]);
	const desk = useDesk(job, template, { revision: review.revision });
	const judging = useJudging({ job, resource: `/v1/documents/${documentId}`, reload }, desk);
	// The API lists the decisions of jobs only.
	const reviewed = useMemo(() => readReviewed(review, []), [review]);
	return (
		<>
			<PageHeader
				title={fileName}
				back={{ to: '/review', label: text.review.back }}
				lead={
					<Badge
						variant="light"
						color={review.state === 'rejected' ? 'red' : 'sift'}
						className="status"
					>
						{text.review.states[review.state]}
					</Badge>
				}
			/>
			<DeskBody
				{...{ desk, judging, review, reviewed, fileName }}
				details={kept.details ?? NO_DETAILS}
				blob={null}
				templateName={template?.name}
				words={{ documentId }}
			/>
		</>
	);
}
