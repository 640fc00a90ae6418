import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import { drawParts } from '../../kit/parts.ts';

const fields: Fields = {
	orderNumber: text('orderNumber', 'order'),
	shipmentId: text('trackingNumber', 'shipment id', 'Which parcel is it?'),
	shipped: date('shipDate', 'ship date'),
	shipTo: text('shipTo', 'name of the person who gets the box'),
	shipToAddress: text('address', 'where the box goes'),
	warehouse: text('location', 'Which warehouse packed it?'),
	packedBy: text('preparedBy', 'packer'),
	checkedBy: text('approvedBy', 'checker'),
	cartons: number('packages', 'how many cartons'),
	giftMessage: text('notes', 'message to the receiver', 'What does the gift message say?'),
	contents: list(
		{
			carton: text('', 'carton number', 'box', 'In welchem Karton?'),
			sku: text('productNumber', 'SKU'),
			item: text('itemDescription'),
			quantity: number('deliveredQuantity', 'units in the carton'),
		},
		'packed items',
		'contents of the cartons',
		'What is in the box?',
	),
	price: absent(number('unitPrice', 'price of the item')),
	invoiceNumber: absent(text('invoiceNumber')),
	dueDate: absent(date('dueDate')),
};

/** A warehouse's packing slip on a label-sized sheet: contents under each carton's heading, tick boxes, a returns code, no prices. */
const family: Family = {
	author: 'yara',
	locales: ['en-US', 'en-GB', 'en-CA', 'en-AU'],
	draw: (random, locale) => {
		const person = locale.person();
		const home = locale.address();
		const items = drawParts(random, locale, random.int(2, 9), {
			code: random.pick(['???-###-##', 'B0######']),
			quantities: [1, 1, 1, 2, 3, 6, 12],
		});
		const cartons = random.int(1, Math.min(3, items.length));
		const groups = Array.from({ length: cartons }, (_, c) =>
			items.filter((_item, i) => i % cartons === c),
		);
		const wide = random.chance(0.5);
		const html = markup`<style>
			@page { size: ${wide ? '152mm 228mm' : 'letter'}; margin: 9mm }
			body { font: 9.5pt/1.35 'Liberation Sans' } .n { font: bold 16pt 'Liberation Sans'; float: left } .bar { float: right; width: 46mm; height: 11mm; background: repeating-linear-gradient(90deg, #000 0 .5mm, #fff .5mm 1.1mm, #000 1.1mm 2mm, #fff 2mm 2.4mm) } .to { clear: both; font-size: 12pt; border: 1.5pt solid; padding: 3mm; margin: 3mm 0; width: 84mm } .k span { margin-right: 6mm } h3 { margin: 5mm 0 1mm; border-bottom: .8pt solid } .i { padding: 1mm 0 1mm 26mm; text-indent: -26mm; border-bottom: .3pt dotted #888 } .q { display: inline-block; width: 14mm; text-indent: 0; font-weight: bold } .o { display: inline-block; width: 12mm; text-indent: 0 } .sk { float: right; font-family: 'Liberation Mono'; font-size: 8.5pt; text-indent: 0 } .g { font: italic 12pt 'Liberation Serif'; margin: 5mm 0; padding-left: 5mm; border-left: 2pt solid #999 }
			</style><div class="n">PACKING SLIP</div><div class="bar"></div><div style="clear:both"></div><div class="to"><small>SHIP TO</small><br>${field('shipTo', person.name)}<br><span data-field="shipToAddress" data-value="${home.whole}">${home.lines[0]}<br>${home.lines[1]}</span></div>
			<div class="k"><span>Order ${field('orderNumber', random.pattern('###-#######'))}</span><span>Shipment ${field('shipmentId', random.pattern('SH########'))}</span><span>Shipped ${field('shipped', locale.date(random.day('2017-01-01', '2026-05-30')))}</span><span>FC ${field('warehouse', random.pattern('???#'))}</span></div>
			<div data-list="contents">${groups.map((group, c) => markup`<h3>Carton ${c + 1} of <span data-field="/cartons" data-value="${cartons}">${cartons}</span></h3>${group.map((item) => markup`<div class="i" data-row><span class="o">☐</span><span class="q">${field('quantity', item.quantity)} ×</span>${field('item', item.name)}<span class="sk">${field('sku', item.code)} C<span data-field="carton">${c + 1}</span></span></div>`)}`)}</div>
			${random.chance(0.5) && markup`<div class="g">${field('giftMessage', random.pick(['Happy birthday, with love from all of us!', 'Congratulations on the new home.', 'Thank you for everything.']))}</div>`}<p>Packed by ${field('packedBy', locale.person().given)}${random.chance(0.6) && markup`, checked by ${field('checkedBy', locale.person().given)}`}</p><p style="font-size:7.5pt">Something wrong? Keep this slip and start a return within 30 days at returns.example, code ${random.pattern('??####')}.</p>`;
		return { html, fields };
	},
};
export default family;
