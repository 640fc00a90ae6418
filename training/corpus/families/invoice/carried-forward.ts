import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { drawParts, total } from '../../kit/parts.ts';
import { addDays } from '../../kit/random.ts';
import { withFooter } from '../../kit/sheet.ts';

const fields: Fields = {
	rechnungsnummer: text('invoiceNumber', 'Beleg-Nr.', 'Welche Nummer hat die Rechnung?'),
	rechnungsdatum: date('issueDate', 'Wann wurde fakturiert?'),
	lieferdatum: date('deliveryDate', 'Tag der Lieferung'),
	lieferschein: text('deliveryNoteNumber', 'Lieferschein-Nr.'),
	auftragsnummer: text(
		'',
		'Auftragsnummer des Lieferanten',
		'sales order number',
		'Unsere Auftragsnummer',
		'salesOrder',
	),
	bestellnummer: text('orderNumber', 'Ihre Bestellung', 'customer’s order number'),
	kundennummer: text('customerNumber', 'Debitor'),
	'seller.name': text('seller', 'Rechnungssteller', 'Von wem kommt die Rechnung?'),
	'seller.vatId': text('vatNumber', 'USt-IdNr. des Rechnungsstellers'),
	'seller.taxNumber': text('taxNumber', 'Steuernummer beim Finanzamt'),
	'seller.register': text('registrationNumber', 'HRB des Lieferanten', 'Handelsregisternummer'),
	'seller.iban': text('iban', 'IBAN des Lieferanten'),
	'buyer.name': text('buyer', 'Rechnungsempfänger'),
	'buyer.address': text('address', 'Anschrift des Empfängers'),
	'buyer.contact': text('contactPerson', 'zu Händen', 'person at the customer'),
	netto: number('netTotal'),
	mwst: number('taxTotal'),
	brutto: number('grossTotal', 'Endbetrag'),
	skontoBetrag: number(
		'cashDiscount',
		'Skontobetrag',
		'How much may be deducted for fast payment?',
	),
	zahlbarBis: date('dueDate', 'netto fällig am'),
	positionen: list(
		{
			pos: number('lineNumber'),
			artikelnummer: text('productNumber'),
			bezeichnung: text('itemDescription'),
			menge: number('quantity'),
			me: text('unit'),
			einzelpreis: number('unitPrice'),
			rabatt: number('discount'),
			gesamtpreis: number('lineTotal'),
		},
		'Rechnungspositionen',
		'line items',
		'Was wurde berechnet?',
	),
	trinkgeld: absent(number('tip')),
	projekt: absent(text('projectNumber', 'Projektnummer')),
};

/** A German wholesaler's invoice over two pages: sender line above the address, carried-over sums, register data in four footer columns. */
const family: Family = {
	author: 'tilda',
	locales: ['de-DE', 'de-AT'],
	draw: (random, locale) => {
		const { amount, count } = locale;
		const [seller, buyer] = [locale.company(), locale.company()];
		const day = random.day('2015-01-05', '2026-05-30');
		const items = drawParts(random, locale, random.int(3, 22), {
			discounts: 0.3,
			code: random.pick(['#######', '??###-##']),
		});
		const net = total(items);
		const rate = locale.country.rates[0] ?? 19;
		const tax = toMoney((net * rate) / 100);
		const gross = toMoney(net + tax);
		const showsDiscount = items.some(({ discount }) => discount > 0);
		const cutAt = items.length > 9 ? 8 : items.length;
		const [first, second] = [items.slice(0, cutAt), items.slice(cutAt)];
		const carried = total(first);
		const colour = random.pick(['#0a4d8c', '#7a1f1f', '#2d5b2d']);
		const head = markup`<tr class="h"><th>Pos<th>Artikel-Nr.<th>Bezeichnung<th class="n">Menge<th>ME<th class="n">E-Preis${showsDiscount && markup`<th class="n">Rab. %`}<th class="n">Betrag`;
		const row = (item: (typeof items)[number]) =>
			markup`<tbody data-row><tr><td>${field('pos', item.position)}<td>${field('artikelnummer', item.code)}<td>${field('bezeichnung', item.name)}<td class="n">${field('menge', count(item.quantity))}<td>${field('me', item.unit)}<td class="n">${field('einzelpreis', amount(item.price))}${showsDiscount && markup`<td class="n">${item.discount > 0 && field('rabatt', count(item.discount))}`}<td class="n">${field('gesamtpreis', amount(item.amount))}<tr><td><td><td class="s" colspan="4">${item.detail}</tbody>`;
		const columns = showsDiscount ? 7 : 6;
		const content = markup`<div class="logo">${field('seller.name', seller.name)}</div><table class="top"><tr><td style="width:100mm"><span class="tiny">${field('seller.name', seller.name)} • ${seller.address.lines.join(' • ')}</span><br>${field('buyer.name', buyer.name)}<br>${random.chance(0.5) && markup`z. Hd. ${field('buyer.contact', locale.person().name)}<br>`}<span data-field="buyer.address" data-value="${buyer.address.whole}">${buyer.address.lines[0]}<br>${buyer.address.lines[1]}</span>
			<td><table class="k"><tr><td>Rechnungs-Nr.<td>${field('rechnungsnummer', random.pattern(random.pick(['RE########', '9#####', '20##/#####'])))}<tr><td>Datum<td>${field('rechnungsdatum', locale.date(day))}<tr><td>Kunden-Nr.<td>${field('kundennummer', random.pattern('D#####'))}<tr><td>Auftrag<td>${field('auftragsnummer', random.pattern('AU-######'))}<tr><td>Ihre Bestellung<td>${field('bestellnummer', random.pattern('45#######'))}<tr><td>Lieferschein<td>${field('lieferschein', random.pattern('LS######'))}<tr><td>Lieferdatum<td>${field('lieferdatum', locale.date(addDays(day, -random.int(0, 9))))}</table></table><h1>Rechnung</h1>
			<table class="i" data-list="positionen">${head}${first.map(row)}${second.length > 0 && markup`<tr class="c"><td colspan="${columns}">Übertrag<td class="n">${amount(carried)}`}</table>
			${second.length > 0 && markup`<table class="i" style="break-before:page" data-list="positionen">${head}<tr class="c"><td colspan="${columns}">Übertrag von Seite 1<td class="n">${amount(carried)}${second.map(row)}</table>`}
			<table class="z"><tr><td>Warenwert netto<td class="n">${field('netto', amount(net))}<tr><td>${rate} % MwSt.<td class="n">${field('mwst', amount(tax))}<tr><td><b>Rechnungsbetrag EUR</b><td class="n"><b>${field('brutto', amount(gross))}</b></table>
			<p>Zahlbar bis ${field('zahlbarBis', locale.date(addDays(day, 30)))} netto${random.chance(0.6) && markup`, bis ${locale.date(addDays(day, 10))} abzüglich 2 % Skonto = ${field('skontoBetrag', amount(toMoney(gross * 0.02)))} EUR`}. Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.</p>`;
		const footer = markup`<table class="f"><tr><td>${field('seller.name', seller.name)}<br>${seller.address.lines[0]}<br>${seller.address.lines[1]}<td>Tel. ${seller.phone}<br>${seller.email}<br>${seller.web}<td>${random.pick(['Amtsgericht', 'Registergericht'])} ${seller.address.city}<br>${field('seller.register', random.pattern('HRB #####'))}<br>GF: ${locale.person().name}<td>${locale.country.tax[0]} ${field('seller.vatId', seller.taxNumber)}<br>St.-Nr. ${field('seller.taxNumber', random.pattern('##/###/#####'))}<br>IBAN ${field('seller.iban', locale.iban())}</table>`;
		const html = markup`<style>
			@page { size: A4; margin: 14mm 16mm 8mm 22mm }
			body { font: 9.3pt/1.3 'Liberation Sans' } .logo { font: bold italic 19pt 'Liberation Serif'; color: ${colour}; border-bottom: 1.5pt solid ${colour}; margin-bottom: 9mm } .top { width: 100% } .top td { vertical-align: top } .tiny { font-size: 6.5pt; text-decoration: underline } .k td { padding: .3mm 4mm .3mm 0 } h1 { font-size: 14pt; margin: 7mm 0 3mm } .i { width: 100% } .i th { text-align: left; border-bottom: .8pt solid; font-size: 8.5pt } .i td { padding: .8mm 1mm .2mm 0; vertical-align: top } .i .s { font-size: 8pt; color: #444; padding-bottom: 1.4mm } .n, .i th.n { text-align: right } .c td { border-top: .5pt solid; border-bottom: .5pt solid; font-style: italic } .z { margin: 4mm 0 4mm auto } .z td { padding: .5mm 0 .5mm 12mm } .f { width: 100%; font-size: 6.8pt; border-top: .6pt solid ${colour} } .f td { vertical-align: top; padding: 1mm 3mm 0 0 }
			</style>${withFooter(content, footer, 18)}`;
		return { html, fields };
	},
};
export default family;
