import { Table, Text } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'wouter';
import type { BatchJob } from '../api/desk-types.ts';
import { useTemplates } from '../api/queries.ts';
import { ChooseCell } from '../parts/chosen-rows.tsx';
import type { ChosenRows } from '../parts/chosen-rows.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { Cell, TableCard } from '../parts/table-card.tsx';
import { AUTO, nameKind, namePages, nameTemplate } from '../sorting/name-piece.ts';
import { text } from '../text.ts';
import { CellValue } from './cell-value.tsx';
import type { CellValueProps } from './cell-value.tsx';
import { usualValues } from './list-columns.ts';
import { RowStateBadge } from './row-state-badge.tsx';
import { UnreadFile } from './unread-file.tsx';

type Props = { batchId: string; jobs: BatchJob[]; chosen: ChosenRows } & Pick<
	CellValueProps,
	'onCorrect'
>;

/** One row per document of a batch whose templates are chosen automatically: what it is, and its usual values. */
export function PieceTable({ batchId, jobs, chosen, onCorrect }: Props) {
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
						{isUnread(job) ? (
							<StatusBadge tone="warn">{text.auto.noTemplate}</StatusBadge>
						) : (
							<RowStateBadge job={job} />
						)}
					</Cell>
					<Cell label={values} className="cell-wide">
						<Text fz="sm" className="wrap-anywhere" component="div">
							{job.error ??
								(isUnread(job) ? (
									<UnreadFile jobId={job.jobId} batchId={batchId} />
								) : (
									<Values {...{ job, onCorrect }} />
								))}
						</Text>
					</Cell>
				</Table.Tr>
			))}
		</TableCard>
	);
}

/** A file none of whose documents fits a template is listed itself. */
function isUnread({ templateId, status }: BatchJob): boolean {
	return templateId === AUTO && status === 'completed';
}

/** Documents of several templates share no columns, so each row names its usual values. */
function Values({ job, onCorrect }: { job: BatchJob } & Pick<Props, 'onCorrect'>) {
	const columns = usualValues(job.result);
	if (columns.length === 0) return '–';
	return columns.map((column, i) => (
		<Fragment key={column.path.join('.')}>
			{i > 0 && ' · '}
			{column.label}
			{`${text.common.colon} `}
			<CellValue {...{ job, column, onCorrect }} />
		</Fragment>
	));
}
