import type { Terms } from '../any-of.ts';

/** What stands before a number and says that it is one. A word that may be an answer ("no") is one only with a dot. */
export const NUMBER_SIGNS: Terms = {
	en: String.raw`
		no\.
		nos\.
	`,
	fr: String.raw`
		n[°º]
		num\.
	`,
	de: String.raw`
		nr\.?
		lfd\.? ?nr\.?
	`,
	es: String.raw`
		núm\.?
	`,
	it: String.raw`
		n\.
	`,
	any: String.raw`
		[#№]
	`,
};

/** What things are weighed, measured and counted in; single letters are left out, since they may be values. */
export const UNIT_SIGNS: Terms = {
	en: String.raw`
		pcs\.?
		lbs?\.?
		oz\.?
		hrs?\.?
	`,
	fr: String.raw`
		pi?ces?\.?
	`,
	de: String.raw`
		stc?k\.?
		std\.?
	`,
	any: String.raw`
		[kmµ]g
		[kcmµ]m
		[cmdh]l
		[km]wh?
		[cm]?m[²³]
		ltr\.?
	`,
};

/** Currencies written as letters and a sign. */
export const MONEY_SIGNS: Terms = {
	any: String.raw`
		(?:us|ca?|au?|nz|hk|sg?|r)\$
		\p{Sc}
	`,
};

/** What may stand between the word IBAN and the number. */
export const IBAN_SUFFIXES: Terms = {
	en: `
		numbers?
		no
		code
	`,
	fr: `
		num[ée]ro
	`,
	de: `
		nr
		nummer
	`,
	any: `
		n[°º]
		num
	`,
};
