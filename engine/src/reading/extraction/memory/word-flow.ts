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
type PageLike = Pick<PageLayout, 'index' | 'width'>;

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

type Point = { x: number; y: number };

/**
 * For each taught place, by its point on the page: how near the nearest occurrence of its lead is, by the number of
 * words of the lead that stand there. Each word of a page asks for it.
 */
const nearestLeads: Fact<(page: PageLike, lead: readonly number[], point: Point) => number[]> = (
	document,
) => {
	const known = new WeakMap<Point, number[]>();
	return (page, lead, point) => {
		const held = known.get(point);
		if (held) return held;
		const found = lead.map(() => Infinity);
		known.set(point, found);
		for (const { flow, index } of document.fact(occurrencesOf)(page.index, lead[0] ?? 0)) {
			const far = farness(page, flow.words[index], point);
			const count = countLead(flow, index + 1, lead);
			for (let i = 0; i < count; i += 1) found[i] = Math.min(found[i] ?? Infinity, far);
		}
		return found;
	};
};

function farness(page: PageLike, word: FlowWord | undefined, { x, y }: Point): number {
	if (!word) return Infinity;
	const { box } = word.word;
	return Math.hypot(scale(page, box.x0) - x, scale(page, middleY(box)) - y);
}

/**
 * The number of consecutive taught words directly before a position, if no other place of the page with these words is
 * nearer to a point: a label that is printed several times does not tell its values apart.
 */
export function countNearestLead(
	document: Document,
	page: PageLike,
	{ flow, index }: InFlow,
	{ lead = [], point }: { lead: readonly number[] | undefined; point: Point },
): number {
	const count = countLead(flow, index, lead);
	if (count === 0) return 0;
	const nearest = document.fact(nearestLeads)(page, lead, point)[count - 1] ?? Infinity;
	return nearest < farness(page, flow.words[index - 1], point) ? 0 : count;
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
