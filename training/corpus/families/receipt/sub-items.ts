import type { Family, Fields } from '../../family.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { askForm, askTable } from '../../kit/slips.ts';
import { TILL } from '../../kit/trade-fields.ts';
import { handOver } from '../../kit/trade.ts';

const fields: Fields = {
	shop: TILL.shop,
	date: TILL.date,
	time: TILL.time,
	cashier: TILL.cashier,
	receiptNo: TILL.number,
	subtotal: TILL.subtotal,
	total: TILL.total,
	cash: TILL.cash,
	change: TILL.change,
	tax: TILL.tax,
	paidByCard: TILL.card,
	...askForm({
		queueNo: 'What is the queue number? | Which number is called out? | Abholnummer | queueNumber',
		orderType: 'Was it eaten in or taken away? | eat in or take away | zum Mitnehmen? | orderType',
		service: '# How much is the service charge? | Bedienung | service_charge | serviceCharge',
		rounding: '# By how much was the sum rounded? | Rundung | roundingAdjustment | rounding',
		itemCount:
			'# How many pieces were sold in all? | total quantity | menuQuantity | Anzahl der Artikel',
		lineCount: '# How many kinds of items are there? | number of item lines | menuTypes',
		promo: '# How much was taken off? | discount on the bill | Rabatt | promotionDiscount',
		member: '- Which member card was shown? | Mitgliedskarte | memberNumber',
		tip: '-# How much was the tip? | Trinkgeld | gratuity',
	}),
	menu: askTable(
		{
			name: 'item | What was ordered? | Artikel | menuName',
			quantity: '# quantity | How many? | Anzahl | cnt',
			unitPrice: '# price of one | Einzelpreis | unitprice',
			price: '# price of the row | Was kostet die Zeile? | rowPrice',
			extra: 'extra | What was added or left out? | Zusatz | modifier',
			extraPrice: '# price of the extra | Was kostet der Zusatz? | modifierPrice',
		},
		'menu items | What was bought? | orderedItems | bestellte Speisen',
	),
};
const DISHES =
	'Chicken Rice=6.5|Iced Lemon Tea=2.2|Flat White=3.1|Beef Noodle Soup=9|Cheese Toastie=5.5|Mango Lassi=3.4|Veg Thali=8.9|Curry Puff (3pc)=4.2|Double Burger Set=11|Fish & Chips=12|Butter Roti=1.8|Bubble Tea L=4.9|Prawn Fried Rice=9.5|Hot Choc=3.2|Banana Split=6'.split(
		'|',
	);
const EXTRAS =
	'extra cheese=.8|no onion=0|less sugar=0|large=1.1|oat milk=.6|add egg=1|spicy=0|no ice=0|set with drink=2'.split(
		'|',
	);

/** A bill of a food court: three columns with the count in the middle, what was added below each dish, service, tax and rounding, and sums of kinds and pieces. */
const family: Family = {
	author: 'radmila',
	locales: ['en-AU', 'en-IN', 'en-NZ', 'en-ZA', 'en-GB'],
	draw: (random, locale) => {
		const { amount } = locale;
		const whole = locale.country.currency === 'INR';
		const places = whole ? 0 : 2;
		const order = random.pick(['name,count,price', 'count,name,price', 'name,x,price', 'below']);
		const rows = random.some(DISHES, random.int(1, 8)).map((line) => {
			const [name = '', euros = '1'] = line.split('=');
			const unit = Number(inMoney(Number(euros), locale).toFixed(places));
			const quantity = random.pick([1, 1, 1, 2, 2, 3, 4]);
			const [extra = '', more = '0'] = random.chance(0.35) ? random.pick(EXTRAS).split('=') : [];
			const extraPrice = Number((inMoney(Number(more), locale) * quantity).toFixed(places));
			return { name, unit, quantity, extra, extraPrice, price: toMoney(unit * quantity) };
		});
		const upper = random.chance(0.4);
		const say = (text: string) => (upper ? text.toUpperCase() : text);
		const money = (value: number) => amount(value, places);
		const subtotal = toMoney(rows.reduce((sum, row) => sum + row.price + row.extraPrice, 0));
		const promo = random.chance(0.25) ? Number((subtotal * 0.1).toFixed(places)) : 0;
		const service = random.chance(0.5) ? Number(((subtotal - promo) * 0.1).toFixed(places)) : 0;
		const tax = random.chance(0.6)
			? Number(
					(((subtotal - promo + service) * (locale.country.rates[0] ?? 5)) / 100).toFixed(places),
				)
			: 0;
		const exact = toMoney(subtotal - promo + service + tax);
		const step = whole ? 1 : 0.05;
		const total = toMoney(Math.round(exact / step) * step);
		const given = handOver(random, total);
		const sum = (label: string, content: ReturnType<typeof field>) =>
			markup`<tr><td colspan="2">${say(label)}<td class="r">${content}`;
		const row = (one: (typeof rows)[number]) => {
			const name = field('name', say(one.name));
			const count = field('quantity', one.quantity);
			const price = field('price', money(one.price));
			const added =
				one.extra !== '' &&
				markup`<tr><td colspan="2">&nbsp; ${random.pick(['+ ', '- ', '* '])}${field('extra', say(one.extra))}<td class="r">${one.extraPrice > 0 && field('extraPrice', money(one.extraPrice))}`;
			const main =
				order === 'below'
					? markup`<tr><td colspan="3">${name}<tr><td>&nbsp;&nbsp;${count} x<td>@${field('unitPrice', money(one.unit))}<td class="r">${price}`
					: order === 'count,name,price'
						? markup`<tr><td class="k">${count}<td>${name}<td class="r">${price}`
						: markup`<tr><td>${name}<td class="k">${order === 'name,x,price' && 'x'}${count}<td class="r">${price}`;
			return markup`<tbody data-row>${main}${added}</tbody>`;
		};
		const html = markup`<style>@page { size: ${random.pick([58, 72, 80])}mm ${130 + rows.length * 11}mm; margin: 4mm } body { font: ${random.pick(["7.8pt 'DejaVu Sans Mono'", "8pt 'Liberation Mono'", "8.5pt 'Liberation Sans'"])} } table { width: 100%; border-collapse: collapse } td { vertical-align: top; padding: .2mm 0 } .r { text-align: right } .k { width: 9mm; text-align: center } .c { text-align: center } .q { font-size: 2.4em; font-weight: bold } .t td { border-top: 1pt dashed; font-weight: bold; font-size: 1.2em } hr { border: 0; border-top: 1pt dashed }
			</style><div class="c"><b>${field('shop', `${random.pick(['Lotus', 'Little Harbour', 'Spice Lane', 'Corner 88', 'Mama Jo'])} ${random.pick(['Kitchen', 'Café', 'Food Court', 'Eatery'])}`)}</b><br>${locale.address().whole}</div>${random.chance(0.6) && markup`<div class="c">QUEUE NO<div class="q">${field('queueNo', random.pattern('###'))}</div></div>`}<div>${field('date', locale.date(random.day('2012-01-01', '2026-05-01')))} ${field('time', `${random.int(8, 22)}:${random.int(10, 59)}`)}<br>${say('Chk')} ${field('receiptNo', random.pattern('#####'))} ${say('Staff')} ${field('cashier', locale.person().given)}<br>** ${field('orderType', say(random.pick(['Take Away', 'Eat In', 'Dine In'])))} **</div><hr>
			<table data-list="menu">${rows.map(row)}</table><hr><table>${sum('Subtotal', field('subtotal', money(subtotal)))}${promo > 0 && sum('Promo 10%', field('promo', { text: `-${money(promo).text}`, value: -promo }))}${service > 0 && sum('Serv. Chg 10%', field('service', money(service)))}${tax > 0 && sum(whole ? 'GST' : 'Tax', field('tax', money(tax)))}${total !== exact && sum('Rounding', field('rounding', { text: `${total < exact ? '-' : ''}${amount(Math.abs(toMoney(total - exact))).text}`, value: toMoney(total - exact) }))}<tr class="t"><td colspan="2">${say('Total')}<td class="r">${field('total', money(total))}${random.chance(0.6) ? markup`${sum('Cash', field('cash', money(given)))}${sum('Change', field('change', money(toMoney(given - total))))}` : sum('Card', field('paidByCard', money(total)))}</table>
			<p class="c">${say('Items')}: ${field('lineCount', rows.length)} &nbsp; ${say('Qty')}: ${field(
				'itemCount',
				rows.reduce((all, { quantity }) => all + quantity, 0),
			)}</p><div class="c">${random.pick(['WiFi: guest1234', 'Closed on Mondays', 'See you again'])}</div>`;
		return { html, fields };
	},
};
export default family;
