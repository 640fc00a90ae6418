import type { Box, Rules, TickBox, Word } from '../../../model/document.ts';

/** Minimum share of a line inside a word to be one of its strokes. */
const MIN_WITHIN = 0.6;
const MIN_TOUCHING = 0.3;
/** Minimum length of a line that was recognised as a word, relative to the word's height. */
const MUCH_LONGER = 1.3;
/** The texts that OCR reads for lines and empty boxes. */
const LINE_LIKE = /^[|¦!Il1[\](){}_—–\-=~.'"/\\]{1,2}$/u;
const LETTER = /[\p{L}\d]/u;
const CURRENCY = /^\p{Sc}$/u;
const BOX_LIKE = /^\W{0,2}[\p{L}\d]?\W{0,2}$/u;

type Marks = { words: readonly Word[]; tickBoxes: readonly TickBox[]; rules: Rules };

/**
 * Separates marks from words: strokes of letters are not lines, round letters are not boxes, and drawn marks are
 * not words, although OCR may read them as words.
 */
export function partMarks({ words, tickBoxes, rules: { horizontal, vertical } }: Marks): {
	words: Word[];
	tickBoxes: readonly TickBox[];
	rules: Rules;
} {
	const isLine = ({ text, box }: Word) =>
		LINE_LIKE.test(text) &&
		vertical.some(
			(rule) =>
				rule.x0 < box.x1 &&
				rule.x1 > box.x0 &&
				shareOf(box.y0, box.y1, rule.y0, rule.y1) > 0.5 &&
				rule.y1 - rule.y0 > MUCH_LONGER * (box.y1 - box.y0),
		);
	const isLetter = ({ box }: TickBox) =>
		words.some(
			(word) =>
				isWithin(box, word.box) &&
				(CURRENCY.test(word.text) ||
					(!BOX_LIKE.test(word.text) &&
						word.box.x1 - word.box.x0 > MUCH_LONGER * (box.x1 - box.x0))),
		);
	const boxes = tickBoxes.filter((one) => !isLetter(one));
	const isBox = ({ text, box }: Word) =>
		BOX_LIKE.test(text) &&
		boxes.some((one) => isWithin(box, one.box) || (!LETTER.test(text) && touches(box, one.box)));
	const letters = words.filter((word) => !isLine(word) && !isBox(word));
	const isStroke = (rule: Box) => letters.some(({ box }) => isWithin(rule, box));
	return {
		words: letters,
		tickBoxes: boxes,
		rules: {
			horizontal: horizontal.filter((rule) => !isStroke(rule)),
			vertical: vertical.filter((rule) => !isStroke(rule)),
		},
	};
}

function isWithin(inner: Box, outer: Box): boolean {
	const across = shareOf(inner.x0, inner.x1, outer.x0, outer.x1);
	const down = shareOf(inner.y0, inner.y1, outer.y0, outer.y1);
	return across >= MIN_WITHIN && down >= MIN_WITHIN;
}

/** OCR may read the edge of a box together with the text beside it. */
function touches(inner: Box, outer: Box): boolean {
	const across = shareOf(inner.x0, inner.x1, outer.x0, outer.x1);
	return across >= MIN_TOUCHING && shareOf(inner.y0, inner.y1, outer.y0, outer.y1) >= MIN_WITHIN;
}

/** The share of one range that lies within another. */
function shareOf(from: number, to: number, start: number, end: number): number {
	return (Math.min(to, end) - Math.max(from, start)) / Math.max(1e-6, to - from);
}
