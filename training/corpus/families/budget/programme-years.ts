import type { Family, Fields } from '../../family.ts';
import {
	asDate,
	asNumber,
	asRows,
	askCell,
	asText,
	cell,
	drawPen,
	longDate,
} from '../../kit/archive.ts';
import { stampNumber, wholeMoney } from '../../kit/archive.ts';
import { absent } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';

const PROGRAMMES: Readonly<Record<string, readonly string[]>> = {
	'Field Studies': ['Salaries', 'Boat hire', 'Nets and gear', 'Travel'],
	Laboratory: ['Technicians', 'Glassware', 'Animals', 'Repairs'],
	Publications: ['Printing', 'Artwork', 'Postage'],
	Administration: ['Secretarial', 'Rent', 'Insurance', 'Audit fee'],
};
type Told = {
	line: string;
	group: string;
	other: string;
	years: readonly [number, number, number];
};
const askFields = ({ line, group, other, years: [a, b, c] }: Told): Fields => ({
	title: asText('What is the title of the budget?|What is the heading of the page?|budgetTitle'),
	body: asText('Whose budget is it?|Which institute drew up the budget?|institute'),
	unit: asText(
		'In what unit are the amounts?|What is noted in brackets under the title?|unitOfAmounts',
	),
	firstYear: askCell(
		line,
		String(a),
		`How much was set aside for ${line} under ${group} in ${a}?|${group}: ${line} ${a}`,
	),
	secondYear: askCell(
		line,
		String(b),
		`What is the amount for ${line} (${group}) in ${b}?|${group}: ${line} ${b}`,
	),
	subtotal: asNumber(
		`What is the total of ${group} in ${c}?|What is the subtotal for ${group} for ${c}?|${group} total ${c}|sum of ${group} in the last column`,
	),
	otherSubtotal: asNumber(
		`What is the total of ${other} in ${a}?|How much does ${other} cost altogether in ${a}?|${other} total ${a}`,
	),
	totalA: asNumber(
		`What is the grand total for ${a}?|What is the whole budget of ${a}?|grand total ${a}|bottom line ${a}`,
	),
	totalB: asNumber(
		`What is the grand total for ${b}?|What is the whole budget of ${b}?|grand total ${b}`,
	),
	totalC: asNumber(
		`What is the grand total for ${c}?|What is the whole budget of ${c}?|grand total ${c}|last figure of the page`,
	),
	firstGroup: asText(
		'What is the first programme in the budget?|Which heading comes first?|firstProgramme',
	),
	approved: asDate(
		'When was the budget approved?|On what date did the board approve it?|approvalDate',
	),
	note: asText('What does the note below the table say?|What is the footnote?|budgetNote'),
	pencil: asText('What is pencilled on the sheet?|What remark was added by hand?|pencilRemark'),
	page: asText('What is the page number?|pageNo|number at the top right'),
	stamp: asText('What number is stamped on the page?|stampedNumber|number at the edge'),
	lines: asRows(
		{
			line: asText('What is the money for?|budgetLine|name of the line'),
			one: asNumber('amount of the first year|firstYearAmount|How much in the first year?'),
			two: asNumber('amount of the second year|secondYearAmount|How much in the second year?'),
			three: asNumber('amount of the third year|thirdYearAmount|How much in the third year?'),
		},
		'What are the lines of the budget?|budgetLines|all lines with their amounts, sums apart',
	),
	income: absent(asNumber('What is the income of the institute?|totalIncome|money received')),
	treasurer: absent(asText('Who is the treasurer?|treasurerName|person who drew up the budget')),
});

/** A typed three-year budget: programmes as underlined headings, indented lines, a sum below each and a grand total under a double rule. */
const family: Family = {
	author: 'winifred',
	locales: ['en-US', 'en-CA', 'en-GB'],
	draw: (random, locale) => {
		const start = random.int(1957, 1994);
		const years = [start, start + 1, start + 2] as const;
		const groups = random.some(Object.keys(PROGRAMMES), random.int(2, 4)).map((name) => ({
			name,
			lines: random
				.some(PROGRAMMES[name] ?? [], random.int(2, 4))
				.map((line) => ({ line, values: years.map(() => random.int(3, 480) * 50) })),
		}));
		const [one, two] = random.some(groups, 2);
		if (!one || !two) throw new Error('Too few groups');
		const own = random.pick(one.lines);
		const fields = askFields({ line: own.line, group: one.name, other: two.name, years });
		const sum = (lines: readonly { values: readonly number[] }[], k: number) =>
			lines.reduce((all, { values }) => all + (values[k] ?? 0), 0);
		const n = (value: number) => locale.amount(value, 0);
		const keys = ['one', 'two', 'three'];
		const all = groups.flatMap(({ lines }) => lines);
		const isSpaced = random.chance(0.5);
		const hasMoney = random.chance(0.5);
		const rule = random.pick(['border-top: .8pt solid #000', 'border-top: 1pt dashed #000']);
		const html = markup`<style>@page { size: ${random.pick(['letter', 'A4', 'letter landscape'])}; margin: 18mm 22mm } body { position: relative; min-height: 160mm; font: ${random.pick(["11pt 'Liberation Mono'", "10.5pt 'DejaVu Sans Mono'", "11.5pt 'Liberation Serif'", "10.5pt 'Liberation Sans'"])}; line-height: 1.35 } h1 { font-size: 1.15em; text-align: center; margin: 0 } .c { text-align: center } table { width: 100%; margin-top: 6mm } td, th { text-align: right; padding: ${isSpaced ? 1 : 0.3}mm 0; font-weight: normal; width: 20% } td:first-child { text-align: left; width: auto } .g td { text-decoration: underline; padding-top: 3mm } .l td:first-child { padding-left: 8mm } .s td u { ${rule}; text-decoration: none; display: inline-block; min-width: 24mm; padding-top: .5mm } .s td:first-child { padding-left: ${random.pick([0, 16])}mm } .t td { border-top: 3pt double #000; padding-top: 1.5mm } .n { ${drawPen(random, 12)}; margin-left: ${random.int(20, 90)}mm } .no { position: absolute; right: 0; top: 0 }
			</style>${random.chance(0.6) && markup`<div class="no">${field('page', random.pick(['7', '- 12 -', 'Page 3']))}</div>`}<h1>${field('title', random.pick(['PROPOSED BUDGET', 'THREE-YEAR BUDGET', 'SUMMARY OF ESTIMATED COSTS', 'Budget by Programme']))}</h1><div class="c">${field('body', `${random.pick(['Coastal', 'Lakes', 'Highland', 'Prairie'])} ${random.pick(['Fisheries Station', 'Research Institute', 'Biological Survey'])}`)}${random.chance(0.6) && markup`<br>(${field('unit', random.pick(['whole dollars', 'in units of currency', 'rounded to the nearest fifty']))})`}</div><table data-list="lines"><tr><th>${years.map((year) => markup`<th>${year}`)}</tr>${groups.map((group, g) => markup`<tr class="g"><td colspan="4">${g === 0 ? field('/firstGroup', group.name) : group.name}</tr>${group.lines.map((line) => markup`<tr class="l" data-row><td>${field('line', line.line)}${line.values.map((value, k) => markup`<td>${cell(keys[k] ?? '', n(value), line === own && k === 0 && 'firstYear', line === own && k === 1 && 'secondYear')}`)}`)}<tr class="s"><td>Total, ${group.name}${years.map((_, k) => markup`<td><u>${group === one && k === 2 ? field('subtotal', n(sum(group.lines, k))) : group === two && k === 0 ? field('otherSubtotal', n(sum(group.lines, k))) : n(sum(group.lines, k))}</u>`)}</tr>`)}
			<tr class="t"><td>GRAND TOTAL${years.map((_, k) => markup`<td>${field(['totalA', 'totalB', 'totalC'][k] ?? '', hasMoney ? wholeMoney(locale, sum(all, k)) : n(sum(all, k)))}`)}</table>${random.chance(0.6) && markup`<p>${field('note', random.pick(['Salaries include a rise of four per cent a year.', 'Boats are hired from April to October only.', 'No provision is made for a new vehicle.']))}</p>`}${random.chance(0.6) && markup`<p>Approved ${field('approved', longDate(locale, random.day(`${start - 1}-03-01`, `${start - 1}-12-20`)))}</p>`}${random.chance(0.35) && markup`<div class="n">${field('pencil', random.pick(['too high!', 'ask for more', 'cut by 10%', 'see last year']))}</div>`}${random.chance(0.4) && stampNumber(random, 'stamp', random.pattern('B #####'))}`;
		return { html, fields };
	},
};
export default family;
