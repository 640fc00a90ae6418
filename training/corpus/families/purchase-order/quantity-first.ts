import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { drawParts, total } from '../../kit/parts.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	poNumber: text('orderNumber', 'P.O. number', 'What is the number of the purchase order?'),
	poDate: date('orderDate', 'date of the PO'),
	requiredBy: date('deliveryDate', 'needed by', 'When must everything arrive?'),
	requisitioner: text('preparedBy', 'Who asked for the goods?', 'requested by'),
	approvedBy: text('approvedBy', 'Who signed the order?'),
	shipVia: text('carrier', 'shipping method'),
	fob: text('incoterm', 'F.O.B. point'),
	'seller.name': text('seller', 'vendor', 'Who is asked to deliver?'),
	'seller.address': text('address', 'address of the vendor'),
	'buyer.name': text('buyer', 'company that orders'),
	'shipTo.name': text('shipTo', 'receiving site', 'Where do the goods go?'),
	subtotal: number('netTotal'),
	freight: number('shippingCost', 'freight'),
	total: number('grossTotal', 'order total'),
	dockHours: text('', 'receiving hours', 'dock hours', 'When is the dock open?', 'Annahmezeiten'),
	items: list(
		{
			quantity: number('quantity'),
			unit: text('unit'),
			item: text('productNumber', 'item no.'),
			description: text('itemDescription'),
			unitPrice: number('unitPrice', 'price each'),
			extended: number('lineTotal', 'extended price'),
		},
		'line_items',
		'What is ordered?',
		'bestellte Artikel',
	),
	invoiceNumber: absent(text('invoiceNumber')),
	tracking: absent(text('trackingNumber', 'tracking number')),
};

/** An American company's order: quantity and unit open each line, vendor and ship-to side by side, a strip of terms between. */
const family: Family = {
	author: 'tilda',
	locales: ['en-US', 'en-CA'],
	draw: (random, locale) => {
		const { amount, money } = locale;
		const [buyer, seller] = [locale.company(), locale.company()];
		const site = random.chance(0.5)
			? `${buyer.name} – ${random.pick(['Warehouse 2', 'Plant East', 'Receiving'])}`
			: locale.company().name;
		const day = random.day('2016-01-05', '2026-05-30');
		const items = drawParts(random, locale, random.int(2, 9), {
			code: random.pick(['??-###-#', '#####', '?###?']),
		});
		const net = total(items);
		const freight = random.chance(0.5) ? inMoney(random.decimal(12, 140), locale) : 0;
		const blank = Math.max(0, 10 - items.length);
		const html = markup`<style>
			@page { size: letter; margin: 13mm 15mm }
			body { font: 9.5pt/1.3 'Liberation Sans' } table { width: 100% } .top td { vertical-align: top } h1 { font-size: 20pt; text-align: right; margin: 0; letter-spacing: 1pt } .b th { background: #333; color: #fff; text-align: left; font-size: 8.5pt; padding: .7mm 2mm } .b td { border: .6pt solid #333; padding: 1mm 2mm; vertical-align: top } .b { margin-top: 4mm } .i td { height: 6mm; padding: .8mm 2mm } .r { text-align: right } .s td { border: 0; padding: .6mm 2mm } small { font-size: 7pt }
			</style><table class="top"><tr><td><b style="font-size:14pt">${field('buyer.name', buyer.name)}</b><br>${buyer.address.lines[0]}<br>${buyer.address.lines[1]}<br>Phone ${buyer.phone}<td><h1>PURCHASE ORDER</h1><div class="r">P.O. # <b>${field('poNumber', random.pattern(random.pick(['PO-######', '#####', '4#-####-?'])))}</b><br>Date ${field('poDate', locale.date(day))}</div></table>
			<table class="b"><tr><th style="width:50%">VENDOR<th>SHIP TO<tr><td>${field('seller.name', seller.name)}<br><span data-field="seller.address" data-value="${seller.address.whole}">${seller.address.lines[0]}<br>${seller.address.lines[1]}</span><br>Attn: ${locale.person().name}<td>${field('shipTo.name', site)}<br>${locale.address().lines[0]}<br>${locale.address().lines[1]}${random.chance(0.5) && markup`<br>Dock hours ${field('dockHours', random.pick(['7 am – 3 pm', 'Mon–Thu 8–4', '6:30–14:00']))}`}</table>
			<table class="b"><tr><th>REQUISITIONER<th>SHIP VIA<th>F.O.B.<th>REQUIRED BY<tr><td>${field('requisitioner', locale.person().name)}<td>${field('shipVia', random.pick(['Ground', 'LTL freight', 'Best way', 'Our truck']))}<td>${field('fob', random.pick(['Destination', 'Origin', 'Factory']))}<td>${field('requiredBy', locale.date(addDays(day, random.int(5, 60))))}</table>
			<table class="b i" data-list="items"><tr><th class="r">QTY<th>UNIT<th>ITEM #<th style="width:44%">DESCRIPTION<th class="r">UNIT PRICE<th class="r">TOTAL
			${items.map((item) => markup`<tr data-row><td class="r">${field('quantity', item.quantity)}<td>${field('unit', item.unit)}<td>${field('item', item.code)}<td>${field('description', random.chance(0.5) ? `${item.name}, ${item.detail}` : item.name)}<td class="r">${field('unitPrice', amount(item.price))}<td class="r">${field('extended', amount(item.amount))}`)}${Array.from({ length: blank }, () => markup`<tr><td><td><td><td><td><td>`)}</table>
			<table><tr><td style="width:60%;vertical-align:top"><small>1. Enter this order in accordance with the prices, terms and specifications above.<br>2. Notify us immediately if you are unable to ship as specified.<br>3. Show the P.O. number on all papers and packages.</small><br><br><br>____________________________<br>Authorized by ${field('approvedBy', locale.person().name)}
			<td><table class="s"><tr><td>SUBTOTAL<td class="r">${field('subtotal', amount(net))}${freight > 0 && markup`<tr><td>FREIGHT<td class="r">${field('freight', amount(freight))}`}<tr><td><b>TOTAL</b><td class="r"><b>${field('total', money(toMoney(net + freight)))}</b></table></table>`;
		return { html, fields };
	},
};
export default family;
