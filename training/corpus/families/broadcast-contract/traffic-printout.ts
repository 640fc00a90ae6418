import type { Family, Fields } from '../../family.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, askTable, drawFour } from '../../kit/slips.ts';

const fields: Fields = {
	...askForm({
		contractNum:
			'Contract / Revision | What is the number of the contract? | contract_num | Vertragsnummer',
		advertiser: 'Advertiser | Who pays for the advertisements? | Wer wirbt? | advertiserName',
		agency: 'Agency | Which agency bought the time? | Agentur | agencyName',
		product: 'Product | What is advertised? | Produkt | productName',
		property: 'Property | On which station does it run? | Sender | stationName',
		tvAddress:
			'address of the station | Where is the station? | tv_address | Anschrift des Senders',
		flightFrom: '@ Contract Dates, first day | When does the flight begin? | flight_from | Beginn',
		flightTo: '@ Contract Dates, last day | When does the flight end? | flight_to | Ende',
		grossAmount:
			'# Gross Amount | What does the order come to before commission? | gross_amount | Bruttosumme',
		netAmount: '# Net Amount | What remains after commission? | net_amount | Nettosumme',
		totalSpots: '# Total Spots | How many spots are ordered? | spot_count | Anzahl der Spots',
		estimate: 'Estimate # | What is the estimate number? | estimateNumber',
		printedOn: '@ Print Date | When was the order printed? | print_date | gedruckt am',
		page: 'Page | Which page is this? | page_number | Seite',
		executive: 'Account Executive | Who sold the time? | account_executive | Verkäufer',
		demographic: 'Demographic | Which group is meant? | target_group | Zielgruppe',
		billing: 'Billing Cycle | How often is it billed? | billing_cycle | Abrechnung',
		phone: '- Phone | What is the telephone number? | Telefon',
		discount: '-# Discount | What discount is given? | Rabatt',
	}),
	lines: askTable(
		{
			line: 'line number | Ln | Zeile',
			channel: 'channel | Ch | Kanal',
			programStart: '@ start date of the line | program_start_date | erster Tag',
			programEnd: '@ end date of the line | program_end_date | letzter Tag',
			program: 'programme | program_desc | Sendung | Inventory Code',
			time: 'start and end time | Sendezeit',
			length: 'length | Länge',
			spots: '# spots | Anzahl',
			subAmount: '# amount of the line | sub_amount | Betrag',
		},
		'line items of the order | line_item | Positionen | Which programmes are booked?',
	),
};
const SHOWS =
	'Early News 5-6a|Morning Show|Noon News|Court Hour|Afternoon Talk|Evening News 6p|Wheel Night|Prime Rotator|Late News 11p|Late Movie|Sat Sports|Sunday Politics'.split(
		'|',
	);

/** An order printed from a station's traffic system: a head of two columns of labels, rows of two lines with a week under each, totals by month in a block at the end, over two pages. */
const family: Family = {
	author: 'fenna',
	locales: ['en-US'],
	draw: (random, locale) => {
		const { amount } = locale;
		const date = (day: string) => locale.date(day, 'mm/dd/yy');
		const from = random.day('2008-02-01', '2024-09-01');
		const to = addDays(from, random.int(6, 34));
		const [seller, candidate] = drawFour(locale);
		const home = locale.address();
		const channel = random.pattern(random.pick(['K???', 'W???', 'WK??']));
		const lines = Array.from({ length: random.int(4, 16) }, (_, i) => {
			const spots = random.int(1, 9);
			const rate = random.int(2, 160) * 25;
			return {
				no: `${i + 1}`,
				spots,
				rate,
				total: spots * rate,
				start: addDays(from, random.int(0, 3)),
			};
		});
		const gross = lines.reduce((sum, line) => sum + line.total, 0);
		const isTwoLine = random.chance(0.6);
		const pair = (label: string, content: ReturnType<typeof field>) =>
			markup`<span class="b">${label}</span><span>${content}</span>`;
		const row = (line: (typeof lines)[number]) =>
			markup`<tbody data-row><tr><td>${random.chance(0.2) && 'N '}${field('line', line.no)}<td>${field('channel', channel)}<td>${field('programStart', date(line.start))}<td>${field('programEnd', date(to))}<td>${field('program', random.pick(SHOWS))}<td>${field('time', `${random.int(5, 11)}:00 AM-${random.int(1, 11)}:30 PM`)}<td>${random.pick(['MTWTF--', '-----SS', 'MTWTFSS'])}<td>${field('length', random.pick([':30', ':15', ':60']))}<td>${line.rate > 0 && amount(line.rate).text}<td>${field('spots', line.spots)}<td>${field('subAmount', { text: `$${amount(line.total).text}`, value: line.total })}${isTwoLine && markup`<tr class="w"><td><td colspan="4">Week: ${date(line.start).text} - ${date(to).text}<td>${random.pick(['MTWTF--', '-----SS'])}<td colspan="2">Spots/Week ${line.spots}<td colspan="3">Rate $${amount(line.rate).text}`}</tbody>`;
		const html = markup`<style>@page { size: ${random.pick(['letter', 'letter landscape'])}; margin: 11mm } body { font: 7.4pt/1.35 'Liberation Sans' } .h { display: flex; justify-content: space-between } .g { display: grid; grid-template-columns: 26mm 1fr 26mm 1fr; border-top: 1pt solid; border-bottom: 1pt solid; padding: 1.5mm 0; margin: 2mm 0 } .b { font-weight: bold } table { width: 100%; border-collapse: collapse } th { text-align: left; border-bottom: .7pt solid; font-size: 6.8pt } td { padding: .5mm .5mm 0 0; vertical-align: top } td:last-child, th:last-child { text-align: right; padding-right: 3mm } .w td { color: #333; font-size: 6.8pt } .t { margin-left: 55%; border-top: 1.2pt solid; margin-top: 3mm; padding-right: 3mm }
			</style><div class="h"><div><b style="font-size:13pt">${field('property', `${channel}-TV`)}</b><br>${field('tvAddress', `${home.street}, ${home.lines[1]}`)}</div><div style="text-align:right"><b>CONTRACT</b><br>Print Date ${field('printedOn', date(addDays(from, -3)))}<br>Page ${field('page', '1 of 1')}</div></div><div class="g">${pair('Contract / Revision', markup`${field('contractNum', random.pattern('#######'))} / ${random.int(1, 4)}`)}${pair('Advertiser', field('advertiser', `${random.pick(['Friends of', 'Committee for', 'Citizens for', 'Elect'])} ${candidate.family}`))}${pair('Contract Dates', markup`${field('flightFrom', date(from))} - ${field('flightTo', date(to))}`)}${pair('Product', field('product', random.pick([`${candidate.family} for Senate`, 'Issue: Water Bond', 'Candidate', 'School levy'])))}${pair('Agency', field('agency', `${random.pick(['Great Lakes', 'Summit', 'Blue Door', 'Patriot'])} Media ${random.pick(['Buying', 'Group', 'Strategies'])}`))}${pair('Estimate #', field('estimate', random.pattern('####')))}${pair('Account Executive', field('executive', seller.name))}${pair('Demographic', field('demographic', random.pick(['Adults 35+', 'Adults 18+', 'Women 25-54'])))}${pair('Billing Cycle', field('billing', random.pick(['EOM/EOC', 'Monthly', 'Broadcast'])))}</div>
			<table data-list="lines"><thead><tr><th>Ln<th>Ch<th>Start<th>End<th>Inventory Code<th>Start/End Time<th>Days<th>Len<th>Rate<th>Spots<th>Amount</thead>${lines.map(row)}</table><div class="t"><div class="h"><b>Total Spots</b><span>${field(
				'totalSpots',
				lines.reduce((sum, line) => sum + line.spots, 0),
			)}</span></div><div class="h"><b>Gross Amount</b><span>${field('grossAmount', locale.money(gross))}</span></div><div class="h"><b>Agency Comm.</b><span>(${amount(gross * 0.15).text})</span></div><div class="h"><b>Net Amount</b><span>${field('netAmount', locale.money(Number((gross * 0.85).toFixed(2))))}</span></div></div><p>Signature: ____________________ Date: ____________ &nbsp; (* Line transactions: N = new, E = edited, D = deleted)</p>`;
		return { html, fields };
	},
};
export default family;
