import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	title: text('subject', 'What was studied?', 'title of the report'),
	reportNumber: text('documentNumber', 'report number', 'Report No.'),
	notebook: text(
		'',
		'notebook page',
		'In which notebook is it recorded?',
		'notebookRef',
		'N.B. reference',
	),
	requestedBy: text(
		'',
		'Requested by',
		'Who asked for the test?',
		'requestedBy',
		'client of the laboratory',
	),
	analyst: text('preparedBy', 'Who did the analysis?', 'analyst'),
	sampleDate: date('collectionDate', 'When was the sample received?', 'date received'),
	reportDate: date('reportDate', 'When was the work completed?', 'date completed'),
	species: text('specimen', 'What was tested?', 'sample material'),
	temperature: number('temperature', 'At what temperature was it tested?', 'test temperature'),
	humidity: number('', 'relative humidity', 'What was the humidity?', 'relHumidity'),
	replicates: number(
		'',
		'number of determinations',
		'How many determinations were made?',
		'replicates',
	),
	results: list(
		{
			sample: text('', 'sample code', 'sampleId', 'which sample'),
			moisture: number('', 'moisture in percent', 'moisturePct', 'water content'),
			nicotine: number('', 'alkaloid content', 'alkaloids', 'percent of alkaloids'),
			ph: number('', 'pH value', 'pH', 'acidity'),
		},
		'determinations',
		'What values were found?',
	),
	mean: number('', 'mean moisture', 'average', 'What is the average moisture?', 'meanMoisture'),
	conclusion: text('findings', 'What does the report conclude?', 'conclusion of the analyst'),
	approvedBy: text('approvedBy', 'Who approved the report?'),
	patient: absent(text('patientName', 'name of the patient')),
	cost: absent(number('grossTotal', 'What did the test cost?')),
};
const MATERIALS = [
	'burley leaf',
	'reclaimed paper',
	'corn syrup',
	'filter tow',
	'cocoa powder',
	'wheat bran',
	'casing solution',
];

/** A typed sheet of a works laboratory: labels with leaders, figures in columns of a <pre>, a mean below a rule of hyphens. */
const family: Family = {
	author: 'rufus',
	locales: ['en-US', 'en-GB'],
	draw: (random, locale) => {
		const day = random.day('1958-01-01', '1989-06-01');
		const material = random.pick(MATERIALS);
		const hasPh = random.chance(0.6);
		const rows = Array.from({ length: random.int(3, 9) }, () => ({
			sample: random.pattern(random.pick(['?-##', '###', '?##'])),
			moisture: random.decimal(8, 16, 1),
			nicotine: random.decimal(0.4, 3.9),
			ph: random.decimal(4.8, 7.4, 1),
		}));
		const mean = Number(
			(rows.reduce((sum, { moisture }) => sum + moisture, 0) / rows.length).toFixed(1),
		);
		const pad = (said: string) => said.padEnd(24, random.pick(['.', ' ', '.']));
		const cell = (path: string, said: string, width: number) =>
			markup`${' '.repeat(Math.max(1, width - said.length))}${field(path, said)}`;
		const html = markup`<style>@page { size: letter; margin: 22mm 25mm } body { font: ${random.pick(['11pt', '12pt'])}/1.3 ${random.pick(["'Liberation Mono'", "'DejaVu Sans Mono'"])} } pre { font: inherit; margin: 0; white-space: pre-wrap } u { text-decoration-thickness: .6pt }
			</style><pre>${' '.repeat(random.int(6, 18))}${random.pick(['REPORT OF ANALYSIS', 'ANALYTICAL LABORATORY', 'LABORATORY REPORT'])}
${random.chance(0.8) && markup`${' '.repeat(36)}No. ${field('reportNumber', random.pattern('##-####'))}`}

<u>${field('title', `${random.pick(['Moisture in', 'Storage of', 'Analysis of', 'Comparison of'])} ${material}`)}</u>

${pad('Requested by')} ${field('requestedBy', `${random.pick(['Dr. ', 'Mr. '])}${locale.person().name}`)}
${pad('Material')} ${field('species', material)}
${pad('Date received')} ${field('sampleDate', locale.date(day))}
${pad('Date completed')} ${field('reportDate', locale.date(addDays(day, random.int(2, 40))))}
${random.chance(0.6) && markup`${pad('Notebook')} ${field('notebook', `${random.int(11, 98)}, p. ${random.int(3, 190)}`)}\n`}${random.chance(0.7) && markup`${pad('Temperature')} ${field('temperature', random.pick([68, 70, 75, 105]))} deg. F\n`}${random.chance(0.6) && markup`${pad('Relative humidity')} ${field('humidity', random.pick([50, 60, 62, 65]))} %\n`}${random.chance(0.5) && markup`${pad('Determinations')} ${field('replicates', random.int(2, 6))} per sample\n`}

Sample      Moisture   Alkaloids${hasPh && '      pH'}
  No.           %           %
------------------------------------------
<span data-list="results">${rows.map(({ sample, moisture, nicotine, ph }) => markup`<span data-row>${field('sample', sample)}${cell('moisture', moisture.toFixed(1), 18 - sample.length)}${cell('nicotine', nicotine.toFixed(2), 12)}${hasPh && cell('ph', ph.toFixed(1), 11)}</span>\n`)}</span>------------------------------------------
Mean${cell('mean', mean.toFixed(1), 14)}

${random.chance(0.8) && markup`CONCLUSION: ${field('conclusion', random.pick(['The samples do not differ from the control.', 'Sample to sample variation is within the limits.', 'Moisture rises with time of storage.', 'Further work is needed before a change is made.']))}\n`}
Method 14-B was used throughout. Limits: moisture 12.0 to 13.5 %.


${pad('Analyst')} ${field('analyst', locale.person().name)}
${random.chance(0.7) && markup`${pad('Approved')} ${field('approvedBy', locale.person().name)}`}</pre>`;
		return { html, fields };
	},
};
export default family;
