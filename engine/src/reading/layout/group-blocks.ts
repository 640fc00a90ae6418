import type { Run, RunLines } from './run.ts';

export type BlockTolerances = {
	/** Maximum gap between two lines of a block, in letter heights. */
	leading: number;
	/** Maximum offset of left edges or centres, in letter heights. */
	alignment: number;
	/** Maximum difference of letter heights. */
	sameSize: number;
};

const USUAL: BlockTolerances = { leading: 1.1, alignment: 1.2, sameSize: 0.7 };
/** Lines above that a run may continue. */
const LINES_BACK = 4;
/** Maximum runs of a line that are examined, from the right. */
const NEIGHBOURS = 12;

/**
 * Groups runs below each other that are close and aligned into blocks. A drawn line between two runs separates
 * them, because they are in different cells.
 */
export function groupBlocks(
	lines: RunLines,
	cellOf: ReadonlyMap<Run, number>,
	tolerances: BlockTolerances = USUAL,
): Run[][] {
	const blocks: Run[][] = [];
	const blockOf = new Map<Run, Run[]>();
	for (const [at, line] of lines.entries()) {
		const linesAbove = lines.slice(Math.max(0, at - LINES_BACK), at).toReversed();
		for (const run of line) {
			const isInSameCell = (above: Run) => cellOf.get(above) === cellOf.get(run);
			const above = findAbove(run, linesAbove, tolerances, isInSameCell);
			const known = above && blockOf.get(above);
			// A block continues below one run of a line only.
			const block = known?.at(-1) === above && known ? known : [];
			if (block.length === 0) blocks.push(block);
			block.push(run);
			blockOf.set(run, block);
		}
	}
	return blocks;
}

function findAbove(
	run: Run,
	linesAbove: RunLines,
	{ leading, alignment, sameSize }: BlockTolerances,
	isInSameCell: (above: Run) => boolean,
): Run | undefined {
	for (const runs of linesAbove) {
		// Runs are sorted, so candidates end at the last run that begins before this one ends.
		const last = lastBefore(runs, run.box.x1 + run.size);
		for (let j = last; j >= Math.max(0, last - NEIGHBOURS); j -= 1) {
			const above = runs[j];
			if (!above) break;
			const size = Math.max(run.size, above.size);
			const gap = run.box.y0 - above.box.y1;
			if (gap > leading * size || gap < -0.6 * size) continue;
			if (Math.min(run.size, above.size) < sameSize * size) continue;
			if (!isInSameCell(above)) continue;
			const left = Math.abs(run.box.x0 - above.box.x0);
			const middle = Math.abs(run.box.x0 + run.box.x1 - above.box.x0 - above.box.x1) / 2;
			if (Math.min(left, middle) <= alignment * size) return above;
		}
	}
	return undefined;
}

/** The index of the last run that begins before `x`. */
function lastBefore(runs: readonly Run[], x: number): number {
	let [low, high] = [-1, runs.length - 1];
	while (low < high) {
		const at = Math.ceil((low + high) / 2);
		if ((runs[at]?.box.x0 ?? Infinity) < x) low = at;
		else high = at - 1;
	}
	return low;
}
