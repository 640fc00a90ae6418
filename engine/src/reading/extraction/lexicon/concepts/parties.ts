import type { Concepts } from '../concept.ts';

/** Companies and people, and what they are to each other. */
export const PARTIES = {
	seller: {
		kind: 'company',
		en: `
			seller
			vendor
			supplier
			issuer
			from
			sold by
			merchant
			provider
			company that issued the invoice
			biller
			service provider
			remit to
			payee
			utility company
			company that issued the document
			contractor
		`,
		fr: `
			vendeur
			fournisseur
			emetteur
			prestataire
			de
		`,
		de: `
			verkaufer
			lieferant
			absender
			rechnungssteller
			rechnungsersteller
			aussteller
			leistungserbringer
			von
			anbieter
		`,
		es: `
			vendedor
			proveedor
			emisor
			de
		`,
		it: `
			venditore
			fornitore
			cedente prestatore
			mittente
			emittente
			da
		`,
		pt: `
			vendedor
			fornecedor
			emissor
			emitente
			prestador
		`,
		nl: `
			verkoper
			leverancier
			afzender
			van
		`,
	},
	buyer: {
		kind: 'company',
		en: `
			buyer
			customer
			bill to
			billed to
			client
			sold to
			invoice to
			purchaser
			customer name
			billing address
			invoice address
			bill to address
			to
			customer who is billed
			customer address
			m s
			charge to
			billed
		`,
		fr: `
			acheteur
			client
			facture a
			adresse de facturation
			destinataire
			factures a
			facturer a
			a l attention de
		`,
		de: `
			kaufer
			kunde
			rechnungsempfanger
			rechnungsadresse
			auftraggeber
			rechnung an
			empfanger
			rechnungsanschrift
			leistungsempfanger
			kunden name
			an
		`,
		es: `
			comprador
			cliente
			facturar a
			datos del cliente
			destinatario
		`,
		it: `
			acquirente
			cliente
			cessionario committente
			destinatario
			spett le
			fatturare a
			intestatario
		`,
		pt: `
			comprador
			cliente
			destinatario
			adquirente
			faturar a
			tomador
		`,
		nl: `
			koper
			klant
			factuuradres
			afnemer
			factuur aan
		`,
	},
	shipTo: {
		kind: 'company',
		en: `
			ship to
			deliver to
			delivery address
			shipping address
			consignee
			delivered to
			ship to address
		`,
		fr: `
			adresse de livraison
			livre a
			lieu de livraison
			livrer a
		`,
		de: `
			lieferadresse
			lieferanschrift
			warenempfanger
			lieferung an
			abweichender empfanger
		`,
		es: `
			direccion de entrega
			enviar a
			direccion de envio
			destinatario de la mercancia
		`,
		it: `
			indirizzo di consegna
			destinazione
			luogo di consegna
			spedire a
			destinazione merce
		`,
		pt: `
			endereco de entrega
			morada de entrega
			local de entrega
			enviar para
		`,
		nl: `
			afleveradres
			bezorgadres
			verzendadres
			leveradres
		`,
	},
	merchantName: {
		kind: 'merchant',
		en: `
			merchant
			shop
			store
			name of the shop
			shop name
			store name
			name of the company that issued the receipt
			retailer
			restaurant
			company
			merchant name
			name of the shop or company
			company name
		`,
		fr: `
			commercant
			magasin
			enseigne
			nom du magasin
			boutique
		`,
		de: `
			handler
			geschaft
			markt
			laden
			name des geschafts
			filiale
		`,
		es: `
			comercio
			tienda
			nombre de la tienda
			establecimiento
		`,
		it: `
			negozio
			esercente
			nome del negozio
		`,
		pt: `
			loja
			comerciante
			nome da loja
			estabelecimento
		`,
		nl: `
			winkel
			winkelier
			naam van de winkel
		`,
	},
	companyName: {
		kind: 'company',
		en: `
			company
			company name
			name of company
			business name
			organisation
			organization
			legal name
			trading name
			firm
		`,
		fr: `
			societe
			raison sociale
			nom de l entreprise
			entreprise
			denomination sociale
		`,
		de: `
			firma
			firmenname
			unternehmen
			name der firma
			gesellschaft
		`,
		es: `
			empresa
			razon social
			nombre de la empresa
			sociedad
			denominacion social
		`,
		it: `
			azienda
			ragione sociale
			denominazione
			ditta
			societa
		`,
		pt: `
			empresa
			razao social
			nome da empresa
			denominacao social
		`,
		nl: `
			bedrijf
			bedrijfsnaam
			firma
			naam bedrijf
			onderneming
		`,
	},
	personName: {
		kind: 'person',
		en: `
			name
			full name
			name of the candidate
			name of the holder
			holder name
			first and last name
		`,
		fr: `
			nom
			nom complet
			nom et prenom
			nom prenom
		`,
		de: `
			name
			vollstandiger name
			vor und nachname
			name vorname
		`,
		es: `
			nombre
			nombre completo
			nombre y apellidos
			apellidos y nombre
		`,
		it: `
			nome
			nome e cognome
			cognome e nome
			nominativo
		`,
		pt: `
			nome
			nome completo
		`,
		nl: `
			naam
			volledige naam
			voor en achternaam
		`,
	},
	surname: {
		kind: 'name',
		en: `
			surname
			last name
			family name
			name
			ln
		`,
		fr: `
			nom
			nom de famille
		`,
		de: `
			nachname
			familienname
			name
			zuname
		`,
		es: `
			apellidos
			apellido
			primer apellido
		`,
		it: `
			cognome
		`,
		pt: `
			apelido
			apelidos
			sobrenome
		`,
		nl: `
			achternaam
			familienaam
			naam
		`,
	},
	givenNames: {
		kind: 'name',
		en: `
			given names
			given name
			first name
			first names
			forename
			forenames
			first and middle names
			christian names
			fn
		`,
		fr: `
			prenom
			prenoms
		`,
		de: `
			vorname
			vornamen
		`,
		es: `
			nombre
			nombres
		`,
		it: `
			nome
			nomi
		`,
		pt: `
			nome
			nomes
			nome proprio
			nomes proprios
		`,
		nl: `
			voornaam
			voornamen
		`,
	},
	contactPerson: {
		kind: 'person',
		en: `
			contact
			contact person
			attention
			attn
			contact name
			your contact
			salesperson
			sales rep
			account executive
			clerk
			handled by
		`,
		fr: `
			contact
			interlocuteur
			a l attention de
			votre contact
			contact commercial
			suivi par
		`,
		de: `
			ansprechpartner
			kontakt
			bearbeiter
			sachbearbeiter
			ihr ansprechpartner
		`,
		es: `
			contacto
			persona de contacto
			a la atencion de
			atendido por
		`,
		it: `
			contatto
			referente
			alla cortese attenzione
		`,
		pt: `
			contacto
			contato
			pessoa de contacto
			ao cuidado de
		`,
		nl: `
			contactpersoon
			contact
			ter attentie van
			behandeld door
		`,
	},
	advertiser: {
		kind: 'company',
		en: `
			advertiser
			advertiser name
			name of the advertiser
			sponsor
			advertiser product
			client
		`,
		fr: `
			annonceur
			nom de l annonceur
		`,
		de: `
			werbetreibender
			werbekunde
			inserent
		`,
		es: `
			anunciante
			nombre del anunciante
		`,
		it: `
			inserzionista
			committente
		`,
		pt: `
			anunciante
			nome do anunciante
		`,
		nl: `
			adverteerder
			naam adverteerder
		`,
	},
	agency: {
		kind: 'company',
		en: `
			agency
			agency name
			buying agency
			advertising agency
		`,
		fr: `
			agence
			agence media
		`,
		de: `
			agentur
			werbeagentur
		`,
		es: `
			agencia
			agencia de publicidad
		`,
		it: `
			agenzia
			agenzia pubblicitaria
		`,
		pt: `
			agencia
			agencia de publicidade
		`,
		nl: `
			bureau
			reclamebureau
			mediabureau
		`,
	},
	product: {
		kind: 'text',
		en: `
			product
			product name
			brand
		`,
		fr: `
			produit
			nom du produit
		`,
		de: `
			produkt
			produktname
		`,
		es: `
			producto
			nombre del producto
		`,
		it: `
			prodotto
			nome prodotto
		`,
		pt: `
			produto
			nome do produto
		`,
		nl: `
			product
			productnaam
		`,
	},
	landlord: {
		kind: 'name',
		en: `
			landlord
			lessor
			owner
		`,
		fr: `
			bailleur
			proprietaire
		`,
		de: `
			vermieter
			eigentumer
		`,
		es: `
			arrendador
			propietario
		`,
		it: `
			locatore
			proprietario
		`,
		pt: `
			senhorio
			locador
		`,
		nl: `
			verhuurder
			eigenaar
		`,
	},
	tenant: {
		kind: 'name',
		en: `
			tenant
			lessee
		`,
		fr: `
			locataire
			preneur
		`,
		de: `
			mieter
		`,
		es: `
			arrendatario
			inquilino
		`,
		it: `
			conduttore
			locatario
		`,
		pt: `
			inquilino
			locatario
			arrendatario
		`,
		nl: `
			huurder
		`,
	},
	employer: {
		kind: 'company',
		en: `
			employer
			employer name
			company
		`,
		fr: `
			employeur
			entreprise
		`,
		de: `
			arbeitgeber
			firma
		`,
		es: `
			empleador
			empresa
		`,
		it: `
			datore di lavoro
			azienda
		`,
		pt: `
			empregador
			empresa
			entidade patronal
		`,
		nl: `
			werkgever
			bedrijf
		`,
	},
	employee: {
		kind: 'person',
		en: `
			employee
			employee name
		`,
		fr: `
			salarie
			employe
			nom du salarie
		`,
		de: `
			arbeitnehmer
			mitarbeiter
		`,
		es: `
			empleado
			trabajador
		`,
		it: `
			dipendente
			lavoratore
		`,
		pt: `
			empregado
			trabalhador
			funcionario
		`,
		nl: `
			werknemer
			medewerker
		`,
	},
	parties: {
		kind: 'party',
		en: `
			parties
			contracting parties
			names of the parties
			parties to the agreement
			between
			by and between
			signatories
		`,
		fr: `
			parties
			entre
			parties au contrat
			entre les soussignes
		`,
		de: `
			vertragsparteien
			parteien
			zwischen
		`,
		es: `
			partes
			entre
			partes contratantes
			reunidos
		`,
		it: `
			parti
			tra
			parti contraenti
			fra
		`,
		pt: `
			partes
			entre
			partes contratantes
			outorgantes
		`,
		nl: `
			partijen
			tussen
			ondergetekenden
		`,
	},
	hotel: {
		kind: 'company',
		en: `
			hotel
			hotel name
			name of the hotel
			lodging
		`,
		fr: `
			hotel
			nom de l hotel
			hebergement
		`,
		de: `
			hotel
			name des hotels
			unterkunft
		`,
		es: `
			hotel
			nombre del hotel
			alojamiento
		`,
		it: `
			hotel
			albergo
			nome dell hotel
			struttura ricettiva
		`,
		pt: `
			hotel
			nome do hotel
			alojamento
		`,
		nl: `
			hotel
			naam van het hotel
			accommodatie
		`,
	},
	taxOffice: {
		kind: 'company',
		en: `
			tax office
			tax authority
			revenue office
		`,
		fr: `
			centre des impots
			service des impots
			administration fiscale
		`,
		de: `
			finanzamt
			steuerbehorde
			zustandiges finanzamt
		`,
		es: `
			agencia tributaria
			oficina tributaria
		`,
		it: `
			agenzia delle entrate
			ufficio delle entrate
		`,
		pt: `
			autoridade tributaria
			servico de financas
			reparticao de financas
		`,
		nl: `
			belastingdienst
			belastingkantoor
		`,
	},
	taxpayer: {
		kind: 'name',
		en: `
			taxpayer
			taxpayer name
			name of taxpayer
		`,
		fr: `
			contribuable
			nom du contribuable
		`,
		de: `
			steuerpflichtiger
			steuerpflichtige
		`,
		es: `
			contribuyente
			sujeto pasivo
		`,
		it: `
			contribuente
			nome del contribuente
		`,
		pt: `
			contribuinte
			sujeito passivo
			nome do contribuinte
		`,
		nl: `
			belastingplichtige
		`,
	},
	insurer: {
		kind: 'company',
		en: `
			insurer
			insurance company
			underwriter
		`,
		fr: `
			assureur
			compagnie d assurance
		`,
		de: `
			versicherer
			versicherung
			krankenkasse
			kostentrager
		`,
		es: `
			aseguradora
			compania de seguros
		`,
		it: `
			assicuratore
			compagnia di assicurazione
		`,
		pt: `
			seguradora
			companhia de seguros
		`,
		nl: `
			verzekeraar
			verzekeringsmaatschappij
		`,
	},
	insured: {
		kind: 'name',
		en: `
			insured
			policyholder
			named insured
			insured person
		`,
		fr: `
			assure
			souscripteur
			preneur d assurance
		`,
		de: `
			versicherungsnehmer
			versicherter
			versicherte person
		`,
		es: `
			asegurado
			tomador del seguro
		`,
		it: `
			assicurato
			contraente
		`,
		pt: `
			segurado
			tomador do seguro
		`,
		nl: `
			verzekerde
			verzekeringnemer
		`,
	},
	guest: {
		kind: 'person',
		en: `
			guest
			guest name
			passenger
			passenger name
			traveller
		`,
		fr: `
			client
			passager
			nom du passager
			voyageur
		`,
		de: `
			gast
			gastname
			passagier
			reisender
		`,
		es: `
			huesped
			pasajero
			nombre del pasajero
		`,
		it: `
			ospite
			passeggero
			nome ospite
		`,
		pt: `
			hospede
			passageiro
		`,
		nl: `
			gast
			passagier
			naam passagier
		`,
	},
	cashier: {
		kind: 'text',
		en: `
			cashier
			operator
			served by
			server
			salesperson
			clerk
		`,
		fr: `
			caissier
			hote
			vendeur
			serveur
		`,
		de: `
			kassierer
			bediener
			es bediente sie
			kasse
		`,
		es: `
			cajero
			atendido por
			camarero
		`,
		it: `
			cassiere
			operatore
			servito da
		`,
		pt: `
			operador
			caixa
			atendido por
		`,
		nl: `
			kassier
			medewerker
			geholpen door
		`,
	},
} satisfies Concepts;
