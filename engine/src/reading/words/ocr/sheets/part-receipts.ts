import type { Corners } from '../../../../model/projection.ts';
import type { LineArea } from '../ocr-engine.ts';
import { append } from '../../../../model/append.ts';
import { maxOf, minOf } from '../../../../model/extremes.ts';
import { medianOf } from '../../../../model/median.ts';

/** Minimum width of the gutter between two receipts on white, in line heights. */
const MIN_GUTTER = 1.5;
/**
 * Minimum lines of a receipt, its width in line heights, and its minimum height relative to the width; a column of
 * a form is wider.
 */
const MIN_LINES = 8;
const WIDTH = { least: 8, most: 28 };
const MIN_HEIGHT = 1;
/** Maximum gap within a receipt, in line heights. A letter has gaps between its parts. */
const MAX_GAP = 5;
/**
 * Tolerance for level lines, in line heights. Amounts are level with their articles; lines of two receipts are
 * level only by chance.
 */
const LEVEL = 0.2;
const MIN_LEVEL_SHARE = 0.5;
/** Margin of paper around the text, in line heights. */
const MARGIN = 1;

/**
 * Separates receipts side by side on a white background: only the gutters between them and lines that are not
 * level distinguish them. Returns none if a picture shows one sheet.
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

/** Groups of lines that no gutter separates, from left to right. */
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

/** Whether most lines of a column are level with a line to the left. */
function isLevelWith(
	column: readonly LineArea[],
	left: readonly LineArea[],
	tolerance: number,
): boolean {
	const level = column.filter((line) =>
		left.some((other) => {
			// Where the other line would be if it were extended to this one.
			const y = other.y + other.slope * (line.left - other.x);
			return Math.abs(y - (line.y + line.slope * (line.left - line.x))) <= tolerance;
		}),
	);
	return level.length >= MIN_LEVEL_SHARE * column.length;
}

/** The largest distance between the centres of two consecutive lines. */
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
