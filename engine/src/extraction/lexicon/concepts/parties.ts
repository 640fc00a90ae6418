import type { Concepts } from '../concept.ts';

/** Companies and people, and what they are to each other. */
export const PARTIES: Concepts = {
	seller: [
		'company',
		'seller; vendor; supplier; issuer; from; sold by; merchant; provider; company that issued the invoice; biller; service provider; remit to; payee; utility company; company that issued the document; contractor|vendeur; fournisseur; emetteur; prestataire; de|verkaufer; lieferant; absender; rechnungssteller; rechnungsersteller; aussteller; leistungserbringer; von; anbieter|vendedor; proveedor; emisor; de|venditore; fornitore; cedente prestatore; mittente; emittente; da|vendedor; fornecedor; emissor; emitente; prestador|verkoper; leverancier; afzender; van',
	],
	buyer: [
		'company',
		'buyer; customer; bill to; billed to; client; sold to; invoice to; purchaser; customer name; billing address; invoice address; bill to address; to; customer who is billed; customer address; m s; charge to; billed|acheteur; client; facture a; adresse de facturation; destinataire; factures a; facturer a; a l attention de|kaufer; kunde; rechnungsempfanger; rechnungsadresse; auftraggeber; rechnung an; empfanger; rechnungsanschrift; leistungsempfanger; kunden name; an|comprador; cliente; facturar a; datos del cliente; destinatario|acquirente; cliente; cessionario committente; destinatario; spett le; fatturare a; intestatario|comprador; cliente; destinatario; adquirente; faturar a; tomador|koper; klant; factuuradres; afnemer; factuur aan',
	],
	shipTo: [
		'company',
		'ship to; deliver to; delivery address; shipping address; consignee; delivered to; ship to address|adresse de livraison; livre a; lieu de livraison; livrer a|lieferadresse; lieferanschrift; warenempfanger; lieferung an; abweichender empfanger|direccion de entrega; enviar a; direccion de envio; destinatario de la mercancia|indirizzo di consegna; destinazione; luogo di consegna; spedire a; destinazione merce|endereco de entrega; morada de entrega; local de entrega; enviar para|afleveradres; bezorgadres; verzendadres; leveradres',
	],
	merchantName: [
		'merchant',
		'merchant; shop; store; name of the shop; shop name; store name; name of the company that issued the receipt; retailer; restaurant; company; merchant name; name of the shop or company; company name|commercant; magasin; enseigne; nom du magasin; boutique|handler; geschaft; markt; laden; name des geschafts; filiale|comercio; tienda; nombre de la tienda; establecimiento|negozio; esercente; nome del negozio|loja; comerciante; nome da loja; estabelecimento|winkel; winkelier; naam van de winkel',
	],
	companyName: [
		'company',
		'company; company name; name of company; business name; organisation; organization; legal name; trading name; firm|societe; raison sociale; nom de l entreprise; entreprise; denomination sociale|firma; firmenname; unternehmen; name der firma; gesellschaft|empresa; razon social; nombre de la empresa; sociedad; denominacion social|azienda; ragione sociale; denominazione; ditta; societa|empresa; razao social; nome da empresa; denominacao social|bedrijf; bedrijfsnaam; firma; naam bedrijf; onderneming',
	],
	personName: [
		'person',
		'name; full name; name of the candidate; name of the holder; holder name; first and last name|nom; nom complet; nom et prenom; nom prenom|name; vollstandiger name; vor und nachname; name vorname|nombre; nombre completo; nombre y apellidos; apellidos y nombre|nome; nome e cognome; cognome e nome; nominativo|nome; nome completo|naam; volledige naam; voor en achternaam',
	],
	surname: [
		'name',
		'surname; last name; family name; name; ln|nom; nom de famille|nachname; familienname; name; zuname|apellidos; apellido; primer apellido|cognome|apelido; apelidos; sobrenome|achternaam; familienaam; naam',
	],
	givenNames: [
		'name',
		'given names; given name; first name; first names; forename; forenames; first and middle names; christian names; fn|prenom; prenoms|vorname; vornamen|nombre; nombres|nome; nomi|nome; nomes; nome proprio; nomes proprios|voornaam; voornamen',
	],
	contactPerson: [
		'person',
		'contact; contact person; attention; attn; contact name; your contact; salesperson; sales rep; account executive; clerk; handled by|contact; interlocuteur; a l attention de; votre contact; contact commercial; suivi par|ansprechpartner; kontakt; bearbeiter; sachbearbeiter; ihr ansprechpartner|contacto; persona de contacto; a la atencion de; atendido por|contatto; referente; alla cortese attenzione|contacto; contato; pessoa de contacto; ao cuidado de|contactpersoon; contact; ter attentie van; behandeld door',
	],
	advertiser: [
		'company',
		'advertiser; advertiser name; name of the advertiser; sponsor; advertiser product; client|annonceur; nom de l annonceur|werbetreibender; werbekunde; inserent|anunciante; nombre del anunciante|inserzionista; committente|anunciante; nome do anunciante|adverteerder; naam adverteerder',
	],
	agency: [
		'company',
		'agency; agency name; buying agency; advertising agency|agence; agence media|agentur; werbeagentur|agencia; agencia de publicidad|agenzia; agenzia pubblicitaria|agencia; agencia de publicidade|bureau; reclamebureau; mediabureau',
	],
	product: [
		'text',
		'product; product name; brand|produit; nom du produit|produkt; produktname|producto; nombre del producto|prodotto; nome prodotto|produto; nome do produto|product; productnaam',
	],
	landlord: [
		'name',
		'landlord; lessor; owner|bailleur; proprietaire|vermieter; eigentumer|arrendador; propietario|locatore; proprietario|senhorio; locador|verhuurder; eigenaar',
	],
	tenant: [
		'name',
		'tenant; lessee|locataire; preneur|mieter|arrendatario; inquilino|conduttore; locatario|inquilino; locatario; arrendatario|huurder',
	],
	employer: [
		'company',
		'employer; employer name; company|employeur; entreprise|arbeitgeber; firma|empleador; empresa|datore di lavoro; azienda|empregador; empresa; entidade patronal|werkgever; bedrijf',
	],
	employee: [
		'person',
		'employee; employee name|salarie; employe; nom du salarie|arbeitnehmer; mitarbeiter|empleado; trabajador|dipendente; lavoratore|empregado; trabalhador; funcionario|werknemer; medewerker',
	],
	parties: [
		'party',
		'parties; contracting parties; names of the parties; parties to the agreement; between; by and between; signatories|parties; entre; parties au contrat; entre les soussignes|vertragsparteien; parteien; zwischen|partes; entre; partes contratantes; reunidos|parti; tra; parti contraenti; fra|partes; entre; partes contratantes; outorgantes|partijen; tussen; ondergetekenden',
	],
	hotel: [
		'company',
		'hotel; hotel name; name of the hotel; lodging|hotel; nom de l hotel; hebergement|hotel; name des hotels; unterkunft|hotel; nombre del hotel; alojamiento|hotel; albergo; nome dell hotel; struttura ricettiva|hotel; nome do hotel; alojamento|hotel; naam van het hotel; accommodatie',
	],
	taxOffice: [
		'company',
		'tax office; tax authority; revenue office|centre des impots; service des impots; administration fiscale|finanzamt; steuerbehorde; zustandiges finanzamt|agencia tributaria; oficina tributaria|agenzia delle entrate; ufficio delle entrate|autoridade tributaria; servico de financas; reparticao de financas|belastingdienst; belastingkantoor',
	],
	taxpayer: [
		'name',
		'taxpayer; taxpayer name; name of taxpayer|contribuable; nom du contribuable|steuerpflichtiger; steuerpflichtige|contribuyente; sujeto pasivo|contribuente; nome del contribuente|contribuinte; sujeito passivo; nome do contribuinte|belastingplichtige',
	],
	insurer: [
		'company',
		'insurer; insurance company; underwriter|assureur; compagnie d assurance|versicherer; versicherung; krankenkasse; kostentrager|aseguradora; compania de seguros|assicuratore; compagnia di assicurazione|seguradora; companhia de seguros|verzekeraar; verzekeringsmaatschappij',
	],
	insured: [
		'name',
		'insured; policyholder; named insured; insured person|assure; souscripteur; preneur d assurance|versicherungsnehmer; versicherter; versicherte person|asegurado; tomador del seguro|assicurato; contraente|segurado; tomador do seguro|verzekerde; verzekeringnemer',
	],
	guest: [
		'person',
		'guest; guest name; passenger; passenger name; traveller|client; passager; nom du passager; voyageur|gast; gastname; passagier; reisender|huesped; pasajero; nombre del pasajero|ospite; passeggero; nome ospite|hospede; passageiro|gast; passagier; naam passagier',
	],
	cashier: [
		'text',
		'cashier; operator; served by; server; salesperson; clerk|caissier; hote; vendeur; serveur|kassierer; bediener; es bediente sie; kasse|cajero; atendido por; camarero|cassiere; operatore; servito da|operador; caixa; atendido por|kassier; medewerker; geholpen door',
	],
};
