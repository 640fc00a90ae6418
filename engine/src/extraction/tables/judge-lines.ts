import type { Word } from '../../model/document.ts';
import type { Line } from '../../model/layout.ts';
import type { Need } from '../fields/read-needs.ts';
import { CONCEPTS } from '../lexicon/concepts.ts';
import { findConcepts } from '../lexicon/find-concepts.ts';
import { readTokens } from '../lexicon/read-words.ts';
import type { Token } from '../lexicon/read-words.ts';
import { findAmounts } from '../values/find-amounts.ts';
import type { Column } from './find-header.ts';

/** The words of a line by column. */
export type Words = readonly (readonly Word[])[];

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

/** Running text between the rows stands across the columns. */
export function isSentence({ segments }: Line, edges: readonly number[]): boolean {
	return segments.some(
		({ box, words }) =>
			words.length > SENTENCE_WORDS && edges.filter((x) => box.x0 < x && box.x1 > x).length >= 2,
	);
}

export function isHeadAgain(line: Line, columns: readonly Column[]): boolean {
	const text = line.segments.map((segment) => segment.text).join(' ');
	const heads = columns.filter((column) => column.text.length > 2);
	const repeated = heads.filter((column) => text.includes(column.text.split(' ')[0] ?? '')).length;
	return heads.length >= 2 && repeated >= 0.7 * heads.length && !/\d[.,]\d{2}/.test(text);
}

/** "Total", "Zwischensumme", "TVA 20 %": what stands below the rows and is none. */
export function isTotalsLine(line: Line, isRow = false): boolean {
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
export function isFullRow(cells: Words, columns: readonly Column[]): boolean {
	const numeric = columns.flatMap((column, i) => (isNumeric(column.need) ? [i] : []));
	return numeric.length >= 2 && numeric.every((i) => isPureNumber(textOf(cells[i] ?? [])));
}

/** Behind full rows a lone amount without a text is a total. */
export function isLeftOver(
	cells: Words,
	columns: readonly Column[],
	before: readonly Words[],
): boolean {
	const countNumbers = (row: Words) =>
		columns.filter((column, i) => isNumeric(column.need) && isPureNumber(textOf(row[i] ?? [])))
			.length;
	const hasText = columns.some(
		({ need }, i) => need && !isNumeric(need) && (cells[i]?.length ?? 0) > 0,
	);
	if (hasText || countNumbers(cells) !== 1) return false;
	return before.length > 0 && before.every((row) => countNumbers(row) >= 2);
}

const NUMERIC_KINDS = new Set(['amount', 'quantity', 'percent']);

export function isNumeric(need: Need | null): boolean {
	return need !== null && NUMERIC_KINDS.has(need.kind);
}

/** A line that a row begins with: numbers where numbers belong, or without such columns, several cells. */
export function isAnchorLine(cells: Words, columns: readonly Column[], least = 1): boolean {
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
	const main = mainColumn(columns);
	const least2 = Math.max(least, Math.min(2, numeric.length));
	return (
		(main !== undefined && filled.includes(main) && filled.length >= least) ||
		filled.length >= least2
	);
}

/** The column of the amounts of whole rows. */
export function mainColumn(columns: readonly Column[]): number | undefined {
	const numeric = columns.flatMap((column, i) => (isNumeric(column.need) ? [i] : []));
	return numeric.findLast((i) => isMainAmount(columns[i]?.need ?? null)) ?? numeric.at(-1);
}

function isMainAmount(need: Need | null): boolean {
	return (
		need !== null &&
		[...need.concepts.keys()].some((concept) => concept === 'lineTotal' && CONCEPTS[concept])
	);
}

/** A number, perhaps with its currency or unit; no sentence with a number in it. */
export function isPureNumber(text: string): boolean {
	const [first, ...others] = findAmounts(text);
	if (!first || others.length > 1) return false;
	const rest = text.slice(0, first.start) + text.slice(others.at(-1)?.end ?? first.end);
	return (rest.match(/\p{L}/gu) ?? []).length <= 9 && !/[:=]/.test(rest);
}

/** A number alone below a row that lacks it: the row goes on there. */
export function isRestOfRow(
	cells: Words,
	columns: readonly Column[],
	last: Words | undefined,
): boolean {
	const filled = cells.flatMap((cell, i) => (cell.length > 0 ? [i] : []));
	const [only, ...others] = filled;
	if (!last || only === undefined || others.length > 0 || !isNumeric(columns[only]?.need ?? null))
		return false;
	return (last[only]?.length ?? 0) === 0 && isPureNumber(textOf(cells[only] ?? []));
}

/** The head of another table: several cells of nothing but words of the lexicon. */
export function isOtherHead({ segments }: Line): boolean {
	if (segments.length < LEAST_HEADS || segments.some(({ text }) => /\d/.test(text))) return false;
	const known = segments.filter(({ text }) => {
		const tokens = readTokens(text);
		return tokens.length > 0 && tokens.every(({ lemmas }) => lemmas.length > 0);
	});
	return known.length * 3 >= segments.length * 2;
}

const LEAST_HEADS = 3;

export function textOf(words: readonly { text: string }[]): string {
	return words.map(({ text }) => text).join(' ');
}
