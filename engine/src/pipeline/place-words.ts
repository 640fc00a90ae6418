import type { Page, PlacedWord } from '../model/document.ts';
import { placeAsSent } from './turn-back.ts';

/** More words than anybody points at; a page of nothing but words has a few thousand. */
const MAX_WORDS = 5000;

/** The words of a page where they stand on the page that people have. Pure. */
export function placeWords(page: Page): PlacedWord[] {
	return page.words.slice(0, MAX_WORDS).map(({ text, box }) => {
		const { x0, y0, x1, y1 } = placeAsSent(box, page);
		return { text, box: { x0: round(x0), y0: round(y0), x1: round(x1), y1: round(y1) } };
	});
}

function round(length: number): number {
	return Math.round(100 * length) / 100;
}
