import type { Box, Word } from '../../model/document.ts';
import type { Line, PageLayout } from '../../model/layout.ts';
import type { Document } from '../document.ts';
import type { Need } from '../fields/read-needs.ts';
import { CONCEPTS } from '../lexicon/concepts.ts';
import { findConcepts } from '../lexicon/find-concepts.ts';
import { readTokens } from '../lexicon/read-words.ts';
import type { Token } from '../lexicon/read-words.ts';
import { findAmounts } from '../values/find-amounts.ts';
import type { Column, Header } from './find-header.ts';
import { findEdges } from './find-edges.ts';

/** The words of one column in one row, line by line. */
export type Cell = { lines: { words: Word[]; text: string; box: Box }[] };
export type Row = { page: number; cells: Cell[] };

const MOST_ROWS = 1000;
/** Space that ends a table, in letter heights. */
const WIDEST_GAP = 8;
const SENTENCE_WORDS = 6;
const TOTALS = new Set([
	'grossTotal',
	'netTotal',
	'taxTotal',
	'amountDue',
	'amountPaid',
	'shippingCost',
	'rounding',
]);

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
			const isAnchor = isAnchorLine(cells, columns);
			const isEnd =
				(!isFullRow(cells, columns) && isTotalsLine(line, isAnchorLine(cells, columns, 2))) ||
				isLeftOver(cells, columns, found);
			if (isEnd || (line.box.y0 - bottom > WIDEST_GAP * size && !isAnchor)) {
				ended = true;
				break;
			}
			if (isHeadAgain(line, columns) || (!isAnchor && isSentence(line, edges))) continue;
			found.push({ line, page, cells, isAnchor });
			bottom = Math.max(bottom, line.box.y1);
			if (found.length > 4 * MOST_ROWS) return found;
		}
		if (ended) break;
	}
	return found;
}

/** Running text between the rows stands across the columns. */
function isSentence({ segments }: Line, edges: readonly number[]): boolean {
	return segments.some(
		({ box, words }) =>
			words.length > SENTENCE_WORDS && edges.filter((x) => box.x0 < x && box.x1 > x).length >= 2,
	);
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

function isHeadAgain(line: Line, columns: readonly Column[]): boolean {
	const text = line.segments.map((segment) => segment.text).join(' ');
	const heads = columns.filter((column) => column.text.length > 2);
	const repeated = heads.filter((column) => text.includes(column.text.split(' ')[0] ?? '')).length;
	return heads.length >= 2 && repeated >= 0.7 * heads.length && !/\d[.,]\d{2}/.test(text);
}

/** "Total", "Zwischensumme", "TVA 20 %": what stands below the rows and is none. */
function isTotalsLine(line: Line, isRow = false): boolean {
	const first = line.segments.findIndex(({ text }) => /\p{L}{2}/u.test(text));
	return line.segments.some((segment, i) => {
		// In a row "7 % VAT" is a column, unless nothing else is said before it.
		if (isRow && i !== first) return false;
		const next = line.segments[i + 1];
		const value = findAmounts(segment.text).at(-1);
		const label = value ? segment.text.slice(0, value.start) : segment.text;
		if (!value && !(next && findAmounts(next.text).length > 0)) return false;
		const tokens = readTokens(label).filter((token) => !/\d/.test(token.text));
		if (tokens.length === 0 || tokens.length > 6) return false;
		const found = findConcepts(tokens).find(
			({ from, concept }) => from <= 1 && TOTALS.has(concept),
		);
		const isPhrase = found !== undefined && (found.to - found.from) * 2 >= tokens.length;
		return isPhrase || saysSum(tokens);
	});
}

const SUMS = new Set(['total', 'subtotal', 'net', 'gross', 'tax']);
const WORDS_OF_SUMS = new Set([...SUMS, 'amount', 'invoice', 'due', 'payment', 'without']);

/** "Rechnungssumme Netto (exkl. USt.)": nothing but words that sums are called by. */
function saysSum(tokens: readonly Token[]): boolean {
	const isOf = (words: ReadonlySet<string>) => (token: Token) =>
		token.lemmas.some((lemma) => words.has(lemma));
	return tokens.length >= 2 && tokens.every(isOf(WORDS_OF_SUMS)) && tokens.some(isOf(SUMS));
}

/** A number in every column of numbers: a row, even of something that is called like a sum. */
function isFullRow(cells: readonly Word[][], columns: readonly Column[]): boolean {
	const numeric = columns.flatMap((column, i) => (isNumeric(column.need) ? [i] : []));
	return numeric.length >= 2 && numeric.every((i) => isPureNumber(textOf(cells[i] ?? [])));
}

/** Behind full rows a lone amount without a text is a total. */
function isLeftOver(
	cells: readonly Word[][],
	columns: readonly Column[],
	before: readonly RowLine[],
): boolean {
	const countNumbers = (row: readonly Word[][]) =>
		columns.filter((column, i) => isNumeric(column.need) && isPureNumber(textOf(row[i] ?? [])))
			.length;
	const hasText = columns.some(
		({ need }, i) => need && !isNumeric(need) && (cells[i]?.length ?? 0) > 0,
	);
	if (hasText || countNumbers(cells) !== 1) return false;
	const rows = before.filter(({ isAnchor }) => isAnchor);
	return rows.length > 0 && rows.every((row) => countNumbers(row.cells) >= 2);
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

const NUMERIC_KINDS = new Set(['amount', 'quantity', 'percent']);

export function isNumeric(need: Need | null): boolean {
	return need !== null && NUMERIC_KINDS.has(need.kind);
}

/** A line that a row begins with: numbers where numbers belong, or without such columns, several cells. */
function isAnchorLine(cells: readonly Word[][], columns: readonly Column[], least = 1): boolean {
	const numeric = columns.flatMap((column, i) => (isNumeric(column.need) ? [i] : []));
	if (numeric.length === 0) {
		const [first] = columns.flatMap((column, i) => (column.need ? [i] : []));
		return (
			first !== undefined &&
			(cells[first]?.length ?? 0) > 0 &&
			cells.filter((cell) => cell.length > 0).length >= 2
		);
	}
	const filled = numeric.filter((i) => isPureNumber(textOf(cells[i] ?? [])));
	const main = numeric.findLast((i) => isMainAmount(columns[i]?.need ?? null)) ?? numeric.at(-1);
	const least2 = Math.max(least, Math.min(2, numeric.length));
	return (
		(main !== undefined && filled.includes(main) && filled.length >= least) ||
		filled.length >= least2
	);
}

function isMainAmount(need: Need | null): boolean {
	return (
		need !== null &&
		[...need.concepts.keys()].some((concept) => concept === 'lineTotal' && CONCEPTS[concept])
	);
}

/** A number, perhaps with its currency or unit; no sentence with a number in it. */
function isPureNumber(text: string): boolean {
	const [first, ...others] = findAmounts(text);
	if (!first || others.length > 1) return false;
	const rest = text.slice(0, first.start) + text.slice(others.at(-1)?.end ?? first.end);
	return (rest.match(/\p{L}/gu) ?? []).length <= 9 && !/[:=]/.test(rest);
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
		return isNextToIt && down < 0.5 * up ? after : before;
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

function textOf(words: readonly Word[]): string {
	return words.map(({ text }) => text).join(' ');
}

function boxOf(words: readonly Word[]): Box {
	return {
		x0: Math.min(...words.map(({ box }) => box.x0)),
		y0: Math.min(...words.map(({ box }) => box.y0)),
		x1: Math.max(...words.map(({ box }) => box.x1)),
		y1: Math.max(...words.map(({ box }) => box.y1)),
	};
}
