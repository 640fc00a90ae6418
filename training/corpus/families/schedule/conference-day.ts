import type { Family, Fields } from '../../family.ts';
import { absent, date, list, text } from '../../kit/ask.ts';
import { clock, clockAmPm, speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	event: text(
		'',
		'What is the conference called?',
		'eventName',
		'Wie heißt die Tagung?',
		'konferens',
	),
	date: date('', 'On which day does it take place?', 'eventDate', 'datum', 'Wann ist die Tagung?'),
	venue: text('location', 'Where is the conference held?', 'plats', 'Wo findet sie statt?'),
	registration: text(
		'',
		'When does registration open?',
		'registrationTime',
		'När öppnar registreringen?',
	),
	lunch: text(
		'',
		'At what time does the lunch begin?',
		'lunchTime',
		'Wann gibt es Mittagessen?',
		'När är det lunch?',
	),
	coffee: text(
		'',
		'When is the coffee break?',
		'coffeeBreak',
		'kaffepaus',
		'Wann ist Kaffeepause?',
	),
	dinner: text('', 'When does the dinner start?', 'dinnerTime', 'middag', 'Abendessen'),
	keynote: text(
		'',
		'Who gives the keynote?',
		'keynoteSpeaker',
		'huvudtalare',
		'Wer hält den Hauptvortrag?',
	),
	chair: text('', 'Who chairs the day?', 'sessionChair', 'moderator', 'Wer leitet die Sitzung?'),
	sessions: list(
		{
			start: text('time', 'start of the session'),
			title: text('subject', 'title of the talk'),
			speaker: text('personName', 'speaker'),
			room: text('roomNumber', 'room'),
		},
		'sessions',
		'Which talks are given, and when?',
	),
	wifi: text(
		'',
		'password of the wireless network',
		'What is the Wi-Fi password?',
		'wifiPassword',
		'WLAN-Passwort',
	),
	contact: text('phone', 'number of the conference office', 'Whom to call with questions?'),
	fee: absent(text('', 'registration fee', 'What does it cost to take part?', 'fee')),
	breakfast: absent(text('', 'When is breakfast?', 'breakfastTime', 'frukost', 'Frühstück')),
};
const SAID = {
	en: 'Registration and coffee|Welcome|Coffee break|Lunch|Conference dinner|Keynote|Chair|Room|Wi-Fi password|Conference office|Programme|Panel discussion|Close|Soil and Water;Library Futures;Small Hydropower;Rural Bus Days;Timber in the City',
	sv: 'Registrering och kaffe|Välkommen|Kaffepaus|Lunch|Konferensmiddag|Huvudföredrag|Ordförande|Sal|Lösenord till nätet|Konferenskansli|Program|Paneldiskussion|Avslutning|Mark och vatten;Framtidens bibliotek;Små vattenkraftverk;Trä i staden',
	de: 'Anmeldung und Kaffee|Begrüßung|Kaffeepause|Mittagessen|Abendessen|Hauptvortrag|Leitung|Raum|WLAN-Passwort|Tagungsbüro|Programm|Podiumsgespräch|Ende der Tagung|Boden und Wasser;Bibliothek der Zukunft;Kleine Wasserkraft;Holz in der Stadt',
} as const;
const TALKS = {
	en: [
		'Ten years of monitoring',
		'What users really want',
		'Costs and how to keep them',
		'A case from the coast',
		'Tools that failed us',
		'Data you can trust',
	],
	sv: [
		'Tio års mätningar',
		'Vad användare egentligen vill',
		'Kostnader och hur man håller dem',
		'Ett fall från kusten',
		'Verktyg som svek',
	],
	de: [
		'Zehn Jahre Messungen',
		'Was Nutzer wirklich wollen',
		'Kosten im Griff',
		'Ein Fall von der Küste',
		'Werkzeuge, die versagten',
	],
} as const;

/** A programme on a time line: times at the left, talks as cards, breaks as bars across, which are no talks. */
const family: Family = {
	author: 'solveig',
	locales: ['en-GB', 'sv-SE', 'de-DE', 'en-US'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const talks = random.shuffle<string>(TALKS[locale.language as keyof typeof TALKS]);
		const zero = random.chance(0.5) ? '0' : ' ';
		const day = random.day('2004-02-01', '2026-11-01');
		const print = (minutes: number) =>
			locale.id === 'en-US'
				? clockAmPm(minutes, ['am', 'pm'])
				: clock(minutes).padStart(5, zero).trim();
		let now = random.pick([480, 510, 525, 540]);
		const hasRoom = random.chance(0.6);
		const next = (length: number) => {
			const start = now;
			now += length;
			return print(start);
		};
		const bar = (path: string, said: string, length: number) =>
			markup`<div class="t">${field(path, next(length))}</div><div class="bar">${said}</div>`;
		const talk = (title: string, isKeynote = false) => {
			const speaker = locale.person().name;
			return markup`<div data-row class="row"><div class="t">${field('start', next(random.pick([30, 40, 45])))}</div><div class="card">${isKeynote && markup`<i>${at(5)}</i> `}<b>${field('title', title)}</b><br>${isKeynote ? markup`<span data-field="/keynote">${field('speaker', speaker)}</span>` : field('speaker', speaker)}${hasRoom && markup` · ${at(7)} ${field('room', random.pick(['A', 'B 12', '204', 'Aula']))}`}</div></div>`;
		};
		const html = markup`<style>@page { size: ${random.pick(['A4', 'A5', '100mm 210mm'])}; margin: 10mm } body { font: 8.5pt/1.35 'DejaVu Sans' } h1 { font-size: 15pt; margin: 0 } .g, .l { display: grid; grid-template-columns: 19mm 1fr; gap: 1.5mm } .row { display: contents } .t { font-weight: bold; padding-top: 1mm } .bar { background: #e4e9ee; padding: 1mm 2mm } .card { border-left: 2pt solid #46a; padding: .5mm 2mm } footer { border-top: .6pt solid #000; margin-top: 4mm; font-size: 7.5pt }
			</style><h1>${field('event', `${random.pick(at(13).split(';'))} ${day.slice(0, 4)}`)}</h1><p>${at(10)} · ${field('date', locale.date(day, random.pick(locale.country.dates)))} · ${field('venue', `${random.pick(['Folkets hus', 'Forum', 'Hotel Astor', 'Kongresszentrum', 'University Hall'])}, ${locale.address().city}`)}</p>
			<div class="g" data-list="sessions">${random.chance(0.85) ? bar('/registration', at(0), 30) : ''}<div class="t">${next(15)}</div><div class="bar">${at(1)}${random.chance(0.6) && markup` – ${at(6)}: ${field('/chair', locale.person().name)}`}</div>${talk(talks[0] ?? '', random.chance(0.7))}${bar('/coffee', at(2), 20)}${talk(talks[1] ?? '')}${random.chance(0.5) && talk(talks[2] ?? '')}${bar('/lunch', at(3), 60)}${talk(talks[3] ?? '')}${random.chance(0.6) && talk(talks[4] ?? '')}${random.chance(0.6) && markup`<div class="t">${next(45)}</div><div class="bar">${at(11)}</div>`}<div class="t">${next(random.int(4, 9) * 15)}</div><div class="bar">${at(12)}</div>${random.chance(0.6) && markup`<div class="t">${field('/dinner', print(random.pick([1110, 1140, 1170])))}</div><div class="bar">${at(4)}</div>`}</div>
			<footer>${random.chance(0.5) && markup`${at(8)}: ${field('wifi', random.pattern('?????##').toLowerCase())} · `}${random.chance(0.7) && markup`${at(9)}: ${field('contact', locale.phone())}`}</footer>`;
		return { html, fields };
	},
};
export default family;
