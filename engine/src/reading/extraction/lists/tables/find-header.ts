import type { Box, Word } from '../../../../model/document.ts';
import { boxAround, sharesWidth, textOf } from '../../../../model/geometry.ts';
import type { Line, PageLayout, Segment } from '../../../../model/layout.ts';
import type { Document, Fact } from '../../document.ts';
import type { Field } from '../../request/read-fields.ts';
import { findConcepts } from '../../lexicon/find-concepts.ts';
import { readTokens } from '../../lexicon/read-words.ts';

/** A column of a table: its head, the head's place, and the field that it fills. */
export type Column = {
	text: string;
	x0: number;
	x1: number;
	field: Field | null;
	/** A lesson says that every row fills it. */
	always?: boolean;
	/** The field was found by the form of the cells, not by the head. */
	isGuess?: boolean;
};

export type Header = {
	page: PageLayout;
	/** The lines of the head; rows begin after the last. */
	firstLine: number;
	lastLine: number;
	columns: Column[];
	score: number;
};

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
	for (const page of document.pages) {
		for (const line of page.lines) {
			const header = readHeader(document, page, line, fields);
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
			for (const { cells, last } of growHead(page, line)) {
				if (cells.length < 2 || cells.length > MAX_COLUMNS) continue;
				const columns = cells.map(({ text, box: { x0, x1 } }) => ({ text, x0, x1, field: null }));
				heads.push({ page, firstLine: line.index, lastLine: last.index, columns, score: 0 });
			}
			return heads;
		}),
	);

/** Yields the possible heads that begin with a line: the line alone, then with each close line below. */
function* growHead(page: PageLayout, line: Line) {
	if (!isHeadLike(line)) return;
	let cells = line.segments.flatMap(splitCells);
	let last = line;
	yield { cells, last };
	for (let i = 1; i < MAX_HEAD_LINES; i += 1) {
		const next = page.lines[line.index + i];
		if (!next || !isHeadBelow(next, last)) return;
		cells = mergeCells(cells, next.segments.flatMap(splitCells));
		last = next;
		yield { cells, last };
	}
}

function isHeadBelow(next: Line, last: Line): boolean {
	return isHeadLike(next) && next.box.y0 - last.box.y1 <= HEAD_LEADING * sizeOf(next);
}

function readHeader(
	document: Document,
	page: PageLayout,
	line: Line,
	fields: readonly Field[],
): Header | undefined {
	let best: Header | undefined;
	for (const { cells, last } of growHead(page, line)) {
		const { columns, score } = mapColumns(document, cells, fields);
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
	const digits = text.replace(/\D/g, '').length;
	return text.length <= LONGEST_HEAD && digits <= 2 + text.length / 20 && /\p{L}/u.test(text);
}

function sizeOf(line: Line): number {
	return Math.max(1, line.segments[0]?.size ?? 1);
}

type Cell = { text: string; box: Box };

/** Splits a segment that contains several close heads, by known phrases. */
function splitCells(segment: Segment): Cell[] {
	const owners: number[] = [];
	const tokens = segment.words.flatMap(({ text }, i) =>
		readTokens(text).map((token) => {
			owners.push(i);
			return token;
		}),
	);
	const starts = new Set([0]);
	let end = 0;
	for (const { from, to } of findConcepts(tokens).sort((a, b) => a.from - b.from || b.to - a.to)) {
		if (from < end) continue;
		const word = owners[from] ?? 0;
		if (from > 0 && word > 0 && owners[from - 1] !== word && end > 0) starts.add(word);
		end = to;
	}
	const cuts = [...starts].sort((a, b) => a - b);
	return cuts.map((from, i) => toCell(segment.words.slice(from, cuts[i + 1])));
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

function mapColumns(
	document: Document,
	cells: readonly Cell[],
	fields: readonly Field[],
): { columns: Column[]; score: number } {
	const columns: Column[] = cells
		.slice(0, MAX_COLUMNS)
		.map(({ text, box }) => ({ text, x0: box.x0, x1: box.x1, field: null }));
	const pairs = columns.flatMap((column) =>
		fields.map((field) => {
			const label = document.readLabel(column.text, 'start');
			const { own, rival } = document.compareLabel(field, label);
			// Of heads with the same concept, prefer the one spelled like the field.
			const spelled = label.tokens.some(({ text }) => field.name.some((one) => one.text === text));
			return {
				column,
				field,
				own: own - 0.15 * Math.max(0, rival - own) + (spelled ? SPELLED : 0),
			};
		}),
	);
	let score = 0;
	const taken = new Set<Field>();
	for (const { column, field, own } of pairs.sort((a, b) => b.own - a.own)) {
		if (own < MIN_OWN || column.field || taken.has(field)) continue;
		column.field = field;
		taken.add(field);
		score += own;
	}
	return { columns, score };
}
