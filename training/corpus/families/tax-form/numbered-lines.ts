import type { Family, Fields } from '../../family.ts';
import { absent, date, flag, number, text } from '../../kit/ask.ts';
import { blank, choose, drawFilling, tick } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	taxYear: text('taxYear', 'For which year is this return?', 'calendar year of the form'),
	name: text('taxpayer', 'Who files the return?', 'your first name and last name', 'filerName'),
	ssn: text('personalNumber', 'your identification number', 'What is the number of the filer?'),
	spouse: text('spouseName', 'If a joint return, who is the spouse?', 'spouse_first_last'),
	address: text('street', 'home address of the filer', 'Where does the filer live?'),
	cityLine: text('city', 'city, town and ZIP code', 'cityStateZip'),
	filingStatus: text('', 'filing status', 'filing_status', 'Which filing status is checked?'),
	wages: number('', 'line 1 wages', 'wagesSalariesTips', 'How much did the filer earn in wages?'),
	interest: number('', 'taxable interest', 'line 2', 'How much interest is declared?'),
	businessIncome: number(
		'',
		'income or loss from a business',
		'line3',
		'What did the business earn?',
	),
	totalIncome: number('', 'total income', 'total_income', 'sum of lines 1 through 4'),
	deduction: number('', 'standard deduction', 'deductionClaimed', 'How much is deducted?'),
	taxableIncome: number('taxableIncome', 'What is the taxable income?'),
	tax: number('incomeTax', 'total tax for the year', 'How much tax is due on the income?'),
	withheld: number('', 'tax already withheld', 'withholding', 'How much was withheld?'),
	refund: number('taxRefund', 'amount you want refunded', 'Wie hoch ist die Erstattung?'),
	owed: number('amountDue', 'amount you owe', 'How much does the filer still owe?'),
	dependents: number('children', 'number of dependents', 'How many dependents are claimed?'),
	wantsFund: flag(
		'',
		'Does the filer give three dollars to the park fund?',
		'parkFund',
		'gift to the fund',
	),
	occupation: text('jobTitle', 'your occupation', 'What does the filer do?'),
	preparer: text('preparedBy', 'paid preparer', 'Who was paid to prepare the return?'),
	employer: absent(text('employer', 'name of the employer')),
	birthDate: absent(date('birthDate', 'When was the filer born?')),
};

/** A state's return: instructions run on every line, dotted leaders, the line's number again before the amount. */
const family: Family = {
	author: 'rufus',
	locales: ['en-US'],
	draw: (random, locale) => {
		const person = locale.person();
		const home = locale.address();
		const [wages, interest, business] = [
			random.int(14, 120) * 617,
			random.chance(0.6) ? random.int(1, 40) * 23 : 0,
			random.int(-9, 60) * 211,
		];
		const hasBusiness = random.chance(0.5);
		const total = wages + interest + (hasBusiness ? business : 0);
		const deduction = random.pick([4_400, 6_350, 8_800]);
		const taxable = Math.max(0, total - deduction);
		const tax = Math.round(taxable * 0.173);
		const withheld = tax + random.int(-12, 12) * 97;
		const isTyped = random.chance(0.5);
		const sum = (value: number) => ({
			text: `${locale.amount(value, 0).text}${isTyped ? '' : '.'}`,
			value,
		});
		let line = 0;
		const row = (said: string, content: ReturnType<typeof markup> | false) => {
			line += 1;
			return markup`<div class="r"><b>${line}</b><p>${said}<i></i></p><em>${line}</em><span>${content && markup`<u>${content}</u>`}</span></div>`;
		};
		const statuses = [
			'Single',
			'Married filing joint return',
			'Married filing separately',
			'Head of household',
		];
		const status = random.pick(statuses);
		const html = markup`<style>@page { size: letter; margin: 11mm 13mm }
			body { font: 8.5pt/1.3 'Liberation Sans' } u { text-decoration: none; ${drawFilling(random)} } .top { display: flex; border-bottom: 2pt solid #000 } .top b { font-size: 21pt } .top div { flex: 1; text-align: center; font-size: 12pt } .box { border: .6pt solid #000; border-width: 0 .6pt .6pt 0; height: 10mm; padding: .5mm 1mm; flex: 1 } .box small { display: block; font-size: 6pt } .line { display: flex; border-left: .6pt solid #000 }
			.r { display: flex; align-items: flex-end; padding: .7mm 0 } .r > b { width: 7mm } .r p { flex: 1; margin: 0; display: flex } .r p i { flex: 1; border-bottom: 1pt dotted #000; margin: 0 2mm 1mm } .r em { width: 8mm; border: .6pt solid #000; text-align: center; font-style: normal; font-weight: bold; height: 6mm } .r > span { width: 34mm; border: .6pt solid #000; border-left: 0; text-align: right; padding-right: 4mm; height: 6mm } .tick { display: inline-block; width: 3.2mm; height: 3.2mm; border: .7pt solid #000; line-height: 3mm; text-align: center; vertical-align: -.5mm } .choice { margin-right: 6mm } .s { border: .6pt solid #000; margin: 2mm 0; padding: 1.5mm }
			</style><div class="top"><div style="flex:none;text-align:left">Form <b>${random.pick(['40-S', '511', 'IT-20', 'R-1'])}</b></div><div>Department of Revenue<br><b style="font-size:13pt">Individual Income Tax Return</b></div><div style="flex:none"><b>${field('taxYear', String(random.int(1974, 2004)))}</b></div></div>
			<div class="line"><div class="box" style="flex:2"><small>Your first name and last name</small><u>${field('name', person.name)}</u></div><div class="box"><small>Your identification number</small><u>${field('ssn', random.pattern('9##-##-####'))}</u></div></div>
			<div class="line"><div class="box" style="flex:2"><small>If a joint return, spouse’s first name and last name</small>${status === statuses[1] && markup`<u>${field('spouse', locale.person().name)}</u>`}</div><div class="box"><small>Spouse’s identification number</small></div></div>
			<div class="line"><div class="box"><small>Home address (number and street). If you have a P.O. box, see page 7.</small><u>${field('address', home.street)}</u></div></div>
			<div class="line"><div class="box"><small>City, town or post office, state and ZIP code</small><u>${field('cityLine', home.lines[1])}</u></div><div class="box" style="flex:none;width:45mm"><small>Your occupation</small><u>${blank(random, 0.7, 'occupation', random.pick(['machinist', 'nurse', 'teacher', 'salesman', 'clerk']))}</u></div></div>
			<div class="s"><b>Filing status</b> (check only one): ${choose('filingStatus', statuses, status, random.pick(['X', '✓']))}<br>${tick('wantsFund', random.chance(0.4), 'Check here if you want $3 to go to the State Park Fund. Checking will not change your tax.')}</div>
			${row('Wages, salaries, tips, etc. Attach your wage statements here.', field('wages', sum(wages)))}${row('Taxable interest. If over $400, also attach Schedule B.', interest > 0 && field('interest', sum(interest)))}
			${row('Business income or (loss). Attach Schedule C.', hasBusiness && field('businessIncome', sum(business)))}${row('Other income. List type and amount; see page 12.', false)}${row('Add lines 1 through 4. This is your total income.', field('totalIncome', sum(total)))}
			${row('Number of dependents from the worksheet on the back.', blank(random, 0.6, 'dependents', random.int(0, 5)))}${row('Standard deduction for your filing status: $4,400, $6,350 or $8,800.', field('deduction', sum(deduction)))}${row('Subtract line 7 from line 5. If zero or less, enter -0-. Taxable income.', field('taxableIncome', sum(taxable)))}
			${row('Find the tax on line 8 in the table on pages 23–28.', field('tax', sum(tax)))}${row('State income tax withheld, as shown on your wage statements.', field('withheld', sum(withheld)))}${row('Estimated payments and amount applied from the return of the year before.', false)}
			${row('If line 10 is more than line 9, subtract. This is the amount you want REFUNDED.', withheld > tax && field('refund', sum(withheld - tax)))}${row('If line 9 is more than line 10, subtract. This is the AMOUNT YOU OWE.', tax > withheld && field('owed', sum(tax - withheld)))}
			<p style="font-size:7pt">Under penalties of perjury, I declare that I have examined this return and to the best of my knowledge it is true, correct and complete.</p><div class="line" style="border-top:.6pt solid #000"><div class="box"><small>Your signature</small></div><div class="box"><small>Date</small></div><div class="box" style="flex:2"><small>Paid preparer’s name (not your own)</small><u>${blank(random, 0.4, 'preparer', locale.company('Accounting').name)}</u></div></div>`;
		return { html, fields };
	},
};
export default family;
