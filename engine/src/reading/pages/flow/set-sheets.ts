import type { Page } from '../../../model/document.ts';
import { problem } from '../../../model/problem.ts';
import type { SetLimits, Sheet, SheetCell, SheetRow } from './flow.ts';
import { textWidth } from './set-lines.ts';
import { placeColumns, setRow } from './set-row.ts';
import type { PlacedCell } from './set-row.ts';
import { writePages } from './write-pages.ts';

/** The size of a page, as docs/interface.md defines it. */
export const ROWS_PER_PAGE = 50;

/** In points. */
const SIZE = 10;
const PITCH = 14;
const MAX_CELL_WIDTH = 240;
const MIN_CELL_WIDTH = 20;
/** Minimum consecutive rows of a table, and minimum cells of one of them. Two cells are a label and its value. */
const MIN_TABLE_ROWS = 2;
const MIN_TABLE_CELLS = 3;

/** Lays each sheet out on its own pages, with 50 rows per page. Empty rows become a gap. */
export function setSheets(sheets: readonly Sheet[], limits: SetLimits): Page[] {
	const filled = sheets.filter(({ rows }) => rows.length > 0);
	const pageCount = filled.reduce(
		(sum, { rows }) => sum + Math.ceil(rows.length / ROWS_PER_PAGE),
		0,
	);
	const { maxPages } = limits;
	if (pageCount > maxPages) throw problem('TOO_MANY_PAGES', { pages: pageCount, maxPages });
	// Check the limits before layout: each cell holds at least one word.
	const cellCount = filled.reduce(
		(sum, { rows }) => sum + rows.reduce((all, { cells }) => all + cells.length, 0),
		0,
	);
	if (cellCount > limits.maxWords) {
		throw problem('TOO_MANY_WORDS', { limit: limits.maxWords, pages: pageCount });
	}
	const writer = writePages(limits);
	for (const { rows } of filled) {
		const columns = listColumns(rows);
		const edges = placeColumns(measureColumns(rows, columns));
		const ruled = findTables(rows);
		rows.forEach((row, i) => {
			const isNewPage = i % ROWS_PER_PAGE === 0;
			if (isNewPage && writer.hasWords()) writer.closePage();
			const before = rows[i - 1];
			const isGap = !isNewPage && before !== undefined && row.number > before.number + 1;
			if (isGap) writer.down(PITCH);
			const isFirst = isNewPage || isGap || !ruled[i - 1];
			const style = { size: SIZE, pitch: PITCH, isRuled: ruled[i] === true, isFirst };
			setRow(placeCells(row, columns), edges, style, writer);
		});
	}
	return writer.finish();
}

/** The used columns and their positions. Unused columns take no space. */
type Columns = { length: number; placeOf: (column: number) => number };

function listColumns(rows: readonly SheetRow[]): Columns {
	const isUsed: boolean[] = [];
	for (const { cells } of rows) for (const { column } of cells) isUsed[column] = true;
	/** For each column up to the last, the number of used columns before it. */
	const places: number[] = [];
	let length = 0;
	for (const used of isUsed) {
		places.push(length);
		if (used) length += 1;
	}
	return { length, placeOf: (column) => places[column] ?? length };
}

function placeCells({ cells }: SheetRow, columns: Columns): PlacedCell[] {
	// As spreadsheets do, a lone text of a row extends over the empty cells beside it.
	const overflows = cells.length === 1;
	return cells.map((cell, i) => {
		const from = columns.placeOf(cell.column);
		return { text: cell.text, from, to: endOf(cell, cells[i + 1], columns), overflows };
	});
}

/** A cell extends over the columns that it spans, but not over the next filled cell. */
function endOf({ column, span }: SheetCell, next: SheetCell | undefined, columns: Columns): number {
	const end = column + span;
	const reached = columns.placeOf(next && next.column < end ? next.column : end);
	return Math.max(columns.placeOf(column) + 1, reached);
}

/** The width of the widest cell that does not extend over others. */
function measureColumns(rows: readonly SheetRow[], columns: Columns): number[] {
	const widths = Array<number>(columns.length).fill(MIN_CELL_WIDTH);
	for (const { cells } of rows) {
		if (cells.length === 1) continue;
		let next = 0;
		for (const cell of cells) {
			next += 1;
			const place = columns.placeOf(cell.column);
			const before = widths[place] ?? 0;
			if (before >= MAX_CELL_WIDTH || endOf(cell, cells[next], columns) > place + 1) continue;
			const width = Math.min(MAX_CELL_WIDTH, textWidth(cell.text, SIZE));
			if (width > before) widths[place] = width;
		}
	}
	return widths;
}

/** Finds the rows that belong to tables: consecutive rows with several cells, some with more than two. */
function findTables(rows: readonly SheetRow[]): boolean[] {
	const found = Array<boolean>(rows.length).fill(false);
	let run: number[] = [];
	const close = () => {
		const isTable = run.some((i) => (rows[i]?.cells.length ?? 0) >= MIN_TABLE_CELLS);
		if (isTable && run.length >= MIN_TABLE_ROWS) for (const i of run) found[i] = true;
		run = [];
	};
	rows.forEach(({ number, cells }, i) => {
		const before = rows[i - 1];
		if (cells.length < 2 || (before && number > before.number + 1)) close();
		if (cells.length >= 2) run.push(i);
	});
	close();
	return found;
}
