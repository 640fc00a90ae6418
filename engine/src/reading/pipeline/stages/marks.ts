import type { Box, GreyImage, TickBox, Word } from '../../../model/document.ts';
import { append } from '../../../model/append.ts';
import { findCombs } from '../../words/marks/find-combs.ts';
import type { Comb } from '../../words/marks/find-combs.ts';
import { findRules, ruleTolerances } from '../../words/marks/find-rules.ts';
import { findTickBoxes, tickBoxTolerances } from '../../words/marks/find-tick-boxes.ts';
import { partMarks } from '../../words/marks/part-marks.ts';
import type { OcrWord } from '../../words/ocr/ocr-engine.ts';
import { readComb } from '../../words/ocr/read-comb.ts';
import { placeOnPage } from './picture-place.ts';
import type { PicturePlace } from './picture-place.ts';
import type { ScanDraft, ScanStage } from './scan-page.ts';
import { holdsMiddle } from '../../../model/geometry.ts';

/** Finds drawn tick boxes, lines and comb fields. The letters in combs are read again. */
export const marks: ScanStage = {
	wants: () => true,
	run: async (draft, { languages, engine }) => {
		const found: Marks = { words: draft.words, tickBoxes: [], horizontal: [], vertical: [] };
		for (const one of straightPictures(draft)) {
			const combs = addMarks(one, found);
			for (const comb of combs) {
				addLetters(comb, await readComb(one.image, comb, languages, engine), one.place, found);
			}
		}
		const { words, tickBoxes, ...rules } = found;
		return partMarks({ words, tickBoxes, rules });
	},
};

type Marks = { words: readonly Word[]; tickBoxes: TickBox[]; horizontal: Box[]; vertical: Box[] };

/** A picture of `perPoint` pixels per point, and its place on the page. */
type Straight = { image: GreyImage; perPoint: number; place: PicturePlace };

function straightPictures({ picture, read, place }: ScanDraft): Straight[] {
	return read.straight.map((image) => ({
		image,
		perPoint: image.scale * picture.perPoint,
		place: {
			scale: image.scale * place.scale,
			left: image.left / place.scale + place.left,
			top: image.top / place.scale + place.top,
		},
	}));
}

/** Maximum combs per page; each takes a tenth of a second. */
const MAX_COMBS = 20;

/** Adds the lines and tick boxes of a picture, and returns its combs. */
function addMarks({ image, perPoint, place }: Straight, found: Marks): Comb[] {
	const rules = findRules(image, ruleTolerances(perPoint));
	const combs = findCombs(rules).slice(0, MAX_COMBS);
	append(
		found.tickBoxes,
		findTickBoxes(image, tickBoxTolerances(perPoint))
			.filter(({ box }) => !combs.some((comb) => holdsMiddle(comb.box, box)))
			.map(({ box, isTicked }) => ({ box: placeOnPage(box, place), isTicked })),
	);
	append(
		found.horizontal,
		rules.horizontal.map((box) => placeOnPage(box, place)),
	);
	append(
		found.vertical,
		rules.vertical.map((box) => placeOnPage(box, place)),
	);
	return combs;
}

/** Letter height in a comb, as a share of the cell. */
const COMB_LETTER = 0.5;

/** Replaces the words in a comb by its letters. */
function addLetters(
	comb: Comb,
	letters: readonly OcrWord[],
	place: PicturePlace,
	found: Marks,
): void {
	if (letters.length === 0) return;
	const area = placeOnPage(comb.box, place);
	found.words = [
		...found.words.filter(({ box }) => !holdsMiddle(area, box)),
		...letters.map(({ text, confidence, box }) => {
			const placed = placeOnPage(box, place);
			const size = COMB_LETTER * (placed.y1 - placed.y0);
			return { text, confidence, box: placed, size, angle: 0 };
		}),
	];
	// Lines between letters of a comb are not table columns.
	found.vertical = found.vertical.filter(
		({ x0, x1, y0, y1 }) =>
			!(holdsMiddle(area, { x0, x1, y0, y1 }) && x0 > area.x0 && x1 < area.x1),
	);
}
