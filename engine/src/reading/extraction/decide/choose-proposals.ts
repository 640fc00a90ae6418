import { AS_REMEMBERED } from '../../../model/extraction.ts';
import { isSameScalar } from '../values/is-same.ts';
import { FAILED, hasFailed } from '../values/span.ts';
import { addColumns } from './add-columns.ts';
import { boundFailed, passesCheck } from './check-numbers.ts';
import { isValue } from './is-value.ts';
import { obeyRows } from './obey-rows.ts';
import type { Field } from '../request/read-fields.ts';
import type { ListField } from '../request/read-lists.ts';
import type { ListProposal, Proposal } from '../source.ts';
import { THRESHOLDS } from '../models/thresholds.ts';

/**
 * Chooses the proposal with the highest calibrated confidence for each field; of equals, the first. A value that a person
 * taught outweighs any confidence. It yields only to a check that it fails and another proposal passes.
 */
export function chooseProposals(proposals: readonly Proposal[]): Map<Field, Proposal> {
	const chosen = new Map<Field, Proposal>();
	const firm = new Map<Field, Proposal>();
	for (const one of proposals) {
		if (one.value === undefined || !isValue(one.field, one.value)) continue;
		const confidence = boundFailed(one, one.detail.confidence);
		const bounded = { ...one, detail: { ...one.detail, confidence } };
		if (one.isFirm) {
			firm.set(one.field, bounded);
			continue;
		}
		const known = chosen.get(one.field);
		if (!known || confidence > known.detail.confidence) chosen.set(one.field, bounded);
	}
	for (const [field, taught] of firm) chosen.set(field, obey(taught, chosen.get(field)));
	return chosen;
}

/**
 * Returns the taught value unless it fails a check that the other value passes. The detail then shows both, with a
 * low confidence.
 */
function obey(taught: Proposal, other: Proposal | undefined): Proposal {
	if (
		!other ||
		isSameScalar(taught.field.kind, taught.value, other.value) ||
		!isRefuted(taught, other)
	)
		return taught;
	const { detail } = other;
	return {
		...other,
		detail: {
			...detail,
			confidence: Math.min(detail.confidence, THRESHOLDS.taughtRows.maxRefuted),
			checks: [...detail.checks, `${AS_REMEMBERED} ${FAILED}`],
			remembered: taught.detail.raw,
		},
	};
}

function isRefuted(taught: Proposal, other: Proposal): boolean {
	const fails = ({ field, value, detail: { checks } }: Proposal) =>
		hasFailed(checks) || passesCheck(field, value) === false;
	return fails(taught) && !fails(other);
}

/**
 * Chooses the proposal with the highest mean confidence for each list; of equals, the first. Taught rows outweigh that,
 * unless they lose a row.
 */
export function chooseLists(proposals: readonly ListProposal[]): Map<ListField, ListProposal> {
	const chosen = new Map<ListField, ListProposal>();
	const firm = new Map<ListField, ListProposal>();
	for (const one of proposals) {
		if (one.isFirm) {
			firm.set(one.field, one);
			continue;
		}
		const known = chosen.get(one.field);
		if (!known || averageOf(one) > averageOf(known)) chosen.set(one.field, one);
	}
	for (const [field, taught] of firm) {
		const other = chosen.get(field);
		const obeyed = obeyRows(taught, other, taught.rightShare);
		chosen.set(field, other ? addColumns(obeyed, other) : obeyed);
	}
	return chosen;
}

function averageOf({ details }: ListProposal): number {
	const sum = details.reduce((total, { confidence }) => total + confidence, 0);
	return sum / Math.max(1, details.length);
}
