import type { Box, Page, Word } from '../../model/document.ts';
import {
	boxAround,
	middleX,
	middleY,
	sharedHeight,
	sharesWidth,
	textOf,
} from '../../model/geometry.ts';
import type { Run, RunLines } from './run.ts';
import { medianOf } from '../../model/median.ts';

export type LineTolerances = {
	/** Minimum vertical overlap of two words of a line, relative to the smaller height. */
	leastOverlap: number;
	/** A gap wider than this many letter heights starts a new run. */
	wideGap: number;
	/** Maximum ratio of letter heights within a run. */
	sameSize: number;
};

const USUAL: LineTolerances = { leastOverlap: 0.5, wideGap: 1.2, sameSize: 0.55 };
/** Lines that are still open while words are taken from top to bottom. */
const OPEN_LINES = 6;
/** How far a word's box may overlap a wall, in letter heights. */
const REACH = 0.3;
/** Height-to-width ratio from which a word is rotated. */
const TURNED = 1.6;

type Open = { words: Word[]; y0: number; y1: number };

/**
 * Words → lines from top to bottom → runs from left to right. No run crosses one of the `walls`. Rotated text
 * comes last, line by line.
 */
export function groupLines(
	page: Page,
	walls: readonly Box[] = [],
	tolerances: LineTolerances = USUAL,
): RunLines {
	const isParted = createParting(walls);
	const turned = page.words.filter((word) => isTurned(word, page));
	const upright = page.words.filter((word) => !isTurned(word, page));
	const lines = openLines(upright, tolerances).flatMap((line) => untangle(line, tolerances));
	return [
		...lines.map(({ words }) => splitLine(words, isParted, tolerances)),
		...groupTurned(turned).map((words) => [toRun(words)]),
	];
}

/** Whether a word is rotated. OCR gives no angle, so the shape of the word decides. */
function isTurned({ angle, text, box }: Word, { source }: Page): boolean {
	if (source !== 'ocr') return angle !== 0;
	return text.length >= 3 && box.y1 - box.y0 > TURNED * (box.x1 - box.x0);
}

function openLines(words: readonly Word[], tolerances: LineTolerances): Open[] {
	const lines: Open[] = [];
	for (const word of words.toSorted((a, b) => middleY(a.box) - middleY(b.box))) {
		let best: Open | undefined;
		let most = tolerances.leastOverlap;
		for (const line of lines.slice(-OPEN_LINES)) {
			const shared = sharedHeight(word.box, line);
			if (shared >= most && isLevel(word.box, line.y0, line.y1)) [best, most] = [line, shared];
		}
		if (!best) {
			lines.push({ words: [word], y0: word.box.y0, y1: word.box.y1 });
			continue;
		}
		best.words.push(word);
		// Limits growth, so that a tall heading does not absorb the small lines beside it and a line does not
		// drift.
		if (best.words.length <= 3) {
			best.y0 = Math.min(best.y0, word.box.y0);
			best.y1 = Math.max(best.y1, word.box.y1);
		}
	}
	return lines;
}

/** Splits small lines beside a large one if two of them are below each other. */
function untangle(line: Open, tolerances: LineTolerances): Open[] {
	const tallest = line.words.reduce((most, word) => Math.max(most, word.size), 0);
	const small = line.words.filter((word) => word.size < 0.7 * tallest);
	if (small.length < 2 || small.length === line.words.length) return [line];
	const apart = openLines(small, tolerances);
	const isTangled = apart.some((one, i) => {
		const next = apart[i + 1];
		return next !== undefined && sharesWidth(boxAround(one.words), boxAround(next.words));
	});
	if (!isTangled) return [line];
	const large = line.words.filter((word) => !small.includes(word));
	return [...openLines(large, tolerances), ...apart].sort((a, b) => a.y0 + a.y1 - b.y0 - b.y1);
}

function splitLine(
	words: readonly Word[],
	isParted: Parting,
	{ wideGap, sameSize }: LineTolerances,
): Run[] {
	const runs: Run[] = [];
	let run: Word[] = [];
	for (const word of words.toSorted((a, b) => a.box.x0 - b.box.x0)) {
		const last = run.at(-1);
		if (last) {
			const gap = word.box.x0 - last.box.x1;
			const size = Math.max(last.size, word.size);
			const isLoose = Math.min(last.size, word.size) < sameSize * size && gap > 0.5 * size;
			if (gap > wideGap * size || isLoose || isParted(last.box, word.box)) {
				runs.push(toRun(run));
				run = [];
			}
		}
		run.push(word);
	}
	if (run.length > 0) runs.push(toRun(run));
	return runs;
}

/** Whether a wall separates two words of a line. */
type Parting = (left: Box, right: Box) => boolean;

export function createParting(walls: readonly Box[]): Parting {
	const sorted = walls
		.map(({ x0, y0, x1, y1 }) => ({ x: (x0 + x1) / 2, y0, y1 }))
		.sort((a, b) => a.x - b.x);
	return (left, right) => {
		// Word boxes may touch the wall between them.
		const [from, to] = [middleX(left), middleX(right)];
		const y = middleY(right);
		let at = firstAfter(sorted, from);
		for (let wall = sorted[at]; wall && wall.x < to; wall = sorted[(at += 1)]) {
			const isBetween =
				wall.x > left.x1 - REACH * (left.y1 - left.y0) &&
				wall.x < right.x0 + REACH * (right.y1 - right.y0);
			if (isBetween && wall.y0 < y && wall.y1 > y) return true;
		}
		return false;
	};
}

/** The index of the first wall to the right of `x`. */
function firstAfter(walls: readonly { x: number }[], x: number): number {
	let [low, high] = [0, walls.length];
	while (low < high) {
		const at = (low + high) >> 1;
		if ((walls[at]?.x ?? Infinity) <= x) low = at + 1;
		else high = at;
	}
	return low;
}

/** Groups rotated text: words of one direction in one column, in reading order. */
function groupTurned(words: readonly Word[]): Word[][] {
	const columns: Word[][] = [];
	for (const word of words) {
		const last = columns.at(-1)?.at(-1);
		const follows =
			last?.angle === word.angle &&
			Math.abs(last.box.x0 - word.box.x0) < word.size &&
			Math.min(Math.abs(last.box.y0 - word.box.y1), Math.abs(word.box.y0 - last.box.y1)) <
				1.2 * word.size;
		if (follows) columns.at(-1)?.push(word);
		else columns.push([word]);
	}
	return columns;
}

function toRun(words: Word[]): Run {
	const size = medianOf(words.map((word) => word.size));
	return { words, text: textOf(words), box: boxAround(words), size };
}

/** Whether letters of different heights are on one line: their centres are level. */
function isLevel(box: Box, y0: number, y1: number): boolean {
	const [height, other] = [box.y1 - box.y0, y1 - y0];
	const small = Math.min(height, other);
	if (small > 0.55 * Math.max(height, other)) return true;
	return Math.abs(middleY(box) - middleY({ y0, y1 })) <= 0.75 * small;
}
