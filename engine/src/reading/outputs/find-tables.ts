import type { Box } from '../../model/document.ts';
import { boxAround } from '../../model/geometry.ts';
import type { PageLayout } from '../../model/layout.ts';
import type { Table } from './piece.ts';
import type { Strip } from './strip.ts';

/** A table and the strips in it. */
type FoundTable = { table: Table; strips: readonly Strip[] };

/** Bounds the work. A page with more cells is not a readable table. */
const MAX_CELLS = 2000;
/** Distances are in letter heights. */
const SAME_EDGE = 0.7;
const MAX_LEADING = 4;
/** Side-by-side texts with this many words are columns of prose. */
const PROSE_WORDS = 4.5;
const MIN_ROWS = 3;
/** A table with this many columns needs only two rows. */
const MANY_COLUMNS = 4;
const MIN_FILLED = 0.45;

/** The tables of a page: those with drawn lines, then those whose columns are aligned. */
export function findTables(page: PageLayout, lines: readonly Strip[][]): FoundTable[] {
	const ruled = findRuled(page, lines);
	const taken = new Set(ruled.flatMap(({ strips }) => strips));
	const left = lines.map((line) => line.filter((strip) => !taken.has(strip)));
	return [...ruled, ...findAligned(page, left)];
}

type Cell = { box: Box; strips: Strip[] };

function findRuled(page: PageLayout, lines: readonly Strip[][]): FoundTable[] {
	if (page.cells.length < 4 || page.cells.length > MAX_CELLS) return [];
	const cells: Cell[] = page.cells.map(({ box }) => ({ box, strips: [] }));
	for (const strip of lines.flat()) {
		if (strip.cell !== undefined) cells[strip.cell]?.strips.push(strip);
	}
	const near = SAME_EDGE * page.size;
	return groupTouching(
		cells.filter(({ strips }) => strips.length > 0),
		near,
	).flatMap((group) => {
		const columns = edgesOf(
			group.map(({ box }) => box.x0),
			near,
		);
		const tops = edgesOf(
			group.map(({ box }) => box.y0),
			near,
		);
		if (columns.length < 2 || tops.length < 2) return [];
		const rows = tops.flatMap((_, row) => {
			const own = group.filter(({ box }) => placeOf(box.y0, tops) === row);
			return readRows(own, columns);
		});
		const strips = group.flatMap((cell) => cell.strips);
		return [{ table: toTable(page, rows, boxAround(group)), strips }];
	});
}

/** Groups cells that share an edge or a corner. */
function groupTouching(cells: readonly Cell[], near: number): Cell[][] {
	const groups: Cell[][] = [];
	const left = new Set(cells);
	for (const first of cells) {
		if (!left.delete(first)) continue;
		const group = [first];
		for (const { box } of group) {
			for (const other of left) {
				if (!touches(box, other.box, near)) continue;
				left.delete(other);
				group.push(other);
			}
		}
		groups.push(group);
	}
	return groups;
}

function touches(one: Box, other: Box, near: number): boolean {
	return (
		one.x0 - near <= other.x1 &&
		other.x0 - near <= one.x1 &&
		one.y0 - near <= other.y1 &&
		other.y0 - near <= one.y1
	);
}

/** Distinct edges, sorted. Edges that are close to each other are merged. */
function edgesOf(places: readonly number[], near: number): number[] {
	const edges: number[] = [];
	for (const place of places.toSorted((a, b) => a - b)) {
		const last = edges.at(-1);
		if (last === undefined || place - last > near) edges.push(place);
	}
	return edges;
}

/** The index of the last edge at or before a position. */
function placeOf(place: number, edges: readonly number[]): number {
	const after = edges.findIndex((edge) => edge > place + 1e-6);
	return after < 0 ? edges.length - 1 : Math.max(0, after - 1);
}

/**
 * The rows between two drawn lines: one, or several if texts of different cells are on the same lines, as the
 * items of an invoice are.
 */
function readRows(cells: readonly Cell[], columns: readonly number[]): string[][] {
	const byLine = new Map<number, { column: number; text: string }[]>();
	for (const { box, strips } of cells) {
		const column = placeOf(box.x0, columns);
		for (const { line, text } of strips) {
			byLine.set(line, [...(byLine.get(line) ?? []), { column, text }]);
		}
	}
	const lines = [...byLine].toSorted(([a], [b]) => a - b).map(([, texts]) => texts);
	const full = lines.filter((texts) => texts.length >= 2).length;
	const isOneRow = cells.length < 2 || full < 2;
	const rows: string[][] = [];
	for (const texts of lines) {
		const isFull = texts.length >= 2;
		if (rows.length === 0 || (isFull && !isOneRow)) rows.push(columns.map(() => ''));
		fill(rows.at(-1), texts);
	}
	return rows;
}

function fill(row: string[] | undefined, texts: readonly { column: number; text: string }[]): void {
	if (!row) return;
	for (const { column, text } of texts) {
		row[column] = row[column] ? `${row[column]} ${text}` : text;
	}
}

type Columns = { x0: number; x1: number }[];

function findAligned(page: PageLayout, lines: readonly Strip[][]): FoundTable[] {
	const found: FoundTable[] = [];
	for (let from = 0; from < lines.length; from += 1) {
		if ((lines[from]?.length ?? 0) < 2) continue;
		const grown = grow(lines, from, page.size);
		const taken = lines.slice(from, grown.to + 1);
		if (!isTable(taken, grown.columns)) continue;
		const strips = taken.flat();
		const table = toTable(page, readAligned(taken, grown.columns), boxAround(strips));
		found.push({ table, strips });
		from = grown.to;
	}
	return found;
}

/** The lines from `from` on whose strips are in the same columns. */
function grow(
	lines: readonly Strip[][],
	from: number,
	size: number,
): { to: number; columns: Columns } {
	let columns: Columns = (lines[from] ?? []).map(({ box: { x0, x1 } }) => ({ x0, x1 }));
	let [to, bottom] = [from, boxAround(lines[from] ?? []).y1];
	let atFull = columns;
	for (let i = from + 1; i < lines.length; i += 1) {
		const line = lines[i] ?? [];
		if (line.length === 0) continue;
		const box = boxAround(line);
		if (box.y0 - bottom > MAX_LEADING * size || box.y1 < bottom - size) break;
		const wider = widen(columns, line);
		if (!wider) break;
		const isWrapped = line.length === 1 && wider.length === columns.length;
		if (line.length < 2 && !isWrapped) break;
		[columns, bottom] = [wider, box.y1];
		if (line.length >= 2) [to, atFull] = [i, columns];
	}
	return { to, columns: atFull };
}

/** The columns after adding another line; undefined if one of its strips spans two columns. */
function widen(columns: Columns, line: readonly Strip[]): Columns | undefined {
	const wider = columns.map((one) => ({ ...one }));
	for (const {
		box: { x0, x1 },
	} of line) {
		const over = wider.filter((one) => one.x0 < x1 && one.x1 > x0);
		const [column] = over;
		if (over.length > 1) return undefined;
		if (column) {
			column.x0 = Math.min(column.x0, x0);
			column.x1 = Math.max(column.x1, x1);
		} else wider.push({ x0, x1 });
	}
	wider.sort((a, b) => a.x0 - b.x0);
	const isApart = wider.every((one, i) => i === 0 || one.x0 > (wider[i - 1]?.x1 ?? -Infinity));
	return isApart ? wider : undefined;
}

function isTable(lines: readonly Strip[][], columns: Columns): boolean {
	const full = lines.filter((line) => line.length >= 2);
	if (full.length < (columns.length >= MANY_COLUMNS ? 2 : MIN_ROWS)) return false;
	const strips = full.flat();
	if (strips.length < MIN_FILLED * full.length * columns.length) return false;
	const prose = columns.filter(({ x0, x1 }) => {
		const own = strips.filter(({ box }) => box.x0 < x1 && box.x1 > x0);
		const words = own.reduce((sum, { text }) => sum + text.split(' ').length, 0);
		return words > PROSE_WORDS * own.length;
	});
	return prose.length < 2;
}

function readAligned(lines: readonly Strip[][], columns: Columns): string[][] {
	const rows: string[][] = [];
	for (const line of lines) {
		if (line.length === 0) continue;
		if (line.length >= 2 || rows.length === 0) rows.push(columns.map(() => ''));
		const texts = line.map(({ box, text }) => ({
			column: columns.findIndex(({ x0, x1 }) => box.x0 < x1 && box.x1 > x0),
			text,
		}));
		fill(rows.at(-1), texts);
	}
	return rows;
}

function toTable({ index: page }: PageLayout, rows: string[][], box: Box): Table {
	return { kind: 'table', page, box, rows };
}
