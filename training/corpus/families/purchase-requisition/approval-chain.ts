import type { Family, Fields } from '../../family.ts';
import { drawSignature, initialled } from '../../kit/archive.ts';
import { drawFilling } from '../../kit/forms.ts';
import { drawGoods, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { DEPARTMENTS } from '../../kit/office.ts';
import { OLD_FIRMS, oldPhone } from '../../kit/paperwork.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, askTable, drawFour, FAX, faxLine, filler } from '../../kit/slips.ts';

const fields: Fields = {
	...FAX,
	...askForm({
		requisitionNo:
			'REQUISITION NO. | What is the number of the requisition? | Nummer der Anforderung | numéro de la demande d’achat',
		purchaseOrderNo:
			'P.O. NO. | Under which purchase order was it bought? | numéro de commande | poNumber',
		date: '@ DATE | When was it requested? | Wann wurde angefordert? | requisitionDate',
		dateWanted:
			'@ DATE WANTED | By when are the goods needed? | Bis wann wird die Ware gebraucht? | neededBy',
		requestedBy: 'REQUESTED BY | Who wants the goods? | Wer fordert an? | requisitioner',
		department: 'DEPARTMENT | Which department asks for it? | Für welche Abteilung?',
		telephone: 'TELEPHONE | How can the requester be reached? | phoneExtension',
		deliverTo: 'DELIVER TO | Where shall the goods be brought? | Wohin liefern? | deliveryPoint',
		vendor:
			'SUGGESTED VENDOR | Which supplier is suggested? | Welcher Lieferant wird vorgeschlagen? | vendorName',
		chargeTo: 'CHARGE TO ACCOUNT | Which account is charged? | Kostenstelle | accountCode',
		justification: 'JUSTIFICATION | Why is it needed? | Begründung | reasonForPurchase',
		estimatedTotal: '# ESTIMATED TOTAL | How much will everything cost? | geschätzte Summe | total',
		confirming: '? CONFIRMING ORDER | Was it already ordered by telephone? | isConfirming',
		taxExempt: '? TAX EXEMPT | Is the purchase free of tax? | isTaxExempt',
		supervisor: 'SUPERVISOR | Which supervisor approved? | first approval | supervisorName',
		manager: 'DEPARTMENT MANAGER | Which manager approved? | second approval | managerName',
		buyer: 'BUYER | Who in Purchasing handles it? | Einkäufer | purchasingAgent',
		supervisorDate:
			'@ date of the first approval | When did the supervisor approve? | supervisorApprovedOn',
		managerDate:
			'@ date of the second approval | When did the manager approve? | managerApprovedOn',
		invoiceNo: '- INVOICE NO. | What is the number of the invoice? | Rechnungsnummer',
		discount: '-# DISCOUNT | How much discount is given? | Rabatt',
	}),
	items: askTable(
		{
			quantity: '# QUANTITY | How many? | Menge',
			unit: 'UNIT | In which unit?',
			description: 'DESCRIPTION | What is asked for? | Bezeichnung',
			unitPrice: '# EST. UNIT PRICE | What does one cost?',
			amount: '# AMOUNT | What does the row come to?',
		},
		'items requested | What shall be bought? | requestedItems | angeforderte Ware',
	),
};

/** A requisition with captions in the corners of its boxes, and the approvals one below the other in a column at the right edge. */
const family: Family = {
	author: 'ignatius',
	locales: ['en-US', 'en-CA', 'en-US'],
	draw: (random, locale) => {
		const put = filler(random);
		const day = random.day('1968-01-01', '1997-11-01');
		const on = (after: number) => locale.date(addDays(day, after), 'm/d/yy');
		const [asker, chief, manager, buyer] = drawFour(locale);
		const items = drawGoods(random, locale, random.pick(['office', 'technical']), random.int(1, 6));
		const box = (label: string, content: ReturnType<typeof put>, width = 1) =>
			markup`<div class="b" style="grid-column:span ${width}"><i>${label}</i><tt>${content}</tt></div>`;
		const check = (path: string, label: string, share: number) => {
			const isOn = random.chance(share);
			return markup`<span data-field="${path}" data-value="${String(isOn)}">${label} <b class="k">${isOn && 'X'}</b></span>`;
		};
		const step = (label: string, path: string, name: typeof asker, after: number, share: number) =>
			markup`<div class="s"><i>${label}</i><div class="sig">${random.chance(0.5) && drawSignature(random, name)}</div><tt>${put(path, initialled(random, name), share)}</tt><br><i>DATE</i> <tt>${path !== 'buyer' && put(`${path}Date`, on(after), share * 0.9)}</tt></div>`;
		const html = markup`<style>@page { size: letter landscape; margin: 12mm } body { font: 8pt 'Liberation Sans' } .m { display: grid; grid-template-columns: 1fr 48mm; gap: 3mm; margin-top: 5mm } .g { display: grid; grid-template-columns: repeat(6, 1fr); border: 1pt solid; border-bottom: 0 } .b { position: relative; min-height: 10mm; border-bottom: .6pt solid; border-left: .6pt solid; padding: 3.4mm 1mm 0 } .b i, .s i { font: 5.8pt 'Liberation Sans' } .b i { position: absolute; top: .6mm; left: .8mm } tt { ${drawFilling(random)} } table { width: 100%; border-collapse: collapse; border: 1pt solid; margin-top: 2mm } th { font: 6pt 'Liberation Sans'; border-bottom: .6pt solid } td, th { border-left: .6pt solid; padding: .6mm 1mm; height: 5mm } .r { text-align: right } .s { border: .8pt solid; padding: 1mm 2mm; margin-bottom: 2.5mm; min-height: 24mm } .sig { height: 9mm; overflow: hidden } .k { display: inline-block; width: 4mm; height: 4mm; border: .8pt solid; text-align: center } h1 { font: bold 14pt 'Liberation Serif'; margin: 0 }
			</style>${random.chance(0.35) && faxLine(random, locale, day, random.pick(OLD_FIRMS))}<div class="m"><div><h1>${random.pick(['PURCHASE REQUISITION', 'REQUISITION – NOT AN ORDER', 'Request to Purchase'])}</h1><p>${random.pick(OLD_FIRMS)} &nbsp; Form ${random.pattern('PR-### (#/##)')} &nbsp; ${check('confirming', 'CONFIRMING ORDER', 0.3)} &nbsp; ${check('taxExempt', 'TAX EXEMPT', 0.25)}</p>
			<div class="g">${box('REQUISITION NO.', put('requisitionNo', random.pattern('?-#####')), 2)}${box('P.O. NO.', put('purchaseOrderNo', random.pattern('######'), 0.6), 2)}${box('DATE', put('date', on(0)), 1)}${box('DATE WANTED', put('dateWanted', on(random.int(9, 60)), 0.8), 1)}${box('REQUESTED BY', put('requestedBy', initialled(random, asker)), 2)}${box('DEPARTMENT', put('department', random.pick(DEPARTMENTS)), 2)}${box('TELEPHONE', put('telephone', oldPhone(random), 0.8), 2)}${box('DELIVER TO', put('deliverTo', `Bldg. ${random.int(2, 30)}, Room ${random.pattern('###')}`, 0.8), 3)}${box('CHARGE TO ACCOUNT', put('chargeTo', random.pattern('##-###-####'), 0.9), 3)}${box('SUGGESTED VENDOR', put('vendor', random.pick(OLD_FIRMS), 0.85), 6)}</div>
			<table data-list="items"><tr><th>QUANTITY<th>UNIT<th>DESCRIPTION<th>EST. UNIT PRICE<th>AMOUNT${items.map((item) => markup`<tr data-row><td class="r"><tt>${field('quantity', item.quantity)}</tt><td><tt>${field('unit', item.unit)}</tt><td><tt>${field('description', item.name)}</tt><td class="r"><tt>${field('unitPrice', locale.amount(item.price))}</tt><td class="r"><tt>${field('amount', locale.amount(item.amount))}</tt>`)}<tr><td><td><td><td><td><tr><td colspan="4" class="r">ESTIMATED TOTAL<td class="r"><tt>${field(
				'/estimatedTotal',
				locale.money(toMoney(items.reduce((sum, { amount }) => sum + amount, 0))),
			)}</tt></table>
			<div class="g" style="margin-top:2mm">${box('JUSTIFICATION', put('justification', random.pick(['Replaces unit that failed inspection', 'Stock below minimum level', 'For new employee in Room 114', 'Needed for pilot plant run 22']), 0.75), 6)}</div></div>
			<div>${step('SUPERVISOR', 'supervisor', chief, 1, 0.9)}${step('DEPARTMENT MANAGER', 'manager', manager, 3, 0.7)}${step('BUYER', 'buyer', buyer, 5, 0.6)}<p style="font-size:6pt">Distribution: 1 Purchasing, 2 Receiving, 3 Accounting, 4 Requester. Approvals above $1,000 need the signature of a vice president.</p></div></div>`;
		return { html, fields };
	},
};
export default family;
