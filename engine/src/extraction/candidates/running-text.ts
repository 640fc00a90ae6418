import type { Block, Segment } from '../../model/layout.ts';
import type { Document } from '../document.ts';

const LEAST_LINES = 3;
/** Words of the usual line of a paragraph. */
const LEAST_WORDS = 8;

const known = new WeakMap<Document, ReadonlySet<number>>();

/** Whether a segment is a line of a paragraph: what it says names nothing beside or below it. */
export function isRunningText(document: Document, { block }: Segment): boolean {
	let paragraphs = known.get(document);
	if (!paragraphs) {
		const blocks = document.pages.flatMap((page) => page.blocks);
		paragraphs = new Set(blocks.filter(isParagraph).map(({ id }) => id));
		known.set(document, paragraphs);
	}
	return paragraphs.has(block);
}

function isParagraph({ segments }: Block): boolean {
	const lengths = segments.map(({ words }) => words.length).sort((a, b) => a - b);
	return (
		lengths.length >= LEAST_LINES && (lengths[Math.floor(lengths.length / 2)] ?? 0) >= LEAST_WORDS
	);
}
