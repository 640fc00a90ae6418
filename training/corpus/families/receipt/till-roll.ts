import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { drawGoods, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	'merchant.name': text('merchantName', 'What shop is this from?'),
	'merchant.address': text('address', 'address of the shop'),
	'merchant.phone': text('phone', 'telephone of the shop'),
	date: date('purchaseDate', 'day of the purchase', '¿Cuándo se hizo la compra?'),
	time: text('time', 'At what time was it paid?'),
	receiptNumber: text('receiptNumber', 'Bonnummer'),
	cashier: text('cashier', 'Who was at the till?'),
	total: number('grossTotal', 'Wie viel hat der Einkauf gekostet?', 'montant total du ticket'),
	cash: number('cashGiven', 'money handed over'),
	change: number('change', 'Rückgeld'),
	tax: number('taxTotal', 'tax contained in the total'),
	items: list(
		{
			name: text('itemDescription', 'article', 'Artikel'),
			quantity: number('quantity', 'how many'),
			unitPrice: number('unitPrice'),
			amount: number('lineTotal', 'price of the line'),
		},
		'articles',
		'what was bought',
		'Was wurde gekauft?',
	),
	dueDate: absent(date('dueDate', 'pay until')),
	'buyer.name': absent(text('buyer', 'name of the customer')),
	tip: absent(number('tip')),
};

/** A supermarket till: 80 mm paper, one type size, the quantity on a line of its own above or below the article. */
const family: Family = {
	author: 'bram',
	locales: [
		'en-GB',
		'de-DE',
		'nl-NL',
		'fr-FR',
		'es-ES',
		'it-IT',
		'pl-PL',
		'sv-SE',
		'en-IE',
		'de-AT',
	],
	draw: (random, locale) => {
		const { amount, label } = locale;
		const shop = locale.company();
		const items = drawGoods(
			random,
			locale,
			random.pick(['food', 'food', 'office']),
			random.int(2, 9),
			{
				quantities: [1, 1, 1, 1, 2, 3, 4],
			},
		);
		const total = toMoney(items.reduce((sum, item) => sum + item.amount, 0));
		const rate = locale.country.rates.at(-1) ?? 7;
		const given = Math.ceil(total / 10) * 10;
		const day = random.day('2017-01-05', '2026-05-30');
		const time = random.pattern(`${random.pick(['0', '1'])}#:${random.int(0, 5)}#`);
		const isAbove = random.chance(0.5);
		const short = (name: string) =>
			(name.length > 22 ? name.slice(0, 22).trim() : name).toUpperCase();
		const height = 95 + items.length * 9;
		const line = (item: (typeof items)[number]) => {
			const count = markup`<div>&nbsp;&nbsp;${field('quantity', item.quantity)} x ${field('unitPrice', amount(item.price))}</div>`;
			const many = item.quantity > 1;
			return markup`<div data-row>${many && isAbove && count}<p><span>${field('name', short(item.name))}</span>
				<span>${field('amount', amount(item.amount))} ${random.pick(['A', 'B', '1'])}</span></p>${many && !isAbove && count}</div>`;
		};
		const html = markup`<style>
			@page { size: 80mm ${height}mm; margin: 3mm 4mm }
			body { font: ${random.pick(['9pt', '8.5pt'])}/1.3 ${random.pick(["'Liberation Mono'", "'DejaVu Sans Mono'"])}; ${random.chance(0.5) && 'letter-spacing: -.3pt'} }
			center b { font-size: 12pt } p { display: flex; justify-content: space-between; margin: 0 }
			hr { border: 0; border-top: 1pt dashed #000; margin: 2mm 0 } .total { font-size: 13pt; font-weight: bold }
			</style><center><b>${field('merchant.name', shop.name)}</b><br>
			<span data-field="merchant.address" data-value="${shop.address.whole}">${shop.address.lines[0]}<br>${shop.address.lines[1]}</span><br>
			${label('phone')} ${field('merchant.phone', shop.phone)}</center><hr>
			<p><span></span><span>${locale.country.currency}</span></p>
			<div data-list="items">${items.map(line)}</div><hr>
			<p class="total"><span>${label('total').toUpperCase()}</span><span>${field('total', amount(total))}</span></p>
			${
				random.chance(0.6)
					? markup`<p><span>${random.pick(['Cash', 'Bar', 'CASH'])}</span><span>${field('cash', amount(given))}</span></p>
						<p><span>${random.pick(['Change', 'Zurück', 'Cambio', 'Rendu'])}</span><span>${field('change', amount(toMoney(given - total)))}</span></p>`
					: markup`<p><span>VISA ************${random.pattern('####')}</span><span>${amount(total)}</span></p>`
			}<hr>
			<p><span>${label('tax')} ${rate}%</span><span>${field('tax', amount(toMoney((total * rate) / (100 + rate))))}</span></p><hr>
			<p><span>${field('date', locale.date(day))} ${field('time', time)}</span><span>#${field('receiptNumber', random.pattern('######'))}</span></p>
			<center>${random.pick(['Kassa', 'Till', 'Op.'])} ${random.int(1, 9)} ${field('cashier', locale.person().given)}</center>`;
		return { html, fields };
	},
};
export default family;
