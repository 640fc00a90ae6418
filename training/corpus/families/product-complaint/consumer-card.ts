import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { tick } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { BRANDS } from '../../kit/office.ts';
import { drawTypeface, entry, oldPhone } from '../../kit/paperwork.ts';
import { addDays } from '../../kit/random.ts';
import { asDate, asFlag, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	complaintNo: asText(
		'COMPLAINT NO. | caseNumber | What number does the complaint have? | Under which number is the complaint filed?',
	),
	dateReceived: asDate(
		'DATE RECEIVED | receivedDate | When did the complaint come in? | On what date was the complaint received? | Wann ging die Beschwerde ein?',
	),
	brand: asText(
		'BRAND(S) | brandName | Which brand is the complaint about? | What brand did the consumer buy? | Um welche Marke geht es?',
	),
	packing: asText(
		'STYLE OF PACK | packStyle | In what kind of pack was the product? | What is the style of pack?',
	),
	code: asText(
		'CODE | manufacturing code | What code is stamped on the pack? | Which production code is given? | Produktionscode',
	),
	reportedBy: asText(
		'Reported By | reporter | Who reported the complaint? | By whom was it reported? | Qui a signalé le défaut ?',
	),
	consumer: asText(
		'CONSUMER | consumerName | Who complained? | What is the name of the consumer? | Wer hat sich beschwert?',
	),
	address: asText(
		'ADDRESS | consumerAddress | Where does the consumer live? | What is the address of the person who complained?',
	),
	phone: asText(
		'TELEPHONE | consumerPhone | At which number can the consumer be reached? | What is the phone number of the consumer?',
	),
	purchasedAt: asText(
		'WHERE PURCHASED | storeName | In which store was it bought? | Where did the consumer buy the product? | Wo wurde die Ware gekauft?',
	),
	purchased: asDate(
		'DATE PURCHASED | purchaseDate | When was the product bought? | What is the date of the purchase?',
	),
	units: asNumber(
		'NO. OF UNITS | unitsConcerned | How many units were faulty? | How many packs does the complaint concern?',
	),
	nature: asText(
		'NATURE OF COMPLAINT | complaintText | What is wrong with the product? | What does the consumer complain about? | Was wird bemängelt?',
	),
	hasSample: asFlag(
		'SAMPLE RETURNED | sampleAttached | Was a sample sent back? | Did the consumer return a sample?',
	),
	isUrgent: asFlag(
		'MEDICAL CLAIM | claimsInjury | Does the consumer claim an injury? | Is the box for a medical claim marked?',
	),
	findings: asText(
		'LABORATORY FINDINGS | labResult | What did the laboratory find? | What was the result of the examination? | Was hat das Labor festgestellt?',
	),
	examinedBy: asText(
		'EXAMINED BY | examiner | Who examined the sample? | Who in the laboratory looked at the product?',
	),
	action: asText(
		'ACTION TAKEN | reply | What was done about the complaint? | How was the consumer answered? | Was wurde unternommen?',
	),
	replyDate: asDate(
		'DATE OF REPLY | answeredOn | When was the consumer answered? | On which date did the reply go out?',
	),
	copies: asText('cc | copies to | Who gets a copy? | To whom do copies go?'),
	refund: absent(asNumber('AMOUNT REFUNDED | refundAmount | How much money was paid back?')),
	lawyer: absent(asText('ATTORNEY | consumerLawyer | Which lawyer represents the consumer?')),
};
const NATURES = [
	'Stale taste and musty smell on opening',
	'Foreign matter, appears to be a piece of wire',
	'Pack only half full, seal not broken',
	'Wrapper came off, product dried out',
	'Two different products in one carton',
	'Discolored spots on several pieces',
] as const;

/** A consumer complaint record in two halves: labels in capitals with a colon, values typed behind them, free text in open space. */
const family: Family = {
	author: 'wendell',
	locales: ['en-US', 'en-CA', 'en-US'],
	draw: (random, locale) => {
		const day = random.day('1961-01-01', '1996-12-01');
		const pattern = random.pick(['mm/dd/yyyy', 'MMMM d, yyyy', 'm/d/yy']);
		const date1 = (when: string) => locale.date(when, pattern);
		const upper = random.chance(0.4);
		const say = (text: string) => (upper ? text.toUpperCase() : text);
		const isMemo = random.chance(0.35);
		const line = (label: string, path: string, content: Parameters<typeof field>[1], share = 1) =>
			markup`<div class="l"><span>${label}${isMemo ? '' : ':'}</span><tt>${entry(random, path, content, share)}</tt></div>`;
		const hasFindings = random.chance(0.65);
		const html = markup`<style>@page { size: ${random.pick(['letter', '8in 10in', 'A5'])}; margin: 11mm 12mm } body { font: 8.5pt/1.3 'Liberation Sans' } h1 { font-size: 12pt; margin: 0 0 4mm; ${isMemo ? 'text-align: center; letter-spacing: 1pt' : 'border-bottom: 2pt solid'} } tt { font: ${drawTypeface(random, 9.5)} } .g { display: grid; grid-template-columns: 1fr 1fr; column-gap: 8mm } .l { min-height: 7.5mm; display: ${isMemo ? 'grid; grid-template-columns: 34mm 1fr' : 'flex; gap: 2mm'}; align-items: baseline } .l tt { flex: 1; ${random.pick(['border-bottom: .5pt solid #333', 'border-bottom: .5pt dotted #333', ''])}; min-height: 4.5mm } .l span { white-space: nowrap } .l tt span { white-space: normal } .free { border: .6pt solid; min-height: 24mm; padding: 1mm 2mm; margin-top: 3mm } .tick { display: inline-block; width: 3.6mm; height: 3.6mm; border: .7pt solid; text-align: center; font: 8pt/3.4mm 'Liberation Mono' } .b { font-size: 6.5pt; margin-top: 4mm }
			</style><h1>${random.pick(['PRODUCT COMPLAINT', 'CONSUMER COMPLAINT RECORD', 'REPORT OF COMPLAINT'])}</h1>
			<div class="g">${line('COMPLAINT NO.', 'complaintNo', random.pattern('##-####'))}${line('DATE RECEIVED', 'dateReceived', date1(day))}${line('BRAND(S)', 'brand', say(random.some(BRANDS, random.pick([1, 1, 2])).join(', ')))}${line('STYLE OF PACK', 'packing', say(random.pick(['Soft pack', 'Box of 10', 'Family size', 'Tin, 8 oz.', '12 oz. bottle'])), 0.85)}${line('CODE', 'code', random.pattern('#??##'), 0.75)}${line('NO. OF UNITS', 'units', random.int(1, 40), 0.7)}</div>
			<div class="g" style="margin-top:3mm">${line('CONSUMER', 'consumer', say(locale.person().name))}${line('TELEPHONE', 'phone', oldPhone(random), 0.55)}<div style="grid-column:1/3">${line('ADDRESS', 'address', say(locale.address().whole))}</div>${line('WHERE PURCHASED', 'purchasedAt', say(random.pick(['Pioneer Market', 'Ward’s Drug Store', 'vending machine, bus depot', 'Ace Grocery', 'commissary'])), 0.75)}${line('DATE PURCHASED', 'purchased', date1(addDays(day, -random.int(4, 40))), 0.6)}${line('Reported By', 'reportedBy', locale.person().name, 0.9)}</div>
			<p>${tick('hasSample', random.chance(0.6), 'SAMPLE RETURNED')} &nbsp; ${tick('isUrgent', random.chance(0.2), 'MEDICAL CLAIM')} &nbsp; <b class="tick"></b> ATTORNEY &nbsp; <b class="tick">${random.chance(0.3) && 'X'}</b> LETTER ATTACHED</p>
			<div class="free">NATURE OF COMPLAINT<br><tt>${field('nature', `${random.pick(NATURES)}${random.chance(0.5) ? `. ${random.pick(['Has bought the brand for years', 'Asks for a replacement', 'Noticed after the second piece', 'Store would not take it back'])}` : ''}`)}</tt></div>
			<div class="free">LABORATORY FINDINGS<br><tt>${hasFindings && field('findings', random.pick(['Moisture below limit, no foreign matter', 'Object is a staple, not from our process', 'Retained sample normal in every respect', 'Glue missing on side seam']))}</tt></div>
			<div class="g" style="margin-top:3mm">${line('EXAMINED BY', 'examinedBy', `${locale.person().given.slice(0, 1)}. ${locale.person().family}`, hasFindings ? 0.9 : 0)}${line('DATE OF REPLY', 'replyDate', date1(addDays(day, random.int(5, 40))), 0.7)}</div>${line('ACTION TAKEN', 'action', random.pick(['Letter and one carton sent', 'Wrote to ask for the code', 'Referred to Legal Department', 'Salesman will call on consumer']), 0.8)}<div class="l"><span>AMOUNT REFUNDED</span><tt></tt></div>
			<p style="margin:2mm 0 0">cc: <tt>${entry(random, 'copies', Array.from({ length: random.int(1, 3) }, () => `${locale.person().given.slice(0, 1)}. ${locale.person().family}`).join(', '), 0.7)}</tt></p><div class="b">Instructions: make out in triplicate. White to Quality Assurance, yellow to Consumer Relations, pink for file. Never admit liability in writing. Samples go by registered mail.</div>`;
		return { html, fields };
	},
};
export default family;
