import type { Concepts } from '../concept.ts';

/** Vehicles, homes, meters, journeys, tills. */
export const THINGS = {
	vin: {
		kind: 'id',
		en: `
			vin
			vehicle identification number
			chassis number
			chassis no
			vin number
			frame number
		`,
		fr: `
			numero d identification du vehicule
			numero de chassis
			vin
		`,
		de: `
			fahrgestellnummer
			fahrzeug identifizierungsnummer
			fin
			fin nummer
			fahrzeugidentnummer
		`,
		es: `
			numero de bastidor
			bastidor
			numero de chasis
		`,
		it: `
			numero di telaio
			telaio
			numero telaio
		`,
		pt: `
			numero do chassis
			chassis
			numero de quadro
		`,
		nl: `
			chassisnummer
			voertuigidentificatienummer
			vin
		`,
	},
	vehicleMake: {
		kind: 'text',
		en: `
			make
			vehicle make
			manufacturer
			brand
			make and model
			make model
		`,
		fr: `
			marque
			constructeur
			marque du vehicule
		`,
		de: `
			marke
			hersteller
			fabrikat
			fahrzeugmarke
		`,
		es: `
			marca
			fabricante
			marca y modelo
		`,
		it: `
			marca
			casa costruttrice
			fabbricante
			marca e modello
		`,
		pt: `
			marca
			fabricante
			marca e modelo
		`,
		nl: `
			merk
			fabrikant
			merk en type
		`,
	},
	vehicleModel: {
		kind: 'text',
		en: `
			model
			vehicle model
			model name
			car model
			model number
		`,
		fr: `
			modele
			modele du vehicule
			denomination commerciale
		`,
		de: `
			modell
			fahrzeugmodell
			handelsbezeichnung
			fahrzeugtyp
		`,
		es: `
			modelo
			modelo del vehiculo
		`,
		it: `
			modello
			modello veicolo
		`,
		pt: `
			modelo
			modelo do veiculo
		`,
		nl: `
			model
			handelsbenaming
			voertuigmodel
		`,
	},
	modelYear: {
		kind: 'quantity',
		en: `
			model year
			year
			year of manufacture
			vehicle year
			year built
		`,
		fr: `
			annee modele
			annee
			annee de fabrication
		`,
		de: `
			baujahr
			modelljahr
			herstellungsjahr
		`,
		es: `
			ano modelo
			ano de fabricacion
			ano
		`,
		it: `
			anno modello
			anno di fabbricazione
			anno
		`,
		pt: `
			ano modelo
			ano de fabrico
			ano
		`,
		nl: `
			bouwjaar
			modeljaar
		`,
	},
	mileage: {
		kind: 'quantity',
		en: `
			mileage
			odometer
			odometer reading
			kilometres
			miles
			km reading
			current mileage
		`,
		fr: `
			kilometrage
			compteur kilometrique
			kilometres
		`,
		de: `
			kilometerstand
			laufleistung
			km stand
			tachostand
		`,
		es: `
			kilometraje
			kilometros
			cuentakilometros
		`,
		it: `
			chilometraggio
			chilometri
			km percorsi
		`,
		pt: `
			quilometragem
			quilometros
			kms
		`,
		nl: `
			kilometerstand
			tellerstand
			km stand
		`,
	},
	colour: {
		kind: 'text',
		en: `
			colour
			color
			vehicle colour
			exterior color
		`,
		fr: `
			couleur
		`,
		de: `
			farbe
			farbton
		`,
		es: `
			color
		`,
		it: `
			colore
		`,
		pt: `
			cor
		`,
		nl: `
			kleur
		`,
	},
	fuelType: {
		kind: 'text',
		en: `
			fuel
			fuel type
			type of fuel
		`,
		fr: `
			carburant
			energie
			type de carburant
		`,
		de: `
			kraftstoff
			kraftstoffart
			antriebsart
			kraftstofftyp
		`,
		es: `
			combustible
			tipo de combustible
			carburante
		`,
		it: `
			carburante
			alimentazione
			combustibile
		`,
		pt: `
			combustivel
			tipo de combustivel
		`,
		nl: `
			brandstof
			brandstofsoort
		`,
	},
	engineNumber: {
		kind: 'id',
		en: `
			engine number
			engine no
			motor number
		`,
		fr: `
			numero de moteur
		`,
		de: `
			motornummer
			motor nr
		`,
		es: `
			numero de motor
		`,
		it: `
			numero motore
		`,
		pt: `
			numero do motor
		`,
		nl: `
			motornummer
		`,
	},
	enginePower: {
		kind: 'text',
		en: `
			engine power
			power
			horsepower
			engine capacity
			displacement
			cubic capacity
		`,
		fr: `
			puissance
			cylindree
			puissance fiscale
		`,
		de: `
			leistung
			hubraum
			nennleistung
			motorleistung
		`,
		es: `
			potencia
			cilindrada
		`,
		it: `
			potenza
			cilindrata
		`,
		pt: `
			potencia
			cilindrada
		`,
		nl: `
			vermogen
			cilinderinhoud
		`,
	},
	firstRegistration: {
		kind: 'date',
		en: `
			first registration
			date of first registration
			first registered
			registration date
		`,
		fr: `
			date de premiere immatriculation
			premiere mise en circulation
			mise en circulation
		`,
		de: `
			erstzulassung
			datum der erstzulassung
			tag der erstzulassung
		`,
		es: `
			primera matriculacion
			fecha de primera matriculacion
		`,
		it: `
			prima immatricolazione
			data prima immatricolazione
		`,
		pt: `
			primeira matricula
			data da primeira matricula
		`,
		nl: `
			datum eerste toelating
			eerste toelating
			eerste registratie
		`,
	},
	vehicleOwner: {
		kind: 'name',
		en: `
			owner
			registered owner
			vehicle owner
			registered keeper
			owner name
		`,
		fr: `
			proprietaire
			titulaire
			titulaire du certificat
		`,
		de: `
			halter
			eigentumer
			fahrzeughalter
			besitzer
		`,
		es: `
			titular
			propietario
			titular del vehiculo
		`,
		it: `
			proprietario
			intestatario
		`,
		pt: `
			proprietario
			titular
			dono
		`,
		nl: `
			eigenaar
			kentekenhouder
			houder
		`,
	},
	meterNumber: {
		kind: 'id',
		en: `
			meter number
			meter no
			meter id
			meter serial number
			meter point
			mpan
			mprn
		`,
		fr: `
			numero de compteur
			n compteur
			pdl
			point de livraison
			pce
		`,
		de: `
			zahlernummer
			zahler nr
			zahlpunkt
			marktlokation
			messlokation
		`,
		es: `
			numero de contador
			contador n
			cups
		`,
		it: `
			numero contatore
			matricola contatore
			pod
			pdr
		`,
		pt: `
			numero do contador
			contador n
			cpe
		`,
		nl: `
			meternummer
			ean code
			ean
		`,
	},
	previousReading: {
		kind: 'quantity',
		en: `
			previous reading
			last reading
			opening reading
			prior reading
		`,
		fr: `
			ancien index
			index precedent
			releve precedent
		`,
		de: `
			zahlerstand alt
			alter zahlerstand
			anfangsstand
			vorheriger zahlerstand
		`,
		es: `
			lectura anterior
		`,
		it: `
			lettura precedente
		`,
		pt: `
			leitura anterior
		`,
		nl: `
			vorige stand
			beginstand
			vorige meterstand
		`,
	},
	currentReading: {
		kind: 'quantity',
		en: `
			current reading
			present reading
			closing reading
			new reading
			actual reading
		`,
		fr: `
			nouvel index
			index actuel
			index releve
		`,
		de: `
			zahlerstand neu
			neuer zahlerstand
			endstand
			aktueller zahlerstand
		`,
		es: `
			lectura actual
		`,
		it: `
			lettura attuale
		`,
		pt: `
			leitura atual
		`,
		nl: `
			huidige stand
			eindstand
			nieuwe meterstand
		`,
	},
	readingDate: {
		kind: 'date',
		en: `
			reading date
			meter reading date
			read date
			date of reading
			next reading
		`,
		fr: `
			date de releve
			date du releve
		`,
		de: `
			ablesedatum
			ablesung am
			ablesetag
		`,
		es: `
			fecha de lectura
		`,
		it: `
			data lettura
			data della lettura
		`,
		pt: `
			data da leitura
			data de leitura
		`,
		nl: `
			opnamedatum meterstand
			datum opname
			opnamedatum
		`,
	},
	energyUsed: {
		kind: 'quantity',
		en: `
			energy consumed
			kwh used
			total kwh
			electricity used
			units used
			gas used
			water used
		`,
		fr: `
			energie consommee
			kwh consommes
			consommation totale
		`,
		de: `
			stromverbrauch
			verbrauch kwh
			gasverbrauch
			wasserverbrauch
			gesamtverbrauch
		`,
		es: `
			energia consumida
			consumo total
			kwh consumidos
		`,
		it: `
			energia consumata
			consumo totale
			kwh consumati
		`,
		pt: `
			energia consumida
			consumo total
			kwh consumidos
		`,
		nl: `
			verbruikte energie
			totaal verbruik
			kwh verbruik
		`,
	},
	tariff: {
		kind: 'text',
		en: `
			tariff
			rate plan
			tariff name
			price plan
			rate schedule
			rate class
		`,
		fr: `
			tarif
			option tarifaire
			offre
			formule tarifaire
		`,
		de: `
			tarif
			tarifname
			vertragsart
			produkt
		`,
		es: `
			tarifa
			peaje de acceso
		`,
		it: `
			tariffa
			offerta
			profilo tariffario
		`,
		pt: `
			tarifa
			tarifario
			plano
		`,
		nl: `
			tarief
			tariefplan
			product
		`,
	},
	standingCharge: {
		kind: 'amount',
		en: `
			standing charge
			fixed charge
			service charge
			base charge
			basic charge
			customer charge
		`,
		fr: `
			abonnement
			part fixe
			frais fixes
		`,
		de: `
			grundpreis
			grundgebuhr
			grundbetrag
		`,
		es: `
			termino fijo
			cuota fija
			termino de potencia
		`,
		it: `
			quota fissa
			canone fisso
		`,
		pt: `
			termo fixo
			taxa fixa
			assinatura
		`,
		nl: `
			vastrecht
			vaste kosten
			abonnement
		`,
	},
	energyCharge: {
		kind: 'amount',
		en: `
			energy charge
			usage charge
			consumption charge
			electricity charges
			gas charges
			water charges
		`,
		fr: `
			part variable
			montant consommation
			fourniture d energie
		`,
		de: `
			arbeitspreis
			verbrauchskosten
			energiekosten
			arbeitsbetrag
		`,
		es: `
			termino de energia
			importe energia
			consumo electrico
		`,
		it: `
			quota energia
			spesa per la materia energia
			quota variabile
		`,
		pt: `
			termo de energia
			custo da energia
		`,
		nl: `
			verbruikskosten
			energiekosten
			leveringskosten
		`,
	},
	servicePoint: {
		kind: 'address',
		en: `
			service address
			supply address
			premises
			service location
			point of supply
			installation address
			property served
		`,
		fr: `
			adresse de consommation
			lieu de consommation
			site de consommation
		`,
		de: `
			verbrauchsstelle
			lieferstelle
			abnahmestelle
		`,
		es: `
			direccion de suministro
			punto de suministro
		`,
		it: `
			indirizzo di fornitura
			luogo di fornitura
		`,
		pt: `
			local de consumo
			morada de fornecimento
			local de fornecimento
		`,
		nl: `
			leveringsadres
			verbruiksadres
			aansluitadres
		`,
	},
	propertyAddress: {
		kind: 'address',
		en: `
			property address
			address of property
			premises
			rental property
			address of the premises
			property
			leased premises
		`,
		fr: `
			adresse du bien
			adresse du logement
			designation des locaux
			adresse de l immeuble
		`,
		de: `
			objektadresse
			mietobjekt
			anschrift des objekts
			mietsache
			lage des objekts
		`,
		es: `
			direccion del inmueble
			inmueble
			finca
			vivienda
		`,
		it: `
			indirizzo dell immobile
			immobile
			ubicazione immobile
		`,
		pt: `
			morada do imovel
			imovel
			localizacao do imovel
			endereco do imovel
		`,
		nl: `
			adres van het object
			gehuurde
			adres pand
			onroerend goed
		`,
	},
	propertyType: {
		kind: 'text',
		en: `
			property type
			type of property
			dwelling type
		`,
		fr: `
			type de bien
			nature du bien
			type de logement
		`,
		de: `
			objektart
			immobilienart
			art des objekts
		`,
		es: `
			tipo de inmueble
			tipo de vivienda
		`,
		it: `
			tipo di immobile
			tipologia immobile
		`,
		pt: `
			tipo de imovel
			tipologia
		`,
		nl: `
			type woning
			soort object
			woningtype
		`,
	},
	livingArea: {
		kind: 'quantity',
		en: `
			living area
			floor area
			surface area
			square feet
			square metres
			area
			size of the apartment
			sq ft
		`,
		fr: `
			surface
			surface habitable
			superficie
		`,
		de: `
			wohnflache
			flache
			nutzflache
			grundstucksflache
		`,
		es: `
			superficie
			superficie util
			metros cuadrados
		`,
		it: `
			superficie
			metri quadri
			superficie commerciale
		`,
		pt: `
			area
			area util
			metros quadrados
			superficie
		`,
		nl: `
			woonoppervlakte
			oppervlakte
			vierkante meter
		`,
	},
	rooms: {
		kind: 'quantity',
		en: `
			rooms
			number of rooms
			bedrooms
			number of bedrooms
		`,
		fr: `
			nombre de pieces
			pieces
			chambres
		`,
		de: `
			zimmer
			anzahl zimmer
			zimmerzahl
		`,
		es: `
			habitaciones
			numero de habitaciones
			dormitorios
		`,
		it: `
			vani
			numero vani
			locali
			camere
		`,
		pt: `
			quartos
			numero de quartos
			assoalhadas
		`,
		nl: `
			kamers
			aantal kamers
			slaapkamers
		`,
	},
	purchasePrice: {
		kind: 'amount',
		en: `
			purchase price
			sale price
			sales price
			selling price
			agreed price
			price paid
			asking price
		`,
		fr: `
			prix d achat
			prix de vente
			prix d acquisition
		`,
		de: `
			kaufpreis
			verkaufspreis
			gesamtkaufpreis
		`,
		es: `
			precio de compra
			precio de venta
			precio de compraventa
		`,
		it: `
			prezzo di acquisto
			prezzo di vendita
			prezzo
		`,
		pt: `
			preco de compra
			preco de venda
			valor de venda
		`,
		nl: `
			koopsom
			koopprijs
			verkoopprijs
			aankoopprijs
		`,
	},
	serviceCharges: {
		kind: 'amount',
		en: `
			service charges
			utilities
			maintenance charge
			operating costs
			ancillary costs
			common charges
		`,
		fr: `
			charges
			provisions sur charges
			charges locatives
			charges de copropriete
		`,
		de: `
			nebenkosten
			betriebskosten
			nebenkostenvorauszahlung
			hausgeld
		`,
		es: `
			gastos de comunidad
			gastos comunes
			cuota de comunidad
		`,
		it: `
			spese condominiali
			oneri accessori
		`,
		pt: `
			despesas de condominio
			condominio
			encargos comuns
		`,
		nl: `
			servicekosten
			bijkomende kosten
			stookkosten
		`,
	},
	landRegister: {
		kind: 'id',
		en: `
			land register
			title number
			parcel number
			lot number
			folio
			apn
			parcel id
			land registry number
			cadastral reference
		`,
		fr: `
			reference cadastrale
			parcelle
			section cadastrale
			numero de parcelle
		`,
		de: `
			grundbuch
			flurstuck
			grundbuchblatt
			flurstucksnummer
		`,
		es: `
			referencia catastral
			finca registral
		`,
		it: `
			dati catastali
			foglio
			particella
			mappale
		`,
		pt: `
			artigo matricial
			descricao predial
			matriz
		`,
		nl: `
			kadastrale aanduiding
			kadastraal nummer
			perceel
		`,
	},
	leaseStart: {
		kind: 'date',
		en: `
			lease start
			lease commencement date
			commencement of lease
			tenancy start
			move in date
			start of tenancy
			lease start date
		`,
		fr: `
			date de prise d effet du bail
			debut du bail
			date d entree dans les lieux
		`,
		de: `
			mietbeginn
			beginn des mietverhaltnisses
			einzugsdatum
		`,
		es: `
			inicio del arrendamiento
			fecha de inicio del contrato
		`,
		it: `
			inizio locazione
			decorrenza contratto
		`,
		pt: `
			inicio do arrendamento
			inicio do contrato
		`,
		nl: `
			ingangsdatum huur
			aanvang huur
			begin huurovereenkomst
		`,
	},
	leaseEnd: {
		kind: 'date',
		en: `
			lease end
			lease expiration date
			end of lease
			tenancy end
			move out date
			end of tenancy
			lease end date
		`,
		fr: `
			fin du bail
			date de fin du bail
		`,
		de: `
			mietende
			ende des mietverhaltnisses
			auszugsdatum
		`,
		es: `
			fin del arrendamiento
			fecha de fin del contrato
		`,
		it: `
			fine locazione
			scadenza contratto
		`,
		pt: `
			fim do arrendamento
			fim do contrato
		`,
		nl: `
			einddatum huur
			einde huur
		`,
	},
	nights: {
		kind: 'quantity',
		en: `
			nights
			number of nights
			length of stay
		`,
		fr: `
			nuits
			nombre de nuits
			nuitees
		`,
		de: `
			nachte
			ubernachtungen
			anzahl nachte
		`,
		es: `
			noches
			numero de noches
			pernoctaciones
		`,
		it: `
			notti
			numero notti
			pernottamenti
		`,
		pt: `
			noites
			numero de noites
			dormidas
		`,
		nl: `
			nachten
			aantal nachten
		`,
	},
	roomNumber: {
		kind: 'id',
		en: `
			room number
			room no
			room
		`,
		fr: `
			numero de chambre
			chambre
		`,
		de: `
			zimmernummer
			zimmer nr
			zimmer
		`,
		es: `
			numero de habitacion
			habitacion
		`,
		it: `
			numero camera
			camera
		`,
		pt: `
			numero do quarto
			quarto
		`,
		nl: `
			kamernummer
			kamer
		`,
	},
	guests: {
		kind: 'quantity',
		en: `
			guests
			number of guests
			adults
			persons
			number of persons
			passengers
			pax
			covers
		`,
		fr: `
			nombre de personnes
			personnes
			voyageurs
			couverts
		`,
		de: `
			personen
			anzahl personen
			gaste
			anzahl gaste
		`,
		es: `
			personas
			numero de personas
			huespedes
			comensales
		`,
		it: `
			ospiti
			numero ospiti
			persone
			coperti
		`,
		pt: `
			hospedes
			numero de hospedes
			pessoas
		`,
		nl: `
			personen
			aantal personen
			gasten
			aantal gasten
		`,
	},
	seat: {
		kind: 'text',
		en: `
			seat
			seat number
			seat no
		`,
		fr: `
			siege
			place
			numero de siege
		`,
		de: `
			sitz
			sitzplatz
			platz
		`,
		es: `
			asiento
			plaza
		`,
		it: `
			posto
			sedile
		`,
		pt: `
			lugar
			assento
		`,
		nl: `
			stoel
			zitplaats
			plaatsnummer
		`,
	},
	gate: {
		kind: 'text',
		en: `
			gate
			terminal
			platform
			track
		`,
		fr: `
			porte
			terminal
			voie
			quai
		`,
		de: `
			gate
			flugsteig
			gleis
			terminal
		`,
		es: `
			puerta
			terminal
			anden
		`,
		it: `
			gate
			uscita
			binario
			terminal
		`,
		pt: `
			porta
			terminal
			plataforma
			cais
		`,
		nl: `
			gate
			spoor
			perron
			terminal
		`,
	},
	boardingTime: {
		kind: 'time',
		en: `
			boarding time
			boarding
			departure time
			departs at
		`,
		fr: `
			heure d embarquement
			heure de depart
		`,
		de: `
			boardingzeit
			einsteigezeit
			abfahrtszeit
			abflugzeit
		`,
		es: `
			hora de embarque
			hora de salida
		`,
		it: `
			ora imbarco
			orario di partenza
		`,
		pt: `
			hora de embarque
			hora de partida
		`,
		nl: `
			boardingtijd
			vertrektijd
			instaptijd
		`,
	},
	arrivalTime: {
		kind: 'time',
		en: `
			arrival time
			arrives at
			time of arrival
		`,
		fr: `
			heure d arrivee
		`,
		de: `
			ankunftszeit
			ankunft um
		`,
		es: `
			hora de llegada
		`,
		it: `
			ora di arrivo
			orario di arrivo
		`,
		pt: `
			hora de chegada
		`,
		nl: `
			aankomsttijd
		`,
	},
	tableNumber: {
		kind: 'id',
		en: `
			table
			table number
			table no
		`,
		fr: `
			table
			numero de table
		`,
		de: `
			tisch
			tischnummer
			tisch nr
		`,
		es: `
			mesa
			numero de mesa
		`,
		it: `
			tavolo
			numero tavolo
		`,
		pt: `
			mesa
			numero da mesa
		`,
		nl: `
			tafel
			tafelnummer
		`,
	},
	terminalNumber: {
		kind: 'id',
		en: `
			terminal
			terminal id
			terminal no
			till
			register
			pos id
			terminal number
			merchant id
			mid
		`,
		fr: `
			terminal
			numero de terminal
			caisse
			numero de caisse
		`,
		de: `
			terminal
			terminal id
			kasse nr
			terminalnummer
			kassennummer
		`,
		es: `
			terminal
			numero de terminal
			caja n
		`,
		it: `
			terminale
			id terminale
			cassa n
		`,
		pt: `
			terminal
			numero do terminal
			caixa n
		`,
		nl: `
			terminal
			terminalnummer
			kassanummer
		`,
	},
	authorizationCode: {
		kind: 'id',
		en: `
			authorization code
			auth code
			approval code
			authorisation code
			approval number
		`,
		fr: `
			numero d autorisation
			code d autorisation
			no auto
		`,
		de: `
			genehmigungsnummer
			autorisierungscode
			genehmigungs nr
		`,
		es: `
			codigo de autorizacion
			numero de autorizacion
		`,
		it: `
			codice autorizzazione
			numero autorizzazione
		`,
		pt: `
			codigo de autorizacao
			numero de autorizacao
		`,
		nl: `
			autorisatiecode
			goedkeuringscode
		`,
	},
	pageNumber: {
		kind: 'quantity',
		en: `
			page
			page number
			page no
			page of
			sheet
		`,
		fr: `
			page
			page n
			feuillet
		`,
		de: `
			seite
			seite von
			blatt
			seitenzahl
		`,
		es: `
			pagina
			hoja
		`,
		it: `
			pagina
			foglio
		`,
		pt: `
			pagina
			folha
		`,
		nl: `
			pagina
			bladzijde
			blad
		`,
	},
	version: {
		kind: 'text',
		en: `
			version
			revision
			rev
			version number
			revision number
			edition
			issue number
		`,
		fr: `
			version
			revision
			edition
		`,
		de: `
			version
			revision
			ausgabe
		`,
		es: `
			version
			revision
			edicion
		`,
		it: `
			versione
			revisione
			edizione
		`,
		pt: `
			versao
			revisao
			edicao
		`,
		nl: `
			versie
			revisie
			editie
			uitgave
		`,
	},
} satisfies Concepts;
