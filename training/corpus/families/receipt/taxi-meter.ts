import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	company: text('merchantName', 'taxi company', 'Mit welchem Taxi wurde gefahren?'),
	cabNumber: text('truckNumber', 'number of the cab', 'Ordnungsnummer des Taxis', 'medallion'),
	driverId: text(
		'',
		'licence of the driver',
		'hackLicence',
		'Which driver number?',
		'Fahrernummer',
	),
	date: date('', 'date of the ride', 'Fahrtdatum', 'When was the ride?', 'rideDate'),
	startTime: text('', 'pick-up time', 'Abfahrt', 'At what time did the ride begin?'),
	endTime: text('arrivalTime', 'drop-off time', 'Ende der Fahrt'),
	distance: number(
		'',
		'distance driven',
		'gefahrene Strecke',
		'How far was the ride?',
		'miles or km',
	),
	charges: list(
		{
			charge: text('', 'kind of charge', 'Zuschlag', 'what is charged'),
			amount: number('lineTotal', 'cost'),
		},
		'fare and extras',
		'Gebühren',
		'Which charges make up the fare?',
	),
	total: number('grossTotal', 'fare with everything', 'Fahrpreis'),
	tip: number('tip', 'Trinkgeld'),
	from: text('', 'where the ride began', 'Start', 'pick-up place'),
	to: text('', 'destination', 'Ziel der Fahrt', 'Where did the passenger get out?'),
	passenger: absent(text('personName', 'name of the passenger')),
	flight: absent(text('flightNumber')),
	plate: absent(text('vehiclePlate', 'licence plate')),
};

/** A taxi's meter slip, set at fixed places: times and distance in two columns, charges as a ladder, lines to fill in by hand. */
const family: Family = {
	author: 'gustav',
	locales: ['en-US', 'en-GB', 'de-DE', 'de-AT', 'en-AU'],
	draw: (random, locale) => {
		const { money, amount } = locale;
		const isGerman = locale.language === 'de';
		const say = (english: string, german: string) => (isGerman ? german : english);
		const base = inMoney(random.decimal(2.5, 4.9), locale);
		const ride = inMoney(random.decimal(4, 58), locale);
		const extras = random
			.some(
				isGerman
					? ['Zuschlag Gepäck', 'Nachtzuschlag', 'Flughafen', 'Wartezeit']
					: ['Airport fee', 'Night surcharge', 'Bridge toll', 'Extra passenger', 'Waiting time'],
				random.int(0, 3),
			)
			.map((charge) => ({ charge, amount: inMoney(random.decimal(0.5, 7), locale) }));
		const charges = [
			{ charge: say('Flag drop', 'Grundgebühr'), amount: base },
			{ charge: say('Metered fare', 'Fahrstrecke'), amount: ride },
			...extras,
		];
		const tip = random.chance(0.5) ? toMoney(Math.ceil(ride * 0.1)) : 0;
		const sum = toMoney(charges.reduce((all, charge) => all + charge.amount, 0) + tip);
		const hour = random.int(6, 21);
		const minutes = random.int(10, 30);
		const stop = minutes + random.int(5, 29);
		let y = 6;
		const at = (x: number, content: ReturnType<typeof markup>, side = 'left') =>
			markup`<div style="position:absolute;${side}:${x}mm;top:${y}mm">${content}</div>`;
		const row = (left: ReturnType<typeof markup>, right: ReturnType<typeof markup>) => {
			y += 5;
			return markup`${at(4, left)}${at(4, right, 'right')}`;
		};
		const far = random.decimal(0.8, 27, 1);
		const unit = isGerman || locale.countryCode === 'AU' ? 'km' : 'mi';
		const hand = random.chance(0.6);
		const cell = charges.length * 5;
		const html = markup`<style>@page { size: 62mm ${104 + cell + (hand ? 26 : 0)}mm; margin: 0 } body { font: 9pt/1.2 'DejaVu Sans Mono'; letter-spacing: -.5pt; position: relative; height: ${100 + cell}mm } .hand { font: italic 11pt 'Liberation Serif'; color: #23a }</style>
			${at(4, markup`<b>${field('company', `${random.pick(['Yellow Star', 'City', 'Union', 'Hallo', 'Harbour'])} ${random.pick(['Taxi', 'Cab Co.', 'Taxi GmbH'])}`)}</b>`)}
			${row(markup`${say('CAB', 'Wagen')} ${field('cabNumber', random.pattern('?###'))}`, markup`${say('DRV', 'Fahrer')} ${field('driverId', random.pattern('#####'))}`)}
			${row(markup`${say('Date', 'Datum')}`, markup`${field('date', locale.date(random.day('2018-01-01', '2026-05-30')))}`)}
			${row(markup`${say('Start', 'Beginn')} ${field('startTime', `${hour}:${minutes}`)}`, markup`${say('End', 'Ende')} ${field('endTime', `${hour}:${stop}`)}`)}
			${row(markup`${say('Distance', 'Strecke')}`, markup`${field('distance', locale.count(far))} ${unit}`)}${row(markup`- - - - - - - -`, markup`- - -`)}
			<div data-list="charges">${charges.map((charge) => markup`<div data-row>${row(markup`${field('charge', charge.charge)}`, markup`${field('amount', amount(charge.amount))}`)}</div>`)}</div>
			${tip > 0 && row(markup`${say('Tip', 'Trinkgeld')}`, markup`${field('tip', amount(tip))}`)}${row(markup`<b>TOTAL</b>`, markup`<b>${field('total', money(sum))}</b>`)}
			${row(markup`${say('incl. tax', 'inkl. USt.')}`, markup`${amount(toMoney(sum * 0.07))}`)}
			${hand && markup`${row(markup`${say('from', 'von')} <span class="hand">${field('from', locale.address().street)}</span>`, markup``)}${row(markup`${say('to', 'nach')} <span class="hand">${field('to', random.pick(isGerman ? ['Hauptbahnhof', 'Flughafen', 'Messe', 'Klinikum'] : ['Airport', 'Central Station', 'Hotel', 'Hospital']))}</span>`, markup``)}`}
			${row(markup`${say('Thank you', 'Vielen Dank')}`, markup`Tel ${random.pattern('#####')}`)}`;
		return { html, fields };
	},
};
export default family;
