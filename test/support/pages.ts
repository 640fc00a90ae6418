import type { Page, Word } from '../../engine/src/model/document.ts';
import type { Layout } from '../../engine/src/model/layout.ts';
import { layOutPages } from '../../engine/src/reading/layout/lay-out-pages.ts';

const SIZE = 10;
const LETTER_WIDTH = 5;

/** A text at a position, as words with boxes: realistic baselines, monospaced letters. */
export function put(x: number, y: number, text: string, size = SIZE): Word[] {
	const scale = size / SIZE;
	let at = x;
	return text.split(' ').map((one) => {
		const width = one.length * LETTER_WIDTH * scale;
		const box = { x0: at, y0: y, x1: at + width, y1: y + size };
		at += width + 0.5 * LETTER_WIDTH * scale;
		return { text: one, box, confidence: 1, size, angle: 0 };
	});
}

const NARROW = /[ijlt.,:]/g;

/** A text in type whose letters have different widths. */
export function set(x: number, y: number, text: string): Word[] {
	let at = x;
	return text.split(' ').map((one) => {
		const narrow = one.match(NARROW)?.length ?? 0;
		const width = 5 * one.length - 3 * narrow;
		const box = { x0: at, y0: y, x1: at + width, y1: y + 10 };
		at += width + 2.5;
		return { text: one, box, confidence: 1, size: 10, angle: 0 };
	});
}

export function pageOf(words: readonly Word[][], more: Partial<Page> = {}): Page {
	return {
		index: 0,
		width: 595,
		height: 842,
		words: words.flat(),
		fields: [],
		rotation: 0,
		source: 'text',
		...more,
	};
}

export function layOut(...words: Word[][]): Layout {
	return layOutPages([pageOf(words)]);
}
