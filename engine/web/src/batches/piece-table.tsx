import { Stack, Table, Text } from '@mantine/core';
import { Link } from 'wouter';
import type { BatchJob } from '../api/desk-types.ts';
import { useTemplates } from '../api/queries.ts';
import { isGroup, toLabel } from '../document/read-result.ts';
import { ChooseCell } from '../parts/chosen-rows.tsx';
import type { ChosenRows } from '../parts/chosen-rows.tsx';
import { JobStatusBadge } from '../parts/job-status.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { Cell, TableCard } from '../parts/table-card.tsx';
import { nameKind, namePages, nameTemplate } from '../sorting/name-piece.ts';
import { text } from '../text.ts';
import { showValue } from './list-columns.ts';

type Props = { batchId: string; jobs: BatchJob[]; chosen: ChosenRows };

/** One row per document of a batch whose templates are chosen automatically: what it is, and its first values. */
export function PieceTable({ batchId, jobs, chosen }: Props) {
	const templates = useTemplates();
	const { file, status, results, template } = text.batches;
	const { document, values } = text.auto;
	return (
		<TableCard label={results} head={['', file, document, template, status, values]}>
			{jobs.map((job) => (
				<Table.Tr key={job.jobId}>
					<ChooseCell
						id={job.jobId}
						name={job.pages ? `${job.fileName}, ${namePages(job.pages)}` : job.fileName}
						isChosen={chosen.has(job.jobId)}
						isFull={chosen.isFull}
						toggle={chosen.toggle}
					/>
					<Table.Td className="cell-name">
						<Link href={`/jobs/${job.jobId}?batch=${batchId}`} className="row-link">
							<bdi>{job.fileName}</bdi>
						</Link>
						{job.pages && <span className="cell-note">{namePages(job.pages)}</span>}
					</Table.Td>
					<Cell label={document}>{job.kind === undefined ? '–' : nameKind(job.kind)}</Cell>
					<Cell label={template} className="cell-name">
						<bdi>
							{nameTemplate(job.templateId, templates.data) ?? text.batches.deletedTemplate}
						</bdi>
					</Cell>
					<Cell label={status}>
						<Stack gap={4} align="flex-start">
							<JobStatusBadge job={{ ...job, pagesRead: 0 }} />
							{job.needsReview && <StatusBadge tone="warn">{text.batches.needsReview}</StatusBadge>}
						</Stack>
					</Cell>
					<Cell label={values} className="cell-wide">
						<Text fz="sm" className="wrap-anywhere">
							{job.error ?? <bdi>{sumUp(job.result)}</bdi>}
						</Text>
					</Cell>
				</Table.Tr>
			))}
		</TableCard>
	);
}

/** Documents of several templates share no columns, so each row names its first values. */
const MAX_VALUES = 3;

function sumUp(result: BatchJob['result']): string {
	const found = Object.entries(result ?? {})
		.filter(([, value]) => value !== null && !Array.isArray(value) && !isGroup(value))
		.slice(0, MAX_VALUES)
		.map(([name]) => `${toLabel(name)}${text.common.colon} ${showValue(result, toColumn(name))}`);
	return found.length === 0 ? '–' : found.join(' · ');
}

function toColumn(name: string) {
	return { path: [name], label: name };
}
