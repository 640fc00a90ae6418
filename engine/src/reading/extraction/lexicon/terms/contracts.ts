import type { Terms } from '../any-of.ts';

/** Before what something is called from there on: (hereinafter the “Date”). */
export const CALLED: Terms = {
	en: `
		the
		hereinafter
		herein
		hereafter
	`,
	fr: `
		le
		la
		les
		ci-après
	`,
	de: `
		der
		die
		das
		nachfolgend
	`,
	es: `
		el
	`,
	it: `
		il
		lo
	`,
	pt: `
		o
		a
	`,
	nl: `
		de
		het
	`,
};

/** About the notice that ends a contract. */
export const NOTICE_WORDS: Terms = {
	en: `
		notice
	`,
	fr: `
		préavis
	`,
	de: `
		kündigung
	`,
	es: `
		preaviso
	`,
	it: `
		preavviso
	`,
	pt: `
		aviso
	`,
	nl: `
		opzeg
	`,
};

/** About notices of any kind. */
export const OTHER_NOTICES: Terms = {
	en: `
		notice
		written
	`,
	fr: `
		préavis
	`,
	de: `
		kündigung
	`,
};

/** About how long a contract lasts. */
export const TERM_WORDS: Terms = {
	en: String.raw`
		\bterm\b
		duration
	`,
	fr: `
		durée
	`,
	de: `
		laufzeit
		dauer
	`,
	es: `
		duración
	`,
	it: `
		durata
	`,
	pt: `
		duração
	`,
	nl: `
		looptijd
	`,
};

/** How the clause about it is headed. */
export const TERM_HEADINGS: Terms = {
	en: `
		term
		duration
	`,
	fr: `
		durée
	`,
	de: `
		laufzeit
	`,
};

/** About its end. */
export const END_WORDS: Terms = {
	en: `
		terminat
		expire
	`,
	fr: `
		prend fin
	`,
	de: `
		endet
	`,
	es: `
		finaliza
	`,
	it: `
		scade
	`,
	pt: `
		termina
	`,
	nl: `
		eindigt
	`,
};

/** About its being in force. */
export const FORCE_WORDS: Terms = {
	en: `
		effect
		force
		valid
	`,
	fr: `
		vigueur
	`,
	de: `
		in kraft
	`,
	es: `
		vigor
	`,
	it: `
		vigore
	`,
};

/** About the day on which it is so many years old. */
export const ANNIVERSARY: Terms = {
	en: `
		anniversary
	`,
};

/** Right before a length of time that something lasts. */
export const BEFORE_DURATIONS: Terms = {
	en: `
		period of
		for
		period of not less than
	`,
	fr: `
		pour une durée de
	`,
	de: `
		für die dauer von
	`,
};

/** Right behind a length of time that is counted from a day. */
export const FROM_DATES: Terms = {
	en: `
		from
		after
		following
		of
	`,
};

/** The day that it is counted from. */
export const COUNTED_DATES: Terms = {
	en: `
		date
		hereof
		effective
	`,
};

/** About the employment of somebody. */
export const EMPLOYMENT: Terms = {
	en: `
		employ
	`,
};

/** About hiring from each other or competing. */
export const SOLICITATION: Terms = {
	en: `
		solicit
		hire
		compet
	`,
};

/** About what is kept secret. */
export const SECRECY: Terms = {
	en: `
		confiden
		disclos
		obligation
	`,
};

/** About what is forbidden. */
export const RESTRICTIONS: Terms = {
	en: `
		restrict
		standstill
		shall not
		agrees? not
	`,
};

/** Words in names that have no capital. */
export const NAME_LINKS: Terms = {
	en: `
		of
		the
		for
		and
	`,
	fr: `
		de
		du
	`,
	de: `
		der
		und
	`,
};

/** Words in names of states and countries that have no capital. */
export const PLACE_LINKS: Terms = {
	en: `
		of
		and
		the
	`,
	fr: `
		de
	`,
};

/** Between two names. */
export const AND: Terms = {
	en: `
		and
	`,
	fr: `
		et
	`,
	de: `
		und
	`,
	es: `
		y
	`,
	it: `
		e
	`,
	nl: `
		en
	`,
};

/** Before the first of the parties. */
export const BETWEEN: Terms = {
	en: `
		between
		among
		with
	`,
	fr: `
		entre
	`,
	de: `
		zwischen
	`,
	it: `
		tra
		fra
	`,
	nl: `
		tussen
	`,
};

/** Right before the first party, and nowhere else. */
export const INTRODUCTIONS: Terms = {
	en: `
		by and between
		made between
		entered into between
		PARTIES:
	`,
};

/** Words that sentences begin with and names do not. */
export const NOT_NAMES: Terms = {
	en: `
		this
		the
		agreement
		confidential
		information
		exhibit
		section
		article
		state
		effective
		date
		whereas
		now
		in
		by
		each
		party
		parties
		disclosing
		receiving
		company
		representatives
		evaluation
		material
		dear
		re
		page
		mutual
		non
		whereof
		name
		title
		chief
		president
		attention
		january
		february
		march
		april
		may
		june
		july
		august
		september
		october
		november
		december
		if
		for
		as
		such
		any
		all
		no
		upon
		it
		an?
		and
		or
		of
		to
		board
		directors?
		officers?
		above
		print
		signature
		employee
		employer
		executive
	`,
};

/** Words that contracts write with a capital, and that are in nobody's name. */
export const NOT_PERSONS: Terms = {
	en: `
		general
		release
		covenants?
		restrictive
		restricted
		director
		proprietary
		developments?
		trade
		secrets?
		schedule
		plan
		program
		bonus
		government
		authority
		public
		domain
		operating
		officer
		permitted
		financing
		sources
		possible
		transaction
		written
		evaluation
		competitive
		business
		purpose
		areas?
		period
		undertaking
		governing
		entire
		witness
		counterparts?
		notices?
		intellectual
		property
		work
		product
		inventions?
		services?
		terms?
		conditions?
		board
		committee
		shares?
		stock
		common
		securities
		exchange
		affiliates?
		subsidiar(?:y|ies)
		united
		states
		new
		north
		south
		west
		east
		city
		county
		avenue
		street
		drive
		suite
	`,
};

/** Before what is a kind of company, or nobody yet. */
export const ARTICLES: Terms = {
	en: `
		an?
		any
		each
		such
		said
		neither the
		no
	`,
};

/** What a party is said to be: ", a Delaware corporation". */
export const KINDS_OF_PARTIES: Terms = {
	en: `
		corporation
		company
		partnership
		entity
		resident
		individual
	`,
};

/** What follows a name where somebody signs. */
export const SIGNATURE_LABELS: Terms = {
	en: `
		By
		Name
		Signature
		Signed
		Its
	`,
};

/** What follows the name of a company that somebody signs for. */
export const SIGNED_BY: Terms = {
	en: `
		By
	`,
};

/** How a letter begins. */
export const DEAR: Terms = {
	en: `
		Dear
	`,
};

/** Before a name that is no party: who signs, who gets a copy. */
export const NOT_PARTIES: Terms = {
	en: String.raw`
		attention
		attn
		name
		title
		president
		officer
		counsel
		copy to
		c\/o
		mr
		ms
	`,
};

/** Before the names at the end. */
export const CLOSINGS: Terms = {
	en: `
		undersigned
		agreed
		accepted
		very truly yours
		sincerely
	`,
};

/** Who signs for nobody else. */
export const SIGN_FOR_THEMSELVES: Terms = {
	en: `
		employee
		associate
		executive
		consultant
		contractor
		participant
		individual
		tenant
		borrower
		director
	`,
};

/** Who has such a title signs for another. */
export const OFFICES: Terms = {
	en: `
		title
		president
		officer
		its
		chairman
		manager
		secretary
	`,
};

/** No text ends so: "Citizens for". */
export const UNFINISHED: Terms = {
	en: `
		for
		and
		of
		the
	`,
	fr: `
		et
		de
		des
		du
	`,
	de: `
		und
		für
		von
		der
	`,
	es: `
		y
		del
	`,
	it: `
		di
		e
	`,
	nl: `
		van
		en
	`,
	any: String.raw`
		\+
		&
	`,
};

/** Between things of which any may be meant. */
export const OR: Terms = {
	en: `
		or
	`,
	fr: `
		ou
	`,
	de: String.raw`
		oder
		bzw\.
	`,
	it: `
		o
	`,
};

/** Words behind the name of a state or country that are no part of it. */
export const BEHIND_PLACES: Terms = {
	en: `
		without
		and
		or
		the
		as
		applicable
		in
	`,
};
