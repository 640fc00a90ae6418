import type { Box } from '../../../../model/document.ts';
import { maxOf, minOf } from '../../../../model/extremes.ts';
import type { Line, PageLayout, Segment } from '../../../../model/layout.ts';
import type { Column, Header } from './header.ts';
import { isOtherHead } from './judge-lines.ts';
import { isTotalsLine } from './judge-sums.ts';

/** Number of lines examined to find column edges. */
const LOOKED_AT = 40;
/** Minimum lines that fill half of the columns for the other lines to be ignored. */
const MIN_FULL = 2;
const STEPS = 60;
/** Cost of splitting a segment; splitting a word costs 1. */
const SEGMENT = 0.5;
const FARNESS = 0.4;
/** Maximum offset of a text from its head, in letter heights. */
const ALIGNED = 0.3;

/** A line that is drawn between two heads. */
type FindWall = (column: Column, next: Column) => number | undefined;
/** The default position of the edge between two heads. */
type Usual = (column: Column, next: Column) => number;

/** Defaults: centred; heads left of their numbers; heads right of their texts. */
const USUAL: readonly Usual[] = [
	({ x1 }, next) => (x1 + next.x0) / 2,
	(_, next) => next.x0 - 1,
	({ x1 }) => x1 + 1,
];

/**
 * The right edges of the columns: at the line drawn between two heads, otherwise where an edge cuts or merges the
 * fewest cells of the rows.
 */
export function findEdges(page: PageLayout, { columns, lastLine }: Header): number[] {
	const below = page.lines.slice(lastLine + 1, lastLine + 1 + LOOKED_AT);
	const end = below.findIndex((line, i) => i > 0 && (isOtherHead(line) || isTotalsLine(line)));
	const lines = chooseLines(end < 0 ? below : below.slice(0, end), columns.length);
	const walls = findWalls(page, lastLine);
	const wallOf: FindWall = (column, next) => {
		const middle = (column.x1 + next.x0) / 2;
		return walls
			.filter((x) => x > column.x1 - page.size && x < next.x0 + page.size)
			.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
	};
	const gaps = listGaps(lines, columns, wallOf);
	const placed = USUAL.map((usual) => gaps.map((gap) => placeEdge(gap, usual)));
	const counted = findCountedEdges(lines, columns);
	const [best] = (counted ? [...placed, counted] : placed)
		.map((edges) => ({ edges, collisions: countCollisions(lines, edges) }))
		.sort((one, other) => one.collisions - other.collisions);
	return best?.edges ?? [];
}

/** The lines that show where columns are: those that fill half of them, or else all with several segments. */
function chooseLines(lines: readonly Line[], count: number): Line[] {
	const several = lines.filter(({ segments }) => segments.length > 1);
	const full = several.filter(({ segments }) => segments.length >= count / 2);
	return full.length >= MIN_FULL ? full : several;
}

/** The right edge of a column if it is certain, or else the places between its head and the next one. */
type Gap = number | { column: Column; next: Column; width: number; places: Place[] };
/** A place for an edge, and how much of the rows it cuts. */
type Place = { x: number; crossed: number };

function listGaps(lines: readonly Line[], columns: readonly Column[], wallOf: FindWall): Gap[] {
	const segments = lines.flatMap((line) => line.segments);
	const words = segments.flatMap((segment) => segment.words);
	return columns.map((column, i) => {
		const next = columns[i + 1];
		if (!next) return Infinity;
		const wall = wallOf(column, next);
		if (wall !== undefined) return wall;
		const from = (column.x0 + column.x1) / 2;
		const width = (next.x0 + next.x1) / 2 - from;
		const places = Array.from({ length: STEPS + 1 }, (_, step) => {
			const x = from + (width * step) / STEPS;
			return { x, crossed: countCrossed(words, x) + SEGMENT * countCrossed(segments, x) };
		});
		return { column, next, width, places };
	});
}

/** Places an edge between two heads where it cuts the fewest words; of equal places, nearest to the default. */
function placeEdge(gap: Gap, usualOf: Usual): number {
	if (typeof gap === 'number') return gap;
	const usual = usualOf(gap.column, gap.next);
	let best = usual;
	let fewest = Infinity;
	for (const { x, crossed } of gap.places) {
		const cost = crossed + FARNESS * (Math.abs(x - usual) / Math.max(1, gap.width));
		if (cost < fewest) [best, fewest] = [x, cost];
	}
	return best;
}

function countCrossed(boxes: readonly { box: Box }[], x: number): number {
	let count = 0;
	for (const { box } of boxes) if (box.x0 < x && box.x1 > x) count += 1;
	return count;
}

/**
 * The edges by the rows that have as many cells as the head: cells and heads are in the same order, wherever a head
 * stands above its numbers. Undefined if the cells of two columns overlap, or texts begin below another head.
 */
function findCountedEdges(
	lines: readonly Line[],
	columns: readonly Column[],
): number[] | undefined {
	const full = lines.filter(({ segments }) => segments.length === columns.length);
	if (full.length < MIN_FULL) return undefined;
	const isMoved = ({ box, text, size }: Segment, i: number) =>
		/\p{L}{2}/u.test(text) &&
		columns.some(({ x0 }, at) => at !== i && Math.abs(x0 - box.x0) < ALIGNED * size);
	if (full.filter(({ segments }) => segments.some(isMoved)).length * 2 > full.length)
		return undefined;
	const sides = columns.map((_, i) => ({
		end: maxOf(full.map(({ segments }) => segments[i]?.box.x1 ?? 0)),
		next: minOf(full.map(({ segments }) => segments[i + 1]?.box.x0 ?? Infinity)),
	}));
	const isClear = sides.every(({ end, next }) => end < next);
	return isClear ? sides.map(({ end, next }) => (end + next) / 2) : undefined;
}

/** Counts how often two segments of a line fall into one column. */
function countCollisions(lines: readonly Line[], edges: readonly number[]): number {
	return lines.reduce((sum, { segments }) => {
		const columns = segments.map(({ box }) =>
			edges.findIndex((edge) => (box.x0 + box.x1) / 2 < edge),
		);
		return sum + columns.length - new Set(columns).size;
	}, 0);
}

/** The vertical lines drawn from the head of a table into its rows. */
function findWalls({ grid, lines }: PageLayout, lastLine: number): number[] {
	const [head, row] = [lines[lastLine]?.box, lines[lastLine + 1]?.box];
	if (!head || !row) return [];
	return grid.vertical
		.filter(({ y0, y1 }) => y0 < (head.y0 + head.y1) / 2 && y1 > (row.y0 + row.y1) / 2)
		.map(({ x0, x1 }) => (x0 + x1) / 2);
}
