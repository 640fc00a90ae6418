import type { Box, Rules, Word } from '../model/document.ts';
import type { Cell, Line, Segment } from '../model/layout.ts';

export type CellTolerances = {
	/** How far into a segment, as a share of its height, the rule above or below it may reach. */
	intoText: number;
	/** How much of the width of a segment a rule must cover to bound it. */
	covered: number;
};

const USUAL: CellTolerances = { intoText: 0.35, covered: 0.6 };
/** How far rules that meet may be apart, in letter heights. */
const MEETING = 0.5;
/** Work is bounded: a page with more is no form. */
const MOST_SEGMENTS = 5000;
const MOST_WORDS = 20_000;

/** The rules that meet others: lines under words, or through them, bound nothing. */
export function findGrid(
	{ horizontal, vertical }: Rules,
	words: readonly Word[],
	size: number,
): Rules {
	if (words.length > MOST_WORDS) return { horizontal: [], vertical: [] };
	const near = MEETING * size;
	const meets = (level: Box, upright: Box) => {
		const [x, y] = [middleX(upright), middleY(level)];
		const isAcross = level.x0 - near <= x && x <= level.x1 + near;
		return isAcross && upright.y0 - near <= y && y <= upright.y1 + near;
	};
	const levels = horizontal.filter(
		(level) => vertical.some((upright) => meets(level, upright)) && !isStrike(level, words),
	);
	return {
		horizontal: levels,
		vertical: vertical.filter((upright) => levels.some((level) => meets(level, upright))),
	};
}

/** Whether a line goes through words for most of its length. */
function isStrike(rule: Box, words: readonly Word[]): boolean {
	const y = middleY(rule);
	let struck = 0;
	for (const { box } of words) {
		const quarter = (box.y1 - box.y0) / 4;
		if (y < box.y0 + quarter || y > box.y1 - quarter) continue;
		struck += Math.max(0, Math.min(rule.x1, box.x1) - Math.max(rule.x0, box.x0));
	}
	return struck > 0.5 * (rule.x1 - rule.x0);
}

/**
 * Segments between the same rules share a cell; each learns its own. A cell has a rule above and below it;
 * at the side it may be open, as those at the edges of many forms are.
 */
export function findCells(
	lines: readonly Line[],
	grid: Rules,
	tolerances: CellTolerances = USUAL,
): Cell[] {
	const segments = lines.flatMap((line) => line.segments);
	if (grid.horizontal.length < 2 || segments.length > MOST_SEGMENTS) return [];
	const cells = new Map<string, Cell>();
	for (const segment of segments) {
		const walls = findWalls(segment, grid, tolerances);
		if (!walls) continue;
		const key = [walls.x0, walls.y0, walls.x1, walls.y1].join();
		const cell = cells.get(key) ?? { box: walls, segments: [] };
		cells.set(key, cell);
		cell.segments.push(segment);
	}
	const found = [...cells.values()];
	for (const [i, cell] of found.entries()) for (const segment of cell.segments) segment.cell = i;
	return found;
}

/** The nearest rules around a segment. */
function findWalls(
	{ box }: Segment,
	{ horizontal, vertical }: Rules,
	{ intoText, covered }: CellTolerances,
): Box | undefined {
	const into = intoText * (box.y1 - box.y0);
	const middle = middleY(box);
	const [left, right] = [box.x0 + into, box.x1 - into];
	let [above, below]: [Box | undefined, Box | undefined] = [undefined, undefined];
	for (const rule of horizontal) {
		const shared = Math.min(rule.x1, box.x1) - Math.max(rule.x0, box.x0);
		if (shared < covered * (box.x1 - box.x0)) continue;
		const y = middleY(rule);
		if (y <= box.y0 + into && (!above || y > middleY(above))) above = rule;
		if (y >= box.y1 - into && (!below || y < middleY(below))) below = rule;
	}
	if (!above || !below) return undefined;
	const walls = {
		x0: Math.max(above.x0, below.x0),
		y0: middleY(above),
		x1: Math.min(above.x1, below.x1),
		y1: middleY(below),
	};
	for (const rule of vertical) {
		if (rule.y0 > middle || rule.y1 < middle) continue;
		const x = middleX(rule);
		if (x <= left) walls.x0 = Math.max(walls.x0, x);
		if (x >= right) walls.x1 = Math.min(walls.x1, x);
	}
	return walls;
}

function middleX({ x0, x1 }: Box): number {
	return (x0 + x1) / 2;
}

function middleY({ y0, y1 }: Box): number {
	return (y0 + y1) / 2;
}
