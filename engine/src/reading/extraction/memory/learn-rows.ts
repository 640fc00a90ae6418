import type { Box, Word } from '../../../model/document.ts';
import { maxOf, minOf } from '../../../model/extremes.ts';
import { middleY, sharesWidth } from '../../../model/geometry.ts';
import type { Line, PageLayout } from '../../../model/layout.ts';
import type { Nearby, RememberedRows, RowColumn } from '../../../model/memory.ts';
import { valueAt } from '../../../model/path.ts';
import type { Document } from '../document.ts';
import { pageOf } from '../document.ts';
import type { Field } from '../request/read-fields.ts';
import { hashText } from './hash-words.ts';
import type { RightList } from './learn-table.ts';
import { isNumeric } from '../lists/tables/judge-lines.ts';
import { boxOf, isParsed, locateValue } from './locate-value.ts';
import type { Span } from './locate-value.ts';
import { scale } from './map-page.ts';

/** Rows that are looked for; they tell the columns of all others. */
const MAX_ROWS = 12;
/** Places of a cell that are looked at: rows may repeat each other. */
const MAX_SPANS = 60;
/** Lines that one row may take. */
export const ROW_LINES = 6;
/** The share of the cells of a row that must be found for the row to be known. */
const MIN_CELLS = 0.5;
/** Lines above the first row whose words say where rows begin, and words of them that are kept. */
const BEGIN_LINES = 3;
const MAX_BEGIN = 12;
/** Words further above, in thousandths of the width, belong to something else. */
const MAX_ABOVE = 120;
const MAX_END = 6;
const MAX_FOREIGN = 20;

type CellSpan = { field: Field; span: Span; line: number; page: number };
type FoundRow = {
	page: PageLayout;
	line: number;
	cells: CellSpan[];
	/** Every place in the lines of the row where one of its values stands. */
	all: CellSpan[];
};

/** How the rows of a list are printed, told by where the cells of its right rows stand. */
export function learnRows(document: Document, list: RightList): RememberedRows | undefined {
	const rows = settleColumns(findRows(document, list), list.fields);
	const [first] = rows;
	const wanted = Math.min(MAX_ROWS, list.rows.length);
	if (!first || rows.length < Math.max(1, MIN_CELLS * wanted)) return undefined;
	const own = listColumns(rows, list);
	if (!own.some((column) => tellsRows(column, list))) return undefined;
	const columns = [...own, ...listForeign(rows)];
	const isWhole = rows.length === list.rows.length;
	return { begin: listBegin(first), end: isWhole ? listEnd(rows) : [], columns };
}

/** Whether a column tells rows from other lines: each has a number or a date in its first line there. */
function tellsRows({ path, line, always }: RowColumn, list: RightList): boolean {
	const field = list.fields.find((one) => one.path.slice(list.path.length).join('.') === path);
	return (
		always === true &&
		line === 0 &&
		field !== undefined &&
		(isNumeric(field) || isParsed(field.kind))
	);
}

type Column = {
	field: Field;
	line: number;
	x0: number;
	x1: number;
	cells: Map<FoundRow, CellSpan>;
};

/**
 * A value may stand in a row more than once, as the price of a single piece does. It belongs to the column that has
 * the field's values in the most rows; no two fields share a column.
 */
function settleColumns(rows: readonly FoundRow[], fields: readonly Field[]): FoundRow[] {
	const columns = fields.flatMap((field) => groupColumns(rows, field));
	const order = new Map(fields.map((field, i) => [field, i]));
	const chosen: Column[] = [];
	const byRows = columns.sort(
		(a, b) =>
			b.cells.size - a.cells.size ||
			(order.get(a.field) ?? 0) - (order.get(b.field) ?? 0) ||
			a.x0 - b.x0,
	);
	for (const column of byRows) {
		const isTaken = chosen.some(
			(one) => one.field === column.field || (one.line === column.line && overlaps(one, column)),
		);
		if (!isTaken) chosen.push(column);
	}
	return rows.map((row) => ({
		...row,
		cells: chosen.flatMap(({ cells }) => cells.get(row) ?? []),
	}));
}

/** The columns that a field may be: its values below each other in the same line of their rows. */
function groupColumns(rows: readonly FoundRow[], field: Field): Column[] {
	const columns: Column[] = [];
	for (const row of rows) {
		for (const cell of row.all.filter((one) => one.field === field)) {
			const { x0, x1 } = toScale(row.page, boxOf(cell.span));
			const line = cell.line - row.line;
			const known = columns.find(
				(one) => one.line === line && overlaps(one, { x0, x1 }) && !one.cells.has(row),
			);
			if (!known) columns.push({ field, line, x0, x1, cells: new Map([[row, cell]]) });
			else {
				known.cells.set(row, cell);
				[known.x0, known.x1] = [Math.min(known.x0, x0), Math.max(known.x1, x1)];
			}
		}
	}
	return columns;
}

/** Whether two columns share more than their edges. */
function overlaps(one: Pick<Column, 'x0' | 'x1'>, other: Pick<Column, 'x0' | 'x1'>): boolean {
	return Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0) > 1;
}

/** The rows one after the other: each below the one before it, where the most of its cells are. */
function findRows(document: Document, { path, fields, rows }: RightList): FoundRow[] {
	const found: FoundRow[] = [];
	let [page, line] = [0, -1];
	for (const row of rows.slice(0, MAX_ROWS)) {
		const cells = fields.flatMap((field) => {
			const value = valueAt(row, field.path.slice(path.length));
			if (value === null || value === undefined || value === '' || typeof value === 'boolean')
				return [];
			const spans = locateValue(document, field, value, MAX_SPANS);
			return [
				spans.map((span) => ({ field, span, line: span.segment.line, page: span.segment.page })),
			];
		});
		const next = findRow(cells, { page, line });
		if (!next || next.length < Math.max(1, MIN_CELLS * cells.length)) continue;
		const top = next.reduce((least, one) => Math.min(least, one.line), Infinity);
		const on = pageOf(document, next[0]?.page ?? 0);
		if (!on) continue;
		const all = cells.flatMap((spans) =>
			spans.filter((one) => one.page === on.index && one.line >= top && one.line < top + ROW_LINES),
		);
		found.push({ page: on, line: top, cells: next, all });
		[page, line] = [on.index, top];
	}
	return found;
}

/** Of all lines below the last row the one from which on the most cells stand close together. */
function findRow(
	cells: readonly CellSpan[][],
	after: { page: number; line: number },
): CellSpan[] | undefined {
	const isBelow = (one: CellSpan) =>
		one.page > after.page || (one.page === after.page && one.line > after.line);
	const starts = cells.flat().filter(isBelow);
	let best: { cells: CellSpan[]; worth: number } | undefined;
	const seen = new Set<string>();
	for (const { page, line } of starts) {
		const key = `${page} ${line}`;
		if (seen.has(key)) continue;
		seen.add(key);
		const own = cells.flatMap((spans) => {
			const [nearest] = spans
				.filter((one) => one.page === page && one.line >= line && one.line < line + ROW_LINES)
				.sort((a, b) => a.line - b.line);
			return nearest ?? [];
		});
		const worth =
			own.reduce((sum, one) => sum + 1 / (1 + 0.2 * (one.line - line)), 0) -
			0.01 * (100 * (page - after.page) + line - after.line);
		if (!best || worth > best.worth) best = { cells: own, worth };
	}
	return best?.cells;
}

function listColumns(
	rows: readonly FoundRow[],
	{ fields, path, rows: right }: RightList,
): RowColumn[] {
	return fields.flatMap((field): RowColumn[] => {
		const own = rows.flatMap(({ page, line, cells }) =>
			cells
				.filter((cell) => cell.field === field)
				.map((cell) => ({ ...cell, down: cell.line - line, page })),
		);
		if (own.length === 0) return [];
		const boxes = own.map(({ span, page }) => toScale(page, boxOf(span)));
		const isAlways =
			own.length === rows.length &&
			right.every((row) => {
				const value = valueAt(row, field.path.slice(path.length));
				return value !== null && value !== undefined && value !== '';
			});
		return [
			{
				path: field.path.slice(path.length).join('.'),
				x0: Math.round(minOf(boxes.map(({ x0 }) => x0))),
				x1: Math.round(maxOf(boxes.map(({ x1 }) => x1))),
				line: mostCommon(own.map(({ down }) => down)),
				lines: maxOf(own.map(({ span }) => 1 + span.more.length)),
				...(isAlways && { always: true as const }),
			},
		];
	});
}

/** Columns in the lines of rows that fill no field, such as the number of the position. */
function listForeign(rows: readonly FoundRow[]): RowColumn[] {
	const merged: { x0: number; x1: number; line: number }[] = [];
	const lines = new Set(rows.flatMap(({ line, cells }) => cells.map((cell) => cell.line - line)));
	for (const { page, line, cells } of rows) {
		const taken = cells.map(({ span }) => boxOf(span));
		for (const down of lines) {
			const rest = wordsOf(page.lines[line + down]).filter(
				({ box }) => !taken.some((one) => sharesWidth(one, box)),
			);
			for (const { box } of rest) {
				const own = toScale(page, box);
				const known = merged.find((one) => one.line === down && overlaps(one, own));
				if (!known) merged.push({ ...own, line: down });
				else [known.x0, known.x1] = [Math.min(known.x0, own.x0), Math.max(known.x1, own.x1)];
			}
		}
	}
	return merged.slice(0, MAX_FOREIGN).map(({ x0, x1, line }) => ({
		path: null,
		x0: Math.round(x0),
		x1: Math.round(x1),
		line,
		lines: 1,
	}));
}

function listBegin({ page, line }: FoundRow): Nearby[] {
	const y = lineY(page, line);
	return page.lines
		.slice(Math.max(0, line - BEGIN_LINES), line)
		.reverse()
		.flatMap((above) => wordsOf(above))
		.filter(({ text }) => /\p{L}{2}/u.test(text))
		.slice(0, MAX_BEGIN)
		.map(({ text, box }): Nearby => [
			hashText(text),
			Math.round(scale(page, box.x0)),
			Math.round(y - scale(page, middleY(box))),
		])
		.filter(([, , down]) => down <= MAX_ABOVE);
}

/** The words of the first line below the last row that is no part of it, but for those that rows have as well. */
function listEnd(rows: readonly FoundRow[]): number[] {
	const [first, last] = [rows[0], rows.at(-1)];
	if (!first || !last) return [];
	const { page, line, cells } = last;
	const strides = rows.slice(1).flatMap((row, i) => {
		const before = rows[i];
		return before?.page === row.page ? [row.line - before.line] : [];
	});
	const bottom = maxOf([line, ...cells.map(({ span, line: own }) => own + span.more.length)]);
	const end = Math.max(bottom + 1, line + minOf([ROW_LINES, ...strides]));
	const from = first.page === page ? first.line : 0;
	const ofRows = new Set(
		page.lines.slice(from, end).flatMap((one) => wordsOf(one).map(({ text }) => hashText(text))),
	);
	return wordsOf(page.lines[strides.length > 0 ? end : bottom + 1])
		.filter(({ text }) => /\p{L}{2}/u.test(text))
		.map(({ text }) => hashText(text))
		.filter((hash) => !ofRows.has(hash))
		.slice(0, MAX_END);
}

export function wordsOf(line: Line | undefined): Word[] {
	return line?.segments.flatMap(({ words }) => words) ?? [];
}

/** The middle of a line, in thousandths of the width. */
export function lineY(page: PageLayout, index: number): number {
	const line = page.lines[index];
	return line ? scale(page, middleY(line.box)) : 0;
}

function toScale(page: PageLayout, { x0, x1 }: Pick<Box, 'x0' | 'x1'>) {
	return { x0: scale(page, x0), x1: scale(page, x1) };
}

function mostCommon(numbers: readonly number[]): number {
	const counts = Map.groupBy(numbers, (number) => number);
	const [best] = [...counts].sort(([a, one], [b, other]) => other.length - one.length || a - b);
	return best?.[0] ?? 0;
}
