import type { Family, Fields } from '../../family.ts';
import {
	asNumber,
	asRows,
	askCell,
	asText,
	cell,
	drawPeople,
	drawSentences,
} from '../../kit/archive.ts';
import { drawTitle } from '../../kit/archive.ts';
import { absent } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';

const SECTIONS: Readonly<Record<string, readonly string[]>> = {
	'Paper Products': ['Newsprint', 'Fine papers', 'Board'],
	Foods: ['Canned fruit', 'Cereals', 'Edible oils'],
	Chemicals: ['Resins', 'Fertilizers', 'Solvents'],
	Textiles: ['Yarns', 'Carpets', 'Shirting'],
};
type Told = { year: number; before: number; line: string; division: string };
const askFields = ({ year, before, line, division }: Told): Fields => ({
	company: asText(
		'Whose annual report is it?|What company is named at the edge of the page?|reportingCompany|name of the company in the running head',
	),
	pageNumber: asText(
		'What is the page number?|Which number stands at the foot of the page?|pageNo',
	),
	heading: asText(
		'What is the heading of the page?|What is the title of the section?|pageHeading|words in the largest type',
	),
	divisionSales: asText(
		`What were the sales of the division ${division}, as the text says?|How much did ${division} sell?|sales of ${division} in the text`,
	),
	growth: asNumber(
		'By how many per cent did sales grow?|What is the increase mentioned in the text?|salesGrowthPercent',
	),
	employees: asNumber(
		'How many people does the division employ?|What is the number of employees?|employeesOfDivision',
	),
	plantTown: asText(
		'Where was the new plant opened?|In which town was the plant built?|townOfNewPlant',
	),
	manager: asText('Who leads the division?|Whose name is given below the heading?|divisionHead'),
	managerTitle: asText(
		'What is the title of the person who leads the division?|divisionHeadTitle|designation under the name',
	),
	tableCaption: asText('What is the title of the table?|What does the table show?|tableCaption'),
	unit: asText(
		'In what unit are the figures of the table?|What is written in brackets over the table?|unitOfFigures',
	),
	lineThisYear: askCell(
		line,
		String(year),
		`What were the sales of ${line} in ${year}?|${line} ${year}`,
	),
	lineBefore: askCell(
		line,
		String(before),
		`How much was sold of ${line} in ${before}?|${line} ${before}`,
	),
	totalThisYear: asNumber(
		`What is the total for ${year}?|What were the total sales in ${year}?|total ${year}|last row of the table, ${year}`,
	),
	totalBefore: asNumber(
		`What is the total for ${before}?|What were all sales of ${before} together?|total ${before}`,
	),
	caption: asText(
		'What does the caption of the picture say?|What is shown in the photograph?|pictureCaption',
	),
	outlook: asText(
		'What does the last sentence say about the coming year?|What is expected for the coming year?|outlookSentence',
	),
	lines: asRows(
		{
			line: asText('Which product line?|productLine|row of the table'),
			now: asNumber('sales of the later year|salesThisYear|How much in the year of the report?'),
			then: asNumber('sales of the year before|salesLastYear|How much in the previous year?'),
		},
		'What did each product line sell?|salesByLine|the rows of the table',
	),
	dividend: absent(
		asNumber('What is the dividend per share?|dividendPerShare|paid to the shareholders'),
	),
	auditor: absent(asText('Who are the auditors?|auditorName|firm that audited the books')),
});

/** A page of an annual report: prose in one or two columns, a picture with a caption, a small table without lines set into it. */
const family: Family = {
	author: 'ewan',
	locales: ['en-US', 'en-GB', 'en-CA', 'en-AU'],
	draw: (random, locale) => {
		const division = random.pick(Object.keys(SECTIONS));
		const year = random.int(1958, 2003);
		const before = year - 1;
		const lines = random.some(SECTIONS[division] ?? [], random.int(2, 3)).map((line) => {
			const then = random.decimal(4, 190, 1);
			return { line, then, now: Number((then * random.decimal(0.85, 1.35)).toFixed(1)) };
		});
		const sum = (key: 'now' | 'then') =>
			Number(lines.reduce((all, line) => all + line[key], 0).toFixed(1));
		const [now, then] = [sum('now'), sum('then')];
		const one = random.pick(lines);
		const fields = askFields({ year, before, line: one.line, division });
		const [boss = locale.person()] = drawPeople(locale, 1);
		const said = drawSentences(random, 'en', 4);
		const firm = locale.company();
		const n = (value: number) => locale.amount(value, 1);
		const sign = locale.countryCode === 'GB' ? '£' : '$';
		const isLaterFirst = random.chance(0.6);
		const [a, b] = isLaterFirst ? (['now', 'then'] as const) : (['then', 'now'] as const);
		const also = (line: (typeof lines)[number], key: 'now' | 'then') =>
			line === one && (key === 'now' ? 'lineThisYear' : 'lineBefore');
		const table = markup`<div class="tab"><b>${field('tableCaption', random.pick([`Net sales of ${division}`, 'Sales by product line', 'Sales of the last two years']))}</b><br><small>(${field('unit', random.pick([`millions of ${sign === '£' ? 'pounds' : 'dollars'}`, 'in millions', `${sign} million`]))})</small><table data-list="lines"><tr><th><th>${a === 'now' ? year : before}<th>${b === 'now' ? year : before}</tr>${lines.map((line) => markup`<tr data-row><td>${field('line', line.line)}<td>${cell(a, n(line[a]), also(line, a))}<td>${cell(b, n(line[b]), also(line, b))}`)}<tr class="t"><td>Total<td>${field(a === 'now' ? 'totalThisYear' : 'totalBefore', n(sum(a)))}<td>${field(b === 'now' ? 'totalThisYear' : 'totalBefore', n(sum(b)))}</table></div>`;
		const picture = markup`<div class="pic"></div><small>${field('caption', random.pick(['Loading at the river dock.', 'A shift supervisor checks the rolls.', 'Samples are tasted every hour.', 'The control room before it opened.']))}</small>`;
		const isTwo = random.chance(0.5);
		const growth = Number(((now / then - 1) * 100).toFixed(1));
		const html = markup`<style>@page { size: ${random.pick(['letter', 'A4', '8.5in 9.5in', '210mm 230mm'])}; margin: 15mm 17mm } body { position: relative; padding-bottom: 9mm; min-height: 190mm; font: ${random.int(9, 11)}pt/1.55 ${random.pick(["'Liberation Serif'", "'Liberation Sans'", "'DejaVu Serif'"])} } h1 { font-size: ${random.int(20, 30)}pt; font-weight: ${random.pick(['normal', 'bold'])}; margin: 0 0 2mm; line-height: 1.1 } .cols { columns: ${isTwo ? 2 : 1}; column-gap: 9mm; margin-${random.pick(['left', 'right'])}: ${isTwo ? 0 : 45}mm } p { margin: 0 0 3mm } .tab { break-inside: avoid; margin: 3mm 0; ${random.pick(['background: #eee; padding: 3mm', 'border-top: 1pt solid #000; border-bottom: 1pt solid #000; padding: 2mm 0', ''])} } table { width: 100%; max-width: 90mm } td, th { text-align: right; padding: .5mm 1mm } td:first-child { text-align: left } .t td { border-top: .6pt solid #000 } .pic { height: ${random.int(30, 55)}mm; background: radial-gradient(circle at 30% 40%, #ddd, #666); break-inside: avoid } small { font-size: .8em; font-style: italic } .run { display: flex; justify-content: space-between; font-size: 8pt; position: absolute; bottom: 0; left: 0; right: 0 }
			</style><h1>${field('heading', random.pick([division, `${division} Division`, `Review of Operations: ${division}`]))}</h1><div style="margin-bottom:5mm">${field('manager', boss.name)}, ${field('managerTitle', drawTitle(random, 'en'))}</div><div class="cols"><p>Sales of the division came to ${field('divisionSales', `${sign}${n(now).text} million`)} in ${year}${growth > 0 && random.chance(0.9) && markup`, up ${field('growth', locale.amount(growth, 1))} per cent from ${before}`}. ${said[0]}</p>${random.chance(0.5) ? [picture, table] : table}<p>${said[1]} ${random.chance(0.7) && markup`A plant at ${field('plantTown', locale.address().city)} was opened in the fall. `}${random.chance(0.7) && markup`The division employs ${field('employees', locale.amount(random.int(12, 900) * 10, 0))} people. `}</p><p>${said[2]} ${random.chance(0.7) && field('outlook', random.pick(['We look for a modest gain in the coming year.', 'Prices should hold in the coming year.', 'The coming year will bring lower costs.']))}</p></div><div class="run"><span>${field('company', firm.name)}</span><span>${field('pageNumber', random.int(4, 38))}</span></div>`;
		return { html, fields };
	},
};
export default family;
