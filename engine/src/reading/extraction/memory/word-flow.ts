import type { Word } from '../../../model/document.ts';
import type { Segment } from '../../../model/layout.ts';
import type { Document, Fact } from '../document.ts';
import { hashText } from './hash-words.ts';

/** A word of a block: its segment, its place in that, and its hash. */
export type FlowWord = { word: Word; segment: Segment; at: number; hash: number };
/** The words of a block one after the other, across its lines, and where each segment begins among them. */
export type WordFlow = { words: FlowWord[]; starts: ReadonlyMap<Segment, number> };

/** The hash of a word of a document. Lessons ask for the same words again and again. */
export const wordHashes: Fact<(word: Word) => number> = () => {
	const known = new Map<Word, number>();
	return (word) => {
		const hash = known.get(word) ?? hashText(word.text);
		known.set(word, hash);
		return hash;
	};
};

/** The blocks of a document as running text, by page. */
export const listFlows: Fact<Map<number, WordFlow[]>> = (document) =>
	new Map(
		document.pages.map(({ index, blocks }) => [
			index,
			blocks.map(({ segments }) => toFlow(segments, document.fact(wordHashes))),
		]),
	);

function toFlow(segments: readonly Segment[], hashOf: (word: Word) => number): WordFlow {
	const words: FlowWord[] = [];
	const starts = new Map<Segment, number>();
	for (const segment of segments) {
		starts.set(segment, words.length);
		for (const [at, word] of segment.words.entries())
			words.push({ word, segment, at, hash: hashOf(word) });
	}
	return { words, starts };
}

const flowOf: Fact<Map<Segment, WordFlow>> = (document) =>
	new Map(
		[...document.fact(listFlows).values()].flatMap((flows) =>
			flows.flatMap((flow) => [...flow.starts.keys()].map((segment) => [segment, flow] as const)),
		),
	);

/** Where a word of a segment stands in its block. */
export function placeInFlow(
	document: Document,
	segment: Segment,
	at: number,
): { flow: WordFlow; index: number } {
	const flow = document.fact(flowOf).get(segment) ?? toFlow([segment], document.fact(wordHashes));
	return { flow, index: (flow.starts.get(segment) ?? 0) + at };
}

/** How many of the words before a place are those that were taught, one after the other. */
export function countLead(
	{ words }: WordFlow,
	index: number,
	lead: readonly number[] = [],
): number {
	let count = 0;
	while (count < lead.length && words[index - 1 - count]?.hash === lead[count]) count += 1;
	return count;
}

/** Whether the words from a place on are those that were taught to follow the value. */
export function isTrail({ words }: WordFlow, index: number, trail: readonly number[]): boolean {
	return trail.length > 0 && trail.every((hash, i) => words[index + i]?.hash === hash);
}
