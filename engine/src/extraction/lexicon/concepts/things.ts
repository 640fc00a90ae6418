import type { Concepts } from '../concept.ts';

/** Vehicles, homes, meters, journeys, tills. */
export const THINGS: Concepts = {
	vin: [
		'id',
		'vin; vehicle identification number; chassis number; chassis no; vin number; frame number|numero d identification du vehicule; numero de chassis; vin|fahrgestellnummer; fahrzeug identifizierungsnummer; fin; fin nummer; fahrzeugidentnummer|numero de bastidor; bastidor; numero de chasis|numero di telaio; telaio; numero telaio|numero do chassis; chassis; numero de quadro|chassisnummer; voertuigidentificatienummer; vin',
	],
	vehicleMake: [
		'text',
		'make; vehicle make; manufacturer; brand; make and model; make model|marque; constructeur; marque du vehicule|marke; hersteller; fabrikat; fahrzeugmarke|marca; fabricante; marca y modelo|marca; casa costruttrice; fabbricante; marca e modello|marca; fabricante; marca e modelo|merk; fabrikant; merk en type',
	],
	vehicleModel: [
		'text',
		'model; vehicle model; model name; car model; model number|modele; modele du vehicule; denomination commerciale|modell; fahrzeugmodell; handelsbezeichnung; fahrzeugtyp|modelo; modelo del vehiculo|modello; modello veicolo|modelo; modelo do veiculo|model; handelsbenaming; voertuigmodel',
	],
	modelYear: [
		'quantity',
		'model year; year; year of manufacture; vehicle year; year built|annee modele; annee; annee de fabrication|baujahr; modelljahr; herstellungsjahr|ano modelo; ano de fabricacion; ano|anno modello; anno di fabbricazione; anno|ano modelo; ano de fabrico; ano|bouwjaar; modeljaar',
	],
	mileage: [
		'quantity',
		'mileage; odometer; odometer reading; kilometres; miles; km reading; current mileage|kilometrage; compteur kilometrique; kilometres|kilometerstand; laufleistung; km stand; tachostand|kilometraje; kilometros; cuentakilometros|chilometraggio; chilometri; km percorsi|quilometragem; quilometros; kms|kilometerstand; tellerstand; km stand',
	],
	colour: [
		'text',
		'colour; color; vehicle colour; exterior color|couleur|farbe; farbton|color|colore|cor|kleur',
	],
	fuelType: [
		'text',
		'fuel; fuel type; type of fuel|carburant; energie; type de carburant|kraftstoff; kraftstoffart; antriebsart; kraftstofftyp|combustible; tipo de combustible; carburante|carburante; alimentazione; combustibile|combustivel; tipo de combustivel|brandstof; brandstofsoort',
	],
	engineNumber: [
		'id',
		'engine number; engine no; motor number|numero de moteur|motornummer; motor nr|numero de motor|numero motore|numero do motor|motornummer',
	],
	enginePower: [
		'text',
		'engine power; power; horsepower; engine capacity; displacement; cubic capacity|puissance; cylindree; puissance fiscale|leistung; hubraum; nennleistung; motorleistung|potencia; cilindrada|potenza; cilindrata|potencia; cilindrada|vermogen; cilinderinhoud',
	],
	firstRegistration: [
		'date',
		'first registration; date of first registration; first registered; registration date|date de premiere immatriculation; premiere mise en circulation; mise en circulation|erstzulassung; datum der erstzulassung; tag der erstzulassung|primera matriculacion; fecha de primera matriculacion|prima immatricolazione; data prima immatricolazione|primeira matricula; data da primeira matricula|datum eerste toelating; eerste toelating; eerste registratie',
	],
	vehicleOwner: [
		'name',
		'owner; registered owner; vehicle owner; registered keeper; owner name|proprietaire; titulaire; titulaire du certificat|halter; eigentumer; fahrzeughalter; besitzer|titular; propietario; titular del vehiculo|proprietario; intestatario|proprietario; titular; dono|eigenaar; kentekenhouder; houder',
	],
	meterNumber: [
		'id',
		'meter number; meter no; meter id; meter serial number; meter point; mpan; mprn|numero de compteur; n compteur; pdl; point de livraison; pce|zahlernummer; zahler nr; zahlpunkt; marktlokation; messlokation|numero de contador; contador n; cups|numero contatore; matricola contatore; pod; pdr|numero do contador; contador n; cpe|meternummer; ean code; ean',
	],
	previousReading: [
		'quantity',
		'previous reading; last reading; opening reading; prior reading|ancien index; index precedent; releve precedent|zahlerstand alt; alter zahlerstand; anfangsstand; vorheriger zahlerstand|lectura anterior|lettura precedente|leitura anterior|vorige stand; beginstand; vorige meterstand',
	],
	currentReading: [
		'quantity',
		'current reading; present reading; closing reading; new reading; actual reading|nouvel index; index actuel; index releve|zahlerstand neu; neuer zahlerstand; endstand; aktueller zahlerstand|lectura actual|lettura attuale|leitura atual|huidige stand; eindstand; nieuwe meterstand',
	],
	readingDate: [
		'date',
		'reading date; meter reading date; read date; date of reading; next reading|date de releve; date du releve|ablesedatum; ablesung am; ablesetag|fecha de lectura|data lettura; data della lettura|data da leitura; data de leitura|opnamedatum meterstand; datum opname; opnamedatum',
	],
	energyUsed: [
		'quantity',
		'energy consumed; kwh used; total kwh; electricity used; units used; gas used; water used|energie consommee; kwh consommes; consommation totale|stromverbrauch; verbrauch kwh; gasverbrauch; wasserverbrauch; gesamtverbrauch|energia consumida; consumo total; kwh consumidos|energia consumata; consumo totale; kwh consumati|energia consumida; consumo total; kwh consumidos|verbruikte energie; totaal verbruik; kwh verbruik',
	],
	tariff: [
		'text',
		'tariff; rate plan; tariff name; price plan; rate schedule; rate class|tarif; option tarifaire; offre; formule tarifaire|tarif; tarifname; vertragsart; produkt|tarifa; peaje de acceso|tariffa; offerta; profilo tariffario|tarifa; tarifario; plano|tarief; tariefplan; product',
	],
	standingCharge: [
		'amount',
		'standing charge; fixed charge; service charge; base charge; basic charge; customer charge|abonnement; part fixe; frais fixes|grundpreis; grundgebuhr; grundbetrag|termino fijo; cuota fija; termino de potencia|quota fissa; canone fisso|termo fixo; taxa fixa; assinatura|vastrecht; vaste kosten; abonnement',
	],
	energyCharge: [
		'amount',
		'energy charge; usage charge; consumption charge; electricity charges; gas charges; water charges|part variable; montant consommation; fourniture d energie|arbeitspreis; verbrauchskosten; energiekosten; arbeitsbetrag|termino de energia; importe energia; consumo electrico|quota energia; spesa per la materia energia; quota variabile|termo de energia; custo da energia|verbruikskosten; energiekosten; leveringskosten',
	],
	servicePoint: [
		'address',
		'service address; supply address; premises; service location; point of supply; installation address; property served|adresse de consommation; lieu de consommation; site de consommation|verbrauchsstelle; lieferstelle; abnahmestelle|direccion de suministro; punto de suministro|indirizzo di fornitura; luogo di fornitura|local de consumo; morada de fornecimento; local de fornecimento|leveringsadres; verbruiksadres; aansluitadres',
	],
	propertyAddress: [
		'address',
		'property address; address of property; premises; rental property; address of the premises; property; leased premises|adresse du bien; adresse du logement; designation des locaux; adresse de l immeuble|objektadresse; mietobjekt; anschrift des objekts; mietsache; lage des objekts|direccion del inmueble; inmueble; finca; vivienda|indirizzo dell immobile; immobile; ubicazione immobile|morada do imovel; imovel; localizacao do imovel; endereco do imovel|adres van het object; gehuurde; adres pand; onroerend goed',
	],
	propertyType: [
		'text',
		'property type; type of property; dwelling type|type de bien; nature du bien; type de logement|objektart; immobilienart; art des objekts|tipo de inmueble; tipo de vivienda|tipo di immobile; tipologia immobile|tipo de imovel; tipologia|type woning; soort object; woningtype',
	],
	livingArea: [
		'quantity',
		'living area; floor area; surface area; square feet; square metres; area; size of the apartment; sq ft|surface; surface habitable; superficie|wohnflache; flache; nutzflache; grundstucksflache|superficie; superficie util; metros cuadrados|superficie; metri quadri; superficie commerciale|area; area util; metros quadrados; superficie|woonoppervlakte; oppervlakte; vierkante meter',
	],
	rooms: [
		'quantity',
		'rooms; number of rooms; bedrooms; number of bedrooms|nombre de pieces; pieces; chambres|zimmer; anzahl zimmer; zimmerzahl|habitaciones; numero de habitaciones; dormitorios|vani; numero vani; locali; camere|quartos; numero de quartos; assoalhadas|kamers; aantal kamers; slaapkamers',
	],
	purchasePrice: [
		'amount',
		'purchase price; sale price; sales price; selling price; agreed price; price paid; asking price|prix d achat; prix de vente; prix d acquisition|kaufpreis; verkaufspreis; gesamtkaufpreis|precio de compra; precio de venta; precio de compraventa|prezzo di acquisto; prezzo di vendita; prezzo|preco de compra; preco de venda; valor de venda|koopsom; koopprijs; verkoopprijs; aankoopprijs',
	],
	serviceCharges: [
		'amount',
		'service charges; utilities; maintenance charge; operating costs; ancillary costs; common charges|charges; provisions sur charges; charges locatives; charges de copropriete|nebenkosten; betriebskosten; nebenkostenvorauszahlung; hausgeld|gastos de comunidad; gastos comunes; cuota de comunidad|spese condominiali; oneri accessori|despesas de condominio; condominio; encargos comuns|servicekosten; bijkomende kosten; stookkosten',
	],
	landRegister: [
		'id',
		'land register; title number; parcel number; lot number; folio; apn; parcel id; land registry number; cadastral reference|reference cadastrale; parcelle; section cadastrale; numero de parcelle|grundbuch; flurstuck; grundbuchblatt; flurstucksnummer|referencia catastral; finca registral|dati catastali; foglio; particella; mappale|artigo matricial; descricao predial; matriz|kadastrale aanduiding; kadastraal nummer; perceel',
	],
	leaseStart: [
		'date',
		'lease start; lease commencement date; commencement of lease; tenancy start; move in date; start of tenancy; lease start date|date de prise d effet du bail; debut du bail; date d entree dans les lieux|mietbeginn; beginn des mietverhaltnisses; einzugsdatum|inicio del arrendamiento; fecha de inicio del contrato|inizio locazione; decorrenza contratto|inicio do arrendamento; inicio do contrato|ingangsdatum huur; aanvang huur; begin huurovereenkomst',
	],
	leaseEnd: [
		'date',
		'lease end; lease expiration date; end of lease; tenancy end; move out date; end of tenancy; lease end date|fin du bail; date de fin du bail|mietende; ende des mietverhaltnisses; auszugsdatum|fin del arrendamiento; fecha de fin del contrato|fine locazione; scadenza contratto|fim do arrendamento; fim do contrato|einddatum huur; einde huur',
	],
	nights: [
		'quantity',
		'nights; number of nights; length of stay|nuits; nombre de nuits; nuitees|nachte; ubernachtungen; anzahl nachte|noches; numero de noches; pernoctaciones|notti; numero notti; pernottamenti|noites; numero de noites; dormidas|nachten; aantal nachten',
	],
	roomNumber: [
		'id',
		'room number; room no; room|numero de chambre; chambre|zimmernummer; zimmer nr; zimmer|numero de habitacion; habitacion|numero camera; camera|numero do quarto; quarto|kamernummer; kamer',
	],
	guests: [
		'quantity',
		'guests; number of guests; adults; persons; number of persons; passengers; pax; covers|nombre de personnes; personnes; voyageurs; couverts|personen; anzahl personen; gaste; anzahl gaste|personas; numero de personas; huespedes; comensales|ospiti; numero ospiti; persone; coperti|hospedes; numero de hospedes; pessoas|personen; aantal personen; gasten; aantal gasten',
	],
	seat: [
		'text',
		'seat; seat number; seat no|siege; place; numero de siege|sitz; sitzplatz; platz|asiento; plaza|posto; sedile|lugar; assento|stoel; zitplaats; plaatsnummer',
	],
	gate: [
		'text',
		'gate; terminal; platform; track|porte; terminal; voie; quai|gate; flugsteig; gleis; terminal|puerta; terminal; anden|gate; uscita; binario; terminal|porta; terminal; plataforma; cais|gate; spoor; perron; terminal',
	],
	boardingTime: [
		'time',
		'boarding time; boarding; departure time; departs at|heure d embarquement; heure de depart|boardingzeit; einsteigezeit; abfahrtszeit; abflugzeit|hora de embarque; hora de salida|ora imbarco; orario di partenza|hora de embarque; hora de partida|boardingtijd; vertrektijd; instaptijd',
	],
	arrivalTime: [
		'time',
		'arrival time; arrives at; time of arrival|heure d arrivee|ankunftszeit; ankunft um|hora de llegada|ora di arrivo; orario di arrivo|hora de chegada|aankomsttijd',
	],
	tableNumber: [
		'id',
		'table; table number; table no|table; numero de table|tisch; tischnummer; tisch nr|mesa; numero de mesa|tavolo; numero tavolo|mesa; numero da mesa|tafel; tafelnummer',
	],
	terminalNumber: [
		'id',
		'terminal; terminal id; terminal no; till; register; pos id; terminal number; merchant id; mid|terminal; numero de terminal; caisse; numero de caisse|terminal; terminal id; kasse nr; terminalnummer; kassennummer|terminal; numero de terminal; caja n|terminale; id terminale; cassa n|terminal; numero do terminal; caixa n|terminal; terminalnummer; kassanummer',
	],
	authorizationCode: [
		'id',
		'authorization code; auth code; approval code; authorisation code; approval number|numero d autorisation; code d autorisation; no auto|genehmigungsnummer; autorisierungscode; genehmigungs nr|codigo de autorizacion; numero de autorizacion|codice autorizzazione; numero autorizzazione|codigo de autorizacao; numero de autorizacao|autorisatiecode; goedkeuringscode',
	],
	pageNumber: [
		'quantity',
		'page; page number; page no; page of; sheet|page; page n; feuillet|seite; seite von; blatt; seitenzahl|pagina; hoja|pagina; foglio|pagina; folha|pagina; bladzijde; blad',
	],
	version: [
		'text',
		'version; revision; rev; version number; revision number; edition; issue number|version; revision; edition|version; revision; ausgabe|version; revision; edicion|versione; revisione; edizione|versao; revisao; edicao|versie; revisie; editie; uitgave',
	],
};
