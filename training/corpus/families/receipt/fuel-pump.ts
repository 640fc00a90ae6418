import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	station: text('merchantName', 'petrol station', 'Wo wurde getankt?'),
	stationNumber: text('', 'number of the station', 'siteNo', 'Stationsnummer'),
	pump: text('', 'pump number', 'Zapfsäule', 'Which pump was used?'),
	fuel: text('fuelType', 'Kraftstoffsorte'),
	litres: number('volume', 'how many litres', 'getankte Menge'),
	pricePerLitre: number('unitPrice', 'Preis je Liter'),
	date: date('purchaseDate', 'Tankdatum'),
	time: text('time'),
	total: number('grossTotal', 'amount paid at the station'),
	vat: number('taxTotal'),
	odometer: number('mileage', 'kilometres entered by the driver'),
	plate: text('vehiclePlate', 'Kennzeichen'),
	cardNumber: text('cardNumber', 'fuel card'),
	authorization: text('authorizationCode'),
	items: list(
		{
			product: text('itemDescription', 'Ware'),
			quantity: number('quantity'),
			price: number('unitPrice'),
			amount: number('lineTotal'),
		},
		'all things bought',
		'Positionen',
		'What was bought besides fuel?',
	),
	invoiceDue: absent(date('dueDate')),
	driver: absent(text('driver', 'name of the driver')),
};
const SAID = {
	en: [
		'PUMP',
		'TOTAL',
		'VAT',
		'Unleaded 95|Diesel|Super 98|HVO100',
		'Car wash Gold|Screen wash 5L|Coffee regular|Engine oil 1L',
		'Odometer',
		'Reg.',
		'Approved',
		'Thank you, drive safely',
	],
	de: [
		'Säule',
		'Gesamt',
		'MwSt',
		'Super E10|Diesel|Super 95|Premium Diesel',
		'Autowäsche Komfort|Scheibenreiniger|Kaffee Creme|Motoröl 1 l',
		'km-Stand',
		'Kennz.',
		'Genehmigt',
		'Gute Fahrt!',
	],
	nl: [
		'POMP',
		'TOTAAL',
		'BTW',
		'Euro 95 E10|Diesel|Super 98|HVO100',
		'Wasstraat luxe|Ruitenvloeistof|Koffie|Motorolie 1L',
		'Km-stand',
		'Kenteken',
		'Akkoord',
		'Goede reis',
	],
	sv: [
		'PUMP',
		'TOTALT',
		'MOMS',
		'Bensin 95|Diesel|HVO100|E85',
		'Biltvätt Guld|Spolarvätska|Kaffe|Motorolja 1L',
		'Mätarst.',
		'Reg.nr',
		'Godkänt',
		'Trevlig resa',
	],
} as const;

/** A filling station's slip: pump, litres and price on lines of their own, the card terminal's copy printed below. */
const family: Family = {
	author: 'tilda',
	locales: ['en-GB', 'de-DE', 'nl-NL', 'sv-SE', 'de-CH', 'en-IE'],
	draw: (random, locale) => {
		const { amount } = locale;
		const said = SAID[locale.language as keyof typeof SAID];
		const at = (i: number) => said[i] ?? '';
		const litres = random.decimal(8, 72);
		const price = Number((inMoney(1, locale) * random.decimal(1.3, 2.1, 3)).toFixed(3));
		const fuel = random.pick(at(3).split('|'));
		const extras = random
			.some(at(4).split('|'), random.pick([0, 0, 1, 2]))
			.map((name) => ({ name, amount: inMoney(random.decimal(2, 15), locale) }));
		const fuelAmount = toMoney(litres * price);
		const sum = toMoney(fuelAmount + extras.reduce((all, extra) => all + extra.amount, 0));
		const rate = locale.country.rates[0] ?? 20;
		const hasCard = random.chance(0.7);
		const unit = random.pick(['L', 'l', 'Ltr']);
		const brand = `${random.pick(['Petra', 'Orlex', 'Nordoil', 'Halcyon', 'Q-Star'])} ${locale.address().city} ${random.pick(['Nord', 'A2', 'West', 'Ring'])}`;
		const html = markup`<style>
			@page { size: 76mm ${150 + extras.length * 6}mm; margin: 5mm }
			body { font: 9pt/1.35 'DejaVu Sans Mono'; letter-spacing: -.4pt } table { width: 100% } td { padding: 0; vertical-align: top } td:last-child { text-align: right } .b td { font-weight: bold; font-size: 11.5pt; padding-top: 1.5mm } h4 { margin: 0; text-align: center; font-size: 12pt } hr { border: 0; border-top: .8pt dashed }
			</style><h4>${field('station', brand)}</h4><div style="text-align:center">${locale.address().whole}<br>Tel ${locale.phone()}</div><hr>
			<table><tr><td>${random.pick(['Stn', 'St.-Nr.', 'Site'])} ${field('stationNumber', random.pattern('0####'))}<td>${field('date', locale.date(random.day('2018-01-01', '2026-05-30')))}<tr><td>#${random.pattern('######')}<td>${field('time', `${random.pattern('1#')}:${random.int(10, 59)}:${random.int(10, 59)}`)}</table><hr>
			<table data-list="items"><tbody data-row><tr><td colspan="2">${at(0)} ${field('/pump', random.int(1, 12))}&nbsp; <span data-field="/fuel">${field('product', fuel)}</span>
				<tr><td>&nbsp;<span data-field="/litres" data-value="${litres}">${field('quantity', amount(litres))}</span> ${unit} x <span data-field="/pricePerLitre" data-value="${price}">${field('price', amount(price, 3))}</span><td>${field('amount', amount(fuelAmount))}</tbody>
				${extras.map((extra) => markup`<tbody data-row><tr><td>${field('product', extra.name)}<td>${field('amount', amount(extra.amount))}</tbody>`)}</table><hr>
			<table><tr class="b"><td>${at(1)} ${locale.country.currency}<td>${field('total', amount(sum))}<tr><td>${at(2)} ${rate}%<td>${field('vat', amount(toMoney((sum * rate) / (100 + rate))))}</table>
			${random.chance(0.5) && markup`<hr>${at(5)}: ${field('odometer', locale.count(random.int(8000, 240000)))} km<br>${at(6)}: ${field('plate', random.pattern('??-##-??'))}`}
			${hasCard && markup`<hr>*** Card ***<br>${field('cardNumber', random.pattern('XXXX XXXX XXXX ####'))}<br>AID A0000000${random.pattern('######')}<br>Auth ${field('authorization', random.pattern('######'))}<br>${locale.country.currency} ${field('total', amount(sum))}<br>${at(7)}`}<hr><center>${at(8)}</center>`;
		return { html, fields };
	},
};
export default family;
