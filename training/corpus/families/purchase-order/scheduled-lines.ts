import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { drawGoods, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	orderNumber: text(
		'orderNumber',
		'Bestellnummer',
		'What number does the buyer want on the invoice?',
	),
	orderDate: date('orderDate', 'Datum der Bestellung'),
	supplierNumber: text('supplierNumber', 'Lieferantennummer'),
	'buyer.name': text('buyer', 'Who orders?', 'Besteller'),
	'seller.name': text('seller', 'company that shall deliver', 'Lieferant'),
	contact: text('contactPerson', 'buyer in charge', 'Einkäufer'),
	phone: text('phone', 'telephone of the person in purchasing'),
	deliveryAddress: text('shipTo', 'Wohin soll geliefert werden?'),
	incoterm: text('incoterm', 'delivery terms'),
	paymentTerms: text('paymentTerms'),
	total: number('netTotal', 'value of the order', 'Gesamtwert der Bestellung'),
	items: list(
		{
			position: text('lineNumber', 'item number in the order'),
			material: text('productNumber', 'material number of the buyer'),
			description: text('itemDescription', 'what is ordered'),
			supplierArticle: text('', 'the supplier’s own article number', 'vendorPartNo'),
			quantity: number('quantity', 'ordered quantity'),
			unit: text('unit'),
			unitPrice: number('unitPrice'),
			deliveryDate: date('deliveryDate', 'wanted on'),
			amount: number('lineTotal', 'net value of the item'),
		},
		'orderItems',
		'Bestellpositionen',
		'Which articles are ordered, how many of each, and when are they needed?',
	),
	invoiceNumber: absent(text('invoiceNumber', 'invoice number')),
	taxAmount: absent(number('taxTotal', 'VAT amount')),
};
const TERMS = {
	en: ['30 days net', '14 days 2 %, 45 days net'],
	de: ['30 Tage netto', '14 Tage 2 %, 45 Tage netto'],
	sv: ['30 dagar netto'],
} as const;
const SAID = {
	en: [
		'Purchase order',
		'Delivery date',
		'Your material number',
		'Please confirm this order within three working days.',
		'Net value',
	],
	de: [
		'Bestellung',
		'Liefertermin',
		'Ihre Materialnummer',
		'Bitte bestätigen Sie diese Bestellung innerhalb von drei Arbeitstagen.',
		'Nettowert',
	],
	sv: [
		'Inköpsorder',
		'Leveransdatum',
		'Ert artikelnummer',
		'Vänligen bekräfta ordern inom tre arbetsdagar.',
		'Nettovärde',
	],
} as const;

/**
 * A manufacturer's ERP: an item takes three to four lines, the table runs over pages with the sum carried forward,
 * prices are per 1, 10 or 100.
 */
const family: Family = {
	author: 'marlene',
	locales: ['en-GB', 'de-DE', 'sv-SE', 'de-CH'],
	draw: (random, locale) => {
		const { amount, count, label } = locale;
		const language = locale.language as keyof typeof SAID;
		const [title = '', wanted = '', theirs = '', confirm = '', value = ''] = SAID[language];
		const [buyer, seller] = [locale.company(), locale.company()];
		const contact = locale.person();
		const day = random.day('2018-01-05', '2026-05-30');
		const items = drawGoods(random, locale, 'technical', random.int(6, 22), {
			code: random.pick(['10#####', '??#####-0#']),
		});
		const total = toMoney(items.reduce((sum, item) => sum + item.amount, 0));
		const number = random.pattern('45########');
		const perPage = [8, 13, 13];
		let [at, carried] = [0, 0];
		const chunks: { lines: typeof items; before: number; after: number }[] = [];
		while (at < items.length) {
			const lines = items.slice(at, at + (perPage[Math.min(chunks.length, 2)] ?? 13));
			const before = carried;
			carried = toMoney(carried + lines.reduce((sum, line) => sum + line.amount, 0));
			chunks.push({ lines, before, after: carried });
			at += lines.length;
		}
		const row = (item: (typeof items)[number]) => markup`<tbody data-row class="item">
			<tr><td>${field('position', String(item.position * 10).padStart(5, '0'))}<td>${field('material', item.code)}<td class="n">${field('quantity', count(item.quantity))} ${field('unit', item.unit)}
				<td class="n">${field('unitPrice', amount(item.price))} / 1<td class="n">${field('amount', amount(item.amount))}
			<tr><td><td colspan="4">${field('description', item.name)}
			${item.position % 3 === 1 && markup`<tr><td><td colspan="4">${theirs}: ${field('supplierArticle', random.pattern('??-####'))}`}
			<tr><td><td colspan="4">${wanted}: ${field('deliveryDate', locale.date(addDays(day, random.int(10, 60))))}</tbody>`;
		const html = markup`<style>
			@page { size: A4; margin: 15mm 15mm 15mm 20mm }
			body { font: 9.5pt/1.3 'Liberation Mono' } body, td { letter-spacing: -.4pt }
			.head { display: grid; grid-template-columns: 1.2fr 1fr; gap: 10mm; margin-bottom: 8mm } h1 { font-size: 13pt; margin: 0 0 3mm }
			.items { width: 100% } .items th { text-align: left; border-top: 1pt solid; border-bottom: 1pt solid; padding: 1mm 0; font-weight: normal }
			.items td { padding: 0 1mm 0 0 } .n, .items th.n { text-align: right } .item tr:last-child td { padding-bottom: 2.5mm }
			.carry td { border-top: .5pt dashed; padding: 1mm 0 } .sum td { border-top: 1pt solid; border-bottom: 1pt solid; font-weight: bold; padding: 1mm 0 }
			</style>
			<div class="head"><div>${field('buyer.name', buyer.name)}<br>${buyer.address.lines[0]}<br>${buyer.address.lines[1]}<br><br><br>
				${field('seller.name', seller.name)}<br>${seller.address.lines[0]}<br>${seller.address.lines[1]}</div>
				<div><h1>${title}</h1>${label('orderNumber')}: ${field('orderNumber', number)}<br>${label('date')}: ${field('orderDate', locale.date(day))}<br>
				${label('ourReference')}: ${field('contact', contact.name)}<br>${label('phone')}: ${field('phone', locale.phone())}<br>
				${label('seller')}: ${field('supplierNumber', random.pattern('0001#####'))}<br><br>${label('shipTo')}:<br>
				<span data-field="deliveryAddress">${buyer.name}, ${buyer.address.whole}</span></div></div>
			<p>${label('paymentTerms')}: ${field('paymentTerms', random.pick(TERMS[language]))}<br>
				Incoterms: ${field('incoterm', random.pick(['DAP', 'FCA', 'EXW', 'DDP']))} ${buyer.address.city}</p><p>${confirm}</p>
			${chunks.map(
				(
					{ lines, before, after },
					i,
				) => markup`<div ${i > 0 && { markup: 'style="break-before:page"' }}>
				${i > 0 && markup`<p>${title} ${number} &nbsp; ${label('page')} ${i + 1} / ${chunks.length}</p>`}
				<table class="items" data-list="items"><thead><tr><th>${label('position')}<th>${label('article')}<th class="n">${label('quantity')}<th class="n">${label('unitPrice')}<th class="n">${value} ${locale.country.currency}</thead>
				${before > 0 && markup`<tr class="carry"><td colspan="4">${label('carriedForward')}<td class="n">${amount(before)}`}
				${lines.map(row)}
				${i < chunks.length - 1 ? markup`<tr class="carry"><td colspan="4">${label('carriedForward')}<td class="n">${amount(after)}` : markup`<tr class="sum"><td colspan="4">${label('total')} ${locale.country.currency}<td class="n">${field('total', amount(total))}`}
				</table></div>`,
			)}`;
		return { html, fields };
	},
};
export default family;
