import type { Box, Word } from '../../model/document.ts';
import type { Line, PageLayout, Segment } from '../../model/layout.ts';
import type { Document } from '../document.ts';
import type { Need } from '../fields/read-needs.ts';
import { compareLabel } from '../labels/read-label.ts';
import { findConcepts } from '../lexicon/find-concepts.ts';
import { readTokens } from '../lexicon/read-words.ts';

/** A column of a table: its head, where that stands, and the field that it fills. */
export type Column = { text: string; x0: number; x1: number; need: Need | null };

export type Header = {
	page: PageLayout;
	/** The lines of the head; rows begin behind the last. */
	firstLine: number;
	lastLine: number;
	columns: Column[];
	score: number;
};

const LEAST_OWN = 0.5;
const SPELLED = 0.01;
/** Lines of a head are close together, in letter heights. */
const HEAD_LEADING = 1;
const MOST_HEAD_LINES = 3;
const MOST_COLUMNS = 30;
const LONGEST_HEAD = 160;

/** The heads of tables that fit the fields of a row, the best first. */
export function findHeaders(document: Document, needs: readonly Need[]): Header[] {
	const headers: Header[] = [];
	for (const page of document.pages) {
		for (const line of page.lines) {
			const header = readHeader(document, page, line, needs);
			if (header) headers.push(header);
		}
	}
	return headers.sort((a, b) => b.score - a.score);
}

function readHeader(
	document: Document,
	page: PageLayout,
	line: Line,
	needs: readonly Need[],
): Header | undefined {
	if (!isHeadLike(line)) return undefined;
	let best: Header | undefined;
	let cells = line.segments.flatMap(splitCells);
	let last = line;
	for (let i = 0; i < MOST_HEAD_LINES; i += 1) {
		if (i > 0) {
			const next = page.lines[line.index + i];
			if (!next || !isHeadLike(next) || next.box.y0 - last.box.y1 > HEAD_LEADING * sizeOf(next))
				break;
			cells = mergeCells(cells, next.segments.flatMap(splitCells));
			last = next;
		}
		const { columns, score } = mapColumns(document, cells, needs);
		const mapped = columns.filter(({ need }) => need !== null).length;
		const least = Math.min(2, needs.length);
		if (mapped < least || columns.length < 2) continue;
		// Each further line must pay for itself.
		const worth = score - 0.05 * i;
		if (!best || worth > best.score) {
			best = { page, firstLine: line.index, lastLine: line.index + i, columns, score: worth };
		}
	}
	return best;
}

/** Heads hold hardly any numbers. */
function isHeadLike(line: Line): boolean {
	const text = line.segments.map((segment) => segment.text).join(' ');
	const digits = text.replace(/\D/g, '').length;
	return text.length <= LONGEST_HEAD && digits <= 2 + text.length / 20 && /\p{L}/u.test(text);
}

function sizeOf(line: Line): number {
	return Math.max(1, line.segments[0]?.size ?? 1);
}

type Cell = { text: string; box: Box };

/** Heads that stand close together are one segment; known phrases take them apart. */
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
	return {
		text: words.map(({ text }) => text).join(' '),
		box: {
			x0: Math.min(...words.map(({ box }) => box.x0)),
			y0: Math.min(...words.map(({ box }) => box.y0)),
			x1: Math.max(...words.map(({ box }) => box.x1)),
			y1: Math.max(...words.map(({ box }) => box.y1)),
		},
	};
}

/** The second line of a head under the first: cells above each other are one. */
function mergeCells(cells: readonly Cell[], more: readonly Cell[]): Cell[] {
	const merged = cells.map((cell) => ({ ...cell }));
	for (const cell of more) {
		const above = merged.filter(({ box }) => box.x0 < cell.box.x1 && box.x1 > cell.box.x0);
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
	needs: readonly Need[],
): { columns: Column[]; score: number } {
	const columns: Column[] = cells
		.slice(0, MOST_COLUMNS)
		.map(({ text, box }) => ({ text, x0: box.x0, x1: box.x1, need: null }));
	const pairs = columns.flatMap((column) =>
		needs.map((need) => {
			const label = document.readLabel(column.text, 'start');
			const { own, rival } = compareLabel(need, label);
			// Of heads that mean the field alike the one that is spelled like it.
			const spelled = label.tokens.some(({ text }) => need.name.some((one) => one.text === text));
			return { column, need, own: own - 0.15 * Math.max(0, rival - own) + (spelled ? SPELLED : 0) };
		}),
	);
	let score = 0;
	const taken = new Set<Need>();
	for (const { column, need, own } of pairs.sort((a, b) => b.own - a.own)) {
		if (own < LEAST_OWN || column.need || taken.has(need)) continue;
		column.need = need;
		taken.add(need);
		score += own;
	}
	return { columns, score };
}
