import type { Family, Fields } from '../../family.ts';
import { absent, date, list } from '../../kit/ask.ts';
import { about, askCells, askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';

const TITLES =
	'Blue Lantern|Carry the River|Dust and Honey|Evening Train|Falling Uphill|Glass Parade|Half a Moon|Kitchen Radio|Letters Home|Midnight Ferry|No Such Road|Paper Crown|Quiet Thunder|Second Summer|Tin Roof Waltz|Under Neon|Velvet Alibi|Winter Coat'.split(
		'|',
	);
const ACTS =
	'The Corduroys|Dee Marlow|Low Tide|The Velvet Sons|Ruby Quill|Northern Lights Band|Ada Finch|Cousin Jim|Sugar & Smoke|The Parkway Five|Nell Vance|Hollow Kings'.split(
		'|',
	);
const LABELS = 'Starling|Copperhead|Delta Nine|Moonbeam|Parlor|Quay Records'.split('|');

/** A chart of records: this week and last week large at the left, title above artist in one cell, label and weeks at the right, new entries without a last place. */
const family: Family = {
	author: 'felipe',
	locales: ['en-US', 'en-GB', 'en-CA'],
	draw: (random, locale) => {
		const count = random.int(8, 14);
		const titles = random.some(TITLES, count);
		const entries = titles.map((title, i) => ({
			title,
			act: random.pick(ACTS),
			label: random.pick(LABELS),
			place: i + 1,
			last: random.chance(0.18) ? null : random.int(1, 40),
			weeks: random.int(2, 38),
			peak: random.int(1, i + 1),
		}));
		const grid = askCells(random, locale, {
			rows: titles,
			columns: ['this week', 'last week', 'weeks on chart', 'peak'],
			count: 9,
			missing: TITLES.filter((one) => !titles.includes(one)),
			say: (row, column) =>
				({
					'this week': [`At which place is “${row}” this week?`, `position of ${row}`],
					'last week': [`Where was “${row}” last week?`, `last week's place of ${row}`],
					'weeks on chart': [
						`How many weeks has “${row}” been on the chart?`,
						`weeks of ${row} on the chart`,
					],
					peak: [`What is the best place “${row}” has reached?`, `peak of ${row}`],
				})[column] ?? [],
		});
		const artists = askCells(random, locale, {
			rows: titles,
			columns: ['artist'],
			count: 4,
			type: 'string',
			say: (row) => [`Who sings “${row}”?`, `artist of ${row}`, `Whose record is ${row}?`],
		});
		const places = askCells(random, locale, {
			rows: titles.map((_, i) => `number ${i + 1}`),
			columns: ['title'],
			count: 4,
			type: 'string',
			missing: ['number 41'],
			say: (row) => [`Which record is ${row}?`, `What is at ${row}?`, `title at ${row}`],
		});
		const fields: Fields = {
			...about('title', 'note', 'footer'),
			...grid.asked,
			...artists.asked,
			...places.asked,
			weekEnding: date(
				'',
				'week ending',
				'For which week is the chart?',
				'chartDate',
				'date of the chart',
			),
			compiler: askText('Who compiled the chart?|compiled by|source of the chart|chartCompiler'),
			chart: list(
				{
					place: askNumber('place|position|this week|rank'),
					last: askNumber('last week|place last week|previous position'),
					song: askText('title|name of the record|song'),
					act: askText('artist|act|performer'),
					label: askText('record label|label|company'),
					weeks: askNumber('weeks on chart|weeks|number of weeks'),
					peak: askNumber('peak|best place|highest position'),
				},
				'chart',
				'Which records are on the chart?',
				'the hit list with all columns',
			),
			sold: absent(askNumber('copies sold|How many copies did the first record sell?|unitsSold')),
			producer: absent(
				askText('producer of the first record|Who produced the number one?|producer'),
			),
		};
		const isNew = random.pick(['NEW', '—', '●', 'RE']);
		const withPeak = random.chance(0.6);
		if (!withPeak) for (const title of titles) grid.cell(title, 'peak', '', null);
		const isStacked = random.chance(0.75);
		const rows = entries.map(
			(one) =>
				markup`<tr data-row><td class="p">${grid.cell(one.title, 'this week', 'place', locale.count(one.place))}<td class="q">${grid.cell(one.title, 'last week', 'last', one.last === null ? null : locale.count(one.last), isNew)}<td><b>${places.cell(`number ${one.place}`, 'title', 'song', one.title)}</b>${isStacked ? markup`<br>` : markup`<td>`}${artists.cell(one.title, 'artist', 'act', one.act)}<td class="l">${field('label', one.label)} ${random.int(100, 999)}<td>${grid.cell(one.title, 'weeks on chart', 'weeks', locale.count(one.weeks))}${withPeak && markup`<td>${grid.cell(one.title, 'peak', 'peak', locale.count(one.peak))}`}`,
		);
		const html = markup`<style>@page { size: ${random.pick(['letter', 'A4', '6in 9in'])}; margin: 14mm } body { font: 9pt/1.3 ${random.pick(["'Liberation Sans'", "'DejaVu Sans'", "'Liberation Sans Narrow'"])} } h1 { font: bold ${random.pick(['28pt', '20pt'])} ${random.pick(["'Liberation Sans'", "'DejaVu Serif'"])}; margin: 0; letter-spacing: -.02em } .d { border-top: 3pt solid #000; padding: 1mm 0; display: flex; justify-content: space-between } table { width: 100% } td, th { padding: 1mm 1.2mm; text-align: center; border-bottom: ${random.pick(['.4pt solid #999', '0'])} } th { font-size: 6.5pt; text-transform: uppercase; vertical-align: bottom } td:nth-child(3)${isStacked ? '' : ', td:nth-child(4)'} { text-align: left } .p { font-size: ${random.pick(['16pt', '12pt'])}; font-weight: bold; background: ${random.pick(['#eee', '#000; color: #fff', '#fff'])} } .q { color: #444 } .l { font-size: 7.5pt; text-align: left } footer { margin-top: 3mm; font-size: 7.5pt }
			</style><h1>${field('title', random.pick(['HOT SINGLES', 'Top Albums', 'Country Countdown', 'The Soul Survey']))}</h1><div class="d"><span>Week ending ${field('weekEnding', locale.date(random.day('1957-03-02', '1996-11-30'), random.pick(['MMMM d, yyyy', 'd MMMM yyyy'])))}</span><span>compiled by ${field('compiler', random.pick(['Disc Dealer Weekly', 'Hitmeter', 'Retail Pulse']))}</span></div><table data-list="chart"><tr><th>This<br>week<th>Last<br>week<th style="text-align:left">Title${isStacked ? markup`<br>Artist` : markup`<th style="text-align:left">Artist`}<th style="text-align:left">Label &amp; No.<th>Wks on<br>chart${withPeak && markup`<th>Peak`}${rows}</table><p><small>${field('note', random.pick(['Places rest on sales in 140 shops.', 'Based on sales and plays on the air.', 'Bold titles have sold fifty thousand copies.']))}</small></p><footer>${field('footer', random.pick(['Not for broadcast without permission.', 'Next chart on Thursday.', 'Shops: report your sales by noon on Monday.']))}</footer>`;
		return { html, fields };
	},
};
export default family;
