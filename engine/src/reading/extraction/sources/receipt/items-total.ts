import { PRIORS } from '../../models/priors.ts';
import { ITEMS_ADD_UP } from '../../decide/check-lines.ts';
import { mainConcept } from '../../request/read-fields.ts';
import { toProposal } from '../../source.ts';
import type { Source } from '../../source.ts';
import { findSums } from '../../lists/sections/read-priced-lines.ts';

const MIN_MATCH = 0.5;

/** The total of a receipt: the amount that its articles add up to, confirmed by its label. */
export const itemsTotal: Source = {
	name: 'items total',
	wants: (field) => mainConcept(field) === 'grossTotal',
	propose: (document, fields) => {
		const sums = fields.length > 0 ? findSums(document) : [];
		return fields.flatMap((field) => {
			const sum = sums.find(({ label }) => {
				const { own, rival } = document.compareLabel(field, document.readLabel(label, 'end'));
				return own >= MIN_MATCH && own >= rival;
			});
			if (!sum) return [];
			const { value, raw, box, page } = sum;
			const checks = [ITEMS_ADD_UP];
			return [toProposal(field, value, { page, box, raw, confidence: PRIORS.itemsTotal, checks })];
		});
	},
};
