import type { Box } from '../../../model/document.ts';
import { sharedHeight, sharesWidth } from '../../../model/geometry.ts';
import type { Nearby } from '../../../model/memory.ts';
import type { PageMap } from './map-page.ts';

const MAX_NEARBY = 6;
/** Maximum number of nearby words from the left in the same line, which say the most about a value. */
const MAX_LEFT = 3;
const TOUCHING = 0.3;

/** The printed words around a value, and its distance from each of them. */
export function listNearby(
	{ page, words }: PageMap,
	{ x0, y, tall }: { x0: number; y: number; tall: number },
	taken: readonly { page: number; box: Box }[],
): Nearby[] {
	const others = words.filter(
		({ box }) => !taken.some((one) => one.page === page.index && meets(one.box, box)),
	);
	const isBeside = (word: { x: number; y: number }) =>
		Math.abs(word.y - y) < 0.6 * tall && word.x < x0;
	const left = others
		.filter(isBeside)
		.sort((a, b) => b.x - a.x)
		.slice(0, MAX_LEFT);
	const around = others
		.filter((word) => !left.includes(word))
		.sort((a, b) => farness(a, x0, y) - farness(b, x0, y))
		.slice(0, MAX_NEARBY - left.length);
	return [...left, ...around].map((word): Nearby => [
		word.hash,
		Math.round(x0 - word.x),
		Math.round(y - word.y),
	]);
}

/** A distance in which a vertical step counts double, because lines are closer together than columns. */
function farness(word: { x: number; y: number }, x: number, y: number): number {
	return Math.abs(word.x - x) + 2 * Math.abs(word.y - y);
}

/** Whether two boxes cover each other. A caption directly above a value may touch it. */
export function meets(one: Box, other: Box): boolean {
	return sharesWidth(one, other) && sharedHeight(one, other) > TOUCHING;
}
