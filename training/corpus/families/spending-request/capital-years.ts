import type { Family, Fields } from '../../family.ts';
import { drawSignature, wholeMoney } from '../../kit/archive.ts';
import { choose } from '../../kit/forms.ts';
import { markup } from '../../kit/html.ts';
import { drawTypeface } from '../../kit/paperwork.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, drawFour, filler, rubber } from '../../kit/slips.ts';

const fields: Fields = askForm({
	afeNumber:
		'A.F.E. No. | What is the number of the request? | numéro de la demande | authorityNumber',
	division: 'Division | Which division wants to spend the money? | Welcher Bereich? | businessUnit',
	location: 'Location | Where will the project be carried out? | plantLocation',
	projectTitle: 'Project Title | What is the project called? | Wie heißt das Vorhaben?',
	projectType: 'Classification | What kind of project is it? | Which box is marked? | projectClass',
	description:
		'Description and Purpose | What will be built or bought? | Was soll angeschafft werden?',
	capital: '# Capital | How much of it is capital? | capitalAmount | Investition',
	expense: '# Related Expense | How much is expense? | relatedExpense',
	contingency: '# Contingency | How much is put aside for the unforeseen? | contingencyAmount',
	total:
		'# TOTAL THIS REQUEST | How much money is asked for in all? | Gesamtbetrag | totalRequested',
	previous: '# Previously Approved | What had been approved before? | previouslyApproved',
	thisYear: '# This Year | What will be spent in the first year? | spendingThisYear',
	nextYear: '# Next Year | What will be spent in the second year? | spendingNextYear',
	payback: '# Payback (years) | After how many years is the money earned back? | paybackYears',
	returnRate: '# Return on Investment | What return is expected, in percent? | Rendite | roi',
	budgeted: 'In Budget | Is the project in the budget? | budgetStatus',
	startDate: '@ Start | When shall the work begin? | projectStart',
	completionDate: '@ Completion | When will it be finished? | Fertigstellung | projectEnd',
	originator: 'Originator | Who wrote the request? | Antragsteller | preparedBy',
	controller: 'Controller | Which controller agreed? | controllerName',
	president: 'President | Did a president sign, and who? | presidentName',
	receivedStamp:
		'@ date of the stamp | When was it received? | Wann ist es eingegangen? | receivedOn',
	supplier: '- Supplier | Which firm will do the work? | contractor',
	actual: '-# Actual Cost | What did it cost in the end? | actualCost',
});

/** A request for capital: labels above their lines in two uneven columns, a cross of money and years without rules, a stamp over the text. */
const family: Family = {
	author: 'ignatius',
	locales: ['en-US', 'en-GB', 'en-CA', 'en-AU'],
	draw: (random, locale) => {
		const put = filler(random);
		const day = random.day('1971-02-01', '1996-10-01');
		const money = (value: number) => wholeMoney(locale, value);
		const [capital, expense] = [random.int(12, 900) * 1000, random.int(1, 60) * 500];
		const contingency = Math.round(capital * random.pick([0.05, 0.1]));
		const total = capital + expense + contingency;
		const first = Math.round((total * random.pick([0.3, 0.5, 0.7])) / 100) * 100;
		const kinds = ['New', 'Replacement', 'Cost reduction', 'Safety', 'Environment'];
		const [origin, controller, president] = drawFour(locale);
		const above = (label: string, content: ReturnType<typeof put>) =>
			markup`<div class="u"><tt>${content || '\u00a0'}</tt><div class="l">${label}</div></div>`;
		const sum = (label: string, content: ReturnType<typeof put>) =>
			markup`<div class="d"><span>${label}</span><u></u><tt>${content}</tt></div>`;
		const html = markup`<style>@page { size: ${locale.countryCode === 'US' ? 'letter' : 'A4'}; margin: 18mm 17mm } body { font: 9pt/1.2 'Liberation Serif'; position: relative } h1 { font: bold 12pt 'Liberation Serif'; letter-spacing: 2pt; margin: 0 0 5mm } .c { display: grid; grid-template-columns: 64% 1fr; column-gap: 8mm } .u { margin-bottom: 3.5mm } .u tt { display: block; border-bottom: .6pt solid; min-height: 5mm } .l { font-size: 7pt } tt { font: ${drawTypeface(random, 10)} } .d { display: flex; align-items: flex-end; margin-bottom: 2mm } .d u { flex: 1; border-bottom: 1pt dotted #666; text-decoration: none } .x { display: grid; grid-template-columns: repeat(3, 1fr); text-align: center; margin: 3mm 0 6mm } .tick { display: inline-block; width: 3.4mm; height: 3.4mm; border: .6pt solid; font: 8pt/3.2mm 'Liberation Mono'; text-align: center } .choice { display: block } .f { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 6mm; margin-top: 12mm }
			</style>${rubber(random, markup`RECEIVED<br>${put('receivedStamp', locale.date(addDays(day, 6), 'MMM d yyyy'))}<br>FINANCE`, 'right:2mm;top:0')}
			<h1>${random.pick(['APPROPRIATION REQUEST', 'AUTHORITY FOR EXPENDITURE', 'CAPITAL REQUEST'])}</h1><div class="c"><div>${above('Division', put('division', random.pick(['Northern Plants', 'Paper Group', 'Leaf Department', 'Engineering'])))}${above('Project Title', put('projectTitle', `${random.pick(['Second', 'Automatic', 'Heated', 'Enclosed'])} ${random.pick(['packing line', 'boiler house', 'loading dock', 'dust collector', 'cold store'])}`))}${above('Description and Purpose', put('description', random.pick(['Install unit purchased at auction and rewire the north bay', 'Remove old equipment and extend the floor by two bays', 'Meet the rules on noise that come into force next spring'])))}</div><div>${above('A.F.E. No.', put('afeNumber', random.pattern('##-####')))}${above('Location', put('location', locale.address().city))}${above('In Budget', put('budgeted', random.pick(['Yes', 'No', 'Partly']), 0.8))}</div></div>
			<div class="c"><div>${sum('Capital', put('capital', money(capital)))}${sum('Related Expense', put('expense', money(expense)))}${sum('Contingency', put('contingency', money(contingency)))}<b>${sum('TOTAL THIS REQUEST', put('total', money(total)))}</b>${sum('Previously Approved', put('previous', random.chance(0.5) ? money(random.int(2, 80) * 1000) : { text: 'NIL', value: 0 }, 0.7))}</div><div><i>Classification</i> ${choose('projectType', kinds, random.pick(kinds))}</div></div>
			<div class="x"><i></i><i>This Year</i><i>Next Year</i><span>Spending</span><tt>${put('thisYear', money(first), 0.85)}</tt><tt>${put('nextYear', money(total - first), 0.85)}</tt></div>
			<div class="c" style="grid-template-columns:repeat(4,1fr)">${above('Payback (years)', put('payback', locale.count(random.decimal(1.1, 8.9, 1)), 0.75))}${above('Return on Investment', put('returnRate', locale.percent(random.decimal(6, 38, 1)), 0.75))}${above('Start', put('startDate', locale.date(addDays(day, 40)), 0.85))}${above('Completion', put('completionDate', locale.date(addDays(day, random.int(120, 500))), 0.85))}</div>
			<div class="f">${(
				[
					['Originator', 'originator', origin],
					['Controller', 'controller', controller],
					['President', 'president', president],
				] as const
			).map(
				([label, path, who]: readonly [string, string, Parameters<typeof drawSignature>[1]], i) =>
					markup`<div>${random.chance(0.6) && drawSignature(random, who)}${above(label, put(path, who.name, [1, 0.8, 0.5][i]))}</div>`,
			)}</div><p style="font-size:7pt">Attach drawings, quotations and the worksheet. Projects over ${money(250_000)} are placed before the Board. ${random.pattern('F-####  Rev. #')}</p>`;
		return { html, fields };
	},
};
export default family;
