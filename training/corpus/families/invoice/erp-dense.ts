import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { drawGoods, sumUp, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	number: text('invoiceNumber', 'numéro de la facture', 'Qual è il numero del documento?'),
	date: date('issueDate', 'fecha del documento'),
	dueDate: date('dueDate', 'date limite de paiement'),
	orderNumber: text('orderNumber', 'numéro de la commande du client'),
	deliveryNote: text('deliveryNoteNumber', 'bon de livraison joint'),
	customerCode: text('customerNumber', 'code du client'),
	'seller.name': text('seller', 'chi emette la fattura'),
	'seller.vatId': text('vatNumber'),
	'buyer.name': text('buyer', 'a quién se factura', 'Who receives the invoice?'),
	'buyer.vatId': text('vatNumber', 'tax number of the customer, not of the supplier'),
	'shipTo.name': text('shipTo', 'where the goods go', 'destinataire de la livraison'),
	net: number('netTotal', 'total hors taxes'),
	vat: number('taxTotal', 'totale IVA'),
	gross: number('grossTotal', 'total con impuestos'),
	paymentMethod: text('paymentMethod', 'mode de paiement'),
	iban: text('iban'),
	lines: list(
		{
			code: text('productNumber', 'référence'),
			description: text('itemDescription', 'désignation'),
			unit: text('unit'),
			quantity: number('quantity', 'cantidad'),
			price: number('unitPrice', 'prezzo di listino'),
			discount: number('discount', 'remise en pour cent'),
			amount: number('lineTotal', 'montant de la ligne'),
		},
		'lignes',
		'righe della fattura',
		'goods delivered, one row each',
	),
	rental: absent(text('roomNumber', 'room')),
	tip: absent(number('tip', 'gratuity')),
};

/** A wholesaler's ERP: everything in boxes, narrow print, codes, discounts, sums in a strip at the foot. */
const family: Family = {
	author: 'ines',
	locales: ['fr-FR', 'it-IT', 'es-ES', 'nl-NL', 'pt-PT', 'fr-BE', 'nl-BE'],
	draw: (random, locale) => {
		const { amount, count, label } = locale;
		const [seller, buyer, site] = [locale.company(), locale.company(), locale.company()];
		const day = random.day('2017-01-05', '2026-05-30');
		const lines = drawGoods(
			random,
			locale,
			random.pick(['technical', 'office', 'food']),
			random.int(5, 14),
			{ code: random.pick(['######', '??-####', '###.####']), discounts: 0.5 },
		);
		const { net, rate, tax, gross } = sumUp(lines, locale);
		const methods = [
			'RIBA 60 gg',
			'Virement',
			'Transferencia',
			'SEPA',
			'Bonifico bancario',
			'30 FDM',
		];
		const box = (name: string, content: ReturnType<typeof markup>) =>
			markup`<td><i>${name}</i>${content}</td>`;
		const html = markup`<style>
			@page { size: A4; margin: 9mm 9mm 12mm }
			body { font: 8.5pt/1.25 'Liberation Sans Narrow', sans-serif }
			table { width: 100% } .box td { border: .7pt solid #000; padding: .8mm 1.2mm; vertical-align: top; font-size: 9pt }
			i { display: block; font: 6.5pt 'Liberation Sans'; color: #222 } .box { margin-top: 2mm }
			.lines { margin-top: 3mm; height: 128mm; border: .7pt solid #000 }
			.lines th { border: .7pt solid #000; background: #e4e4e4; font-size: 7.5pt; height: 5mm }
			.lines td { border-left: .7pt solid #000; padding: .3mm 1.2mm; height: 4.2mm; vertical-align: top } .lines .fill td { height: auto }
			.n { text-align: right } h1 { font-size: 15pt; margin: 0 } .big td { font-size: 11pt; font-weight: bold }
			</style>
			<table><tr><td style="width:55%"><h1>${field('seller.name', seller.name)}</h1>${seller.address.lines[0]} - ${seller.address.lines[1]}<br>
				${label('phone')} ${seller.phone} - ${seller.email}<br>${locale.country.tax[0]} ${field('seller.vatId', seller.taxNumber)}
				<td class="n" style="font-size:16pt">${label('invoice').toUpperCase()}</table>
			<table class="box"><tr>
				${box(label('buyer'), markup`${field('buyer.name', buyer.name)}<br>${buyer.address.lines[0]}<br>${buyer.address.lines[1]}`)}
				${box(label('shipTo'), markup`${field('shipTo.name', site.name)}<br>${site.address.lines[0]}<br>${site.address.lines[1]}`)}</table>
			<table class="box"><tr>
				${box(label('invoiceNumber'), field('number', random.pattern('##/####')))}
				${box(label('date'), field('date', locale.date(day)))}
				${box(label('customerNumber'), field('customerCode', random.pattern('C#####')))}
				${box(locale.country.tax[0], field('buyer.vatId', buyer.taxNumber))}
				${box(label('orderNumber'), field('orderNumber', random.pattern('ORD######')))}
				${box('DDT / BL / Alb.', field('deliveryNote', random.pattern('####/?')))}</table>
			<table class="lines" data-list="lines"><thead><tr>
				<th>${label('article')}<th style="width:45%">${label('description')}<th>${label('unit')}<th>${label('quantity')}<th>${label('unitPrice')}<th>${label('discount')}<th>${label('amount')}</thead>
				${lines.map(
					(
						line,
					) => markup`<tr data-row><td>${field('code', line.code)}<td>${field('description', line.name.toUpperCase())}
					<td>${field('unit', line.unit)}<td class="n">${field('quantity', count(line.quantity))}
					<td class="n">${field('price', amount(line.price, random.pick([2, 2, 3])))}
					<td class="n">${line.discount > 0 && field('discount', count(line.discount))}<td class="n">${field('amount', amount(line.amount))}`,
				)}<tr class="fill"><td><td><td><td><td><td><td></table>
			<table class="box big"><tr>
				${box(label('subtotal'), field('net', amount(net)))}
				${box(`${label('tax')} ${rate} %`, field('vat', amount(tax)))}
				${box(`${label('total')} ${locale.country.currency}`, field('gross', amount(toMoney(gross))))}</table>
			<table class="box"><tr>
				${box(label('paymentTerms'), field('paymentMethod', random.pick(methods)))}
				${box(label('dueDate'), field('dueDate', locale.date(addDays(day, random.pick([30, 60, 90])))))}
				${box(label('bank'), markup`${locale.bank()} - IBAN ${field('iban', locale.iban())}`)}</table>`;
		return { html, fields };
	},
};
export default family;
