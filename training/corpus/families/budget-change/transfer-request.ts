import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { choose } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { DEPARTMENTS } from '../../kit/office.ts';
import { drawTypeface, entry } from '../../kit/paperwork.ts';
import { asDate, asNumber, asText } from '../../kit/wordings.ts';

const line = {
	original: asNumber('ORIGINAL BUDGET | originalBudget | What was first budgeted?'),
	change: asNumber('INCREASE (DECREASE) | changeAmount | By how much is it changed?'),
	revised: asNumber('REVISED BUDGET | revisedBudget | What is the new budget of the line?'),
};
const fields: Fields = {
	requestNo: asText(
		'REQUEST NO. | requestNumber | What is the number of the request? | Which budget change request is this? | Nummer des Antrags',
	),
	fiscalYear: asText(
		'FISCAL YEAR | budgetYear | For which year is the budget changed? | What year is the budget for? | Für welches Jahr?',
	),
	department: asText(
		'DEPARTMENT | dept | Which department asks for the change? | From which department does the request come?',
	),
	costCenter: asText(
		'COST CENTER | costCentre | Which cost center is concerned? | What is the cost center number? | Kostenstelle',
	),
	requestedBy: asText(
		'REQUESTED BY | requester | Who asks for the change? | Who made the request? | Wer beantragt die Änderung?',
	),
	requestDate: asDate(
		'DATE OF REQUEST | dateRequested | When was the change requested? | What is the date of the request?',
	),
	kind: asText(
		'TYPE OF CHANGE | changeType | What kind of change is it? | Which type of change is marked?',
	),
	lines: list(
		{
			account: asText('ACCT. NO. | account | Which account?'),
			name: asText('DESCRIPTION | accountName | What is the account for?'),
			...line,
		},
		'BUDGET LINES',
		'budgetLines',
		'Which accounts are changed?',
		'What are the lines of the request?',
	),
	totalOriginal: asNumber(
		'TOTAL ORIGINAL BUDGET | originalTotal | What did the original budget come to? | How much was budgeted before the change?',
	),
	totalChange: asNumber(
		'NET CHANGE | netChange | By how much does the budget change in all? | What is the net increase or decrease?',
	),
	totalRevised: asNumber(
		'TOTAL REVISED BUDGET | revisedTotal | What is the budget after the change? | How high is the revised total? | Wie hoch ist das neue Budget?',
	),
	reason: asText(
		'REASON FOR CHANGE | justification | Why is the change needed? | What is the reason given? | Warum wird das Budget geändert?',
	),
	effect: asText(
		'EFFECT IF NOT APPROVED | consequence | What happens if the change is refused? | What follows without approval?',
	),
	managerName: asText(
		'DEPARTMENT MANAGER | approvedByManager | Which manager approved the request? | Who signed as department manager?',
	),
	managerDate: asDate(
		'date the manager approved | managerDate | When did the department manager approve? | What date stands beside the manager?',
	),
	controller: asText(
		'CONTROLLER | controllerName | Who is the controller? | Who approved for the controller?',
	),
	vicePresident: absent(asText('VICE PRESIDENT | vpApproval | Which vice president signed?')),
	purchaseOrder: absent(
		asText('P.O. NUMBER | purchaseOrderNo | Which purchase order does it concern?'),
	),
	copies: absent(asNumber('NUMBER OF COPIES | copies | How many copies are to be made?')),
};
const ACCOUNTS = [
	'Salaries',
	'Travel',
	'Outside services',
	'Supplies',
	'Postage',
	'Equipment rental',
	'Subscriptions',
	'Consumer research',
	'Printing',
	'Conferences',
	'Repairs',
] as const;

/** A budget change form across a landscape sheet: a table with amounts in brackets for less, signature lines with the captions under them, some unsigned. */
const family: Family = {
	author: 'wendell',
	locales: ['en-US'],
	draw: (random, locale) => {
		const day = random.day('1968-01-01', '2004-12-01');
		const rows = random.some(ACCOUNTS, random.int(1, 7)).map((name) => {
			const original = random.int(0, 80) * 500;
			const change =
				random.chance(0.3) && original > 0
					? -random.int(1, Math.max(1, original / 500)) * 500
					: random.int(1, 60) * 250;
			return { name, original, change, account: random.pattern('####') };
		});
		const sum = (pick: (row: (typeof rows)[number]) => number) =>
			rows.reduce((total, row) => total + pick(row), 0);
		const sign = random.pick(['', '', '$']);
		const show = (value: number) => ({
			text:
				value < 0
					? `(${sign}${locale.amount(-value, 0).text})`
					: `${sign}${locale.amount(value, 0).text}`,
			value,
		});
		const kinds = ['Transfer', 'Supplement', 'Reduction', 'Reclassification'];
		const top = (label: string, path: string, content: Parameters<typeof field>[1], share = 1) =>
			markup`<td><small>${label}</small><tt>${entry(random, path, content, share)}</tt>`;
		const signature = (label: string, path: string, dated: string, share: number) => {
			const isSigned = random.chance(share);
			return markup`<div><div class="s"><em>${isSigned && path !== '' && field(path, locale.person().name)}</em><tt>${isSigned && dated !== '' && field(dated, locale.date(day, 'm/d/yy'))}</tt></div><div class="c"><span>${label}</span><span>DATE</span></div></div>`;
		};
		const pad = random.int(0, 4);
		const html = markup`<style>@page { size: letter landscape; margin: 12mm 14mm } body { font: 8pt 'Liberation Sans' } h1 { font-size: 13pt; ${random.pick(['text-align: center', ''])}; margin: 0 0 3mm } table { width: 100% } td, th { border: .6pt solid; padding: .6mm 1.5mm; height: 6.5mm } th { font-size: 7pt; ${random.pick(['background: #ddd', ''])} } .n { text-align: right } small { display: block; margin-bottom: .6mm; font-size: 6pt } .t td { height: 10mm; vertical-align: top } tt { font: ${drawTypeface(random, 10)} } .tick { display: inline-block; width: 3.4mm; height: 3.4mm; border: .7pt solid; text-align: center; font: 8pt/3.2mm 'Liberation Mono' } .choice { margin-right: 5mm } .sg { display: grid; grid-template-columns: repeat(4, 1fr); gap: 8mm; margin-top: 8mm } .s { height: 8mm; border-bottom: .6pt solid; display: flex; justify-content: space-between; align-items: flex-end } em { font: italic 12pt 'Liberation Serif' } .s tt { font-size: 8.5pt } .c { display: flex; justify-content: space-between; font-size: 6.5pt }
			</style><h1>${random.pick(['BUDGET CHANGE REQUEST', 'REQUEST FOR BUDGET TRANSFER', 'BUDGET REVISION'])}</h1><table class="t"><tr>${top('REQUEST NO.', 'requestNo', random.pattern('B-###'))}${top('FISCAL YEAR', 'fiscalYear', day.slice(0, 4))}${top('DEPARTMENT', 'department', random.pick(DEPARTMENTS))}${top('COST CENTER', 'costCenter', random.pattern('##-###'), 0.85)}${top('REQUESTED BY', 'requestedBy', locale.person().name)}${top('DATE OF REQUEST', 'requestDate', locale.date(day))}</table>
			<p>TYPE OF CHANGE: ${choose('kind', kinds, random.pick(kinds))}</p><table data-list="lines"><tr><th>ACCT. NO.<th>DESCRIPTION<th>ORIGINAL BUDGET<th>INCREASE (DECREASE)<th>REVISED BUDGET${rows.map((row) => markup`<tr data-row><td><tt>${field('account', row.account)}</tt><td><tt>${field('name', row.name)}</tt><td class="n"><tt>${field('original', show(row.original))}</tt><td class="n"><tt>${field('change', show(row.change))}</tt><td class="n"><tt>${field('revised', show(row.original + row.change))}</tt>`)}${Array.from({ length: pad }, () => markup`<tr><td><td><td><td><td>`)}<tr><td colspan="2" class="n"><b>TOTAL</b><td class="n"><tt>${field('/totalOriginal', show(sum((row) => row.original)))}</tt><td class="n"><tt>${field('/totalChange', show(sum((row) => row.change)))}</tt><td class="n"><tt>${field('/totalRevised', show(sum((row) => row.original + row.change)))}</tt></table>
			<p style="margin:3mm 0 0">REASON FOR CHANGE <tt>${field('reason', random.pick(['Two positions were filled earlier than planned.', 'Rates of the supplier went up in March.', 'Project moved here from another division.', 'Replacement of a copier beyond repair.']))}</tt></p><p style="margin:2mm 0 0">EFFECT IF NOT APPROVED <tt>${entry(random, 'effect', random.pick(['Study will be put off to next year.', 'Overrun of the account by year end.', 'Field work stops in October.']), 0.6)}</tt></p>
			<div class="sg">${signature('DEPARTMENT MANAGER', 'managerName', 'managerDate', 0.85)}${signature('CONTROLLER', 'controller', '', 0.6)}${signature('VICE PRESIDENT', '', '', 0)}${signature('PRESIDENT (over $25,000)', '', '', 0)}</div><div style="font-size:6.5pt;margin-top:4mm">Retain one copy in the department. Requests received after the 20th are handled in the month following. Form ${random.pattern('F-###')} (${random.int(1, 12)}/${day.slice(2, 4)})</div>`;
		return { html, fields };
	},
};
export default family;
