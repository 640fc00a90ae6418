import { isSameAmount } from '../../../model/amount.ts';
import type { Choice } from './rank-candidates.ts';

/** Minimum score of an amount that is used in a sum. */
const MIN_SCORE = 0.5;

/** The best amount of a field, if a label names it clearly. */
export function namedAmount([best]: readonly Choice[]): number | undefined {
	return best && best.score >= MIN_SCORE ? Number(best.candidate.value) : undefined;
}

/** Finds the candidate with the given amount. */
export function findAmount(ranked: readonly Choice[], amount: number): Choice | undefined {
	return ranked.find(({ candidate }) => isSameAmount(Number(candidate.value), amount));
}
