import type { Family, Fields } from '../../family.ts';
import { absent, list, number, text, values } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import * as ask from '../../kit/lives.ts';
import { drawApplicant, drawSpans, split } from '../../kit/lives.ts';

const fields: Fields = {
	student: text('studentName', 'name of the student', 'Who is the student?'),
	degreeProgramme: text('fieldOfStudy', 'course of studies', 'Was studiert die Person?'),
	university: text('institution', 'where the person studies now'),
	expectedGraduation: text(
		'graduationDate',
		'expected graduation',
		'When will the student finish?',
	),
	github: text('', 'code repository account', 'github handle', 'Where is the code of the student?'),
	email: text('email', 'student mail'),
	courses: list(
		{ course: text('', 'module', 'subject taken', 'Kurs'), grade: text('grade', 'mark', 'Note') },
		'relevantCoursework',
		'marks by course',
		'Which marks does the student have?',
	),
	projects: list(
		{
			project: text('projectName', 'title of the project', 'Projekt'),
			stack: text('', 'built with', 'technologies', 'verwendete Werkzeuge'),
			summary: text('', 'what the project does', 'summary', 'Beschreibung'),
		},
		'portfolio',
		'What has the student built?',
	),
	jobs: list(
		{ role: ask.ROLE, place: ask.COMPANY, from: ask.START, to: ask.END },
		'part-time jobs',
		'internships and jobs',
		'Where has the student worked?',
	),
	societies: values(
		text('', 'club', 'society', 'Verein'),
		'clubs',
		'In which clubs is the student?',
	),
	scholarship: text('awards', 'scholarship held', 'Which prize or scholarship?'),
	drivingLicence: absent(text('drivingLicence')),
	address: absent(text('address', 'home address of the student')),
	tuition: absent(number('', 'tuition fee', 'Studiengebühr', 'How much are the fees?')),
};
const PROJECTS = split(
	'Tide clock;Rust, e-paper;Shows the next high water at the local pier and sleeps for the rest of the hour|Bus board;Python, Flask;Scrapes departures and speaks them for blind passengers|Recipe ledger;Vue, SQLite;Splits the cost of shared dinners between flatmates|Bridge model;MATLAB;Fatigue analysis of a footbridge, compared with strain gauge data|Herbarium index;R;Searchable catalogue of four hundred pressed plants|Chess coach;C++;Explains blunders in plain words|Quiet map;Leaflet, Go;Crowd-sourced noise levels of study spaces',
);
const COURSES = split(
	'Algorithms|Linear Algebra II|Databases|Signals and Systems|Ethics of Technology|Statistics|Microeconomics|Technical Writing|Thermodynamics',
);

/** A student's one-pager: coloured chips, projects as cards in two columns, marks in a small grid, jobs last. */
const family: Family = {
	author: 'okoye',
	locales: ['en-IE', 'en-AU', 'en-US', 'en-GB'],
	draw: (random, locale) => {
		const person = drawApplicant(random);
		const handle = `${person.given.toLowerCase().replace(/[^a-z]/g, '')}${random.int(10, 999)}`;
		const jobs = drawSpans(random, random.int(1, 3), {
			latest: ['2023-01-01', '2026-01-01'],
			days: [40, 300],
			ongoing: 0.3,
		});
		const tone = random.pick(['#ff6b35', '#1a936f', '#3d348b', '#c9184a']);
		const grades = random.pick([
			['A', 'A-', 'B+', 'B', 'C+'],
			['HD', 'D', 'CR', 'P'],
			['1st', '2:1', '2:2'],
		]);
		const blocks = [
			markup`<section><h2>Projects</h2><div class="cards" data-list="projects">${random
				.some(PROJECTS, random.int(2, 5))
				.map((one) => {
					const [project = '', stack = '', summary = ''] = one.split(';');
					return markup`<article data-row><b>${field('project', project)}</b><small>${field('stack', stack)}</small>${field('summary', summary)}.</article>`;
				})}</div></section>`,
			markup`<section><h2>Modules</h2><div class="marks" data-list="courses">${random.some(COURSES, random.int(4, 8)).map((course) => markup`<div data-row><span>${field('course', course)}</span>${field('grade', random.pick(grades))}</div>`)}</div></section>`,
		];
		const html = markup`<style>
			@page { size: A4; margin: 12mm 15mm }
			body { font: 9.5pt/1.4 'Liberation Sans' } header { background: ${tone}; color: #fff; padding: 6mm 7mm; display: grid; grid-template-columns: 1fr auto; border-radius: 3mm } h1 { margin: 0; font-size: 22pt } h2 { font-size: 12pt; color: ${tone}; margin: 5mm 0 2mm } .cards { display: grid; grid-template-columns: 1fr 1fr; gap: 3mm } article { border: .6pt solid #ccc; border-radius: 2mm; padding: 2mm 3mm } article small { display: block; color: ${tone} }
			.marks { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1mm 8mm } .marks div, .job { display: flex; justify-content: space-between; border-bottom: .4pt dotted #999 } .chip { display: inline-block; background: #eee; border-radius: 4mm; padding: .4mm 3mm; margin-right: 2mm }
			</style><header><div><h1>${field('student', person.name)}</h1>${field('degreeProgramme', random.pick(split('BSc Computer Science|BEng Civil Engineering|BA Economics and Maths|BSc Plant Biology')))}, ${field('university', random.pick(split('Alder Valley University|Harbourview Institute|University of Northgate')))}<br>Graduating ${field('expectedGraduation', `${random.pick(['June', 'May', 'November'])} ${random.int(2024, 2028)}`)}</div>
			<div style="text-align:right">${field('email', person.email)}<br>code.example/${field('github', handle)}</div></header>
			${random.chance(0.5) && markup`<p>${field('scholarship', random.pick(split('Dean’s List 2024|Larkfield Engineering Scholar|Regional Access Bursary')))}</p>`}${random.chance(0.5) ? blocks : [...blocks].reverse()}
			<h2>Work while studying</h2><div data-list="jobs">${jobs.map(({ from, to }) => markup`<div class="job" data-row><span>${field('role', random.pick(split('Barista|Library shelver|Summer intern|Maths tutor|Kitchen porter|Lab demonstrator')))} @ ${field('place', locale.company().name)}</span><span>${field('from', locale.date(from, 'MMM yyyy').text)} → ${to === null ? 'now' : field('to', locale.date(to, 'MMM yyyy').text)}</span></div>`)}</div>
			<h2>Clubs</h2><div data-list="societies">${random.some(split('Rowing|Debating|Robotics Soc|Choir|Mountaineering|Student radio'), random.int(1, 3)).map((club) => markup`<span class="chip" data-row>${field('value', club)}</span>`)}</div>`;
		return { html, fields };
	},
};
export default family;
