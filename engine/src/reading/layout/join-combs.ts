import type { Box, Word } from '../../model/document.ts';
import { middleX, middleY } from '../../model/geometry.ts';
import { createParting } from './group-lines.ts';
import { joinWords } from './join-words.ts';

/** Minimum boxes of a comb. */
const MIN_TEETH = 3;
/** In letter heights: maximum distance of a comb's boxes, and height of its walls. */
const WIDEST_TOOTH = 3;
const HIGHEST_WALL = 3.5;
/** Maximum ratio of the distances in a comb. */
const EVEN = 1.35;
/** Maximum vertical offset of a comb's characters, in letter heights. */
const LEVEL = 0.5;

/**
 * Joins the characters of comb fields, in which forms ask for numbers digit by digit, into one word. The walls of
 * a table continue from row to row; those of a comb are hardly taller than its characters.
 */
export function joinCombs(words: readonly Word[], walls: readonly Box[]): Word[] {
	const signs = words.filter(({ text }) => /^[\p{Lu}\d]$/u.test(text));
	const size = signs[0]?.size ?? 0;
	const low = walls.filter(({ y0, y1 }) => y1 - y0 <= HIGHEST_WALL * size);
	if (signs.length < MIN_TEETH || low.length < MIN_TEETH - 1) return [...words];
	const isParted = createParting(low);
	const joined = new Map<Word, Word | null>();
	for (const line of linesOf(signs)) {
		let run: Word[] = [];
		const close = () => {
			if (run.length >= MIN_TEETH) {
				for (const word of run) joined.set(word, null);
				if (run[0]) joined.set(run[0], joinWords(run));
			}
			run = [];
		};
		for (const word of line) {
			const last = run.at(-1);
			if (last && !(isParted(last.box, word.box) && isNextTooth(run, word))) close();
			run.push(word);
		}
		close();
	}
	return words.flatMap((word) => {
		const one = joined.get(word);
		return one === undefined ? [word] : one === null ? [] : [one];
	});
}

/** Characters grouped by line, each from left to right. */
function linesOf(signs: readonly Word[]): Word[][] {
	const lines: Word[][] = [];
	for (const word of signs.toSorted((a, b) => middleY(a.box) - middleY(b.box))) {
		const line = lines.at(-1);
		const first = line?.[0];
		if (first && middleY(word.box) - middleY(first.box) <= LEVEL * first.size) line.push(word);
		else lines.push([word]);
	}
	return lines.map((line) => line.sort((a, b) => a.box.x0 - b.box.x0));
}

/** Whether a character continues a comb at the same distance. */
function isNextTooth(run: readonly Word[], next: Word): boolean {
	const [first, second] = run;
	const last = run.at(-1);
	if (!first || !last) return false;
	const pitch = middleX(next.box) - middleX(last.box);
	const usual = second ? middleX(second.box) - middleX(first.box) : pitch;
	return pitch <= WIDEST_TOOTH * last.size && pitch <= EVEN * usual && usual <= EVEN * pitch;
}
