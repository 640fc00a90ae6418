import type { Family, Fields } from '../../family.ts';
import { drawPeople, initialled, stampNumber } from '../../kit/archive.ts';
import { field, markup } from '../../kit/html.ts';
import { DEPARTMENTS } from '../../kit/office.ts';
import { drawTypeface } from '../../kit/paperwork.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, askTable, filler } from '../../kit/slips.ts';

const fields: Fields = {
	...askForm({
		requestNo:
			'A.R.D. NO. | What is the number of the request? | Nummer des Auftrags | analyticalRequestNumber',
		submittedBy:
			'SUBMITTED BY | Who submitted the samples? | Wer hat die Proben eingereicht? | submitter',
		department: 'DEPT. | From which department do they come? | departmentName',
		phone: 'PHONE EXT. | Which extension does the submitter have? | extension',
		dateSubmitted: '@ DATE SUBMITTED | When were they handed in? | submissionDate | Abgabedatum',
		dateRequired:
			'@ RESULTS REQUIRED BY | By when are results needed? | resultsDue | Termin der Ergebnisse',
		projectNo: 'PROJECT NO. | Which project pays? | projectNumber',
		notebook: 'NOTEBOOK PAGE | On which page of the notebook is it written? | notebookReference',
		description: 'NATURE OF SAMPLE | What kind of samples are they? | Art der Probe | sampleType',
		hazards: 'HAZARDS | Which hazards are there? | Gefahren | safetyNotes',
		storage: 'STORAGE | How must the samples be kept? | storageConditions',
		codes: 'TESTS WANTED | Which tests are wanted for the first sample? | testCodes',
		assignedTo: 'ASSIGNED TO | Which analyst does the work? | Wer untersucht? | analyst',
		hours: '# HOURS CHARGED | How many hours were charged? | Arbeitsstunden | hoursWorked',
		completed: '@ DATE COMPLETED | When was it finished? | completionDate',
		disposition: 'DISPOSITION OF SAMPLE | What happens to the samples afterwards? | sampleDisposal',
		comments: 'COMMENTS | What was remarked? | analystComments',
		sampleCount:
			'# NO. OF SAMPLES | How many samples are there? | Anzahl der Proben | numberOfSamples',
		pageNumber: 'number stamped on the page | Which number is stamped at the edge? | archiveNumber',
		patient: '- PATIENT | Who is the patient? | patientName',
		fee: '-# FEE | What does the analysis cost? | analysisFee',
	}),
	samples: askTable(
		{
			labNo: 'LAB NO. | Which number has the laboratory given?',
			sample: 'SAMPLE IDENTIFICATION | How is the sample marked? | Probenbezeichnung',
			tests: 'TEST CODES | Which tests are wanted?',
			result: 'RESULT | What was found? | Ergebnis',
			analyst: 'BY | Who did it?',
		},
		'samples submitted | submittedSamples | Which samples were handed in? | eingereichte Proben',
	),
};

/** A request to a company's laboratory: the key of test codes printed down the left edge, captions below the values, results written into the same grid. */
const family: Family = {
	author: 'ignatius',
	locales: ['en-US', 'en-GB', 'en-US'],
	draw: (random, locale) => {
		const put = filler(random);
		const day = random.day('1964-01-01', '1993-12-01');
		const [a, b] = drawPeople(locale, 2).map((one) => initialled(random, one));
		const keys = random.some(
			'Moisture|Ash|Total sugars|Nicotine|Nitrate|Chloride|pH|Density|Viscosity|Infrared|Gas chrom.|Particle size|Starch|Extractables'.split(
				'|',
			),
			9,
		);
		const code = (i: number) => `${String.fromCharCode(65 + i)}${i + 1}`;
		const isDone = random.chance(0.6);
		const samples = Array.from({ length: random.int(2, 7) }, () => ({
			name: random.pattern(random.pick(['Blend ##-?', '#### control', 'Run ## box #', '?? ###'])),
			tests: random
				.some(
					keys.map((_, i) => code(i)),
					random.int(1, 3),
				)
				.sort()
				.join(', '),
			result: random.pick([random.pattern('1#.# %'), random.pattern('0.## %'), 'trace', 'n.d.']),
		}));
		const lab = random.int(1000, 9000);
		const under = (label: string, content: ReturnType<typeof put>, width = 1) =>
			markup`<div class="u" style="grid-column:span ${width}"><tt>${content || '\u00a0'}</tt><i>${label}</i></div>`;
		const html = markup`<style>@page { size: letter; margin: 12mm } body { font: 8pt 'Liberation Sans'; position: relative; min-height: 252mm; display: grid; grid-template-columns: 34mm 1fr; gap: 5mm } .key { border-right: 1pt solid; font-size: 7pt; line-height: 1.9; padding-top: 24mm } tt { font: ${drawTypeface(random, 9.5)} } .g { display: grid; grid-template-columns: repeat(6, 1fr); gap: 2.5mm 3mm } .u tt { display: block; border-bottom: .6pt solid; min-height: 6mm; padding-top: 1mm } .u i { font: 6pt 'Liberation Sans' } table { width: 100%; border-collapse: collapse; margin: 5mm 0 } th { font: 6.5pt 'Liberation Sans' } td, th { border: .6pt solid; height: 7mm; padding: 0 1mm } h1 { font: bold 13pt 'Liberation Sans'; margin: 0 0 5mm }
			</style><div class="key"><b>KEY TO TESTS</b>${keys.map((key, i) => markup`<div>${code(i)} ${key}</div>`)}</div><div><h1>${random.pick(['ANALYTICAL REQUEST', 'REQUEST FOR ANALYSIS', 'Laboratory Work Request'])}</h1><div class="g">${under('SUBMITTED BY', put('submittedBy', a ?? ''), 2)}${under('DEPT.', put('department', random.pick(DEPARTMENTS), 0.8), 2)}${under('PHONE EXT.', put('phone', random.pattern('####'), 0.7))}${under('A.R.D. NO.', put('requestNo', random.pattern('?####')))}${under('DATE SUBMITTED', put('dateSubmitted', locale.date(day)), 2)}${under('RESULTS REQUIRED BY', put('dateRequired', locale.date(addDays(day, random.int(3, 30))), 0.7), 2)}${under('PROJECT NO.', put('projectNo', random.pattern('####'), 0.8))}${under('NOTEBOOK PAGE', put('notebook', random.pattern('###-##'), 0.5))}${under('NATURE OF SAMPLE', put('description', random.pick(['cut filler', 'casing sirup', 'filter plugs', 'reconstituted sheet', 'waste water'])), 3)}${under('HAZARDS', put('hazards', random.pick(['none', 'flammable solvent', 'irritant']), 0.7), 2)}${under('NO. OF SAMPLES', put('sampleCount', samples.length, 0.9))}${under('STORAGE', put('storage', random.pick(['cold room', 'ambient', 'keep dark']), 0.5), 3)}${under('DISPOSITION OF SAMPLE', put('disposition', random.pick(['return', 'discard', 'hold 90 days']), 0.6), 3)}</div>
			<table data-list="samples"><tr><th>LAB NO.<th>SAMPLE IDENTIFICATION<th>TEST CODES<th>RESULT<th>BY${samples.map((sample, i) => markup`<tr data-row><td><tt>${field('labNo', String(lab + i))}</tt><td><tt>${field('sample', sample.name)}</tt><td><tt>${i === 0 ? field('/codes', field('tests', sample.tests)) : field('tests', sample.tests)}</tt><td><tt>${isDone && field('result', sample.result)}</tt><td><tt>${isDone && put('analyst', random.pattern('??'), 0.6)}</tt>`)}<tr><td><td><td><td><td></table>
			<div class="g">${under('ASSIGNED TO', put('assignedTo', b ?? '', 0.8), 2)}${under('HOURS CHARGED', isDone && put('hours', locale.count(random.int(2, 60) / 2), 0.8), 2)}${under('DATE COMPLETED', isDone && put('completed', locale.date(addDays(day, random.int(5, 40))), 0.85), 2)}${under('COMMENTS', put('comments', random.pick(['Second sample leaked in transit', 'Repeat test agrees', 'See memo to file']), 0.45), 6)}</div></div>${random.chance(0.5) && stampNumber(random, 'pageNumber', random.pattern('#########'))}`;
		return { html, fields };
	},
};
export default family;
