import { boxAround } from '../../../../model/geometry.ts';
import type { Line, PageLayout } from '../../../../model/layout.ts';
import type { Document } from '../../document.ts';
import { fold } from '../../lexicon/read-words.ts';
import type { Column, Header } from './header.ts';

/** One of several tables side by side: a copy of the document that contains only this table below its head. */
export type Part = { document: Document; header: Header };

/** Minimum columns of each table. */
const MIN_COLUMNS = 2;

/**
 * Splits a head that repeats its columns, because a long table is set in two or more columns on the page. Any other
 * head is returned as it is.
 */
export function splitRepeated(document: Document, header: Header): Part[] {
	const width = findPeriod(header.columns);
	if (width === undefined) return [{ document, header }];
	const { columns, page, firstLine } = header;
	const mapped = columns.slice(0, width).map(({ text }, i) => {
		const alike = columns.filter((_, at) => at % width === i);
		return { text, field: alike.find(({ field }) => field)?.field ?? null };
	});
	const parts: Part[] = [];
	for (let from = 0; from < columns.length; from += width) {
		const own = columns.slice(from, from + width);
		const left = from === 0 ? -Infinity : middle(columns[from - 1], own[0]);
		const right = middle(own.at(-1), columns[from + width]);
		const cropped = cropBelow(page, firstLine, left, right);
		parts.push({
			document: {
				...document,
				pages: document.pages.map((one) => (one === page ? cropped : one)),
			},
			header: {
				...header,
				page: cropped,
				columns: own.map((column, i) => ({ ...column, field: mapped[i]?.field ?? null })),
			},
		});
	}
	return parts;
}

/** The number of columns after which the heads begin again. */
function findPeriod(columns: readonly Column[]): number | undefined {
	const texts = columns.map(({ text }) => fold(text));
	for (let width = MIN_COLUMNS; 2 * width <= texts.length; width += 1) {
		if (texts.length % width !== 0) continue;
		if (texts.every((text, i) => text === texts[i % width])) return width;
	}
	return undefined;
}

/** The place between two columns, nearer to the second, because cells are often wider than their heads. */
function middle(before: Column | undefined, after: Column | undefined): number {
	if (!before || !after) return Infinity;
	return before.x1 + 0.75 * (after.x0 - before.x1);
}

/** A copy of a page. From the head of the table on, its lines contain only the words between two edges. */
function cropBelow(page: PageLayout, firstLine: number, left: number, right: number): PageLayout {
	const lines: Line[] = [];
	for (const line of page.lines) {
		const index = lines.length;
		const kept = line.segments.filter(({ box }) => {
			const x = (box.x0 + box.x1) / 2;
			return line.index < firstLine || (x >= left && x < right);
		});
		if (kept.length === 0) continue;
		const segments = kept.map((segment) => ({ ...segment, line: index }));
		lines.push({ ...line, index, segments, box: boxAround(segments) });
	}
	return { ...page, lines };
}
