import type { Anchor } from '../../model/memory.ts';
import type { SortingDecisions, PageLook } from '../../model/sorting-decision.ts';

/** Number of words of a page that are stored: the first ones, which form the letterhead. */
const MAX_WORDS = 60;
/** Minimum words; fewer could be on any page. */
const MIN_WORDS = 4;
/** Maximum displacement of a word, in thousandths of the width. */
const MOVED = 90;
/** Weight of a displaced word. */
const MOVED_SHARE = 0.4;
/** Minimum share of common words. Pages of one make share most of their words; those of two makes share few. */
const SAME_MAKE = 0.6;
/** The probability of a boundary that a person has set. It outweighs all other evidence. */
const DECIDED = 0.99;

/** The stored description of a page. */
export function lookOf({ anchors }: { anchors: readonly Anchor[] }): PageLook {
	return anchors.slice(0, MAX_WORDS);
}

/** Whether two pages are of one make. */
export function isAlike(one: PageLook, other: PageLook): boolean {
	return likenessOf(one, other) >= SAME_MAKE;
}

function likenessOf(one: PageLook, other: PageLook): number {
	const count = Math.max(one.length, other.length);
	if (Math.min(one.length, other.length) < MIN_WORDS) return 0;
	const places = new Map(other.map((anchor) => [anchor[0], anchor]));
	let shared = 0;
	for (const [hash, x, y] of one) {
		const found = places.get(hash);
		if (!found) continue;
		const moved = Math.abs(found[1] - x) + Math.abs(found[2] - y);
		shared += moved < MOVED ? 1 : MOVED_SHARE;
	}
	return shared / count;
}

/** The probability of a boundary between two pages, if a person has decided about similar pages. */
export function recallBoundary(
	before: PageLook,
	here: PageLook,
	{ boundaries }: SortingDecisions,
	sender: string | undefined,
): number | undefined {
	let best: { begins: boolean; likeness: number } | undefined;
	// The newest decision comes first, and an equally good older one does not replace it.
	for (const one of boundaries) {
		if (one.sender !== null && sender !== undefined && one.sender !== sender) continue;
		const likeness = Math.min(likenessOf(before, one.before), likenessOf(here, one.here));
		if (likeness < SAME_MAKE || likeness <= (best?.likeness ?? 0)) continue;
		best = { begins: one.begins, likeness };
	}
	if (!best) return undefined;
	return best.begins ? DECIDED : 1 - DECIDED;
}
