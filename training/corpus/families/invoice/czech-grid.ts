import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { drawGoods, sumUp } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	cisloFaktury: text('invoiceNumber', 'číslo dokladu', 'Aké číslo má faktúra?'),
	variabilniSymbol: text('referenceNumber', 'variabilní symbol', 'payment reference'),
	datumVystaveni: date('issueDate', 'datum vystavení'),
	datumPlneni: date('deliveryDate', 'datum zdanitelného plnění'),
	splatnost: date('dueDate', 'Kdy je splatná?'),
	dodavatel: text('seller', 'dodavatel', 'supplier'),
	dodavatelIco: text('registrationNumber', 'IČO dodavatele', 'company number of the supplier'),
	dodavatelDic: text('vatNumber', 'DIČ dodavatele'),
	odberatel: text('buyer', 'odběratel', 'customer'),
	odberatelIco: text(
		'',
		'IČO odběratele',
		'company number of the customer',
		'Firmennummer des Kunden',
	),
	odberatelAdresa: text('address', 'adresa odběratele'),
	ucet: text('iban', 'číslo účtu'),
	zaklad: number('netTotal', 'základ daně'),
	dph: number('taxTotal'),
	celkem: number('grossTotal', 'celkem k úhradě'),
	konstantniSymbol: text('', 'konstantní symbol', 'constant symbol', 'KS on the invoice'),
	polozky: list(
		{
			popis: text('itemDescription', 'označení dodávky'),
			mnozstvi: number('quantity'),
			mj: text('unit'),
			cena: number('unitPrice', 'cena za MJ'),
			dph: number('taxRate'),
			celkem: number('lineTotal'),
		},
		'položky faktury',
		'items',
		'Co se fakturuje?',
	),
	objednavka: absent(text('orderNumber', 'číslo objednávky')),
	sleva: absent(number('discount', 'sleva')),
};
const SAID = {
	cs: 'Faktura – daňový doklad č.|Dodavatel|Odběratel|Variabilní symbol|Konstantní symbol|Datum vystavení|Datum splatnosti|Datum zdan. plnění|Označení dodávky|Množství|MJ|Cena za MJ|DPH %|Celkem|Základ|DPH|Celkem k úhradě|Účet|Vystavil',
	sk: 'Faktúra č.|Dodávateľ|Odberateľ|Variabilný symbol|Konštantný symbol|Dátum vystavenia|Dátum splatnosti|Dátum dodania|Označenie dodávky|Množstvo|MJ|Cena za MJ|DPH %|Spolu|Základ|DPH|Spolu na úhradu|Účet|Vystavil',
} as const;

/** A Czech program's invoice: one frame cut into cells, payment symbols beside the dates, the buyer in a thick box at the right. */
const family: Family = {
	author: 'okoye',
	locales: ['cs-CZ', 'sk-SK'],
	draw: (random, locale) => {
		const { amount, count } = locale;
		const said = SAID[locale.language as keyof typeof SAID].split('|');
		const at = (i: number) => said[i] ?? '';
		const [seller, buyer] = [locale.company(), locale.company()];
		const day = random.day('2015-01-05', '2026-05-30');
		const items = drawGoods(
			random,
			locale,
			random.pick(['technical', 'services', 'building']),
			random.int(1, 9),
		);
		const { net, rate, tax, gross } = sumUp(items, locale);
		const number = random.pattern('20######');
		const line = (label: string, content: ReturnType<typeof markup>) =>
			markup`<div class="k"><span>${label}:</span>${content}</div>`;
		const html = markup`<style>
			@page { size: A4; margin: 12mm }
			body { font: 9pt/1.35 'Liberation Sans' } .frame { border: 1pt solid #000; display: grid; grid-template-columns: 1fr 1fr } .frame > div { padding: 3mm; border-bottom: .6pt solid } .frame > div:nth-child(odd) { border-right: .6pt solid } .buy { outline: 1.6pt solid #000; outline-offset: -2mm; padding: 5mm !important } .k { display: flex; justify-content: space-between } h2 { grid-column: 1 / 3; margin: 0; font-size: 13pt; padding: 2mm 3mm; border-bottom: .6pt solid; text-align: right } .l { grid-column: 1 / 3 } .g { display: grid; grid-template-columns: 1fr 18mm 14mm 24mm 14mm 28mm; padding: .8mm 0 } .g.t { border-bottom: .6pt solid; font-size: 7.5pt } .n { text-align: right } .tot { font-size: 14pt; font-weight: bold }
			</style><div class="frame"><h2>${at(0)} ${field('cisloFaktury', number)}</h2><div><small>${at(1)}:</small><br><b>${field('dodavatel', seller.name)}</b><br>${seller.address.lines[0]}<br>${seller.address.lines[1]}<br><br>IČO: ${field('dodavatelIco', random.pattern('########'))}<br>DIČ: ${field('dodavatelDic', seller.taxNumber)}<br><small>${seller.email}</small></div>
			<div>${line(at(3), field('variabilniSymbol', random.chance(0.7) ? number : random.pattern('#########')))}${random.chance(0.6) && line(at(4), field('konstantniSymbol', '0308'))}<div class="buy"><small>${at(2)}:</small><br>${field('odberatel', buyer.name)}<br><span data-field="odberatelAdresa" data-value="${buyer.address.whole}">${buyer.address.lines[0]}<br>${buyer.address.lines[1]}</span><br>IČO: ${field('odberatelIco', random.pattern('########'))}</div></div>
			<div>${at(17)}: ${field('ucet', locale.iban())}<br>${locale.bank()}</div><div>${line(at(5), field('datumVystaveni', locale.date(day)))}${line(at(7), field('datumPlneni', locale.date(addDays(day, -random.int(0, 5)))))}${line(at(6), markup`<b>${field('splatnost', locale.date(addDays(day, random.pick([14, 21, 30]))))}</b>`)}</div>
			<div class="l" data-list="polozky"><div class="g t"><span>${at(8)}</span><span class="n">${at(9)}</span><span>&nbsp;${at(10)}</span><span class="n">${at(11)}</span><span class="n">${at(12)}</span><span class="n">${at(13)}</span></div>${random.chance(0.5) && markup`<div style="padding:1mm 0">Fakturujeme Vám:</div>`}${items.map((item) => markup`<div class="g" data-row><span>${field('popis', item.name)}</span><span class="n">${field('mnozstvi', count(item.quantity))}</span><span>&nbsp;${field('mj', item.unit)}</span><span class="n">${field('cena', amount(item.price))}</span><span class="n">${field('dph', rate)}</span><span class="n">${field('celkem', amount(item.amount))}</span></div>`)}</div>
			<div><small>${at(18)}: ${locale.person().name}</small><br><br><br>.........................</div><div>${line(at(14), field('zaklad', amount(net)))}${line(`${at(15)} ${rate} %`, field('dph', amount(tax)))}<div class="k tot"><span>${at(16)}:</span>${field('celkem', locale.money(gross))}</div></div></div>`;
		return { html, fields };
	},
};
export default family;
