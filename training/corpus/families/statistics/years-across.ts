import type { Family, Fields } from '../../family.ts';
import { absent, list, number, text } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';

const YEARS = [1981, 1982, 1983, 1984, 1985, 1986, 1987, 1988] as const;
const fields: Fields = {
	title: text('subject', 'What does the table show?', 'heading of the table'),
	company: text('companyName', 'Which company is the table about?', 'name of the firm'),
	unit: text('currency', 'In which unit are the figures given?', 'unit of the figures'),
	...Object.fromEntries(
		YEARS.map((year) => [
			`revenue${year}`,
			number(
				'',
				`revenue in ${year}`,
				`What was the revenue in ${year}?`,
				`Umsatz ${year}`,
				`net sales of ${year}`,
			),
		]),
	),
	...Object.fromEntries(
		YEARS.map((year) => [
			`profit${year}`,
			number(
				'',
				`net income in ${year}`,
				`What was the net income in ${year}?`,
				`How much did the company earn in ${year}?`,
			),
		]),
	),
	employees1985: number(
		'',
		'employees in 1985',
		'How many people worked there in 1985?',
		'Mitarbeiter 1985',
	),
	dividend1984: number(
		'',
		'dividend for 1984',
		'What dividend was paid for 1984?',
		'dividend per share 1984',
	),
	years: list(
		{
			year: text('', 'year', 'fiscalYear', 'Jahr'),
			revenue: number('', 'revenue', 'netSales', 'Umsatz'),
			profit: number('', 'net income', 'profit', 'earnings'),
			employees: number('', 'number of employees', 'employees', 'staff'),
		},
		'byYear',
		'What were revenue and income in each year?',
	),
	footnote: text('notes', 'What does the note below the table say?', 'footnote'),
	auditor: absent(text('', 'Who audited the figures?', 'auditorName', 'Wirtschaftsprüfer')),
	assets: absent(number('', 'total assets', 'What were the total assets?', 'totalAssets')),
};
const NOTES = [
	'Restated for the sale of the paint division.',
	'After a two-for-one stock split.',
	'Includes nine months of the acquired business.',
	'Fiscal years end on June 30.',
];

/** A financial summary whose years run across the head: one asks for a row and a column, and the list stands on its side. */
const family: Family = {
	author: 'rufus',
	locales: ['en-US', 'en-CA', 'en-GB'],
	draw: (random, locale) => {
		const count = random.int(3, 6);
		const first = random.int(0, YEARS.length - count);
		const own = YEARS.slice(first, first + count);
		const years = random.chance(0.5) ? own : own.toReversed();
		let sales = random.int(40, 900);
		const data = new Map(
			own.map((year) => {
				sales = Number((sales * random.decimal(0.92, 1.24)).toFixed(1));
				return [
					year,
					{
						revenue: sales,
						profit: Number((sales * random.decimal(-0.03, 0.11)).toFixed(1)),
						employees: random.int(300, 9000),
						dividend: random.decimal(0.2, 2.4),
					},
				] as const;
			}),
		);
		const loss = (value: number) => ({
			text: value < 0 ? `(${locale.amount(-value, 1).text})` : locale.amount(value, 1).text,
			value,
		});
		const at = (year: (typeof YEARS)[number]) =>
			data.get(year) ?? { revenue: 0, profit: 0, employees: 0, dividend: 0 };
		const row = (
			label: string,
			cell: (year: (typeof YEARS)[number]) => ReturnType<typeof markup>,
		) => markup`<tr><td>${label}<i></i>${years.map((year) => markup`<td>${cell(year)}`)}`;
		const inRow = (year: number, content: ReturnType<typeof markup>) =>
			markup`<span data-row="${year}">${content}</span>`;
		const both = (path: string, value: number, content: ReturnType<typeof markup>) =>
			markup`<span data-field="/${path}" data-value="${value}">${content}</span>`;
		const rows = random.shuffle([
			row(random.pick(['Net sales', 'Revenue', 'Revenues']), (year) =>
				inRow(
					year,
					both(
						`revenue${year}`,
						at(year).revenue,
						field('revenue', locale.amount(at(year).revenue, 1)),
					),
				),
			),
			row(random.pick(['Net income', 'Net earnings', 'Net income (loss)']), (year) =>
				inRow(year, both(`profit${year}`, at(year).profit, field('profit', loss(at(year).profit)))),
			),
			row(random.pick(['Employees', 'Number of employees']), (year) =>
				inRow(
					year,
					year === 1985
						? both(
								'employees1985',
								at(year).employees,
								field('employees', locale.count(at(year).employees)),
							)
						: field('employees', locale.count(at(year).employees)),
				),
			),
			row('Dividends per share', (year) =>
				year === 1984
					? both('dividend1984', at(year).dividend, markup`${locale.amount(at(year).dividend)}`)
					: markup`${locale.amount(at(year).dividend)}`,
			),
			row('Capital expenditures', () => markup`${locale.amount(random.decimal(2, 60, 1), 1)}`),
		]);
		const html = markup`<style>@page { size: letter; margin: 24mm 20mm } body { font: 10pt/1.6 ${random.pick(["'Liberation Serif'", "'DejaVu Serif'", "'Liberation Sans'"])} } h1 { font-size: 15pt; margin: 0 } table { width: 100%; margin: 6mm 0 } td, th { text-align: right; padding: 1.2mm 2mm } th { border-bottom: 1.5pt solid #000 } td:first-child { text-align: left; display: flex } td i { flex: 1; border-bottom: ${random.pick(['1pt dotted #666', '0'])}; margin: 0 0 1.5mm 2mm } tr:nth-child(odd) td { background: ${random.pick(['#fff', '#eee'])} }
			</style>${random.chance(0.7) && markup`<div>${field('company', locale.company().name)}</div>`}<h1>${field('title', random.pick(['Financial Highlights', `${count}-Year Summary`, 'Selected Financial Data', 'Record of Growth']))}</h1><div>(${field('unit', random.pick(['in millions of dollars', 'millions', '$ million']))}, except per share data)</div>
			<table data-list="years"><tr><th style="text-align:left">${random.pick(['Year ended December 31', 'Fiscal year', ''])}${years.map((year) => markup`<th><span data-row="${year}">${field('year', String(year))}</span>`)}${rows}</table>${random.chance(0.6) && markup`<p style="font-size:8.5pt">* ${field('footnote', random.pick(NOTES))}</p>`}<p>Sales have grown in most years of the decade. The order book at the end of the period was larger than ever, and the plant works at full capacity.</p><div style="text-align:center;margin-top:${random.int(10, 60)}mm">${random.int(2, 38)}</div>`;
		return { html, fields };
	},
};
export default family;
