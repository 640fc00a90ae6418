import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	bank: text('bankName', 'Which bank?'),
	customer: text('accountHolder', 'owner of the account'),
	accountNumber: text('accountNumber'),
	statementDate: date('statementDate'),
	periodStart: date('periodStart'),
	periodEnd: date('periodEnd'),
	beginningBalance: number('openingBalance', 'beginning balance'),
	deposits: number(
		'',
		'total deposits',
		'deposits and credits',
		'How much came in?',
		'Summe der Eingänge',
	),
	withdrawals: number(
		'',
		'total withdrawals',
		'checks and debits',
		'How much went out?',
		'Summe der Ausgänge',
	),
	endingBalance: number('closingBalance', 'ending balance'),
	overdraftFees: number('bankFee', 'overdraft fees this year'),
	branchManager: text(
		'',
		'branch manager',
		'contact at the branch',
		'Who is the branch manager?',
		'Filialleiter',
	),
	activity: list(
		{
			date: date('', 'posting date', 'booked', 'Buchungstag'),
			description: text('remittance', 'details of the transaction'),
			check: text('', 'check number', 'cheque no.', 'Schecknummer'),
			amount: number('', 'amount with sign', 'change of the balance', 'Betrag'),
			balance: number('', 'balance after the entry', 'running balance', 'Saldo danach'),
		},
		'account activity',
		'transactions',
		'What happened in the account?',
	),
	iban: absent(text('iban', 'IBAN')),
	creditLimit: absent(number('creditLimit')),
	salary: absent(number('netSalary', 'salary')),
};
const SAID = [
	'POS purchase',
	'ATM withdrawal',
	'Payroll deposit',
	'Online transfer',
	'Check',
	'Bill payment',
	'Direct debit',
	'Interest paid',
];

/** An American retail bank: summary box first, then one column of signed amounts with the balance after each, checks with numbers. */
const family: Family = {
	author: 'maribel',
	locales: ['en-US', 'en-CA', 'en-AU', 'en-NZ'],
	draw: (random, locale) => {
		const { amount, money } = locale;
		const from = random.day('2015-01-01', '2026-03-01').slice(0, 8).concat('01');
		const to = addDays(from, 29);
		const holder = locale.person();
		const home = locale.address();
		const opening = inMoney(random.decimal(300, 7000), locale);
		let [balance, day] = [opening, from];
		const entries = Array.from({ length: random.int(6, 38) }, () => {
			const next = addDays(day, random.int(0, 2));
			day = next > to ? to : next;
			const kind = random.pick(SAID);
			const isIn = kind === 'Payroll deposit' || kind === 'Interest paid';
			const sum = toMoney(
				(isIn ? 1 : -1) *
					inMoney(
						kind === 'Interest paid'
							? random.decimal(0.02, 3)
							: random.decimal(3, isIn ? 2800 : 260),
						locale,
					),
			);
			balance = toMoney(balance + sum);
			return { day, kind, sum, balance, check: kind === 'Check' ? random.pattern('1###') : '' };
		});
		const sumOf = (sign: number) =>
			toMoney(
				Math.abs(entries.reduce((all, { sum }) => all + (Math.sign(sum) === sign ? sum : 0), 0)),
			);
		const style = random.pick(['minus', 'brackets', 'trailing']);
		const show = (sum: number) => {
			const { text } = amount(Math.abs(sum));
			return {
				text:
					sum >= 0
						? text
						: ({ minus: `-${text}`, brackets: `(${text})`, trailing: `${text}-` }[style] ?? text),
				value: sum,
			};
		};
		const tone = random.pick(['#012169', '#b31b1b', '#00573f']);
		const html = markup`<style>
			@page { size: letter; margin: 14mm 16mm }
			body { font: 9pt/1.35 'Liberation Sans' } header { display: flex; justify-content: space-between; color: ${tone} } header b { font: bold 18pt 'Liberation Serif' } .ad { margin: 10mm 0 8mm 6mm; font-size: 10pt } dl { display: grid; grid-template-columns: 1fr auto; gap: .8mm 6mm; border: 1pt solid ${tone}; padding: 3mm; width: 92mm; margin: 0 0 7mm auto } dt, dd { margin: 0 } dd { text-align: right } table { width: 100% } caption { text-align: left; font-weight: bold; color: ${tone}; border-bottom: 1.2pt solid ${tone} } th { text-align: left; font-weight: normal; font-size: 8pt; color: #555 } td { padding: .6mm 0 } tr:nth-child(even) td { background: #f6f6f6 } tr { break-inside: avoid } .n { text-align: right } aside { font-size: 7.5pt; border-top: .5pt solid #999; margin-top: 6mm; padding-top: 2mm }
			</style><header><b>${field('bank', locale.bank())}</b><span style="text-align:right">Statement date ${field('statementDate', locale.date(addDays(to, 1)))}<br>Account ${field('accountNumber', random.pattern('####-#####-##'))}<br>Page 1</span></header><div class="ad">${field('customer', holder.name)}<br>${home.lines[0]}<br>${home.lines[1]}</div>
			<dl><dt>Beginning balance on ${field('periodStart', locale.date(from))}<dd>${field('beginningBalance', money(opening))}<dt>Deposits and credits<dd>${field('deposits', money(sumOf(1)))}<dt>Checks and debits<dd>${field('withdrawals', money(sumOf(-1)))}<dt><b>Ending balance on ${field('periodEnd', locale.date(to))}</b><dd><b>${field('endingBalance', money(balance))}</b></dl>
			<table data-list="activity"><caption>Account activity</caption><thead><tr><th>Date<th>Description<th>Check #<th class="n">Amount<th class="n">Balance</thead>${entries.map((entry) => markup`<tr data-row><td>${field('date', locale.date(entry.day))}<td>${field('description', entry.kind === 'Check' ? 'Check' : `${entry.kind} ${entry.kind === 'Interest paid' ? '' : locale.company().name}`.trim())}<td>${entry.check !== '' && field('check', entry.check)}<td class="n">${field('amount', show(entry.sum))}<td class="n">${field('balance', amount(entry.balance))}`)}</table>
			<aside>${random.chance(0.6) && markup`Total overdraft fees this year: ${field('overdraftFees', money(random.pick([0, 34, 68])))}. `}${random.chance(0.6) && markup`Your branch manager is ${field('branchManager', locale.person().name)}. `}Report errors within 60 days. Member of the deposit insurance scheme. Ask us about our home loans, now from 4.9 % a year.</aside>`;
		return { html, fields };
	},
};
export default family;
