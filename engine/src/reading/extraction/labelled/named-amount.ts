import { isSameAmount } from '../evidence/amounts.ts';
import type { Choice } from './rank-candidates.ts';

/** A label has to say what an amount is before it is used in a sum. */
const MIN_SCORE = 0.5;

/** The amount that a label names as a field, if one does. */
export function namedAmount([best]: readonly Choice[]): number | undefined {
	return best && best.score >= MIN_SCORE ? Number(best.candidate.value) : undefined;
}

/** The candidate that is a certain amount. */
export function findAmount(ranked: readonly Choice[], amount: number): Choice | undefined {
	return ranked.find(({ candidate }) => isSameAmount(Number(candidate.value), amount));
}
