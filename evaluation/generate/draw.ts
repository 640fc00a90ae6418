import type { createSheet } from './sheet.ts';

export type Pen = ReturnType<typeof createSheet>;

/** Draws lines below each other; the first may be larger. */
export function drawLines(
	pen: Pen,
	x: number,
	y: number,
	lines: readonly string[],
	{ first = 10, right = false } = {},
): void {
	lines.forEach((text, i) => {
		const isFirst = i === 0 && first !== 10;
		pen.write(x, isFirst ? y : y + 14 * i + (first - 10), text, {
			size: isFirst ? first : 10,
			bold: isFirst,
			right,
		});
	});
}

/** Draws labels with their values beside them, at `values` from the left; right-aligned with `right`. */
export function drawFacts(
	pen: Pen,
	x: number,
	y: number,
	values: number,
	facts: readonly (readonly [label: string, value: string])[],
	{ right = false, leading = 16 } = {},
): void {
	facts.forEach(([label, value], i) => {
		pen.write(x, y + leading * i, label);
		pen.write(values, y + leading * i, value, { right });
	});
}

/** A column of a table: its left edge, or its right edge if right-aligned. */
export type DrawnColumn = { head: string; x: number; right?: boolean; headLeft?: number };

/** Draws the head of a table and its rows; an empty text is an empty cell. Returns its lower edge. */
export function drawTable(
	pen: Pen,
	y: number,
	columns: readonly DrawnColumn[],
	rows: readonly (readonly string[])[],
	leading = 17,
): number {
	for (const { head, x, right = false, headLeft } of columns)
		pen.write(headLeft ?? x, y, head, { bold: true, right: right && headLeft === undefined });
	rows.forEach((row, i) => {
		row.forEach((text, n) => {
			const { x = 0, right = false } = columns[n] ?? {};
			if (text !== '') pen.write(x, y + 20 + leading * i, text, { right });
		});
	});
	return y + 20 + leading * rows.length;
}
