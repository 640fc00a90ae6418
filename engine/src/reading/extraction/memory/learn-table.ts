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
	const pairs = fields.flatMap((field) => {
		const wanted = rows
			.slice(0, MAX_ROWS)
			.map((row) => valueAt(row, field.path.slice(path.length)))
			.filter(isFilled);
		return head.columns.map((_, column) => ({
			field,
			column,
			hits: wanted.filter((value) =>
				lines.some((cells) => holds(document, field, cells[column] ?? '', value)),
			).length,
			of: wanted.length,
		}));
	});
	const chosen: (Field | undefined)[] = head.columns.map(() => undefined);
	const taken = new Set<Field>();
	let hits = 0;
	for (const pair of pairs.sort((a, b) => b.hits - a.hits)) {
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
		const best = counts.reduce((one, other) => (other.count > one.count ? other : one), NO_LINE);
		return best.count === 0 ? [] : [best.cells];
	});
	return { hits, fields: chosen, anchors };
}

const NO_LINE: { cells: string[]; count: number } = { cells: [], count: 0 };

/** Whether a cell holds a value, or the first line of a longer text. */
function holds(document: Document, field: Field, text: string, value: unknown): boolean {
	if (text === '') return false;
	if (isSame(parseFor(field, text, document), value)) return true;
	if (typeof value !== 'string') return false;
	const own = tighten(text);
	return own.length >= MIN_TEXT && tighten(value).startsWith(own);
}
