import type { Terms } from '../any-of.ts';

/** What documents call themselves: no names of shops. */
export const DOCUMENT_WORDS: Terms = {
	en: `
		invoice
		receipt
		bill
		ticket
		order
		page
		copy
		tax
	`,
	fr: `
		facture
	`,
	de: `
		rechnung
		quittung
		beleg
		kassenbon
	`,
	es: `
		factura
	`,
	it: `
		fattura
	`,
	nl: `
		factuur
	`,
};

/** Labels of receipts, which end the head of one. */
export const RECEIPT_LABELS: Terms = {
	en: String.raw`
		invoice
		receipt
		date
		bill
		cashier
		table
		total
		qty
		tax
		doc
		no\s?:
	`,
	de: `
		rechnung
		datum
		kasse
	`,
};

/** What documents say that an employer makes out. */
export const PAYSLIP_WORDS: Terms = {
	en: `
		net pay
		gross pay
		pay ?slip
		pay ?stub
		earnings statement
	`,
	fr: `
		bulletin de (?:paie|salaire)
	`,
	de: `
		entgeltabrechnung
		(?:lohn|gehalts|verdienst)abrechnung
	`,
	es: `
		nomina
	`,
	it: `
		busta paga
		cedolino
	`,
	pt: `
		recibo de (?:vencimento|salario)
	`,
	nl: `
		loonstrook
		salarisspecificatie
	`,
};

/** Marks of documents that do not come from the United States. */
export const NOT_AMERICAN: Terms = {
	en: `
		VAT
		GST
		Sdn
		Pte
		Ltd
	`,
	fr: `
		TVA
	`,
	de: `
		MwSt
		USt
		GmbH
	`,
	es: `
		IVA
	`,
	nl: `
		BTW
	`,
	any: `
		EUR
		GBP
		MYR
		RM
		INR
		AUD
		NZD
		SGD
		IBAN
	`,
};

/** Words of documents in other languages, without accents. */
export const NOT_ENGLISH: Terms = {
	fr: `
		facture
		les
		des
		montant
	`,
	de: `
		rechnung
		datum
		und
		der
		kunde
		gesamt
		betrag
	`,
	es: `
		factura
		para
	`,
	it: `
		fattura
		della
	`,
	pt: `
		fatura
	`,
	nl: `
		factuur
		het
		een
	`,
};

/** Marks of documents from the United States. */
export const AMERICAN: Terms = {
	any: `
		USD
		ZIP
	`,
};

/** Words that Americans spell otherwise than the British. */
export const AMERICAN_SPELLING: Terms = {
	en: `
		colors?
		centers?
		favorites?
		labor
		honor
		liters?
		gray
		catalog
		canceled
		fulfillment
	`,
};

/** Words that the British spell otherwise than Americans. */
export const BRITISH_SPELLING: Terms = {
	en: `
		colours?
		centres?
		cheques?
		favourites?
		labour
		honour
		litres?
		grey
		organisation
		authorised
		catalogue
		cancelled
		fulfilment
	`,
};

/** Before who is paid, who is who sent the bill. */
export const PAYEE_LABELS: Terms = {
	en: `
		payable to
		in favou?r of
		account holder
		account name
		beneficiary
	`,
	fr: `
		titulaire du compte
		à l['’]ordre de
	`,
	de: `
		kontoinhaber
		zahlungsempf[äa]nger
	`,
	es: `
		titular(?: de la cuenta)?
		beneficiario
	`,
	it: `
		intestat[ao] a
	`,
	nl: `
		rekeninghouder
		ten name van
	`,
};

/** How other usual headings of documents begin. */
export const SECTION_HEADINGS: Terms = {
	en: `
		certif
		interest
		hobb
		referen
		project
		award
		publication
		volunteer
		course
		training
		contact
		personal
		follow
		recommend
		plan
		procedur
		history
		vital
		signature
		date
	`,
	fr: `
		loisir
		centres? d
		projet
	`,
	de: `
		projekt
		auszeichn
		weiterbild
		zertifik
		pers[oö]nlich
		anamnes
		unterschrift
	`,
	es: `
		interes
		proyecto
		datos
		firma
	`,
	it: `
		interessi
		progetti
		certifica
	`,
	pt: `
		projeto
		cursos
	`,
	nl: `
		persoon
	`,
};

/** How the headings of laboratory values begin. */
export const LABORATORY_HEADINGS: Terms = {
	en: `
		laboratory
		blood
		test
		exam
		result
	`,
	fr: `
		r[ée]sultat
	`,
	de: `
		labor
		untersuch
		ergebnis
		befund
	`,
	it: `
		esam
	`,
	nl: `
		uitslag
	`,
	any: `
		lab
		analys
	`,
};
