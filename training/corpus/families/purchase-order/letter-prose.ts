import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import { drawParts, total } from '../../kit/parts.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	unserZeichen: text('buyerReference', 'Unser Zeichen', 'reference of the buyer'),
	ihrAngebot: text('quoteNumber', 'Angebot, auf das bestellt wird'),
	angebotsdatum: date(
		'',
		'Datum des Angebots',
		'date of the quotation',
		'Von wann ist das Angebot?',
	),
	bestelldatum: date('orderDate', 'Wann wurde bestellt?'),
	lieferant: text('seller', 'An wen geht die Bestellung?'),
	besteller: text('buyer', 'Who writes the letter?'),
	liefertermin: date('deliveryDate', 'spätester Liefertermin'),
	skonto: text('cashDiscount', 'Skonto', 'discount for fast payment'),
	unterzeichner: text('signatory', 'Who signed?'),
	vertreter: text(
		'',
		'sales representative',
		'Ihr Außendienst',
		'Mit wem wurde gesprochen?',
		'representative who visited',
	),
	positionen: list(
		{
			menge: number('quantity'),
			einheit: text('unit'),
			ware: text('itemDescription', 'bestellte Ware'),
			preis: number('unitPrice', 'vereinbarter Preis'),
		},
		'Bestellte Waren',
		'ordered goods',
		'Was soll geliefert werden?',
	),
	gesamtwert: number('netTotal', 'Bestellwert'),
	bestellnummer: absent(text('orderNumber', 'Bestellnummer')),
	ustId: absent(text('vatNumber')),
};

/** An order as a letter: goods as indented lines "12 Stk … zu je 3,15 €" in the running text, agreements in sentences. */
const family: Family = {
	author: 'yara',
	locales: ['de-DE', 'de-AT', 'de-CH'],
	draw: (random, locale) => {
		const [buyer, seller] = [locale.company(), locale.company()];
		const day = random.day('2010-01-05', '2026-05-30');
		const items = drawParts(random, locale, random.int(1, 6));
		const signer = locale.person();
		const isCentred = random.chance(0.5);
		const word = random.pick(['zu je', 'à', 'zum Preis von']);
		const html = markup`<style>
			@page { size: A4; margin: 18mm 24mm 22mm 26mm }
			body { font: 11pt/1.5 ${random.pick(["'Liberation Serif'", "'DejaVu Serif Condensed'"])} } .k { ${isCentred ? 'text-align: center' : 'text-align: right'}; border-bottom: 1pt solid #555; padding-bottom: 3mm; margin-bottom: 14mm; font-size: 9.5pt } .k b { font-size: 15pt } .d { float: right } .p { margin: 4mm 0 4mm 12mm } .p div { padding-left: 8mm; text-indent: -8mm } .ps { font-size: 9pt; margin-top: 10mm }
			</style><div class="k"><b>${field('besteller', buyer.name)}</b><br>${buyer.address.whole} · Telefon ${buyer.phone} · ${buyer.email}</div>
			${field('lieferant', seller.name)}<br>${random.chance(0.5) && 'Verkauf Innendienst'}<br>${seller.address.lines[0]}<br>${seller.address.lines[1]}<br><br><span class="d">${buyer.address.city}, ${field('bestelldatum', locale.date(day, 'd. MMMM yyyy'))}</span>Unser Zeichen: ${field('unserZeichen', random.pattern('??/??-##'))}<br><br><b>Bestellung</b>${random.chance(0.7) && markup` auf Ihr Angebot ${field('ihrAngebot', random.pattern('A-#####'))} vom ${field('angebotsdatum', locale.date(addDays(day, -random.int(3, 30))))}`}<br><br>
			Sehr geehrte Damen und Herren,<br>${random.chance(0.5) ? markup`wie mit Ihrem Mitarbeiter ${field('vertreter', locale.person().name)} besprochen, ` : 'hiermit '}bestellen wir zur Lieferung frei Haus:
			<div class="p" data-list="positionen">${items.map((item) => markup`<div data-row>${field('menge', locale.count(item.quantity))} ${field('einheit', item.unit)} ${field('ware', random.chance(0.6) ? `${item.name}, ${item.detail}` : item.name)} ${word} ${field('preis', locale.money(item.price))}</div>`)}</div>
			${random.chance(0.7) && markup`Der Bestellwert beträgt ${field('gesamtwert', locale.money(total(items)))} zuzüglich der gesetzlichen Mehrwertsteuer. `}Wir erwarten die Ware spätestens am ${field('liefertermin', locale.date(addDays(day, random.int(7, 50))))}. ${random.chance(0.6) && markup`Bei Zahlung innerhalb von zehn Tagen ziehen wir ${field('skonto', random.pick(['2 % Skonto', '3 % Skonto']))} ab.`} Bitte bestätigen Sie uns den Auftrag kurz schriftlich.<br><br>Mit freundlichen Grüßen<br><br><br>${field('unterzeichner', signer.name)}<br>${random.pick(['Einkauf', 'Geschäftsführung', 'Prokurist'])}
			${random.chance(0.4) && markup`<div class="ps">PS: Der Nachlieferung aus dem letzten Auftrag fehlen noch zwei Kartons.</div>`}`;
		return { html, fields };
	},
};
export default family;
