import type { Family, Fields } from '../../family.ts';
import { asDate, asNumber, asRows, asText, cell, drawSentences } from '../../kit/archive.ts';
import { absent } from '../../kit/ask.ts';
import { clock, clockAmPm } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	title: asText(
		'What is the title of the sheet?|What is printed at the top in capitals?|reportTitle|heading of the print-out',
	),
	printedOn: asDate(
		'On what date was the report printed?|What date does the machine give?|printDate|date at the top',
	),
	printedAt: asText(
		'At what time was the report printed?|What time stands in the heading?|printTime|clock of the machine',
	),
	ownName: asText(
		'What name has the machine?|What is given as NAME?|stationName|header text of the machine',
	),
	ownFax: asText(
		'What is the fax number of the machine itself?|What number stands behind FAX?|ownFaxNumber|number of the sending station',
	),
	ownTel: asText(
		'What is the telephone number given?|What number stands behind TEL?|ownTelephone|voice number of the station',
	),
	serial: asText(
		'What is the serial number of the machine?|What is given as SER#?|serialNo|number of the device',
	),
	firstNumber: asText(
		'To which number was the first job sent?|What fax number was dialled first?|firstDialled|number in the first row',
	),
	lastNumber: asText(
		'Which number was dialled last?|What is the fax number in the last row?|lastDialled',
	),
	firstResult: asText(
		'What was the result of the first transmission?|Did the first job go through?|firstResult|outcome of the first row',
	),
	firstDuration: asText(
		'How long did the first transmission take?|What is the duration of the first job?|firstDuration|time used by the first row',
	),
	totalPages: asNumber(
		'How many pages were sent in all?|What is the total number of pages?|totalPages|sum of the pages',
	),
	errorCode: asText(
		'Which code stands for a busy line?|What does the legend give for busy?|busyCode|abbreviation of "no answer or busy"',
	),
	jobs: asRows(
		{
			number: asText('Which number was dialled?|faxDialled|number of the other station'),
			startedAt: asText('When did the job begin?|startTime|hour of the transmission'),
			duration: asText('How long did it take?|durationOfJob|time used'),
			pages: asNumber('How many pages were sent?|pagesSent|number of sheets'),
			mode: asText('In which mode was it sent?|mode|resolution or error correction'),
			result: asText('What was the result?|result|status of the job'),
		},
		'Which transmissions does the report list?|transmissions|all jobs of the fax machine',
	),
	recipient: absent(asText('Who received the fax?|recipientName|name of the person who got it')),
	subject: absent(asText('What was the fax about?|subjectOfFax|subject')),
};

/** What a fax machine prints when it is done: its own data as captions and colons, then one line for each job, no person named. */
const family: Family = {
	author: 'delroy',
	locales: ['en-US', 'en-GB', 'en-CA', 'en-AU'],
	draw: (random, locale) => {
		const firm = locale.company();
		const day = random.day('1988-01-01', '2005-12-01');
		const begin = random.int(500, 1000);
		const isSingle = random.chance(0.45);
		const count = isSingle ? 1 : random.int(2, 9);
		const jobs = Array.from({ length: count }, (_, i) => ({
			number: locale.phone(),
			at: begin + i * random.int(3, 9),
			seconds: random.int(21, 380),
			pages: random.int(1, 14),
			result: random.pick(['OK', 'OK', 'OK', 'BUSY', 'NG', 'S-OK']),
		}));
		const pages = jobs.reduce((sum, job) => sum + (job.result === 'NG' ? 0 : job.pages), 0);
		const lasting = (seconds: number) =>
			random.pick([
				`00:0${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
				`${Math.floor(seconds / 60)}'${String(seconds % 60).padStart(2, '0')}"`,
			]);
		const datePattern =
			locale.countryCode === 'US'
				? random.pick(['mm/dd/yyyy', 'MMM-dd-yy', 'mm/dd/yy'])
				: random.pick(['dd/mm/yyyy', 'dd-MMM-yyyy']);
		const shown = locale.date(day, datePattern);
		const hour = (minutes: number) =>
			datePattern.includes('MMM') ? clockAmPm(minutes, ['AM', 'PM']) : clock(minutes);
		const row = (label: string, content: ReturnType<typeof markup>) =>
			markup`<div class="kv"><span>${label}</span><span>${random.pick([':', ': '])}</span><span>${content}</span></div>`;
		const ends = (i: number, first: string, last: string) =>
			i === 0 ? first : i === count - 1 ? last : undefined;
		const isRight = random.chance(0.4);
		const modes = ['STD', 'FINE', 'ECM', 'G3', 'STD ECM'];
		const single = (job: (typeof jobs)[number]) =>
			markup`<div data-list="jobs"><div data-row>${row('DATE,TIME', markup`${shown.text.slice(0, 5)} ${field('startedAt', hour(job.at))}`)}${row('FAX NO./NAME', cell('number', job.number, 'firstNumber'))}${row('DURATION', cell('duration', lasting(job.seconds), 'firstDuration'))}${row('PAGE(S)', field('pages', String(job.pages).padStart(2, '0'), job.pages))}${row('RESULT', cell('result', job.result, 'firstResult'))}${row('MODE', field('mode', random.pick(modes)))}</div></div>`;
		const table = markup`<table data-list="jobs"><tr><th>NO.<th>TO<th>START<th>TIME<th>PGS<th>MODE<th>RESULT</tr>${jobs.map((job, i) => markup`<tr data-row><td>${String(i + 1).padStart(3, '0')}<td>${cell('number', job.number, ends(i, 'firstNumber', 'lastNumber'))}<td>${field('startedAt', hour(job.at))}<td>${cell('duration', lasting(job.seconds), i === 0 && 'firstDuration')}<td>${field('pages', job.pages)}<td>${field('mode', random.pick(modes))}<td>${cell('result', job.result, i === 0 && 'firstResult')}`)}</table>`;
		const letter =
			random.chance(0.5) &&
			markup`<div class="page"><b>${random.pick(['FAX', 'Facsimile'])}</b><br>${locale.company().name}<br><br>${drawSentences(random, 'en', 3).join(' ')}</div>`;
		const html = markup`<style>@page { size: ${random.pick(['letter', 'A4'])}; margin: ${random.int(9, 20)}mm 16mm } body { font: ${random.int(9, 11)}pt/1.5 ${random.pick(["'Liberation Mono'", "'DejaVu Sans Mono'"])} } h1 { font-size: ${random.int(13, 18)}pt; text-align: ${isRight ? 'left' : 'center'}; border: ${random.pick(['1pt solid #000', '0'])}; padding: 2mm; margin: 0 0 5mm } .top { width: 92mm; margin: 0 0 8mm ${isRight ? 'auto' : '0'} } .kv { display: grid; grid-template-columns: 40mm 5mm 1fr } table { width: 100%; border-top: 1pt solid #000 } th { text-align: left; border-bottom: 1pt solid #000; font-weight: normal } td, th { padding: .6mm 1mm } .page { border: .6pt solid #000; width: 95mm; height: 110mm; margin: 9mm auto; padding: 9mm; font: 7pt/1.5 'Liberation Sans' } p { font-size: 8pt }
			</style><h1>${field('title', random.pick(isSingle ? ['TRANSMISSION VERIFICATION REPORT', 'CONFIRMATION REPORT', 'TX RESULT REPORT', 'MEMORY TRANSMISSION REPORT'] : ['ACTIVITY REPORT', 'COMMUNICATION JOURNAL', 'TRANSMISSION JOURNAL', 'MULTI TX REPORT']))}</h1><div class="top">${row('TIME', markup`${field('printedOn', shown)} ${field('printedAt', hour(begin + 90))}`)}${row('NAME', field('ownName', firm.name.toUpperCase().slice(0, 20).trim()))}${random.chance(0.8) && row('FAX', field('ownFax', locale.phone()))}${random.chance(0.6) && row('TEL', field('ownTel', firm.phone))}${random.chance(0.5) && row('SER.#', field('serial', random.pattern('?##?#?######')))}</div>
			${isSingle ? single(jobs[0] ?? { number: '', at: 0, seconds: 0, pages: 0, result: '' }) : table}${!isSingle && random.chance(0.6) && markup`<p style="text-align:right">TOTAL PAGES ${field('totalPages', pages)}</p>`}${random.chance(0.6) && markup`<p>${field('errorCode', 'BUSY')}: BUSY / NO RESPONSE &nbsp; NG: POOR LINE CONDITION<br>CV: COVER PAGE &nbsp; PC: PC FAX</p>`}${isSingle && letter}`;
		return { html, fields };
	},
};
export default family;
