import type { Box } from '../../../../model/document.ts';
import { maxOf, minOf } from '../../../../model/extremes.ts';
import { boxAround, textOf } from '../../../../model/geometry.ts';
import type { Document } from '../../document.ts';
import { isPeriodOnly } from '../../values/find-periods.ts';
import { findDiscount, isCode, splitLabelled } from './complete-rows.ts';
import type { Column } from './header.ts';
import type { Row, RowCell } from './read-rows.ts';

/** A text of a cell, its place and its OCR confidence. */
export type TextOfCell = { text: string; box: Box; legibility: number };
type CellLine = RowCell['lines'][number];

/** Maximum distance and offset of lines of one text, in letter heights. */
const TIGHT = 0.9;
/** Space that must be left after a word that would have fitted, in letter heights. */
const SPARE = 1;
/** Letter size of details below a text, relative to its first line. On scans, letter sizes are unreliable. */
const SMALLER = 0.93;
/** A value with a number, perhaps after a short word: "4012345001235", "KW 16/2025". */
const NUMBERED = /^(?:\p{L}{1,4}\.? )?\S*\d/u;

/** The end of a line that announces another one: "Gasket,", "stainless-", "Insurance (30". */
const GOES_ON = /[,&+/–-]$|\([^()]*$/u;

/**
 * How far to the right the texts of each column reach, before the next column begins. Undefined for a column that a
 * lesson taught: it may have taught texts of several short lines.
 */
export function measureTexts(
	columns: readonly Column[],
	rows: readonly Row[],
): (number | undefined)[] {
	return columns.map((column, i) => {
		if (column.always !== undefined) return undefined;
		// A single word may be longer than its column is wide.
		const lines = rows
			.flatMap(({ cells }) => cells[i]?.lines ?? [])
			.filter(({ words }) => words.length > 1);
		const ends = lines.map(({ box }) => box.x1);
		const firsts = rows.flatMap(({ cells }) => cells[i + 1]?.lines[0]?.box.x0 ?? []);
		const right = minOf([columns[i + 1]?.x0 ?? Infinity, ...firsts]);
		return maxOf(ends.filter((x1) => x1 < right));
	});
}

/**
 * Reads a text and the lines that continue it. A line that could have begun on the line above is not its
 * continuation, but a detail, such as the colour of an article.
 */
export function readTextOfCell(
	document: Document,
	{ lines }: RowCell,
	{ reach, page }: { reach: number | undefined; page: number },
): TextOfCell | undefined {
	const [first] = lines;
	if (!first) return undefined;
	const isScan = document.pages[page]?.source === 'ocr';
	const taken = [first];
	for (const line of lines.slice(1)) {
		const last = taken.at(-1) ?? first;
		if (!isClose(last, line, first) || isOwnValue(document, first, line)) break;
		const isSmall = !isScan && sizeOf(line) < SMALLER * sizeOf(first);
		if (reach !== undefined && (isSmall || hasRoom(last, line, reach))) break;
		taken.push(line);
	}
	return {
		text: textOf(taken),
		legibility: legibilityOf(taken),
		box: { ...boxAround(taken), y0: first.box.y0, y1: (taken.at(-1) ?? first).box.y1 },
	};
}

function isClose(last: CellLine, line: CellLine, first: CellLine): boolean {
	const size = sizeOf(first);
	const gap = line.box.y0 - last.box.y1;
	return gap <= TIGHT * size && gap >= -size && Math.abs(line.box.x0 - first.box.x0) <= 1.5 * size;
}

/** Whether the first word of a line would have fitted at the end of the line above. */
function hasRoom(above: CellLine, { words }: CellLine, reach: number): boolean {
	const [word] = words;
	if (!word || GOES_ON.test(above.text)) return false;
	const width = word.box.x1 - word.box.x0;
	return above.box.x1 + width + SPARE * sizeOf(above) < reach;
}

/** Whether a line is a value of another field: "GTIN: 4012345001235", a period, a discount, the name below a code. */
function isOwnValue(document: Document, first: CellLine, line: CellLine): boolean {
	const labelled = splitLabelled(document, line.text);
	return (
		(labelled !== undefined && NUMBERED.test(labelled.text)) ||
		findDiscount(line.text) !== undefined ||
		isPeriodOnly(line.text, document.dateOrder) ||
		(isCode(first.text) && !isCode(line.text))
	);
}

function sizeOf({ words }: CellLine): number {
	return Math.max(1, words[0]?.size ?? 1);
}

export function legibilityOf(lines: RowCell['lines']): number {
	const words = lines.flatMap((line) => line.words);
	return words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, words.length);
}
