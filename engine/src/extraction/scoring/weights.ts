import type { Feature } from './features.ts';

/** Made by `npm run fit`; see docs/extraction.md. Families that are not listed use `default`. */
const CHECKED = { bias: -1, best: 3, sureness: 1.5, firstPage: 0.5 };

export const WEIGHTS: Readonly<Record<string, Partial<Record<Feature, number>>>> = {
	iban: { ...CHECKED, bias: 0 },
	email: CHECKED,
	phone: { ...CHECKED, bias: -2 },
	url: CHECKED,
	default: {
		...{ bias: -5, best: 5, bestSquared: 3, same: 1, left: 1, above: 0.5, header: 0.3 },
		...{
			rivalNear: -4,
			rivalHeader: -0.5,
			noLabel: -2,
			sureness: 1,
			confidence: 1,
			firstPage: 0.5,
		},
		...{ decimals: 0.5, currency: 0.3, percent: -2, edge: 1.5, wrongEdge: -1, plausible: 1.5 },
		...{ labelLike: -4, long: -1, colon: 0.3 },
	},
};
