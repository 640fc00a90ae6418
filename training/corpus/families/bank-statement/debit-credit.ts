import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	bank: text('bankName', 'Which bank is this?'),
	accountHolder: text('accountHolder', 'titulaire du compte'),
	accountNumber: text('accountNumber', 'numéro de compte'),
	iban: text('iban'),
	statementNumber: text('statementNumber', 'number of the statement'),
	periodStart: date('periodStart', 'first day of the statement'),
	periodEnd: date('periodEnd', 'last day of the statement'),
	openingBalance: number('openingBalance', 'ancien solde', 'How much was in the account before?'),
	closingBalance: number('closingBalance', 'nouveau solde', 'How much is left at the end?'),
	transactions: list(
		{
			date: date('', 'booked on', 'bookingDate'),
			valueDate: date('valueDate', 'date de valeur'),
			description: text('remittance', 'libellé', 'text of the booking'),
			debit: number('debit', 'money out', 'débit'),
			credit: number('creditAmount', 'money in', 'crédit'),
			balance: number('', 'balance after the booking', 'runningBalance'),
		},
		'bookings',
		'opérations du compte',
		'What money went in and out?',
	),
	creditLimit: absent(number('creditLimit', 'credit limit')),
	invoiceNumber: absent(text('invoiceNumber')),
};
const SAID = {
	fr: [
		'Relevé de compte',
		'Date',
		'Valeur',
		'Nature des opérations',
		'Débit',
		'Crédit',
		'Solde',
		'Ancien solde au',
		'Nouveau solde au',
		'Titulaire',
		'Compte',
		'Relevé n°',
		'Période du',
		'au',
	],
	en: [
		'Statement of account',
		'Date',
		'Value',
		'Details',
		'Paid out',
		'Paid in',
		'Balance',
		'Balance brought forward',
		'Balance carried forward',
		'Account name',
		'Account number',
		'Statement no.',
		'From',
		'to',
	],
	pt: [
		'Extrato de conta',
		'Data',
		'Valor',
		'Descrição',
		'Débito',
		'Crédito',
		'Saldo',
		'Saldo anterior em',
		'Saldo final em',
		'Titular',
		'Conta',
		'Extrato n.º',
		'De',
		'a',
	],
	tr: [
		'Hesap Özeti',
		'Tarih',
		'Valör',
		'Açıklama',
		'Borç',
		'Alacak',
		'Bakiye',
		'Devreden bakiye',
		'Kapanış bakiyesi',
		'Hesap sahibi',
		'Hesap no',
		'Ekstre no',
		'Dönem',
		'-',
	],
} as const;
const TEXTS = {
	fr: [
		'CARTE {c}',
		'PRLV {c}',
		'VIR SEPA RECU {p}',
		'VIREMENT A {p} LOYER',
		'RETRAIT DAB {t}',
		'CHEQUE N° {n}',
		'FRAIS TENUE DE COMPTE',
	],
	en: [
		'Card payment {c}',
		'Direct debit {c}',
		'Transfer from {p}',
		'Standing order {p} rent',
		'Cash machine {t}',
		'Cheque {n}',
		'Account fee',
	],
	pt: [
		'COMPRA {c}',
		'DÉBITO DIRECTO {c}',
		'TRF DE {p}',
		'TRF P/ {p} RENDA',
		'LEVANTAMENTO MB {t}',
		'CHEQUE {n}',
		'COMISSÃO DE MANUTENÇÃO',
	],
	tr: [
		'POS {c}',
		'OTOMATİK ÖDEME {c}',
		'GELEN HAVALE {p}',
		'GİDEN EFT {p} KİRA',
		'ATM {t}',
		'ÇEK {n}',
		'HESAP İŞLETİM ÜCRETİ',
	],
} as const;

/** A bank's statement over one to three pages: debit and credit in columns, texts of two lines, head on each page. */
const family: Family = {
	author: 'ines',
	locales: ['fr-FR', 'en-GB', 'pt-PT', 'tr-TR', 'fr-CH', 'en-IN'],
	draw: (random, locale) => {
		const { amount } = locale;
		const language = locale.language as keyof typeof SAID;
		const said = SAID[language];
		const at = (i: number) => said[i] ?? '';
		const texts = TEXTS[language];
		const from = random.day('2018-01-01', '2026-03-01').slice(0, 8).concat('01');
		const to = addDays(from, 29);
		const opening = inMoney(random.decimal(200, 9000), locale);
		let [balance, day] = [opening, from];
		const rows = Array.from({ length: random.int(8, 55) }, () => {
			if (random.chance(0.55))
				day = addDays(day, 1) > to ? day : addDays(day, random.chance(0.8) ? 1 : 0);
			const which = random.int(0, texts.length - 1);
			const isIn = which === 2;
			const sum = inMoney(isIn ? random.decimal(300, 3200) : random.decimal(2, 240), locale);
			balance = toMoney(balance + (isIn ? sum : -sum));
			const told = (texts[which] ?? '')
				.replace('{c}', locale.company().name)
				.replace('{p}', locale.person().name)
				.replace('{t}', locale.address().city)
				.replace('{n}', random.pattern('#######'));
			const second = random.chance(0.35) ? random.pattern('REF ##########') : '';
			return {
				day,
				value: addDays(day, random.pick([0, 0, 1])),
				text: `${told} ${second}`.trim(),
				isIn,
				sum,
				balance,
			};
		});
		const showsBalance = random.chance(0.5);
		const bank = locale.bank();
		const html = markup`<style>
			@page { size: A4; margin: 14mm 14mm 16mm }
			body { font: 8.5pt/1.3 'Liberation Sans' } .top { display: flex; justify-content: space-between; border-bottom: 2pt solid ${random.pick(['#003a70', '#7a0019', '#00594c'])}; padding-bottom: 3mm; margin-bottom: 5mm }
			.top b { font-size: 17pt } .who { display: grid; grid-template-columns: 30mm 1fr; width: 100mm; row-gap: .6mm; margin-bottom: 5mm }
			table { width: 100% } th { text-align: left; border-bottom: 1pt solid #000; padding: 1mm } td { padding: .8mm 1mm; vertical-align: top } .n, th.n { text-align: right; white-space: nowrap }
			td.t { width: 45% } tr { break-inside: avoid } .bal td { font-weight: bold; padding: 1.5mm 1mm; background: #eee }
			</style><div class="top"><b>${field('bank', bank)}</b><div style="font-size:13pt">${at(0)}</div></div>
			<div class="who"><span>${at(9)}</span>${field('accountHolder', locale.person().name)}<span>${at(10)}</span>${field('accountNumber', random.pattern('####-######-##'))}
				${locale.country.bban !== '' && markup`<span>IBAN</span>${field('iban', locale.iban())}`}<span>${at(11)}</span>${field('statementNumber', random.pattern('##/20'))}
				<span>${at(12)}</span><span>${field('periodStart', locale.date(from))} ${at(13)} ${field('periodEnd', locale.date(to))}</span></div>
			<table data-list="transactions"><thead><tr><th>${at(1)}<th>${at(2)}<th>${at(3)}<th class="n">${at(4)}<th class="n">${at(5)}${showsBalance && markup`<th class="n">${at(6)}`}</thead>
				<tr class="bal"><td colspan="3">${at(7)} ${locale.date(from)}<td class="n"><td class="n">${field('openingBalance', amount(opening))}${showsBalance && markup`<td>`}
				${rows.map(
					(
						row,
					) => markup`<tr data-row><td>${field('date', locale.date(row.day))}<td>${field('valueDate', locale.date(row.value))}<td class="t">${field('description', row.text)}
					<td class="n">${!row.isIn && field('debit', amount(row.sum))}<td class="n">${row.isIn && field('credit', amount(row.sum))}${showsBalance && markup`<td class="n">${field('balance', amount(row.balance))}`}`,
				)}
				<tr class="bal"><td colspan="3">${at(8)} ${locale.date(to)}<td class="n"><td class="n">${field('closingBalance', amount(balance))}${showsBalance && markup`<td>`}</table>`;
		return { html, fields };
	},
};
export default family;
