import type { Family, Fields } from '../../family.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { askForm, askTable } from '../../kit/slips.ts';
import { TILL } from '../../kit/trade-fields.ts';
import { addressOf, askParty, drawGroceries, handOver, shopWords } from '../../kit/trade.ts';

const fields: Fields = {
	...askParty('market', 'shop', ['name', 'street', 'city', 'postcode', 'tax', 'phone']),
	date: TILL.date,
	time: TILL.time,
	receiptNo: TILL.number,
	cashier: TILL.cashier,
	till: TILL.till,
	total: TILL.total,
	tax: TILL.tax,
	cash: TILL.cash,
	change: TILL.change,
	paidByCard: TILL.card,
	...askForm({
		taxOffice: 'Which tax office is named? | vergi dairesi | organ fiscal | taxOfficeName',
		zNo: 'What is the Z number? | Z no | număr Z | zReportNumber',
		fiscalNo:
			'What is the number of the fiscal device? | mali sicil no | serie casă de marcat | fiscalDeviceNumber',
		bagFee: '# What does the bag cost? | poşet ücreti | pungă | bagFee',
		slogan: 'What does the shop write at the end? | kapanış satırı | mesaj | closingLine',
		table: '- Which table? | masa no | masa',
		points: '-# How many points are there? | puan | puncte',
	}),
	items: askTable(
		{
			quantity: '# how many | adet | cantitate | kaç adet',
			price: '# price of one | birim fiyat | preț unitar',
			name: 'item | ürün | produs | mal',
			rate: '# tax rate | KDV oranı | cotă TVA',
			amount: '# amount | tutar | valoare',
		},
		'items | ürünler | produse | satılan mallar | purchasedItems',
	),
};

/** A till that writes a star before each amount and the rate of tax between name and amount; counts stand in a line above the name, the two sums alone in large type. */
const family: Family = {
	author: 'radmila',
	locales: ['tr-TR', 'ro-RO', 'tr-TR', 'pl-PL'],
	draw: (random, locale) => {
		const say = shopWords(locale);
		const { amount } = locale;
		const star = random.pick(['*', '*', '#', '']);
		const items = drawGroceries(random, locale, random.int(1, 9));
		const bag = locale.language === 'tr' && random.chance(0.5) ? 0.25 : 0;
		const total = toMoney(items.reduce((sum, item) => sum + item.amount, bag));
		const tax = toMoney(
			items.reduce((sum, item) => sum + item.amount - item.amount / (1 + item.rate / 100), 0),
		);
		const given = handOver(random, total);
		const shop = locale.company(random.pick(['Market', 'Gross', 'Bakkal', 'Süper']));
		const [street, town] = addressOf('market', shop.address);
		const starred = (value: number) => ({ text: `${star}${amount(value).text}`, value });
		const mid = random.chance(0.5);
		const html = markup`<style>@page { size: ${random.pick([57, 72, 80])}mm ${118 + items.length * 11}mm; margin: 4mm } body { font: bold 7.6pt/1.32 ${random.pick(["'Liberation Mono'", "'DejaVu Sans Mono'", "'Liberation Sans Narrow'"])} } .c { text-align: center } .i { display: grid; grid-template-columns: 1fr ${mid ? '12mm' : 'auto'} 22mm } .i > :last-child, .s > :last-child { text-align: right } .i .q { grid-column: 1 / 4; padding-left: 2mm } .s { display: flex; justify-content: space-between } .t { font-size: 12pt } hr { border: 0; border-top: 1pt dashed }
			</style><div class="c">${field('market.name', shop.name.toLocaleUpperCase('en'))}<br>${street}<br>${town}<br>${random.chance(0.6) && markup`${field('market.phone', shop.phone)}<br>`}${random.chance(0.7) && markup`${field('taxOffice', `${locale.address().city} V.D.`)} `}${field('market.tax', shop.taxNumber)}</div><div class="s"><span>${field('date', locale.date(random.day('2010-01-01', '2026-05-01')))}</span><span>${random.chance(0.5) && markup`${say('till')} ${field('till', random.pattern('0#'))}`}</span></div><div class="s"><span>${random.pick(['SAAT', 'ORA', ''])} ${field('time', `${random.int(8, 22)}:${random.int(10, 59)}`)}</span><span>${say('receipt')} ${field('receiptNo', random.pattern('0###'))}</span></div><hr>
			<div data-list="items">${items.map((item) => markup`<div class="i" data-row>${(item.isWeighed || item.quantity > 1) && markup`<span class="q">${field('quantity', item.isWeighed ? amount(item.quantity, 3) : item.quantity)} ${item.isWeighed ? 'KG' : 'AD'} X ${field('price', amount(item.price))}</span>`}<span>${field('name', item.name)}</span><span>${field('rate', { text: `%${item.rate}`, value: item.rate })}</span><span>${field('amount', starred(item.amount))}</span></div>`)}${bag > 0 && markup`<div class="i"><span>POSET</span><span></span><span>${field('/bagFee', starred(bag))}</span></div>`}</div><hr>
			<div class="s t"><span>TOP${say('tax')}</span><span>${field('tax', starred(tax))}</span></div><div class="s t"><span>${say('total')}</span><span>${field('total', starred(total))}</span></div><hr>${random.chance(0.6) ? markup`<div class="s"><span>${say('cash')}</span><span>${field('cash', starred(given))}</span></div><div class="s"><span>${say('change')}</span><span>${field('change', starred(toMoney(given - total)))}</span></div>` : markup`<div class="s"><span>${say('card')}</span><span>${field('paidByCard', starred(total))}</span></div>`}
			<div>${say('cashier')}: ${field('cashier', locale.person().given)}</div><div class="c">${field('slogan', say('thanks'))}<br>${random.chance(0.7) && markup`Z NO ${field('zNo', random.pattern('0###'))} &nbsp; `}${random.chance(0.6) && markup`MF ${field('fiscalNo', random.pattern('?? ########'))}`}</div>`;
		return { html, fields };
	},
};
export default family;
