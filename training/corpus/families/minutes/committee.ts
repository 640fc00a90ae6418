import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text, values } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	body: text('', 'Which committee met?', 'committeeName', 'Welches Gremium hat getagt?'),
	date: date('', 'When was the meeting held?', 'meetingDate', 'Datum der Sitzung'),
	place: text('location', 'Where did they meet?'),
	start: text('', 'When did the meeting begin?', 'startTime'),
	end: text('', 'When was the meeting closed?', 'endTime'),
	chair: text('', 'Who was in the chair?', 'chairperson', 'Sitzungsleitung'),
	secretary: text('preparedBy', 'Who took the minutes?', 'Protokollführung'),
	attendees: values(text('personName', 'member present'), 'present', 'Who took part?'),
	apologies: values(
		text('', 'member who was excused', 'absentMember'),
		'excused',
		'Who could not come?',
	),
	decisions: list(
		{
			number: text('lineNumber', 'number of the item'),
			topic: text('subject', 'what the item was about'),
			resolution: text('', 'what was decided', 'resolution'),
			inFavour: number('', 'votes in favour', 'yesVotes'),
		},
		'resolutions',
		'What was decided?',
	),
	actions: list(
		{
			task: text('', 'what has to be done', 'task'),
			owner: text('', 'Who has to do it?', 'responsible'),
			due: date('dueDate', 'until when'),
		},
		'actionItems',
		'Who has to do what by when?',
	),
	nextMeeting: date('', 'When do they meet again?', 'nextMeetingDate', 'nächste Sitzung'),
	budget: absent(number('contractValue', 'sum of the contract')),
	invoiceNumber: absent(text('invoiceNumber')),
};
const SAID = {
	en: [
		'Minutes of the meeting',
		'held on',
		'at',
		'from',
		'to',
		'Present',
		'Apologies',
		'Chair',
		'Minutes',
		'The committee resolved',
		'votes in favour',
		'Action|Responsible|By',
		'Next meeting',
		'Parish Council|Allotment Committee|Works Council|School Board',
	],
	de: [
		'Protokoll der Sitzung',
		'vom',
		'im',
		'von',
		'bis',
		'Anwesend',
		'Entschuldigt',
		'Leitung',
		'Protokoll',
		'Beschluss',
		'Ja-Stimmen',
		'Aufgabe|Zuständig|Bis',
		'Nächste Sitzung',
		'Ortsbeirat|Vereinsvorstand|Betriebsrat|Elternbeirat',
	],
} as const;
const ITEMS = {
	en: [
		['Repair of the roof', 'to accept the lower of the two offers'],
		['Summer fair', 'to hold the fair on the green as in past years'],
		['Fees', 'to leave the fees unchanged for another year'],
		['New website', 'to ask for a third quotation'],
		['Bicycle racks', 'to order twelve racks for the east entrance'],
	],
	de: [
		['Sanierung des Daches', 'Das günstigere der beiden Angebote wird angenommen'],
		['Sommerfest', 'Das Fest findet wie bisher auf dem Anger statt'],
		['Beiträge', 'Die Beiträge bleiben unverändert'],
		['Neue Website', 'Es wird ein drittes Angebot eingeholt'],
		['Fahrradständer', 'Zwölf Ständer werden für den Osteingang bestellt'],
	],
} as const;
const TASKS = {
	en: [
		'Sign the contract with the roofer',
		'Book the marquee',
		'Write to all members',
		'Get a quotation',
	],
	de: [
		'Vertrag mit dem Dachdecker schließen',
		'Zelt bestellen',
		'Rundschreiben an alle Mitglieder',
		'Angebot einholen',
	],
} as const;
const ROOMS = {
	en: ['Village Hall', 'Room 2.14', 'the library'],
	de: ['Gemeindesaal', 'Raum 2.14', 'Vereinsheim'],
} as const;

/** Minutes as a secretary writes them: names in a row, numbered items with prose, a table of tasks. */
const family: Family = {
	author: 'anselm',
	locales: ['en-GB', 'de-DE', 'en-AU', 'de-CH'],
	draw: (random, locale) => {
		const language = locale.language as keyof typeof SAID;
		const at = (i: number) => SAID[language][i] ?? '';
		const people = [
			...new Set(Array.from({ length: random.int(6, 11) }, () => locale.person().name)),
		];
		const [chair = '', secretary = '', ...others] = people;
		const gone = others.splice(0, random.int(0, 2));
		const day = random.day('2016-01-01', '2026-06-01');
		const items = random.some<readonly [string, string]>(ITEMS[language], random.int(2, 4));
		const tasks = random.some<string>(TASKS[language], random.int(1, 3));
		const [head = '', who = '', until = ''] = at(11).split('|');
		const html = markup`<style>
			@page { size: A4; margin: 22mm }
			body { font: 10.5pt/1.5 ${random.pick(["'Liberation Sans'", "'Liberation Serif'"])} } h1 { font-size: 15pt; margin: 0 } h2 { font-size: 11.5pt; margin: 5mm 0 1mm } .who { display: grid; grid-template-columns: 28mm 1fr; margin: 5mm 0 } p { margin: 0 0 2mm } .res { border-left: 2pt solid #000; padding-left: 3mm } table { width: 100%; margin-top: 3mm } td, th { border: .5pt solid #666; padding: 1mm 2mm; text-align: left }
			</style><h1>${at(0)}: ${field('body', random.pick(at(13).split('|')))}</h1><div>${at(1)} ${field('date', locale.date(day))}, ${at(2)} ${field('place', random.pick<string>(ROOMS[language]))}, ${at(3)} ${field('start', `${random.int(17, 19)}:${random.pick(['00', '15', '30'])}`)} ${at(4)} ${field('end', `${random.int(20, 22)}:${random.pick(['05', '20', '45'])}`)}</div>
			<div class="who"><b>${at(5)}</b><span data-list="attendees">${[chair, secretary, ...others].map((name, i) => markup`${i > 0 && ', '}<span data-row>${field('value', name)}</span>`)}</span>
			${gone.length > 0 && markup`<b>${at(6)}</b><span data-list="apologies">${gone.map((name, i) => markup`${i > 0 && ', '}<span data-row>${field('value', name)}</span>`)}</span>`}
			<b>${at(7)}</b><span>${field('chair', chair)}</span><b>${at(8)}</b><span>${field('secretary', secretary)}</span></div>
			<div data-list="decisions">${items.map(
				(
					[topic, resolution],
					i,
				) => markup`<div data-row><h2>${field('number', String(i + 1))} ${field('topic', topic)}</h2><p>${random.pick(others) || chair} ${language === 'de' ? 'berichtet zum Stand. Nach kurzer Aussprache wird abgestimmt.' : 'reported on the state of affairs. After a short discussion a vote was taken.'}</p>
				<p class="res">${at(9)}: ${field('resolution', resolution)} (${field('inFavour', random.int(3, 9))} ${at(10)}).</p></div>`,
			)}</div><table data-list="actions"><tr><th>${head}<th>${who}<th>${until}${tasks.map((task) => markup`<tr data-row><td>${field('task', task)}<td>${field('owner', random.pick([chair, secretary, ...others]))}<td>${field('due', locale.date(addDays(day, random.int(7, 40))))}`)}</table>
			<p style="margin-top:6mm">${at(12)}: ${field('nextMeeting', locale.date(addDays(day, random.pick([28, 35, 56]))))}</p>`;
		return { html, fields };
	},
};
export default family;
