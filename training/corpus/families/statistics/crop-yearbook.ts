import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { about, askCells, askNumber, askText, sum } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';

const GROUPS: Readonly<Record<string, string>> = {
	Cereals: 'Wheat|Barley|Oats|Rye|Mixed corn',
	'Root crops': 'Potatoes, early|Potatoes, main crop|Sugar beet|Turnips and swedes',
	'Fodder and grass': 'Hay|Maize for silage|Lucerne',
	'Oil seeds': 'Linseed|Rape|Sunflower',
};
const NOTES = [
	'Estimated from a sample of holdings above five acres',
	'Including quantities fed on the farm',
	'Excluding market gardens and allotments',
	'Revised after the census of the year before',
];

/** A page of a statistical yearbook: two tables one above the other with the same rows, groups, indents, dot leaders, provisional years. */
const family: Family = {
	author: 'agnes',
	locales: ['en-GB', 'en-IE', 'en-NZ', 'en-CA'],
	draw: (random, locale) => {
		const first = random.int(1921, 1998);
		const step = random.pick([1, 1, 5]);
		const years = Array.from({ length: random.int(3, 6) }, (_, i) => String(first + i * step));
		const groups = random
			.some(Object.entries(GROUPS), random.int(2, 3))
			.map(([name, all]) => ({ name, crops: random.some(all.split('|'), random.int(2, 3)) }));
		const crops = groups.flatMap((group) => group.crops);
		const spare = Object.values(GROUPS).flatMap((all) => all.split('|'));
		const topics = [
			{ list: 'area', noun: 'area under', unit: random.pick(['thousand hectares', '’000 acres']) },
			{
				list: 'production',
				noun: 'production of',
				unit: random.pick(['thousand tonnes', '’000 tons']),
			},
		] as const;
		const number = random.int(31, 96);
		const mark = random.pick(['p', '*', '†']);
		const fields: Record<string, Fields[string]> = {
			...about('header', 'pageNumber', 'source', 'note'),
			captionOfSecond: askText(
				'title of the second table|What does the second table show?|What is the caption of the lower table?|captionBelow',
			),
			unitOfFirst: askText(
				'unit of the first table|In which unit is the first table?|unitAbove|What is the area measured in?',
			),
			provisionalSign: askText(
				'sign for provisional figures|How are provisional figures marked?|provisionalMark|What sign stands for provisional?',
			),
			yields: absent(askNumber('yield per hectare|What was the yield of wheat?|wheatYield')),
			prices: absent(askNumber('price of wheat|What did a ton of wheat cost?|wheatPrice')),
		};
		const tables = topics.map(({ list: name, noun, unit }, t) => {
			const grid = askCells(random, locale, {
				rows: crops.map((crop) => `${noun} ${crop.toLowerCase()}`),
				columns: years,
				count: 6,
				missing: spare
					.filter((one) => !crops.includes(one))
					.map((crop) => `${noun} ${crop.toLowerCase()}`),
				say: (row, year) => [
					`What was the ${row} in ${year}?`,
					`How large was the ${row} in ${year}?`,
					`${row} in ${year}`,
					`${row}, ${year}`,
				],
			});
			const totals = askCells(random, locale, {
				rows: groups.map((one) => `${noun} all ${one.name.toLowerCase()}`),
				columns: years,
				count: 2,
				say: (row, year) => [`What was the ${row} in ${year}?`, `${row}, total of ${year}`],
			});
			const body = groups.map((group) => {
				const rows = group.crops.map((crop) => ({
					crop,
					values: years.map(() => (random.chance(0.05) ? null : random.decimal(0.4, 990, 1))),
				}));
				const lines = rows.map(
					({ crop, values }) =>
						markup`<tr data-row><td class="in"><span>${field('crop', crop)}${random.chance(0.12) && markup`<sup>1</sup>`}<i></i></span>${values.map((value, i) => markup`<td>${grid.cell(`${noun} ${crop.toLowerCase()}`, years[i] ?? '', `y${years[i]}`, value === null ? null : locale.amount(value, 1), '..')}`)}`,
				);
				const all = years.map((_, i) =>
					locale.amount(sum(rows.map(({ values }) => values[i] ?? 0)), 1),
				);
				return markup`<tr><th class="g">${group.name}${years.map(() => markup`<td>`)}${lines}<tr class="t"><td class="in"><span>Total<i></i></span>${all.map((one, i) => markup`<td>${totals.cell(`${noun} all ${group.name.toLowerCase()}`, years[i] ?? '', '', one)}`)}`;
			});
			const columns: Record<string, Fields[string]> = {};
			for (const year of years)
				columns[`y${year}`] = askNumber(
					`${year}|${noun} the crop in ${year}|figures of ${year}|in ${year}`,
				);
			Object.assign(fields, grid.asked, totals.asked, {
				[name]: list(
					{
						crop: askText('crop|name of the crop|Which crop is it?'),
						...columns,
					},
					`${noun} each crop by year`,
					`Which figures are given for the ${noun} crops?`,
					`${name}ByCrop`,
				),
			});
			const caption = t === 0 ? 'Acreage of the principal crops' : 'Output of the principal crops';
			return markup`<h2>${number + t}. ${t === 0 ? caption : field('captionOfSecond', caption)}</h2><div class="u">${t === 0 ? field('unitOfFirst', unit) : unit}</div><table data-list="${name}"><tr class="h"><td>${years.map((year, i) => markup`<td>${year}${i === years.length - 1 && markup`<sup>${mark}</sup>`}`)}${body}</table>`;
		});
		const html = markup`<style>@page { size: ${random.pick(['A4', '170mm 245mm', 'letter'])}; margin: 16mm 18mm } body { font: 8.5pt/1.35 ${random.pick(["'Liberation Serif'", "'DejaVu Serif'"])} } .top { display: flex; justify-content: space-between; border-bottom: .4pt solid #000; font-style: italic } h2 { font-size: 10pt; text-align: center; margin: 6mm 0 0 } .u { text-align: center; font-style: italic; margin-bottom: 1.5mm } table { width: 100%; border-top: 1.2pt solid #000; border-bottom: 1.2pt solid #000 } td, th { text-align: right; padding: .35mm 1.5mm; font-weight: normal } .g { text-align: left; font-weight: bold; padding-top: 1.4mm } .in { padding-left: 5mm } .in span { display: flex } .in i { flex: 1; border-bottom: ${random.pick(['1pt dotted #555', '0'])}; margin: 0 0 1mm 1mm } .h td { border-bottom: .6pt solid #000 } .t td { ${random.pick(['font-weight: bold', 'font-style: italic'])} } .n { margin-top: 3mm; font-size: 7.5pt }
			</style><div class="top"><span>${field('header', random.pick(['AGRICULTURE AND FISHERIES', 'LAND USE AND FARMING', 'PRIMARY PRODUCTION']))}</span><span>${field('pageNumber', String(random.int(40, 390)))}</span></div>${tables}
			<div class="n"><sup>${mark}</sup> Provisional (marked ${field('provisionalSign', mark)}). &nbsp; .. not available.<br><sup>1</sup> ${field('note', `${random.pick(NOTES)}.`)}<br>Source: ${field('source', random.pick(['Department of Agriculture', 'Board of Farms and Fisheries', 'Census of Holdings']))}.</div>`;
		return { html, fields };
	},
};
export default family;
