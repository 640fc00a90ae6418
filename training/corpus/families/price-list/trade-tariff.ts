import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { drawParts } from '../../kit/parts.ts';

const fields: Fields = {
	fornecedor: text('companyName', 'Whose price list is it?', 'fabricant'),
	listName: text(
		'',
		'title of the list',
		'priceListName',
		'Wie heißt die Preisliste?',
		'nom du tarif',
	),
	validFrom: date('validFrom', 'valable à partir du', 'from when the prices apply'),
	currency: text('currency'),
	discountGroup: text('', 'discount group of the customer', 'Rabattgruppe', 'remise client'),
	hotline: text('phone', 'number of the sales office'),
	minimumOrder: number(
		'',
		'minimum order value',
		'franco à partir de',
		'Mindestbestellwert',
		'free delivery from',
	),
	articles: list(
		{
			code: text('productNumber', 'order number'),
			description: text('itemDescription'),
			packing: number('', 'pieces in a pack', 'Verpackungseinheit', 'conditionnement'),
			unit: text('unit'),
			listPrice: number('unitPrice', 'list price'),
			ean: text('otherNumber', 'EAN', 'bar code number'),
		},
		'tariff lines',
		'Artikel und Preise',
		'What does each article cost?',
	),
	total: absent(number('grossTotal')),
	invoiceNumber: absent(text('invoiceNumber')),
	deliveryDate: absent(date('deliveryDate')),
};
const SAID = {
	de: [
		'Preisliste',
		'gültig ab',
		'Bestell-Nr.',
		'Artikel',
		'VE',
		'ME',
		'Listenpreis',
		'Frachtfrei ab',
		'Rabattgruppe',
		'Verkauf',
	],
	fr: [
		'Tarif',
		'valable à partir du',
		'Référence',
		'Désignation',
		'Cond.',
		'U.',
		'Prix public HT',
		'Franco à partir de',
		'Groupe de remise',
		'Service commercial',
	],
	en: [
		'Price list',
		'valid from',
		'Order code',
		'Product',
		'Pack',
		'Unit',
		'List price',
		'Carriage paid from',
		'Discount group',
		'Sales office',
	],
	nl: [
		'Prijslijst',
		'geldig vanaf',
		'Bestelnr.',
		'Artikel',
		'VPE',
		'Eh',
		'Brutoprijs',
		'Franco vanaf',
		'Kortingsgroep',
		'Verkoop',
	],
} as const;

/** A manufacturer's tariff: dense ruled columns under grey group bars that are no articles, thumb index at the edge, codes first or last. */
const family: Family = {
	author: 'gustav',
	locales: ['de-DE', 'fr-FR', 'en-GB', 'nl-NL', 'de-CH'],
	draw: (random, locale) => {
		const { amount } = locale;
		const said = SAID[locale.language as keyof typeof SAID];
		const at = (i: number) => said[i] ?? '';
		const seller = locale.company();
		const items = drawParts(random, locale, random.int(8, 26), {
			code: random.pick(['## ## ###', '?-####', '######']),
		});
		const size = random.int(4, 7);
		const codeLast = random.chance(0.4);
		const hasEan = random.chance(0.5);
		const year = random.int(2015, 2026);
		const html = markup`<style>
			@page { size: A4; margin: 12mm 20mm 12mm 12mm }
			body { font: 8.4pt/1.25 'Liberation Sans' } .thumb { position: fixed; right: -14mm; top: ${random.int(20, 200)}mm; width: 9mm; height: 26mm; background: #333; color: #fff; text-align: center; padding-top: 10mm } .top { display: flex; justify-content: space-between; align-items: end; border-bottom: 2pt solid #333; padding-bottom: 2mm } .top b { font-size: 17pt } table { width: 100%; margin-top: 4mm } th { text-align: left; font-size: 7pt; border-bottom: .6pt solid } td { border: .3pt solid #999; padding: .9mm 1.4mm } .gr td { background: #ddd; font-weight: bold; border: 0 } .n { text-align: right }
			</style><div class="thumb">${random.int(1, 24)}</div><div class="top"><b>${field('listName', `${at(0)} ${year}`)}</b><span>${field('fornecedor', seller.name)}<br>${at(1)} ${field('validFrom', locale.date(`${year}-${random.pick(['01', '04', '07'])}-01`))} · ${field('currency', locale.country.currency)}</span></div>
			<table data-list="articles"><thead><tr>${!codeLast && markup`<th>${at(2)}`}<th>${at(3)}<th class="n">${at(4)}<th>${at(5)}<th class="n">${at(6)}${hasEan && markup`<th>EAN`}${codeLast && markup`<th>${at(2)}`}</thead>${items.map((item, i) => markup`${i % size === 0 && markup`<tr class="gr"><td colspan="${hasEan ? 6 : 5}">${random.pattern('?')} · ${item.name.split(' ')[0]}`}<tr data-row>${!codeLast && markup`<td>${field('code', item.code)}`}<td>${field('description', `${item.name}, ${item.detail}`)}<td class="n">${field('packing', random.pick([1, 5, 10, 25, 50, 100]))}<td>${field('unit', item.unit)}<td class="n">${field('listPrice', amount(toMoney(item.price)))}${hasEan && markup`<td>${field('ean', random.pattern('40###########'))}`}${codeLast && markup`<td>${field('code', item.code)}`}`)}</table>
			<p>${random.chance(0.7) && markup`${at(7)} ${field('minimumOrder', amount(random.pick([150, 250, 500, 750])))} ${locale.country.currency}. `}${random.chance(0.6) && markup`${at(8)}: ${field('discountGroup', random.pattern('?#'))}. `}${at(9)}: ${field('hotline', locale.phone())}</p>`;
		return { html, fields };
	},
};
export default family;
