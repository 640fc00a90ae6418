import { append } from '../../model/append.ts';
import type { Box } from '../../model/document.ts';

type Item = { box: Box };
type Gap = { x0: number; x1: number };

/** Bounds the work. A page with more parts is read from top to bottom. */
const MAX_ITEMS = 1500;
const MAX_DEPTH = 12;
/** Minimum gap between columns and minimum height of a column, in letter heights. */
const MIN_GAP = 1.5;
const MIN_HEIGHT = 2.5;

/** Sorts the parts of a page into reading order: columns one after the other, everything else from top to bottom. */
export function orderItems<T extends Item>(items: readonly T[], size: number, depth = 0): T[] {
	if (items.length < 2 || items.length > MAX_ITEMS || depth > MAX_DEPTH) return fromTop(items);
	const slabs = cutAcross(items);
	const ordered: T[] = [];
	for (let from = 0; from < slabs.length;) {
		const run = findColumns(slabs, from, size);
		if (!run) {
			append(ordered, fromTop(slabs[from] ?? []));
			from += 1;
			continue;
		}
		const own = slabs.slice(from, run.to + 1).flat();
		for (const side of partAt(own, run.gap)) append(ordered, orderItems(side, size, depth + 1));
		from = run.to + 1;
	}
	return ordered;
}

function fromTop<T extends Item>(items: readonly T[]): T[] {
	return items.toSorted((a, b) => a.box.y0 - b.box.y0 || a.box.x0 - b.box.x0);
}

/** Groups of items that are separated by white space. */
function cutAcross<T extends Item>(items: readonly T[]): T[][] {
	const slabs: T[][] = [];
	let bottom = -Infinity;
	for (const item of fromTop(items)) {
		if (item.box.y0 >= bottom) slabs.push([]);
		slabs.at(-1)?.push(item);
		bottom = Math.max(bottom, item.box.y1);
	}
	return slabs;
}

/** The white gap that divides a slab and the following ones, up to the last slab with both columns. */
function findColumns(
	slabs: readonly Item[][],
	from: number,
	size: number,
): { gap: Gap; to: number } | undefined {
	const first = widestGap(slabs[from] ?? [], MIN_GAP * size);
	if (!first) return undefined;
	let found: { gap: Gap; to: number } | undefined;
	let gap = first;
	for (let i = from; i < slabs.length; i += 1) {
		const narrow = narrowGap(gap, slabs[i] ?? []);
		if (!narrow || narrow.x1 - narrow.x0 < MIN_GAP * size) break;
		gap = narrow;
		if (partAt(slabs[i] ?? [], gap).every((side) => side.length > 0)) found = { gap, to: i };
	}
	if (!found) return undefined;
	const own = slabs.slice(from, found.to + 1).flat();
	const isHigh = partAt(own, found.gap).every((side) => heightOf(side) >= MIN_HEIGHT * size);
	return isHigh ? found : undefined;
}

function widestGap(items: readonly Item[], least: number): Gap | undefined {
	let [right, widest] = [-Infinity, undefined as Gap | undefined];
	for (const { box } of items.toSorted((a, b) => a.box.x0 - b.box.x0)) {
		const gap = { x0: right, x1: box.x0 };
		const width = box.x0 - right;
		if (right > -Infinity && width >= least && (!widest || width > widest.x1 - widest.x0)) {
			widest = gap;
		}
		right = Math.max(right, box.x1);
	}
	return widest;
}

/** The part of a gap that the items leave free; undefined if an item crosses it. */
function narrowGap({ x0, x1 }: Gap, items: readonly Item[]): Gap | undefined {
	const gap = { x0, x1 };
	for (const { box } of items) {
		if (box.x1 <= gap.x0 || box.x0 >= gap.x1) continue;
		if (box.x0 < gap.x0 && box.x1 > gap.x1) return undefined;
		if (box.x0 - gap.x0 < gap.x1 - box.x1) gap.x0 = box.x1;
		else gap.x1 = box.x0;
		if (gap.x1 <= gap.x0) return undefined;
	}
	return gap;
}

function partAt<T extends Item>(items: readonly T[], { x1 }: Gap): [T[], T[]] {
	const isLeft = ({ box }: T) => box.x0 < x1;
	return [items.filter(isLeft), items.filter((item) => !isLeft(item))];
}

function heightOf(items: readonly Item[]): number {
	const top = items.reduce((least, { box }) => Math.min(least, box.y0), Infinity);
	const bottom = items.reduce((most, { box }) => Math.max(most, box.y1), -Infinity);
	return bottom - top;
}
