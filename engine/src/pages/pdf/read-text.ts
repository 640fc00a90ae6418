import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Box, Word } from '../../model/document.ts';

type Matrix = readonly [number, number, number, number, number, number];
type TextItem = {
	str: string;
	transform: number[];
	width: number;
	height: number;
	fontName: string;
};
type TextStyle = { ascent?: number; descent?: number; vertical?: boolean };

export type TextPage = { width: number; height: number; words: Word[] };

/** A gap of less than this part of the letter height does not separate words. */
const SAME_WORD_GAP = 0.12;

/** The text layer of a page as words with boxes, in the page as a reader sees it. */
export async function readTextLayer(page: PDFPageProxy): Promise<TextPage> {
	const viewport = page.getViewport({ scale: 1 });
	const { items, styles } = await page.getTextContent();
	const words: Word[] = [];
	let last: Run | undefined;
	for (const item of items) {
		if (!('str' in item)) continue;
		const run = toRun(item, viewport.transform as unknown as Matrix, styles);
		if (!run) continue;
		const joins = last && continues(last, run);
		last = run;
		let first = true;
		for (const word of splitRun(run)) {
			const previous = words.at(-1);
			if (first && joins && previous && !/^\s/.test(run.text)) extend(previous, word);
			else words.push(word);
			first = false;
		}
		if (/\s$/.test(run.text)) last = undefined;
	}
	return { width: viewport.width, height: viewport.height, words };
}

/** A stretch of text on one baseline: origin, direction along it, and letter height. */
type Run = {
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
};

function toRun(item: TextItem, view: Matrix, styles: Record<string, TextStyle>): Run | undefined {
	if (item.str.trim() === '') return undefined;
	const [a, b, c, d, x, y] = multiply(view, item.transform as unknown as Matrix);
	const scale = Math.hypot(view[0], view[1]);
	const along = Math.hypot(a, b);
	const size = Math.hypot(c, d);
	if (along === 0 || size === 0) return undefined;
	const { ascent = 0.8, descent = -0.2 } = styles[item.fontName] ?? {};
	return {
		text: item.str,
		x,
		y,
		dx: a / along,
		dy: b / along,
		length: item.width * scale,
		size,
		// Some fonts give nonsense; letters are never taller than this.
		ascent: ascent > 0 && ascent <= 1.2 ? ascent : 0.8,
		descent: descent < 0 && descent >= -0.6 ? descent : -0.2,
	};
}

function multiply(m: Matrix, n: Matrix): Matrix {
	return [
		m[0] * n[0] + m[2] * n[1],
		m[1] * n[0] + m[3] * n[1],
		m[0] * n[2] + m[2] * n[3],
		m[1] * n[2] + m[3] * n[3],
		m[0] * n[4] + m[2] * n[5] + m[4],
		m[1] * n[4] + m[3] * n[5] + m[5],
	];
}

function continues(last: Run, run: Run): boolean {
	const endX = last.x + last.dx * last.length;
	const endY = last.y + last.dy * last.length;
	const gap = Math.hypot(run.x - endX, run.y - endY);
	const sameDirection = last.dx * run.dx + last.dy * run.dy > 0.99;
	return sameDirection && gap < SAME_WORD_GAP * Math.max(last.size, run.size);
}

function splitRun(run: Run): Word[] {
	const total = widthOf(run.text);
	const angle = (Math.round(Math.atan2(run.dy, run.dx) / (Math.PI / 2)) * 90 + 360) % 360;
	return [...run.text.matchAll(/\S+/gu)].map((match) => {
		const before = widthOf(run.text.slice(0, match.index)) / total;
		const share = widthOf(match[0]) / total;
		return {
			text: match[0],
			box: boxOf(run, before * run.length, (before + share) * run.length),
			confidence: 1,
			size: run.size,
			angle,
		};
	});
}

/** Relative widths, good enough to place the words of a run; pdf.js gives the width of the whole. */
function widthOf(text: string): number {
	let width = 0;
	for (const letter of text) {
		if (/[iljtfrI.,:;'|!()[\] ]/.test(letter)) width += 0.33;
		else if (/[mwMW@%]/.test(letter)) width += 0.87;
		else if (/[A-Z]/.test(letter)) width += 0.68;
		else if (letter > '\u2e7f') width += 1;
		else width += 0.55;
	}
	return width;
}

function boxOf(run: Run, from: number, to: number): Box {
	// The normal points from the baseline to the top of the letters.
	const [nx, ny] = [run.dy, -run.dx];
	const top = run.ascent * run.size;
	const bottom = run.descent * run.size;
	const corners = [from, to].flatMap((t) =>
		[top, bottom].map((h) => [run.x + run.dx * t + nx * h, run.y + run.dy * t + ny * h] as const),
	);
	const xs = corners.map(([x]) => x);
	const ys = corners.map(([, y]) => y);
	return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

function extend(word: Word, more: Word): void {
	word.text += more.text;
	word.box = {
		x0: Math.min(word.box.x0, more.box.x0),
		y0: Math.min(word.box.y0, more.box.y0),
		x1: Math.max(word.box.x1, more.box.x1),
		y1: Math.max(word.box.y1, more.box.y1),
	};
}
