import type { Anchor } from '../../../model/memory.ts';
import type { Pair } from './compare-type.ts';
import type { MappedWord, PageMap } from './map-page.ts';

/** Maximum distance between left edges, in thousandths of the width, of words set at the same edge. */
const SAME_EDGE = 2;
/** Words are as wide as taught if they differ by at most this share, or by this many tenths of a unit. */
const [SAME_WIDTH, MIN_WIDTH_OFF] = [0.015, 8];
/** Minimum number of such words. */
const MIN_WORDS = 4;
/** Minimum number of such words that begin a text, of the edges that they share, and of the lines in which they stand. */
const [MIN_FIRST, MIN_EDGES, MIN_LINES] = [3, 2, 3];
/** Edges and lines further apart than this are different ones, in thousandths of the width. */
const APART = 5;

/**
 * Pairs the words that stand at exactly the taught left edge and are exactly as wide: the same labels in the same type
 * and the same columns, at whatever height. Undefined if there are too few to identify a make. A word within a text
 * follows from the word before it, so several texts must begin in this way, and not all of them at the margin.
 */
export function pairColumns({ byHash }: PageMap, anchors: readonly Anchor[]): Pair[] | undefined {
	const pairs = anchors.flatMap((anchor): Pair[] => {
		const [word] = (byHash.get(anchor[0]) ?? [])
			.filter((one) => isSetAs(one, anchor))
			.sort((one, other) => Math.abs(one.y - anchor[2]) - Math.abs(other.y - anchor[2]));
		return word ? [{ anchor, word }] : [];
	});
	const first = pairs.filter(({ word }) => word.isFirst);
	const isEnough =
		pairs.length >= MIN_WORDS &&
		first.length >= MIN_FIRST &&
		countApart(first.map(({ word }) => word.x)) >= MIN_EDGES &&
		countApart(first.map(({ word }) => word.y)) >= MIN_LINES;
	return isEnough ? pairs : undefined;
}

function isSetAs(word: MappedWord, [, x, , width]: Anchor): boolean {
	if (width === undefined || Math.abs(word.x - x) > SAME_EDGE) return false;
	return Math.abs(word.width - width) <= Math.max(MIN_WIDTH_OFF, SAME_WIDTH * width);
}

function countApart(numbers: readonly number[]): number {
	const sorted = numbers.toSorted((a, b) => a - b);
	let [count, last] = [0, -Infinity];
	for (const one of sorted) {
		if (one - last <= APART) continue;
		count += 1;
		last = one;
	}
	return count;
}
