import { logit } from '../extraction/evidence/probability.ts';
import type { WeighedPage } from './describe-boundary.ts';

/** Pages `from` to `to` (exclusive), and the probability of the boundary before them. */
export type PageSpan = { from: number; to: number; boundaryChance: number };

/** Evidence, in log odds, if a piece has as many pages as its page numbers say. */
const COMPLETE = 1.2;
/** Probabilities are kept this far from 0 and 1, so that other evidence can still outweigh them. */
const LEAST = 1e-5;
const MAX_LOG_ODDS = logit(1 - LEAST, Infinity);

/**
 * Divides pages into pieces by maximum likelihood of boundaries and pieces together. `chances[i]` is the
 * probability that page i begins a document. A piece with page numbers "1 of 3" to "3 of 3" gains. The probability
 * of each boundary is summed over all divisions.
 */
export function findPieces(chances: readonly number[], pages: readonly WeighedPage[]): PageSpan[] {
	const count = chances.length;
	if (count === 0) return [];
	if (count > MAX_PAGES) return divideOneByOne(chances);
	const odds = chances.map((chance, i) => (i === 0 ? 0 : logit(chance, MAX_LOG_ODDS)));
	const worth = (start: number, end: number) => (odds[start] ?? 0) + judgePiece(pages, start, end);
	const { sums: before, from } = sumBefore(count, worth);
	const after = sumAfter(count, worth);
	const all = before[count] ?? 0;
	const spans: PageSpan[] = [];
	for (let end = count; end > 0; end = from[end] ?? 0) {
		const start = from[end] ?? 0;
		const chance = Math.exp((before[start] ?? 0) + (after[start] ?? 0) - all);
		spans.push({ from: start, to: end, boundaryChance: start === 0 ? 1 : Math.min(1, chance) });
	}
	return spans.reverse();
}

/** More pages are divided one by one, because the work grows with the square of their number. */
const MAX_PAGES = 2000;

function divideOneByOne(chances: readonly number[]): PageSpan[] {
	const starts = chances.flatMap((chance, i) => (i === 0 || chance > 0.5 ? [i] : []));
	return starts.map((from, i) => ({
		from,
		to: starts[i + 1] ?? chances.length,
		boundaryChance: from === 0 ? 1 : (chances[from] ?? 0),
	}));
}

type Worth = (start: number, end: number) => number;

/**
 * Forward pass: log sums over all divisions of the pages before each position, and the start of the last piece of
 * the best one.
 */
function sumBefore(count: number, worth: Worth): { sums: Float64Array; from: Int32Array } {
	const sums = new Float64Array(count + 1).fill(-Infinity);
	const best = new Float64Array(count + 1).fill(-Infinity);
	const from = new Int32Array(count + 1);
	sums[0] = best[0] = 0;
	for (let end = 1; end <= count; end += 1) {
		for (let start = 0; start < end; start += 1) {
			const own = worth(start, end);
			sums[end] = addLogs(sums[end] ?? 0, (sums[start] ?? 0) + own);
			const reached = (best[start] ?? 0) + own;
			if (reached <= (best[end] ?? 0)) continue;
			best[end] = reached;
			from[end] = start;
		}
	}
	return { sums, from };
}

/** Backward pass: log sums over all divisions of the pages from each position on. */
function sumAfter(count: number, worth: Worth): Float64Array {
	const sums = new Float64Array(count + 1).fill(-Infinity);
	sums[count] = 0;
	for (let start = count - 1; start >= 0; start -= 1) {
		for (let end = start + 1; end <= count; end += 1)
			sums[start] = addLogs(sums[start] ?? 0, worth(start, end) + (sums[end] ?? 0));
	}
	return sums;
}

/** The evidence of page numbers for a piece as a whole. */
function judgePiece(pages: readonly WeighedPage[], from: number, to: number): number {
	const first = pages[from]?.facts.number;
	const last = pages[to - 1]?.facts.number;
	if (first?.of === undefined || last?.of === undefined) return 0;
	const isWhole = first.number === 1 && last.number === last.of && last.of === to - from;
	return isWhole ? COMPLETE : 0;
}

function addLogs(one: number, other: number): number {
	const most = Math.max(one, other);
	return most === -Infinity ? most : most + Math.log(Math.exp(one - most) + Math.exp(other - most));
}
