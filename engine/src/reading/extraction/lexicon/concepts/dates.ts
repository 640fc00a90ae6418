import type { Concepts } from '../concept.ts';

/** Days and periods. */
export const DATES = {
	issueDate: {
		kind: 'date',
		en: `
			invoice date
			date of invoice
			date of issue
			issue date
			date issued
			bill date
			billing date
			date
			tax point
			document date
			dated
			invoice dated
		`,
		fr: `
			date de facture
			date facture
			date d emission
			date
			du
			en date du
			le
		`,
		de: `
			rechnungsdatum
			datum
			ausstellungsdatum
			belegdatum
			vom
			rechnung vom
		`,
		es: `
			fecha de factura
			fecha de emision
			fecha
			fecha factura
		`,
		it: `
			data fattura
			data di emissione
			data
			del
			data documento
		`,
		pt: `
			data da fatura
			data de emissao
			data
		`,
		nl: `
			factuurdatum
			datum
			datum factuur
		`,
	},
	dueDate: {
		kind: 'date',
		en: `
			due date
			payment due
			date due
			pay by
			payment due date
			due
			payable by
			due on
			please pay by
			remit until
			remit by
			please remit by
			amount due by
			date by which to pay
			must be paid by
		`,
		fr: `
			date d echeance
			echeance
			date limite de paiement
			a payer avant le
			payable le
			date de paiement
		`,
		de: `
			falligkeitsdatum
			fallig am
			zahlbar bis
			fallig
			zahlungsziel
			bis zum
			zahlbar bis zum
			uberweisen bis zum
			falligkeit
			netto bis
			bis spatestens
		`,
		es: `
			fecha de vencimiento
			vencimiento
			vence
			fecha limite de pago
			vto
		`,
		it: `
			data di scadenza
			scadenza
			da pagare entro
			scadenze
			pagamento entro
		`,
		pt: `
			data de vencimento
			vencimento
			vence em
			pagar ate
			data limite de pagamento
		`,
		nl: `
			vervaldatum
			te betalen voor
			betalen voor
			uiterste betaaldatum
			vervaldag
			uiterlijk op
		`,
	},
	deliveryDate: {
		kind: 'date',
		en: `
			delivery date
			date of delivery
			ship date
			shipping date
			supply date
			date of supply
			date shipped
			shipped
			service date
		`,
		fr: `
			date de livraison
			livre le
			date d expedition
			date de prestation
		`,
		de: `
			lieferdatum
			leistungsdatum
			liefertermin
			versanddatum
			liefer und leistungsdatum
			leistungszeitpunkt
		`,
		es: `
			fecha de entrega
			fecha de envio
			fecha de servicio
		`,
		it: `
			data di consegna
			data spedizione
			data prestazione
		`,
		pt: `
			data de entrega
			data de envio
		`,
		nl: `
			leverdatum
			leveringsdatum
			verzenddatum
		`,
	},
	orderDate: {
		kind: 'date',
		en: `
			order date
			date of order
			ordered on
			purchase order date
			date ordered
		`,
		fr: `
			date de commande
			date de la commande
		`,
		de: `
			bestelldatum
			auftragsdatum
			bestellung vom
			auftrag vom
		`,
		es: `
			fecha de pedido
			fecha del pedido
		`,
		it: `
			data ordine
			data dell ordine
		`,
		pt: `
			data da encomenda
			data do pedido
		`,
		nl: `
			besteldatum
			orderdatum
		`,
	},
	purchaseDate: {
		kind: 'date',
		en: `
			date of purchase
			purchase date
			transaction date
			date
			date time
			sale date
			bill date
		`,
		fr: `
			date d achat
			date
			date de l operation
		`,
		de: `
			kaufdatum
			datum
			einkaufsdatum
			datum uhrzeit
		`,
		es: `
			fecha de compra
			fecha
			fecha hora
		`,
		it: `
			data acquisto
			data
			data ora
		`,
		pt: `
			data de compra
			data
			data hora
		`,
		nl: `
			aankoopdatum
			datum
		`,
	},
	printDate: {
		kind: 'date',
		en: `
			print date
			printed on
			date printed
			run date
			printed
		`,
		fr: `
			imprime le
			date d edition
		`,
		de: `
			druckdatum
			gedruckt am
		`,
		es: `
			fecha de impresion
		`,
		it: `
			data di stampa
		`,
		pt: `
			data de impressao
		`,
		nl: `
			afgedrukt op
			printdatum
		`,
	},
	periodStart: {
		kind: 'date',
		en: `
			period start
			period from
			start date
			from
			service period from
			flight start
			flight start date
			flight from
			first day
			start of period
			begin date
			start
			date from
			commencement date
		`,
		fr: `
			debut de periode
			du
			date de debut
			periode du
		`,
		de: `
			zeitraum von
			von
			beginn
			leistungszeitraum von
			startdatum
			mietbeginn
			vertragsbeginn
		`,
		es: `
			inicio del periodo
			desde
			fecha de inicio
			del
		`,
		it: `
			inizio periodo
			dal
			data inizio
		`,
		pt: `
			inicio do periodo
			de
			data de inicio
		`,
		nl: `
			periode van
			van
			begindatum
			startdatum
			ingangsdatum
		`,
	},
	periodEnd: {
		kind: 'date',
		en: `
			period end
			period to
			end date
			to
			until
			service period to
			flight end
			flight end date
			flight to
			last day
			end of period
			through
			date to
			termination date
			end
		`,
		fr: `
			fin de periode
			au
			date de fin
		`,
		de: `
			zeitraum bis
			bis
			ende
			enddatum
			mietende
			vertragsende
		`,
		es: `
			fin del periodo
			hasta
			fecha de fin
			al
		`,
		it: `
			fine periodo
			al
			data fine
		`,
		pt: `
			fim do periodo
			ate
			data de fim
		`,
		nl: `
			periode tot
			tot
			einddatum
			tot en met
		`,
	},
	period: {
		kind: 'text',
		en: `
			period
			billing period
			service period
			flight
			flight dates
			flight date
			order flight
			invoice period
			contract dates
			statement period
			schedule dates
			start end
			start date end date
			dates
		`,
		fr: `
			periode
			periode de facturation
			periode du
		`,
		de: `
			zeitraum
			leistungszeitraum
			abrechnungszeitraum
			lieferzeitraum
			vertragslaufzeit
			abrechnungsperiode
		`,
		es: `
			periodo
			periodo de facturacion
			periodo facturado
		`,
		it: `
			periodo
			periodo di fatturazione
			periodo di riferimento
		`,
		pt: `
			periodo
			periodo de faturacao
		`,
		nl: `
			periode
			factuurperiode
			facturatieperiode
		`,
	},
	effectiveDate: {
		kind: 'date',
		en: `
			effective date
			date of agreement
			date of this agreement
			agreement date
			date on which the agreement takes effect
			contract date
			entry into force
			effective as of
			dated as of
		`,
		fr: `
			date d effet
			date d entree en vigueur
			date du contrat
			prise d effet
		`,
		de: `
			inkrafttreten
			vertragsdatum
			wirksam ab
			vertragsbeginn
			datum des vertrags
		`,
		es: `
			fecha de entrada en vigor
			fecha del contrato
			fecha de efecto
		`,
		it: `
			data di efficacia
			data del contratto
			decorrenza
			data di decorrenza
		`,
		pt: `
			data de entrada em vigor
			data do contrato
			data de inicio
		`,
		nl: `
			ingangsdatum
			datum overeenkomst
			contractdatum
		`,
	},
	birthDate: {
		kind: 'date',
		en: `
			date of birth
			birth date
			dob
			born
			birthday
			d o b
		`,
		fr: `
			date de naissance
			ne le
			nee le
			naissance
		`,
		de: `
			geburtsdatum
			geboren am
			geb
			geburtstag
			geb am
		`,
		es: `
			fecha de nacimiento
			nacido el
			nacimiento
			f nacimiento
		`,
		it: `
			data di nascita
			nato il
			nata il
			nascita
		`,
		pt: `
			data de nascimento
			nascido em
			nascimento
		`,
		nl: `
			geboortedatum
			geboren op
			geboren
		`,
	},
	expiryDate: {
		kind: 'date',
		en: `
			date of expiry
			expiry date
			expiration date
			valid until
			expires
			expires on
			valid to
			valid thru
			exp date
			valid till
			exp
		`,
		fr: `
			date d expiration
			expire le
			valable jusqu au
			date de validite
			fin de validite
		`,
		de: `
			gultig bis
			ablaufdatum
			verfalldatum
			gultig bis zum
		`,
		es: `
			fecha de caducidad
			valido hasta
			caducidad
			fecha de vencimiento
			valida hasta
			validez
		`,
		it: `
			data di scadenza
			valido fino al
			scadenza
		`,
		pt: `
			data de validade
			valido ate
			validade
		`,
		nl: `
			geldig tot
			vervaldatum
			verloopdatum
			geldig tot en met
		`,
	},
	documentIssueDate: {
		kind: 'date',
		en: `
			date of issue
			issued on
			issue date
			date issued
		`,
		fr: `
			date de delivrance
			delivre le
			date d emission
		`,
		de: `
			ausstellungsdatum
			ausgestellt am
			datum der ausstellung
		`,
		es: `
			fecha de expedicion
			expedido el
			fecha de emision
		`,
		it: `
			data di rilascio
			rilasciato il
			data di emissione
			emissione
		`,
		pt: `
			data de emissao
			emitido em
			data de expedicao
		`,
		nl: `
			datum van afgifte
			afgegeven op
			datum afgifte
		`,
	},
	admissionDate: {
		kind: 'date',
		en: `
			admission date
			date of admission
			admitted
			admitted on
			hospital stay
			inpatient stay
		`,
		fr: `
			date d admission
			date d entree
			hospitalise du
			hospitalisation
			sejour hospitalier
		`,
		de: `
			aufnahmedatum
			aufnahme
			stationar vom
			aufgenommen am
			stationarer aufenthalt
			stationare behandlung
		`,
		es: `
			fecha de ingreso
			ingreso
			estancia hospitalaria
			hospitalizacion
		`,
		it: `
			data di ricovero
			data ricovero
			ricovero
			degenza
			periodo di degenza
		`,
		pt: `
			data de admissao
			data de internamento
			internamento hospitalar
		`,
		nl: `
			opnamedatum
			datum opname
			ziekenhuisopname
			opnameperiode
		`,
	},
	dischargeDate: {
		kind: 'date',
		en: `
			discharge date
			date of discharge
			discharged
			discharged on
			hospital stay
			inpatient stay
		`,
		fr: `
			date de sortie
			sortie le
			hospitalisation
			sejour hospitalier
		`,
		de: `
			entlassungsdatum
			entlassung
			entlassen am
			stationarer aufenthalt
			stationare behandlung
		`,
		es: `
			fecha de alta
			alta
			estancia hospitalaria
			hospitalizacion
		`,
		it: `
			data di dimissione
			dimissione
			degenza
			periodo di degenza
		`,
		pt: `
			data de alta
			alta
			internamento hospitalar
		`,
		nl: `
			ontslagdatum
			datum ontslag
			ziekenhuisopname
			opnameperiode
		`,
	},
	reportDate: {
		kind: 'date',
		en: `
			report date
			date of report
			reported
			date
		`,
		fr: `
			date du rapport
			date du compte rendu
			date
		`,
		de: `
			berichtsdatum
			befunddatum
			datum
		`,
		es: `
			fecha del informe
			fecha
		`,
		it: `
			data del referto
			data referto
			data
		`,
		pt: `
			data do relatorio
			data do laudo
			data
		`,
		nl: `
			rapportdatum
			datum rapport
			datum
		`,
	},
	visitDate: {
		kind: 'date',
		en: `
			visit date
			date of visit
			date of service
			appointment date
			consultation date
			encounter date
		`,
		fr: `
			date de visite
			date de consultation
			date des soins
		`,
		de: `
			behandlungsdatum
			besuchsdatum
			termin
			untersuchungsdatum
		`,
		es: `
			fecha de visita
			fecha de consulta
			fecha de atencion
		`,
		it: `
			data visita
			data della visita
		`,
		pt: `
			data da consulta
			data da visita
		`,
		nl: `
			datum bezoek
			consultdatum
			afspraakdatum
		`,
	},
	arrivalDate: {
		kind: 'date',
		en: `
			arrival
			arrival date
			check in
			check in date
		`,
		fr: `
			arrivee
			date d arrivee
		`,
		de: `
			anreise
			ankunft
			anreisedatum
		`,
		es: `
			llegada
			fecha de llegada
			entrada
		`,
		it: `
			arrivo
			data di arrivo
		`,
		pt: `
			chegada
			data de chegada
		`,
		nl: `
			aankomst
			aankomstdatum
		`,
	},
	departureDate: {
		kind: 'date',
		en: `
			departure
			departure date
			check out
			check out date
		`,
		fr: `
			depart
			date de depart
		`,
		de: `
			abreise
			abreisedatum
			abflug
		`,
		es: `
			salida
			fecha de salida
		`,
		it: `
			partenza
			data di partenza
		`,
		pt: `
			partida
			saida
		`,
		nl: `
			vertrek
			vertrekdatum
		`,
	},
	signatureDate: {
		kind: 'date',
		en: `
			signature date
			date signed
			signed on
			date of signature
		`,
		fr: `
			date de signature
			signe le
			fait le
		`,
		de: `
			unterzeichnet am
			datum der unterschrift
		`,
		es: `
			fecha de firma
			firmado el
		`,
		it: `
			data della firma
			firmato il
		`,
		pt: `
			data de assinatura
		`,
		nl: `
			datum ondertekening
			getekend op
		`,
	},
	paymentDate: {
		kind: 'date',
		en: `
			payment date
			date paid
			paid on
			date of payment
			pay date
		`,
		fr: `
			date de paiement
			paye le
			date de reglement
		`,
		de: `
			zahlungsdatum
			bezahlt am
			zahltag
		`,
		es: `
			fecha de pago
			pagado el
		`,
		it: `
			data di pagamento
			pagato il
		`,
		pt: `
			data de pagamento
			pago em
		`,
		nl: `
			betaaldatum
			betaald op
		`,
	},
	graduationDate: {
		kind: 'date',
		en: `
			graduation date
			date of degree
			graduated
		`,
		fr: `
			date d obtention
			obtenu
		`,
		de: `
			abschlussdatum
			abschluss
		`,
		es: `
			fecha de graduacion
		`,
		it: `
			data di laurea
			conseguimento
		`,
		pt: `
			data de conclusao
		`,
		nl: `
			afstudeerdatum
			diploma behaald
		`,
	},
	time: {
		kind: 'time',
		en: `
			time
			time of purchase
			time of day
		`,
		fr: `
			heure
		`,
		de: `
			uhrzeit
			zeit
		`,
		es: `
			hora
		`,
		it: `
			ora
		`,
		pt: `
			hora
		`,
		nl: `
			tijd
			tijdstip
		`,
	},
} satisfies Concepts;
