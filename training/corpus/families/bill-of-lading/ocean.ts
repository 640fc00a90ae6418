import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import type { Markup } from '../../kit/html.ts';
import { createLocale } from '../../kit/locale.ts';

const fields: Fields = {
	blNumber: text('waybillNumber', 'number of the bill of lading', 'B/L no.'),
	bookingNumber: text('bookingNumber'),
	'shipper.name': text('shipper', 'Who sends the goods?'),
	'consignee.name': text('consignee', 'Who shall receive the goods?'),
	'notify.name': text('', 'Who is told when the ship arrives?', 'notify_party'),
	vessel: text('vessel', 'Which ship carries it?'),
	voyage: text('voyageNumber'),
	portOfLoading: text('portOfLoading', 'Where is it loaded?'),
	portOfDischarge: text('portOfDischarge', 'Where is it unloaded?'),
	placeOfDelivery: text('', 'final place of delivery', 'finalDestination'),
	freight: text('freightCharges', 'Is the freight prepaid or collect?'),
	issuedAt: text('', 'place of issue', 'issuedIn'),
	issuedOn: date('documentIssueDate', 'When was the bill issued?'),
	originals: text('', 'How many originals were signed?', 'numberOfOriginals'),
	totalWeight: number('grossWeight', 'weight of all cargo in kilograms'),
	containers: list(
		{
			container: text('containerNumber'),
			seal: text('sealNumber'),
			packages: number('packages'),
			goods: text('goodsDescription'),
			weight: number('grossWeight'),
			volume: number('volume', 'cubic metres'),
		},
		'cargo',
		'What is shipped in which container?',
	),
	invoiceTotal: absent(number('grossTotal', 'value of the goods')),
	flight: absent(text('flightNumber', 'flight')),
};
const PORTS = [
	'Rotterdam',
	'Hamburg',
	'Santos',
	'Chennai',
	'Durban',
	'Gdańsk',
	'Genova',
	'Felixstowe',
	'İzmir',
	'Halifax',
	'Auckland',
];
const GOODS = [
	'machine parts',
	'ceramic tiles on pallets',
	'green coffee in bags',
	'cotton yarn',
	'furniture, knocked down',
	'olive oil in drums',
	'used press, one unit',
	'paper rolls',
];

/** A carrier's form: a wall of boxes with tiny numbered captions, typewriter entries, cargo without rules below. */
const family: Family = {
	author: 'sanna',
	locales: ['en-GB', 'en-IN', 'en-US', 'en-ZA'],
	draw: (random, locale) => {
		const other = createLocale(random.pick(['de-DE', 'pt-BR', 'tr-TR', 'it-IT', 'pl-PL']), random);
		const [shipper, consignee, agent] = [locale.company(), other.company(), other.company()];
		const [from = '', to = ''] = random.some(PORTS, 2);
		const rows = Array.from({ length: random.int(1, 4) }, () => ({
			packages: random.int(4, 900),
			goods: random.pick(GOODS),
			weight: random.int(1800, 26_000),
			volume: random.decimal(8, 67, 2),
		}));
		const total = rows.reduce((sum, { weight }) => sum + weight, 0);
		let number = 0;
		const box = (name: string, content: Markup, span = 1) =>
			markup`<td colspan="${span}"><i>${(number += 1)}. ${name}</i>${content}</td>`;
		const party = (path: string, { name, address }: typeof shipper) =>
			markup`${field(path, name.toUpperCase())}<br>${address.lines[0].toUpperCase()}<br>${address.lines[1].toUpperCase()}`;
		const pre = random.chance(0.6);
		const html = markup`<style>
			@page { size: A4; margin: 10mm }
			body { font: 9.5pt/1.25 'Liberation Mono' } table { width: 100% } .f td { border: .8pt solid #224; padding: .6mm 1.2mm 1.6mm; vertical-align: top; width: 25% } i { display: block; font: 6pt 'Liberation Sans'; color: #224; text-transform: uppercase; margin-bottom: .6mm } h1 { font: bold 15pt 'Liberation Sans'; margin: 0; color: #224 }
			.c th { font: 6.5pt 'Liberation Sans'; text-align: left; border-bottom: .8pt solid #224; padding: 1mm } .c td { padding: 2mm 1mm; vertical-align: top } .n { text-align: right } .wrap { border: .8pt solid #224; border-top: 0; height: 96mm } .fine { font: 5.5pt/1.2 'Liberation Sans'; columns: 2; margin-top: 2mm }
			</style><table class="f"><tr>${box('Shipper / exporter', party('shipper.name', shipper), 2)}${box('Bill of lading no.', field('blNumber', random.pattern('????#########')))}${box('Booking no.', field('bookingNumber', random.pattern('########')))}
			<tr>${box('Consignee (not negotiable unless to order)', party('consignee.name', consignee), 2)}<td colspan="2" rowspan="2"><h1>${random.pick(['Blue Meridian', 'Northern Star', 'Albatros', 'Pelican'])} Line</h1><br>BILL OF LADING<br>for combined transport or port to port shipment
			<tr>${box('Notify party', party('notify.name', agent), 2)}<tr>${box('Ocean vessel', field('vessel', `MV ${random.pick(['KESTREL BAY', 'ANNA MAERA', 'SOUTHERN CROSS', 'LUNA DI MARE'])}`))}${box('Voyage', field('voyage', random.pattern('###?')))}${box('Port of loading', field('portOfLoading', from.toUpperCase()))}${box('Port of discharge', field('portOfDischarge', to.toUpperCase()))}
			<tr>${box('Place of receipt', markup`${locale.address().city.toUpperCase()}`)}${box('Place of delivery', field('placeOfDelivery', consignee.address.city.toUpperCase()))}${box('Freight', field('freight', pre ? 'FREIGHT PREPAID' : 'FREIGHT COLLECT'))}${box('Originals', field('originals', random.pick(['THREE (3)', 'TWO (2)', 'ONE (1)'])))}</table>
			<div class="wrap"><table class="c" data-list="containers"><tr><th>Container / seal<th>No. of pkgs<th>Description of goods<th class="n">Gross weight kg<th class="n">Measurement m³
			${rows.map((row) => markup`<tr data-row><td>${field('container', random.pattern('???U#######'))}<br>SEAL ${field('seal', random.pattern('??######'))}<td>${field('packages', row.packages)} ${random.pick(['PKGS', 'CTNS', 'BAGS'])}<td>S.T.C. ${field('goods', row.goods.toUpperCase())}<td class="n">${field('weight', locale.amount(row.weight, 3))}<td class="n">${field('volume', locale.amount(row.volume, 3))}`)}
			<tr><td><td><td class="n">TOTAL<td class="n">${field('totalWeight', locale.amount(total, 3))}<td></table></div>
			<table class="f"><tr>${box('Place of issue', field('issuedAt', shipper.address.city.toUpperCase()))}${box('Date of issue', field('issuedOn', locale.date(random.day('2015-01-01', '2026-06-01'), 'd MMM yyyy')))}${box('Signed for the carrier', markup`<br><br>`, 2)}</table>
			<div class="fine">${Array.from({ length: 5 }, () => 'Received in apparent good order and condition unless otherwise stated, the goods are carried subject to the terms on the back hereof, which the merchant accepts by taking this document. Weight, measure, marks, numbers and contents are as declared by the shipper and unknown to the carrier. ')}</div>`;
		return { html, fields };
	},
};
export default family;
