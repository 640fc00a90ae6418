import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { clock, speak } from '../../kit/forms.ts';
import { about, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { also, drawFace, sharedCell } from '../../kit/reports.ts';

const SAID = {
	en: 'Timetable|Winter;Summer|From|To|Days|Dep.|Arr.|Flight|Aircraft|Via|daily;ex. Sun.;Mon–Fri|Check-in closes|minutes before departure|Reservations|operates until',
	de: 'Flugplan|Winter;Sommer|Von|Nach|Tage|Ab|An|Flug|Gerät|Über|täglich;außer So;Mo–Fr|Annahmeschluss|Minuten vor Abflug|Buchungen|verkehrt bis',
	fr: 'Horaire|Hiver;Été|De|À|Jours|Dép.|Arr.|Vol|Appareil|Via|tous les jours;sauf dim.;lu–ve|Fin de l’enregistrement|minutes avant le départ|Réservations|circule jusqu’au',
	it: 'Orario|Inverno;Estate|Da|A|Giorni|Part.|Arr.|Volo|Aereo|Via|ogni giorno;escl. dom.;lun–ven|Chiusura accettazione|minuti prima|Prenotazioni|fino al',
	pl: 'Rozkład lotów|Zima;Lato|Z|Do|Dni|Odl.|Przyl.|Lot|Samolot|Przez|codziennie;oprócz nd.;pn–pt|Koniec odprawy|minut przed odlotem|Rezerwacja|kursuje do',
	sv: 'Tidtabell|Vinter;Sommar|Från|Till|Dagar|Avg.|Ank.|Flyg|Plan|Via|dagligen;ej sö;må–fr|Incheckning stänger|minuter före avgång|Bokning|går till',
} as const;

/** A page of an airline's timetable: one block for each destination with the city in a bar, outward lines at the left and return lines at the right of the block, days as figures 1 to 7, small notes on dates. */
const family: Family = {
	author: 'casimir',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'it-IT', 'pl-PL', 'sv-SE', 'de-CH'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const cities = [
			...new Set([
				'Oslo',
				'Rome',
				'Lisbon',
				'Athens',
				'Vienna',
				'Cairo',
				'Tunis',
				'Malta',
				'Zagreb',
			]),
		];
		const chosen = random.some(cities, random.int(3, 4));
		const home = locale.address().city;
		const code = random.pattern('??');
		const asked: Record<string, Fields[string]> = {};
		const blocks = chosen.map((city, c) => ({
			city,
			lines: [0, 1].map((way) =>
				Array.from({ length: random.int(1, 3) }, (_, i) => {
					const from = random.int(370 + i * 230, 560 + i * 230);
					return {
						flight: `${code} ${(c + 1) * 100 + way + i * 2 + random.int(0, 4) * 10}`,
						leave: clock(from, ':').padStart(5, '0'),
						arrive: clock(from + random.int(65, 190), ':').padStart(5, '0'),
						days: random.chance(0.4)
							? random.pick(at(10).split(';'))
							: random
									.some(['1', '2', '3', '4', '5', '6', '7'], random.int(2, 5))
									.toSorted()
									.join(''),
						plane: random.pick(['DC9', '737', 'CVL', 'F27', 'M80', 'AB3']),
					};
				}),
			),
		}));
		const flat = blocks.flatMap(({ city, lines }) =>
			lines.flatMap((all, way) => all.map((one) => ({ ...one, city, way }))),
		);
		const targets = random.some([...flat.keys()], 4);
		for (const [k, i] of targets.entries()) {
			const flight = flat[i]?.flight ?? '';
			asked[`leave${k}`] = askText(
				`departure of ${flight}|When does flight ${flight} leave?|departure time of ${flight}|Wann fliegt ${flight} ab?|À quelle heure part ${flight} ?`,
			);
			asked[`arrive${k}`] = askText(
				`arrival of ${flight}|When does flight ${flight} arrive?|arrival time of ${flight}|Wann kommt ${flight} an?`,
			);
			asked[`days${k}`] = askText(
				`days of ${flight}|On which days does ${flight} operate?|operating days of ${flight}|An welchen Tagen fliegt ${flight}?`,
			);
		}
		const first = blocks[0];
		const spare = cities.find((one) => !chosen.includes(one)) ?? '';
		const fields: Fields = {
			...about('title', 'pageNumber', 'note'),
			...asked,
			airline: askText(
				'airline|Which airline is it?|airlineName|Welche Fluglinie?|compagnie|linia lotnicza',
			),
			season: askText(
				'season of the timetable|For which season is the timetable?|timetableSeason|Flugplanperiode|saison de l’horaire',
			),
			home: askText(
				'airport at home|From which city do the flights leave?|homeAirport|Heimatflughafen|aéroport de départ',
			),
			firstOut: askText(
				`first flight to ${first?.city}|Which is the first flight to ${first?.city}?|earliest flight number to ${first?.city}|erster Flug nach ${first?.city}`,
			),
			checkIn: askText(
				'minutes before departure at which check-in closes|When does check-in close?|checkInMinutes|Annahmeschluss in Minuten|fin de l’enregistrement',
			),
			phone: askText(
				'telephone for bookings|Under which number can one book?|bookingPhone|Telefon für Buchungen|téléphone des réservations',
			),
			flights: list(
				{
					city: askText('city|other end of the route|Ort'),
					flight: askText('flight number|Flug'),
					days: askText('days of operation|Tage'),
					leave: askText('departure|Abflug'),
					arrive: askText('arrival|Ankunft'),
					plane: askText('aircraft|Gerät'),
				},
				'flights',
				'Which flights are there, when do they leave and arrive?',
				'flightList',
				'alle Flüge',
			),
			missing: absent(
				askText(
					`first flight to ${spare}|When is there a flight to ${spare}?|flight number to ${spare}`,
				),
			),
			fare: absent(
				askText(`fare to ${first?.city}|What does the flight to ${first?.city} cost?|Flugpreis`),
			),
		};
		const row = (one: (typeof flat)[number], c: number) => {
			const i = flat.findIndex(({ flight }) => flight === one.flight);
			const k = targets.indexOf(i);
			const path = (what: string) => k >= 0 && `${what}${k}`;
			const isFirst = c === 0 && one.way === 0 && one.flight === first?.lines[0]?.[0]?.flight;
			return markup`<tr data-row="f${i}"><td>${also(field('days', one.days), path('days'))}<td>${also(field('leave', one.leave), path('leave'))}<td>${also(field('arrive', one.arrive), path('arrive'))}<td>${also(field('flight', one.flight), isFirst && 'firstOut')}<td><i>${field('plane', one.plane)}</i>`;
		};
		const head = markup`<tr class="h"><td>${at(4)}<td>${at(5)}<td>${at(6)}<td>${at(7)}<td>${at(8)}`;
		const block = ({ city }: (typeof blocks)[number], c: number) => {
			const own = flat.filter((one) => one.city === city);
			const side = (way: number) =>
				markup`<table>${head}${own.filter((one) => one.way === way).map((one) => row(one, c))}</table>`;
			const rows = own.map(({ flight }) => `f${flat.findIndex((one) => one.flight === flight)}`);
			const named = sharedCell('city', city, rows, city);
			return markup`<section><h3>${at(3)} / ${at(2)} ${named}</h3><div class="w">${side(0)}${side(1)}</div></section>`;
		};
		const html = markup`<style>@page { size: ${random.pick(['A5', '105mm 210mm', 'A4', 'A5 landscape'])}; margin: 8mm } body { font: ${random.pick(['7.2pt', '7.8pt'])}/1.25 ${drawFace(random)} } h1 { font-size: 14pt; margin: 0 } h3 { margin: 3mm 0 .5mm; padding: .5mm 2mm; font-size: 9pt; ${random.pick(['background: #123; color: #fff', 'border: .8pt solid #000', 'border-bottom: 1.5pt solid #000'])} } .w { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm } table { border-collapse: collapse; width: 100%; align-self: start } td { padding: .2mm .4mm } .h td { font-size: 6pt; border-bottom: .3pt solid #000 } section { break-inside: avoid }
			</style><div>${field('airline', random.pick(['Aeronord', 'Transalpina', 'Balt Air', 'Air Meridian']))} <span style="float:right">${field('pageNumber', String(random.int(4, 60)))}</span></div><h1>${field('title', at(0))} ${field('season', `${random.pick(at(1).split(';'))} ${random.int(1964, 1999)}`)}</h1><div>${at(2)} ${field('home', home)}</div><div data-list="flights">${blocks.map(block)}</div><p>${at(11)}: ${field('checkIn', String(random.pick([20, 30, 45])))} ${at(12)}. ${at(13)}: ${field('phone', locale.phone())}<br>${random.chance(0.6) && field('note', random.pick([`7 = ${at(14)} 30.9.`, '1 = Mo … 7 = So', '* GMT +1']))}</p>`;
		return { html, fields };
	},
};
export default family;
