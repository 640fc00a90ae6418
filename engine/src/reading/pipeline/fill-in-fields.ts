import type { FormField, Page, Word } from '../../model/document.ts';
import { holdsMiddle } from '../../model/geometry.ts';

/** Maximum letter height of the text in a form field, in page units. */
const MAX_SIZE = 12;
/** The average width of a letter, in letter heights. */
const LETTER = 0.5;

/** The words of a page together with the values of its form fields, which are not part of the page text. Pure. */
export function fillInFields(page: Page): Page {
	const added = page.fields.flatMap((field) => wordsOf(field, page.words));
	return added.length === 0 ? page : { ...page, words: [...page.words, ...added] };
}

function wordsOf({ box, value }: FormField, known: readonly Word[]): Word[] {
	if (value === false || value === '') return [];
	if (known.some((word) => holdsMiddle(box, word.box))) return [];
	const texts = value === true ? ['☒'] : value.split(/\s+/).filter(Boolean);
	const size = Math.min(MAX_SIZE, box.y1 - box.y0);
	const characters = texts.join(' ').length;
	// Long values are compressed, because they must not extend beyond their field.
	const letter = Math.min(LETTER * size, (box.x1 - box.x0) / Math.max(1, characters));
	let x0 = box.x0;
	return texts.map((text) => {
		const x1 = x0 + text.length * letter;
		const word = { text, box: { x0, y0: box.y0, x1, y1: box.y0 + size } };
		x0 = x1 + letter;
		return { ...word, confidence: 1, size, angle: 0 };
	});
}
