import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	restaurant: text('merchantName', 'Where did we eat?'),
	table: text('tableNumber', 'Which table was it?'),
	server: text('cashier', 'name of the waiter'),
	date: date('purchaseDate', 'When was the meal?'),
	guests: number('guests', 'how many people ate'),
	subtotal: number('netTotal', 'food and drink before tax'),
	tax: number('taxTotal', 'sales tax on the meal'),
	tip: number('tip', 'gratuity', 'How much was left for the waiter?'),
	total: number('grossTotal', 'amount charged to the card'),
	cardNumber: text('cardNumber', 'last digits of the card'),
	orders: list(
		{
			quantity: number('quantity'),
			dish: text('itemDescription', 'dish'),
			price: number('lineTotal'),
		},
		'dishes',
		'What did they order?',
	),
	invoiceNumber: absent(text('invoiceNumber', 'number of the invoice')),
	vatId: absent(text('vatNumber', 'VAT number of the restaurant')),
};
const DISHES = [
	'Soup of the day',
	'Caesar salad',
	'Grilled salmon',
	'Mushroom risotto',
	'House burger',
	'Fish tacos',
	'Margherita pizza',
	'Rib eye 10 oz',
	'Crème brûlée',
	'Cheesecake',
	'Draft lager',
	'House red (glass)',
	'Sparkling water',
	'Espresso',
	'Iced tea',
	'Side of fries',
];

/** An American guest check: quantity first, tip and total written in by hand (a script face). */
const family: Family = {
	author: 'joel',
	locales: ['en-US', 'en-CA'],
	draw: (random, locale) => {
		const { amount, money } = locale;
		const name = `${random.pick(['The', 'Old', 'Little', 'Blue'])} ${random.pick(['Anchor', 'Orchard', 'Lantern', 'Heron', 'Skillet'])} ${random.pick(['Grill', 'Kitchen', 'Tavern', 'Diner'])}`;
		const address = locale.address();
		const orders = random.some(DISHES, random.int(2, 8)).map((dish) => {
			const quantity = random.pick([1, 1, 1, 2, 3]);
			return { dish, quantity, price: toMoney(quantity * inMoney(random.decimal(3, 34), locale)) };
		});
		const net = toMoney(orders.reduce((sum, { price }) => sum + price, 0));
		const tax = toMoney((net * (locale.country.rates[0] ?? 8)) / 100);
		const tip = toMoney(Math.round(net * random.pick([0.15, 0.18, 0.2])));
		const day = random.day('2018-01-05', '2026-05-30');
		const html = markup`<style>
			@page { size: 90mm ${120 + orders.length * 7}mm; margin: 6mm 7mm }
			body { font: 10pt/1.45 'Liberation Sans' } h2 { text-align: center; font: bold italic 15pt 'Liberation Serif'; margin: 0 }
			.a { text-align: center; font-size: 8pt } table { width: 100% } td { padding: .3mm 0; vertical-align: baseline } td:last-child { text-align: right }
			.hand { font: italic 14pt 'DejaVu Serif'; color: #1c2f7a } .line td:last-child { border-bottom: .7pt solid #000 } .meta { margin: 3mm 0; border-top: 1pt solid; border-bottom: 1pt solid }
			</style><h2>${field('restaurant', name)}</h2><div class="a">${address.lines[0]}<br>${address.lines[1]}<br>${locale.phone()}</div>
			<table class="meta"><tr><td>Server: ${field('server', locale.person().given)}<td>${field('date', locale.date(day))}
				<tr><td>Table ${field('table', String(random.int(1, 48)))}/${random.int(1, 3)}<td>${random.int(5, 9)}:${random.pattern('1#')} PM
				<tr><td>Guests: ${field('guests', random.int(1, 8))}<td>${random.pattern('#####')}</table>
			<table data-list="orders">${orders.map(
				(order) =>
					markup`<tr data-row><td style="width:8mm">${field('quantity', order.quantity)}<td>${field('dish', order.dish)}<td>${field('price', amount(order.price))}`,
			)}</table><br>
			<table><tr><td>Subtotal<td>${field('subtotal', amount(net))}<tr><td>Tax<td>${field('tax', amount(tax))}
				<tr><td><b>Amount Due</b><td><b>${money(toMoney(net + tax))}</b></table>
			<p>VISA XXXX XXXX XXXX ${field('cardNumber', random.pattern('####'))}<br>AUTH ${random.pattern('######')}</p>
			<table class="line"><tr><td>TIP<td class="hand">${field('tip', amount(tip))}<tr><td>TOTAL<td class="hand">${field('total', amount(toMoney(net + tax + tip)))}
				<tr><td>X<td class="hand">${locale.person().name}</table><div class="a">CUSTOMER COPY</div>`;
		return { html, fields };
	},
};
export default family;
