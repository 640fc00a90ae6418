import type { Box, Word } from '../../model/document.ts';
import type { Line, PageLayout } from '../../model/layout.ts';
import type { Document } from '../document.ts';
import type { Header } from './find-header.ts';
import { findEdges } from './find-edges.ts';
import {
	isAnchorLine,
	isFullRow,
	isHeadAgain,
	isLeftOver,
	isOtherHead,
	isPureNumber,
	isRestOfRow,
	isSentence,
	isTotalsLine,
	mainColumn,
	textOf,
} from './judge-lines.ts';

/** The words of one column in one row, line by line. */
export type Cell = { lines: { words: Word[]; text: string; box: Box }[] };
export type Row = { page: number; cells: Cell[] };

const MOST_ROWS = 1000;
/** Space that ends a table, in letter heights. */
const WIDEST_GAP = 8;
/** Lines that one row may take. */
const ROW_LINES = 10;
type RowLine = { line: Line; page: PageLayout; cells: Word[][]; isAnchor: boolean };

/** The rows below the head of a table, over as many pages as it goes on. */
export function readRows(document: Document, header: Header): Row[] {
	const lines = collectLines(document, header);
	const rows = groupRows(lines, header.columns.length);
	return rows.slice(0, MOST_ROWS);
}

function collectLines(document: Document, header: Header): RowLine[] {
	const { columns, page: first } = header;
	const edges = findEdges(first, header);
	const size = Math.max(1, first.size);
	const found: RowLine[] = [];
	const rows: Word[][][] = [];
	const start = document.pages.indexOf(first);
	for (let p = start; p < document.pages.length; p += 1) {
		const page = document.pages[p];
		if (!page) break;
		const from = p === start ? header.lastLine + 1 : findStart(page, header, edges);
		if (from < 0) break;
		let bottom = page.lines[from - 1]?.box.y1 ?? 0;
		let ended = false;
		for (let i = from; i < page.lines.length; i += 1) {
			const line = page.lines[i];
			if (!line) break;
			const cells = spread(line, edges, columns.length);
			const isRest = isRestOfRow(cells, columns, rows.at(-1));
			const isAnchor = !isRest && isAnchorLine(cells, columns);
			const isSum =
				!isFullRow(cells, columns) && isTotalsLine(line, isAnchorLine(cells, columns, 2));
			const isEnd =
				!isRest &&
				(isSum || isLeftOver(cells, columns, rows) || (rows.length > 0 && isOtherHead(line)));
			if (isHeadAgain(line, columns)) continue;
			if (isSum && isWithinRow(page, i, cells, header, edges)) continue;
			if (isEnd || (line.box.y0 - bottom > WIDEST_GAP * size && !isAnchor)) {
				ended = true;
				break;
			}
			if (!isAnchor && isSentence(line, edges)) continue;
			found.push({ line, page, cells, isAnchor });
			if (isAnchor) rows.push(cells);
			bottom = Math.max(bottom, line.box.y1);
			if (found.length > 4 * MOST_ROWS) return found;
		}
		if (ended) break;
	}
	return found;
}

/** "Gross price: 4.00" below a row is no sum: it stands beside the column of amounts, and rows follow. */
function isWithinRow(
	page: PageLayout,
	at: number,
	cells: readonly Word[][],
	{ columns }: Header,
	edges: readonly number[],
): boolean {
	const main = mainColumn(columns);
	if (main === undefined || isPureNumber(textOf(cells[main] ?? []))) return false;
	return page.lines.slice(at + 1, at + 1 + ROW_LINES).some((line) => {
		const next = spread(line, edges, columns.length);
		return isAnchorLine(next, columns, 2) && isPureNumber(textOf(next[main] ?? []));
	});
}

/** Where a table goes on at the top of the next page: behind its repeated head, or at its first row. */
function findStart(page: PageLayout, { columns }: Header, edges: readonly number[]): number {
	const again = page.lines.findIndex((line) => isHeadAgain(line, columns));
	if (again >= 0) return again + 1;
	const row = page.lines.findIndex((line) =>
		isAnchorLine(spread(line, edges, columns.length), columns, 2),
	);
	const totals = page.lines.findIndex((line) => isTotalsLine(line));
	if (row < 0 || (totals >= 0 && totals < row)) return -1;
	return row;
}

/** The words of a line by column. */
function spread(line: Line, edges: readonly number[], count: number): Word[][] {
	const cells = Array.from({ length: count }, (): Word[] => []);
	for (const { words } of line.segments) {
		for (const word of words) {
			const middle = (word.box.x0 + word.box.x1) / 2;
			let column = edges.findIndex((edge) => middle < edge);
			if (column < 0) column = count - 1;
			cells[column]?.push(word);
		}
	}
	return cells;
}

/** Lines without numbers belong to the row above, or to the one below where that is nearer. */
function groupRows(lines: readonly RowLine[], count: number): Row[] {
	const anchors = lines.flatMap((line, i) => (line.isAnchor ? [i] : []));
	if (anchors.length === 0) return [];
	const owners = lines.map((one, i) => {
		if (one.isAnchor) return i;
		const before = anchors.findLast((at) => at < i);
		const after = anchors.find((at) => at > i);
		if (before === undefined) return after ?? -1;
		if (after === undefined) return before;
		const up = one.line.box.y0 - (lines[i - 1]?.line.box.y1 ?? 0);
		const down = (lines[i + 1]?.line.box.y0 ?? 0) - one.line.box.y1;
		const isNextToIt = after === i + 1 && lines[i + 1]?.page === one.page;
		// A row that has a text of its own does not begin above it.
		const isOpen = one.cells.every(
			(cell, column) => cell.length === 0 || lines[after]?.cells[column]?.length === 0,
		);
		return isNextToIt && isOpen && down < 0.5 * up ? after : before;
	});
	return anchors.map((anchor) => {
		const own = lines.filter((_, i) => owners[i] === anchor);
		const cells = Array.from({ length: count }, (_, column): Cell => ({
			lines: own.flatMap((one) => {
				const words = one.cells[column] ?? [];
				if (words.length === 0) return [];
				return [{ words, text: textOf(words), box: boxOf(words) }];
			}),
		}));
		return { page: lines[anchor]?.page.index ?? 0, cells };
	});
}

function boxOf(words: readonly Word[]): Box {
	return {
		x0: Math.min(...words.map(({ box }) => box.x0)),
		y0: Math.min(...words.map(({ box }) => box.y0)),
		x1: Math.max(...words.map(({ box }) => box.x1)),
		y1: Math.max(...words.map(({ box }) => box.y1)),
	};
}
