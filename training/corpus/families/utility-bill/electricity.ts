import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	supplier: text('companyName', 'energy supplier', 'Chi fornisce l’energia?'),
	customerName: text('buyer', 'Who gets the electricity?', 'intestatario'),
	customerNumber: text('customerNumber', 'codice cliente'),
	servicePoint: text('servicePoint', 'POD', 'code of the connection'),
	supplyAddress: text('propertyAddress', 'where the electricity is used'),
	billNumber: text('invoiceNumber', 'numero della bolletta'),
	billDate: date('issueDate', 'data di emissione'),
	periodStart: date('periodStart', 'first day of the billed period'),
	periodEnd: date('periodEnd', 'last day of the billed period'),
	consumption: number('energyUsed', 'kilowatt hours used', 'Quanto si è consumato?'),
	total: number('grossTotal', 'amount of the bill', 'Quanto devo pagare?'),
	dueDate: date('dueDate', 'entro quando si paga'),
	meterNumber: text('meterNumber', 'matricola del contatore'),
	readings: list(
		{
			band: text('tariff', 'time band'),
			previous: number('previousReading'),
			current: number('currentReading'),
			used: number('consumption', 'difference of the readings'),
		},
		'meterReadings',
		'letture del contatore',
	),
	charges: list(
		{ name: text('itemDescription', 'voce di spesa'), amount: number('lineTotal') },
		'costs',
		'What makes up the bill?',
	),
	gasVolume: absent(number('volume', 'cubic metres of gas')),
	'employer.name': absent(text('employer')),
};
const SAID = {
	it: [
		'Bolletta dell’energia elettrica',
		'Totale da pagare',
		'entro il',
		'Periodo',
		'Intestatario',
		'Codice cliente',
		'POD',
		'Fornitura in',
		'Bolletta n.',
		'del',
		'Contatore',
		'Fascia|Lettura precedente|Lettura attuale|Consumo kWh',
		'Consumo totale',
		'Spesa per la materia energia|Trasporto e gestione del contatore|Oneri di sistema|Imposte e IVA',
		'Come si compone la spesa',
	],
	es: [
		'Factura de electricidad',
		'Importe a pagar',
		'vencimiento',
		'Periodo',
		'Titular',
		'N.º de cliente',
		'CUPS',
		'Dirección de suministro',
		'Factura n.º',
		'fecha',
		'Contador',
		'Periodo|Lectura anterior|Lectura actual|Consumo kWh',
		'Consumo total',
		'Energía consumida|Potencia contratada|Alquiler del contador|Impuestos e IVA',
		'Desglose del importe',
	],
	ro: [
		'Factură energie electrică',
		'Total de plată',
		'scadență',
		'Perioada',
		'Titular',
		'Cod client',
		'POD',
		'Loc de consum',
		'Factura nr.',
		'din',
		'Contor',
		'Zonă|Index vechi|Index nou|Consum kWh',
		'Consum total',
		'Energie activă|Distribuție și transport|Certificate verzi|TVA și accize',
		'Detalii de plată',
	],
	en: [
		'Your electricity bill',
		'Total to pay',
		'by',
		'Billing period',
		'Account holder',
		'Customer number',
		'MPAN',
		'Supply address',
		'Bill no.',
		'dated',
		'Meter',
		'Rate|Previous|Current|kWh',
		'Electricity used',
		'Energy charge|Standing charge|Network costs|VAT and levies',
		'How we worked it out',
	],
} as const;

/** A household bill: the sum in a large box, readings in a table, a bar chart as decoration, perforated slip below. */
const family: Family = {
	author: 'chiara',
	locales: ['it-IT', 'es-ES', 'ro-RO', 'en-GB', 'es-MX'],
	draw: (random, locale) => {
		const said = SAID[locale.language as keyof typeof SAID];
		const at = (i: number) => said[i] ?? '';
		const { count, money } = locale;
		const supplier = locale.company();
		const customer = locale.person().name;
		const start = random.day('2018-01-01', '2026-02-01').slice(0, 8).concat('01');
		const bands = random.pick([['F1', 'F2', 'F3'], ['P1', 'P2'], ['T1']]).map((band) => {
			const previous = random.int(900, 48_000);
			const used = random.int(35, 420);
			return { band, previous, current: previous + used, used };
		});
		const used = bands.reduce((sum, band) => sum + band.used, 0);
		const charges = at(13)
			.split('|')
			.map((name, i) => ({
				name,
				amount: inMoney(used * ([0.14, 0.05, 0.03, 0.04][i] ?? 0.1), locale),
			}));
		const total = toMoney(charges.reduce((sum, { amount }) => sum + amount, 0));
		const day = addDays(start, random.int(62, 75));
		const hue = random.int(0, 359);
		const bars = Array.from({ length: 12 }, () => random.int(6, 26));
		const html = markup`<style>
			@page { size: A4; margin: 12mm 14mm }
			body { font: 9pt/1.4 'DejaVu Sans'; font-size: 8.5pt } .two { display: grid; grid-template-columns: 58% 1fr; gap: 8mm } .pay { background: hsl(${hue} 50% 92%); border-radius: 4mm; padding: 5mm; text-align: center }
			.pay b { font-size: 20pt; display: block } h1 { font-size: 16pt; color: hsl(${hue} 60% 35%) } h3 { font-size: 10pt; border-bottom: 1pt solid hsl(${hue} 60% 35%); margin: 6mm 0 2mm }
			dl { display: grid; grid-template-columns: 34mm 1fr; margin: 0; row-gap: 1mm } dd { margin: 0; font-weight: bold } table { width: 100% } th { text-align: right; font-weight: normal; color: #555 } td { text-align: right; padding: .8mm 0 } td:first-child, th:first-child { text-align: left }
			.bars { display: flex; align-items: flex-end; gap: 2mm; height: 30mm; margin-top: 4mm } .bars i { flex: 1; background: hsl(${hue} 50% 60%) } .slip { position: fixed; bottom: 0; left: 0; right: 0; border-top: 1pt dashed #000; padding-top: 4mm; display: flex; justify-content: space-between; font: 9pt 'Liberation Mono' }
			</style><div class="two"><div><b style="font-size:14pt">${field('supplier', supplier.name)}</b><br>${supplier.address.whole}<h1>${at(0)}</h1>
				<dl><dt>${at(4)}<dd>${field('customerName', customer)}<dt>${at(5)}<dd>${field('customerNumber', random.pattern('### ### ###'))}<dt>${at(7)}<dd>${field('supplyAddress', locale.address().whole)}<dt>${at(6)}<dd>${field('servicePoint', random.pattern('IT001E########'))}
				<dt>${at(8)}<dd>${field('billNumber', random.pattern('##########'))} ${at(9)} ${field('billDate', locale.date(day))}<dt>${at(3)}<dd>${field('periodStart', locale.date(start))} – ${field('periodEnd', locale.date(addDays(start, 60)))}</dl></div>
				<div class="pay">${at(1)}<b>${field('total', money(total))}</b>${at(2)} ${field('dueDate', locale.date(addDays(day, 20)))}<div class="bars">${bars.map((bar) => markup`<i style="height:${bar}mm"></i>`)}</div></div></div>
			<h3>${at(10)} ${field('meterNumber', random.pattern('0#######'))}</h3><table data-list="readings"><tr>${at(
				11,
			)
				.split('|')
				.map(
					(name) => markup`<th>${name}`,
				)}${bands.map((band) => markup`<tr data-row><td>${field('band', band.band)}<td>${field('previous', count(band.previous))}<td>${field('current', count(band.current))}<td>${field('used', count(band.used))}`)}</table>
			<p>${at(12)}: <b>${field('consumption', count(used))} kWh</b></p><h3>${at(14)}</h3><table data-list="charges">${charges.map((charge) => markup`<tr data-row><td>${field('name', charge.name)}<td>${field('amount', money(charge.amount))}`)}</table>
			<div class="slip"><span>${supplier.name}</span><span>${customer}</span><span>${money(total)}</span></div>`;
		return { html, fields };
	},
};
export default family;
