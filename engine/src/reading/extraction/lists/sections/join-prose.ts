import type { Segment } from '../../../../model/layout.ts';
import { BULLET } from '../bullet.ts';

/** A sentence or a bullet of several lines, and the first of them. */
export type Joined = { text: string; from: Segment };

/** Minimum share of the column width that a line fills if the next line continues it. */
const FULL = 0.75;
/** Maximum gap between lines of one sentence, in letter heights. */
const TIGHT = 0.75;
/** Tolerance of left edges, in letter heights. */
const SAME_EDGE = 1.5;

/**
 * Joins the lines of a text into its bullets or, without bullets, into its sentences. `right` is where the lines of
 * the column end.
 */
export function joinProse(segments: readonly Segment[], right: number): Joined[] {
	const joined: Joined[] = [];
	const hasBullets = segments.some(({ text }) => BULLET.test(text));
	let last: Segment | undefined;
	for (const segment of segments) {
		const open = joined.at(-1);
		const goesOn = hasBullets
			? !BULLET.test(segment.text)
			: last !== undefined && continues(last, segment, right);
		if (open && goesOn) open.text = `${open.text} ${segment.text}`;
		else joined.push({ text: segment.text, from: segment });
		last = segment;
	}
	return joined;
}

/** Whether a line ends at the edge of its column and not at the end of a sentence. */
function continues(above: Segment, below: Segment, right: number): boolean {
	const { box, size, page } = above;
	if (page !== below.page || below.box.x0 < box.x0 - SAME_EDGE * size) return false;
	if (below.box.y0 - box.y1 > TIGHT * size) return false;
	if (/^\p{Ll}/u.test(below.text)) return true;
	const [next] = below.words;
	const wouldFit = next !== undefined && box.x1 + (next.box.x1 - next.box.x0) + size / 2 < right;
	const isFull = box.x1 - box.x0 >= FULL * (right - box.x0);
	return isFull && !wouldFit && !/[.!?;:]$/u.test(above.text);
}
