import type { Concepts } from '../concept.ts';

/** Freight, customs, deliveries. */
export const SHIPPING = {
	shipper: {
		kind: 'company',
		en: `
			shipper
			consignor
			exporter
			sender
			shipper exporter
			ship from
			shipped from
			supplier exporter
		`,
		fr: `
			expediteur
			exportateur
			chargeur
		`,
		de: `
			absender
			versender
			exporteur
			ausfuhrer
		`,
		es: `
			expedidor
			remitente
			exportador
			cargador
		`,
		it: `
			mittente
			speditore
			esportatore
			caricatore
		`,
		pt: `
			expedidor
			remetente
			exportador
			embarcador
		`,
		nl: `
			afzender
			verzender
			exporteur
		`,
	},
	consignee: {
		kind: 'company',
		en: `
			consignee
			importer
			receiver
			recipient
			notify party
			importer of record
		`,
		fr: `
			destinataire
			importateur
			receptionnaire
		`,
		de: `
			empfanger
			importeur
			warenempfanger
			einfuhrer
		`,
		es: `
			consignatario
			destinatario
			importador
		`,
		it: `
			destinatario
			importatore
			ricevente
		`,
		pt: `
			consignatario
			destinatario
			importador
			recebedor
		`,
		nl: `
			geadresseerde
			ontvanger
			importeur
		`,
	},
	carrier: {
		kind: 'company',
		en: `
			carrier
			shipping line
			forwarder
			freight forwarder
			haulier
			courier
			ship via
			shipped via
			carrier name
		`,
		fr: `
			transporteur
			transitaire
			compagnie maritime
			commissionnaire
		`,
		de: `
			frachtfuhrer
			spediteur
			spedition
			reederei
			versandart
			transporteur
		`,
		es: `
			transportista
			naviera
			transitario
			porteador
		`,
		it: `
			vettore
			trasportatore
			spedizioniere
			corriere
		`,
		pt: `
			transportador
			transportadora
			transitario
			agente de carga
		`,
		nl: `
			vervoerder
			expediteur
			transporteur
			rederij
		`,
	},
	waybillNumber: {
		kind: 'id',
		en: `
			waybill number
			air waybill
			awb
			awb no
			bill of lading
			bill of lading number
			b l no
			bol number
			waybill
			consignment note number
			cmr no
		`,
		fr: `
			lettre de voiture
			connaissement
			numero de connaissement
			lta
			lettre de transport aerien
		`,
		de: `
			frachtbrief
			frachtbriefnummer
			luftfrachtbrief
			konnossement
			ladeschein nr
		`,
		es: `
			carta de porte
			conocimiento de embarque
			guia aerea
			numero de guia
		`,
		it: `
			lettera di vettura
			polizza di carico
			lettera di trasporto aereo
		`,
		pt: `
			guia de transporte
			conhecimento de embarque
			conhecimento aereo
			carta de porte
		`,
		nl: `
			vrachtbrief
			cognossement
			luchtvrachtbrief
			vrachtbriefnummer
		`,
	},
	containerNumber: {
		kind: 'id',
		en: `
			container number
			container no
			container
			container id
		`,
		fr: `
			numero de conteneur
			conteneur
		`,
		de: `
			containernummer
			container nr
		`,
		es: `
			numero de contenedor
			contenedor
		`,
		it: `
			numero container
			container
		`,
		pt: `
			numero do contentor
			contentor
			conteiner
		`,
		nl: `
			containernummer
		`,
	},
	sealNumber: {
		kind: 'id',
		en: `
			seal number
			seal no
			seal
		`,
		fr: `
			numero de plomb
			plomb
			scelle
		`,
		de: `
			plombennummer
			siegelnummer
			plombe
		`,
		es: `
			numero de precinto
			precinto
		`,
		it: `
			numero sigillo
			sigillo
		`,
		pt: `
			numero do selo
			selo
		`,
		nl: `
			zegelnummer
			verzegeling
		`,
	},
	vessel: {
		kind: 'text',
		en: `
			vessel
			vessel name
			ship
			vessel voyage
			ocean vessel
			ship name
			vessel flight
		`,
		fr: `
			navire
			nom du navire
			bateau
		`,
		de: `
			schiff
			schiffsname
		`,
		es: `
			buque
			nombre del buque
			nave
		`,
		it: `
			nave
			nome della nave
		`,
		pt: `
			navio
			nome do navio
		`,
		nl: `
			schip
			scheepsnaam
			vaartuig
		`,
	},
	voyageNumber: {
		kind: 'id',
		en: `
			voyage number
			voyage no
			voyage
		`,
		fr: `
			numero de voyage
			voyage n
		`,
		de: `
			reisenummer
			reise nr
		`,
		es: `
			numero de viaje
			viaje n
		`,
		it: `
			numero viaggio
			viaggio n
		`,
		pt: `
			numero da viagem
			viagem n
		`,
		nl: `
			reisnummer
		`,
	},
	flightNumber: {
		kind: 'id',
		en: `
			flight number
			flight no
			flight
		`,
		fr: `
			numero de vol
			vol
			vol n
		`,
		de: `
			flugnummer
			flug
			flug nr
		`,
		es: `
			numero de vuelo
			vuelo
			vuelo n
		`,
		it: `
			numero volo
			volo
			volo n
		`,
		pt: `
			numero do voo
			voo
			voo n
		`,
		nl: `
			vluchtnummer
			vlucht
		`,
	},
	portOfLoading: {
		kind: 'text',
		en: `
			port of loading
			airport of departure
			place of loading
			loading port
			place of receipt
		`,
		fr: `
			port de chargement
			lieu de chargement
			aeroport de depart
		`,
		de: `
			ladehafen
			verladehafen
			abgangsflughafen
			beladestelle
			ladeort
		`,
		es: `
			puerto de carga
			aeropuerto de salida
			lugar de carga
		`,
		it: `
			porto di carico
			porto di imbarco
			luogo di carico
			aeroporto di partenza
		`,
		pt: `
			porto de embarque
			porto de carga
			aeroporto de partida
		`,
		nl: `
			laadhaven
			haven van lading
			plaats van inlading
		`,
	},
	portOfDischarge: {
		kind: 'text',
		en: `
			port of discharge
			port of unloading
			airport of destination
			place of discharge
			port of destination
			place of delivery
			final destination
		`,
		fr: `
			port de dechargement
			lieu de dechargement
			aeroport de destination
		`,
		de: `
			loschhafen
			entladehafen
			bestimmungshafen
			zielflughafen
			entladestelle
			bestimmungsort
		`,
		es: `
			puerto de descarga
			puerto de destino
			lugar de entrega
		`,
		it: `
			porto di scarico
			porto di sbarco
			porto di destinazione
		`,
		pt: `
			porto de descarga
			porto de destino
			destino final
		`,
		nl: `
			loshaven
			haven van lossing
			bestemmingshaven
		`,
	},
	incoterm: {
		kind: 'text',
		en: `
			incoterm
			incoterms
			delivery terms
			terms of delivery
			shipping terms
			trade terms
			fob
			f o b point
		`,
		fr: `
			incoterm
			incoterms
			conditions de livraison
		`,
		de: `
			incoterm
			incoterms
			lieferbedingungen
			lieferbedingung
		`,
		es: `
			incoterm
			incoterms
			condiciones de entrega
		`,
		it: `
			incoterm
			incoterms
			resa
			termini di consegna
		`,
		pt: `
			incoterm
			incoterms
			condicoes de entrega
		`,
		nl: `
			incoterm
			incoterms
			leveringsvoorwaarden
			leveringsconditie
		`,
	},
	hsCode: {
		kind: 'id',
		en: `
			hs code
			tariff code
			commodity code
			harmonized code
			hts code
			tariff number
			customs tariff number
			hs tariff number
		`,
		fr: `
			code sh
			code douanier
			nomenclature douaniere
			position tarifaire
		`,
		de: `
			zolltarifnummer
			warennummer
			statistische warennummer
			hs code
		`,
		es: `
			codigo arancelario
			partida arancelaria
			codigo taric
			codigo sa
		`,
		it: `
			codice doganale
			voce doganale
			codice taric
			nomenclatura combinata
		`,
		pt: `
			codigo pautal
			codigo aduaneiro
			ncm
			posicao pautal
		`,
		nl: `
			goederencode
			gs code
			douanecode
			statistieknummer
		`,
	},
	countryOfOrigin: {
		kind: 'country',
		en: `
			country of origin
			origin
			made in
			country of manufacture
			origin country
		`,
		fr: `
			pays d origine
			origine
			provenance
		`,
		de: `
			ursprungsland
			herkunftsland
			land des ursprungs
		`,
		es: `
			pais de origen
			origen
		`,
		it: `
			paese di origine
			origine
			provenienza
		`,
		pt: `
			pais de origem
			origem
		`,
		nl: `
			land van oorsprong
			oorsprong
			land van herkomst
		`,
	},
	countryOfDestination: {
		kind: 'country',
		en: `
			country of destination
			destination country
			country of final destination
		`,
		fr: `
			pays de destination
		`,
		de: `
			bestimmungsland
			empfangsland
		`,
		es: `
			pais de destino
		`,
		it: `
			paese di destinazione
		`,
		pt: `
			pais de destino
		`,
		nl: `
			land van bestemming
			bestemmingsland
		`,
	},
	grossWeight: {
		kind: 'quantity',
		en: `
			gross weight
			total gross weight
			gross weight kg
			total weight
		`,
		fr: `
			poids brut
			poids total
			poids brut total
		`,
		de: `
			bruttogewicht
			gesamtgewicht
			gewicht brutto
			rohmasse
		`,
		es: `
			peso bruto
			peso total
		`,
		it: `
			peso lordo
			peso totale
		`,
		pt: `
			peso bruto
			peso total
		`,
		nl: `
			brutogewicht
			totaalgewicht
		`,
	},
	netWeight: {
		kind: 'quantity',
		en: `
			net weight
			total net weight
			net weight kg
		`,
		fr: `
			poids net
		`,
		de: `
			nettogewicht
			gewicht netto
			eigenmasse
		`,
		es: `
			peso neto
		`,
		it: `
			peso netto
		`,
		pt: `
			peso liquido
		`,
		nl: `
			nettogewicht
		`,
	},
	volume: {
		kind: 'quantity',
		en: `
			volume
			cubic metres
			cbm
			measurement
			cube
		`,
		fr: `
			volume
			cubage
			metres cubes
		`,
		de: `
			volumen
			rauminhalt
			kubikmeter
		`,
		es: `
			volumen
			cubicaje
			metros cubicos
		`,
		it: `
			volume
			metri cubi
			cubatura
		`,
		pt: `
			volume
			metros cubicos
			cubagem
		`,
		nl: `
			volume
			inhoud
			kubieke meter
		`,
	},
	packages: {
		kind: 'quantity',
		en: `
			packages
			number of packages
			no of packages
			number of pieces
			pieces
			cartons
			pallets
			no of pieces
			total packages
		`,
		fr: `
			nombre de colis
			colis
			palettes
			nombre de palettes
		`,
		de: `
			packstucke
			anzahl packstucke
			kolli
			paletten
			anzahl kolli
		`,
		es: `
			bultos
			numero de bultos
			palets
		`,
		it: `
			colli
			numero colli
			pallet
			bancali
		`,
		pt: `
			volumes
			numero de volumes
			paletes
		`,
		nl: `
			colli
			aantal colli
			pallets
			aantal pakketten
		`,
	},
	dimensions: {
		kind: 'text',
		en: `
			dimensions
			size
			measurements
			l x w x h
			dims
		`,
		fr: `
			dimensions
			taille
			mesures
		`,
		de: `
			abmessungen
			masse
			grosse
			dimension
		`,
		es: `
			dimensiones
			medidas
			tamano
		`,
		it: `
			dimensioni
			misure
			taglia
		`,
		pt: `
			dimensoes
			medidas
			tamanho
		`,
		nl: `
			afmetingen
			maten
			formaat
		`,
	},
	goodsDescription: {
		kind: 'text',
		en: `
			description of goods
			nature of goods
			commodity
			contents
			goods
			nature and quantity of goods
		`,
		fr: `
			designation des marchandises
			nature des marchandises
			marchandises
			contenu
		`,
		de: `
			warenbezeichnung
			bezeichnung der waren
			inhalt
			ware
			gutart
		`,
		es: `
			descripcion de la mercancia
			mercancia
			contenido
		`,
		it: `
			descrizione della merce
			natura della merce
			merce
			contenuto
		`,
		pt: `
			descricao da mercadoria
			mercadoria
			conteudo
			natureza da mercadoria
		`,
		nl: `
			omschrijving goederen
			goederen
			aard van de goederen
			inhoud
		`,
	},
	declaredValue: {
		kind: 'amount',
		en: `
			declared value
			customs value
			value for customs
			total value
			statistical value
		`,
		fr: `
			valeur declaree
			valeur en douane
			valeur statistique
		`,
		de: `
			zollwert
			warenwert
			angegebener wert
			statistischer wert
		`,
		es: `
			valor declarado
			valor en aduana
		`,
		it: `
			valore dichiarato
			valore doganale
			valore statistico
		`,
		pt: `
			valor declarado
			valor aduaneiro
		`,
		nl: `
			aangegeven waarde
			douanewaarde
			statistische waarde
		`,
	},
	eoriNumber: {
		kind: 'id',
		en: `
			eori number
			eori
			eori no
		`,
		fr: `
			numero eori
			eori
		`,
		de: `
			eori nummer
			eori
		`,
		es: `
			numero eori
			eori
		`,
		it: `
			codice eori
			eori
		`,
		pt: `
			numero eori
			eori
		`,
		nl: `
			eori nummer
			eori
		`,
	},
	shipDate: {
		kind: 'date',
		en: `
			ship date
			date of shipment
			shipped on board date
			shipment date
			dispatch date
			despatch date
			on board date
		`,
		fr: `
			date d expedition
			date d envoi
			date de chargement
		`,
		de: `
			versanddatum
			verladedatum
			abgangsdatum
			versandtag
		`,
		es: `
			fecha de envio
			fecha de embarque
			fecha de expedicion
		`,
		it: `
			data di spedizione
			data di imbarco
			data spedizione
		`,
		pt: `
			data de envio
			data de embarque
			data de expedicao
		`,
		nl: `
			verzenddatum
			datum van verzending
			verschepingsdatum
		`,
	},
	etd: {
		kind: 'date',
		en: `
			etd
			estimated departure
			estimated time of departure
			departure date
		`,
		fr: `
			etd
			depart prevu
			date de depart prevue
		`,
		de: `
			etd
			voraussichtliche abfahrt
			abfahrt
		`,
		es: `
			etd
			salida prevista
		`,
		it: `
			etd
			partenza prevista
		`,
		pt: `
			etd
			partida prevista
		`,
		nl: `
			etd
			verwachte vertrekdatum
		`,
	},
	eta: {
		kind: 'date',
		en: `
			eta
			estimated arrival
			estimated delivery
			estimated time of arrival
			expected delivery date
			expected date
			required date
		`,
		fr: `
			eta
			arrivee prevue
			livraison prevue
			date de livraison prevue
		`,
		de: `
			eta
			voraussichtliche ankunft
			voraussichtlicher liefertermin
			wunschtermin
		`,
		es: `
			eta
			llegada prevista
			entrega prevista
		`,
		it: `
			eta
			arrivo previsto
			consegna prevista
		`,
		pt: `
			eta
			chegada prevista
			entrega prevista
		`,
		nl: `
			eta
			verwachte aankomst
			verwachte leverdatum
		`,
	},
	driver: {
		kind: 'person',
		en: `
			driver
			driver name
			name of driver
			drivers name
		`,
		fr: `
			chauffeur
			conducteur
			nom du chauffeur
		`,
		de: `
			fahrer
			fahrername
			lenker
		`,
		es: `
			conductor
			chofer
			nombre del conductor
		`,
		it: `
			autista
			conducente
			nome conducente
		`,
		pt: `
			motorista
			condutor
			nome do motorista
		`,
		nl: `
			chauffeur
			bestuurder
			naam chauffeur
		`,
	},
	truckNumber: {
		kind: 'id',
		en: `
			truck number
			truck no
			vehicle number
			trailer number
			trailer no
			tractor number
		`,
		fr: `
			numero du camion
			numero de remorque
			immatriculation du vehicule
		`,
		de: `
			lkw kennzeichen
			fahrzeugnummer
			anhangernummer
			lkw nr
		`,
		es: `
			numero de camion
			matricula del camion
			remolque
		`,
		it: `
			targa automezzo
			targa rimorchio
			targa camion
		`,
		pt: `
			matricula do camiao
			placa do veiculo
			reboque
		`,
		nl: `
			kenteken vrachtwagen
			trailernummer
			voertuignummer
		`,
	},
	freightCharges: {
		kind: 'amount',
		en: `
			freight charges
			freight
			freight amount
			total freight
			total charges
		`,
		fr: `
			frais de transport
			fret
			montant du fret
		`,
		de: `
			frachtkosten
			fracht
			frachtbetrag
		`,
		es: `
			flete
			gastos de flete
			importe del flete
		`,
		it: `
			nolo
			spese di trasporto
			costo trasporto
		`,
		pt: `
			frete
			valor do frete
			custo do frete
		`,
		nl: `
			vrachtkosten
			vracht
			vrachtprijs
		`,
	},
	orderedQuantity: {
		kind: 'quantity',
		en: `
			quantity ordered
			qty ordered
			ordered
		`,
		fr: `
			quantite commandee
			qte commandee
			commande
		`,
		de: `
			bestellmenge
			bestellte menge
			menge bestellt
			bestellt
		`,
		es: `
			cantidad pedida
			pedida
		`,
		it: `
			quantita ordinata
			ordinata
		`,
		pt: `
			quantidade encomendada
			encomendada
		`,
		nl: `
			bestelde hoeveelheid
			besteld
		`,
	},
	deliveredQuantity: {
		kind: 'quantity',
		en: `
			quantity delivered
			qty delivered
			qty shipped
			delivered
			quantity received
		`,
		fr: `
			quantite livree
			qte livree
			livre
		`,
		de: `
			liefermenge
			gelieferte menge
			menge geliefert
			geliefert
		`,
		es: `
			cantidad entregada
			cantidad servida
			entregada
		`,
		it: `
			quantita consegnata
			consegnata
			evasa
		`,
		pt: `
			quantidade entregue
			entregue
		`,
		nl: `
			geleverde hoeveelheid
			geleverd
		`,
	},
	batchNumber: {
		kind: 'id',
		en: `
			batch number
			lot number
			batch no
			lot no
			batch
			lot
		`,
		fr: `
			numero de lot
			lot
			lot n
		`,
		de: `
			chargennummer
			charge
			losnummer
			chargen nr
		`,
		es: `
			numero de lote
			lote
		`,
		it: `
			numero lotto
			lotto
		`,
		pt: `
			numero do lote
			lote
		`,
		nl: `
			batchnummer
			partijnummer
			lotnummer
			charge
		`,
	},
} satisfies Concepts;
