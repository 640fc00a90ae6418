import { addsUp } from '../../evidence/amounts.ts';
import { mainConcept } from '../../request/read-fields.ts';
import type { Field } from '../../request/read-fields.ts';
import { readTokens } from '../../lexicon/read-words.ts';
import type { ItemValue } from './item-value.ts';
import { isProductRow } from './judge-cells.ts';
import { isNumeric } from './judge-lines.ts';

/** Minimum share of rows that fill a field for it to count as usually filled. */
const USUALLY = 0.75;
/** Minimum share of these fields that a row fills. Rows with fewer are not rows of the table. */
const MIN_LIKE = 0.5;
/** With fewer columns, rows cannot be judged. */
const MIN_USUAL = 3;
const MIN_SUMMED = 2;

/**
 * Drops lines that are not rows of the table: sums of the rows above, such as "carried forward", and lines after the
 * last row, such as taxes, payment and footers, whose words happen to be below the columns. A row with few values
 * between full rows is kept.
 */
export function trimRows<T extends { values: readonly ItemValue[] }>(rows: readonly T[]): T[] {
	const { kept, beforeSum } = dropSums(rows);
	const shareOf = createLikeness(kept.map(({ values }) => values));
	// Below a sum, an article with only a name and an amount is unlikely.
	const last = kept.findLastIndex(({ values }, i) => {
		const share = shareOf(values);
		return i < beforeSum ? share >= MIN_LIKE : share > MIN_LIKE;
	});
	return last < 0 ? kept : kept.slice(0, last + 1);
}

/** Rows named like a sum, and rows of numbers only in a table whose rows usually have a text or a date. */
function listUnnamed<T extends { values: readonly ItemValue[] }>(rows: readonly T[]): T[] {
	const named = rows.filter(({ values }) => values.some(isText));
	const areNamed = named.length >= MIN_SUMMED && named.length >= USUALLY * rows.length;
	return rows.filter(({ values }) => {
		const [name] = values.filter(isText);
		if (name) return isCalledTotal(name.raw);
		return areNamed && isProductRow(values) !== true;
	});
}

function isText({ field }: ItemValue): boolean {
	return field.definition.type === 'string' || !isNumeric(field);
}

/** Whether a text has only words for sums: "Total", "Gesamt". */
function isCalledTotal(text: string): boolean {
	const tokens = readTokens(text);
	return (
		tokens.length > 0 &&
		tokens.every(({ lemmas }) => lemmas.includes('total') || lemmas.includes('subtotal'))
	);
}

/**
 * Drops rows named like a sum, and rows whose amount is the sum of all amounts above them; quantity × price distinguishes an article from
 * such a sum.
 */
function dropSums<T extends { values: readonly ItemValue[] }>(
	rows: readonly T[],
): { kept: T[]; beforeSum: number } {
	let [sum, summed] = [0, 0];
	const sums = new Set(listUnnamed(rows));
	for (const row of rows) {
		const { values } = row;
		const amount = values.find(({ field }) => mainConcept(field) === 'lineTotal')?.value;
		if (typeof amount !== 'number' || sums.has(row)) continue;
		const isSum = summed >= MIN_SUMMED && sum !== 0 && addsUp(sum, amount, summed);
		if (isSum && isProductRow(values) !== true) sums.add(row);
		else [sum, summed] = [sum + amount, summed + 1];
	}
	const first = rows.findIndex((row) => sums.has(row));
	return {
		kept: rows.filter((row) => !sums.has(row)),
		beforeSum: first < 0 ? rows.length : first,
	};
}

/** The share of the usually filled fields that a row fills. */
function createLikeness(
	rows: readonly (readonly ItemValue[])[],
): (row: readonly ItemValue[]) => number {
	// The first rows are never dropped.
	const first = rows.slice(0, Math.max(1, Math.ceil(rows.length / 2)));
	const counts = new Map<Field, number>();
	for (const { field } of first.flat()) counts.set(field, (counts.get(field) ?? 0) + 1);
	const usual = [...counts].flatMap(([field, count]) =>
		count >= USUALLY * first.length ? [field] : [],
	);
	if (usual.length < MIN_USUAL) return () => 1;
	return (row) => {
		const filled = usual.filter((field) => row.some((item) => item.field === field)).length;
		return row.every(isNamed) ? filled / usual.length : 0;
	};
}

/**
 * Whether the name of an article has letters. In lines below the rows, the name column may hold sums of several
 * columns.
 */
function isNamed({ field, raw }: ItemValue): boolean {
	return mainConcept(field) !== 'itemDescription' || /\p{L}{2}/u.test(raw) || !SEVERAL.test(raw);
}

const SEVERAL = /\d\D+\d+\D+\d/u;
