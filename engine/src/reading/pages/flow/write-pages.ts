import type { Box, Page, Word } from '../../../model/document.ts';
import { problem } from '../../../model/problem.ts';
import { joinRules } from '../join-rules.ts';
import type { SetLine } from './set-lines.ts';

/** In points. A page is as wide as A4, or wider for a wide table, and as high as its content. */
export const MARGIN = 40;
const USUAL_WIDTH = 595;
const RULE = 0.5;

type OpenPage = { words: Word[]; pieces: Box[]; walls: Map<number, Box>; width: number };

/** Pages that are written from top to bottom. */
export function writePages({ maxWords }: { maxWords: number }) {
	const pages: Page[] = [];
	let open: OpenPage = newPage();
	let y = MARGIN;
	let words = 0;

	function newPage(): OpenPage {
		return { words: [], pieces: [], walls: new Map(), width: USUAL_WIDTH };
	}

	function closePage(): void {
		const { width, pieces } = open;
		pages.push({
			index: pages.length,
			width,
			height: y + MARGIN,
			words: open.words,
			fields: [],
			rules: joinRules(pieces),
			source: 'text',
			rotation: 0,
		});
		open = newPage();
		y = MARGIN;
	}

	/** Writes a word whose letters extend from `y0` down by `size`. */
	function word(text: string, x0: number, y0: number, width: number, size: number): void {
		words += 1;
		if (words > maxWords) {
			throw problem('TOO_MANY_WORDS', { limit: maxWords, pages: pages.length + 1 });
		}
		const x1 = x0 + width;
		if (x1 + MARGIN > open.width) open.width = x1 + MARGIN;
		const box = { x0, y0, x1, y1: y0 + size };
		open.words.push({ text, box, confidence: 1, size, angle: 0 });
	}

	return {
		/** The completed pages. */
		count: (): number => pages.length,
		hasWords: (): boolean => open.words.length > 0,
		closePage,
		top: (): number => y,
		down(points: number): void {
			y += points;
		},

		moveTo(top: number): void {
			y = top;
		},

		word,

		/** Writes a line whose letters extend from `top` down by `size`. */
		line({ words: set }: SetLine, left: number, top: number, size: number): void {
			for (const { text, x, width } of set) word(text, left + x, top, width, size);
		},

		level(x0: number, x1: number, at: number): void {
			open.pieces.push({ x0, y0: at - RULE / 2, x1, y1: at + RULE / 2 });
			open.width = Math.max(open.width, x1 + MARGIN);
		},

		upright(y0: number, y1: number, at: number): void {
			const above = open.walls.get(at);
			// The vertical rule of the row above is continued. The rule of the neighbouring cell already exists.
			if (above?.y1 === y0) above.y1 = y1;
			else if (above?.y1 !== y1) {
				const wall = { x0: at - RULE / 2, y0, x1: at + RULE / 2, y1 };
				open.walls.set(at, wall);
				open.pieces.push(wall);
			}
		},

		finish(): Page[] {
			if (open.words.length > 0 || pages.length === 0) closePage();
			return pages;
		},
	};
}

export type PageWriter = ReturnType<typeof writePages>;
