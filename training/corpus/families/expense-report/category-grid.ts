import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { split } from '../../kit/lives.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	employee: text('employee', 'Who claims the money?'),
	employeeNumber: text('employeeNumber'),
	department: text('department'),
	manager: text('approvedBy', 'manager who approves'),
	periodStart: date('periodStart', 'from'),
	periodEnd: date('periodEnd', 'to'),
	purpose: text('reason', 'business purpose', 'Why was the trip made?'),
	total: number('grossTotal', 'total of all expenses'),
	advance: number('', 'cash advance', 'advance already received', 'Vorschuss'),
	reimburse: number('amountDue', 'amount to reimburse', 'How much does the employee get back?'),
	mileageRate: number('', 'rate per mile', 'mileage allowance', 'Kilometersatz'),
	expenses: list(
		{
			date: date('', 'day of the expense', 'expenseDate', 'Datum'),
			description: text('itemDescription', 'what was paid for'),
			meals: number('', 'meals', 'Verpflegung', 'spent on meals'),
			lodging: number('', 'hotel', 'lodging', 'Übernachtung'),
			transport: number('', 'transport', 'Fahrtkosten', 'fares and fuel'),
			other: number('', 'other costs', 'misc', 'Sonstiges'),
			total: number('lineTotal', 'sum of the line'),
		},
		'expense_lines',
		'claimed expenses',
		'What was spent on which day?',
	),
	invoiceNumber: absent(text('invoiceNumber')),
	salary: absent(number('salary')),
};
const WHAT = split(
	'Client lunch;meals|Train to head office;transport|Two nights, trade fair;lodging,meals|Airport parking;transport|Taxi and toll;transport|Breakfast;meals|Printing of handouts;other|Rental car, fuel;transport|Conference fee;other,meals|Team dinner;meals|Hotel and taxi;lodging,transport',
);

/** A spreadsheet printed as it is: a line a day, the sum in one of four category columns, column totals that are no expenses. */
const family: Family = {
	author: 'tilda',
	locales: ['en-US', 'en-GB', 'en-CA', 'en-IN'],
	draw: (random, locale) => {
		const { amount } = locale;
		const from = random.day('2016-01-05', '2026-05-01');
		let day = from;
		const kinds = ['meals', 'lodging', 'transport', 'other'] as const;
		const lines = random.some(WHAT, random.int(3, 9)).map((line) => {
			const [what = '', where = ''] = line.split(';');
			day = addDays(day, random.int(0, 2));
			const paid = where
				.split(',')
				.map((kind) => ({ kind, sum: inMoney(random.decimal(6, 240), locale) }));
			return { day, what, paid, total: toMoney(paid.reduce((all, { sum }) => all + sum, 0)) };
		});
		const total = toMoney(lines.reduce((all, line) => all + line.total, 0));
		const advance = random.chance(0.5) ? Math.round(total * 0.3) : 0;
		const of = (kind: string) =>
			toMoney(
				lines.reduce(
					(all, line) =>
						all + line.paid.reduce((sum, one) => sum + (one.kind === kind ? one.sum : 0), 0),
					0,
				),
			);
		const html = markup`<style>
			@page { size: A4 landscape; margin: 12mm 14mm }
			body { font: 9pt/1.3 'Liberation Sans' } h1 { font-size: 15pt; margin: 0 0 4mm } table { width: 100% } .h td { padding: .8mm 2mm; width: 25% } .h td:nth-child(odd) { width: 12%; color: #555 } .g { margin-top: 5mm } .g th { background: #d9e5f3; font-size: 8.5pt } .g th, .g td { border: .5pt solid #9ab; padding: 1.1mm 2mm; height: 6mm } .n { text-align: right } .t td { font-weight: bold; background: #eef }
			</style><h1>Expense report – ${locale.company().name}</h1><table class="h"><tr><td>Employee<td>${field('employee', locale.person().name)}<td>Period<td>${field('periodStart', locale.date(from))} to ${field('periodEnd', locale.date(addDays(day, random.int(0, 3))))}<tr><td>Employee ID<td>${field('employeeNumber', random.pattern('E####'))}<td>Department<td>${field('department', random.pick(['Sales', 'Field service', 'Research', 'Marketing']))}<tr><td>Purpose<td>${field('purpose', random.pick(['Trade fair', 'Customer visit', 'Training course', 'Quarterly meeting']))}<td>Manager<td>${field('manager', locale.person().name)}</table>
			<table class="g" data-list="expenses"><tr><th>Date<th style="width:34%">Description<th>Meals<th>Lodging<th>Transport<th>Other<th>Total ${locale.country.currency}${lines.map((line) => markup`<tr data-row><td>${field('date', locale.date(line.day))}<td>${field('description', line.what)}${kinds.map((kind) => markup`<td class="n">${line.paid.filter((one) => one.kind === kind).map((one) => field(kind, amount(one.sum)))}`)}<td class="n">${field('total', amount(line.total))}`)}${Array.from({ length: random.int(0, 4) }, () => markup`<tr><td><td><td><td><td><td><td>`)}
			<tr class="t"><td colspan="2" class="n">Totals${kinds.map((kind) => markup`<td class="n">${amount(of(kind))}`)}<td class="n">${field('total', amount(total))}</table>
			<table style="width:80mm;margin:3mm 0 0 auto">${advance > 0 && markup`<tr><td>Less advance<td class="n">${field('advance', amount(advance))}`}<tr><td><b>To be reimbursed</b><td class="n"><b>${field('reimburse', locale.money(toMoney(total - advance)))}</b></table><p>${random.chance(0.6) && markup`Own car at ${field('mileageRate', amount(random.pick([0.45, 0.54, 0.58, 0.67])))} a mile. `}Attach receipts for every line over 25.00.</p><p>Signature ____________________ &nbsp; Approved ____________________</p>`;
		return { html, fields };
	},
};
export default family;
