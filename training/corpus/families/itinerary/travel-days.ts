import type { Family, Fields } from '../../family.ts';
import {
	asDate,
	asRows,
	asText,
	cell,
	drawPeople,
	drawPen,
	longDate,
	titled,
} from '../../kit/archive.ts';
import { absent } from '../../kit/ask.ts';
import { clock, clockAmPm } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const CITIES = 'London,Lisbon,Geneva,Toronto,Manila,Nairobi,Lima,Vienna,Dublin,Osaka,Athens'.split(
	',',
);
const DAYS = 'Sunday,Monday,Tuesday,Wednesday,Thursday,Friday,Saturday'.split(',');
const TALKS = [
	'Call on the distributor',
	'Meeting with the bank',
	'Tour of the new mill',
	'Meeting with the Ministry of Agriculture',
	'Briefing at the Embassy',
	'Interview with the trade press',
	'Visit to the test farm',
	'Talks with the licensing office',
];
type Told = { city: string; secondCity: string };
const askFields = ({ city, secondCity }: Told): Fields => ({
	traveller: asText(
		'Whose itinerary is it?|Who is travelling?|For whom was the trip planned?|travellerName',
	),
	title: asText(
		'What is the heading of the page?|What is the title of the itinerary?|itineraryTitle',
	),
	revised: asDate(
		'When was the itinerary revised?|What is the date of the revision?|revisionDate|date in the corner',
	),
	homeCity: asText(
		'From which city does the trip start?|Where does the traveller leave from?|cityOfDeparture',
	),
	firstFlight: asText(
		'What is the number of the first flight?|Which flight is taken first?|firstFlightNumber|flight on the first day',
	),
	firstDeparture: asText(
		'At what time does the first flight leave?|When is the first departure?|firstDepartureTime',
	),
	firstArrival: asText(
		'At what time does the first flight arrive?|When does the traveller land on the first day?|firstArrivalTime',
	),
	hotelInCity: asText(
		`At which hotel will the traveller stay in ${city}?|What is the hotel in ${city}?|hotel in ${city}|Where does one sleep in ${city}?`,
	),
	phoneInCity: asText(
		`What is the telephone number of the hotel in ${city}?|How can the traveller be reached in ${city}?|hotel phone ${city}`,
	),
	contactInCity: asText(
		`Who meets the traveller in ${secondCity}?|Who is the contact in ${secondCity}?|contact ${secondCity}|Whose name is given for ${secondCity}?`,
	),
	returnDay: asDate(
		'On what day does the traveller come back?|When does the trip end?|returnDate|day of the flight home',
	),
	lastFlight: asText(
		'What is the flight home?|What is the number of the last flight?|returnFlight',
	),
	confirmed: asText('What note was added by hand?|What is written in pen?|handwrittenNote'),
	agent: asText('Which travel agency made the bookings?|Who booked the trip?|travelAgency'),
	events: asRows(
		{
			time: asText('At what time?|timeOfEvent|hour of the appointment'),
			what: asText('What is planned?|appointment|what happens'),
		},
		'What appointments are on the itinerary?|appointments|all entries with a time, flights apart',
	),
	fare: absent(asText('What is the fare?|ticketPrice|cost of the ticket')),
	passport: absent(asText('What is the passport number?|passportNumber|number of the passport')),
});

/** An itinerary by days: underlined dates, times hanging at the left, flights as "Lv." and "Ar.", hotel and telephone under each day. */
const family: Family = {
	author: 'maeve',
	locales: ['en-US', 'en-GB', 'en-AU', 'en-CA'],
	draw: (random, locale) => {
		const isAmerican = locale.countryCode === 'US';
		const stops = random.some(CITIES, random.int(2, 4));
		const [who = locale.person(), ...contacts] = drawPeople(locale, 8);
		const start = random.day('1959-01-05', '1996-11-01');
		const home = locale.address().city;
		const pattern = isAmerican ? 'MMMM d, yyyy' : 'd MMMM yyyy';
		const sign = random.pick(['.', ':']);
		const time = (minutes: number) => (isAmerican ? clockAmPm(minutes) : clock(minutes, sign));
		const talks = random.shuffle(TALKS);
		const fields = askFields({ city: stops[0] ?? '', secondCity: stops[1] ?? '' });
		const line = random.pick(['TW', 'BA', 'PA', 'KL', 'AF', 'SR']);
		let offset = 0;
		const head = (day: string, path?: string) => {
			const shown =
				path === undefined
					? markup`${locale.date(day, pattern)}`
					: field(path, locale.date(day, pattern));
			return markup`<h2>${DAYS[new Date(day).getUTCDay()]}, ${shown}</h2>`;
		};
		const row = (left: ReturnType<typeof markup> | string, right: ReturnType<typeof markup>) =>
			markup`<div class="r"><span>${left}</span><span>${right}</span></div>`;
		const days = stops.map((city, i) => {
			const day = addDays(start, offset);
			offset += random.int(2, 3);
			const leave = random.int(400, 900);
			const from = i === 0 ? field('homeCity', home) : markup`${stops[i - 1]}`;
			const flight = `${line} ${random.int(11, 948)}`;
			const events = talks
				.splice(0, random.int(1, 2))
				.map((what, k) => ({ what, at: 570 + k * 255 + random.int(0, 6) * 15 }));
			const hotel = `${random.pick(['Hotel', 'Grand Hotel', 'The'])} ${random.pick(['Bristol', 'Regina', 'Continental', 'Excelsior', 'Metropole', 'Windsor'])}`;
			return markup`${head(day)}${row(i === 0 ? field('firstDeparture', time(leave)) : time(leave), markup`Lv. ${from}, flight ${i === 0 ? field('firstFlight', flight) : flight}`)}${row(i === 0 ? field('firstArrival', time(leave + 195)) : time(leave + 195), markup`Ar. ${city}`)}${row('', markup`${i === 0 ? field('hotelInCity', hotel) : hotel}${random.chance(0.8) && markup`, tel. ${i === 0 ? field('phoneInCity', random.pattern('## ## ##')) : random.pattern('## ## ##')}`}`)}${(i === 1 || random.chance(0.5)) && row('', markup`Met by ${i === 1 ? field('contactInCity', titled(random, contacts[i] ?? who)) : titled(random, contacts[i] ?? who)}`)}${head(addDays(day, 1))}<div data-list="events">${events.map(({ what, at }) => markup`<div class="r" data-row><span>${cell('time', time(at))}</span><span>${cell('what', what)}</span></div>`)}</div>`;
		});
		const html = markup`<style>@page { size: ${isAmerican ? 'letter' : 'A4'}; margin: 17mm 24mm } body { position: relative; font: ${random.pick(["11pt/1.4 'Liberation Mono'", "11.5pt/1.45 'Liberation Serif'", "10pt/1.45 'DejaVu Sans Mono'"])} } h1 { font-size: 14pt; margin: 0; text-align: ${random.pick(['center', 'left'])} } h2 { font-size: 11pt; margin: 4mm 0 1mm; text-decoration: underline; font-weight: ${random.pick(['normal', 'bold'])} } .r { display: grid; grid-template-columns: 32mm 1fr } .n { position: absolute; right: 0; top: ${random.int(60, 150)}mm; ${drawPen(random)} }
			</style><h1>${field('title', random.pick(['ITINERARY', 'TRAVEL SCHEDULE', 'Travel Arrangements', 'Itinerary – Overseas Trip']))}</h1><div style="text-align:${random.pick(['center', 'left'])};margin:2mm 0 4mm">${field('traveller', titled(random, who))}${random.chance(0.6) && markup`<br><small>(Revised ${field('revised', longDate(locale, addDays(start, -random.int(3, 20))))})</small>`}</div>${days}${head(addDays(start, offset), 'returnDay')}${row(time(random.int(500, 1000)), markup`Lv. ${stops.at(-1)}, flight ${field('lastFlight', `${line} ${random.int(11, 948)}`)} for ${home}`)}
			${random.chance(0.5) && markup`<p style="font-size:9pt;margin-top:7mm">Reservations by ${field('agent', `${locale.person().family} Travel ${random.pick(['Bureau', 'Service'])}`)}. All times are local.</p>`}${random.chance(0.4) && markup`<div class="n">${field('confirmed', random.pick(['all confirmed', 'wife joins here', 'cable hotel!', 'take samples']))}</div>`}`;
		return { html, fields };
	},
};
export default family;
