import type { Family, Fields } from '../../family.ts';
import { absent, list, number, text } from '../../kit/ask.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { ROW, TILL } from '../../kit/trade-fields.ts';
import { addressOf, askParty } from '../../kit/trade.ts';

const fields: Fields = {
	...askParty('restaurant', 'shop', ['name', 'street', 'city', 'postcode', 'phone'], []),
	server: text(
		'cashier',
		'Who was the waiter?',
		'Who served the table?',
		'server on the check',
		'waitressName',
		'Wer hat bedient?',
	),
	table: text('tableNumber', 'Which table is the check for?', 'table number', 'An welchem Tisch?'),
	guests: number(
		'guests',
		'How many people ate?',
		'number of guests',
		'Wie viele Gäste?',
		'covers',
	),
	check: TILL.number,
	date: TILL.date,
	opened: TILL.time,
	subtotal: TILL.subtotal,
	tax: TILL.tax,
	service: number(
		'',
		'serviceCharge',
		'How much is the service charge?',
		'gratuity added for large parties',
		'autoGratuity',
	),
	total: TILL.total,
	perGuest: number(
		'',
		'perPerson',
		'How much does each person pay?',
		'share of one guest',
		'amount due per person',
		'splitAmount',
	),
	dishes: list(
		{
			count: ROW.quantity,
			dish: ROW.name,
			extra: text(
				'',
				'wish or extra below the dish',
				'modifier',
				'How should it be done?',
				'cooking instruction',
			),
			seat: text('seat', 'Which seat ordered it?', 'guest or seat', 'seatNo'),
			price: ROW.amount,
		},
		'food and drinks by seat',
		'What did the guests order?',
		'orderedDishes',
	),
	suggestions: list(
		{
			percent: number('', 'percent', 'Which percentage is suggested?', 'rate of the tip'),
			tip: number('tip', 'suggested tip', 'What would this tip be?'),
			sum: number('', 'total with that tip', 'sumWithTip', 'What would be paid with this tip?'),
		},
		'suggested tips',
		'Which tips are suggested?',
		'tipTable',
	),
	room: absent(text('roomNumber', 'Which hotel room is it charged to?', 'room')),
	cash: absent(number('cashGiven', 'How much cash was given?', 'cash')),
	reservation: absent(text('bookingNumber', 'What is the reservation number?', 'bookingCode')),
};
const DISHES =
	'Caesar salad;12;no croutons;dressing on side|Ribeye 10 oz;34;medium rare;well done|Veggie burger;15.5;add cheese;sub salad|Clam chowder;9;;|Iced tea;3.5;no lemon;|Draft lager;7;;|Fish tacos;16;extra salsa;corn tortilla|Kids pasta;8;butter only;|Truffle fries;9.5;;|Cheesecake;8.5;two spoons;|Espresso;3.75;double;|Glass Pinot Noir;11;;|Roast chicken;22;no skin;gluten free|Sparkling water;5;;';

/** A restaurant's check: dishes under the head of each seat or in one run, wishes below them, a small table of tips, and what each person owes. */
const family: Family = {
	author: 'oskar',
	locales: ['en-US', 'en-CA', 'en-GB', 'en-AU', 'en-ZA', 'en-IE'],
	draw: (random, locale) => {
		const { amount } = locale;
		const shop = locale.company(random.pick(['Grill', 'Kitchen', 'Tavern', 'Bistro']));
		const [street, town] = addressOf('restaurant', shop.address);
		const guests = random.int(1, 5);
		const bySeat = random.chance(0.6);
		const seatIn = random.chance(0.5);
		const seats = Array.from({ length: bySeat ? guests : 1 }, (_, i) => ({
			name: `${i + 1}`,
			dishes: random
				.some(DISHES.split('|'), bySeat ? random.int(1, 3) : random.int(2, 8))
				.map((line) => {
					const [dish = '', euros = '1', ...wishes] = line.split(';');
					const count = random.pick([1, 1, 1, 2]);
					return {
						dish,
						count,
						wish: random.chance(0.5) ? random.pick(wishes) : '',
						price: toMoney(count * inMoney(Number(euros), locale)),
					};
				}),
		}));
		const subtotal = toMoney(
			seats.flatMap(({ dishes }) => dishes).reduce((sum, { price }) => sum + price, 0),
		);
		const tax = toMoney(subtotal * random.pick([0.07, 0.08, 0.1]));
		const service = guests > 3 && random.chance(0.6) ? toMoney(subtotal * 0.18) : 0;
		const total = toMoney(subtotal + tax + service);
		const inTable = random.chance(0.5);
		const dish = (one: (typeof seats)[number]['dishes'][number], seat: string, i: number) =>
			markup`<tbody data-row="${seat}-${i}"><tr><td>${field('count', one.count)}<td>${field('dish', one.dish)}${seatIn && bySeat && markup` (${random.pick(['S', '#'])}${field('seat', seat)})`}<td class="r">${field('price', amount(one.price))}${one.wish !== '' && markup`<tr><td><td class="w">${random.pick(['* ', '- ', '> '])}${field('extra', one.wish)}<td>`}</tbody>`;
		const block = (seat: (typeof seats)[number]) =>
			markup`${bySeat && !seatIn && markup`<tbody><tr><td colspan="3" class="seat">${random.pick(['Seat', 'Guest'])} ${seat.name}</tbody>`}${seat.dishes.map((one, i) => dish(one, seat.name, i))}`;
		const sum = (name: string, path: string, value: number) =>
			markup`<tr><td colspan="2">${name}<td class="r">${field(path, amount(value))}`;
		const tips = [15, 18, 20, 22].slice(random.int(0, 1), 4);
		const tip = (percent: number) => {
			const own = toMoney((subtotal * percent) / 100);
			return { percent, own, sum: toMoney(total + own) };
		};
		const html = markup`<style>@page { size: 80mm ${125 + seats.flatMap(({ dishes }) => dishes).length * 9 + seats.length * 7}mm; margin: 6mm 5mm } body { font: 9pt/1.3 ${random.pick(["'Liberation Mono'", "'DejaVu Sans Mono'", "'Liberation Sans'"])} } h1 { font: bold italic 18pt 'Liberation Serif'; margin: 0 } .c { text-align: center } table { width: 100% } td { vertical-align: top; padding: 0 } .r { text-align: right } .w { padding-left: 4mm; font-size: .88em } .seat { text-decoration: underline; padding-top: 2mm } .line { border-top: 1pt solid; margin: 2mm 0 } .t td { border: ${inTable ? '.6pt solid' : '0'}; padding: .5mm 1mm } .big td { font-size: 1.35em; font-weight: bold }</style>
			<div class="c"><h1>${field('restaurant.name', shop.name)}</h1>${street}<br>${town}<br>${field('restaurant.phone', shop.phone)}</div><div class="line"></div>
			<table><tr><td>Server: ${field('server', locale.person().given)}<td class="r">${field('date', locale.date(random.day('2012-01-01', '2026-05-20')))}<tr><td>Table ${field('table', random.pattern(random.pick(['##', '?#', 'Bar #'])))} / ${field('guests', guests)} guest${guests > 1 && 's'}<td class="r">${field('opened', `${random.int(1, 10)}:${random.int(10, 59)} PM`)}<tr><td>Check #${field('check', random.pattern('#####'))}<td></table><div class="line"></div>
			<table data-list="dishes">${seats.map(block)}</table><div class="line"></div>
			<table>${sum('Subtotal', 'subtotal', subtotal)}${sum('Tax', 'tax', tax)}${service > 0 && sum('Service charge 18%', 'service', service)}<tr class="big"><td colspan="2">Total<td class="r">${field('total', amount(total))}${guests > 1 && random.chance(0.6) && sum(`Split ${guests} ways, each`, 'perGuest', toMoney(total / guests))}</table><div class="line"></div>
			${service === 0 && markup`<div class="c">Suggested gratuity</div>${inTable ? markup`<table class="t" data-list="suggestions">${tips.map(tip).map((one) => markup`<tr data-row><td>${field('percent', locale.percent(one.percent))}<td class="r">Tip ${field('tip', amount(one.own))}<td class="r">Total ${field('sum', amount(one.sum))}`)}</table>` : markup`<div class="c" data-list="suggestions">${tips.map(tip).map((one) => markup`<div data-row>( ) ${field('percent', locale.percent(one.percent))} (Tip ${field('tip', amount(one.own))} Total ${field('sum', amount(one.sum))})</div>`)}</div>`}`}
			<p class="c">Tip ____________ &nbsp; Total ____________<br>Signature ______________________</p>`;
		return { html, fields };
	},
};
export default family;
