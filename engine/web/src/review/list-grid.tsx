import { Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { formatValue } from '../document/format-value.ts';
import { joinPath } from '../document/read-result.ts';
import { Grid } from '../grid/grid.tsx';
import type { CellState, GridEditing } from '../grid/grid.tsx';
import { rangeOf } from '../grid/grid-cells.ts';
import type { GridCell } from '../grid/grid-cells.ts';
import {
	deleteRows,
	emptyRowOf,
	insertRow,
	listTotals,
	mergeRows,
	splitRow,
	sumColumns,
} from '../grid/grid-rows.ts';
import type { Column, MovedRows, Row } from '../grid/grid-rows.ts';
import { ListToolbar } from '../grid/list-toolbar.tsx';
import type { ListCommand } from '../grid/list-toolbar.tsx';
import { text } from '../text.ts';
import { labelOf, rowOf, valueAt } from './draft.ts';
import type { Leaf } from './draft.ts';
import { useFilling } from './fill-cells.ts';
import type { Desk } from './use-desk.ts';

type Props = {
	desk: Desk;
	/** Of the list. */
	path: string;
	columns: readonly Column[];
	onCommit: (leaf: Leaf, typed: string, then: 'nothing') => void;
};

/** A list of the result as a spreadsheet that can be corrected. */
export function ListGrid({ desk, path, columns, onCommit }: Props) {
	const { state, view, dispatch } = desk;
	const { result } = view;
	const rows = useMemo(() => listRows(valueAt(result, path)), [result, path]);
	const sums = useMemo(
		() => sumColumns(rows, columns, listTotals(result)),
		[rows, columns, result],
	);
	const [anchor, setAnchor] = useState<GridCell | null>(null);
	const [isSplitting, setSplitting] = useState(false);
	const filling = useFilling();
	const empty = emptyRowOf(columns);
	const active = findCell(state.current, path, columns);
	const pathOf = ({ row, column }: GridCell) =>
		joinPath(joinPath(path, row), columns[column]?.name ?? '');
	const select = (cell: GridCell) => dispatch({ type: 'select', path: pathOf(cell) });
	const move = (moved: MovedRows, to?: GridCell) => {
		dispatch({ type: 'changeRows', list: path, ...moved });
		setAnchor(null);
		if (to && moved.rows.length > 0) {
			select({ ...to, row: Math.max(0, Math.min(to.row, moved.rows.length - 1)) });
		}
	};
	const commit = (cell: GridCell, typed: string) => {
		const column = columns[cell.column];
		if (!column) return;
		const at = pathOf(cell);
		const value = rows[cell.row]?.[column.name] ?? null;
		const leaf = { path: at, label: labelOf(at), value, definition: column.definition };
		onCommit(leaf, typed, 'nothing');
	};
	const editing: GridEditing = {
		onCommit: commit,
		onPaste: (at, cells) => {
			const [only] = cells;
			if (cells.length === 1 && only?.length === 1) commit(at, only[0] ?? '');
			else filling.fill({ rows, columns, at, cells }, (moved) => move(moved, at));
		},
		onClear: ({ top, bottom, left, right }) => {
			const names = columns.slice(left, right + 1).map(({ name }) => [name, null]);
			const cleared = rows.map((row, i) =>
				i >= top && i <= bottom ? { ...row, ...(Object.fromEntries(names) as Row) } : row,
			);
			const isOne = top === bottom && left === right;
			const one = pathOf({ row: top, column: left });
			if (!isOne) move({ rows: cleared, from: rows.map((_row, i) => i) });
			else dispatch({ type: 'change', change: { path: one, value: null }, then: 'nothing' });
		},
		onAccept: (cell) => dispatch({ type: 'accept', path: pathOf(cell) }),
		onSplit: (cell, typed, at) => {
			const name = columns[cell.column]?.name ?? '';
			const now = rows.with(cell.row, { ...rows[cell.row], [name]: typed });
			move(splitRow(now, { row: cell.row, name, at }, empty), { ...cell, row: cell.row + 1 });
			setSplitting(false);
		},
		onInsert: (row) => move(insertRow(rows, row, empty), { row, column: active?.column ?? 0 }),
		onDelete: ({ top, bottom, left }) =>
			move(deleteRows(rows, top, bottom), { row: top, column: left }),
		onUndo: () => dispatch({ type: 'takeBack' }),
	};
	const open = listOpen(desk, path);
	const inColumn = active
		? open.filter((one) => one.endsWith(`].${columnName(columns, active)}`))
		: [];
	const range = active && rangeOf(active, anchor);
	const acceptAll = ([first, ...others]: string[]) => {
		if (first !== undefined) dispatch({ type: 'accept', path: first, others, isStaying: true });
	};
	const run = (command: ListCommand) => {
		if (command === 'insert') editing.onInsert(active ? active.row + 1 : rows.length);
		if (command === 'delete' && range) editing.onDelete(range);
		if (command === 'split') setSplitting(true);
		if (command === 'merge' && range) {
			const last = Math.max(range.bottom, range.top + 1);
			move(mergeRows(rows, { first: range.top, last }, columns), active);
		}
		if (command === 'acceptColumn') acceptAll(inColumn);
		if (command === 'acceptAll') acceptAll(open);
	};
	const isLastRow = range !== null && range.top === range.bottom && range.bottom + 1 >= rows.length;
	const fault = state.fault?.path.startsWith(`${path}[`) ? state.fault.words : filling.fault;
	return (
		<section className="list-grid" aria-label={labelOf(path)}>
			<div className="review-line">
				<span className="review-name">{labelOf(path)}</span>
				<span className="review-name">{text.batches.rows(rows.length)}</span>
			</div>
			<ListToolbar
				can={
					new Set<ListCommand>([
						'insert',
						...(active ? (['delete', 'split'] as const) : []),
						...(active && !isLastRow ? (['merge'] as const) : []),
						...(inColumn.length > 0 ? (['acceptColumn'] as const) : []),
						...(open.length > 0 ? (['acceptAll'] as const) : []),
					])
				}
				onRun={run}
			/>
			{rows.length > 0 && (
				<Grid
					label={labelOf(path)}
					{...{ path, columns, rows, sums, active, anchor, editing }}
					show={(value, { name }) => showCell(value, name, result)}
					stateOf={(cell) => stateOf(desk, cell)}
					onActive={select}
					onAnchor={setAnchor}
				/>
			)}
			{fault !== null && (
				<div className="worse" role="alert">
					{fault}
				</div>
			)}
			<Text fz="xs" c="dimmed">
				{isSplitting ? text.grid.splitHint : text.grid.hint}
			</Text>
		</section>
	);
}

function listRows(value: unknown): Row[] {
	return Array.isArray(value) ? (value as Row[]) : [];
}

function columnName(columns: readonly Column[], { column }: GridCell): string {
	return columns[column]?.name ?? '';
}

function showCell(value: unknown, name: string, result: unknown): string {
	return value === null || value === undefined ? '' : formatValue(value, name, result);
}

/** The cell of a path; null: the path is not in this list. */
function findCell(
	current: string | null,
	list: string,
	columns: readonly Column[],
): GridCell | null {
	const found = current === null ? undefined : rowOf(current);
	if (current === null || found?.list !== list) return null;
	const column = columns.findIndex(({ name }) => current.endsWith(`].${name}`));
	return column === -1 ? null : { row: found.row, column };
}

/** The doubtful cells of a list that nobody has dealt with. */
function listOpen({ view }: Desk, list: string): string[] {
	return view.unchecked.filter((path) => path.startsWith(`${list}[`));
}

function stateOf({ subject, view }: Desk, path: string): CellState {
	const stored = view.trace.toStored(path);
	const before = stored === undefined ? undefined : valueAt(subject.result, stored);
	if ((before ?? null) !== (valueAt(view.result, path) ?? null)) return 'changed';
	if (view.settled.has(path)) return 'accepted';
	return view.doubtful.has(path) ? 'doubtful' : undefined;
}
