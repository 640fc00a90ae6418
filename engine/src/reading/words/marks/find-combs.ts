import type { Box, Rules } from '../../../model/document.ts';
import { medianOf } from '../../../model/median.ts';

/** A row of equal cells for one character each, in the units of its rules. */
export type Comb = { box: Box; cells: Box[] };

/** Minimum cells of a comb; fewer may be columns of a table. */
const MIN_CELLS = 4;
const MAX_CELLS = 40;
/** Maximum relative difference of cell widths, and of the heights and offsets of their lines. */
const SAME_WIDTH = 0.18;
const SAME_HEIGHT = 0.25;
/** Minimum and maximum width of a cell, relative to its height. */
const MIN_WIDTH = 0.4;
const MAX_WIDTH = 1.6;

/** Finds rows of vertical lines at equal distances, in which forms ask for numbers and dates. */
export function findCombs({ vertical }: Rules): Comb[] {
	const combs: Comb[] = [];
	const left = new Set(vertical.toSorted((a, b) => a.x0 - b.x0));
	for (const first of left) {
		const row = [first];
		for (const next of left) {
			const last = row.at(-1) ?? first;
			if (next === last || next.x0 <= last.x1 || !isBeside(first, next)) continue;
			const [width, usual] = [distance(last, next), row[1] && distance(first, row[1])];
			const height = first.y1 - first.y0;
			if (width < MIN_WIDTH * height) continue;
			if (width > MAX_WIDTH * height || row.length > MAX_CELLS) break;
			if (usual !== undefined && Math.abs(width - usual) > SAME_WIDTH * usual) break;
			row.push(next);
		}
		if (row.length <= MIN_CELLS) continue;
		for (const line of row) left.delete(line);
		combs.push(toComb(row));
	}
	return combs;
}

function isBeside(one: Box, other: Box): boolean {
	const most = SAME_HEIGHT * (one.y1 - one.y0);
	return Math.abs(one.y0 - other.y0) <= most && Math.abs(one.y1 - other.y1) <= most;
}

function distance(one: Box, other: Box): number {
	return (other.x0 + other.x1 - one.x0 - one.x1) / 2;
}

function toComb(row: readonly Box[]): Comb {
	const [y0, y1] = [medianOf(row.map((one) => one.y0)), medianOf(row.map((one) => one.y1))];
	const cells = row.slice(1).map((line, i) => ({ x0: row[i]?.x1 ?? line.x0, y0, x1: line.x0, y1 }));
	return { box: { x0: row[0]?.x0 ?? 0, y0, x1: row.at(-1)?.x1 ?? 0, y1 }, cells };
}
