import type { Field } from '../request/read-fields.ts';
import type { Proposal } from '../source.ts';

/** For each field the proposal that is surest; of two alike the first. */
export function chooseProposals(proposals: readonly Proposal[]): Map<Field, Proposal> {
	const chosen = new Map<Field, Proposal>();
	for (const one of proposals) {
		if (one.value === undefined) continue;
		const known = chosen.get(one.field);
		if (!known || one.detail.confidence > known.detail.confidence) chosen.set(one.field, one);
	}
	return chosen;
}
