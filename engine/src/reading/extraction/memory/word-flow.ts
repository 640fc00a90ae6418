import type { Word } from '../../../model/document.ts';
import type { Segment } from '../../../model/layout.ts';
import type { Document, Fact } from '../document.ts';
import { findCurrency } from '../values/currencies.ts';
import { hashText } from './hash-words.ts';

/** A word of a block: its segment, its index in the segment, and its hash. */
export type FlowWord = { word: Word; segment: Segment; at: number; hash: number };
/** The words of a block in reading order, and the index at which each segment begins. */
export type WordFlow = { words: FlowWord[]; starts: ReadonlyMap<Segment, number> };

/** The hash of a word, cached, because every lesson asks for the same words. */
export const wordHashes: Fact<(word: Word) => number> = () => {
	const known = new Map<Word, number>();
	return (word) => {
		const hash = known.get(word) ?? hashText(word.text);
		known.set(word, hash);
		return hash;
	};
};

/** The blocks of a document as sequences of words, by page. */
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

/** The position of a word in its block. */
export function placeInFlow(
	document: Document,
	segment: Segment,
	at: number,
): { flow: WordFlow; index: number } {
	const flow = document.fact(flowOf).get(segment) ?? toFlow([segment], document.fact(wordHashes));
	return { flow, index: (flow.starts.get(segment) ?? 0) + at };
}

/** The number of consecutive taught words directly before a position. */
export function countLead(
	{ words }: WordFlow,
	index: number,
	lead: readonly number[] = [],
): number {
	let count = 0;
	while (count < lead.length && words[index - 1 - count]?.hash === lead[count]) count += 1;
	return count;
}

/** The position behind the words before an amount, without its currency. */
export function skipCurrency({ words }: WordFlow, index: number): number {
	const before = words[index - 1]?.word.text ?? '';
	return findCurrency(before) === undefined ? index : index - 1;
}

/** Whether the words from a position on are the taught words after the value. */
export function isTrail({ words }: WordFlow, index: number, trail: readonly number[]): boolean {
	return trail.length > 0 && trail.every((hash, i) => words[index + i]?.hash === hash);
}
