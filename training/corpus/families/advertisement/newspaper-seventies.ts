import type { Family, Fields } from '../../family.ts';
import { absent, date, number, text } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import { BRANDS } from '../../kit/office.ts';

const fields: Fields = {
	brand: text(
		'product',
		'Which brand is advertised?',
		'brand name',
		'Für welche Marke wird geworben?',
	),
	advertiser: text('advertiser', 'Which company placed the advertisement?', 'maker of the product'),
	slogan: text(
		'',
		'What is the slogan?',
		'slogan',
		'headline of the ad',
		'Wie lautet der Werbespruch?',
	),
	regularPrice: number(
		'',
		'regular price',
		'What did it cost before?',
		'listPrice',
		'price that is crossed out',
	),
	price: number(
		'',
		'sale price',
		'How much does it cost now?',
		'salePrice',
		'Was kostet es jetzt?',
	),
	saving: number('discount', 'How much does one save?', 'amount saved'),
	offerEnds: date('expiryDate', 'Until when is the offer valid?', 'coupon expires'),
	couponValue: number(
		'',
		'value of the coupon',
		'What is the coupon worth?',
		'couponValue',
		'Gutschein',
	),
	storeAddress: text('address', 'Where is the shop?', 'address of the store'),
	phone: text('phone', 'Which number can one call?', 'phone of the shop'),
	hours: text('workingHours', 'When is the shop open?', 'store hours'),
	guarantee: text('warrantyPeriod', 'How long is the guarantee?'),
	tar: text('', 'What do the tests say?', 'testResult', 'figure quoted from the test'),
	email: absent(text('email', 'e-mail address')),
	website: absent(text('website', 'web address')),
	signatory: absent(text('signatory', 'Who signed?')),
};
const GOODS = [
	'Portable Radio',
	'Vacuum Cleaner',
	'Electric Blanket',
	'Cassette Recorder',
	'Steam Iron',
	'Color Television',
];

/** A newspaper advertisement: type in all sizes and at an angle, old and new price, a coupon cut out at the foot. */
const family: Family = {
	author: 'rufus',
	locales: ['en-US', 'en-GB'],
	draw: (random, locale) => {
		const brand = random.pick(BRANDS);
		const old = random.int(30, 480) - 0.05;
		const saving = random.int(3, 25);
		const firm = locale.company();
		const cents = random.pick([10, 15, 25, 50]);
		const shop = locale.address();
		const html = markup`<style>@page { size: ${random.pick(['letter', '150mm 250mm', 'A4'])}; margin: 9mm } body { font: 12pt/1.35 'Liberation Serif'; border: ${random.pick(['4pt solid #000', '6pt double #000', '0'])}; padding: 6mm; text-align: center } h1 { font: 900 34pt/1 'Liberation Sans'; margin: 2mm 0; text-transform: uppercase } .sl { font: italic bold 18pt/1.2 'DejaVu Serif' } .pic { border: 1pt solid #000; height: ${random.int(35, 80)}mm; margin: 4mm 12mm; background: repeating-linear-gradient(45deg, #ddd 0 1mm, #fff 1mm 2mm) } .price { font: 900 40pt/1 'Liberation Sans'; display: inline-block; transform: rotate(${random.pick([0, 0, -3])}deg) } .c { border: 2pt dashed #000; margin-top: 5mm; padding: 3mm; display: flex; justify-content: space-between; text-align: left; font: 9pt/1.3 'Liberation Sans' } .c b { font-size: 22pt; line-height: 1 } small { font-size: 7.5pt; display: block }
			</style>${random.chance(0.6) && markup`<div class="sl">${field('slogan', random.pick(['Why pay more for less?', 'The quiet one.', 'Made to outlast the payments.', 'One touch and you know.']))}</div>`}<h1>${field('brand', brand)}<br>${random.pick(GOODS)}</h1><div class="pic"></div><p>Solid state circuits, walnut finish, weighs under 9 lbs. ${random.chance(0.6) && markup`Backed by our ${field('guarantee', random.pick(['five-year', '90-day', 'lifetime', 'two-year']))} guarantee.`} ${random.chance(0.5) && markup`Laboratory tests show <b>${field('tar', random.pick(['37% less noise', 'twice the suction', '1,200 hours without failure']))}</b>.`}</p>
			<p>Regularly <s>${field('regularPrice', locale.money(old))}</s></p><div class="price">${field('price', locale.money(Number((old - saving).toFixed(2))))}</div>${random.chance(0.6) && markup`<p>YOU SAVE ${field('saving', locale.money(saving))}</p>`}<p>${random.chance(0.8) && markup`Downtown at ${field('storeAddress', shop.whole)} · Phone ${field('phone', locale.phone())}`}<br>${random.chance(0.6) && markup`Open ${field('hours', random.pick(['daily 9 to 6', 'Mon. thru Sat. 10–9', 'weekdays 9:30–5:30']))}`}</p>
			${random.chance(0.7) && markup`<div class="c"><span>STORE COUPON<br><b>${field('couponValue', { text: `${cents}¢`, value: cents / 100 })}</b></span><span>Good on any ${field('brand', brand)} accessory. Limit one per customer. Void where prohibited. Cash value 1/20¢.<br>Expires ${field('offerEnds', locale.date(random.day('1969-01-01', '1984-12-31'), 'MMMM d, yyyy'))}</span></div>`}<small>© ${random.int(1969, 1984)} ${field('advertiser', firm.name)}. Prices slightly higher in the West.</small>`;
		return { html, fields };
	},
};
export default family;
