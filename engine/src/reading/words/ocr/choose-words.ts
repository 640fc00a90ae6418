import { unifyShapes } from '../../../model/look-alikes.ts';
import { LATIN_LETTERS } from './neural/latin-letters.ts';
import type { LineArea, OcrWord } from './ocr-engine.ts';

/** A line is sure when its words are on average, and each of them by itself … */
const SURE_LINE = 0.88;
const SURE_WORD = 0.75;
/** … and when they cover so much of it. */
const MIN_COVERED = 0.6;
/** From this on the second reader is believed, whatever the first one says. */
const BELIEVED = 0.85;
/** Below that this much of its confidence is left. */
const DOUBTED = 0.6;
/** What neither is as sure of is a picture, a shadow or print that shines through. */
const MIN_BELIEVED = 0.5;
/** Words are the same one when they have so much of their length in common. */
const SAME_PLACE = 0.6;

/** Whether the first reader has read all of a line and is sure of it. */
export function isSure(words: readonly OcrWord[], line: LineArea): boolean {
	if (words.length === 0 || meanConfidence(words) < SURE_LINE) return false;
	if (words.some(({ confidence }) => confidence < SURE_WORD)) return false;
	return coveredBy(words) >= MIN_COVERED * lengthOfLetters(line);
}

/** An area of text is so much longer than its letters, in heights, on both sides together. */
const PADDING = 0.5;

/** Where more than this share of a line is in doubt, all of it is read again: the rest is likely to be wrong as well. */
const MAX_DOUBTFUL = 0.5;
/** So much of the gap to a word that is not read again is left out, and at most this much of the line's half height. */
const LEFT_OUT = 1 / 3;

/** A part of a line, and the words of the first reader on it. */
export type DoubtfulPart = { left: number; right: number; words: OcrWord[] };

/**
 * The parts of a line that have to be read again, from sure word to sure word; one part, the whole line, where it is
 * mostly in doubt or partly without words.
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

/** How far a part reaches into the gap before its neighbour, whose letters must not be cut in two. */
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
	// On a page that lies wrong it is fairly sure of letters that are none.
	const share = other < BELIEVED ? DOUBTED : 1;
	return second.map((word) => ({
		...withAccents(word, first),
		confidence: share * word.confidence,
	}));
}

/**
 * The second reader loses accents that the first one sees, takes letters for digits that look alike, and does
 * not know all letters: where the first has one of those, the rest may differ in one place.
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
/** In one place a word may have so many letters that are others in the other word. */
const MAX_OTHERS = 2;

function differInOnePlace(a: string, b: string): boolean {
	const most = Math.max(a.length, b.length);
	let [start, end] = [0, 0];
	while (start < most && a[start] === b[start]) start += 1;
	while (end < most - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
	return start + end >= MAX_OTHERS && most - start - end <= MAX_OTHERS;
}

/** Letters with a stroke, which is no accent that could be taken off. */
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

/** By letters. */
export function meanConfidence(words: readonly Pick<OcrWord, 'text' | 'confidence'>[]): number {
	const letters = words.reduce((sum, { text }) => sum + text.length, 0);
	const sum = words.reduce((total, { text, confidence }) => total + text.length * confidence, 0);
	return letters === 0 ? 0 : sum / letters;
}
