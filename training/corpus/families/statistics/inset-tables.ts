import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { about, askCells, askNumber, askText, signed } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import type { Markup } from '../../kit/html.ts';

const INDUSTRIES =
	'Retail trade|Wholesale trade|Construction|Printing|Textiles|Road haulage|Catering|Engineering|Timber'.split(
		'|',
	);
const TOWNS = 'Ashby|Brampton|Corley|Dunmore|Ellerton|Fenwick|Granby|Holt'.split('|');
const PROSE = [
	'The mild winter kept building sites open, and fewer firms than usual laid off staff in February. Those that did took most of them back by April.',
	'Freight rates rose for the third time within a year. Hauliers say that half of their lorries return empty from the coast.',
	'Rents have followed at a distance. In the smaller towns a shop can still be had for what it cost ten years ago.',
	'Orders for the autumn are said to be good, yet few firms plan to buy machines before the new duty is known.',
	'Wages moved little. Where they did, the reason was a lack of skilled hands rather than a new agreement.',
];

/** An article in two columns of text with two small tables set into it, each with its own caption, unit and note; one answer stands in the text only. */
const family: Family = {
	author: 'ludmila',
	locales: ['en-GB', 'en-US', 'en-IE', 'en-AU', 'en-IN'],
	draw: (random, locale) => {
		const year = random.int(1955, 2019);
		const industries = random.some(INDUSTRIES, random.int(4, 6));
		const towns = random.some(TOWNS, random.int(3, 6));
		const years = [String(year - 1), String(year)];
		const jobs = askCells(random, locale, {
			rows: industries,
			columns: [...years, 'change'],
			count: 7,
			missing: INDUSTRIES.filter((one) => !industries.includes(one)),
			say: (row, column) =>
				column === 'change'
					? [
							`By how many per cent did employment in ${row.toLowerCase()} change?`,
							`change in ${row.toLowerCase()}`,
						]
					: [
							`How many people worked in ${row.toLowerCase()} in ${column}?`,
							`employment in ${row.toLowerCase()}, ${column}`,
							`How many jobs were there in ${row.toLowerCase()} in ${column}?`,
						],
		});
		const rents = askCells(random, locale, {
			rows: towns,
			columns: ['rent', 'empty shops'],
			count: 5,
			missing: TOWNS.filter((one) => !towns.includes(one)),
			say: (town, what) =>
				what === 'rent'
					? [
							`What is the rent of a shop in ${town}?`,
							`shop rent in ${town}`,
							`How much does a shop in ${town} cost?`,
						]
					: [`How many shops stand empty in ${town}?`, `empty shops in ${town}`],
		});
		const fields: Fields = {
			...about('title', 'header', 'pageNumber', 'source'),
			...jobs.asked,
			...rents.asked,
			firstCaption: askText(
				'caption of the first table|What does the first table show?|title of Table 1|captionTable1',
			),
			secondCaption: askText(
				'caption of the second table|What does the second table show?|title of Table 2|captionTable2',
			),
			unitOfRents: askText(
				'unit of the rents|In which unit are rents given?|rentUnit|What are the rents measured in?',
			),
			unemployed: askNumber(
				'rate of unemployment in per cent|How high is unemployment?|unemployment rate|jobless rate',
			),
			vacancies: askNumber(
				'vacancies|How many vacancies were there?|number of open posts|unfilled posts',
			),
			author: askText('author of the article|Who wrote the article?|byline|articleAuthor'),
			employment: list(
				{
					industry: askText('industry|trade|branch'),
					before: askNumber(`${years[0]}|people employed in ${years[0]}|jobs the year before`),
					now: askNumber(`${years[1]}|people employed in ${years[1]}|jobs this year`),
					change: askNumber('change in per cent|growth|per cent up or down'),
				},
				'employment',
				'How many people work in each industry?',
				'rows of the first table',
			),
			shops: list(
				{
					town: askText('town|place|Where?'),
					rent: askNumber('rent|rent of a shop|price'),
					empty: askNumber('empty shops|vacant shops|shops to let'),
				},
				'shops',
				'What are rents and empty shops in each town?',
				'rows of the second table',
			),
			exports: absent(askNumber('exports|What was the value of exports?|exportValue')),
			population: absent(
				askNumber(`population of ${towns[0]}|How many people live in ${towns[0]}?|inhabitants`),
			),
		};
		const first = markup`<figure><figcaption><b>${random.pick(['Table 1.', '1'])}</b> ${field('firstCaption', random.pick(['People employed, by industry', 'Jobs in the county', 'Employment at the end of June']))}</figcaption><table data-list="employment"><tr><th>${years.map((one) => markup`<th>${one}`)}<th>%${industries.map(
			(industry) => {
				const [before, growth] = [random.int(210, 9900), random.decimal(-9, 11, 1)];
				const now = Math.round(before * (1 + growth / 100));
				return markup`<tr data-row><td>${field('industry', industry)}<td>${jobs.cell(industry, years[0] ?? '', 'before', locale.count(before))}<td>${jobs.cell(industry, years[1] ?? '', 'now', locale.count(now))}<td>${jobs.cell(industry, 'change', 'change', signed(locale.amount(Number((((now - before) / before) * 100).toFixed(1)), 1), random.pick(['+', ''])))}`;
			},
		)}</table><small>Source: ${field('source', random.pick(['Labour Exchange returns', 'Chamber of Trade', 'survey of employers']))}.</small></figure>`;
		const second = markup`<figure><figcaption><b>${random.pick(['Table 2.', '2'])}</b> ${field('secondCaption', random.pick(['Shop rents and empty shops', 'Rents in the high street', 'What a shop costs']))}</figcaption><table data-list="shops"><tr><th>Town<th>Rent<br>(${field('unitOfRents', `${locale.country.symbol} a ${random.pick(['month', 'week', 'square foot'])}`)})<th>Empty<br>shops${towns.map((town) => markup`<tr data-row><td>${field('town', town)}<td>${rents.cell(town, 'rent', 'rent', locale.amount(random.decimal(8, 490)))}<td>${rents.cell(town, 'empty shops', 'empty', random.chance(0.12) ? null : locale.count(random.int(1, 64)))}`)}</table></figure>`;
		const sentences: Markup[] = random.shuffle(PROSE).map((one) => markup`<p>${one}</p>`);
		const facts = markup`<p>At the end of the quarter ${field('unemployed', locale.percent(random.decimal(1.2, 13.4, 1)))} of insured workers were without a job, while ${field('vacancies', locale.count(random.int(120, 4800)))} posts could not be filled.</p>`;
		const blocks = random.chance(0.5)
			? [sentences[0], first, facts, sentences[1], second, sentences[2], sentences[3]]
			: [
					facts,
					sentences[0],
					second,
					sentences[1],
					sentences[2],
					first,
					sentences[3],
					sentences[4],
				];
		const html = markup`<style>@page { size: ${random.pick(['A4', 'letter', '190mm 260mm'])}; margin: 16mm } body { font: 9.8pt/1.42 ${random.pick(["'Liberation Serif'", "'DejaVu Serif'", "'Liberation Sans'"])} } header { display: flex; justify-content: space-between; border-bottom: .5pt solid #000; font-size: 8.5pt } h1 { font-size: 19pt; line-height: 1.1; margin: 5mm 0 1mm } .w { columns: 2; column-gap: 8mm; text-align: justify; margin-top: 3mm } p { margin: 0; text-indent: 4mm } figure { break-inside: avoid; margin: 3mm 0; padding: 2mm; ${random.pick(['border: .6pt solid #000', 'background: #eee', 'border-top: 2pt solid #000; border-bottom: .6pt solid #000'])}; font: 8pt/1.3 'Liberation Sans'; text-align: left } table { width: 100%; margin: 1mm 0 } td, th { text-align: right; padding: .4mm .6mm; font-weight: normal; vertical-align: bottom } th { border-bottom: .5pt solid #000 } td:first-child, th:first-child { text-align: left }
			</style><header><span>${field('header', random.pick(['County Business Review', 'The Quarterly Bulletin', 'Trade and Employment']))}</span><span>${field('pageNumber', String(random.int(7, 118)))}</span></header><h1>${field('title', random.pick(['A Quiet Spring for Shopkeepers', 'Jobs Hold, Rents Follow', 'The County in Figures']))}</h1>${random.chance(0.7) && markup`<i>by ${field('author', locale.person().name)}</i>`}<div class="w">${blocks}</div>`;
		return { html, fields };
	},
};
export default family;
