import type { Kind } from '../../lexicon/kinds.ts';
import type { Word } from '../../../../model/document.ts';
import { textOf } from '../../../../model/geometry.ts';
import type { Line } from '../../../../model/layout.ts';
import type { Field } from '../../request/read-fields.ts';
import { findConcepts } from '../../lexicon/find-concepts.ts';
import { readTokens } from '../../lexicon/read-words.ts';
import { findAmounts } from '../../values/find-amounts.ts';
import { findHours } from '../../values/find-hours.ts';
import type { Column } from './header.ts';

/** The words of a line by column. */
export type Words = readonly (readonly Word[])[];

const SENTENCE_WORDS = 6;

/** Whether a line is running text across the columns. */
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

/** Whether a line below the head numbers or letters the columns: "1 2 3 4 5 (3 × 4)". */
export function numbersColumns(cells: Words): boolean {
	const signs = cells.flatMap((words) => (words[0] ? [words[0].text.replace(/[().]/g, '')] : []));
	const isCounted = (first: string) =>
		signs.every((sign, i) => sign === String.fromCharCode(first.charCodeAt(0) + i));
	return (
		signs.length >= Math.max(MIN_NUMBERED, cells.length - 1) &&
		(signs.every((sign, i) => sign === String(i + 1)) || isCounted('a') || isCounted('A'))
	);
}

const MIN_NUMBERED = 4;

/** Whether a line holds opening hours and no other number: "Mo.–Fr. 08.30–12.30". */
export function isOpeningHours({ segments }: Line): boolean {
	const text = textOf(segments);
	return findHours(text).length > 0 && findAmounts(text).length === 0;
}

/** Whether every numeric column has a number. Such a line is a row, even if it is named like a sum. */
export function isFullRow(cells: Words, columns: readonly Column[]): boolean {
	const numeric = columns.flatMap((column, i) => (isNumeric(column.field) ? [i] : []));
	return numeric.length >= 2 && numeric.every((i) => isPureNumber(textOf(cells[i] ?? [])));
}

const NUMERIC_KINDS = new Set<Kind>(['amount', 'quantity', 'percent']);

export function isNumeric(field: Field | null): boolean {
	return field !== null && NUMERIC_KINDS.has(field.kind);
}

/** Whether a line begins a row: numbers in numeric columns or, without such columns, several cells. */
export function isAnchorLine(cells: Words, columns: readonly Column[], least = 1): boolean {
	const numeric = columns.flatMap((column, i) => (isNumeric(column.field) ? [i] : []));
	if (numeric.length === 0) {
		const [first] = columns.flatMap((column, i) => (column.field ? [i] : []));
		return (
			first !== undefined &&
			((cells[first]?.length ?? 0) > 0 || (cells[0]?.length ?? 0) > 0) &&
			cells.filter((_, i) => beginsApart(cells, i)).length >= 2
		);
	}
	const numbers = numeric.filter((i) => isPureNumber(textOf(cells[i] ?? [])));
	const main = mainColumn(columns);
	if (main !== undefined && numbers.includes(main) && numbers.length >= least) return true;
	if (numbers.length === 0) return false;
	if (
		least === 1 &&
		isEitherOr(columns) &&
		hasText(cells, columns) &&
		numbers.some((i) => isAmountApart(cells, columns, i))
	)
		return true;
	const hasWords = least === 1 && hasText(cells, columns);
	const words = hasWords ? numeric.filter((i) => isStandIn(cells, i)) : [];
	return numbers.length + words.length >= Math.max(least, Math.min(2, numeric.length));
}

/** Whether columns are alternatives: a row has a debit or a credit. */
export function isEitherOr(columns: readonly Column[]): boolean {
	const amounts = columns.filter(({ field }) => field?.kind === 'amount');
	return amounts.length >= 2 && !amounts.some(({ field }) => isMainAmount(field));
}

/** Whether a line is a row with words in the amount column. */
export function isWordRow(cells: Words, columns: readonly Column[]): boolean {
	const main = mainColumn(columns);
	return main !== undefined && isStandIn(cells, main) && hasText(cells, columns);
}

function isAmountApart(cells: Words, columns: readonly Column[], i: number): boolean {
	return columns[i]?.field?.kind === 'amount' && beginsApart(cells, i);
}

export function hasText(cells: Words, columns: readonly Column[]): boolean {
	return cells.some(
		(words, i) => !isNumeric(columns[i]?.field ?? null) && /\p{L}{2}/u.test(textOf(words)),
	);
}

const MAX_STAND_INS = 3;
const LONGEST_STAND_IN = 20;

/** Whether a numeric cell holds a placeholder: "Included", "n/a", "–". */
function isStandIn(cells: Words, column: number): boolean {
	const words = cells[column] ?? [];
	const text = textOf(words);
	if (words.length > MAX_STAND_INS || text.length > LONGEST_STAND_IN || /\d/.test(text))
		return false;
	const next = cells.findIndex((cell, i) => i > column && cell.length > 0);
	if (!beginsApart(cells, column) || (next > 0 && !beginsApart(cells, next))) return false;
	const tokens = readTokens(text);
	return !findConcepts(tokens).some(
		({ from, to, exactness }) => from === 0 && to === tokens.length && exactness === 1,
	);
}

/** Whether a gap precedes a cell, unlike between words of one text. */
function beginsApart(cells: Words, column: number): boolean {
	const [first] = cells[column] ?? [];
	const before = cells
		.slice(0, column)
		.findLast((cell) => cell.length > 0)
		?.at(-1);
	if (!first) return false;
	return !before || first.box.x0 - before.box.x1 > MIN_GAP * Math.max(1, first.size);
}

/** Minimum gap between cells, in letter heights. */
const MIN_GAP = 0.7;

/** The column of the rows' amounts. */
export function mainColumn(columns: readonly Column[]): number | undefined {
	const numeric = columns.flatMap((column, i) => (isNumeric(column.field) ? [i] : []));
	return numeric.findLast((i) => isMainAmount(columns[i]?.field ?? null)) ?? numeric.at(-1);
}

function isMainAmount(field: Field | null): boolean {
	return field?.concepts.has('lineTotal') ?? false;
}

/** Whether a text is a number, possibly with currency or unit, and not a sentence. */
export function isPureNumber(text: string): boolean {
	const [first, ...others] = findAmounts(text);
	if (!first || others.length > 1) return false;
	const rest = text.slice(0, first.start) + text.slice(others.at(-1)?.end ?? first.end);
	return (rest.match(/\p{L}/gu) ?? []).length <= 9 && !/[:=]/.test(rest);
}

/** The number in a cell that holds hardly anything else. */
export function numberIn(cells: Words, column: number): number | undefined {
	const text = textOf(cells[column] ?? []);
	return isPureNumber(text) ? findAmounts(text)[0]?.value.number : undefined;
}

/** Whether a lone number completes the row above, which lacks it. */
export function isRestOfRow(
	cells: Words,
	columns: readonly Column[],
	last: Words | undefined,
): boolean {
	const filled = cells.flatMap((cell, i) => (cell.length > 0 ? [i] : []));
	const [only, ...others] = filled;
	if (!last || only === undefined || others.length > 0 || !isNumeric(columns[only]?.field ?? null))
		return false;
	return (last[only]?.length ?? 0) === 0 && isPureNumber(textOf(cells[only] ?? []));
}

/** Whether a line is the head of another table: several cells of lexicon words only. */
export function isOtherHead({ segments }: Line): boolean {
	if (segments.length < MIN_HEADS || segments.some(({ text }) => /\d/.test(text))) return false;
	const known = segments.filter(({ text }) => {
		const tokens = readTokens(text).filter((token) => token.text !== '%');
		return tokens.length > 0 && tokens.every(({ lemmas }) => lemmas.length > 0);
	});
	// Heads of one table are distinct.
	const heads = new Set(known.map(({ text }) => text));
	return heads.size * 3 >= segments.length * 2;
}

const MIN_HEADS = 3;
