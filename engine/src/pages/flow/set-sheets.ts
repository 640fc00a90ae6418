import type { Page } from '../../model/document.ts';
import { problem } from '../../model/problem.ts';
import type { SetLimits, Sheet, SheetRow } from './flow.ts';
import { lineWidth } from './set-lines.ts';
import { placeColumns, setRow } from './set-row.ts';
import type { PlacedCell } from './set-row.ts';
import { writePages } from './write-pages.ts';

/** What counts as a page, as docs/interface.md says. */
export const ROWS_PER_PAGE = 50;

/** In points. */
const SIZE = 10;
const PITCH = 14;
const MAX_CELL_WIDTH = 240;
const MIN_CELL_WIDTH = 20;
/** So many rows below each other are a table if one of them has so many cells: two are a label and its value. */
const MIN_TABLE_ROWS = 2;
const MIN_TABLE_CELLS = 3;

/** Sets each sheet on pages of its own, 50 rows on each; rows without anything are a gap. */
export function setSheets(sheets: readonly Sheet[], limits: SetLimits): Page[] {
	const filled = sheets.filter(({ rows }) => rows.length > 0);
	const pageCount = filled.reduce(
		(sum, { rows }) => sum + Math.ceil(rows.length / ROWS_PER_PAGE),
		0,
	);
	const { maxPages } = limits;
	if (pageCount > maxPages) throw problem('TOO_MANY_PAGES', { pages: pageCount, maxPages });
	// Before anything is set: a cell holds a word at least.
	const cellCount = filled.reduce(
		(sum, { rows }) => sum + rows.reduce((all, { cells }) => all + cells.size, 0),
		0,
	);
	if (cellCount > limits.maxWords) {
		throw problem('TOO_MANY_WORDS', { limit: limits.maxWords, pages: pageCount });
	}
	const writer = writePages(limits);
	for (const { rows } of filled) {
		const columns = listColumns(rows);
		const placed = rows.map((row) => placeCells(row, columns));
		const edges = placeColumns(measureColumns(placed, columns.length));
		const ruled = findTables(rows);
		rows.forEach((row, i) => {
			const isNewPage = i % ROWS_PER_PAGE === 0;
			if (isNewPage && writer.hasWords()) writer.closePage();
			const before = rows[i - 1];
			const isGap = !isNewPage && before !== undefined && row.number > before.number + 1;
			if (isGap) writer.down(PITCH);
			const isFirst = isNewPage || isGap || !ruled.has(i - 1);
			const style = { size: SIZE, pitch: PITCH, isRuled: ruled.has(i), isFirst };
			setRow(placed[i] ?? [], edges, style, writer);
		});
	}
	return writer.finish();
}

/** The columns that anything stands in, and their places: the others take no room. */
type Columns = { length: number; placeOf: (column: number) => number };

function listColumns(rows: readonly SheetRow[]): Columns {
	const used = new Set<number>();
	for (const { cells } of rows) for (const column of cells.keys()) used.add(column);
	const sorted = [...used].sort((a, b) => a - b);
	/** For each column up to the last one, how many of those before it are used. */
	const places: number[] = [];
	for (let column = 0, place = 0; column <= (sorted.at(-1) ?? 0); column += 1) {
		places.push(place);
		if (used.has(column)) place += 1;
	}
	return { length: sorted.length, placeOf: (column) => places[column] ?? sorted.length };
}

function placeCells({ cells }: SheetRow, { placeOf }: Columns): PlacedCell[] {
	const entries = [...cells].sort(([a], [b]) => a - b);
	return entries.map(([column, { text, span }], i) => {
		const next = entries[i + 1]?.[0] ?? Infinity;
		const from = placeOf(column);
		const to = Math.max(from + 1, placeOf(Math.min(column + span, next)));
		// As sheets show it: what stands alone in its row goes on over the cells beside it.
		return { text, from, to, overflows: entries.length === 1 };
	});
}

function measureColumns(rows: readonly PlacedCell[][], count: number): number[] {
	const widths = Array<number>(count).fill(MIN_CELL_WIDTH);
	for (const { text, from, to, overflows } of rows.flat()) {
		if (to - from > 1 || overflows) continue;
		for (const line of text.includes('\n') ? text.split('\n') : [text]) {
			const width = Math.min(MAX_CELL_WIDTH, lineWidth(line, SIZE));
			widths[from] = Math.max(widths[from] ?? 0, width);
		}
	}
	return widths;
}

/** The rows that belong to tables: several below each other with several cells, some with more than two. */
function findTables(rows: readonly SheetRow[]): Set<number> {
	const found = new Set<number>();
	let run: number[] = [];
	const close = () => {
		const isTable = run.some((i) => (rows[i]?.cells.size ?? 0) >= MIN_TABLE_CELLS);
		if (isTable && run.length >= MIN_TABLE_ROWS) for (const i of run) found.add(i);
		run = [];
	};
	rows.forEach(({ number, cells }, i) => {
		const before = rows[i - 1];
		if (cells.size < 2 || (before && number > before.number + 1)) close();
		if (cells.size >= 2) run.push(i);
	});
	close();
	return found;
}
