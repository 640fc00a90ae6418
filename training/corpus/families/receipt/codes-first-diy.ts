import type { Family, Fields } from '../../family.ts';
import { drawGoods, inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { askForm, askTable } from '../../kit/slips.ts';
import { TILL } from '../../kit/trade-fields.ts';
import { addressOf, askParty, centred, handOver, shopWords, spread } from '../../kit/trade.ts';
import { wrapLines } from '../../kit/typed.ts';

const fields: Fields = {
	...askParty('store', 'shop', ['name', 'street', 'postcode', 'city', 'phone', 'tax']),
	date: TILL.date,
	time: TILL.time,
	till: TILL.till,
	receiptNo: TILL.number,
	cashier: TILL.cashier,
	total: TILL.total,
	subtotal: TILL.subtotal,
	cash: TILL.cash,
	change: TILL.change,
	saved: TILL.saved,
	...askForm({
		fiscalCode:
			'What is the code of the fiscal memory? | FIK | NTCA | kód dokladu | kod fiskalny | fiscalCode',
		container: '# What was charged for deposits? | záloha | betét | kaucja | depositTotal',
		customerCard:
			'Which customer card was shown? | číslo karty | kártyaszám | numer karty | customerCard',
		tip: '-# How much was the tip? | spropitné | napiwek | borravaló',
		dueDate: '-@ When must it be paid? | splatnost | termin',
	}),
	goods: askTable(
		{
			code: 'item code | kód zboží | cikkszám | kod towaru | cod articol',
			name: 'item | zboží | megnevezés | towar | denumire',
			quantity: '# quantity | množství | mennyiség | ilość | cantitate',
			unit: 'unit | jednotka | egység | jm',
			price: '# unit price | cena za kus | egységár | cena',
			discount: '# money off the row | sleva | kedvezmény | rabat | reducere',
			amount: '# amount | cena celkem | érték | wartość | valoare',
			rate: '# tax rate of the row | sazba | ÁFA kulcs | stawka',
		},
		'goods of the receipt | nakoupené zboží | vásárolt tételek | boughtItems',
	),
};

/** A building market's till: the code alone on a line, the name wrapped over two lines, then unit, quantity and price with the rate, and money off below. */
const family: Family = {
	author: 'radmila',
	locales: ['cs-CZ', 'hu-HU', 'pl-PL', 'sk-SK', 'ro-RO'],
	draw: (random, locale) => {
		// The till words of Slovak shops are close to Czech ones.
		const say = shopWords(locale.language === 'sk' ? { ...locale, language: 'cs' } : locale);
		const places = locale.country.currency === 'HUF' ? 0 : 2;
		const money = (value: number) => locale.amount(value, places);
		const width = random.pick([32, 36, 40]);
		const rate = locale.country.rates[0] ?? 21;
		const goods = drawGoods(
			random,
			locale,
			random.pick(['building', 'technical']),
			random.int(1, 7),
			{
				code: random.pick(['#######', '###.###.##', '59###########']),
				quantities: [1, 1, 2, 3, 4, 6, 10],
			},
		).map((item) => {
			const price = Number(item.price.toFixed(places));
			const off = random.chance(0.2) ? Number((price * item.quantity * 0.15).toFixed(places)) : 0;
			return { ...item, price, off, gross: toMoney(price * item.quantity) };
		});
		const off = toMoney(goods.reduce((sum, item) => sum + item.off, 0));
		const subtotal = toMoney(goods.reduce((sum, item) => sum + item.gross, 0));
		const deposit = random.chance(0.2) ? Number(inMoney(4, locale).toFixed(places)) : 0;
		const total = toMoney(subtotal - off + deposit);
		const given = handOver(random, total);
		const shop = locale.company(random.pick(['Hobby', 'Baumax', 'Stavba', 'Dom', 'Merkur']));
		const [street, town] = addressOf('store', shop.address);
		const isCodeAlone = random.chance(0.6);
		const row = (item: (typeof goods)[number]) => {
			const [first = '', ...more] = wrapLines(item.name, width - 8);
			const name = [first, ...more].join('\n  ');
			return markup`<span data-row>${isCodeAlone ? spread(width, [['code', item.code]]) : markup`${field('code', item.code)} `}${field('name', name)}
${spread(width, [' ', ['quantity', locale.count(item.quantity)], ' ', ['unit', item.unit], ' x ', ['price', money(item.price)]], [['amount', money(item.gross)], ' ', ['rate', { text: `${rate}%`, value: rate }]])}${item.off > 0 && spread(width, [`  ${say('saving')} 15%`], [['discount', { text: `-${money(item.off).text}`, value: -item.off }]])}</span>`;
		};
		const html = markup`<style>@page { size: ${random.pick([76, 80])}mm ${128 + goods.length * 19}mm; margin: 4mm } pre { margin: 0; font: ${(278 / width).toFixed(1)}pt/1.25 'Liberation Mono' } b { font-size: 1.3em }</style><pre>${centred(width, ['store.name', shop.name.toUpperCase()])}${' '.repeat(4)}${street}
${' '.repeat(4)}${town}
${random.chance(0.6) && centred(width, 'tel. ', ['store.phone', shop.phone])}${locale.country.tax[0]}: ${field('store.tax', shop.taxNumber)}
${'*'.repeat(width)}
${spread(width, [`${say('receipt')} `, ['receiptNo', random.pattern('####-####')]], [`${say('till')} `, ['till', String(random.int(1, 12))]])}${spread(width, [['date', locale.date(random.day('2013-01-01', '2026-05-01'))]], [['time', `${random.int(7, 20)}:${random.int(10, 59)}`]])}<span data-list="goods">${goods.map(row)}</span>${'-'.repeat(width)}
${spread(width, [say('subtotal')], [['subtotal', money(subtotal)]])}${off > 0 && spread(width, [say('saving')], [['saved', { text: `-${money(off).text}`, value: -off }]])}${deposit > 0 && spread(width, [say('deposit')], [['container', money(deposit)]])}<b>${say('total')} ${field('total', money(total))} ${locale.country.symbol}</b>
${spread(width, [say('cash')], [['cash', money(given)]])}${spread(width, [say('change')], [['change', money(toMoney(given - total))]])}${random.chance(0.4) && spread(width, ['Club: ', ['customerCard', random.pattern('8### #### ####')]])}${say('cashier')}: ${field('cashier', locale.person().family)}
${random.chance(0.6) && markup`ID ${field('fiscalCode', random.pattern('?##?-####-##??'))}\n`}${centred(width, say('thanks'))}</pre>`;
		return { html, fields };
	},
};
export default family;
