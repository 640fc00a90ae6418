import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { COL, DOC, dat, heads, num, rows, row, str } from '../../kit/commerce.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import type { Company } from '../../kit/locale.ts';
import { drawParts, drawRates } from '../../kit/parts.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	tipoDocumento: str(
		'tipologia documento|kind of document|documentType|Was für ein Beleg ist es?|Che documento è?',
		'documentType',
	),
	numeroDocumento: DOC.invoiceNo,
	dataDocumento: DOC.invoiceDate,
	codiceDestinatario: str(
		'codice destinatario|recipient code of the exchange system|sdiCode|An welchen Kanal ging die Rechnung?|Qual è il codice destinatario?',
	),
	causale: str(
		'causale|reason given on the invoice|causeText|Wofür wurde fakturiert?|Perché è stata emessa?',
		'reason',
	),
	'fornitore.denominazione': DOC.seller,
	'fornitore.iva': DOC.sellerTax,
	'fornitore.indirizzo': DOC.sellerAddress,
	'fornitore.comune': str(
		'comune del fornitore|town of the supplier|supplierTown|In welchem Ort sitzt der Lieferant?',
		'city',
	),
	'cliente.denominazione': DOC.buyer,
	'cliente.iva': DOC.buyerTax,
	'cliente.indirizzo': DOC.buyerAddress,
	'cliente.comune': str(
		'comune del cliente|town of the customer|customerTown|In welchem Ort sitzt der Kunde?',
		'city',
	),
	'cliente.pec': str(
		'PEC del cliente|certified mail of the customer|customerPec|E-Mail des Kunden',
		'email',
	),
	righe: rows(
		{
			articolo: COL.code,
			descrizione: COL.name,
			quantita: COL.qty,
			prezzo: COL.price,
			um: COL.unit,
			sconto: COL.discount,
			iva: COL.rate,
			totale: COL.amount,
		},
		'dettaglio righe|lines of the e-invoice|Che cosa è stato venduto?',
	),
	riepilogo: rows(
		{
			esigibilita: str(
				'esigibilità|when the tax falls due|chargeability|Wann ist die Steuer fällig?',
			),
			iva: COL.rate,
			imponibile: COL.base,
			imposta: COL.tax,
		},
		'riepiloghi IVA|tax summary|Wie teilt sich die Steuer auf?',
	),
	imponibile: DOC.net,
	imposta: DOC.tax,
	bollo: num('bollo|stamp duty|stampDuty|Stempelsteuer|Quanto è il bollo?'),
	totaleDocumento: DOC.gross,
	modalita: str(
		'modalità di pagamento|how it is paid|paymentMode|Zahlungsweise|Come si paga?',
		'paymentMethod',
	),
	iban: DOC.iban,
	scadenza: DOC.due,
	vettore: absent(DOC.carrier),
	ritenuta: absent(
		num('ritenuta d’acconto|withholding tax|withholding|Quellensteuer|Quanto è la ritenuta?'),
	),
	dataOrdine: absent(
		dat('data dell’ordine|date of the purchase order|orderedOn|Bestelldatum', 'orderDate'),
	),
};

/** The print-out of an Italian electronic invoice from a viewer: label and value on one line in two boxes, white tables one below the other, each with a strip of heads. */
const family: Family = {
	author: 'noor',
	locales: ['it-IT'],
	draw: (random, locale) => {
		const { amount } = locale;
		const [seller, client] = [locale.company(), locale.company()];
		const day = random.day('2019-01-02', '2026-06-20');
		const { lines, rates, net, tax, gross } = drawRates(
			random,
			locale,
			drawParts(random, locale, random.int(1, 7), { discounts: 0.3 }),
			0.3,
		);
		const hasStamp = random.chance(0.3);
		const total = toMoney(gross + (hasStamp ? 2 : 0));
		const box = (
			title: string,
			path: string,
			{ name, taxNumber, address }: Company,
			more: ReturnType<typeof markup> | string,
		) =>
			markup`<div class="box"><h4>${title}</h4>Identificativo fiscale ai fini IVA: ${field(`${path}.iva`, taxNumber)}<br>Codice fiscale: ${taxNumber.slice(2)}<br>Denominazione: ${field(`${path}.denominazione`, name)}<br>Indirizzo: ${field(`${path}.indirizzo`, address.street)}<br>Comune: ${field(`${path}.comune`, address.city)} Provincia: ${address.state || 'MI'}<br>Cap: ${address.postcode} Nazione: IT<br>${more}</div>`;
		const pec = `${client.web.slice(4).split('.')[0] ?? ''}@pec.example`;
		const html = markup`<style>@page { size: A4; margin: 9mm } body { font: 8pt/1.45 'DejaVu Sans' } .box { border: .6pt solid #333; width: 92mm; min-height: 33mm; padding: 1.5mm 2mm; box-sizing: border-box } .two { display: flex; justify-content: space-between; margin-bottom: 3mm } h4 { margin: 0 0 1mm; font-size: 8pt } table { width: 100%; border-collapse: collapse; margin-bottom: 2.5mm } th { background: #e9e9e9; font-size: 7pt; border: .6pt solid #333; font-weight: normal; text-align: center } td { border: .6pt solid #333; padding: .8mm 1.2mm } .n { text-align: right } .bar { text-align: center; font-weight: bold; border: .6pt solid #333; border-bottom: 0; background: #d4d4d4 }</style>
			<div class="two">${box('Cedente/prestatore (fornitore)', 'fornitore', seller, markup`Telefono: ${seller.phone}<br>Email: ${seller.email}`)}${box('Cessionario/committente (cliente)', 'cliente', client, markup`Pec: ${field('cliente.pec', pec)}`)}</div>
			<table><tr><th>Tipologia documento<th>Art. 73<th>Numero documento<th>Data documento<th>Codice destinatario<tr><td>${field('tipoDocumento', random.pick(['TD01 fattura', 'TD24 fattura differita', 'TD06 parcella']))}<td><td>${field('numeroDocumento', random.pattern('###/2026'.replace('2026', day.slice(0, 4))))}<td>${field('dataDocumento', locale.date(day, 'dd-mm-yyyy'))}<td>${field('codiceDestinatario', random.pattern('?##??#?'))}<tr><td colspan="5"><b>Causale</b> ${random.chance(0.7) && field('causale', random.pick(['Vendita merci', 'Fornitura come da contratto quadro', 'Prestazione di servizi del mese precedente']))}</table>
			<table data-list="righe">${heads('Cod. articolo;Descrizione;Quantità;Prezzo unitario;UM;Sconto o magg.;%IVA;Prezzo totale')}${lines.map((one) => row(random.chance(0.8) && ['articolo', one.code], ['descrizione', `${one.name} ${one.detail}`], ['quantita', amount(one.quantity)], ['prezzo', amount(one.price)], ['um', one.unit], one.discount > 0 && ['sconto', { text: `-${amount(one.discount).text}%`, value: one.discount }], ['iva', amount(one.rate)], ['totale', amount(one.amount)]))}</table>
			<div class="bar">RIEPILOGHI IVA E TOTALI</div><table data-list="riepilogo">${heads('Esigibilità IVA / riferimenti normativi;%IVA;Spese accessorie;Totale imponibile;Totale imposta')}${rates.map((one) => row(['esigibilita', 'I (esigibilità immediata)'], ['iva', amount(one.rate)], null, ['imponibile', amount(one.base)], ['imposta', amount(one.tax)]))}</table>
			<table>${heads('Importo bollo;Sconto/Maggiorazione;Imponibile;Imposta;Totale documento')}<tr><td class="n">${hasStamp && field('bollo', amount(2))}<td><td class="n">${field('imponibile', amount(net))}<td class="n">${field('imposta', amount(tax))}<td class="n"><b>${field('totaleDocumento', amount(total))}</b></table>
			<table>${heads('Modalità pagamento;Dettagli;Scadenze;Importo')}<tr><td>${field('modalita', random.pick(['MP05 Bonifico', 'MP12 RIBA', 'MP08 Carta di pagamento']))}<td>IBAN ${field('iban', locale.iban().replaceAll(' ', ''))}<td>${field('scadenza', locale.date(addDays(day, random.pick([0, 30, 60])), 'dd-mm-yyyy'))}<td class="n">${field('totaleDocumento', amount(total))}</table><small>Versione prodotta con foglio di stile proprio – identificativo ${random.pattern('IT########## _?????')}</small>`;
		return { html, fields };
	},
};
export default family;
