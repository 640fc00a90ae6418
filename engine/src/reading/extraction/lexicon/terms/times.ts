import type { Terms } from '../any-of.ts';

/** Words between a day, its month and its year. */
export const DATE_JOINS: Terms = {
	en: String.raw`
		(?:day\s+)?of\s+
	`,
	fr: String.raw`
		de\s+
	`,
	it: String.raw`
		di\s+
	`,
};

/** Words before the year of a date. */
export const YEAR_JOINS: Terms = {
	fr: String.raw`
		de\s+
	`,
	es: String.raw`
		del\s+
	`,
};

/** Words between a month and its year. */
export const MONTH_YEAR_JOINS: Terms = {
	es: String.raw`
		de\s
	`,
};

/** What follows the number of a day. */
export const DAY_ENDINGS: Terms = {
	en: `
		st
		nd
		rd
		th
	`,
};

/** What stands behind a time of day. */
export const CLOCK_WORDS: Terms = {
	de: String.raw`
		uhr\b
	`,
};

/** Between the two days of a period. */
export const PERIOD_MARKS: Terms = {
	en: `
		to
		until
		through
		thru
	`,
	fr: `
		au
	`,
	de: `
		bis
	`,
	es: `
		al
		hasta
	`,
	it: `
		a
		fino al
	`,
	pt: `
		até
	`,
	nl: String.raw`
		tot
		t\/m
	`,
	any: String.raw`
		[-–—]
		\/
	`,
};

/** What stands before the period of a station where a document says so. */
export const PERIOD_LABELS: Terms = {
	en: `
		date
		dates
		period
		duration
		when
	`,
	fr: `
		période
		dates
	`,
	de: `
		zeitraum
		datum
	`,
	es: `
		periodo
		fechas
	`,
	it: `
		periodo
		date
	`,
};

/** Between the two ends of a station of a life. */
export const STATION_MARKS: Terms = {
	en: `
		to
		until
		till
	`,
	fr: `
		au
		à
	`,
	de: `
		bis
	`,
	es: `
		al
		hasta
	`,
	it: `
		a
		fino al?
	`,
	pt: `
		até
	`,
	nl: String.raw`
		tot
		t\/m
	`,
	any: String.raw`
		[-–—−‐‑~\u00ad]
		\/
	`,
};

/** Before a word that says that a period has not ended. */
export const OPEN_MARKS: Terms = {
	en: `
		to
		until
		till
	`,
	fr: `
		au
		à
	`,
	de: `
		bis
	`,
	es: `
		al
		hasta
	`,
	it: `
		a
		fino ad?
	`,
	pt: `
		até
	`,
	nl: String.raw`
		tot
		t\/m
	`,
	any: `
		[-–—~]
	`,
};

/** Said of what has not ended. */
export const STILL: Terms = {
	en: `
		present
		now
		today
		current(?:ly)?
		ongoing
		to date
		date
	`,
	fr: `
		aujourd['’]hui
		présent
		ce jour
		en cours
	`,
	de: `
		heute
		jetzt
		aktuell
		laufend
	`,
	es: `
		actualidad
		actual
		presente
		hoy
		la fecha
	`,
	it: `
		oggi
		attuale
		in corso
	`,
	pt: `
		atual
		atualmente
		hoje
	`,
	nl: `
		heden
		nu
	`,
};

/** Before the day on which something began. */
export const SINCE: Terms = {
	en: `
		since
		from
	`,
	fr: `
		depuis
		dès
	`,
	de: `
		seit
		ab
	`,
	es: `
		desde
	`,
	it: `
		dal
		dall['’]
		da
	`,
	nl: `
		sinds
		vanaf
	`,
};

/** Articles between such a word and the day. */
export const SINCE_ARTICLES: Terms = {
	en: String.raw`
		the\s
	`,
	fr: String.raw`
		le\s
	`,
	de: String.raw`
		dem\s
	`,
	it: String.raw`
		il\s
	`,
};

/** Numbers before a length of time, as a field holds it. */
export const NUMBER_WORDS: Terms = {
	en: `
		an?
		one
		two
		three
		four
		five
		six
		ten
		twelve
	`,
	fr: `
		une?
		deux
		trois
		quatre
		cinq
		dix
		douze
	`,
	de: `
		eine?[nms]?
		zwei
		drei
		vier
		fünf
		sechs
		zehn
		zwölf
	`,
	es: `
		una?o?
		dos
		tres
		cuatro
		cinco
		seis
	`,
	it: `
		due
		tre
		quattro
		cinque
		sei
	`,
	pt: `
		um
		dois
		três
		quatro
	`,
	nl: `
		een
		twee
		drie
		vijf
		zes
	`,
};

/** How the units of a length of time begin. */
export const TIME_UNIT_STARTS: Terms = {
	en: `
		day
		week
		month
		quarter
		year
	`,
	fr: String.raw`
		jour
		semaine
		mois
		trimestre
		an(?!\p{L})
		ans(?!\p{L})
		ann
	`,
	de: `
		tag
		woche
		monat
		quartal
		jahr
	`,
	es: `
		día
		semana
		mes
		año
	`,
	it: `
		giorn
		settiman
	`,
	pt: `
		dia
		ano
	`,
	nl: `
		dag
		maand
		kwart
		jaar
	`,
};

/** Said of what lasts without an end. */
export const ENDLESS: Terms = {
	en: `
		indefinit
		perpetu
		unlimited
	`,
	fr: `
		indétermin
	`,
	de: `
		unbefristet
	`,
	es: `
		indefinid
	`,
	it: `
		indeterminat
	`,
	nl: `
		onbepaald
	`,
};

/** Numbers before a length of time in a sentence. */
export const CONTRACT_NUMBERS: Terms = {
	en: `
		one
		two
		three
		four
		five
		six
		seven
		eight
		nine
		ten
		twelve
		fifteen
		eighteen
		twenty
		twenty-four
		thirty
		thirty-six
		sixty
		ninety
	`,
	fr: `
		un
		deux
		trois
		quatre
		cinq
	`,
	de: `
		zwei
		drei
		vier
		fünf
		sechs
		zwölf
	`,
	es: `
		dos
		tres
		cuatro
		cinco
	`,
	it: `
		due
		tre
		quattro
		cinque
	`,
	pt: `
		dois
		três
	`,
	nl: `
		twee
		vijf
	`,
};

/** Units of a length of time in a sentence. */
export const CONTRACT_UNITS: Terms = {
	en: `
		days?
		weeks?
		months?
		years?
	`,
	fr: `
		jours?
		semaines?
		mois
		ans?
		années?
	`,
	de: `
		tagen?
		wochen?
		monaten?
		jahren?
	`,
	es: `
		días?
		semanas?
		meses
		mes
		años?
	`,
	it: `
		giorni
		settimane
		mesi
		anni
		anno
	`,
	pt: `
		dias?
		anos?
	`,
	nl: `
		dagen
		weken
		maanden
		jaar
	`,
};

/** How units of days begin. */
export const DAY_UNITS: Terms = {
	en: `
		day
	`,
	fr: `
		jour
	`,
	de: `
		tag
	`,
	es: `
		día
	`,
	it: `
		giorn
	`,
	pt: `
		dia
	`,
	nl: `
		dag
	`,
};

/** How units of months begin. */
export const MONTH_UNITS: Terms = {
	es: `
		mes
	`,
	nl: `
		maand
	`,
	any: `
		mo
	`,
};

/** How units of years begin. */
export const YEAR_UNITS: Terms = {
	en: `
		year
	`,
	fr: `
		an
	`,
	de: `
		jahr
	`,
	es: `
		añ
	`,
	nl: `
		jaar
	`,
};

/** What days and months of a contract may be. */
export const KINDS_OF_DAYS: Terms = {
	en: String.raw`
		calendar\s
		business\s
		full\s
	`,
};
