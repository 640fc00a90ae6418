import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text, values } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import * as ask from '../../kit/lives.ts';
import { drawApplicant, drawSpans, split } from '../../kit/lives.ts';

const fields: Fields = {
	name: text('personName', 'scholar', 'Whose academic CV is it?'),
	position: text('jobTitle', 'current academic rank', 'Which post does the scholar hold now?'),
	department: text('department', 'institute of the scholar'),
	email: text('email'),
	website: text('website', 'homepage of the scholar'),
	orcid: text('', 'ORCID', 'researcher identifier', 'Welche ORCID hat die Forscherin?'),
	hIndex: number('', 'h-index', 'citation index of the scholar', 'How high is the h-index?'),
	office: text('', 'office', 'room in the department', 'Which office is the scholar in?'),
	appointments: list(
		{ title: ask.ROLE, institution: ask.COMPANY, place: ask.PLACE, start: ask.START, end: ask.END },
		'academic_positions',
		'posts held',
		'Welche Stellen hatte die Person inne?',
	),
	degrees: list(
		{
			degree: ask.DEGREE,
			university: ask.SCHOOL,
			year: ask.FINISHED,
			thesis: text('', 'title of the thesis', 'thesisTitle', 'Titel der Dissertation'),
		},
		'education',
		'Which degrees were awarded?',
	),
	publications: list(
		{
			title: text('', 'title of the paper', 'paperTitle', 'titre de l’article'),
			journal: text('', 'where it was published', 'journal', 'Zeitschrift'),
			year: number('', 'year of publication', 'published', 'Erscheinungsjahr'),
		},
		'selectedPublications',
		'papers',
		'What has the scholar published?',
	),
	teaching: values(
		text('', 'course taught', 'lecture', 'Lehrveranstaltung'),
		'courses',
		'What does the scholar teach?',
	),
	address: absent(
		text('', 'home address', 'private address of the scholar', 'Where does the scholar live?'),
	),
	birthDate: absent(date('birthDate')),
};
const RANKS = split(
	'Lecturer in Soil Science|Assistant Professor|Postdoctoral Fellow|Research Associate|Teaching Fellow|Associate Professor of Linguistics|Visiting Scholar',
);
const FIELDS = split(
	'tidal wetlands|urban dialects|low-cost sensors|medieval trade routes|protein folding|river sediments|minority languages|battery ageing',
);
const SHAPES = split(
	'A long record of {f}|Rethinking {f} after 1990|Measuring {f}: methods and errors|On the limits of {f}|{f} and public policy|Towards a theory of {f}',
);
const JOURNALS = split(
	'Journal of Applied Inquiry|Annals of Field Studies|Northern Review|Letters in Measurement|Quarterly of Comparative Research',
);
const UNIVERSITIES = split(
	'University of Northgate|Alder Valley University|Harborview Institute|Universität Kranichstein|Université de Clairval|Politecnico di Rivalta',
);
const COURSES = split(
	'Introduction to Statistics (BSc)|Field Methods (MSc)|Research Seminar|History of the Discipline|Academic Writing|Data Analysis with R',
);

/** A scholar's long CV: definition lists with years as terms, publications with hanging indents, several pages. */
const family: Family = {
	author: 'maribel',
	locales: ['en-GB', 'en-US', 'en-CA', 'en-ZA'],
	draw: (random, locale) => {
		const person = drawApplicant(random);
		const topic = random.pick(FIELDS);
		const spans = drawSpans(random, random.int(2, 5), { days: [360, 1500] });
		const year = (day: string | null) => (day ?? '').slice(0, 4);
		const shape = () =>
			random
				.pick(SHAPES)
				.replace('{f}', random.pick([topic, random.pick(FIELDS)]))
				.replace(/^./, (letter) => letter.toUpperCase());
		const first = Number(year(spans.at(-1)?.from ?? '2010'));
		const initial = `${person.given.slice(0, 1)}.`;
		const degrees = random.some(split('PhD|MSc|BSc (Hons)'), random.int(2, 3)).sort().reverse();
		const html = markup`<style>
			@page { size: ${random.pick(['A4', 'letter'])}; margin: 24mm 25mm }
			body { font: 11pt/1.4 'Liberation Serif' } h1 { font-size: 16pt; margin: 0 } h2 { font-size: 12pt; font-weight: normal; font-variant: small-caps; letter-spacing: .5pt; margin: 7mm 0 2mm } dl { margin: 0; display: grid; grid-template-columns: 28mm 1fr; row-gap: 1.6mm } dl > div { display: contents } dt { color: #333 } dd { margin: 0 }
			.pub { padding-left: 9mm; text-indent: -9mm; margin: 0 0 1.6mm } address { font-style: normal; margin-top: 2mm; columns: 2 }
			</style><h1>${field('name', person.name)}</h1><address>${field('position', random.pick(RANKS))}<br>${field('department', `Department of ${random.pick(['Geography', 'Linguistics', 'Chemistry', 'History', 'Engineering'])}`)}<br>${random.chance(0.6) && markup`Room ${field('office', random.pattern('?.#0#'))}`}<br>
			<a>${field('email', person.email)}</a><br>${field('website', `people.${random.pick(['northgate', 'aldervalley', 'rivalta'])}.example/${person.given.slice(0, 1).toLowerCase()}${random.int(10, 99)}`)}<br>ORCID ${field('orcid', random.pattern('0000-000#-####-###X'))}</address>
			${random.chance(0.6) && markup`<p>Citations ${random.int(120, 4000)}; h-index ${field('hIndex', random.int(4, 48))}; i10 ${random.int(3, 60)}.</p>`}
			<h2>Appointments</h2><dl data-list="appointments">${spans.map(({ from, to }) => markup`<div data-row><dt>${field('start', year(from))}–${to !== null && field('end', year(to))}</dt><dd>${field('title', random.pick(RANKS))}, ${field('institution', random.pick(UNIVERSITIES))}, ${field('place', locale.address().city)}</dd></div>`)}</dl>
			<h2>Education</h2><dl data-list="degrees">${degrees.map((degree, i) => markup`<div data-row><dt>${field('year', String(first - 3 * i))}</dt><dd>${field('degree', degree)}, ${field('university', random.pick(UNIVERSITIES))}${i === 0 && markup`. Thesis: <i>${field('thesis', shape())}</i>`}</dd></div>`)}</dl>
			<h2>Selected publications</h2><div data-list="publications">${Array.from({ length: random.int(3, 9) }, () => markup`<p class="pub" data-row>${person.family}, ${initial}${random.chance(0.6) && `, and ${locale.person().family}, ${random.pattern('?.')}`} (${field('year', random.int(first, 2026))}). ${field('title', shape())}. <i>${field('journal', random.pick(JOURNALS))}</i> ${random.int(3, 60)}, ${random.int(1, 200)}–${random.int(201, 420)}.</p>`)}</div>
			<h2>Teaching</h2><ul data-list="teaching">${random.some(COURSES, random.int(2, 4)).map((course) => markup`<li data-row>${field('value', course)}</li>`)}</ul>
			${random.chance(0.5) && markup`<h2>Service</h2><p>Referee for ${random.pick(JOURNALS)}; member of the library committee.</p>`}`;
		return { html, fields };
	},
};
export default family;
