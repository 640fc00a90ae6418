import type { WeighedPage } from './describe-boundary.ts';

/** Pages `from` up to, not including, `to`, and the chance of the boundary before them. */
export type PageSpan = { from: number; to: number; boundaryChance: number };

/** What it is worth, in log odds, that a piece has as many pages as its pages say. */
const COMPLETE = 1.2;
/** Chances nearer to 0 or 1 than this would forbid what other signs say. */
const LEAST = 1e-5;

/**
 * Divides pages into pieces so that boundaries and pieces are likeliest together: `chances[i]` is the chance that
 * page i begins a document, and a piece whose pages are numbered "1 of 3" to "3 of 3" gains. The chance of each
 * boundary sums over all divisions.
 */
export function findPieces(chances: readonly number[], pages: readonly WeighedPage[]): PageSpan[] {
	const count = chances.length;
	if (count === 0) return [];
	const odds = chances.map((chance, i) => (i === 0 ? 0 : logOdds(chance)));
	const reach = maxLength(count);
	// Sums of all divisions of the pages before and behind each place, and the best division before it.
	const before = new Float64Array(count + 1).fill(-Infinity);
	const best = new Float64Array(count + 1).fill(-Infinity);
	const from = new Int32Array(count + 1);
	before[0] = best[0] = 0;
	for (let end = 1; end <= count; end += 1) {
		for (let start = Math.max(0, end - reach); start < end; start += 1) {
			const worth = (odds[start] ?? 0) + judgePiece(pages, start, end);
			before[end] = addLogs(before[end] ?? -Infinity, (before[start] ?? 0) + worth);
			if ((best[start] ?? 0) + worth > (best[end] ?? 0)) {
				best[end] = (best[start] ?? 0) + worth;
				from[end] = start;
			}
		}
	}
	const behind = new Float64Array(count + 1).fill(-Infinity);
	behind[count] = 0;
	for (let start = count - 1; start >= 0; start -= 1) {
		for (let end = start + 1; end <= Math.min(count, start + reach); end += 1) {
			const worth = (odds[start] ?? 0) + judgePiece(pages, start, end);
			behind[start] = addLogs(behind[start] ?? -Infinity, worth + (behind[end] ?? -Infinity));
		}
	}
	const all = before[count] ?? 0;
	const pieces: PageSpan[] = [];
	for (let end = count; end > 0; end = from[end] ?? 0) {
		const start = from[end] ?? 0;
		const chance = Math.exp((before[start] ?? 0) + (behind[start] ?? 0) - all);
		pieces.push({ from: start, to: end, boundaryChance: start === 0 ? 1 : Math.min(1, chance) });
	}
	return pieces.reverse();
}

/** All lengths where there are few pages; a bound on work where there are thousands. */
function maxLength(count: number): number {
	return count <= 1000 ? count : Math.max(600, Math.floor(1_000_000 / count));
}

/** What the numbering of pages says about a piece as a whole. */
function judgePiece(pages: readonly WeighedPage[], from: number, to: number): number {
	const first = pages[from]?.facts.number;
	const last = pages[to - 1]?.facts.number;
	if (first?.of === undefined || last?.of === undefined) return 0;
	const isWhole = first.number === 1 && last.number === last.of && last.of === to - from;
	return isWhole ? COMPLETE : 0;
}

function logOdds(chance: number): number {
	const bounded = Math.min(1 - LEAST, Math.max(LEAST, chance));
	return Math.log(bounded / (1 - bounded));
}

function addLogs(one: number, other: number): number {
	const most = Math.max(one, other);
	return most === -Infinity ? most : most + Math.log(Math.exp(one - most) + Math.exp(other - most));
}
