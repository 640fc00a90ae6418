import type { Box, Word } from '../../../model/document.ts';
import { middleX, middleY, sharesWidth } from '../../../model/geometry.ts';
import type { Line, PageLayout } from '../../../model/layout.ts';
import type { Nearby, RememberedRows, RowColumn } from '../../../model/memory.ts';
import { valueAt } from '../../../model/path.ts';
import type { Document } from '../document.ts';
import { pageOf } from '../document.ts';
import type { Field } from '../request/read-fields.ts';
import { hashText } from './hash-words.ts';
import type { RightList } from './learn-table.ts';
import { boxOf, locateValue } from './locate-value.ts';
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
const MAX_END = 6;

type CellSpan = { field: Field; span: Span; line: number; page: number };
type FoundRow = { page: PageLayout; line: number; cells: CellSpan[] };

/** How the rows of a list are printed, told by where the cells of its right rows stand. */
export function learnRows(document: Document, list: RightList): RememberedRows | undefined {
	const rows = findRows(document, list);
	const [first] = rows;
	const wanted = Math.min(MAX_ROWS, list.rows.length);
	if (!first || rows.length < Math.max(1, MIN_CELLS * wanted)) return undefined;
	const columns = [...listColumns(rows, list), ...listForeign(rows)];
	const last = rows.length === list.rows.length ? rows.at(-1) : undefined;
	return { begin: listBegin(first), end: last ? listEnd(last) : [], columns };
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
			return [spans.map((span) => ({ field, span, line: span.segment.line, page: span.segment.page }))];
		});
		const next = findRow(cells, { page, line });
		if (!next || next.length < Math.max(1, MIN_CELLS * cells.length)) continue;
		const top = next.reduce((least, one) => Math.min(least, one.line), Infinity);
		const on = pageOf(document, next[0]?.page ?? 0);
		if (!on) continue;
		found.push({ page: on, line: top, cells: next });
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

function listColumns(rows: readonly FoundRow[], { fields, path, rows: right }: RightList): RowColumn[] {
	return fields.flatMap((field): RowColumn[] => {
		const own = rows.flatMap(({ page, line, cells }) =>
			cells.filter((cell) => cell.field === field).map((cell) => ({ ...cell, down: cell.line - line, page })),
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
				x0: Math.round(Math.min(...boxes.map(({ x0 }) => x0))),
				x1: Math.round(Math.max(...boxes.map(({ x1 }) => x1))),
				line: mostCommon(own.map(({ down }) => down)),
				lines: Math.max(...own.map(({ span }) => 1 + span.more.length)),
				...(isAlways && { always: true as const }),
			},
		];
	});
}

/** Columns of the first line of rows that fill no field, such as the number of the position. */
function listForeign(rows: readonly FoundRow[]): RowColumn[] {
	const merged: { x0: number; x1: number }[] = [];
	for (const { page, line, cells } of rows) {
		const taken = cells.map(({ span }) => boxOf(span));
		const rest = wordsOf(page.lines[line]).filter(
			({ box }) => !taken.some((one) => sharesWidth(one, box)),
		);
		for (const { box } of rest) {
			const { x0, x1 } = toScale(page, box);
			const known = merged.find((one) => sharesWidth(one, { x0, x1 }));
			if (!known) merged.push({ x0, x1 });
			else [known.x0, known.x1] = [Math.min(known.x0, x0), Math.max(known.x1, x1)];
		}
	}
	return merged
		.slice(0, 20)
		.map(({ x0, x1 }) => ({ path: null, x0: Math.round(x0), x1: Math.round(x1), line: 0, lines: 1 }));
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
		]);
}

/** The words of the first line below the last row that is no part of it. */
function listEnd({ page, line, cells }: FoundRow): number[] {
	const bottom = Math.max(line, ...cells.map(({ span, line: own }) => own + span.more.length));
	return wordsOf(page.lines[bottom + 1])
		.filter(({ text }) => /\p{L}{2}/u.test(text))
		.slice(0, MAX_END)
		.map(({ text }) => hashText(text));
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
	return { x0: scale(page, x0), x1: scale(page, x1), middle: scale(page, middleX({ x0, x1 })) };
}

function mostCommon(numbers: readonly number[]): number {
	const counts = Map.groupBy(numbers, (number) => number);
	const [best] = [...counts].sort(([a, one], [b, other]) => other.length - one.length || a - b);
	return best?.[0] ?? 0;
}
