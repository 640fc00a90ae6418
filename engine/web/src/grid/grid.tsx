import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { writeValue } from '../document/format-value.ts';
import { joinPath } from '../document/read-result.ts';
import { formatAmount } from '../locale.ts';
import { text } from '../text.ts';
import { CellEditor } from './cell-editor.tsx';
import { moveCell, rangeOf } from './grid-cells.ts';
import type { GridCell, GridRange } from './grid-cells.ts';
import { parseTsv, writeTsv } from './grid-rows.ts';
import type { Column, Row, Sum } from './grid-rows.ts';

const ROW_PX = 34;
const MAX_HEIGHT_PX = 420;
/** Rows drawn beyond the visible ones, so that fast scrolling shows no gaps. */
const SPARE_ROWS = 8;
const PAGE_ROWS = 10;

export type CellState = 'doubtful' | 'changed' | 'accepted' | undefined;

/** What a person may do; without it, the grid only shows its cells. */
export type GridEditing = {
	onCommit: (cell: GridCell, typed: string) => void;
	onPaste: (at: GridCell, cells: string[][]) => void;
	onClear: (range: GridRange) => void;
	onAccept: (cell: GridCell) => void;
	/** Splits the row at a position in the text of a cell. */
	onSplit: (cell: GridCell, typed: string, at: number) => void;
	onInsert: (row: number) => void;
	onDelete: (range: GridRange) => void;
	onUndo: () => void;
};

type Props = {
	label: string;
	/** Of the list, such as `items`. */
	path: string;
	columns: readonly Column[];
	rows: readonly Row[];
	show: (value: unknown, column: Column) => string;
	stateOf: (path: string) => CellState;
	sums: readonly Sum[];
	active: GridCell | null;
	onActive: (cell: GridCell) => void;
	/** The other end of the selected range; null: one cell. */
	anchor: GridCell | null;
	onAnchor: (cell: GridCell | null) => void;
	editing?: GridEditing;
};

/** A list as a spreadsheet. Only the rows on the screen are drawn. */
export function Grid(props: Props) {
	const { label, path, columns, rows, sums, active, onActive, anchor, onAnchor, editing } = props;
	const scroller = useRef<HTMLDivElement>(null);
	const [top, setTop] = useState(0);
	const [typed, setTyped] = useState<{ cell: GridCell; text: string | null } | null>(null);
	const shownRows = Math.ceil(MAX_HEIGHT_PX / ROW_PX);
	const first = Math.max(0, Math.floor(top / ROW_PX) - SPARE_ROWS);
	const last = Math.min(rows.length, first + shownRows + 2 * SPARE_ROWS);
	const current = active && active.row < rows.length ? active : null;
	const range = current && rangeOf(current, anchor);
	useShownCell(scroller, current, setTop);
	// Whether the current cell is drawn: only then can it have the focus.
	const isDrawn = current !== null && current.row >= first && current.row < last;
	useFocus(scroller, isDrawn ? current : null, path, typed !== null);

	const go = (to: GridCell, isRange = false) => {
		onAnchor(isRange ? (anchor ?? current) : null);
		onActive(to);
	};
	const stopEditing = () => setTyped(null);
	const onKeyDown = (event: KeyboardEvent) => {
		if (typed !== null || !current) return;
		const size = { rows: rows.length, columns: columns.length, page: PAGE_ROWS };
		const to = moveCell(current, event, size);
		if (to) {
			event.preventDefault();
			go(to, event.shiftKey);
			return;
		}
		if (!editing || !range) return;
		if (runKey(event, { cell: current, range, editing })) {
			event.preventDefault();
			return;
		}
		if (event.ctrlKey || event.metaKey || event.altKey) return;
		const isTyping = event.key.length === 1 && event.key !== ' ';
		if (!isTyping && event.key !== 'Enter' && event.key !== 'F2') return;
		event.preventDefault();
		setTyped({ cell: current, text: isTyping ? event.key : null });
	};
	const onCopy = (event: ClipboardEvent) => {
		if (typed !== null || !range) return;
		event.preventDefault();
		const cells = rows
			.slice(range.top, range.bottom + 1)
			.map((row) =>
				columns.slice(range.left, range.right + 1).map((column) => writeValue(row[column.name])),
			);
		event.clipboardData.setData('text/plain', writeTsv(cells));
	};
	const onPaste = (event: ClipboardEvent) => {
		if (typed !== null || !editing || !current) return;
		event.preventDefault();
		editing.onPaste(current, parseTsv(event.clipboardData.getData('text/plain')));
	};
	const widths = columns.map(({ definition: { type, format } }) =>
		type === 'number' || type === 'boolean'
			? 'minmax(92px, 1fr)'
			: type === 'date' || format === 'date'
				? 'minmax(108px, 1fr)'
				: 'minmax(170px, 3fr)',
	);
	const template = { gridTemplateColumns: `40px ${widths.join(' ')}` };
	return (
		<div
			ref={scroller}
			className="grid"
			role="grid"
			aria-label={label}
			aria-rowcount={rows.length + 1}
			aria-colcount={columns.length + 1}
			aria-readonly={!editing}
			style={{ maxHeight: MAX_HEIGHT_PX }}
			onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
			onKeyDown={onKeyDown}
			onCopy={onCopy}
			onPaste={onPaste}
		>
			<div className="grid-row grid-head" role="row" aria-rowindex={1} style={template}>
				<span role="columnheader" aria-colindex={1}>
					<span className="grid-hidden">{text.grid.row}</span>
				</span>
				{columns.map((column, i) => (
					<span
						key={column.name}
						role="columnheader"
						aria-colindex={i + 2}
						title={column.name}
						data-number={column.definition.type === 'number' || undefined}
					>
						{column.label}
					</span>
				))}
			</div>
			<div className="grid-body" role="rowgroup" style={{ height: rows.length * ROW_PX }}>
				{rows.slice(first, last).map((row, i) => (
					<GridRow
						key={first + i}
						{...props}
						row={row}
						index={first + i}
						current={current}
						range={range}
						typed={typed}
						style={{ ...template, height: ROW_PX, top: (first + i) * ROW_PX }}
						onSelect={go}
						onEdit={(cell) => editing && setTyped({ cell, text: null })}
						onStop={stopEditing}
					/>
				))}
			</div>
			{sums.length > 0 && rows.length > 0 && (
				<div className="grid-row grid-foot" role="row" style={template}>
					<span role="rowheader" title={text.grid.sum}>
						Σ
					</span>
					{columns.map((column) => (
						<SumCell key={column.name} sum={sums.find(({ name }) => name === column.name)} />
					))}
				</div>
			)}
		</div>
	);
}

type KeyTarget = { cell: GridCell; range: GridRange; editing: GridEditing };

/** Runs the command of a key; false: the key has none. */
function runKey(event: KeyboardEvent, { cell, range, editing }: KeyTarget): boolean {
	const isControl = event.ctrlKey || event.metaKey;
	if (event.key === ' ' && !isControl) editing.onAccept(cell);
	else if (event.key === 'Delete' && isControl) editing.onDelete(range);
	else if (event.key === 'Delete' || event.key === 'Backspace') editing.onClear(range);
	else if (event.key === 'Insert') editing.onInsert(cell.row + 1);
	else if (event.key.toLowerCase() === 'z' && isControl) editing.onUndo();
	else return false;
	return true;
}

type RowProps = Props & {
	row: Row;
	index: number;
	current: GridCell | null;
	range: GridRange | null;
	typed: { cell: GridCell; text: string | null } | null;
	style: { gridTemplateColumns: string; height: number; top: number };
	onSelect: (cell: GridCell, isRange: boolean) => void;
	onEdit: (cell: GridCell) => void;
	onStop: () => void;
};

function GridRow(props: RowProps) {
	const { path, columns, rows, row, index, current, range, typed, style, editing } = props;
	const isFirstFocus = current === null && index === 0;
	return (
		<div className="grid-row" role="row" aria-rowindex={index + 2} style={style}>
			<span role="rowheader" aria-colindex={1}>
				{index + 1}
			</span>
			{columns.map((column, i) => {
				const cell = { row: index, column: i };
				const at = joinPath(joinPath(path, index), column.name);
				const isCurrent = current?.row === index && current.column === i;
				const isTyped = typed?.cell.row === index && typed.cell.column === i;
				const state = props.stateOf(at);
				return (
					<div
						key={column.name}
						role="gridcell"
						className="grid-cell"
						aria-colindex={i + 2}
						aria-selected={range ? isWithin(range, cell) : false}
						tabIndex={isCurrent || (isFirstFocus && i === 0) ? 0 : -1}
						data-value={at}
						data-state={state}
						data-current={isCurrent || undefined}
						data-number={column.definition.type === 'number' || undefined}
						onMouseDown={(event) => {
							if (!isTyped) props.onSelect(cell, event.shiftKey);
						}}
						onFocus={() => {
							if (!isCurrent) props.onSelect(cell, false);
						}}
						onDoubleClick={() => props.onEdit(cell)}
					>
						{isTyped && editing ? (
							<CellEditor
								label={text.grid.cell(column.label, index + 1)}
								start={typed.text ?? writeValue(row[column.name])}
								isReplaced={typed.text !== null}
								onCommit={(words, by) => {
									props.onStop();
									editing.onCommit(cell, words);
									const to = { row: index + by.rows, column: i + by.columns };
									const isInside = to.row < rows.length && to.column < columns.length;
									if ((by.rows || by.columns) && isInside) props.onSelect(to, false);
								}}
								onCancel={props.onStop}
								onSplit={(words, caret) => {
									props.onStop();
									editing.onSplit(cell, words, caret);
								}}
							/>
						) : (
							<>
								<bdi className="grid-text">{props.show(row[column.name], column)}</bdi>
								{state && <span className="grid-hidden">{text.grid.states[state]}</span>}
							</>
						)}
					</div>
				);
			})}
		</div>
	);
}

function SumCell({ sum }: { sum: Sum | undefined }) {
	if (!sum) return <span role="gridcell" />;
	const { total, isEqual } = sum;
	const words = total && (isEqual ? text.grid.equals(total.label) : differs(sum.sum, total));
	return (
		<span role="gridcell" data-number data-equal={isEqual} title={words}>
			{formatAmount(sum.sum)}
			{isEqual === true && <span aria-hidden> ✓</span>}
			{isEqual === false && <span aria-hidden> ≠</span>}
			{words !== undefined && <span className="grid-hidden">{words}</span>}
		</span>
	);
}

function differs(sum: number, { label, value }: { label: string; value: number }): string {
	return text.grid.differs(label, formatAmount(value), formatAmount(value - sum));
}

function isWithin({ top, bottom, left, right }: GridRange, { row, column }: GridCell): boolean {
	return row >= top && row <= bottom && column >= left && column <= right;
}

/** Scrolls the current cell into view before the browser paints, also when its row is not drawn yet. */
function useShownCell(
	scroller: React.RefObject<HTMLDivElement | null>,
	current: GridCell | null,
	setTop: (top: number) => void,
): void {
	const row = current?.row;
	useLayoutEffect(() => {
		const view = scroller.current;
		if (!view || row === undefined) return;
		const room = view.clientHeight - 2 * ROW_PX;
		const at = row * ROW_PX;
		if (at < view.scrollTop) view.scrollTo({ top: at });
		else if (at + ROW_PX > view.scrollTop + room) view.scrollTo({ top: at + ROW_PX - room });
		else return;
		setTop(view.scrollTop);
	}, [scroller, row, setTop]);
}

/** Keeps the keyboard focus on the current cell while it is inside the grid. */
function useFocus(
	scroller: React.RefObject<HTMLDivElement | null>,
	current: GridCell | null,
	path: string,
	isTyping: boolean,
): void {
	const [row, column] = [current?.row, current?.column];
	useEffect(() => {
		const view = scroller.current;
		if (!view || row === undefined || isTyping) return;
		const { activeElement } = document;
		// Drawing other rows or closing an editor removes the focused element: the focus is then on the body.
		const isHere = view.contains(activeElement) || wasHere.has(view);
		if (isHere) view.querySelector<HTMLElement>('[data-current]')?.focus({ preventScroll: true });
	}, [scroller, row, column, path, isTyping]);
	useEffect(() => {
		const view = scroller.current;
		if (!view) return undefined;
		const enter = () => wasHere.add(view);
		const leave = ({ relatedTarget }: FocusEvent) => {
			// Without a target, the element was removed or the window lost the focus.
			if (relatedTarget !== null && !view.contains(relatedTarget as Node)) wasHere.delete(view);
		};
		view.addEventListener('focusin', enter);
		view.addEventListener('focusout', leave);
		return () => {
			view.removeEventListener('focusin', enter);
			view.removeEventListener('focusout', leave);
		};
	}, [scroller]);
}
/** The grids that had the keyboard focus last. */
const wasHere = new WeakSet<Element>();
