import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import { drawParts } from '../../kit/parts.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	lieferscheinnummer: text(
		'deliveryNoteNumber',
		'Lieferschein Nr.',
		'Welche Nummer hat der Lieferschein?',
	),
	lieferdatum: date('shipDate', 'Versanddatum'),
	bestellnummer: text('orderNumber', 'Ihre Bestellnummer'),
	bestelldatum: date('orderDate', 'bestellt am'),
	kundennummer: text('customerNumber'),
	absender: text('shipper', 'Lieferant', 'Who sent the goods?'),
	empfaenger: text('consignee', 'Warenempfänger'),
	rechnungsempfaenger: text('buyer', 'Rechnung an', 'who will be invoiced'),
	spediteur: text('carrier', 'Spedition'),
	kolli: number('packages', 'Anzahl Packstücke'),
	bruttogewicht: number('grossWeight'),
	rampe: text('', 'Laderampe', 'gate for unloading', 'Which dock?', 'Tor'),
	positionen: list(
		{
			artikel: text('productNumber'),
			bezeichnung: text('itemDescription'),
			charge: text('batchNumber', 'Charge'),
			verfall: date('expiryDate', 'haltbar bis'),
			menge: number('deliveredQuantity'),
			einheit: text('unit'),
		},
		'gelieferte Ware',
		'delivered lines',
		'Was wurde geliefert?',
	),
	preis: absent(number('grossTotal', 'Gesamtpreis')),
	rechnungsnummer: absent(text('invoiceNumber', 'Rechnungsnummer')),
};

/** A medical wholesaler's note at fixed places: goods' receiver and invoice's receiver apart, batch and expiry below each item. */
const family: Family = {
	author: 'gustav',
	locales: ['de-DE', 'de-AT', 'de-CH'],
	draw: (random, locale) => {
		const [seller, buyer, payer] = [locale.company(), locale.company(), locale.company()];
		const day = random.day('2016-01-05', '2026-05-30');
		const items = drawParts(random, locale, random.int(2, 10), { code: '###-###' });
		const at = (x: number, y: number, w: number, content: ReturnType<typeof markup>) =>
			markup`<div class="a" style="left:${x}mm;top:${y}mm;width:${w}mm">${content}</div>`;
		const mirrored = random.chance(0.4);
		const html = markup`<style>
			@page { size: A4; margin: 0 }
			body { font: 9.5pt/1.35 'Liberation Sans'; position: relative; height: 292mm } .a { position: absolute } small { color: #666; font-size: 7pt } table { width: 100% } td { padding: .6mm 1mm; vertical-align: top } .h td { border-bottom: 1pt solid; font-weight: bold } .s td { color: #444; font-size: 8.5pt; padding-bottom: 2mm; border-bottom: .3pt solid #bbb } .n { text-align: right } .sg { border: .6pt solid; height: 20mm }
			</style>${at(20, 12, 170, markup`<span style="font:bold 17pt 'DejaVu Sans'">LIEFERSCHEIN</span>`)}${at(20, 26, 170, markup`${field('absender', seller.name)} · ${seller.address.whole} · ${seller.phone}`)}
			${at(mirrored ? 110 : 20, 40, 80, markup`<small>Warenempfänger</small><br>${field('empfaenger', buyer.name)}<br>${buyer.address.lines[0]}<br>${buyer.address.lines[1]}${random.chance(0.5) && markup`<br>${field('rampe', `Tor ${random.int(1, 14)}`)}`}`)}${at(mirrored ? 20 : 110, 40, 80, markup`<small>Rechnungsempfänger</small><br>${field('rechnungsempfaenger', payer.name)}<br>${payer.address.lines[0]}<br>${payer.address.lines[1]}`)}
			${at(20, 72, 170, markup`<table><tr><td><small>Nummer</small><br><b>${field('lieferscheinnummer', random.pattern('80######'))}</b><td><small>Datum</small><br>${field('lieferdatum', locale.date(day))}<td><small>Kunde</small><br>${field('kundennummer', random.pattern('#####'))}<td><small>Ihre Bestellung</small><br>${field('bestellnummer', random.pattern('B-####'))} vom ${field('bestelldatum', locale.date(addDays(day, -random.int(1, 15))))}</table>`)}
			${at(20, 90, 170, markup`<table data-list="positionen"><tr class="h"><td>Artikel<td>Bezeichnung<td class="n">Menge<td>Einheit</tr>${items.map((item) => markup`<tbody data-row><tr><td>${field('artikel', item.code)}<td>${field('bezeichnung', `${item.name}, ${item.detail}`)}<td class="n">${field('menge', item.quantity)}<td>${field('einheit', item.unit)}<tr class="s"><td><td colspan="3">${random.chance(0.8) ? markup`Ch.-B. ${field('charge', random.pattern('?#####'))} &nbsp; verw. bis ${field('verfall', locale.date(addDays(day, random.int(200, 1200))))}` : 'ohne Chargenführung'}</tbody>`)}</table>`)}
			${at(20, 246, 170, markup`<table><tr><td>Spedition ${field('spediteur', random.pick(['Nordfracht', 'Elbtal Logistik', 'Kurier 24', 'Eigene Tour']))}<td>Kolli ${field('kolli', random.int(1, 18))}<td>Brutto ${field('bruttogewicht', locale.count(random.decimal(1, 420, 1)))} kg</table>`)}${at(20, 258, 80, markup`<small>Ware vollständig erhalten (Datum, Unterschrift)</small><div class="sg"></div>`)}`;
		return { html, fields };
	},
};
export default family;
