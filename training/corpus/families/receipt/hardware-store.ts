import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { drawParts, total } from '../../kit/parts.ts';

const fields: Fields = {
	store: text('merchantName', 'hardware store', 'In welchem Baumarkt?', 'sklep'),
	transaction: text('transactionNumber', 'Belegnummer'),
	date: date('purchaseDate', 'data zakupu'),
	cashier: text('cashier', 'Who was the cashier?'),
	total: number('grossTotal', 'do zapłaty', 'te betalen'),
	paidWith: text('paymentMethod', 'card or cash'),
	pointsEarned: number(
		'',
		'loyalty points',
		'punkty',
		'How many points were collected?',
		'Treuepunkte',
	),
	returnDays: number(
		'',
		'days in which goods can be returned',
		'returnPeriodDays',
		'How many days do I have for returns?',
		'retourtermijn',
	),
	articles: list(
		{
			ean: text('productNumber', 'barcode', 'EAN'),
			name: text('itemDescription', 'artikel'),
			quantity: number('quantity', 'aantal'),
			price: number('unitPrice', 'stuksprijs'),
			amount: number('lineTotal', 'bedrag'),
		},
		'goods bought',
		'gekochte artikelen',
		'Co kupiono?',
	),
	deliveryDate: absent(date('deliveryDate')),
	warranty: absent(text('warrantyPeriod', 'How long is the warranty?')),
	tip: absent(number('tip')),
};
const SAID = {
	en: [
		'Total to pay',
		'Card',
		'You earned',
		'points',
		'Returns within',
		'days with receipt',
		'Served by',
		'Txn',
		'You saved',
	],
	nl: [
		'Te betalen',
		'Pin',
		'U spaart',
		'punten',
		'Ruilen binnen',
		'dagen met bon',
		'Kassa',
		'Bon',
		'Voordeel',
	],
	pl: [
		'Do zapłaty',
		'Karta',
		'Zebrano',
		'punktów',
		'Zwrot do',
		'dni z paragonem',
		'Kasjer',
		'Nr',
		'Rabat',
	],
} as const;

/** A hardware store's wide roll: bar code and name on the first line, quantity × price and amount on the second, savings between. */
const family: Family = {
	author: 'fintan',
	locales: ['en-GB', 'nl-NL', 'pl-PL', 'nl-BE', 'en-IE'],
	draw: (random, locale) => {
		const { amount, money } = locale;
		const said = SAID[locale.language as keyof typeof SAID];
		const items = drawParts(random, locale, random.int(1, 8), {
			code: '#############',
			quantities: [1, 1, 1, 2, 3, 4, 6, 10],
		});
		const saves = items.map((item) => (random.chance(0.2) ? toMoney(item.amount * 0.1) : 0));
		const saved = toMoney(saves.reduce((sum, save) => sum + save, 0));
		const due = toMoney(total(items) - saved);
		const nameFirst = random.chance(0.5);
		const showsOne = random.chance(0.5);
		const html = markup`<style>
			@page { size: 80mm ${104 + items.length * 12}mm; margin: 5mm 4mm }
			body { font: 8.6pt/1.32 'Liberation Mono'; letter-spacing: -.25pt } .l { display: inline-block; width: 44mm } .r { display: inline-block; width: 27mm; text-align: right; vertical-align: top } .logo { font: bold 17pt 'Liberation Sans'; background: #000; color: #fff; padding: 1mm 3mm; display: inline-block } .d { border-top: .8pt dotted; margin: 2mm 0 } .big { font-weight: bold; font-size: 12pt } .big .l { width: 40mm } .big .r { width: 31mm }
			</style><span class="logo">${field('store', `${random.pick(['BOUW', 'Fix', 'Dom', 'Build', 'Toolmax'])}${random.pick(['-Punkt', 'ers', 'bert', ' & Co'])}`)}</span><div>${locale.address().whole}</div><div class="d"></div>
			<div data-list="articles">${items.map((item, i) => markup`<div data-row>${nameFirst ? markup`<div>${field('name', item.name)}</div><div style="font-size:7.5pt">${field('ean', item.code)}</div>` : markup`<div style="font-size:7.5pt">${field('ean', item.code)}</div><div>${field('name', item.name.toUpperCase())}</div>`}<span class="l">&nbsp;&nbsp;${item.quantity === 1 && !showsOne ? '' : markup`${field('quantity', item.quantity)} ${item.unit} x ${field('price', amount(item.price))}`}</span><span class="r">${field('amount', amount(item.amount))}</span>${(saves[i] ?? 0) > 0 && markup`<span class="l">&nbsp;&nbsp;${said[8]} 10%</span><span class="r">${amount(-(saves[i] ?? 0))}</span>`}</div>`)}</div><div class="d"></div>
			${saved > 0 && markup`<span class="l">${said[8]}</span><span class="r">${amount(-saved)}</span>`}<div class="big"><span class="l">${said[0]}</span><span class="r">${field('total', money(due))}</span></div>
			<span class="l">${field('paidWith', random.pick([said[1], 'Maestro', 'VISA', 'Contactless']))}</span><span class="r">${amount(due)}</span><div class="d"></div>
			${random.chance(0.6) && markup`<div>${said[2]} ${field('pointsEarned', random.int(1, 240))} ${said[3]}</div>`}<div>${said[4]} ${field('returnDays', random.pick([14, 28, 30, 60, 100]))} ${said[5]}</div>
			<div>${said[6]} ${field('cashier', locale.person().given)} &nbsp; ${said[7]} ${field('transaction', random.pattern('###-#####'))}</div><div>${field('date', locale.date(random.day('2018-01-01', '2026-05-30')))} ${random.int(8, 20)}:${random.int(10, 59)}</div>`;
		return { html, fields };
	},
};
export default family;
