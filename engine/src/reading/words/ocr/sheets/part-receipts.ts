import type { Corners } from '../../../../model/projection.ts';
import type { LineArea } from '../ocr-engine.ts';
import { append } from '../../../../model/append.ts';
import { maxOf, minOf } from '../../../../model/extremes.ts';
import { medianOf } from '../../../../model/median.ts';

/** Between two receipts on white nothing is printed, at least this wide, in heights of lines. */
const MIN_GUTTER = 1.5;
/** A receipt has so many lines, is so wide, in heights of lines, and so high for its width; a column of a form is wider. */
const MIN_LINES = 8;
const WIDTH = { least: 8, most: 28 };
const MIN_HEIGHT = 1;
/** The lines of a receipt go on, those of a letter leave room between its parts. In heights of lines. */
const MAX_GAP = 5;
/** Amounts stand level with what they are for; lines of two receipts are level by chance. In heights of lines. */
const LEVEL = 0.2;
const MIN_LEVEL_SHARE = 0.5;
/** Paper around the text, in heights of lines. */
const MARGIN = 1;

/**
 * Receipts that lie side by side on something as white as they are: nothing tells them apart but the gutters
 * between them and lines that are not level. None where a picture shows one sheet.
 */
export function partReceipts(
	lines: readonly LineArea[],
	{ width, height }: { width: number; height: number },
): { corners: Corners; lines: LineArea[] }[] {
	const size = 2 * medianOf(lines.map(({ half }) => half));
	const receipts: LineArea[][] = [];
	for (const column of findColumns(lines, MIN_GUTTER * size)) {
		const last = receipts.at(-1);
		if (last && isLevelWith(column, last, LEVEL * size)) append(last, column);
		else receipts.push([...column]);
	}
	if (receipts.length < 2) return [];
	const parts = receipts.map((own) => ({ own, box: boxOf(own) }));
	const areReceipts = parts.every(({ own, box }) => {
		const [wide, high] = [box.x1 - box.x0, box.y1 - box.y0];
		const isNarrow = wide >= WIDTH.least * size && wide <= WIDTH.most * size;
		const isHigh = own.length >= MIN_LINES && high >= MIN_HEIGHT * wide;
		return isNarrow && isHigh && widestGap(own) <= MAX_GAP * size;
	});
	if (!areReceipts) return [];
	return parts.map(({ own, box }) => {
		const around = MARGIN * size;
		const [x0, x1] = [Math.max(0, box.x0 - around), Math.min(width, box.x1 + around)];
		const [y0, y1] = [Math.max(0, box.y0 - around), Math.min(height, box.y1 + around)];
		const corners: Corners = [
			{ x: x0, y: y0 },
			{ x: x1, y: y0 },
			{ x: x1, y: y1 },
			{ x: x0, y: y1 },
		];
		return { corners, lines: own };
	});
}

/** Lines that no gutter parts from each other, from left to right. */
function findColumns(lines: readonly LineArea[], gutter: number): LineArea[][] {
	const columns: LineArea[][] = [];
	let end = -Infinity;
	for (const line of lines.toSorted((a, b) => a.left - b.left)) {
		if (line.left - end > gutter) columns.push([line]);
		else columns.at(-1)?.push(line);
		end = Math.max(end, line.right);
	}
	return columns;
}

/** Whether most lines of a column stand level with one of those to its left. */
function isLevelWith(
	column: readonly LineArea[],
	left: readonly LineArea[],
	tolerance: number,
): boolean {
	const level = column.filter((line) =>
		left.some((other) => {
			// Where the other line would be if it went on up to this one.
			const y = other.y + other.slope * (line.left - other.x);
			return Math.abs(y - (line.y + line.slope * (line.left - line.x))) <= tolerance;
		}),
	);
	return level.length >= MIN_LEVEL_SHARE * column.length;
}

/** The most room between the middles of two lines below each other. */
function widestGap(lines: readonly LineArea[]): number {
	const heights = lines.map(({ y }) => y).sort((a, b) => a - b);
	return maxOf(heights.map((y, i) => y - (heights[i - 1] ?? y)));
}

function boxOf(lines: readonly LineArea[]) {
	const heights = lines.flatMap(({ x, y, slope, left, right, half }) =>
		[left, right].flatMap((at) => [y + slope * (at - x) - half, y + slope * (at - x) + half]),
	);
	return {
		x0: minOf(lines.map(({ left }) => left)),
		x1: maxOf(lines.map(({ right }) => right)),
		y0: minOf(heights),
		y1: maxOf(heights),
	};
}
