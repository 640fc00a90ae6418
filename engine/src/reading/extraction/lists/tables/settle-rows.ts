import { isProduct, PRODUCT_TOLERANCE } from '../../evidence/amounts.ts';
import type { ConceptName } from '../../lexicon/concepts.ts';
import { LETTERS_LIKE_DIGITS, toDigits } from '../../../../model/look-alikes.ts';
import type { ItemValue } from './item-value.ts';
import { mainConcept } from '../../request/read-fields.ts';

/** A number that may contain misread letters. */
const NUMBER_LIKE = new RegExp(
	String.raw`[\d${LETTERS_LIKE_DIGITS}][\d${LETTERS_LIKE_DIGITS}.,\s]*`,
	'u',
);

type ItemReading = { item: ItemValue; values: number[] };

/** Re-reads numbers of a row that do not multiply, until they do. Texts that are not numbers are dropped. */
export function settleRow(row: readonly ItemValue[]): ItemValue[] {
	return settle(row).filter(({ value }) => value !== undefined);
}

function settle(row: readonly ItemValue[]): ItemValue[] {
	const of = (concept: ConceptName) => row.find(({ field }) => mainConcept(field) === concept);
	const [quantity, price, total] = [of('quantity'), of('unitPrice'), of('lineTotal')];
	if (!quantity || !price || !total) return [...row];
	if ([quantity, price, total].some(({ field }) => field.definition.type === 'string'))
		return [...row];
	const readings = [quantity, price, total].map((item): ItemReading => ({
		item,
		values: readAgain(item),
	}));
	const [q, p, t] = readings;
	if (!q || !p || !t) return [...row];
	const isRead = readings.every(({ item }) => item.value !== undefined);
	if (isRead && multipliesTo(q.values[0], p.values[0], t.values[0])) return [...row];
	const found: number[][] = [];
	for (const a of q.values)
		for (const b of p.values)
			for (const c of t.values) if (multipliesTo(a, b, c)) found.push([a, b, c]);
	// Two readings that both fit prove nothing.
	const [only, ...others] = found;
	if (!only || others.length > 0) return [...row];
	return row.map((item) => {
		const at = readings.findIndex((reading) => reading.item === item);
		return at < 0 ? item : { ...item, value: only[at] ?? item.value };
	});
}

function multipliesTo(quantity?: number, price?: number, total?: number): boolean {
	if (quantity === undefined || price === undefined || total === undefined) return false;
	// Credit notes print the sign on only some of the three.
	const [product, wanted] = [Math.abs(quantity * price), Math.abs(total)];
	return wanted > 0 && isProduct([product, 1, wanted], PRODUCT_TOLERANCE.reread);
}

/**
 * Alternative readings: as read, with a decimal mark before three digits, with a thousands separator there, with
 * corrected letters, with lost marks.
 */
function readAgain({ value, raw }: ItemValue): number[] {
	const values = typeof value === 'number' ? [value] : [];
	const [text = ''] = NUMBER_LIKE.exec(raw) ?? [];
	const digits = toDigits(text).trim();
	const plain = digits.replace(/[.,\s]/g, '');
	if (plain === '' || plain.length > 9) return values;
	const mark = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'));
	const tail = mark < 0 ? 0 : digits.slice(mark + 1).replace(/\D/g, '').length;
	const sign = typeof value === 'number' && value < 0 ? -1 : 1;
	for (const decimals of new Set(tail === 3 ? [3, 2, 0] : [tail, 2]))
		if (decimals < plain.length) values.push((sign * Number(plain)) / 10 ** decimals);
	return [...new Set(values)];
}
