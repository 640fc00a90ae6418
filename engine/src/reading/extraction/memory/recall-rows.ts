import type { Word } from '../../../model/document.ts';
import { maxOf, minOf } from '../../../model/extremes.ts';
import { boxAround, middleX, textOf } from '../../../model/geometry.ts';
import type { PageLayout, Segment } from '../../../model/layout.ts';
import type { Nearby, RememberedRows, RowColumn } from '../../../model/memory.ts';
import type { Document } from '../document.ts';
import { isNumeric } from '../lists/tables/judge-lines.ts';
import type { ItemValue } from '../lists/tables/item-value.ts';
import { readNumber } from '../lists/tables/read-number.ts';
import { settleRow } from '../lists/tables/settle-rows.ts';
import { parseFor } from '../request/read-fields.ts';
import type { Field } from '../request/read-fields.ts';
import type { Alignment } from './align-lesson.ts';
import { parseGrouped } from './grouped-digits.ts';
import { isParsed } from './locate-value.ts';
import { isWithin, keepLines, lineY, MAX_BEGIN, ROW_LINES, wordsOf } from './page-lines.ts';
import { scale } from './map-page.ts';
import { wordHashes } from './word-flow.ts';

/** Maximum distance of a word above the first row from its column, in thousandths of the width. */
const ASIDE = 25;
/** Maximum distance between votes for the start of rows, in thousandths of the width. */
const TOGETHER = 8;
/** Minimum share of the words above the first row that must be found. */
const MIN_BEGIN = 0.4;
const MAX_ROWS = 1000;
/** Vertical gap that ends rows, in letter heights. */
const WIDEST_GAP = 8;
/** Text may extend this far beyond its column on either side, in thousandths of the width. */
const SLACK = 12;

type Reading = {
	document: Document;
	taught: RememberedRows;
	fieldOf: (path: string) => Field | undefined;
	columns: (RowColumn & { from: number; to: number })[];
	/** Words that are not part of a value. */
	literals: ReadonlySet<number>;
	/** The line of a row that identifies it. */
	keyLine: number;
};

/** Reads the rows of a list that are printed as taught; undefined if no start of rows is found. */
export function recallRows(
	document: Document,
	taught: RememberedRows,
	alignment: Alignment,
	fieldOf: (path: string) => Field | undefined,
): ItemValue[][] | undefined {
	if (alignment.isLoose || taught.columns.every(({ path }) => path === null)) return undefined;
	const start = findBegin(document, taught, alignment, { mayMove: true });
	if (!start) return undefined;
	const literals = new Set(taught.literals);
	const keyLine = keyLineOf(taught.columns, fieldOf);
	let columns = columnsBelow(document, taught, alignment, start);
	let isOver = false;
	const rows: ItemValue[][] = [];
	for (let at = start.page; at < document.pages.length && rows.length < MAX_ROWS; at += 1) {
		const [whole] = document.pages.slice(at, at + 1);
		const again =
			at === start.page
				? start
				: findBegin(document, taught, alignment, { mayMove: true, only: at });
		if (!whole || (isOver && !again)) break;
		if (again) columns = columnsBelow(document, taught, alignment, again);
		const page = keepLines(
			whole,
			columns.filter(({ path }) => path !== null),
		);
		const above = new Set(whole.lines.slice(0, again?.line ?? 0));
		const from = page.lines.filter((line) => above.has(line)).length;
		const reading = { document, taught, fieldOf, columns, literals, keyLine };
		const { found, end } = readPage(reading, page, from);
		// A page with the same rows is a copy.
		if (found.length === 0 ? at > start.page : isSameRow(found[0], rows[0])) break;
		for (const row of found) rows.push(row);
		if (end === 'mark') break;
		isOver = end === 'gap';
	}
	return rows.slice(0, MAX_ROWS);
}

/** The columns below the heads that were found. Heads that a later page repeats may stand elsewhere there. */
function columnsBelow(
	document: Document,
	taught: RememberedRows,
	alignment: Alignment,
	begin: Begin,
): PlacedColumn[] {
	const added = newColumns(document, taught, begin);
	const moved = followHeads(taught, alignment, begin.heads, added);
	return placeColumns([...moved, ...added, ...emptyColumns(document, begin, moved)]);
}

function isSameRow(one: ItemValue[] | undefined, other: ItemValue[] | undefined): boolean {
	if (!one || !other || one.length === 0 || one.length !== other.length) return false;
	return one.every(({ field, raw }, i) => other[i]?.field === field && other[i].raw === raw);
}

/**
 * The columns on this document. Each extends halfway to its neighbours in the same line of a row. Of two fields that
 * have come to overlap, one is left of the other.
 */
function placeColumns(placed: readonly RowColumn[]) {
	const isLeft = (one: RowColumn, other: RowColumn) =>
		one.x1 <= other.x0 + 1 ||
		(one.path !== null && other.path !== null && one.x0 < other.x0 && one.x1 < other.x1);
	return placed.map((one) => {
		const beside = placed.filter((other) => other !== one && other.line === one.line);
		const left = beside.filter((other) => isLeft(other, one)).map(({ x1 }) => x1);
		const right = beside.filter((other) => isLeft(one, other)).map(({ x0 }) => x0);
		const before = left.length === 0 ? one.x0 - 3 * SLACK : maxOf(left);
		const after = right.length === 0 ? one.x1 + 30 * SLACK : minOf(right);
		return { ...one, from: (before + one.x0) / 2, to: (one.x1 + after) / 2 };
	});
}

/** A word above the rows: its taught position, and its position here. */
type HeadWord = {
	hash: number;
	taught: number;
	down: number;
	x: number;
	index: number;
	isFirst: boolean;
	word: Word;
	/** The word after it in its segment is the one after it in the lesson. */
	isFollowed: boolean;
};
type Begin = { page: number; line: number; heads: HeadWord[] };

/**
 * Moves the taught columns to where their heads are. Programs fit the width of columns to their content, so columns
 * move from document to document. A column without a head moves with its neighbours. A column whose head is missing is
 * dropped.
 */
function followHeads(
	{ columns, begin }: RememberedRows,
	{ scale: size, dx }: Alignment,
	heads: readonly HeadWord[],
	added: readonly RowColumn[],
): RowColumn[] {
	const placed = columns.map((one) => ({ ...one, x0: size * one.x0 + dx, x1: size * one.x1 + dx }));
	const line = headLine(heads);
	const [first] = line;
	const firsts = heads.filter(({ isFirst }) => isFirst);
	// Lines of a letter above the rows begin at one margin. Heads stand above several columns.
	const below = new Set(firsts.map(({ taught }) => nearestColumn(placed, taught)));
	const isLine = line.length >= MIN_HEADS;
	if (!first || (!isLine && below.size < MIN_HEADS)) return placed;
	const isInOrder = line.every(({ x }, i) => i === 0 || x > (line[i - 1]?.x ?? 0));
	const isOnce = (hash: number) => begin.filter(([other]) => other === hash).length === 1;
	const isPaired = (hash: number, x: number) =>
		heads.some((head) => head.hash === hash && head.taught === size * x + dx);
	const known = begin.filter(([hash, x]) => isOnce(hash) || isPaired(hash, x));
	const isInLine = ([, , down]: Nearby) => Math.abs(down - first.down) <= TOGETHER;
	const above = (one: RowColumn, words: readonly Nearby[]) =>
		words.map(([, x]) => size * x + dx).filter((x) => nearestColumn(placed, x) === one);
	// A head may follow another one so closely that both are one text.
	const inLine = [...line, ...heads.filter(({ index }) => isLine && index === first.index)];
	const elsewhere = firsts.toSorted((a, b) => b.index - a.index);
	return placed.flatMap((one) => {
		const own = above(one, known.filter(isInLine));
		const others = above(one, known).filter((x) => x >= one.x0 - ASIDE && x <= one.x1 + ASIDE);
		const isOf = (taught: readonly number[]) => (head: HeadWord) => taught.includes(head.taught);
		const head =
			inLine.find(isOf(own)) ?? (own.length === 0 ? elsewhere.find(isOf(others)) : undefined);
		const among = isInOrder ? shiftAt(line, one.x0) : 0;
		const shift = head ? head.x - head.taught : among;
		const isMisread = added.some(({ x0 }) => own.some((x) => Math.abs(x + among - x0) <= ASIDE));
		const isGone =
			own.length > 0 && !head && !isMisread && !heads.some((h) => own.includes(h.taught));
		return isGone ? [] : [{ ...one, x0: one.x0 + shift, x1: one.x1 + shift }];
	});
}

/** The column below a head. */
function nearestColumn(columns: readonly RowColumn[], x: number): RowColumn | undefined {
	const farness = ({ x0, x1 }: RowColumn) => Math.max(0, x0 - x, x - x1);
	return columns.toSorted((a, b) => farness(a) - farness(b))[0];
}

/** Minimum number of heads that show where columns have moved. */
const MIN_HEADS = 2;

/** The heads of columns: of the lines above the rows, the one with the most words that begin a segment. */
function headLine(heads: readonly HeadWord[]): HeadWord[] {
	const lines = [...Map.groupBy(heads, ({ index }) => index).values()];
	const [best = []] = lines
		.map((line) => line.filter(({ isFirst }) => isFirst))
		.sort((a, b) => b.length - a.length || (b[0]?.index ?? 0) - (a[0]?.index ?? 0));
	return best.sort((a, b) => a.taught - b.taught);
}

function shiftAt(heads: readonly HeadWord[], at: number): number {
	const next = heads.findIndex(({ taught }) => taught >= at);
	const [left, right] = next < 0 ? [heads.at(-1), undefined] : [heads[next - 1], heads[next]];
	const [before, after] = [left ?? right, right ?? left];
	if (!before || !after) return 0;
	const [from, to] = [before.x - before.taught, after.x - after.taught];
	const width = after.taught - before.taught;
	return width <= 0 ? from : from + ((to - from) * (at - before.taught)) / width;
}

/** Columns with heads that were not taught. Their text belongs to no other column. */
function newColumns(
	document: Document,
	{ begin }: RememberedRows,
	{ page: at, heads }: Begin,
): RowColumn[] {
	const [page, first] = [document.pages[at], headLine(heads)[0]];
	const hashOf = document.fact(wordHashes);
	if (!page || !first || headLine(heads).length < MIN_HEADS) return [];
	// If the lesson does not hold the whole line of heads, new heads cannot be distinguished.
	const isWhole =
		begin.length < MAX_BEGIN || begin.some(([, , down]) => down > first.down + TOGETHER);
	if (!isWhole) return [];
	const known = new Set(begin.map(([hash]) => hash));
	return (page.lines[first.index]?.segments ?? [])
		.filter(({ words }) => words.every((word) => !known.has(hashOf(word))))
		.filter(({ text }) => /\p{L}{2}/u.test(text))
		.map(({ box }) => ({
			path: null,
			x0: scale(page, box.x0),
			x1: scale(page, box.x1),
			line: 0,
			lines: 1,
		}));
}

/** Columns whose heads were taught, but which no taught row filled. Their text belongs to no other column. */
function emptyColumns(
	document: Document,
	{ page: at, heads }: Begin,
	columns: readonly RowColumn[],
): RowColumn[] {
	const [page, first] = [document.pages[at], headLine(heads)[0]];
	if (!page || !first || headLine(heads).length < MIN_HEADS) return [];
	const known = new Set(heads.map(({ hash }) => hash));
	const hashOf = document.fact(wordHashes);
	const segments = page.lines[first.index]?.segments ?? [];
	const placed = segments.map((segment) => {
		const [x0, x1] = [scale(page, segment.box.x0), scale(page, segment.box.x1)];
		return { x0, x1, isKnown: segment.words.some((word) => known.has(hashOf(word))) };
	});
	const apart = (one: HeadPlace, { x0, x1 }: RowColumn) => Math.max(0, one.x0 - x1, x0 - one.x1);
	const filled = new Set(
		columns.map((column) => {
			const sorted = placed.toSorted((a, b) => apart(a, column) - apart(b, column));
			return sorted[0];
		}),
	);
	return placed
		.filter((one) => one.isKnown && !filled.has(one))
		.filter((one) => columns.every((column) => apart(one, column) > 0))
		.map(({ x0, x1 }) => ({ path: null, x0, x1, line: 0, lines: 1 }));
}

type HeadPlace = { x0: number; x1: number };

/** Finds the first line of rows by the words above it. */
export function findBegin(
	document: Document,
	{ begin }: Pick<RememberedRows, 'begin'>,
	{ scale: size, dx }: Alignment,
	/** `mayMove`: heads of columns may have moved; words above running text do not move. `only`: the only page. */
	{ mayMove = false, only }: { mayMove?: boolean; only?: number } = {},
): Begin | undefined {
	const hashOf = document.fact(wordHashes);
	const byHash = Map.groupBy(begin, ([hash]) => hash);
	const nextOf = (left: number, down: number) => {
		const after = begin.filter((one) => one[1] > left && Math.abs(one[2] - down) <= TOGETHER);
		return after.toSorted((a, b) => a[1] - b[1])[0]?.[0];
	};
	let best: (Begin & Record<'count' | 'strict' | 'all', number>) | undefined;
	for (const [at, page] of document.pages.entries()) {
		if (only !== undefined && at !== only) continue;
		const votes = page.lines.flatMap((line, index) =>
			line.segments.flatMap(({ words }) =>
				words.flatMap((word, i) => {
					const hash = hashOf(word);
					const after = words[i + 1];
					const next = after && hashOf(after);
					return (byHash.get(hash) ?? []).map(([, left, down]) => {
						const [x, taught] = [scale(page, word.box.x0), size * left + dx];
						const y = lineY(page, index) + size * down;
						const isFollowed = next !== undefined && next === nextOf(left, down);
						return { hash, taught, down, x, y, index, isFirst: i === 0, word, isFollowed };
					});
				}),
			),
		);
		for (const { y, down } of votes) {
			const isNear = ({ x, taught }: HeadWord) => Math.abs(x - taught) <= ASIDE;
			// Columns that moved apart look like another scale, which lines do not have.
			const slack = (vote: HeadWord) => (size === 1 ? 0 : OTHER_SCALE * Math.abs(vote.down - down));
			const together = votes.filter((vote) => Math.abs(vote.y - y) <= TOGETHER + slack(vote));
			const own = mayMove ? together : together.filter(isNear);
			const strict = countHashes(own.filter(isNear));
			if (own.length === 0) continue;
			const count = strict + (mayMove ? MOVED * (countHashes(own) - strict) : 0);
			if (best && count <= best.count) continue;
			const head = maxOf(own.map(({ index }) => index));
			const all = countHashes(own);
			best = { page: at, line: head + 1, count, strict, all, heads: pairHeads(own) };
		}
	}
	if (!best) return undefined;
	const wanted = countHashes(begin.map(([hash]) => ({ hash })));
	const isThere = best.strict >= Math.max(1, MIN_BEGIN * wanted);
	const isMoved =
		best.all >= Math.max(MIN_MOVED_HEADS, MIN_MOVED * wanted) || isRowOfHeads(best, wanted);
	return isThere || (mayMove && isMoved) ? best : undefined;
}

/** Whether the heads of some columns are there in one line and in the taught order. The others are of this document. */
function isRowOfHeads({ heads }: Begin, wanted: number): boolean {
	const line = headLine(heads);
	const isInOrder = line.every(({ x }, i) => i === 0 || x > (line[i - 1]?.x ?? 0));
	return isInOrder && line.length >= Math.max(MIN_ROW_OF_HEADS, SHARE_OF_HEADS * wanted);
}

/** Minimum number and share of such heads. */
const [MIN_ROW_OF_HEADS, SHARE_OF_HEADS] = [4, 0.35];
/** Maximum difference of the height of lines from the scale of a page, as a share. */
const OTHER_SCALE = 0.2;

/** Weight of a word above the first row that is not in its taught column. */
const MOVED = 0.5;
/** Minimum number and share of the words above the rows that identify rows whose columns have moved. */
const [MIN_MOVED_HEADS, MIN_MOVED] = [3, 0.6];

function countHashes(words: readonly { hash: number }[]): number {
	return new Set(words.map(({ hash }) => hash)).size;
}

/**
 * Keeps the words that occur once above the rows, and of repeated ones those that the word after them tells apart, as in
 * "Unit" and "Unit price". Other repeated words may belong to any column.
 */
function pairHeads(words: readonly HeadWord[]): HeadWord[] {
	const byHash = Map.groupBy(words, ({ hash }) => hash);
	return [...byHash.values()].flatMap((own) => {
		const followed = own.filter(({ isFollowed }) => isFollowed);
		const isSure = followed.every((one) =>
			followed.every((other) => other === one || isApart(one, other)),
		);
		if (!isSure) return [];
		const rest = own.filter((one) => followed.every((other) => isApart(one, other)));
		return rest.length === 1 ? [...followed, ...rest] : followed;
	});
}

function isApart(one: HeadWord, other: HeadWord): boolean {
	return one.word !== other.word && one.taught !== other.taught;
}

/** The line of a row in which every row has a number or a date. Texts beside it may begin higher. */
function keyLineOf(
	columns: readonly RowColumn[],
	fieldOf: (path: string) => Field | undefined,
): number {
	const keys = columns.filter(({ path, always }) => {
		const field = always && path !== null ? fieldOf(path) : undefined;
		return field !== undefined && isKey(field);
	});
	return keys.length === 0 ? 0 : minOf(keys.map(({ line }) => line));
}

/** Whether values of a field can be distinguished from other text. */
export function isKey(field: Field): boolean {
	return isNumeric(field) || isParsed(field.kind);
}

function readPage(
	reading: Reading,
	page: PageLayout,
	from: number,
): { found: ItemValue[][]; end: 'mark' | 'gap' | undefined } {
	const starts: number[] = [];
	let last = page.lines.length;
	let end: 'mark' | 'gap' | undefined;
	const own = reading.columns.filter(({ path }) => path !== null);
	const isOwn = isWithin(page, own);
	let bottom = page.lines[from]?.box.y0 ?? 0;
	for (let index = from; index < page.lines.length; index += 1) {
		const line = page.lines[index];
		if (!line) break;
		const isFar = starts.length > 0 && line.box.y0 - bottom > WIDEST_GAP * Math.max(1, page.size);
		const isMark = isEndLine(wordsOf(line).filter(isOwn), reading);
		if (isFar || (isMark && !goesOn(reading, page, index))) {
			[last, end] = [index, isFar ? 'gap' : 'mark'];
			break;
		}
		bottom = Math.max(bottom, line.box.y1);
		if (isRowStart(reading, page, index)) starts.push(Math.max(from, index - reading.keyLine));
	}
	const found = starts.map((start, i) => {
		const follower = starts[i + 1] ?? (end === 'mark' ? last : undefined);
		const next = Math.min(starts[i + 1] ?? last, start + ROW_LINES);
		return readRow(reading, page, { start, end: next, follower });
	});
	return { found, end };
}

/** Whether rows go on below a line that ended the taught list, as below the total of one group of rows. */
function goesOn(reading: Reading, page: PageLayout, mark: number): boolean {
	if (alwaysFilled(reading).length < MIN_ALWAYS) return false;
	let bottom = page.lines[mark]?.box.y1 ?? 0;
	for (let index = mark + 1; index <= mark + LINES_TO_GROUP; index += 1) {
		const line = page.lines[index];
		if (!line || line.box.y0 - bottom > WIDEST_GAP * Math.max(1, page.size)) return false;
		if (isRowStart(reading, page, index)) return true;
		bottom = Math.max(bottom, line.box.y1);
	}
	return false;
}

/** Maximum lines from the total of a group to the first row of the next one. */
const LINES_TO_GROUP = 8;
/** Minimum number of always-filled columns that distinguish rows below a total from other lines. */
const MIN_ALWAYS = 4;

/** The columns that every taught row fills in the line that identifies it. */
function alwaysFilled({ columns, keyLine }: Reading): PlacedColumn[] {
	return columns.filter(({ line, path, always }) => line === keyLine && path !== null && always);
}

export function isEndLine(
	words: readonly Word[],
	{ document, taught: { end } }: { document: Document; taught: { end: number[] } },
): boolean {
	if (end.length === 0) return false;
	const hashes = new Set(words.map(document.fact(wordHashes)));
	const shared = end.filter((hash) => hashes.has(hash)).length;
	return shared > 0 && shared >= 0.5 * end.length;
}

/** Of this number of always-filled columns, a row may lack one. */
const MIN_TO_LACK = 5;

/** Whether a line has a value of the right kind in every always-filled column of the key line. */
function isRowStart(reading: Reading, page: PageLayout, index: number): boolean {
	const first = reading.columns.filter((one) => one.line === reading.keyLine && one.path !== null);
	const needed = alwaysFilled(reading);
	const checked = needed.length > 0 ? needed : first.slice(0, 1);
	const filled = checked.filter((column) => {
		const field = reading.fieldOf(column.path ?? '');
		const words = wordsIn(reading, page, index, column);
		if (!field || words.length === 0) return false;
		if (column.digits && !/\p{N}/u.test(textOf(words))) return false;
		return column.plain === true || isOfKind(reading, field, words);
	});
	// A few taught rows do not tell that every row of the make fills a column.
	const mayLack = checked.length >= MIN_TO_LACK ? 1 : 0;
	return checked.length > 0 && filled.length >= checked.length - mayLack;
}

function isOfKind({ document }: Reading, field: Field, words: readonly Word[]): boolean {
	const text = textOf(words);
	if (isNumeric(field) && field.definition.type !== 'string') return /\d/.test(text);
	return parseFor(field, text, document) !== undefined;
}

/** The words of a line whose middle is in a column. A column that was taught as whole texts gets whole segments. */
function wordsIn(reading: Reading, page: PageLayout, index: number, column: PlacedColumn): Word[] {
	const hashOf = reading.document.fact(wordHashes);
	const isOwn = (word: Word) => isIn(page, word, column) && !reading.literals.has(hashOf(word));
	return (page.lines[index]?.segments ?? []).flatMap((segment) => {
		const owner = column.whole ? ownerOf(reading, page, segment, column) : undefined;
		if (owner && owner !== column) return [];
		return owner ? segment.words : segment.words.filter(isOwn);
	});
}

type PlacedColumn = Reading['columns'][number];

function isIn(page: PageLayout, { box }: Word, { from, to }: PlacedColumn): boolean {
	const middle = scale(page, middleX(box));
	return middle >= from && middle <= to;
}

/** If a segment overlaps several columns of whole texts, the one that it covers most. */
function ownerOf(
	{ columns }: Reading,
	page: PageLayout,
	{ words, box }: Segment,
	{ line }: PlacedColumn,
): PlacedColumn | undefined {
	const into = columns.filter(
		(one) => one.line === line && one.path !== null && words.some((word) => isIn(page, word, one)),
	);
	if (into.length === 0 || into.some(({ whole }) => !whole)) return undefined;
	const [x0, x1] = [scale(page, box.x0), scale(page, box.x1)];
	const shared = (one: PlacedColumn) => Math.min(x1, one.x1) - Math.max(x0, one.x0);
	return into.toSorted((a, b) => shared(b) - shared(a))[0];
}

/** The lines of a row; `follower`: the next row, or the line that ends the list. */
type RowLines = { start: number; end: number; follower: number | undefined };

/**
 * The line after the last one of a column in a row. Where no taught row had a line without values, lines with words
 * in one column only continue its text.
 */
function endOfColumn(
	reading: Reading,
	page: PageLayout,
	column: PlacedColumn,
	{ start, end, follower }: RowLines,
): number {
	let last = Math.min(end, start + column.line + column.lines);
	const { columns, dense } = reading.taught;
	const isLast = columns.every(({ line, lines }) => line + lines <= column.line + column.lines);
	if (!dense || !column.whole || !isLast || follower === undefined) return last;
	while (last < follower) {
		const words = wordsOf(page.lines[last]);
		if (words.length === 0 || !words.every((word) => isIn(page, word, column))) break;
		last += 1;
	}
	// A line of something else between two rows says that the lines before it are not of the text either.
	return last === follower ? last : Math.min(end, start + column.line + column.lines);
}

function readRow(reading: Reading, page: PageLayout, lines: RowLines): ItemValue[] {
	const { start } = lines;
	const values = reading.columns.flatMap((column): ItemValue[] => {
		const field = column.path === null ? undefined : reading.fieldOf(column.path);
		if (!field) return [];
		const last = endOfColumn(reading, page, column, lines);
		const words: Word[] = [];
		for (let index = start + column.line; index < last; index += 1)
			for (const word of wordsIn(reading, page, index, column)) words.push(word);
		const raw = trimMarks(textOf(words), isNumeric(field));
		const grouped = column.grouped ? parseGrouped(raw) : undefined;
		const value = column.plain ? raw : (grouped ?? readCell(reading.document, field, raw));
		if (raw === '' || value === undefined) return [];
		return [{ field, value, raw, box: boxAround(words), page: page.index }];
	});
	return settleRow(values);
}

function readCell(document: Document, field: Field, text: string): unknown {
	const isNumber = isNumeric(field) && field.definition.type !== 'string';
	return isNumber ? readNumber(document, field, text) : parseFor(field, text, document);
}

/** Removes marks at the edges: marks between two values belong to neither. */
function trimMarks(text: string, isNumber: boolean): string {
	const trimmed = text
		// A dash before a digit is the sign of an amount.
		.replace(isNumber ? /^(?:[|:;,·•]|[–—](?!\d))/u : /^[–—|:;,·•]/u, '')
		.replace(/[–—|:;,·•(]$/u, '')
		.trim();
	const isInside = trimmed.startsWith('(') && trimmed.endsWith(')');
	// Brackets around an amount mean a negative sign.
	return isInside && !isNumber ? trimmed.slice(1, -1) : trimmed;
}
