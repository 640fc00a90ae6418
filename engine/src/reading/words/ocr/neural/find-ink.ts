import type { GreyImage } from '../../../../model/document.ts';

/** Columns without ink, `to` not included. */
export type Gap = { from: number; to: number };
type Bounds = { left: number; right: number; top: number; bottom: number };
export type Ink = {
	top: number;
	bottom: number;
	gaps: Gap[];
	/** The start and end of the ink of the letters between two columns, up to the next wide gaps. */
	around: (from: number, to: number) => Bounds;
};

/** Threshold of ink, as a share of the way from the darkest pixel to the paper. */
const INK_SHARE = 0.45;
const DARKEST = 0.03;
const PAPER = 0.75;
/** Minimum dark pixels of a row or column with ink; a single one may be a speck. */
const MIN_PIXELS = 2;
/** How far a letter may extend from its centre, in pixels of the cut line. */
const REACH_PX = 24;
/** Narrower gaps may be inside a letter. */
const MIN_GAP_PX = 2;

/** Where there is ink on a cut line. */
export function findInk({ data, width, height }: GreyImage): Ink {
	const limit = findLimit(data);
	const isInk = (x: number, y: number) => (data[y * width + x] ?? 255) <= limit;
	const [columns, rows] = [new Uint16Array(width), new Uint16Array(height)];
	for (let y = 0; y < height; y += 1) {
		for (let x = 0; x < width; x += 1) {
			if (!isInk(x, y)) continue;
			columns[x] = (columns[x] ?? 0) + 1;
			rows[y] = (rows[y] ?? 0) + 1;
		}
	}
	const { from: top, to: bottom } = spanOf(rows, 0, height, Math.max(MIN_PIXELS, 0.02 * width));
	return {
		top,
		bottom,
		gaps: findGaps(columns),
		around(from, to) {
			let [left, right] = [Math.round(from), Math.round(to)];
			left = reachEdge(columns, left, -1);
			right = reachEdge(columns, right, 1) + 1;
			const inside = new Uint16Array(height);
			for (let y = 0; y < height; y += 1) {
				for (let x = left; x < right; x += 1) if (isInk(x, y)) inside[y] = (inside[y] ?? 0) + 1;
			}
			const span = spanOf(inside, 0, height, 1);
			return { left, right, top: span.from, bottom: span.to };
		},
	};
}

/** The last column with ink in a direction, before the next gap that is wider than gaps within letters. */
function reachEdge(columns: Uint16Array, start: number, step: 1 | -1): number {
	let edge = start;
	for (let i = 1, empty = 0; i <= REACH_PX; i += 1) {
		const at = start + i * step;
		if (at < 0 || at >= columns.length) break;
		empty = (columns[at] ?? 0) > 0 ? 0 : empty + 1;
		if (empty === 0) edge = at;
		else if (empty > MIN_GAP_PX && (columns[edge] ?? 0) > 0) break;
	}
	return edge;
}

function findLimit(data: Uint8Array): number {
	const values = new Uint32Array(256);
	for (const value of data) values[value] = (values[value] ?? 0) + 1;
	const dark = levelAt(values, DARKEST * data.length);
	return dark + INK_SHARE * (levelAt(values, PAPER * data.length) - dark);
}

function levelAt(values: Uint32Array, count: number): number {
	let seen = 0;
	const level = values.findIndex((of) => {
		seen += of;
		return seen > count;
	});
	return Math.max(0, level);
}

/** The range from the first to the last entry of at least this value; the whole range if there is none. */
function spanOf(counts: Uint16Array, start: number, end: number, least: number): Gap {
	let [from, to] = [start, end];
	while (from < end && (counts[from] ?? 0) < least) from += 1;
	while (to > from && (counts[to - 1] ?? 0) < least) to -= 1;
	return to > from ? { from, to } : { from: start, to: end };
}

function findGaps(columns: Uint16Array): Gap[] {
	const gaps: Gap[] = [];
	let from = -1;
	for (let x = 0; x <= columns.length; x += 1) {
		const isEmpty = x < columns.length && (columns[x] ?? 0) < MIN_PIXELS;
		if (isEmpty && from < 0) from = x;
		if (isEmpty || from < 0) continue;
		gaps.push({ from, to: x });
		from = -1;
	}
	return gaps;
}
