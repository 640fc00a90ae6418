import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text, values } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import * as ask from '../../kit/lives.ts';
import { drawApplicant, drawSpans, fill, split } from '../../kit/lives.ts';

const fields: Fields = {
	name: text('personName', 'nurse', 'Which nurse is it?'),
	registrationPin: text('registrationNumber', 'NMC pin', 'professional registration of the nurse'),
	registrationExpiry: date(
		'expiryDate',
		'When does the registration expire?',
		'Ablauf der Registrierung',
	),
	phone: text('phone'),
	email: text('email'),
	rightToWork: text('residencePermit', 'right to work', 'visa status'),
	band: text('', 'pay band', 'current band', 'In welcher Gehaltsstufe?', 'salaryBand'),
	noticePeriod: text('noticePeriod', 'How long is the notice?'),
	posts: list(
		{
			hospital: ask.COMPANY,
			ward: text('ward', 'unit', 'Station'),
			post: ask.ROLE,
			from: ask.START,
			to: ask.END,
			reason: text('', 'reason for leaving', 'why left', 'Grund des Wechsels'),
		},
		'clinicalExperience',
		'nursing posts',
		'In which hospitals did the nurse work?',
	),
	qualifications: list(
		{ qualification: ask.DEGREE, place: ask.SCHOOL, year: ask.FINISHED },
		'nursingQualifications',
		'What has the nurse qualified in?',
	),
	competencies: values(ask.SKILL, 'clinical skills', 'What can the nurse do?'),
	immunised: text('vaccine', 'immunisations', 'Which vaccinations are documented?'),
	patient: absent(text('patientName', 'name of the patient')),
	diagnosis: absent(text('diagnosis')),
	salary: absent(number('desiredSalary')),
};
const HOSPITALS = split(
	'St Columba’s Hospital|Eastfield General Infirmary|Harbourside Hospice|Queen Adela Hospital|Northgate Community Trust|The Larkfield Clinic|Royal Merrow Infirmary',
);
const WARDS = split(
	'Acute Medical Unit|Ward 7 (orthopaedics)|Theatre recovery|Stroke rehabilitation|A&E|Neonatal unit|District team West|Dialysis',
);
const POSTS = split(
	'Staff nurse|Senior staff nurse|Charge nurse|Deputy sister|Agency nurse|Healthcare assistant|Community nurse',
);
const SKILLS = split(
	'IV cannulation|male catheterisation|ECG recording|tracheostomy care|syringe drivers|wound VAC|venepuncture|mentoring students|end-of-life care',
);

/** A nurse's agency form: headed sections as boxed tables, posts with reasons for leaving, ticks for skills. */
const family: Family = {
	author: 'maribel',
	locales: ['en-GB', 'en-IE', 'en-ZA'],
	draw: (random, locale) => {
		const person = drawApplicant(random);
		const posts = drawSpans(random, random.int(3, 7), { days: [150, 1200] });
		const month = (day: string) => locale.date(day, random.pick(['mm/yy', 'mm/yy'])).text;
		const first = Number((posts.at(-1)?.from ?? '2010').slice(0, 4));
		const cell = (label: string, content: ReturnType<typeof markup>) =>
			markup`<div><label>${label}</label>${content}</div>`;
		const html = markup`<style>
			@page { size: A4 ${random.pick(['portrait', 'portrait', 'landscape'])}; margin: 13mm }
			body { font: 9.5pt/1.3 'DejaVu Sans Condensed' } h1 { font-size: 14pt; margin: 0 0 3mm } fieldset { border: .8pt solid #00605a; margin: 0 0 4mm; padding: 2mm 3mm } legend { color: #00605a; font-weight: bold; padding: 0 2mm } .f { display: grid; grid-template-columns: repeat(3, 1fr); gap: 2mm 5mm } label { display: block; font-size: 7pt; color: #555 } table { width: 100% } th { text-align: left; font-size: 7.5pt; color: #555; font-weight: normal; border-bottom: .6pt solid #00605a } td { padding: 1mm 2mm 1mm 0; border-bottom: .3pt solid #bbb; vertical-align: top } .s span { display: inline-block; margin-right: 5mm }
			</style><h1>Curriculum Vitae – Registered Nurse</h1><fieldset><legend>Personal</legend><div class="f">${cell('Name', field('name', person.name))}${cell('NMC PIN', field('registrationPin', random.pattern('##?####?')))}${cell('PIN valid until', field('registrationExpiry', locale.date(random.day('2024-01-01', '2028-12-31'))))}
			${cell('Telephone', field('phone', locale.phone()))}${cell('E-mail', field('email', person.email))}${cell('Right to work', field('rightToWork', random.pick(['British citizen', 'Health and Care visa', 'Settled status', 'Irish citizen'])))}
			${cell('Current band', field('band', `Band ${random.int(5, 7)}`))}${random.chance(0.7) && cell('Notice', field('noticePeriod', random.pick(['4 weeks', '8 weeks', 'available now', '12 weeks'])))}${random.chance(0.6) && cell('Immunised against', field('immunised', random.pick(['Hep B, MMR', 'Hep B, MMR, varicella', 'Covid-19, Hep B'])))}</div></fieldset>
			<fieldset><legend>Posts (most recent first, gaps explained)</legend><table data-list="posts"><tr><th>From<th>To<th>Hospital<th>Ward / unit<th>Post held<th>Reason for leaving
			${posts.map(({ from, to }) => markup`<tr data-row><td>${field('from', month(from))}<td>${to === null ? '–' : field('to', month(to))}<td>${field('hospital', random.pick(HOSPITALS))}<td>${field('ward', random.pick(WARDS))}<td>${field('post', random.pick(POSTS))}<td>${to !== null && field('reason', random.pick(['promotion', 'moved house', 'end of contract', 'maternity leave', 'wider experience', 'ward closed']))}`)}</table></fieldset>
			<fieldset><legend>Qualifications</legend><table data-list="qualifications">${random.some(split('BSc (Hons) Adult Nursing|Diploma of Higher Education in Nursing|Mentorship module|Non-medical prescribing V300|ALS provider'), random.int(2, 4)).map((one, i) => markup`<tr data-row><td style="width:18mm">${field('year', String(first + 2 * i))}<td>${field('qualification', one)}<td>${field('place', random.pick(split('Eastfield University|Merrow College of Nursing|Northgate Trust Academy')))}`)}</table></fieldset>
			<fieldset class="s"><legend>Competencies</legend><div data-list="competencies">${random.some(SKILLS, random.int(3, 7)).map((skill) => markup`<span data-row>✓ ${field('value', skill)}</span> `)}</div></fieldset>
			<p>${fill(random, 'I have cared for wards of up to {n} beds and work all shifts. I hold no criminal convictions.')}</p>`;
		return { html, fields };
	},
};
export default family;
