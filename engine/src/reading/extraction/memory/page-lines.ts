import type { Box, Word } from '../../../model/document.ts';
import { maxOf, minOf } from '../../../model/extremes.ts';
import { middleX, middleY } from '../../../model/geometry.ts';
import type { Line, PageLayout } from '../../../model/layout.ts';
import { scale } from './map-page.ts';

/** Maximum number of lines of a row. */
export const ROW_LINES = 6;
/** Maximum number of words kept from above the first row. */
export const MAX_BEGIN = 12;
/** Words of a list are at most this far beside its columns, in thousandths of the width. */
const BESIDE = 36;

/** Removes lines beside a list, such as those of a sidebar. */
export function keepLines(
	page: PageLayout,
	columns: readonly Pick<Box, 'x0' | 'x1'>[],
): PageLayout {
	const isOwn = isWithin(page, columns);
	return { ...page, lines: page.lines.filter((line) => wordsOf(line).some(isOwn)) };
}

/** Whether a word is in or near the columns of a list, not beside the list. */
export function isWithin(
	page: PageLayout,
	columns: readonly Pick<Box, 'x0' | 'x1'>[],
	beside = BESIDE,
): (word: Word) => boolean {
	const from = minOf(columns.map(({ x0 }) => x0)) - beside;
	const to = maxOf(columns.map(({ x1 }) => x1)) + beside;
	return ({ box }) => {
		const middle = scale(page, middleX(box));
		return middle >= from && middle <= to;
	};
}

export function wordsOf(line: Line | undefined): Word[] {
	return line?.segments.flatMap(({ words }) => words) ?? [];
}

/** The middle of a line, in thousandths of the width. */
export function lineY(page: PageLayout, index: number): number {
	const line = page.lines[index];
	return line ? scale(page, middleY(line.box)) : 0;
}
