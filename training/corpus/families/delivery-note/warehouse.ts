import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { drawGoods } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	deliveryNoteNumber: text('deliveryNoteNumber', 'pakbonnummer', 'följesedelsnummer'),
	shippedOn: date('shipDate', 'When did the goods leave the warehouse?'),
	orderNumber: text('orderNumber', 'order that is delivered'),
	'seller.name': text('shipper', 'afzender', 'Who sends the goods?'),
	'shipTo.name': text('consignee', 'ontvanger', 'Who receives the goods?'),
	'shipTo.city': text('city', 'town where the goods go'),
	carrier: text('carrier', 'vervoerder', 'Who transports it?'),
	packages: number('packages', 'number of colli'),
	grossWeight: number('grossWeight', 'weight in kilograms, everything together'),
	lines: list(
		{
			article: text('productNumber', 'artikelnummer'),
			description: text('itemDescription'),
			ordered: number('orderedQuantity', 'besteld'),
			delivered: number('deliveredQuantity', 'geleverd'),
			backorder: number('', 'still to come', 'nalevering', 'openQuantity'),
			location: text('location', 'bin in the warehouse'),
		},
		'regels',
		'Which articles were delivered, and how many?',
	),
	total: absent(number('grossTotal', 'total price')),
	iban: absent(text('iban', 'bank account')),
};
const SAID = {
	nl: [
		'Pakbon',
		'Besteld',
		'Geleverd',
		'Nalev.',
		'Locatie',
		'Vervoerder',
		'Colli',
		'Bruto kg',
		'Voor ontvangst',
	],
	sv: [
		'Följesedel',
		'Best.',
		'Lev.',
		'Rest',
		'Plats',
		'Speditör',
		'Kolli',
		'Bruttovikt kg',
		'Mottaget',
	],
	da: [
		'Følgeseddel',
		'Bestilt',
		'Leveret',
		'Rest',
		'Lokation',
		'Fragtmand',
		'Kolli',
		'Brutto kg',
		'Modtaget',
	],
	nb: [
		'Pakkseddel',
		'Bestilt',
		'Levert',
		'Rest',
		'Plass',
		'Transportør',
		'Kolli',
		'Brutto kg',
		'Mottatt',
	],
	en: [
		'Delivery note',
		'Ordered',
		'Delivered',
		'To follow',
		'Bin',
		'Carrier',
		'Parcels',
		'Gross kg',
		'Received in good order',
	],
} as const;

/** No prices: what was ordered, what is in the parcels, what follows; a strip of figures below, room to sign. */
const family: Family = {
	author: 'bram',
	locales: ['nl-NL', 'sv-SE', 'da-DK', 'nb-NO', 'en-ZA'],
	draw: (random, locale) => {
		const { label, count } = locale;
		const [
			title = '',
			ordered = '',
			delivered = '',
			rest = '',
			bin = '',
			by = '',
			parcels = '',
			weight = '',
			received = '',
		] = SAID[locale.language as keyof typeof SAID];
		const [seller, buyer] = [locale.company(), locale.company()];
		const lines = drawGoods(
			random,
			locale,
			random.pick(['technical', 'office']),
			random.int(3, 12),
			{ code: '###-####' },
		);
		const html = markup`<style>
			@page { size: A4; margin: 12mm 16mm }
			body { font: 10pt/1.3 'Liberation Sans' } h1 { font-size: 22pt; margin: 0; font-weight: 300; text-transform: uppercase }
			.row { display: flex; justify-content: space-between; margin-bottom: 7mm } dl { display: grid; grid-template-columns: auto auto; gap: 0 5mm; margin: 0 } dt { color: #555 } dd { margin: 0 }
			table { width: 100% } th { background: #222; color: #fff; font-size: 8pt; padding: 1.5mm; text-align: left } tr:nth-child(odd) td { background: #f0f0f0 } td { padding: 1.3mm 1.5mm }
			.n, th.n { text-align: right } .strip { display: grid; grid-template-columns: repeat(4, 1fr); border: 1pt solid #222; margin-top: 8mm } .strip div { padding: 1.5mm 2mm; border-right: 1pt solid #222 } .strip small { display: block; color: #555; font-size: 7pt }
			</style><div class="row"><h1>${title}</h1><div style="text-align:right"><b>${field('seller.name', seller.name)}</b><br>${seller.address.whole}<br>${seller.phone}</div></div>
			<div class="row"><div style="border-left:2mm solid #222;padding-left:3mm">${label('shipTo')}<br><b>${field('shipTo.name', buyer.name)}</b><br>${buyer.address.street}<br>${buyer.address.postcode} ${field('shipTo.city', buyer.address.city)}</div>
				<dl><dt>${title} nr<dd>${field('deliveryNoteNumber', random.pattern('8######'))}<dt>${label('orderNumber')}<dd>${field('orderNumber', random.pattern('SO-#####'))}
				<dt>${label('date')}<dd>${field('shippedOn', locale.date(random.day('2018-01-05', '2026-05-30')))}</dl></div>
			<table data-list="lines"><tr><th>${bin}<th>${label('article')}<th>${label('description')}<th class="n">${ordered}<th class="n">${delivered}<th class="n">${rest}
				${lines.map((line) => {
					const open = random.chance(0.25) ? random.int(1, line.quantity) : 0;
					return markup`<tr data-row><td>${field('location', random.pattern('?#-##'))}<td>${field('article', line.code)}<td>${field('description', line.name)}
					<td class="n">${field('ordered', line.quantity)}<td class="n">${field('delivered', line.quantity - open)}<td class="n">${open > 0 && field('backorder', open)}`;
				})}</table>
			<div class="strip"><div><small>${by}</small>${field('carrier', `${random.pick(['Swiftline', 'Nordfragt', 'Blauwe Pijl', 'Ekspres Øst'])} ${random.pick(['Cargo', 'Express'])}`)}</div>
				<div><small>${parcels}</small>${field('packages', random.int(1, 14))}</div><div><small>${weight}</small>${field('grossWeight', count(random.decimal(2, 480, 1)))}</div>
				<div style="height:22mm"><small>${received}</small></div></div>`;
		return { html, fields };
	},
};
export default family;
