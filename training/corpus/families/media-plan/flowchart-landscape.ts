import type { Family, Fields } from '../../family.ts';
import { asDate, asNumber, asRows, askCell, asText, cell, wholeMoney } from '../../kit/archive.ts';
import { absent } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import { BRANDS } from '../../kit/office.ts';

const GROUPS: Readonly<Record<string, readonly string[]>> = {
	MAGAZINES: ['Home & Hearth', 'Weekend Gardener', 'Modern Motorist', 'Skyline', 'The Angler'],
	NEWSPAPERS: ['Valley Courier', 'Evening Herald', 'Sunday Ledger', 'Coast Dispatch'],
	RADIO: ['WKLM Morning Drive', 'KTRO News', 'Farm Hour Network'],
	OUTDOOR: ['30-sheet posters', 'Painted bulletins', 'Transit cards'],
};
type Told = { one: string; two: string; group: string; month: string };
const askFields = ({ one, two, group, month }: Told): Fields => ({
	brand: asText(
		'For which brand is the plan?|What brand is advertised?|brandOfPlan|product named in the heading',
	),
	client: asText('Who is the client?|For which company did the agency plan?|clientName'),
	agency: asText(
		'Which agency made the plan?|What is the name of the advertising agency?|agencyName',
	),
	title: asText(
		'What is the title of the sheet?|What is written at the top of the plan?|planTitle',
	),
	planNumber: asText('What is the number of the plan?|Which revision is it?|planNo'),
	printed: asDate('What is the date of the plan?|When was the plan prepared?|planDate'),
	costOfOne: askCell(
		one,
		'total cost',
		`How much is spent on ${one}?|What does ${one} cost?|cost of ${one}`,
	),
	circulation: asNumber(
		`What is the circulation of ${one}?|How many readers or listeners (in thousands) has ${one}?|circulation ${one}`,
	),
	unitOfTwo: asText(
		`What size or length is booked in ${two}?|What is the space unit for ${two}?|unit of ${two}`,
	),
	insertionsOfTwo: asNumber(
		`How many insertions are planned in ${two}?|How often does the advertisement run in ${two}?|insertions ${two}`,
	),
	inMonth: asNumber(
		`How many insertions has ${two} in ${month}?|What stands for ${two} under ${month}?|${two}, ${month}`,
	),
	groupTotal: asNumber(
		`What is the total for ${group}?|How much is spent on ${group.toLowerCase()}?|${group} subtotal|sum of the group ${group}`,
	),
	grandTotal: asNumber(
		'What is the total budget?|What is the grand total of the plan?|totalBudget|amount in the last row',
	),
	reserve: asNumber('How large is the reserve?|How much is kept in reserve?|reserveFund'),
	target: asText('Who is the target audience?|Which group is to be reached?|targetAudience'),
	footnote: asText(
		'What does the footnote say?|What is the note marked with an asterisk?|footnote',
	),
	vehicles: asRows(
		{
			name: asText('Which publication or station?|mediumName|vehicle'),
			circulation: asNumber(
				'circulation in thousands|circulationThousands|How many does it reach?',
			),
			unit: asText('size or length|spaceUnit|What space is booked?'),
			insertions: asNumber('number of insertions|insertionCount|How often?'),
			cost: asNumber('cost|costOfVehicle|What does it cost?'),
		},
		'Which media are booked?|mediaBooked|all publications and stations of the plan',
	),
	television: absent(asNumber('How much is spent on television?|televisionCost|TV total')),
	commission: absent(
		asNumber('What is the commission of the agency?|agencyCommission|commission in per cent'),
	),
});

/** A media plan across a wide sheet: groups with subtotals, narrow month columns with numbers of insertions, costs at the far right. */
const family: Family = {
	author: 'ruben',
	locales: ['en-US', 'en-GB', 'en-CA'],
	draw: (random, locale) => {
		const groups = random.some(Object.keys(GROUPS), random.int(2, 3));
		const start = random.pick([1, 4, 7]);
		const months = Array.from({ length: 6 }, (_, i) => locale.month(start + i).slice(0, 3));
		const vehicles = groups.flatMap((group) =>
			random.some(GROUPS[group] ?? [], random.int(2, 3)).map((name) => {
				const byMonth = months.map(() => (random.chance(0.55) ? random.int(1, 4) : 0));
				const insertions = Math.max(
					1,
					byMonth.reduce((sum, value) => sum + value, 0),
				);
				if (!byMonth.some((value) => value > 0)) byMonth[0] = 1;
				const unit = random.pick(
					group === 'RADIO'
						? ['60 sec.', '30 sec.']
						: group === 'OUTDOOR'
							? ['100 showing', '50 showing']
							: ['Page 4/C', 'Page B&W', '1,000 lines', '½ page'],
				);
				return {
					group,
					name,
					byMonth,
					insertions,
					unit,
					circulation: random.int(40, 4200),
					cost: insertions * random.int(4, 90) * 100,
				};
			}),
		);
		const booked = vehicles.map((one, i) => ({ one, i }));
		const [one, two] = [random.pick(booked).one, random.pick(booked).one];
		const month = two.byMonth.findIndex((value) => value > 0);
		const group = random.pick(groups);
		const fields = askFields({ one: one.name, two: two.name, group, month: months[month] ?? '' });
		const sum = (own: readonly { cost: number }[]) => own.reduce((all, { cost }) => all + cost, 0);
		const n = (value: number) => locale.amount(value, 0);
		const reserve = random.chance(0.5) ? random.int(5, 40) * 1000 : 0;
		const year = random.int(1958, 1997);
		const line = random.pick(['.5pt solid #000', '.4pt solid #999']);
		const html = markup`<style>@page { size: ${random.pick(['letter', 'A4', 'legal'])} landscape; margin: 11mm } body { font: ${random.pick(["8.5pt/1.3 'Liberation Sans'", "8.5pt/1.3 'DejaVu Sans Mono'", "9pt/1.3 'Liberation Sans Narrow'"])} } .h { display: grid; grid-template-columns: 1fr 1.4fr 1fr; margin-bottom: 3mm } .h > :nth-child(2) { text-align: center } .h > :nth-child(3) { text-align: right } h1 { font-size: 13pt; margin: 0 } table { width: 100%; border: 1pt solid #000 } td, th { padding: .9mm 1.2mm; border: ${line}; text-align: right } td:first-child, th:first-child, .u { text-align: left } .m { text-align: center; width: 12mm } .g td { font-weight: bold; border-top: 1pt solid #000 } .t td { font-weight: bold; border-top: 2pt solid #000 }
			</style><div class="h"><div>CLIENT: ${field('client', locale.company().name)}<br>BRAND: ${field('brand', random.pick(BRANDS))}${random.chance(0.6) && markup`<br>TARGET: ${field('target', random.pick(['Women 25–54', 'Men 18–34', 'Farm households', 'Adults 35+']))}`}</div><div><h1>${field('title', `${random.pick(['MEDIA PLAN', 'ADVERTISING SCHEDULE', 'MEDIA FLOWCHART'])} ${year}`)}</h1>${random.chance(0.6) && markup`Plan ${field('planNumber', `${random.int(1, 6)}${random.pick(['', 'A', ' Rev.'])}`)}`}</div><div>${field('agency', `${locale.person().family}, ${locale.person().family} & ${random.pick(['Associates', 'Partners', 'Co.'])}`)}<br>${field('printed', locale.date(random.day(`${year - 1}-08-01`, `${year - 1}-12-30`)))}</div></div>
			<table data-list="vehicles"><tr><th>MEDIUM<th>CIRC.<br>(000)<th class="u">UNIT${months.map((name) => markup`<th class="m">${name.toUpperCase()}`)}<th>NO.<th>COST</tr>${groups.map((name) => markup`<tr class="g"><td colspan="${5 + months.length}">${name}</tr>${vehicles.filter((own) => own.group === name).map((own) => markup`<tr data-row><td>${field('name', own.name)}<td>${cell('circulation', n(own.circulation), own === one && 'circulation')}<td class="u">${cell('unit', own.unit, own === two && 'unitOfTwo')}${own.byMonth.map((value, k) => markup`<td class="m">${value > 0 && (own === two && k === month ? field('/inMonth', value) : value)}`)}<td>${cell('insertions', own.insertions, own === two && 'insertionsOfTwo')}<td>${cell('cost', n(own.cost), own === one && 'costOfOne')}`)}<tr><td colspan="${4 + months.length}" style="text-align:right">${random.pick(['Subtotal', 'Total'])} ${name.toLowerCase()}<td>${name === group ? field('groupTotal', n(sum(vehicles.filter((own) => own.group === name)))) : n(sum(vehicles.filter((own) => own.group === name)))}</tr>`)}
			${reserve > 0 && markup`<tr><td colspan="${4 + months.length}">RESERVE<td>${field('reserve', n(reserve))}</tr>`}<tr class="t"><td colspan="${4 + months.length}">GRAND TOTAL<td>${field('grandTotal', wholeMoney(locale, sum(vehicles) + reserve))}</table>${random.chance(0.6) && markup`<p>* ${field('footnote', random.pick(['Costs are net of discounts.', 'Rates subject to change.', 'Positions not guaranteed.', 'Excludes production.']))}</p>`}`;
		return { html, fields };
	},
};
export default family;
