import type { Family, Fields } from '../../family.ts';
import { drawSignature } from '../../kit/archive.ts';
import { drawFilling } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { DEPARTMENTS, OFFICE_TITLES } from '../../kit/office.ts';
import { addDays } from '../../kit/random.ts';
import { FAX, askForm, drawFour, faxLine, filler } from '../../kit/slips.ts';

const fields: Fields = {
	...FAX,
	...askForm({
		awardNo:
			'1. CONTRACT NUMBER | What is the number of the contract? | Vertragsnummer | awardNumber',
		modification:
			'2. MODIFICATION NO. | Which amendment is it? | Änderungsnummer | amendmentNumber',
		effective: '3. EFFECTIVE DATE | From when does the award hold? | gültig ab | effectiveDate',
		requisition:
			'4. REQUISITION NO. | Which requisition does it come from? | Anforderungsnummer | requisitionReference',
		office: '5. ISSUED BY | Which office issued it? | ausgestellt von | issuingOffice',
		contractor: '6. CONTRACTOR | Who is the contractor? | Auftragnehmer | contractorName',
		contractorCode: '7. CODE | What code has the contractor? | contractorCode',
		taxId: '8. EMPLOYER ID | What is the tax number of the contractor? | employerIdentification',
		amount: '# 9. AMOUNT OF AWARD | How much is awarded? | Betrag | awardAmount',
		obligated: '# 10. AMOUNT OBLIGATED | How much is put aside now? | gebunden | obligatedAmount',
		period:
			'11. PERIOD OF PERFORMANCE | Over which time does it run? | Zeitraum | performancePeriod',
		startDate: '@ first day of the period | When does the work begin? | Beginn | periodStart',
		endDate: '@ last day of the period | When must it be finished? | Ende | periodEnd',
		deliver: '12. DELIVER TO | Where must the work be delivered? | Lieferort | deliverTo',
		title: '13. TITLE OF PROJECT | What is the project called? | Projekt | projectTitle',
		authority:
			'14. AUTHORITY | Under which rule was it awarded? | Rechtsgrundlage | legalAuthority',
		fund: '15. ACCOUNTING DATA | From which account does the money come? | Haushaltstitel | accountingData',
		officer:
			'16. CONTRACTING OFFICER | Who signed for the office? | Unterzeichner | contractingOfficer',
		officerTitle:
			'title of the officer | Which title has the officer? | Amtsbezeichnung | officerTitle',
		signedDate: '@ date of signature | When was it signed? | unterschrieben am | signedOn',
		discount: '-# DISCOUNT | Which discount is agreed? | Skonto',
		bidder: '- OTHER BIDDERS | Who else had offered? | Bieter',
	}),
};

/** A form of an authority with numbered cells of unequal size: the number and the caption in the corner, two cells that hold several values, a grey block that must stay blank. */
const family: Family = {
	author: 'fenna',
	locales: ['en-US', 'en-US', 'en-CA'],
	draw: (random, locale) => {
		const put = filler(random);
		const day = random.day('1978-02-01', '1999-10-01');
		const [officer, other] = drawFour(locale);
		const total = random.int(12, 900) * 250;
		const from = addDays(day, 20);
		const until = addDays(day, 20 + random.int(60, 700));
		const cell = (label: string, content: ReturnType<typeof put>, css = '') =>
			markup`<div class="c" style="${css}"><i>${label}</i><tt>${content}</tt></div>`;
		const html = markup`<style>@page { size: letter; margin: 11mm } body { font: 8pt 'Liberation Sans' } h1 { font: bold 11pt 'Liberation Sans'; text-align: center; margin: 5mm 0 3mm } .g { display: grid; grid-template-columns: repeat(12, 1fr); border: 1.2pt solid } .c { border: .6pt solid; padding: .6mm 1mm; min-height: 11mm } .c i { font: 5.8pt 'Liberation Sans'; display: block } tt { ${drawFilling(random)}; font-size: 9.5pt } .n { background: #ddd; grid-column: span 12; text-align: center; font-size: 6.4pt }
			</style>${random.chance(0.4) && faxLine(random, locale, day, random.pick(['Procurement Office', 'Contracting Branch']))}<h1>${random.pick(['NOTICE OF AWARD', 'AWARD / CONTRACT', 'MODIFICATION OF CONTRACT'])}</h1><div class="g">${cell('1. CONTRACT NUMBER', put('awardNo', random.pattern('??##-##-?-####')), 'grid-column:span 4')}${cell('2. MODIFICATION NO.', put('modification', random.pattern('P0000#'), 0.5), 'grid-column:span 2')}${cell('3. EFFECTIVE DATE', put('effective', locale.date(from, 'm/d/yy')), 'grid-column:span 3')}${cell('4. REQUISITION NO.', put('requisition', random.pattern('####-##-###'), 0.7), 'grid-column:span 3')}${cell('5. ISSUED BY', put('office', `${random.pick(['Bureau of', 'Department of', 'Agency for'])} ${random.pick(['Water Resources', 'Public Roads', 'Records', 'Fisheries'])}, ${locale.address().city}`), 'grid-column:span 6;min-height:17mm')}${cell('6. CONTRACTOR', put('contractor', locale.company().name), 'grid-column:span 4')}${cell('7. CODE', put('contractorCode', random.pattern('#####'), 0.7), 'grid-column:span 2')}${cell('8. EMPLOYER ID', put('taxId', random.pattern('##-#######'), 0.6), 'grid-column:span 4')}${cell('9. AMOUNT OF AWARD', put('amount', { text: `$${locale.amount(total).text}`, value: total }), 'grid-column:span 4')}${cell('10. AMOUNT OBLIGATED', put('obligated', locale.money(Math.round(total * random.pick([0.25, 0.5, 1]))), 0.8), 'grid-column:span 4')}${cell('11. PERIOD OF PERFORMANCE', markup`${field('period', markup`${field('startDate', locale.date(from))} ${random.pick(['through', 'to', '–'])} ${field('endDate', locale.date(until))}`)}`, 'grid-column:span 7')}${cell('12. DELIVER TO', put('deliver', `${locale.address().city}, Room ${random.pattern('###')}`, 0.6), 'grid-column:span 5')}${cell('13. TITLE OF PROJECT', put('title', `${random.pick(['Survey of', 'Repair of', 'Design of', 'Study on'])} ${random.pick(['the north quay', 'sediment traps', 'record storage', 'the pumping station'])}`), 'grid-column:span 12')}${cell('14. AUTHORITY', put('authority', random.pattern('Title ## Sec. ###'), 0.7), 'grid-column:span 5')}${cell('15. ACCOUNTING DATA', put('fund', random.pattern('####.##.###'), 0.85), 'grid-column:span 7')}<div class="n">BLOCKS 17 TO 20 FOR THE PAYING OFFICE ONLY</div>${cell('16. CONTRACTING OFFICER', markup`${put('officer', officer.name)} ${random.chance(0.6) && field('officerTitle', random.pick(OFFICE_TITLES))}`, 'grid-column:span 6')}${cell('DATE', put('signedDate', locale.date(addDays(day, 3), 'm/d/yy'), 0.8), 'grid-column:span 6')}</div>
			<div>${random.chance(0.7) && drawSignature(random, officer)}</div><p style="font-size:7pt">Discount terms: see schedule. This award is made subject to the general provisions attached. Refer questions to ${other.name}, ${random.pick(DEPARTMENTS)}.</p>`;
		return { html, fields };
	},
};
export default family;
