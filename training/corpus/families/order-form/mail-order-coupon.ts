import type { Family, Fields } from '../../family.ts';
import { absent, date, flag, list, number, text } from '../../kit/ask.ts';
import { blank, drawFilling, speak, tick } from '../../kit/forms.ts';
import { drawGoods, inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	supplier: text(
		'seller',
		'Bei welcher Firma wird bestellt?',
		'Bij welk bedrijf?',
		'mail-order house',
	),
	catalogue: text(
		'',
		'Katalog',
		'From which catalogue was it ordered?',
		'catalogueName',
		'Aus welchem Katalog?',
	),
	customer: text('buyer', 'Wer bestellt?', 'Wie bestelt er?', 'besteller'),
	customerNumber: text('customerNumber', 'Kundennummer', 'klantnummer'),
	address: text('address', 'Anschrift des Bestellers', 'adres van de besteller'),
	birthDate: date('birthDate', 'Geburtsdatum des Bestellers', 'geboortedatum'),
	phone: text('phone', 'Telefon für Rückfragen', 'telefoon overdag'),
	orderDate: date('orderDate', 'Datum der Bestellung', 'besteldatum'),
	items: list(
		{
			page: number('', 'Seite im Katalog', 'catalogue page', 'pagina'),
			article: text('productNumber', 'Bestellnummer des Artikels', 'bestelnr.'),
			description: text('itemDescription', 'Artikel'),
			quantity: number('quantity', 'Menge', 'aantal'),
			price: number('unitPrice', 'Einzelpreis', 'stukprijs'),
			amount: number('lineTotal', 'Gesamtpreis', 'bedrag'),
		},
		'bestellteArtikel',
		'Was wird bestellt?',
	),
	goodsTotal: number('netTotal', 'Warenwert', 'waarde van de goederen'),
	total: number('grossTotal', 'Bestellsumme', 'Wat kost alles samen?', 'total with postage'),
	postage: number('shippingCost', 'Versandkosten', 'verzendkosten'),
	byInvoice: flag('paymentMethod', 'Zahlung auf Rechnung', 'Is it paid by invoice?'),
	wantsGift: flag('', 'Gratisgeschenk', 'Does the customer want the free gift?', 'freeGift'),
	invoiceNumber: absent(text('invoiceNumber', 'Rechnungsnummer')),
	deliveryAddress: absent(text('shipTo', 'abweichende Lieferanschrift', 'afwijkend afleveradres')),
};
const SAID = {
	de: 'BESTELLSCHEIN|Bitte in Blockschrift ausfüllen und im Fensterumschlag zurücksenden. Ab 75 Warenwert liefern wir portofrei. Unser Bestelltelefon: täglich 7–22 Uhr|Kundennummer (steht auf der Rückseite des Katalogs)|Name, Vorname|Straße, PLZ, Ort|Geburtsdatum|Telefon|Datum, Unterschrift|Seite;Bestell-Nr.;Artikel;Menge;Einzelpreis;Gesamtpreis|Warenwert|Versandkosten|Bestellsumme|Ich zahle auf Rechnung (14 Tage)|Ich zahle per Nachnahme (+ 5,90)|Ja, ich möchte das Gratisgeschenk: 3-teiliges Messerset|Abweichende Lieferanschrift|Frühjahr/Sommer;Herbst/Winter;Garten;Büro|Versand',
	nl: 'BESTELFORMULIER|In blokletters invullen en gratis opsturen. Boven 75 betaalt u geen verzendkosten. Bestellijn: dagelijks 8–21 uur|Klantnummer (achterop de catalogus)|Naam, voorletters|Straat, postcode, plaats|Geboortedatum|Telefoon|Datum, handtekening|Blz.;Bestelnr.;Artikel;Aantal;Stukprijs;Bedrag|Waarde goederen|Verzendkosten|Te betalen|Ik betaal per factuur (14 dagen)|Ik betaal onder rembours (+ 5,90)|Ja, stuur mij het gratis geschenk: driedelige messenset|Ander afleveradres|Voorjaar/Zomer;Najaar/Winter;Tuin;Kantoor|Postorder',
} as const;

/** A mail-order slip: a ruled table of ten lines, most of them empty, sums boxed below, the address at the right. */
const family: Family = {
	author: 'horst',
	locales: ['de-DE', 'nl-NL', 'de-AT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const goods = drawGoods(
			random,
			locale,
			random.pick(['office', 'food', 'technical'] as const),
			random.int(1, 5),
			{ code: random.pick(['### ###', '##-####', '???###']), quantities: [1, 1, 1, 2, 3] },
		);
		const net = toMoney(goods.reduce((sum, { amount }) => sum + amount, 0));
		const postage = net >= 75 ? 0 : inMoney(4.95, locale);
		const person = locale.person();
		const firm = `${random.pick(['Klingmann', 'Heidelinde', 'Vroonhof', 'Bastian', 'Oltmanns'])} ${at(17)}`;
		const isInvoice = random.chance(0.6);
		const html = markup`<style>@page { size: A4; margin: 12mm 14mm } body { font: 9pt 'Liberation Sans' } .v { ${drawFilling(random)}; font-size: 10pt } .h { background: #b30; color: #fff; padding: 3mm 5mm } .h b { font-size: 19pt } fieldset { border: .8pt solid #b30; margin: 4mm 0; padding: 1mm 3mm } legend { color: #b30; font-size: 8pt } dl { display: grid; grid-template-columns: 62mm 1fr; margin: 0 } dt { font-size: 8pt; padding: 1.5mm 0 } dd { margin: 0; border-bottom: .4pt solid #888; min-height: 6mm } table { width: 100% } th { font-size: 7.5pt; background: #f7e3dc; font-weight: normal } td, th { border: .5pt solid #b30; height: 7.2mm; padding: 0 1.5mm } td[align=right] { padding-right: 4mm } .sum { width: 74mm; margin-left: auto; margin-top: -.5pt } .tick { display: inline-block; width: 4mm; height: 4mm; border: .8pt solid #b30; font: bold 9pt/3.8mm 'Liberation Sans'; text-align: center }
			</style><div class="h"><b>${field('supplier', firm)}</b> &nbsp; ${at(0)} – ${field('catalogue', `${random.pick(at(16).split(';'))} ${random.int(1986, 2014)}`)}</div><p style="font-size:8pt">${at(1)} ${locale.phone()}</p>
			<fieldset><legend>1</legend><dl><dt>${at(2)}<dd><span class="v">${blank(random, 0.7, 'customerNumber', random.pattern('## ### ##'))}</span><dt>${at(3)}<dd><span class="v">${field('customer', `${person.family.toUpperCase()}, ${person.given.toUpperCase()}`)}</span><dt>${at(4)}<dd><span class="v">${field('address', locale.address().whole)}</span><dt>${at(5)}<dd><span class="v">${blank(random, 0.5, 'birthDate', locale.date(random.day('1930-01-01', '1985-01-01')))}</span><dt>${at(6)}<dd><span class="v">${blank(random, 0.6, 'phone', locale.phone())}</span><dt>${at(15)}<dd></dl></fieldset>
			<table data-list="items"><tr>${at(8)
				.split(';')
				.map(
					(head) => markup`<th>${head}`,
				)}${goods.map(({ code, name, quantity, price, amount }) => markup`<tr data-row><td><span class="v">${blank(random, 0.8, 'page', random.int(12, 480))}</span><td><span class="v">${field('article', code)}</span><td><span class="v">${field('description', name)}</span><td align="center"><span class="v">${field('quantity', quantity)}</span><td align="right"><span class="v">${field('price', locale.amount(price))}</span><td align="right"><span class="v">${field('amount', locale.amount(amount))}</span>`)}${Array.from({ length: 9 - goods.length }, () => markup`<tr><td><td><td><td><td><td>`)}</table>
			<table class="sum"><tr><td>${at(9)}<td align="right"><span class="v">${field('goodsTotal', locale.amount(net))}</span><tr><td>${at(10)}<td align="right">${postage > 0 && markup`<span class="v">${field('postage', locale.amount(postage))}</span>`}<tr><td><b>${at(11)}</b><td align="right"><span class="v">${field('total', locale.amount(toMoney(net + postage)))}</span></table>
			<fieldset><legend>2</legend><p>${tick('byInvoice', isInvoice, at(12))}</p><p><b class="tick">${!isInvoice && 'X'}</b> ${at(13)}</p><p>${tick('wantsGift', random.chance(0.5), at(14))}</p></fieldset><p>${at(7)}: <span class="v">${blank(random, 0.9, 'orderDate', locale.date(random.day('1986-01-01', '2014-12-01')))} &nbsp; <i>${person.name}</i></span></p>`;
		return { html, fields };
	},
};
export default family;
