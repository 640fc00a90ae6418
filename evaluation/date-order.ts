import type { DateOrder } from './compare.ts';
import type { Kinds } from './score.ts';
import { valueAt } from './score.ts';

type Values = Readonly<Record<string, unknown>>;

const NUMERIC = /^\W*(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(?:\d{4}|\d{2})/;

/**
 * The date order of each document, derived from the truth: "6/30/20" is unambiguous and decides for "7/6/20" on the
 * same document. If a document has no such date, the dates of its set decide, if they agree. Otherwise undefined:
 * both orders are accepted.
 */
export function findDateOrders(
	kinds: Kinds,
	truths: readonly Values[],
): ReadonlyMap<Values, DateOrder | undefined> {
	const seen = truths.map((truth) => new Set(listDates(kinds, truth).flatMap(readOrder)));
	const ofSet = onlyOne(new Set(seen.flatMap((orders) => [...orders])));
	return new Map(
		truths.map((truth, i) => {
			const own = seen[i] ?? new Set();
			return [truth, own.size === 0 ? ofSet : onlyOne(own)];
		}),
	);
}

function onlyOne(orders: ReadonlySet<DateOrder>): DateOrder | undefined {
	return orders.size === 1 ? [...orders][0] : undefined;
}

function readOrder(date: unknown): DateOrder[] {
	const [, first, second] = (NUMERIC.exec(String(date)) ?? []).map(Number);
	if (first === undefined || second === undefined) return [];
	if (first > 12 && second <= 12) return ['day-first'];
	return second > 12 && first <= 12 ? ['month-first'] : [];
}

function listDates(kinds: Kinds, truth: Values): unknown[] {
	return Object.entries(kinds).flatMap(([path, comparison]): unknown[] => {
		if (comparison !== 'date') return [];
		const [list = path, column] = path.split('[].');
		const value = valueAt(truth, list);
		if (column === undefined) return [value];
		return Array.isArray(value) ? value.map((row) => valueAt(row, column)) : [];
	});
}
