import type { Family, Fields } from '../../family.ts';
import { drawSignature, initialled } from '../../kit/archive.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { yesNo } from '../../kit/paperwork.ts';
import { DEPARTMENTS } from '../../kit/office.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, askTable, drawFour, FAX, faxLine, filler, rubber } from '../../kit/slips.ts';

const fields: Fields = {
	...FAX,
	...askForm({
		payTo:
			'PAYABLE TO | To whom is the cheque made out? | An wen geht der Scheck? | payee | à l’ordre de',
		payeeAddress: 'ADDRESS | Where does the payee live? | payeeAddress | adresse du bénéficiaire',
		amount:
			'# AMOUNT OF CHECK | How much is to be paid? | Betrag des Schecks | chequeAmount | montant',
		inWords:
			'amount in words | How is the amount written in words? | Betrag in Worten | sumInWords',
		requestDate:
			'@ DATE OF REQUEST | When was the cheque asked for? | Datum des Antrags | requestDate',
		needed: '@ DATE NEEDED | When must the cheque be ready? | needBy | benötigt bis',
		purpose:
			'PURPOSE | What is it paid for? | Zweck der Zahlung | motif du paiement | reasonForPayment',
		requestedBy: 'REQUESTED BY | Who asks for it? | Antragsteller | demandé par',
		department: 'DEPARTMENT | Which department pays? | Abteilung',
		approvedBy: 'APPROVED BY | Who approved the payment? | genehmigt von | approuvé par',
		mail: '? MAIL CHECK | Shall the cheque be mailed? | per Post | mailIt',
		returnTo: 'RETURN CHECK TO | To whom does the cheque go back? | returnCheckTo',
		taxId: 'TAXPAYER ID | What is the tax number of the payee? | payeeTaxId',
		checkNo: 'CHECK NO. | What is the number of the cheque? | Schecknummer | numéro du chèque',
		voucherNo: 'VOUCHER NO. | What is the number of the voucher? | Belegnummer | numéro de pièce',
		paidOn: '@ date of the stamp PAID | When was it paid? | bezahlt am | paidDate',
		invoice: '- INVOICE NO. | Which invoice is paid? | Rechnungsnummer',
		discount: '-# DISCOUNT | Which discount was taken? | Skonto',
	}),
	accounts: askTable(
		{
			account: 'ACCOUNT | Which account? | Konto | compte',
			center: 'COST CENTER | Which cost centre? | Kostenstelle',
			amount: '# AMOUNT | How much? | Betrag | montant',
		},
		'account distribution | To which accounts is it charged? | accountSplit | Kontierung',
	),
};
const ONES = 'Twenty One|Forty Five|Seventy|Ninety Eight|Thirty Two|Sixty'.split('|');

/** A request for a cheque drawn like a cheque: the sum in words on a long line, a frame of waves, the accounts below in three short columns, a stamp when paid. */
const family: Family = {
	author: 'fenna',
	locales: ['en-US', 'en-GB', 'en-CA', 'en-US'],
	draw: (random, locale) => {
		const put = filler(random);
		const day = random.day('1973-01-01', '1998-11-01');
		const [asker, chief] = drawFour(locale);
		const hundred = random.int(0, ONES.length - 1);
		const whole = [21, 45, 70, 98, 32, 60][hundred] ?? 60;
		const cents = random.int(0, 99);
		const thousands = random.int(1, 9);
		const total = toMoney(thousands * 100 + whole + cents / 100);
		const words = `${['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'][thousands - 1] ?? ''} Hundred ${ONES[hundred] ?? ''} and ${String(cents).padStart(2, '0')}/100`;
		const first = random.chance(0.5) ? toMoney(total * random.pick([0.5, 0.6, 0.25])) : total;
		const parts = first === total ? [total] : [first, toMoney(total - first)];
		const cheque = locale.countryCode === 'US' ? 'CHECK' : 'CHEQUE';
		const cell = (label: string, content: ReturnType<typeof put>, css = '') =>
			markup`<div style="${css}"><i>${label}</i> <tt>${content}</tt></div>`;
		const html = markup`<style>@page { size: ${locale.countryCode === 'GB' ? 'A4' : 'letter'}; margin: 15mm } body { font: 8.5pt 'Liberation Sans'; position: relative } tt { font: 11pt 'Liberation Mono' } i { font: 7pt 'Liberation Sans' } .q { border: 3pt double; outline: .5pt dotted #555; outline-offset: 2mm; padding: 4mm; margin: 6mm 3mm } .q > div { margin: 3mm 0; border-bottom: .7pt solid; padding-bottom: .6mm } .q .n { display: flex; justify-content: space-between; border: 0 } .n span { border: 1.2pt solid; padding: 1.5mm 3mm } table { width: 68%; border-collapse: collapse; margin: 4mm 0 } th { font: 7pt 'Liberation Sans'; text-align: left; border-bottom: 1pt solid } td { border-bottom: .5pt solid #777; height: 6.5mm } .r { text-align: right } .g { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm 10mm } .g > div { border-bottom: .6pt solid; min-height: 7mm } .tick { display: inline-block; width: 3.6mm; height: 3.6mm; border: .7pt solid; text-align: center; line-height: 3.2mm } h1 { font: bold 14pt 'Liberation Sans'; margin: 4mm 0 0 }
			</style>${random.chance(0.35) && faxLine(random, locale, day, 'Accounts Payable')}<h1>${cheque} REQUEST</h1><p>Not to be used where an invoice exists. One payee to a form. &nbsp; VOUCHER NO. <tt>${put('voucherNo', random.pattern('V####'), 0.7)}</tt></p>${random.chance(0.5) && rubber(random, markup`PAID<br>${field('paidOn', locale.date(addDays(day, 11), 'd MMM yyyy'))}`, 'right:24mm;top:72mm')}
			<div class="q"><div class="n">${cell('DATE OF REQUEST', put('requestDate', locale.date(day)))}<span>${cell(`AMOUNT OF ${cheque}`, put('amount', locale.money(total)))}</span></div><div><i>PAYABLE TO</i> <tt>${put('payTo', random.chance(0.5) ? locale.company().name : locale.person().name)}</tt></div><div><i>THE SUM OF</i> <tt>${put('inWords', words, 0.8)}</tt></div><div><i>ADDRESS</i> <tt>${put('payeeAddress', locale.address().whole, 0.85)}</tt></div><div class="n">${cell('TAXPAYER ID', put('taxId', random.pattern('##-#######'), 0.4))}${cell(`${cheque} NO.`, put('checkNo', random.pattern('######'), 0.5))}${cell('INVOICE NO.', false)}</div></div>
			<table data-list="accounts"><tr><th>ACCOUNT<th>COST CENTER<th class="r">AMOUNT${parts.map((sum) => markup`<tr data-row><td><tt>${field('account', random.pattern('####'))}</tt><td><tt>${put('center', random.pattern('##-###'), 0.9)}</tt><td class="r"><tt>${field('amount', locale.amount(sum))}</tt>`)}<tr><td><td><td></table>
			<div class="g">${cell('PURPOSE', put('purpose', random.pick(['Grant, first of two payments', 'Refund of deposit', 'Speaker at sales meeting', 'Booth at trade show', 'Membership dues']), 0.95), 'grid-column:span 2')}${cell('REQUESTED BY', put('requestedBy', initialled(random, asker)))}${cell('DEPARTMENT', put('department', random.pick(DEPARTMENTS), 0.85))}${cell('DATE NEEDED', put('needed', locale.date(addDays(day, 9)), 0.7))}${cell(`RETURN ${cheque} TO`, put('returnTo', chief.name, 0.4))}<div><i>MAIL ${cheque}</i> ${yesNo('mail', random.chance(0.6), ['Yes', 'No'])}</div><div>${random.chance(0.7) && drawSignature(random, chief)}<i>APPROVED BY</i> <tt>${put('approvedBy', chief.name, 0.8)}</tt></div></div>`;
		return { html, fields };
	},
};
export default family;
