import type { Concepts } from '../concept.ts';

/** Days and periods. */
export const DATES: Concepts = {
	issueDate: [
		'date',
		'invoice date; date of invoice; date of issue; issue date; date issued; bill date; billing date; date; tax point; document date; dated; invoice dated|date de facture; date facture; date d emission; date; du; en date du; le|rechnungsdatum; datum; ausstellungsdatum; belegdatum; vom; rechnung vom|fecha de factura; fecha de emision; fecha; fecha factura|data fattura; data di emissione; data; del; data documento|data da fatura; data de emissao; data|factuurdatum; datum; datum factuur',
	],
	dueDate: [
		'date',
		'due date; payment due; date due; pay by; payment due date; due; payable by; due on; please pay by; remit until; remit by; please remit by; amount due by; date by which to pay; must be paid by|date d echeance; echeance; date limite de paiement; a payer avant le; payable le; date de paiement|falligkeitsdatum; fallig am; zahlbar bis; fallig; zahlungsziel; bis zum; zahlbar bis zum; uberweisen bis zum; falligkeit; netto bis; bis spatestens|fecha de vencimiento; vencimiento; vence; fecha limite de pago; vto|data di scadenza; scadenza; da pagare entro; scadenze; pagamento entro|data de vencimento; vencimento; vence em; pagar ate; data limite de pagamento|vervaldatum; te betalen voor; betalen voor; uiterste betaaldatum; vervaldag; uiterlijk op',
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
		'date of expiry; expiry date; expiration date; valid until; expires; expires on; valid to; valid thru; exp date; valid till; exp|date d expiration; expire le; valable jusqu au; date de validite; fin de validite|gultig bis; ablaufdatum; verfalldatum; gultig bis zum|fecha de caducidad; valido hasta; caducidad; fecha de vencimiento; valida hasta; validez|data di scadenza; valido fino al; scadenza|data de validade; valido ate; validade|geldig tot; vervaldatum; verloopdatum; geldig tot en met',
	],
	documentIssueDate: [
		'date',
		'date of issue; issued on; issue date; date issued|date de delivrance; delivre le; date d emission|ausstellungsdatum; ausgestellt am; datum der ausstellung|fecha de expedicion; expedido el; fecha de emision|data di rilascio; rilasciato il; data di emissione; emissione|data de emissao; emitido em; data de expedicao|datum van afgifte; afgegeven op; datum afgifte',
	],
	admissionDate: [
		'date',
		'admission date; date of admission; admitted; admitted on; hospital stay; inpatient stay|date d admission; date d entree; hospitalise du; hospitalisation; sejour hospitalier|aufnahmedatum; aufnahme; stationar vom; aufgenommen am; stationarer aufenthalt; stationare behandlung|fecha de ingreso; ingreso; estancia hospitalaria; hospitalizacion|data di ricovero; data ricovero; ricovero; degenza; periodo di degenza|data de admissao; data de internamento; internamento hospitalar|opnamedatum; datum opname; ziekenhuisopname; opnameperiode',
	],
	dischargeDate: [
		'date',
		'discharge date; date of discharge; discharged; discharged on; hospital stay; inpatient stay|date de sortie; sortie le; hospitalisation; sejour hospitalier|entlassungsdatum; entlassung; entlassen am; stationarer aufenthalt; stationare behandlung|fecha de alta; alta; estancia hospitalaria; hospitalizacion|data di dimissione; dimissione; degenza; periodo di degenza|data de alta; alta; internamento hospitalar|ontslagdatum; datum ontslag; ziekenhuisopname; opnameperiode',
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
};
