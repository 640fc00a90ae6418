import { isRequired } from '../../../model/rules.ts';
import type { Field } from '../request/read-fields.ts';
import { balanceLikely } from './balance-totals.ts';
import { orderDates } from './order-dates.ts';
import type { Choice } from '../labelled/rank-candidates.ts';
import { THRESHOLDS } from '../models/thresholds.ts';

export function thresholdOf({ definition: { rules } }: Field): number {
	return isRequired(rules) ? THRESHOLDS.requiredValue : THRESHOLDS.value;
}

/**
 * Assigns at most one candidate to each field. Stand-in totals, which the template does not ask for, help
 * others to balance and take no candidate from them.
 */
export function assignFields(
	all: ReadonlyMap<Field, readonly Choice[]>,
	standIns: readonly Field[] = [],
	options: { keepsMisfits?: boolean | undefined } = {},
): Map<Field, Choice> {
	const balanced = balanceLikely(all);
	for (const field of standIns) balanced.delete(field);
	const ranked = orderDates(balanced, options);
	const chosen = new Map<Field, Choice>();
	const taken = new Set<string>();
	const waiting = new Set(ranked.keys());
	while (waiting.size > 0) {
		let best: { field: Field; ranked: Choice; worth: number } | undefined;
		for (const field of waiting) {
			const least = thresholdOf(field);
			for (const one of ranked.get(field) ?? []) {
				const worth = one.score * (taken.has(keyOf(one)) ? THRESHOLDS.takenByOther : 1);
				if (worth >= least && worth > (best?.worth ?? 0)) best = { field, ranked: one, worth };
				// Choices are sorted, so the first free one is the best.
				if (!taken.has(keyOf(one))) break;
			}
		}
		if (!best) break;
		chosen.set(best.field, best.ranked);
		taken.add(keyOf(best.ranked));
		waiting.delete(best.field);
	}
	return chosen;
}

function keyOf({ candidate: { segment, from, to } }: Choice): string {
	return `${segment.id}:${from}:${to}`;
}
