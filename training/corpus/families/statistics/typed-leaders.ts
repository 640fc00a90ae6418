import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { about, askCells, askNumber, askText, sum } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { fill } from '../../kit/reports.ts';
import { typed, typedRight } from '../../kit/typed.ts';

const TOPICS = [
	{
		title: 'RECEIPTS OF LEAF AT THE WAREHOUSES',
		unit: 'Thousands of pounds',
		rows: 'Burley|Bright|Maryland|Oriental|Cigar filler|Cigar wrapper|Dark fired|Perique',
		noun: 'receipts of',
	},
	{
		title: 'APPLICATIONS RECEIVED BY THE GRANTS OFFICE',
		unit: 'Number of applications',
		rows: 'Biochemistry|Physiology|Pathology|Epidemiology|Pharmacology|Genetics|Dentistry|Nursing',
		noun: 'applications in',
	},
	{
		title: 'CARLOADS HANDLED AT THE YARD',
		unit: 'Number of cars',
		rows: 'Lumber|Coal|Grain|Livestock|Cement|Paper|Automobiles|Scrap iron',
		noun: 'carloads of',
	},
	{
		title: 'SHIPMENTS OF THE PLANT',
		unit: 'Thousands of cases',
		rows: 'Soups|Pickles|Tomato juice|Beans|Peaches|Corn|Sauerkraut|Beets',
		noun: 'shipments of',
	},
] as const;

/** A table that a secretary typed: no rules, leaders of dots from the stub to the first figures, years as underlined heads, an indented total under a row of dashes. */
const family: Family = {
	author: 'casimir',
	locales: ['en-US', 'en-CA', 'en-GB'],
	draw: (random, locale) => {
		const { title, unit, rows: all, noun } = random.pick(TOPICS);
		const names = random.some(all.split('|'), random.int(4, 7));
		const first = random.int(1947, 1978);
		const years = Array.from({ length: random.int(3, 5) }, (_, i) => String(first + i));
		const values = names.map(() =>
			years.map(() => (random.chance(0.06) ? null : random.int(6, 9800))),
		);
		const grid = askCells(random, locale, {
			rows: names,
			columns: years,
			count: 9,
			missing: all.split('|').filter((one) => !names.includes(one)),
			say: fill(
				`What were the ${noun} {r} in {c}?|How many ${noun} {r} were there in {c}?|${noun} {r} in {c}|{r}, {c}`,
			),
		});
		const totals = askCells(random, locale, {
			rows: ['Total'],
			columns: years,
			count: 2,
			say: fill('What was the total in {c}?|sum of all rows for {c}|total, {c}'),
		});
		const fields: Fields = {
			...about('tableNumber', 'caption', 'unit', 'source', 'note', 'pageNumber'),
			...grid.asked,
			...totals.asked,
			typedOn: askText(
				'date at the foot|When was the table typed?|tableDate|Datum unter der Tabelle|date en bas',
			),
			initials: askText(
				'initials at the foot|Whose initials stand at the foot?|footInitials|Kürzel unter der Tabelle|initiales',
			),
			rows: list(
				{
					name: askText('name of the row|Which one?|kind'),
					...Object.fromEntries(
						years.map((year) => [`y${year}`, askNumber(`${year}|figure of ${year}|in ${year}`)]),
					),
				},
				'rows of the table',
				`What are the ${noun} each kind by year?`,
				'tableRows',
			),
			value: absent(askNumber('value in dollars|What was it worth?|Wert in Dollar|valeur')),
			stocks: absent(
				askNumber('stocks at the end of the year|How much was left over?|Bestand|stocks'),
			),
		};
		const wide = random.int(26, 32);
		const gap = random.pick([9, 10, 11]);
		const dot = random.pick(['.', ' .']);
		const leader = (used: number) => {
			const room = wide - used - 1;
			return ` ${dot.repeat(Math.ceil(room / dot.length)).slice(0, room)}`;
		};
		const right = (content: ReturnType<typeof markup>, text: string) =>
			markup`${' '.repeat(gap - text.length)}${content}`;
		const lines = names.map((name, i) => {
			const cells = years.map((year, y) => {
				const value = values[i]?.[y] ?? null;
				const shown = value === null ? null : locale.count(value);
				return right(
					grid.cell(name, year, `y${year}`, shown, random.pick(['--', '-'])),
					shown?.text ?? '--',
				);
			});
			return markup`<span data-row>${field('name', name)}${leader(name.length)}${cells}</span>
${random.chance(0.15) && '\n'}`;
		});
		const sums = years.map((year, y) => {
			const shown = locale.count(sum(values.map((row) => row[y] ?? 0)));
			return right(totals.cell('Total', year, '', shown), shown.text);
		});
		const [under, over] = [random.pick(['=', '-', '_']), random.pick(['-', '_'])];
		const blank = ' '.repeat(wide);
		const caption = random.pick([
			title,
			title.toLowerCase().replace(/^./, (letter) => letter.toUpperCase()),
		]);
		const full = wide + gap * years.length;
		const centre = (text: string) => ' '.repeat(Math.max(0, Math.floor((full - text.length) / 2)));
		const number = `${random.pick(['TABLE', 'Table', 'EXHIBIT'])} ${random.pick(['I', 'II', 'IV', 'VII', '3', '12'])}`;
		const note = `${random.pick(['*', '1/', '(a)'])} ${random.pick(['Figures for the last year are preliminary.', 'Excludes transfers between branches.', 'Fiscal years ending June 30.'])}`;
		const html = markup`<style>@page { size: ${random.pick(['letter landscape', 'A4 landscape', '11in 8.5in'])}; margin: 18mm 16mm } pre { font: ${random.pick(['', 'bold '])}10.5pt/1.32 ${random.pick(["'Liberation Mono'", "'Liberation Mono'", "'DejaVu Sans Mono'"])}; margin: 0 }
			</style><pre>${centre('- 12 -')}- ${field('pageNumber', String(random.int(2, 29)))} -

${centre(number)}${field('tableNumber', number)}

${centre(caption)}${field('caption', caption)}
${centre(unit)}(${field('unit', unit)})

${blank}${years.map((year) => typedRight('', year, gap).markup).map((one) => markup`${one.replace(/<[^>]+>/g, '')}`)}
${blank}${years.map(() => `${' '.repeat(gap - 6)}${under.repeat(6)}`)}
<span data-list="rows">${lines}</span>${blank}${years.map(() => `${' '.repeat(gap - 6)}${over.repeat(6)}`)}
${typed('', '     Total', wide).markup.replace(/<[^>]+>/g, '')}${sums}


${
	random.chance(0.7) &&
	markup`${field('note', note)}
`
}${random.pick(['Source:', 'SOURCE:', 'Compiled from'])} ${field('source', random.pick(['Company records', 'Reports of the district offices', 'Trade association bulletin']))}

${field('initials', `${random.pattern('???')}:${random.pattern('??').toLowerCase()}`)}
${field('typedOn', locale.date(random.day('1955-01-01', '1983-12-01'), random.pick(['m/d/yy', 'MMMM d, yyyy'])).text)}</pre>`;
		return { html, fields };
	},
};
export default family;
