import type { Block, Segment } from '../../../model/layout.ts';
import type { Document } from '../document.ts';
import { medianOf } from '../../../model/median.ts';

const MIN_LINES = 3;
/** Minimum words of an average line of a paragraph. */
const MIN_WORDS = 8;

/** Whether a segment belongs to a paragraph. Such text is not a label for anything next to it. */
export function isRunningText(document: Document, { block }: Segment): boolean {
	return document.fact(findParagraphs).has(block);
}

function findParagraphs({ pages }: Document): ReadonlySet<number> {
	const blocks = pages.flatMap((page) => page.blocks);
	return new Set(blocks.filter(isParagraph).map(({ id }) => id));
}

function isParagraph({ segments }: Block): boolean {
	const lengths = segments.map(({ words }) => words.length);
	return lengths.length >= MIN_LINES && medianOf(lengths) >= MIN_WORDS;
}
