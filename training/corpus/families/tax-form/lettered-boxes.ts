import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { tick } from '../../kit/forms.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { drawTypeface, entry, OLD_FIRMS } from '../../kit/paperwork.ts';
import { asFlag, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	year: asText(
		'tax year | statementYear | For which year is the statement? | Which year is printed large on the form? | Steuerjahr',
	),
	controlNo: asText(
		'Control number | controlNumber | What is the control number? | What stands in box d?',
	),
	employeeNo: asText(
		'Employee’s social security number | ssn | What is the social security number of the employee? | What stands in box a?',
	),
	employerNo: asText(
		'Employer identification number | ein | What is the identification number of the employer? | What stands in box b?',
	),
	employer: asText(
		'Employer’s name | employerName | Who is the employer? | Which firm paid the wages? | Wer ist der Arbeitgeber?',
	),
	employerAddress: asText(
		'Employer’s address | employerAddress | What is the address of the employer? | Where is the employer?',
	),
	employee: asText(
		'Employee’s name | employeeName | Who is the employee? | Who earned the wages? | Wer ist der Arbeitnehmer?',
	),
	employeeAddress: asText(
		'Employee’s address | employeeAddress | Where does the employee live? | What is the address of the employee?',
	),
	wages: asNumber(
		'Wages, tips, other compensation | wages | How much did the employee earn? | What is the amount in box 1? | Wie hoch ist der Lohn?',
	),
	federalTax: asNumber(
		'Federal income tax withheld | federalTaxWithheld | How much federal tax was withheld? | What is the amount in box 2? | einbehaltene Steuer des Bundes',
	),
	securityWages: asNumber(
		'Social security wages | socialSecurityWages | On what wages was social security paid? | What is the amount in box 3?',
	),
	securityTax: asNumber(
		'Social security tax withheld | socialSecurityTax | How much social security tax was withheld? | What is the amount in box 4?',
	),
	medicareTax: asNumber(
		'Medicare tax withheld | medicareTax | How much Medicare tax was withheld? | What is the amount in box 6?',
	),
	tips: asNumber(
		'Social security tips | tips | How much were the tips? | What amount stands in box 7?',
	),
	benefits: asNumber(
		'Dependent care benefits | dependentCare | How much was paid for dependent care? | What amount stands in box 10?',
	),
	hasPlan: asFlag(
		'Retirement plan | retirementPlan | Is the box for a retirement plan marked? | Does the employee have a retirement plan?',
	),
	state: asText('State | stateCode | In which state was tax withheld? | What stands in box 15?'),
	stateWages: asNumber(
		'State wages | stateWages | How high are the state wages? | What is the amount in box 16?',
	),
	stateTax: asNumber(
		'State income tax | stateTax | How much state tax was withheld? | What is the amount in box 17?',
	),
	locality: asText(
		'Locality name | locality | For which locality was tax withheld? | What stands in box 20?',
	),
	copy: asText('copy | whichCopy | Which copy of the form is it? | For whom is this copy?'),
	refund: absent(asNumber('Refund | refund | How much does the employee get back?')),
	birthDate: absent(asText('Date of birth | When was the employee born? | employeeBirthDate')),
	hours: absent(asNumber('Hours worked | hoursWorked | How many hours did the employee work?')),
};

/** A wage statement: lettered boxes on the left for people, numbered boxes in two columns for amounts, twice on a sheet or once, the second copy with the same values. */
const family: Family = {
	author: 'rosalind',
	locales: ['en-US'],
	draw: (random, locale) => {
		const year = random.int(1978, 2024);
		const wages = toMoney(random.decimal(6200, 96000));
		const tips = random.chance(0.35) ? toMoney(random.decimal(200, 6000)) : undefined;
		const home = locale.address();
		const seat = locale.address();
		const values = {
			controlNo: random.chance(0.6) ? random.pattern('####-??') : undefined,
			employeeNo: random.pattern('###-##-####'),
			employerNo: random.pattern('##-#######'),
			employer: `${random.pick(OLD_FIRMS)} ${random.pick(['Inc.', 'Co.', 'Corp.'])}`,
			employee: locale.person().name,
			plan: random.chance(0.4),
			benefits: random.chance(0.35) ? random.int(4, 50) * 100 : undefined,
			locality: random.chance(0.45) ? home.city.toUpperCase().slice(0, 8) : undefined,
			hasState: random.chance(0.85),
		};
		const money = {
			federalTax: toMoney(wages * random.decimal(0.08, 0.22)),
			securityTax: toMoney(wages * 0.062),
			medicareTax: toMoney(wages * 0.0145),
			stateTax: toMoney(wages * random.decimal(0.02, 0.06)),
		};
		const amount = (path: string, value: number | undefined) =>
			value !== undefined && entry(random, path, locale.amount(value));
		const box = (
			code: string,
			label: string,
			content: ReturnType<typeof markup> | false,
			style = '',
		) =>
			markup`<div class="k" style="${style}"><small><b>${code}</b> ${label}</small><div class="v">${content}</div></div>`;
		const copies = random.pick([
			['Copy B to be filed with employee’s tax return', 'Copy C for employee’s records'],
			['Copy C for employee’s records'],
		]);
		const put = (path: string, content: Parameters<typeof field>[1] | undefined) =>
			content !== undefined && entry(random, path, content);
		const sheet = (
			copy: string,
		) => markup`<div class="w"><div class="l">${box('a', 'Employee’s social security number', put('employeeNo', values.employeeNo), 'min-height:9mm')}${box('b', 'Employer identification number', put('employerNo', values.employerNo))}${box('c', 'Employer’s name, address, and ZIP code', markup`${put('employer', values.employer)}<br>${put('employerAddress', seat.whole)}`, 'min-height:24mm')}${box('d', 'Control number', put('controlNo', values.controlNo))}${box('e', 'Employee’s name, address, and ZIP code', markup`${put('employee', values.employee)}<br>${put('employeeAddress', home.whole)}`, 'min-height:27mm')}</div>
			<div class="m">${box('1', 'Wages, tips, other compensation', amount('wages', wages))}${box('2', 'Federal income tax withheld', amount('federalTax', money.federalTax))}${box('3', 'Social security wages', amount('securityWages', wages))}${box('4', 'Social security tax withheld', amount('securityTax', money.securityTax))}${box('5', 'Medicare wages and tips', markup`${locale.amount(wages)}`)}${box('6', 'Medicare tax withheld', amount('medicareTax', money.medicareTax))}${box('7', 'Social security tips', amount('tips', tips))}${box('8', 'Allocated tips', false)}${box('9', '', false, 'background:#ddd')}${box('10', 'Dependent care benefits', amount('benefits', values.benefits))}${box('11', 'Nonqualified plans', false)}${box('12', 'See instructions', false)}<div class="k" style="grid-column:1/3"><small><b>13</b></small> <b class="tick"></b> Statutory employee &nbsp; ${tick('hasPlan', values.plan, 'Retirement plan')} &nbsp; <b class="tick"></b> Third-party sick pay</div></div></div>
			<div class="st">${box('15', 'State', values.hasState && put('state', home.state))}${box('16', 'State wages, tips, etc.', values.hasState && amount('stateWages', wages))}${box('17', 'State income tax', values.hasState && amount('stateTax', money.stateTax))}${box('18', 'Local wages', false)}${box('19', 'Local income tax', false)}${box('20', 'Locality name', put('locality', values.locality))}</div><div class="foot"><span>Form <b>WS-2</b> Wage and Tax Statement</span><b class="y">${field('year', String(year))}</b><span>${field('copy', copy)}</span></div>`;
		const html = markup`<style>@page { size: ${copies.length > 1 ? 'letter' : '8.5in 5.5in'}; margin: 9mm } body { font: 6.5pt 'Liberation Sans' } .w { display: grid; grid-template-columns: 1fr 1fr } .m { display: grid; grid-template-columns: 1fr 1fr; align-content: start } .k { border: .6pt solid; margin: 0 -.6pt -.6pt 0; padding: .4mm 1mm; min-height: 10mm } small { font-size: 5.8pt; display: inline-block; margin-bottom: .5mm } .v { font: ${drawTypeface(random, 9.5)} } .st { display: grid; grid-template-columns: .5fr 1.2fr 1fr 1fr 1fr .8fr } .foot { display: flex; justify-content: space-between; align-items: baseline; font-size: 8pt } .y { font-size: 17pt } .tick { display: inline-block; width: 3mm; height: 3mm; border: .6pt solid; text-align: center; font: bold 7pt/2.8mm 'Liberation Sans' } .gap { border-top: .7pt dashed #888; margin: 12mm 0 }
			</style>${copies.map((copy, i) => markup`${i > 0 && markup`<div class="gap"></div>`}${sheet(copy)}`)}`;
		return { html, fields };
	},
};
export default family;
