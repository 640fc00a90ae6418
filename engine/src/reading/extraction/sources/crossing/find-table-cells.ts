import { sharesWidth } from '../../../../model/geometry.ts';
import type { Line, PageLayout, Segment } from '../../../../model/layout.ts';
import type { Document } from '../../document.ts';

/** A cell of a table, with the heads of its row and its column. */
export type TableCell = {
	segment: Segment;
	/** Identifies the table; see `tableOf`. */
	table: Segment;
	rowHead: Segment;
	/** A line above the row that names a group of rows. */
	group: Segment | undefined;
	/** The heads above the cell, the nearest first. */
	columnHeads: readonly Segment[];
};

/** Lines between a row and the heads of its columns, and lines that the heads may have. */
const [MAX_LINES, MAX_HEADS] = [45, 3];
/** Texts of a line in a table. */
const MAX_COLUMNS = 60;
/** Longer texts are prose. */
const [MAX_HEAD, MAX_CELL] = [60, 24];
/** Maximum distance between two lines of heads, in letter heights. */
const HEAD_STEP = 2.6;
const YEAR = /^\D{0,3}(?:19|20)\d\d(?:[/–-]\d{2,4})?\D{0,3}$/u;

/** The cells of all tables whose rows begin with a text and whose columns have heads. */
export function findTableCells({ pages }: Pick<Document, 'pages'>): TableCell[] {
	return pages.flatMap((page) =>
		page.lines.flatMap((line): TableCell[] => {
			const row = readRow(line);
			if (!row) return [];
			const group = groupOf(page, row.head);
			return row.cells.flatMap((segment): TableCell[] => {
				const columnHeads = headsOver(page, row.head, segment);
				const [nearest] = columnHeads;
				if (!nearest) return [];
				return [{ segment, table: tableOf(page, nearest), rowHead: row.head, group, columnHeads }];
			});
		}),
	);
}

/** A row: a text, and figures after it. A number or a mark may precede the text. */
function readRow({ segments }: Line): { head: Segment; cells: Segment[] } | undefined {
	const at = segments.findIndex(({ text }) => isName(text));
	const head = segments[at];
	const cells = segments.slice(at + 1);
	const isTable =
		head !== undefined &&
		at <= 1 &&
		segments.length <= MAX_COLUMNS &&
		head.text.length <= MAX_HEAD &&
		cells.length > 0 &&
		cells.every(({ text }) => text.length <= MAX_CELL) &&
		cells.some(({ text }) => isFigure(text));
	return isTable ? { head, cells } : undefined;
}

/** Whether a text may name a row or a column. */
function isName(text: string): boolean {
	return /\p{L}{2}|^\p{L}$/u.test(text)
		? !/^\W*\d[\d.,'’ ]*\s?\p{L}{1,3}\.?$/u.test(text)
		: YEAR.test(text);
}

function isFigure(text: string): boolean {
	return /\d/u.test(text) && !YEAR.test(text);
}

/** The heads of a cell's column: the texts above the cell, from the nearest line without figures upwards. */
function headsOver(page: PageLayout, rowHead: Segment, cell: Segment): Segment[] {
	const heads: Segment[] = [];
	let last: Segment | undefined;
	for (let at = cell.line - 1; at >= Math.max(0, cell.line - MAX_LINES); at -= 1) {
		const segments = page.lines[at]?.segments ?? [];
		const [first] = segments;
		if (first && segments.length === 1 && first.text.length > MAX_HEAD) break;
		const isOfHeads = isHeadLine(segments, rowHead);
		const over = isOfHeads ? segments.find(({ box }) => sharesWidth(box, cell.box)) : undefined;
		const isHead = over !== undefined && isName(over.text);
		if (last && (!isHead || last.box.y0 - over.box.y1 > HEAD_STEP * last.size)) break;
		if (!isHead || over.box.x1 < rowHead.box.x1) continue;
		heads.push(over);
		last = over;
		if (heads.length >= MAX_HEADS) break;
	}
	return heads;
}

/** Whether all texts of a line to the right of the first column are names. */
function isHeadLine(segments: readonly Segment[], rowHead: Segment): boolean {
	if (segments.length > MAX_COLUMNS) return false;
	const others = segments.filter(({ box }) => box.x1 > rowHead.box.x1);
	return others.length > 0 && others.every(({ text }) => isName(text) && text.length <= MAX_HEAD);
}

/** The nearest line above a row that has no cells: "Assets" above "Cash". */
function groupOf(page: PageLayout, head: Segment): Segment | undefined {
	for (let at = head.line - 1; at >= Math.max(0, head.line - MAX_LINES); at -= 1) {
		const segments = page.lines[at]?.segments ?? [];
		const [only] = segments;
		if (!only || segments.length > 1) continue;
		const isAtLeft =
			only.box.x0 <= head.box.x0 + head.size && only.box.x0 >= head.box.x0 - 4 * head.size;
		return isAtLeft && only.text.length <= MAX_HEAD && isName(only.text) ? only : undefined;
	}
	return undefined;
}

/** The segment that identifies a table: the first one in the line of its heads. */
function tableOf(page: PageLayout, head: Segment): Segment {
	return page.lines[head.line]?.segments[0] ?? head;
}
