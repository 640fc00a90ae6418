import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text, values } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import * as ask from '../../kit/lives.ts';
import { drawApplicant, drawSpans, fill, split } from '../../kit/lives.ts';

const fields: Fields = {
	name: text('personName', 'applicantName', 'Whose skills are these?'),
	objective: text('personalStatement', 'What is the person looking for?', 'gesuchte Stelle'),
	mobile: text('phone', 'mobile number', 'Handynummer der Person'),
	email: text('email', 'Where can I write to the applicant?'),
	postcode: text('postcode', 'postal code of the home address'),
	strengths: list(
		{
			area: text('', 'skill area', 'heading of the strength', 'Bereich'),
			evidence: text('', 'proof of the strength', 'examples given', 'Nachweis'),
		},
		'key_skills',
		'strengths with examples',
		'What is the applicant good at, and how is it shown?',
	),
	history: list(
		{
			position: ask.ROLE,
			organisation: ask.COMPANY,
			town: ask.PLACE,
			from: ask.START,
			until: ask.END,
		},
		'employmentHistory',
		'short list of jobs',
		'Wo hat die Person gearbeitet?',
	),
	training: values(
		text('', 'course', 'training taken', 'Kurs'),
		'courses',
		'Which courses were attended?',
	),
	careerBreak: text(
		'',
		'reason for the gap in employment',
		'careerBreakReason',
		'Why was there a career break?',
	),
	referee: text('references', 'Who can be asked about the applicant?', 'referee_name'),
	nationality: absent(text('nationality')),
	salary: absent(number('salary', 'current salary')),
	birthday: absent(date('birthDate')),
};
const AREAS = {
	Organising:
		'Ran a toy library with {n} volunteers and a waiting list.|Planned rotas for {n} drivers across two depots.|Set up the filing of a surgery from scratch.',
	'Working with people':
		'Handled up to {n} callers a day and calmed most of them.|Mediated between tenants and the housing office.|Taught {n} adults to read their own bills.',
	'Money and figures':
		'Kept a petty cash float and balanced it to the penny.|Raised £{n},000 for a new minibus.|Prepared {n} grant reports on time.',
	'IT and systems':
		'Moved {n} paper registers into a database.|Trained colleagues on spreadsheets.|First port of call when the printer sulked.',
	'Health and safety':
		'Level 3 food hygiene, no incident in {n} months.|Fire marshal for a building with {n} rooms.',
};
const JOBS = split(
	'School administrator|Care assistant|Volunteer coordinator|Shop supervisor|Receptionist|Library assistant|Parent governor (unpaid)|Driver',
);
const COURSES = split(
	'Safeguarding level 2|Sage payroll|Manual handling|British Sign Language stage 1|Minibus driver awareness|Conflict resolution',
);

/** A returner's functional CV: strengths in prose first, jobs as single lines at the end, contact in running text. */
const family: Family = {
	author: 'yara',
	locales: ['en-GB', 'en-IE', 'en-AU', 'en-NZ'],
	draw: (random, locale) => {
		const person = drawApplicant(random);
		const home = locale.address();
		const jobs = drawSpans(random, random.int(3, 6), { ongoing: 0.3 });
		const areas = random.some(Object.entries(AREAS), random.int(2, 4));
		const html = markup`<style>
			@page { size: A4; margin: 22mm 26mm }
			body { font: 11pt/1.45 'DejaVu Serif Condensed', 'DejaVu Serif' } h1 { font-size: 17pt; font-weight: normal; margin: 0; float: left } .to { float: right; text-align: right; font-size: 9pt; line-height: 1.3 } h2 { clear: both; font-size: 12pt; font-style: italic; font-weight: normal; margin: 6mm 0 1mm; padding-top: 4mm }
			h3 { font-size: 11pt; margin: 3mm 0 0 } p { margin: 0 0 2mm } .line { margin: 0; padding-left: 8mm; text-indent: -8mm }
			</style><h1>${field('name', person.name)}</h1><div class="to">${home.lines[0]}<br>${home.city} ${field('postcode', home.postcode)}<br>${field('mobile', locale.phone())}<br>${field('email', person.email)}</div>
			<h2>What I am looking for</h2><p>${field('objective', random.pick(['A part-time office post in a school or charity', 'A team leader role in community care', 'Front of house work with regular hours', 'A return to administration after raising a family']))}.</p>
			<h2>What I bring</h2><div data-list="strengths">${areas.map(
				([area, said]) =>
					markup`<div data-row><h3>${field('area', area)}</h3><p>${field(
						'evidence',
						random
							.some(split(said), random.int(1, 2))
							.map((one) => fill(random, one))
							.join(' '),
					)}</p></div>`,
			)}</div>
			<h2>Where I have worked</h2><div data-list="history">${jobs.map(
				({ from, to }) =>
					markup`<p data-row class="line">${field('position', random.pick(JOBS))}, ${field('organisation', locale.company().name)}, ${field('town', locale.address().city)} (${to === null ? markup`since ${field('from', from.slice(0, 4))}` : markup`${field('from', from.slice(0, 4))} to ${field('until', to.slice(0, 4))}`})</p>`,
			)}</div>${random.chance(0.6) && markup`<p><br>Between jobs I took a career break for ${field('careerBreak', random.pick(['family care', 'a year of travel', 'illness, now fully recovered', 'full-time study']))}.</p>`}
			<h2>Courses</h2><ul data-list="training">${random.some(COURSES, random.int(2, 4)).map((course) => markup`<li data-row>${field('value', course)}</li>`)}</ul>
			${random.chance(0.6) && markup`<p>${field('referee', locale.person().name)}, my last manager, has agreed to give a reference.</p>`}`;
		return { html, fields };
	},
};
export default family;
