import type { Word } from '../../../model/document.ts';
import { maxOf, minOf } from '../../../model/extremes.ts';
import { boxAround, middleX, textOf } from '../../../model/geometry.ts';
import type { Line, PageLayout } from '../../../model/layout.ts';
import type { RememberedRows, RowColumn } from '../../../model/memory.ts';
import type { Document } from '../document.ts';
import { isNumeric } from '../lists/tables/judge-lines.ts';
import type { ItemValue } from '../lists/tables/item-value.ts';
import { settleRow } from '../lists/tables/settle-rows.ts';
import { parseFor } from '../request/read-fields.ts';
import type { Field } from '../request/read-fields.ts';
import type { Alignment } from './align-lesson.ts';
import { hashText } from './hash-words.ts';
import { keepLines, lineY, ROW_LINES, wordsOf } from './learn-rows.ts';
import { scale } from './map-page.ts';

/** How far a word above the first row may be from its column, in thousandths of the width. */
const ASIDE = 25;
/** How far apart votes for the beginning of rows may be, in thousandths of the width. */
const TOGETHER = 8;
/** The share of the words above the first row that must be found. */
const MIN_BEGIN = 0.4;
const MAX_ROWS = 1000;
/** Space that ends rows, in letter heights. */
const WIDEST_GAP = 8;
/** How far a text may reach over the edge of its column on either side, in thousandths of the width. */
const SLACK = 12;

type Reading = {
	document: Document;
	taught: RememberedRows;
	fieldOf: (path: string) => Field | undefined;
	columns: (RowColumn & { from: number; to: number })[];
	/** Words that are part of no value. */
	literals: ReadonlySet<number>;
};

/** The rows of a list that are printed as was taught; undefined where they do not begin anywhere. */
export function recallRows(
	document: Document,
	taught: RememberedRows,
	alignment: Alignment,
	fieldOf: (path: string) => Field | undefined,
): ItemValue[][] | undefined {
	const columns = placeColumns(taught.columns, alignment);
	const own = columns.filter(({ path }) => path !== null);
	const start = own.length === 0 ? undefined : findBegin(document, taught, alignment);
	if (!start) return undefined;
	const literals = new Set(taught.literals);
	const reading = { document, taught, fieldOf, columns, literals };
	const rows: ItemValue[][] = [];
	for (const [i, whole] of document.pages.slice(start.page).entries()) {
		const page = keepLines(whole, own);
		const above = i === 0 ? new Set(whole.lines.slice(0, start.line)) : undefined;
		const from = above ? page.lines.filter((line) => above.has(line)).length : 0;
		const { found, isEnd } = readPage(reading, page, from);
		for (const row of found) rows.push(row);
		if (isEnd || (found.length === 0 && i > 0) || rows.length >= MAX_ROWS) break;
	}
	return rows.slice(0, MAX_ROWS);
}

/** Columns as they lie on this document: each reaches halfway to its neighbours in the same line of a row. */
function placeColumns(columns: readonly RowColumn[], { scale: size, dx }: Alignment) {
	const placed = columns.map((one) => ({ ...one, x0: size * one.x0 + dx, x1: size * one.x1 + dx }));
	return placed.map((one) => {
		const beside = placed.filter((other) => other !== one && other.line === one.line);
		const left = beside.filter(({ x1 }) => x1 <= one.x0 + 1).map(({ x1 }) => x1);
		const right = beside.filter(({ x0 }) => x0 >= one.x1 - 1).map(({ x0 }) => x0);
		const before = left.length === 0 ? one.x0 - 3 * SLACK : maxOf(left);
		const behind = right.length === 0 ? one.x1 + 30 * SLACK : minOf(right);
		return { ...one, from: (before + one.x0) / 2, to: (one.x1 + behind) / 2 };
	});
}

/** The line that the words above the first row lead to. */
export function findBegin(
	{ pages }: Document,
	{ begin }: Pick<RememberedRows, 'begin'>,
	{ scale: size, dx }: Alignment,
): { page: number; line: number } | undefined {
	let best: { page: number; line: number; count: number } | undefined;
	for (const [at, page] of pages.entries()) {
		const votes = page.lines.flatMap((line, index) =>
			wordsOf(line).flatMap((word) => {
				const hash = hashText(word.text);
				return begin
					.filter(
						([known, x]) =>
							known === hash && Math.abs(scale(page, word.box.x0) - size * x - dx) <= ASIDE,
					)
					.map(([, , down]) => ({ hash, y: lineY(page, index) + size * down, index }));
			}),
		);
		for (const { y } of votes) {
			const own = votes.filter((vote) => Math.abs(vote.y - y) <= TOGETHER);
			const count = new Set(own.map(({ hash }) => hash)).size;
			if (best && count <= best.count) continue;
			const head = maxOf(own.map(({ index }) => index));
			best = { page: at, line: head + 1, count };
		}
	}
	const wanted = new Set(begin.map(([hash]) => hash)).size;
	return best && best.count >= Math.max(1, MIN_BEGIN * wanted) ? best : undefined;
}

function readPage(
	reading: Reading,
	page: PageLayout,
	from: number,
): { found: ItemValue[][]; isEnd: boolean } {
	const starts: number[] = [];
	let end = page.lines.length;
	let isEnd = false;
	let bottom = page.lines[from]?.box.y0 ?? 0;
	for (let index = from; index < page.lines.length; index += 1) {
		const line = page.lines[index];
		if (!line) break;
		const isFar = starts.length > 0 && line.box.y0 - bottom > WIDEST_GAP * Math.max(1, page.size);
		if (isFar || isEndLine(line, reading)) {
			[end, isEnd] = [index, true];
			break;
		}
		bottom = Math.max(bottom, line.box.y1);
		if (isRowStart(reading, page, index)) starts.push(index);
	}
	const found = starts.map((start, i) => {
		const next = Math.min(starts[i + 1] ?? end, start + ROW_LINES);
		return readRow(reading, page, start, next);
	});
	return { found, isEnd };
}

export function isEndLine(line: Line, { taught: { end } }: { taught: { end: number[] } }): boolean {
	if (end.length === 0) return false;
	const hashes = new Set(wordsOf(line).map(({ text }) => hashText(text)));
	const shared = end.filter((hash) => hashes.has(hash)).length;
	return shared > 0 && shared >= 0.5 * end.length;
}

/** Whether a line has all that the first line of every row has, each of its own kind. */
function isRowStart(reading: Reading, page: PageLayout, index: number): boolean {
	const needed = reading.columns.filter((one) => one.always && one.line === 0 && one.path !== null);
	const first = reading.columns.filter((one) => one.line === 0 && one.path !== null);
	const checked = needed.length > 0 ? needed : first.slice(0, 1);
	return (
		checked.length > 0 &&
		checked.every((column) => {
			const field = reading.fieldOf(column.path ?? '');
			const words = wordsIn(reading, page, index, column);
			if (!field || words.length === 0) return false;
			return column.plain === true || isOfKind(reading, field, words);
		})
	);
}

function isOfKind({ document }: Reading, field: Field, words: readonly Word[]): boolean {
	const text = textOf(words);
	if (isNumeric(field) && field.definition.type !== 'string') return /\d/.test(text);
	return parseFor(field, text, document) !== undefined;
}

/** The words of a line whose middle is in a column. */
function wordsIn(
	{ literals }: Reading,
	page: PageLayout,
	index: number,
	column: Reading['columns'][number],
): Word[] {
	const isOwn = ({ text, box }: Word) => {
		const middle = scale(page, middleX(box));
		return middle >= column.from && middle <= column.to && !literals.has(hashText(text));
	};
	return wordsOf(page.lines[index]).filter(isOwn);
}

function readRow(reading: Reading, page: PageLayout, start: number, end: number): ItemValue[] {
	const values = reading.columns.flatMap((column): ItemValue[] => {
		const field = column.path === null ? undefined : reading.fieldOf(column.path);
		if (!field) return [];
		const last = Math.min(end, start + column.line + column.lines);
		const words: Word[] = [];
		for (let index = start + column.line; index < last; index += 1)
			for (const word of wordsIn(reading, page, index, column)) words.push(word);
		const raw = trimMarks(textOf(words));
		const value = column.plain ? raw : parseFor(field, raw, reading.document);
		if (raw === '' || value === undefined) return [];
		return [{ field, value, raw, box: boxAround(words), page: page.index }];
	});
	return settleRow(values);
}

/** Marks between two values of a line belong to neither. */
function trimMarks(text: string): string {
	const trimmed = text
		.replace(/^[–—|:;,·•]/u, '')
		.replace(/[–—|:;,·•(]$/u, '')
		.trim();
	const isInside = trimmed.startsWith('(') && trimmed.endsWith(')');
	return isInside ? trimmed.slice(1, -1) : trimmed;
}
