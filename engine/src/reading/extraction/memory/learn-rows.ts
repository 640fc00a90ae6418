import type { Box, Word } from '../../../model/document.ts';
import { maxOf, minOf } from '../../../model/extremes.ts';
import { middleY, sharesWidth } from '../../../model/geometry.ts';
import type { PageLayout } from '../../../model/layout.ts';
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
import { isWithin, keepLines, lineY, MAX_BEGIN, ROW_LINES, wordsOf } from './page-lines.ts';
import { isKey } from './recall-rows.ts';

/** The number of rows that are looked for. They are enough to find the columns. */
const MAX_ROWS = 12;
/** Maximum number of places considered for a cell. Rows may repeat each other. */
const MAX_SPANS = 60;
/** Minimum share of the cells of a row that must be found, and of the rows. */
const MIN_CELLS = 0.5;
/** The number of lines above the first row whose words mark where rows begin. */
const BEGIN_LINES = 3;
/** Maximum distance of these words from the first row, in thousandths of the width. */
const MAX_ABOVE = 120;
const MAX_END = 6;
/** A word beside values that this share of the rows repeats is not part of a value. */
const REPEATED = 0.6;
const MAX_LITERALS = 20;
const MAX_FOREIGN = 20;

export type CellSpan = { field: Field; span: Span; line: number; page: number };
export type FoundRow = {
	/** Only the lines that reach into the list, once its columns are known. */
	page: PageLayout;
	line: number;
	cells: CellSpan[];
	/** Every occurrence of its values in the lines of the row. */
	all: CellSpan[];
};

/** Learns the layout of rows from the places of the correct cells. */
export function learnRows(document: Document, list: RightList): RememberedRows | undefined {
	const found = settleColumns(findRows(document, list), list.fields);
	const [first] = found;
	const wanted = Math.min(MAX_ROWS, list.rows.length);
	if (!first || found.length < Math.max(1, MIN_CELLS * wanted)) return undefined;
	const rows = keepOwnLines(found, listColumns(found, list));
	const own = listColumns(rows, list);
	if (!own.some((column) => tellsRows(column, list))) return undefined;
	const isWhole = rows.length === list.rows.length;
	const unused = rows.map((row, i) => listUnused(row, rows[i + 1]));
	const literals = listLiterals(rows, unused);
	return {
		begin: listBegin(rows[0] ?? first),
		end: isWhole ? listEnd(rows) : [],
		columns: [...own, ...listForeign(unused)],
		...(literals.length > 0 && { literals }),
		...(isDense(rows) && { dense: true as const }),
	};
}

/** Whether each line between the first and the last row holds a value, so that an added line continues one. */
function isDense(rows: readonly FoundRow[]): boolean {
	const pairs = rows.slice(1).flatMap((next, i) => {
		const row = rows[i];
		return row?.page === next.page ? [{ row, next }] : [];
	});
	const bottomOf = ({ cells }: FoundRow) =>
		maxOf(cells.map(({ line, span }) => line + span.more.length));
	return pairs.length > 0 && pairs.every(({ row, next }) => bottomOf(row) + 1 === next.line);
}

function keepOwnLines(rows: readonly FoundRow[], columns: readonly RowColumn[]): FoundRow[] {
	const pages = new Map(rows.map(({ page }) => [page, keepLines(page, columns)]));
	return rows.map((row) => {
		const page = pages.get(row.page) ?? row.page;
		const place = new Map(page.lines.map((line, i) => [line, i]));
		const indexOf = (index: number) => {
			const line = row.page.lines[index];
			return (line && place.get(line)) ?? 0;
		};
		const move = (cell: CellSpan) => ({ ...cell, line: indexOf(cell.line) });
		return { page, line: indexOf(row.line), cells: row.cells.map(move), all: row.all };
	});
}

/** Whether a column distinguishes rows from other lines: every row has a number or a date in it. */
function tellsRows({ path, always }: RowColumn, list: RightList): boolean {
	const field = list.fields.find((one) => one.path.slice(list.path.length).join('.') === path);
	return always === true && field !== undefined && isKey(field);
}

type Column = {
	field: Field;
	line: number;
	x0: number;
	x1: number;
	cells: Map<FoundRow, CellSpan>;
};

/**
 * Chooses among several occurrences of a value in a row, such as the price of a single piece: the one in the column
 * that has the field's values in the most rows. No two fields share a column.
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

/** Possible columns of a field: its values below each other, in the same line of their rows. */
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

/** Finds the rows in order: each below the one before it, where most of its cells are. */
export function findRows(
	document: Document,
	{ path, fields, rows }: RightList,
	rowLines = ROW_LINES,
): FoundRow[] {
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
		const next = findRow(cells, { page, line }, rowLines);
		if (!next || next.length < Math.max(1, MIN_CELLS * cells.length)) continue;
		const top = next.reduce((least, one) => Math.min(least, one.line), Infinity);
		const on = pageOf(document, next[0]?.page ?? 0);
		if (!on) continue;
		const all = cells.flatMap((spans) =>
			spans.filter((one) => one.page === on.index && one.line >= top && one.line < top + rowLines),
		);
		found.push({ page: on, line: top, cells: next, all });
		[page, line] = [on.index, top];
	}
	return found;
}

/** Finds the line below the last row from which the most cells are close together. */
function findRow(
	cells: readonly CellSpan[][],
	after: { page: number; line: number },
	rowLines: number,
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
				.filter((one) => one.page === page && one.line >= line && one.line < line + rowLines)
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
				...(own.every(({ span }) => span.plain) && { plain: true as const }),
				...(own.some(({ span }) => span.grouped) && { grouped: true as const }),
				...((!isKey(field) || own.some(({ span }) => span.to - span.from > 1)) &&
					own.every(isWholeText) && { whole: true as const }),
				...(own.length >= MIN_OF_FORM && own.every(beginsWithDigit) && { digits: true as const }),
			},
		];
	});
}

function beginsWithDigit({ span: { segment, from } }: Pick<CellSpan, 'span'>): boolean {
	return /^\p{N}/u.test(segment.words[from]?.text ?? '');
}

function isWholeText({ span: { segment, from, to } }: Pick<CellSpan, 'span'>): boolean {
	return from === 0 && to === segment.words.length;
}

/** Columns of rows that fill no field, such as position numbers. */
function listForeign(unused: readonly Unused[]): RowColumn[] {
	const merged: { x0: number; x1: number; line: number }[] = [];
	for (const { page, words } of unused) {
		for (const { word, down } of words) {
			const own = toScale(page, word.box);
			const known = merged.find((one) => one.line === down && overlaps(one, own));
			if (!known) merged.push({ ...own, line: down });
			else [known.x0, known.x1] = [Math.min(known.x0, own.x0), Math.max(known.x1, own.x1)];
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

/** Words beside values that most rows repeat, such as "Batch" before a number. */
function listLiterals(rows: readonly FoundRow[], unused: readonly Unused[]): number[] {
	if (rows.length < MIN_REPEATING) return [];
	const counts = new Map<number, number>();
	for (const { words } of unused) {
		const letters = words.filter(({ word }) => /\p{L}/u.test(word.text));
		for (const hash of new Set(letters.map(({ word }) => hashText(word.text)))) {
			counts.set(hash, (counts.get(hash) ?? 0) + 1);
		}
	}
	const ofValues = new Set(
		rows.flatMap(({ cells }) =>
			cells.flatMap(({ span }) => span.segment.words.slice(span.from, span.to).map(hashWord)),
		),
	);
	return [...counts]
		.filter(([hash, count]) => count >= REPEATED * rows.length && !ofValues.has(hash))
		.map(([hash]) => hash)
		.slice(0, MAX_LITERALS);
}

const MIN_REPEATING = 2;
/** Minimum number of rows whose values show a form. */
const MIN_OF_FORM = 3;

function hashWord({ text }: Word): number {
	return hashText(text);
}

type Unused = { page: PageLayout; words: { word: Word; down: number }[] };

/** The words in the lines of a row that are not part of a value. */
function listUnused({ page, line, cells }: FoundRow, next: FoundRow | undefined): Unused {
	const end = next?.page === page ? next.line : Infinity;
	const lines = new Set(cells.map((cell) => cell.line));
	const words = [...lines]
		.filter((index) => index < end)
		.flatMap((index) => {
			const taken = cells.filter((cell) => cell.line === index).map(({ span }) => boxOf(span));
			return wordsOf(page.lines[index])
				.filter(({ box }) => !taken.some((one) => sharesWidth(one, box)))
				.map((word) => ({ word, down: index - line }));
		});
	return { page, words };
}

export function listBegin({ page, line, cells }: FoundRow): Nearby[] {
	const y = lineY(page, line);
	const above = page.lines
		.slice(Math.max(0, line - BEGIN_LINES), line)
		.reverse()
		.flatMap((one) => wordsOf(one))
		.filter(({ text }) => /\p{L}{2}/u.test(text));
	const own = above.filter(isWithin(page, placesOf(page, cells), HEAD_BESIDE));
	return (own.length < MIN_OWN ? above : own)
		.slice(0, MAX_BEGIN)
		.map(({ text, box }): Nearby => [
			hashText(text),
			Math.round(scale(page, box.x0)),
			Math.round(y - scale(page, middleY(box))),
		])
		.filter(([, , down]) => down <= MAX_ABOVE);
}

/** The head of a column may be much wider than its values, in thousandths of the width. */
const HEAD_BESIDE = 60;
/** Minimum number of words above a list that identify its start. With fewer, words beside the list count as well. */
const MIN_OWN = 2;

function placesOf(page: PageLayout, cells: readonly CellSpan[]) {
	return cells.map(({ span }) => toScale(page, boxOf(span)));
}

/** The words of the first line below the last row, except words that rows also contain and words beside the list. */
export function listEnd(rows: readonly FoundRow[]): number[] {
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
	const places = rows.filter((row) => row.page.index === page.index);
	const isOwn = isWithin(
		page,
		places.flatMap((row) => placesOf(page, row.cells)),
	);
	return wordsOf(page.lines[strides.length > 0 ? end : bottom + 1])
		.filter((word) => /\p{L}{2}/u.test(word.text) && isOwn(word))
		.map(({ text }) => hashText(text))
		.filter((hash) => !ofRows.has(hash))
		.slice(0, MAX_END);
}

function toScale(page: PageLayout, { x0, x1 }: Pick<Box, 'x0' | 'x1'>) {
	return { x0: scale(page, x0), x1: scale(page, x1) };
}

function mostCommon(numbers: readonly number[]): number {
	const counts = Map.groupBy(numbers, (number) => number);
	const [best] = [...counts].sort(([a, one], [b, other]) => other.length - one.length || a - b);
	return best?.[0] ?? 0;
}
