import type { GreyImage } from '../../../../model/document.ts';
import type { LineArea, OcrWord } from '../ocr-engine.ts';
import { findInk } from './find-ink.ts';
import type { Gap, Ink } from './find-ink.ts';
import { medianOf } from '../../../../model/median.ts';

/** A recognised letter: its confidence and its range, in pixels of the cut line. */
export type Letter = { text: string; confidence: number; from: number; to: number };

/** Minimum width of a space, relative to the height of the print … */
const MIN_SPACE = 0.22;
/** … and relative to the median gap between letters, which is wide on receipts. */
const WIDER_THAN_USUAL = 2.2;
/** With at most this many letters, the median is unreliable, and a space has at least this share of the height. */
const FEW_LETTERS = 4;
const MIN_SPACE_OF_FEW = 0.45;
/** Factor on that width if the model has read a space, and if it has not … */
const READ_SPACE = 0.7;
const UNREAD_SPACE = 1.15;
/**
 * … and further factors between digits, because a 1 is narrow, before lower-case letters and before closing
 * punctuation.
 */
const BETWEEN_DIGITS = /^\d\d$/;
const MORE_BETWEEN_DIGITS = 1.5;
const BEFORE_SMALL = /^\p{L}\p{Ll}$/u;
const MORE_BEFORE_SMALL = 1.6;
const BEFORE_CLOSING = /^.[.,:;)%!?'\]]$/u;
const MORE_BEFORE_CLOSING = 1.8;

/**
 * Groups the letters of a line into words with their places on the picture. Gaps decide where spaces are, and a
 * space that the model or `first`, another reading of the line, has read lowers the required width.
 */
export function partWords(
	letters: readonly Letter[],
	line: LineArea,
	cut: GreyImage,
	first: readonly OcrWord[] = [],
): OcrWord[] {
	const breaks = findBreaks(first, line, cut);
	const written = letters.filter(({ text }) => text.trim() !== '');
	const ink = findInk(cut);
	const gaps = widestGaps(written, ink.gaps);
	const least = leastSpace(gaps, ink);
	const words: Letter[][] = [];
	written.forEach((letter, i) => {
		const [word, before, gap = 0] = [words.at(-1), written[i - 1], gaps[i - 1]];
		const pair = `${before?.text ?? ''}${letter.text}`;
		const [from, to] = [middleOf(before), middleOf(letter)];
		const isRead =
			isSpaceRead(letters, letter) || breaks.some((place) => place > from && place < to);
		if (word && gap < least * shareNeeded(pair, isRead)) word.push(letter);
		else words.push([letter]);
	});
	return words.map((word) => placeWord(word, { line, cut, ink }));
}

/** The centres of the spaces of a reading, in pixels of the cut line. */
function findBreaks(words: readonly OcrWord[], line: LineArea, cut: GreyImage): number[] {
	const scale = cut.height / (2 * line.half);
	const inOrder = words.toSorted((a, b) => a.box.x0 - b.box.x0);
	return inOrder
		.slice(1)
		.map(({ box }, i) => ((box.x0 + (inOrder[i]?.box.x1 ?? box.x0)) / 2 - line.left) * scale);
}

/** The widest gap after each letter except the last. A gap belongs to the letters on both sides of its centre. */
function widestGaps(letters: readonly Letter[], gaps: readonly Gap[]): number[] {
	const widest = letters.slice(1).map(() => 0);
	let next = 0;
	for (const { from, to } of gaps) {
		const middle = (from + to) / 2;
		while (next < letters.length && middleOf(letters[next]) < middle) next += 1;
		if (next === 0 || next === letters.length) continue;
		widest[next - 1] = Math.max(widest[next - 1] ?? 0, to - from);
	}
	return widest;
}

function leastSpace(gaps: readonly number[], { top, bottom }: Ink): number {
	const height = bottom - top;
	if (gaps.length < FEW_LETTERS) return MIN_SPACE_OF_FEW * height;
	const usual = medianOf(gaps);
	return Math.max(MIN_SPACE * height, WIDER_THAN_USUAL * usual);
}

function shareNeeded(pair: string, isRead: boolean): number {
	if (isRead) return READ_SPACE;
	if (BETWEEN_DIGITS.test(pair)) return UNREAD_SPACE * MORE_BETWEEN_DIGITS;
	if (BEFORE_SMALL.test(pair)) return UNREAD_SPACE * MORE_BEFORE_SMALL;
	return UNREAD_SPACE * (BEFORE_CLOSING.test(pair) ? MORE_BEFORE_CLOSING : 1);
}

function isSpaceRead(letters: readonly Letter[], letter: Letter): boolean {
	return letters[letters.indexOf(letter) - 1]?.text.trim() === '';
}

function middleOf(letter: Letter | undefined): number {
	return letter ? (letter.from + letter.to) / 2 : 0;
}

function placeWord(
	letters: readonly Letter[],
	{ line, cut, ink }: { line: LineArea; cut: GreyImage; ink: Ink },
): OcrWord {
	const scale = (2 * line.half) / cut.height;
	const [first, last] = [middleOf(letters[0]), middleOf(letters.at(-1))];
	const { left, right, top, bottom } = ink.around(first, last);
	const x0 = line.left + left * scale;
	const x1 = line.left + right * scale;
	const above = line.y + line.slope * ((x0 + x1) / 2 - line.x) - line.half;
	return {
		text: letters.map(({ text }) => text).join(''),
		confidence: letters.reduce((sum, { confidence }) => sum + confidence, 0) / letters.length,
		box: { x0, y0: above + top * scale, x1, y1: above + bottom * scale },
	};
}
