import type { Word } from '../../../model/document.ts';
import { middleY } from '../../../model/geometry.ts';
import type { PageLayout, Segment } from '../../../model/layout.ts';
import type { Document, Fact } from '../document.ts';
import { findCurrency } from '../values/currencies.ts';
import { hashText } from './hash-words.ts';
import { scale } from './map-page.ts';

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
function countLead({ words }: WordFlow, index: number, lead: readonly number[] = []): number {
	let count = 0;
	while (count < lead.length && words[index - 1 - count]?.hash === lead[count]) count += 1;
	return count;
}

type InFlow = { flow: WordFlow; index: number };

/** Where a word stands in the blocks of a page. */
const occurrencesOf: Fact<(page: number, hash: number) => InFlow[]> = (document) => {
	const known = new Map<number, Map<number, InFlow[]>>();
	return (page, hash) => {
		const found =
			known.get(page) ??
			Map.groupBy(
				(document.fact(listFlows).get(page) ?? []).flatMap((flow) =>
					flow.words.map((_, index) => ({ flow, index })),
				),
				({ flow, index }) => flow.words[index]?.hash ?? 0,
			);
		known.set(page, found);
		return found.get(hash) ?? [];
	};
};

/**
 * The number of consecutive taught words directly before a position, if no other place of the page with these words is
 * nearer to a point: a label that is printed several times does not tell its values apart.
 */
export function countNearestLead(
	document: Document,
	page: Pick<PageLayout, 'index' | 'width'>,
	{ flow, index }: InFlow,
	{ lead, point }: { lead: readonly number[] | undefined; point: { x: number; y: number } },
): number {
	const count = countLead(flow, index, lead);
	const label = flow.words[index - 1];
	const [last] = lead ?? [];
	if (count === 0 || !label || last === undefined) return 0;
	const farness = ({ word: { box } }: FlowWord) =>
		Math.hypot(scale(page, box.x0) - point.x, scale(page, middleY(box)) - point.y);
	const own = farness(label);
	const others = document.fact(occurrencesOf)(page.index, last);
	const isOther = (other: InFlow) => {
		const word = other.flow.words[other.index];
		const isAsLong = countLead(other.flow, other.index + 1, lead) >= count;
		return word !== undefined && word !== label && isAsLong && farness(word) < own;
	};
	return others.some(isOther) ? 0 : count;
}

/** The position after the words before an amount, without its currency. */
export function skipCurrency({ words }: WordFlow, index: number): number {
	const before = words[index - 1]?.word.text ?? '';
	return findCurrency(before) === undefined ? index : index - 1;
}

/** Whether the words from a position on are the taught words after the value. */
export function isTrail({ words }: WordFlow, index: number, trail: readonly number[]): boolean {
	return trail.length > 0 && trail.every((hash, i) => words[index + i]?.hash === hash);
}
