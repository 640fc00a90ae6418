import { boxAround, middleX } from '../../../../model/geometry.ts';
import type { Box } from '../../../../model/document.ts';
import type { Line, PageLayout } from '../../../../model/layout.ts';
import type { Document, Fact } from '../../document.ts';
import type { Field } from '../../request/read-fields.ts';
import { mapColumns } from './find-header.ts';
import type { Header } from './header.ts';
import type { Row } from './read-rows.ts';

/** A table that has a line for each field and a column for each item. */
export type Transposed = { header: Header; rows: Row[] };

/** The lines of a table whose heads are in its first column, and the width of each column of items. */
type Block = { page: PageLayout; lines: Line[]; items: Pick<Box, 'x0' | 'x1'>[] };

const [MIN_LINES, MAX_LINES] = [3, 30];
const [MIN_ITEMS, MAX_ITEMS] = [2, 40];
const MAX_BLOCKS = 50;
/** Maximum gap between lines, and offset of their first texts, in letter heights. */
const [LEADING, ALIGNED] = [3, 1.5];
/** Minimum lines that name a field, and their minimum share of the fields and of the lines. */
const [MIN_NAMED, MIN_GIVEN, MIN_SHARE] = [2, 0.5, 0.34];
/** Minimum share of the named lines that an item fills. */
const MIN_FILLED = 0.5;

/** Finds the tables whose first column names the fields of a row. */
export function findTransposed(document: Document, fields: readonly Field[]): Transposed[] {
	return document.fact(listBlocks).flatMap((block) => readBlock(document, block, fields) ?? []);
}

function readBlock(
	document: Document,
	{ page, lines, items }: Block,
	fields: readonly Field[],
): Transposed | undefined {
	const heads = lines.flatMap(({ segments: [first] }) => first ?? []);
	const { columns, score } = mapColumns(document, heads, fields);
	const named = columns.flatMap(({ field }, i) => (field ? [i] : []));
	if (named.length < Math.max(MIN_NAMED, MIN_GIVEN * fields.length, MIN_SHARE * lines.length))
		return undefined;
	const above = findNames(page, lines, items);
	const whole = above ? [above, ...lines] : lines;
	const shift = whole.length - lines.length;
	const rows = readItems(whole, items, page.index).filter(({ cells }) => {
		const filled = named.filter((i) => (cells[i + shift]?.lines.length ?? 0) > 0);
		return filled.length >= MIN_FILLED * named.length;
	});
	const [first, last] = [whole[0], lines.at(-1)];
	if (rows.length < MIN_ITEMS || !first || !last) return undefined;
	const unnamed = { text: '', x0: first.box.x0, x1: first.box.x1, field: null };
	const header: Header = {
		page,
		firstLine: first.index,
		lastLine: last.index,
		columns: above ? [unnamed, ...columns] : columns,
		score,
	};
	return { header, rows };
}

/** The line above the first one, if it has a text above most items and none above the heads. */
function findNames(
	page: PageLayout,
	lines: readonly Line[],
	items: Block['items'],
): Line | undefined {
	const [first] = lines;
	const above = first && page.lines[first.index - 1];
	const [head] = first?.segments ?? [];
	const [name] = above?.segments ?? [];
	if (!first || !above || !head || !name || name.box.x0 < head.box.x1) return undefined;
	const isFar = first.box.y0 - above.box.y1 > LEADING * page.size;
	return isFar || above.segments.length * 2 < items.length ? undefined : above;
}

/** The rows of a table: the texts of all lines in each column of items. */
function readItems(lines: readonly Line[], items: Block['items'], page: number): Row[] {
	const cellsOf = lines.map(({ segments }) => {
		const cells = items.map((): Line['segments'] => []);
		for (const segment of segments) {
			const x = middleX(segment.box);
			const at = items.findIndex(({ x1 }, i) => x < (x1 + (items[i + 1]?.x0 ?? x1)) / 2);
			const isHead = x < (items[0]?.x0 ?? 0);
			if (at >= 0 && !isHead) cells[at]?.push(segment);
		}
		return cells;
	});
	return items.map((_, i) => ({
		page,
		cells: cellsOf.map((cells) => ({
			lines: (cells[i] ?? []).map(({ words, text, box }) => ({ words, text, box })),
		})),
		adjustment: 0,
	}));
}

/** The groups of lines that begin at one place and have several texts beside the first, all in the same columns. */
const listBlocks: Fact<Block[]> = ({ pages }) => {
	const blocks: Block[] = [];
	for (const page of pages) {
		for (const lines of groupLines(page)) {
			if (lines.length < MIN_LINES || lines.length > MAX_LINES) continue;
			const items = findItems(lines);
			if (items && blocks.length < MAX_BLOCKS) blocks.push({ page, lines, items });
		}
	}
	return blocks;
};

/** Lines of several texts that begin at one place, with at most a lone text between two of them. */
function groupLines(page: PageLayout): Line[][] {
	const groups: Line[][] = [];
	let bottom = -Infinity;
	for (const line of page.lines) {
		const group = groups.at(-1);
		const start = group?.[0]?.segments[0];
		const [first] = line.segments;
		if (!first) continue;
		const isClose = line.box.y0 - bottom <= LEADING * page.size;
		const isAligned =
			start !== undefined && Math.abs(first.box.x0 - start.box.x0) <= ALIGNED * page.size;
		if (isClose && isAligned) bottom = line.box.y1;
		if (line.segments.length <= MIN_ITEMS) continue;
		if (group && isClose && isAligned) group.push(line);
		else groups.push([line]);
		bottom = line.box.y1;
	}
	return groups;
}

/** The columns of items, by the lines with the usual number of texts; undefined if two columns overlap. */
function findItems(lines: readonly Line[]): Block['items'] | undefined {
	const counts = Map.groupBy(lines, ({ segments }) => segments.length - 1);
	const [count, full = []] =
		[...counts].sort((one, other) => other[1].length - one[1].length || other[0] - one[0])[0] ?? [];
	if (count === undefined || count < MIN_ITEMS || count > MAX_ITEMS) return undefined;
	const items = Array.from({ length: count }, (_, i) =>
		boxAround(full.flatMap(({ segments }) => segments[i + 1] ?? [])),
	);
	const isClear = items.every(({ x1 }, i) => x1 < (items[i + 1]?.x0 ?? Infinity));
	return isClear ? items : undefined;
}
