import { Table, Text } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'wouter';
import type { BatchJob, UnreadDocument } from '../api/desk-types.ts';
import { useTemplates } from '../api/queries.ts';
import { ChooseCell } from '../parts/chosen-rows.tsx';
import type { ChosenRows } from '../parts/chosen-rows.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { Cell, PlainCell, TableCard } from '../parts/table-card.tsx';
import { AUTO, nameKind, namePages, nameTemplate } from '../sorting/name-piece.ts';
import { text } from '../text.ts';
import { CellValue } from './cell-value.tsx';
import type { CellValueProps } from './cell-value.tsx';
import { firstValues, ROLES, usualValues } from './list-columns.ts';
import { placeUnread } from './place-unread.ts';
import { RowStateBadge } from './row-state-badge.tsx';
import { UnreadFile, UnreadPiece } from './unread-file.tsx';

type Props = {
	batchId: string;
	jobs: BatchJob[];
	unread: readonly UnreadDocument[];
	chosen: ChosenRows;
} & Pick<CellValueProps, 'onCorrect'>;

/** One row per document of a batch whose templates are chosen automatically: what it is, and its usual values. */
export function PieceTable({ batchId, jobs, unread, ...shown }: Props) {
	const { file, status, results } = text.batches;
	const { document, roles } = text.auto;
	const head = ['', file, document, ...ROLES.map((role) => roles[role]), status];
	return (
		<TableCard label={results} head={head}>
			{placeUnread(jobs, unread).map((row) =>
				'job' in row ? (
					<ReadRow key={row.job.jobId} job={row.job} batchId={batchId} {...shown} />
				) : (
					<UnreadRow
						key={`${row.unread.parentId} ${row.unread.pages.from}`}
						{...{ batchId }}
						{...row.unread}
					/>
				),
			)}
		</TableCard>
	);
}

type RowProps = { job: BatchJob } & Pick<Props, 'batchId' | 'chosen' | 'onCorrect'>;

function ReadRow({ job, batchId, chosen, onCorrect }: RowProps) {
	return (
		<Table.Tr>
			<ChooseCell
				id={job.jobId}
				name={job.pages ? `${job.fileName}, ${namePages(job.pages)}` : job.fileName}
				isChosen={chosen.has(job.jobId)}
				isFull={chosen.isFull}
				toggle={chosen.toggle}
			/>
			<FileCell {...job} {...{ batchId }} />
			<KindCell {...job} />
			<ValueCells {...{ job, batchId, onCorrect }} />
			<Cell label={text.batches.status}>
				{isUnread(job) ? (
					<StatusBadge tone="warn">{text.auto.noTemplate}</StatusBadge>
				) : (
					<RowStateBadge job={job} />
				)}
			</Cell>
		</Table.Tr>
	);
}

/** A document of a file whose other documents have templates. */
function UnreadRow({ batchId, parentId, kind, ...piece }: UnreadDocument & { batchId: string }) {
	const { pages } = piece;
	return (
		<Table.Tr>
			<PlainCell className="cell-choose">{null}</PlainCell>
			<FileCell jobId={parentId} {...piece} {...{ batchId }} />
			<Cell label={text.auto.document}>{nameKind(kind)}</Cell>
			<Cell label={text.auto.values} className="cell-wide" colSpan={ROLES.length}>
				<UnreadPiece {...{ batchId, kind }} jobId={parentId} from={pages.from} />
			</Cell>
			<Cell label={text.batches.status}>
				<StatusBadge tone="warn">{text.auto.noTemplate}</StatusBadge>
			</Cell>
		</Table.Tr>
	);
}

type FileProps = Pick<BatchJob, 'jobId' | 'fileName' | 'pages'> & { batchId: string };

function FileCell({ batchId, jobId, fileName, pages }: FileProps) {
	return (
		<Table.Td className="cell-name">
			<Link href={`/jobs/${jobId}?batch=${batchId}`} className="row-link">
				<bdi>{fileName}</bdi>
			</Link>
			{pages && <span className="cell-note">{namePages(pages)}</span>}
		</Table.Td>
	);
}

/** The kind of a document, and its template if that has another name. */
function KindCell({ kind, templateId }: Pick<BatchJob, 'kind' | 'templateId'>) {
	const templates = useTemplates();
	const known = kind === undefined ? '–' : nameKind(kind);
	const name = nameTemplate(templateId, templates.data) ?? text.batches.deletedTemplate;
	return (
		<Cell label={text.auto.document}>
			{known}
			{templates.data && name !== known && <bdi className="cell-note">{name}</bdi>}
		</Cell>
	);
}

/** A file none of whose documents fits a template is listed itself. */
function isUnread({ templateId, status }: BatchJob): boolean {
	return templateId === AUTO && status === 'completed';
}

type ValuesProps = { job: BatchJob } & Pick<Props, 'batchId' | 'onCorrect'>;

/** Sender, number, date, total and currency; the first values of a document that has hardly any of them. */
function ValueCells({ job, batchId, onCorrect }: ValuesProps) {
	const columns = usualValues(job.result);
	if (columns && !job.error) {
		return ROLES.map((role) => {
			const column = columns[role];
			return (
				<Cell
					key={role}
					label={text.auto.roles[role]}
					className={role === 'date' || role === 'total' ? 'cell-short' : ''}
				>
					{column ? <CellValue {...{ job, column, onCorrect }} /> : '–'}
				</Cell>
			);
		});
	}
	return (
		<Cell label={text.auto.values} className="cell-wide" colSpan={ROLES.length}>
			<Text fz="sm" className="wrap-anywhere" component="div">
				{job.error ??
					(isUnread(job) ? (
						<UnreadFile jobId={job.jobId} batchId={batchId} />
					) : (
						<FirstValues {...{ job, onCorrect }} />
					))}
			</Text>
		</Cell>
	);
}

function FirstValues({ job, onCorrect }: Omit<ValuesProps, 'batchId'>) {
	const columns = firstValues(job.result);
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
