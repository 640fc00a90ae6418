import type { Box, Word } from '../../../model/document.ts';
import { DEFAULT_DATA, OTHER_SCRIPTS } from '../../../model/languages.ts';
import { readWords } from '../../words/ocr/read-words.ts';
import { placeAsRead } from '../turn-back.ts';
import { placeOnPage, placePart, toPixels } from './picture-place.ts';
import type { ScanStage } from './scan-page.ts';
import { holdsMiddle } from '../../../model/geometry.ts';

/** Bounds the words of a scan, which pass through the API process. */
const MAX_WORDS_OF_SCAN = 20_000;

/** Reads the words of the picture and the annotations, rotated as the page is read. */
export const ocr: ScanStage = {
	wants: () => true,
	run: async ({ picture }, { languages, likely, engine }) => {
		const { image, additions } = picture;
		const { scale, left, top } = picture.place;
		const otherScripts = scriptsBeside(languages);
		const read = await readWords(image, languages, engine, { otherScripts, likely });
		// A rotated page has its own origin; only an unrotated one is moved into place.
		const corner = read.rotation === 0 && !read.parts ? { left, top } : { left: 0, top: 0 };
		const place = { scale, ...corner };
		/** Maps a place on the page to the rotated page. */
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

/** Distance around a typed word, in letter heights, in which OCR may have read it again. */
const TYPED_MARGIN = 0.3;

/** Removes words that OCR read again from typed text. */
function withoutCovered(scanned: readonly Word[], typed: readonly Word[]): Word[] {
	const areas = typed.map(({ box: { x0, y0, x1, y1 }, size }) => {
		const margin = TYPED_MARGIN * size;
		return { x0: x0 - margin, y0: y0 - margin, x1: x1 + margin, y1: y1 + margin };
	});
	return scanned.filter(({ box }) => !areas.some((area) => holdsMiddle(area, box)));
}
