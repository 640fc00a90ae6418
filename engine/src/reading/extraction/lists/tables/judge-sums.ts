import { addsUp } from '../../evidence/amounts.ts';
import type { ConceptName } from '../../lexicon/concepts.ts';
import type { Lemma } from '../../lexicon/words.ts';
import { textOf } from '../../../../model/geometry.ts';
import type { Line } from '../../../../model/layout.ts';
import { findConcepts } from '../../lexicon/find-concepts.ts';
import { isSilent, readTokens } from '../../lexicon/read-words.ts';
import type { Token } from '../../lexicon/read-words.ts';
import { findAmounts } from '../../values/find-amounts.ts';
import type { Column } from './find-header.ts';
import { numericColumns } from './collect-rows.ts';
import type { RowsSoFar } from './collect-rows.ts';
import { hasText, isFullRow, isNumeric, mainColumn, numberIn } from './judge-lines.ts';
import type { Words } from './judge-lines.ts';

const TOTALS = new Set<ConceptName>(['grossTotal', 'netTotal', 'amountDue', 'rounding']);
/** What stands below the articles of a bill, and among the rows of an account. */
const PARTS = new Set<ConceptName>([...TOTALS, 'taxTotal', 'amountPaid', 'shippingCost']);
const BALANCES = new Set<ConceptName>(['openingBalance', 'closingBalance', 'carriedForward']);

/** "Total", "Zwischensumme", "TVA 20 %": what stands below the rows and is none. */
export function isTotalsLine(line: Line, { isRow = false, isAccount = false } = {}): boolean {
	const first = line.segments.findIndex(({ text }) => /\p{L}{2}/u.test(text));
	return line.segments.some((segment, i) => {
		// In a row "7 % VAT" is a column, unless nothing else is said before it.
		if (isRow && i !== first) return false;
		const next = line.segments[i + 1];
		const value = findAmounts(segment.text).at(-1);
		const label = value ? segment.text.slice(0, value.start) : segment.text;
		if (!value && !(next && findAmounts(next.text).length > 0)) return false;
		const tokens = readTokens(label).filter(says);
		return (
			tokens.length <= MAX_TOKENS &&
			(isMostly(tokens, isAccount ? TOTALS : PARTS) || saysSum(tokens))
		);
	});
}

const MAX_TOKENS = 6;

/** "Tax 19 % on 824.88": numbers, and words that only join others, say nothing. */
function says(token: Token): boolean {
	return !/[\d%]/.test(token.text) && !isSilent(token);
}

/** Whether a text begins with a phrase of these concepts that makes up at least half of it. */
function isMostly(tokens: readonly Token[], concepts: ReadonlySet<ConceptName>): boolean {
	// "Invoice total" is a total; "Holiday pay" is a name that a word of payments ends.
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

/** "Rechnungssumme Netto (exkl. USt.)": nothing but words that sums are called by. */
function saysSum(tokens: readonly Token[]): boolean {
	return tokens.length >= 2 && tokens.every(isOf(WORDS_OF_SUMS)) && tokens.some(isOf(SUMS));
}

/** "Balance brought forward" among the rows, "Übertrag" at the foot of a page: none of them, and no end. */
export function isBalance(cells: Words, columns: readonly Column[]): boolean {
	return textsOf(cells, columns).some((tokens) => isMostly(tokens, BALANCES));
}

const CALLED_TOTAL = new Set<Lemma>(['total', 'subtotal']);

/**
 * "Total annual premium": called a total, and either the rows add up to it or it has its numbers in
 * other columns than they have.
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

/** Behind full rows a lone amount without a text is a total. */
export function isLeftOver(cells: Words, columns: readonly Column[], rows: RowsSoFar): boolean {
	const isNamed = columns.some(
		({ field }, i) => field && !isNumeric(field) && (cells[i]?.length ?? 0) > 0,
	);
	if (isNamed || hasText(cells, columns) || numericColumns(cells, columns).length !== 1)
		return false;
	return rows.count() > 0 && rows.fewestNumbers() >= 2;
}

/** What the columns of texts say in a line, each as words that say something. */
function textsOf(cells: Words, columns: readonly Column[]): Token[][] {
	return cells.flatMap((words, i) => {
		if (isNumeric(columns[i]?.field ?? null)) return [];
		const tokens = readTokens(textOf(words)).filter(says);
		return tokens.length > 0 && tokens.length <= MAX_TOKENS ? [tokens] : [];
	});
}

function isSumOfRows(cells: Words, columns: readonly Column[], rows: RowsSoFar): boolean {
	const main = mainColumn(columns);
	const total = main === undefined ? undefined : numberIn(cells, main);
	if (total === undefined || rows.count() < 2) return false;
	return addsUp(rows.sum(), total, rows.count());
}
