import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import { DEPARTMENTS } from '../../kit/office.ts';

const YEARS = [1985, 1986, 1987, 1988] as const;
const LINES = [
	'Salaries and wages',
	'Travel',
	'Supplies',
	'Contract research',
	'Equipment',
	'Advertising',
	'Telephone and postage',
	'Training',
	'Rent',
] as const;
const fields: Fields = {
	department: text('department', 'Whose budget is it?', 'cost centre name'),
	costCentre: text('', 'cost centre', 'What is the number of the cost center?', 'costCenterNo'),
	...Object.fromEntries(
		YEARS.map((year) => [
			`total${year}`,
			number(
				'',
				`total budget ${year}`,
				`What is the total budget for ${year}?`,
				`Gesamtbudget ${year}`,
			),
		]),
	),
	...Object.fromEntries(
		YEARS.map((year) => [
			`travel${year}`,
			number(
				'',
				`travel in ${year}`,
				`How much was budgeted for travel in ${year}?`,
				`Reisekosten ${year}`,
			),
		]),
	),
	salaries1987: number(
		'',
		'salaries and wages 1987',
		'What are the salaries for 1987?',
		'How much goes to wages in 1987?',
	),
	equipment1986: number(
		'',
		'equipment 1986',
		'What was spent on equipment in 1986?',
		'Equipment in the year 1986',
	),
	lines: list(
		{
			item: text('itemDescription', 'line of the budget'),
			previous: number('', 'figure of the year before', 'previousYear', 'first column'),
			current: number('', 'figure of the new year', 'currentYear', 'second column'),
			change: number('', 'change in percent', 'percentChange', '% change'),
		},
		'budgetLines',
		'What does each line of the budget say?',
	),
	preparedBy: text('preparedBy', 'Who prepared the budget?'),
	approvedBy: text('approvedBy', 'Who approved the budget?'),
	date: date('documentIssueDate', 'When was the sheet drawn up?'),
	headcount: number(
		'',
		'number of employees',
		'How many people work in the department?',
		'headcount',
	),
	actual: absent(number('', 'actual spending to date', 'How much was spent so far?', 'actualYtd')),
	currency: absent(text('currency', 'Which currency?')),
};

/** A spreadsheet print: two years side by side with the change, thousands without a sign, a total between rules. */
const family: Family = {
	author: 'tomasz',
	locales: ['en-US', 'en-GB', 'en-CA'],
	draw: (random, locale) => {
		const year = random.pick([1986, 1987, 1988] as const);
		const rows = LINES.filter((line, i) => i < 2 || line === 'Equipment' || random.chance(0.6)).map(
			(item) => {
				const previous = random.int(3, 400) * (item === 'Salaries and wages' ? 9 : 1);
				const current = Math.max(1, Math.round(previous * random.decimal(0.7, 1.5)));
				return {
					item,
					previous,
					current,
					change: Number(((current / previous - 1) * 100).toFixed(1)),
				};
			},
		);
		const own = random.chance(0.7) ? rows : random.shuffle(rows);
		const cell = (column: 'previous' | 'current', item: string, value: number) => {
			const printed = locale.amount(value, 0);
			const of = column === 'current' ? year : year - 1;
			const path =
				item === 'Travel'
					? `travel${of}`
					: item === 'Salaries and wages' && of === 1987
						? 'salaries1987'
						: item === 'Equipment' && of === 1986
							? 'equipment1986'
							: '';
			const inner = field(column, printed);
			return path === ''
				? inner
				: markup`<span data-field="/${path}" data-value="${value}">${inner}</span>`;
		};
		const sum = (column: 'previous' | 'current') => rows.reduce((all, row) => all + row[column], 0);
		const change = (value: number) => ({
			text: value < 0 ? `(${Math.abs(value).toFixed(1)})` : value.toFixed(1),
			value,
		});
		const html = markup`<style>@page { size: letter ${random.pick(['portrait', 'landscape'])}; margin: 18mm } body { font: 10pt/1.5 'DejaVu Sans Mono' } caption { text-align: left; font-weight: bold; padding-bottom: 4mm } table { width: 100% } td, th { padding: 1mm 3mm; text-align: right; border-right: ${random.pick(['.5pt solid #999', '0'])} } td:first-child, th:first-child { text-align: left } th { border-bottom: 1pt solid #000; border-top: 1pt solid #000; font-weight: normal } .t td { border-top: 1pt solid #000; border-bottom: 3pt double #000 } .f { display: flex; justify-content: space-between; margin-top: 10mm }
			</style><div style="float:right">${field('date', locale.date(random.day(`${year - 1}-08-01`, `${year - 1}-12-20`)))}</div><table data-list="lines"><caption>${field('department', random.pick(DEPARTMENTS).toUpperCase())}<br>OPERATING BUDGET ${year} ${random.pick(['($000)', '(thousands)', '(000’s omitted)'])}<br>COST CENTER ${field('costCentre', random.pattern('####'))}${random.chance(0.5) && markup` &nbsp; HEADCOUNT ${field('headcount', random.int(4, 160))}`}</caption>
			<thead><tr><th>ITEM<th>${year - 1} ${random.pick(['BUDGET', 'REVISED', ''])}<th>${year} ${random.pick(['BUDGET', 'PROPOSED'])}<th>% CHG</thead><tbody>${own.map(({ item, previous, current, change: percent }) => markup`<tr data-row><td>${field('item', item)}<td>${cell('previous', item, previous)}<td>${cell('current', item, current)}<td>${field('change', change(percent))}`)}
			<tr class="t"><td>TOTAL<td>${field(`total${year - 1}`, locale.amount(sum('previous'), 0))}<td>${field(`total${year}`, locale.amount(sum('current'), 0))}<td>${change((sum('current') / sum('previous') - 1) * 100).text}</tbody></table>
			<p style="font-size:8pt">Corporate guideline: increases above 5.0 percent must be explained on Form B-2.</p><div class="f"><span>PREPARED BY: ${field('preparedBy', locale.person().name)}</span>${random.chance(0.6) && markup`<span>APPROVED: ${field('approvedBy', locale.person().name)}</span>`}<span>PAGE ${random.int(1, 14)}</span></div>`;
		return { html, fields };
	},
};
export default family;
