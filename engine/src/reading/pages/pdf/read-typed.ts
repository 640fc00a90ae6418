import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Box, Word } from '../../../model/document.ts';
import type { Annotation } from './annotation.ts';
import { cutRun } from './cut-run.ts';
import { ASCENT, groupGlyphs, toRun } from './group-glyphs.ts';
import { multiply } from './matrix.ts';
import type { Matrix } from './matrix.ts';
import type { Glyphs } from './read-glyphs.ts';
import { usualWidthOf } from './usual-widths.ts';
import { holdsMiddle } from '../../../model/geometry.ts';

/** Line spacing, in letter heights. */
const LINE_HEIGHT = 1.2;
/** Padding between the frame and the text, in points, as most programs leave it. */
const PADDING = 2;
const USUAL_SIZE = 10;
/** Maximum words in one box. */
const MAX_LETTERS = 20_000;
/** Maximum occurrences of a word on a page that are compared. */
const MAX_REPEATED = 1000;

/**
 * The words of free text or of a stamp. A text box states its text, and its appearance gives the positions. If
 * they differ, as with fonts without character names, the stated text counts. The comment of a stamp is not
 * printed on it.
 */
export function readTyped(
	annotation: Annotation,
	glyphs: Glyphs | undefined,
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

/** Lays a text out in its frame, line by line, to estimate the positions of its words. */
function setText(text: string, annotation: Annotation, page: PDFPageProxy): Word[] {
	const { rect, defaultAppearanceData } = annotation;
	const [left = 0, bottom = 0, right = 0, top = 0] = rect;
	const stated = defaultAppearanceData?.fontSize ?? 0;
	const size = stated > 0 ? stated : USUAL_SIZE;
	const width = Math.max(size, right - left - 2 * PADDING);
	const lines = text.split(/\r\n?|\n/).flatMap((line) => wrap(line, (1000 * width) / size));
	const step = Math.min(LINE_HEIGHT * size, (top - bottom) / lines.length);
	const view = page.getViewport({ scale: 1 }).transform as unknown as Matrix;
	return lines.flatMap((line, i) => {
		const start: Matrix = [1, 0, 0, 1, left + PADDING, top - (i + ASCENT) * step];
		const [a, b, , , x, y] = multiply(view, start);
		const scale = Math.hypot(a, b) || 1;
		const length = (usualWidthOf(line, 0, line.length) / 1000) * size * scale;
		return cutRun({
			...toRun(line, { x, y, length, size: size * scale }),
			dx: a / scale,
			dy: b / scale,
		});
	});
}

/** Breaks a line before the word that would not fit. `width` is in thousandths of the font size. */
function wrap(line: string, width: number): string[] {
	const lines: string[] = [];
	let current = '';
	for (const word of line.split(/\s+/).filter(Boolean)) {
		const longer = current === '' ? word : `${current} ${word}`;
		if (current !== '' && usualWidthOf(longer, 0, longer.length) > width) {
			lines.push(current);
			current = word;
		} else current = longer;
	}
	return [...lines, current];
}

/** Removes words that the page already prints at the same place. */
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
