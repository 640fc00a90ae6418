import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { COL, DOC, rows, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { drawParts, drawRates } from '../../kit/parts.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	'supplier.name': DOC.seller,
	'supplier.vat': DOC.sellerTax,
	'supplier.city': str(
		'town of the issuer|supplierCity|In which town is the supplier?|comune del fornitore|Ort des Verkäufers',
		'city',
	),
	'customer.name': DOC.buyer,
	'customer.vat': DOC.buyerTax,
	'customer.city': str(
		'town of the customer|customerCity|In which town is the customer?|miejscowość nabywcy|Ort des Käufers',
		'city',
	),
	invoiceId: DOC.invoiceNo,
	issued: DOC.invoiceDate,
	buyerReference: str(
		'reference of the buyer|buyerReference|routing id|Leitweg-ID|Under which reference does the buyer want the bill?',
		'buyerReference',
	),
	currency: str(
		'currency of the document|currencyCode|In which currency is it billed?|Währung|waluta|valuta',
		'currency',
	),
	lines: rows(
		{
			no: COL.pos,
			name: COL.name,
			note: COL.detail,
			quantity: COL.qty,
			unit: COL.unit,
			price: COL.price,
			total: COL.amount,
			rate: COL.rate,
		},
		'lines of the invoice|invoiceLines|Welche Zeilen hat die Rechnung?|righe della fattura',
	),
	breakdown: rows(
		{ rate: COL.rate, taxable: COL.base, tax: COL.tax },
		'VAT breakdown|taxBreakdown|Aufschlüsselung der Steuer|riepilogo per aliquota',
	),
	totalNet: DOC.net,
	totalTax: DOC.tax,
	payable: DOC.gross,
	account: DOC.iban,
	due: DOC.due,
	shipTo: absent(DOC.shipAddress),
	prepaid: absent(
		str(
			'amount already paid|prepaidAmount|What was paid in advance?|acconto|Anzahlung',
			'amountPaid',
		),
	),
};
const SAID = {
	it: 'FATTURA ELETTRONICA|Dati relativi al fornitore|Dati del cliente|Denominazione|Partita IVA|Comune|Dati generali del documento|Numero|Data|Riferimento amministrativo|Valuta importi|Dati delle linee di fornitura|Nr. linea|Bene/servizio|Altri dati|Quantità|Unità di misura|Valore unitario|Valore totale|IVA (%)|Riepilogo per aliquota|Aliquota IVA (%)|Totale imponibile|Totale imposta|Importi|Imponibile complessivo|Imposta complessiva|Importo da pagare|IBAN|Data scadenza',
	de: 'ELEKTRONISCHE RECHNUNG – ANSICHT|Angaben zum Verkäufer|Angaben zum Käufer|Name|USt-IdNr.|Ort|Rechnungsdaten|Rechnungsnummer|Rechnungsdatum|Leitweg-ID|Währung|Positionen|Position|Bezeichnung|Beschreibung|Menge|Einheit|Preis (netto)|Gesamtpreis (netto)|Steuersatz in %|Aufschlüsselung der Umsatzsteuer|Steuersatz|Gesamtsumme|Steuerbetrag|Summen|Gesamt (netto)|Summe Umsatzsteuer|Fälliger Betrag|IBAN|Fälligkeitsdatum',
	en: 'ELECTRONIC INVOICE – READABLE COPY|Seller details|Buyer details|Name|VAT identifier|City|Document details|Invoice number|Issue date|Buyer reference|Currency|Line details|Line|Item name|Item description|Quantity|Unit code|Net price|Line net amount|VAT rate|VAT breakdown|Category rate|Taxable amount|Tax amount|Document totals|Sum without VAT|Sum of VAT|Amount due for payment|Account identifier|Payment due date',
	pl: 'FAKTURA USTRUKTURYZOWANA – PODGLĄD|Dane sprzedawcy|Dane nabywcy|Nazwa|NIP|Miejscowość|Dane dokumentu|Numer faktury|Data wystawienia|Numer referencyjny|Waluta|Wiersze faktury|Numer wiersza|Nazwa towaru|Opis|Ilość|Miara|Cena jednostkowa netto|Wartość netto|Stawka podatku|Podsumowanie stawek|Stawka|Podstawa|Kwota podatku|Kwoty|Razem netto|Razem VAT|Kwota należności ogółem|Numer rachunku|Termin płatności',
} as const;

/** The view of a structured invoice without any table: headings, and bullets of "label: value" for parties, lines and tax alike. */
const family: Family = {
	author: 'noor',
	locales: ['it-IT', 'de-DE', 'en-GB', 'pl-PL', 'en-IE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount, count } = locale;
		const [seller, buyer] = [locale.company(), locale.company()];
		const day = random.day('2019-01-02', '2026-06-20');
		const { lines, rates, net, tax, gross } = drawRates(
			random,
			locale,
			drawParts(random, locale, random.int(1, 5)),
			0.35,
		);
		const li = (label: string, path: string, content: Parameters<typeof field>[1]) =>
			markup`<li>${label}: <b>${field(path, content)}</b></li>`;
		const isWide = random.chance(0.5);
		const html = markup`<style>@page { size: A4; margin: 15mm 20mm } body { font: ${random.pick(["9.5pt/1.5 'Liberation Sans'", "9pt/1.5 'DejaVu Sans'", "10.5pt/1.4 'Liberation Serif'"])} } h1 { font-size: 14pt; text-align: center } h2 { font-size: 11pt; color: #036; margin: 4mm 0 1mm } ul { margin: 0; padding-left: 6mm } .line { margin-bottom: 3mm; break-inside: avoid } ${isWide && '.pair { columns: 2 }'}</style><h1>${at(0)}</h1>
			<div class="pair"><div><h2>${at(1)}</h2><ul>${li(at(3), 'supplier.name', seller.name)}${li(at(4), 'supplier.vat', seller.taxNumber)}${li(at(5), 'supplier.city', seller.address.city)}</ul></div><div><h2>${at(2)}</h2><ul>${li(at(3), 'customer.name', buyer.name)}${li(at(4), 'customer.vat', buyer.taxNumber)}${li(at(5), 'customer.city', buyer.address.city)}</ul></div></div>
			<h2>${at(6)}</h2><ul>${li(at(7), 'invoiceId', random.pattern(random.pick(['FE-####', '####/A', '20##-######'])))}${li(at(8), 'issued', locale.date(day, random.pick(['yyyy-mm-dd', locale.country.dates[0] ?? 'yyyy-mm-dd'])))}${random.chance(0.7) && li(at(9), 'buyerReference', random.pattern('##-#####-##'))}${li(at(10), 'currency', locale.country.currency)}</ul>
			<h2>${at(11)}</h2><div data-list="lines">${lines.map((one) => markup`<ul class="line" data-row>${li(at(12), 'no', one.position)}${li(at(13), 'name', one.name)}${random.chance(0.6) && li(at(14), 'note', one.detail)}${li(at(15), 'quantity', amount(one.quantity))}${li(at(16), 'unit', one.unit)}${li(at(17), 'price', amount(one.price))}${li(at(18), 'total', amount(one.amount))}${li(at(19), 'rate', amount(one.rate))}</ul>`)}</div>
			<h2>${at(20)}</h2><div data-list="breakdown">${rates.map((one) => markup`<ul class="line" data-row>${li(at(21), 'rate', count(one.rate))}${li(at(22), 'taxable', amount(one.base))}${li(at(23), 'tax', amount(one.tax))}</ul>`)}</div>
			<h2>${at(24)}</h2><ul>${li(at(25), 'totalNet', amount(net))}${li(at(26), 'totalTax', amount(tax))}${li(at(27), 'payable', amount(gross))}${li(at(28), 'account', locale.iban())}${li(at(29), 'due', locale.date(addDays(day, random.pick([14, 30])), 'yyyy-mm-dd'))}</ul>`;
		return { html, fields };
	},
};
export default family;
