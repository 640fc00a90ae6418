import type { Terms } from '../any-of.ts';

/** What medicines are measured in. */
export const DOSE_UNITS: Terms = {
	en: `
		units?
		drops?
		puffs?
		tabs?
		tablets?
		capsules?
	`,
	fr: `
		comprim[ée]s?
	`,
	de: String.raw`
		ie
		i\.e\.
		einheiten
		tropfen
		hub
		tabletten?
		kapseln?
	`,
	any: `
		mg
		µg
		μg
		mcg
		ug
		kg
		g
		ml
		cl
		l
		iu
		mmol
		mval
	`,
};

/** How often, in one word. */
export const ONCE: Terms = {
	en: `
		once
		twice
		thrice
	`,
};

/** How often, as a number. */
export const COUNTS: Terms = {
	en: `
		one
		two
		three
		four
	`,
};

/** Behind how often. */
export const TIMES: Terms = {
	en: `
		times?
	`,
	fr: `
		fois
	`,
	de: `
		mal
	`,
	es: `
		veces
	`,
	it: `
		volte
	`,
	pt: `
		vezes
	`,
	nl: `
		keer
		maal
	`,
	any: `
		x
		×
	`,
};

/** Between how often and the stretch of time. */
export const PER: Terms = {
	en: String.raw`
		an?\s
		per\s
		daily
	`,
	fr: String.raw`
		par\s
	`,
	de: String.raw`
		pro\s
		je\s
		täglich
	`,
	es: String.raw`
		al\s
	`,
	pt: String.raw`
		ao\s
	`,
};

/** The stretch of time. */
export const DOSE_PERIODS: Terms = {
	en: `
		day
		daily
		week
		weekly
	`,
	fr: `
		jour
		semaine
	`,
	de: `
		tag
		täglich
		wöchentlich
	`,
	es: `
		día
		semana
	`,
	it: `
		giorno
		settimana
	`,
	pt: `
		dia
	`,
	nl: `
		dag
	`,
};

/** Before so many hours or days. */
export const EVERY: Terms = {
	en: `
		every
	`,
	fr: `
		toutes les
	`,
	de: `
		alle
	`,
	es: `
		cada
	`,
	it: `
		ogni
	`,
	nl: `
		elke
		om de
	`,
};

/** When a medicine is taken, in a few words. */
export const WHEN_TAKEN: Terms = {
	en: `
		daily
		as needed
		when needed
		at (?:night|bedtime)
		in the (?:morning|evening)
	`,
	fr: `
		quotidien
		si besoin
		le (?:matin|soir)
	`,
	de: `
		täglich
		bei bedarf
		morgens
		abends
	`,
	es: `
		si precisa
	`,
	it: `
		al bisogno
	`,
	nl: `
		zo nodig
	`,
	any: String.raw`
		prn
		b\.?i\.?d\.?
		t\.?i\.?d\.?
		q\.?i\.?d\.?
	`,
};

/** Between the ends of a range. */
export const RANGE_MARKS: Terms = {
	en: `
		to
	`,
	fr: `
		à
	`,
	de: `
		bis
	`,
	it: `
		a
	`,
	any: `
		[-–]
	`,
};
