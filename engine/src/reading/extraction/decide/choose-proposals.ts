import { boundFailed } from './check-numbers.ts';
import { isValue } from './is-value.ts';
import type { Calibrate } from '../models/calibrate.ts';
import type { Field } from '../request/read-fields.ts';
import type { NamedProposal } from '../source.ts';

/** For each field the proposal that is surest on the scale that all sources share; of two alike the first. */
export function chooseProposals(
	proposals: readonly NamedProposal[],
	calibrate: Calibrate,
): Map<Field, NamedProposal> {
	const chosen = new Map<Field, NamedProposal>();
	for (const one of proposals) {
		if (one.value === undefined || !isValue(one.field, one.value)) continue;
		const sure = calibrate(one.source, one.field.kind, one.detail.confidence);
		const confidence = boundFailed(one, sure);
		const known = chosen.get(one.field);
		if (!known || confidence > known.detail.confidence)
			chosen.set(one.field, { ...one, detail: { ...one.detail, confidence } });
	}
	return chosen;
}
