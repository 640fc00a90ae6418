import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Box, Word } from '../../model/document.ts';
import type { Annotation } from './annotation.ts';
import { cutRun } from './cut-run.ts';
import type { Run } from './cut-run.ts';
import { multiply } from './matrix.ts';
import type { Matrix } from './matrix.ts';
import type { Glyph } from './read-glyphs.ts';
import { widthOf } from './usual-widths.ts';

/** Fonts of annotations do not say how high their letters are. */
const ASCENT = 0.8;
const DESCENT = -0.2;
/** Glyphs that are further apart, in heights of letters, belong to two words. */
const WORD_GAP = 0.12;
/** How far the next glyph of a line may be off its baseline, in heights of letters. */
const BASELINE = 0.3;
/** From baseline to baseline, in heights of letters. */
const LINE_HEIGHT = 1.2;
/** Programs leave this much, in points, between the frame and the text. */
const PADDING = 2;
const USUAL_SIZE = 10;
/** Nobody types more into one box. */
const MAX_LETTERS = 20_000;
/** A page that says a word more often is not compared any further. */
const MAX_REPEATED = 1000;

/**
 * The words of a text that somebody typed onto a page, or of a stamp. A text box states its text, and its appearance says
 * where the words stand; where the two differ, as with fonts that do not name their letters, the statement counts. The
 * comment on a stamp is not what is on it.
 */
export function readTyped(
	annotation: Annotation,
	glyphs: readonly Glyph[],
	page: PDFPageProxy,
): Word[] {
	const drawn = groupGlyphs(glyphs);
	if (annotation.subtype === 'Stamp') return drawn;
	const { contentsObj, richText, textContent = [] } = annotation;
	const stated = [contentsObj?.str, richText?.str, textContent.join('\n')]
		.map((text = '') => text.slice(0, MAX_LETTERS))
		.find((text) => text.trim() !== '');
	if (stated === undefined) return drawn;
	return lettersOf(drawn.map(({ text }) => text).join('')) === lettersOf(stated)
		? drawn
		: setText(stated, annotation, page);
}

function lettersOf(text: string): string {
	return text.normalize('NFKC').replace(/[\s\p{Cf}]/gu, '');
}

function groupGlyphs(glyphs: readonly Glyph[]): Word[] {
	const words: Word[] = [];
	let run: Glyph[] = [];
	const finish = () => {
		if (run.length > 0) words.push(...wordsOf(run));
		run = [];
	};
	for (const glyph of glyphs) {
		const last = run.at(-1);
		if (last && !continues(last, glyph)) finish();
		run.push(glyph);
	}
	finish();
	return words;
}

function continues(last: Glyph, next: Glyph): boolean {
	const length = Math.hypot(last.x1 - last.x0, last.y1 - last.y0) || 1;
	const [dx, dy] = [(last.x1 - last.x0) / length, (last.y1 - last.y0) / length];
	const [x, y] = [next.x0 - last.x1, next.y0 - last.y1];
	const along = x * dx + y * dy;
	const across = Math.abs(x * dy - y * dx);
	const size = Math.max(last.size, next.size);
	return Math.abs(along) <= WORD_GAP * size && across <= BASELINE * size;
}

function wordsOf(glyphs: readonly Glyph[]): Word[] {
	const [first, last] = [glyphs[0], glyphs.at(-1)];
	if (!first || !last) return [];
	const [x, y] = [last.x1 - first.x0, last.y1 - first.y0];
	const length = Math.hypot(x, y);
	const text = glyphs.map((glyph) => glyph.text.normalize('NFKC')).join('');
	return cutRun({
		...toRun(text, { x: first.x0, y: first.y0, length, size: first.size }),
		...(length > 0 && { dx: x / length, dy: y / length }),
	});
}

/** A text in its frame, line by line, as programs set it: about where the words are. */
function setText(text: string, annotation: Annotation, page: PDFPageProxy): Word[] {
	const { rect, defaultAppearanceData } = annotation;
	const [left = 0, bottom = 0, right = 0, top = 0] = rect;
	const size = defaultAppearanceData?.fontSize || USUAL_SIZE;
	const width = Math.max(size, right - left - 2 * PADDING);
	const lines = text.split(/\r\n?|\n/).flatMap((line) => wrap(line, (1000 * width) / size));
	const step = Math.min(LINE_HEIGHT * size, (top - bottom) / lines.length);
	const view = page.getViewport({ scale: 1 }).transform as unknown as Matrix;
	return lines.flatMap((line, i) => {
		const start: Matrix = [1, 0, 0, 1, left + PADDING, top - (i + ASCENT) * step];
		const [a, b, , , x, y] = multiply(view, start);
		const scale = Math.hypot(a, b) || 1;
		const length = (widthOf(line, 0, line.length) / 1000) * size * scale;
		return cutRun({
			...toRun(line, { x, y, length, size: size * scale }),
			dx: a / scale,
			dy: b / scale,
		});
	});
}

/** Breaks a line before the word that would stick out; `width` is in thousandths of the font size. */
function wrap(line: string, width: number): string[] {
	const lines: string[] = [];
	let current = '';
	for (const word of line.split(/\s+/).filter(Boolean)) {
		const longer = current === '' ? word : `${current} ${word}`;
		if (current !== '' && widthOf(longer, 0, longer.length) > width) {
			lines.push(current);
			current = word;
		} else current = longer;
	}
	return [...lines, current];
}

function toRun(text: string, place: Pick<Run, 'x' | 'y' | 'length' | 'size'>): Run {
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

/** Words without those that a page says already at the same place. */
export function withoutRepeated(words: readonly Word[], page: readonly Word[]): Word[] {
	if (words.length === 0) return [];
	const places = new Map<string, Box[]>();
	for (const { text, box } of page) {
		const boxes = places.get(text);
		if (!boxes) places.set(text, [box]);
		else if (boxes.length < MAX_REPEATED) boxes.push(box);
	}
	return words.filter(
		({ text, box }) => !places.get(text)?.some((other) => holdsMiddle(other, box)),
	);
}

function holdsMiddle(outer: Box, { x0, y0, x1, y1 }: Box): boolean {
	const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
	return x >= outer.x0 && x <= outer.x1 && y >= outer.y0 && y <= outer.y1;
}
