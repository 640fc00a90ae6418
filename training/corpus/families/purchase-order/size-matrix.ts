import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { BILL, ROW } from '../../kit/trade-fields.ts';
import { addressOf, askParty } from '../../kit/trade.ts';

const SIZES = ['XS', 'S', 'M', 'L', 'XL'] as const;
const fields: Fields = {
	...askParty('customer', 'orderer', ['name', 'street', 'postcode', 'city'], ['de', 'it', 'es']),
	...askParty('brand', 'seller', ['name', 'street', 'postcode', 'city'], ['de', 'it', 'es']),
	orderNumber: BILL.orderNumber,
	orderDate: BILL.orderDate,
	season: text(
		'',
		'season',
		'For which season is the order?',
		'Für welche Saison?',
		'collection',
		'stagione',
	),
	agent: text(
		'broker',
		'Which agent took the order?',
		'Welcher Vertreter hat geschrieben?',
		'sales agent',
		'agente',
	),
	windowFrom: date(
		'',
		'deliveryFrom',
		'From when may it be delivered?',
		'Lieferfenster ab',
		'start of the delivery window',
	),
	windowTo: date(
		'',
		'deliveryTo',
		'Until when must it be delivered?',
		'Lieferfenster bis',
		'end of the delivery window',
	),
	pieces: number(
		'',
		'totalPieces',
		'How many pieces are ordered in all?',
		'Wie viele Teile insgesamt?',
		'sum of all sizes',
		'totale capi',
	),
	value: BILL.net,
	discount: number('discount', 'What discount is given in percent?', 'Rabatt in Prozent', 'sconto'),
	styles: list(
		{
			style: ROW.code,
			name: ROW.name,
			colour: text('colour', 'Which colour?', 'Farbe', 'colore'),
			...Object.fromEntries(
				SIZES.map((size) => [
					`size${size}`,
					number(
						'',
						`pieces in size ${size}`,
						`How many in ${size}?`,
						`Größe ${size}`,
						`taglia ${size}`,
					),
				]),
			),
			pieces: ROW.quantity,
			price: ROW.price,
			amount: ROW.amount,
		},
		'styles by size',
		'How many of each style in which size?',
		'Größenspiegel',
	),
	vat: absent(number('taxTotal', 'How much VAT is charged?', 'MwSt.')),
	tracking: absent(text('trackingNumber', 'What is the tracking number?', 'Sendungsnummer')),
};
const STYLES = [
	'Parka Lund',
	'Chino Aldo',
	'Polo Brisa',
	'Knit Oda',
	'Blazer Rione',
	'Tee Basic',
	'Dress Mare',
	'Short Levante',
	'Hoodie Kvist',
	'Skirt Ilva',
];
const COLOURS = ['navy', 'off white', 'olive', 'rust', 'black', 'melange', 'sky'];

/** A fashion agent's order on its side: sizes across, the number of pieces in the cells, sums at the right and at the foot. */
const family: Family = {
	author: 'oskar',
	locales: ['en-GB', 'de-DE', 'it-IT', 'es-ES', 'en-US', 'fr-FR', 'da-DK'],
	draw: (random, locale) => {
		const { amount, count, label } = locale;
		const [customer, brand] = [locale.company('Boutique'), locale.company('Fashion')];
		const day = random.day('2014-01-05', '2026-02-10');
		const rows = random.some(STYLES, random.int(2, 9)).map((name) => {
			const sizes = SIZES.map(() => (random.chance(0.75) ? random.pick([1, 2, 2, 3, 4, 6, 8]) : 0));
			if (Math.max(...sizes) === 0) sizes[2] = 2;
			const pieces = sizes.reduce((sum, size) => sum + size, 0);
			const price = inMoney(toMoney(random.int(9, 120) + random.pick([0, 0.5, 0.9])), locale);
			return { name, sizes, pieces, price, amount: toMoney(pieces * price) };
		});
		const net = toMoney(rows.reduce((sum, row) => sum + row.amount, 0));
		const discount = random.chance(0.4) ? random.pick([3, 5, 8]) : 0;
		const party = (path: string, company: typeof brand) => {
			const [street, town] = addressOf(path, company.address);
			return markup`<b>${field(`${path}.name`, company.name)}</b><br>${street}, ${town}`;
		};
		const isBottom = random.chance(0.4);
		const parties = markup`<div class="g"><div>${label('buyer')}<br>${party('customer', customer)}</div><div>${label('seller')}<br>${party('brand', brand)}</div><div>${random.pick(['Season', 'Collection'])} ${field('season', `${random.pick(['SS', 'AW', 'FS', 'HW'])} ${day.slice(0, 4)}`)}<br>Agent ${field('agent', locale.person().name)}</div></div>`;
		const html = markup`<style>@page { size: A4 landscape; margin: 11mm } body { font: 9pt/1.3 'DejaVu Sans' } .top { display: flex; gap: 9mm; align-items: baseline; border-bottom: 2pt solid } h1 { font: 22pt 'Liberation Serif'; margin: 0 } .g { display: grid; grid-template-columns: 1fr 1fr .7fr; gap: 6mm; margin: 5mm 0; font-size: 8pt } table { width: 100% } th, td { border: .5pt solid #777; padding: 1mm; text-align: center } .l { text-align: left } .r { text-align: right } th { font-weight: normal; background: #eee } .q { width: 11mm } tfoot td { border: 0; border-top: 1.5pt solid; font-weight: bold }</style>
			<div class="top"><h1>Order ${field('orderNumber', random.pattern('##-####'))}</h1><span>${field('orderDate', locale.date(day))}</span><span>Delivery ${field('windowFrom', locale.date(addDays(day, 120)))} – ${field('windowTo', locale.date(addDays(day, random.pick([150, 165]))))}</span></div>
			${!isBottom && parties}
			<table data-list="styles" style="margin-top: 4mm"><thead><tr><th class="l">Style<th class="l">${label('description')}<th class="l">Colour${SIZES.map((size) => markup`<th class="q">${size}`)}<th>Pcs<th class="r">${label('unitPrice')}<th class="r">${label('amount')}</thead>
			${rows.map((row) => markup`<tr data-row><td class="l">${field('style', random.pattern('??###'))}<td class="l">${field('name', row.name)}<td class="l">${field('colour', random.pick(COLOURS))}${row.sizes.map((size, i) => markup`<td>${size > 0 && field(`size${SIZES[i]}`, size)}`)}<td>${field('pieces', row.pieces)}<td class="r">${field('price', amount(row.price))}<td class="r">${field('amount', amount(row.amount))}`)}
			<tfoot><tr><td colspan="8"><td>${field(
				'/pieces',
				rows.reduce((sum, row) => sum + row.pieces, 0),
			)}<td class="r">${discount > 0 && markup`– ${field('discount', count(discount))} %`}<td class="r">${field('value', locale.money(toMoney(net * (1 - discount / 100))))}</table>${isBottom && parties}
			<p>${label('signature')} ______________________________</p>`;
		return { html, fields };
	},
};
export default family;
