import type { Concepts } from '../concept.ts';

/** Freight, customs, deliveries. */
export const SHIPPING: Concepts = {
	shipper: [
		'company',
		'shipper; consignor; exporter; sender; shipper exporter; ship from; shipped from; supplier exporter|expediteur; exportateur; chargeur|absender; versender; exporteur; ausfuhrer|expedidor; remitente; exportador; cargador|mittente; speditore; esportatore; caricatore|expedidor; remetente; exportador; embarcador|afzender; verzender; exporteur',
	],
	consignee: [
		'company',
		'consignee; importer; receiver; recipient; notify party; importer of record|destinataire; importateur; receptionnaire|empfanger; importeur; warenempfanger; einfuhrer|consignatario; destinatario; importador|destinatario; importatore; ricevente|consignatario; destinatario; importador; recebedor|geadresseerde; ontvanger; importeur',
	],
	carrier: [
		'company',
		'carrier; shipping line; forwarder; freight forwarder; haulier; courier; ship via; shipped via; carrier name|transporteur; transitaire; compagnie maritime; commissionnaire|frachtfuhrer; spediteur; spedition; reederei; versandart; transporteur|transportista; naviera; transitario; porteador|vettore; trasportatore; spedizioniere; corriere|transportador; transportadora; transitario; agente de carga|vervoerder; expediteur; transporteur; rederij',
	],
	waybillNumber: [
		'id',
		'waybill number; air waybill; awb; awb no; bill of lading; bill of lading number; b l no; bol number; waybill; consignment note number; cmr no|lettre de voiture; connaissement; numero de connaissement; lta; lettre de transport aerien|frachtbrief; frachtbriefnummer; luftfrachtbrief; konnossement; ladeschein nr|carta de porte; conocimiento de embarque; guia aerea; numero de guia|lettera di vettura; polizza di carico; lettera di trasporto aereo|guia de transporte; conhecimento de embarque; conhecimento aereo; carta de porte|vrachtbrief; cognossement; luchtvrachtbrief; vrachtbriefnummer',
	],
	containerNumber: [
		'id',
		'container number; container no; container; container id|numero de conteneur; conteneur|containernummer; container nr|numero de contenedor; contenedor|numero container; container|numero do contentor; contentor; conteiner|containernummer',
	],
	sealNumber: [
		'id',
		'seal number; seal no; seal|numero de plomb; plomb; scelle|plombennummer; siegelnummer; plombe|numero de precinto; precinto|numero sigillo; sigillo|numero do selo; selo|zegelnummer; verzegeling',
	],
	vessel: [
		'text',
		'vessel; vessel name; ship; vessel voyage; ocean vessel; ship name; vessel flight|navire; nom du navire; bateau|schiff; schiffsname|buque; nombre del buque; nave|nave; nome della nave|navio; nome do navio|schip; scheepsnaam; vaartuig',
	],
	voyageNumber: [
		'id',
		'voyage number; voyage no; voyage|numero de voyage; voyage n|reisenummer; reise nr|numero de viaje; viaje n|numero viaggio; viaggio n|numero da viagem; viagem n|reisnummer',
	],
	flightNumber: [
		'id',
		'flight number; flight no; flight|numero de vol; vol; vol n|flugnummer; flug; flug nr|numero de vuelo; vuelo; vuelo n|numero volo; volo; volo n|numero do voo; voo; voo n|vluchtnummer; vlucht',
	],
	portOfLoading: [
		'text',
		'port of loading; airport of departure; place of loading; loading port; place of receipt|port de chargement; lieu de chargement; aeroport de depart|ladehafen; verladehafen; abgangsflughafen; beladestelle; ladeort|puerto de carga; aeropuerto de salida; lugar de carga|porto di carico; porto di imbarco; luogo di carico; aeroporto di partenza|porto de embarque; porto de carga; aeroporto de partida|laadhaven; haven van lading; plaats van inlading',
	],
	portOfDischarge: [
		'text',
		'port of discharge; port of unloading; airport of destination; place of discharge; port of destination; place of delivery; final destination|port de dechargement; lieu de dechargement; aeroport de destination|loschhafen; entladehafen; bestimmungshafen; zielflughafen; entladestelle; bestimmungsort|puerto de descarga; puerto de destino; lugar de entrega|porto di scarico; porto di sbarco; porto di destinazione|porto de descarga; porto de destino; destino final|loshaven; haven van lossing; bestemmingshaven',
	],
	incoterm: [
		'text',
		'incoterm; incoterms; delivery terms; terms of delivery; shipping terms; trade terms; fob; f o b point|incoterm; incoterms; conditions de livraison|incoterm; incoterms; lieferbedingungen; lieferbedingung|incoterm; incoterms; condiciones de entrega|incoterm; incoterms; resa; termini di consegna|incoterm; incoterms; condicoes de entrega|incoterm; incoterms; leveringsvoorwaarden; leveringsconditie',
	],
	hsCode: [
		'id',
		'hs code; tariff code; commodity code; harmonized code; hts code; tariff number; customs tariff number; hs tariff number|code sh; code douanier; nomenclature douaniere; position tarifaire|zolltarifnummer; warennummer; statistische warennummer; hs code|codigo arancelario; partida arancelaria; codigo taric; codigo sa|codice doganale; voce doganale; codice taric; nomenclatura combinata|codigo pautal; codigo aduaneiro; ncm; posicao pautal|goederencode; gs code; douanecode; statistieknummer',
	],
	countryOfOrigin: [
		'country',
		'country of origin; origin; made in; country of manufacture; origin country|pays d origine; origine; provenance|ursprungsland; herkunftsland; land des ursprungs|pais de origen; origen|paese di origine; origine; provenienza|pais de origem; origem|land van oorsprong; oorsprong; land van herkomst',
	],
	countryOfDestination: [
		'country',
		'country of destination; destination country; country of final destination|pays de destination|bestimmungsland; empfangsland|pais de destino|paese di destinazione|pais de destino|land van bestemming; bestemmingsland',
	],
	grossWeight: [
		'quantity',
		'gross weight; total gross weight; gross weight kg; total weight|poids brut; poids total; poids brut total|bruttogewicht; gesamtgewicht; gewicht brutto; rohmasse|peso bruto; peso total|peso lordo; peso totale|peso bruto; peso total|brutogewicht; totaalgewicht',
	],
	netWeight: [
		'quantity',
		'net weight; total net weight; net weight kg|poids net|nettogewicht; gewicht netto; eigenmasse|peso neto|peso netto|peso liquido|nettogewicht',
	],
	volume: [
		'quantity',
		'volume; cubic metres; cbm; measurement; cube|volume; cubage; metres cubes|volumen; rauminhalt; kubikmeter|volumen; cubicaje; metros cubicos|volume; metri cubi; cubatura|volume; metros cubicos; cubagem|volume; inhoud; kubieke meter',
	],
	packages: [
		'quantity',
		'packages; number of packages; no of packages; number of pieces; pieces; cartons; pallets; no of pieces; total packages|nombre de colis; colis; palettes; nombre de palettes|packstucke; anzahl packstucke; kolli; paletten; anzahl kolli|bultos; numero de bultos; palets|colli; numero colli; pallet; bancali|volumes; numero de volumes; paletes|colli; aantal colli; pallets; aantal pakketten',
	],
	dimensions: [
		'text',
		'dimensions; size; measurements; l x w x h; dims|dimensions; taille; mesures|abmessungen; masse; grosse; dimension|dimensiones; medidas; tamano|dimensioni; misure; taglia|dimensoes; medidas; tamanho|afmetingen; maten; formaat',
	],
	goodsDescription: [
		'text',
		'description of goods; nature of goods; commodity; contents; goods; nature and quantity of goods|designation des marchandises; nature des marchandises; marchandises; contenu|warenbezeichnung; bezeichnung der waren; inhalt; ware; gutart|descripcion de la mercancia; mercancia; contenido|descrizione della merce; natura della merce; merce; contenuto|descricao da mercadoria; mercadoria; conteudo; natureza da mercadoria|omschrijving goederen; goederen; aard van de goederen; inhoud',
	],
	declaredValue: [
		'amount',
		'declared value; customs value; value for customs; total value; statistical value|valeur declaree; valeur en douane; valeur statistique|zollwert; warenwert; angegebener wert; statistischer wert|valor declarado; valor en aduana|valore dichiarato; valore doganale; valore statistico|valor declarado; valor aduaneiro|aangegeven waarde; douanewaarde; statistische waarde',
	],
	eoriNumber: [
		'id',
		'eori number; eori; eori no|numero eori; eori|eori nummer; eori|numero eori; eori|codice eori; eori|numero eori; eori|eori nummer; eori',
	],
	shipDate: [
		'date',
		'ship date; date of shipment; shipped on board date; shipment date; dispatch date; despatch date; on board date|date d expedition; date d envoi; date de chargement|versanddatum; verladedatum; abgangsdatum; versandtag|fecha de envio; fecha de embarque; fecha de expedicion|data di spedizione; data di imbarco; data spedizione|data de envio; data de embarque; data de expedicao|verzenddatum; datum van verzending; verschepingsdatum',
	],
	etd: [
		'date',
		'etd; estimated departure; estimated time of departure; departure date|etd; depart prevu; date de depart prevue|etd; voraussichtliche abfahrt; abfahrt|etd; salida prevista|etd; partenza prevista|etd; partida prevista|etd; verwachte vertrekdatum',
	],
	eta: [
		'date',
		'eta; estimated arrival; estimated delivery; estimated time of arrival; expected delivery date; expected date; required date|eta; arrivee prevue; livraison prevue; date de livraison prevue|eta; voraussichtliche ankunft; voraussichtlicher liefertermin; wunschtermin|eta; llegada prevista; entrega prevista|eta; arrivo previsto; consegna prevista|eta; chegada prevista; entrega prevista|eta; verwachte aankomst; verwachte leverdatum',
	],
	driver: [
		'person',
		'driver; driver name; name of driver; drivers name|chauffeur; conducteur; nom du chauffeur|fahrer; fahrername; lenker|conductor; chofer; nombre del conductor|autista; conducente; nome conducente|motorista; condutor; nome do motorista|chauffeur; bestuurder; naam chauffeur',
	],
	truckNumber: [
		'id',
		'truck number; truck no; vehicle number; trailer number; trailer no; tractor number|numero du camion; numero de remorque; immatriculation du vehicule|lkw kennzeichen; fahrzeugnummer; anhangernummer; lkw nr|numero de camion; matricula del camion; remolque|targa automezzo; targa rimorchio; targa camion|matricula do camiao; placa do veiculo; reboque|kenteken vrachtwagen; trailernummer; voertuignummer',
	],
	freightCharges: [
		'amount',
		'freight charges; freight; freight amount; total freight; total charges|frais de transport; fret; montant du fret|frachtkosten; fracht; frachtbetrag|flete; gastos de flete; importe del flete|nolo; spese di trasporto; costo trasporto|frete; valor do frete; custo do frete|vrachtkosten; vracht; vrachtprijs',
	],
	orderedQuantity: [
		'quantity',
		'quantity ordered; qty ordered; ordered|quantite commandee; qte commandee; commande|bestellmenge; bestellte menge; menge bestellt; bestellt|cantidad pedida; pedida|quantita ordinata; ordinata|quantidade encomendada; encomendada|bestelde hoeveelheid; besteld',
	],
	deliveredQuantity: [
		'quantity',
		'quantity delivered; qty delivered; qty shipped; delivered; quantity received|quantite livree; qte livree; livre|liefermenge; gelieferte menge; menge geliefert; geliefert|cantidad entregada; cantidad servida; entregada|quantita consegnata; consegnata; evasa|quantidade entregue; entregue|geleverde hoeveelheid; geleverd',
	],
	batchNumber: [
		'id',
		'batch number; lot number; batch no; lot no; batch; lot|numero de lot; lot; lot n|chargennummer; charge; losnummer; chargen nr|numero de lote; lote|numero lotto; lotto|numero do lote; lote|batchnummer; partijnummer; lotnummer; charge',
	],
};
