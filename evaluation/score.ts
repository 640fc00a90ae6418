import { isEmpty, isEqual } from './compare.ts';
import type { Comparison, DateOrder } from './compare.ts';

/** True positives, false positives, false negatives. A wrong value counts as both of the last. */
export type Tally = { tp: number; fp: number; fn: number };
export type Kinds = Readonly<Record<string, Comparison>>;
export type Tallies = Map<string, Tally>;
type Values = Readonly<Record<string, unknown>>;

export type Miss = { path: string; expected: unknown; got: unknown };

/**
 * Compares a result with the truth, field by field; returns the misses. With the date order of the document, a date
 * with day and month swapped is wrong.
 */
export function scoreDocument(
	kinds: Kinds,
	truth: Values,
	result: Values,
	tallies: Tallies,
	order?: DateOrder,
): Miss[] {
	const misses: Miss[] = [];
	const tables = new Map<string, Map<string, Comparison>>();
	for (const [path, comparison] of Object.entries(kinds)) {
		const [table = '', column] = path.split('[].');
		if (column !== undefined) {
			const columns = tables.get(table) ?? new Map<string, Comparison>();
			tables.set(table, columns.set(column, comparison));
			continue;
		}
		const expected = valueAt(truth, path);
		if (expected === undefined) continue;
		const got = valueAt(result, path);
		const tally = tallyOf(tallies, path);
		const isRight =
			comparison === 'list'
				? markList(tally, expected, got)
				: mark(tally, comparison, expected, got, order);
		if (!isRight) misses.push({ path, expected, got: got ?? null });
	}
	for (const [table, columns] of tables) {
		const expected = valueAt(truth, table);
		if (!Array.isArray(expected)) continue;
		const got = valueAt(result, table);
		if (!markRows({ tallies, table, columns, order }, expected as Values[], got)) {
			misses.push({ path: table, expected, got: got ?? null });
		}
	}
	return misses;
}

export function valueAt(values: unknown, path: string): unknown {
	return path
		.split('.')
		.reduce<unknown>(
			(value, step) =>
				value === null || value === undefined
					? undefined
					: (value as Record<string, unknown>)[step],
			values,
		);
}

function mark(
	tally: Tally,
	comparison: Comparison,
	expected: unknown,
	got: unknown,
	order: DateOrder | undefined,
): boolean {
	if (isEmpty(expected) && isEmpty(got)) return true;
	if (isEmpty(expected)) tally.fp += 1;
	else if (isEmpty(got)) tally.fn += 1;
	else if (isEqual(comparison, expected, got, order)) {
		tally.tp += 1;
		return true;
	} else {
		tally.fp += 1;
		tally.fn += 1;
	}
	return false;
}

function markList(tally: Tally, expected: unknown, got: unknown): boolean {
	const rest: unknown[] = Array.isArray(got) ? [...(got as unknown[])] : isEmpty(got) ? [] : [got];
	const all = Array.isArray(expected) ? (expected as unknown[]) : [];
	let hits = 0;
	for (const one of all) {
		const at = rest.findIndex((other) => isEqual('name', one, other));
		if (at < 0) continue;
		rest.splice(at, 1);
		hits += 1;
	}
	tally.tp += hits;
	tally.fn += all.length - hits;
	tally.fp += rest.length;
	return hits === all.length && rest.length === 0;
}

type TableScore = {
	tallies: Tallies;
	table: string;
	columns: ReadonlyMap<string, Comparison>;
	order: DateOrder | undefined;
};

/** For each expected row, the number of the row of a result that agrees most with it, if one does. */
export function pairRows(
	expected: readonly Values[],
	got: readonly unknown[],
	columns: ReadonlyMap<string, Comparison>,
	order?: DateOrder,
): Map<number, number> {
	const agree = (a: Values, b: Values) =>
		[...columns].filter(
			([column, comparison]) =>
				!isEmpty(a[column]) &&
				!isEmpty(b[column]) &&
				isEqual(comparison, a[column], b[column], order),
		).length;
	const pairs = expected
		.flatMap((a, i) => got.map((b, j) => ({ n: isRow(b) ? agree(a, b) : 0, i, j })))
		.filter(({ n }) => n > 0)
		.sort((x, y) => y.n - x.n);
	const partner = new Map<number, number>();
	const used = new Set<number>();
	for (const { i, j } of pairs) {
		if (partner.has(i) || used.has(j)) continue;
		partner.set(i, j);
		used.add(j);
	}
	return partner;
}

function isRow(row: unknown): row is Values {
	return typeof row === 'object' && row !== null;
}

/** Pairs the rows that agree most and compares them cell by cell. */
function markRows(
	{ tallies, table, columns, order }: TableScore,
	expected: readonly Values[],
	got: unknown,
): boolean {
	const mine = (Array.isArray(got) ? (got as unknown[]) : []).filter(isRow);
	const partner = pairRows(expected, mine, columns, order);
	const used = new Set(partner.values());
	let exact = expected.length === mine.length;
	for (const [i, row] of expected.entries()) {
		const other = mine[partner.get(i) ?? -1] ?? {};
		for (const [column, comparison] of columns) {
			if (!(column in row)) continue;
			const tally = tallyOf(tallies, `${table}[].${column}`);
			exact = mark(tally, comparison, row[column], other[column], order) && exact;
		}
	}
	for (const [j, row] of mine.entries()) {
		if (used.has(j)) continue;
		for (const column of columns.keys()) {
			if (isEmpty(row[column])) continue;
			tallyOf(tallies, `${table}[].${column}`).fp += 1;
			exact = false;
		}
	}
	return exact;
}

function tallyOf(tallies: Tallies, path: string): Tally {
	const known = tallies.get(path);
	if (known) return known;
	const made = { tp: 0, fp: 0, fn: 0 };
	tallies.set(path, made);
	return made;
}

export function addUp(tallies: Iterable<Tally>): Tally {
	const sum = { tp: 0, fp: 0, fn: 0 };
	for (const { tp, fp, fn } of tallies) {
		sum.tp += tp;
		sum.fp += fp;
		sum.fn += fn;
	}
	return sum;
}

export function f1Of({ tp, fp, fn }: Tally): number {
	return (2 * tp) / (2 * tp + fp + fn || 1);
}
