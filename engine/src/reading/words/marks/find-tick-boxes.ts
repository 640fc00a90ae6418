import type { Box, GreyImage } from '../../../model/document.ts';

/** A drawn tick box, in the units of its image. */
export type FoundTickBox = { box: Box; isTicked: boolean };

export type TickBoxTolerances = {
	/** Side of a box, in pixels. */
	leastSide: number;
	mostSide: number;
	/** Minimum share of each edge that must be dark. */
	leastEdge: number;
	/** Share of ink inside, from which a box counts as ticked. */
	leastInk: number;
};

/** For pages of about `scale` pixels per point: boxes of 6 to 26 points. */
export function tickBoxTolerances(scale: number): TickBoxTolerances {
	return {
		leastSide: Math.max(9, 6 * scale),
		mostSide: Math.max(30, 26 * scale),
		leastEdge: 0.86,
		leastInk: 0.07,
	};
}

const DARK = 150;
const MAX_BOXES = 300;
/** Bounds the work: a page of stripes is not a form. */
const MAX_RUNS = 60_000;
const SQUARE = [1, 0.94, 1.06, 0.88, 1.13, 0.82, 1.2];

/** Finds squares with dark edges. A mark drawn inside one ticks it. */
export function findTickBoxes(image: GreyImage, tolerances: TickBoxTolerances): FoundTickBox[] {
	const { width, height, data } = image;
	const { leastSide, mostSide } = tolerances;
	const isDark = (x: number, y: number) =>
		x >= 0 && y >= 0 && x < width && y < height && (data[y * width + x] ?? 255) < DARK;
	const found: FoundTickBox[] = [];
	let runs = 0;
	// Only every `step`-th pixel is looked at: each run of dark pixels that is long enough holds one.
	const step = Math.ceil(leastSide);
	for (let y = 0; y < height - leastSide; y += 1) {
		const row = y * width;
		for (let x = 0; x < width; x += step) {
			if ((data[row + x] ?? 255) >= DARK) continue;
			let from = x;
			while (from > 0 && (data[row + from - 1] ?? 255) < DARK) from -= 1;
			let to = x + 1;
			while (to < width && (data[row + to] ?? 255) < DARK) to += 1;
			// Continue at the first of these pixels behind the run.
			x = to - 1 - ((to - 1) % step);
			const side = to - from;
			if (side < leastSide || side > mostSide) continue;
			runs += 1;
			if (runs > MAX_RUNS || found.length >= MAX_BOXES) return found;
			if (
				found.some(
					({ box }) => from >= box.x0 - 3 && from <= box.x1 && y >= box.y0 - 3 && y <= box.y1 + 3,
				)
			)
				continue;
			const box = closeBox(from, y, side, isDark, tolerances);
			if (box) found.push({ box, isTicked: inkIn(box, isDark) >= tolerances.leastInk });
		}
	}
	return found;
}

type IsDark = (x: number, y: number) => boolean;

/** Whether a top edge belongs to a box: sides and bottom are drawn as well, and the corners are closed. */
function closeBox(
	x0: number,
	y0: number,
	side: number,
	isDark: IsDark,
	{ leastEdge }: TickBoxTolerances,
): Box | undefined {
	const x1 = x0 + side - 1;
	for (const ratio of SQUARE) {
		const y1 = y0 + Math.round(side * ratio) - 1;
		const rows = y1 - y0 + 1;
		// A line may be off by a pixel, because scans are never straight.
		const near = (count: number, at: (i: number, shift: number) => boolean) => {
			let light = 0;
			for (let i = 0; i < count; i += 1) {
				if (at(i, 0) || at(i, 1) || at(i, -1)) continue;
				light += 1;
				// Most runs are strokes of letters, which a few pixels reveal.
				if ((count - light) / count < leastEdge) return false;
			}
			return true;
		};
		const hasEdges =
			near(rows, (i, shift) => isDark(x0 + shift, y0 + i)) &&
			near(rows, (i, shift) => isDark(x1 + shift, y0 + i)) &&
			near(side, (i, shift) => isDark(x0 + i, y1 + shift));
		if (!hasEdges) continue;
		// Strokes of letters and table cells continue beyond the corners of a box.
		const past = Math.max(3, Math.round(side * 0.25));
		const goesOn =
			isDark(x0 - past, y0) ||
			isDark(x1 + past, y0) ||
			isDark(x0, y0 - past) ||
			isDark(x1, y0 - past) ||
			isDark(x0, y1 + past) ||
			isDark(x0 - past, y1) ||
			isDark(x1 + past, y1);
		if (goesOn) continue;
		return { x0, y0, x1: x1 + 1, y1: y1 + 1 };
	}
	return undefined;
}

function inkIn({ x0, y0, x1, y1 }: Box, isDark: IsDark): number {
	const inset = Math.max(2, Math.round((x1 - x0) * 0.2));
	let [dark, all] = [0, 0];
	for (let y = y0 + inset; y < y1 - inset; y += 1) {
		for (let x = x0 + inset; x < x1 - inset; x += 1) {
			all += 1;
			if (isDark(x, y)) dark += 1;
		}
	}
	return all === 0 ? 0 : dark / all;
}
