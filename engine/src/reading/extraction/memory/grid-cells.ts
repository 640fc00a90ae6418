import type { Box } from '../../../model/document.ts';
import { middleX, middleY, sharesWidth } from '../../../model/geometry.ts';
import type { PageLayout, Segment } from '../../../model/layout.ts';
import type { GridCell } from '../../../model/memory.ts';
import type { Document, Fact } from '../document.ts';
import type { Candidate } from '../labelled/candidate.ts';
import { hashText } from './hash-words.ts';
import { scale } from './map-page.ts';
import type { Again, Expected } from './read-text-at.ts';

/** Maximum number of lines between a cell and the head of its column. */
const MAX_LINES = 45;
/** A row has at least this number of cells. */
const MIN_CELLS = 2;
const SUPPORT = 0.9;
const YEAR = /^\D{0,2}(?:19|20)\d\d\D{0,2}$/;
const LETTER = /\p{L}/u;

/**
 * The label of the row and the head of the column of a figure; undefined if it is not a cell of a grid: a text or a year
 * begins its row, the row has another figure, and a line above has a text or a year for each of them.
 */
export function cellOf(page: PageLayout, figure: Segment): GridCell | undefined {
	const line = page.lines[figure.line]?.segments ?? [];
	const from = line.findIndex(({ text }) => isName(text));
	const label = line[from];
	const after = line.slice(from + 1);
	const row = after.filter(({ text }) => isFigure(text));
	const at = row.findIndex(({ box }) => box.x0 === figure.box.x0);
	if (!label || at < 0 || row.length < MIN_CELLS) return undefined;
	// A line with several labels is not a row: each of them names the figure after it.
	if (after.some(({ text }) => isName(text))) return undefined;
	const heads = headsOver(page, label, row)?.map(({ text }) => hashText(text));
	const column = heads?.[at];
	if (!heads || column === undefined) return undefined;
	const isOnce = heads.filter((hash) => hash === column).length === 1;
	return isOnce ? { row: hashText(label.text), column } : undefined;
}

function isName(text: string): boolean {
	return LETTER.test(text) || YEAR.test(text);
}

function isFigure(text: string): boolean {
	return /\d/.test(text) && !isName(text);
}

/** The nearest line above the cells of a row with a name for each of them. */
function headsOver(
	page: PageLayout,
	label: Segment,
	cells: readonly Segment[],
): Segment[] | undefined {
	for (let at = label.line - 1; at >= Math.max(0, label.line - MAX_LINES); at -= 1) {
		const names = (page.lines[at]?.segments ?? []).filter(
			({ text, box }) => isName(text) && box.x0 >= label.box.x1,
		);
		const heads = cells.flatMap(({ box }) => nearest(names, box, cells.length) ?? []);
		if (heads.length === cells.length && new Set(heads).size === cells.length) return heads;
	}
	return undefined;
}

/** The name nearest to a cell. If there are more or fewer names than cells, it is above the cell. */
function nearest(names: readonly Segment[], box: Box, count: number): Segment | undefined {
	return names
		.filter((one) => names.length === count || sharesWidth(one.box, box))
		.toSorted((a, b) => apart(a.box, box) - apart(b.box, box))[0];
}

/** The distance of two boxes that are aligned left, right or centred. */
function apart(one: Box, other: Box): number {
	return Math.min(
		Math.abs(one.x0 - other.x0),
		Math.abs(one.x1 - other.x1),
		Math.abs(middleX(one) - middleX(other)),
	);
}

/** Many fields ask for cells of one table. */
const cells: Fact<Map<Segment, GridCell | undefined>> = () => new Map();

function cellOnce(document: Document, page: PageLayout, segment: Segment): GridCell | undefined {
	const known = document.fact(cells);
	if (!known.has(segment)) known.set(segment, cellOf(page, segment));
	return known.get(segment);
}

/**
 * Finds the candidate at the crossing of a taught row and column, wherever these have moved, also if rows have become
 * columns; undefined if the page has no grid. `isAbsent`: its grids have no such column.
 */
export function readGridCell(
	document: Document,
	candidates: readonly Candidate[],
	{ map: { page }, place, alignment }: Omit<Expected, 'point'>,
): { found: Again | undefined; isAbsent: boolean } | undefined {
	let best: { candidate: Candidate; far: number } | undefined;
	let [hasGrid, isAbsent] = [false, true];
	for (const candidate of candidates) {
		const { segment, from, to } = candidate;
		if (segment.page !== page.index) continue;
		const cell = cellOnce(document, page, segment);
		if (!cell || !place.cell) continue;
		hasGrid = true;
		isAbsent &&= cell.column !== place.cell.column && cell.row !== place.cell.column;
		if (!isSameCell(cell, place.cell)) continue;
		if (from > 0 || (place.ends && to < segment.words.length)) continue;
		const y = scale(page, middleY(segment.box)) - alignment.scale * place.y - alignment.dy;
		const x = scale(page, segment.box.x1) - alignment.scale * place.x1 - alignment.dx;
		const far = Math.abs(x) + Math.abs(y);
		if (!best || far < best.far) best = { candidate, far };
	}
	if (!hasGrid) return undefined;
	return { found: best && { candidate: best.candidate, support: SUPPORT }, isAbsent };
}

function isSameCell(one: GridCell, other: GridCell): boolean {
	const isAsTaught = one.row === other.row && one.column === other.column;
	return isAsTaught || (one.row === other.column && one.column === other.row);
}

/** Whether a candidate is in the column of a taught cell, whatever the label of its row. */
export function isInColumn(
	document: Document,
	page: PageLayout,
	{ segment }: Candidate,
	{ column }: GridCell,
): boolean {
	return cellOnce(document, page, segment)?.column === column;
}
