import type { Block, Line, Segment } from '../model/layout.ts';
import { boxAround } from './group-lines.ts';

export type BlockTolerances = {
	/** The space between two lines of a block, in letter heights. */
	leading: number;
	/** How far, in letter heights, the left edges or the middles may be apart. */
	alignment: number;
	/** How different the heights of letters may be. */
	sameSize: number;
};

const USUAL: BlockTolerances = { leading: 1.1, alignment: 1.2, sameSize: 0.7 };
/** Lines above that a segment may continue. */
const LINES_BACK = 4;
/** Segments of a line that are looked at, from the right. */
const NEIGHBOURS = 12;

/** Segments under each other, close and aligned, are one block, unless a drawn line is between them. */
export function groupBlocks(
	lines: readonly Line[],
	firstId: number,
	tolerances: BlockTolerances = USUAL,
): Block[] {
	const blocks: Segment[][] = [];
	for (const line of lines) {
		for (const segment of line.segments) {
			const above = findAbove(segment, lines, tolerances);
			const block = above && blocks[above.block - firstId];
			// A block goes on below one segment of a line only.
			if (above && block?.at(-1) === above) {
				segment.block = above.block;
				block.push(segment);
			} else {
				segment.block = firstId + blocks.length;
				blocks.push([segment]);
			}
		}
	}
	return blocks.map((segments, i) => ({
		id: firstId + i,
		page: segments[0]?.page ?? 0,
		segments,
		box: boxAround(segments.map(({ box }) => box)),
	}));
}

function findAbove(
	segment: Segment,
	lines: readonly Line[],
	{ leading, alignment, sameSize }: BlockTolerances,
): Segment | undefined {
	for (let i = segment.line - 1; i >= Math.max(0, segment.line - LINES_BACK); i -= 1) {
		const segments = lines[i]?.segments ?? [];
		// They are sorted: those that can be above it end at the last that begins before its end.
		const last = lastBefore(segments, segment.box.x1 + segment.size);
		for (let j = last; j >= Math.max(0, last - NEIGHBOURS); j -= 1) {
			const above = segments[j];
			if (!above) break;
			const size = Math.max(segment.size, above.size);
			const gap = segment.box.y0 - above.box.y1;
			if (gap > leading * size || gap < -0.6 * size) continue;
			if (Math.min(segment.size, above.size) < sameSize * size) continue;
			if (segment.cell !== above.cell) continue;
			const left = Math.abs(segment.box.x0 - above.box.x0);
			const middle = Math.abs(segment.box.x0 + segment.box.x1 - above.box.x0 - above.box.x1) / 2;
			if (Math.min(left, middle) <= alignment * size) return above;
		}
	}
	return undefined;
}

/** The index of the last segment that begins before `x`. */
function lastBefore(segments: readonly Segment[], x: number): number {
	let [low, high] = [-1, segments.length - 1];
	while (low < high) {
		const at = Math.ceil((low + high) / 2);
		if ((segments[at]?.box.x0 ?? Infinity) < x) low = at;
		else high = at - 1;
	}
	return low;
}
