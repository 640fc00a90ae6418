import type { Box, Word } from '../../model/document.ts';
import { boxAround, middleX, middleY } from '../../model/geometry.ts';

export type FrameTolerances = {
	/** Minimum signs below each other that make a wall, and how many of them are sides of cells with text. */
	leastSigns: number;
	leastSides: number;
	/** Minimum walls that make a frame. */
	leastWalls: number;
	/** Maximum offset of signs of one wall, in letter heights. */
	aside: number;
	/** Maximum distance of two signs of one wall, in letter heights. */
	apart: number;
};

const USUAL: FrameTolerances = {
	leastSigns: 3,
	leastSides: 2,
	leastWalls: 2,
	aside: 0.5,
	apart: 4.5,
};
/** Signs that draw the sides of cells in plain text. */
const SIDE = /[|¦│┃║]/u;
const SIDES = /[|¦│┃║]/gu;
/** A line between rows: "+-----+----+", "|====|". */
const LEVEL = /^[+|│├┌└╔╚╠┼][-=+|_─━═┬┴┼╦╩╬│├┤┌┐└┘╔╗╚╝╠╣]{2,}$/u;

/** The corners of such a line. */
const CORNERS = /[^-=_─━═\s]/gu;

/** A sign of a word, and where it stands. Corners belong to lines between rows. */
type Sign = { word: Word; box: Box; isCorner: boolean };

/**
 * Turns frames that are drawn with characters, such as "| Text | 12.00 |", into walls. The words lose the signs of
 * the frame. A page without such a frame keeps its words.
 */
export function readFrames(
	words: readonly Word[],
	size: number,
	tolerances: FrameTolerances = USUAL,
): { words: readonly Word[]; walls: Box[] } {
	const signs = words.flatMap(listSigns);
	const groups = groupSigns(signs, size, tolerances);
	if (groups.length < tolerances.leastWalls) return { words, walls: [] };
	const framing = new Set(groups.flat());
	const signsOf = Map.groupBy(signs, ({ word }) => word);
	const rest = words.flatMap((word) => {
		if (LEVEL.test(word.text)) return [];
		const own = signsOf.get(word) ?? [];
		return own.length > 0 && own.every((sign) => framing.has(sign)) ? cutSigns(word) : [word];
	});
	return { words: rest, walls: groups.map(toWall) };
}

function listSigns(word: Word): Sign[] {
	const isCorner = LEVEL.test(word.text);
	if (word.angle !== 0 || !(isCorner || SIDE.test(word.text))) return [];
	return [...word.text.matchAll(isCorner ? CORNERS : SIDES)].map(({ index }) => ({
		word,
		box: partOf(word, index, index + 1),
		isCorner,
	}));
}

/** Groups signs that stand below each other. */
function groupSigns(
	signs: readonly Sign[],
	size: number,
	{ leastSigns, leastSides, aside, apart }: FrameTolerances,
): Sign[][] {
	const columns = splitWhere(
		signs.toSorted((a, b) => middleX(a.box) - middleX(b.box)),
		(last, next) => middleX(next.box) - middleX(last.box) > aside * size,
	);
	return columns
		.flatMap((column) =>
			splitWhere(
				column.toSorted((a, b) => middleY(a.box) - middleY(b.box)),
				(last, next) => middleY(next.box) - middleY(last.box) > apart * size,
			),
		)
		.filter(
			(group) =>
				group.length >= leastSigns &&
				group.filter(({ isCorner }) => !isCorner).length >= leastSides,
		);
}

function splitWhere(
	signs: readonly Sign[],
	isApart: (last: Sign, next: Sign) => boolean,
): Sign[][] {
	const groups: Sign[][] = [];
	for (const sign of signs) {
		const group = groups.at(-1);
		const last = group?.at(-1);
		if (group && last && !isApart(last, sign)) group.push(sign);
		else groups.push([sign]);
	}
	return groups;
}

/** The pieces of a word between its signs. */
function cutSigns(word: Word): Word[] {
	return [...word.text.matchAll(/[^|¦│┃║]+/gu)].map(({ 0: text, index }) => ({
		...word,
		text,
		box: partOf(word, index, index + text.length),
	}));
}

/** The box of some letters of a word, as if all had the same width. */
function partOf({ text, box }: Word, from: number, to: number): Box {
	const letter = (box.x1 - box.x0) / text.length;
	return { ...box, x0: box.x0 + letter * from, x1: box.x0 + letter * to };
}

function toWall(signs: readonly Sign[]): Box {
	const x = signs.reduce((sum, { box }) => sum + middleX(box), 0) / signs.length;
	const { y0, y1 } = boxAround(signs);
	return { x0: x, y0, x1: x, y1 };
}
