import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { choose, tick } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { DEPARTMENTS } from '../../kit/office.ts';
import { drawTypeface, entry } from '../../kit/paperwork.ts';
import { addDays } from '../../kit/random.ts';
import { asDate, asFlag, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	requestNo: asText(
		'REQUEST NO. | requestNumber | What is the number of the request? | Under which number were the samples sent in? | Auftragsnummer',
	),
	submittedBy: asText(
		'SUBMITTED BY | submitter | Who submitted the samples? | From whom do the samples come? | Wer hat die Proben eingereicht? | Qui a soumis les échantillons ?',
	),
	department: asText(
		'DEPT. | department | Which department sent the samples? | What is the department of the submitter?',
	),
	extension: asText(
		'EXT. | extension | At which extension is the submitter? | What is the phone extension?',
	),
	dateSubmitted: asDate(
		'DATE SUBMITTED | submissionDate | When were the samples submitted? | What is the date of the submission? | Wann wurden die Proben abgegeben?',
	),
	dateWanted: asDate(
		'DATE WANTED | neededBy | By when are the results wanted? | When are the results needed? | Bis wann werden die Ergebnisse gebraucht?',
	),
	chargeTo: asText(
		'CHARGE NO. | chargeNumber | To which charge number is the work booked? | What account pays for the analyses?',
	),
	notebook: asText(
		'NOTEBOOK REF. | notebookPages | In which notebook is the work? | What notebook pages are referred to?',
	),
	priority: asText('PRIORITY | urgency | How urgent is the request? | Which priority is marked?'),
	isHazardous: asFlag(
		'HAZARDOUS | isHazardous | Are the samples hazardous? | Is the box for hazardous material ticked?',
	),
	returnSamples: asFlag(
		'RETURN SAMPLES | returnSamples | Shall the samples be sent back? | Does the submitter want the samples back?',
	),
	samples: list(
		{
			code: asText('SAMPLE NO. | sampleCode | What is the number of the sample?'),
			material: asText('DESCRIPTION | material | What is the sample?'),
			quantity: asText('AMOUNT | amountSent | How much was sent?'),
			tests: asText('ANALYSES REQUIRED | requestedTests | Which analyses are wanted?'),
		},
		'SAMPLES',
		'samples',
		'Which samples were sent in?',
	),
	count: asNumber(
		'TOTAL NO. OF SAMPLES | sampleCount | How many samples are there in all? | What is the number of samples? | Anzahl der Proben',
	),
	purpose: asText(
		'PURPOSE | purpose | Why are the samples analysed? | For what is the analysis needed?',
	),
	receivedBy: asText(
		'RECEIVED BY | receivedBy | Who received the samples in the laboratory? | Who took the samples in?',
	),
	labNo: asText(
		'LAB. NO. | labNumber | Which number did the laboratory give? | What is the laboratory number?',
	),
	completed: absent(asDate('DATE COMPLETED | completionDate | When was the analysis finished?')),
	analyst: absent(asText('ANALYST | analystName | Who did the analyses?')),
	cost: absent(asNumber('COST | analysisCost | What did the analysis cost?')),
};
const MATERIALS = [
	'Filter paper, roll 3',
	'Boiler water',
	'Cured resin, lot 14',
	'Tobacco leaf, ground',
	'Solvent recovered',
	'Steam condensate',
	'Corn syrup',
	'Ink, black',
	'Cotton fabric, washed',
	'Zinc plate',
	'Adhesive B',
	'Effluent, outlet 2',
] as const;
const TESTS = [
	'moisture',
	'ash',
	'pH',
	'nitrogen',
	'Fe, Cu',
	'particle size',
	'viscosity',
	'total solids',
	'chloride',
	'refractive index',
] as const;

/** A laboratory's request of samples: captions left of typed lines, numbered rows of which most are empty, a part "for laboratory use" turned to the side. */
const family: Family = {
	author: 'persis',
	locales: ['en-US', 'en-GB'],
	draw: (random, locale) => {
		const day = random.day('1955-01-01', '1999-12-01');
		const rows = random.int(1, 9);
		const length = Math.max(rows, random.int(6, 14));
		const prefix = random.pattern(random.pick(['?-', '##-', '???']));
		const first = random.int(1, 780);
		const line = (
			label: string,
			path: string,
			content: Parameters<typeof field>[1],
			share = 1,
			width = 58,
		) =>
			markup`<span class="l" style="width:${width}mm"><b>${label}</b><tt>${entry(random, path, content, share)}</tt></span> `;
		const priorities = ['Routine', 'Rush', 'Special'];
		const pattern = random.pick(['m/d/yy', 'mm-dd-yyyy', 'MMM d, yyyy']);
		const on = (when: string) =>
			locale.date(when, locale.countryCode === 'US' ? pattern : 'd MMM yyyy');
		const laboratory = markup`<div class="lab"><b>FOR LABORATORY USE</b>${line('RECEIVED BY', 'receivedBy', locale.person().family, 0.5, 46)}${line('LAB. NO.', 'labNo', random.pattern('L#####'), 0.5, 36)}<span class="l" style="width:40mm"><b>DATE COMPLETED</b><tt></tt></span><span class="l" style="width:32mm"><b>ANALYST</b><tt></tt></span></div>`;
		const isTop = random.chance(0.4);
		const html = markup`<style>@page { size: ${random.pick(['letter', 'A4', '8in 10.5in'])}; margin: 12mm 13mm } body { font: 8.5pt 'Liberation Sans' } h1 { font-size: 12pt; text-align: center; text-decoration: underline; margin: 0 0 5mm } .l { display: inline-flex; align-items: flex-end; height: 8mm } .l b { font-weight: normal; font-size: 7pt } .l tt { flex: 1; border-bottom: .5pt solid; margin-left: 1.5mm; height: 5mm } tt, td { font: ${drawTypeface(random, 9.5)} } td { border: .5pt solid #444; height: 6.4mm; padding: 0 1.5mm } td:first-child { width: 7mm; font: 7pt 'Liberation Sans' } th { font-size: 7pt; border: .5pt solid #444; padding: 1mm } table { width: 100%; margin: 4mm 0 2mm } .lab { border: 1.2pt solid; padding: 1mm 2mm 2mm; margin: 3mm 0 } .lab > b { font-size: 7pt; display: block } .tick { display: inline-block; width: 3.4mm; height: 3.4mm; border: .6pt solid; text-align: center; font: 8pt/3.2mm 'Liberation Mono' } .choice { margin-right: 3mm }
			</style><h1>${random.pick(['REQUEST FOR ANALYSIS', 'SAMPLE SUBMISSION SHEET', 'ANALYTICAL SERVICE REQUEST'])}</h1>${isTop && laboratory}${line('REQUEST NO.', 'requestNo', random.pattern('AR-####'), 0.8)}${line('DATE SUBMITTED', 'dateSubmitted', on(day))}${line('DATE WANTED', 'dateWanted', on(addDays(day, random.int(3, 40))), 0.7)}<br>${line('SUBMITTED BY', 'submittedBy', locale.person().name)}${line('DEPT.', 'department', random.pick(DEPARTMENTS), 0.8, 76)}${line('EXT.', 'extension', random.pattern('####'), 0.6, 34)}<br>${line('CHARGE NO.', 'chargeTo', random.pattern('####-##'), 0.75)}${line('NOTEBOOK REF.', 'notebook', `${random.pattern('####')}-${random.int(2, 99)}`, 0.5)}
			<p>PRIORITY: ${choose('priority', priorities, random.pick(priorities))} &nbsp;&nbsp; ${tick('isHazardous', random.chance(0.25), 'HAZARDOUS')} &nbsp; ${tick('returnSamples', random.chance(0.4), 'RETURN SAMPLES')}</p>
			<table data-list="samples"><tr><th><th>SAMPLE NO.<th>DESCRIPTION<th>AMOUNT<th>ANALYSES REQUIRED${Array.from({ length }, (_, i) => (i < rows ? markup`<tr data-row><td>${i + 1}<td>${field('code', `${prefix}${first + i}`)}<td>${field('material', random.pick(MATERIALS))}<td>${random.chance(0.7) && field('quantity', `${random.int(1, 20) * 5} ${random.pick(['g', 'ml', 'pcs'])}`)}<td>${i > 0 && random.chance(0.2) ? '"' : field('tests', random.some(TESTS, random.int(1, 3)).join(', '))}` : markup`<tr><td>${i + 1}<td><td><td><td>`))}</table>
			${line('TOTAL NO. OF SAMPLES', 'count', rows, 0.7, 60)}<br>${line('PURPOSE', 'purpose', random.pick(['Comparison with last year’s crop', 'Complaint of a customer', 'Check of new supplier', 'Stability study, month 3']), 0.75, 170)}${!isTop && laboratory}<div style="font-size:6.8pt">Submit at least 5 g of solids or 25 ml of liquids. Samples are kept for 30 days and then discarded. Use one sheet for each kind of material; a second sheet needs a new request number.</div>`;
		return { html, fields };
	},
};
export default family;
