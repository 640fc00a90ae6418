import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Word } from '../../../model/document.ts';
import { boxAround } from '../../../model/geometry.ts';
import { cutRun, placeCuts } from './cut-run.ts';
import type { CutRun, GlyphRun } from './cut-run.ts';
import type { Glyphs } from './read-glyphs.ts';
import { multiply } from './matrix.ts';
import type { Matrix } from './matrix.ts';

type TextItem = {
	str: string;
	transform: number[];
	width: number;
	height: number;
	fontName: string;
};
type TextStyle = { fontFamily?: string; ascent?: number; descent?: number; vertical?: boolean };

export type TextPage = {
	width: number;
	height: number;
	words: Word[];
};

/** A text layer, and the data needed to place its words exactly once the glyphs of the page are known. */
export type TextLayer = TextPage & {
	/** Runs that hold several words, in the order of the page. */
	cuts: CutRun[];
	/** Words that consist of pieces of several runs. */
	joined: Map<Word, Word[]>;
};

/** A gap smaller than this share of the letter height does not separate words. */
const SAME_WORD_GAP = 0.12;

/**
 * Reads the text layer of a page as words with boxes, in the page's displayed orientation. Reading stops soon
 * after `mostWords`.
 */
export async function readTextLayer(page: PDFPageProxy, mostWords: number): Promise<TextLayer> {
	const viewport = page.getViewport({ scale: 1 });
	const { items, styles } = await readItems(page, mostWords);
	const words: Word[] = [];
	const cuts: CutRun[] = [];
	const joined = new Map<Word, Word[]>();
	let last: GlyphRun | undefined;
	for (const item of items) {
		if (words.length > mostWords) break;
		if (!('str' in item)) continue;
		const run = toRun(item, viewport.transform as unknown as Matrix, styles);
		if (!run) continue;
		const joins = last && continues(last, run);
		last = run;
		const pieces = cutRun(run);
		if (pieces.length > 1) cuts.push({ run, words: pieces });
		let first = true;
		for (const word of pieces) {
			const previous = words.at(-1);
			if (first && joins && previous && !/^\s/.test(run.text)) {
				words[words.length - 1] = join(previous, word, joined);
			} else words.push(word);
			first = false;
		}
		if (/\s$/.test(run.text)) last = undefined;
	}
	return { width: viewport.width, height: viewport.height, words, cuts, joined };
}

/** Moves the edges of words that were estimated from letter widths to those of their glyphs. */
export function placeByGlyphs({ cuts, joined }: TextLayer, glyphs: Glyphs): void {
	placeCuts(cuts, glyphs);
	for (const [word, pieces] of joined) word.box = boxAround(pieces);
}

type TextContent = { items: (TextItem | object)[]; styles: Record<string, TextStyle> };

/** Each non-blank item holds at least one word, so more items are not needed. */
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

function toRun(
	item: TextItem,
	view: Matrix,
	styles: Record<string, TextStyle>,
): GlyphRun | undefined {
	if (item.str.trim() === '') return undefined;
	const [a, b, c, d, x, y] = multiply(view, item.transform as unknown as Matrix);
	const scale = Math.hypot(view[0], view[1]);
	const along = Math.hypot(a, b);
	const size = Math.hypot(c, d);
	if (along === 0 || size === 0) return undefined;
	const { ascent = 0.8, descent = -0.2, fontFamily } = styles[item.fontName] ?? {};
	return {
		text: item.str,
		x,
		y,
		dx: a / along,
		dy: b / along,
		length: item.width * scale,
		size,
		// Maximum letter height. Some fonts state nonsense.
		ascent: ascent > 0 && ascent <= 1.2 ? ascent : 0.8,
		descent: descent < 0 && descent >= -0.6 ? descent : -0.2,
		isMonospaced: fontFamily === 'monospace',
	};
}

function continues(last: GlyphRun, run: GlyphRun): boolean {
	const endX = last.x + last.dx * last.length;
	const endY = last.y + last.dy * last.length;
	const gap = Math.hypot(run.x - endX, run.y - endY);
	const sameDirection = last.dx * run.dx + last.dy * run.dy > 0.99;
	return sameDirection && gap < SAME_WORD_GAP * Math.max(last.size, run.size);
}

/** A word of two runs. Both boxes stay separate, because they may still be moved. */
function join(word: Word, more: Word, joined: Map<Word, Word[]>): Word {
	const pieces = joined.get(word) ?? [word];
	joined.delete(word);
	pieces.push(more);
	const whole = { ...word, text: word.text + more.text, box: boxAround([word, more]) };
	joined.set(whole, pieces);
	return whole;
}
