import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { about, askCells, askNumber, askText, bracketed, sum } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';

const COSTS =
	'Cost of sales|Distribution expenses|Administrative expenses|Research and development|Amortisation of goodwill|Restructuring charges|Other operating expenses'.split(
		'|',
	);
const FINANCE =
	'Interest income|Interest expense|Share of results of associates|Foreign exchange gains and losses'.split(
		'|',
	);
const NEVER = 'Royalty income|Gain on disposal of land|Impairment of goodwill'.split('|');

/** An income statement: note numbers before the figures, losses in brackets, lines above sums, a currency sign in the first and the last row only. */
const family: Family = {
	author: 'bruno',
	locales: ['en-US', 'en-GB', 'en-AU', 'en-ZA'],
	draw: (random, locale) => {
		const year = random.int(1979, 2024);
		const years = [
			String(year),
			String(year - 1),
			...(random.chance(0.3) ? [String(year - 2)] : []),
		];
		const costs = random.some(COSTS, random.int(2, 5));
		const finance = random.some(FINANCE, random.int(1, 3));
		const values = new Map<string, number[]>();
		const draw = (row: string, low: number, high: number) =>
			values.set(
				row,
				years.map(() => random.int(low, high)),
			);
		draw('Revenue', 21000, 98000);
		for (const row of costs) draw(row, -9800, -140);
		for (const row of finance) draw(row, -900, row === 'Interest expense' ? -20 : 800);
		const at = (row: string, y: number) => values.get(row)?.[y] ?? 0;
		const add = (row: string, parts: readonly string[]) =>
			values.set(
				row,
				years.map((_, y) => sum(parts.map((one) => at(one, y)))),
			);
		add('Operating profit', ['Revenue', ...costs]);
		add('Profit before tax', ['Operating profit', ...finance]);
		values.set(
			'Income tax expense',
			years.map((_, y) => -Math.round(Math.abs(at('Profit before tax', y)) * 0.26)),
		);
		add('Profit for the year', ['Profit before tax', 'Income tax expense']);
		const rows = [...values.keys()];
		const notes = new Map(
			rows.filter(() => random.chance(0.45)).map((row, i) => [row, String(i + 2)]),
		);
		const grid = askCells(random, locale, {
			rows,
			columns: years,
			count: 11,
			missing: NEVER,
			say: (row, column) => [
				`What was the ${row.toLowerCase()} in ${column}?`,
				`How much did the company report as ${row.toLowerCase()} for ${column}?`,
				`${row} for ${column}`,
				`${row.toLowerCase()}, ${column}`,
			],
		});
		const noted = askCells(random, locale, {
			rows,
			columns: ['note'],
			count: 3,
			type: 'string',
			say: (row) => [
				`Which note explains ${row.toLowerCase()}?`,
				`note number of ${row.toLowerCase()}`,
			],
		});
		const fields: Fields = {
			...about('title', 'unit', 'footer'),
			...grid.asked,
			...noted.asked,
			company: askText('company|Whose income statement is it?|name of the group|companyName'),
			earnings: askNumber(
				`basic earnings per share in ${years[0]}|What were the earnings per share in ${years[0]}?|EPS ${years[0]}|basicEps`,
			),
			lines: list(
				{
					line: askText('line item|item of the statement|account'),
					note: askText('note|number of the note|reference to the notes'),
					...Object.fromEntries(
						years.map((one) => [`y${one}`, askNumber(`${one}|amount in ${one}|year ${one}`)]),
					),
				},
				'lines',
				'What are the lines of the income statement?',
				'all items with their amounts',
			),
			auditor: absent(askText('auditor|Who audited the accounts?|auditorName')),
			dividend: absent(
				askNumber('dividend per share|What dividend was proposed?|dividendPerShare'),
			),
		};
		const sign = locale.country.symbol === 'R' ? 'R' : locale.country.symbol;
		const noteFirst = random.chance(0.7);
		const row = (name: string, kind = '') => {
			const note = notes.get(name) ?? null;
			const cell = markup`<td class="n">${noted.cell(name, 'note', 'note', note, '')}`;
			const isEdge = kind === 'sum' || name === 'Revenue';
			return markup`<tr data-row class="${kind}"><td>${field('line', name)}${noteFirst && cell}${years.map(
				(one, y) => {
					const value = at(name, y);
					return markup`<td>${isEdge && markup`<i>${sign}</i>`} ${grid.cell(name, one, `y${one}`, value === 0 ? null : bracketed(locale.count(value)))}`;
				},
			)}${!noteFirst && cell}`;
		};
		const html = markup`<style>@page { size: ${random.pick(['letter', 'A4', '190mm 235mm'])}; margin: 20mm 22mm } body { font: 9.6pt/1.5 ${random.pick(["'Liberation Serif'", "'Liberation Mono'", "'DejaVu Sans'"])}; ${random.pick(['', 'font-size: 8.5pt'])} } h1 { font-size: 14pt; margin: 1mm 0 } table { width: 100%; margin: 5mm 0 } td, th { text-align: right; padding: .5mm 0 .5mm 4mm; font-weight: normal } td:first-child { text-align: left; padding-left: 0 } th { border-bottom: .8pt solid #000 } .n { text-align: center; font-size: 90% } i { font-style: normal; float: left } .mid td:not(:first-child, .n) { border-top: .5pt solid #000; font-weight: bold } .sum td:not(:first-child, .n) { border-top: .5pt solid #000; border-bottom: 2.2pt double #000; font-weight: bold } .sum td { padding-bottom: 1.5mm } footer { position: fixed; bottom: 0; width: 100%; text-align: ${random.pick(['center', 'right', 'left'])}; font-size: 8pt }
			</style><div style="text-align:${random.pick(['left', 'center'])}">${field('company', locale.company().name)} ${random.chance(0.5) && 'and subsidiaries'}<h1>${field('title', random.pick(['Consolidated Income Statement', 'Statement of Operations', 'Consolidated Statement of Earnings', 'Group Profit and Loss Account']))}</h1>for the ${random.pick(['year', '52 weeks'])} ended ${random.pick(['31 December', '30 June', '31 March'])} ${year}</div>
			<table data-list="lines"><tr><th style="text-align:left;font-size:85%">${field('unit', random.pick(['In thousands', `${sign}’000`, 'All amounts in thousands']))}${noteFirst && markup`<th class="n">Note`}${years.map((one) => markup`<th>${one}`)}${!noteFirst && markup`<th class="n">Notes`}${row('Revenue')}${costs.map((one) => row(one))}${row('Operating profit', 'mid')}${finance.map((one) => row(one))}${row('Profit before tax', 'mid')}${row('Income tax expense')}${row('Profit for the year', 'sum')}</table>
			<p>Basic earnings per share were ${field('earnings', locale.amount(random.decimal(0.1, 6.4)))} in ${years[0]}${years.length > 2 ? ', after the issue of new shares in March' : ''}. All results derive from continuing operations.</p><footer>${field('footer', random.pick(['The notes on the following pages form part of these accounts.', 'See accompanying notes to the financial statements.', 'The accompanying notes are an integral part of this statement.']))}</footer>`;
		return { html, fields };
	},
};
export default family;
