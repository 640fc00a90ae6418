import { boundFailed } from './check-numbers.ts';
import { isValue } from './is-value.ts';
import type { Field } from '../request/read-fields.ts';
import type { ListField } from '../request/read-lists.ts';
import type { ListProposal, Proposal } from '../source.ts';

/** Chooses the proposal with the highest calibrated confidence for each field; of equals, the first. */
export function chooseProposals(proposals: readonly Proposal[]): Map<Field, Proposal> {
	const chosen = new Map<Field, Proposal>();
	for (const one of proposals) {
		if (one.value === undefined || !isValue(one.field, one.value)) continue;
		const confidence = boundFailed(one, one.detail.confidence);
		const known = chosen.get(one.field);
		if (!known || confidence > known.detail.confidence)
			chosen.set(one.field, { ...one, detail: { ...one.detail, confidence } });
	}
	return chosen;
}

/** Chooses the proposal with the highest mean confidence for each list; of equals, the first. */
export function chooseLists(proposals: readonly ListProposal[]): Map<ListField, ListProposal> {
	const chosen = new Map<ListField, ListProposal>();
	for (const one of proposals) {
		const known = chosen.get(one.field);
		if (!known || averageOf(one) > averageOf(known)) chosen.set(one.field, one);
	}
	return chosen;
}

function averageOf({ details }: ListProposal): number {
	const sum = details.reduce((total, { confidence }) => total + confidence, 0);
	return sum / Math.max(1, details.length);
}
