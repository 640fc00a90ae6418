import type { Terms } from '../any-of.ts';

/** What may follow a number without a space and leaves it an amount. */
export const AMOUNT_SUFFIXES: Terms = {
	en: `
		pcs
		pc
		th
	`,
	fr: `
		er
	`,
	de: `
		stk
		st
	`,
	any: String.raw`
		[cd]r(?!\p{L})
		x
		h
		kg
		g
		l
		m
		cm
		km
		kwh
		ml
		mg
		°
	`,
};

/** Behind an amount that is owed the other way round. */
export const CREDIT_MARKS: Terms = {
	any: `
		cr
	`,
};

/** Currencies before and behind the amounts of a till. */
export const CURRENCY_WORDS: Terms = {
	any: String.raw`
		€
		\$
		£
		eur
		rm
		chf
	`,
};

/** Currencies behind the last amount of a line. */
export const CURRENCIES_BEHIND_PRICES: Terms = {
	any: String.raw`
		€
		\$
		£
		eur
		usd
		gbp
		chf
		rm
	`,
};

/** Signs of currencies that are written with letters. */
export const CURRENCY_SIGNS: Terms = {
	any: String.raw`
		US\$
		R\$
		RM
		Rs\.?
	`,
};

/** What articles are weighed, measured and counted in. */
export const ARTICLE_UNITS: Terms = {
	en: `
		pcs?
		ea
		each
		lbs?
		oz
		gal
	`,
	de: `
		stk?
		stück
	`,
	es: `
		ud
	`,
	it: `
		pz
	`,
	pt: `
		un
	`,
	any: `
		kgs?
		g
		l
		lt
		ltr
		ml
		m
	`,
};

/** Before the unit of a price. */
export const PER_UNIT: Terms = {
	en: `
		per
	`,
	any: String.raw`
		\/
	`,
};

/** Between a quantity and a price. */
export const PRICE_MARKS: Terms = {
	it: `
		a
	`,
	any: `
		[x×*@à=]
	`,
};

/** What puts something on an amount. */
export const SURCHARGES: Terms = {
	en: `
		surcharge
	`,
	fr: `
		majoration
		suppl[ée]ment
	`,
	de: `
		zuschlag
		aufschlag
	`,
	es: `
		recargo
	`,
	it: `
		maggiorazione
	`,
	pt: `
		acr[ée]scimo
	`,
	nl: `
		toeslag
	`,
};

/** Capitals that count or name a number instead of being part of it. */
export const NO_PART_OF_CODES: Terms = {
	en: `
		NO
		PO
		RE
		TO
		OF
		VAT
		GST
		REF
		INV
		PCS
		QTY
	`,
	de: `
		NR
	`,
	any: String.raw`
		ID
		RM
		CR
		DR
		EUR
		USD
		GBP
		CHF
		TEL
		FAX
		AM
		PM
		KG
		LB
		\p{L}{4,}
	`,
};
