import type { Box, Word } from '../../../../model/document.ts';
import { maxOf, minOf } from '../../../../model/extremes.ts';
import { boxAround, middleX, sharesWidth, textOf } from '../../../../model/geometry.ts';
import type { Line, PageLayout, Segment } from '../../../../model/layout.ts';
import type { Document, Fact } from '../../document.ts';
import type { Field } from '../../request/read-fields.ts';
import { findConcepts } from '../../lexicon/find-concepts.ts';
import { fold, readTokens } from '../../lexicon/read-words.ts';
import { alignInOrder } from './align-in-order.ts';
import type { Column, Header } from './header.ts';
import { isTotalsLine } from './judge-sums.ts';

const MIN_OWN = 0.5;
const SPELLED = 0.01;
/** Maximum gap between lines of a head, in letter heights. */
const HEAD_LEADING = 1;
const MAX_HEAD_LINES = 3;
const MAX_COLUMNS = 30;
const LONGEST_HEAD = 160;

/** Finds the table heads that fit the fields of a row, best first. */
export function findHeaders(document: Document, fields: readonly Field[]): Header[] {
	const headers: Header[] = [];
	const isHead = createHeadCheck(fields);
	const spellings = new Set(fields.flatMap(spellingsOf));
	const isSpelled = (text: string) => spellings.has(spell(text));
	for (const page of document.pages) {
		for (const line of page.lines) {
			const header = readHeader(document, fields, { page, line, isHead, isSpelled });
			if (header) headers.push(header);
		}
	}
	return headers.sort((a, b) => b.score - a.score);
}

/** All lines, or groups of close lines, that may be a table head, without assigned fields. */
export const listHeads: Fact<Header[]> = ({ pages }) =>
	pages.flatMap((page) =>
		page.lines.flatMap((line): Header[] => {
			const heads: Header[] = [];
			for (const { cells, last } of growHead(page, line, isHeadLike)) {
				if (cells.length < 2 || cells.length > MAX_COLUMNS) continue;
				const columns = cells.map(({ text, box: { x0, x1 } }) => ({ text, x0, x1, field: null }));
				heads.push({ page, firstLine: line.index, lastLine: last.index, columns, score: 0 });
			}
			return heads;
		}),
	);

/** Yields the possible heads that begin with a line: the line alone, then with each close line below. */
export function* growHead(
	page: PageLayout,
	line: Line,
	isHead: (line: Line) => boolean,
	isSpelled: (text: string) => boolean = () => false,
) {
	if (!isHead(line)) return;
	const split = (one: Line) =>
		one.segments.flatMap((segment) =>
			isSpelled(segment.text) ? [toCell(segment.words)] : splitCells(page, segment),
		);
	let cells = split(line);
	let last = line;
	yield { cells, last };
	for (let i = 1; i < MAX_HEAD_LINES; i += 1) {
		const next = page.lines[line.index + i];
		if (!next || !isHead(next) || !isCloseBelow(next, last)) return;
		cells = mergeCells(cells, split(next));
		last = next;
		yield { cells, last };
	}
}

/** Minimum rows with a text left of the heads. */
const MIN_STUBS = 2;

/** Adds an empty head for a first column without one, such as that of the items of a statistic. */
export function addStub(page: PageLayout, cells: readonly Cell[], { index }: Line): Cell[] {
	const [head] = cells;
	const below = page.lines.slice(index + 1, index + 1 + LOOKED_AT);
	const rows = below.filter(({ segments }) => segments.length > 1);
	const stubs = rows.flatMap(({ segments: [first, ...others] }) => {
		if (!head || !first || first.box.x1 >= head.box.x0) return [];
		const isBeside =
			others.length === cells.length || others.some(({ box }) => sharesWidth(box, head.box));
		return isBeside ? [first] : [];
	});
	if (stubs.length < MIN_STUBS || stubs.length * 3 < rows.length) return [...cells];
	return [{ text: '', box: boxAround(stubs) }, ...cells];
}

function isCloseBelow(next: Line, last: Line): boolean {
	return next.box.y0 - last.box.y1 <= HEAD_LEADING * sizeOf(next);
}

type HeadLine = {
	page: PageLayout;
	line: Line;
	isHead: (line: Line) => boolean;
	/** Whether a text is the name or the description of a field. */
	isSpelled: (text: string) => boolean;
};

function readHeader(
	document: Document,
	fields: readonly Field[],
	{ page, line, isHead, isSpelled }: HeadLine,
): Header | undefined {
	let best: Header | undefined;
	for (const { cells, last } of growHead(page, line, isHead, isSpelled)) {
		const { columns, score } = mapColumns(document, addStub(page, cells, last), fields);
		const mapped = columns.filter(({ field }) => field !== null).length;
		const least = Math.min(2, fields.length);
		if (mapped < least || columns.length < 2) continue;
		// Each additional line must improve the match.
		const worth = score - 0.05 * (last.index - line.index);
		if (!best || worth > best.score) {
			best = { page, firstLine: line.index, lastLine: last.index, columns, score: worth };
		}
	}
	return best;
}

/** Whether a line can be a head: it has hardly any numbers. */
function isHeadLike(line: Line): boolean {
	const text = textOf(line.segments);
	return /\p{L}/u.test(text) && hasFewDigits(text, text.length);
}

function hasFewDigits(text: string, length: number): boolean {
	const digits = text.replace(/\D/g, '').length;
	return length <= LONGEST_HEAD && digits <= 2 + length / 20;
}

/** A head check for a table whose fields name numbers: "1996" of `sales1996` does not count as a number in a head. */
function createHeadCheck(fields: readonly Field[]): (line: Line) => boolean {
	const named = new Set(fields.flatMap(numbersOf));
	if (named.size === 0) return isHeadLike;
	return (line) => {
		const text = textOf(line.segments);
		const rest = text.replace(NUMBERS, (number) => (named.has(number) ? '' : number));
		return /[\p{L}\p{N}]/u.test(text) && hasFewDigits(rest, text.length);
	};
}

const NUMBERS = /\d+/g;

/** The numbers in the name of a field, or else in its description: `week4`, "weight after 4 weeks". */
function numbersOf({ path, definition }: Field): string[] {
	const named = path.at(-1)?.match(NUMBERS) ?? [];
	return named.length > 0 ? named : (definition.description?.match(NUMBERS) ?? []);
}

function sizeOf(line: Line): number {
	return Math.max(1, line.segments[0]?.size ?? 1);
}

type Cell = { text: string; box: Box };

/** Splits a segment that contains several close heads, by known phrases and by the columns below it. */
function splitCells(page: PageLayout, segment: Segment): Cell[] {
	const owners: number[] = [];
	const tokens = segment.words.flatMap(({ text }, i) =>
		readTokens(text).map((token) => {
			owners.push(i);
			return token;
		}),
	);
	const starts = new Set([0]);
	/** Words within a phrase, such as "code" of "HS code". */
	const inside = new Set<number>();
	let end = 0;
	for (const { from, to, exactness } of findConcepts(tokens).sort(
		(a, b) => a.from - b.from || b.to - a.to,
	)) {
		const [word, last] = [owners[from] ?? 0, owners[to - 1] ?? 0];
		if (exactness === 1) for (let i = word + 1; i <= last; i += 1) inside.add(i);
		if (from < end) continue;
		if (from > 0 && word > 0 && owners[from - 1] !== word && end > 0) starts.add(word);
		end = to;
	}
	const below = page.lines.slice(segment.line + 1, segment.line + 1 + LOOKED_AT);
	const head = page.lines[segment.line]?.segments ?? [];
	const count = head.length;
	const isOne = isWhole(segment, head, below);
	const known = [...starts].filter((at) => at === 0 || !(isOne || isCrossed(segment, at, below)));
	const rows = count < 2 ? [] : below.filter(({ segments }) => segments.length * 2 >= count);
	const findTotal = createTotalSearch(rows);
	const parted = segment.words.flatMap((_, at) =>
		at > 0 && !inside.has(at) && isParted(segment, at, rows, findTotal) ? [at] : [],
	);
	const cuts = [...new Set([...known, ...parted])].sort((a, b) => a - b);
	return cuts.map((from, i) => toCell(segment.words.slice(from, cuts[i + 1])));
}

/** Number of lines below a segment that may show that it is a single head. */
const LOOKED_AT = 12;
/** A text that begins with a number may be a quantity and its unit, in two columns. */
const PLAIN_TEXT = /^\p{L}{2}/u;

/** Whether texts below a segment run across the gap before one of its words, so that it is one head. */
function isCrossed(segment: Segment, at: number, lines: readonly Line[]): boolean {
	const [before, after] = [segment.words[at - 1]?.box, segment.words[at]?.box];
	if (!before || !after) return false;
	const x = (before.x1 + after.x0) / 2;
	const below = lines.map(({ segments }) =>
		segments.filter(({ box }) => sharesWidth(box, segment.box)),
	);
	const crossed = below.filter((segments) =>
		segments.some(({ box, text }) => box.x0 < x && box.x1 > x && PLAIN_TEXT.test(text)),
	).length;
	const parted = below.filter((segments) => segments.length > 1).length;
	return crossed > parted;
}

/** Minimum rows with one word for each head of several words that show that it is a single head. */
const MIN_WHOLE = 2;

/** Whether the rows that have as many cells as the head have a single word in the place of a segment. */
function isWhole(segment: Segment, head: readonly Segment[], below: readonly Line[]): boolean {
	const nth = head.indexOf(segment);
	const cells = below.flatMap(({ segments }) =>
		segments.length === head.length ? (segments[nth] ?? []) : [],
	);
	return cells.length >= MIN_WHOLE && cells.every(({ words }) => words.length === 1);
}

/** Minimum rows that show two columns below a head, and their minimum share of the rows. */
const [MIN_PARTED, PARTED_SHARE] = [2, 0.75];
/** Maximum offset of the words of a column, in letter heights. */
const ALIGNED = 0.5;

/**
 * Whether the words below a head of several words are in two columns, with a gap at one of its words: "Pos Article"
 * above "1 Cable". The words right of the gap are aligned.
 */
function isParted(
	segment: Segment,
	at: number,
	below: readonly Line[],
	findTotal: () => number,
): boolean {
	const [before, after] = [segment.words[at - 1]?.box, segment.words[at]?.box];
	if (!before || !after) return false;
	const x = (before.x1 + after.x0) / 2;
	if (listParted(segment, x, below).rights.length < MIN_PARTED) return false;
	const { rights, crossed } = listParted(segment, x, below.slice(0, findTotal()));
	const isUsual = rights.length >= PARTED_SHARE * (rights.length + crossed);
	return rights.length >= MIN_PARTED && isUsual && areAligned(rights, ALIGNED * segment.size);
}

/** The number of lines above the first total, counted once and only if asked. */
function createTotalSearch(below: readonly Line[]): () => number {
	let end: number | undefined;
	return () => {
		if (end !== undefined) return end;
		const at = below.findIndex((line) => isTotalsLine(line));
		return (end = at < 0 ? below.length : at);
	};
}

/** The words right of a gap with words left of it, both below a head, and the number of lines without the gap. */
function listParted(
	{ box: head }: Segment,
	x: number,
	below: readonly Line[],
): { rights: Box[]; crossed: number } {
	const rights: Box[] = [];
	let crossed = 0;
	for (const { segments } of below) {
		const boxes = segments.flatMap(({ words }) => words.map(({ box }) => box));
		if (boxes.some(({ x0, x1 }) => x0 < x && x1 > x)) {
			crossed += 1;
			continue;
		}
		const left = boxes.findLast(({ x0 }) => x0 < x);
		const right = boxes.find(({ x0 }) => x0 >= x);
		if (left && right && sharesWidth(left, head) && sharesWidth(right, head)) rights.push(right);
	}
	return { rights, crossed };
}

/** Whether boxes have the same left edge, right edge or middle. */
function areAligned(boxes: readonly Box[], tolerance: number): boolean {
	const edges = [boxes.map(({ x0 }) => x0), boxes.map(({ x1 }) => x1), boxes.map(middleX)];
	return edges.some((xs) => maxOf(xs) - minOf(xs) <= tolerance);
}

function toCell(words: readonly Word[]): Cell {
	return { text: textOf(words), box: boxAround(words) };
}

/** Merges the second line of a head into the first: cells above each other are joined. */
function mergeCells(cells: readonly Cell[], more: readonly Cell[]): Cell[] {
	const merged = cells.map((cell) => ({ ...cell }));
	for (const cell of more) {
		const above = merged.filter(({ box }) => sharesWidth(box, cell.box));
		const [only] = above;
		if (only && above.length === 1) {
			only.text = `${only.text} ${cell.text}`;
			only.box = {
				...only.box,
				x0: Math.min(only.box.x0, cell.box.x0),
				x1: Math.max(only.box.x1, cell.box.x1),
			};
		} else if (above.length === 0) merged.push({ ...cell });
	}
	return merged.sort((a, b) => a.box.x0 - b.box.x0);
}

/** Assigns heads to fields, and rates the match. */
export function mapColumns(
	document: Document,
	cells: readonly Cell[],
	fields: readonly Field[],
): { columns: Column[]; score: number } {
	const columns: Column[] = cells
		.slice(0, MAX_COLUMNS)
		.map(({ text, box }) => ({ text, x0: box.x0, x1: box.x1, field: null }));
	const pairs = fields.map((field) =>
		columns.map((column): Match | undefined => {
			const worth = matchHead(document, field, column.text);
			return worth < MIN_OWN ? undefined : { column, field, worth };
		}),
	);
	const matches = chooseMatches(pairs);
	for (const { column, field } of matches) column.field = field;
	return { columns, score: sumOf(matches) };
}

type Match = { column: Column; field: Field; worth: number };
/** Minimum score of the heads in the order of the template, relative to the best score in any order. */
const IN_ORDER = 0.8;

/** Assigns heads to fields, best first, or in the order of the template if that is almost as good. */
function chooseMatches(pairs: readonly (readonly (Match | undefined)[])[]): Match[] {
	const chosen: Match[] = [];
	const taken = new Set<Column | Field>();
	for (const match of pairs
		.flatMap((row) => row.flatMap((pair) => pair ?? []))
		.sort((a, b) => b.worth - a.worth)) {
		if (taken.has(match.column) || taken.has(match.field)) continue;
		chosen.push(match);
		taken.add(match.column).add(match.field);
	}
	const ordered = alignInOrder(pairs);
	return sumOf(ordered) >= IN_ORDER * sumOf(chosen) ? ordered : chosen;
}

function sumOf(matches: readonly Match[]): number {
	return matches.reduce((sum, { worth }) => sum + worth, 0);
}

/** How well the head of a column names a field; above 1 if it is also spelled like the field. */
export function matchHead(document: Document, field: Field, text: string): number {
	const label = document.readLabel(text, 'start');
	const { own, rival } = document.compareLabel(field, label);
	// Of heads with the same concept, prefer the one spelled like the field.
	const spelled = label.tokens.some((token) => field.name.some((one) => one.text === token.text));
	const said = own - 0.15 * Math.max(0, rival - own) + (spelled ? SPELLED : 0);
	return matchNumbers(field, text, said);
}

/**
 * Match of a head that contains the numbers of a field: the minimum, and the factor of the word match that is added
 * to it.
 */
const [NUMBERED, PER_WORDS] = [0.7, 0.3];
/** Numbers with fewer digits are not enough: "Week 4" and "Group 4" share one. */
const TELLING_DIGITS = 4;
const OTHER_NUMBER = 0.5;

/** Labels are compared without their numbers. "Week 0" and "Week 4" would match equally well. */
function matchNumbers(field: Field, text: string, own: number): number {
	if (spellingsOf(field).includes(spell(text))) return Math.max(own, 1 + SPELLED);
	const wanted = numbersOf(field);
	const shown: readonly string[] = text.match(NUMBERS) ?? [];
	if (wanted.length === 0 || shown.length === 0) return own;
	if (!wanted.every((number) => shown.includes(number)))
		return wanted.some((number) => shown.includes(number)) ? own : own - OTHER_NUMBER;
	const isTelling = wanted.some((number) => number.length >= TELLING_DIGITS);
	const least = isTelling || own >= MIN_OWN ? NUMBERED : 0;
	return Math.max(own, least) + PER_WORDS * Math.max(0, own);
}

/** The name and the description of a field, comparable with the text of a head. */
function spellingsOf({ path, definition }: Field): string[] {
	return [path.at(-1) ?? '', definition.description ?? ''].map(spell).filter((one) => one !== '');
}

function spell(text: string): string {
	return fold(text).replace(/[^\p{L}\p{N}%]+/gu, '');
}
