import type { Family, Fields } from '../../family.ts';
import { absent, date, list } from '../../kit/ask.ts';
import { about, askCells, askNumber, askText, sum } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { typed, typedRight } from '../../kit/typed.ts';

const ROOMS: Readonly<Record<string, string>> = {
	Parlour:
		'Upright piano|Horsehair sofa|Oak settle|Brass fender|Eight-day clock|Pair of vases|Turkey carpet',
	Kitchen: 'Deal table|Dresser|Copper kettle|Meat safe|Set of scales|Six Windsor chairs|Mangle',
	'Barn and yard':
		'Chaff cutter|Light cart|Winnower|Set of harness|Turnip slicer|Ladder, 24 rung|Grindstone',
	Dairy: 'Butter churn|Cheese press|Milk cans|Cream separator|Slate slabs',
	'Live stock': 'Shorthorn cow|In-calf heifer|Bay mare|Store pigs|Border ewes|Laying hens',
};

/** A typed inventory on two pages without any rule: rooms between the rows, columns by spaces alone, sums carried forward and brought forward. */
const family: Family = {
	author: 'felipe',
	locales: ['en-GB', 'en-IE', 'en-US', 'en-NZ'],
	draw: (random, locale) => {
		const rooms = random
			.some(Object.entries(ROOMS), random.int(3, 5))
			.map(([room, all]) => ({ room, items: random.some(all.split('|'), random.int(3, 6)) }));
		const items = rooms.flatMap((one) =>
			one.items.map((item) => ({
				room: one.room,
				item,
				count: random.pick([1, 1, 2, 4, random.int(2, 40)]),
				each: random.decimal(0.5, 64, 1),
			})),
		);
		const lots = items.map((one, i) => ({
			...one,
			lot: i + 1,
			value: Number((one.count * one.each).toFixed(2)),
		}));
		const names = lots.map(({ item }) => item);
		const grid = askCells(random, locale, {
			rows: names,
			columns: ['value', 'number of pieces', 'lot'],
			count: 11,
			missing: Object.values(ROOMS)
				.flatMap((all) => all.split('|'))
				.filter((one) => !names.includes(one)),
			say: (row, column) =>
				column === 'value'
					? [
							`At how much is the lot “${row}” valued?`,
							`valuation of the ${row.toLowerCase()}`,
							`What is the ${row.toLowerCase()} worth?`,
						]
					: column === 'lot'
						? [`Which lot is the ${row.toLowerCase()}?`, `lot number of the ${row.toLowerCase()}`]
						: [`How many pieces of “${row}” are there?`, `quantity of ${row.toLowerCase()}`],
		});
		const byLot = askCells(random, locale, {
			rows: lots.map(({ lot }) => `lot ${lot}`),
			columns: ['description'],
			count: 3,
			type: 'string',
			missing: ['lot 97', 'lot 120'],
			say: (row) => [`What is ${row}?`, `What is listed as ${row}?`, `article in ${row}`],
		});
		const fields: Fields = {
			...about('title', 'pageNumber'),
			...grid.asked,
			...byLot.asked,
			owner: askText('owner|Whose goods are listed?|estate of|deceased|name of the owner'),
			valuer: askText('valuer|Who made the valuation?|Who signed the inventory?|appraiser'),
			taken: date(
				'',
				'day of the valuation',
				'When was the inventory taken?',
				'inventoryDate',
				'On which day was it taken?',
			),
			place: askText('place|Where are the goods?|address of the farm|location of the goods'),
			total: askNumber(
				'total valuation|What is the whole inventory worth?|grand total|totalValue|What is the sum at the end?',
			),
			carried: askNumber(
				'sum carried forward|What amount is carried to the second page?|carriedForward|total at the foot of page 1',
			),
			lots: list(
				{
					lot: askNumber('lot|lot number|number'),
					item: askText('article|description|what it is'),
					count: askNumber('quantity|number of pieces|How many?'),
					value: askNumber('value|valuation|amount'),
				},
				'lots',
				'What is in the inventory?',
				'all articles with their value',
			),
			reserve: absent(
				askNumber('reserve price of the piano|What is the reserve price?|reservePrice'),
			),
			buyer: absent(askText('buyer|Who bought the goods?|purchaser')),
		};
		const split = Math.ceil(lots.length * random.decimal(0.45, 0.65));
		const width = random.int(30, 40);
		const sumOf = (part: typeof lots) => sum(part.map(({ value }) => value));
		const pad = (label: string) => `${' '.repeat(8)}${label.padEnd(width + 8)}`;
		const line = (one: (typeof lots)[number], i: number, part: typeof lots) =>
			markup`${(i === 0 || part[i - 1]?.room !== one.room) && markup`\n      ${random.pick(['', ''])}${one.room.toUpperCase()}${i === 0 && one.lot > 1 && rooms.length > 2 ? ' (contd.)' : ''}\n`}<span data-row>${' '.repeat(4 - String(one.lot).length)}${grid.cell(one.item, 'lot', 'lot', locale.count(one.lot))}    ${byLot.cell(`lot ${one.lot}`, 'description', 'item', one.item)}${' '.repeat(Math.max(1, width - one.item.length))}${' '.repeat(4 - String(one.count).length)}${grid.cell(one.item, 'number of pieces', 'count', locale.count(one.count))}${' '.repeat(Math.max(1, 12 - locale.amount(one.value).text.length))}${grid.cell(one.item, 'value', 'value', locale.amount(one.value))}</span>\n`;
		const [first, second] = [lots.slice(0, split), lots.slice(split)];
		const total = sumOf(lots);
		const carried = locale.amount(sumOf(first));
		const sheet = (part: typeof lots) => markup`<span data-list="lots">${part.map(line)}</span>`;
		const html = markup`<style>@page { size: ${random.pick(['A4', 'letter', '8in 13in'])}; margin: 20mm 18mm } pre { font: ${random.pick(['10pt', '11pt'])}/1.3 ${random.pick(["'Liberation Mono'", "'DejaVu Sans Mono'"])}; margin: 0 } .next { break-before: page } u { text-decoration: ${random.pick(['underline', 'none'])} }
			</style><pre>          ${field('title', random.pick(['INVENTORY AND VALUATION', 'SCHEDULE OF GOODS AND CHATTELS', 'LIST OF EFFECTS FOR SALE']))}

the property of ${field('owner', `${random.pick(['the late ', 'Mr. ', 'Mrs. ', ''])}${locale.person().name}`)}
at ${field('place', locale.address().whole)}
taken on ${field('taken', locale.date(random.day('1908-02-01', '1962-10-31'), random.pick(['d MMMM yyyy', 'MMMM d, yyyy'])))}

${random.chance(0.5) && markup` Lot    ${'Article'.padEnd(width)} Qty       Value\n`}${sheet(first)}
${pad('carried forward')}${typedRight('carried', carried, 8)}
</pre><pre class="next">                          - ${field('pageNumber', '2', '2')} -

${pad('brought forward')}${typedRight('carried', carried, 8)}
${sheet(second)}
${' '.repeat(width + 13)}${'='.repeat(12)}
${pad(random.pick(['TOTAL VALUATION', 'SUM TOTAL', 'Total']))}${typedRight('total', locale.amount(total), 8)}


        (signed)  ${typed('valuer', locale.person().name, 24)} Valuer
</pre>`;
		return { html, fields };
	},
};
export default family;
