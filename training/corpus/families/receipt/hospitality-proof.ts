import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { split } from '../../kit/lives.ts';

const fields: Fields = {
	gaststaette: text('merchantName', 'restaurant', 'Wo fand die Bewirtung statt?'),
	rechnungsnummer: text('invoiceNumber', 'Rechnung Nr.'),
	tisch: text('tableNumber', 'Tischnummer'),
	kellner: text('cashier', 'Bedienung', 'Who served?'),
	datum: date('purchaseDate', 'Tag der Bewirtung'),
	summe: number('grossTotal', 'Rechnungsbetrag ohne Trinkgeld'),
	trinkgeld: number('tip', 'Trinkgeld', 'How much was the tip?'),
	gesamtMitTrinkgeld: number('amountPaid', 'alles zusammen', 'amount actually paid with tip'),
	anlass: text('reason', 'Anlass der Bewirtung', 'Why were the guests invited?'),
	bewirtetePersonen: text('', 'bewirtete Personen', 'Who was invited?', 'namesOfGuests'),
	gerichte: list(
		{
			anzahl: number('quantity', 'Menge'),
			gericht: text('itemDescription', 'Speise oder Getränk', 'dish'),
			einzel: number('unitPrice', 'Einzelpreis'),
			preis: number('lineTotal', 'Gesamt'),
		},
		'Speisen und Getränke',
		'orderedDishes',
		'Was haben die Gäste bestellt?',
	),
	hotelzimmer: absent(text('roomNumber', 'Zimmer')),
	iban: absent(text('iban')),
};
const DISHES = split(
	'Tagessuppe;5.9|Gem. Salat klein;5.4|Wiener Schnitzel;19.8|Rinderroulade;21.5|Käsespätzle;14.9|Zanderfilet;23.9|Pils 0,5 l;4.6|Apfelschorle 0,4;4.2|Grauburgunder 0,2;7.4|Mineralwasser 0,75;6.9|Espresso;2.8|Apfelstrudel m. Eis;8.2|Kinderteller Pommes;6.5|Sauerbraten;20.4|Radler 0,5;4.5',
);

/** A German inn's bill with the proof of entertainment on its lower half: lines filled in by hand in another face. */
const family: Family = {
	author: 'yara',
	locales: ['de-DE', 'de-AT', 'de-CH'],
	draw: (random, locale) => {
		const { amount } = locale;
		const items = random.some(DISHES, random.int(2, 9)).map((line) => {
			const [name = '', price = '1'] = line.split(';');
			const quantity = random.pick([1, 1, 2, 2, 3, 4]);
			const single = inMoney(toMoney(Number(price) + random.pick([0, 0.3, 0.5, 1])), locale);
			return { name, quantity, single, amount: toMoney(quantity * single) };
		});
		const sum = toMoney(items.reduce((all, item) => all + item.amount, 0));
		const tip = Math.ceil(sum * 1.08) - sum > 0 ? toMoney(Math.ceil(sum * 1.08) - sum) : 2;
		const rate = locale.country.rates[0] ?? 19;
		const order = random.chance(0.5);
		const guests = Array.from({ length: random.int(2, 4) }, () => locale.person().name).join(', ');
		const html = markup`<style>
			@page { size: 80mm ${180 + items.length * 9}mm; margin: 5mm 6mm }
			body { font: 9pt/1.4 'Liberation Mono'; letter-spacing: -.3pt } .c { text-align: center } .n { font: italic bold 14pt 'Liberation Serif' } .i { clear: both } .i .p { float: right } .i .u { font-size: 8pt; padding-left: 6mm } .s { border-top: 1.5pt solid; font-weight: bold; font-size: 11pt; margin-top: 2mm } .v { font: 8pt/1.25 'Liberation Sans'; margin-top: 7mm; border-top: .6pt dashed; padding-top: 3mm } .w { border-bottom: .5pt solid #666; min-height: 6mm; margin-bottom: 2.5mm } .h { font: italic 12pt/1.1 'DejaVu Serif'; color: #1b2a80 }
			</style><div class="c"><span class="n">${field('gaststaette', `${random.pick(['Gasthof', 'Wirtshaus', 'Restaurant', 'Landhaus'])} ${random.pick(['zur Linde', 'Adler', 'Rabenau', 'am See', 'Goldener Hirsch'])}`)}</span><br>${locale.address().lines[0]}<br>${locale.address().lines[1]}</div><br>
			<div>Rechnung ${field('rechnungsnummer', random.pattern('#####'))} Tisch ${field('tisch', random.int(1, 60))}</div><div>${field('datum', locale.date(random.day('2017-01-01', '2026-05-30')))} ${random.int(12, 22)}:${random.int(10, 59)} Es bediente Sie: ${field('kellner', locale.person().given)}</div><br>
			<div data-list="gerichte">${items.map((item) => (order ? markup`<div class="i" data-row>${field('anzahl', item.quantity)} ${field('gericht', item.name)}<span class="p">${field('preis', amount(item.amount))}</span>${item.quantity > 1 && markup`<div class="u">à ${field('einzel', amount(item.single))}</div>`}</div>` : markup`<div class="i" data-row><div>${field('gericht', item.name)}</div><span class="u">${field('anzahl', item.quantity)} x ${field('einzel', amount(item.single))}</span><span class="p">${field('preis', amount(item.amount))}</span></div>`))}</div>
			<div class="i s">Summe ${locale.country.currency}<span class="p" style="float:right">${field('summe', amount(sum))}</span></div><div class="i">inkl. ${rate}% MwSt<span class="p">${amount(toMoney((sum * rate) / (100 + rate)))}</span></div><div class="i">Netto<span class="p">${amount(toMoney((sum * 100) / (100 + rate)))}</span></div>
			<div class="i v"><b>Angaben zum Nachweis der Bewirtungsaufwendungen</b><br><br>Bewirtete Person(en):<div class="w">${random.chance(0.8) && markup`<span class="h">${field('bewirtetePersonen', guests)}</span>`}</div>Anlass der Bewirtung:<div class="w">${random.chance(0.8) && markup`<span class="h">${field('anlass', random.pick(['Projektbesprechung', 'Vertragsverhandlung', 'Kundenbesuch', 'Abschluss Messe']))}</span>`}</div>
			Trinkgeld:<div class="w"><span class="h">${field('trinkgeld', amount(tip))}</span></div>Gesamt:<div class="w"><span class="h">${field('gesamtMitTrinkgeld', amount(toMoney(sum + tip)))}</span></div>Ort, Datum, Unterschrift:<div class="w"></div></div>`;
		return { html, fields };
	},
};
export default family;
