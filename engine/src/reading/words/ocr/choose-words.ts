import { unifyShapes } from '../../../model/look-alikes.ts';
import { meanConfidence } from './mean-confidence.ts';
import { LATIN_LETTERS } from './neural/latin-letters.ts';
import type { LineArea, OcrWord } from './ocr-engine.ts';

/** A line is reliable if its words are: their mean confidence, and the confidence of each … */
const SURE_LINE = 0.88;
const SURE_WORD = 0.75;
/** … and if they cover this share of the line. */
const MIN_COVERED = 0.6;
/** From this confidence on, the neural recogniser overrules Tesseract. */
const BELIEVED = 0.85;
/** Below it, its confidence is multiplied by this. */
const DOUBTED = 0.6;
/** Minimum confidence of either; anything less is a picture, a shadow or print that shines through. */
const MIN_BELIEVED = 0.5;
/** Minimum shared length of two words at the same place. */
const SAME_PLACE = 0.6;

/** Whether Tesseract has read a whole line reliably. */
export function isSure(words: readonly OcrWord[], line: LineArea): boolean {
	if (words.length === 0 || meanConfidence(words) < SURE_LINE) return false;
	if (words.some(({ confidence }) => confidence < SURE_WORD)) return false;
	return coveredBy(words) >= MIN_COVERED * lengthOfLetters(line);
}

/** How much longer an area of text is than its letters, in heights, both ends together. */
const PADDING = 0.5;

/** If a larger share of a line is doubtful, the whole line is read again, because the rest is likely wrong as well. */
const MAX_DOUBTFUL = 0.5;
/** Share of the gap to a reliable word that is left out, and its maximum in half heights of the line. */
const LEFT_OUT = 1 / 3;

/** A part of a line, and the words of Tesseract on it. */
export type DoubtfulPart = { left: number; right: number; words: OcrWord[] };

/**
 * The parts of a line to read again, between reliable words. The whole line is one part if most of it is doubtful
 * or has no words.
 */
export function findDoubtful(words: readonly OcrWord[], line: LineArea): DoubtfulPart[] {
	const whole = [{ left: line.left, right: line.right, words: [...words] }];
	if (coveredBy(words) < MIN_COVERED * lengthOfLetters(line)) return whole;
	const inOrder = words.toSorted((a, b) => a.box.x0 - b.box.x0);
	const parts: DoubtfulPart[] = [];
	inOrder.forEach((word, i) => {
		if (word.confidence >= SURE_LINE) return;
		const [before, after] = [inOrder[i - 1], inOrder[i + 1]];
		const right = after ? word.box.x1 + marginTo(after.box.x0 - word.box.x1, line) : line.right;
		const last = parts.at(-1);
		if (last && before && before.confidence < SURE_LINE) {
			last.right = right;
			last.words.push(word);
			return;
		}
		const left = before ? word.box.x0 - marginTo(word.box.x0 - before.box.x1, line) : line.left;
		parts.push({ left, right, words: [word] });
	});
	const doubtful = parts.reduce((sum, { left, right }) => sum + right - left, 0);
	return doubtful > MAX_DOUBTFUL * (line.right - line.left) ? whole : parts;
}

/** How far a part extends into the gap before its neighbour, so that no letter is cut. */
function marginTo(gap: number, { half }: LineArea): number {
	return Math.max(0, gap - Math.min(LEFT_OUT * gap, LEFT_OUT * half));
}

function coveredBy(words: readonly OcrWord[]): number {
	return words.reduce((sum, { box }) => sum + box.x1 - box.x0, 0);
}

function lengthOfLetters({ left, right, half }: LineArea): number {
	return right - left - 2 * half * PADDING;
}

/** One of the two readings of a line. */
export function chooseWords(first: readonly OcrWord[], second: readonly OcrWord[]): OcrWord[] {
	const [one, other] = [meanConfidence(first), meanConfidence(second)];
	if (Math.max(one, other) < MIN_BELIEVED) return [];
	if (other < BELIEVED && one >= other) return [...first];
	// On a page in the wrong orientation, the recogniser is fairly confident of letters that do not exist.
	const share = other < BELIEVED ? DOUBTED : 1;
	return second.map((word) => ({
		...withAccents(word, first),
		confidence: share * word.confidence,
	}));
}

/**
 * The neural recogniser loses accents, confuses letters with similar digits, and does not know all letters. So
 * where Tesseract reads such a character, the words may differ in one place.
 */
function withAccents(word: OcrWord, first: readonly OcrWord[]): OcrWord {
	if (!/\p{L}/u.test(word.text)) return word;
	const same = first.find(
		({ text, box }) =>
			text !== word.text &&
			!/\d/.test(text) &&
			Math.min(box.x1, word.box.x1) - Math.max(box.x0, word.box.x0) >
				SAME_PLACE * Math.max(box.x1 - box.x0, word.box.x1 - word.box.x0) &&
			(plain(text) === plain(word.text) ||
				(hasUnknownLetter(text) && differInOnePlace(plain(text), plain(word.text)))),
	);
	return same ? { ...word, text: same.text } : word;
}

function hasUnknownLetter(text: string): boolean {
	return Array.from(text).some((letter) => /\p{L}/u.test(letter) && !known.has(letter));
}

const known = new Set(LATIN_LETTERS);
/** Maximum letters in one place that may differ. */
const MAX_OTHERS = 2;

function differInOnePlace(a: string, b: string): boolean {
	const most = Math.max(a.length, b.length);
	let [start, end] = [0, 0];
	while (start < most && a[start] === b[start]) start += 1;
	while (end < most - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
	return start + end >= MAX_OTHERS && most - start - end <= MAX_OTHERS;
}

/** Letters with a stroke, which Unicode does not decompose. */
const STROKES: Readonly<Record<string, string>> = {
	ø: 'o',
	Ø: 'O',
	ł: 'l',
	Ł: 'L',
	đ: 'd',
	Đ: 'D',
	ı: 'i',
	æ: 'ae',
	Æ: 'AE',
	œ: 'oe',
	Œ: 'OE',
};

/** Without accents, and with one letter for those that look alike. */
function plain(text: string): string {
	return unifyShapes(
		text
			.normalize('NFKD')
			.replace(/\p{M}+/gu, '')
			.replace(/[øØłŁđĐıæÆœŒ]/g, (letter) => STROKES[letter] ?? letter),
	);
}
