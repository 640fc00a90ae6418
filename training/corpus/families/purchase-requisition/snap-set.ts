import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { drawGoods, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { DEPARTMENTS } from '../../kit/office.ts';
import { drawTypeface, entry, OLD_FIRMS } from '../../kit/paperwork.ts';
import { addDays } from '../../kit/random.ts';
import { asDate, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	requisitionNo: asText(
		'REQ. NO. | requisitionNumber | What is the number of the requisition? | Which number is printed in the corner? | Anforderungsnummer',
	),
	requestedBy: asText(
		'REQUESTED BY | requester | Who asks for the goods? | Who needs the goods? | Wer fordert an? | Qui demande le matériel ?',
	),
	department: asText(
		'DEPARTMENT | requestingDepartment | Which department needs the goods? | For which department is it bought?',
	),
	date: asDate(
		'DATE | requisitionDate | When was the requisition written? | What is the date of the requisition?',
	),
	needed: asDate(
		'DATE REQUIRED | neededBy | By when are the goods needed? | What delivery is wanted? | Bis wann wird die Ware gebraucht?',
	),
	deliverTo: asText(
		'DELIVER TO | deliverTo | Where shall the goods be delivered? | To which room or building shall they go? | Wohin wird geliefert?',
	),
	vendor: asText(
		'SUGGESTED VENDOR | suggestedVendor | Which vendor is suggested? | From whom should it be bought? | Bei wem soll bestellt werden?',
	),
	charge: asText(
		'CHARGE TO | chargeAccount | To which account is it charged? | What account pays?',
	),
	items: list(
		{
			quantity: asNumber('QUANTITY | how many | How many are wanted?'),
			unit: asText('UNIT | unit of quantity | In what unit?'),
			description: asText('DESCRIPTION | article | What is wanted?'),
			price: asNumber('EST. UNIT PRICE | estimated price | What does one cost?'),
			amount: asNumber('EST. AMOUNT | estimated amount | What do they cost together?'),
		},
		'ITEMS',
		'requestedItems',
		'Which goods are requested?',
	),
	total: asNumber(
		'ESTIMATED TOTAL | estimatedTotal | What will everything cost? | How high is the estimated total? | Was kostet alles zusammen?',
	),
	reason: asText(
		'REASON | purpose | For what are the goods needed? | Why are the goods requested?',
	),
	approved: asText(
		'APPROVED | approvedBy | Who approved the requisition? | Which supervisor signed? | Wer hat genehmigt?',
	),
	approvedOn: asDate(
		'DATE APPROVED | approvalDate | When was the requisition approved? | What date is beside the approval?',
	),
	orderNo: asText(
		'P.O. NO. | purchaseOrderNo | On which purchase order were the goods bought? | What P.O. number did Purchasing fill in?',
	),
	buyer: asText(
		'BUYER | purchasingAgent | Which buyer handled the requisition? | Who in Purchasing placed the order?',
	),
	terms: absent(asText('TERMS | paymentTerms | What are the terms of payment?')),
	received: absent(asDate('RECEIVED | dateReceived | When did the goods come in?')),
	freight: absent(asNumber('FREIGHT | freightCharge | How much is the freight?')),
};

/** A requisition of a carbon set: heads vertical or across, typed lines running freely over the printed rows, Purchasing's own boxes at the foot mostly empty. */
const family: Family = {
	author: 'rosalind',
	locales: ['en-US', 'en-GB', 'en-CA'],
	draw: (random, locale) => {
		const day = random.day('1957-01-01', '1998-12-01');
		const items = drawGoods(
			random,
			locale,
			random.pick(['office', 'technical', 'building']),
			random.int(1, 6),
		);
		const hasPrices = random.chance(0.75);
		const pattern =
			locale.countryCode === 'US'
				? random.pick(['m-d-yy', 'MMM d, yyyy', 'mm/dd/yyyy'])
				: 'd MMM yyyy';
		const on = (when: string) => locale.date(when, pattern);
		const box = (
			label: string,
			path: string,
			content: Parameters<typeof field>[1],
			share = 1,
			span = 1,
		) =>
			markup`<div class="k" style="grid-column:span ${span}"><small>${label}</small><tt>${entry(random, path, content, share)}</tt></div>`;
		const empty = (label: string) => markup`<div class="k"><small>${label}</small></div>`;
		const isSideways = random.chance(0.4);
		const fill = Math.max(0, random.int(6, 11) - items.length);
		const isBought = random.chance(0.4);
		const ink = random.pick(['#000', '#333a8a', '#3a3a3a']);
		const aside = markup`<div class="side">${random.pick(['ORIGINAL – PURCHASING', 'COPY 2 – ACCOUNTING', 'COPY 3 – ORIGINATOR'])}</div>`;
		const html = markup`<style>@page { size: ${random.pick(['8.5in 7in', 'letter', 'A5 landscape'])}; margin: 9mm 11mm } body { font: 7.5pt 'Liberation Sans'; color: #264 } h1 { font-size: 13pt; margin: 0 } .t { display: flex; justify-content: space-between; align-items: end; margin-bottom: 2mm } .no { font: bold 13pt 'Liberation Mono'; color: #b22 } .g { display: grid; grid-template-columns: repeat(4, 1fr); border-left: .7pt solid #486; border-top: .7pt solid #486 } .k { border-right: .7pt solid #486; border-bottom: .7pt solid #486; min-height: 9.5mm; padding: .3mm 1mm } small { display: block; font-size: 5.8pt; margin-bottom: .8mm } tt { font: ${drawTypeface(random, 9.5)}; color: ${ink} } table { width: 100%; margin: 2.5mm 0 } th { font-size: 6.3pt; border: .7pt solid #486; background: #e8f2ec; padding: 1mm } td { border-left: .5pt solid #8a9; border-right: .5pt solid #8a9; height: 5.6mm; padding: 0 1.5mm } tr:last-child td { border-bottom: .7pt solid #486 } .n { text-align: right } .side { ${isSideways ? 'position: fixed; left: -6mm; top: 40mm; writing-mode: vertical-rl' : 'text-align: right'}; font-size: 6.5pt }
			</style><div class="t"><h1>${random.pick(['PURCHASE REQUISITION', 'REQUEST TO PURCHASE', 'STORES REQUISITION'])}</h1><span>REQ. NO. <span class="no">${field('requisitionNo', random.pattern('######'))}</span></span></div><div class="g">${box('REQUESTED BY', 'requestedBy', locale.person().name)}${box('DEPARTMENT', 'department', random.pick(DEPARTMENTS), 0.9)}${box('DATE', 'date', on(day))}${box('DATE REQUIRED', 'needed', random.chance(0.2) ? on(addDays(day, 2)) : on(addDays(day, random.int(5, 60))), 0.7)}${box('DELIVER TO', 'deliverTo', `${random.pick(['Bldg.', 'Room', 'Dock'])} ${random.int(1, 240)}`, 0.75)}${box('CHARGE TO', 'charge', random.pattern('###-####'), 0.8)}${box('SUGGESTED VENDOR', 'vendor', random.pick(OLD_FIRMS), 0.7, 2)}</div>
			<table data-list="items"><tr><th>QUANTITY<th>UNIT<th>DESCRIPTION (give full specifications)<th>EST. UNIT PRICE<th>EST. AMOUNT${items.map((item) => markup`<tr data-row><td class="n"><tt>${field('quantity', locale.count(item.quantity))}</tt><td><tt>${random.chance(0.8) && field('unit', item.unit)}</tt><td><tt>${field('description', item.name)}</tt><td class="n"><tt>${hasPrices && field('price', locale.amount(item.price))}</tt><td class="n"><tt>${hasPrices && field('amount', locale.amount(item.amount))}</tt>`)}${Array.from({ length: fill }, () => markup`<tr><td><td><td><td><td>`)}</table>
			<div class="g" style="grid-template-columns:2fr 1fr 1fr">${box('REASON', 'reason', random.pick(['Replacement of worn out stock', 'New employee starts on Monday', 'Needed for job 418', 'Order point reached']), 0.65, 2)}${box('ESTIMATED TOTAL', 'total', locale.money(toMoney(items.reduce((sum, { amount }) => sum + amount, 0))), hasPrices ? 0.9 : 0)}${box('APPROVED', 'approved', locale.person().name, 0.85)}${box('DATE APPROVED', 'approvedOn', on(addDays(day, random.int(0, 6))), 0.65)}${empty('FREIGHT')}</div><div style="margin-top:2mm">FOR PURCHASING DEPARTMENT ONLY</div><div class="g">${box('P.O. NO.', 'orderNo', random.pattern('P#####'), isBought ? 1 : 0)}${box('BUYER', 'buyer', locale.person().family, isBought ? 0.8 : 0)}${empty('TERMS')}${empty('RECEIVED')}</div>${aside}`;
		return { html, fields };
	},
};
export default family;
