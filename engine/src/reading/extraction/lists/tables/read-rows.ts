import { append } from '../../../../model/append.ts';
import type { Box, Word } from '../../../../model/document.ts';
import { boxAround, middleX, textOf } from '../../../../model/geometry.ts';
import type { Line, PageLayout } from '../../../../model/layout.ts';
import { maxOf } from '../../../../model/extremes.ts';
import type { Document, Fact } from '../../document.ts';
import { readTokens } from '../../lexicon/read-words.ts';
import { findAmounts } from '../../values/find-amounts.ts';
import { collectRows, numericColumns } from './collect-rows.ts';
import type { RowsSoFar } from './collect-rows.ts';
import type { Column, Header } from './header.ts';
import { findEdges } from './find-edges.ts';
import { findAdjustment } from './find-adjustment.ts';
import {
	hasText,
	isAnchorLine,
	isEitherOr,
	isFullRow,
	isHeadAgain,
	isOpeningHours,
	isOtherHead,
	isPureNumber,
	isRestOfRow,
	isSentence,
	isWordRow,
	mainColumn,
	numbersColumns,
} from './judge-lines.ts';
import type { Words } from './judge-lines.ts';
import { isBalance, isLeftOver, isTotalRow, isTotalsLine } from './judge-sums.ts';

/** The words of one column in one row, line by line. */
export type RowCell = { lines: { words: Word[]; text: string; box: Box }[] };
/** A row, and the sum of the discounts and surcharges below it. */
export type Row = { page: number; cells: RowCell[]; adjustment: number };

/** A gap that ends a table, in letter heights. */
export const WIDEST_GAP = 8;
/** Maximum lines of a row. */
const ROW_LINES = 10;
/** Letter size of a following heading, relative to the rows. */
const LARGER = 1.15;

/** The role of a line below the head of a table; a discount or surcharge carries its amount. */
type Part = 'row' | 'more' | 'beside' | 'end' | 'sum' | { adjustment: number };
type RowLine = {
	line: Line;
	page: PageLayout;
	cells: Word[][];
	part: Exclude<Part, 'beside' | 'end' | 'sum'>;
};

/** Reads the rows below the head of a table, across pages. */
export function readRows(document: Document, header: Header): Row[] {
	const lines = collectLines(document, header);
	return groupRows(lines, header.columns.length);
}

function collectLines(document: Document, header: Header): RowLine[] {
	const { columns, page: first } = header;
	const edges = findEdges(first, header);
	const size = Math.max(1, first.size);
	const found: RowLine[] = [];
	const rows = collectRows(columns);
	const start = document.pages.indexOf(first);
	for (const page of document.pages.slice(start)) {
		const from = page === first ? header.lastLine + 1 : findStart(page, header, edges);
		if (from < 0) break;
		let bottom = page.lines[from - 1]?.box.y1 ?? 0;
		for (const line of page.lines.slice(from)) {
			const cells = spread(line, edges, columns.length);
			const part = judgeLine({ line, page, cells }, header, edges, rows);
			const isFar = line.box.y0 - bottom > WIDEST_GAP * size;
			if (part === 'sum' && !isCarriedOver(document, page, line)) return found;
			if (part === 'sum' || part === 'end' || (isFar && part === 'more')) {
				// The last row of a page is followed by the page footer. A repeated head shows that the table
				// continues.
				if (repeatsHead(document, page, columns)) break;
				return found;
			}
			if (part === 'beside') continue;
			const isRow = part !== 'more';
			found.push({ line, page, part, cells: isRow ? cells : spreadWhole(line, edges, columns) });
			if (part === 'row') rows.push(cells);
			bottom = Math.max(bottom, line.box.y1);
		}
	}
	return found;
}

/** Whether a sum at the end of a page is part of a later one, as in a table that continues on the next page. */
function isCarriedOver(document: Document, page: PageLayout, line: Line): boolean {
	if (page.lines.slice(line.index + 1).some((below) => isTotalsLine(below))) return false;
	if (isCalledSubtotal(line)) return true;
	return amountOf(line) <= (document.fact(largestTotals)[document.pages.indexOf(page) + 1] ?? 0);
}

function isCalledSubtotal({ segments }: Line): boolean {
	return readTokens(textOf(segments)).some(({ lemmas }) => lemmas.includes('subtotal'));
}

/** For each page, the largest total on it and all later ones. */
const largestTotals: Fact<number[]> = ({ pages }) => {
	let largest = 0;
	return pages
		.toReversed()
		.map(({ lines }) => {
			const totals = lines.filter((line) => isTotalsLine(line)).map(amountOf);
			return (largest = Math.max(largest, maxOf(totals)));
		})
		.reverse();
};

function amountOf({ segments }: Line): number {
	// Joined, "Total page 1" and "200.00" would be read as 1 200.00.
	return findAmounts(segments.at(-1)?.text ?? '').at(-1)?.value.number ?? 0;
}

/** Whether a line has more than signs: not "-----". */
function hasContent({ segments }: Line): boolean {
	return segments.some(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

function repeatsHead(document: Document, page: PageLayout, columns: readonly Column[]): boolean {
	const next = document.pages[document.pages.indexOf(page) + 1];
	return next?.lines.some((line) => isHeadAgain(line, columns)) ?? false;
}

/** Decides what a line below the head of a table is. The first rule that applies decides. */
function judgeLine(
	at: Omit<RowLine, 'part'>,
	header: Header,
	edges: readonly number[],
	rows: RowsSoFar,
): Part {
	const { line, page, cells } = at;
	const { columns } = header;
	if (isOpeningHours(line) || isHeadAgain(line, columns) || !hasContent(line)) return 'beside';
	if (rows.count() === 0 && isNumbering(at)) return 'beside';
	const isFull = isFullRow(cells, columns);
	if (!isFull && isBalance(cells, columns)) return 'beside';
	if (isRestOfRow(cells, columns, rows.last())) return 'more';
	const adjustment = findAdjustment(cells, columns, rows);
	if (adjustment) {
		const isOfRow =
			adjustment.of === 'row' ||
			(adjustment.of === 'unknown' && goesOn(page, line.index, header, edges));
		return isOfRow ? { adjustment: adjustment.amount } : 'sum';
	}
	const isSum =
		(!isFull && isTotals(line, cells, columns, rows)) || isTotalRow(cells, columns, rows);
	if (isSum) {
		const isWithin = isWithinRow(at, header, edges) || isSubtotal(at, header, edges, rows);
		return isWithin ? 'beside' : 'sum';
	}
	if (isLeftOver(cells, columns, rows) || startsOther(line, page, rows)) return 'end';
	return judgeContent(at, columns, edges, rows);
}

/** Whether a line numbers the columns. If the line below begins with 2, it numbers the rows. */
function isNumbering({ line, page, cells }: Omit<RowLine, 'part'>): boolean {
	const next = page.lines[line.index + 1]?.segments[0]?.words[0]?.text;
	return next !== '2' && numbersColumns(cells);
}

function isTotals(line: Line, cells: Words, columns: readonly Column[], rows: RowsSoFar): boolean {
	const isRow = isAnchorLine(cells, columns, 2);
	const isLikeRows = rows.hasAllNumbers(cells);
	return isTotalsLine(line, { isRow, isLikeRows, isAccount: isEitherOr(columns) });
}

/** Whether a line below the first row begins another part of the page. */
function startsOther(line: Line, page: PageLayout, rows: RowsSoFar): boolean {
	return rows.count() > 0 && (isOtherHead(line) || isHeading(line, page, rows));
}

/** Decides by the cells of a line whether it is a row, part of a row, the end of the table or text beside it. */
function judgeContent(
	{ line, cells }: Omit<RowLine, 'part'>,
	columns: readonly Column[],
	edges: readonly number[],
	rows: RowsSoFar,
): Part {
	const isBelowRow = rows.count() > 0;
	const isRow = (isBelowRow && isWordRow(cells, columns)) || isAnchorLine(cells, columns);
	if (isRow) return isBelowRow && lacksTaught(cells, columns) ? 'end' : 'row';
	return isSentence(line, edges) ? 'beside' : 'more';
}

/** Whether a column that every row must fill is empty. */
export function lacksTaught(cells: Words, columns: readonly Column[]): boolean {
	return columns.some(({ always }, i) => always && (cells[i]?.length ?? 0) === 0);
}

/** Whether a line is a heading: one segment in larger letters. On scans, letter sizes are unreliable. */
function isHeading({ segments }: Line, { source }: PageLayout, rows: RowsSoFar): boolean {
	const [only, ...others] = segments;
	const usual = rows.last()?.flat()[0]?.size;
	if (!only || others.length > 0 || usual === undefined || source === 'ocr') return false;
	return only.size > LARGER * usual && !/\d/.test(only.text);
}

/** Whether another row follows within the maximum lines of a row. */
function goesOn(
	page: PageLayout,
	at: number,
	{ columns }: Header,
	edges: readonly number[],
): boolean {
	const main = mainColumn(columns);
	return page.lines.slice(at + 1, at + 1 + ROW_LINES).some((line) => {
		const next = spread(line, edges, columns.length);
		const isRow = isAnchorLine(next, columns, 2) && !isTotalsLine(line, { isRow: true });
		return isRow && main !== undefined && isPureNumber(textOf(next[main] ?? []));
	});
}

/** Whether a sum-like line belongs to a row ("Gross price: 4.00"): it is outside the amount column, and rows follow. */
function isWithinRow(
	{ line, page, cells }: Omit<RowLine, 'part'>,
	header: Header,
	edges: readonly number[],
): boolean {
	const main = mainColumn(header.columns);
	if (main === undefined || isPureNumber(textOf(cells[main] ?? []))) return false;
	return goesOn(page, line.index, header, edges);
}

/** Whether a sum is one of some rows: another row that is like those above follows. */
function isSubtotal(
	{ line, page }: Omit<RowLine, 'part'>,
	{ columns }: Header,
	edges: readonly number[],
	rows: RowsSoFar,
): boolean {
	if (rows.count() === 0) return false;
	const next = page.lines.slice(line.index + 1, line.index + 1 + ROW_LINES);
	const row = next.find((one) => isAnchorLine(spread(one, edges, columns.length), columns, 2));
	if (!row || isTotalsLine(row, { isRow: true })) return false;
	const cells = spread(row, edges, columns.length);
	return hasText(cells, columns) && rows.hasShape(numericColumns(cells, columns).join(' '));
}

/** The line where a table continues on the next page: after its repeated head, or at its first row. */
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
export function spread(line: Line, edges: readonly number[], count: number): Word[][] {
	const cells = Array.from({ length: count }, (): Word[] => []);
	for (const { words } of line.segments) {
		for (const word of words) {
			const middle = middleX(word.box);
			let column = edges.findIndex((edge) => middle < edge);
			if (column < 0) column = count - 1;
			cells[column]?.push(word);
		}
	}
	return cells;
}

/** The words of a line without numbers, by column. A text that continues below other columns stays in its own. */
function spreadWhole(line: Line, edges: readonly number[], columns: readonly Column[]): Word[][] {
	const cells = columns.map((): Word[] => []);
	for (const { words } of line.segments) {
		const [first] = words;
		const column = first ? edges.findIndex((edge) => middleX(first.box) < edge) : -1;
		append(cells[column < 0 ? columns.length - 1 : column] ?? [], words);
	}
	return cells;
}

/** Groups lines into rows. A line without numbers belongs to its drawn row, else to the nearer neighbouring row. */
function groupRows(lines: readonly RowLine[], count: number): Row[] {
	const anchors = lines.flatMap(({ part }, i) => (part === 'row' ? [i] : []));
	if (anchors.length === 0) return [];
	const anchorOf = findBands(lines, anchors);
	let passed = 0;
	const owners = lines.map((one, i) => {
		if (one.part === 'row') {
			passed += 1;
			return i;
		}
		const drawn = anchorOf(one);
		if (drawn !== undefined) return drawn;
		const before = anchors[passed - 1];
		const after = anchors[passed];
		// A row begins above its line only if its line has no text in the same columns.
		const isOpen = one.cells.every(
			(cell, column) => cell.length === 0 || lines[after ?? -1]?.cells[column]?.length === 0,
		);
		if (before === undefined) return isOpen && after !== undefined ? after : -1;
		if (after === undefined || one.part !== 'more') return before;
		const up = one.line.box.y0 - (lines[i - 1]?.line.box.y1 ?? 0);
		const down = (lines[i + 1]?.line.box.y0 ?? 0) - one.line.box.y1;
		const isNextToIt = after === i + 1 && lines[i + 1]?.page === one.page;
		return isNextToIt && isOpen && down < 0.5 * up ? after : before;
	});
	const linesOf = Map.groupBy(lines, (_, i) => owners[i]);
	return anchors.map((anchor) => {
		const own = linesOf.get(anchor) ?? [];
		const cells = Array.from({ length: count }, (_, column): RowCell => ({
			lines: own.flatMap((one) => {
				const words = typeof one.part === 'string' ? (one.cells[column] ?? []) : [];
				if (words.length === 0) return [];
				return [{ words, text: textOf(words), box: boxAround(words) }];
			}),
		}));
		const adjustment = own.reduce(
			(sum, { part }) => sum + (typeof part === 'string' ? 0 : part.adjustment),
			0,
		);
		return { page: lines[anchor]?.page.index ?? 0, cells, adjustment };
	});
}

/** Rows bounded by drawn lines: the band has exactly one anchor. */
function findBands(
	lines: readonly RowLine[],
	anchors: readonly number[],
): (line: RowLine) => number | undefined {
	const bandOf = ({ line, page }: RowLine) => {
		const cell = line.segments.find((segment) => segment.cell !== undefined)?.cell;
		const box = cell === undefined ? undefined : page.cells[cell]?.box;
		return box && `${page.index} ${box.y0} ${box.y1}`;
	};
	const bands = new Map<string, number | undefined>();
	for (const anchor of anchors) {
		const line = lines[anchor];
		const band = line && bandOf(line);
		if (band !== undefined) bands.set(band, bands.has(band) ? undefined : anchor);
	}
	return (line) => bands.get(bandOf(line) ?? '');
}
