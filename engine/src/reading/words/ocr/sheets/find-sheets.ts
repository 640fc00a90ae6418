import type { GreyImage } from '../../../../model/document.ts';
import type { Corners, Point } from '../../../../model/projection.ts';
import type { LineArea } from '../ocr-engine.ts';
import { shrinkImage } from '../prepare-image.ts';
import { areaOf, findHull, fitCorners } from './fit-corners.ts';
import { closeInk, labelEven } from './find-even.ts';
import { medianOf } from '../../../../model/median.ts';

/** Size of the copy on which paper is searched. */
const SIDE_PX = 400;
/** Thresholds of change per pixel at which paper ends; the edge of a shadow is softer. */
const EDGES = [26, 14] as const;
/** Minimum share of paper in the area of its outline and of its four corners. */
const MIN_OF_HULL = 0.7;
const MIN_OF_CORNERS = 0.88;
/** Minimum share of the picture; a sheet that fills nearly all of it ends at the edges of the picture. */
const MIN_SHARE = 0.04;
const MAX_SHARE = 0.97;
/** How much darker the surroundings of paper are, and at what share of the visible places. */
const DARKER = 15;
const MIN_DARKER = 0.7;
const MIN_SEEN = 0.4;
const STEPS_PER_SIDE = 24;
/** Distance inside and outside an edge, in pixels of the copy. */
const BESIDE_EDGE_PX = 5;
/** Minimum share of the text on the sheets, and minimum lines on each of several. */
const MIN_TEXT = 0.8;
const MIN_LINES = 4;

/** The corners of each sheet of paper on a picture, in its pixels; none if the picture shows only paper. */
export async function findSheets(
	image: GreyImage,
	lines: readonly LineArea[],
): Promise<{ corners: Corners; lines: LineArea[] }[]> {
	const scale = Math.min(1, SIDE_PX / Math.max(image.width, image.height));
	const small = closeInk(await shrinkImage(image, scale));
	const total = lengthOf(lines);
	for (const edge of EDGES) {
		const found = findPaper(small, lines, { scale, edge });
		const sheets = found.length > 1 ? found.filter((one) => one.lines.length >= MIN_LINES) : found;
		if (sheets.length === 0 || lengthOf(sheets.flatMap((one) => one.lines)) < MIN_TEXT * total) {
			continue;
		}
		return sheets;
	}
	return [];
}

function findPaper(
	small: GreyImage,
	lines: readonly LineArea[],
	{ scale, edge }: { scale: number; edge: number },
): { corners: Corners; lines: LineArea[] }[] {
	const labels = labelEven(small, edge);
	const labelAt = ({ x, y }: Point) =>
		x < 0 || y < 0 || x >= small.width || y >= small.height
			? 0
			: (labels[Math.floor(y) * small.width + Math.floor(x)] ?? 0);
	const linesOf = new Map<number, LineArea[]>();
	for (const line of lines) {
		const label = mostFrequent(pointsAround(line, scale).map(labelAt));
		if (label > 0) linesOf.set(label, [...(linesOf.get(label) ?? []), line]);
	}
	const sheets: { corners: Corners; lines: LineArea[] }[] = [];
	for (const label of linesOf.keys()) {
		const corners = outlineOf(labels, label, small);
		if (!corners) continue;
		const onPicture = corners.map(({ x, y }) => ({ x: x / scale, y: y / scale }));
		const within = lines.filter((line) => isInside(line, onPicture));
		sheets.push({ corners: orderCorners(onPicture, within), lines: within });
	}
	// A box drawn on a sheet is part of the sheet.
	return sheets.filter(({ corners }) => {
		const middle = middleOf(corners);
		return !sheets.some(
			(other) =>
				other.corners !== corners &&
				isInside(middle, other.corners) &&
				areaOf(other.corners) > areaOf(corners),
		);
	});
}

/** Points of the paper between a line and its neighbours, along its whole length. */
function pointsAround({ x, y, slope, left, right, half }: LineArea, scale: number): Point[] {
	return [0.05, 0.3, 0.5, 0.7, 0.95].flatMap((share) => {
		const at = left + share * (right - left);
		const middle = y + slope * (at - x);
		return [-1, 0, 1].map((side) => ({ x: at * scale, y: (middle + side * half) * scale }));
	});
}

function outlineOf(labels: Uint32Array, label: number, small: GreyImage): Corners | undefined {
	const { width, height } = small;
	const ends: Point[] = [];
	let pixels = 0;
	for (let y = 0; y < height; y += 1) {
		let [first, last] = [-1, -1];
		for (let x = 0; x < width; x += 1) {
			if (labels[y * width + x] !== label) continue;
			if (first < 0) first = x;
			last = x;
			pixels += 1;
		}
		// The corners of its first and last pixel. The even area ends one pixel before the edge of the paper.
		if (first >= 0) ends.push({ x: first - 1, y }, { x: last + 2, y }, { x: first, y: y + 1 });
	}
	const hull = findHull(ends);
	const area = areaOf(hull);
	if (area < MIN_SHARE * width * height || pixels < MIN_OF_HULL * area) return undefined;
	const corners = fitCorners(hull);
	if (!corners || area < MIN_OF_CORNERS * areaOf(corners)) return undefined;
	if (area > MAX_SHARE * width * height) return undefined;
	return isDarkerAround(small, corners) ? corners : undefined;
}

function isDarkerAround(image: GreyImage, corners: Corners): boolean {
	const middle = middleOf(corners);
	let [seen, darker] = [0, 0];
	for (let side = 0; side < 4; side += 1) {
		const [from = middle, to = middle] = [corners[side], corners[(side + 1) % 4]];
		const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
		// Points outwards, because corners are in clockwise order.
		const [outX, outY] = [(to.y - from.y) / length, (from.x - to.x) / length];
		for (let step = 0; step < STEPS_PER_SIDE; step += 1) {
			const share = (step + 0.5) / STEPS_PER_SIDE;
			const [x, y] = [from.x + share * (to.x - from.x), from.y + share * (to.y - from.y)];
			const lightAt = (distance: number) =>
				lightOf(image, x + distance * outX, y + distance * outY);
			const [inside, outside] = [lightAt(-BESIDE_EDGE_PX), lightAt(BESIDE_EDGE_PX)];
			if (inside === undefined || outside === undefined) continue;
			seen += 1;
			if (inside - outside >= DARKER) darker += 1;
		}
	}
	return seen >= MIN_SEEN * 4 * STEPS_PER_SIDE && darker >= MIN_DARKER * seen;
}

function lightOf({ data, width, height }: GreyImage, x: number, y: number): number | undefined {
	const [column, row] = [Math.floor(x), Math.floor(y)];
	if (column < 0 || row < 0 || column >= width || row >= height) return undefined;
	return data[row * width + column];
}

/** Rotates the corners, so that the first side runs in the direction of the text. */
function orderCorners(corners: readonly Point[], lines: readonly LineArea[]): Corners {
	const text = Math.atan(medianOf(lines.map(({ slope }) => slope)));
	const turnOf = (i: number) => {
		const [from, to] = [corners[i], corners[(i + 1) % 4]];
		if (!from || !to) return Infinity;
		const angle = Math.atan2(to.y - from.y, to.x - from.x) - text;
		return Math.abs(Math.atan2(Math.sin(angle), Math.cos(angle)));
	};
	const first = [0, 1, 2, 3].reduce((best, i) => (turnOf(i) < turnOf(best) ? i : best), 0);
	const at = (i: number) => corners[(first + i) % 4] ?? { x: 0, y: 0 };
	return [at(0), at(1), at(2), at(3)];
}

function isInside({ x, y }: Point, corners: readonly Point[]): boolean {
	return corners.every((from, i) => {
		const to = corners[(i + 1) % corners.length] ?? from;
		return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) >= 0;
	});
}

function middleOf(points: readonly Point[]): Point {
	const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
	return { x: sum.x / points.length, y: sum.y / points.length };
}

function lengthOf(lines: readonly LineArea[]): number {
	return lines.reduce((sum, { left, right }) => sum + right - left, 0);
}

function mostFrequent(labels: readonly number[]): number {
	const counts = new Map<number, number>();
	for (const label of labels) if (label > 0) counts.set(label, (counts.get(label) ?? 0) + 1);
	let [best, most] = [0, 0];
	for (const [label, count] of counts) if (count > most) [best, most] = [label, count];
	return best;
}
