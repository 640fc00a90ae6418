import type { Family, Fields } from '../../family.ts';
import { asDate, asNumber, asRows, askCell, asText, cell, drawPeople } from '../../kit/archive.ts';
import { drawSentences, initialled, stampNumber } from '../../kit/archive.ts';
import { absent } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const TREATMENTS = 'Control,Steam 5 min,Steam 10 min,Brine,Citric acid,Nitrogen,Waxed'.split(',');
const COLUMNS = 'Moisture %,pH,Loss %,Score'.split(',');
type Told = { row: string; column: string; other: string; second: string };
const askFields = ({ row, column, other, second }: Told): Fields => ({
	reportNumber: asText(
		'What is the report number?|Which number has the report?|reportNo|number in the box at the top',
	),
	title: asText(
		'What is the title of the report?|What is the report about?|reportTitle|subject of the research',
	),
	project: asText('What is the project number?|To which project does the report belong?|projectNo'),
	author: asText('Who wrote the report?|Who is the author?|reportAuthor|the name after "By"'),
	supervisor: asText(
		'Who approved the report?|Who is the supervisor?|approvedBy|person who signed for approval',
	),
	from: asDate(
		'From which date does the report cover the work?|What is the first day of the period?|periodFrom',
	),
	to: asDate('Up to which date does the report go?|What is the last day of the period?|periodTo'),
	submitted: asDate('When was the report submitted?|What is the date of the report?|dateSubmitted'),
	notebook: asText(
		'In which notebook are the data?|What are the notebook pages?|notebookPages|reference to the laboratory book',
	),
	object: asText(
		'What is the object of the work?|What is stated under OBJECT?|objective|purpose of the project',
	),
	firstFinding: asText(
		'What is the first conclusion?|What is the first finding in the summary?|firstConclusion',
	),
	tableTitle: asText('What is the title of the table?|What does Table I show?|captionOfTable'),
	cellOne: askCell(row, column),
	cellTwo: askCell(other, second),
	samples: asNumber('How many samples were taken?|What was the number of samples?|sampleCount'),
	temperature: asText(
		'At what temperature were the samples stored?|What was the storage temperature?|storageTemperature',
	),
	confidential: asText(
		'What is stamped across the top?|What is the classification of the report?|classification|word at the top in capitals',
	),
	page: asText('What is the page number?|pageNo|number at the foot of the sheet'),
	rows: asRows(
		{
			treatment: asText('Which treatment?|treatment|name of the row'),
			first: asNumber('moisture|moisturePercent|How moist was it?'),
			second: asNumber('acidity|phValue|What was the pH?'),
			third: asNumber('loss|lossPercent|How much was lost?'),
			fourth: asNumber('score of the panel|panelScore|How did it taste?'),
		},
		'What were the results of the treatments?|resultsTable|all rows of the table',
	),
	distribution: asRows(
		{ value: asText('Who gets the report?|reader|person on the list') },
		'To whom was the report distributed?|distributionList|names under "Distribution"',
	),
	cost: absent(asNumber('What did the work cost?|projectCost|money spent')),
	patent: absent(asText('What is the patent number?|patentNo|number of the patent')),
});

/** A laboratory's progress report: a ruled head of boxes with small captions, numbered sections, a table without vertical lines, names at the left foot. */
const family: Family = {
	author: 'delroy',
	locales: ['en-US', 'en-GB', 'en-AU'],
	draw: (random, locale) => {
		const rows = random.some(TREATMENTS, random.int(3, 6)).map((treatment) => ({
			treatment,
			values: [
				random.decimal(4, 38, 1),
				random.decimal(3, 7.4, 1),
				random.decimal(0.2, 12, 1),
				random.decimal(2, 9, 1),
			],
		}));
		const [one, two] = [random.pick(rows), random.pick(rows)];
		const [first, second] = [random.int(0, 1), random.int(2, 3)];
		const fields = askFields({
			row: one.treatment,
			column: COLUMNS[first] ?? '',
			other: two.treatment,
			second: COLUMNS[second] ?? '',
		});
		const people = drawPeople(locale, 8);
		const [author = locale.person(), boss = locale.person(), ...readers] = people;
		const from = random.day('1957-01-01', '1989-06-01');
		const to = addDays(from, random.int(28, 120));
		const said = drawSentences(random, 'en', 4);
		const findings = random.some(
			[
				'Waxed fruit kept longest in all trials.',
				'No difference was seen between the two varieties.',
				'The loss is due to evaporation rather than rot.',
				'Steam longer than ten minutes softens the skin.',
			],
			random.int(2, 3),
		);
		const keys = ['first', 'second', 'third', 'fourth'];
		const box = (caption: string, content: ReturnType<typeof markup> | false, span = 1) =>
			markup`<div style="grid-column:span ${span}"><small>${caption}</small>${content || '\u00a0'}</div>`;
		const short = (day: string) =>
			locale.date(day, locale.countryCode === 'US' ? 'mm/dd/yy' : 'd.m.yy');
		const list =
			random.chance(0.7) &&
			markup`<div class="d" data-list="distribution"><u>Distribution</u>${readers.slice(0, random.int(2, 5)).map((person) => markup`<div data-row>${field('value', initialled(random, person))}</div>`)}</div>`;
		const table = markup`<div style="text-align:center;margin-top:4mm">TABLE I<br>${field('tableTitle', random.pick(['Effect of treatment on stored fruit', 'Quality after twelve weeks', 'Mean of four replicates']))}</div><table data-list="rows"><tr><th>Treatment${COLUMNS.map((name) => markup`<th>${name}`)}</tr>${rows.map((row) => markup`<tr data-row><td>${field('treatment', row.treatment)}${row.values.map((value, k) => markup`<td>${cell(keys[k] ?? '', locale.amount(value, 1), row === one && k === first && 'cellOne', row === two && k === second && 'cellTwo')}`)}`)}</table>`;
		const html = markup`<style>@page { size: ${random.pick(['letter', 'A4'])}; margin: 14mm 20mm } body { position: relative; padding-bottom: 9mm; min-height: 248mm; font: ${random.pick(["10.5pt/1.4 'Liberation Mono'", "11pt/1.45 'Liberation Serif'", "10pt/1.4 'DejaVu Sans Mono'"])} } .st { text-align: center; letter-spacing: 3pt; margin-bottom: 3mm } .b { display: grid; grid-template-columns: repeat(4, 1fr); border: 1pt solid #000; border-right: 0; border-bottom: 0; margin-bottom: 5mm } .b > div { border-right: .6pt solid #000; border-bottom: .6pt solid #000; padding: 1mm 2mm } small { display: block; font: 7pt 'Liberation Sans' } p { margin: 0 0 3mm } h2 { font-size: 1em; margin: 3mm 0 1mm } table { margin: 2mm auto; border-top: 1pt solid #000; border-bottom: 1pt solid #000 } th { font-weight: normal; border-bottom: .6pt solid #000 } td, th { padding: .8mm 4mm; text-align: right } td:first-child, th:first-child { text-align: left } .d { margin-top: 6mm } .fo { position: absolute; bottom: 0; left: 0; right: 0; text-align: center }
			</style>${random.chance(0.5) && markup`<div class="st">${field('confidential', random.pick(['CONFIDENTIAL', 'COMPANY PRIVATE', 'RESTRICTED']))}</div>`}<div class="b">${box('TITLE', field('title', random.pick(['Keeping quality of late pears', 'Storage of plums in bulk', 'Treatment of apples before shipment'])), 3)}${box('REPORT NO.', field('reportNumber', random.pattern(random.pick(['PR-###', '##-##', 'R&D ###']))))}${box('PROJECT', field('project', random.pattern('####')))}${box('PERIOD', markup`${field('from', short(from))} – ${field('to', short(to))}`, 2)}${box('SUBMITTED', field('submitted', short(addDays(to, random.int(3, 20)))))}${box('BY', field('author', author.name), 2)}${box('APPROVED', random.chance(0.7) && field('supervisor', boss.name))}${box('NOTEBOOK', random.chance(0.7) && field('notebook', `${random.int(20, 90)}, pp. ${random.int(4, 40)}–${random.int(41, 99)}`))}</div>
			<h2>1. OBJECT</h2><p>${field('object', random.pick(['To find a treatment that halves the losses in storage.', 'To compare methods of packing before the autumn.', 'To learn why fruit from the south spoils sooner.']))}</p><h2>2. ${random.pick(['SUMMARY', 'CONCLUSIONS'])}</h2>${findings.map((one_, i) => markup`<p style="margin-left:6mm">${'abc'[i]}) ${i === 0 ? field('firstFinding', one_) : one_}</p>`)}<h2>3. WORK DONE</h2><p>${random.chance(0.8) && markup`In all ${field('samples', random.int(24, 480))} samples were drawn and held at ${field('temperature', random.pick(['4° C', '38° F', '2 °C', '34° F']))}. `}${said[0]}</p>${table}<h2>4. ${random.pick(['FUTURE WORK', 'PLANS'])}</h2><p>${said[1]}</p>${list}<div class="fo">${field('page', random.pick(['1', '- 1 -', 'Page 1']))}</div>${random.chance(0.3) && stampNumber(random, 'reportStamp', random.pattern('####'))}`;
		return {
			html,
			fields: {
				...fields,
				reportStamp: asText('What number is stamped at the edge?|stampedNumber|the archive number'),
			},
		};
	},
};
export default family;
