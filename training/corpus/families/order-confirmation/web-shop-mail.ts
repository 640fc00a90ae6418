import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	orderId: text('orderNumber', 'order id', 'Welche Bestellnummer?'),
	placedOn: date('orderDate', 'When did I order?'),
	arrivesBy: date('deliveryDate', 'arrival date', 'Wann kommt das Paket?'),
	shop: text('seller', 'online shop', 'Where was it bought?'),
	customer: text('buyer', 'name of the customer'),
	shippingAddress: text('shipTo', 'Where is the parcel sent?'),
	card: text('cardNumber', 'last four digits'),
	promoCode: text('', 'voucher code', 'promo code', 'Gutscheincode', 'Which code was used?'),
	promoAmount: number('discount', 'money off by the code'),
	shipping: number('shippingCost'),
	total: number('grossTotal', 'order total'),
	items: list(
		{
			product: text('itemDescription'),
			variant: text('', 'size and colour', 'variant', 'Größe und Farbe'),
			sku: text('productNumber', 'sku'),
			quantity: number('quantity'),
			price: number('lineTotal', 'price of the line'),
		},
		'orderedProducts',
		'What did I buy?',
		'bestellte Artikel',
	),
	invoiceNumber: absent(text('invoiceNumber')),
	tracking: absent(text('trackingNumber', 'Sendungsnummer')),
	vatId: absent(text('vatNumber', 'VAT number of the shop')),
};
const GOODS = [
	'Merino crew sweater;Navy / M|Navy / L|Oat / S;79',
	'Canvas tote;Natural|Black;24',
	'Enamel mug;350 ml, white|350 ml, green;14',
	'Trail running socks, 2 pairs;EU 36–39|EU 40–43;18',
	'Linen duvet cover;Double / Sage|King / Clay;129',
	'Desk plant “Ivy”;Pot 12 cm;16',
	'Waxed jacket;Olive / 40|Olive / 42;189',
	'Notebook, dotted;A5|A6;12',
	'Cast-iron pan;24 cm|28 cm;54',
];

/** A shop's e-mail printed from the mail program: mail head on top, pictures as grey squares, no table heads, chatty sentences. */
const family: Family = {
	author: 'yara',
	locales: ['en-GB', 'en-US', 'en-IE', 'en-AU'],
	draw: (random, locale) => {
		const { money } = locale;
		const person = locale.person();
		const home = locale.address();
		const day = random.day('2018-01-05', '2026-05-30');
		const shop = random.pick([
			'Fern & Fable',
			'Otterly Home',
			'Saltmarsh Supply',
			'Two Rivers Goods',
		]);
		const items = random.some(GOODS, random.int(1, 5)).map((line) => {
			const [name = '', variants = '', euros = '10'] = line.split(';');
			const quantity = random.pick([1, 1, 1, 2, 3]);
			return {
				name,
				variant: random.pick(variants.split('|')),
				quantity,
				amount: toMoney(
					quantity * (Math.ceil(inMoney(Number(euros) * random.decimal(0.8, 1.2), locale)) - 0.05),
				),
			};
		});
		const sub = toMoney(items.reduce((sum, item) => sum + item.amount, 0));
		const off = random.chance(0.5) ? toMoney(sub * 0.1) : 0;
		const ship = random.chance(0.6) ? 4.95 : 0;
		const showsSku = random.chance(0.5);
		const html = markup`<style>
			@page { size: A4; margin: 14mm 18mm }
			body { font: 10pt/1.45 'Liberation Sans'; color: #222 } .mail { font-size: 8.5pt; border-bottom: .6pt solid #999; padding-bottom: 3mm; color: #444 } .in { width: 130mm; margin: 6mm auto } h1 { font: 20pt 'Liberation Serif'; text-align: center } .it { overflow: hidden; padding: 3mm 0; border-bottom: .4pt solid #ddd } .pic { float: left; width: 18mm; height: 18mm; background: #ddd; margin-right: 4mm } .pr { float: right } .gr { color: #777; font-size: 9pt } .s { text-align: right; margin-top: 3mm } .half { float: left; width: 50% } .ft { clear: both; color: #888; font-size: 7.5pt; padding-top: 8mm; text-align: center }
			</style><div class="mail"><b>From:</b> ${field('shop', shop)} &lt;orders@${shop.toLowerCase().replace(/[^a-z]/g, '')}.example&gt;<br><b>To:</b> ${person.email}<br><b>Subject:</b> We’ve got your order!</div><div class="in"><h1>${field('shop', shop)}</h1>
			<p>Hi ${person.given}, thanks for your order <b>#${field('orderId', random.pattern('######'))}</b> placed on ${field('placedOn', locale.date(day))}. ${random.chance(0.7) && markup`It should be with you by ${field('arrivesBy', locale.date(addDays(day, random.int(2, 12))))}.`} We’ll mail you again when it ships.</p>
			<div data-list="items">${items.map((item) => markup`<div class="it" data-row><div class="pic"></div><span class="pr">${field('price', money(item.amount))}</span>${field('product', item.name)}<br><span class="gr">${field('variant', item.variant)}${showsSku && markup`<br>SKU ${field('sku', random.pattern('??##-###'))}`}<br>Qty ${field('quantity', item.quantity)}</span></div>`)}</div>
			<div class="s">Subtotal ${money(sub)}<br>${off > 0 && markup`Code ${field('promoCode', random.pick(['HELLO10', 'SPRING10', 'FRIENDS']))} ${field('promoAmount', money(-off))}<br>`}Shipping ${ship > 0 ? field('shipping', money(ship)) : 'free'}<br><b style="font-size:13pt">Total ${field('total', money(toMoney(sub - off + ship)))}</b></div>
			<p><span class="half"><b>Going to</b><br>${field('customer', person.name)}<br><span data-field="shippingAddress" data-value="${home.whole}">${home.lines[0]}<br>${home.lines[1]}</span></span><span class="half"><b>Paid with</b><br>Visa ending ${field('card', random.pattern('####'))}</span></p><div class="ft">Questions? Reply to this mail or call ${locale.phone()}, weekdays 9 to 5. Free returns within 30 days.</div></div>`;
		return { html, fields };
	},
};
export default family;
