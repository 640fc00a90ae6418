import { isPercentageOf } from '../../evidence/amounts.ts';
import { anyOf } from '../../lexicon/any-of.ts';
import { SURCHARGES } from '../../lexicon/terms/money.ts';
import type { Lemma } from '../../lexicon/words.ts';
import { textOf } from '../../../../model/geometry.ts';
import { readTokens } from '../../lexicon/read-words.ts';
import { findAmounts } from '../../values/find-amounts.ts';
import { mainConcept } from '../../request/read-fields.ts';
import type { RowsSoFar } from './collect-rows.ts';
import type { Column } from './find-header.ts';
import { isNumeric, mainColumn, numberIn } from './judge-lines.ts';
import type { Words } from './judge-lines.ts';

/** What a line without quantity takes off an amount, or puts on it: of the row above, or of all. */
export type Adjustment = { amount: number; of: 'row' | 'all' | 'unknown' };

const MORE = new RegExp(String.raw`(?<!\p{L})${anyOf(SURCHARGES)}`, 'iu');
const LESS = new Set<Lemma>(['discount']);

/** "Discount 10 %   -43.00" below a row: no article, but a part of what the row comes to. */
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
	// A quantity makes it an article; what stands in the column of prices may be a percentage.
	const [price, ...more] = others;
	if (more.length > 0 || (price?.field && mainConcept(price.field) !== 'unitPrice'))
		return undefined;
	const said = textOf(cells.flat());
	const isCalled =
		(amount < 0 &&
			readTokens(said).some(({ lemmas }) => lemmas.some((lemma) => LESS.has(lemma)))) ||
		(amount > 0 && MORE.test(said));
	const beside = textOf(cells.flatMap((words, i) => (i === main ? [] : words)));
	const isUnnamed = amount < 0 && !/\p{L}{2}/u.test(beside);
	if (!isCalled && !isUnnamed) return undefined;
	const percent =
		findAmounts(said).find(({ value }) => value.isPercent)?.value.number ??
		(price && numberIn(cells, price.i));
	const fits = (whole: number) =>
		percent !== undefined && isPercentageOf(Math.abs(percent), whole, Math.abs(amount));
	if (fits(Math.abs(numberIn(last, main) ?? 0))) return { amount, of: 'row' };
	if (isUnnamed) return undefined;
	return { amount, of: fits(Math.abs(rows.sum())) ? 'all' : 'unknown' };
}
