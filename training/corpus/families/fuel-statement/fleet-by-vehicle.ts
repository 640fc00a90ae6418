import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { BILL, ROW } from '../../kit/trade-fields.ts';
import { addressOf, askParty } from '../../kit/trade.ts';

const fields: Fields = {
	...askParty(
		'seller',
		'issuer',
		['name', 'street', 'postcode', 'city', 'tax'],
		['de', 'nl', 'fr', 'pt'],
	),
	...askParty('buyer', 'buyer', ['name', 'street', 'postcode', 'city'], ['de', 'nl', 'fr', 'pt']),
	number: BILL.number,
	date: BILL.date,
	from: date(
		'periodStart',
		'When does the period begin?',
		'Beginn des Zeitraums',
		'début de la période',
	),
	until: date('periodEnd', 'When does the period end?', 'Ende des Zeitraums', 'fin de la période'),
	account: BILL.customerNumber,
	debit: date(
		'',
		'directDebitDate',
		'When will the money be collected?',
		'Wann wird abgebucht?',
		'date of the direct debit',
		'date du prélèvement',
	),
	litres: number(
		'',
		'totalLitres',
		'How many litres were filled in all?',
		'Wie viele Liter insgesamt?',
		'litres of all vehicles',
		'Combien de litres ?',
	),
	net: BILL.net,
	tax: BILL.tax,
	total: BILL.total,
	fillings: list(
		{
			plate: text('vehiclePlate', 'Which vehicle was filled?', 'Kennzeichen', 'immatriculation'),
			day: date('purchaseDate', 'When was it filled?', 'Tag der Betankung', 'date du plein'),
			station: text('location', 'Where was it filled?', 'Tankstelle', 'station-service'),
			odometer: number('mileage', 'kilometres on the clock', 'Kilometerstand', 'kilométrage'),
			product: text('fuelType', 'What was filled?', 'Kraftstoff', 'produit'),
			quantity: ROW.quantity,
			price: ROW.price,
			amount: ROW.net,
		},
		'transactions by vehicle',
		'Which vehicle filled up where and when?',
		'Betankungen',
	),
	vehicles: list(
		{
			plate: text('vehiclePlate', 'vehicle', 'Fahrzeug'),
			card: text('cardNumber', 'fuel card', 'Tankkarte', 'n° de carte'),
			litres: number('', 'litres of the vehicle', 'Liter je Fahrzeug', 'sumLitres'),
			sum: number('netTotal', 'sum of the vehicle', 'total du véhicule'),
		},
		'subtotals of the vehicles',
		'How much did each vehicle use?',
		'Summen je Fahrzeug',
	),
	driver: absent(text('driver', 'Who drove?', 'Fahrer')),
	toll: absent(number('', 'toll', 'How much toll was paid?', 'Maut')),
};
const SAID = {
	de: 'Tankkartenabrechnung|Zeitraum|Karte|Datum|Station|km-Stand|Produkt|Liter|Preis|Netto|Summe Fahrzeug|Gesamt|Abbuchung am|Diesel;Super E10;AdBlue;Wäsche',
	en: 'Fuel card invoice|Period|Card|Date|Site|Odometer|Product|Litres|Price|Net|Vehicle total|Total|Direct debit on|Diesel;Unleaded;AdBlue;Car wash',
	nl: 'Tankpasfactuur|Periode|Pas|Datum|Station|Km-stand|Product|Liter|Prijs|Netto|Totaal voertuig|Totaal|Incasso op|Diesel;Euro 95;AdBlue;Wasbeurt',
	fr: 'Facture cartes carburant|Période|Carte|Date|Station|Km|Produit|Litres|Prix|HT|Total véhicule|Total|Prélèvement le|Gazole;SP95-E10;AdBlue;Lavage',
	pt: 'Fatura cartão frota|Período|Cartão|Data|Posto|Km|Produto|Litros|Preço|Líquido|Total viatura|Total|Débito em|Gasóleo;Gasolina 95;AdBlue;Lavagem',
};

/** A card company's invoice on its side: the plate heads each group of fillings, subtotals close it, sums in a narrow box on the last page. */
const family: Family = {
	author: 'oskar',
	locales: ['de-DE', 'en-GB', 'nl-NL', 'fr-FR', 'pt-PT', 'de-AT', 'fr-BE'],
	draw: (random, locale) => {
		const { amount, count } = locale;
		const say = speak(SAID, locale.language);
		const [seller, buyer] = [
			locale.company(random.pick(['Fleet', 'Card', 'Mobility'])),
			locale.company(),
		];
		const end = random.day('2015-01-31', '2026-05-20');
		const start = addDays(end, -14);
		const groups = Array.from({ length: random.int(1, 5) }, () => {
			let km = random.int(4000, 180_000);
			const rows = Array.from({ length: random.int(1, 5) }, (_, i) => {
				km += random.int(200, 900);
				const quantity = random.decimal(12, 78, 2);
				const price = inMoney(random.decimal(1.1, 1.8, 3), locale);
				return {
					day: addDays(start, i * 3),
					km,
					product: random.pick(say(13).split(';').slice(0, 3)),
					quantity,
					price,
					station: locale.address().city,
					amount: toMoney(quantity * price),
				};
			});
			return {
				plate: random.pattern(random.pick(['??-?? ###', '##-???-#', '??-###-??'])),
				card: random.pattern('7### #### ####'),
				rows,
			};
		});
		const all = groups.flatMap(({ rows }) => rows);
		const net = toMoney(all.reduce((sum, row) => sum + row.amount, 0));
		const litres = toMoney(all.reduce((sum, row) => sum + row.quantity, 0));
		const rate = locale.country.rates[0] ?? 0;
		const tax = toMoney((net * rate) / 100);
		const head = (path: string, company: typeof seller) => {
			const [street, town] = addressOf(path, company.address);
			return markup`${field(`${path}.name`, company.name)}<br>${street}<br>${town}`;
		};
		const inRow = random.chance(0.4);
		let n = 0;
		const group = ({ plate, card, rows }: (typeof groups)[number]) => {
			const first = n;
			n += rows.length;
			return markup`${!inRow && markup`<tr class="g"><td colspan="7"><span data-list="vehicles"><span data-row="v${first}">${field('plate', plate)} &nbsp; <small>${say(2)} ${field('card', card)}</small></span></span>`}
				${rows.map((row, i) => markup`<tr data-row="${first + i}"><td>${field('day', locale.date(row.day))}${inRow && markup` &nbsp; ${field('plate', plate)}`}<td>${field('station', row.station)}<td class="r">${field('odometer', count(row.km))}<td>${field('product', row.product)}<td class="r">${field('quantity', amount(row.quantity))}<td class="r">${field('price', amount(row.price, 3), Number(row.price.toFixed(3)))}<td class="r">${field('amount', amount(row.amount))}`)}
				<tr class="t"><td colspan="4">${say(10)} <span data-list="vehicles"><span data-row="v${first}">${field('plate', plate)}</span></span><td class="r"><span data-list="vehicles"><span data-row="v${first}">${field('litres', amount(toMoney(rows.reduce((sum, row) => sum + row.quantity, 0))))}</span></span><td><td class="r"><span data-list="vehicles"><span data-row="v${first}">${field('sum', amount(toMoney(rows.reduce((sum, row) => sum + row.amount, 0))))}</span></span>`;
		};
		const html = markup`<style>@page { size: A4 landscape; margin: 12mm 15mm } body { font: 8.5pt/1.3 'Liberation Sans' } .h { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 8mm; margin-bottom: 6mm } h1 { font-size: 14pt; margin: 0 0 2mm } table { width: 100% } th { text-align: left; border-bottom: 1.2pt solid #246; font-size: 7.5pt; color: #246 } th.r, .r { text-align: right } td { padding: .5mm 1mm .5mm 0 } .g td { font-weight: bold; background: #e8eef5; padding: 1mm } small { font-weight: normal } .t td { border-top: .5pt solid; font-style: italic; padding-bottom: 3mm } .s { width: 80mm; margin-left: auto; border: 1pt solid #246; break-inside: avoid } .s td { padding: 1mm 2mm }</style>
			<div class="h"><div>${head('buyer', buyer)}</div><div><h1>${say(0)}</h1>${locale.label('invoiceNumber')}: ${field('number', random.pattern('FC########'))}<br>${locale.label('date')}: ${field('date', locale.date(addDays(end, 1)))}<br>${locale.label('customerNumber')}: ${field('account', random.pattern('### ###'))}<br>${say(1)}: ${field('from', locale.date(start))} – ${field('until', locale.date(end))}</div><div class="r">${head('seller', seller)}<br>${locale.country.tax[0]} ${field('seller.tax', seller.taxNumber)}</div></div>
			<table data-list="fillings"><thead><tr><th>${say(3)}<th>${say(4)}<th class="r">${say(5)}<th>${say(6)}<th class="r">${say(7)}<th class="r">${say(8)}<th class="r">${say(9)}</thead>${groups.map(group)}</table>
			<table class="s"><tr><td>${say(7)}<td class="r">${field('litres', amount(litres))}<tr><td>${say(9)}<td class="r">${field('net', amount(net))}<tr><td>${locale.label('tax')} ${rate} %<td class="r">${field('tax', amount(tax))}<tr><td><b>${say(11)}</b><td class="r"><b>${field('total', locale.money(toMoney(net + tax)))}</b><tr><td>${say(12)}<td class="r">${field('debit', locale.date(addDays(end, 10)))}</table>`;
		return { html, fields };
	},
};
export default family;
