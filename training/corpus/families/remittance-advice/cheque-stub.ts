import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { addressOf, askParty } from '../../kit/trade.ts';

const fields: Fields = {
	...askParty('payer', 'orderer', ['name', 'street', 'city', 'postcode'], ['fr']),
	...askParty('payee', 'seller', ['name', 'street', 'city', 'postcode'], ['fr']),
	chequeNumber: text(
		'documentNumber',
		'What is the number of the cheque?',
		'numéro du chèque',
		'check number',
		'chequeNo',
	),
	date: date(
		'paymentDate',
		'When was the cheque written?',
		'date of the payment',
		'Quand le chèque a-t-il été émis ?',
		'cheque date',
	),
	vendorNumber: text(
		'supplierNumber',
		'Which number does the payee have as a vendor?',
		'vendor ID on the stub',
		'code fournisseur',
	),
	amount: number(
		'amountPaid',
		'How much is paid by the cheque?',
		'Quel est le montant du chèque ?',
		'amount of the cheque',
		'total of the remittance',
	),
	words: text(
		'',
		'amountInWords',
		'How is the amount spelled out?',
		'amount of the cheque in words',
		'Montant en lettres ?',
	),
	bank: text(
		'bankName',
		'Which bank is the cheque drawn on?',
		'bank printed on the cheque',
		'banque',
	),
	memo: text(
		'',
		'memo',
		'What does the memo line say?',
		'text on the memo line',
		'objet du chèque',
	),
	signer: text(
		'signatory',
		'Who signed the cheque?',
		'name under the signature line',
		'Qui a signé le chèque ?',
	),
	discountTotal: number(
		'cashDiscount',
		'How much discount was taken in all?',
		'sum of the discounts',
		'total des escomptes',
	),
	invoices: list(
		{
			invoice: text(
				'invoiceNumber',
				'invoice that is paid',
				'facture réglée',
				'their invoice number',
			),
			day: date(
				'issueDate',
				'date of the paid invoice',
				'date de facture',
				'When was the invoice issued?',
			),
			note: text('itemDescription', 'remark on the invoice', 'comment', 'libellé'),
			gross: number('grossTotal', 'gross amount', 'montant brut', 'amount before discount'),
			discount: number('cashDiscount', 'discount taken', 'escompte', 'deduction'),
			net: number('amountPaid', 'net amount paid', 'montant net', 'How much of it was paid?'),
		},
		'paid invoices',
		'Which invoices does the cheque pay?',
		'factures réglées',
	),
	tax: absent(number('taxTotal', 'How much tax is in the payment?', 'TVA')),
	iban: absent(text('iban', 'Which IBAN is credited?', 'IBAN')),
};
const UNITS = 'Zero One Two Three Four Five Six Seven Eight Nine'.split(' ');

/** A sheet in two or three parts: a stub with the paid invoices in two runs side by side or one, and the cheque itself below or above. */
const family: Family = {
	author: 'lucia',
	locales: ['en-US', 'en-CA', 'en-GB', 'en-IN', 'fr-CA', 'en-AU'],
	draw: (random, locale) => {
		const { amount } = locale;
		const isFrench = locale.language === 'fr';
		const [payer, payee] = [locale.company(), locale.company()];
		const day = random.day('1998-01-05', '2026-05-10');
		const rows = Array.from({ length: random.int(1, 8) }, () => {
			const gross = inMoney(random.decimal(40, 6200), locale);
			const discount = random.chance(0.4) ? toMoney(gross * 0.02) : 0;
			return {
				gross,
				discount,
				net: toMoney(gross - discount),
				day: addDays(day, -random.int(12, 60)),
				invoice: random.pattern(random.pick(['INV-####', '######', '??####'])),
			};
		});
		const total = toMoney(rows.reduce((sum, { net }) => sum + net, 0));
		const discount = toMoney(rows.reduce((sum, row) => sum + row.discount, 0));
		const number = random.pattern('00####');
		const words = String(Math.floor(total))
			.split('')
			.map((digit) => UNITS[Number(digit)])
			.join(' ');
		const party = (path: string, one: typeof payer) => {
			const [street, town] = addressOf(path, one.address);
			return markup`${field(`${path}.name`, one.name)}<br>${street}<br>${town}`;
		};
		const heads = isFrench
			? ['Facture', 'Date', 'Libellé', 'Brut', 'Escompte', 'Net']
			: ['Invoice', 'Date', 'Comment', 'Gross', 'Discount', 'Net'];
		const hasNote = random.chance(0.5);
		const row = (one: (typeof rows)[number]) =>
			markup`<tr data-row><td>${field('invoice', one.invoice)}<td>${field('day', locale.date(one.day))}${hasNote && markup`<td>${field('note', random.pick(['parts', 'freight', 'repairs', 'May', 'contract']))}`}<td class="r">${field('gross', amount(one.gross))}<td class="r">${field('discount', amount(one.discount))}<td class="r">${field('net', amount(one.net))}`;
		const stub = markup`<section class="stub"><div class="line"><b>${payer.name}</b><span>${isFrench ? 'Fournisseur' : 'Vendor'} ${field('vendorNumber', random.pattern('V####'))}</span><span>${isFrench ? 'Chèque' : 'Check'} ${field('chequeNumber', number)}</span><span>${field('date', locale.date(day))}</span></div>
			<table data-list="invoices"><tr>${heads.filter((_, i) => hasNote || i !== 2).map((head, i) => markup`<th class="${i > (hasNote ? 2 : 1) ? 'r' : ''}">${head}`)}${rows.map(row)}</table><div class="line sum"><span>${discount > 0 && markup`${isFrench ? 'Escompte' : 'Discount'} ${field('discountTotal', amount(discount))}`}</span><span>TOTAL ${field('amount', amount(total))}</span></div></section>`;
		const cheque = markup`<section class="cheque"><div class="line"><div><b>${party('payer', payer)}</b></div><div>${field('bank', locale.bank())}</div><div class="r"><b>${field('chequeNumber', number)}</b><br><br>Date ${field('date', locale.date(day))}</div></div>
			<div class="line pay"><span>${isFrench ? 'PAYEZ' : 'PAY'} ${field('words', words)} ${isFrench ? 'et' : 'and'} ${String(Math.round((total % 1) * 100)).padStart(2, '0')}/100</span><b class="amt">${locale.country.symbol} **${field('amount', amount(total))}**</b></div>
			<div class="line"><div><small>${isFrench ? 'À l’ordre de' : 'To the order of'}</small><br>${party('payee', payee)}</div><div class="sig"><br><br>____________________________<br>${field('signer', locale.person().name)}</div></div>${random.chance(0.6) && markup`<div>Memo: ${field('memo', random.pick(['Account 4471', 'Invoices as listed', 'May statement']))}</div>`}<div class="micr">|: ${random.pattern('#########')} |: ${random.pattern('########')} ||</div></section>`;
		const parts = random.pick([
			[stub, cheque],
			[cheque, stub],
			[stub, markup`<section></section>`, cheque],
		]);
		const html = markup`<style>@page { size: letter; margin: 12mm 14mm } body { font: 9.5pt/1.35 ${random.pick(["'Liberation Mono'", "'Liberation Sans'"])} } section { min-height: 76mm; border-bottom: 1pt dashed #777; padding: 4mm 0 } .line { display: flex; justify-content: space-between; gap: 6mm; margin-bottom: 4mm } table { width: 100% } th { text-align: left; border-bottom: .6pt solid; font-size: 8pt } .r { text-align: right } .sum { border-top: .6pt solid; margin-top: 2mm } .cheque { background: #f4f6f2; padding: 5mm } .pay { border-bottom: .6pt solid } .amt { border: 1pt solid; padding: 0 2mm; white-space: nowrap } .sig { text-align: center } .micr { font-family: 'DejaVu Sans Mono'; margin-top: 4mm }</style>${parts}`;
		return { html, fields };
	},
};
export default family;
