import { medianOf } from '../../../model/median.ts';
import type { PageLayout } from '../../../model/layout.ts';
import type { Anchor } from '../../../model/memory.ts';
import { pairWords } from './pair-words.ts';
import type { MappedWord, PageMap } from './map-page.ts';

/** A word of a lesson and the same word of a page. */
export type Pair = { anchor: Anchor; word: MappedWord };

/** Words are set in the same type if their widths differ by at most this share, or by this many tenths of a unit. */
const [SAME_WIDTH, MIN_WIDTH_OFF] = [0.03, 10];
const MIN_WORDS = 5;
/** Minimum share of the words of a lesson that a page must have, in the same type and in another type. */
const [MIN_PRESENT, MIN_PRESENT_OTHER_TYPE] = [0.45, 0.75];
/** From this share on, the order may differ more, because words of rows are among the anchors. */
const MANY_PRESENT = 0.6;
/** Minimum number of words that identify a make in another type. */
const MIN_WORDS_OTHER_TYPE = 10;
/** With fewer words than this share, phrases must show that the type is another one. */
const MANY_PRESENT_OTHER_TYPE = 0.8;
/** With this number and share of a lesson's words, a page is of its make in whatever type and order. */
const [MIN_WORDS_COMPLETE, MIN_PRESENT_COMPLETE] = [8, 0.85];
/** The same for phrases, of at least this number of taught ones. */
const [MIN_PHRASES, MIN_SHARED_PHRASES] = [12, 0.6];
/** Minimum number and share of phrases where the words or their order leave doubt. */
const [SOME_PHRASES, HALF_OF_PHRASES] = [4, 0.5];
/** Minimum share of the shared words that are set in the same type. */
const MIN_SAME_TYPE = 0.8;
/** Minimum share of pairs of words in a column that keep their vertical order. */
const [MIN_IN_ORDER, MIN_IN_ORDER_OF_MANY] = [0.9, 0.8];
/**
 * Sections may change places. Words then need no order if so many of them, and this share of the lesson's words, are
 * there, and this share of them is set in the same type, whose letters have different widths.
 */
const [MIN_WORDS_REORDERED, MIN_PRESENT_REORDERED, MIN_SAME_TYPE_REORDERED] = [20, 0.55, 0.9];
/** In type whose letters are all as wide, equal widths say less. */
const MIN_PRESENT_MONOSPACED = 0.6;
const COLUMN = 200;
const LINE = 12;
/** A till prints the ticket of an office printer on a third of the width. */
const [MIN_SCALE, MAX_SCALE] = [0.3, 3.3];
const LIKENESS = 0.6;

/**
 * Pairs the words of a lesson with those of a page whose text has reflowed; undefined if the page is of another make.
 * Reflowed text is at other positions, but in the same type and the same order.
 */
export function compareType(
	{ byHash, page, words }: PageMap,
	anchors: readonly Anchor[],
): { pairs: Pair[]; scale: number; likeness: number; isReordered: boolean } | undefined {
	const present = anchors.filter(([hash]) => byHash.has(hash));
	const share = present.length / Math.max(1, Math.min(anchors.length, byHash.size));
	if (present.length < MIN_WORDS || share < MIN_PRESENT) return undefined;
	const nearest = present.map((anchor): Pair[] => {
		const [first, ...others] = byHash.get(anchor[0]) ?? [];
		if (!first) return [];
		const word = others.reduce((best, one) => (isNearer(one, best, anchor) ? one : best), first);
		return [{ anchor, word }];
	});
	const pairs = nearest.flat();
	const scale = scaleOf(pairs);
	if (scale < MIN_SCALE || scale > MAX_SCALE) return undefined;
	const evidence = { share, words: pairs.length, phrases: comparePhrases(words, anchors) };
	const isSure = isComplete(evidence);
	const set = shareSet(pairs);
	const isPlain = isMonospaced(page);
	const isSameType = set >= MIN_SAME_TYPE && (!isPlain || share >= MIN_PRESENT_MONOSPACED);
	if (!isSure && !isSameType && !isInOtherType(evidence)) return undefined;
	const wanted = isSameType && share >= MANY_PRESENT ? MIN_IN_ORDER_OF_MANY : MIN_IN_ORDER;
	const isReordered = shareInOrder(pairs, byHash) < wanted;
	const isPhrased = !isPlain || evidence.phrases.shared >= MIN_PHRASES;
	const mayReorder = isPhrased && set >= MIN_SAME_TYPE_REORDERED && isReorderable(evidence);
	if (isReordered && !isSure && !mayReorder) return undefined;
	return { pairs, scale, likeness: LIKENESS, isReordered };
}

/** How much of a lesson a page has: the share and number of its words, and its phrases. */
type Evidence = { share: number; words: number; phrases: { taught: number; shared: number } };

function comparePhrases(words: readonly MappedWord[], anchors: readonly Anchor[]) {
	const taught = pairWords(anchors);
	const here = pairWords(words.map(({ hash, x, y, width }): Anchor => [hash, x, y, width]));
	return { taught: taught.size, shared: [...taught].filter((one) => here.has(one)).length };
}

function isComplete({ share, words, phrases: { taught, shared } }: Evidence): boolean {
	if (share >= MIN_PRESENT_COMPLETE && words >= MIN_WORDS_COMPLETE) return true;
	return taught >= MIN_PHRASES && shared >= MIN_SHARED_PHRASES * taught;
}

function isInOtherType({ share, words, phrases: { taught, shared } }: Evidence): boolean {
	if (share < MIN_PRESENT_OTHER_TYPE || words < MIN_WORDS_OTHER_TYPE) return false;
	const isPhrased = shared >= SOME_PHRASES && shared >= HALF_OF_PHRASES * taught;
	return isPhrased || share >= MANY_PRESENT_OTHER_TYPE;
}

function isReorderable({ share, words, phrases: { taught, shared } }: Evidence): boolean {
	const isEnough = share >= MIN_PRESENT_REORDERED && words >= MIN_WORDS_REORDERED;
	return isEnough && shared >= HALF_OF_PHRASES * taught;
}

function isNearer(one: MappedWord, other: MappedWord, [, x, y]: Anchor): boolean {
	const farness = (word: MappedWord) => Math.abs(word.x - x) + Math.abs(word.y - y);
	return farness(one) < farness(other);
}

/** The median ratio of the widths of words on the page and in the lesson; 1 if too few widths are known. */
export function scaleOf(pairs: readonly Pair[]): number {
	const ratios = pairs.flatMap(({ anchor: [, , , width], word }) =>
		width !== undefined && width > 0 ? [word.width / width] : [],
	);
	return ratios.length < MIN_WORDS ? 1 : medianOf(ratios);
}

/** The share of words that are as wide as in the lesson, apart from the scale. */
export function shareSet(pairs: readonly Pair[]): number {
	const scale = scaleOf(pairs);
	return pairs.filter((pair) => isSameWidth(pair, scale)).length / Math.max(1, pairs.length);
}

/** Whether nearly all words of a page are as wide as their number of letters says. */
function isMonospaced({ lines }: PageLayout): boolean {
	const widths = lines
		.flatMap(({ segments }) => segments.flatMap(({ words }) => words))
		.filter(({ text }) => text.length >= MIN_LETTERS)
		.map(({ text, box, size }) => (box.x1 - box.x0) / (text.length * Math.max(1, size)));
	const middle = medianOf(widths);
	const same = widths.filter((one) => Math.abs(one - middle) <= SAME_ADVANCE * middle);
	return widths.length > 0 && same.length >= MIN_MONOSPACED * widths.length;
}

const MIN_LETTERS = 4;
/** Maximum difference between the widths of letters, as a share, and minimum share of words that have this width. */
const [SAME_ADVANCE, MIN_MONOSPACED] = [0.04, 0.7];

function isSameWidth({ anchor: [, , , width], word }: Pair, scale: number): boolean {
	if (width === undefined) return false;
	const off = Math.abs(word.width - scale * width);
	return off <= Math.max(MIN_WIDTH_OFF, SAME_WIDTH * width);
}

/** The share of pairs of unique words in a column that keep the vertical order of the lesson. */
function shareInOrder(pairs: readonly Pair[], byHash: PageMap['byHash']): number {
	const once = pairs.filter(({ anchor: [hash] }) => byHash.get(hash)?.length === 1);
	let [all, same] = [0, 0];
	for (const [i, { anchor: one, word }] of once.entries()) {
		for (const { anchor: other, word: below } of once.slice(i + 1)) {
			const down = other[2] - one[2];
			if (Math.abs(other[1] - one[1]) > COLUMN || Math.abs(down) < LINE) continue;
			all += 1;
			same += Number((below.y - word.y) * down > 0);
		}
	}
	return all === 0 ? 1 : same / all;
}
