import type { Box, Page } from '../../../model/document.ts';
import { middleY } from '../../../model/geometry.ts';
import type { PageLayout } from '../../../model/layout.ts';
import type { Anchor } from '../../../model/memory.ts';
import type { Document, Fact } from '../document.ts';
import { hashWord } from './hash-words.ts';

/** Maximum number of words that identify a make. */
const MAX_ANCHORS = 120;
const MAX_FILLED = 40;

/**
 * A word that can be recognised: its hash, its left edge and vertical middle in thousandths of the page width, and its
 * width in tenths of these units.
 */
export type MappedWord = {
	hash: number;
	x: number;
	y: number;
	width: number;
	box: Box;
	/** It begins its segment: no word stands directly before it. */
	isFirst: boolean;
};
export type PageMap = { page: PageLayout; words: MappedWord[]; byHash: Map<number, MappedWord[]> };

/** The recognisable words of each page. */
export const mapPages: Fact<PageMap[]> = ({ pages }) =>
	pages.map((page) => {
		const words = page.lines.flatMap(({ segments }) =>
			segments.flatMap((segment) =>
				segment.words.flatMap(({ text, box }, i) => {
					const hash = hashWord(text);
					if (hash === undefined) return [];
					const [x, y] = [scale(page, box.x0), scale(page, middleY(box))];
					const width = 10 * scale(page, box.x1 - box.x0);
					return [{ hash, x, y, width, box, isFirst: i === 0 }];
				}),
			),
		);
		return { page, words, byHash: Map.groupBy(words, ({ hash }) => hash) };
	});

/** A length on a page in thousandths of its width. */
export function scale({ width }: Pick<PageLayout, 'width'>, length: number): number {
	return (1000 * length) / Math.max(1, width);
}

/** The words of the first page that identify the make, each once, and separately the words of values. */
export function listAnchors(
	document: Document,
	isFilled: (word: MappedWord) => boolean,
): { anchors: Anchor[]; filled: Anchor[] } {
	const [first] = document.fact(mapPages);
	const anchors: Anchor[] = [];
	const filled: Anchor[] = [];
	for (const [hash, words] of first?.byHash ?? []) {
		const printed = words.find((word) => !isFilled(word));
		const [one = printed] = words;
		if (!one) continue;
		const { x, y, width } = printed ?? one;
		const list = printed ? anchors : filled;
		if (list.length < (printed ? MAX_ANCHORS : MAX_FILLED))
			list.push([hash, Math.round(x), Math.round(y), Math.max(0, Math.round(width))]);
	}
	return { anchors, filled };
}

/** Hashes of the words of the first page, to look up lessons. */
export function hashFirstPage(pages: readonly Page[]): number[] {
	const hashes = new Set<number>();
	for (const { text } of pages[0]?.words ?? []) {
		const hash = hashWord(text);
		if (hash !== undefined) hashes.add(hash);
		if (hashes.size >= MAX_LOOKED_UP) break;
	}
	return [...hashes];
}

const MAX_LOOKED_UP = 400;
