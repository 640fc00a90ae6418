import type { Family, Fields } from '../../family.ts';
import { drawPen, initialled, stampNumber } from '../../kit/archive.ts';
import { clock } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { BRANDS } from '../../kit/office.ts';
import { drawTypeface } from '../../kit/paperwork.ts';
import { askForm, askTable, drawFour, filler } from '../../kit/slips.ts';
import { typedRight } from '../../kit/typed.ts';

const fields: Fields = {
	...askForm({
		runNo: 'RUN NO. | What is the number of the run? | Laufnummer | runNumber',
		testDate: '@ DATE | When was the run? | Versuchstag | dateOfRun',
		machine: 'MACHINE | On which machine was it run? | Maschine | machineUsed',
		brand: 'BRAND | Which brand was run? | Marke | brandRun',
		operator: 'OPERATOR | Who ran the machine? | Bediener | machineOperator',
		requestedBy: 'REQUESTED BY | Who asked for the run? | Auftraggeber | runRequester',
		paper: 'CIGARETTE PAPER | Which paper was used? | Papier | paperUsed',
		filterType: 'FILTER | Which filter was used? | Filter | filterUsed',
		casing: 'CASING | Which casing was used? | Soße | casingUsed',
		flavour: 'FLAVOR | Which flavour was used? | Aroma | flavourUsed',
		weight: '# WEIGHT (g) | What does a piece weigh? | Gewicht je Stück | weightPerPiece',
		circumference: '# CIRCUMFERENCE (mm) | What is the circumference? | Umfang | circumference',
		moisture: '# MOISTURE (%) | How moist is it? | Feuchte | moisturePercent',
		pressure: '# PRESSURE DROP | How high is the draw resistance? | Zugwiderstand | pressureDrop',
		quantity: '# QUANTITY MADE | How many were made? | hergestellte Menge | quantityMade',
		started: 'START | When did the run start? | Beginn | startTime',
		stopped: 'STOP | When did the run stop? | Ende | stopTime',
		remarks: 'REMARKS | What was noted? | Bemerkungen | runRemarks',
		archiveNo: 'number stamped at the edge | Which number is stamped on the page? | batesNumber',
		cost: '-# COST | What did the run cost? | Kosten',
		approved: '- APPROVED | Who approved the run? | freigegeben',
	}),
	readings: askTable(
		{
			time: 'TIME | At what time? | Uhrzeit',
			speed: '# SPEED | How fast? | Geschwindigkeit',
			weight: '# WEIGHT | How heavy? | Gewicht',
			dilution: '# DILUTION | How diluted? | Verdünnung',
			rejects: '# REJECTS | How many were rejected? | Ausschuss',
		},
		'readings | What was measured in the run? | measuredValues | Messwerte',
	),
};

/** A run sheet of a making room: values stand above their captions in a staggered block, readings by the hour in columns without lines, notes by pen across the foot. */
const family: Family = {
	author: 'radmila',
	locales: ['en-US', 'en-GB', 'en-US'],
	draw: (random, locale) => {
		const put = filler(random);
		const { amount } = locale;
		const day = random.day('1965-02-01', '1994-10-01');
		const [operator, asker] = drawFour(locale);
		const start = random.int(450, 700);
		const rows = Array.from({ length: random.int(3, 9) }, (_, i) => ({
			at: start + i * 30,
			speed: random.int(30, 80) * 50,
			weight: random.decimal(0.72, 1.18, 3),
			dilution: random.int(8, 64),
			rejects: random.int(0, 40),
		}));
		const up = (label: string, content: ReturnType<typeof put>, css = '') =>
			markup`<div style="${css}"><tt>${content || '\u00a0'}</tt><i>${label}</i></div>`;
		const pen = drawPen(random, 12).replace(/transform[^;]*/, 'top:0');
		const html = markup`<style>@page { size: ${random.pick(['letter', '8in 10.5in'])}; margin: 15mm 17mm } body { font: 8pt 'Liberation Sans'; position: relative; min-height: 215mm } h1 { font: bold 12pt 'Liberation Sans'; margin: 0 0 7mm } .g { display: grid; grid-template-columns: repeat(12, 1fr); gap: 4mm 3mm } tt { font: ${drawTypeface(random, 10)}; display: block } i { font: 6.4pt 'Liberation Sans'; border-top: .6pt solid; display: block } pre { font: ${drawTypeface(random, 9.5)}; margin: 7mm 0; line-height: 1.45 } s { text-decoration: none; ${pen} }
			</style><h1>${random.pick(['MAKING RUN SHEET', 'SPECIAL RUN DATA', 'FACTORY TEST – DATA SHEET'])}</h1><div class="g">${up('RUN NO.', put('runNo', random.pattern('##-###')), 'grid-column:span 3')}${up('DATE', put('testDate', locale.date(day)), 'grid-column:span 4')}${up('MACHINE', put('machine', random.pattern('MK-#'), 0.85), 'grid-column:span 2')}${up('BRAND', put('brand', random.pick(BRANDS), 0.9), 'grid-column:2/span 5')}${up('OPERATOR', put('operator', initialled(random, operator), 0.8), 'grid-column:span 4')}${up('REQUESTED BY', put('requestedBy', initialled(random, asker), 0.8), 'grid-column:span 5')}${up('CIGARETTE PAPER', put('paper', random.pattern('Ref. ###'), 0.75), 'grid-column:span 4')}${up('FILTER', put('filterType', random.pattern('#.# / ##,000'), 0.7), 'grid-column:span 3')}${up('CASING', put('casing', random.pattern('B-##'), 0.5), 'grid-column:3/span 3')}${up('FLAVOR', put('flavour', random.pattern('F-###'), 0.5), 'grid-column:span 3')}${up('WEIGHT (g)', put('weight', amount(random.decimal(0.8, 1.1, 3), 3), 0.8), 'grid-column:span 2')}${up('MOISTURE (%)', put('moisture', amount(random.decimal(10, 14, 1), 1), 0.8), 'grid-column:span 2')}${up('CIRCUMFERENCE (mm)', put('circumference', amount(random.decimal(23, 25.5, 1), 1), 0.7), 'grid-column:span 4')}${up('PRESSURE DROP', put('pressure', amount(random.decimal(2, 6, 1), 1), 0.6), 'grid-column:span 3')}${up('START', put('started', clock(start, ':'), 0.8), 'grid-column:span 2')}${up('STOP', put('stopped', clock(start + rows.length * 30, ':'), 0.7), 'grid-column:span 2')}</div>
			<pre>   TIME     SPEED    WEIGHT   DILUTION   REJECTS\n<span data-list="readings">${rows.map((row) => markup`<span data-row>  ${typedRight('time', clock(row.at, ':'), 5)}    ${typedRight('speed', row.speed, 5)}     ${field('weight', amount(row.weight, 3))}      ${typedRight('dilution', row.dilution, 2)}%        ${random.chance(0.85) ? typedRight('rejects', row.rejects, 2) : '--'}\n</span>`)}</span></pre><div>QUANTITY MADE <tt style="display:inline">${put('quantity', locale.count(random.int(4, 90) * 500), 0.8)}</tt> &nbsp; COST ________</div><p>REMARKS <s>${put('remarks', random.pick(['Stopped twice, paper broke', 'Dry end, turned down steam', 'Ran well after 10:30', 'Discard first tray']), 0.75)}</s></p>${random.chance(0.5) && stampNumber(random, 'archiveNo', random.pattern('########'))}`;
		return { html, fields };
	},
};
export default family;
