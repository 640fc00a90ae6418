import type { Detail } from '../../../model/extraction.ts';
import { sharedHeight, sharesWidth } from '../../../model/geometry.ts';
import type { ListProposal } from '../source.ts';

/** Fills columns that were not taught from another reading of the list, by the rows at the same heights. */
export function addColumns(taught: ListProposal, other: ListProposal): ListProposal {
	const columnOf = ({ path }: Detail) => path.replace(/\[\d+\]/, '');
	const known = new Set(taught.details.map(columnOf));
	const added = other.details.filter((detail) => !known.has(columnOf(detail)));
	if (added.length === 0) return taught;
	const path = taught.field.path.join('.');
	const [own, others] = [placeRows(taught), placeRows(other)];
	const details: Detail[] = [];
	const value = taught.value.map((row, i) => {
		const from = pairRow(own.get(i), others);
		const prefix = `${path}[${from ?? -1}].`;
		const taken = taught.details.filter((one) => one.path.startsWith(`${path}[${i}].`));
		let now = row;
		for (const detail of added.filter((one) => one.path.startsWith(prefix))) {
			// Words that fill a taught column do not fill another one.
			if (taken.some((one) => isSamePlace(one, detail))) continue;
			const inner = detail.path.slice(prefix.length);
			now = copyValue(now, other.value[from ?? -1], inner.split('.'));
			details.push({ ...detail, path: `${path}[${i}].${inner}` });
		}
		return now;
	});
	return { ...taught, value, details: [...taught.details, ...details] };
}

export function isSamePlace(one: Detail, other: Detail): boolean {
	if (one.page === null || one.page !== other.page) return false;
	return sharesWidth(one.box, other.box) && sharedHeight(one.box, other.box) > 0.5;
}

export type RowPlace = { page: number; top: number; bottom: number };

/** The vertical positions of the rows of a list. */
export function placeRows({ details }: ListProposal): Map<number, RowPlace> {
	const rows = new Map<number, RowPlace>();
	for (const { path, page, box } of details) {
		const index = rowOf(path);
		if (page === null || index < 0) continue;
		const known = rows.get(index) ?? { page, top: box.y0, bottom: box.y1 };
		if (known.page !== page) continue;
		const [top, bottom] = [Math.min(known.top, box.y0), Math.max(known.bottom, box.y1)];
		rows.set(index, { page, top, bottom });
	}
	return rows;
}

/** The row that shares the most height with another one. */
export function pairRow(
	row: RowPlace | undefined,
	others: ReadonlyMap<number, RowPlace>,
): number | undefined {
	if (!row) return undefined;
	let best: { index: number; shared: number } | undefined;
	for (const [index, { page, top, bottom }] of others) {
		const shared = Math.min(bottom, row.bottom) - Math.max(top, row.top);
		if (page === row.page && shared > (best?.shared ?? 0)) best = { index, shared };
	}
	return best?.index;
}

/** A copy of a row with one value of another row. */
export function copyValue(
	row: unknown,
	from: unknown,
	[name, ...rest]: readonly string[],
): unknown {
	if (name === undefined) return from;
	const [into, out] = [row, from].map((one) => (one ?? {}) as Record<string, unknown>);
	return { ...into, [name]: copyValue(into?.[name], out?.[name], rest) };
}

/** The index of the row of a value. */
export function rowOf(path: string): number {
	return Number(/\[(\d+)\]/.exec(path)?.[1] ?? -1);
}
