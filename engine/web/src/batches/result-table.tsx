import { Table, Text, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Link } from 'wouter';
import type { BatchJob } from '../api/desk-types.ts';
import { ChooseAll, ChooseCell } from '../parts/chosen-rows.tsx';
import type { ChosenRows } from '../parts/chosen-rows.tsx';
import { Cell, TableCard } from '../parts/table-card.tsx';
import { text } from '../text.ts';
import type { RowOrder } from './find-rows.ts';
import { CellValue } from './cell-value.tsx';
import type { ResultColumn } from './list-columns.ts';
import { RowStateBadge } from './row-state-badge.tsx';

type Props = {
	batchId: string;
	jobs: readonly BatchJob[];
	columns: readonly ResultColumn[];
	chosen: ChosenRows;
	order: RowOrder | null;
	onOrder: (order: RowOrder | null) => void;
	/** Corrects a value of a document; left out: nobody may. */
	onCorrect?: ((job: BatchJob, path: string) => void) | undefined;
};

/** One row per document with its values, or the reason why it failed. */
export function ResultTable({ batchId, jobs, columns, chosen, order, ...on }: Props) {
	const { onOrder, onCorrect } = on;
	const { file, status, results } = text.batches;
	const heads = columns.map((column) => (
		<SortButton key={column.path.join('.')} column={column} order={order} onOrder={onOrder} />
	));
	const all = <ChooseAll key="all" ids={jobs.map(({ jobId }) => jobId)} chosen={chosen} />;
	return (
		<TableCard
			label={results}
			head={[all, file, ...heads, status]}
			sorts={['', '', ...columns.map((column) => sayOrder(column, order))]}
		>
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
					{job.status === 'failed' ? (
						<Table.Td colSpan={Math.max(1, columns.length)} className="cell-wide">
							<Text fz="sm" className="wrap-anywhere">
								{job.error}
							</Text>
						</Table.Td>
					) : (
						columns.map((column) => (
							<Cell key={column.path.join('.')} label={column.label} className="cell-value">
								<CellValue {...{ job, column, onCorrect }} />
							</Cell>
						))
					)}
					<Cell label={status}>
						<RowStateBadge job={job} />
					</Cell>
				</Table.Tr>
			))}
		</TableCard>
	);
}

type SortProps = { column: ResultColumn } & Pick<Props, 'order' | 'onOrder'>;

/** Upwards, downwards, and then as the engine lists them. */
function SortButton({ column: { path, label }, order, onOrder }: SortProps) {
	const own = order?.path.join('.') === path.join('.') ? order : null;
	const Icon = own?.isDown === true ? IconArrowDown : IconArrowUp;
	const next = own === null ? { path, isDown: false } : own.isDown ? null : { path, isDown: true };
	return (
		<UnstyledButton
			className="sort-button"
			title={text.batches.sortBy(label)}
			onClick={() => onOrder(next)}
		>
			{label}
			{own && <Icon size={14} aria-hidden />}
		</UnstyledButton>
	);
}

function sayOrder({ path }: ResultColumn, order: RowOrder | null): 'ascending' | 'descending' | '' {
	if (order?.path.join('.') !== path.join('.')) return '';
	return order.isDown ? 'descending' : 'ascending';
}
