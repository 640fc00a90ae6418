import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { drawParts, total } from '../../kit/parts.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	invoiceNumber: text('invoiceNumber', 'Invoice', 'What number do I quote when I pay?'),
	taxPoint: date('issueDate', 'tax point', 'date of the invoice'),
	accountNumber: text('customerNumber', 'account of the customer with the supplier'),
	customerOrder: text('orderNumber', 'your order no.'),
	despatchNote: text('deliveryNoteNumber', 'despatch note'),
	'seller.name': text('seller', 'supplier company'),
	'seller.vatId': text('vatNumber', 'VAT Reg of the supplier'),
	'seller.companyNumber': text('registrationNumber', 'registered in England no.'),
	'seller.sortCode': text('sortCode', 'sort code'),
	'seller.bankAccount': text('accountNumber', 'bank account to pay into'),
	'buyer.name': text('buyer', 'invoice to'),
	'buyer.address': text('address', 'invoice address of the customer'),
	'shipTo.name': text('shipTo', 'deliver to', 'Where were the goods delivered?'),
	'shipTo.address': text('address', 'delivery address, not the invoice address'),
	goods: number('netTotal', 'total goods'),
	carriage: number('shippingCost', 'carriage'),
	vat: number('taxTotal'),
	due: number('grossTotal', 'amount due'),
	payBy: date('dueDate'),
	creditController: text(
		'',
		'credit control contact',
		'Who handles payments at the supplier?',
		'Ansprechpartner Mahnwesen',
		'creditControl',
	),
	lines: list(
		{
			stockCode: text('productNumber', 'stock code'),
			description: text('itemDescription'),
			ordered: number('orderedQuantity'),
			despatched: number('deliveredQuantity', 'quantity sent'),
			price: number('unitPrice'),
			per: text('unit', 'price per'),
			discount: number('discount'),
			net: number('lineTotal', 'net value'),
		},
		'invoice_lines',
		'goods invoiced',
		'Which goods are charged?',
	),
	iban: absent(text('iban')),
	creditNote: absent(text('creditNoteNumber')),
};

/** A British merchant's invoice with two addresses, despatched beside ordered, and a remittance slip to tear off below. */
const family: Family = {
	author: 'maribel',
	locales: ['en-GB', 'en-IE'],
	draw: (random, locale) => {
		const { amount, money } = locale;
		const [seller, buyer, site] = [locale.company(), locale.company(), locale.company()];
		const day = random.day('2015-01-05', '2026-05-30');
		const items = drawParts(random, locale, random.int(2, 8), {
			discounts: 0.4,
			code: random.pick(['???###', '##-#####']),
		});
		const carriage = random.chance(0.5) ? random.pick([6.5, 9.95, 15]) : 0;
		const net = total(items);
		const tax = toMoney(((net + carriage) * (locale.country.rates[0] ?? 20)) / 100);
		const number = random.pattern(random.pick(['SI######', '00#####', 'INV/#####']));
		const account = random.pattern('???00#');
		const due = toMoney(net + carriage + tax);
		const dl = (pairs: readonly (readonly [string, ReturnType<typeof markup>] | false)[]) =>
			markup`<dl>${pairs.map((pair) => pair !== false && markup`<dt>${pair[0]}</dt><dd>${pair[1]}</dd>`)}</dl>`;
		const html = markup`<style>
			@page { size: A4; margin: 11mm 14mm }
			body { font: 9pt/1.3 'Liberation Sans'; display: flex; flex-direction: column; min-height: 272mm } header { text-align: center } header h1 { font: bold 18pt 'Liberation Serif'; margin: 0 } header p { margin: 0; font-size: 8pt } .a { display: flex; gap: 6mm; margin: 6mm 0 } .a > section { flex: 1; border: .6pt solid #000; border-radius: 2mm; padding: 2mm 3mm; min-height: 28mm } h4 { margin: 0 0 1mm; font-size: 7.5pt; color: #555 } dl { display: grid; grid-template-columns: auto 1fr; gap: .4mm 3mm; margin: 0 } dt { color: #555 } dd { margin: 0; text-align: right } table { width: 100% } th { border: .6pt solid; font-size: 7.5pt; font-weight: normal; padding: 1mm } td { border-left: .6pt solid; border-right: .6pt solid; padding: .9mm 1.5mm; vertical-align: top } tbody:last-of-type td { border-bottom: .6pt solid } .n { text-align: right } .sum { display: flex; justify-content: space-between; margin-top: 4mm } .sum dl { width: 62mm } .slip { margin-top: auto; border-top: 1pt dashed; padding-top: 3mm; display: flex; gap: 10mm } .slip > * { flex: 1 }
			</style><header><h1>${field('seller.name', seller.name)}</h1><p>${seller.address.whole} · Tel ${seller.phone} · ${seller.email}<br>VAT Reg No ${field('seller.vatId', seller.taxNumber)} · Registered in England No ${field('seller.companyNumber', random.pattern('0#######'))}</p></header>
			<div class="a"><section><h4>INVOICE TO</h4>${field('buyer.name', buyer.name)}<br><span data-field="buyer.address" data-value="${buyer.address.whole}">${buyer.address.lines[0]}<br>${buyer.address.lines[1]}</span></section><section><h4>DELIVER TO</h4>${field('shipTo.name', site.name)}<br><span data-field="shipTo.address" data-value="${site.address.whole}">${site.address.lines[0]}<br>${site.address.lines[1]}</span></section><section>${dl([['INVOICE', field('invoiceNumber', number)], ['Tax point', field('taxPoint', locale.date(day))], ['Account', field('accountNumber', account)], ['Your order', field('customerOrder', random.pattern('P#####'))], random.chance(0.7) && ['Despatch', field('despatchNote', random.pattern('D######'))], ['Page', markup`1`]])}</section></div>
			<table data-list="lines"><thead><tr><th>Stock code<th>Description<th>Ord<th>Desp<th>Price<th>Per<th>Disc %<th>Net</thead>${items.map((item) => markup`<tbody data-row><tr><td>${field('stockCode', item.code)}<td>${field('description', `${item.name}, ${item.detail}`)}<td class="n">${field('ordered', item.quantity + (random.chance(0.2) ? random.int(1, 5) : 0))}<td class="n">${field('despatched', item.quantity)}<td class="n">${field('price', amount(item.price))}<td>${field('per', item.unit)}<td class="n">${item.discount > 0 && field('discount', item.discount)}<td class="n">${field('net', amount(item.amount))}</tbody>`)}</table>
			<div class="sum"><div style="font-size:7.5pt;width:90mm">Claims for short delivery within 3 days. Title does not pass until payment. ${random.chance(0.6) && markup`Queries: ${field('creditController', locale.person().name)}, ext. ${random.int(200, 399)}`}</div>${dl([['Total goods', field('goods', amount(net))], carriage > 0 && ['Carriage', field('carriage', amount(carriage))], ['VAT', field('vat', amount(tax))], ['AMOUNT DUE', markup`<b>${field('due', money(due))}</b>`]])}</div>
			<div class="slip"><div><b>REMITTANCE ADVICE</b><br>Please detach and return with your payment to ${field('seller.name', seller.name)}</div>${dl(
				[
					['Account', field('accountNumber', account)],
					['Invoice', field('invoiceNumber', number)],
					['Amount', field('due', money(due))],
					['Pay by', field('payBy', locale.date(addDays(day, 30)))],
				],
			)}${dl([
				['Sort code', field('seller.sortCode', random.pattern('##-##-##'))],
				['Account no', field('seller.bankAccount', random.pattern('########'))],
			])}</div>`;
		return { html, fields };
	},
};
export default family;
