import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { drawPeople } from '../../kit/archive.ts';
import { clock, speak } from '../../kit/forms.ts';
import { about, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { also } from '../../kit/reports.ts';

const SAID = {
	en: 'Itinerary for|Leave;Arrive|by car;by train;by air|Lunch with;Meeting with;Visit to the works, received by;Dinner with|Overnight at the|Confirmation|Secretary’s extension|Monday;Tuesday;Wednesday;Thursday;Friday|Mr;Mrs|Flight|Purpose',
	de: 'Reiseplan für|Abfahrt;Ankunft|mit dem Wagen;mit der Bahn;mit dem Flugzeug|Mittagessen mit;Besprechung mit;Werksbesichtigung, Empfang durch;Abendessen mit|Übernachtung im|Bestätigung|Apparat des Sekretariats|Montag;Dienstag;Mittwoch;Donnerstag;Freitag|Herr;Frau|Flug|Zweck',
	fr: 'Voyage de|Départ;Arrivée|en voiture;en train;en avion|Déjeuner avec;Entretien avec;Visite de l’usine, accueil par;Dîner avec|Nuit à l’|Confirmation|Poste du secrétariat|Lundi;Mardi;Mercredi;Jeudi;Vendredi|M.;Mme|Vol|Objet',
	es: 'Plan de viaje de|Salida;Llegada|en coche;en tren;en avión|Almuerzo con;Reunión con;Visita a la fábrica, recibe;Cena con|Noche en el|Confirmación|Extensión de secretaría|Lunes;Martes;Miércoles;Jueves;Viernes|Sr.;Sra.|Vuelo|Objeto',
	da: 'Rejseplan for|Afgang;Ankomst|i bil;med tog;med fly|Frokost med;Møde med;Besøg på fabrikken, modtages af;Middag med|Overnatning på|Bekræftelse|Sekretariatets lokalnummer|Mandag;Tirsdag;Onsdag;Torsdag;Fredag|hr.;fru|Fly|Formål',
} as const;

/** A secretary's typed plan for a travelling director: the day underlined, hours in a column, what happens beside, train and flight numbers, hotel with telephone at the end of each day. */
const family: Family = {
	author: 'thora',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'es-ES', 'da-DK', 'en-US', 'de-CH'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const count = random.int(2, 4);
		const people = drawPeople(locale, count * 3 + 1);
		const towns = [...new Set(Array.from({ length: 12 }, () => locale.address().city))];
		const traveller = people.at(-1)?.name ?? '';
		const days = at(7).split(';');
		const first = random.int(0, 5 - count);
		const asked: Record<string, Fields[string]> = {};
		const dayName = (d: number) => days[first + d] ?? '';
		for (let d = 0; d < count; d += 1) {
			const day = dayName(d);
			asked[`hotel${d}`] = askText(
				`hotel on ${day}|At which hotel is the night of ${day} spent?|where the traveller sleeps on ${day}|Hotel am ${day}|hôtel du ${day}`,
			);
			asked[`leave${d}`] = askText(
				`departure on ${day}|At what time does the traveller leave on ${day}?|first departure of ${day}|Abfahrt am ${day}|heure de départ du ${day}`,
			);
			asked[`meets${d}`] = askText(
				`first person met on ${day}|Whom does the traveller meet first on ${day}?|meeting partner on ${day}|Wen trifft man am ${day} zuerst?`,
			);
		}
		const [vehicle, spareTown] = [
			random.pick(['LH ###', 'BA ####', 'SK ###', 'D ###', 'IC ##']),
			towns.at(-1) ?? '',
		];
		const fields: Fields = {
			...about('pageNumber'),
			...asked,
			traveller: askText(
				'traveller|Who is travelling?|travellerName|Für wen ist der Reiseplan?|Qui voyage ?|¿Quién viaja?',
			),
			dates: askText(
				'dates of the trip|When does the trip take place?|tripDates|Zeitraum der Reise|dates du voyage|fechas del viaje',
			),
			transport: askText(
				'number of the first train or flight|Which train or flight is taken first?|firstTransport|Zug- oder Flugnummer|numéro du train ou du vol',
			),
			firstStop: askText(
				'first town visited|Which town is visited first?|firstTown|erste Station|première ville',
			),
			extension: askText(
				'extension of the secretary|Under which extension is the secretary?|secretaryExtension|Apparat des Sekretariats|poste du secrétariat',
			),
			purpose: askText(
				'purpose of the trip|Why does the director travel?|tripPurpose|Zweck der Reise|objet du voyage',
			),
			stops: list(
				{
					time: askText('time|hour|Uhrzeit'),
					what: askText('what happens|Programmpunkt'),
					person: askText('person met|with whom'),
				},
				'entries of the plan',
				'What happens at which hour?',
				'planEntries',
				'Programmpunkte mit Uhrzeit',
			),
			cost: absent(askText('cost of the trip|What does the trip cost?|Reisekosten|frais')),
			visa: absent(askText(`visa|Is a visa needed for ${spareTown}?|Visum`)),
		};
		const line = (minutes: number, body: ReturnType<typeof markup>, path: string | false = false) =>
			markup`<div data-row class="l"><span>${also(field('time', clock(minutes, random.pick([':', '.', ':']))), path)}</span><span>${body}</span></div>`;
		const title = (isWoman = false) => at(8).split(';')[isWoman ? 1 : 0] ?? '';
		const plan = Array.from({ length: count }, (_, d) => {
			const [leave = '', arrive = ''] = at(1).split(';');
			const town = towns[d % towns.length] ?? '';
			const start = random.int(420, 560);
			const meals = at(3).split(';');
			const transport = random.pattern(vehicle);
			const person = (i: number) =>
				`${title(people[d * 3 + i]?.isWoman)} ${people[d * 3 + i]?.name}`;
			const go = markup`${field('what', leave)} ${random.pick(at(2).split(';'))} ${d === 0 ? field('/transport', transport) : random.chance(0.5) && random.pattern(vehicle)}`;
			const arrival = line(
				start + random.int(60, 150),
				markup`${field('what', markup`${arrive} ${d === 0 ? field('/firstStop', town) : town}`, `${arrive} ${town}`)}`,
			);
			const second = line(
				random.pick([780, 795]),
				markup`${field('what', meals[0] ?? '')} ${also(field('person', person(0)), `meets${d}`)}, ${locale.company().name}`,
			);
			const third = line(
				random.pick([870, 900]),
				markup`${field('what', random.pick(meals.slice(1, 3)))} ${field('person', person(1))}`,
			);
			const fourth =
				random.chance(0.6) &&
				line(
					random.pick([1170, 1200]),
					markup`${field('what', meals[3] ?? '')} ${field('person', person(2))}`,
				);
			const hotel = markup`<p class="h">${at(4)} ${field(`/hotel${d}`, `Hotel ${random.pick(['Bristol', 'Terminus', 'Europa', 'Astoria', 'Park', 'Royal'])}`)}, ${locale.phone()}${random.chance(0.4) && markup` (${at(5)} ${random.pattern('?####')})`}</p>`;
			return markup`<h3>${dayName(d)}</h3>${line(start, go, `leave${d}`)}${arrival}${second}${third}${fourth}${d < count - 1 || random.chance(0.3) ? hotel : markup`${hotel}`}`;
		});
		const html = markup`<style>@page { size: ${random.pick(['A4', 'letter', 'A5'])}; margin: 18mm } body { font: ${random.pick(['9.5pt', '10.5pt'])}/1.4 ${random.pick(["'Liberation Mono'", "'Liberation Mono'", "'DejaVu Sans Mono'", "'Liberation Serif'"])} } h1 { font-size: 12pt; ${random.pick(['text-decoration: underline', 'text-align: center; letter-spacing: 1pt'])} } h3 { font-size: inherit; font-weight: normal; text-decoration: underline; margin: 4mm 0 1mm } .l { display: grid; grid-template-columns: ${random.int(16, 26)}mm 1fr; margin-bottom: .8mm } .h { margin: 1.5mm 0 0 ${random.int(0, 26)}mm }
			</style><div style="text-align:right">${field('pageNumber', `- ${random.int(1, 2)} -`)}</div><h1>${at(0)} ${field('traveller', `${title(people.at(-1)?.isWoman)} ${traveller}`)}</h1><p>${field('dates', `${random.int(2, 9)} – ${random.int(11, 15)} ${locale.month(random.int(1, 12))} ${random.int(1956, 1994)}`)}<br>${at(10)}: ${field('purpose', random.pick(['Annual visit', 'Kabel 4', 'Lizenz / Licence', 'Audit', 'Fair']))}</p><div data-list="stops">${plan}</div><p>${at(6)}: ${field('extension', random.pattern('###'))}</p>`;
		return { html, fields };
	},
};
export default family;
