import type { Family, Fields } from '../../family.ts';
import { absent, date, text } from '../../kit/ask.ts';
import { clock } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	passenger: text(
		'',
		'name of the passenger',
		'Who flies?',
		'passengerName',
		'Yolcu adı',
		'Nom du passager',
	),
	flight: text('flightNumber', 'uçuş', 'Which flight?', 'numéro de vol'),
	from: text('', 'from', 'From where does the flight leave?', 'departureAirport', 'Nereden?'),
	to: text('', 'to', 'Where does the flight go?', 'arrivalAirport', 'Nereye?'),
	date: date('departureDate', 'date of the flight', 'uçuş tarihi'),
	boarding: text('boardingTime', 'When does boarding begin?', 'biniş saati'),
	departure: text('', 'departure time', 'When does the plane leave?', 'departureTime', 'kalkış'),
	gate: text('gate', 'Which gate?', 'kapı', 'porte'),
	seat: text('seat', 'koltuk', 'Where does the passenger sit?'),
	class: text('', 'class', 'In which class?', 'cabinClass', 'sınıf'),
	sequence: text(
		'',
		'sequence number',
		'checkInSequence',
		'What is the sequence number?',
		'sıra no',
	),
	ticket: text(
		'documentNumber',
		'ticket number',
		'ETKT',
		'What is the number of the electronic ticket?',
	),
	frequentFlyer: text('memberNumber', 'frequent flyer number'),
	zone: text('', 'boarding group', 'Which group boards?', 'boardingZone', 'grup'),
	baggage: absent(text('', 'number of bags', 'How many bags were checked in?', 'checkedBags')),
	arrival: absent(text('arrivalTime', 'When does the plane land?', 'varış')),
	price: absent(text('grossTotal', 'price of the ticket')),
};
const AIRPORTS = [
	'LISBON LIS',
	'ISTANBUL IST',
	'OSLO OSL',
	'BUDAPEST BUD',
	'PORTO OPO',
	'PRAGUE PRG',
	'MEXICO CITY MEX',
	'LYON LYS',
	'IZMIR ADB',
];

/** A boarding pass with a stub torn off at the right: everything printed twice, in capitals, captions above. */
const family: Family = {
	author: 'lidia',
	locales: ['en-GB', 'tr-TR', 'pt-PT', 'hu-HU'],
	draw: (random, locale) => {
		const who = locale.person();
		const name = `${who.family}/${who.given} ${who.isWoman ? 'MRS' : 'MR'}`.toLocaleUpperCase(
			locale.language,
		);
		const [from = '', to = ''] = random.some(AIRPORTS, 2);
		const out = random.int(330, 1290);
		const day = random.day('1998-01-01', '2026-06-01');
		const [, month = '', date2 = ''] = day.split('-');
		const short = {
			text: `${date2}${random.pick(['', ' '])}${['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'][Number(month) - 1] ?? ''}${random.chance(0.6) ? ` ${day.slice(2, 4)}` : ''}`,
			value: day,
		};
		const values = {
			flight: random.pattern('?? ###'),
			gate: `${random.pick(['A', 'B', '', 'C'])}${random.int(1, 48)}`,
			seat: `${random.int(1, 38)}${random.pick(['A', 'B', 'C', 'D', 'F'])}`,
			boarding: clock(out - random.pick([30, 40, 45])),
			sequence: random.pattern('###'),
		};
		const hasGate = random.chance(0.7);
		const cell = (label: string, content: ReturnType<typeof markup> | false, area = '') =>
			markup`<div style="${area}"><i>${label}</i><b>${content}</b></div>`;
		const html = markup`<style>@page { size: 205mm 85mm; margin: 4mm } body { font: 8pt 'Liberation Sans'; display: grid; grid-template-columns: 140mm 1fr } .m, .s { padding: 2mm 3mm } .s { border-left: 1pt dashed #000 } .g { display: grid; grid-template-columns: repeat(4, 1fr); gap: 2.5mm } .s .g { grid-template-columns: 1fr 1fr; gap: 1.5mm } i { display: block; font: 6pt 'Liberation Sans'; color: #444 } b { font: ${random.pick(["bold 11pt 'Liberation Mono'", "bold 10pt 'DejaVu Sans Mono'", "bold 11pt 'Liberation Sans'"])} } .s b { font-size: 8.5pt } .t { background: #024; color: #fff; padding: 1mm 3mm; grid-column: 1 / 3; display: flex; justify-content: space-between } .bar { height: 11mm; margin-top: 3mm; background: repeating-linear-gradient(90deg, #000 0 .5mm, #fff .5mm 1.1mm, #000 1.1mm 2mm, #fff 2mm 2.4mm) }
			</style><div class="t"><span>${random.pick(['AERO AURORA', 'NORDAVELA', 'TAGUS AIR', 'BLUE KESTREL'])}</span><span>BOARDING PASS${locale.language === 'tr' && ' / BİNİŞ KARTI'}</span></div><div class="m"><div class="g">${cell('NAME OF PASSENGER', field('passenger', name), 'grid-column:span 3')}${cell('CLASS', random.chance(0.7) && field('class', random.pick(['Y', 'ECONOMY', 'C', 'BUSINESS'])))}${cell('FROM', field('from', from), 'grid-column:span 2')}${cell('TO', field('to', to), 'grid-column:span 2')}${cell('FLIGHT', field('flight', values.flight))}${cell('DATE', field('date', short))}${cell('BOARDING', field('boarding', values.boarding))}${cell('DEPARTS', random.chance(0.7) && field('departure', clock(out)))}${cell('GATE', hasGate && field('gate', values.gate))}${cell('SEAT', field('seat', values.seat))}${cell('SEQ', field('sequence', values.sequence))}${cell('GROUP', random.chance(0.5) && field('zone', String(random.int(1, 5))))}</div><div class="bar"></div><small>${random.chance(0.6) && markup`ETKT ${field('ticket', random.pattern('### ##########'))}`} &nbsp; GATE CLOSES 15 MINUTES BEFORE DEPARTURE</small></div>
			<div class="s"><div class="g">${cell('NAME', field('passenger', name), 'grid-column:span 2')}${cell('FROM', field('from', from), 'grid-column:span 2')}${cell('TO', field('to', to), 'grid-column:span 2')}${cell('FLIGHT', field('flight', values.flight))}${cell('DATE', field('date', short))}${cell('SEAT', field('seat', values.seat))}${cell('GATE', hasGate && field('gate', values.gate))}${cell('FQTV', random.chance(0.4) && field('frequentFlyer', random.pattern('??#######')), 'grid-column:span 2')}</div></div>`;
		return { html, fields };
	},
};
export default family;
