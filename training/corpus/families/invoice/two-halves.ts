import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { drawGoods, sumUp, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	invoiceNumber: text('invoiceNumber', 'číslo dokladu', 'numer faktury', 'a számla sorszáma'),
	issueDate: date('issueDate', 'data wystawienia'),
	supplyDate: date('deliveryDate', 'datum zdanitelného plnění'),
	dueDate: date('dueDate', 'termin zapłaty', 'Kdy je faktura splatná?'),
	'seller.name': text('seller', 'dodavatel', 'nazwa sprzedawcy'),
	'seller.street': text('street'),
	'seller.city': text('city'),
	'seller.taxNumber': text('taxNumber', 'NIP sprzedawcy'),
	'buyer.name': text('buyer', 'odběratel', 'nabywca', 'a vevő neve'),
	'buyer.street': text('street'),
	'buyer.city': text('city'),
	'buyer.taxNumber': text('taxNumber', 'NIP nabywcy'),
	account: text('iban', 'bankovní spojení', 'rachunek bankowy'),
	variableSymbol: text('referenceNumber', 'symbol to be named with the payment'),
	total: number('grossTotal', 'razem do zapłaty', 'celkem k úhradě', 'fizetendő összeg'),
	items: list(
		{
			position: number('lineNumber'),
			name: text('itemDescription', 'nazwa towaru lub usługi'),
			quantity: number('quantity', 'množství'),
			unit: text('unit'),
			unitPrice: number('unitPrice', 'cena jednostkowa'),
			net: number('netTotal', 'hodnota bez daně', 'net amount of the line'),
			vatRate: number('taxRate', 'stawka VAT'),
			vat: number('taxTotal', 'VAT of the line'),
			gross: number('lineTotal', 'wartość brutto', 'line including VAT'),
		},
		'pozycje',
		'položky faktury',
	),
	vatSummary: list(
		{ rate: number('taxRate'), base: number('taxableAmount'), vat: number('taxTotal') },
		'taxBreakdown',
		'for each VAT rate the base and the tax',
	),
	shipName: absent(text('vessel', 'name of the ship')),
	salary: absent(number('netSalary', 'wynagrodzenie netto')),
};

/** Central European bookkeeping: seller and buyer in two framed halves, a VAT column in each line, a VAT table. */
const family: Family = {
	author: 'zdenek',
	locales: ['cs-CZ', 'pl-PL', 'sk-SK', 'hu-HU', 'ro-RO'],
	draw: (random, locale) => {
		const { amount, count, label } = locale;
		const [seller, buyer] = [locale.company(), locale.company()];
		const day = random.day('2018-01-05', '2026-05-30');
		const goods = drawGoods(
			random,
			locale,
			random.pick(['building', 'technical', 'services']),
			random.int(1, 7),
		);
		const lines = goods.map((line) => {
			const { net, tax, gross } = sumUp([line], locale);
			return { ...line, net, tax, gross };
		});
		const { rate } = sumUp(lines, locale);
		const net = toMoney(lines.reduce((sum, line) => sum + line.net, 0));
		const tax = toMoney(lines.reduce((sum, line) => sum + line.tax, 0));
		const number = `${random.pattern(random.pick(['FV/##/', '####', 'FA-####/']))}${day.slice(0, 4)}`;
		const due = addDays(day, 14);
		const half = (
			party: 'seller' | 'buyer',
			{ name, address, taxNumber }: typeof seller,
		) => markup`<td>
			<b>${label(party)}:</b><p>${field(`${party}.name`, name)}<br>${field(`${party}.street`, address.street)}<br>
			${address.postcode} ${field(`${party}.city`, address.city)}</p>${locale.country.tax[0]}: ${field(`${party}.taxNumber`, taxNumber)}</td>`;
		const html = markup`<style>
			@page { size: A4; margin: 14mm }
			body { font: 9pt/1.35 'Liberation Serif', serif }
			h1 { font-size: 15pt; text-align: right; margin: 0 0 2mm }
			.halves { width: 100%; border: 1.5pt solid #000 } .halves td { width: 50%; padding: 2.5mm 3mm; border: 1pt solid #000; vertical-align: top }
			.halves p { margin: 2mm 0 2mm 4mm; font-size: 11pt }
			.lines { width: 100%; margin: 5mm 0 } .lines th { border: .5pt solid #000; font-size: 7.5pt; padding: 1mm; background: ${random.pick(['#fff', '#eee', '#dfe8f0'])} }
			.lines td { border: .5pt solid #000; padding: 1mm; text-align: right } .lines td:nth-child(2) { text-align: left }
			.sum { font-size: 14pt; font-weight: bold; border: 1.5pt solid #000; padding: 2mm 4mm; display: inline-block }
			.foot { display: flex; justify-content: space-between; align-items: flex-start } .sign { margin-top: 24mm; display: flex; justify-content: space-around }
			.sign div { border-top: .5pt dotted #000; width: 55mm; text-align: center; font-size: 7pt }
			</style><h1>${label('invoice').toUpperCase()} ${field('invoiceNumber', number)}</h1>
			<table class="halves"><tr>${half('seller', seller)}${half('buyer', buyer)}
			<tr><td>${label('bank')}: ${locale.bank()}<br>IBAN: ${field('account', locale.iban())}<br>VS: ${field('variableSymbol', random.pattern('##########'))}
				<td>${label('invoiceDate')}: ${field('issueDate', locale.date(day))}<br>${label('deliveryDate')}: ${field('supplyDate', locale.date(addDays(day, -random.int(0, 9))))}<br>
				<b>${label('dueDate')}: ${field('dueDate', locale.date(due))}</b></table>
			<table class="lines" data-list="items"><tr><th>${label('position')}<th style="width:32%">${label('description')}<th>${label('quantity')}<th>${label('unit')}<th>${label('unitPrice')}<th>${label('subtotal')}<th>${label('tax')} %<th>${label('tax')}<th>${label('amount')}
				${lines.map(
					(
						line,
					) => markup`<tr data-row><td>${field('position', `${line.position}.`, line.position)}<td>${field('name', line.name)}<td>${field('quantity', count(line.quantity))}<td>${field('unit', line.unit)}
					<td>${field('unitPrice', amount(line.price))}<td>${field('net', amount(line.net))}<td>${field('vatRate', count(rate))}<td>${field('vat', amount(line.tax))}<td>${field('gross', amount(line.gross))}`,
				)}</table>
			<div class="foot"><table class="lines" style="width:auto;margin:0" data-list="vatSummary"><tr><th>${label('tax')} %<th>${label('subtotal')}<th>${label('tax')}
				<tr data-row><td>${field('rate', count(rate))}<td style="text-align:right">${field('base', amount(net))}<td>${field('vat', amount(tax))}</table>
				<div class="sum">${label('total')}: ${field('total', locale.money(toMoney(net + tax)))}</div></div>
			<div class="sign"><div>${label('seller')}, ${label('signature')}</div><div>${label('buyer')}, ${label('signature')}</div></div>`;
		return { html, fields };
	},
};
export default family;
