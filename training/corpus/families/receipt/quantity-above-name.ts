import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { ROW, TILL } from '../../kit/trade-fields.ts';
import { addressOf, askParty, centred, drawGroceries } from '../../kit/trade.ts';
import { handOver, shopWords, spread, taxesWithin } from '../../kit/trade.ts';

const fields: Fields = {
	...askParty('shop', 'shop', ['name', 'street', 'postcode', 'city', 'phone', 'tax'], ['fr', 'de']),
	date: TILL.date,
	time: TILL.time,
	cashier: TILL.cashier,
	till: TILL.till,
	receiptNo: TILL.number,
	subtotal: TILL.subtotal,
	total: TILL.total,
	given: TILL.cash,
	change: TILL.change,
	paidByCard: TILL.card,
	pieces: TILL.pieces,
	saved: TILL.saved,
	items: list(
		{
			name: ROW.name,
			quantity: ROW.quantity,
			weight: ROW.weight,
			unitPrice: ROW.price,
			discount: ROW.discount,
			amount: ROW.amount,
			taxCode: ROW.letter,
		},
		'bought items',
		'gekaufte Artikel',
		'What is on the receipt?',
	),
	taxes: list(
		{ code: ROW.letter, rate: ROW.rate, net: ROW.net, tax: ROW.tax, gross: ROW.gross },
		'taxTable',
		'taxes by rate',
		'How is the tax split by rate?',
	),
	tip: absent(number('tip', 'How much was the tip?', 'gratuity', 'Trinkgeld')),
	dueDate: absent(date('dueDate', 'Until when must it be paid?', 'payment deadline')),
	customer: absent(text('buyer', 'Who is the customer?', 'name of the buyer', 'Wer hat gekauft?')),
};

/** A supermarket of many countries: how many of what price stands above or below the name, discounts below the item. */
const family: Family = {
	author: 'henrike',
	locales:
		'fr-FR de-CH pl-PL en-GB sv-SE es-ES nl-NL it-IT pt-PT cs-CZ da-DK nb-NO fi-FI hu-HU ro-RO tr-TR de-AT en-IE fr-BE en-ZA'.split(
			' ',
		),
	draw: (random, locale) => {
		const say = shopWords(locale);
		const places = locale.country.currency === 'HUF' ? 0 : 2;
		const money = (value: number) => locale.amount(value, places);
		const width = random.pick([32, 36, 40, 44]);
		const isAbove = random.chance(0.6);
		const hasLetters = random.chance(0.7);
		const sign = random.pick([' x ', ' X ', ' * ', ' @ ']);
		const items = drawGroceries(random, locale, random.int(2, 12)).map((item) => {
			const price = Number(item.price.toFixed(places));
			const amount = Number((item.quantity * price).toFixed(places));
			const off = random.chance(0.2)
				? -Number((amount * random.pick([0.1, 0.2, 0.25])).toFixed(places))
				: 0;
			return { ...item, price, amount, off };
		});
		const subtotal = toMoney(items.reduce((sum, { amount }) => sum + amount, 0));
		const off = toMoney(items.reduce((sum, item) => sum + item.off, 0));
		const total = toMoney(subtotal + off);
		const rows = items.map((item) => {
			const code = hasLetters ? [' ', ['taxCode', item.letter] as const] : [];
			const much = item.isWeighed
				? [['weight', locale.amount(item.quantity, 3)] as const, ' kg']
				: [['quantity', item.quantity] as const];
			const isSingle = !item.isWeighed && item.quantity === 1;
			const detail = spread(width, ['   ', ...much, sign, ['unitPrice', money(item.price)]]);
			const main = spread(width, [['name', item.name]], [['amount', money(item.amount)], ...code]);
			const less = spread(
				width,
				[`   ${say('saving')}`],
				[['discount', money(item.off)], ...(hasLetters ? ['  '] : [])],
			);
			return markup`<span data-row>${!isSingle && isAbove && detail}${main}${!isSingle && !isAbove && detail}${item.off < 0 && less}</span>`;
		});
		const shop = locale.company(
			random.pick(['Market', 'Super', 'Food', 'Express', 'Center', 'Fresh']),
		);
		const [street, town] = addressOf('shop', shop.address);
		const given = handOver(random, total);
		const isCash = random.chance(0.6);
		const taxes = taxesWithin(items.map((item) => ({ ...item, amount: item.amount + item.off })));
		const column = Math.floor((width - 8) / 3);
		const right = (path: string, value: number) =>
			markup`${' '.repeat(Math.max(1, column - money(value).text.length))}${field(path, money(value))}`;
		const stamp = spread(
			width,
			[
				['date', locale.date(random.day('2016-01-01', '2026-05-30'))],
				' ',
				['time', `${random.int(7, 21)}:${random.int(10, 59)}`],
			],
			[`${say('till')} `, ['till', random.int(1, 14)]],
		);
		const isTop = random.chance(0.4);
		const html = markup`<style>@page { size: 80mm ${100 + items.length * 9}mm; margin: 4mm } pre { margin: 0; font: ${(310 / width).toFixed(1)}pt/1.28 'Liberation Mono' } b { font-size: 1.35em }</style><pre>${centred(width, ['shop.name', shop.name])}${random.chance(0.8) && markup`${' '.repeat(6)}${street}\n${' '.repeat(6)}${town}\n`}${random.chance(0.6) && centred(width, 'Tel. ', ['shop.phone', shop.phone])}${random.chance(0.6) && centred(width, `${locale.country.tax[0]} `, ['shop.tax', shop.taxNumber])}
${isTop && stamp}${isTop && '\n'}<span data-list="items">${rows}</span>${'-'.repeat(width)}
${(off < 0 || random.chance(0.2)) && spread(width, [say('subtotal')], [['subtotal', money(subtotal)]])}${off < 0 && spread(width, [`${say('saving')} ${say('total')}`], [['saved', { text: money(-off).text, value: -off }]])}<b>${say('total')} ${locale.country.currency} ${field('total', money(total))}</b>
${isCash ? markup`${spread(width, [say('cash')], [['given', money(given)]])}${spread(width, [say('change')], [['change', money(toMoney(given - total))]])}` : spread(width, [say('card')], [['paidByCard', money(total)]])}${random.chance(0.5) && markup`${field('pieces', items.length)} ${say('items')}\n`}
${random.chance(0.7) && markup`      %${[say('net'), say('tax'), say('gross')].map((word) => word.slice(0, column - 1).padStart(column))}\n<span data-list="taxes">${taxes.map((tax) => markup`<span data-row>${field('code', tax.letter)} ${field('rate', locale.count(tax.rate))}${' '.repeat(Math.max(1, 6 - locale.count(tax.rate).text.length))}${right('net', tax.net)}${right('tax', tax.tax)}${right('gross', tax.gross)}\n</span>`)}</span>\n`}
${!isTop && stamp}${say('receipt')} ${field('receiptNo', random.pattern(random.pick(['######', '####-##', '000####'])))}  ${random.chance(0.7) && markup`${say('cashier')} ${field('cashier', random.chance(0.5) ? locale.person().given : random.pattern('##'))}`}
${centred(width, say('thanks'))}</pre>`;
		return { html, fields };
	},
};
export default family;
