import type { Box, Page, PlacedWord } from '../../model/document.ts';
import { placeAsSent } from './turn-back.ts';

/** Maximum words per page; a full page has a few thousand. */
const MAX_WORDS = 5000;

/** The words of a page at their visible places. Pure. */
export function placeWords(page: Page): PlacedWord[] {
	return page.words
		.slice(0, MAX_WORDS)
		.map(({ text, box }) => ({ text, box: placeBox(box, page, 100) }));
}

/** Maps a box to the visible page, rounded to this many steps per unit. */
export function placeBox(box: Box, page: Page, steps: number): Box {
	const { x0, y0, x1, y1 } = placeAsSent(box, page);
	const round = (length: number) => Math.round(steps * length) / steps;
	return { x0: round(x0), y0: round(y0), x1: round(x1), y1: round(y1) };
}
