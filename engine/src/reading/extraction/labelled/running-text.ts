import type { Block, Segment } from '../../../model/layout.ts';
import type { Document } from '../document.ts';
import { medianOf } from '../../../model/median.ts';

const MIN_LINES = 3;
/** Words of the usual line of a paragraph. */
const MIN_WORDS = 8;

/** Whether a segment is a line of a paragraph: what it says names nothing beside or below it. */
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
