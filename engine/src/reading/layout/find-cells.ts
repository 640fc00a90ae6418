import type { Box, Rules, Word } from '../../model/document.ts';
import { middleX, middleY } from '../../model/geometry.ts';
import type { Run, RunLines } from './run.ts';

/** The runs between the same drawn lines, in reading order, and the bounded area. */
export type RunCell = { box: Box; runs: Run[] };

export type CellTolerances = {
	/** How far a rule may overlap a run, as a share of its height. */
	intoText: number;
	/** Minimum share of a run's width that a rule must cover to bound it. */
	covered: number;
};

const USUAL: CellTolerances = { intoText: 0.35, covered: 0.6 };
/** Maximum gap between rules that meet, in letter heights. */
const MEETING = 0.5;
/** Bounds the work; a page with more runs is not a form. */
const MAX_RUNS = 5000;
const MAX_WORDS = 20_000;

/** The rules that meet others. Underlines and strikethroughs bound nothing. */
export function findGrid(
	{ horizontal, vertical }: Rules,
	words: readonly Word[],
	size: number,
): Rules {
	if (words.length > MAX_WORDS) return { horizontal: [], vertical: [] };
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

/** Whether a rule crosses words for most of its length. */
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
 * Groups runs that lie between the same rules into cells. A cell has a rule above and below it. Its sides may be
 * open, as at the edges of many forms.
 */
export function findCells(
	lines: RunLines,
	grid: Rules,
	tolerances: CellTolerances = USUAL,
): RunCell[] {
	const runs = lines.flat();
	if (grid.horizontal.length < 2 || runs.length > MAX_RUNS) return [];
	const cells = new Map<string, RunCell>();
	for (const run of runs) {
		const walls = findWalls(run, grid, tolerances);
		if (!walls) continue;
		const key = [walls.x0, walls.y0, walls.x1, walls.y1].join();
		const cell = cells.get(key) ?? { box: walls, runs: [] };
		cells.set(key, cell);
		cell.runs.push(run);
	}
	return [...cells.values()];
}

/** The nearest rules around a run. */
function findWalls(
	{ box }: Run,
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
