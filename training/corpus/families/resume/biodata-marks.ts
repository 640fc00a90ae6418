import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text, values } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import * as ask from '../../kit/lives.ts';
import { drawSpans, fill, split } from '../../kit/lives.ts';

const fields: Fields = {
	name: text('personName', 'candidate', 'Whose bio-data is it?'),
	fatherName: text('fatherName', 'father of the candidate'),
	birthDate: date('birthDate'),
	mobile: text('phone', 'contact number'),
	maritalStatus: text('maritalStatus'),
	permanentAddress: text('address', 'permanent address', 'Where is the family home?'),
	careerObjective: text('personalStatement', 'career objective', 'What does the candidate aim at?'),
	academics: list(
		{
			examination: ask.DEGREE,
			board: ask.SCHOOL,
			year: ask.FINISHED,
			percentage: number('grade', 'marks in percent', 'percentage of marks'),
		},
		'academic_record',
		'exams with marks',
		'Which exams were passed, with what result?',
	),
	employment: list(
		{
			organisation: ask.COMPANY,
			designation: ask.ROLE,
			from: ask.START,
			to: ask.END,
			responsibilities: ask.TASKS,
		},
		'workExperience',
		'organisations worked for',
		'Where is the candidate employed?',
	),
	softwareKnown: values(ask.SKILL, 'computer skills', 'Which software does the candidate know?'),
	declarationDate: date(
		'signatureDate',
		'date of the declaration',
		'When was the declaration signed?',
	),
	passport: text('documentNumber', 'passport number', 'Which passport does the candidate hold?'),
	email: absent(text('email')),
	expectedCtc: absent(number('desiredSalary', 'expected CTC', 'expected salary')),
};
const EXAMS = split('B.Tech (Mechanical)|Higher Secondary (XII)|Secondary School (X)');
const BOARDS = split(
	'State Technical University|Board of Intermediate Education|Central Board|Vidya Mandir College|St. Xavier’s School',
);
const ROLES = split(
	'Graduate Trainee|Site Engineer|Senior Executive – Accounts|Quality Inspector|Team Leader|Lab Technician',
);
const DUTIES = split(
	'Preparation of bills of quantities and daily progress reports.|Handling a team of {n} members and client calls.|Inspection of incoming material as per IS standards.|GST returns and vendor reconciliation for {n} branches.|Maintenance of {n} machines with zero breakdown.',
);

/** Indian bio-data: colon-aligned particulars, a ruled table of examinations with marks, declaration, place and date. */
const family: Family = {
	author: 'fintan',
	locales: ['en-IN'],
	draw: (random, locale) => {
		const person = locale.person();
		const home = locale.address();
		const spans = drawSpans(random, random.int(1, 4), { days: [200, 1300] });
		const first = Number((spans.at(-1)?.from ?? '2012').slice(0, 4));
		const line = (label: string, content: ReturnType<typeof markup>) =>
			markup`<div class="r"><div>${label}</div><div>:</div><div>${content}</div></div>`;
		const particulars = markup`<h3>PERSONAL PARTICULARS</h3><div class="t">${line('Father’s Name', field('fatherName', `${random.pick(['Shri', 'Mr.', 'Late'])} ${locale.person().name}`))}${line('Date of Birth', field('birthDate', locale.date(random.day('1975-01-01', '2003-12-31'))))}${line('Marital Status', field('maritalStatus', random.pick(['Single', 'Married', 'Unmarried'])))}${random.chance(0.5) && line('Passport No.', field('passport', random.pattern('?#######')))}${line('Permanent Address', field('permanentAddress', home.whole))}</div>`;
		const early = random.chance(0.4);
		const html = markup`<style>
			@page { size: A4; margin: 20mm }
			body { font: 11pt/1.4 ${random.pick(["'Liberation Serif'", "'DejaVu Serif Condensed'"])} } h1 { text-align: center; text-decoration: underline; font-size: 15pt; margin: 0 0 4mm } h3 { background: #c8c8c8; font-size: 10.5pt; margin: 5mm 0 2mm; padding: .6mm 2mm } .t { display: table } .r { display: table-row } .r > div { display: table-cell; padding: .5mm 3mm .5mm 0 } .r > div:first-child { width: 46mm } .x { display: table; width: 100%; border-collapse: collapse } .x .r > div { border: .6pt solid #000; padding: 1mm 2mm; width: auto } .x .h > div { font-weight: bold; text-align: center } .e { display: flex; justify-content: space-between }
			</style><h1>${random.pick(['BIO-DATA', 'CURRICULUM VITAE', 'RESUME'])}</h1><b style="font-size:13pt">${field('name', random.chance(0.5) ? person.name.toUpperCase() : person.name)}</b><br>Mobile: ${field('mobile', locale.phone())}
			<h3>CAREER OBJECTIVE</h3>${field('careerObjective', random.pick(['To work in a challenging environment where I can utilise my skills for the growth of the organisation.', 'Seeking a responsible position in a reputed firm.', 'To learn, to contribute and to grow with a progressive company.']))}
			${early && particulars}<h3>ACADEMIC QUALIFICATION</h3><div class="x" data-list="academics"><div class="r h"><div>Examination</div><div>Board / University</div><div>Year</div><div>% of Marks</div></div>
			${EXAMS.slice(random.chance(0.3) ? 1 : 0).map((exam, i) => markup`<div class="r" data-row><div>${field('examination', exam)}</div><div>${field('board', random.pick(BOARDS))}</div><div>${field('year', String(first - 2 * i - (i > 0 ? 2 : 0)))}</div><div>${field('percentage', random.decimal(52, 94, 1))}</div></div>`)}</div>
			<h3>WORK EXPERIENCE</h3><div data-list="employment">${spans.map(
				({ from, to }, i) =>
					markup`<div data-row style="margin-bottom:3mm">${i + 1}. <b>${field('organisation', locale.company().name)}</b><br>Designation: ${field('designation', random.pick(ROLES))}<br>Duration: ${field('from', locale.date(from, 'MMM yyyy').text)} to ${to === null ? 'till date' : field('to', locale.date(to, 'MMM yyyy').text)}<br>Job profile: ${field(
						'responsibilities',
						random
							.some(DUTIES, random.int(1, 2))
							.map((duty) => fill(random, duty))
							.join(' '),
					)}</div>`,
			)}</div>
			<h3>COMPUTER PROFICIENCY</h3><div data-list="softwareKnown">${random.some(split('MS Office|Tally ERP 9|AutoCAD|Typing (English, Hindi)|C, C++|SAP FICO basics'), random.int(2, 4)).map((one, i) => markup`${i > 0 && ', '}<span data-row>${field('value', one)}</span>`)}</div>
			${!early && particulars}<h3>DECLARATION</h3>I hereby declare that the above information is true to the best of my knowledge.<div class="e" style="margin-top:8mm"><div>Place: ${home.city}<br>Date: ${field('declarationDate', locale.date(random.day('2015-01-01', '2026-05-01')))}</div><div><br>(${field('name', person.name)})</div></div>`;
		return { html, fields };
	},
};
export default family;
