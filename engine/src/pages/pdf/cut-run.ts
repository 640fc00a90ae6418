import type { Box, Word } from '../../model/document.ts';
import { widthOf } from './usual-widths.ts';
import type { Glyph } from './read-glyphs.ts';

/** A stretch of text on one baseline: origin, direction along it, and letter height. */
export type Run = {
	text: string;
	x: number;
	y: number;
	/** Unit vector along the baseline, in page units. */
	dx: number;
	dy: number;
	length: number;
	size: number;
	ascent: number;
	descent: number;
	/** All letters are equally wide. */
	isMonospaced: boolean;
};

export type CutRun = { run: Run; words: readonly Word[] };

/** How far, in page units, the first glyph of a run may be from where the run begins. */
const SAME_PLACE = 0.05;
/** Runs without glyphs before the rest of the page is left as it is: each costs a pass over all glyphs. */
const MAX_MISSES = 20;

/** The words of a run; where it holds several, their sides are estimated from the usual widths of letters. */
export function cutRun(run: Run): Word[] {
	const measure = (from: number, to: number) =>
		run.isMonospaced ? to - from : widthOf(run.text, from, to);
	const total = measure(0, run.text.length);
	const angle = (Math.round(Math.atan2(run.dy, run.dx) / (Math.PI / 2)) * 90 + 360) % 360;
	return [...run.text.matchAll(/\S+/gu)].map((match) => {
		const before = measure(0, match.index) / total;
		const share = measure(match.index, match.index + match[0].length) / total;
		return {
			text: match[0],
			box: boxOf(run, before * run.length, (before + share) * run.length),
			confidence: 1,
			size: run.size,
			angle,
		};
	});
}

/**
 * Gives the words of runs the sides that their glyphs have. Both are in the order of the page, so that one pass finds
 * them; a run whose glyphs are not found, as those of text from right to left, keeps its estimate.
 */
export function placeCuts(cuts: readonly CutRun[], glyphs: readonly Glyph[]): void {
	let at = 0;
	let misses = 0;
	for (const { run, words } of cuts) {
		let from = at;
		let ends: number[] | undefined;
		for (; from < glyphs.length && !ends; from += 1) {
			const glyph = glyphs[from];
			if (glyph && standsAt(glyph, run)) ends = matchWords(words, glyphs, from);
		}
		if (!ends) {
			misses += 1;
			if (misses >= MAX_MISSES) return;
			continue;
		}
		let start = from - 1;
		for (const [i, end] of ends.entries()) {
			const [word, first, last] = [words[i], glyphs[start], glyphs[end - 1]];
			if (word && first && last) {
				word.box = boxOf(run, along(run, first.x0, first.y0), along(run, last.x1, last.y1));
			}
			start = end;
		}
		at = start;
	}
}

function standsAt({ x0, y0 }: Glyph, { x, y }: Run): boolean {
	return Math.abs(x0 - x) < SAME_PLACE && Math.abs(y0 - y) < SAME_PLACE;
}

/** Behind which glyph each word ends, if the glyphs from there on spell the words. */
function matchWords(
	words: readonly Word[],
	glyphs: readonly Glyph[],
	from: number,
): number[] | undefined {
	let at = from;
	const ends: number[] = [];
	for (const { text } of words) {
		for (let letters = 0; letters < text.length; at += 1) {
			const glyph = glyphs[at];
			if (!glyph) return undefined;
			// Text layers write ligatures and presentation forms as the letters that they stand for.
			const spelt = text.startsWith(glyph.text, letters)
				? glyph.text
				: glyph.text.normalize('NFKC');
			if (spelt === '' || !text.startsWith(spelt, letters)) return undefined;
			letters += spelt.length;
		}
		ends.push(at);
	}
	return ends;
}

function along({ x, y, dx, dy }: Run, atX: number, atY: number): number {
	return (atX - x) * dx + (atY - y) * dy;
}

/** The part of a run between two distances from its origin. */
function boxOf(run: Run, from: number, to: number): Box {
	// The normal points from the baseline to the top of the letters.
	const [nx, ny] = [run.dy, -run.dx];
	const top = run.ascent * run.size;
	const bottom = run.descent * run.size;
	const [ax, ay] = [run.x + run.dx * from, run.y + run.dy * from];
	const [bx, by] = [run.x + run.dx * to, run.y + run.dy * to];
	// The four corners: both ends of the baseline, each moved up and down along the normal.
	return {
		x0: Math.min(ax, bx) + Math.min(nx * top, nx * bottom),
		y0: Math.min(ay, by) + Math.min(ny * top, ny * bottom),
		x1: Math.max(ax, bx) + Math.max(nx * top, nx * bottom),
		y1: Math.max(ay, by) + Math.max(ny * top, ny * bottom),
	};
}
