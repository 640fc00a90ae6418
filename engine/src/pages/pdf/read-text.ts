import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Box, Word } from '../../model/document.ts';
import { widthOf } from '../letter-widths.ts';
import { multiply } from './matrix.ts';
import type { Matrix } from './matrix.ts';

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

/**
 * The text layer of a page as words with boxes, in the page as a reader sees it. Reading stops soon
 * after `mostWords`.
 */
export async function readTextLayer(page: PDFPageProxy, mostWords: number): Promise<TextPage> {
	const viewport = page.getViewport({ scale: 1 });
	const { items, styles } = await readItems(page, mostWords);
	const words: Word[] = [];
	let last: Run | undefined;
	for (const item of items) {
		if (words.length > mostWords) break;
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

type TextContent = { items: (TextItem | object)[]; styles: Record<string, TextStyle> };

/** An item that is not blank holds a word at least, so there need not be more of them. */
async function readItems(page: PDFPageProxy, most: number): Promise<TextContent> {
	const content: TextContent = { items: [], styles: {} };
	const reader = (page.streamTextContent() as ReadableStream<TextContent>).getReader();
	let found = 0;
	for (let next = await reader.read(); !next.done; next = await reader.read()) {
		for (const item of next.value.items) {
			if (!('str' in item) || item.str.trim() === '') continue;
			content.items.push(item);
			found += 1;
		}
		Object.assign(content.styles, next.value.styles);
		if (found > most) {
			await reader.cancel(new Error('enough'));
			break;
		}
	}
	return content;
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
		const before = widthOf(run.text, 0, match.index) / total;
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

function extend(word: Word, more: Word): void {
	word.text += more.text;
	word.box = {
		x0: Math.min(word.box.x0, more.box.x0),
		y0: Math.min(word.box.y0, more.box.y0),
		x1: Math.max(word.box.x1, more.box.x1),
		y1: Math.max(word.box.y1, more.box.y1),
	};
}
