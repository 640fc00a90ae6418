import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { about, askCells, askNumber, askText, sum } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { extremes, ofChart } from '../../kit/reports.ts';
import { typed, typedRight } from '../../kit/typed.ts';

const WHAT = [
	[
		'JOBS RUN BY DEPARTMENT',
		'jobs',
		'PAYROLL|STORES|SALES LEDGER|RESEARCH|PLANNING|PERSONNEL|TRAFFIC|AUDIT',
	],
	['FAULTS REPORTED BY LINE', 'faults', 'LINE 1|LINE 2|LINE 3|LINE 4|LINE 5|LINE 6|LINE 7|LINE 8'],
	['CALLS RECEIVED BY HOUR', 'calls', '08-09|09-10|10-11|11-12|12-13|13-14|14-15|15-16'],
	['ITEMS BORROWED BY SECTION', 'items', 'FICTION|HISTORY|SCIENCE|MUSIC|LAW|CHILDREN|MAPS|TRAVEL'],
] as const;

/** A sheet of a line printer of the 1970s: bars made of asterisks or X, the count and the per cent behind them, a scale of numbers below, run number and page on top. */
const family: Family = {
	author: 'casimir',
	locales: ['en-US', 'en-GB', 'en-CA', 'en-AU'],
	draw: (random, locale) => {
		const [title, unit, all] = random.pick(WHAT);
		const names = all.split('|').filter(() => random.chance(0.8));
		const counts = names.map(() => random.int(2, 200));
		const total = sum(counts);
		const { top, bottom } = extremes(counts);
		const grid = askCells(random, locale, {
			rows: names,
			columns: ['COUNT', 'PCT'],
			count: 6,
			missing: all.split('|').filter((one) => !names.includes(one)),
			say: (row, column) =>
				column === 'COUNT'
					? [`How many ${unit} are counted for ${row}?`, `${unit} of ${row}`, `count for ${row}`]
					: [
							`What percentage of the ${unit} belongs to ${row}?`,
							`per cent of ${row}`,
							`${row} percentage`,
						],
		});
		const fields: Fields = {
			...ofChart('chartTitle', 'largest', 'smallest'),
			...about('pageNumber'),
			...grid.asked,
			runNumber: askText(
				'number of the run|What is the run number?|jobRun|Laufnummer|numéro de passage',
			),
			program: askText(
				'program that printed it|Which program made the listing?|programName|Programm|programme',
			),
			printedOn: askText(
				'date of the run|When was it printed?|runDate|Druckdatum|date d’impression',
			),
			printedAt: askText(
				'time of the run|At what time was it printed?|runTime|Uhrzeit des Laufs|heure',
			),
			total: askNumber(
				'sum of all counts|How many are there in all?|grandTotal|Gesamtzahl|total général',
			),
			scale: askNumber(
				'number that one asterisk stands for|How many does each sign stand for?|perStar|Wie viele stehen für ein Zeichen?',
			),
			bars: list(
				{
					name: askText('label of the bar|Which one?|category'),
					count: askNumber('count|number|frequency'),
					percent: askNumber('per cent|share'),
				},
				'bars',
				'What are the counts and percentages of each bar?',
				'frequencies',
				'Werte der Balken',
			),
			mean: absent(askNumber('mean|What is the mean?|Mittelwert|moyenne')),
			operator: absent(askText('operator|Who ran the job?|Bediener|opérateur')),
		};
		const sign = random.pick(['*', 'X', 'X', 'I', 'O']);
		const per = sign === '*' ? 10 : random.pick([4, 5]);
		const wide = Math.max(...names.map((one) => one.length)) + 2;
		const hasBlank = random.chance(0.5);
		const side = random.pick(['I', '|', ':']);
		const isFront = random.chance(0.35);
		const rows = names.map((name, i) => {
			const count = counts[i] ?? 0;
			const percent = Number(((count * 100) / total).toFixed(1));
			const stars = sign.repeat(Math.max(1, Math.round(count / per)));
			const label = typed('name', name, wide);
			const named =
				i === top
					? field('/largest', label, name)
					: i === bottom
						? field('/smallest', label, name)
						: label;
			const printed = grid.cell(name, 'COUNT', 'count', locale.count(count));
			const pad = ' '.repeat(5 - String(count).length);
			const share = markup`${percent < 10 && ' '}${grid.cell(name, 'PCT', 'percent', locale.amount(percent, 1))}`;
			const figures = markup`${pad}${printed}  ${share}`;
			const line = isFront
				? markup`${named}${figures}  ${side}${stars}`
				: markup`${named}${side}${stars} ${figures}`;
			return markup`<span data-row>${line}</span>
${
	hasBlank &&
	`${' '.repeat(wide + (isFront ? 13 : 0))}${side}
`
}`;
		});
		const dashes = '-'.repeat(sign === '*' ? 22 : 46);
		const blank = ' '.repeat(wide + (isFront ? 13 : 0));
		const steps = `${blank}${side}${Array.from({ length: sign === '*' ? 2 : 5 }, (_, i) => String((i + 1) * 10 * per).padStart(10)).join('')}`;
		const day = random.day('1966-01-01', '1989-12-28');
		const html = markup`<style>@page { size: ${random.pick(['11in 8.5in', 'A4 landscape', '14in 9in'])}; margin: 12mm } body { ${random.pick(['background: repeating-linear-gradient(#e6f2e6 0 10mm, #fff 10mm 20mm)', ''])} } pre { font: ${random.pick(['10.5pt', '11pt'])}/1.25 'Liberation Mono'; margin: 0; ${random.pick(['', 'font-weight: bold'])} }
			</style><pre>${typed('program', random.pattern('???###'), 14)}${typed('printedOn', locale.date(day, random.pick(['dd MMM yy', 'mm/dd/yy'])).text.toUpperCase(), 16)}${typed('printedAt', `${random.int(10, 23)}.${random.int(10, 59)}.${random.int(10, 59)}`, 14)}RUN ${typed('runNumber', random.pattern('####'), 10)}PAGE ${typedRight('pageNumber', String(random.int(1, 40)), 4)}


      ${field('chartTitle', title)}

${blank} ${dashes}
<span data-list="bars">${rows}</span>${blank} ${dashes}
${steps}

      ${random.pick(['TOTAL', 'N =', 'VALID CASES'])} ${field('total', locale.count(total))}      EACH ${sign} REPRESENTS ${field('scale', String(per), per)} ${unit.toUpperCase()}
</pre>`;
		return { html, fields };
	},
};
export default family;
