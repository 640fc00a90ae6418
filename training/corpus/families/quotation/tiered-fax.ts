import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { drawParts } from '../../kit/parts.ts';
import { cut, typed, typedRight } from '../../kit/typed.ts';

const fields: Fields = {
	offerNumber: text('quoteNumber', 'presupuesto', 'our offer'),
	date: date('issueDate'),
	toCompany: text('buyer', 'destinatario', 'Who receives the offer?'),
	attention: text('contactPerson', 'a la atención de', 'for the attention of'),
	fromCompany: text('seller', 'Who offers?'),
	fax: text('fax', 'fax number of the recipient'),
	pages: number('pageNumber', 'number of pages', 'páginas'),
	yourEnquiry: text('buyerReference', 'su consulta', 'inquiry that is answered'),
	deliveryTime: text('', 'plazo de entrega', 'delivery time', 'lead time in weeks', 'Lieferzeit'),
	validity: text('term', 'validez de la oferta', 'How long is the offer valid?'),
	minimumOrder: number('', 'pedido mínimo', 'minimum order value', 'Mindestbestellwert'),
	prices: list(
		{
			item: text('itemDescription', 'artículo'),
			from10: number('', 'price from 10 pieces', 'precio desde 10', 'Preis ab 10 Stück'),
			from100: number('', 'price from 100 pieces', 'precio desde 100', 'Preis ab 100 Stück'),
			from1000: number('', 'price from 1000 pieces', 'precio desde 1000', 'Preis ab 1000 Stück'),
		},
		'precios por cantidad',
		'scale prices',
		'How much per piece at which quantity?',
	),
	total: absent(number('grossTotal', 'total of the offer')),
	vatId: absent(text('vatNumber')),
};
const SAID = {
	es: [
		'PARA',
		'ATN.',
		'DE',
		'FECHA',
		'PÁGINAS',
		'ASUNTO: OFERTA',
		'Su consulta',
		'En respuesta a su consulta nos complace ofrecerles:',
		'Plazo de entrega',
		'Validez',
		'Pedido mínimo',
		'Precios sin IVA, puesto en fábrica.',
		'Atentamente',
	],
	en: [
		'TO',
		'ATTN',
		'FROM',
		'DATE',
		'PAGES',
		'RE: QUOTATION',
		'Your enquiry',
		'Thank you for your enquiry. We are pleased to quote:',
		'Delivery',
		'Validity',
		'Minimum order',
		'Prices ex works, tax not included.',
		'Regards',
	],
	de: [
		'AN',
		'Z. HD.',
		'VON',
		'DATUM',
		'SEITEN',
		'BETR.: ANGEBOT',
		'Ihre Anfrage',
		'wir danken für Ihre Anfrage und bieten an:',
		'Lieferzeit',
		'Gültigkeit',
		'Mindestbestellwert',
		'Preise ab Werk, ohne Mehrwertsteuer.',
		'Mit freundlichen Grüßen',
	],
} as const;

/** A quotation by fax: machine line on top, block of recipients, prices in three quantity columns, no sums. */
const family: Family = {
	author: 'pavel',
	locales: ['es-ES', 'en-GB', 'de-DE'],
	draw: (random, locale) => {
		const { amount } = locale;
		const said = SAID[locale.language as keyof typeof SAID];
		const at = (i: number) => said[i] ?? '';
		const [seller, buyer] = [locale.company(), locale.company()];
		const day = random.day('1998-01-05', '2019-05-30');
		const items = drawParts(random, locale, random.int(2, 8));
		const label = (i: number) => `${at(i)}:`.padEnd(12);
		const rows = items.map(
			(item) =>
				markup`<span data-row>${typed('item', cut(item.name, 34), 36)}${typedRight('from10', amount(item.price), 11)}${typedRight('from100', amount(toMoney(item.price * 0.92)), 11)}${random.chance(0.8) ? typedRight('from1000', amount(toMoney(item.price * 0.85)), 11) : '          -'}\n    ${item.detail}\n</span>`,
		);
		const html = markup`<style>@page { size: A4; margin: 8mm 20mm 20mm } pre { font: 10pt/1.35 'Liberation Mono'; margin: 0; letter-spacing: -.3pt } .m { font: 7pt 'Liberation Sans'; border-bottom: .4pt solid; margin-bottom: 8mm } .b { font: bold 26pt 'Liberation Sans' }</style><div class="m">${day.slice(8)}/${day.slice(5, 7)} ${random.int(8, 18)}:${random.int(10, 59)} FAX ${locale.phone()} → ${random.pattern('##########')} P.01/0${random.int(1, 3)}</div><div class="b">FAX</div><pre>
${label(0)}${field('toCompany', buyer.name)}
${label(1)}${field('attention', locale.person().name)}
FAX:        ${field('fax', locale.phone())}
${label(2)}${field('fromCompany', seller.name)}, ${seller.address.city}
${label(3)}${field('date', locale.date(day))}
${random.chance(0.7) && markup`${label(4)}${field('pages', random.int(1, 3))}\n`}${'-'.repeat(70)}
${at(5)} ${field('offerNumber', random.pattern('##/###'))}
${random.chance(0.6) && markup`${at(6)}: ${field('yourEnquiry', random.pattern('??-####'))}\n`}

${at(7)}

${''.padEnd(36)}${'> 10'.padStart(11)}${'> 100'.padStart(11)}${'> 1000'.padStart(11)}
<span data-list="prices">${rows}</span>
${at(8)}: ${field('deliveryTime', random.pick(['2-3 W', '10 d', '6 W', 'stock']))}
${random.chance(0.7) && markup`${at(9)}: ${field('validity', random.pick(['30 d', '60 d', `31.12.${day.slice(0, 4)}`]))}\n`}${random.chance(0.6) && markup`${at(10)}: ${field('minimumOrder', amount(random.pick([50, 100, 150, 250])))} ${locale.country.currency}\n`}${at(11)}


${at(12)}

${locale.person().name}</pre>`;
		return { html, fields };
	},
};
export default family;
