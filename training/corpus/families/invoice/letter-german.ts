import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { drawGoods, sumUp } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	invoiceNumber: text('invoiceNumber', 'Rechnungsnummer', 'Welche Nummer trägt die Rechnung?'),
	invoiceDate: date('issueDate', 'Rechnungsdatum', 'Wann wurde die Rechnung geschrieben?'),
	dueDate: date('dueDate', 'zahlbarBis', 'Bis wann muss bezahlt werden?'),
	customerNumber: text('customerNumber', 'Kundennummer des Empfängers'),
	'seller.name': text('seller', 'Wer stellt die Rechnung?', 'Firma des Handwerkers'),
	'seller.address': text('address', 'Anschrift des Absenders'),
	'seller.vatId': text('vatNumber', 'Umsatzsteuer-Identifikationsnummer des Absenders'),
	'buyer.name': text('buyer', 'An wen ist die Rechnung gerichtet?', 'Who has to pay this bill?'),
	'buyer.street': text('street', 'Straße und Hausnummer des Kunden'),
	'buyer.postcode': text('postcode', 'Postleitzahl des Kunden'),
	'buyer.city': text('city', 'Ort des Kunden'),
	netTotal: number('netTotal', 'Summe netto'),
	taxRate: number('taxRate', 'Mehrwertsteuersatz in Prozent'),
	taxAmount: number('taxTotal', 'Betrag der Mehrwertsteuer'),
	total: number('grossTotal', 'Rechnungsbetrag', 'Wie viel ist zu überweisen?'),
	iban: text('iban', 'Konto, auf das überwiesen werden soll'),
	items: list(
		{
			position: number('lineNumber', 'Pos'),
			description: text('itemDescription', 'Bezeichnung der Leistung'),
			quantity: number('quantity', 'Menge'),
			unit: text('unit', 'Einheit'),
			unitPrice: number('unitPrice', 'Einzelpreis'),
			amount: number('lineTotal', 'Gesamtpreis der Position'),
		},
		'positionen',
		'alle Positionen der Rechnung',
		'What work and material was charged?',
	),
	projectNumber: absent(text('projectNumber', 'Projektnummer')),
	shippingCost: absent(number('shippingCost', 'Versandkosten', 'Was kostet der Versand?')),
};

/** A craftsman's letter after DIN 5008: window address, information block on the right, ruled table. */
const family: Family = {
	author: 'marlene',
	locales: ['de-DE', 'de-AT'],
	draw: (random, locale) => {
		const { money, amount, count } = locale;
		const seller = locale.company();
		const buyer = random.chance(0.5) ? locale.company().name : locale.person().name;
		const home = locale.address();
		const day = random.day('2019-01-05', '2026-06-30');
		const quantities = [1, 2, 3, 4.5, 6, 12, 18.25, 24];
		const items = drawGoods(random, locale, 'building', random.int(2, 6), { quantities });
		const { net, rate, tax, gross } = sumUp(items, locale);
		const colour = random.pick(['#24476b', '#5b2a1e', '#2f5d3a', '#111']);
		const html = markup`<style>
			@page { size: A4; margin: 20mm 18mm 18mm 25mm }
			body { font: 10pt/1.35 'Liberation Sans' }
			.top { display: flex; justify-content: space-between; align-items: flex-end; height: 20mm }
			.logo { font: bold 20pt 'Liberation Serif'; color: ${colour} }
			.back { font-size: 7pt; text-decoration: underline; margin: 12mm 0 2mm }
			.window { display: flex; justify-content: space-between; min-height: 42mm }
			.info td { padding: 0 0 0 6mm } .info td:last-child { text-align: right }
			h1 { font-size: 14pt; margin: 4mm 0 3mm }
			.items { width: 100%; margin: 4mm 0 }
			.items th { text-align: left; border-bottom: 1pt solid #000; font-size: 9pt }
			.items td { padding: 1.2mm 1mm; border-bottom: .3pt solid #999; vertical-align: top }
			.r, .items th.r { text-align: right }
			.sums { margin-left: auto } .sums td { padding: .6mm 1mm .6mm 8mm }
			.sums tr:last-child td { font-weight: bold; border-top: 1pt solid; border-bottom: 3pt double }
			footer { position: fixed; bottom: 0; left: 0; right: 0; display: flex; font-size: 7.5pt;
				justify-content: space-between; border-top: .5pt solid; padding-top: 1.5mm }
			</style>
			<div class="top"><div class="logo">${field('seller.name', seller.name)}</div>
				<div>Meisterbetrieb seit ${random.int(1921, 2009)}</div></div>
			<div class="back">${field('seller.name', seller.name)} ·
				${field('seller.address', seller.address.lines.join(' · '), seller.address.whole)}</div>
			<div class="window">
				<div>${random.chance(0.4) && 'Herrn / Frau / Firma'}<br>${field('buyer.name', buyer)}<br>
					${field('buyer.street', home.street)}<br><br>
					${field('buyer.postcode', home.postcode)} ${field('buyer.city', home.city)}</div>
				<table class="info">
					<tr><td>Kunden-Nr.<td>${field('customerNumber', random.pattern('1####'))}
					<tr><td>Datum<td>${field('invoiceDate', locale.date(day))}
					<tr><td>Telefon<td>${seller.phone}
					<tr><td>Bearbeiter<td>${locale.person().name}
				</table>
			</div>
			<h1>Rechnung Nr. ${field('invoiceNumber', random.pattern(random.pick(['20##-###', 'R###/##', '##0###'])))}</h1>
			<p>Sehr geehrte Damen und Herren,<br>für die ausgeführten Arbeiten erlauben wir uns, wie folgt zu berechnen:</p>
			<table class="items" data-list="items">
				<thead><tr><th>Pos<th>Bezeichnung<th class="r">Menge<th>Einheit<th class="r">Einzelpreis<th class="r">Gesamt</thead>
				${items.map(
					(item) => markup`<tr data-row>
						<td>${field('position', item.position)}<td>${field('description', item.name)}
						<td class="r">${field('quantity', count(item.quantity))}<td>${field('unit', item.unit)}
						<td class="r">${field('unitPrice', amount(item.price))}
						<td class="r">${field('amount', amount(item.amount))}`,
				)}
			</table>
			<table class="sums">
				<tr><td>Nettobetrag<td class="r">${field('netTotal', money(net))}
				<tr><td>zzgl. ${field('taxRate', locale.percent(rate))} MwSt.<td class="r">${field('taxAmount', money(tax))}
				<tr><td>Rechnungsbetrag<td class="r">${field('total', money(gross))}
			</table>
			<p>Bitte überweisen Sie den Betrag bis zum
				${field('dueDate', locale.date(addDays(day, random.pick([10, 14, 30]))))} ohne Abzug auf unser Konto.</p>
			<p>Mit freundlichen Grüßen</p>
			<footer><div>${seller.address.lines[0]}<br>${seller.address.lines[1]}</div>
				<div>Tel. ${seller.phone}<br>${seller.email}</div>
				<div>${locale.bank()}<br>IBAN ${field('iban', locale.iban())}<br>BIC ${locale.bic()}</div>
				<div>${locale.country.tax[0]} ${field('seller.vatId', seller.taxNumber)}<br>Amtsgericht ${seller.address.city}</div>
			</footer>`;
		return { html, fields };
	},
};
export default family;
