import type { Box, Word } from '../../../model/document.ts';
import { DEFAULT_DATA, OTHER_SCRIPTS } from '../../../model/languages.ts';
import { readWords } from '../../words/ocr/read-words.ts';
import { placeAsRead } from '../turn-back.ts';
import { isInside, placeOnPage, placePart, toPixels } from './picture-place.ts';
import type { ScanStage } from './scan-page.ts';

/** What OCR reads travels to the process that serves the API and back; specks must not be without end. */
const MAX_WORDS_OF_SCAN = 20_000;

/** The words of the picture, and what people have put onto the page, turned as the page is read. */
export const ocr: ScanStage = {
	wants: () => true,
	run: async ({ picture }, { languages, engine }) => {
		const { image, additions } = picture;
		const { scale, left, top } = picture.place;
		const read = await readWords(image, languages, engine, scriptsBeside(languages));
		// A turned page has its own corner; only one that is read as it lies is moved into place.
		const corner = read.rotation === 0 && !read.parts ? { left, top } : { left: 0, top: 0 };
		const place = { scale, ...corner };
		/** A place on the page as it lies, as it is read. */
		const turn = (box: Box) =>
			placeOnPage(placeAsRead(toPixels(box, picture.place), image, read), place);
		const typed = additions.typed.map((word) => ({
			...word,
			box: turn(word.box),
			angle: (word.angle + read.rotation) % 360,
		}));
		const scanned = read.words.slice(0, MAX_WORDS_OF_SCAN).map((word) => ({
			...word,
			size: word.size / scale,
			box: placeOnPage(word.box, place),
		}));
		return {
			read,
			place,
			words: [...withoutCovered(scanned, typed), ...typed],
			fields: additions.fields.map((field) => ({ ...field, box: turn(field.box) })),
			parts: read.parts?.map((part) => placePart(part, picture.place)),
		};
	},
};

/** Trust an explicit language hint; without one the page may be in any script. */
function scriptsBeside(languages: readonly string[]): readonly (readonly string[])[] {
	return languages.join() === DEFAULT_DATA.join() ? OTHER_SCRIPTS : [];
}

/** How far around a typed word, in heights of its letters, OCR may have read the same word. */
const TYPED_MARGIN = 0.3;

/** Words of a scan without those that were typed onto it, and that OCR has read from its picture. */
function withoutCovered(scanned: readonly Word[], typed: readonly Word[]): Word[] {
	const areas = typed.map(({ box: { x0, y0, x1, y1 }, size }) => {
		const margin = TYPED_MARGIN * size;
		return { x0: x0 - margin, y0: y0 - margin, x1: x1 + margin, y1: y1 + margin };
	});
	return scanned.filter(({ box }) => !areas.some((area) => isInside(box, area)));
}
