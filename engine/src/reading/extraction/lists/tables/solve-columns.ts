import { isProduct, PRODUCT_TOLERANCE } from '../../evidence/amounts.ts';
import type { Document } from '../../document.ts';
import type { ConceptName } from '../../lexicon/concepts.ts';
import type { Field } from '../../request/read-fields.ts';
import { openAmounts } from '../../labelled/open-amounts.ts';
import type { findAmounts } from '../../values/find-amounts.ts';
import type { Column } from './header.ts';
import type { Row } from './read-rows.ts';
import { mainConcept } from '../../request/read-fields.ts';

const MAX_ROWS = 40;
/** Share of rows that must multiply for arithmetic to overrule the heads. */
const MIN_SHARE = 0.6;

/**
 * Finds quantity, price and amount by arithmetic: if quantity × price is the amount in most rows, three numeric
 * columns have these roles, regardless of their heads.
 */
export function solveColumns(
	document: Document,
	columns: readonly Column[],
	rows: readonly Row[],
	fields: readonly Field[],
): Column[] {
	const find = document.fact(openAmounts);
	const numbers = columns.map((_, i) =>
		rows.slice(0, MAX_ROWS).map((row) => readNumber(row, i, find)),
	);
	const fieldOf = (concept: ConceptName) =>
		fields.find((field) => mainConcept(field) === concept) ?? null;
	// A product does not tell its factors apart; the template usually has the order of the columns.
	const at = (concept: ConceptName) => fields.findIndex((field) => mainConcept(field) === concept);
	const isPriceLast = at('unitPrice') > at('quantity');
	return solve(columns, numbers, fieldOf, isPriceLast) ?? [...columns];
}

function solve(
	columns: readonly Column[],
	numbers: readonly (readonly (number | undefined)[])[],
	fieldOf: (concept: ConceptName) => Field | null,
	isPriceLast: boolean,
): Column[] | undefined {
	const [quantity, price, total] = [
		fieldOf('quantity'),
		fieldOf('unitPrice'),
		fieldOf('lineTotal'),
	];
	if (!quantity || !price || !total) return undefined;
	const numeric = numbers.flatMap((values, i) =>
		values.some((value) => value !== undefined) ? [i] : [],
	);
	let best: { q: number; p: number; t: number; worth: number } | undefined;
	for (const t of numeric) {
		for (const q of numeric) {
			for (const p of numeric) {
				if (q === p || q === t || p === t) continue;
				const share = shareOf(numbers, q, p, t);
				if (share < MIN_SHARE) continue;
				// Of equally good orders, prefer the one that the heads suggest.
				const agrees =
					Number(columns[q]?.field === quantity) +
					Number(columns[p]?.field === price) +
					Number(columns[t]?.field === total);
				const worth =
					share + 0.3 * agrees + (p > q === isPriceLast ? 0.02 : 0) + (t > p ? 0.05 : 0);
				if (!best || worth > best.worth) best = { q, p, t, worth };
			}
		}
	}
	if (!best) return undefined;
	const { q, p, t } = best;
	const solved = new Map([
		[q, quantity],
		[p, price],
		[t, total],
	]);
	const used = new Set<Field>([quantity, price, total]);
	return columns.map((column, i) => {
		const field = solved.get(i);
		if (field) return { ...column, field };
		return column.field && used.has(column.field) ? { ...column, field: null } : column;
	});
}

function readNumber(row: Row, column: number, find: typeof findAmounts): number | undefined {
	const text = row.cells[column]?.lines.map((line) => line.text).find((line) => /\d/.test(line));
	const found = text === undefined ? [] : find(text);
	return found.length === 1 || (found.length === 2 && /\p{L}/u.test(text ?? ''))
		? found[0]?.value.number
		: undefined;
}

function shareOf(
	numbers: readonly (readonly (number | undefined)[])[],
	q: number,
	p: number,
	t: number,
): number {
	let [right, tried] = [0, 0];
	for (const [i, total] of (numbers[t] ?? []).entries()) {
		const [quantity, price] = [numbers[q]?.[i], numbers[p]?.[i]];
		if (total === undefined || quantity === undefined || price === undefined) continue;
		// 1 × 1 = 1 proves nothing.
		if (quantity === total && price === total) continue;
		tried += 1;
		if (isProduct([quantity, price, total], PRODUCT_TOLERANCE.column)) right += 1;
	}
	return tried === 0 || tried * 3 < (numbers[t]?.filter((value) => value !== undefined).length ?? 0)
		? 0
		: right / tried;
}
