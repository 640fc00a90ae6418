import type { Concepts } from '../concept.ts';

/** Numbers that papers and people are known by. */
export const NUMBERS = {
	invoiceNumber: {
		kind: 'id',
		en: `
			invoice number
			invoice no
			invoice #
			invoice id
			tax invoice number
			bill number
			invoice
			invoice reference
		`,
		fr: `
			numero de facture
			facture n
			facture
			reference facture
		`,
		de: `
			rechnungsnummer
			rechnung nr
			rechnung
			belegnummer
			rechnungs nr
		`,
		es: `
			numero de factura
			factura n
			factura
		`,
		it: `
			numero fattura
			fattura n
			fattura
			numero documento
		`,
		pt: `
			numero da fatura
			fatura n
			fatura
			nota fiscal n
		`,
		nl: `
			factuurnummer
			factuur nr
			factuur
		`,
	},
	creditNoteNumber: {
		kind: 'id',
		en: `
			credit note number
			credit note
			credit memo
			credit memo number
		`,
		fr: `
			numero d avoir
			avoir n
			avoir
		`,
		de: `
			gutschriftsnummer
			gutschrift nr
			gutschrift
			rechnungskorrektur
			stornorechnung
		`,
		es: `
			numero de abono
			nota de credito
		`,
		it: `
			numero nota di credito
			nota di credito
		`,
		pt: `
			numero da nota de credito
			nota de credito
		`,
		nl: `
			creditnota nummer
			creditnota
		`,
	},
	receiptNumber: {
		kind: 'id',
		en: `
			receipt number
			receipt no
			receipt #
			bill no
			slip no
			cash receipt no
			check #
			ticket no
		`,
		fr: `
			numero de ticket
			ticket n
			recu n
		`,
		de: `
			belegnummer
			bon nr
			beleg nr
			quittung nr
		`,
		es: `
			numero de recibo
			ticket n
		`,
		it: `
			numero scontrino
			ricevuta n
			documento n
		`,
		pt: `
			numero do recibo
			recibo n
			talao n
		`,
		nl: `
			bonnummer
			bon nr
			kwitantie nr
		`,
	},
	orderNumber: {
		kind: 'id',
		en: `
			order number
			order no
			purchase order
			purchase order number
			po number
			po
			p o no
			your order
			order reference
			order #
			order id
			sales order
			order
		`,
		fr: `
			numero de commande
			commande n
			bon de commande
			votre commande
		`,
		de: `
			bestellnummer
			bestell nr
			auftragsnummer
			ihre bestellung
			bestellung
			auftrag nr
		`,
		es: `
			numero de pedido
			pedido n
			orden de compra
			su pedido
		`,
		it: `
			numero ordine
			ordine n
			ordine di acquisto
		`,
		pt: `
			numero da encomenda
			encomenda n
			pedido n
			ordem de compra
		`,
		nl: `
			bestelnummer
			ordernummer
			inkoopordernummer
			uw bestelling
		`,
	},
	contractNumber: {
		kind: 'id',
		en: `
			contract number
			contract no
			contract #
			agreement number
			contract
		`,
		fr: `
			numero de contrat
			contrat n
		`,
		de: `
			vertragsnummer
			vertrag nr
			vertragskonto
		`,
		es: `
			numero de contrato
			contrato n
		`,
		it: `
			numero contratto
			contratto n
		`,
		pt: `
			numero do contrato
			contrato n
		`,
		nl: `
			contractnummer
			overeenkomst nr
		`,
	},
	quoteNumber: {
		kind: 'id',
		en: `
			quote number
			quotation no
			estimate number
			estimate
			offer number
			quote #
		`,
		fr: `
			numero de devis
			devis n
		`,
		de: `
			angebotsnummer
			angebot nr
		`,
		es: `
			numero de presupuesto
			presupuesto n
			cotizacion n
		`,
		it: `
			numero preventivo
			preventivo n
			offerta n
		`,
		pt: `
			numero do orcamento
			orcamento n
		`,
		nl: `
			offertenummer
			offerte nr
		`,
	},
	deliveryNoteNumber: {
		kind: 'id',
		en: `
			delivery note number
			delivery note
			packing slip
			despatch advice
			shipment number
		`,
		fr: `
			bon de livraison
			bl n
			numero de livraison
		`,
		de: `
			lieferschein
			lieferscheinnummer
			lieferschein nr
		`,
		es: `
			albaran
			numero de albaran
			nota de entrega
		`,
		it: `
			documento di trasporto
			ddt n
			bolla
		`,
		pt: `
			guia de remessa
			nota de entrega
		`,
		nl: `
			pakbon
			leverbon
			pakbonnummer
		`,
	},
	customerNumber: {
		kind: 'id',
		en: `
			customer number
			customer no
			customer id
			client number
			account number
			cust no
			customer code
			customer reference
		`,
		fr: `
			numero client
			n client
			code client
			reference client
		`,
		de: `
			kundennummer
			kunden nr
			kd nr
			kundennr
		`,
		es: `
			numero de cliente
			cliente n
			codigo de cliente
		`,
		it: `
			codice cliente
			numero cliente
			cliente n
		`,
		pt: `
			numero de cliente
			codigo do cliente
			cliente n
		`,
		nl: `
			klantnummer
			debiteurnummer
			klant nr
			relatienummer
		`,
	},
	supplierNumber: {
		kind: 'id',
		en: `
			supplier number
			vendor number
			vendor id
			supplier code
		`,
		fr: `
			numero fournisseur
			code fournisseur
		`,
		de: `
			lieferantennummer
			lieferanten nr
		`,
		es: `
			numero de proveedor
			codigo proveedor
		`,
		it: `
			codice fornitore
			numero fornitore
		`,
		pt: `
			numero de fornecedor
			codigo fornecedor
		`,
		nl: `
			leveranciersnummer
			crediteurnummer
		`,
	},
	referenceNumber: {
		kind: 'id',
		en: `
			reference
			reference number
			ref no
			our reference
			your reference
			ref
			payment reference
			remittance reference
		`,
		fr: `
			reference
			notre reference
			votre reference
			ref
		`,
		de: `
			referenz
			unser zeichen
			ihr zeichen
			aktenzeichen
			referenznummer
			verwendungszweck
		`,
		es: `
			referencia
			nuestra referencia
			su referencia
			numero de referencia
		`,
		it: `
			riferimento
			nostro riferimento
			vostro riferimento
		`,
		pt: `
			referencia
			nossa referencia
			vossa referencia
		`,
		nl: `
			referentie
			uw kenmerk
			ons kenmerk
			betalingskenmerk
			referentienummer
		`,
	},
	accountNumber: {
		kind: 'id',
		en: `
			account number
			account no
			account #
			a c no
			bank account number
			acct
		`,
		fr: `
			numero de compte
			compte n
		`,
		de: `
			kontonummer
			konto nr
		`,
		es: `
			numero de cuenta
			cuenta n
		`,
		it: `
			numero conto
			conto n
		`,
		pt: `
			numero da conta
			conta n
		`,
		nl: `
			rekeningnummer
			rekening nr
		`,
	},
	policyNumber: {
		kind: 'id',
		en: `
			policy number
			policy no
			insurance policy
		`,
		fr: `
			numero de police
			police n
			numero de contrat
		`,
		de: `
			versicherungsnummer
			policennummer
			versicherungsscheinnummer
		`,
		es: `
			numero de poliza
			poliza n
		`,
		it: `
			numero polizza
			polizza n
		`,
		pt: `
			numero da apolice
			apolice n
		`,
		nl: `
			polisnummer
			polis nr
		`,
	},
	claimNumber: {
		kind: 'id',
		en: `
			claim number
			claim no
		`,
		fr: `
			numero de sinistre
		`,
		de: `
			schadennummer
			schaden nr
		`,
		es: `
			numero de siniestro
		`,
		it: `
			numero sinistro
		`,
		pt: `
			numero do sinistro
		`,
		nl: `
			schadenummer
			claimnummer
		`,
	},
	otherNumber: {
		kind: 'id',
		en: `
			alt order
			alt order number
			alt order #
			alternate order
			alternate order number
			alternate number
			alternative number
			previous invoice
			original invoice
			corrected invoice
			previous number
			former number
			old number
			old account
			previous policy
			linked invoice
			related invoice
		`,
		fr: `
			numero precedent
			ancien numero
			facture d origine
			facture initiale
			facture rectifiee
			facture liee
		`,
		de: `
			alte nummer
			alte kundennummer
			vorherige nummer
			ursprungliche rechnung
			ursprungsrechnung
			bezug rechnung
			zugehorige rechnung
		`,
		es: `
			numero anterior
			factura original
			factura rectificada
			numero antiguo
			factura relacionada
		`,
		it: `
			numero precedente
			fattura originale
			fattura di riferimento
			fattura collegata
		`,
		pt: `
			numero anterior
			fatura original
			fatura de origem
			numero antigo
			fatura relacionada
		`,
		nl: `
			vorig nummer
			oud nummer
			oorspronkelijke factuur
			vorige factuur
			gerelateerde factuur
		`,
	},
	transactionNumber: {
		kind: 'id',
		en: `
			transaction number
			transaction id
			trans no
			txn id
		`,
		fr: `
			numero de transaction
		`,
		de: `
			transaktionsnummer
			vorgangsnummer
		`,
		es: `
			numero de transaccion
			numero de operacion
		`,
		it: `
			numero transazione
			id transazione
		`,
		pt: `
			numero da transacao
		`,
		nl: `
			transactienummer
		`,
	},
	bookingNumber: {
		kind: 'id',
		en: `
			booking number
			booking reference
			reservation number
			confirmation number
			booking id
			confirmation no
			conf no
			itinerary number
		`,
		fr: `
			numero de reservation
			numero de confirmation
			reference de reservation
		`,
		de: `
			buchungsnummer
			reservierungsnummer
		`,
		es: `
			numero de reserva
			localizador
		`,
		it: `
			numero prenotazione
			codice prenotazione
		`,
		pt: `
			numero da reserva
		`,
		nl: `
			boekingsnummer
			reserveringsnummer
		`,
	},
	trackingNumber: {
		kind: 'id',
		en: `
			tracking number
			waybill number
			consignment number
		`,
		fr: `
			numero de suivi
		`,
		de: `
			sendungsnummer
			trackingnummer
		`,
		es: `
			numero de seguimiento
		`,
		it: `
			numero di tracciamento
			codice spedizione
		`,
		pt: `
			numero de rastreio
			codigo de seguimento
		`,
		nl: `
			trackingnummer
			zendingnummer
		`,
	},
	projectNumber: {
		kind: 'id',
		en: `
			project number
			project no
			job number
			matter number
		`,
		fr: `
			numero de projet
			numero de dossier
			affaire n
		`,
		de: `
			projektnummer
			projekt nr
			objektnummer
		`,
		es: `
			numero de proyecto
		`,
		it: `
			numero progetto
			commessa
		`,
		pt: `
			numero do projeto
		`,
		nl: `
			projectnummer
			project nr
		`,
	},
	documentNumber: {
		kind: 'id',
		en: `
			document number
			document no
			passport number
			passport no
			card number
			licence number
			license no
			license number
			dl no
			dl number
			driver license number
			id number
			identity card number
		`,
		fr: `
			numero du document
			numero de passeport
			passeport n
			numero de carte
			numero du permis
		`,
		de: `
			dokumentennummer
			ausweisnummer
			passnummer
			pass nr
			reisepass nr
			nummer
		`,
		es: `
			numero de documento
			numero de pasaporte
			pasaporte n
			num soporte
		`,
		it: `
			numero documento
			passaporto n
			numero carta
			carta n
		`,
		pt: `
			numero do documento
			passaporte n
			numero do cartao
		`,
		nl: `
			documentnummer
			paspoortnummer
			kaartnummer
		`,
	},
	personalNumber: {
		kind: 'id',
		en: `
			personal number
			national id
			national identification number
			social security number
			ssn
			personal identification number
			nric no
			national insurance number
			ni number
			ni no
		`,
		fr: `
			numero personnel
			numero de securite sociale
			nir
			numero national
		`,
		de: `
			sozialversicherungsnummer
			sv nummer
			sv nr
			rentenversicherungsnummer
			personenkennzahl
			steueridentifikationsnummer
			steuer id
			identifikationsnummer
			idnr
		`,
		es: `
			numero personal
			dni
			numero de la seguridad social
			nie
		`,
		it: `
			codice fiscale
			numero personale
		`,
		pt: `
			numero pessoal
			cpf
			numero de identificacao
		`,
		nl: `
			persoonlijk nummer
			burgerservicenummer
			bsn
			rijksregisternummer
		`,
	},
	employeeNumber: {
		kind: 'id',
		en: `
			employee number
			employee id
			staff number
			personnel number
			payroll number
		`,
		fr: `
			matricule
			numero de salarie
		`,
		de: `
			personalnummer
			mitarbeiternummer
		`,
		es: `
			numero de empleado
		`,
		it: `
			matricola
			numero dipendente
		`,
		pt: `
			numero de empregado
			matricula
		`,
		nl: `
			personeelsnummer
			werknemersnummer
		`,
	},
	patientNumber: {
		kind: 'id',
		en: `
			patient number
			patient id
			medical record number
			mrn
			chart number
			hospital number
		`,
		fr: `
			numero de patient
			ipp
			numero de dossier
		`,
		de: `
			patientennummer
			patienten id
			fallnummer
		`,
		es: `
			numero de historia clinica
			numero de paciente
			nhc
		`,
		it: `
			codice paziente
			numero paziente
			numero cartella
		`,
		pt: `
			numero do paciente
			numero do processo
			prontuario
		`,
		nl: `
			patientnummer
			patientnr
		`,
	},
	insuranceNumber: {
		kind: 'id',
		en: `
			insurance number
			health insurance number
			insurance id
			member id
			nhs number
		`,
		fr: `
			numero d assure
			numero de mutuelle
			numero de securite sociale
		`,
		de: `
			versichertennummer
			krankenversicherungsnummer
			versicherten nr
		`,
		es: `
			numero de asegurado
			numero de tarjeta sanitaria
			numero de afiliacion
		`,
		it: `
			numero tessera sanitaria
			numero assicurazione
		`,
		pt: `
			numero de beneficiario
			numero de utente
			carteirinha
		`,
		nl: `
			verzekeringsnummer
			verzekerdennummer
		`,
	},
	productNumber: {
		kind: 'id',
		en: `
			product number
			article number
			item number
			item code
			sku
			part number
			product code
			article no
			item no
			art no
			material number
		`,
		fr: `
			reference
			ref article
			code article
			reference produit
		`,
		de: `
			artikelnummer
			art nr
			artikel nr
			bestellnummer
			materialnummer
		`,
		es: `
			codigo articulo
			referencia
			ref articulo
			codigo
		`,
		it: `
			codice articolo
			codice
			cod articolo
		`,
		pt: `
			codigo do artigo
			codigo
			referencia
		`,
		nl: `
			artikelnummer
			artikelcode
			artikel nr
		`,
	},
	serialNumber: {
		kind: 'id',
		en: `
			serial number
			serial no
			s n
			vin
			imei
		`,
		fr: `
			numero de serie
		`,
		de: `
			seriennummer
			fahrgestellnummer
			fin
		`,
		es: `
			numero de serie
			bastidor
		`,
		it: `
			numero di serie
			matricola
			telaio
		`,
		pt: `
			numero de serie
			chassis
		`,
		nl: `
			serienummer
			chassisnummer
		`,
	},
	vatNumber: {
		kind: 'vat',
		en: `
			vat number
			vat id
			vat no
			vat reg no
			vat registration number
			vat identification number
			gst no
			gst id
			gstin
			gst reg no
			tax id
			tax registration number
			vat
		`,
		fr: `
			numero de tva
			tva intracommunautaire
			n tva
			tva
			id tva
		`,
		de: `
			ust id
			ust idnr
			umsatzsteuer identifikationsnummer
			ust id nr
			uid
			mwst nr
			umsatzsteuer id
		`,
		es: `
			nif
			cif
			numero de iva
			nif iva
			n i f
		`,
		it: `
			partita iva
			p iva
			p iva c f
		`,
		pt: `
			nif
			nipc
			cnpj
			contribuinte n
			numero de contribuinte
		`,
		nl: `
			btw nummer
			btw nr
			btw id
			btw
		`,
	},
	taxNumber: {
		kind: 'id',
		en: `
			tax number
			tax id
			tin
			ein
			employer identification number
			taxpayer identification number
			federal id
			tax code
		`,
		fr: `
			numero fiscal
			identifiant fiscal
		`,
		de: `
			steuernummer
			steuer nr
			st nr
			finanzamt steuernummer
		`,
		es: `
			numero de identificacion fiscal
			nif
			rfc
		`,
		it: `
			codice fiscale
			c f
		`,
		pt: `
			numero fiscal
			cpf
			numero de identificacao fiscal
		`,
		nl: `
			fiscaal nummer
			rsin
		`,
	},
	registrationNumber: {
		kind: 'id',
		en: `
			registration number
			company number
			company registration number
			reg no
			registered no
			company no
		`,
		fr: `
			siret
			siren
			rcs
			numero siret
		`,
		de: `
			handelsregister
			handelsregisternummer
			hrb
			registernummer
			amtsgericht hrb
		`,
		es: `
			registro mercantil
			numero de registro
		`,
		it: `
			rea
			registro imprese
			numero rea
		`,
		pt: `
			matricula
			numero de registo
			crc
		`,
		nl: `
			kvk
			kvk nummer
			handelsregister
		`,
	},
	iban: {
		kind: 'iban',
		en: `
			iban
			bank account
			account iban
			international bank account number
		`,
		fr: `
			iban
			compte bancaire
			rib
			coordonnees bancaires
		`,
		de: `
			iban
			bankverbindung
			kontoverbindung
		`,
		es: `
			iban
			cuenta bancaria
		`,
		it: `
			iban
			conto bancario
			coordinate bancarie
		`,
		pt: `
			iban
			conta bancaria
			nib
		`,
		nl: `
			iban
			bankrekening
			rekeningnummer
		`,
	},
	bic: {
		kind: 'bic',
		en: `
			bic
			swift
			swift code
			bic code
		`,
		fr: `
			bic
			code bic
		`,
		de: `
			bic
			swift bic
		`,
		es: `
			bic
			swift
		`,
		it: `
			bic
			swift
		`,
		pt: `
			bic
			swift
		`,
		nl: `
			bic
			swift
		`,
	},
	bankName: {
		kind: 'company',
		en: `
			bank name
			bank
			name of bank
			card issuer
			issuing bank
		`,
		fr: `
			banque
			nom de la banque
			domiciliation
		`,
		de: `
			bank
			bankname
			kreditinstitut
		`,
		es: `
			banco
			entidad bancaria
		`,
		it: `
			banca
			istituto di credito
		`,
		pt: `
			banco
			nome do banco
		`,
		nl: `
			bank
			naam bank
		`,
	},
	accountHolder: {
		kind: 'name',
		en: `
			account holder
			account name
			beneficiary
			cardholder
			cardholder name
			card holder
			name on card
		`,
		fr: `
			titulaire du compte
			beneficiaire
			titulaire de la carte
		`,
		de: `
			kontoinhaber
			zahlungsempfanger
			begunstigter
			karteninhaber
		`,
		es: `
			titular de la cuenta
			beneficiario
			titular de la tarjeta
		`,
		it: `
			intestatario
			titolare del conto
			beneficiario
		`,
		pt: `
			titular da conta
			beneficiario
		`,
		nl: `
			rekeninghouder
			ten name van
			begunstigde
		`,
	},
} satisfies Concepts;
