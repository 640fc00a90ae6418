import { setWords } from './set-lines.ts';
import { MARGIN } from './write-pages.ts';
import type { PageWriter } from './write-pages.ts';

/** Padding beside and above the text of a cell, in points, so that cells stay apart without rules. */
const ASIDE = 8;
const ABOVE = 4;

/** A cell and its columns, `to` not included. */
export type PlacedCell = { text: string; from: number; to: number; overflows?: boolean };

export type RowStyle = {
	size: number;
	pitch: number;
	isRuled: boolean;
	/** No row with rules is directly above it. */
	isFirst: boolean;
};

/** The left edges of columns of these widths, and the right edge of the last. */
export function placeColumns(widths: readonly number[]): number[] {
	const edges = [MARGIN];
	for (const width of widths) edges.push((edges.at(-1) ?? 0) + width + 2 * ASIDE);
	return edges;
}

/** Writes a row of cells below the current position, with rules around each cell. */
export function setRow(
	cells: readonly PlacedCell[],
	edges: readonly number[],
	{ size, pitch, isRuled, isFirst }: RowStyle,
	writer: PageWriter,
): void {
	const edge = (column: number) => edges[column] ?? edges.at(-1) ?? MARGIN;
	const top = writer.top();
	const place = { size, pitch, top: top + ABOVE, left: 0, width: 0 };
	let lineCount = 1;
	for (const { text, from, to, overflows } of cells) {
		place.left = edge(from) + ASIDE;
		place.width = Math.max(overflows ? Infinity : edge(to) - edge(from) - 2 * ASIDE, size);
		lineCount = Math.max(lineCount, setWords(text, place, writer.word));
	}
	const bottom = top + lineCount * pitch + ABOVE;
	if (isRuled) {
		const last = edges.length - 1;
		if (isFirst) writer.level(edge(0), edge(last), top);
		writer.level(edge(0), edge(last), bottom);
		writer.upright(top, bottom, edge(0));
		writer.upright(top, bottom, edge(last));
		let before = 0;
		for (const { from, to } of cells) {
			if (from !== before) writer.upright(top, bottom, edge(from));
			writer.upright(top, bottom, edge(to));
			before = to;
		}
	}
	writer.moveTo(bottom);
}
