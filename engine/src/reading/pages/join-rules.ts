import type { Box, Rules } from '../../model/document.ts';

export type JoinTolerances = {
	/** Maximum offset of the pieces of one line, in points. */
	aside: number;
	/** Maximum gap between two pieces of a line. */
	gap: number;
	/** Minimum length of a line. */
	leastLength: number;
};

const USUAL: JoinTolerances = { aside: 1, gap: 1.5, leastLength: 10 };
/** Maximum rules per direction. If a drawing has more, the longest are kept. */
const MAX_RULES = 1000;

/** Joins touching pieces of lines, because tables are drawn cell by cell. */
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
