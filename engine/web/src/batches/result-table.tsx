import { Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { api, isMissing } from '../api/client.ts';
import type { BatchJob } from '../api/desk-types.ts';
import type { Template } from '../api/types.ts';
import { ChooseCell } from '../parts/chosen-rows.tsx';
import type { ChosenRows } from '../parts/chosen-rows.tsx';
import { JobStatusBadge } from '../parts/job-status.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { Cell, TableCard } from '../parts/table-card.tsx';
import { text } from '../text.ts';
import { listColumns, showValue } from './list-columns.ts';

type Props = { batchId: string; jobs: BatchJob[]; templateId: string; chosen: ChosenRows };

/** One row per document with its values, or the reason why it failed. */
export function ResultTable({ batchId, jobs, templateId, chosen }: Props) {
	const template = useQuery({
		queryKey: ['batch-template', templateId],
		queryFn: () => loadTemplate(templateId),
	});
	const columns = listColumns(template.data?.schema.data ?? {});
	const { file, status, results } = text.batches;
	return (
		<TableCard label={results} head={['', file, status, ...columns.map(({ label }) => label)]}>
			{jobs.map((job) => (
				<Table.Tr key={job.jobId}>
					<ChooseCell
						id={job.jobId}
						name={job.fileName}
						isChosen={chosen.has(job.jobId)}
						isFull={chosen.isFull}
						toggle={chosen.toggle}
					/>
					<Table.Td className="cell-name">
						<Link href={`/jobs/${job.jobId}?batch=${batchId}`} className="row-link">
							<bdi>{job.fileName}</bdi>
						</Link>
					</Table.Td>
					<Cell label={status}>
						<Stack gap={4} align="flex-start">
							<JobStatusBadge job={{ ...job, pagesRead: 0 }} />
							{job.needsReview && <StatusBadge tone="warn">{text.batches.needsReview}</StatusBadge>}
						</Stack>
					</Cell>
					{job.status === 'failed' ? (
						<Table.Td colSpan={Math.max(1, columns.length)} className="cell-wide">
							<Text fz="sm" className="wrap-anywhere">
								{job.error}
							</Text>
						</Table.Td>
					) : (
						columns.map((column) => (
							<Cell key={column.path.join('.')} label={column.label} className="cell-value">
								<bdi>{showValue(job.result, column)}</bdi>
							</Cell>
						))
					)}
				</Table.Tr>
			))}
		</TableCard>
	);
}

/** null: the template was deleted, but the results are still shown. */
async function loadTemplate(templateId: string): Promise<Template | null> {
	try {
		return await api.get<Template>(`/v1/templates/${templateId}`);
	} catch (error) {
		if (isMissing(error)) return null;
		throw error;
	}
}
