import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { drawParts, total } from '../../kit/parts.ts';
import { cut, typed, typedRight } from '../../kit/typed.ts';

const fields: Fields = {
	invoiceNo: text('invoiceNumber', 'INVOICE NO', 'Which number does the invoice carry?'),
	invoiceDate: date('issueDate', 'INV DATE'),
	customerCode: text('customerNumber', 'CUST CODE'),
	salesman: text('', 'salesman', 'rep code', 'Vertreternummer', 'Which salesman?'),
	orderRef: text('orderNumber', 'customer order'),
	sellerName: text('seller', 'company on the form'),
	buyerName: text('buyer', 'sold to'),
	buyerAddress: text('address', 'address of the customer'),
	deliverTo: text('shipTo', 'name at the delivery address'),
	terms: text('paymentTerms'),
	goodsTotal: number('netTotal', 'goods'),
	tax: number('taxTotal', 'GST or VAT'),
	invoiceTotal: number('grossTotal', 'invoice total'),
	weightKg: number('weight', 'total weight in kg'),
	items: list(
		{
			qty: number('quantity'),
			unit: text('unit'),
			code: text('productNumber'),
			description: text('itemDescription'),
			price: number('unitPrice'),
			amount: number('lineTotal'),
		},
		'GOODS',
		'invoiced articles',
		'Which goods were sold?',
	),
	dueDate: absent(date('dueDate')),
	iban: absent(text('iban')),
	email: absent(text('email')),
};

/** Continuous paper from a needle printer: capitals on a pre-printed form with sprocket holes, two addresses side by side. */
const family: Family = {
	author: 'pavel',
	locales: ['en-AU', 'en-NZ', 'en-ZA', 'en-GB'],
	draw: (random, locale) => {
		const { amount } = locale;
		const [seller, buyer, site] = [locale.company(), locale.company(), locale.company()];
		const items = drawParts(random, locale, random.int(2, 12), {
			code: random.pick(['?####', '#####-#']),
		});
		const net = total(items);
		const tax = toMoney((net * (locale.country.rates[0] ?? 10)) / 100);
		const up = (text: string) => text.toUpperCase();
		const rows = items.map(
			(item) =>
				markup`<span data-row>${typedRight('qty', item.quantity, 5)} ${typed('unit', up(cut(item.unit, 4)), 5)} ${typed('code', item.code, 9)}${typed('description', up(cut(`${item.name} ${item.detail}`, 36)), 38)}${typedRight('price', amount(item.price), 10)}${typedRight('amount', amount(item.amount), 12)}\n</span>${random.chance(0.15) && '                 *** BALANCE ON BACK ORDER ***\n'}`,
		);
		const sums = random.chance(0.5);
		const holes = Array.from({ length: 22 }, () => markup`<i></i>`);
		const html = markup`<style>@page { size: 241mm 279mm; margin: 0 } body { position: relative; height: 278mm } pre { font: 9.6pt/1.25 'DejaVu Sans Mono'; letter-spacing: -.2pt; margin: 0; position: absolute; left: 22mm; top: 12mm; color: #223 } .h { position: absolute; top: 4mm; display: flex; flex-direction: column; gap: 8.4mm } .h i { width: 4mm; height: 4mm; border: .5pt solid #aaa; border-radius: 50% } .pre { font: bold 13pt 'Liberation Sans'; letter-spacing: 0; color: #070 }</style>
			<div class="h" style="left:4mm">${holes}</div><div class="h" style="right:4mm">${holes}</div><pre><span class="pre">${field('sellerName', seller.name)}</span>
${seller.address.whole}    PH ${seller.phone}

                                                       TAX INVOICE
                                            NUMBER     ${field('invoiceNo', random.pattern('######'))}
                                            DATE       ${field('invoiceDate', locale.date(random.day('1996-01-01', '2023-12-30'), 'dd/mm/yyyy'))}
                                            PAGE       1

SOLD TO                                     DELIVER TO
${typed('buyerName', up(buyer.name), 44)}${field('deliverTo', up(site.name))}
<span data-field="buyerAddress" data-part data-value="${up(buyer.address.whole)}">${up(buyer.address.lines[0])}</span>${' '.repeat(Math.max(1, 44 - buyer.address.lines[0].length))}${up(site.address.lines[0])}
<span data-field="buyerAddress" data-part>${up(buyer.address.lines[1])}</span>${' '.repeat(Math.max(1, 44 - buyer.address.lines[1].length))}${up(site.address.lines[1])}

CUST CODE   YOUR ORDER      REP   TERMS
${typed('customerCode', random.pattern('???##'), 12)}${typed('orderRef', random.pattern('######'), 16)}${typed('salesman', random.pattern('##'), 6)}${field('terms', random.pick(['30 DAYS', 'C.O.D.', '7 DAYS NETT', '20TH OF MONTH FOLLOWING']))}
${'-'.repeat(80)}
  QTY UNIT  CODE     DESCRIPTION                              PRICE      AMOUNT
${'-'.repeat(80)}
<span data-list="items">${rows}</span>${'-'.repeat(80)}
${sums ? markup`${' '.repeat(50)}GOODS   ${typedRight('goodsTotal', amount(net), 22)}\n${' '.repeat(50)}TAX     ${typedRight('tax', amount(tax), 22)}\n${' '.repeat(50)}TOTAL   ${typedRight('invoiceTotal', locale.money(toMoney(net + tax)), 22)}` : markup`GOODS ${field('goodsTotal', amount(net))}    TAX ${field('tax', amount(tax))}    TOTAL ${field('invoiceTotal', locale.money(toMoney(net + tax)))}`}
${random.chance(0.5) && markup`\nWEIGHT ${field('weightKg', amount(random.decimal(2, 480, 1), 1))} KG    CARTONS ${random.int(1, 20)}`}

GOODS REMAIN OUR PROPERTY UNTIL PAID FOR IN FULL.  E.&amp;O.E.</pre>`;
		return { html, fields };
	},
};
export default family;
