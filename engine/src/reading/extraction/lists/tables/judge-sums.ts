import { addsUp } from '../../evidence/amounts.ts';
import type { ConceptName } from '../../lexicon/concepts.ts';
import type { Lemma } from '../../lexicon/words.ts';
import { textOf } from '../../../../model/geometry.ts';
import type { Line } from '../../../../model/layout.ts';
import { findConcepts } from '../../lexicon/find-concepts.ts';
import { isSilent, readTokens } from '../../lexicon/read-words.ts';
import type { Token } from '../../lexicon/read-words.ts';
import { findAmounts } from '../../values/find-amounts.ts';
import type { Column } from './header.ts';
import { numericColumns } from './collect-rows.ts';
import type { RowsSoFar } from './collect-rows.ts';
import { hasText, isFullRow, isNumeric, mainColumn, numberIn } from './judge-lines.ts';
import type { Words } from './judge-lines.ts';

const TOTALS = new Set<ConceptName>(['grossTotal', 'netTotal', 'amountDue', 'rounding']);
/** Concepts found below the articles of a bill and among the rows of an account. */
const PARTS = new Set<ConceptName>([...TOTALS, 'taxTotal', 'amountPaid', 'shippingCost']);
/** Leaves out shipping, because a delivery with a quantity and a price is an article. */
const PARTS_LIKE_ROWS = new Set<ConceptName>([...TOTALS, 'taxTotal', 'amountPaid']);
const BALANCES = new Set<ConceptName>(['openingBalance', 'closingBalance', 'carriedForward']);

/** Whether a line is a total and not a row: "Total", "Zwischensumme", "TVA 20 %". */
export function isTotalsLine(
	line: Line,
	{ isRow = false, isLikeRows = false, isAccount = false } = {},
): boolean {
	const concepts = isAccount ? TOTALS : isLikeRows ? PARTS_LIKE_ROWS : PARTS;
	const first = line.segments.findIndex(({ text }) => /\p{L}{2}/u.test(text));
	return line.segments.some((segment, i) => {
		// In a row, "7 % VAT" is a column unless it comes first.
		if (isRow && i !== first) return false;
		const next = line.segments[i + 1];
		const value = findAmounts(segment.text).at(-1);
		const label = value ? segment.text.slice(0, value.start) : segment.text;
		if (!value && !(next && findAmounts(next.text).length > 0)) return false;
		const tokens = readTokens(label).filter(hasMeaning);
		return tokens.length <= MAX_TOKENS && (isMostly(tokens, concepts) || saysSum(tokens));
	});
}

const MAX_TOKENS = 6;

/** Whether a token carries meaning: numbers and function words do not ("Tax 19 % on 824.88"). */
function hasMeaning(token: Token): boolean {
	return !/[\d%]/.test(token.text) && !isSilent(token);
}

/** Whether a text begins with a phrase of these concepts that makes up at least half of it. */
function isMostly(tokens: readonly Token[], concepts: ReadonlySet<ConceptName>): boolean {
	// "Invoice total" is a total; "Holiday pay" only ends with a payment word.
	const isKnown = (tokens[0]?.lemmas.length ?? 0) > 0;
	return findConcepts(tokens).some(
		({ from, to, concept }) =>
			from <= (isKnown ? 1 : 0) && concepts.has(concept) && (to - from) * 2 >= tokens.length,
	);
}

const SUMS = new Set<Lemma>(['total', 'subtotal', 'net', 'gross', 'tax']);
const WORDS_OF_SUMS = new Set<Lemma>([...SUMS, 'amount', 'invoice', 'due', 'payment']);

function isOf(words: ReadonlySet<Lemma>): (token: Token) => boolean {
	return ({ lemmas }) => lemmas.some((lemma) => words.has(lemma));
}

/** Whether a text has only words for sums: "Rechnungssumme Netto (exkl. USt.)". */
function saysSum(tokens: readonly Token[]): boolean {
	return tokens.length >= 2 && tokens.every(isOf(WORDS_OF_SUMS)) && tokens.some(isOf(SUMS));
}

/** Whether a line is a balance: "Balance brought forward", "Übertrag". It is not a row and does not end the table. */
export function isBalance(cells: Words, columns: readonly Column[]): boolean {
	// The text may begin in a narrow column of numbers and continue in the next one.
	const whole = readTokens(textOf(cells.flat())).filter(hasMeaning);
	const texts = [...textsOf(cells, columns), whole.slice(0, MAX_TOKENS)];
	return texts.some((tokens) => isMostly(tokens, BALANCES));
}

const CALLED_TOTAL = new Set<Lemma>(['total', 'subtotal']);

/**
 * Whether a line such as "Total annual premium" is a total: the rows add up to it, or its numbers are in other
 * columns than theirs.
 */
export function isTotalRow(cells: Words, columns: readonly Column[], rows: RowsSoFar): boolean {
	if (rows.count() === 0) return false;
	const isCalled = textsOf(cells, columns).some(
		([first]) => first !== undefined && isOf(CALLED_TOTAL)(first),
	);
	if (!isCalled) return false;
	const shape = numericColumns(cells, columns).join(' ');
	if (shape === '') return false;
	return !rows.hasShape(shape) || (!isFullRow(cells, columns) && isSumOfRows(cells, columns, rows));
}

/** Whether a line is a lone amount without text after full rows: a total. */
export function isLeftOver(cells: Words, columns: readonly Column[], rows: RowsSoFar): boolean {
	const isNamed = columns.some(
		({ field }, i) => field && !isNumeric(field) && (cells[i]?.length ?? 0) > 0,
	);
	if (isNamed || hasText(cells, columns) || numericColumns(cells, columns).length !== 1)
		return false;
	return rows.count() > 0 && rows.fewestNumbers() >= 2;
}

/** The meaningful tokens of each text column in a line. */
function textsOf(cells: Words, columns: readonly Column[]): Token[][] {
	return cells.flatMap((words, i) => {
		if (isNumeric(columns[i]?.field ?? null)) return [];
		const tokens = readTokens(textOf(words)).filter(hasMeaning);
		return tokens.length > 0 && tokens.length <= MAX_TOKENS ? [tokens] : [];
	});
}

function isSumOfRows(cells: Words, columns: readonly Column[], rows: RowsSoFar): boolean {
	const main = mainColumn(columns);
	const total = main === undefined ? undefined : numberIn(cells, main);
	if (total === undefined || rows.count() < 2) return false;
	return addsUp(rows.sum(), total, rows.count());
}
