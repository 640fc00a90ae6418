import type { GreyImage } from '../../../../model/document.ts';
import { invert, layOn, project } from '../../../../model/projection.ts';
import type { Corners, Projection } from '../../../../model/projection.ts';
import { projectLine } from '../neural/find-areas.ts';
import type { LineArea } from '../ocr-engine.ts';
import { findSheets } from './find-sheets.ts';
import { partReceipts } from './part-receipts.ts';
import { maxOf, minOf } from '../../../../model/extremes.ts';
import { medianOf } from '../../../../model/median.ts';

/** A sheet as a scanner would show it, and the mapping to the picture. */
export type FlatSheet = { image: GreyImage; lines: LineArea[]; toPicture: Projection };

/** A single sheet whose sides are parallel within this, in degrees, and that is hardly rotated is read as it is. */
const PARALLEL_DEGREES = 1.5;
const STRAIGHT_DEGREES = 5;
/** Flattening failed if lines still slope by this much, and by more than this share of before. */
const MAX_SLOPE = 0.02;
const MAX_SLOPE_LEFT = 0.6;
const MIN_SIDE_PX = 64;

/** Flattens the sheets of paper on a picture, in reading order; none if the picture is to be read as it is. */
export async function flattenSheets(
	image: GreyImage,
	lines: readonly LineArea[],
): Promise<FlatSheet[]> {
	const sheets = await findSheets(image, lines);
	const [only] = sheets;
	// Each is straightened when it is read.
	if (!only) return inOrder(partReceipts(lines, image).map((sheet) => flatten(image, sheet)));
	if (sheets.length === 1 && isFlat(only.corners)) return [];
	const flat = sheets.map((sheet) => flatten(image, sheet));
	const isStraight = flat.every((sheet, i) => {
		const [before, after] = [slopeOf(sheets[i]?.lines ?? []), slopeOf(sheet.lines)];
		return after <= Math.max(MAX_SLOPE, MAX_SLOPE_LEFT * before);
	});
	return isStraight ? inOrder(flat) : [];
}

function flatten(
	image: GreyImage,
	{ corners, lines }: { corners: Corners; lines: readonly LineArea[] },
): FlatSheet {
	const [top, right, bottom, left] = sidesOf(corners).map(({ length }) => length);
	const width = Math.max(MIN_SIDE_PX, Math.round(Math.max(top ?? 0, bottom ?? 0)));
	const height = Math.max(MIN_SIDE_PX, Math.round(Math.max(right ?? 0, left ?? 0)));
	const toPicture = layOn({ width, height }, corners);
	const fromPicture = invert(toPicture);
	return {
		image: projectImage(image, toPicture, { width, height }),
		lines: lines.map((line) => projectLine(line, fromPicture)),
		toPicture,
	};
}

/** Samples a picture of this size through the mapping `from`; beyond the edge it is white. */
export function projectImage(
	{ data, width, height }: GreyImage,
	from: Projection,
	size: { width: number; height: number },
	around = 255,
): GreyImage {
	const projected = new Uint8Array(size.width * size.height).fill(around);
	const [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, h = 0, i = 1] = from;
	for (let row = 0, at = 0; row < size.height; row += 1) {
		for (let column = 0; column < size.width; column += 1, at += 1) {
			const [x, y] = [column + 0.5, row + 0.5];
			const far = g * x + h * y + i;
			const [inX, inY] = [(a * x + b * y + c) / far - 0.5, (d * x + e * y + f) / far - 0.5];
			const [left, top] = [Math.floor(inX), Math.floor(inY)];
			if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
			const [right, down] = [inX - left, inY - top];
			const first = top * width + left;
			const upper = blend(data, first, right);
			const lower = blend(data, first + width, right);
			projected[at] = Math.round(upper * (1 - down) + lower * down);
		}
	}
	return { data: projected, ...size };
}

/** Interpolates between the pixel `at` and the one to its right, of which `share` is taken. */
function blend(data: Uint8Array, at: number, share: number): number {
	return (data[at] ?? 0) * (1 - share) + (data[at + 1] ?? 0) * share;
}

/** From the top left, clockwise; angles in degrees, clockwise. */
function sidesOf(corners: Corners): { length: number; degrees: number }[] {
	return corners.map((from, i) => {
		const to = corners[(i + 1) % 4] ?? from;
		const [x, y] = [to.x - from.x, to.y - from.y];
		return { length: Math.hypot(x, y), degrees: (Math.atan2(y, x) * 180) / Math.PI };
	});
}

function isFlat(corners: Corners): boolean {
	const [top = 0, right = 0, bottom = 0, left = 0] = sidesOf(corners).map(({ degrees }) => degrees);
	const turned = [top, right - 90, bottom - 180, left + 90].map(
		(degrees) => ((degrees + 540) % 360) - 180,
	);
	return (
		maxOf(turned) - minOf(turned) <= PARALLEL_DEGREES &&
		turned.every((degrees) => Math.abs(degrees) <= STRAIGHT_DEGREES)
	);
}

/** The overall slope of the lines. */
function slopeOf(lines: readonly LineArea[]): number {
	return medianOf(lines.map(({ slope }) => Math.abs(slope)));
}

/** Orders sheets from left to right, in rows from top to bottom. */
function inOrder(sheets: FlatSheet[]): FlatSheet[] {
	const placed = sheets.map((sheet) => {
		const { width, height } = sheet.image;
		const middle = project(sheet.toPicture, { x: width / 2, y: height / 2 });
		const top = project(sheet.toPicture, { x: width / 2, y: 0 });
		return { sheet, middle, half: Math.abs(middle.y - top.y) };
	});
	return placed
		.sort((a, b) => {
			const isBeside = Math.abs(a.middle.y - b.middle.y) < Math.max(a.half, b.half);
			return isBeside ? a.middle.x - b.middle.x : a.middle.y - b.middle.y;
		})
		.map(({ sheet }) => sheet);
}
