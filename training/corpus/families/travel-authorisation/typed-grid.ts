import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import { DEPARTMENTS, OFFICE_TITLES } from '../../kit/office.ts';
import { drawTypeface } from '../../kit/paperwork.ts';
import { addDays } from '../../kit/random.ts';
import { typed, typedRight } from '../../kit/typed.ts';
import { asDate, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	authorizationNo: asText(
		'T.A. NO. | travelAuthorizationNo | What is the number of the travel authorization? | Which number has the form? | Nummer der Reisegenehmigung',
	),
	traveler: asText(
		'NAME OF TRAVELER | travelerName | Who travels? | For whom is the travel authorized? | Wer reist? | Qui voyage ?',
	),
	title: asText(
		'TITLE | travelerTitle | What is the position of the traveler? | What office does the traveler hold?',
	),
	office: asText(
		'ORGANIZATIONAL UNIT | unit | In which unit does the traveler work? | To which department does the traveler belong?',
	),
	purpose: asText(
		'PURPOSE OF TRAVEL | tripPurpose | What is the purpose of the trip? | Why does the person travel? | Zweck der Reise',
	),
	departs: asDate(
		'DATE OF DEPARTURE | beginsOn | When does the trip begin? | On what day does the traveler leave? | Wann beginnt die Reise?',
	),
	returns: asDate(
		'DATE OF RETURN | returnsOn | When does the traveler come back? | On which day does the trip end?',
	),
	itinerary: list(
		{
			from: asText('FROM | departure place | From where?'),
			to: asText('TO | destination | Where to?'),
			by: asText('MODE | means of transport | How does the traveler go?'),
		},
		'ITINERARY',
		'legs',
		'Which places does the trip lead to?',
	),
	transportation: asNumber(
		'TRANSPORTATION | transportCost | What will transportation cost? | How much is estimated for transportation?',
	),
	perDiem: asNumber(
		'PER DIEM | perDiemTotal | How much per diem is estimated? | What does the per diem come to?',
	),
	rate: asNumber(
		'RATE PER DAY | perDiemRate | What is the per diem rate? | How much does the traveler get for a day? | Tagegeld',
	),
	other: asNumber(
		'OTHER (specify) | otherCost | What other expenses are estimated? | How much is set down under other?',
	),
	total: asNumber(
		'TOTAL ESTIMATED COST | totalCost | What will the trip cost in all? | What is the total estimated cost? | Was kostet die Reise insgesamt?',
	),
	advance: asNumber(
		'ADVANCE REQUESTED | travelAdvance | How much money is asked for in advance? | What advance does the traveler want?',
	),
	appropriation: asText(
		'APPROPRIATION | chargeTo | To which appropriation is the trip charged? | What fund pays for the trip?',
	),
	authorizedBy: asText(
		'AUTHORIZED BY | authorizingOfficer | Who authorized the travel? | Which official signed the authorization? | Wer hat die Reise genehmigt?',
	),
	authorizedTitle: asText(
		'title of the authorizing officer | officerTitle | What is the title of the person who authorized the trip? | Under which title is it signed?',
	),
	issued: asDate(
		'DATE ISSUED | issueDate | When was the authorization issued? | What is the date of the form?',
	),
	carRental: absent(asText('RENTAL CAR COMPANY | rentalCar | From whom is the car hired?')),
	spent: absent(asNumber('ACTUAL COST | actualCost | How much did the trip really cost?')),
	passport: absent(
		asText('PASSPORT NO. | passportNumber | What is the passport number of the traveler?'),
	),
};
const BUREAUS = [
	'DEPARTMENT OF HARBORS',
	'STATE BOARD OF AGRICULTURE',
	'BUREAU OF STANDARDS AND TESTS',
	'OFFICE OF PUBLIC ROADS',
	'COMMISSION ON FISHERIES',
] as const;

/** A travel authorization that is typed whole, frame and all, in columns of a typewriter: rules of dashes and bars, captions with leader dots. */
const family: Family = {
	author: 'clementine',
	locales: ['en-US', 'en-CA', 'en-US'],
	draw: (random, locale) => {
		const day = random.day('1951-01-01', '1992-12-01');
		const nights = random.int(1, 9);
		const rate = random.pick([9, 12, 16, 25, 35, 50, 75]);
		const [transport, other] = [random.int(18, 640), random.chance(0.5) ? random.int(4, 90) : 0];
		const total = transport + rate * nights + other;
		const bar = random.pick(['-', '=', '_']).repeat(76);
		const cities = Array.from({ length: random.int(1, 3) }, () =>
			locale.address().city.toUpperCase(),
		);
		const home = locale.address().city.toUpperCase();
		const stops = [home, ...cities, home];
		const legs = stops.slice(1).map((to, i) => ({
			from: stops[i] ?? '',
			to,
			by: random.pick(['AIR', 'RAIL', 'GOVT CAR', 'PRIVATE AUTO', 'BUS']),
		}));
		const pattern = random.pick(['MMMM d, yyyy', 'mm/dd/yyyy', 'd MMMM yyyy']);
		const on = (when: string) => locale.date(when, pattern);
		const upper = random.chance(0.5);
		const say = (text: string) => (upper ? text.toUpperCase() : text);
		const row = (label: string, path: string, content: Parameters<typeof typed>[1] | undefined) =>
			markup`${label.padEnd(24, random.pick(['.', '.', ' ']))} ${content !== undefined && field(path, content)}\n`;
		const cost = (label: string, path: string, value: number | undefined) =>
			markup`   ${label.padEnd(34, '.')}${value === undefined ? '' : typedRight(path, locale.amount(value), 12)}\n`;
		const maybe = <T>(share: number, value: T) => (random.chance(share) ? value : undefined);
		const html = markup`<style>@page { size: letter; margin: 18mm 18mm } pre { font: ${drawTypeface(random, 10)}; line-height: ${random.pick([1.25, 1.4, 1.55])}; margin: 0 }
			</style><pre>${random.pick(BUREAUS)}
${' '.repeat(22)}TRAVEL AUTHORIZATION
${bar}
T.A. NO. ${typed('authorizationNo', random.pattern('##-####'), 28)}DATE ISSUED ${field('issued', on(day))}
${bar}
${row('NAME OF TRAVELER', 'traveler', say(locale.person().name))}${row('TITLE', 'title', maybe(0.8, say(random.pick(OFFICE_TITLES))))}${row('ORGANIZATIONAL UNIT', 'office', maybe(0.85, say(random.pick(DEPARTMENTS))))}${row('PURPOSE OF TRAVEL', 'purpose', say(random.pick(['To attend annual conference', 'Inspection of district offices', 'To testify at hearing', 'Training of new staff'])))}${row('DATE OF DEPARTURE', 'departs', on(addDays(day, random.int(5, 30))))}${row('DATE OF RETURN', 'returns', maybe(0.85, on(addDays(day, 31 + nights))))}${bar}
ITINERARY   FROM                 TO                   MODE
<span data-list="itinerary">${legs.map((leg) => markup`<span data-row>            ${typed('from', leg.from, 21)}${typed('to', leg.to, 21)}${field('by', leg.by)}</span>\n`)}</span>RENTAL CAR COMPANY
${bar}
ESTIMATED COST
${cost('TRANSPORTATION', 'transportation', transport)}${cost('RATE PER DAY', 'rate', maybe(0.75, rate))}${cost(`PER DIEM (${nights} DAYS)`, 'perDiem', rate * nights)}${cost('OTHER (specify)', 'other', other || undefined)}${cost('TOTAL ESTIMATED COST', 'total', total)}${cost('ADVANCE REQUESTED', 'advance', maybe(0.5, random.int(1, 4) * 50))}${bar}
${row('APPROPRIATION', 'appropriation', maybe(0.8, random.pattern('##-####.###')))}
The traveler is authorized to incur necessary expenses in accordance with
regulations. Vouchers are due within 5 days of return. Advances not settled
within 30 days are deducted from pay.

${row('AUTHORIZED BY', 'authorizedBy', say(locale.person().name))}${' '.repeat(25)}${field('authorizedTitle', say(random.pick(OFFICE_TITLES)))}</pre>`;
		return { html, fields };
	},
};
export default family;
