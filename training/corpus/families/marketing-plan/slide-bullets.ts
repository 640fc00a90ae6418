import type { Family, Fields } from '../../family.ts';
import {
	asNumber,
	asRows,
	askCell,
	asText,
	cell,
	ordinal,
	stampNumber,
} from '../../kit/archive.ts';
import { absent } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import { BRANDS } from '../../kit/office.ts';

const IDEAS: Readonly<Record<string, readonly string[]>> = {
	Objectives: [
		'Hold share in the south',
		'Raise trial among young adults',
		'Gain two facings per store',
		'Double awareness of the new pack',
		'Recover lapsed users',
	],
	Strategies: [
		'Sample at county fairs',
		'Price within five cents of the leader',
		'Shift spending from TV to print',
		'Bundle with the larger size',
		'Court independent grocers',
	],
	'Key Issues': [
		'Private labels keep growing',
		'Old users are loyal but few',
		'Plant is at full capacity',
		'Name is hard to pronounce abroad',
	],
	'Next Steps': [
		'Brief the agency',
		'Settle the pack design',
		'Order display racks',
		'Book the test market',
	],
};
type Told = { row: string; column: string; heading: string; at: number };
const askFields = ({ row, column, heading, at }: Told): Fields => ({
	title: asText(
		'What is the title of the slide?|What is the heading of the page?|slideTitle|largest line on the page',
	),
	subtitle: asText(
		'What stands below the title?|What is the subtitle?|subtitle|second line of the slide',
	),
	brand: asText('For which brand is the plan?|What brand is the slide about?|brandName'),
	year: asText('For which year is the plan?|What plan year is given?|planYear'),
	firstHeading: asText(
		'What is the first heading?|Under which heading do the first bullets stand?|firstBlockHeading',
	),
	firstBullet: asText(
		`What is the first point under ${heading}?|What is the first bullet?|first bullet under ${heading}`,
	),
	chosenBullet: asText(
		`What is the ${ordinal(at)} point under ${heading}?|What is the ${ordinal(at)} bullet below "${heading}"?|${ordinal(at)} bullet of ${heading}`,
	),
	lastBullet: asText(
		'What is the last bullet on the page?|What is the last point?|lastBullet|bottom line of the list',
	),
	cellAsked: askCell(row, column),
	tableTitle: asText(
		'What is the title of the table?|What is printed over the figures?|tableTitle',
	),
	source: asText(
		'What is the source of the figures?|Where do the numbers come from?|sourceOfFigures',
	),
	page: asText('What is the slide number?|What number is in the corner?|slideNumber'),
	mark: asText('How is the page marked?|What word says who may read it?|confidentialityMark'),
	stamp: asText('What number is stamped on the sheet?|stampedNumber|number at the edge'),
	bullets: asRows(
		{ value: asText('What is the point?|bullet|text of the point') },
		'What points does the slide make?|bulletPoints|all bullets of the page',
	),
	figures: asRows(
		{
			name: asText('Which group or brand?|rowName|name of the row'),
			first: asNumber('figure in the first column|firstColumn|What stands in the first column?'),
			second: asNumber(
				'figure in the second column|secondColumn|What stands in the second column?',
			),
			third: asNumber('figure in the third column|thirdColumn|What stands in the third column?'),
		},
		'What does the small table show?|tableFigures|rows of figures on the slide',
	),
	budget: absent(asNumber('What is the marketing budget?|marketingBudget|money to be spent')),
	author: absent(asText('Who made the slide?|slideAuthor|presenter')),
});

/** A slide printed on a wide sheet: a title in a band, blocks of bullets at one side, a small table at the other or below. */
const family: Family = {
	author: 'ruben',
	locales: ['en-US', 'en-GB'],
	draw: (random, locale) => {
		const brand = random.pick(BRANDS);
		const year = random.int(1979, 2004);
		const headings = random.some(Object.keys(IDEAS), random.int(1, 2));
		const blocks = headings.map((heading) => ({
			heading,
			points: random.some(IDEAS[heading] ?? [], random.int(2, 4)),
		}));
		const columns = random.pick([
			['Share', 'Change', 'Index'],
			[String(year - 2), String(year - 1), String(year)],
			['Men', 'Women', 'Total'],
		]);
		const names = random.some(
			random.chance(0.5)
				? ['18–24', '25–34', '35–49', '50 and over']
				: [
						brand,
						...random.some(
							BRANDS.filter((one) => one !== brand),
							3,
						),
					],
			4,
		);
		const rows = names.map((name) => ({
			name,
			values: columns.map(() => random.decimal(0.4, 48, 1)),
		}));
		const own = random.pick(rows);
		const k = random.int(0, 2);
		const block = blocks[0] ?? { heading: '', points: [] };
		const at = random.int(1, block.points.length - 1);
		const fields = askFields({
			row: own.name,
			column: columns[k] ?? '',
			heading: block.heading,
			at,
		});
		const bullet = random.pick(['•', '–', '■', '»', '✓']);
		const hasTable = random.chance(0.75);
		const isBeside = random.chance(0.6);
		const style = random.pick([
			'background: #222; color: #fff; padding: 4mm 6mm',
			'border-bottom: 3pt solid #000',
			'text-align: center; text-decoration: underline',
			'border: 2pt solid #000; padding: 3mm; text-align: center',
		]);
		const path = (b: number, i: number, isLast: boolean) =>
			[
				b === 0 && i === 0 && 'firstBullet',
				b === 0 && i === at && 'chosenBullet',
				isLast && 'lastBullet',
			] as const;
		const list = markup`<div data-list="bullets">${blocks.map(({ heading, points }, b) => markup`<h2>${b === 0 ? field('/firstHeading', heading) : heading}</h2>${points.map((point, i) => markup`<div class="b" data-row><span>${bullet}</span><span>${cell('value', point, ...path(b, i, b === blocks.length - 1 && i === points.length - 1))}</span></div>`)}`)}</div>`;
		const keys = ['first', 'second', 'third'];
		const table =
			hasTable &&
			markup`<div><div class="tt">${field('tableTitle', random.pick(['Where our buyers are', 'Share of market (%)', 'Purchase in past 4 weeks (%)', 'How we compare']))}</div><table data-list="figures"><tr><th>${columns.map((name) => markup`<th>${name}`)}</tr>${rows.map((row) => markup`<tr data-row><td>${field('name', row.name)}${row.values.map((value, i) => markup`<td>${cell(keys[i] ?? '', locale.amount(value, 1), row === own && i === k && 'cellAsked')}`)}`)}</table>${random.chance(0.7) && markup`<small>Source: ${field('source', random.pick(['Larkfield Store Audit', 'Consumer Panel, Wave 6', 'Internal estimates', 'Trade interviews']))}</small>`}</div>`;
		const html = markup`<style>@page { size: ${random.pick(['letter landscape', 'A4 landscape', '10in 7.5in', 'letter'])}; margin: 13mm } body { position: relative; padding-bottom: 15mm; min-height: 160mm; font: ${random.int(14, 17)}pt/1.35 ${random.pick(["'Liberation Sans'", "'DejaVu Sans'", "'Liberation Serif'", "'Liberation Sans Narrow'"])} } h1 { font-size: 1.7em; margin: 0 0 2mm; ${style} } .sub { margin-bottom: 6mm; font-style: italic } .g { display: grid; grid-template-columns: ${hasTable && isBeside ? '1.1fr 1fr' : '1fr'}; gap: 8mm } h2 { font-size: 1.05em; margin: 0 0 2mm } .b { display: flex; gap: 4mm; margin: 0 0 2mm 6mm } table { width: 100%; font-size: .75em } td, th { border-bottom: .6pt solid #000; padding: 1mm 2mm; text-align: right } td:first-child { text-align: left } .tt { font-size: .85em; font-weight: bold } small { font-size: .55em } .f { position: absolute; bottom: 7mm; left: 0; right: 18mm; display: flex; justify-content: space-between; font-size: 9pt }
			</style><h1>${field('title', `${brand} ${random.pick(['Marketing Plan', 'Situation Review', 'Launch Plan', 'Brand Review'])}`)}</h1>${random.chance(0.7) && markup`<div class="sub">${field('subtitle', random.pick(['What we want to achieve', 'Where do we go from here?', 'Second half at a glance', 'Summary for management']))}</div>`}<div class="g">${list}${table}</div><div class="f"><span>${field('brand', brand)}, plan year ${field('year', String(year))}</span><span>${random.chance(0.5) && field('mark', random.pick(['Confidential', 'PROPRIETARY', 'Draft – do not copy']))}</span><span>${field('page', random.int(2, 41))}</span></div>${random.chance(0.3) && stampNumber(random, 'stamp', random.pattern('70#######'))}`;
		return { html, fields };
	},
};
export default family;
