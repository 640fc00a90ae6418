import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text, values } from '../../kit/ask.ts';
import { drawCareer } from '../../kit/careers.ts';
import { field, markup } from '../../kit/html.ts';
import * as ask from '../../kit/lives.ts';

const fields: Fields = {
	vorname: text('givenNames', 'given name', 'Wie heißt die Bewerberin mit Vornamen?'),
	nachname: text('surname', 'Familienname', 'last name of the applicant'),
	geburtsdatum: date('birthDate', 'Wann ist die Person geboren?'),
	geburtsort: text('birthPlace', 'born in'),
	familienstand: text('maritalStatus', 'verheiratet oder ledig?'),
	staatsangehoerigkeit: text('nationality', 'citizenship'),
	konfession: text('religion', 'Religion der Person'),
	fuehrerschein: text('drivingLicence', 'Führerscheinklasse', 'Which driving licence class?'),
	werdegang: list(
		{ von: ask.START, bis: ask.END, taetigkeit: ask.ROLE, firma: ask.COMPANY, ort: ask.PLACE },
		'berufserfahrung',
		'beruflicher Werdegang',
		'Which jobs, in which order?',
	),
	schulbildung: list(
		{ von: ask.BEGAN, bis: ask.FINISHED, schule: ask.SCHOOL, abschluss: ask.DEGREE },
		'Ausbildung',
		'schools and degrees',
		'Welche Schulen wurden besucht?',
	),
	kenntnisse: values(ask.SKILL, 'Kenntnisse', 'EDV und anderes', 'What does the applicant know?'),
	hobbys: text('hobbies', 'Freizeit', 'What does the person do in the spare time?'),
	unterschriftsdatum: date(
		'signatureDate',
		'Datum am Ende des Lebenslaufs',
		'When was the CV signed?',
	),
	email: absent(text('email')),
	eintritt: absent(
		date('', 'frühester Eintrittstermin', 'earliest start date', 'Ab wann verfügbar?'),
	),
	gehalt: absent(number('desiredSalary', 'Gehaltswunsch')),
};

/** A German tabular life, oldest first: grey bars as headings, a ruled photo box on the right, date and signature. */
const family: Family = {
	author: 'gustav',
	locales: ['de-DE', 'de-AT'],
	draw: (random, locale) => {
		const person = locale.person();
		const home = locale.address();
		const { jobs, studies, skills } = drawCareer(random, locale);
		const style = random.pick(['mm.yyyy', 'mm/yyyy', 'MMMM yyyy', 'dd.mm.yyyy']);
		const say = (day: string) => locale.date(day, style).text;
		const bar = (label: string) => markup`<div class="bar">${label}</div>`;
		const html = markup`<style>
			@page { size: A4; margin: 20mm 20mm 15mm 25mm }
			body { font: 11pt/1.5 'Liberation Sans'; position: relative } h1 { text-align: center; font-size: 16pt; letter-spacing: 4pt; margin: 0 0 8mm } .photo { position: absolute; right: 0; top: 18mm; width: 36mm; height: 46mm; border: .6pt solid #000; font-size: 8pt; text-align: center; padding-top: 20mm }
			.bar { background: #dcdcdc; font-weight: bold; padding: .8mm 2mm; margin: 6mm 0 2mm; clear: both } .p { display: table; width: 112mm } .r { display: table-row } .r > span { display: table-cell; padding: .4mm 0; vertical-align: top } .r > span:first-child { width: 52mm } .t { display: table; width: 100% } .sign { margin-top: 12mm; width: 70mm; border-top: .5pt solid; font-size: 8.5pt }
			</style><h1>LEBENSLAUF</h1><div class="photo">Lichtbild</div>
			<div class="p"><div class="r"><span>Vorname:</span><span>${field('vorname', person.given)}</span></div><div class="r"><span>Nachname:</span><span>${field('nachname', person.family)}</span></div>
			<div class="r"><span>Wohnhaft:</span><span>${home.lines[0]}, ${home.lines[1]}</span></div><div class="r"><span>Geboren am/in:</span><span>${field('geburtsdatum', locale.date(random.day('1958-01-01', '2004-01-01'), 'dd.mm.yyyy'))} in ${field('geburtsort', locale.address().city)}</span></div>
			<div class="r"><span>Familienstand:</span><span>${field('familienstand', random.pick(['ledig', 'verheiratet, zwei Kinder', 'geschieden', 'verheiratet', 'verwitwet']))}</span></div>
			<div class="r"><span>Staatsangehörigkeit:</span><span>${field('staatsangehoerigkeit', random.pick(['deutsch', 'österreichisch', 'türkisch', 'polnisch']))}</span></div>
			${random.chance(0.4) && markup`<div class="r"><span>Konfession:</span><span>${field('konfession', random.pick(['ev.-luth.', 'röm.-kath.', 'ohne']))}</span></div>`}
			<div class="r"><span>Eltern:</span><span>${locale.person().name}, ${random.pick(['Schlosser', 'Lehrer', 'Landwirt'])}</span></div></div>
			${bar('Schul- und Berufsausbildung')}<div class="t" data-list="schulbildung">${[...studies].reverse().map((study) => markup`<div class="r" data-row><span>${field('von', String(study.from))} bis ${field('bis', String(study.to))}</span><span>${field('schule', study.school)}<br>Abschluss: ${field('abschluss', study.degree)}</span></div>`)}</div>
			${bar('Beruflicher Werdegang')}<div class="t" data-list="werdegang">${[...jobs].reverse().map((job) => markup`<div class="r" data-row><span>${job.to === null ? markup`seit ${field('von', say(job.from))}` : markup`${field('von', say(job.from))} – ${field('bis', say(job.to))}`}</span><span>${field('taetigkeit', job.title)} bei ${field('firma', job.employer)} in ${field('ort', job.city)}</span></div>`)}</div>
			${bar('Besondere Kenntnisse')}<div data-list="kenntnisse">${skills.map((skill, i) => markup`${i > 0 && ', '}<span data-row>${field('value', skill)}</span>`)}</div>${random.chance(0.7) && markup`<div>Führerschein Klasse ${field('fuehrerschein', random.pick(['B', 'B, BE', 'C1', 'A und B']))}</div>`}
			${random.chance(0.6) && markup`${bar('Interessen')}${field('hobbys', random.pick(['Chorgesang, Wandern', 'Fußball (Trainer der F-Jugend)', 'Modellbau', 'Garten und Imkerei']))}`}
			<p style="margin-top:9mm">${home.city}, den ${field('unterschriftsdatum', locale.date(random.day('2016-01-01', '2026-05-01')))}</p><div class="sign">${person.name}</div>`;
		return { html, fields };
	},
};
export default family;
