import type { Family, Fields } from '../../family.ts';
import { drawGoods, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { askForm, askTable } from '../../kit/slips.ts';
import { TILL } from '../../kit/trade-fields.ts';
import { addressOf, askParty, handOver } from '../../kit/trade.ts';

const fields: Fields = {
	...askParty('shop', 'shop', ['name', 'street', 'city', 'postcode', 'phone', 'tax']),
	docNo: TILL.number,
	date: TILL.date,
	time: TILL.time,
	cashier: TILL.cashier,
	total: TILL.total,
	cash: TILL.cash,
	change: TILL.change,
	itemCount: TILL.pieces,
	...askForm({
		salesperson: 'Who sold the goods? | Verkäufer | salesPerson | sold by',
		buyer: 'To whom was it billed? | Kunde | billedTo | customer on the receipt',
		excluding:
			'# What is the total without tax? | Summe ohne Steuer | totalExclTax | sales excluding GST',
		taxAmount: '# How much tax is there in all? | Steuer gesamt | totalTax | GST amount',
		rounding: '# What is the rounding? | Rundung | roundingAdj',
		discount: '# How much was given off in all? | Rabatt gesamt | totalDiscount',
		registration:
			'Under which number is the company registered? | company registration number | coRegNo',
		due: '-@ When must it be paid? | Fälligkeit | dueDate',
		points: '-# How many points were earned? | Punkte | loyaltyPoints',
	}),
	goods: askTable(
		{
			code: 'item code | barcode | Artikelnummer | itemCode',
			name: 'description | What was bought? | Bezeichnung',
			quantity: '# quantity | How many? | Menge',
			price: '# unit price | What does one cost? | Einzelpreis',
			discount: '# discount of the row | Rabatt der Zeile',
			amount: '# amount | What does the row come to? | Betrag',
			letter: 'tax code | Steuerkennzeichen | taxCode',
		},
		'goods bought | purchasedGoods | Was wurde gekauft? | items on the receipt',
	),
	taxes: askTable(
		{
			code: 'tax code | Steuerkennzeichen',
			rate: '# rate in percent | Satz',
			base: '# amount the tax is on | Bemessungsgrundlage',
			tax: '# tax | Steuer',
		},
		'tax summary | taxSummary | Steuerübersicht',
	),
};

/** A tax invoice of a hardware or book shop from a dot-matrix till: labels with colons in two columns, the code above the name, price and count under the heads, a summary of tax. */
const family: Family = {
	author: 'radmila',
	locales: ['en-IN', 'en-AU', 'en-NZ', 'en-ZA', 'en-IE'],
	draw: (random, locale) => {
		const { amount } = locale;
		const rates = locale.country.rates;
		const goods = drawGoods(
			random,
			locale,
			random.pick(['office', 'building', 'technical', 'food']),
			random.int(1, 7),
			{
				code: random.pick(['9##########', '##-###', '0####']),
				discounts: 0.15,
				quantities: [1, 1, 1, 2, 3, 5, 10],
			},
		).map((item) => ({ ...item, isReduced: random.chance(0.25) && rates.length > 1 }));
		const taxes = [false, true].flatMap((isReduced) => {
			const own = goods.filter((item) => item.isReduced === isReduced);
			const rate = rates[isReduced ? 1 : 0] ?? 10;
			const base = toMoney(own.reduce((sum, item) => sum + item.amount, 0));
			return own.length > 0
				? [{ code: isReduced ? 'Z' : 'S', rate, base, tax: toMoney((base * rate) / 100) }]
				: [];
		});
		const net = toMoney(taxes.reduce((sum, { base }) => sum + base, 0));
		const tax = toMoney(taxes.reduce((sum, one) => sum + one.tax, 0));
		const exact = toMoney(net + tax);
		const total = toMoney(Math.round(exact * 20) / 20);
		const given = handOver(random, total);
		const off = toMoney(
			goods.reduce((sum, item) => sum + item.quantity * item.price - item.amount, 0),
		);
		const shop = locale.company();
		const [street, town] = addressOf('shop', shop.address);
		const pair = (label: string, content: ReturnType<typeof field> | false) =>
			content && markup`<div>${label}</div><div>: ${content}</div>`;
		const sum = (label: string, content: ReturnType<typeof field>, css = '') =>
			markup`<tr class="${css}"><td colspan="3" class="r">${label} :<td class="r">${content}<td>`;
		const html = markup`<style>@page { size: ${random.pick(['80mm', '90mm', '105mm'])} ${165 + goods.length * 11}mm; margin: 5mm } body { font: 7.6pt/1.3 ${random.pick(["'DejaVu Sans Mono'", "'Liberation Mono'", "'Liberation Sans Narrow'"])} } .c { text-align: center } h1 { font-size: 11pt; margin: 0 } h2 { font-size: 9pt; text-decoration: underline; text-align: center; margin: 2mm 0 } .p { display: grid; grid-template-columns: 20mm 1fr } table { width: 100%; border-collapse: collapse; margin-top: 2mm } th { border-top: .7pt dashed; border-bottom: .7pt dashed; text-align: right; font-weight: normal } .r { text-align: right } .b td { font-weight: bold; border-top: .7pt dashed; border-bottom: .7pt dashed }
			</style><div class="c"><h1>${field('shop.name', shop.name.toUpperCase())}</h1>${random.chance(0.5) && markup`CO REG : ${field('registration', random.pattern('######-?'))}<br>`}${street}<br>${town}<br>TEL : ${field('shop.phone', shop.phone)}<br>${locale.country.tax[0]} : ${field('shop.tax', shop.taxNumber)}</div><h2>${random.pick(['TAX INVOICE', 'SIMPLIFIED TAX INVOICE', 'CASH BILL'])}</h2>
			<div class="p">${pair('Doc No.', field('docNo', random.pattern(random.pick(['CS########', 'INV-#####', '##/####']))))}${pair('Date', markup`${field('date', locale.date(random.day('2009-01-01', '2024-12-01'), 'dd/mm/yyyy'))} ${field('time', `${random.int(9, 20)}:${random.int(10, 59)}`)}`)}${pair('Cashier', field('cashier', random.chance(0.5) ? locale.person().given.toUpperCase() : 'USER'))}${pair('Salesperson', random.chance(0.4) && field('salesperson', locale.person().given))}${pair('Bill To', random.chance(0.3) && field('buyer', locale.company().name))}</div>
			<table><thead><tr><th style="text-align:left">Item<th>Qty<th>S/Price<th>Amount<th>Tax</thead>${goods.map((item) => markup`<tbody data-list="goods" data-row><tr><td colspan="5">${field('code', item.code)}<tr><td>${field('name', item.name)}<td class="r">${field('quantity', item.quantity)}<td class="r">${field('price', amount(item.price))}<td class="r">${field('amount', amount(item.amount))}<td class="r">${field('letter', item.isReduced ? 'Z' : 'S')}${item.discount > 0 && markup`<tr><td colspan="3" class="r">Disc ${item.discount}%<td class="r">${field('discount', { text: `-${amount(toMoney(item.quantity * item.price - item.amount)).text}`, value: -toMoney(item.quantity * item.price - item.amount) })}<td>`}</tbody>`)}
			<tbody>${sum('Total Sales (Excl. Tax)', field('excluding', amount(net)))}${off > 0 && sum('Discount', field('discount', amount(off)))}${sum('Total Tax', field('taxAmount', amount(tax)))}${total !== exact && sum('Rounding Adj.', field('rounding', { text: amount(toMoney(total - exact)).text, value: toMoney(total - exact) }))}${sum('TOTAL', field('total', locale.money(total)), 'b')}${sum('CASH', field('cash', amount(given)))}${sum('CHANGE', field('change', amount(toMoney(given - total))))}</tbody></table>
			<p>Item(s) : ${field('itemCount', goods.length)}</p><table data-list="taxes"><tr><th style="text-align:left">Summary<th>%<th>Amount<th>Tax${taxes.map((one) => markup`<tr data-row><td>${field('code', one.code)}<td class="r">${field('rate', locale.count(one.rate))}<td class="r">${field('base', amount(one.base))}<td class="r">${field('tax', amount(one.tax))}`)}</table><p class="c">GOODS SOLD ARE NOT RETURNABLE</p>`;
		return { html, fields };
	},
};
export default family;
