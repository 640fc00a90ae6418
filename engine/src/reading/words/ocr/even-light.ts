import type { GreyImage } from '../../../model/document.ts';

/** Side of the tiles of a page: a few letters wide, so that each contains paper. */
const CELL_PX = 32;
/** Every second pixel of every second row is sampled. */
const STEP_PX = 2;
/** Minimum share of paper in a tile, and of ink in a tile with print. */
const PAPER_SHARE = 0.3;
const INK_SHARE = 0.02;
/** How many neighbouring tiles determine the paper and the ink. */
const PAPER_REACH = 1;
const INK_REACH = 2;
/** Minimum contrast of print; anything less is paper and noise. */
const MIN_CONTRAST = 60;
/** Quantile of the tiles with print that represents the usual contrast of a page … */
const USUAL_SHARE = 0.75;
/** … and the share of it below which print shines through from the back, or is a speck. */
const MIN_OF_USUAL = 0.8;
/** Thresholds of ink and black. Print with a smaller share of black in its ink has thin or dotted strokes … */
const INK = 150;
const BLACK = 70;
const MIN_BLACK = 0.6;
const MARGIN = 0.1;
/** … which are darkened by this exponent, together with the gaps between their dots. */
const DARKENING = 2;
/** Below this share of the lightest paper, an area is printed dark and not in shadow. */
const DARKEST_PAPER = 0.45;

/** One number per tile of a page. */
type Cells = { values: Float32Array; columns: number; rows: number };

/**
 * Normalises the illumination locally, so that paper becomes white and ink black: shadows, yellowed paper and
 * fading print are evened out.
 */
export function evenLight(image: GreyImage): GreyImage {
	const { data, width, height } = image;
	const { paper, ink, least } = measureLight(image);
	const gain = paper.values.map((light, i) => 255 / Math.max(least, light - (ink.values[i] ?? 0)));
	// Paper becomes white, whatever its contrast with the ink.
	const shift = paper.values.map((light, i) => 255 - light * (gain[i] ?? 1));

	const even = new Uint8Array(data.length);
	const across = betweenCells(width, paper.columns);
	const down = betweenCells(height, paper.rows);
	const [gains, shifts] = [new Float32Array(paper.columns), new Float32Array(paper.columns)];
	for (let y = 0; y < height; y += 1) {
		blendRows(gains, gain, down, y);
		blendRows(shifts, shift, down, y);
		const row = y * width;
		for (let from = 0; from < width;) {
			const cell = across.cell[from] ?? 0;
			let to = from + 1;
			while (to < width && across.cell[to] === cell) to += 1;
			const [g, s] = [gains[cell] ?? 1, shifts[cell] ?? 0];
			const [moreGain, moreShift] = [(gains[cell + 1] ?? g) - g, (shifts[cell + 1] ?? s) - s];
			for (let x = from; x < to; x += 1) {
				const share = across.share[x] ?? 0;
				const light = data[row + x] ?? 255;
				const value = light * (g + moreGain * share) + s + moreShift * share;
				even[row + x] = value < 0 ? 0 : value > 255 ? 255 : value;
			}
			from = to;
		}
	}
	return { data: even, width, height };
}

/**
 * Darkens thin, grey and dotted strokes and leaves solid ones unchanged. Only the middle of the page decides,
 * because the background of a photo is at its edges.
 */
export function darkenThin({ data, width, height }: GreyImage): GreyImage {
	let [ink, black] = [0, 0];
	const [left, right] = [Math.floor(MARGIN * width), Math.ceil((1 - MARGIN) * width)];
	for (let y = Math.floor(MARGIN * height); y < (1 - MARGIN) * height; y += 1) {
		for (let at = y * width + left; at < y * width + right; at += 1) {
			const value = data[at] ?? 255;
			if (value < INK) ink += 1;
			if (value < BLACK) black += 1;
		}
	}
	if (black >= MIN_BLACK * ink) return { data, width, height };
	const darker = Uint8Array.from({ length: 256 }, (_, value) => 255 * (value / 255) ** DARKENING);
	const darkened = new Uint8Array(data.length);
	for (let at = 0; at < data.length; at += 1) darkened[at] = darker[data[at] ?? 255] ?? 255;
	return { data: darkened, width, height };
}

/** The lightness of paper and the darkness of ink in and around each tile; `least` is the minimum contrast of print. */
function measureLight({ data, width, height }: GreyImage): {
	paper: Cells;
	ink: Cells;
	least: number;
} {
	const columns = Math.ceil(width / CELL_PX);
	const rows = Math.ceil(height / CELL_PX);
	const paper = { values: new Float32Array(columns * rows), columns, rows };
	const ink = { values: new Float32Array(columns * rows), columns, rows };
	const histogram = new Uint32Array(256);
	for (let cell = 0; cell < columns * rows; cell += 1) {
		const [left, top] = [(cell % columns) * CELL_PX, Math.floor(cell / columns) * CELL_PX];
		const [right, bottom] = [Math.min(width, left + CELL_PX), Math.min(height, top + CELL_PX)];
		histogram.fill(0);
		let pixels = 0;
		for (let y = top; y < bottom; y += STEP_PX) {
			for (let x = left; x < right; x += STEP_PX) {
				const value = data[y * width + x] ?? 255;
				histogram[value] = (histogram[value] ?? 0) + 1;
				pixels += 1;
			}
		}
		paper.values[cell] = findLevel(histogram, 255, -1, PAPER_SHARE * pixels);
		ink.values[cell] = findLevel(histogram, 0, 1, INK_SHARE * pixels);
	}
	const contrasts = paper.values.map((light, i) => light - (ink.values[i] ?? 0));
	const printed = contrasts.filter((contrast) => contrast >= MIN_CONTRAST).sort();
	const usual = printed[Math.floor(USUAL_SHARE * printed.length)] ?? 0;
	const lightest = paper.values.reduce((most, value) => Math.max(most, value), 0);
	const around = smooth(spread(paper, PAPER_REACH, Math.max));
	return {
		paper: {
			...around,
			values: around.values.map((value) => (value < DARKEST_PAPER * lightest ? lightest : value)),
		},
		ink: smooth(spread(ink, INK_REACH, Math.min)),
		least: Math.max(MIN_CONTRAST, MIN_OF_USUAL * usual),
	};
}

/** The value of a quantile of the histogram, counted from one end. */
function findLevel(histogram: Uint32Array, from: 0 | 255, step: 1 | -1, count: number): number {
	let seen = 0;
	for (let value = from as number; value >= 0 && value < 256; value += step) {
		seen += histogram[value] ?? 0;
		if (seen > count) return value;
	}
	return from;
}

/** Maximum or minimum filter over the tiles: first along the rows, then the columns. */
function spread(cells: Cells, reach: number, choose: (a: number, b: number) => number): Cells {
	return combine(combine(cells, reach, 1, 0, choose), reach, 0, 1, choose);
}

function smooth(cells: Cells): Cells {
	const { columns, rows } = cells;
	const total = spread(cells, 1, (a, b) => a + b);
	const counted = (at: number, most: number) => 1 + (at > 0 ? 1 : 0) + (at < most - 1 ? 1 : 0);
	return {
		...total,
		values: total.values.map(
			(sum, i) => sum / (counted(i % columns, columns) * counted(Math.floor(i / columns), rows)),
		),
	};
}

function combine(
	{ values, columns, rows }: Cells,
	reach: number,
	dx: 0 | 1,
	dy: 0 | 1,
	choose: (a: number, b: number) => number,
): Cells {
	const combined = values.map((value, i) => {
		const [column, row] = [i % columns, Math.floor(i / columns)];
		let result = value;
		for (let d = -reach; d <= reach; d += 1) {
			const [x, y] = [column + d * dx, row + d * dy];
			if (d === 0 || x < 0 || y < 0 || x >= columns || y >= rows) continue;
			result = choose(result, values[y * columns + x] ?? 0);
		}
		return result;
	});
	return { values: combined, columns, rows };
}

/** For each pixel of a side, the tile whose centre precedes it, and the distance to the next. */
type Between = { cell: Uint16Array; share: Float32Array };

function betweenCells(side: number, cells: number): Between {
	const cell = new Uint16Array(side);
	const share = new Float32Array(side);
	for (let i = 0; i < side; i += 1) {
		const at = Math.max(0, Math.min(cells - 1, (i + 0.5) / CELL_PX - 0.5));
		cell[i] = Math.floor(at);
		share[i] = at - Math.floor(at);
	}
	return { cell, share };
}

/** Interpolates the tiles of a row of pixels between those above and below it. */
function blendRows(
	into: Float32Array,
	values: Float32Array,
	{ cell, share }: Between,
	y: number,
): void {
	const [row = 0, part = 0] = [cell[y], share[y]];
	const start = row * into.length;
	for (let i = 0; i < into.length; i += 1) {
		const above = values[start + i] ?? 0;
		into[i] = above + ((values[start + into.length + i] ?? above) - above) * part;
	}
}
