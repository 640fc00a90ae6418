import type { Family, Fields } from '../../family.ts';
import { absent, date, list } from '../../kit/ask.ts';
import { about, askCells, askNumber, askText, signed } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';

const STEMS =
	'Acme|Alder|Barlow|Bexhill|Calder|Colton|Dunmore|Eastgate|Ferris|Granite|Halcyon|Harrow|Inglis|Jarvis|Kestrel|Lanark|Merrow|Northgate|Orwell|Paxton|Quillan|Redstone|Severn|Tarrant|Ullman|Vickery|Whitlock|Yarrow'.split(
		'|',
	);
const TAILS = 'Ind|Oil|Steel|Bk|Foods|Air|Mot|Chem|Elec|Ins|Paper|Rwy|Tel|Gas|Trust|Mng'.split('|');
const FRACTIONS = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'];
const HEADS = [
	['High', 'Low', 'Close', 'Chg'],
	['High', 'Low', 'Last', 'Net ch'],
	['Max', 'Min', 'Price', '+ or –'],
] as const;

/** The stock page of a newspaper: one long table broken into columns side by side, letters of the alphabet between rows, abbreviations, fractions or decimals. */
const family: Family = {
	author: 'hedda',
	locales: ['en-US', 'en-GB', 'en-CA'],
	draw: (random, locale) => {
		const hasFractions = random.chance(0.3);
		const wide = random.int(2, 3);
		const stems = random.some(STEMS, random.int(7, 12) * wide).toSorted();
		const stocks = stems.flatMap((stem) =>
			random
				.some(TAILS, random.pick([1, 1, 2, 3]))
				.toSorted()
				.map((tail) => `${stem} ${tail}`),
		);
		const eighths = (value: number) => {
			const whole = Math.floor(value);
			return { text: `${whole}${FRACTIONS[Math.round((value - whole) * 8)]}`, value };
		};
		const draw = (low: number, high: number) =>
			hasFractions ? random.int(low * 8, high * 8) / 8 : random.decimal(low, high);
		const print = (value: number) => (hasFractions ? eighths(value) : locale.amount(value));
		const heads = random.pick(HEADS);
		const [high = '', low = '', close = '', change = ''] = heads;
		const rows = stocks.map((name) => {
			const bottom = draw(3, 120);
			const top = bottom + draw(1, 9);
			const last =
				bottom +
				(hasFractions
					? Math.floor((top - bottom) * 4) / 8
					: Number(((top - bottom) * 0.6).toFixed(2)));
			const moved = hasFractions ? 0 : random.decimal(-3, 3);
			return {
				name,
				sales: random.int(2, 990),
				top: Number(top.toFixed(3)),
				bottom,
				last: Number(last.toFixed(3)),
				moved,
				isIdle: random.chance(0.06),
			};
		});
		const words: Readonly<Record<string, string>> = {
			[high]: 'the highest price',
			[low]: 'the lowest price',
			[close]: 'the closing price',
			[change]: 'the change on the day',
		};
		const grid = askCells(random, locale, {
			rows: stocks,
			columns: [...heads.slice(0, 3), ...(hasFractions ? [] : [change])],
			count: 10,
			missing: ['Zephyr Oil', 'Umber Steel', 'Xenon Bk'],
			say: (row, column) => [
				`What was ${words[column] ?? column} of ${row}?`,
				`${words[column]?.slice(4)} of ${row}`,
				`At what price did ${row} stand (${column})?`,
			],
		});
		const sales = askCells(random, locale, {
			rows: stocks,
			columns: ['Sales'],
			count: 3,
			say: (row) => [
				`How many hundreds of ${row} were sold?`,
				`sales of ${row}`,
				`volume in ${row}`,
			],
		});
		const fields: Fields = {
			...about('title', 'note', 'pageNumber'),
			...grid.asked,
			...sales.asked,
			tradingDay: date(
				'',
				'day of the quotations',
				'Of which day are the prices?',
				'tradingDate',
				'date of trading',
			),
			index: askNumber(
				'level of the index|Where did the index close?|indexClose|closing level of the average',
			),
			volume: askText(
				'total volume|How many shares changed hands?|total turnover of the day|marketVolume',
			),
			stocks: list(
				{
					name: askText('stock|company|name of the share'),
					sales: askNumber('sales in hundreds|volume|sales'),
					high: askNumber('high|highest price|high of the day'),
					low: askNumber('low|lowest price|low of the day'),
					close: askNumber('close|last price|closing price'),
					...(!hasFractions && { change: askNumber('net change|change|gain or loss') }),
				},
				'stocks',
				'What are the prices of all stocks?',
				'the stock table',
			),
			dividend: absent(askNumber('dividend|What dividend does the first stock pay?|dividendRate')),
			yields: absent(askNumber('yield in per cent|price-earnings ratio|peRatio')),
		};
		const hasLetters = random.chance(0.5);
		const perColumn = Math.ceil(rows.length / wide);
		const dash = markup`<td colspan="4" style="text-align:center">unch. – – –`;
		const column = (part: typeof rows) =>
			markup`<table data-list="stocks"><tr><th>Stock<th>Sales${heads.map((head) => markup`<th>${head}`)}${part.map(
				(row, i) => {
					const letter = row.name.charAt(0);
					const isNew = hasLetters && part[i - 1]?.name.startsWith(letter) !== true;
					if (row.isIdle) for (const head of heads) grid.cell(row.name, head, '', null);
					return markup`${isNew && markup`<tr><td class="l" colspan="6">– ${letter} –`}<tr data-row><td>${field('name', row.name)}<td>${sales.cell(row.name, 'Sales', 'sales', locale.count(row.sales))}${row.isIdle ? dash : markup`<td>${grid.cell(row.name, high, 'high', print(row.top))}<td>${grid.cell(row.name, low, 'low', print(row.bottom))}<td>${grid.cell(row.name, close, 'close', print(row.last))}<td>${hasFractions ? '..' : grid.cell(row.name, change, 'change', signed(locale.amount(row.moved), random.pick(['+', '+', ''])))}`}`;
				},
			)}</table>`;
		const html = markup`<style>@page { size: ${random.pick(['A4', 'letter', '240mm 300mm'])}; margin: 10mm } body { font: ${random.pick(['6.6pt', '7pt'])}/1.22 ${random.pick(["'Liberation Sans Narrow'", "'Liberation Serif'", "'Liberation Sans'"])} } h1 { font: bold 20pt 'Liberation Serif'; border-top: 2pt solid #000; border-bottom: .6pt solid #000; margin: 0 0 2mm; text-align: ${random.pick(['left', 'center'])} } aside { float: ${random.pick(['left', 'right'])}; width: 24%; padding: 0 3mm; font: 8.5pt/1.4 'Liberation Serif' } .c { display: grid; grid-template-columns: repeat(${wide}, 1fr); gap: 4mm } table { width: 100% } .c > * + * { border-left: .4pt solid #000; padding-left: 2mm } td, th { text-align: right; padding: 0 .5mm } td:first-child, th:first-child { text-align: left } th { border-bottom: .4pt solid #000; font-size: 6pt } .l { text-align: center !important; font-weight: bold } .h { font-size: 9pt; display: flex; justify-content: space-between }
			</style><div class="h"><span>${field('pageNumber', `${random.pick(['C', 'B', 'D'])}${random.int(2, 18)}`)}</span><span>${field('tradingDay', locale.date(random.day('1931-02-02', '2004-11-30'), random.pick(['MMMM d, yyyy', 'd MMMM yyyy'])))}</span></div><h1>${field('title', random.pick(['Stock Market Quotations', 'Closing Prices', 'Yesterday on the Exchange']))}</h1>
			<aside><b>${random.pick(['Market Diary', 'The Session', 'On the Floor'])}</b><p>The average closed at ${field('index', locale.amount(random.decimal(80, 4100)))} on a volume of ${field('volume', `${random.decimal(1, 40, 1)} million shares`)}.</p><p>Trading was ${random.pick(['brisk', 'slow', 'steady'])} in the morning. Buyers came back after lunch, and most of the early losses were made good before the bell.</p><p>Dealers spoke of orders from the country and of little news.</p></aside><div class="c">${Array.from({ length: wide }, (_, i) => markup`<div>${column(rows.slice(i * perColumn, (i + 1) * perColumn))}</div>`)}</div><p>${field('note', random.pick(['Sales are in hundreds of shares.', 'Prices are those of the regular session. Sales in hundreds.']))} unch.: not traded.</p>`;
		return { html, fields };
	},
};
export default family;
