import type { Terms } from '../any-of.ts';

/** What a form tells whoever fills it in to do: such a text begins with one of these, and a name does not. */
export const FORM_ORDERS: Terms = {
	en: `
		see
		print
		type
		enter
		check
		complete
		attach
		fill in
		fill out
		sign
		read
		use
		list
		give
		write
		do not
		please
		specify
		select
		indicate
		provide
		submit
		return
		keep
		note
		caution
	`,
	fr: `
		voir
		veuillez
		ne pas
		remplir
		remplissez
		cocher
		cochez
		indiquer
		indiquez
		joindre
		signer
		lire
		merci de
	`,
	de: `
		siehe
		bitte
		nicht
		ausfüllen
		ankreuzen
		zutreffendes
		eintragen
		beachten
		unterschreiben
		hinweis
		nur
	`,
	es: `
		véase
		ver
		por favor
		rellene
		rellenar
		marque
		indique
		escriba
		adjunte
		firme
		lea
		no
	`,
	it: `
		vedi
		vedere
		si prega
		compilare
		barrare
		indicare
		allegare
		firmare
		leggere
		non
	`,
	pt: `
		ver
		veja
		por favor
		preencha
		preencher
		assinale
		indique
		anexe
		assine
		leia
		não
	`,
	nl: `
		zie
		gelieve
		vul
		invullen
		kruis
		vermeld
		lees
		niet
		onderteken
	`,
};

/** What such a text begins with where it says when or why; companies are called so, persons are not. */
export const FORM_OPENINGS: Terms = {
	en: `
		for
		under
		if
		when
		unless
		with
		from
		only
	`,
	fr: `
		pour
		selon
		lorsque
	`,
	de: `
		für
		wenn
		falls
		gemäß
		nach
		nur
	`,
	es: `
		para
		según
		cuando
	`,
	it: `
		per il
		per la
		qualora
		quando
	`,
	pt: `
		para
		conforme
		quando
	`,
	nl: `
		voor
		indien
		wanneer
	`,
};

/** Words that sentences need and names of persons never have. */
export const SENTENCE_WORDS: Terms = {
	en: `
		the
		your
		this
		these
		is
		are
		be
		must
		shall
		should
		will
		not
		if
		see
		instructions?
		or type
		or print
	`,
	fr: `
		votre
		vos
		cette
		est
		sont
		doit
		voir
	`,
	de: `
		bitte
		siehe
		nicht
		ihren?
		muss
		müssen
		wird
		ist
		sind
	`,
	es: `
		sus?
		esta
		este
		debe
		debe
	`,
	it: `
		questo
		questa
		deve
		sono
	`,
	pt: `
		seus?
		sua
		deve
	`,
	nl: `
		uw
		dit
		deze
		moet
		niet
	`,
};
