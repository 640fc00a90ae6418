import type { GreyImage } from '../../../../model/document.ts';
import { project } from '../../../../model/projection.ts';
import type { Projection } from '../../../../model/projection.ts';
import type { LineArea } from '../ocr-engine.ts';

/**
 * The probability of text for each pixel of a reduced picture. `across` and `down` are pixels of the picture per
 * pixel of the map.
 */
export type TextMap = {
	likely: Float32Array;
	width: number;
	height: number;
	across: number;
	down: number;
};

/** Minimum probability of a text pixel, and minimum mean probability of an area. */
const TEXT = 0.3;
const SURE_TEXT = 0.5;
const MIN_PIXELS = 12;
/** The detector marks the core of a line. Areas are grown by this ratio of area to perimeter. */
const ADDED = 1.6;
/** Quantile of the pixels of an area that may lie outside it, above and below. */
const STICKING_OUT = 0.005;
/** Minimum aspect ratio of an area that determines the slope of its line. */
const MIN_SLOPING = 3;

/** The areas of text on a map, in the order of their first pixels. */
export function findAreas(map: TextMap): LineArea[] {
	const { likely, width, height } = map;
	const seen = new Uint8Array(width * height);
	const areas: LineArea[] = [];
	for (let start = 0; start < seen.length; start += 1) {
		if (seen[start] === 1 || (likely[start] ?? 0) < TEXT) continue;
		const pixels = collectArea(map, start, seen);
		const area = pixels.length < MIN_PIXELS ? undefined : measureArea(map, pixels);
		if (area) areas.push(area);
	}
	return areas;
}

function collectArea(
	{ likely, width, height }: TextMap,
	start: number,
	seen: Uint8Array,
): number[] {
	const pixels = [start];
	seen[start] = 1;
	// The list grows during the loop.
	for (const at of pixels) {
		const x = at % width;
		const y = (at - x) / width;
		for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
			for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
				const neighbour = row * width + column;
				if (seen[neighbour] === 1 || (likely[neighbour] ?? 0) < TEXT) continue;
				seen[neighbour] = 1;
				pixels.push(neighbour);
			}
		}
	}
	return pixels;
}

function measureArea(
	{ likely, width, across, down }: TextMap,
	pixels: number[],
): LineArea | undefined {
	let [sumX, sumY, sure, left, right] = [0, 0, 0, width, 0];
	for (const at of pixels) {
		const x = at % width;
		sumX += x;
		sumY += (at - x) / width;
		sure += likely[at] ?? 0;
		left = Math.min(left, x);
		right = Math.max(right, x + 1);
	}
	const count = pixels.length;
	if (sure / count < SURE_TEXT) return undefined;
	const [x, y] = [sumX / count, sumY / count];
	const length = right - left;
	const slope = length < MIN_SLOPING * (count / length) ? 0 : slopeOf(pixels, width, x, y);
	const offsets = Float32Array.from(pixels, (at) => {
		const column = at % width;
		return (at - column) / width - y - slope * (column - x);
	}).sort();
	const top = (offsets[Math.floor(STICKING_OUT * count)] ?? 0) - 0.5;
	const bottom = (offsets[Math.ceil((1 - STICKING_OUT) * count) - 1] ?? 0) + 0.5;
	const thickness = bottom - top;
	const added = (ADDED * length * thickness) / (2 * (length + thickness));
	return {
		x: (x + 0.5) * across,
		y: (y + 0.5 + (top + bottom) / 2) * down,
		slope: (slope * down) / across,
		left: (left - added) * across,
		right: (right + added) * across,
		half: (thickness / 2 + added) * down,
	};
}

function slopeOf(pixels: readonly number[], width: number, x: number, y: number): number {
	let [spread, together] = [0, 0];
	for (const at of pixels) {
		const column = at % width;
		spread += (column - x) ** 2;
		together += (column - x) * ((at - column) / width - y);
	}
	return spread === 0 ? 0 : together / spread;
}

/** Maps a line to another picture of the same page. */
export function projectLine(
	{ x, y, slope, left, right, half }: LineArea,
	to: Projection,
): LineArea {
	const ends = [left, right]
		.map((end) => project(to, { x: end, y: y + slope * (end - x) }))
		.sort((a, b) => a.x - b.x);
	const [start = { x, y }, end = { x, y }] = ends;
	const middle = project(to, { x, y });
	const [above, below] = [project(to, { x, y: y - half }), project(to, { x, y: y + half })];
	return {
		...middle,
		slope: (end.y - start.y) / Math.max(1, end.x - start.x),
		left: start.x,
		right: end.x,
		half: Math.hypot(above.x - below.x, above.y - below.y) / 2,
	};
}

/** Whether most of the text on a picture is vertical. */
export function liesOnSide(lines: readonly LineArea[]): boolean {
	let [across, down] = [0, 0];
	for (const { left, right, half } of lines) {
		const [length, height] = [right - left, 2 * half];
		if (length > MIN_LONGER * height) across += length;
		if (height > MIN_LONGER * length) down += height;
	}
	return down > across;
}

/** Minimum aspect ratio of an area that determines the direction of text. */
const MIN_LONGER = 1.4;

/** Crops a line, straightened, `height` pixels high and as wide as its aspect ratio requires. */
export function cutLine(image: GreyImage, line: LineArea, height: number): GreyImage {
	const scale = height / (2 * line.half);
	const width = Math.max(1, Math.round((line.right - line.left) * scale));
	// Each pixel of the crop averages this many samples per direction where it covers several pixels.
	const points = Math.max(1, Math.min(MAX_POINTS, Math.round(1 / scale)));
	const data = new Uint8Array(width * height);
	for (let row = 0; row < height; row += 1) {
		for (let column = 0; column < width; column += 1) {
			let sum = 0;
			for (let j = 0; j < points; j += 1) {
				for (let i = 0; i < points; i += 1) {
					const x = line.left + (column + (i + 0.5) / points) / scale;
					const middle = line.y + line.slope * (x - line.x);
					sum += lightAt(image, x, middle - line.half + (row + (j + 0.5) / points) / scale);
				}
			}
			data[row * width + column] = Math.round(sum / points ** 2);
		}
	}
	return { data, width, height };
}

const MAX_POINTS = 4;

/** Bilinear interpolation; beyond the edge, the value at the edge. */
function lightAt({ data, width, height }: GreyImage, x: number, y: number): number {
	const [right, bottom] = [Math.max(0, width - 1), Math.max(0, height - 1)];
	const [inX, inY] = [
		Math.max(0, Math.min(right, x - 0.5)),
		Math.max(0, Math.min(bottom, y - 0.5)),
	];
	const [column, row] = [Math.floor(inX), Math.floor(inY)];
	const [shareX, shareY] = [inX - column, inY - row];
	const at = row * width + column;
	const beside = column < right ? 1 : 0;
	const below = row < bottom ? width : 0;
	const upper = (data[at] ?? 0) * (1 - shareX) + (data[at + beside] ?? 0) * shareX;
	const lower = (data[at + below] ?? 0) * (1 - shareX) + (data[at + below + beside] ?? 0) * shareX;
	return upper * (1 - shareY) + lower * shareY;
}
