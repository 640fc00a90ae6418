import type { Box, Word } from '../../../model/document.ts';
import { medianOf } from '../../../model/median.ts';

const AMOUNT = /^\D{0,3}(\d{1,6})([.,])(\d{2})\D{0,2}$/u;
/** Minimum amounts that show how a page writes them. */
const MIN_AMOUNTS = 3;
const MIN_CONFIDENCE = 0.5;
/** Amounts of one column are right-aligned; all distances are in letter heights. */
const SAME_EDGE = 0.5;
const SAME_SIZE = 0.3;
const MIN_IN_COLUMN = 2;
/** The gap that a decimal mark leaves between its digits; boxes of halves may overlap a little. */
const MARK_GAP = 1;
const MAX_OVERLAP = 0.4;
/** A decimal mark is a half to a whole digit wide. If less than a quarter is spare, there was none. */
const MARK_WIDTH = 0.5;
const MIN_SPARE = 0.25;

type Column = { x1: number; size: number; digitWidth: number };

/**
 * Joins amounts that were split at their decimal mark: "226" and ".60", "10." and "80". Restores marks that were too
 * small to be recognised: "57 50" and "5750" in a column of amounts with two decimals, if their width leaves room for
 * the mark.
 */
export function mendAmounts(read: readonly Word[]): Word[] {
	const words: Word[] = [];
	for (const word of read) {
		const joined = joinAtMark(words.at(-1), word);
		if (joined) words[words.length - 1] = joined;
		else words.push(word);
	}
	const amounts = words.filter(
		({ text, confidence }) => confidence >= MIN_CONFIDENCE && AMOUNT.test(text),
	);
	if (amounts.length < MIN_AMOUNTS) return words;
	const mark = commonestMark(amounts);
	const columns = amounts.map(({ text, box, size }) => ({
		x1: box.x1,
		size,
		digitWidth: (box.x1 - box.x0) / (text.length - 1 + MARK_WIDTH),
	}));
	const mended: Word[] = [];
	for (const word of words) {
		const before = mended.at(-1);
		const joined = before && joinHalves(before, word, mark, columns);
		if (joined) mended[mended.length - 1] = joined;
		else mended.push(widen(word, mark, columns));
	}
	return mended;
}

function commonestMark(amounts: readonly Word[]): string {
	const points = amounts.filter(({ text }) => AMOUNT.exec(text)?.[2] === '.').length;
	return 2 * points >= amounts.length ? '.' : ',';
}

/** The halves of an amount, one of which has the mark: "226" and ".60", "10." and "80". */
function joinAtMark(one: Word | undefined, other: Word): Word | undefined {
	if (!one || !AMOUNT.test(one.text + other.text)) return undefined;
	if (!/^\D{0,3}\d{1,6}[.,]?$/u.test(one.text) || !/^[.,]?\d{2}$/.test(other.text))
		return undefined;
	return liesBeside(one, other, MAX_OVERLAP) ? join(one, other, one.text + other.text) : undefined;
}

/** The halves of an amount whose mark was lost: "57" and "50". */
function joinHalves(
	one: Word,
	other: Word,
	mark: string,
	columns: readonly Column[],
): Word | undefined {
	if (!/^\D{0,3}\d{1,4}$/u.test(one.text) || !/^\d{2}$/.test(other.text)) return undefined;
	if (!liesBeside(one, other, 0) || !columns.some((column) => isSameEdge(column, other))) {
		return undefined;
	}
	return join(one, other, `${one.text}${mark}${other.text}`);
}

/** Whether a word follows another on its line, with room for a mark at most. */
function liesBeside(one: Word, other: Word, overlap: number): boolean {
	const gap = (other.box.x0 - one.box.x1) / Math.max(1, one.size);
	const isLine = one.box.y0 < other.box.y1 && other.box.y0 < one.box.y1;
	return isLine && gap >= -overlap && gap <= MARK_GAP;
}

function join(one: Word, other: Word, text: string): Word {
	return {
		...one,
		text,
		box: around(one.box, other.box),
		confidence: Math.min(one.confidence, other.confidence),
	};
}

/** "5750" with the width of "57.50". */
function widen(word: Word, mark: string, columns: readonly Column[]): Word {
	const { text, box, size } = word;
	if (!/^\d{3,6}$/.test(text)) return word;
	const column = columns.filter(
		(one) => isSameEdge(one, word) && Math.abs(one.size - size) <= SAME_SIZE * size,
	);
	if (column.length < MIN_IN_COLUMN) return word;
	const digit = medianOf(column.map(({ digitWidth }) => digitWidth));
	if (box.x1 - box.x0 < digit * (text.length + MIN_SPARE)) return word;
	return { ...word, text: `${text.slice(0, -2)}${mark}${text.slice(-2)}` };
}

function isSameEdge({ x1 }: Column, { box, size }: Word): boolean {
	return Math.abs(x1 - box.x1) <= SAME_EDGE * size;
}

function around(one: Box, other: Box): Box {
	return {
		x0: Math.min(one.x0, other.x0),
		y0: Math.min(one.y0, other.y0),
		x1: Math.max(one.x1, other.x1),
		y1: Math.max(one.y1, other.y1),
	};
}
