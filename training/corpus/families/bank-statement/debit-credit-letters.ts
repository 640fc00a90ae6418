import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { cut, typed, typedRight } from '../../kit/typed.ts';

const fields: Fields = {
	bank: text('bankName', 'Welche Bank?'),
	kontoinhaber: text('accountHolder'),
	kontonummer: text('accountNumber', 'Kontonummer'),
	iban: text('iban'),
	auszugNummer: text('statementNumber', 'Auszug Nr.'),
	blatt: number('pageNumber', 'Blatt'),
	alterSaldo: number('openingBalance', 'alter Kontostand'),
	neuerSaldo: number('closingBalance', 'neuer Kontostand', 'Wie viel ist am Ende auf dem Konto?'),
	dispo: number('creditLimit', 'eingeräumter Dispositionskredit'),
	druckdatum: date('printDate', 'erstellt am'),
	umsaetze: list(
		{
			buchung: date('', 'Buchungstag', 'booking date', 'gebucht am'),
			wert: date('valueDate', 'Wertstellung'),
			text: text('remittance', 'Buchungstext', 'Verwendungszweck'),
			betrag: number('', 'Betrag mit Vorzeichen', 'amount, negative when money goes out', 'Umsatz'),
			saldo: number('', 'Kontostand nach der Buchung', 'running balance', 'Zwischensaldo'),
		},
		'Umsätze',
		'bookings',
		'Welche Buchungen gab es?',
	),
	zinssatz: absent(number('interestRate', 'Zinssatz')),
	rechnungsnummer: absent(text('invoiceNumber')),
};
const TEXTS = [
	'LASTSCHRIFT',
	'UEBERWEISUNG',
	'GUTSCHRIFT',
	'KARTENZAHLUNG',
	'DAUERAUFTRAG MIETE',
	'BARGELDAUSZAHLUNG',
	'ENTGELT KONTOFUEHRUNG',
];

/** A statement printer's sheet with blanks for columns: amounts followed by S or H (or a sign), texts of two to three lines, a balance after each day. */
const family: Family = {
	author: 'pavel',
	locales: ['de-DE', 'de-AT'],
	draw: (random, locale) => {
		const { amount } = locale;
		const from = random.day('2004-01-05', '2025-05-01');
		const opening = random.decimal(-400, 5200);
		let [balance, day] = [opening, from];
		const letters = random.chance(0.6);
		const entries = Array.from({ length: random.int(4, 20) }, () => {
			day = addDays(day, random.int(0, 3));
			const kind = random.pick(TEXTS);
			const sum = toMoney(
				kind === 'GUTSCHRIFT' ? random.decimal(150, 3200) : -random.decimal(4, 420),
			);
			balance = toMoney(balance + sum);
			return {
				day,
				kind,
				sum,
				balance,
				who: locale.company().name.toUpperCase(),
				ref: random.pattern('RG ###### KD ####'),
			};
		});
		const sign = (sum: number) =>
			letters
				? { text: `${amount(Math.abs(sum)).text} ${sum < 0 ? 'S' : 'H'}`, value: sum }
				: { text: `${amount(Math.abs(sum)).text}${sum < 0 ? '-' : '+'}`, value: sum };
		const short = (date: string) => locale.date(date, 'dd.mm.yy');
		const rows = entries.map(
			(entry) =>
				markup`<span data-row>${typed('buchung', short(entry.day), 10)}${typed('wert', short(addDays(entry.day, random.pick([0, 0, 1]))), 10)}<span data-field="text" data-part data-value="${`${entry.kind} ${cut(entry.who, 32)} ${entry.ref}`}">${entry.kind}</span>${' '.repeat(Math.max(1, 34 - entry.kind.length))}${typedRight('betrag', sign(entry.sum), 14)}${typedRight('saldo', sign(entry.balance), 15)}\n${' '.repeat(20)}<span data-field="text" data-part>${cut(entry.who, 32)}</span>\n${' '.repeat(20)}<span data-field="text" data-part>${entry.ref}</span>\n</span>`,
		);
		const html = markup`<style>@page { size: A4; margin: 12mm 14mm } pre { font: 9pt/1.22 'Liberation Mono'; margin: 0 } .b { font: bold 15pt 'Liberation Sans' }</style><pre><span class="b">${field('bank', `${random.pick(['Sparkasse', 'Volksbank', 'Raiffeisenkasse'])} ${locale.address().city}`)}</span>

KONTOAUSZUG  ${field('auszugNummer', `${random.int(1, 60)}/${from.slice(0, 4)}`)}   BLATT ${field('blatt', random.int(1, 3))}        ERSTELLT ${field('druckdatum', locale.date(addDays(day, 1), 'dd.mm.yyyy'))}
${field('kontoinhaber', locale.person().name)}
KONTO ${field('kontonummer', random.pattern('##########'))}   IBAN ${field('iban', locale.iban())}
${random.chance(0.5) && markup`DISPOSITIONSKREDIT EUR ${field('dispo', amount(random.pick([1000, 2500, 5000])))}\n`}
BUCHUNG   WERT      TEXT                                      BETRAG          SALDO
${'_'.repeat(83)}
ALTER KONTOSTAND${' '.repeat(52)}${typedRight('alterSaldo', sign(opening), 15)}

<span data-list="umsaetze">${rows}</span>${'_'.repeat(83)}
NEUER KONTOSTAND${' '.repeat(52)}${typedRight('neuerSaldo', sign(balance), 15)}

BITTE PRUEFEN SIE DEN AUSZUG. EINWENDUNGEN BINNEN SECHS WOCHEN.</pre>`;
		return { html, fields };
	},
};
export default family;
