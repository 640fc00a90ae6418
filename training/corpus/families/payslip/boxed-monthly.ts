import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	'employer.name': text('employer', 'company that pays the wage'),
	'employee.name': text('employee', 'Whose pay slip is this?'),
	employeeNumber: text('employeeNumber', 'works number'),
	taxCode: text('taxClass', 'tax code of the employee'),
	nationalInsurance: text('insuranceNumber', 'NI number'),
	payDate: date('paymentDate', 'When was the pay transferred?'),
	period: text('payPeriod', 'month the pay is for'),
	grossPay: number('grossPay', 'total payments before deductions'),
	totalDeductions: number('totalDeductions', 'everything taken off'),
	netPay: number('netSalary', 'take-home pay', 'How much lands in the account?'),
	taxYtd: number('yearToDate', 'tax paid since the start of the tax year'),
	payments: list(
		{
			description: text('', 'kind of payment', 'payElement'),
			hours: number('hoursWorked'),
			rate: number('hourlyRate'),
			amount: number('lineTotal', 'amount of this payment'),
		},
		'earnings',
		'what the pay is made up of',
	),
	deductions: list(
		{
			description: text('', 'what the money is taken off for', 'deductionType'),
			amount: number('', 'amount taken off', 'deductionAmount'),
		},
		'deductionLines',
		'What was taken off the pay?',
	),
	invoiceNumber: absent(text('invoiceNumber')),
	churchTax: absent(number('churchTax', 'church tax')),
};

/** A British pay slip: payments and deductions side by side, totals of the year in a strip, net pay in the corner. */
const family: Family = {
	author: 'joel',
	locales: ['en-GB', 'en-IE', 'en-ZA'],
	draw: (random, locale) => {
		const { amount } = locale;
		const employer = locale.company();
		const employee = locale.person();
		const home = locale.address();
		const month = random.int(1, 12);
		const year = random.int(2017, 2026);
		const payDay = `${year}-${String(month).padStart(2, '0')}-${random.int(24, 28)}`;
		const rate = inMoney(random.decimal(11, 32), locale);
		const hours = random.pick([150, 157.5, 162.5, 120, 80]);
		const payments = [
			{ name: 'Basic pay', hours, rate },
			...(random.chance(0.5)
				? [{ name: 'Overtime x 1.5', hours: random.int(2, 15), rate: toMoney(rate * 1.5) }]
				: []),
			...(random.chance(0.3) ? [{ name: 'Holiday pay', hours: 7.5, rate }] : []),
			...(random.chance(0.3)
				? [{ name: 'Bonus', hours: 1, rate: inMoney(random.pick([100, 250, 400]), locale) }]
				: []),
		].map((one) => ({ ...one, amount: toMoney(one.hours * one.rate) }));
		const gross = toMoney(payments.reduce((sum, one) => sum + one.amount, 0));
		const deductions = [
			{ name: 'PAYE Tax', amount: toMoney(gross * 0.13) },
			{
				name: locale.countryCode === 'GB' ? 'National Insurance' : 'Social Insurance',
				amount: toMoney(gross * 0.08),
			},
			...(random.chance(0.7) ? [{ name: 'Pension', amount: toMoney(gross * 0.05) }] : []),
			...(random.chance(0.3) ? [{ name: 'Student loan', amount: toMoney(gross * 0.03) }] : []),
			...(random.chance(0.2) ? [{ name: 'Union dues', amount: 14.5 }] : []),
		];
		const off = toMoney(deductions.reduce((sum, one) => sum + one.amount, 0));
		const html = markup`<style>
			@page { size: 210mm 148mm; margin: 8mm }
			body { font: 9pt/1.25 ${random.pick(["'Liberation Sans'", "'Liberation Mono'"])} }
			.g { display: grid; border: 1pt solid #336; border-bottom: 0 } .g > div { border-right: 1pt solid #336; padding: 1.5mm 2mm; min-height: 9mm } .g > div:last-child { border-right: 0 }
			h6 { margin: -1.5mm -2mm 1mm; background: #dde3f2; color: #224; font-size: 7pt; padding: .6mm 2mm; text-transform: uppercase } table { width: 100% } td:last-child, .n { text-align: right } td { padding: .2mm 0 }
			.net { font-size: 15pt; font-weight: bold }
			</style><div class="g" style="grid-template-columns:2fr 1fr 1fr 1fr"><div><h6>Employer</h6>${field('employer.name', employer.name)}</div><div><h6>Works no.</h6>${field('employeeNumber', random.pattern('####'))}</div>
				<div><h6>Tax code</h6>${field('taxCode', random.pick(['1257L', '1185L', 'BR', 'K475', '0T']))}</div><div><h6>N.I. number</h6>${field('nationalInsurance', random.pattern('?? ## ## ## ?'))}</div></div>
			<div class="g" style="grid-template-columns:2fr 1fr 1fr"><div><h6>Employee</h6>${field('employee.name', `${employee.isWoman ? 'Ms' : 'Mr'} ${employee.name}`, employee.name)}</div>
				<div><h6>Pay period</h6>${field('period', `${locale.month(month)} ${year}`)}</div><div><h6>Pay date</h6>${field('payDate', locale.date(payDay))}</div></div>
			<div class="g" style="grid-template-columns:1.6fr 1fr;height:62mm"><div><h6>Payments</h6><table data-list="payments"><tr style="color:#666"><td><td class="n">Hours<td class="n">Rate<td class="n">Amount
				${payments.map((one) => markup`<tr data-row><td>${field('description', one.name)}<td class="n">${one.hours > 1 && field('hours', amount(one.hours))}<td class="n">${one.hours > 1 && field('rate', amount(one.rate, 4))}<td>${field('amount', amount(one.amount))}`)}</table></div>
				<div><h6>Deductions</h6><table data-list="deductions">${deductions.map((one) => markup`<tr data-row><td>${field('description', one.name)}<td>${field('amount', amount(one.amount))}`)}</table></div></div>
			<div class="g" style="grid-template-columns:2fr 1fr 1fr 1fr;border-bottom:1pt solid #336"><div><h6>Address</h6>${employee.name}<br>${home.lines[0]}<br>${home.lines[1]}</div>
				<div><h6>Year to date</h6><table><tr><td>Gross<td>${amount(toMoney(gross * month))}<tr><td>Tax<td>${field('taxYtd', amount(toMoney(gross * 0.13 * month)))}</table></div>
				<div><h6>This period</h6><table><tr><td>Total pay<td>${field('grossPay', amount(gross))}<tr><td>Deductions<td>${field('totalDeductions', amount(off))}</table></div>
				<div><h6>Net pay</h6><span class="net">${field('netPay', locale.money(toMoney(gross - off)))}</span></div></div>
			<small>Paid by bank transfer. Next payment ${locale.date(addDays(payDay, 30))}.</small>`;
		return { html, fields };
	},
};
export default family;
