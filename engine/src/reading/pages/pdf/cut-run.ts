import type { Box, Word } from '../../../model/document.ts';
import { usualWidthOf } from './usual-widths.ts';
import { PLACE } from './read-glyphs.ts';
import type { Glyphs } from './read-glyphs.ts';

/** A stretch of text on one baseline: origin, direction along it, and letter height. */
export type GlyphRun = {
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
	/** All letters are assumed to have the same width. */
	isMonospaced: boolean;
};

export type CutRun = { run: GlyphRun; words: readonly Word[] };

/** Maximum distance, in page units, between the first glyph of a run and the start of the run. */
const SAME_PLACE = 0.05;
/**
 * Maximum runs without matching glyphs. Each costs a pass over all glyphs, so the rest of the page then keeps its
 * estimates.
 */
const MAX_MISSES = 20;

/** The words of a run. If there are several, their edges are estimated from average letter widths. */
export function cutRun(run: GlyphRun): Word[] {
	const angle = (Math.round(Math.atan2(run.dy, run.dx) / (Math.PI / 2)) * 90 + 360) % 360;
	const toWord = (text: string, from: number, to: number): Word => ({
		text,
		box: boxOf(run, from, to),
		confidence: 1,
		size: run.size,
		angle,
	});
	// Most runs are a single word.
	if (/^\S+$/u.test(run.text)) return [toWord(run.text, 0, run.length)];
	const measure = (from: number, to: number) =>
		run.isMonospaced ? to - from : usualWidthOf(run.text, from, to);
	const total = measure(0, run.text.length);
	return [...run.text.matchAll(/\S+/gu)].map((match) => {
		const before = measure(0, match.index) / total;
		const share = measure(match.index, match.index + match[0].length) / total;
		return toWord(match[0], before * run.length, (before + share) * run.length);
	});
}

/**
 * Replaces estimated edges of words by those of their glyphs. Runs and glyphs are both in page order, so one pass
 * matches them. A run without matching glyphs, such as right-to-left text, keeps its estimate.
 */
export function placeCuts(cuts: readonly CutRun[], { texts, places }: Glyphs): void {
	let at = 0;
	let misses = 0;
	for (const { run, words } of cuts) {
		let from = at;
		let ends: number[] | undefined;
		for (; from < texts.length; from += 1) {
			if (standsAt(places, from, run)) ends = matchWords(words, texts, from);
			if (ends) break;
		}
		if (!ends) {
			misses += 1;
			if (misses >= MAX_MISSES) return;
			continue;
		}
		let start = from;
		for (let i = 0; i < ends.length; i += 1) {
			const word = words[i];
			const end = ends[i] ?? start;
			const first = PLACE * start;
			const last = PLACE * (end - 1);
			if (word) {
				word.box = boxOf(
					run,
					along(run, places[first] ?? 0, places[first + 1] ?? 0),
					along(run, places[last + 2] ?? 0, places[last + 3] ?? 0),
				);
			}
			start = end;
		}
		at = start;
	}
}

function standsAt(places: readonly number[], at: number, { x, y }: GlyphRun): boolean {
	return (
		Math.abs((places[PLACE * at] ?? 0) - x) < SAME_PLACE &&
		Math.abs((places[PLACE * at + 1] ?? 0) - y) < SAME_PLACE
	);
}

/** The index of the last glyph of each word, if the glyphs spell the words. */
function matchWords(
	words: readonly Word[],
	texts: readonly string[],
	from: number,
): number[] | undefined {
	let at = from;
	const ends: number[] = [];
	for (const { text } of words) {
		for (let letters = 0; letters < text.length; at += 1) {
			const glyph = texts[at];
			if (glyph === undefined) return undefined;
			if (glyph === text[letters]) {
				letters += 1;
				continue;
			}
			// Text layers write ligatures and presentation forms as the letters that they represent.
			const spelt = text.startsWith(glyph, letters) ? glyph : glyph.normalize('NFKC');
			if (spelt === '' || !text.startsWith(spelt, letters)) return undefined;
			letters += spelt.length;
		}
		ends.push(at);
	}
	return ends;
}

function along({ x, y, dx, dy }: GlyphRun, atX: number, atY: number): number {
	return (atX - x) * dx + (atY - y) * dy;
}

/** The part of a run between two distances from its origin. */
function boxOf(run: GlyphRun, from: number, to: number): Box {
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
