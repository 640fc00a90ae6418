import { findAmount, namedAmount } from '../labelled/named-amount.ts';
import type { Ranking } from '../labelled/rank-candidates.ts';
import { isTotal, readField } from '../request/read-fields.ts';
import type { Field, FieldOptions } from '../request/read-fields.ts';
import { toProposal } from '../source.ts';
import type { Proposal } from '../source.ts';

/** Maximum rounding: the smallest coin. */
const MAX_ROUNDED = 0.05;

/** Replaces a total by the rounded amount that the page prints, if total plus rounding equals it. */
export function roundTotals(
	chosen: ReadonlyMap<Field, Proposal>,
	{ rank, asking }: Pick<Ranking, 'rank'> & { asking: FieldOptions },
): Map<Field, Proposal> {
	const rounded = new Map(chosen);
	// Ask for the rounding amount like a field of a template.
	const rounding = readField(['rounding'], { type: 'number' }, asking);
	for (const [field, { value, detail }] of chosen) {
		if (!isTotal(field) || typeof value !== 'number') continue;
		const by = namedAmount(rank(rounding));
		if (by === undefined || by === 0 || Math.abs(by) > MAX_ROUNDED) continue;
		const total = findAmount(rank(field), value + by);
		if (!total) continue;
		const { segment, box, raw, checks } = total.candidate;
		rounded.set(
			field,
			toProposal(field, Number(total.candidate.value), {
				page: segment.page,
				box,
				raw,
				confidence: detail.confidence,
				checks: [...checks, 'total + rounding'],
			}),
		);
	}
	return rounded;
}
