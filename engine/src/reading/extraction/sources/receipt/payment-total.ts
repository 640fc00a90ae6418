import { PRIORS } from '../../models/priors.ts';
import { findAmount, namedAmount } from '../../labelled/named-amount.ts';
import { createRanking } from '../../labelled/rank-candidates.ts';
import type { Fact } from '../../document.ts';
import { MAX_RECEIPT_PAGES } from '../../lists/sections/read-priced-lines.ts';
import { isTotal, readField } from '../../request/read-fields.ts';
import type { Field } from '../../request/read-fields.ts';
import { toProposal } from '../../source.ts';
import type { Source } from '../../source.ts';

/** Fields for the amount paid and the change, read like those of a template. */
const askPaid: Fact<Field> = ({ models }) =>
	readField(['cashGiven'], { type: 'number' }, models.asking);
const askChange: Fact<Field> = ({ models }) =>
	readField(['change'], { type: 'number' }, models.asking);

/** The total of a receipt: the amount paid minus the change, if the receipt prints it. */
export const paymentTotal: Source = {
	name: 'payment total',
	wants: isTotal,
	propose: (document, fields) => {
		if (fields.length === 0 || document.pages.length > MAX_RECEIPT_PAGES) return [];
		const { rank } = document.fact(createRanking);
		// Some receipts print the change with a minus.
		const [paid, change] = [askPaid, askChange].map((ask) => namedAmount(rank(document.fact(ask))));
		if (paid === undefined || change === undefined || Math.abs(change) >= paid) return [];
		const { givenBack, paidExactly } = PRIORS.paymentTotal;
		const confidence = change === 0 ? paidExactly : givenBack;
		return fields.flatMap((field) => {
			const total = findAmount(rank(field), paid - Math.abs(change));
			if (!total) return [];
			const { value, segment, box, raw, checks } = total.candidate;
			return [
				toProposal(field, Number(value), {
					page: segment.page,
					box,
					raw,
					confidence,
					checks: [...checks, 'paid - change = total'],
				}),
			];
		});
	},
};
