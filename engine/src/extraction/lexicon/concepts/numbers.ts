import type { Concepts } from '../concept.ts';

/** Numbers that papers and people are known by. */
export const NUMBERS: Concepts = {
	invoiceNumber: [
		'id',
		'invoice number; invoice no; invoice #; invoice id; tax invoice number; bill number; invoice; invoice reference|numero de facture; facture n; facture; reference facture|rechnungsnummer; rechnung nr; rechnung; belegnummer; rechnungs nr|numero de factura; factura n; factura|numero fattura; fattura n; fattura; numero documento|numero da fatura; fatura n; fatura; nota fiscal n|factuurnummer; factuur nr; factuur',
	],
	creditNoteNumber: [
		'id',
		'credit note number; credit note; credit memo; credit memo number|numero d avoir; avoir n; avoir|gutschriftsnummer; gutschrift nr; gutschrift; rechnungskorrektur; stornorechnung|numero de abono; nota de credito|numero nota di credito; nota di credito|numero da nota de credito; nota de credito|creditnota nummer; creditnota',
	],
	receiptNumber: [
		'id',
		'receipt number; receipt no; receipt #; bill no; slip no; cash receipt no; check #; ticket no|numero de ticket; ticket n; recu n|belegnummer; bon nr; beleg nr; quittung nr|numero de recibo; ticket n|numero scontrino; ricevuta n; documento n|numero do recibo; recibo n; talao n|bonnummer; bon nr; kwitantie nr',
	],
	orderNumber: [
		'id',
		'order number; order no; purchase order; purchase order number; po number; po; p o no; your order; order reference; order #; order id; sales order; order|numero de commande; commande n; bon de commande; votre commande|bestellnummer; bestell nr; auftragsnummer; ihre bestellung; bestellung; auftrag nr|numero de pedido; pedido n; orden de compra; su pedido|numero ordine; ordine n; ordine di acquisto|numero da encomenda; encomenda n; pedido n; ordem de compra|bestelnummer; ordernummer; inkoopordernummer; uw bestelling',
	],
	contractNumber: [
		'id',
		'contract number; contract no; contract #; agreement number; contract|numero de contrat; contrat n|vertragsnummer; vertrag nr; vertragskonto|numero de contrato; contrato n|numero contratto; contratto n|numero do contrato; contrato n|contractnummer; overeenkomst nr',
	],
	quoteNumber: [
		'id',
		'quote number; quotation no; estimate number; estimate; offer number; quote #|numero de devis; devis n|angebotsnummer; angebot nr|numero de presupuesto; presupuesto n; cotizacion n|numero preventivo; preventivo n; offerta n|numero do orcamento; orcamento n|offertenummer; offerte nr',
	],
	deliveryNoteNumber: [
		'id',
		'delivery note number; delivery note; packing slip; despatch advice; shipment number|bon de livraison; bl n; numero de livraison|lieferschein; lieferscheinnummer; lieferschein nr|albaran; numero de albaran; nota de entrega|documento di trasporto; ddt n; bolla|guia de remessa; nota de entrega|pakbon; leverbon; pakbonnummer',
	],
	customerNumber: [
		'id',
		'customer number; customer no; customer id; client number; account number; cust no; customer code; customer reference|numero client; n client; code client; reference client|kundennummer; kunden nr; kd nr; kundennr|numero de cliente; cliente n; codigo de cliente|codice cliente; numero cliente; cliente n|numero de cliente; codigo do cliente; cliente n|klantnummer; debiteurnummer; klant nr; relatienummer',
	],
	supplierNumber: [
		'id',
		'supplier number; vendor number; vendor id; supplier code|numero fournisseur; code fournisseur|lieferantennummer; lieferanten nr|numero de proveedor; codigo proveedor|codice fornitore; numero fornitore|numero de fornecedor; codigo fornecedor|leveranciersnummer; crediteurnummer',
	],
	referenceNumber: [
		'id',
		'reference; reference number; ref no; our reference; your reference; ref; payment reference; remittance reference|reference; notre reference; votre reference; ref|referenz; unser zeichen; ihr zeichen; aktenzeichen; referenznummer; verwendungszweck|referencia; nuestra referencia; su referencia; numero de referencia|riferimento; nostro riferimento; vostro riferimento|referencia; nossa referencia; vossa referencia|referentie; uw kenmerk; ons kenmerk; betalingskenmerk; referentienummer',
	],
	accountNumber: [
		'id',
		'account number; account no; account #; a c no; bank account number; acct|numero de compte; compte n|kontonummer; konto nr|numero de cuenta; cuenta n|numero conto; conto n|numero da conta; conta n|rekeningnummer; rekening nr',
	],
	policyNumber: [
		'id',
		'policy number; policy no; insurance policy|numero de police; police n; numero de contrat|versicherungsnummer; policennummer; versicherungsscheinnummer|numero de poliza; poliza n|numero polizza; polizza n|numero da apolice; apolice n|polisnummer; polis nr',
	],
	claimNumber: [
		'id',
		'claim number; claim no|numero de sinistre|schadennummer; schaden nr|numero de siniestro|numero sinistro|numero do sinistro|schadenummer; claimnummer',
	],
	otherNumber: [
		'id',
		'alt order; alt order number; alt order #; alternate order; alternate order number; alternate number; alternative number; previous invoice; original invoice; corrected invoice; previous number; former number; old number; old account; previous policy; linked invoice; related invoice|numero precedent; ancien numero; facture d origine; facture initiale; facture rectifiee; facture liee|alte nummer; alte kundennummer; vorherige nummer; ursprungliche rechnung; ursprungsrechnung; bezug rechnung; zugehorige rechnung|numero anterior; factura original; factura rectificada; numero antiguo; factura relacionada|numero precedente; fattura originale; fattura di riferimento; fattura collegata|numero anterior; fatura original; fatura de origem; numero antigo; fatura relacionada|vorig nummer; oud nummer; oorspronkelijke factuur; vorige factuur; gerelateerde factuur',
	],
	transactionNumber: [
		'id',
		'transaction number; transaction id; trans no; txn id|numero de transaction|transaktionsnummer; vorgangsnummer|numero de transaccion; numero de operacion|numero transazione; id transazione|numero da transacao|transactienummer',
	],
	bookingNumber: [
		'id',
		'booking number; booking reference; reservation number; confirmation number; booking id; confirmation no; conf no; itinerary number|numero de reservation; numero de confirmation; reference de reservation|buchungsnummer; reservierungsnummer|numero de reserva; localizador|numero prenotazione; codice prenotazione|numero da reserva|boekingsnummer; reserveringsnummer',
	],
	trackingNumber: [
		'id',
		'tracking number; waybill number; consignment number|numero de suivi|sendungsnummer; trackingnummer|numero de seguimiento|numero di tracciamento; codice spedizione|numero de rastreio; codigo de seguimento|trackingnummer; zendingnummer',
	],
	projectNumber: [
		'id',
		'project number; project no; job number; matter number|numero de projet; numero de dossier; affaire n|projektnummer; projekt nr; objektnummer|numero de proyecto|numero progetto; commessa|numero do projeto|projectnummer; project nr',
	],
	documentNumber: [
		'id',
		'document number; document no; passport number; passport no; card number; licence number; license no; license number; dl no; dl number; driver license number; id number; identity card number|numero du document; numero de passeport; passeport n; numero de carte; numero du permis|dokumentennummer; ausweisnummer; passnummer; pass nr; reisepass nr; nummer|numero de documento; numero de pasaporte; pasaporte n; num soporte|numero documento; passaporto n; numero carta; carta n|numero do documento; passaporte n; numero do cartao|documentnummer; paspoortnummer; kaartnummer',
	],
	personalNumber: [
		'id',
		'personal number; national id; national identification number; social security number; ssn; personal identification number; nric no; national insurance number; ni number; ni no|numero personnel; numero de securite sociale; nir; numero national|sozialversicherungsnummer; sv nummer; sv nr; rentenversicherungsnummer; personenkennzahl; steueridentifikationsnummer; steuer id; identifikationsnummer; idnr|numero personal; dni; numero de la seguridad social; nie|codice fiscale; numero personale|numero pessoal; cpf; numero de identificacao|persoonlijk nummer; burgerservicenummer; bsn; rijksregisternummer',
	],
	employeeNumber: [
		'id',
		'employee number; employee id; staff number; personnel number; payroll number|matricule; numero de salarie|personalnummer; mitarbeiternummer|numero de empleado|matricola; numero dipendente|numero de empregado; matricula|personeelsnummer; werknemersnummer',
	],
	patientNumber: [
		'id',
		'patient number; patient id; medical record number; mrn; chart number; hospital number|numero de patient; ipp; numero de dossier|patientennummer; patienten id; fallnummer|numero de historia clinica; numero de paciente; nhc|codice paziente; numero paziente; numero cartella|numero do paciente; numero do processo; prontuario|patientnummer; patientnr',
	],
	insuranceNumber: [
		'id',
		'insurance number; health insurance number; insurance id; member id; nhs number|numero d assure; numero de mutuelle; numero de securite sociale|versichertennummer; krankenversicherungsnummer; versicherten nr|numero de asegurado; numero de tarjeta sanitaria; numero de afiliacion|numero tessera sanitaria; numero assicurazione|numero de beneficiario; numero de utente; carteirinha|verzekeringsnummer; verzekerdennummer',
	],
	productNumber: [
		'id',
		'product number; article number; item number; item code; sku; part number; product code; article no; item no; art no; material number|reference; ref article; code article; reference produit|artikelnummer; art nr; artikel nr; bestellnummer; materialnummer|codigo articulo; referencia; ref articulo; codigo|codice articolo; codice; cod articolo|codigo do artigo; codigo; referencia|artikelnummer; artikelcode; artikel nr',
	],
	serialNumber: [
		'id',
		'serial number; serial no; s n; vin; imei|numero de serie|seriennummer; fahrgestellnummer; fin|numero de serie; bastidor|numero di serie; matricola; telaio|numero de serie; chassis|serienummer; chassisnummer',
	],
	vatNumber: [
		'vat',
		'vat number; vat id; vat no; vat reg no; vat registration number; vat identification number; gst no; gst id; gstin; gst reg no; tax id; tax registration number; vat|numero de tva; tva intracommunautaire; n tva; tva; id tva|ust id; ust idnr; umsatzsteuer identifikationsnummer; ust id nr; uid; mwst nr; umsatzsteuer id|nif; cif; numero de iva; nif iva; n i f|partita iva; p iva; p iva c f|nif; nipc; cnpj; contribuinte n; numero de contribuinte|btw nummer; btw nr; btw id; btw',
	],
	taxNumber: [
		'id',
		'tax number; tax id; tin; ein; employer identification number; taxpayer identification number; federal id; tax code|numero fiscal; identifiant fiscal|steuernummer; steuer nr; st nr; finanzamt steuernummer|numero de identificacion fiscal; nif; rfc|codice fiscale; c f|numero fiscal; cpf; numero de identificacao fiscal|fiscaal nummer; rsin',
	],
	registrationNumber: [
		'id',
		'registration number; company number; company registration number; reg no; registered no; company no|siret; siren; rcs; numero siret|handelsregister; handelsregisternummer; hrb; registernummer; amtsgericht hrb|registro mercantil; numero de registro|rea; registro imprese; numero rea|matricula; numero de registo; crc|kvk; kvk nummer; handelsregister',
	],
	iban: [
		'iban',
		'iban; bank account; account iban; international bank account number|iban; compte bancaire; rib; coordonnees bancaires|iban; bankverbindung; kontoverbindung|iban; cuenta bancaria|iban; conto bancario; coordinate bancarie|iban; conta bancaria; nib|iban; bankrekening; rekeningnummer',
	],
	bic: [
		'bic',
		'bic; swift; swift code; bic code|bic; code bic|bic; swift bic|bic; swift|bic; swift|bic; swift|bic; swift',
	],
	bankName: [
		'company',
		'bank name; bank; name of bank; card issuer; issuing bank|banque; nom de la banque; domiciliation|bank; bankname; kreditinstitut|banco; entidad bancaria|banca; istituto di credito|banco; nome do banco|bank; naam bank',
	],
	accountHolder: [
		'name',
		'account holder; account name; beneficiary; cardholder; cardholder name; card holder; name on card|titulaire du compte; beneficiaire; titulaire de la carte|kontoinhaber; zahlungsempfanger; begunstigter; karteninhaber|titular de la cuenta; beneficiario; titular de la tarjeta|intestatario; titolare del conto; beneficiario|titular da conta; beneficiario|rekeninghouder; ten name van; begunstigde',
	],
};
