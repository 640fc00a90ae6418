import type { Family, Fields } from '../../family.ts';
import { absent, list, number, text } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import * as ask from '../../kit/lives.ts';
import { drawApplicant, drawSpans, fill, split } from '../../kit/lives.ts';
import { wrapLines } from '../../kit/typed.ts';

const fields: Fields = {
	name: text('personName', 'applicant', 'Whose résumé was typed here?'),
	homePhone: text('phone', 'phone at home', 'Telefon privat'),
	address: text('address', 'street and town of the applicant'),
	objective: text(
		'',
		'position sought',
		'jobObjective',
		'Which job does the applicant want?',
		'angestrebte Stelle',
	),
	employment: list(
		{
			dates: text('period', 'years of the job', 'Zeitraum'),
			employer: ask.COMPANY,
			location: ask.PLACE,
			position: ask.ROLE,
			duties: ask.TASKS,
		},
		'EMPLOYMENT',
		'jobs',
		'Who employed the applicant?',
	),
	schooling: list(
		{
			years: text('period', 'years at school', 'attended'),
			school: ask.SCHOOL,
			result: ask.DEGREE,
		},
		'EDUCATION',
		'schools attended',
		'Which schools?',
	),
	service: text(
		'',
		'military service',
		'branch and years of service',
		'Did the applicant serve?',
		'Wehrdienst',
	),
	typingSpeed: number('', 'words per minute', 'wpm', 'How fast does the applicant type?'),
	email: absent(text('email', 'e-mail')),
	website: absent(text('website')),
	salary: absent(number('desiredSalary')),
};
const TITLES = split(
	'Shipping Clerk|Bookkeeper|Machine Operator|Stenographer|Assistant Foreman|Route Salesman|Switchboard Operator|Draftsman|Payroll Clerk|Dispatcher',
);
const DUTIES = split(
	'Kept ledgers for {n} accounts and prepared the monthly trial balance for the controller.|Scheduled {n} trucks a day and handled all claims for damaged freight.|Operated turret lathes and set up work for {n} other operators on the second shift.|Took dictation for {n} engineers, filed drawings, ordered supplies.|Called on {n} grocers each week; increased route sales every year.|Supervised a crew of {n} and was responsible for safety records.',
);

/** A résumé typed on a machine: capitals for headings, blanks for columns, everything in one size of one face. */
const family: Family = {
	author: 'pavel',
	locales: ['en-US', 'en-CA'],
	draw: (random, locale) => {
		const person = drawApplicant(random);
		const home = locale.address();
		const shift = random.int(0, 38);
		const spans = drawSpans(random, random.int(2, 4), {
			latest: ['1968-01-01', '2004-01-01'],
			days: [400, 2600],
			ongoing: 0.4,
		});
		const year = (day: string) => day.slice(0, 4);
		const margin = ' '.repeat(18);
		const centre = (text: string) => ' '.repeat(Math.max(0, Math.floor((74 - text.length) / 2)));
		const isCentred = random.chance(0.5);
		const head = (label: string) => (isCentred ? `${centre(label)}${label}\n\n` : `${label}\n\n`);
		const name = person.name.toUpperCase();
		const jobs = spans.map(({ from, to }) => {
			const dates = `${year(from)} - ${to === null ? 'present' : year(to)}`;
			const lines = wrapLines(fill(random, random.pick(DUTIES)), 54);
			return markup`<span data-row>${field('dates', dates)}${' '.repeat(18 - dates.length)}${field('employer', locale.company().name)}, ${field('location', locale.address().city)}\n${margin}${field('position', random.pick(TITLES))}\n<span data-field="duties">${lines.map((line) => `${margin}${line}\n`)}</span>\n</span>`;
		});
		const first = Number(year(spans.at(-1)?.from ?? '1960'));
		const schools = random
			.some(
				split(
					'Harding High School|Lakeshore Business College|Calder Trade School|St. Brendan’s Academy',
				),
				random.int(1, 2),
			)
			.map((school, i) => {
				const years = `${first - 4 * i - 4} - ${first - 4 * i}`;
				return markup`<span data-row>${field('years', years)}${' '.repeat(18 - years.length)}${field('school', school)}. ${field('result', random.pick(['Diploma', 'Graduated with honors', 'Secretarial certificate', 'Associate degree']))}\n</span>`;
			});
		const html = markup`<style>@page { size: letter; margin: 22mm 18mm 20mm 24mm } pre { font: ${random.pick(['10pt', '10.5pt'])}/1.25 'Liberation Mono'; margin: 0 }</style><pre>${' '.repeat(shift)}${field('name', name)}
${' '.repeat(shift)}<span data-field="address" data-value="${home.whole}">${home.lines[0]}\n${' '.repeat(shift)}${home.lines[1]}</span>
${' '.repeat(shift)}${random.pick(['Phone:', 'Tel.', 'Home'])} ${field('homePhone', locale.phone())}


${random.chance(0.7) && markup`${head('OBJECTIVE')}${margin}${field('objective', `${random.pick(TITLES)} with a ${random.pick(['growing', 'well established', 'local'])} firm`)}\n\n\n`}${head('EMPLOYMENT')}<span data-list="employment">${jobs}</span>
${head('EDUCATION')}<span data-list="schooling">${schools}</span>

${random.chance(0.6) && markup`${head('MILITARY')}${margin}${field('service', `U.S. ${random.pick(['Army', 'Navy', 'Coast Guard'])}, ${first}-${first + 2}`)}, honorable discharge\n\n\n`}${head('OTHER')}${margin}${random.chance(0.6) && markup`Typing ${field('typingSpeed', random.int(45, 95))} wpm. `}${random.pick(['Will relocate.', 'Own car.', 'Married, two children.', 'Excellent health.'])}
${margin}References furnished upon request.</pre>`;
		return { html, fields };
	},
};
export default family;
