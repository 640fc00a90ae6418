import type { Box, Page } from '../../engine/src/model/document.ts';
import { openDocument } from '../../engine/src/reading/extraction/document.ts';
import type { Document } from '../../engine/src/reading/extraction/document.ts';
import { viewWords } from '../../engine/src/reading/extraction/sources/page-reader/view-words.ts';
import type { View } from '../../engine/src/reading/extraction/sources/page-reader/view-words.ts';
import { layOutPages } from '../../engine/src/reading/layout/lay-out-pages.ts';
import { MODELS } from '../../evaluation/models.ts';
import type { ExampleView, Span } from './example.ts';

/** A document with the views that the reader has of it. */
export type Seen = { document: Document; views: View[]; examples: ExampleView[] };

export function seeDocument(pages: readonly Page[]): Seen {
	const document = openDocument(layOutPages(pages), MODELS);
	const views = viewWords(document, new Map());
	return { document, views, examples: views.map(toExample) };
}

function toExample({ words, features, places }: View): ExampleView {
	return {
		words: words.map(({ text }) => text),
		places: Array.from(places, (place) => Math.max(0, Math.min(65_535, Math.round(place * 256)))),
		features: Buffer.from(Uint8Array.from(features, (value) => Math.round(value * 255))).toString(
			'base64',
		),
	};
}

/** Where the words of the pages, counted over all of them, are in the views: layout may have split or joined them. */
export type Places = ReadonlyMap<number, readonly { view: number; at: number }[]>;

export function findWords({ views }: Seen, pages: readonly Page[]): Places {
	const places = new Map<number, { view: number; at: number }[]>();
	const firsts: number[] = [];
	let count = 0;
	for (const { words } of pages) {
		firsts.push(count);
		count += words.length;
	}
	for (const [view, { words }] of views.entries()) {
		for (const [at, { segment, index }] of words.entries()) {
			const box = segment.words[index]?.box ?? segment.box;
			for (const [i, word] of (pages[segment.page]?.words ?? []).entries()) {
				if (!meets(box, word.box)) continue;
				const key = (firsts[segment.page] ?? 0) + i;
				places.set(key, [...(places.get(key) ?? []), { view, at }]);
			}
		}
	}
	return places;
}

/** Whether the middle of one lies in the other. */
function meets(a: Box, b: Box): boolean {
	return holds(a, b) || holds(b, a);
}

function holds(outer: Box, inner: Box): boolean {
	const [x, y] = [(inner.x0 + inner.x1) / 2, (inner.y0 + inner.y1) / 2];
	return outer.x0 <= x && x <= outer.x1 && outer.y0 <= y && y <= outer.y1;
}

/** The positions of some words in the views, each once, in order. */
export function placeWords(places: Places, words: readonly number[]): Map<number, number[]> {
	const byView = new Map<number, Set<number>>();
	for (const word of words) {
		for (const { view, at } of places.get(word) ?? [])
			byView.set(view, (byView.get(view) ?? new Set()).add(at));
	}
	return new Map([...byView].map(([view, at]) => [view, [...at].sort((a, b) => a - b)]));
}

/** Words between which so many others stand, for one that belongs to the value, make no span. */
const MAX_STRANGERS = 0.3;

/** The value as a span of neighbouring words; undefined where its words are scattered. */
export function toSpan(places: Places, words: readonly number[]): Span | undefined {
	const placed = [...placeWords(places, words)];
	const [only] = placed;
	if (placed.length !== 1 || !only) return undefined;
	const [view, at] = only;
	const [first, last] = [at[0] ?? 0, at.at(-1) ?? 0];
	const strangers = last - first + 1 - at.length;
	return strangers <= at.length * MAX_STRANGERS ? [view, first, last] : undefined;
}
