import { isSameAmount } from '../../../model/amount.ts';
import type { Choice } from './rank-candidates.ts';
import { THRESHOLDS } from '../models/thresholds.ts';

/** The best amount of a field, if a label names it clearly. */
export function namedAmount([best]: readonly Choice[]): number | undefined {
	return best && best.score >= THRESHOLDS.totals.summand ? Number(best.candidate.value) : undefined;
}

/** Finds the candidate with the given amount. */
export function findAmount(ranked: readonly Choice[], amount: number): Choice | undefined {
	return ranked.find(({ candidate }) => isSameAmount(Number(candidate.value), amount));
}
