import { middleY } from '../../../model/geometry.ts';
import type { Lesson, RememberedTable } from '../../../model/memory.ts';
import type { Document, Fact } from '../document.ts';
import { findEdges } from '../lists/tables/find-edges.ts';
import { listHeads } from '../lists/tables/find-header.ts';
import type { Header } from '../lists/tables/header.ts';
import { lacksTaught, spread, WIDEST_GAP } from '../lists/tables/read-rows.ts';
import { hashText } from './hash-words.ts';
import { scale } from './map-page.ts';

type KnownColumn = RememberedTable['columns'][number];
/** The head of a table that a lesson knows, with the taught column for each column. */
export type KnownHead = { head: Header; taught: (KnownColumn | undefined)[] };

/** Minimum share of known heads that identify a table; OCR may have misread the others. */
const MIN_HEADS = 0.6;
/** Minimum number of always-filled columns that distinguish rows from other lines. */
const MIN_ALWAYS = 2;

/** The table heads of a document that a lesson knows, those with the most known columns first. */
export function findKnownHeads(
	heads: readonly Header[],
	{ columns: known }: RememberedTable,
): KnownHead[] {
	return heads
		.flatMap((head) => {
			const hashes = head.columns.map(({ text }) => hashText(text));
			const count = known.filter(({ head: hash }) => hashes.includes(hash)).length;
			if (count < Math.max(2, MIN_HEADS * known.length)) return [];
			const taught = pairColumns(hashes, known);
			const columns = head.columns.map((column, i) => ({
				...column,
				always: taught[i]?.always ?? false,
			}));
			return [{ head: { ...head, columns }, taught, count }];
		})
		.sort((a, b) => b.count - a.count);
}

/**
 * The taught column for each head. A head that several taught columns with different fields have is paired only if all
 * heads are in the taught order, or if the whole head is printed several times side by side.
 */
function pairColumns(
	hashes: readonly number[],
	known: readonly KnownColumn[],
): (KnownColumn | undefined)[] {
	const isSameCount = hashes.length === known.length;
	const firsts = known.map(({ head }) => known.findIndex((one) => one.head === head));
	const isRepeated = firsts.every((first, i) => first === i % new Set(firsts).size);
	if (!isRepeated && isSameCount && hashes.every((hash, i) => known[i]?.head === hash))
		return [...known];
	return hashes.map((hash, i) => {
		const own = known.filter(({ head }) => head === hash);
		if (!isRepeated && new Set(own.map(({ path }) => path)).size > 1) return undefined;
		return own[0] ?? (isSameCount ? known[i] : undefined);
	});
}

/**
 * Where the rows of a table begin and end on the page of its head. The last row is the last line with a value in each
 * always-filled column.
 */
function findExtent(head: Header): TableExtent | undefined {
	const { page, columns, lastLine } = head;
	if (columns.filter(({ always }) => always).length < MIN_ALWAYS) return undefined;
	const edges = findEdges(page, head);
	const top = page.lines[lastLine]?.box.y1 ?? 0;
	let bottom = top;
	let last: number | undefined;
	for (const line of page.lines.slice(lastLine + 1)) {
		if (line.box.y0 - bottom > WIDEST_GAP * Math.max(1, page.size)) break;
		const cells = spread(line, edges, columns.length);
		if (!lacksTaught(cells, columns)) last = middleY(line.box);
		bottom = Math.max(bottom, line.box.y1);
	}
	return last === undefined
		? undefined
		: { page: page.index, top: scale(page, top), end: scale(page, last) };
}

/** From below the head to the middle of the last row, in thousandths of the width. */
type TableExtent = { page: number; top: number; end: number };
/** The extents of a lesson's tables in a document, by the path of the list. */
export type KnownTables = ReadonlyMap<string, TableExtent>;

export function findKnownTables(
	document: Document,
	{ tables }: Pick<Lesson, 'tables'>,
): KnownTables {
	const heads = tables.length === 0 ? [] : document.fact(listHeads);
	return new Map(
		tables.flatMap((table) => {
			const extent = findExtentOnce(document, table, heads);
			return extent ? [[table.path, extent]] : [];
		}),
	);
}

/** Lessons of one make know the same columns of a table. */
function findExtentOnce(
	document: Document,
	table: RememberedTable,
	heads: readonly Header[],
): TableExtent | undefined {
	const found = document.fact(extents);
	const columns = JSON.stringify(table.columns.map(({ head, always }) => [head, always]));
	if (!found.has(columns)) {
		const [best] = findKnownHeads(heads, table);
		found.set(columns, best && findExtent(best.head));
	}
	return found.get(columns);
}

const extents: Fact<Map<string, TableExtent | undefined>> = () => new Map();
