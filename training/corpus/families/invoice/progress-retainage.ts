import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { DOC, dat, num, rows, str } from '../../kit/commerce.ts';
import { toMoney } from '../../kit/goods.ts';
import { askCells } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	applicationNumber: num(
		'number of the application|applicationNo|Which application for payment is it?|Nummer der Abschlagsrechnung|numéro de situation',
		'applicationNumber',
	),
	periodTo: dat(
		'end of the billed period|periodTo|Up to which day is the work billed?|Leistungsstand zum|fin de période',
		'periodEnd',
	),
	owner: DOC.buyer,
	contractor: DOC.seller,
	architect: str(
		'Who is the architect?|architectFirm|Architekt|architecte|name of the firm that certifies',
	),
	project: str(
		'name of the building project|projectName|Which project?|Bauvorhaben|chantier',
		'projectName',
	),
	contractDate: dat(
		'day of the contract|contractDate|When was the contract signed?|Vertragsdatum|date du marché',
	),
	originalSum: num(
		'original contract sum|originalContractSum|What was agreed at first?|Ursprüngliche Auftragssumme|montant initial du marché',
		'contractValue',
	),
	changeOrders: num(
		'net change by change orders|changeOrderTotal|How much did change orders add?|Nachträge|avenants',
	),
	contractSum: num(
		'contract sum to date|contractSumToDate|What is the contract worth now?|Aktuelle Auftragssumme|montant actuel du marché',
	),
	completed: num(
		'completed and stored to date|totalCompleted|What has been done so far?|Bisherige Leistung|travaux réalisés',
	),
	retainage: num(
		'retainage held back|retainage|How much is withheld?|Sicherheitseinbehalt|retenue de garantie',
	),
	lessPrevious: num(
		'less previous certificates|previousPayments|What was certified before?|Frühere Abschläge|acomptes antérieurs',
		'amountPaid',
	),
	currentDue: num(
		'current payment due|currentPaymentDue|What is to be paid now?|Jetzt fällig|à payer maintenant',
		'amountDue',
	),
	balanceToFinish: num(
		'balance to finish|balanceToFinish|What is left of the contract?|Restsumme|reste à facturer',
	),
	work: rows(
		{
			item: str('item number|itemNo|Which item?|Position'),
			description: str('description of work|workItem|What work is it?|Gewerk', 'itemDescription'),
			scheduled: num('scheduled value|scheduledValue|What was planned for it?|Auftragswert'),
			previous: num('work done before|fromPrevious|Frühere Leistung'),
			period: num('work done this period|thisPeriod|Leistung im Zeitraum'),
			total: num('done in all|totalToDate|Leistung gesamt'),
			percent: num('percent complete|pctComplete|How far is it?|Fertigstellung in Prozent'),
			balance: num('still to do|balance|Rest'),
		},
		'schedule of values|work items|Which trades are billed?|Leistungsverzeichnis',
	),
	notary: absent(str('notary public|notaryName|Which notary?|Notar', 'notary')),
	taxRate: absent(num('sales tax rate|taxRate|Steuersatz|Which tax?', 'taxRate')),
};
const TRADES = [
	'General conditions',
	'Sitework and grading',
	'Concrete foundations',
	'Structural steel',
	'Masonry',
	'Rough carpentry',
	'Roofing and flashing',
	'Doors and windows',
	'Drywall',
	'Plumbing',
	'HVAC',
	'Electrical',
	'Painting',
];

/** A contractor's application for payment on its side: a numbered ladder of sums with dotted leaders at the left, certificate at the right, the schedule of values with letters over its columns below. */
const family: Family = {
	author: 'noor',
	locales: ['en-US', 'en-CA', 'en-US'],
	draw: (random, locale) => {
		const { amount } = locale;
		const [owner, firm] = [locale.company(), locale.company('Builders')];
		const end = random.day('1994-03-31', '2025-11-30');
		const work = random.some(TRADES, random.int(5, 9)).map((name, i) => {
			const scheduled = random.int(20, 900) * 500;
			const previous = Math.round((scheduled * random.pick([0, 0.2, 0.5, 0.8, 1])) / 10) * 10;
			const period =
				previous === scheduled
					? 0
					: Math.round(((scheduled - previous) * random.pick([0, 0.25, 0.5, 1])) / 10) * 10;
			return {
				name,
				item: `${i + 1}`,
				scheduled,
				previous,
				period,
				done: previous + period,
				percent: Math.round(((previous + period) / scheduled) * 100),
				rest: scheduled - previous - period,
			};
		});
		const sum = (key: 'scheduled' | 'previous' | 'period' | 'done' | 'rest') =>
			work.reduce((all, one) => all + one[key], 0);
		const change = random.int(-8, 20) * 250;
		const base = sum('scheduled') - change;
		const held = toMoney(sum('done') * 0.1);
		const earned = toMoney(sum('done') - held);
		const before = toMoney(sum('previous') * 0.9);
		const heldBefore = locale.money(before);
		const grid = askCells(random, locale, {
			rows: work.map(({ name }) => name),
			columns: ['scheduled value', 'work this period'],
			count: 3,
			missing: ['Elevators', 'Landscaping'],
			say: (row, column) => [
				`What is the ${column} for ${row}?`,
				`How many dollars stand under ${column} for ${row}?`,
			],
		});
		const step = (i: number, label: string, path: string, value: number) =>
			markup`<div class="st"><span>${i}. ${label}</span><i></i>${path === '' ? locale.money(value) : field(path, locale.money(value))}</div>`;
		const html = markup`<style>@page { size: letter landscape; margin: 10mm 12mm } body { font: 8.5pt/1.35 'Liberation Sans' } h1 { font-size: 12pt; margin: 0; border-bottom: 2pt solid } .top { display: grid; grid-template-columns: 1.2fr 1fr 1fr; gap: 6mm; margin: 2mm 0 3mm } .two { display: grid; grid-template-columns: 130mm 1fr; gap: 8mm } .st { display: flex; align-items: baseline; gap: 1mm } .st i { flex: 1; border-bottom: .8pt dotted } table { border-collapse: collapse; width: 100%; margin-top: 3mm } th { font-size: 7pt; border: .6pt solid; font-weight: normal } td { border: .6pt solid; padding: .4mm 1.5mm } .n { text-align: right } .cert { border: 1pt solid; padding: 2mm; font-size: 7.5pt }</style>
			<h1>APPLICATION AND CERTIFICATE FOR PAYMENT</h1><div class="top"><div>TO OWNER: ${field('owner', owner.name)}<br>${owner.address.whole}<br>FROM CONTRACTOR: ${field('contractor', firm.name)}</div><div>PROJECT: ${field('project', `${random.pick(['Fire Station', 'Medical Office', 'Elementary School', 'Parking Deck', 'Branch Library'])}, ${owner.address.city}`)}<br>VIA ARCHITECT: ${field('architect', `${locale.person().family} & ${locale.person().family} Architects`)}</div><div>APPLICATION NO: ${field('applicationNumber', random.int(2, 14))}<br>PERIOD TO: ${field('periodTo', locale.date(end))}<br>CONTRACT DATE: ${field('contractDate', locale.date(addDays(end, -random.int(90, 400))))}</div></div>
			<div class="two"><div>${step(1, 'ORIGINAL CONTRACT SUM', 'originalSum', base)}${step(2, 'Net change by Change Orders', 'changeOrders', change)}${step(3, 'CONTRACT SUM TO DATE (Line 1 ± 2)', 'contractSum', base + change)}${step(4, 'TOTAL COMPLETED & STORED TO DATE (Column F)', 'completed', sum('done'))}${step(5, 'RETAINAGE: 10% of completed work', 'retainage', held)}${step(6, 'TOTAL EARNED LESS RETAINAGE (Line 4 less 5)', '', earned)}<div class="st"><span>7. LESS PREVIOUS CERTIFICATES FOR PAYMENT</span><i></i>${field('lessPrevious', heldBefore)}</div>${step(8, 'CURRENT PAYMENT DUE', 'currentDue', toMoney(earned - before))}${step(9, 'BALANCE TO FINISH, INCLUDING RETAINAGE', 'balanceToFinish', toMoney(base + change - earned))}</div>
			<div class="cert">The undersigned Contractor certifies that to the best of the Contractor’s knowledge the Work covered by this Application has been completed in accordance with the Contract Documents, and that current payment shown herein is now due.<br><br>By: ______________________ Date: __________<br><b>ARCHITECT’S CERTIFICATE</b><br>AMOUNT CERTIFIED ............ ${field('currentDue', locale.money(toMoney(earned - before)))}</div></div>
			<table data-list="work"><tr><th>A<th>B<th>C<th>D<th>E<th>F<th>%<th>G<tr><th>ITEM NO.<th>DESCRIPTION OF WORK<th>SCHEDULED VALUE<th>WORK COMPLETED FROM PREVIOUS APPLICATION<th>WORK COMPLETED THIS PERIOD<th>TOTAL COMPLETED AND STORED TO DATE (D+E)<th>(F÷C)<th>BALANCE TO FINISH (C−F)${work.map((one) => markup`<tr data-row><td>${field('item', one.item)}<td>${field('description', one.name)}<td class="n">${grid.cell(one.name, 'scheduled value', 'scheduled', amount(one.scheduled, 0))}<td class="n">${field('previous', amount(one.previous, 0))}<td class="n">${grid.cell(one.name, 'work this period', 'period', amount(one.period, 0))}<td class="n">${field('total', amount(one.done, 0))}<td class="n">${field('percent', { text: `${one.percent}%`, value: one.percent })}<td class="n">${field('balance', amount(one.rest, 0))}`)}<tr><td><td>GRAND TOTALS<td class="n">${field('/contractSum', amount(sum('scheduled'), 0))}<td class="n">${amount(sum('previous'), 0)}<td class="n">${amount(sum('period'), 0)}<td class="n">${field('/completed', amount(sum('done'), 0))}<td><td class="n">${amount(sum('rest'), 0)}</table>`;
		return { html, fields: { ...fields, ...grid.asked } };
	},
};
export default family;
