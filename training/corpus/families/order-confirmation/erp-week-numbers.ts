import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { drawParts, total } from '../../kit/parts.ts';
import { addDays } from '../../kit/random.ts';
import { withFooter } from '../../kit/sheet.ts';

const fields: Fields = {
	auftragsnummer: text(
		'',
		'Auftragsnummer',
		'number of the order confirmation',
		'Auftragsbestätigung Nr.',
		'confirmationNumber',
	),
	bestellnummer: text('orderNumber', 'Ihre Bestellung', 'purchase order number of the customer'),
	bestelldatum: date('orderDate', 'Ihre Bestellung vom'),
	datum: date('issueDate', 'Datum der Bestätigung'),
	kundennummer: text('customerNumber'),
	'seller.name': text('seller', 'Wer bestätigt den Auftrag?'),
	'seller.vatId': text('vatNumber', 'USt-IdNr. des Lieferanten'),
	'buyer.name': text('buyer', 'Kunde'),
	'buyer.address': text('address', 'Anschrift des Kunden'),
	sachbearbeiter: text('contactPerson', 'Sachbearbeiter'),
	nettoSumme: number('netTotal', 'Auftragswert netto'),
	mwst: number('taxTotal'),
	auftragswert: number('grossTotal', 'Auftragswert brutto'),
	versandart: text('carrier', 'Versandart', 'How are the goods shipped?'),
	positionen: list(
		{
			pos: number('lineNumber'),
			artikel: text('productNumber', 'unsere Artikelnummer'),
			kundenartikel: text(
				'',
				'Ihre Artikelnummer',
				'item number of the customer',
				'customerItemNo',
			),
			bezeichnung: text('itemDescription'),
			menge: number('quantity'),
			einheit: text('unit'),
			preis: number('unitPrice', 'Listenpreis'),
			rabatt: number('discount', 'Rabatt in Prozent'),
			betrag: number('lineTotal', 'Betrag nach Rabatt'),
			lieferwoche: text('', 'Lieferwoche', 'delivery week of the line', 'confirmedWeek', 'KW'),
		},
		'bestätigte Positionen',
		'order lines',
		'Was wird wann geliefert?',
	),
	rechnungsnummer: absent(text('invoiceNumber', 'Rechnungsnummer')),
	faelligkeit: absent(date('dueDate')),
};

/** A manufacturer's confirmation: discount and delivery week on lines below the item, subtotals that are no items, the seller in the footer. */
const family: Family = {
	author: 'fintan',
	locales: ['de-DE', 'de-AT', 'de-CH'],
	draw: (random, locale) => {
		const { amount, count, money } = locale;
		const [seller, buyer] = [locale.company(), locale.company()];
		const day = random.day('2016-01-05', '2026-05-30');
		const items = drawParts(random, locale, random.int(3, 9), {
			discounts: 0.6,
			code: random.pick(['####.###', '??####']),
		});
		const net = total(items);
		const rate = locale.country.rates[0] ?? 19;
		const tax = toMoney((net * rate) / 100);
		const split = items.length > 4 ? Math.floor(items.length / 2) : 0;
		const html = markup`<style>
			@page { size: A4; margin: 16mm 16mm 9mm 22mm }
			body { font: 9.5pt/1.32 'Liberation Sans' } .mark { text-align: right; font: bold 24pt 'DejaVu Sans'; color: #b8860b; height: 16mm } .win, .inf { display: inline-block; vertical-align: top } .win { width: 92mm; min-height: 40mm } .inf { width: 76mm } .inf span { display: inline-block; width: 34mm; color: #555 } .tiny { font-size: 6.5pt; border-bottom: .4pt solid } h2 { font-size: 13pt; margin: 2mm 0 4mm } .row { padding: 1.4mm 0; border-bottom: .4pt solid #ccc; break-inside: avoid } .row > div > span, .hd span { display: inline-block; vertical-align: top } .a { width: 9mm } .b { width: 22mm } .c { width: 67mm } .d { width: 21mm; text-align: right } .e { width: 23mm; text-align: right } .f { width: 28mm; text-align: right } .sub { padding-left: 31mm; font-size: 8.5pt; color: #333 } .st { font-style: italic; text-align: right; padding: 1mm 0; border-bottom: .8pt solid }
			footer { font-size: 6.8pt; text-align: center; border-top: .4pt solid; padding-top: 1mm }
			</style>${withFooter(
				markup`<div class="mark">${seller.name.split(' ')[0]}</div><div class="win"><span class="tiny">${field('seller.name', seller.name)} · ${seller.address.whole}</span><br><br>${field('buyer.name', buyer.name)}<br><span data-field="buyer.address" data-value="${buyer.address.whole}">${buyer.address.lines[0]}<br>${buyer.address.lines[1]}</span></div><div class="inf"><span>Datum</span>${field('datum', locale.date(day))}<br><span>Kunden-Nr.</span>${field('kundennummer', random.pattern('1####'))}<br><span>Ihre Bestellung</span>${field('bestellnummer', random.pattern('45######'))}<br><span>vom</span>${field('bestelldatum', locale.date(addDays(day, -random.int(1, 12))))}<br><span>Sachbearbeiter</span>${field('sachbearbeiter', locale.person().name)}<br><span>Durchwahl</span>${locale.phone()}</div>
			<h2>Auftragsbestätigung ${field('auftragsnummer', random.pattern('AB-2#####'))}</h2><div class="hd"><span class="a">Pos</span><span class="b">Artikel</span><span class="c">Bezeichnung</span><span class="d">Menge</span><span class="e">Preis</span><span class="f">Betrag ${locale.country.currency}</span></div>
			<div data-list="positionen">${items.map((item, i) => markup`<div class="row" data-row><div><span class="a">${field('pos', item.position)}</span><span class="b">${field('artikel', item.code)}</span><span class="c">${field('bezeichnung', item.name)}</span><span class="d">${field('menge', count(item.quantity))} ${field('einheit', item.unit)}</span><span class="e">${field('preis', amount(item.price))}</span><span class="f">${field('betrag', amount(item.amount))}</span></div><div class="sub">${item.detail}</div>${random.chance(0.5) && markup`<div class="sub">Ihre Art.-Nr. ${field('kundenartikel', item.theirCode)}</div>`}${item.discount > 0 && markup`<div class="sub">abzüglich ${field('rabatt', count(item.discount))} % Rabatt</div>`}<div class="sub">Liefertermin: ${field('lieferwoche', `KW ${random.int(2, 51)}/${day.slice(0, 4)}`)}</div></div>${split === i + 1 && markup`<div class="st">Zwischensumme ${amount(total(items.slice(0, split)))}</div>`}`)}</div>
			<p style="text-align:right">Nettosumme ${field('nettoSumme', amount(net))}<br>${rate} % MwSt. ${field('mwst', amount(tax))}<br><b>Auftragswert ${field('auftragswert', money(toMoney(net + tax)))}</b></p><p>Versand: ${field('versandart', random.pick(['Spedition frei Haus', 'Paketdienst', 'Selbstabholung', 'eigener LKW']))}. Es gelten unsere Lieferbedingungen.</p>`,
				markup`${field('seller.name', seller.name)} · ${seller.address.whole} · Amtsgericht ${seller.address.city} HRB ${random.pattern('#####')} · Geschäftsführer ${locale.person().name} · ${locale.country.tax[0]} ${field('seller.vatId', seller.taxNumber)} · IBAN ${locale.iban()}`,
				14,
			)}`;
		return { html, fields };
	},
};
export default family;
