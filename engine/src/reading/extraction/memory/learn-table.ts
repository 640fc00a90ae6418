import { valueAt } from '../../../model/path.ts';
import { textOf } from '../../../model/geometry.ts';
import type { RememberedTable } from '../../../model/memory.ts';
import type { Document } from '../document.ts';
import { findEdges } from '../lists/tables/find-edges.ts';
import { listHeads } from '../lists/tables/find-header.ts';
import type { Header } from '../lists/tables/header.ts';
import { spread } from '../lists/tables/read-rows.ts';
import { parseFor } from '../request/read-fields.ts';
import type { Field } from '../request/read-fields.ts';
import { hashText } from './hash-words.ts';
import { isSame, tighten } from './locate-value.ts';

/** The correct rows of a list of objects, and the fields of a row. */
export type RightList = {
	path: readonly string[];
	fields: readonly Field[];
	rows: readonly Readonly<Record<string, unknown>>[];
};

/** Maximum number of lines below a head that are compared with the correct rows. */
const MAX_LINES = 80;
/** The number of rows that are looked for. They are enough to find the columns. */
const MAX_ROWS = 12;
/** Minimum share of a field's values that its column must hold. */
const MIN_SHARE = 0.5;
const MIN_TEXT = 3;
/** Minimum number of rows to conclude that all rows fill a column. */
const MIN_ROWS = 2;

/** Learns which column of a table holds which field, from the places of the correct values. */
export function learnTable(document: Document, list: RightList): RememberedTable | undefined {
	let best: { hits: number; table: RememberedTable } | undefined;
	for (const head of document.fact(listHeads)) {
		const { hits, fields, anchors } = matchColumns(document, head, list);
		if (fields.filter(Boolean).length < Math.min(2, list.fields.length)) continue;
		// Of several heads above the same rows, the nearest wins.
		if (best && hits < best.hits) continue;
		const columns = head.columns.map(({ text }, i) => ({
			head: hashText(text),
			path: fields[i]?.path.slice(list.path.length).join('.') ?? null,
			...(isAlwaysFilled(
				list,
				fields[i],
				anchors.map((cells) => cells[i]),
			) && { always: true as const }),
		}));
		best = { hits, table: { path: list.path.join('.'), columns } };
	}
	return best?.table;
}

/** Whether every row fills a column, in the line that identifies the row. A text of several lines may begin above it. */
function isAlwaysFilled(
	{ path, rows }: RightList,
	field: Field | undefined,
	cells: readonly (string | undefined)[],
): boolean {
	if (!field || rows.length < MIN_ROWS || cells.includes('')) return false;
	return rows.every((row) => isFilled(valueAt(row, field.path.slice(path.length))));
}

function isFilled(value: unknown): boolean {
	return value !== null && value !== undefined && value !== '';
}

function matchColumns(
	document: Document,
	head: Header,
	{ path, fields, rows }: RightList,
): { hits: number; fields: (Field | undefined)[]; anchors: string[][] } {
	const edges = findEdges(head.page, head);
	const lines = head.page.lines
		.slice(head.lastLine + 1, head.lastLine + 1 + MAX_LINES)
		.map((line) => spread(line, edges, head.columns.length).map(textOf));
	const wanted = rows.slice(0, MAX_ROWS);
	const own = wanted.map((row) => {
		const counts = lines.map((cells) => {
			const held = fields.filter((field) => {
				const value = valueAt(row, field.path.slice(path.length));
				return isFilled(value) && cells.some((text) => holds(document, field, text, value));
			});
			return { cells, count: held.length };
		});
		return mostOf(counts).cells;
	});
	const pairs = fields.flatMap((field) => {
		const values = wanted
			.map((row, i) => ({ value: valueAt(row, field.path.slice(path.length)), line: own[i] }))
			.filter(({ value }) => isFilled(value));
		return head.columns.map((_, column) => {
			const isIn = (cells: readonly string[] | undefined, value: unknown) =>
				holds(document, field, cells?.[column] ?? '', value);
			return {
				field,
				column,
				hits: values.filter(({ value }) => lines.some((cells) => isIn(cells, value))).length,
				inRow: values.filter(({ value, line }) => isIn(line, value)).length,
				of: values.length,
			};
		});
	});
	const chosen: (Field | undefined)[] = head.columns.map(() => undefined);
	const taken = new Set<Field>();
	let hits = 0;
	// Columns of few different values, such as hours, hold each other's: the lines of the rows tell them apart.
	for (const pair of pairs.sort((a, b) => b.hits - a.hits || b.inRow - a.inRow)) {
		const isKnown = pair.hits > 0 && pair.hits >= MIN_SHARE * pair.of;
		if (!isKnown || chosen[pair.column] || taken.has(pair.field)) continue;
		chosen[pair.column] = pair.field;
		taken.add(pair.field);
		hits += pair.hits;
	}
	const anchors = rows.slice(0, MAX_ROWS).flatMap((row) => {
		const counts = lines.map((cells) => {
			const own = chosen.filter(
				(field, column) =>
					field &&
					holds(document, field, cells[column] ?? '', valueAt(row, field.path.slice(path.length))),
			);
			return { cells, count: own.length };
		});
		const best = mostOf(counts);
		return best.count === 0 ? [] : [best.cells];
	});
	return { hits, fields: chosen, anchors };
}

type CountedLine = { cells: string[]; count: number };
const NO_LINE: CountedLine = { cells: [], count: 0 };

function mostOf(lines: readonly CountedLine[]): CountedLine {
	return lines.reduce((one, other) => (other.count > one.count ? other : one), NO_LINE);
}

/** Whether a cell holds a value, or the first line of a longer text. */
function holds(document: Document, field: Field, text: string, value: unknown): boolean {
	if (text === '') return false;
	if (isSame(parseFor(field, text, document), value)) return true;
	if (typeof value !== 'string') return false;
	const own = tighten(text);
	return own.length >= MIN_TEXT && tighten(value).startsWith(own);
}
