import { gunzipSync, gzipSync } from 'node:zlib';
import type { Page } from '../../model/document.ts';

/** Maximum pages whose words are kept for lessons. */
const MAX_PAGES = 20;
/** Maximum packed size; the last pages are dropped to stay below it. */
const MAX_BYTES = 1_000_000;
/** Maximum unpacked size. */
const MAX_UNPACKED = 64_000_000;

/** Packs the words of pages with their places, and form fields, without pictures. */
export function packPages(pages: readonly Page[]): Uint8Array {
	let kept = pages.slice(0, MAX_PAGES);
	for (;;) {
		const packed = gzipSync(JSON.stringify(kept.map(slim)), { level: 1 });
		if (packed.length <= MAX_BYTES || kept.length === 0) return packed;
		kept = kept.slice(0, Math.floor(kept.length / 2));
	}
}

export function unpackPages(packed: Uint8Array): Page[] {
	const text = gunzipSync(packed, { maxOutputLength: MAX_UNPACKED }).toString('utf8');
	return JSON.parse(text) as Page[];
}

/** Drops the codes of a page: their values need no lesson. */
function slim(page: Page): Page {
	return {
		...page,
		codes: [],
		words: page.words.map(({ text, box: { x0, y0, x1, y1 }, confidence, size, angle }) => ({
			text,
			box: { x0: round(x0), y0: round(y0), x1: round(x1), y1: round(y1) },
			confidence: round(confidence),
			size: round(size),
			angle,
		})),
	};
}

function round(length: number): number {
	return Math.round(100 * length) / 100;
}
