import type { Family, Fields } from '../../family.ts';
import { asDate, asNumber, asRows, askCell, asText, cell, drawPeople } from '../../kit/archive.ts';
import { drawPen, drawSentences, drawTitle, initialled, longDate } from '../../kit/archive.ts';
import { absent } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import { DEPARTMENTS } from '../../kit/office.ts';

const AREAS = 'New England,Mid-Atlantic,Southeast,Great Lakes,Plains,Mountain,Pacific'.split(',');
type Asked = { area: string; other: string; months: readonly string[] };
const askFields = ({
	area,
	other,
	months: [first = '', second = '', third = ''],
}: Asked): Fields => ({
	to: asText(
		'To whom is the memo addressed?|Who is the memo sent to?|What name follows TO?|memoTo',
	),
	from: asText('Who wrote the memo?|Who is the memorandum from?|What name follows FROM?|memoFrom'),
	fromTitle: asText(
		'What is the job title of the writer?|What is the position of the sender?|senderTitle',
	),
	date: asDate(
		'What is the date on the memo?|When was the memo issued?|memoDate|the day it was written',
	),
	subject: asText(
		'What is the subject of the memo?|What is the memo about?|subjectLine|what is written beside SUBJECT',
	),
	unit: asText(
		'In what unit are the figures given?|What is the unit of the table?|unitOfTable|what the figures count',
	),
	firstOfArea: askCell(area, first, `How many were sold in ${area} in ${first}?|${area} ${first}`),
	secondOfOther: askCell(
		other,
		second,
		`What were the sales of ${other} for ${second}?|${other} ${second}`,
	),
	totalOfArea: asNumber(
		`What is the total for ${area}?|How many in all were sold in ${area}?|${area} total|the sum of the row ${area}`,
	),
	totalOfThird: asNumber(
		`What is the total of all regions in ${third}?|How much was sold in ${third} altogether?|${third} total|bottom line of ${third}`,
	),
	grandTotal: asNumber(
		'What is the grand total?|What is the total of the whole table?|grandTotal|figure in the lower right corner',
	),
	extension: asText(
		'What extension should one call?|At which extension is the writer reached?|phoneExtension|extension given in the text',
	),
	remark: asText(
		'What did somebody write on the memo by hand?|What is the handwritten note?|marginalNote|scribbled remark',
	),
	firstCopy: asText(
		'Who is the first person copied?|Whose name comes first after cc?|firstCarbonCopy|top name of the copy list',
	),
	areas: asRows(
		{
			area: asText('Which region?|region|sales area'),
			first: asNumber('first of the three months|firstMonth|How many in the first month?'),
			second: asNumber('second month|middleMonth|How many in the second month?'),
			third: asNumber('third month|lastMonth|How many in the last month?'),
			total: asNumber('total of the region|rowTotal|How many in the quarter?'),
		},
		'How did each region sell?|salesByRegion|the rows of the table',
	),
	copies: asRows(
		{ value: asText('Who gets a copy?|copiedPerson|person after cc') },
		'Who is copied on the memo?|carbonCopies|the names of the distribution',
	),
	budget: absent(
		asNumber(
			'What is the sales budget for the next year?|nextYearBudget|planned sales of next year',
		),
	),
	fax: absent(asText('What is the fax number of the writer?|faxNumber|fax')),
});

/** A memo with a head in two halves and a small typed table of three months in its text; a total row and a total column. */
const family: Family = {
	author: 'winifred',
	locales: ['en-US'],
	draw: (random, locale) => {
		const [to = locale.person(), from = locale.person(), ...rest] = drawPeople(locale, 7);
		const day = random.day('1963-02-01', '1998-12-01');
		const start = random.pick([1, 4, 7, 10]);
		const names = [0, 1, 2].map((i) => locale.month(start + i));
		const areas = random
			.some(AREAS, random.int(3, 6))
			.map((area) => ({ area, sold: names.map(() => random.int(40, 2400)) }));
		const [one, two] = [random.int(0, areas.length - 1), random.int(0, areas.length - 1)];
		const fields = askFields({
			area: areas[one]?.area ?? '',
			other: areas[two]?.area ?? '',
			months: names,
		});
		const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
		const n = (value: number) => locale.amount(value, 0);
		const columns = ['first', 'second', 'third'];
		const totals = names.map((_, k) => sum(areas.map(({ sold }) => sold[k] ?? 0)));
		const said = drawSentences(random, 'en', 4);
		const copies = rest.slice(0, random.int(0, 5));
		const rule = random.pick([
			'border-top: .8pt solid #000',
			'border-top: 1pt dashed #000',
			'border-top: 0',
		]);
		const isStacked = random.chance(0.5);
		const unit = random.pick(['cases', 'thousands of pounds', 'units shipped', 'cartons']);
		const copyList =
			copies.length > 0 &&
			markup`<div class="cc" data-list="copies">${random.pick(['cc:', 'c:', 'Copies:'])}${copies.map((person, i) => markup`<div data-row>${cell('value', initialled(random, person), i === 0 && 'firstCopy')}</div>`)}</div>`;
		const html = markup`<style>@page { size: letter; margin: 6mm 22mm 18mm } body { position: relative; padding-top: 12mm; font: ${random.pick(["11pt/1.4 'Liberation Mono'", "10.5pt/1.45 'Liberation Sans'", "11.5pt/1.4 'Liberation Serif'"])} } h1 { font-size: ${random.int(13, 22)}pt; letter-spacing: ${random.pick([0, 3])}pt; margin: 0 0 6mm; text-align: ${random.pick(['left', 'center', 'right'])} } .h { display: grid; grid-template-columns: ${isStacked ? '24mm 1fr' : '18mm 1fr 22mm 42mm'}; gap: 2mm; border-bottom: 1.5pt solid #000; padding-bottom: 3mm; margin-bottom: 5mm } p { margin: 0 0 4mm } table { margin: 3mm auto 6mm } th { font-weight: normal; text-decoration: ${random.pick(['underline', 'none'])} } td, th { padding: .7mm 4mm; text-align: right } td:first-child { text-align: left } .t td { ${rule} } .n { position: absolute; right: ${random.int(0, 40)}mm; top: ${random.int(0, 3)}mm; ${drawPen(random, 13)} } .cc { margin-top: 6mm } .cc div { margin-left: 12mm }
			</style><h1>${random.pick(['INTEROFFICE MEMORANDUM', 'Memorandum', 'INTERNAL CORRESPONDENCE'])}</h1><div class="h"><span>TO:</span><span>${field('to', to.name)}</span><span>DATE:</span><span>${field('date', longDate(locale, day))}</span><span>FROM:</span><span>${field('from', from.name)}${random.chance(0.5) && markup`, ${field('fromTitle', drawTitle(random, 'en'))}`}</span><span>DEPT.:</span><span>${random.pick(DEPARTMENTS)}</span><span>SUBJECT:</span><span style="grid-column:2 / -1">${field('subject', random.pick([`Regional sales, ${names[0]} to ${names[2]}`, 'Shipments by area', 'Review of the quarter', 'Where we stand in the field']))}</span></div>
			<p>${said[0]} The table below shows ${field('unit', unit)} by region.</p><table data-list="areas"><tr><th><th>${names[0]}<th>${names[1]}<th>${names[2]}<th>Total</tr>${areas.map(({ area, sold }, i) => markup`<tr data-row><td>${field('area', area)}${sold.map((value, k) => markup`<td>${cell(columns[k] ?? '', n(value), i === one && k === 0 && 'firstOfArea', i === two && k === 1 && 'secondOfOther')}`)}<td>${cell('total', n(sum(sold)), i === one && 'totalOfArea')}`)}<tr class="t"><td>${random.pick(['Total', 'All regions'])}${totals.map((value, k) => markup`<td>${k === 2 ? field('totalOfThird', n(value)) : n(value)}`)}<td>${field('grandTotal', n(sum(totals)))}</table>
			<p>${said[1]} ${said[2]}</p><p>${random.chance(0.7) && markup`Questions should be put to me on extension ${field('extension', random.pattern('####'))}. `}${said[3]}</p>${random.chance(0.5) && markup`<p style="margin-left:70mm">${initialled(random, from)}</p>`}${copyList}${random.chance(0.4) && markup`<div class="n">${field('remark', random.pick(['why so low?', 'show to Ben', 'check Pacific!', 'good work', 'file this']))}</div>`}`;
		return { html, fields };
	},
};
export default family;
