import type { Terms } from '../any-of.ts';

/** Numbers of companies and of goods that GS1 gives out. */
export const GLOBAL_NUMBERS: Terms = {
	any: `
		gln
		ean
		gtin
		upc
	`,
};
