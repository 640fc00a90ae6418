import { append } from '../../../model/append.ts';
import type { Word } from '../../../model/document.ts';
import { cutRun } from './cut-run.ts';
import type { GlyphRun } from './cut-run.ts';
import { PLACE } from './read-glyphs.ts';
import type { Glyphs } from './read-glyphs.ts';

/** Default letter height, because fonts of annotations do not state theirs. */
export const ASCENT = 0.8;
const DESCENT = -0.2;
/** Gap between two words, in letter heights. */
const WORD_GAP = 0.12;
/** Maximum offset of the next glyph from the baseline, in letter heights. */
const BASELINE = 0.3;

/** Groups glyphs into words, in drawing order. */
export function groupGlyphs(glyphs: Glyphs | undefined): Word[] {
	if (!glyphs) return [];
	const words: Word[] = [];
	let from = 0;
	for (let to = 1; to <= glyphs.texts.length; to += 1) {
		if (to < glyphs.texts.length && continues(glyphs, to)) continue;
		append(words, wordsOf(glyphs, from, to));
		from = to;
	}
	return words;
}

/** Whether a glyph directly follows the previous one. */
function continues({ places, sizes }: Glyphs, at: number): boolean {
	const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, nextX = 0, nextY = 0] = places.slice(
		PLACE * (at - 1),
		PLACE * at + 2,
	);
	const length = Math.hypot(x1 - x0, y1 - y0) || 1;
	const [dx, dy] = [(x1 - x0) / length, (y1 - y0) / length];
	const [x, y] = [nextX - x1, nextY - y1];
	const size = Math.max(sizes[at - 1] ?? 0, sizes[at] ?? 0);
	return (
		Math.abs(x * dx + y * dy) <= WORD_GAP * size && Math.abs(x * dy - y * dx) <= BASELINE * size
	);
}

function wordsOf({ texts, places, sizes }: Glyphs, from: number, to: number): Word[] {
	const [x0 = 0, y0 = 0] = places.slice(PLACE * from, PLACE * from + 2);
	const [x1 = 0, y1 = 0] = places.slice(PLACE * to - 2, PLACE * to);
	const length = Math.hypot(x1 - x0, y1 - y0);
	const text = texts
		.slice(from, to)
		.map((one) => one.normalize('NFKC'))
		.join('');
	return cutRun({
		...toRun(text, { x: x0, y: y0, length, size: sizes[from] ?? 0 }),
		...(length > 0 && { dx: (x1 - x0) / length, dy: (y1 - y0) / length }),
	});
}

/** A run of an annotation, from left to right. */
export function toRun(
	text: string,
	place: Pick<GlyphRun, 'x' | 'y' | 'length' | 'size'>,
): GlyphRun {
	return {
		text,
		...place,
		dx: 1,
		dy: 0,
		ascent: ASCENT,
		descent: DESCENT,
		isMonospaced: false,
	};
}
