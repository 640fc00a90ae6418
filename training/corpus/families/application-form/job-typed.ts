import type { Family, Fields } from '../../family.ts';
import { absent, date, flag, list, number, text } from '../../kit/ask.ts';
import { blank, tick } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	position: text(
		'jobTitle',
		'Position applied for',
		'For which position does the person apply?',
		'position wanted',
	),
	date: date('applicationDate', 'date of the application', 'When did the person apply?'),
	name: text('applicant', 'Who applies?', 'name of the applicant (last, first, middle)'),
	address: text('address', 'present address of the applicant'),
	phone: text('phone', 'telephone of the applicant'),
	birthDate: date('birthDate', 'When was the applicant born?'),
	height: text('height', 'How tall is the applicant?'),
	weight: text('weight', 'How heavy is the applicant?'),
	wage: number('desiredSalary', 'wages expected', 'What wage does the applicant ask for?'),
	available: text('availability', 'When can the applicant start?', 'date available'),
	isMarried: flag('maritalStatus', 'Is the applicant married?'),
	hasLicence: flag('drivingLicence', 'Does the applicant have a driver’s license?'),
	school: text('institution', 'high school attended', 'Which school did the applicant go to?'),
	grade: text('education', 'last grade completed', 'How far did the applicant get in school?'),
	jobs: list(
		{
			employer: text('employer', 'former employer'),
			from: text('hireDate', 'from'),
			to: text('leavingDate', 'to'),
			pay: number('salary', 'wage'),
			reason: text('reason', 'reason for leaving'),
		},
		'employmentRecord',
		'Where has the applicant worked before?',
	),
	reference: text('references', 'Who can be asked about the applicant?', 'character reference'),
	emergency: text('emergencyContact', 'Whom to notify in an emergency?'),
	spouse: absent(text('spouseName', 'name of husband or wife')),
	email: absent(text('email', 'e-mail address of the applicant')),
	interviewer: absent(text('', 'Who interviewed the applicant?', 'interviewer', 'interviewed by')),
};
const JOBS = [
	'Machine operator',
	'Stenographer',
	'Truck driver',
	'Bookkeeper',
	'Nurse’s aide',
	'Lathe hand',
	'File clerk',
];

/** An employment form of the 1960s: captions below the lines, a typewriter that misses them, two of five rows filled. */
const family: Family = {
	author: 'rufus',
	locales: ['en-US', 'en-CA'],
	draw: (random, locale) => {
		const who = locale.person();
		const day = random.day('1955-01-01', '1979-12-01');
		const year = Number(day.slice(0, 4));
		const off = () => `top:${random.decimal(-0.8, 0.9)}mm`;
		const typed = (content: ReturnType<typeof markup> | false) =>
			markup`<tt style="${off()}">${content}</tt>`;
		const under = (width: number, caption: string, content: ReturnType<typeof markup> | false) =>
			markup`<div class="u" style="width:${width}%"><div>${typed(content)}</div><small>${caption}</small></div>`;
		let until = year;
		const jobs = Array.from({ length: random.int(1, 3) }, () => {
			const to = until;
			until -= random.int(1, 6);
			return {
				employer: locale.company().name,
				from: String(until),
				to: String(to),
				pay: random.decimal(1.1, 4.9),
				reason: random.pick(['laid off', 'moved', 'better pay', 'plant closed', 'army']),
			};
		});
		const html = markup`<style>@page { size: letter; margin: 13mm 16mm } body { font: 8.5pt 'Liberation Serif' } h1 { font-size: 16pt; text-align: center; margin: 0 0 3mm; letter-spacing: 1pt } .r { display: flex; gap: 3mm; margin-bottom: 1mm } .u div { border-bottom: .7pt solid #000; height: 8.5mm; padding-top: 3mm } .u small { font-size: 7pt; font-style: italic } tt { font: 10.5pt 'Liberation Mono'; position: relative; white-space: nowrap } .tick { display: inline-block; width: 3.6mm; height: 3.6mm; border: .8pt solid #000; text-align: center; font: 9pt/3.4mm 'Liberation Mono' } table { width: 100%; margin: 3mm 0; table-layout: fixed } td, th { border: .6pt solid #000; height: 9.5mm; padding: 0 1mm } th { height: 6mm; font-size: 7.5pt } h2 { font-size: 9.5pt; border-bottom: 2pt solid #000; margin: 4mm 0 1mm }
			</style><h1>APPLICATION FOR EMPLOYMENT</h1><p style="text-align:center;font-size:7.5pt;margin:0">(Please print or type. Answer every question. An applicant who gives false answers may be discharged. Applications are kept on file for 60 days.)</p>
			<div class="r">${under(62, 'Position applied for', field('position', random.pick(JOBS)))}${under(36, 'Date', field('date', locale.date(day, random.pick(['MMMM d, yyyy', 'MMM d, yyyy']))))}</div><div class="r">${under(62, 'Name (last, first, middle)', field('name', `${who.family}, ${who.given}`))}${under(36, 'Telephone', blank(random, 0.7, 'phone', random.pattern('??#-####')))}</div><div class="r">${under(100, 'Present address (street, city, state)', field('address', locale.address().whole))}</div><div class="r">${under(30, 'Date of birth', blank(random, 0.85, 'birthDate', locale.date(random.day(`${year - 58}-01-01`, `${year - 18}-12-01`), 'm/d/yyyy')))}${under(16, 'Height', blank(random, 0.6, 'height', `${random.int(5, 6)}'${random.int(0, 11)}"`))}${under(16, 'Weight', blank(random, 0.6, 'weight', `${random.int(110, 230)} lbs`))}${under(36, 'Wages expected', markup`${random.chance(0.7) && markup`$${field('wage', random.decimal(1.2, 6).toFixed(2))} hr.`}`)}</div>
			<p>${tick('isMarried', random.chance(0.5), 'Married')} &nbsp; <b class="tick"></b> Widowed &nbsp; ${tick('hasLicence', random.chance(0.6), 'Driver’s license')} &nbsp; <b class="tick"></b> Veteran &nbsp; When can you start? ${typed(blank(random, 0.6, 'available', random.pick(['at once', 'Monday', 'in two weeks', 'June 1'])))}</p><div class="r">${under(60, 'Name and location of high school', blank(random, 0.8, 'school', `${random.pick(['Central', 'Lincoln', 'St. Mary’s', 'Valley'])} High, ${locale.address().city}`))}${under(38, 'Last grade completed', blank(random, 0.8, 'grade', random.pick(['8th', '10th', '12th', 'one yr. college'])))}</div><div class="r">${under(60, 'College', false)}${under(38, 'Degree', false)}</div>
			<h2>EMPLOYMENT RECORD (list last employer first)</h2><table data-list="jobs"><tr><th style="width:36%">Employer<th>From<th>To<th>Wage<th style="width:24%">Reason for leaving${jobs.map(({ employer, from, to, pay, reason }) => markup`<tr data-row><td>${typed(field('employer', employer))}<td>${typed(field('from', from))}<td>${typed(field('to', to))}<td>${typed(blank(random, 0.8, 'pay', locale.amount(pay)))}<td>${typed(blank(random, 0.8, 'reason', reason))}`)}${Array.from({ length: 5 - jobs.length }, () => markup`<tr><td><td><td><td><td>`)}</table><div class="r">${under(50, 'Character reference (not a relative)', blank(random, 0.7, 'reference', `${random.pick(['Rev. ', 'Mr. ', 'Mrs. '])}${locale.person().name}`))}${under(48, 'In case of emergency notify', blank(random, 0.8, 'emergency', locale.person().name))}</div>
			<div class="r">${under(50, 'Signature of applicant', false)}${under(48, 'Do not write here: interviewed by', false)}</div>`;
		return { html, fields };
	},
};
export default family;
