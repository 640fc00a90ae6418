import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import { drawParts, total } from '../../kit/parts.ts';
import { addDays } from '../../kit/random.ts';
import { cut, typed, typedRight } from '../../kit/typed.ts';

const fields: Fields = {
	order: text('orderNumber', 'our order', 'Which order number must be quoted?'),
	date: date('orderDate'),
	amendment: number('version', 'amendment number', 'How often has the order been changed?'),
	'seller.name': text('seller', 'to whom the order goes'),
	'buyer.name': text('buyer', 'ordering company'),
	buyerCode: text(
		'',
		'code of the buyer in purchasing',
		'purchaser initials',
		'Kürzel des Einkäufers',
	),
	currency: text('currency'),
	orderValue: number('netTotal', 'value of all lines'),
	vessel: text('vessel', 'ship by which the goods leave'),
	lines: list(
		{
			line: number('lineNumber', 'ln'),
			ourCode: text(
				'',
				'stock number of the buyer',
				'our item code',
				'buyerItemCode',
				'eigene Materialnummer',
			),
			yourCode: text('productNumber', 'part number of the supplier', 'your ref'),
			text: text('itemDescription'),
			due: date('deliveryDate', 'due date of the line'),
			quantity: number('quantity'),
			uom: text('unit'),
			price: number('unitPrice'),
			value: number('lineTotal'),
		},
		'ordered stock',
		'bestellte Positionen',
		'Which stock numbers are ordered?',
	),
	vat: absent(number('taxTotal')),
	bank: absent(text('iban', 'bank account')),
};

/** A mine's mainframe printout: two item codes per line, the description below them, everything in fixed columns. */
const family: Family = {
	author: 'pavel',
	locales: ['en-ZA', 'en-IN', 'en-AU', 'en-GB'],
	draw: (random, locale) => {
		const { amount } = locale;
		const [buyer, seller] = [locale.company(), locale.company()];
		const day = random.day('1994-01-05', '2024-05-30');
		const items = drawParts(random, locale, random.int(3, 14), {
			code: '???######',
			theirCode: '##-###-####',
		});
		const order = random.pattern('N######/0#');
		const rule = '='.repeat(96);
		const rows = items.map(
			(item) =>
				markup`<span data-row>${typedRight('line', item.position, 3)}  ${typed('ourCode', item.theirCode, 14)}${typed('yourCode', item.code, 12)}${typed('due', locale.date(addDays(day, random.int(7, 90)), 'dd/mm/yyyy'), 12)}${typedRight('quantity', amount(item.quantity, 0), 8)} ${typed('uom', cut(item.unit, 5), 6)}${typedRight('price', amount(item.price), 13)}${typedRight('value', amount(item.amount), 16)}\n     ${field('text', random.chance(0.5) ? `${item.name}; ${item.detail}`.toUpperCase() : item.name.toUpperCase())}\n</span>${item.position % 4 === 0 && '\n'}`,
		);
		const html = markup`<style>@page { size: A4 landscape; margin: 12mm 14mm } pre { font: 9.4pt/1.22 'Liberation Mono'; margin: 0 }</style><pre>${field('buyer.name', buyer.name.toUpperCase())}${' '.repeat(Math.max(2, 62 - buyer.name.length))}PURCHASE ORDER   PAGE   1
${buyer.address.whole.toUpperCase()}
${rule}
TO   ${typed('seller.name', seller.name.toUpperCase(), 52)}ORDER NO   ${field('order', order)}
     ${seller.address.lines[0].toUpperCase().padEnd(52)}DATE       ${field('date', locale.date(day, 'dd/mm/yyyy'))}
     ${seller.address.lines[1].toUpperCase().padEnd(52)}BUYER      ${field('buyerCode', random.pattern('??#'))}
${' '.repeat(57)}CURRENCY   ${field('currency', locale.country.currency)}
${random.chance(0.5) && markup`${' '.repeat(57)}AMENDMENT  ${field('amendment', random.int(1, 6))}\n`}${random.chance(0.4) && markup`SHIP PER MV ${field('vessel', random.pick(['CAPE ARROW', 'NORTHERN GRACE', 'SILVER HERON']))}\n`}${rule}
LN   OUR STOCK NO  YOUR PART   DUE DATE         QTY UOM           PRICE           VALUE
${'-'.repeat(96)}
<span data-list="lines">${rows}</span>${'-'.repeat(96)}
${' '.repeat(40)}ORDER VALUE${typedRight('orderValue', amount(total(items)), 35)}
${rule}
THIS ORDER IS SUBJECT TO OUR CONDITIONS OF PURCHASE REV 7. NO SUBSTITUTES WITHOUT WRITTEN CONSENT.
ACKNOWLEDGE WITHIN 5 DAYS TO TELEX ${random.pattern('#######')} OR FAX ${locale.phone()}
</pre>`;
		return { html, fields };
	},
};
export default family;
