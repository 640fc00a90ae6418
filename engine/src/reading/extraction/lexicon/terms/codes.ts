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

/** What people call a code on a page, whichever it is. */
export const CODE_NAMES: Terms = {
	en: `
		bar ?codes?
	`,
	fr: `
		codes? (?:a )?barres?
	`,
	de: `
		strich ?codes?
	`,
	es: `
		codigos? (?:de )?barras
	`,
	it: `
		codic[ei] (?:a )?barre
	`,
	pt: `
		codigos? (?:de )?barras
	`,
	nl: `
		streepjes ?codes?
	`,
	any: `
		data ?matrix
		aztec
		pdf ?417
	`,
};

/** … and a square one. */
export const SQUARE_CODE_NAMES: Terms = {
	any: `
		qr
		qr ?codes?
		qr inhalt
		qr contents?
	`,
};
