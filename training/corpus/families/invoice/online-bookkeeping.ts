import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { drawGoods, sumUp, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	invoiceNumber: text('invoiceNumber', 'invoice_id', 'What is the invoice number?'),
	date: date('issueDate', 'When was this invoice raised?'),
	dueDate: date('dueDate', 'When does the client have to pay?'),
	poNumber: text('orderNumber', 'the customer’s purchase order'),
	'seller.name': text('seller', 'business that sends the invoice'),
	'seller.email': text('email', 'mail address of the business that sends the invoice'),
	'seller.taxNumber': text('taxNumber', 'tax registration of the sender'),
	'buyer.name': text('buyer', 'Who is billed?'),
	'buyer.address': text('address', 'where the billed customer is located'),
	subtotal: number('netTotal', 'sum before tax'),
	tax: number('taxTotal', 'tax added on top'),
	total: number('grossTotal', 'invoice total'),
	paid: number('amountPaid', 'payment already received'),
	balanceDue: number('amountDue', 'How much is still open?'),
	terms: text('paymentTerms', 'terms of payment'),
	items: list(
		{
			description: text('itemDescription', 'service'),
			details: text('', 'the small print below the service', 'serviceDetails'),
			quantity: number('quantity', 'hours or pieces'),
			rate: number('unitPrice', 'price for one'),
			amount: number('lineTotal'),
		},
		'lineItems',
		'everything that is billed, line by line',
	),
	iban: absent(text('iban', 'IBAN')),
	deliveryDate: absent(date('deliveryDate', 'When were the goods delivered?')),
};
const DETAILS = [
	'as agreed by e-mail',
	'incl. one round of changes',
	'see attached log',
	'agreed rate',
	'second phase',
];

/** What small businesses send from online bookkeeping: a coloured band, large figures, much air. */
const family: Family = {
	author: 'joel',
	locales: ['en-US', 'en-GB', 'en-AU', 'en-CA', 'en-IE', 'en-NZ'],
	draw: (random, locale) => {
		const { money, count } = locale;
		const [seller, buyer] = [locale.company(), locale.company()];
		const day = random.day('2018-02-01', '2026-07-30');
		const terms = random.pick([7, 14, 15, 30, 60]);
		const items = drawGoods(random, locale, 'services', random.int(1, 5));
		const { net, rate, tax, gross } = sumUp(items, locale);
		const paid = random.chance(0.4) ? toMoney(gross * random.pick([0.25, 0.5])) : 0;
		const hue = random.int(0, 359);
		const band = random.chance(0.6);
		const html = markup`<style>
			@page { size: ${locale.countryCode === 'US' ? 'letter' : 'A4'}; margin: 0 }
			body { font: 10.5pt/1.5 'DejaVu Sans', sans-serif; font-size: 9.5pt; color: #333 }
			header { padding: 14mm 16mm 8mm; display: flex; justify-content: space-between;
				${band ? `background: hsl(${hue} 45% 35%); color: #fff` : `border-top: 4mm solid hsl(${hue} 60% 45%)`} }
			h1 { font-size: 26pt; font-weight: 300; letter-spacing: 1pt; margin: 0; text-transform: uppercase }
			main { padding: 8mm 16mm } .grid { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 8mm }
			small { color: #777; display: block; font-size: 7.5pt } .due { font-size: 15pt; font-weight: bold }
			table { width: 100%; margin-top: 9mm } th { text-align: left; font-size: 8pt; color: #777; padding: 2mm;
				border-bottom: 1.5pt solid hsl(${hue} 45% 35%) } td { padding: 2.5mm 2mm; border-bottom: .5pt solid #ddd; vertical-align: top }
			.n { text-align: right } th.n { text-align: right } .sums { width: 46%; margin: 4mm 0 0 auto } .sums td { padding: 1.2mm 2mm; border: 0 }
			.sums .last td { border-top: 1pt solid #333; font-weight: bold; font-size: 11pt }
			.thanks { margin-top: 12mm; color: #777 }
			</style>
			<header><div><h1>Invoice</h1>${field('seller.name', seller.name)}</div>
				<div style="text-align:right;font-size:8.5pt">${seller.address.lines[0]}<br>${seller.address.lines[1]}<br>
				${field('seller.email', seller.email)}<br>${locale.country.tax[0]} ${field('seller.taxNumber', seller.taxNumber)}</div></header>
			<main><div class="grid">
				<div><small>Billed to</small>${field('buyer.name', buyer.name)}<br>
					<span data-field="buyer.address" data-value="${buyer.address.whole}">${buyer.address.lines[0]}<br>${buyer.address.lines[1]}</span></div>
				<div><small>Invoice number</small>${field('invoiceNumber', random.pattern(random.pick(['INV-####', '#####', '000###'])))}
					<small>Date of issue</small>${field('date', locale.date(day))}
					${random.chance(0.5) && markup`<small>P.O.</small>${field('poNumber', random.pattern('PO-####'))}`}</div>
				<div class="n"><small>Amount due (${locale.country.currency})</small><span class="due">${field('balanceDue', money(toMoney(gross - paid)))}</span>
					<small>Due</small>${field('dueDate', locale.date(addDays(day, terms)))}</div></div>
			<table data-list="items"><tr><th>Description<th class="n">Rate<th class="n">Qty<th class="n">Line total
				${items.map(
					(item) => markup`<tr data-row><td>${field('description', item.name)}
						${random.chance(0.4) && markup`<small>${field('details', random.pick(DETAILS))}</small>`}
						<td class="n">${field('rate', money(item.price))}<td class="n">${field('quantity', count(item.quantity))}
						<td class="n">${field('amount', money(item.amount))}`,
				)}</table>
			<table class="sums"><tr><td>Subtotal<td class="n">${field('subtotal', money(net))}
				<tr><td>${locale.country.tax[0].startsWith('VAT') ? 'VAT' : 'Tax'} (${rate}%)<td class="n">${field('tax', money(tax))}
				<tr><td>Total<td class="n">${field('total', money(gross))}
				${paid > 0 && markup`<tr><td>Amount paid<td class="n">${field('paid', { ...money(-paid), value: paid })}`}
				<tr class="last"><td>Balance due<td class="n">${field('balanceDue', money(toMoney(gross - paid)))}</table>
			<div class="thanks"><small>Terms</small>${field('terms', `Payment within ${terms} days of issue.`)}
				${random.chance(0.5) && 'Thank you for your business!'}</div></main>`;
		return { html, fields };
	},
};
export default family;
