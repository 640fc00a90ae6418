import type { Concepts } from '../concept.ts';

/** Amounts, prices, and how they are paid. */
export const MONEY = {
	grossTotal: {
		kind: 'amount',
		en: `
			total
			grand total
			total amount
			amount due
			total due
			total to pay
			total payable
			gross total
			gross amount
			total including tax
			total incl vat
			total amount including tax
			invoice total
			balance due
			total gross amount
			total inclusive of gst
			net payable
			amount payable
			total sales inclusive gst
			total paid
			total price
			order total
			contract total
			total rm
			rounded total
			total rounded
			total after rounding
			total sales
			nett total
			total after tax
			bill total
			total cost
			please pay
		`,
		fr: `
			total ttc
			montant ttc
			total a payer
			net a payer
			montant total
			total
			total toutes taxes comprises
			montant du
			solde a payer
			reste a payer
			total a payer ttc
			montant a payer
		`,
		de: `
			gesamtbetrag
			rechnungsbetrag
			gesamtsumme
			endbetrag
			bruttobetrag
			zu zahlen
			summe
			total
			zahlbetrag
			gesamt brutto
			bruttosumme
			zu zahlender betrag
			betrag
			gesamt
			summe eur
			rechnungssumme
			summe brutto
			faelliger betrag
			gesamt eur
			bruttorechnungsbetrag
			gesamtbetrag inkl mwst
			zahlungsbetrag
			rechnungsendbetrag
		`,
		es: `
			total
			total a pagar
			importe total
			total factura
			total con iva
			total iva incluido
			monto total
			liquido a percibir
		`,
		it: `
			totale
			totale fattura
			totale da pagare
			importo totale
			totale documento
			totale complessivo
			netto a pagare
			totale ivato
			da pagare
		`,
		pt: `
			total
			total a pagar
			valor total
			montante total
			total geral
			total com iva
			valor a pagar
			total da fatura
		`,
		nl: `
			totaal
			totaalbedrag
			te betalen
			totaal incl btw
			totaal te betalen
			factuurbedrag
			totaal inclusief btw
			te voldoen
		`,
	},
	netTotal: {
		kind: 'amount',
		en: `
			subtotal
			sub total
			net total
			net amount
			total net
			total excl vat
			total before tax
			total excluding tax
			total amount without tax
			taxable amount
			amount before tax
			net
			total excl gst
			goods total
			total without tax
			tax base
		`,
		fr: `
			total ht
			montant ht
			total hors taxes
			sous total
			net ht
			base ht
			total net
			montant hors taxe
		`,
		de: `
			nettobetrag
			netto
			summe netto
			gesamt netto
			zwischensumme
			nettosumme
			warenwert
			rechnungsbetrag netto
			gesamtbetrag netto
			positionssumme
			steuerbasisbetrag
			summe positionen
			entgelt
			netto betrag
			gesamtbetrag ohne mwst
		`,
		es: `
			base imponible
			subtotal
			total sin iva
			importe neto
			suma neta
			neto
		`,
		it: `
			imponibile
			totale imponibile
			subtotale
			totale netto
			netto
		`,
		pt: `
			subtotal
			total liquido
			total sem iva
			base tributavel
			valor liquido
			incidencia
		`,
		nl: `
			subtotaal
			totaal excl btw
			netto
			nettobedrag
			totaal exclusief btw
			netto totaal
		`,
	},
	taxTotal: {
		kind: 'amount',
		en: `
			tax
			vat
			total tax
			gst included in total
			tax included in total
			vat included
			included tax
			gst payable
			sales tax
			vat amount
			tax amount
			total vat
			gst
			gst amount
			total gst
			total tax amount
			tax contained
			hst
			vat total
			total taxes
		`,
		fr: `
			tva
			montant tva
			total tva
			taxes
			total taxes
			montant de la tva
			dont tva
		`,
		de: `
			mwst
			ust
			umsatzsteuer
			mehrwertsteuer
			steuerbetrag
			mwst betrag
			ust betrag
			steuer
			zzgl mwst
			ust gesamt
			enthaltene mwst
			summe steuer
			summe umsatzsteuer
			steuergesamtbetrag
			gesamtsteuer
			steuerbetrag gesamt
		`,
		es: `
			iva
			cuota iva
			importe iva
			total iva
			impuestos
			cuota
		`,
		it: `
			iva
			imposta
			totale iva
			importo iva
			totale imposta
		`,
		pt: `
			iva
			valor iva
			total iva
			imposto
			total imposto
			icms
		`,
		nl: `
			btw
			btw bedrag
			totaal btw
			bedrag btw
		`,
	},
	taxRate: {
		kind: 'percent',
		en: `
			tax rate
			vat rate
			vat %
			tax %
			gst rate
			vat
			rate of vat
			tax
		`,
		fr: `
			taux tva
			taux
			tva %
			tva
			taux de tva
		`,
		de: `
			steuersatz
			mwst satz
			ust satz
			mwst %
			ust %
			mwst
			ust
			steuer
		`,
		es: `
			tipo iva
			iva %
			tipo de iva
			iva
		`,
		it: `
			aliquota
			aliquota iva
			iva %
			iva
		`,
		pt: `
			taxa iva
			iva %
			taxa
			iva
		`,
		nl: `
			btw %
			btw tarief
			btw percentage
			btw
		`,
	},
	discount: {
		kind: 'amount',
		en: `
			discount
			total discount
			rebate
			allowance
			discount %
			disc %
		`,
		fr: `
			remise
			rabais
			escompte
			remise %
			rem %
		`,
		de: `
			rabatt
			nachlass
			skonto
			abschlag
			rabatt %
		`,
		es: `
			descuento
			dto
			bonificacion
			dto %
			desc %
		`,
		it: `
			sconto
			sconti
			sconto %
			sc %
		`,
		pt: `
			desconto
			desc
			desc %
			desconto %
		`,
		nl: `
			korting
			korting %
		`,
	},
	shippingCost: {
		kind: 'amount',
		en: `
			shipping
			shipping cost
			freight
			delivery charge
			postage
			shipping and handling
			carriage
		`,
		fr: `
			frais de port
			port
			frais de livraison
			transport
		`,
		de: `
			versandkosten
			versand
			fracht
			porto
			lieferkosten
		`,
		es: `
			gastos de envio
			portes
			envio
		`,
		it: `
			spese di spedizione
			trasporto
			spese trasporto
		`,
		pt: `
			portes
			custos de envio
			frete
			transporte
		`,
		nl: `
			verzendkosten
			portokosten
			vracht
		`,
	},
	amountPaid: {
		kind: 'amount',
		en: `
			amount paid
			paid
			paid to date
			amount received
			payment received
			tendered
			deposit paid
			prepaid
		`,
		fr: `
			montant paye
			acompte
			deja regle
			paye
			acompte verse
		`,
		de: `
			bereits gezahlt
			anzahlung
			gegeben
			bezahlt
			gezahlter betrag
			vorauszahlung
		`,
		es: `
			importe pagado
			pagado
			entregado
			anticipo
		`,
		it: `
			importo pagato
			pagato
			acconto
			versato
		`,
		pt: `
			valor pago
			pago
			adiantamento
		`,
		nl: `
			betaald
			reeds betaald
			voldaan
			aanbetaling
		`,
	},
	amountDue: {
		kind: 'amount',
		en: `
			amount due
			balance due
			balance
			outstanding
			total due
			open balance
			amount outstanding
			amount owing
		`,
		fr: `
			solde a payer
			reste a payer
			solde du
			net a payer
			solde
		`,
		de: `
			offener betrag
			restbetrag
			zahlbetrag
			zu zahlen
			saldo
			falliger betrag
		`,
		es: `
			importe pendiente
			saldo pendiente
			pendiente de pago
		`,
		it: `
			saldo
			da saldare
			importo dovuto
			residuo
		`,
		pt: `
			saldo em divida
			valor em divida
			saldo
		`,
		nl: `
			openstaand bedrag
			saldo
			nog te betalen
			openstaand
		`,
	},
	change: {
		kind: 'amount',
		en: `
			change
			change due
			cash change
		`,
		fr: `
			rendu
			monnaie rendue
		`,
		de: `
			ruckgeld
			wechselgeld
			zuruck
		`,
		es: `
			cambio
			vuelta
		`,
		it: `
			resto
		`,
		pt: `
			troco
		`,
		nl: `
			wisselgeld
			terug
		`,
	},
	cashGiven: {
		kind: 'amount',
		en: `
			cash
			cash tendered
			cash received
			tendered
		`,
		fr: `
			especes
			recu
		`,
		de: `
			bar
			gegeben
			bargeld
		`,
		es: `
			efectivo
			entregado
		`,
		it: `
			contanti
			contante
		`,
		pt: `
			dinheiro
			numerario
		`,
		nl: `
			contant
			ontvangen
		`,
	},
	rounding: {
		kind: 'amount',
		en: `
			rounding
			rounding adjustment
			round off
			round adj
		`,
		fr: `
			arrondi
		`,
		de: `
			rundung
			rundungsdifferenz
		`,
		es: `
			redondeo
		`,
		it: `
			arrotondamento
		`,
		pt: `
			arredondamento
		`,
		nl: `
			afronding
		`,
	},
	unitPrice: {
		kind: 'amount',
		en: `
			unit price
			price
			price each
			rate
			unit cost
			price per unit
			price of one unit
			price of one unit without tax
			each
			unit rate
			cost
		`,
		fr: `
			prix unitaire
			pu
			pu ht
			p u
			prix
			prix unitaire ht
			prix u ht
			p u ht
			prix un
		`,
		de: `
			einzelpreis
			preis
			stuckpreis
			e preis
			ep
			einheitspreis
			nettopreis
			preis pro einheit
			preis netto
			einzel
			einzelpreis netto
			ep netto
			preis einheit
		`,
		es: `
			precio unitario
			precio
			precio unidad
			p unitario
			p u
		`,
		it: `
			prezzo unitario
			prezzo
			prezzo un
			p unitario
		`,
		pt: `
			preco unitario
			preco
			preco un
			valor unitario
			p unit
		`,
		nl: `
			stukprijs
			prijs
			eenheidsprijs
			prijs per stuk
			prijs per eenheid
		`,
	},
	lineTotal: {
		kind: 'amount',
		en: `
			line total
			amount
			total
			total price
			line amount
			extended price
			net amount
			subtotal
			ext price
			total amount
			amount of the line
			value
			net value
			net price
		`,
		fr: `
			montant
			total
			total ht
			montant ht
			prix total
			prix ht
			total ligne
			montant net
		`,
		de: `
			gesamtpreis
			gesamt
			betrag
			summe
			g preis
			gesamtbetrag
			gp
			entgelt
			netto
			positionsbetrag
			gesamt netto
			nettobetrag
			gesamtpreis netto
			betrag netto
			wert
		`,
		es: `
			importe
			total
			importe total
			precio total
			total linea
			subtotal
		`,
		it: `
			importo
			totale
			prezzo totale
			totale riga
			imponibile
		`,
		pt: `
			valor
			total
			valor total
			preco total
			montante
			total liquido
		`,
		nl: `
			bedrag
			totaal
			totaalprijs
			regeltotaal
			totaal excl
		`,
	},
	quantity: {
		kind: 'quantity',
		en: `
			quantity
			qty
			units
			pcs
			hours
			quantity shipped
			qty ordered
			no of units
			count
		`,
		fr: `
			quantite
			qte
			nombre
			nb
			heures
		`,
		de: `
			menge
			anzahl
			stuck
			stk
			anz
			stunden
			mge
		`,
		es: `
			cantidad
			cant
			unidades
			uds
			horas
		`,
		it: `
			quantita
			qta
			q ta
			pezzi
			ore
		`,
		pt: `
			quantidade
			qtd
			qtde
			quant
			horas
		`,
		nl: `
			aantal
			hoeveelheid
			stuks
			uren
		`,
	},
	unit: {
		kind: 'text',
		en: `
			unit
			uom
			unit of measure
			u m
		`,
		fr: `
			unite
			u
		`,
		de: `
			einheit
			me
			einh
			mengeneinheit
		`,
		es: `
			unidad
			ud
			um
		`,
		it: `
			unita di misura
			um
			u m
		`,
		pt: `
			unidade
			un
		`,
		nl: `
			eenheid
			ehd
		`,
	},
	itemDescription: {
		kind: 'text',
		en: `
			description
			item
			item description
			product
			article
			service
			details
			particulars
			name of the product or service
			what was delivered
			product name
			goods
			name
			description of goods
			product description
			goods or services
		`,
		fr: `
			designation
			description
			libelle
			article
			produit
			prestation
			intitule
		`,
		de: `
			beschreibung
			bezeichnung
			artikel
			leistung
			produkt
			artikelbezeichnung
			text
			leistungsbeschreibung
			produktbezeichnung
			warenbezeichnung
			name
		`,
		es: `
			descripcion
			concepto
			articulo
			producto
			detalle
		`,
		it: `
			descrizione
			articolo
			prodotto
			servizio
			descrizione articolo
		`,
		pt: `
			descricao
			designacao
			artigo
			produto
			discriminacao
		`,
		nl: `
			omschrijving
			beschrijving
			artikel
			product
		`,
	},
	lineNumber: {
		kind: 'quantity',
		en: `
			line
			pos
			item no
			line no
			#
			no
			item
			position
			sl no
			sr no
			s no
			ln
		`,
		fr: `
			ligne
			n
			no
		`,
		de: `
			pos
			position
			nr
			lfd nr
			posten
			pos nr
		`,
		es: `
			linea
			pos
			n
		`,
		it: `
			riga
			pos
			n
		`,
		pt: `
			linha
			item
			n
		`,
		nl: `
			regel
			pos
			nr
		`,
	},
	currency: {
		kind: 'currency',
		en: `
			currency
			currency of the amounts
			currency code
			ccy
			three letter currency code
			currency as a three letter code
		`,
		fr: `
			devise
			monnaie
		`,
		de: `
			wahrung
			wahrungscode
		`,
		es: `
			moneda
			divisa
		`,
		it: `
			valuta
			divisa
		`,
		pt: `
			moeda
			divisa
		`,
		nl: `
			valuta
			munteenheid
		`,
	},
	salary: {
		kind: 'amount',
		en: `
			salary
			gross salary
			base salary
			gross pay
			annual salary
			wage
		`,
		fr: `
			salaire brut
			salaire
			remuneration
		`,
		de: `
			gehalt
			bruttogehalt
			lohn
			bruttolohn
			grundgehalt
		`,
		es: `
			salario bruto
			sueldo
			salario
		`,
		it: `
			stipendio lordo
			retribuzione
			stipendio
		`,
		pt: `
			salario bruto
			vencimento base
			salario
		`,
		nl: `
			brutosalaris
			salaris
			loon
		`,
	},
	netSalary: {
		kind: 'amount',
		en: `
			net pay
			net salary
			take home pay
			net wages
		`,
		fr: `
			net a payer
			salaire net
		`,
		de: `
			nettolohn
			nettogehalt
			nettoverdienst
			nettobezuge
			gesamtnetto
		`,
		es: `
			salario neto
			liquido a percibir
		`,
		it: `
			netto in busta
			stipendio netto
		`,
		pt: `
			salario liquido
			liquido a receber
		`,
		nl: `
			nettosalaris
			netto loon
		`,
	},
	rent: {
		kind: 'amount',
		en: `
			rent
			monthly rent
			rental amount
		`,
		fr: `
			loyer
			loyer mensuel
		`,
		de: `
			miete
			monatsmiete
			kaltmiete
			warmmiete
		`,
		es: `
			alquiler
			renta mensual
		`,
		it: `
			canone
			affitto mensile
		`,
		pt: `
			renda
			aluguel mensal
		`,
		nl: `
			huur
			huurprijs
			maandhuur
		`,
	},
	contractValue: {
		kind: 'amount',
		en: `
			contract value
			contract amount
			purchase price
			consideration
			total contract price
			value of the contract
		`,
		fr: `
			valeur du contrat
			montant du contrat
			prix
		`,
		de: `
			vertragswert
			kaufpreis
			auftragswert
		`,
		es: `
			valor del contrato
			precio de compra
			importe del contrato
		`,
		it: `
			valore del contratto
			prezzo di acquisto
			corrispettivo
		`,
		pt: `
			valor do contrato
			preco de compra
		`,
		nl: `
			contractwaarde
			koopprijs
			contractbedrag
		`,
	},
	deposit: {
		kind: 'amount',
		en: `
			deposit
			security deposit
		`,
		fr: `
			depot de garantie
			caution
		`,
		de: `
			kaution
			mietkaution
		`,
		es: `
			fianza
			deposito
		`,
		it: `
			deposito cauzionale
			cauzione
		`,
		pt: `
			caucao
			deposito
		`,
		nl: `
			waarborgsom
			borg
		`,
	},
	tip: {
		kind: 'amount',
		en: `
			tip
			gratuity
			service charge
		`,
		fr: `
			pourboire
			service
		`,
		de: `
			trinkgeld
			bedienung
		`,
		es: `
			propina
			servicio
		`,
		it: `
			mancia
			servizio
			coperto
		`,
		pt: `
			gorjeta
			servico
		`,
		nl: `
			fooi
			bediening
		`,
	},
	paymentMethod: {
		kind: 'text',
		en: `
			payment method
			method of payment
			payment type
			paid by
			payment mode
			way of payment
			means of payment
			tender type
		`,
		fr: `
			mode de paiement
			mode de reglement
			moyen de paiement
			regle par
		`,
		de: `
			zahlungsart
			zahlungsweise
			zahlart
			zahlungsmittel
			bezahlt mit
		`,
		es: `
			forma de pago
			metodo de pago
			medio de pago
		`,
		it: `
			modalita di pagamento
			metodo di pagamento
			pagamento
		`,
		pt: `
			forma de pagamento
			metodo de pagamento
			modo de pagamento
			meio de pagamento
		`,
		nl: `
			betaalwijze
			betaalmethode
			betaling
			betaald met
		`,
	},
	paymentTerms: {
		kind: 'text',
		en: `
			payment terms
			terms
			terms of payment
			conditions
		`,
		fr: `
			conditions de paiement
			conditions de reglement
			modalites de paiement
		`,
		de: `
			zahlungsbedingungen
			zahlungskonditionen
			zahlungsziel
		`,
		es: `
			condiciones de pago
			plazo de pago
		`,
		it: `
			condizioni di pagamento
			termini di pagamento
		`,
		pt: `
			condicoes de pagamento
			prazo de pagamento
		`,
		nl: `
			betalingsvoorwaarden
			betalingscondities
			betaaltermijn
			betalingstermijn
		`,
	},
} satisfies Concepts;
