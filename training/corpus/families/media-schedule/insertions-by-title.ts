import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { asDate } from '../../kit/archive.ts';
import { askCells, askNumber, askText, sum } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { drawFace } from '../../kit/reports.ts';

const GROUPS = [
	['Magazines', 'Homestead|Field & Rod|The Modern Kitchen|Sports Weekly|Panorama|Motor Life'],
	['Newspapers', 'Daily Sentinel|Evening Star|Sunday Post|Western Mail'],
	['Trade press', 'Grocer’s Record|Drug Topics Today|Vending News'],
] as const;

/** An agency's schedule of advertisements: titles in groups with size, dates of insertion in one cell, rate, number and cost, subtotals, commission and total below, approval boxes at the right. */
const family: Family = {
	author: 'philippa',
	locales: ['en-US', 'en-GB', 'en-CA', 'en-AU'],
	draw: (random, locale) => {
		const groups = random.some(GROUPS, random.int(2, 3)).map(([name, all]) => ({
			name,
			titles: random.some(all.split('|'), random.int(2, 3)).map((title) => {
				const [rate, count] = [random.int(9, 480) * 50, random.int(1, 8)];
				const months = Array.from({ length: count }, () => random.int(1, 12)).toSorted(
					(a, b) => a - b,
				);
				return {
					title,
					rate,
					count,
					cost: rate * count,
					size: random.pick([
						'Page B/W',
						'Page 4/C',
						'1/2 page',
						'Spread 4/C',
						'1,000 lines',
						'Back cover',
					]),
					dates: [...new Set(months)]
						.map((month) => `${locale.month(month).slice(0, 3)} ${random.int(1, 28)}`)
						.join(', '),
				};
			}),
		}));
		const all = groups.flatMap(({ titles }) => titles);
		const names = all.map(({ title }) => title);
		const spare = GROUPS.flatMap(([, titles]) => titles.split('|')).filter(
			(one) => !names.includes(one),
		);
		const numbers = askCells(random, locale, {
			rows: names,
			columns: ['rate', 'number of insertions', 'cost'],
			count: 7,
			missing: spare,
			say: (title, what) => [
				what === 'number of insertions'
					? `How many insertions are planned in ${title}?`
					: `What is the ${what} for ${title}?`,
				`${what} of ${title}`,
				what === 'cost' ? `How much will be spent in ${title}?` : `${title}: ${what}`,
			],
		});
		const texts = askCells(random, locale, {
			rows: names,
			columns: ['size', 'dates'],
			count: 3,
			type: 'string',
			say: (title, what) => [
				what === 'size'
					? `What size is the advertisement in ${title}?`
					: `When does the advertisement run in ${title}?`,
				`${what} in ${title}`,
				`${title}, ${what}`,
			],
		});
		const sums = groups.map(({ titles }) => sum(titles.map(({ cost }) => cost)));
		const total = sum(sums);
		const year = random.int(1956, 1994);
		const fields: Fields = {
			...numbers.asked,
			...texts.asked,
			brand: askText(
				'brand|Which brand is advertised?|advertisedBrand|Welche Marke?|quelle marque',
			),
			client: askText('client|Who is the client?|clientName|Kunde der Agentur|client de l’agence'),
			agency: askText('agency|Which agency made the schedule?|agencyName|Welche Agentur?|agence'),
			period: askText(
				'period of the schedule|Which year or season does it cover?|schedulePeriod|Zeitraum des Plans|période du plan',
			),
			revision: askText(
				'number of the revision|Which revision is it?|revisionNo|Nummer der Fassung|numéro de révision',
			),
			issued: asDate(
				'date of the schedule|When was the schedule issued?|scheduleDate|Datum des Plans|date du plan',
			),
			firstSubtotal: askNumber(
				`cost of all ${groups[0]?.name.toLowerCase()}|What is spent on ${groups[0]?.name.toLowerCase()} in all?|subtotal of ${groups[0]?.name}|Summe ${groups[0]?.name}`,
			),
			total: askNumber(
				'total cost|What does the whole schedule cost?|grandTotal|Gesamtkosten|coût total',
			),
			insertions: askNumber(
				'insertions in all|How many insertions are there altogether?|totalInsertions|Zahl der Anzeigen insgesamt',
			),
			approved: askText(
				'person who approved it|Who approved the schedule?|approvedBy|Wer hat es genehmigt?|approuvé par',
			),
			rows: list(
				{
					title: askText('publication|title|Which paper?'),
					size: askText('size of the advertisement|space'),
					dates: askText('dates of insertion|when it runs'),
					rate: askNumber('rate|price of one insertion'),
					count: askNumber('number of insertions|how many times'),
					cost: askNumber('cost|amount'),
				},
				'publications',
				'Which publications are used, how often and at what cost?',
				'insertionOrders',
				'Titel mit Schaltungen',
			),
			circulation: absent(askNumber('circulation|How many copies are sold?|Auflage')),
			television: absent(
				askNumber('cost of television|How much is spent on television?|Fernsehkosten'),
			),
		};
		const body = groups.map(
			({ name, titles }, g) =>
				markup`<tr class="g"><td colspan="6">${name}${titles.map((one) => markup`<tr data-row><td>${field('title', one.title)}<td class="l">${texts.cell(one.title, 'size', 'size', one.size)}<td class="l">${texts.cell(one.title, 'dates', 'dates', one.dates)}<td>${numbers.cell(one.title, 'rate', 'rate', locale.count(one.rate))}<td>${numbers.cell(one.title, 'number of insertions', 'count', locale.count(one.count))}<td>${numbers.cell(one.title, 'cost', 'cost', locale.count(one.cost))}`)}<tr class="s"><td colspan="5">Total ${name.toLowerCase()}<td>${g === 0 ? field('/firstSubtotal', locale.count(sums[g] ?? 0)) : locale.count(sums[g] ?? 0)}`,
		);
		const sign = locale.country.symbol;
		const html = markup`<style>@page { size: ${random.pick(['letter landscape', 'A4 landscape', '14in 8.5in'])}; margin: 12mm } body { font: 9pt/1.35 ${random.pick([drawFace(random), "'Liberation Mono'"])} } .k { display: flex; justify-content: space-between; border-bottom: 1.5pt solid #000; padding-bottom: 2mm; margin-bottom: 2mm } table { width: 100%; border-collapse: collapse } td, th { padding: .6mm 2mm; text-align: right; ${random.pick(['border: .3pt solid #000', 'border-bottom: .3pt solid #999', ''])} } td:first-child, .l, th { text-align: left; font-weight: normal } th { font-style: italic } .g td { font-weight: bold; text-decoration: underline; padding-top: 2mm } .s td { border-top: .6pt solid #000 } .t td { border-top: 2pt double #000; font-weight: bold }
			</style><div class="k"><div>Client: ${field('client', locale.company().name)}<br>Product: <b>${field('brand', random.pick(['Alpenroot Tea', 'Corvane Razors', 'Silva Soap', 'Tamarack Ale', 'Velva Floor Wax']))}</b></div><div>${field('period', random.pick([`Calendar ${year}`, `Fall ${year}`, `January–June ${year}`]))}</div><div>${field('agency', `${locale.person().family}, ${locale.person().family} ${random.pick(['& Partners', 'Inc.', 'Advertising'])}`)}<br>${random.chance(0.6) && markup`Revision ${field('revision', String(random.int(1, 6)))}, `}${field('issued', locale.date(random.day(`${year - 1}-06-01`, `${year}-01-28`)))}</div></div><table data-list="rows"><tr><th>Publication<th>Space<th>Insertion dates<th>Rate (${sign})<th>No.<th>Cost (${sign})${body}<tr class="t"><td colspan="4">TOTAL<td>${field('/insertions', locale.count(sum(all.map(({ count }) => count))))}<td>${field('/total', locale.count(total))}</table><p>Approved: ${random.chance(0.7) ? field('approved', locale.person().name) : '________________'}</p>`;
		return { html, fields };
	},
};
export default family;
