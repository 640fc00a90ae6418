import type { Party } from '../fields/read-needs.ts';
import type { PartyFeature } from './describe-block.ts';

/** Made by `npm run fit`; see docs/extraction.md. */
export const PARTY_WEIGHTS: Readonly<Record<Party, Partial<Record<PartyFeature, number>>>> = {
	seller: {
		...{ bias: -1.5, labelled: 4, labelledOther: -4, oneLine: 2, footer: 1, top: 1, window: -1.5 },
		...{
			contact: 1.5,
			register: 1.5,
			legalForm: 0.7,
			repeated: 1,
			first: 1,
			large: 0.7,
			complete: 1,
		},
	},
	buyer: {
		...{
			bias: -1.5,
			labelled: 4,
			labelledOther: -3,
			oneLine: -3,
			footer: -2,
			window: 1.5,
			top: -1,
		},
		...{ contact: -1, register: -1.5, complete: 1.5, right: 0.3, firstPage: 0.5 },
	},
	shipTo: { bias: -3.5, labelled: 6, labelledOther: -4 },
};
