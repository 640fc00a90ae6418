import type { Document, Fact } from '../document.ts';
import { findAmount, namedAmount } from '../labelled/named-amount.ts';
import { createRanking } from '../labelled/rank-candidates.ts';
import { isTotal, readField } from '../request/read-fields.ts';
import type { Field } from '../request/read-fields.ts';
import { toProposal } from '../source.ts';
import type { Proposal } from '../source.ts';

/** What a total is rounded by, asked for as a template would. */
const askRounding: Fact<Field> = ({ models }) =>
	readField(['rounding'], { type: 'number' }, models.asking);
/** Totals are rounded to the smallest coin. */
const MAX_ROUNDED = 0.05;

/** A total and what it was rounded by come to another amount of the page: that was to be paid. */
export function roundTotals(
	document: Document,
	chosen: ReadonlyMap<Field, Proposal>,
): Map<Field, Proposal> {
	const rounded = new Map(chosen);
	for (const [field, { value, detail }] of chosen) {
		if (!isTotal(field) || typeof value !== 'number') continue;
		const { rank } = document.fact(createRanking);
		const by = namedAmount(rank(document.fact(askRounding)));
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
