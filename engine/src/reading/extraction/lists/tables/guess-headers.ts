import { textOf } from '../../../../model/geometry.ts';
import type { Line, PageLayout } from '../../../../model/layout.ts';
import type { Document, Fact } from '../../document.ts';
import { isAsPrinted } from '../../request/read-fields.ts';
import type { Field } from '../../request/read-fields.ts';
import { alignInOrder } from './align-in-order.ts';
import { hasForm, isAnyText } from './complete-columns.ts';
import { findEdges } from './find-edges.ts';
import { addStub, growHead, matchHead } from './find-header.ts';
import type { Header } from './header.ts';
import { isNumeric, isPureNumber } from './judge-lines.ts';
import { spread } from './read-rows.ts';

/** Maximum gap between rows, in letter heights. */
const ROW_LEADING = 3;
const MIN_ROWS = 2;
const MAX_ROWS = 40;
/** Maximum lines of one cell between two rows. */
const MAX_BETWEEN = 2;
/** Share of the columns that a row must fill. */
const MIN_FILLED = 0.5;
/** Share of the fields that must have a column. */
const MIN_GIVEN = 0.5;
const MIN_COLUMNS = 2;
const MAX_COLUMNS = 30;
/** Long documents have many lines of several cells; reading the columns below one takes about a millisecond. */
const MAX_HEADS = 200;
/** Minimum match of a head that decides between columns whose cells have the same form. */
const NAMED = 0.3;
/** Score of a column of the right form, and of a pair of columns in the order of the template. */
const [OF_FORM, IN_ORDER] = [0.2, 0.1];
/** Score of a column of texts, and of numbers, for a string of another form. */
const [OF_TEXTS, OF_NUMBERS] = [0.12, 0.05];
/** Minimum columns, share of the fields and share of the columns for the order of the template to decide alone. */
const [MIN_WHOLE, WHOLE_FIELDS, WHOLE_COLUMNS] = [3, 0.8, 0.6];

/** A number that can be part of a head: a year, or one or two digits. */
const HEAD_NUMBER = /(?<![\d.,:/-])(?:(?:19|20)\d\d|\d{1,2})(?![\d.,:/-])/g;
const LONGEST_HEAD = 160;

/**
 * Finds tables by their shape: a line of several cells, and lines below it that fill the same columns. Each
 * field is assigned to a column whose cells have its form. Weak matches of the heads and the order of the
 * template decide between columns.
 */
export function guessHeaders(document: Document, fields: readonly Field[]): Header[] {
	if (fields.length < MIN_COLUMNS) return [];
	const heads = document.fact(listShapes);
	return heads
		.flatMap((header) => assign(document, header, fields) ?? [])
		.sort((one, other) => other.score - one.score);
}

/** The lines with rows of several cells below them, without assigned fields. */
const listShapes: Fact<Header[]> = ({ pages }) => {
	const heads: Header[] = [];
	for (const page of pages) {
		for (const line of page.lines) {
			if (heads.length >= MAX_HEADS) return heads;
			for (const { cells, last } of growHead(page, line, isHead)) {
				if (cells.length > MAX_COLUMNS || !hasRowBelow(page, last, cells.length)) continue;
				const columns = addStub(page, cells, last).map(({ text, box: { x0, x1 } }) => ({
					text,
					x0,
					x1,
					field: null,
				}));
				heads.push({ page, firstLine: line.index, lastLine: last.index, columns, score: 0 });
			}
		}
	}
	return heads;
};

function hasRowBelow(page: PageLayout, { index }: Line, count: number): boolean {
	const below = page.lines.slice(index + 1, index + 2 + MAX_BETWEEN);
	return below.some((line) => isRow(line, count));
}

function isRow({ segments }: Line, count: number): boolean {
	return segments.length >= Math.max(MIN_COLUMNS, MIN_FILLED * count);
}

function isHead({ segments }: Line): boolean {
	const text = textOf(segments);
	return segments.length >= MIN_COLUMNS && text.length <= LONGEST_HEAD && !/\d/.test(bare(text));
}

function bare(text: string): string {
	return text.replace(HEAD_NUMBER, '');
}

/** The texts of the rows below a head, by column. */
function readColumns(page: PageLayout, header: Header): string[][] {
	const { columns, lastLine } = header;
	const edges = findEdges(page, header);
	const size = Math.max(1, page.size);
	const texts = columns.map((): string[] => []);
	let [rows, between, bottom] = [0, 0, page.lines[lastLine]?.box.y1 ?? 0];
	for (const line of page.lines.slice(lastLine + 1)) {
		if (rows >= MAX_ROWS || line.box.y0 - bottom > ROW_LEADING * size) break;
		bottom = line.box.y1;
		if (!isRow(line, columns.length)) {
			between += 1;
			if (between > MAX_BETWEEN) break;
			continue;
		}
		[rows, between] = [rows + 1, 0];
		for (const [i, words] of spread(line, edges, columns.length).entries()) {
			const text = textOf(words);
			if (/[\p{L}\p{N}]/u.test(text)) texts[i]?.push(text);
		}
	}
	return rows < MIN_ROWS ? [] : texts.map((own) => (own.length >= MIN_FILLED * rows ? own : []));
}

type Pair = { field: Field; column: number; worth: number; isNamed: boolean };

function assign(document: Document, header: Header, fields: readonly Field[]): Header | undefined {
	const texts = readColumns(header.page, header);
	if (texts.length === 0) return undefined;
	const pairs = fields.map((field) =>
		header.columns.map((column, i): Pair | undefined => {
			const worth = judgeForm(document, field, texts[i] ?? []);
			if (worth === 0) return undefined;
			const match = Math.max(0, matchHead(document, field, column.text));
			return { field, column: i, worth: worth + match, isNamed: match >= NAMED };
		}),
	);
	const filled = texts.filter((own) => own.length > 0).length;
	const least = Math.max(MIN_COLUMNS, MIN_GIVEN * fields.length);
	const isEnough = ({ length }: Pair[]) => length >= least;
	const chosen = [
		() => assignWhole(pairs, filled),
		() => assignSure(keepOfForm(document, pairs, texts)),
		() => assignSure(pairs),
	].reduce<Pair[]>((found, propose) => (isEnough(found) ? found : propose()), []);
	// Two columns of a page look like a table of texts.
	const isTable = chosen.some(({ field, isNamed }) => isNamed || !isAnyText(field));
	if (!isEnough(chosen) || !isTable) return undefined;
	const columns = header.columns.map((column, i) => {
		const pair = chosen.find((one) => one.column === i);
		return pair ? { ...column, field: pair.field, isGuess: !pair.isNamed } : column;
	});
	const score = chosen.reduce((sum, { worth }) => sum + worth, 0) + IN_ORDER * (chosen.length - 1);
	return { ...header, columns, score };
}

/** How well the cells of a column fit a field, 0 to `OF_FORM`. Texts of any form can be those of a string. */
function judgeForm(document: Document, field: Field, texts: readonly string[]): number {
	if (texts.length === 0) return 0;
	if (hasForm(document, field, texts)) return OF_FORM;
	if (!isAsPrinted(field.definition)) return 0;
	if (texts.every(isPureNumber)) return OF_NUMBERS;
	// Rows are recognised by the numbers in numeric columns.
	return isNumeric(field) ? 0 : OF_TEXTS;
}

type Pairs = readonly (readonly (Pair | undefined)[])[];

/** The columns in the order of the template, if nearly all fields have one, and most columns a field. */
function assignWhole(pairs: Pairs, filled: number): Pair[] {
	const aligned = alignInOrder(pairs);
	const isWhole =
		aligned.length >= MIN_WHOLE &&
		aligned.length >= WHOLE_FIELDS * pairs.length &&
		aligned.length >= WHOLE_COLUMNS * filled;
	return isWhole ? aligned : [];
}

/** The columns that have a telling head, or no rivals. */
function assignSure(pairs: Pairs): Pair[] {
	return alignInOrder(pairs).filter((pair) => pair.isNamed || isOnlyChoice(pair, pairs));
}

/** The pairs whose column has the form of the field. */
function keepOfForm(
	document: Document,
	pairs: Pairs,
	texts: readonly (readonly string[])[],
): Pairs {
	const isOfForm = ({ field, column }: Pair) => hasForm(document, field, texts[column] ?? []);
	return pairs.map((row) => row.map((pair) => (pair && isOfForm(pair) ? pair : undefined)));
}

/** Whether no more columns than fields have the form of a field. */
function isOnlyChoice({ field }: Pair, pairs: Pairs): boolean {
	const fitting = (row: readonly (Pair | undefined)[]) =>
		row.flatMap((pair) => (pair ? [pair.column] : [])).join(' ');
	const own = pairs.find((row) => row.some((pair) => pair?.field === field)) ?? [];
	const columns = fitting(own);
	const rivals = pairs.filter((row) => fitting(row) === columns).length;
	return columns.split(' ').length <= rivals;
}
