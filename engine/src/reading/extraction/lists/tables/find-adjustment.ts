import { isPercentageOf } from '../../evidence/amounts.ts';
import { anyOf } from '../../lexicon/any-of.ts';
import { SURCHARGES } from '../../lexicon/terms/money.ts';
import type { Lemma } from '../../lexicon/words.ts';
import { textOf } from '../../../../model/geometry.ts';
import { readTokens } from '../../lexicon/read-words.ts';
import { findAmounts } from '../../values/find-amounts.ts';
import { mainConcept } from '../../request/read-fields.ts';
import type { RowsSoFar } from './collect-rows.ts';
import type { Column } from './header.ts';
import { isNumeric, mainColumn, numberIn } from './judge-lines.ts';
import type { Words } from './judge-lines.ts';

/**
 * A discount (negative) or surcharge on a line without a quantity, and whether it applies to the row above or to
 * all rows.
 */
export type Adjustment = { amount: number; of: 'row' | 'all' | 'unknown' };

const MORE = new RegExp(String.raw`(?<!\p{L})${anyOf(SURCHARGES)}`, 'iu');
const LESS = new Set<Lemma>(['discount']);

/** Reads "Discount 10 %   -43.00" below a row: not an article, but a part of the row's amount. */
export function findAdjustment(
	cells: Words,
	columns: readonly Column[],
	rows: RowsSoFar,
): Adjustment | undefined {
	const main = mainColumn(columns);
	const last = rows.last();
	const amount = main === undefined ? undefined : numberIn(cells, main);
	if (main === undefined || !last || amount === undefined || amount === 0) return undefined;
	const others = columns.flatMap(({ field }, i) =>
		isNumeric(field) && i !== main && (cells[i]?.length ?? 0) > 0 ? [{ field, i }] : [],
	);
	// A quantity makes the line an article. The price column may hold a percentage.
	const [price, ...more] = others;
	if (more.length > 0 || (price?.field && mainConcept(price.field) !== 'unitPrice'))
		return undefined;
	const text = textOf(cells.flat());
	const isUnnamed = amount < 0 && !hasWords(cells, main);
	if (!isUnnamed && !namesAdjustment(text, amount)) return undefined;
	const percent = percentIn(text) ?? (price && numberIn(cells, price.i));
	const fits = (whole: number) =>
		percent !== undefined && isPercentageOf(Math.abs(percent), whole, Math.abs(amount));
	if (fits(Math.abs(numberIn(last, main) ?? 0))) return { amount, of: 'row' };
	if (isUnnamed) return undefined;
	return { amount, of: fits(Math.abs(rows.sum())) ? 'all' : 'unknown' };
}

/** Whether a line calls a negative amount a discount, or a positive one a surcharge. */
function namesAdjustment(text: string, amount: number): boolean {
	if (amount > 0) return MORE.test(text);
	return readTokens(text).some(({ lemmas }) => lemmas.some((lemma) => LESS.has(lemma)));
}

/** Whether any column but the main one holds a word. */
function hasWords(cells: Words, main: number): boolean {
	return /\p{L}{2}/u.test(textOf(cells.flatMap((words, i) => (i === main ? [] : words))));
}

function percentIn(text: string): number | undefined {
	return findAmounts(text).find(({ value }) => value.isPercent)?.value.number;
}
