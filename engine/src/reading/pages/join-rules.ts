import type { Box, Rules } from '../../model/document.ts';

export type JoinTolerances = {
	/** How far, in points, the pieces of one line may be off it. */
	aside: number;
	/** The widest gap between two pieces of a line. */
	gap: number;
	/** A shorter line is none. */
	leastLength: number;
};

const USUAL: JoinTolerances = { aside: 1, gap: 1.5, leastLength: 10 };
/** Of each direction; those of a drawing that has more are kept that are the longest. */
const MAX_RULES = 1000;

/** Tables are drawn cell by cell: pieces of a line that touch are one line. */
export function joinRules(pieces: readonly Box[], tolerances: JoinTolerances = USUAL): Rules {
	const isLevel = ({ x0, y0, x1, y1 }: Box) => x1 - x0 > y1 - y0;
	const upright = pieces.filter((piece) => !isLevel(piece)).map(swapAxes);
	return {
		horizontal: joinLevel(pieces.filter(isLevel), tolerances),
		vertical: joinLevel(upright, tolerances).map(swapAxes),
	};
}

function swapAxes({ x0, y0, x1, y1 }: Box): Box {
	return { x0: y0, y0: x0, x1: y1, y1: x1 };
}

function joinLevel(
	pieces: readonly Box[],
	{ aside, gap, leastLength }: JoinTolerances,
): readonly Box[] {
	const joined: Box[] = [];
	for (const level of levelsOf(pieces, aside)) {
		if (level.length > 1) level.sort((a, b) => a.x0 - b.x0);
		let last: Box | undefined;
		for (const piece of level) {
			if (last && piece.x0 - last.x1 <= gap) {
				last.y0 = Math.min(last.y0, piece.y0);
				last.x1 = Math.max(last.x1, piece.x1);
				last.y1 = Math.max(last.y1, piece.y1);
			} else joined.push((last = { ...piece }));
		}
	}
	const lengthOf = ({ x0, x1 }: Box) => x1 - x0;
	return joined
		.filter((rule) => lengthOf(rule) >= leastLength)
		.sort((a, b) => lengthOf(b) - lengthOf(a))
		.slice(0, MAX_RULES);
}

/** Pieces at about the same height. */
function levelsOf(pieces: readonly Box[], aside: number): Box[][] {
	const heightOf = ({ y0, y1 }: Box) => (y0 + y1) / 2;
	const levels: Box[][] = [];
	let top = -Infinity;
	for (const piece of pieces.toSorted((a, b) => heightOf(a) - heightOf(b))) {
		if (heightOf(piece) - top > aside) {
			levels.push([piece]);
			top = heightOf(piece);
		} else levels.at(-1)?.push(piece);
	}
	return levels;
}
