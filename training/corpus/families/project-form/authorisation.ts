import type { Family, Fields } from '../../family.ts';
import { absent, date, number, text } from '../../kit/ask.ts';
import { blank, choose, drawFilling } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { BRANDS, DEPARTMENTS } from '../../kit/office.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	projectNumber: text('projectNumber', 'What is the number of the project?', 'MR No.'),
	projectTitle: text('projectName', 'title of the project', 'What is the project called?'),
	brand: text('product', 'For which brand is the project?', 'brand'),
	supplier: text('seller', 'Which supplier does the work?', 'Supplier'),
	requestedBy: text('', 'Who asked for the project?', 'originatedBy', 'initiated by'),
	department: text('department', 'department charged'),
	kind: text('category', 'What type of project is it?', 'project type'),
	startDate: date('', 'starting date', 'When does the project start?', 'fieldStart'),
	endDate: date('', 'completion date', 'When will the project be finished?', 'finalReportDue'),
	originalCost: number(
		'',
		'original cost',
		'How much did the original estimate amount to?',
		'originalEstimate',
	),
	revisedCost: number('', 'revised cost', 'What is the revised cost?', 'revisedEstimate'),
	travelCost: number('', 'travel cost', 'How much is set aside for travel?', 'travelExpense'),
	total: number('contractValue', 'total cost of the project', 'What is authorised in all?'),
	accountCode: text('accountNumber', 'account to be charged', 'Charge to'),
	purpose: text('reason', 'purpose of the project', 'Why is the project done?'),
	approvedBy: text('approvedBy', 'Who approved the project?'),
	approvalDate: date('approvalDate', 'When was it approved?'),
	invoiceNumber: absent(text('invoiceNumber', 'number of the invoice')),
	actualCost: absent(number('', 'actual final cost', 'What did it cost in the end?', 'actualCost')),
	cancelled: absent(date('terminationDate', 'When was the project cancelled?')),
};

/** A printed form of the 1980s filled in by typewriter: underlined blanks in two columns, several signature lines, half of them empty. */
const family: Family = {
	author: 'rufus',
	locales: ['en-US'],
	draw: (random, locale) => {
		const day = random.day('1976-01-01', '1996-12-01');
		const [original, travel] = [random.int(18, 900) * 100, random.int(2, 30) * 50];
		const revised = random.chance(0.4) ? original + random.int(-12, 40) * 100 : undefined;
		const line = (label: string, content: ReturnType<typeof markup> | false, width = 84) =>
			markup`<span class="l" style="width:${width}mm">${label} <span class="b"><tt>${content}</tt></span></span>`;
		const kinds = ['Consumer test', 'Package test', 'Tracking', 'Focus groups', 'Other'];
		const money = (value: number) => locale.money(value);
		const html = markup`<style>@page { size: letter; margin: 16mm 20mm } body { font: 9.5pt/1 'Liberation Sans' } h1 { font-size: 14pt; text-align: center; text-decoration: underline; margin: 0 0 7mm } .l { display: inline-flex; align-items: flex-end; height: 9mm; margin-right: 4mm; white-space: nowrap } .b { flex: 1; border-bottom: .7pt solid #000; margin-left: 1.5mm; height: 6mm } tt { ${drawFilling(random)}; font-family: 'Liberation Mono'; font-style: normal; font-weight: normal; font-size: 10.5pt } .tick { display: inline-block; width: 3.5mm; height: 3.5mm; border: .7pt solid #000; line-height: 3.2mm; text-align: center } .choice { margin-right: 5mm } .sig { position: relative; margin-top: 8mm } em { font: italic 15pt 'Liberation Serif' } .m { position: absolute; left: 4mm; bottom: 10mm; font: 8pt 'Liberation Sans' }
			</style><h1>PROJECT AUTHORIZATION</h1><div>${line('Project No.', field('projectNumber', random.pattern('####-##')), 60)}${line('Date', field('approvalDate', locale.date(day)), 50)}</div>
			<div>${line('Title:', field('projectTitle', `${random.pick(['National', 'Regional', 'Two-city'])} ${random.pick(['Product Test', 'Pack Study', 'Name Test', 'Ad Recall'])} ${random.pick(['I', 'II', 'III'])}`), 174)}</div><div>${line('Brand:', blank(random, 0.85, 'brand', random.pick(BRANDS)))}${line('Supplier:', field('supplier', `${random.pick(['Harlan', 'Delphi', 'Westcott', 'Tri-County'])} Research`))}</div><div>${line('Originated by:', field('requestedBy', locale.person().name))}${line('Department:', blank(random, 0.8, 'department', random.pick(DEPARTMENTS)))}</div>
			<p style="margin:4mm 0">TYPE: ${choose('kind', kinds, random.pick(kinds))}</p><div>${line('Field work starts', blank(random, 0.8, 'startDate', locale.date(addDays(day, random.int(10, 50)))))}${line('Final report due', blank(random, 0.8, 'endDate', locale.date(addDays(day, random.int(70, 200)))))}</div>
			<div>${line('Purpose:', blank(random, 0.8, 'purpose', random.pick(['To measure awareness of the new pack', 'To choose between two blends', 'To learn who has switched and why'])), 174)}</div><div>${line('', false, 174)}</div>
			<p style="margin:5mm 0 0"><b>COSTS</b> (excluding travel unless stated)</p><div>${line('Original cost', field('originalCost', money(original)))}${line('Revised cost', revised !== undefined && field('revisedCost', money(revised)))}</div><div>${line('Travel', field('travelCost', money(travel)))}${line('Actual final cost', false)}</div><div>${line('TOTAL AUTHORIZED', field('total', money((revised ?? original) + travel)))}${line('Charge to account', blank(random, 0.7, 'accountCode', random.pattern('##-####-###')))}</div>
			<div class="sig">${line('Approved:', blank(random, 0.8, 'approvedBy', locale.person().name), 100)}<br>${line('Second approval (over $50,000):', false, 130)}<br>${line('Cancelled (date, initials):', false, 110)}</div><p style="font-size:7.5pt;line-height:1.3;margin-top:6mm">Distribution: white – Accounting; canary – Supplier; pink – Originator. Invoices will not be paid without the project number. Allow 10 working days.</p><div class="m">${random.pattern('20########')}</div>`;
		return { html, fields };
	},
};
export default family;
