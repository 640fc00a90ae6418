import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { COL, DOC, dat, num, partyOf, rows, stocked, str } from '../../kit/commerce.ts';
import { drawGoods, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const GOODS =
	'Labor – lawn and bed maintenance, per visit;ea;85|Hardwood mulch, double shredded, delivered;cu yd;42|3" PVC schedule 40 pipe, 10 ft length;ea;18.6|Rotor head, adjustable 40-360 degrees;ea;14.25|Boxwood shrub, 3 gallon container;ea;31.5|Backflow preventer test and certification;ea;95|Topsoil, screened;cu yd;36|Emergency call-out after hours;hr;140|Drip line tubing 1/2", 500 ft roll;roll;64';
const fields: Fields = {
	invoiceNumber: DOC.invoiceNo,
	date: DOC.invoiceDate,
	vendor: DOC.seller,
	vendorAddress: DOC.sellerAddress,
	'billTo.name': DOC.buyer,
	'billTo.address': DOC.buyerAddress,
	'shipTo.name': DOC.shipName,
	'shipTo.address': DOC.shipAddress,
	poNumber: DOC.orderNo,
	terms: DOC.terms,
	dueDate: DOC.due,
	rep: str('sales rep initials|rep|Who sold it?|Kürzel des Verkäufers|initiales du vendeur'),
	shipDate: dat(
		'day of shipping|shipped|When did the goods leave?|Versanddatum|date d’expédition',
		'shipDate',
	),
	via: DOC.carrier,
	fob: str('F.O.B. point|fobPoint|Where does the risk pass?|point FOB|Gefahrübergang'),
	project: str('job or project|jobName|For which job is it?|Projekt|chantier', 'projectName'),
	lines: rows(
		{
			quantity: COL.qty,
			itemCode: COL.code,
			description: COL.name,
			priceEach: COL.price,
			amount: COL.amount,
			taxable: str('mark of taxed rows|taxFlag|Is the row taxed?|Steuerzeichen'),
		},
		'invoice rows|lineItems|Was wurde geliefert?|lignes',
	),
	subtotal: DOC.subtotal,
	salesTax: DOC.tax,
	taxRate: num('sales tax rate|taxPct|Which percentage of sales tax?|Steuersatz', 'taxRate'),
	total: DOC.gross,
	payments: num(
		'payments and credits|paymentsReceived|How much has been paid already?|Bereits gezahlt',
		'amountPaid',
	),
	balance: num('balance due|openAmount|What is still owed?|Restbetrag|solde à payer', 'amountDue'),
	phone: DOC.phone,
	accountNumber: absent(
		str(
			'customer account number|acctNo|Welche Kundennummer?|numéro de compte du client',
			'customerNumber',
		),
	),
	discount: absent(
		num('discount given|discountTotal|How much discount?|Rabatt insgesamt', 'discount'),
	),
};

/** What an American desktop bookkeeping program printed on plain paper: BILL TO and SHIP TO boxes, a strip of eight captions, quantity first, sums as boxes in the corner. */
const family: Family = {
	author: 'casimir',
	locales: ['en-US', 'en-CA', 'en-US'],
	draw: (random, locale) => {
		const { amount, count } = locale;
		const [seller, buyer, ship] = [
			locale.company('Landscape Supply'),
			locale.company(),
			locale.company(),
		];
		const day = random.day('1997-02-01', '2022-06-20');
		const lines = drawGoods(random, stocked(locale, GOODS), 'office', random.int(2, 8), {
			code: random.pick(['??-###', '???:##']),
		}).map((one) => ({
			...one,
			isTaxed: !one.name.startsWith('Labor') && !one.name.startsWith('Backflow'),
		}));
		const net = toMoney(lines.reduce((sum, one) => sum + one.amount, 0));
		const rate = locale.country.rates[0] ?? 7;
		const tax = toMoney(
			(lines.reduce((sum, one) => sum + (one.isTaxed ? one.amount : 0), 0) * rate) / 100,
		);
		const total = toMoney(net + tax);
		const paid = random.chance(0.4) ? toMoney(Math.round(total / 2)) : 0;
		const term = random.pick([0, 10, 15, 30]);
		const dueBy = locale.date(addDays(day, term));
		const strip: [string, ReturnType<typeof markup> | false][] = [
			['P.O. NUMBER', random.chance(0.7) && field('poNumber', random.pattern('#####'))],
			['TERMS', field('terms', term === 0 ? 'Due on receipt' : `Net ${term}`)],
			['DUE DATE', field('dueDate', dueBy)],
			['REP', random.chance(0.7) && field('rep', random.pattern('??'))],
			['SHIP DATE', field('shipDate', locale.date(addDays(day, -random.int(0, 3))))],
			[
				'VIA',
				random.chance(0.6) &&
					field('via', random.pick(['Our truck', 'Ground', 'Pick-up', 'Freight'])),
			],
			['F.O.B.', random.chance(0.4) && field('fob', seller.address.city)],
			[
				'PROJECT',
				random.chance(0.5) &&
					field(
						'project',
						`${ship.address.city} ${random.pick(['office', 'clubhouse', 'mall', 'phase 2'])}`,
					),
			],
		];
		const html = markup`<style>@page { size: letter; margin: 12mm 14mm } body { font: 9.5pt/1.35 'Liberation Serif' } .two { display: flex; justify-content: space-between } .box { border: 1pt solid; width: 80mm; min-height: 30mm } .box b.c { display: block; border-bottom: 1pt solid; padding: .5mm 2mm; font-weight: normal; font-size: 8pt } .box p { margin: 1mm 2mm } table { border-collapse: collapse; width: 100% } th { font: 7.5pt 'Liberation Sans'; border: 1pt solid } .s td { border: 1pt solid; text-align: center; height: 6mm } .l td { border-left: 1pt solid; border-right: 1pt solid; padding: .5mm 1.5mm; vertical-align: top } .l tr.end td { height: ${random.int(30, 70)}mm; border-bottom: 1pt solid } .n { text-align: right } .t { width: 76mm; margin-left: auto } .t td { border: 1pt solid; padding: 1.2mm 2mm; font-weight: bold }</style>
			<div class="two"><div><b style="font-size:13pt">${field('vendor', seller.name)}</b><br><span data-field="vendorAddress" data-value="${seller.address.whole}">${seller.address.lines[0]}<br>${seller.address.lines[1]}</span></div><div><h1 style="font-size:24pt;margin:0 0 2mm">Invoice</h1><table class="s"><tr><th>DATE<th>INVOICE #<tr><td>${field('date', locale.date(day, random.pick(['m/d/yyyy', 'mm/dd/yy'])))}<td>${field('invoiceNumber', random.pattern('####'))}</table></div></div>
			<div class="two" style="margin:7mm 0"><div class="box"><b class="c">BILL TO</b><p>${partyOf('billTo', buyer)}</p></div><div class="box"><b class="c">SHIP TO</b><p>${random.chance(0.8) && partyOf('shipTo', ship)}</p></div></div>
			<table class="s"><tr>${strip.map(([caption]) => markup`<th>${caption}`)}<tr>${strip.map(([, value]) => markup`<td>${value}`)}</table>
			<table class="l" data-list="lines" style="margin-top:3mm"><tr><th>QUANTITY<th>ITEM CODE<th style="width:82mm">DESCRIPTION<th>PRICE EACH<th>AMOUNT<th>TAX${lines.map((one) => markup`<tr data-row><td class="n">${field('quantity', count(one.quantity))}<td>${field('itemCode', one.code)}<td>${field('description', one.name)}<td class="n">${field('priceEach', amount(one.price))}<td class="n">${field('amount', amount(one.amount))}<td>${one.isTaxed && field('taxable', 'T')}`)}<tr class="end"><td><td><td><td><td><td></table>
			<div class="two"><p>${random.chance(0.7) && markup`Questions? Call ${field('phone', seller.phone)}.<br>`}Thank you for your business.</p><table class="t"><tr><td>Subtotal<td class="n">${field('subtotal', locale.money(net))}<tr><td>Sales Tax (${field('taxRate', { text: `${rate}%`, value: rate })})<td class="n">${field('salesTax', locale.money(tax))}<tr><td>Total<td class="n">${field('total', locale.money(total))}${paid > 0 && markup`<tr><td>Payments/Credits<td class="n">${field('payments', locale.money(-paid))}`}<tr><td>Balance Due<td class="n">${field('balance', locale.money(toMoney(total - paid)))}</table></div>`;
		return { html, fields };
	},
};
export default family;
