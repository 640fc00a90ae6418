import { medianOf } from '../../../model/median.ts';
import type { Anchor } from '../../../model/memory.ts';
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
/** Minimum share of the shared words that are set in the same type. */
const MIN_SAME_TYPE = 0.8;
/** Minimum share of pairs of words in a column that keep their vertical order. */
const [MIN_IN_ORDER, MIN_IN_ORDER_OF_MANY] = [0.9, 0.8];
const COLUMN = 200;
const LINE = 12;
const [MIN_SCALE, MAX_SCALE] = [0.4, 2.5];
const LIKENESS = 0.6;

/**
 * Pairs the words of a lesson with those of a page whose text has reflowed; undefined if the page is of another make.
 * Reflowed text is at other positions, but in the same type and the same order.
 */
export function compareType(
	{ byHash }: PageMap,
	anchors: readonly Anchor[],
): { pairs: Pair[]; scale: number; likeness: number } | undefined {
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
	const isSet = pairs.filter((pair) => isSameWidth(pair, scale)).length;
	const isSameType = isSet >= MIN_SAME_TYPE * pairs.length;
	const isEnough = share >= MIN_PRESENT_OTHER_TYPE && pairs.length >= MIN_WORDS_OTHER_TYPE;
	if (!isSameType && !isEnough) return undefined;
	const wanted = isSameType && share >= MANY_PRESENT ? MIN_IN_ORDER_OF_MANY : MIN_IN_ORDER;
	if (shareInOrder(pairs, byHash) < wanted) return undefined;
	return { pairs, scale, likeness: LIKENESS };
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
