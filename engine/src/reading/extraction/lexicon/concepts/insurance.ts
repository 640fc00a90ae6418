import type { Concepts } from '../concept.ts';

/** Policies, premiums and claims. */
export const INSURANCE = {
	premium: {
		kind: 'amount',
		en: `
			premium
			annual premium
			total premium
			insurance premium
			premium amount
			monthly premium
			premium due
		`,
		fr: `
			prime
			prime annuelle
			cotisation
			prime totale
			cotisation annuelle
		`,
		de: `
			pramie
			jahrespramie
			beitrag
			versicherungsbeitrag
			jahresbeitrag
			monatsbeitrag
		`,
		es: `
			prima
			prima anual
			prima total
		`,
		it: `
			premio
			premio annuo
			premio totale
			premio assicurativo
		`,
		pt: `
			premio
			premio anual
			premio total
		`,
		nl: `
			premie
			jaarpremie
			totale premie
			maandpremie
		`,
	},
	deductible: {
		kind: 'amount',
		en: `
			deductible
			excess
			policy excess
			retention
			annual deductible
		`,
		fr: `
			franchise
			franchise par sinistre
		`,
		de: `
			selbstbeteiligung
			selbstbehalt
		`,
		es: `
			franquicia
			deducible
		`,
		it: `
			franchigia
			scoperto
		`,
		pt: `
			franquia
		`,
		nl: `
			eigen risico
		`,
	},
	sumInsured: {
		kind: 'amount',
		en: `
			sum insured
			insured amount
			coverage amount
			limit of liability
			coverage limit
			limit of insurance
			face amount
			insured value
			policy limit
		`,
		fr: `
			capital assure
			montant garanti
			somme assuree
			plafond de garantie
		`,
		de: `
			versicherungssumme
			deckungssumme
			versicherungswert
		`,
		es: `
			suma asegurada
			capital asegurado
			limite de cobertura
		`,
		it: `
			capitale assicurato
			massimale
			somma assicurata
		`,
		pt: `
			capital seguro
			valor seguro
			limite de cobertura
			importancia segurada
		`,
		nl: `
			verzekerd bedrag
			verzekerde som
			dekkingslimiet
		`,
	},
	coverage: {
		kind: 'text',
		en: `
			coverage
			cover
			type of coverage
			coverage type
			type of insurance
			coverages
			line of business
		`,
		fr: `
			garantie
			garanties
			couverture
			type de couverture
			formule
		`,
		de: `
			deckung
			deckungsumfang
			versicherungsart
			baustein
			leistungsbaustein
			tarif
			versicherungsschutz
			deckungsart
		`,
		es: `
			cobertura
			coberturas
			modalidad
			ramo
		`,
		it: `
			copertura
			garanzia
			garanzie
			tipo di copertura
			ramo
		`,
		pt: `
			cobertura
			coberturas
			garantias
			ramo
		`,
		nl: `
			dekking
			soort verzekering
			verzekeringsvorm
		`,
	},
	policyStart: {
		kind: 'date',
		en: `
			policy start
			inception date
			policy effective date
			policy period from
			cover starts
			commencement of cover
			effective from
			policy start date
		`,
		fr: `
			date d effet
			prise d effet
			debut de garantie
			debut du contrat
		`,
		de: `
			versicherungsbeginn
			vertragsbeginn
			beginn
			gultig ab
		`,
		es: `
			fecha de efecto
			inicio de la cobertura
			efecto desde
		`,
		it: `
			data di decorrenza
			effetto dal
			decorrenza
			inizio copertura
		`,
		pt: `
			data de inicio
			inicio da cobertura
			inicio do seguro
		`,
		nl: `
			ingangsdatum
			begindatum verzekering
			aanvangsdatum
		`,
	},
	policyEnd: {
		kind: 'date',
		en: `
			policy end
			policy expiry date
			policy expiration date
			policy period to
			cover ends
			expiration of cover
			policy end date
		`,
		fr: `
			date d echeance
			fin de garantie
			date d expiration
			fin du contrat
		`,
		de: `
			versicherungsende
			ablauf
			vertragsablauf
			vertragsende
		`,
		es: `
			fecha de vencimiento
			fin de la cobertura
			vencimiento de la poliza
		`,
		it: `
			scadenza
			scadenza polizza
			fine copertura
		`,
		pt: `
			data de termo
			termo do seguro
			fim da cobertura
		`,
		nl: `
			einddatum verzekering
			contractvervaldatum
			hoofdpremievervaldatum
		`,
	},
	renewalDate: {
		kind: 'date',
		en: `
			renewal date
			next renewal
			date of renewal
		`,
		fr: `
			date de renouvellement
			echeance principale
		`,
		de: `
			verlangerungsdatum
			hauptfalligkeit
		`,
		es: `
			fecha de renovacion
		`,
		it: `
			data di rinnovo
		`,
		pt: `
			data de renovacao
		`,
		nl: `
			verlengingsdatum
			prolongatiedatum
		`,
	},
	lossDate: {
		kind: 'date',
		en: `
			date of loss
			loss date
			date of accident
			accident date
			incident date
			date of incident
			date of injury
		`,
		fr: `
			date du sinistre
			date de l accident
			survenu le
		`,
		de: `
			schadendatum
			unfalldatum
			schadentag
			schadenstag
			unfalltag
		`,
		es: `
			fecha del siniestro
			fecha del accidente
		`,
		it: `
			data del sinistro
			data dell incidente
			data sinistro
		`,
		pt: `
			data do sinistro
			data do acidente
		`,
		nl: `
			schadedatum
			datum ongeval
			datum schade
		`,
	},
	lossDescription: {
		kind: 'prose',
		en: `
			description of loss
			description of accident
			cause of loss
			description of incident
			accident description
			details of claim
		`,
		fr: `
			description du sinistre
			circonstances
			cause du sinistre
		`,
		de: `
			schadenhergang
			unfallhergang
			schadenbeschreibung
			schadenursache
		`,
		es: `
			descripcion del siniestro
			causa del siniestro
		`,
		it: `
			descrizione del sinistro
			dinamica
			causa del sinistro
		`,
		pt: `
			descricao do sinistro
			causa do sinistro
		`,
		nl: `
			omschrijving schade
			toedracht
			schadeoorzaak
		`,
	},
	claimAmount: {
		kind: 'amount',
		en: `
			claim amount
			amount claimed
			loss amount
			estimated loss
			amount of claim
			paid loss
			damage amount
		`,
		fr: `
			montant du sinistre
			montant reclame
			montant des dommages
		`,
		de: `
			schadenhohe
			schadensumme
			schadenbetrag
		`,
		es: `
			importe del siniestro
			importe reclamado
		`,
		it: `
			importo del danno
			importo richiesto
		`,
		pt: `
			valor do sinistro
			valor reclamado
		`,
		nl: `
			schadebedrag
			geclaimd bedrag
		`,
	},
	claimant: {
		kind: 'name',
		en: `
			claimant
			claimant name
			injured party
		`,
		fr: `
			demandeur
			reclamant
			victime
		`,
		de: `
			anspruchsteller
			geschadigter
			antragsteller
		`,
		es: `
			reclamante
			perjudicado
		`,
		it: `
			richiedente
			danneggiato
		`,
		pt: `
			reclamante
			lesado
		`,
		nl: `
			claimant
			benadeelde
			eiser
		`,
	},
	beneficiary: {
		kind: 'name',
		en: `
			beneficiary
			beneficiaries
			beneficiary name
			payee
		`,
		fr: `
			beneficiaire
			beneficiaires
		`,
		de: `
			begunstigter
			bezugsberechtigter
			begunstigte
		`,
		es: `
			beneficiario
			beneficiarios
		`,
		it: `
			beneficiario
			beneficiari
		`,
		pt: `
			beneficiario
			beneficiarios
		`,
		nl: `
			begunstigde
			begunstigden
		`,
	},
	broker: {
		kind: 'company',
		en: `
			broker
			insurance broker
			producer
			intermediary
			agent name
			insurance agent
			agent
		`,
		fr: `
			courtier
			intermediaire
			agent general
		`,
		de: `
			makler
			vermittler
			versicherungsmakler
			agentur
		`,
		es: `
			corredor
			mediador
			agente
		`,
		it: `
			broker
			intermediario
			agente
			agenzia
		`,
		pt: `
			corretor
			mediador
			agente
		`,
		nl: `
			makelaar
			tussenpersoon
			assurantietussenpersoon
			verzekeringsadviseur
		`,
	},
	groupNumber: {
		kind: 'id',
		en: `
			group number
			group no
			group id
			employer group
		`,
		fr: `
			numero de groupe
			numero d adherent
		`,
		de: `
			gruppennummer
			gruppenvertrag nr
		`,
		es: `
			numero de grupo
			numero de colectivo
		`,
		it: `
			numero gruppo
		`,
		pt: `
			numero do grupo
		`,
		nl: `
			groepsnummer
			collectiviteitsnummer
		`,
	},
	memberNumber: {
		kind: 'id',
		en: `
			member number
			member id
			membership number
			subscriber id
			member no
			membership no
		`,
		fr: `
			numero d adherent
			numero de membre
			numero d affilie
		`,
		de: `
			mitgliedsnummer
			mitglieds nr
			mitglied nr
		`,
		es: `
			numero de socio
			numero de afiliado
			numero de miembro
		`,
		it: `
			numero tessera
			numero socio
			codice socio
		`,
		pt: `
			numero de socio
			numero de membro
		`,
		nl: `
			lidnummer
			lidmaatschapsnummer
			relatienummer
		`,
	},
	copay: {
		kind: 'amount',
		en: `
			copay
			co payment
			copayment
			coinsurance
			out of pocket
		`,
		fr: `
			ticket moderateur
			reste a charge
			quote part
		`,
		de: `
			zuzahlung
			eigenanteil
		`,
		es: `
			copago
		`,
		it: `
			ticket sanitario
			compartecipazione
		`,
		pt: `
			copagamento
			taxa moderadora
		`,
		nl: `
			eigen bijdrage
		`,
	},
	noClaimsBonus: {
		kind: 'text',
		en: `
			no claims bonus
			no claims discount
			bonus malus
		`,
		fr: `
			bonus malus
			coefficient bonus malus
			crm
		`,
		de: `
			schadenfreiheitsklasse
			sf klasse
		`,
		es: `
			bonificacion
			bonus malus
		`,
		it: `
			classe di merito
			bonus malus
			classe cu
		`,
		pt: `
			bonus
			sem sinistros
		`,
		nl: `
			no claim korting
			schadevrije jaren
			bonus malus
		`,
	},
} satisfies Concepts;
