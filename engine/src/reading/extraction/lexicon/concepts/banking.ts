import type { Concepts } from '../concept.ts';

/** Accounts, loans and what they cost. */
export const BANKING = {
	openingBalance: {
		kind: 'amount',
		en: `
			opening balance
			balance brought forward
			previous balance
			starting balance
		`,
		fr: `
			solde initial
			ancien solde
			solde precedent
		`,
		de: `
			anfangssaldo
			alter kontostand
			kontostand alt
			saldovortrag
		`,
		es: `
			saldo inicial
			saldo anterior
		`,
		it: `
			saldo iniziale
			saldo precedente
		`,
		pt: `
			saldo inicial
			saldo anterior
		`,
		nl: `
			beginsaldo
			vorig saldo
			oud saldo
		`,
	},
	closingBalance: {
		kind: 'amount',
		en: `
			closing balance
			new balance
			ending balance
			balance carried forward
			current balance
		`,
		fr: `
			solde final
			nouveau solde
			solde de cloture
		`,
		de: `
			endsaldo
			neuer kontostand
			kontostand neu
			schlusssaldo
		`,
		es: `
			saldo final
			nuevo saldo
			saldo actual
		`,
		it: `
			saldo finale
			nuovo saldo
			saldo attuale
		`,
		pt: `
			saldo final
			novo saldo
			saldo atual
		`,
		nl: `
			eindsaldo
			nieuw saldo
			huidig saldo
		`,
	},
	carriedForward: {
		kind: 'amount',
		en: `
			carried forward
			brought forward
			balance forward
			amount carried over
		`,
		fr: `
			a reporter
			report a nouveau
		`,
		de: `
			ubertrag
			vortrag
		`,
		es: `
			suma y sigue
			suma anterior
		`,
		it: `
			a riportare
			riporto
		`,
		pt: `
			a transportar
			soma e segue
		`,
		nl: `
			over te brengen
		`,
	},
	availableBalance: {
		kind: 'amount',
		en: `
			available balance
			available funds
			available credit
		`,
		fr: `
			solde disponible
		`,
		de: `
			verfugbarer betrag
			verfugbares guthaben
		`,
		es: `
			saldo disponible
		`,
		it: `
			saldo disponibile
			disponibilita
		`,
		pt: `
			saldo disponivel
		`,
		nl: `
			beschikbaar saldo
		`,
	},
	minimumPayment: {
		kind: 'amount',
		en: `
			minimum payment
			minimum payment due
			minimum amount due
		`,
		fr: `
			paiement minimum
			montant minimum
		`,
		de: `
			mindestbetrag
			mindestzahlung
		`,
		es: `
			pago minimo
		`,
		it: `
			pagamento minimo
			rata minima
		`,
		pt: `
			pagamento minimo
		`,
		nl: `
			minimumbedrag
			minimale betaling
		`,
	},
	creditLimit: {
		kind: 'amount',
		en: `
			credit limit
			credit line
			overdraft limit
		`,
		fr: `
			plafond de credit
			autorisation de decouvert
		`,
		de: `
			kreditlimit
			kreditrahmen
			verfugungsrahmen
		`,
		es: `
			limite de credito
		`,
		it: `
			limite di credito
			fido
		`,
		pt: `
			limite de credito
		`,
		nl: `
			kredietlimiet
			bestedingslimiet
		`,
	},
	interestRate: {
		kind: 'percent',
		en: `
			interest rate
			annual interest rate
			apr
			nominal rate
			rate of interest
		`,
		fr: `
			taux d interet
			taux annuel
			taeg
		`,
		de: `
			zinssatz
			sollzins
			effektiver jahreszins
			nominalzins
		`,
		es: `
			tipo de interes
			tae
			tasa de interes
		`,
		it: `
			tasso di interesse
			tan
			taeg
		`,
		pt: `
			taxa de juro
			taeg
			taxa de juros
		`,
		nl: `
			rentepercentage
			rente
			rentevoet
		`,
	},
	interestAmount: {
		kind: 'amount',
		en: `
			interest
			interest charged
			interest amount
			interest paid
		`,
		fr: `
			interets
			montant des interets
		`,
		de: `
			zinsen
			zinsbetrag
		`,
		es: `
			intereses
			importe de intereses
		`,
		it: `
			interessi
			importo interessi
		`,
		pt: `
			juros
			valor dos juros
		`,
		nl: `
			rentebedrag
			interest
		`,
	},
	loanAmount: {
		kind: 'amount',
		en: `
			loan amount
			principal
			principal amount
			amount financed
			amount borrowed
		`,
		fr: `
			montant du pret
			capital emprunte
			montant du credit
		`,
		de: `
			darlehensbetrag
			kreditbetrag
			darlehenssumme
			nettodarlehensbetrag
		`,
		es: `
			importe del prestamo
			capital prestado
		`,
		it: `
			importo del prestito
			capitale finanziato
			importo finanziato
		`,
		pt: `
			montante do emprestimo
			valor do emprestimo
			montante financiado
		`,
		nl: `
			leenbedrag
			kredietbedrag
			hoofdsom
		`,
	},
	loanNumber: {
		kind: 'id',
		en: `
			loan number
			loan account number
			loan no
		`,
		fr: `
			numero de pret
			numero du credit
		`,
		de: `
			darlehensnummer
			kreditnummer
			darlehenskonto
		`,
		es: `
			numero de prestamo
		`,
		it: `
			numero prestito
			numero finanziamento
		`,
		pt: `
			numero do emprestimo
		`,
		nl: `
			leningnummer
			kredietnummer
		`,
	},
	instalment: {
		kind: 'amount',
		en: `
			instalment
			installment
			monthly payment
			monthly instalment
		`,
		fr: `
			mensualite
			echeance mensuelle
		`,
		de: `
			monatsrate
			monatliche rate
			annuitat
		`,
		es: `
			cuota mensual
			mensualidad
		`,
		it: `
			rata mensile
			rata
		`,
		pt: `
			prestacao
			prestacao mensal
			parcela
		`,
		nl: `
			maandbedrag
			termijnbedrag
			maandelijkse aflossing
		`,
	},
	statementDate: {
		kind: 'date',
		en: `
			statement date
			date of statement
			closing date
			statement closing date
		`,
		fr: `
			date du releve
			date d arrete
		`,
		de: `
			auszugsdatum
			datum des auszugs
			kontoauszug vom
		`,
		es: `
			fecha del extracto
			fecha de corte
		`,
		it: `
			data estratto conto
			data dell estratto
		`,
		pt: `
			data do extrato
			data de fecho
		`,
		nl: `
			afschriftdatum
			datum afschrift
		`,
	},
	statementNumber: {
		kind: 'id',
		en: `
			statement number
			statement no
		`,
		fr: `
			numero de releve
			releve n
		`,
		de: `
			auszugsnummer
			auszug nr
			kontoauszug nr
		`,
		es: `
			numero de extracto
		`,
		it: `
			numero estratto conto
		`,
		pt: `
			numero do extrato
		`,
		nl: `
			afschriftnummer
			volgnummer
		`,
	},
	valueDate: {
		kind: 'date',
		en: `
			value date
			posting date
			booking date
			entry date
		`,
		fr: `
			date de valeur
			date d operation
			date comptable
		`,
		de: `
			valuta
			wertstellung
			buchungstag
			buchungsdatum
		`,
		es: `
			fecha valor
			fecha de operacion
			fecha contable
		`,
		it: `
			data valuta
			data contabile
			data operazione
		`,
		pt: `
			data valor
			data do movimento
			data de lancamento
		`,
		nl: `
			valutadatum
			boekdatum
			rentedatum
		`,
	},
	debit: {
		kind: 'amount',
		en: `
			debit
			debits
			withdrawal
			withdrawals
			money out
			paid out
		`,
		fr: `
			debit
			debits
			retrait
		`,
		de: `
			soll
			belastung
			abgang
			lastschrift
		`,
		es: `
			debe
			cargo
			cargos
			debito
		`,
		it: `
			dare
			addebito
			uscite
			addebiti
		`,
		pt: `
			debito
			debitos
			saida
		`,
		nl: `
			debet
			afschrijving
		`,
	},
	creditAmount: {
		kind: 'amount',
		en: `
			credit
			credits
			deposits
			money in
			paid in
		`,
		fr: `
			credit
			credits
			versement
		`,
		de: `
			haben
			gutschrift
			zugang
			gutschriften
		`,
		es: `
			haber
			abono
			abonos
			ingreso
		`,
		it: `
			avere
			accredito
			entrate
			accrediti
		`,
		pt: `
			credito
			creditos
			entrada
		`,
		nl: `
			credit
			bijschrijving
		`,
	},
	sortCode: {
		kind: 'id',
		en: `
			sort code
			routing number
			bank code
			aba number
			bsb
			branch code
			ifsc code
			transit number
		`,
		fr: `
			code banque
			code guichet
		`,
		de: `
			bankleitzahl
			blz
		`,
		es: `
			codigo de banco
			codigo de oficina
		`,
		it: `
			abi
			cab
			codice abi
		`,
		pt: `
			codigo do banco
			agencia
		`,
		nl: `
			bankcode
		`,
	},
	cardNumber: {
		kind: 'id',
		en: `
			card number
			credit card number
			card no
			card ending in
		`,
		fr: `
			numero de carte
			numero de carte bancaire
		`,
		de: `
			kartennummer
			kreditkartennummer
		`,
		es: `
			numero de tarjeta
		`,
		it: `
			numero carta
			numero della carta
		`,
		pt: `
			numero do cartao
		`,
		nl: `
			kaartnummer
			pasnummer
		`,
	},
	mandateReference: {
		kind: 'id',
		en: `
			mandate reference
			direct debit reference
			mandate id
			creditor id
			creditor identifier
		`,
		fr: `
			reference du mandat
			rum
			ics
			reference unique du mandat
		`,
		de: `
			mandatsreferenz
			mandatsreferenznummer
			glaubiger id
			glaubiger identifikationsnummer
		`,
		es: `
			referencia del mandato
			identificador del acreedor
		`,
		it: `
			riferimento mandato
			codice mandato
		`,
		pt: `
			referencia do mandato
			autorizacao de debito
		`,
		nl: `
			machtigingskenmerk
			incassant id
			kenmerk machtiging
		`,
	},
	bankBranch: {
		kind: 'text',
		en: `
			branch
			branch name
			bank branch
		`,
		fr: `
			agence
			guichet
		`,
		de: `
			filiale
			geschaftsstelle
			zweigstelle
		`,
		es: `
			sucursal
			oficina
		`,
		it: `
			filiale
			agenzia
			sportello
		`,
		pt: `
			balcao
			agencia
			dependencia
		`,
		nl: `
			filiaal
			kantoor
		`,
	},
	remittance: {
		kind: 'text',
		en: `
			payment details
			remittance information
			purpose of payment
			narrative
			payment description
		`,
		fr: `
			libelle
			motif du virement
			motif du paiement
			communication
		`,
		de: `
			verwendungszweck
			buchungstext
			zahlungsgrund
		`,
		es: `
			concepto
			motivo del pago
		`,
		it: `
			causale
			causale del pagamento
		`,
		pt: `
			descritivo
			motivo do pagamento
		`,
		nl: `
			omschrijving
			mededeling
			betalingsomschrijving
		`,
	},
	exchangeRate: {
		kind: 'quantity',
		en: `
			exchange rate
			rate of exchange
			conversion rate
			fx rate
		`,
		fr: `
			taux de change
			cours de change
		`,
		de: `
			wechselkurs
			umrechnungskurs
			devisenkurs
			kurs
		`,
		es: `
			tipo de cambio
			tasa de cambio
		`,
		it: `
			tasso di cambio
			cambio
		`,
		pt: `
			taxa de cambio
			cambio
		`,
		nl: `
			wisselkoers
			koers
		`,
	},
	bankFee: {
		kind: 'amount',
		en: `
			fee
			fees
			bank charges
			commission
			service fee
			handling fee
			processing fee
			administration fee
		`,
		fr: `
			frais
			commission
			frais bancaires
			frais de dossier
		`,
		de: `
			gebuhr
			gebuhren
			entgelt
			provision
			bearbeitungsgebuhr
		`,
		es: `
			comision
			comisiones
			gastos
			honorarios
		`,
		it: `
			commissione
			commissioni
			spese
			onorario
		`,
		pt: `
			comissao
			comissoes
			encargos
			despesas
			taxa de servico
		`,
		nl: `
			kosten
			provisie
			administratiekosten
			commissie
		`,
	},
	taxableAmount: {
		kind: 'amount',
		en: `
			taxable amount
			taxable value
			tax base
			amount subject to vat
		`,
		fr: `
			base imposable
			base tva
			montant imposable
			base ht
		`,
		de: `
			bemessungsgrundlage
			steuerpflichtiger betrag
			steuerbasis
		`,
		es: `
			base imponible
		`,
		it: `
			imponibile
			base imponibile
		`,
		pt: `
			base tributavel
			valor tributavel
			incidencia
		`,
		nl: `
			belastbaar bedrag
			grondslag
			maatstaf van heffing
		`,
	},
	lateFee: {
		kind: 'amount',
		en: `
			late fee
			late payment fee
			reminder fee
			penalty
			dunning fee
		`,
		fr: `
			penalite de retard
			frais de relance
			indemnite
		`,
		de: `
			mahngebuhr
			verzugszinsen
			saumniszuschlag
		`,
		es: `
			recargo
			recargo por mora
		`,
		it: `
			mora
			interessi di mora
			penale
		`,
		pt: `
			juros de mora
			multa
		`,
		nl: `
			aanmaningskosten
			boete
		`,
	},
	cashDiscount: {
		kind: 'percent',
		en: `
			cash discount
			early payment discount
			prompt payment discount
		`,
		fr: `
			escompte
			escompte pour paiement anticipe
		`,
		de: `
			skonto
			skontosatz
		`,
		es: `
			descuento por pronto pago
			pronto pago
		`,
		it: `
			sconto cassa
		`,
		pt: `
			desconto de pronto pagamento
		`,
		nl: `
			betalingskorting
		`,
	},
	buyerReference: {
		kind: 'id',
		en: `
			buyer reference
			customer reference
			your reference
			your ref
			leitweg id
			client reference
		`,
		fr: `
			votre reference
			reference acheteur
			vos references
		`,
		de: `
			ihr zeichen
			leitweg id
			kundenreferenz
			ihre referenz
			bestellerreferenz
		`,
		es: `
			su referencia
			referencia del cliente
		`,
		it: `
			vostro riferimento
			riferimento cliente
		`,
		pt: `
			vossa referencia
			referencia do cliente
		`,
		nl: `
			uw referentie
			uw kenmerk
			klantreferentie
		`,
	},
} satisfies Concepts;
