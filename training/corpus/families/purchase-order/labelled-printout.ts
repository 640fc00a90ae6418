import type { Family, Fields } from '../../family.ts';
import { absent, list, number, text } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { drawParts, total } from '../../kit/parts.ts';
import { addDays } from '../../kit/random.ts';
import { BILL, ROW } from '../../kit/trade-fields.ts';
import { askParty, spread } from '../../kit/trade.ts';

const fields: Fields = {
	...askParty(
		'buyer',
		'orderer',
		['name', 'street', 'postcode', 'city', 'tax'],
		['de', 'sv', 'nl'],
	),
	...askParty('supplier', 'seller', ['name', 'street', 'postcode', 'city'], ['de', 'sv', 'nl']),
	...askParty('delivery', 'shipTo', ['name', 'street', 'postcode', 'city'], ['de', 'sv', 'nl']),
	message: text(
		'documentNumber',
		'What is the number of the message?',
		'Nachrichtennummer',
		'meldingsnummer',
		'number of the EDI message',
	),
	number: BILL.orderNumber,
	date: BILL.orderDate,
	currency: text('currency', 'In which currency are the prices?', 'Währung', 'valuta'),
	gln: text(
		'',
		'buyerGln',
		'What is the GLN of the buyer?',
		'GLN des Bestellers',
		'location number of the buyer',
	),
	supplierGln: text(
		'',
		'supplierGln',
		'What is the GLN of the supplier?',
		'GLN des Lieferanten',
		'location number of the supplier',
	),
	lines: number(
		'',
		'lineCount',
		'How many lines does the order have?',
		'Anzahl der Positionen',
		'number of order lines',
	),
	total: BILL.net,
	items: list(
		{
			line: ROW.position,
			ean: ROW.code,
			theirs: text(
				'',
				'supplier article',
				'Lieferantenartikel',
				'What is the number of the supplier for it?',
				'vendorItem',
			),
			text: ROW.name,
			quantity: ROW.quantity,
			unit: ROW.unit,
			price: ROW.price,
			amount: ROW.amount,
			wanted: ROW.delivery,
		},
		'order lines of the message',
		'What does the message order?',
		'Positionen der Nachricht',
	),
	tax: absent(number('taxTotal', 'How much VAT is in the order?', 'Steuerbetrag')),
	contact: absent(text('contactPerson', 'Who is the contact?', 'Ansprechpartner')),
};
const SAID = {
	de: 'BESTELLUNG|Nachricht|Bestellnummer|Bestelldatum|Währung|Käufer|Lieferant|Lieferanschrift|GLN|Position|EAN|Lieferantenartikelnummer|Bezeichnung|Menge|Einheit|Nettopreis|Positionswert|Lieferdatum|Anzahl Positionen|Summe Positionswerte|Name|Straße|PLZ|Ort|USt-IdNr.',
	en: 'ORDER|Message|Order number|Order date|Currency|Buyer|Supplier|Delivery party|GLN|Line|EAN|Supplier article|Text|Quantity|Unit|Net price|Line value|Requested date|Number of lines|Sum of line values|Name|Street|Postcode|City|VAT no.',
	nl: 'ORDER|Bericht|Ordernummer|Orderdatum|Valuta|Koper|Leverancier|Afleveradres|GLN|Regel|EAN|Artikel leverancier|Omschrijving|Aantal|Eenheid|Nettoprijs|Regelwaarde|Leverdatum|Aantal regels|Som regelwaarden|Naam|Straat|Postcode|Plaats|Btw-nr.',
	sv: 'ORDER|Meddelande|Ordernummer|Orderdatum|Valuta|Köpare|Leverantör|Leveransadress|GLN|Rad|EAN|Lev. artikel|Benämning|Antal|Enhet|Nettopris|Radvärde|Önskat datum|Antal rader|Summa radvärden|Namn|Gata|Postnr|Ort|Momsnr',
};

/** A message between computers, printed as text: label and value on every line, nothing in columns, one block a line of the order. */
const family: Family = {
	author: 'lucia',
	locales: ['de-DE', 'nl-NL', 'sv-SE', 'en-GB', 'de-AT', 'nl-BE'],
	draw: (random, locale) => {
		const { amount, count } = locale;
		const say = speak(SAID, locale.language);
		const width = random.pick([22, 26, 30]);
		const sign = random.pick([': ', ' = ', ' . . : ', '\t']).replace('\t', '   ');
		const [buyer, seller, site] = [locale.company(), locale.company(), locale.company()];
		const day = random.day('2004-01-05', '2026-05-10');
		const parts = drawParts(random, locale, random.int(1, 6));
		const line = (name: number, path: string, content: Parameters<typeof field>[1], indent = '') =>
			markup`${`${indent}${say(name)}`.padEnd(width)}${sign}${field(path, content)}\n`;
		const party = (title: number, path: string, { name, address }: typeof buyer, gln?: string) =>
			markup`[${say(title)}]\n${gln !== undefined && line(8, gln, random.pattern('40#########0##'), '  ')}${line(20, `${path}.name`, name, '  ')}${line(21, `${path}.street`, address.street, '  ')}${line(22, `${path}.postcode`, address.postcode, '  ')}${line(23, `${path}.city`, address.city, '  ')}`;
		const isTight = random.chance(0.5);
		const block = (part: (typeof parts)[number]) => {
			const wanted = locale.date(addDays(day, random.int(3, 30)), 'yyyy-mm-dd');
			const ean = random.pattern('40###########');
			if (isTight)
				return markup`<span data-row>${say(9)} ${field('line', part.position)}  ${say(10)} ${field('ean', ean)}  ${say(11)} ${field('theirs', part.code)}\n   ${say(12)} ${field('text', part.name)}\n   ${say(13)} ${field('quantity', count(part.quantity))}  ${say(14)} ${field('unit', part.unit)}  ${say(15)} ${field('price', amount(part.price))}  ${say(16)} ${field('amount', amount(part.amount))}\n   ${say(17)} ${field('wanted', wanted)}\n\n</span>`;
			return markup`<span data-row>${line(9, 'line', part.position)}${line(10, 'ean', ean, '  ')}${line(11, 'theirs', part.code, '  ')}${line(12, 'text', part.name, '  ')}${line(13, 'quantity', count(part.quantity), '  ')}${line(14, 'unit', part.unit, '  ')}${line(15, 'price', amount(part.price), '  ')}${line(16, 'amount', amount(part.amount), '  ')}${line(17, 'wanted', wanted, '  ')}\n</span>`;
		};
		const parties = random.shuffle([
			party(5, 'buyer', buyer, 'gln'),
			party(6, 'supplier', seller, 'supplierGln'),
			party(7, 'delivery', site),
		]);
		const html = markup`<style>@page { size: A4; margin: 14mm 16mm } pre { margin: 0; font: 9pt/1.25 ${random.pick(["'Liberation Mono'", "'DejaVu Sans Mono'"])}; white-space: pre-wrap }</style><pre>${spread(80, [`*** ${say(0)} ***`], [`${say(1)} `, ['message', random.pattern('ORD########')]])}${'='.repeat(80)}
${line(2, 'number', random.pattern(random.pick(['########', '45-######'])))}${line(3, 'date', locale.date(day, 'yyyy-mm-dd'))}${line(4, 'currency', locale.country.currency)}${random.chance(0.6) && line(24, 'buyer.tax', buyer.taxNumber)}${'-'.repeat(80)}
${parties}${'-'.repeat(80)}
<span data-list="items">${parts.map(block)}</span>${'-'.repeat(80)}
${line(18, 'lines', parts.length)}${line(19, 'total', amount(total(parts)))}</pre>`;
		return { html, fields };
	},
};
export default family;
