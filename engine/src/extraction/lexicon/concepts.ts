import type { Kind } from '../kinds.ts';

/** kind, then phrases in English | French | German | Spanish | Italian | Portuguese | Dutch; see words.ts. */
type Concept = readonly [kind: Kind, phrases: string];

/**
 * What fields are about. A phrase is written as it stands on documents; it is compared word by word
 * through the lexicon of words, so that inflections and compounds need not be repeated here.
 */
export const CONCEPTS: Readonly<Record<string, Concept>> = {
	invoiceNumber: [
		'id',
		'invoice number; invoice no; invoice #; invoice id; tax invoice number; bill number; invoice; invoice reference|numero de facture; facture n; facture; reference facture|rechnungsnummer; rechnung nr; rechnung; belegnummer; rechnungs nr|numero de factura; factura n; factura|numero fattura; fattura n; fattura; numero documento|numero da fatura; fatura n; fatura; nota fiscal n|factuurnummer; factuur nr; factuur',
	],
	creditNoteNumber: [
		'id',
		'credit note number; credit note|numero d avoir; avoir n|gutschriftsnummer; gutschrift nr|numero de abono; nota de credito|numero nota di credito; nota di credito|numero da nota de credito; nota de credito|creditnota nummer; creditnota',
	],
	receiptNumber: [
		'id',
		'receipt number; receipt no; receipt #; bill no; slip no; cash receipt no; check #; ticket no|numero de ticket; ticket n; recu n|belegnummer; bon nr; beleg nr; quittung nr|numero de recibo; ticket n|numero scontrino; ricevuta n; documento n|numero do recibo; recibo n; talao n|bonnummer; bon nr; kwitantie nr',
	],
	orderNumber: [
		'id',
		'order number; order no; purchase order; purchase order number; po number; po; p o no; your order; order reference; order #; order id; sales order|numero de commande; commande n; bon de commande; votre commande|bestellnummer; bestell nr; auftragsnummer; ihre bestellung; bestellung; auftrag nr|numero de pedido; pedido n; orden de compra; su pedido|numero ordine; ordine n; ordine di acquisto|numero da encomenda; encomenda n; pedido n; ordem de compra|bestelnummer; ordernummer; inkoopordernummer; uw bestelling',
	],
	contractNumber: [
		'id',
		'contract number; contract no; contract #; agreement number; contract; order number; order #; estimate number|numero de contrat; contrat n|vertragsnummer; vertrag nr; vertragskonto|numero de contrato; contrato n|numero contratto; contratto n|numero do contrato; contrato n|contractnummer; overeenkomst nr',
	],
	quoteNumber: [
		'id',
		'quote number; quotation no; estimate number; offer number; quote #|numero de devis; devis n|angebotsnummer; angebot nr|numero de presupuesto; presupuesto n; cotizacion n|numero preventivo; preventivo n; offerta n|numero do orcamento; orcamento n|offertenummer; offerte nr',
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
	transactionNumber: [
		'id',
		'transaction number; transaction id; trans no; txn id|numero de transaction|transaktionsnummer; vorgangsnummer|numero de transaccion; numero de operacion|numero transazione; id transazione|numero da transacao|transactienummer',
	],
	bookingNumber: [
		'id',
		'booking number; booking reference; reservation number; confirmation number; booking id|numero de reservation|buchungsnummer; reservierungsnummer|numero de reserva; localizador|numero prenotazione; codice prenotazione|numero da reserva|boekingsnummer; reserveringsnummer',
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
		'document number; document no; passport number; passport no; card number; licence number; license no; id number; identity card number|numero du document; numero de passeport; passeport n; numero de carte; numero du permis|dokumentennummer; ausweisnummer; passnummer; pass nr; reisepass nr; nummer|numero de documento; numero de pasaporte; pasaporte n; num soporte|numero documento; passaporto n; numero carta; carta n|numero do documento; passaporte n; numero do cartao|documentnummer; paspoortnummer; kaartnummer',
	],
	personalNumber: [
		'id',
		'personal number; national id; national identification number; social security number; ssn; personal identification number; nric no; national insurance number|numero personnel; numero de securite sociale; nir; numero national|personalnummer; sozialversicherungsnummer; personenkennzahl; steueridentifikationsnummer|numero personal; dni; numero de la seguridad social; nie|codice fiscale; numero personale|numero pessoal; cpf; numero de identificacao|persoonlijk nummer; burgerservicenummer; bsn; rijksregisternummer',
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
		'bank name; bank; name of bank|banque; nom de la banque; domiciliation|bank; bankname; kreditinstitut|banco; entidad bancaria|banca; istituto di credito|banco; nome do banco|bank; naam bank',
	],
	accountHolder: [
		'name',
		'account holder; account name; beneficiary|titulaire du compte; beneficiaire|kontoinhaber; zahlungsempfanger; begunstigter|titular de la cuenta; beneficiario|intestatario; titolare del conto; beneficiario|titular da conta; beneficiario|rekeninghouder; ten name van; begunstigde',
	],
	// Dates
	issueDate: [
		'date',
		'invoice date; date of invoice; date of issue; issue date; date issued; bill date; billing date; date; tax point; document date; dated; invoice dated|date de facture; date facture; date d emission; date; du; en date du; le|rechnungsdatum; datum; ausstellungsdatum; belegdatum; vom; rechnung vom|fecha de factura; fecha de emision; fecha; fecha factura|data fattura; data di emissione; data; del; data documento|data da fatura; data de emissao; data|factuurdatum; datum; datum factuur',
	],
	dueDate: [
		'date',
		'due date; payment due; date due; pay by; payment due date; due; payable by; due on; please pay by; amount due by; date by which to pay; must be paid by|date d echeance; echeance; date limite de paiement; a payer avant le; payable le; date de paiement|falligkeitsdatum; fallig am; zahlbar bis; fallig; zahlungsziel; bis zum; zahlbar bis zum; uberweisen bis zum; falligkeit; netto bis; bis spatestens|fecha de vencimiento; vencimiento; vence; fecha limite de pago; vto|data di scadenza; scadenza; da pagare entro; scadenze; pagamento entro|data de vencimento; vencimento; vence em; pagar ate; data limite de pagamento|vervaldatum; te betalen voor; betalen voor; uiterste betaaldatum; vervaldag; uiterlijk op',
	],
	deliveryDate: [
		'date',
		'delivery date; date of delivery; ship date; shipping date; supply date; date of supply; date shipped; shipped; service date|date de livraison; livre le; date d expedition; date de prestation|lieferdatum; leistungsdatum; liefertermin; versanddatum; liefer und leistungsdatum; leistungszeitpunkt|fecha de entrega; fecha de envio; fecha de servicio|data di consegna; data spedizione; data prestazione|data de entrega; data de envio|leverdatum; leveringsdatum; verzenddatum',
	],
	orderDate: [
		'date',
		'order date; date of order; ordered on; purchase order date; date ordered|date de commande; date de la commande|bestelldatum; auftragsdatum; bestellung vom; auftrag vom|fecha de pedido; fecha del pedido|data ordine; data dell ordine|data da encomenda; data do pedido|besteldatum; orderdatum',
	],
	purchaseDate: [
		'date',
		'date of purchase; purchase date; transaction date; date; date time; sale date; bill date|date d achat; date; date de l operation|kaufdatum; datum; einkaufsdatum; datum uhrzeit|fecha de compra; fecha; fecha hora|data acquisto; data; data ora|data de compra; data; data hora|aankoopdatum; datum',
	],
	printDate: [
		'date',
		'print date; printed on; date printed; run date; printed|imprime le; date d edition|druckdatum; gedruckt am|fecha de impresion|data di stampa|data de impressao|afgedrukt op; printdatum',
	],
	periodStart: [
		'date',
		'period start; period from; start date; from; service period from; flight start; flight start date; flight from; first day; start of period; begin date; start; date from; commencement date|debut de periode; du; date de debut; periode du|zeitraum von; von; beginn; leistungszeitraum von; startdatum; mietbeginn; vertragsbeginn|inicio del periodo; desde; fecha de inicio; del|inizio periodo; dal; data inizio|inicio do periodo; de; data de inicio|periode van; van; begindatum; startdatum; ingangsdatum',
	],
	periodEnd: [
		'date',
		'period end; period to; end date; to; until; service period to; flight end; flight end date; flight to; last day; end of period; through; date to; termination date; end|fin de periode; au; date de fin|zeitraum bis; bis; ende; enddatum; mietende; vertragsende|fin del periodo; hasta; fecha de fin; al|fine periodo; al; data fine|fim do periodo; ate; data de fim|periode tot; tot; einddatum; tot en met',
	],
	period: [
		'text',
		'period; billing period; service period; flight; flight dates; flight date; order flight; invoice period; contract dates; statement period; schedule dates; start end; start date end date; dates|periode; periode de facturation; periode du|zeitraum; leistungszeitraum; abrechnungszeitraum; lieferzeitraum; vertragslaufzeit; abrechnungsperiode|periodo; periodo de facturacion; periodo facturado|periodo; periodo di fatturazione; periodo di riferimento|periodo; periodo de faturacao|periode; factuurperiode; facturatieperiode',
	],
	effectiveDate: [
		'date',
		'effective date; date of agreement; date of this agreement; agreement date; date on which the agreement takes effect; contract date; entry into force; effective as of; dated as of|date d effet; date d entree en vigueur; date du contrat; prise d effet|inkrafttreten; vertragsdatum; wirksam ab; vertragsbeginn; datum des vertrags|fecha de entrada en vigor; fecha del contrato; fecha de efecto|data di efficacia; data del contratto; decorrenza; data di decorrenza|data de entrada em vigor; data do contrato; data de inicio|ingangsdatum; datum overeenkomst; contractdatum',
	],
	birthDate: [
		'date',
		'date of birth; birth date; dob; born; birthday; d o b|date de naissance; ne le; nee le; naissance|geburtsdatum; geboren am; geb; geburtstag; geb am|fecha de nacimiento; nacido el; nacimiento; f nacimiento|data di nascita; nato il; nata il; nascita|data de nascimento; nascido em; nascimento|geboortedatum; geboren op; geboren',
	],
	expiryDate: [
		'date',
		'date of expiry; expiry date; expiration date; valid until; expires; expires on; valid to; valid thru; exp date; valid till|date d expiration; expire le; valable jusqu au; date de validite; fin de validite|gultig bis; ablaufdatum; verfalldatum; gultig bis zum|fecha de caducidad; valido hasta; caducidad; fecha de vencimiento; valida hasta; validez|data di scadenza; valido fino al; scadenza|data de validade; valido ate; validade|geldig tot; vervaldatum; verloopdatum; geldig tot en met',
	],
	documentIssueDate: [
		'date',
		'date of issue; issued on; issue date; date issued|date de delivrance; delivre le; date d emission|ausstellungsdatum; ausgestellt am; datum der ausstellung|fecha de expedicion; expedido el; fecha de emision|data di rilascio; rilasciato il; data di emissione; emissione|data de emissao; emitido em; data de expedicao|datum van afgifte; afgegeven op; datum afgifte',
	],
	admissionDate: [
		'date',
		'admission date; date of admission; admitted; admitted on|date d admission; date d entree; hospitalise du|aufnahmedatum; aufnahme; stationar vom; aufgenommen am|fecha de ingreso; ingreso|data di ricovero; data ricovero; ricovero|data de admissao; data de internamento|opnamedatum; datum opname',
	],
	dischargeDate: [
		'date',
		'discharge date; date of discharge; discharged; discharged on|date de sortie; sortie le|entlassungsdatum; entlassung; entlassen am|fecha de alta; alta|data di dimissione; dimissione|data de alta; alta|ontslagdatum; datum ontslag',
	],
	reportDate: [
		'date',
		'report date; date of report; reported; date|date du rapport; date du compte rendu; date|berichtsdatum; befunddatum; datum|fecha del informe; fecha|data del referto; data referto; data|data do relatorio; data do laudo; data|rapportdatum; datum rapport; datum',
	],
	visitDate: [
		'date',
		'visit date; date of visit; date of service; appointment date; consultation date; encounter date|date de visite; date de consultation; date des soins|behandlungsdatum; besuchsdatum; termin; untersuchungsdatum|fecha de visita; fecha de consulta; fecha de atencion|data visita; data della visita|data da consulta; data da visita|datum bezoek; consultdatum; afspraakdatum',
	],
	arrivalDate: [
		'date',
		'arrival; arrival date; check in; check in date|arrivee; date d arrivee|anreise; ankunft; anreisedatum|llegada; fecha de llegada; entrada|arrivo; data di arrivo|chegada; data de chegada|aankomst; aankomstdatum',
	],
	departureDate: [
		'date',
		'departure; departure date; check out; check out date|depart; date de depart|abreise; abreisedatum; abflug|salida; fecha de salida|partenza; data di partenza|partida; saida|vertrek; vertrekdatum',
	],
	signatureDate: [
		'date',
		'signature date; date signed; signed on; date of signature|date de signature; signe le; fait le|unterzeichnet am; datum der unterschrift|fecha de firma; firmado el|data della firma; firmato il|data de assinatura|datum ondertekening; getekend op',
	],
	paymentDate: [
		'date',
		'payment date; date paid; paid on; date of payment; pay date|date de paiement; paye le; date de reglement|zahlungsdatum; bezahlt am; zahltag|fecha de pago; pagado el|data di pagamento; pagato il|data de pagamento; pago em|betaaldatum; betaald op',
	],
	graduationDate: [
		'date',
		'graduation date; date of degree; graduated|date d obtention; obtenu|abschlussdatum; abschluss|fecha de graduacion|data di laurea; conseguimento|data de conclusao|afstudeerdatum; diploma behaald',
	],
	time: [
		'time',
		'time; time of purchase; time of day|heure|uhrzeit; zeit|hora|ora|hora|tijd; tijdstip',
	],
	// Money
	grossTotal: [
		'amount',
		'total; grand total; total amount; amount due; total due; total to pay; total payable; gross total; gross amount; total including tax; total incl vat; total amount including tax; invoice total; balance due; total gross amount; total inclusive of gst; net payable; amount payable; total sales inclusive gst; total paid; total price; order total; contract total; total rm; rounded total; total rounded; total after rounding; total sales; nett total; total after tax; bill total; total cost; please pay|total ttc; montant ttc; total a payer; net a payer; montant total; total; total toutes taxes comprises; montant du; solde a payer; reste a payer; total a payer ttc; montant a payer|gesamtbetrag; rechnungsbetrag; gesamtsumme; endbetrag; bruttobetrag; zu zahlen; summe; total; zahlbetrag; gesamt brutto; bruttosumme; zu zahlender betrag; betrag; gesamt; summe eur; rechnungssumme; summe brutto; faelliger betrag; gesamt eur; bruttorechnungsbetrag; gesamtbetrag inkl mwst; zahlungsbetrag; rechnungsendbetrag|total; total a pagar; importe total; total factura; total con iva; total iva incluido; monto total; liquido a percibir|totale; totale fattura; totale da pagare; importo totale; totale documento; totale complessivo; netto a pagare; totale ivato; da pagare|total; total a pagar; valor total; montante total; total geral; total com iva; valor a pagar; total da fatura|totaal; totaalbedrag; te betalen; totaal incl btw; totaal te betalen; factuurbedrag; totaal inclusief btw; te voldoen',
	],
	netTotal: [
		'amount',
		'subtotal; sub total; net total; net amount; total net; total excl vat; total before tax; total excluding tax; total amount without tax; taxable amount; amount before tax; net; total excl gst; goods total; total without tax; tax base|total ht; montant ht; total hors taxes; sous total; net ht; base ht; total net; montant hors taxe|nettobetrag; netto; summe netto; gesamt netto; zwischensumme; nettosumme; warenwert; rechnungsbetrag netto; gesamtbetrag netto; positionssumme; steuerbasisbetrag; summe positionen; entgelt; netto betrag; gesamtbetrag ohne mwst|base imponible; subtotal; total sin iva; importe neto; suma neta; neto|imponibile; totale imponibile; subtotale; totale netto; netto|subtotal; total liquido; total sem iva; base tributavel; valor liquido; incidencia|subtotaal; totaal excl btw; netto; nettobedrag; totaal exclusief btw; netto totaal',
	],
	taxTotal: [
		'amount',
		'tax; vat; total tax; sales tax; vat amount; tax amount; total vat; gst; gst amount; total gst; total tax amount; tax contained; hst; vat total; total taxes|tva; montant tva; total tva; taxes; total taxes; montant de la tva; dont tva|mwst; ust; umsatzsteuer; mehrwertsteuer; steuerbetrag; mwst betrag; ust betrag; steuer; zzgl mwst; ust gesamt; enthaltene mwst; summe steuer; summe umsatzsteuer; steuergesamtbetrag; gesamtsteuer; steuerbetrag gesamt|iva; cuota iva; importe iva; total iva; impuestos; cuota|iva; imposta; totale iva; importo iva; totale imposta|iva; valor iva; total iva; imposto; total imposto; icms|btw; btw bedrag; totaal btw; bedrag btw',
	],
	taxRate: [
		'percent',
		'tax rate; vat rate; vat %; tax %; gst rate; vat; rate of vat; tax|taux tva; taux; tva %; tva; taux de tva|steuersatz; mwst satz; ust satz; mwst %; ust %; mwst; ust; steuer|tipo iva; iva %; tipo de iva; iva|aliquota; aliquota iva; iva %; iva|taxa iva; iva %; taxa; iva|btw %; btw tarief; btw percentage; btw',
	],
	discount: [
		'amount',
		'discount; total discount; rebate; allowance|remise; rabais; escompte|rabatt; nachlass; skonto; abschlag|descuento; dto; bonificacion|sconto; sconti|desconto|korting',
	],
	shippingCost: [
		'amount',
		'shipping; shipping cost; freight; delivery charge; postage; shipping and handling; carriage|frais de port; port; frais de livraison; transport|versandkosten; versand; fracht; porto; lieferkosten|gastos de envio; portes; envio|spese di spedizione; trasporto; spese trasporto|portes; custos de envio; frete; transporte|verzendkosten; portokosten; vracht',
	],
	amountPaid: [
		'amount',
		'amount paid; paid; paid to date; amount received; payment received; tendered; deposit paid; prepaid|montant paye; acompte; deja regle; paye; acompte verse|bereits gezahlt; anzahlung; gegeben; bezahlt; gezahlter betrag; vorauszahlung|importe pagado; pagado; entregado; anticipo|importo pagato; pagato; acconto; versato|valor pago; pago; adiantamento|betaald; reeds betaald; voldaan; aanbetaling',
	],
	amountDue: [
		'amount',
		'amount due; balance due; balance; outstanding; total due; open balance; amount outstanding; amount owing|solde a payer; reste a payer; solde du; net a payer; solde|offener betrag; restbetrag; zahlbetrag; zu zahlen; saldo; falliger betrag|importe pendiente; saldo pendiente; pendiente de pago|saldo; da saldare; importo dovuto; residuo|saldo em divida; valor em divida; saldo|openstaand bedrag; saldo; nog te betalen; openstaand',
	],
	change: [
		'amount',
		'change; change due; cash change|rendu; monnaie rendue|ruckgeld; wechselgeld; zuruck|cambio; vuelta|resto|troco|wisselgeld; terug',
	],
	cashGiven: [
		'amount',
		'cash; cash tendered; cash received; tendered|especes; recu|bar; gegeben; bargeld|efectivo; entregado|contanti; contante|dinheiro; numerario|contant; ontvangen',
	],
	rounding: [
		'amount',
		'rounding; rounding adjustment; round off; round adj|arrondi|rundung; rundungsdifferenz|redondeo|arrotondamento|arredondamento|afronding',
	],
	unitPrice: [
		'amount',
		'unit price; price; price each; rate; unit cost; price per unit; price of one unit; price of one unit without tax; each; unit rate; cost|prix unitaire; pu; pu ht; p u; prix; prix unitaire ht; prix u ht; p u ht; prix un|einzelpreis; preis; stuckpreis; e preis; ep; einheitspreis; nettopreis; preis pro einheit; preis netto; einzel; einzelpreis netto; ep netto; preis einheit|precio unitario; precio; precio unidad; p unitario; p u|prezzo unitario; prezzo; prezzo un; p unitario|preco unitario; preco; preco un; valor unitario; p unit|stukprijs; prijs; eenheidsprijs; prijs per stuk; prijs per eenheid',
	],
	lineTotal: [
		'amount',
		'line total; amount; total; total price; line amount; extended price; net amount; subtotal; ext price; total amount; amount of the line; value; net value; net price|montant; total; total ht; montant ht; prix total; prix ht; total ligne; montant net|gesamtpreis; gesamt; betrag; summe; g preis; gesamtbetrag; gp; entgelt; netto; positionsbetrag; gesamt netto; nettobetrag; gesamtpreis netto; betrag netto; wert|importe; total; importe total; precio total; total linea; subtotal|importo; totale; prezzo totale; totale riga; imponibile|valor; total; valor total; preco total; montante; total liquido|bedrag; totaal; totaalprijs; regeltotaal; totaal excl',
	],
	quantity: [
		'quantity',
		'quantity; qty; units; pcs; hours; quantity shipped; qty ordered; no of units; count|quantite; qte; nombre; nb; heures|menge; anzahl; stuck; stk; anz; stunden; mge|cantidad; cant; unidades; uds; horas|quantita; qta; q ta; pezzi; ore|quantidade; qtd; qtde; quant; horas|aantal; hoeveelheid; stuks; uren',
	],
	unit: [
		'text',
		'unit; uom; unit of measure; u m|unite; u|einheit; me; einh; mengeneinheit|unidad; ud; um|unita di misura; um; u m|unidade; un|eenheid; ehd',
	],
	itemDescription: [
		'text',
		'description; item; item description; product; article; service; details; particulars; name of the product or service; what was delivered; product name; goods; name; description of goods; product description; goods or services|designation; description; libelle; article; produit; prestation; intitule|beschreibung; bezeichnung; artikel; leistung; produkt; artikelbezeichnung; text; leistungsbeschreibung; produktbezeichnung; warenbezeichnung; name|descripcion; concepto; articulo; producto; detalle|descrizione; articolo; prodotto; servizio; descrizione articolo|descricao; designacao; artigo; produto; discriminacao|omschrijving; beschrijving; artikel; product',
	],
	lineNumber: [
		'quantity',
		'line; pos; item no; line no; #; no; item; position; sl no; sr no; s no; ln|ligne; n; no|pos; position; nr; lfd nr; posten; pos nr|linea; pos; n|riga; pos; n|linha; item; n|regel; pos; nr',
	],
	currency: [
		'currency',
		'currency; currency of the amounts; currency code; ccy; three letter currency code; currency as a three letter code|devise; monnaie|wahrung; wahrungscode|moneda; divisa|valuta; divisa|moeda; divisa|valuta; munteenheid',
	],
	salary: [
		'amount',
		'salary; gross salary; base salary; gross pay; annual salary; wage|salaire brut; salaire; remuneration|gehalt; bruttogehalt; lohn; bruttolohn; grundgehalt|salario bruto; sueldo; salario|stipendio lordo; retribuzione; stipendio|salario bruto; vencimento base; salario|brutosalaris; salaris; loon',
	],
	netSalary: [
		'amount',
		'net pay; net salary; take home pay; net wages|net a payer; salaire net|nettolohn; auszahlungsbetrag; nettogehalt|salario neto; liquido a percibir|netto in busta; stipendio netto|salario liquido; liquido a receber|nettosalaris; netto loon',
	],
	rent: [
		'amount',
		'rent; monthly rent; rental amount|loyer; loyer mensuel|miete; monatsmiete; kaltmiete; warmmiete|alquiler; renta mensual|canone; affitto mensile|renda; aluguel mensal|huur; huurprijs; maandhuur',
	],
	contractValue: [
		'amount',
		'contract value; contract amount; purchase price; consideration; total contract price; value of the contract|valeur du contrat; montant du contrat; prix|vertragswert; kaufpreis; auftragswert|valor del contrato; precio de compra; importe del contrato|valore del contratto; prezzo di acquisto; corrispettivo|valor do contrato; preco de compra|contractwaarde; koopprijs; contractbedrag',
	],
	deposit: [
		'amount',
		'deposit; security deposit|depot de garantie; caution|kaution; mietkaution|fianza; deposito|deposito cauzionale; cauzione|caucao; deposito|waarborgsom; borg',
	],
	tip: [
		'amount',
		'tip; gratuity; service charge|pourboire; service|trinkgeld; bedienung|propina; servicio|mancia; servizio; coperto|gorjeta; servico|fooi; bediening',
	],
	// Parties
	seller: [
		'company',
		'seller; vendor; supplier; issuer; from; sold by; merchant; provider; company that issued the invoice; biller; service provider; remit to; payee|vendeur; fournisseur; emetteur; prestataire; de|verkaufer; lieferant; absender; rechnungssteller; rechnungsersteller; aussteller; leistungserbringer; von; anbieter|vendedor; proveedor; emisor; de|venditore; fornitore; cedente prestatore; mittente; emittente; da|vendedor; fornecedor; emissor; emitente; prestador|verkoper; leverancier; afzender; van',
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
		'person',
		'surname; last name; family name; name|nom; nom de famille|nachname; familienname; name; zuname|apellidos; apellido; primer apellido|cognome|apelido; apelidos; sobrenome|achternaam; familienaam; naam',
	],
	givenNames: [
		'person',
		'given names; given name; first name; first names; forename; forenames; first and middle names; christian names|prenom; prenoms|vorname; vornamen|nombre; nombres|nome; nomi|nome; nomes; nome proprio; nomes proprios|voornaam; voornamen',
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
	// Places and contact
	address: [
		'address',
		'address; full address; postal address; address of the shop; street address; mailing address; residential address; permanent address; home address; registered office|adresse; adresse postale; domicile; siege social|adresse; anschrift; wohnanschrift; wohnort; firmensitz|direccion; domicilio; direccion postal; domicilio social|indirizzo; residenza; sede; sede legale; domicilio|endereco; morada; residencia; sede|adres; postadres; woonadres; vestigingsadres',
	],
	street: [
		'street',
		'street; street and house number; street address; address line; address line 1; road|rue; adresse; voie; numero et rue|strasse; strasse und hausnummer; strasse hausnummer; str|calle; calle y numero; via|via; indirizzo; via e numero civico|rua; morada; logradouro|straat; straat en huisnummer; adres',
	],
	postcode: [
		'postcode',
		'postcode; postal code; zip; zip code; post code|code postal; cp|plz; postleitzahl|codigo postal; cp|cap; codice postale|codigo postal; cep|postcode',
	],
	city: [
		'city',
		'city; town; place; locality; municipality|ville; commune; localite|ort; stadt; wohnort; gemeinde|ciudad; localidad; poblacion; municipio|citta; comune; localita|cidade; localidade; municipio|plaats; stad; woonplaats; gemeente',
	],
	state: [
		'text',
		'state; province; county; region|region; departement; province|bundesland; kanton; region|provincia; estado; comunidad autonoma|provincia; regione; prov|distrito; estado; uf; provincia|provincie; regio',
	],
	country: [
		'country',
		'country; country name; country of residence|pays|land; staat|pais|paese; stato; nazione|pais|land',
	],
	issuingCountry: [
		'country',
		'issuing country; country that issued the document; issuing state; country of issue; code of issuing state|pays de delivrance; etat emetteur; pays emetteur; code du pays|ausstellender staat; ausstellungsland|pais emisor; estado emisor; pais de expedicion|stato emittente; stato di rilascio; paese di rilascio|pais emissor; estado emissor; pais de emissao|land van afgifte; uitgevende staat',
	],
	nationality: [
		'nationality',
		'nationality; citizenship; nationality of the holder|nationalite|staatsangehorigkeit; nationalitat|nacionalidad|cittadinanza; nazionalita|nacionalidade|nationaliteit',
	],
	birthPlace: [
		'text',
		'place of birth; birthplace; born in; city of birth|lieu de naissance; ne a; nee a|geburtsort; ort der geburt; geboren in|lugar de nacimiento; nacido en|luogo di nascita; nato a; nata a|local de nascimento; naturalidade; natural de|geboorteplaats; geboren te',
	],
	issuingAuthority: [
		'text',
		'issuing authority; authority; issued by; place of issue|autorite; delivre par; autorite de delivrance|ausstellende behorde; behorde; ausgestellt von|autoridad; expedido por; autoridad expedidora|autorita; rilasciato da; ente di rilascio|autoridade; emitido por; entidade emissora|autoriteit; afgegeven door; instantie',
	],
	phone: [
		'phone',
		'phone; telephone; tel; phone number; telephone number; mobile; cell; telephone number of the shop; contact number|telephone; tel; portable; mobile; numero de telephone|telefon; tel; telefonnummer; mobil; handy; fon; rufnummer|telefono; tel; movil; numero de telefono; tfno|telefono; tel; cellulare; cell; numero di telefono|telefone; tel; telemovel; celular|telefoon; tel; telefoonnummer; mobiel; gsm',
	],
	fax: [
		'phone',
		'fax; fax number; facsimile|fax; telecopie|fax; telefax; faxnummer|fax|fax|fax|fax; faxnummer',
	],
	email: [
		'email',
		'email; e mail; email address; mail|email; e mail; courriel; adresse electronique; mel|email; e mail; e mail adresse; mail|email; correo electronico; correo|email; e mail; posta elettronica; pec|email; e mail; correio eletronico|email; e mail; e mailadres',
	],
	website: [
		'url',
		'website; web; url; homepage; internet; web site; profile; link|site web; site internet; site|webseite; internet; homepage; website|sitio web; pagina web; web|sito web; sito internet; sito|site; pagina web; sitio|website; internet; webadres',
	],
	// Payment
	paymentMethod: [
		'text',
		'payment method; method of payment; payment type; paid by; payment mode; way of payment; means of payment; tender type|mode de paiement; mode de reglement; moyen de paiement; regle par|zahlungsart; zahlungsweise; zahlart; zahlungsmittel; bezahlt mit|forma de pago; metodo de pago; medio de pago|modalita di pagamento; metodo di pagamento; pagamento|forma de pagamento; metodo de pagamento; modo de pagamento; meio de pagamento|betaalwijze; betaalmethode; betaling; betaald met',
	],
	paymentTerms: [
		'text',
		'payment terms; terms; terms of payment; conditions|conditions de paiement; conditions de reglement; modalites de paiement|zahlungsbedingungen; zahlungskonditionen; zahlungsziel|condiciones de pago; plazo de pago|condizioni di pagamento; termini di pagamento|condicoes de pagamento; prazo de pagamento|betalingsvoorwaarden; betalingscondities; betaaltermijn; betalingstermijn',
	],
	// Contracts
	contractTitle: [
		'title',
		'title of the agreement; document title; title; contract title; name of the agreement|titre du contrat; intitule; titre|vertragstitel; titel; bezeichnung des vertrags|titulo del contrato; titulo|titolo del contratto; titolo|titulo do contrato; titulo|titel van de overeenkomst; titel',
	],
	governingLaw: [
		'jurisdiction',
		'governing law; jurisdiction; applicable law; governed by the laws of; state or country whose law governs the agreement; law that governs the agreement; choice of law; governed by|droit applicable; loi applicable; juridiction competente; regi par le droit|anwendbares recht; geltendes recht; gerichtsstand; es gilt das recht|ley aplicable; jurisdiccion; legislacion aplicable; fuero|legge applicabile; foro competente; diritto applicabile; legge regolatrice|lei aplicavel; foro; jurisdicao; legislacao aplicavel|toepasselijk recht; rechtskeuze; bevoegde rechter',
	],
	term: [
		'duration',
		'term; term of the agreement; how long the agreement lasts; duration; contract term; contract period; initial term; period of validity|duree; duree du contrat|laufzeit; vertragslaufzeit; vertragsdauer; dauer|duracion; plazo; vigencia; duracion del contrato|durata; durata del contratto|duracao; prazo; vigencia; duracao do contrato|looptijd; duur; contractduur; duur van de overeenkomst',
	],
	noticePeriod: [
		'duration',
		'notice period; notice period for termination; termination notice; period of notice|preavis; delai de preavis|kundigungsfrist|preaviso; plazo de preaviso|preavviso; periodo di preavviso; disdetta|aviso previo; prazo de aviso|opzegtermijn',
	],
	autoRenewal: [
		'boolean',
		'automatic renewal; auto renewal; whether the agreement renews by itself; renews automatically; tacit renewal|reconduction tacite; renouvellement automatique|automatische verlangerung; stillschweigende verlangerung; verlangert sich automatisch|renovacion automatica; prorroga tacita|rinnovo automatico; rinnovo tacito|renovacao automatica|automatische verlenging; stilzwijgende verlenging',
	],
	// Health
	patientName: [
		'person',
		'patient; patient name; name of the patient; name of patient|patient; nom du patient; nom de la patiente|patient; patientin; name des patienten; patientenname|paciente; nombre del paciente|paziente; nome del paziente; nome paziente|paciente; nome do paciente; utente|patient; naam patient',
	],
	physician: [
		'person',
		'physician; doctor; treating physician; attending physician; referring physician; consultant; provider; surgeon|medecin; medecin traitant; docteur; praticien|arzt; behandelnder arzt; arztin; oberarzt; chefarzt|medico; medico tratante; doctor; facultativo|medico; medico curante; dottore|medico; medico assistente; doutor|arts; behandelend arts; dokter; specialist; huisarts',
	],
	provider: [
		'company',
		'hospital; clinic; practice; facility; hospital clinic or practice; healthcare provider; laboratory; lab name|hopital; clinique; cabinet medical; etablissement; laboratoire; centre hospitalier|krankenhaus; klinik; praxis; klinikum; einrichtung; labor|hospital; clinica; centro medico; laboratorio|ospedale; clinica; studio medico; laboratorio; struttura|hospital; clinica; laboratorio; centro de saude|ziekenhuis; kliniek; praktijk; laboratorium',
	],
	diagnosis: [
		'text',
		'diagnosis; diagnoses; primary diagnosis; final diagnosis; impression; assessment; admitting diagnosis; discharge diagnosis|diagnostic; diagnostics; diagnostic principal; conclusion|diagnose; diagnosen; hauptdiagnose; entlassungsdiagnose|diagnostico; diagnosticos; diagnostico principal; juicio clinico|diagnosi; diagnosi principale; diagnosi di dimissione|diagnostico; diagnosticos; diagnostico principal; hipotese diagnostica|diagnose; diagnoses; hoofddiagnose; conclusie',
	],
	allergies: [
		'text',
		'allergies; known allergies; allergy; drug allergies|allergies; allergie; allergies connues|allergien; bekannte allergien; unvertraglichkeiten; allergie|alergias; alergias conocidas|allergie; allergie note|alergias; alergias conhecidas|allergieen; bekende allergieen; allergie',
	],
	medication: [
		'text',
		'medication; medications; medicine; drug; drug name; prescription; current medications; medication prescribed; discharge medications|medicament; traitement; ordonnance; medicaments prescrits; traitement de sortie|medikament; medikation; arzneimittel; verordnung; entlassungsmedikation|medicamento; medicacion; tratamiento; farmaco|farmaco; terapia; medicinale; terapia farmacologica|medicamento; medicacao; farmaco; prescricao|medicatie; medicijn; geneesmiddel',
	],
	dosage: [
		'text',
		'dose; dosage; strength; dosing|posologie; dose; dosage|dosis; dosierung; starke|dosis; posologia; dosificacion|dosaggio; dose; posologia|dose; dosagem; posologia|dosis; dosering; sterkte',
	],
	frequency: [
		'text',
		'frequency; how often it is taken; directions; instructions; sig; schedule|frequence; prise; rythme|haufigkeit; einnahme; einnahmeschema; anwendung|frecuencia; pauta; toma|frequenza; assunzione|frequencia; toma; intervalo|frequentie; gebruik; inname',
	],
	testName: [
		'text',
		'test; test name; what was measured; analysis; parameter; examination; investigation; analyte|analyse; examen; parametre; test|untersuchung; parameter; test; analyse; messgrosse; bestimmung|prueba; parametro; analisis; determinacion|esame; parametro; analisi; prova|exame; parametro; analise; teste|bepaling; onderzoek; test; parameter',
	],
	testValue: [
		'quantity',
		'result; value; measured value; test result; your value|resultat; valeur|ergebnis; wert; messwert; befund|resultado; valor|risultato; valore; esito|resultado; valor|resultaat; uitslag; waarde',
	],
	referenceRange: [
		'text',
		'reference range; normal range; reference; reference interval; reference values; normal values; biological reference interval|valeurs de reference; valeurs normales; normes; intervalle de reference|referenzbereich; normbereich; referenz; normwert; referenzwerte|valores de referencia; rango de referencia; intervalo de referencia|valori di riferimento; intervallo di riferimento; range|valores de referencia; intervalo de referencia|referentiewaarden; referentie; normaalwaarden; referentiebereik',
	],
	sex: [
		'sex',
		'sex; gender; sex of the patient; sex of the holder|sexe; genre|geschlecht|sexo; genero|sesso; genere|sexo; genero|geslacht',
	],
	age: ['quantity', 'age; age years|age|alter|edad|eta|idade|leeftijd'],
	bloodGroup: [
		'text',
		'blood group; blood type|groupe sanguin|blutgruppe|grupo sanguineo|gruppo sanguigno|grupo sanguineo; tipo sanguineo|bloedgroep',
	],
	// Identity
	documentType: [
		'text',
		'document type; type of document; passport identity card or driving licence; type|type de document; type|dokumentenart; art des dokuments; ausweisart; typ|tipo de documento; tipo|tipo di documento; tipo|tipo de documento; tipo|documenttype; soort document; type',
	],
	height: [
		'text',
		'height|taille|grosse; korpergrosse|estatura; altura|statura; altezza|altura|lengte',
	],
	eyeColour: [
		'text',
		'eye colour; eye color; eyes|couleur des yeux; yeux|augenfarbe|color de ojos|colore degli occhi; colore occhi|cor dos olhos|kleur ogen; oogkleur',
	],
	// Work
	jobTitle: [
		'text',
		'job title; position; current or desired position; role; occupation; profession; designation; title; desired position|poste; fonction; intitule du poste; profession; emploi; poste recherche|position; berufsbezeichnung; stelle; funktion; tatigkeit; beruf; stellenbezeichnung|puesto; cargo; profesion; ocupacion|posizione; ruolo; mansione; professione; qualifica|cargo; funcao; profissao|functie; functietitel; beroep; positie',
	],
	summary: [
		'prose',
		'summary; profile; professional summary; objective; about me; profile or summary in prose; personal statement; career objective; about|profil; resume; a propos; objectif; profil professionnel|profil; zusammenfassung; kurzprofil; uber mich|perfil; resumen; objetivo; perfil profesional; sobre mi|profilo; sommario; profilo professionale; obiettivo; chi sono|perfil; resumo; objetivo; perfil profissional; sobre mim|profiel; samenvatting; over mij; persoonlijk profiel',
	],
	experience: [
		'section',
		'experience; work experience; employment history; professional experience; employment; work history; career history|experience; experience professionnelle; experiences professionnelles; parcours professionnel; experiences|berufserfahrung; beruflicher werdegang; werdegang; praktische erfahrung|experiencia; experiencia laboral; experiencia profesional|esperienza; esperienze lavorative; esperienza professionale; esperienze professionali; esperienza lavorativa|experiencia; experiencia profissional|werkervaring; ervaring; loopbaan',
	],
	education: [
		'section',
		'education; academic background; qualifications; education and training; academic qualifications; studies|formation; etudes; formations; diplomes; parcours scolaire|ausbildung; bildungsweg; studium; schulbildung; akademische ausbildung|formacion; educacion; estudios; formacion academica|istruzione; formazione; istruzione e formazione; studi|formacao; educacao; formacao academica; habilitacoes|opleiding; opleidingen; onderwijs; studie',
	],
	skills: [
		'section',
		'skills; key skills; technical skills; core competencies; expertise; competencies; technologies|competences; aptitudes; competences techniques; savoir faire|kenntnisse; fahigkeiten; kompetenzen; it kenntnisse; edv kenntnisse|habilidades; competencias; aptitudes; conocimientos|competenze; capacita; competenze tecniche; abilita|competencias; habilidades; aptidoes; conhecimentos|vaardigheden; competenties; kennis',
	],
	languagesSpoken: [
		'section',
		'languages; languages spoken; language skills; spoken languages|langues; langues parlees|sprachen; sprachkenntnisse|idiomas; lenguas|lingue; conoscenze linguistiche; lingue straniere|idiomas; linguas|talen; talenkennis',
	],
	institution: [
		'text',
		'institution; school; university; school or university; college; institute|etablissement; ecole; universite|schule; universitat; hochschule; institution|universidad; escuela; institucion; centro|universita; istituto; scuola|universidade; instituicao; escola|instelling; universiteit; school; hogeschool',
	],
	degree: [
		'text',
		'degree; qualification; diploma; course; field of study|diplome; titre; cursus|abschluss; grad; studiengang; fachrichtung|titulo; grado; titulacion; carrera|laurea; titolo di studio; diploma|grau; curso; diploma; titulo|diploma; graad; studie',
	],
	// Others
	subject: [
		'text',
		'subject; re; regarding; matter; reference line|objet; sujet|betreff; betrifft|asunto; ref|oggetto|assunto|betreft; onderwerp',
	],
	notes: [
		'prose',
		'notes; remarks; comments; additional information; special instructions|remarques; notes; observations; commentaires|bemerkungen; hinweise; anmerkungen; notizen; kommentar|observaciones; notas; comentarios|note; osservazioni; annotazioni|observacoes; notas; comentarios|opmerkingen; notities; toelichting',
	],
	vehiclePlate: [
		'id',
		'registration plate; licence plate; license plate; plate number; vehicle registration; vehicle no|immatriculation; plaque d immatriculation|kennzeichen; amtliches kennzeichen; kfz kennzeichen|matricula|targa|matricula; placa|kenteken',
	],
	meterReading: [
		'quantity',
		'meter reading; reading; current reading|releve du compteur; index; nouvel index|zahlerstand; ablesung|lectura; lectura del contador; lectura actual|lettura; lettura contatore|leitura; leitura do contador|meterstand; stand',
	],
	consumption: [
		'quantity',
		'consumption; usage; energy used; total usage|consommation|verbrauch; energieverbrauch|consumo|consumo; consumi|consumo|verbruik',
	],
	weight: [
		'quantity',
		'weight; gross weight; net weight|poids; poids brut; poids net|gewicht; bruttogewicht; nettogewicht|peso; peso bruto; peso neto|peso; peso lordo; peso netto|peso; peso bruto; peso liquido|gewicht; brutogewicht; nettogewicht',
	],
	maritalStatus: [
		'text',
		'marital status; civil status|situation familiale; etat civil|familienstand|estado civil|stato civile|estado civil|burgerlijke staat',
	],
};
