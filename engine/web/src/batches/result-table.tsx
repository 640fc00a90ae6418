import { Table, Text, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Link } from 'wouter';
import type { BatchJob } from '../api/desk-types.ts';
import { ChooseAll, ChooseCell } from '../parts/chosen-rows.tsx';
import type { ChosenRows } from '../parts/chosen-rows.tsx';
import { JobStatusBadge } from '../parts/job-status.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import type { Tone } from '../parts/status-badge.tsx';
import { Cell, TableCard } from '../parts/table-card.tsx';
import { text } from '../text.ts';
import { stateOf } from './find-rows.ts';
import type { RowOrder } from './find-rows.ts';
import { showValue } from './list-columns.ts';
import type { ResultColumn } from './list-columns.ts';

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
								<Value {...{ job, column, onCorrect }} />
							</Cell>
						))
					)}
					<Cell label={status}>
						<State job={job} />
					</Cell>
				</Table.Tr>
			))}
		</TableCard>
	);
}

type ValueProps = { job: BatchJob; column: ResultColumn } & Pick<Props, 'onCorrect'>;

/** A value that a click corrects. */
function Value({ job, column, onCorrect }: ValueProps) {
	const shown = <bdi>{showValue(job.result, column)}</bdi>;
	if (!onCorrect || job.result === null) return shown;
	return (
		<UnstyledButton
			className="cell-button"
			title={text.correct.cell(column.label)}
			onClick={() => onCorrect(job, column.path.join('.'))}
		>
			{shown}
		</UnstyledButton>
	);
}

const TONES: Partial<Record<ReturnType<typeof stateOf>, Tone>> = {
	needsReview: 'warn',
	approved: 'good',
	corrected: 'good',
	rejected: 'bad',
};

function State({ job }: { job: BatchJob }) {
	const state = stateOf(job);
	const tone = TONES[state];
	if (tone === undefined) return <JobStatusBadge job={{ ...job, pagesRead: 0 }} />;
	return <StatusBadge tone={tone}>{text.batches.states[state]}</StatusBadge>;
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
