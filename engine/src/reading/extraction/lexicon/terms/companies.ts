import type { Terms } from '../any-of.ts';

/** What stands behind the name of a company or an institution, or is part of it. */
export const LEGAL_FORMS: Terms = {
	en: `
		inc
		incorporated
		corp
		corporation
		company
		ltd
		limited
		llc
		llp
		lp
		plc
		pty
		pte
		sdn
		bhd
		trust
		bank
		foundation
		association
		university
		hospital
		group
		holdings?
		partners
		enterprises?
		trading
		services
		restaurant
		hotel
		supermarket
		committee
		agency
	`,
	fr: String.raw`
		s\.?a\.?r\.?l
		s\.?a\.?s
		eurl
		sasu
		sci
	`,
	de: String.raw`
		gmbh
		mbh
		ag
		kg
		ohg
		ug
		gbr
		e\.?\s?k
		e\.?\s?v
		gmbh & co\.? kg
	`,
	es: String.raw`
		s\.?l\.?u?
	`,
	it: String.raw`
		s\.?p\.?a
		s\.?r\.?l
		snc
	`,
	pt: `
		lda
		ltda
		eireli
	`,
	nl: String.raw`
		v\.?o\.?f
	`,
	any: String.raw`
		co
		n\.?v
		b\.?v
		s\.?a
		ab
		as
		se
		oy
		a\/s
		aps
	`,
};

/** Forms that stand behind the names of companies and nowhere else. */
export const STRONG_FORMS: Terms = {
	en: String.raw`
		inc
		incorporated
		corp
		pvt\.? ltd
		pty\.? ltd
		ltd
		limited
		llc
		llp
		plc
		sdn\.? bhd
	`,
	fr: String.raw`
		s\.?a\.?r\.?l
		s\.?a\.?s
	`,
	de: String.raw`
		gmbh(?: & co\.? kgaa?)?
		ag
		kg
		ohg
		ug
	`,
	es: String.raw`
		s\.?l\.?u?
	`,
	it: String.raw`
		s\.?p\.?a
		s\.?r\.?l
	`,
	pt: `
		lda
	`,
	any: String.raw`
		b\.?v
		n\.?v
		s\.?a
	`,
};

/** Legal forms as contracts write them out. */
export const FORMS_IN_SENTENCES: Terms = {
	en: String.raw`
		Inc
		Incorporated
		Corp
		Corporation
		Company
		Co
		Ltd
		Limited
		LLC
		L\.L\.C
		LLP
		L\.P
		LP
		PLC
		Pty\.? Ltd
		Co\.?,? Ltd
		Bank
		Trust
	`,
	fr: `
		SAS
		SARL
	`,
	de: `
		GmbH
		AG
		KG
	`,
	es: String.raw`
		SL
		S\.L
	`,
	it: String.raw`
		S\.r\.l
		S\.p\.A
	`,
	pt: `
		Lda
	`,
	any: String.raw`
		N\.V
		B\.V
		S\.A
		SA
	`,
};

/** A second form behind a first: "Bank, LLC". */
export const SECOND_FORMS: Terms = {
	en: String.raw`
		Ltd
		LLC
		Inc
		L\.P
		LP
		Corporation
		Company
	`,
};

/** Those of them that nothing but a company has. */
export const STRONG_FORMS_IN_SENTENCES: Terms = {
	en: String.raw`
		Inc
		Incorporated
		Corp
		Ltd
		Limited
		LLC
		L\.L\.C
		LLP
		L\.P
		LP
		PLC
	`,
	fr: `
		SAS
		SARL
	`,
	de: `
		GmbH
		AG
	`,
	it: String.raw`
		S\.p\.A
		S\.r\.l
	`,
	any: String.raw`
		N\.V
		B\.V
	`,
};

/** "Company", "a Delaware corporation": forms that are no names alone. */
export const BARE_FORMS: Terms = {
	en: `
		corporation
		company
		bank
		trust
		co
		limited
		corp
		inc
	`,
};

/** Forms with which and without which a name is the same. */
export const FORMS_LEFT_OUT: Terms = {
	en: `
		inc
		corp
		corporation
		company
		co
		ltd
		limited
		llc
		lp
		llp
	`,
};

/** What stands behind a comma and is still part of the name. */
export const FORMS_BEHIND_COMMAS: Terms = {
	en: `
		inc
		ltd
		llc
		corp
	`,
	de: `
		gmbh
	`,
	any: String.raw`
		co
		l\.?p
		s\.?a
		n\.?a
	`,
};

/** What the numbers and notices of a company begin with: below its name, behind it, near its address. */
export const REGISTERS: Terms = {
	en: String.raw`
		vat
		gst
		abn
		roc
		brn
		capital
		registered
		reg\.? office
		reg(?:istration)?\.?(?:\s?no)?
		co(?:mpany)?\.?\s?(?:no|reg)
	`,
	fr: `
		tva
		siret
		siren
		rcs
		si[èe]ge
	`,
	de: `
		ust
		mwst
		hrb
		hra
		steuer
		sitz
		amtsgericht
	`,
	es: `
		nif
		cif
		iva
	`,
	it: String.raw`
		p\.?\s?iva
	`,
	nl: `
		kvk
		btw
	`,
	any: String.raw`
		iban
		bic
		uid
		[A-Z]{0,3}\d{5,9}-[A-Z]
	`,
};

/** Who is paid through, and never who sent a bill. */
export const BANKS: Terms = {
	en: `
		bank
	`,
	fr: `
		banque
	`,
	de: `
		sparkasse
		volksbank
	`,
	es: `
		banco
	`,
	it: `
		banca
	`,
};

/** What banks call themselves. */
export const BANK_NAMES: Terms = {
	en: `
		bank
		building society
		credit union
		savings
	`,
	fr: `
		banque
		cr[ée]dit
	`,
	de: String.raw`
		\p{L}*sparkasse
	`,
	es: `
		banco
	`,
	it: `
		banca
	`,
	pt: `
		caixa
	`,
	any: String.raw`
		\p{L}*bank
		raiffeisen
	`,
};

/** What insurers call themselves. */
export const INSURER_NAMES: Terms = {
	en: `
		insurance
		mutual
		underwriters
	`,
	fr: `
		assurances?
		mutuelle
	`,
	de: String.raw`
		\p{L}*versicherung(?:en)?
	`,
	es: `
		seguros
	`,
	it: `
		assicurazioni
	`,
	nl: String.raw`
		\p{L}*verzekering(?:en)?
	`,
};

/** What schools and universities call themselves. */
export const SCHOOL_NAMES: Terms = {
	en: `
		college
		school
		academy
	`,
	fr: `
		[ée]cole
		lyc[ée]e
	`,
	de: String.raw`
		\p{L}*schule
		akademie
	`,
	es: `
		universidad
		escuela
	`,
	it: `
		scuola
	`,
	pt: `
		escola
	`,
	nl: `
		hogeschool
	`,
	any: `
		universit
		institut
	`,
};

/** What hotels call themselves. */
export const HOTEL_NAMES: Terms = {
	en: `
		inn
		lodge
		resort
		guest ?house
	`,
	fr: `
		h[ôo]tel
		auberge
	`,
	de: `
		gasthof
	`,
	es: `
		hostal
	`,
	it: `
		albergo
	`,
	pt: `
		pousada
	`,
	nl: `
		herberg
	`,
	any: String.raw`
		\p{L}*hotel
		pension
	`,
};

/** What tax offices call themselves. */
export const TAX_OFFICE_NAMES: Terms = {
	en: `
		revenue
		tax (?:office|authority)
		taxation office
	`,
	fr: `
		impôts
		finances publiques
	`,
	de: `
		finanzamt
	`,
	es: `
		agencia tributaria
	`,
	it: `
		agenzia delle entrate
	`,
	pt: `
		autoridade tribut
	`,
	nl: `
		belastingdienst
	`,
};

/** What hospitals, practices and laboratories call themselves. */
export const CARE_NAMES: Terms = {
	en: `
		hospital
		clinic
		medical cent(?:er|re)
		diagnostic
		health
		surgery
		laborator
	`,
	fr: `
		h[ôo]pital
		clinique
		cabinet m[ée]dical
		laboratoire
	`,
	de: `
		klinik
		krankenhaus
		praxis
		labor
	`,
	es: `
		cl[íi]nica
		centro m[ée]dico
		laboratorio
	`,
	it: `
		ospedale
		studio medico
	`,
	nl: `
		ziekenhuis
		huisartsenpraktijk
	`,
};

/** Whose addresses everybody uses. */
export const MAIL_PROVIDERS: Terms = {
	any: `
		gmail
		yahoo
		hotmail
		outlook
		gmx
		web
		example
		localhost
		tcpdf
	`,
};

/** Between such a word and its number. */
export const NUMBER_MARKS: Terms = {
	en: `
		no
		id
	`,
	de: `
		nr
	`,
};
