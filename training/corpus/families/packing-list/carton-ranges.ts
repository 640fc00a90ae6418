import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import type { Markup } from '../../kit/html.ts';
import { createLocale } from '../../kit/locale.ts';
import { drawParts } from '../../kit/parts.ts';
import { addressOf, askParty } from '../../kit/trade.ts';

const fields: Fields = {
	...askParty('shipper', 'shipper', ['name', 'street', 'postcode', 'city', 'phone'], ['de', 'es']),
	...askParty(
		'consignee',
		'consignee',
		['name', 'street', 'postcode', 'city', 'tax'],
		['de', 'es'],
	),
	number: text(
		'documentNumber',
		'What is the number of the packing list?',
		'Nummer der Packliste',
		'número de la lista',
		'packing list no.',
	),
	invoice: text(
		'invoiceNumber',
		'Which invoice does it belong to?',
		'zu welcher Rechnung',
		'factura relacionada',
		'invoice the goods belong to',
	),
	date: date(
		'issueDate',
		'When was it packed?',
		'Datum der Packliste',
		'fecha',
		'date of the list',
	),
	marks: text(
		'',
		'shippingMarks',
		'What marks are on the cartons?',
		'Markierung der Kolli',
		'marks and numbers',
	),
	vessel: text('vessel', 'Which vessel or flight carries it?', 'Schiff oder Flug', 'buque'),
	from: text('portOfLoading', 'From where is it shipped?', 'Verladehafen', 'puerto de carga'),
	to: text('portOfDischarge', 'To which port does it go?', 'Löschhafen', 'puerto de destino'),
	cartons: number(
		'packages',
		'How many cartons are there?',
		'Wie viele Kartons?',
		'¿Cuántos bultos?',
		'total number of cartons',
	),
	net: number(
		'netWeight',
		'What is the net weight of all?',
		'Nettogewicht gesamt',
		'peso neto total',
		'total net kilograms',
	),
	gross: number(
		'grossWeight',
		'What is the gross weight of all?',
		'Bruttogewicht gesamt',
		'peso bruto total',
		'total gross kilograms',
	),
	volume: number(
		'volume',
		'What is the volume of all?',
		'Volumen gesamt',
		'volumen total',
		'cubic metres in all',
	),
	packer: text(
		'signatory',
		'Who signed the list?',
		'Wer hat gepackt?',
		'¿Quién firma?',
		'name below the list',
	),
	rows: list(
		{
			cartonNo: text('', 'numbers of the cartons', 'Kartonnummern', 'bultos n.º', 'Which cartons?'),
			goods: text('goodsDescription', 'what is in them', 'Inhalt', 'contenido'),
			each: number('', 'pieces in each carton', 'Stück je Karton', 'piezas por bulto'),
			quantity: number('quantity', 'pieces in all', 'Stück gesamt', 'total de piezas'),
			size: text('dimensions', 'measures of a carton', 'Maße', 'medidas'),
			netWeight: number('netWeight', 'net kilograms', 'netto kg', 'peso neto'),
			grossWeight: number('grossWeight', 'gross kilograms', 'brutto kg', 'peso bruto'),
		},
		'contents of the cartons',
		'What is packed in which cartons?',
		'Kolliliste',
	),
	value: absent(number('grossTotal', 'What are the goods worth?', 'Warenwert')),
	price: absent(number('unitPrice', 'What does a piece cost?', 'Stückpreis')),
};

/** An exporter's list: ranges of cartons, pieces in each and in all, weights; parties one below the other or side by side, totals in words below. */
const family: Family = {
	author: 'pernille',
	locales: ['en-IN', 'en-GB', 'en-US', 'es-MX', 'de-DE', 'en-NZ'],
	draw: (random, locale) => {
		const { amount, count } = locale;
		const other = createLocale(
			random.pick(['de-DE', 'fr-FR', 'pl-PL', 'en-US', 'nl-NL', 'pt-BR']),
			random,
		);
		const [shipper, consignee] = [locale.company(), other.company()];
		let at = random.pick([0, 0, 100]);
		const rows = drawParts(random, locale, random.int(1, 9)).map((part) => {
			const cartons = random.pick([1, 1, 2, 5, 8, 12, 20]);
			const each = random.pick([6, 10, 12, 24, 50]);
			const range = cartons === 1 ? `${at + 1}` : `${at + 1}-${at + cartons}`;
			at += cartons;
			const net = toMoney(cartons * random.decimal(2, 18, 1));
			const [w, h, d] = [random.int(3, 8) * 10, random.int(2, 6) * 10, random.int(2, 6) * 10];
			return {
				name: part.name,
				cartons,
				each,
				range,
				quantity: cartons * each,
				net,
				gross: toMoney(net * 1.1 + cartons * 0.4),
				size: `${w}x${h}x${d}`,
				volume: (cartons * w * h * d) / 1_000_000,
			};
		});
		const sum = (key: 'net' | 'gross' | 'volume' | 'cartons') =>
			toMoney(rows.reduce((all, row) => all + row[key], 0));
		const party = (path: string, one: typeof shipper, extra: Markup) => {
			const [street, town] = addressOf(path, one.address);
			return markup`${field(`${path}.name`, one.name)}<br>${street}<br>${town}<br>${extra}`;
		};
		const isTyped = random.chance(0.4);
		const isSide = random.chance(0.5);
		const fact = (name: string, content: Markup) => markup`<div><i>${name}</i> ${content}</div>`;
		const facts = [
			fact('Packing list no.', field('number', random.pattern('PL-#####'))),
			fact('Date', field('date', locale.date(random.day('2003-01-01', '2026-05-10')))),
			fact('Invoice no.', field('invoice', random.pattern('EX/####'))),
			fact(
				'Vessel / flight',
				field(
					'vessel',
					random.pick(['MV Kestrel Bay 114E', 'LH 8412', 'Anna Maera V.22', 'By truck']),
				),
			),
			fact('From', field('from', shipper.address.city)),
			fact('To', field('to', consignee.address.city)),
			fact(
				'Marks',
				field('marks', `${consignee.name.slice(0, 3).toUpperCase()} / ${random.pattern('####')}`),
			),
		];
		const html = markup`<style>@page { size: ${random.pick(['A4', 'letter', 'A4 landscape'])}; margin: 14mm } body { font: ${isTyped ? "9pt/1.35 'Liberation Mono'" : "9.2pt/1.35 'Liberation Sans'"} } h1 { text-align: center; font-size: 15pt; letter-spacing: 2mm; margin: 0 0 5mm } .g { display: grid; grid-template-columns: ${isSide ? '1fr 1fr 1fr' : '1.2fr 1fr'}; gap: 5mm; margin-bottom: 5mm } .p i, .f i { font-style: normal; color: #444; font-size: .85em } .p > div { margin-bottom: 3mm; ${!isTyped && 'border: .6pt solid; padding: 1.5mm'} } ${isSide && '.p { display: contents }'} table { width: 100% } th { text-align: left; border-top: 1pt solid; border-bottom: 1pt solid; font-weight: normal; font-size: .88em } td { padding: .8mm 1.5mm .8mm 0 } .r, th.r { text-align: right } .t td { border-top: 1pt solid; font-weight: bold }</style>
			<h1>PACKING LIST</h1><div class="g"><div class="p"><div><i>Shipper / exporter</i><br>${party('shipper', shipper, markup`Tel. ${field('shipper.phone', shipper.phone)}`)}</div><div><i>Consignee</i><br>${party('consignee', consignee, markup`${random.chance(0.6) && markup`${other.country.tax[0]} ${field('consignee.tax', consignee.taxNumber)}`}`)}</div></div><div class="f">${facts}</div></div>
			<table data-list="rows"><tr><th>Carton no.<th>Description<th class="r">Pcs/ctn<th class="r">Total pcs<th>cm<th class="r">N.W. kg<th class="r">G.W. kg${rows.map((row) => markup`<tr data-row><td>${field('cartonNo', row.range)}<td>${field('goods', row.name)}<td class="r">${field('each', row.each)}<td class="r">${field('quantity', count(row.quantity))}<td>${field('size', row.size)}<td class="r">${field('netWeight', amount(row.net))}<td class="r">${field('grossWeight', amount(row.gross))}`)}
			<tr class="t"><td>${field(
				'/cartons',
				rows.reduce((all, row) => all + row.cartons, 0),
			)} ctns<td><td><td><td><td class="r">${field('/net', amount(sum('net')))}<td class="r">${field('/gross', amount(sum('gross')))}</table>
			<p>Total ${field(
				'cartons',
				rows.reduce((all, row) => all + row.cartons, 0),
			)} cartons, measurement ${field('volume', amount(sum('volume')))} cbm.</p><p style="text-align: right">For ${shipper.name}<br><br><br>${field('packer', locale.person().name)}</p>`;
		return { html, fields };
	},
};
export default family;
