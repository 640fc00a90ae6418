import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { dat, num, rows, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { drawTypeface, offLine } from '../../kit/paperwork.ts';
import { addDays } from '../../kit/random.ts';
import { typedRight } from '../../kit/typed.ts';

const fields: Fields = {
	bank: str(
		'savings bank|savingsBank|Sparkasse|caisse d’épargne|spaarbank|sparbank|Which bank issued the book?',
		'bankName',
	),
	branch: str('branch of the bank|branch|Zweigstelle|agence|kantoor|kontor', 'bankBranch'),
	account: str(
		'number of the savings account|accountNo|Sparkonto|numéro du livret|spaarrekening|sparkonto nr',
		'accountNumber',
	),
	holder: str(
		'who owns the savings|accountHolder|Sparer|titulaire du livret|spaarder|kontohavare',
		'accountHolder',
	),
	opened: dat(
		'when the book was issued|bookIssued|ausgestellt am|livret délivré le|uitgegeven op|utfärdad',
	),
	notice: str(
		'period of notice|noticePeriod|Kündigungsfrist|préavis|opzegtermijn|uppsägningstid',
		'noticePeriod',
	),
	entries: rows(
		{
			day: dat('day of the entry|entryDay|Tag|jour|dag'),
			code: str('what kind of entry|entryCode|Buchungsart|opération|soort|kod'),
			out: num('paid out|withdrawal|Auszahlung|retrait|opgenomen|uttag', 'debit'),
			in: num('paid in|deposit|Einzahlung|versement|gestort|insättning', 'creditAmount'),
			balance: num('balance after the entry|balanceAfter|Guthaben|solde|saldo'),
			clerk: str(
				'initials of the cashier|cashierInitials|Handzeichen|paraphe|paraaf|sign.',
				'cashier',
			),
		},
		'entries in the book|passbook entries|Eintragungen|inscriptions|boekingen',
	),
	carried: num(
		'balance carried from the last page|openingBalance|Übertrag|report|transport|från föregående sida',
		'openingBalance',
	),
	last: num(
		'last balance|lastBalance|letztes Guthaben|dernier solde|laatste saldo|How much is in the book?',
		'closingBalance',
	),
	page: str('page of the book|pageNo|Seite|page du livret|bladzijde|sida', 'pageNumber'),
	iban: absent(str('IBAN|ibanNo|IBAN des Kontos|numéro IBAN', 'iban')),
	overdraft: absent(num('overdraft|overdraftLimit|Dispokredit|découvert|roodstand', 'creditLimit')),
};
const SAID = {
	de: 'Sparbuch|Konto Nr.|Sparer|ausgestellt|Kündigungsfrist|Tag;Art;Auszahlung;Einzahlung;Guthaben;Hz.|Übertrag|Seite|3 Monate;12 Monate;gesetzlich|EINZ;AUSZ;ZINS;SCHE|Zweigstelle|Dieses Buch ist sorgfältig aufzubewahren.',
	fr: 'Livret d’épargne|Livret n°|Titulaire|délivré le|Préavis|Jour;Op.;Retrait;Versement;Solde;Vu|Report|page|3 mois;12 mois;légal|VERS;RETR;INT;CHQ|Agence|Ce livret doit être conservé avec soin.',
	nl: 'Spaarbankboekje|Nr.|Spaarder|uitgegeven|Opzegtermijn|Dag;Srt;Opgenomen;Gestort;Saldo;Par.|Transport|blz.|3 maanden;12 maanden;direct|STORT;OPN;RENTE;CHQ|Kantoor|Bewaar dit boekje zorgvuldig.',
	sv: 'Sparbanksbok|Konto nr|Innehavare|utfärdad|Uppsägning|Dag;Kod;Uttag;Insättning;Behållning;Sign.|Transport|sida|3 månader;12 månader;omgående|INS;UTT;RTA;CHK|Kontor|Boken bör förvaras väl.',
	en: 'Savings Bank Book|Account No.|Depositor|issued|Notice|Date;Code;Withdrawn;Deposited;Balance;Init.|Brought forward|page|3 months;12 months;on demand|DEP;WDL;INT;CHQ|Branch|Keep this book in a safe place.',
} as const;

/** A savings book opened flat: holder and number on the upper page, entries below the fold printed by the bank's machine line by line with asterisks before sums, initials by hand, blank lines at the end. */
const family: Family = {
	author: 'casimir',
	locales: ['de-DE', 'fr-FR', 'nl-NL', 'sv-SE', 'en-GB', 'de-AT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount } = locale;
		const who = locale.person();
		const start = random.day('1955-01-10', '1998-05-30');
		const codes = at(9).split(';');
		let balance = random.decimal(40, 3000);
		let day = start;
		const first = balance;
		const entries = Array.from({ length: random.int(4, 11) }, () => {
			day = addDays(day, random.int(3, 70));
			const k = random.pick([0, 0, 0, 1, 2, 3]);
			const value =
				k === 1
					? toMoney(Math.max(5, Math.round(balance * random.decimal(0.1, 0.6))))
					: k === 2
						? toMoney(balance * 0.03)
						: random.decimal(5, 600);
			balance = toMoney(balance + (k === 1 ? -value : value));
			return { day, k, value, balance };
		});
		const star = (path: string, value: number) =>
			markup`${'*'.repeat(Math.max(0, 11 - amount(value).text.length))}${field(path, amount(value))}`;
		const starred = (also: string, value: number) => {
			const shown = amount(value);
			return markup`${'*'.repeat(Math.max(0, 11 - shown.text.length))}${field(`/${also}`, field('balance', shown), value)}`;
		};
		const names = locale
			.person()
			.name.split(' ')
			.map((one) => one.slice(0, 1))
			.join('');
		const html = markup`<style>@page { size: 125mm 176mm; margin: 6mm 7mm } body { font: 8pt/1.3 'Liberation Serif'; background: #f7f3e3 } .up { height: 58mm; border-bottom: 1pt solid #999 } h1 { font: bold 15pt 'DejaVu Serif'; color: #7a1010; text-align: center; margin: 3mm 0 } .v { font: ${drawTypeface(random, 9.5)} } .l { font: ${drawTypeface(random, 8.4)}; margin-top: 3mm; line-height: 1.75 } .hd { display: grid; grid-template-columns: 17mm 14mm 24mm 25mm 24mm 7mm; font-size: 6.8pt; border-bottom: 1pt double #7a1010; color: #7a1010 } pre { font: inherit; margin: 0; background: repeating-linear-gradient(#f7f3e3 0 1.72em, #c9b8b8 1.72em 1.75em) } .i { font: italic 9pt 'Liberation Serif' }</style>
			<div class="up"><h1>${at(0)}</h1><div style="text-align:center"><b>${field('bank', `${random.pick(['Stadt-', 'Kreis-', 'Handels-', 'Land-'])}${random.pick(['Sparkasse', 'Bank'])} ${locale.address().city}`)}</b><br>${at(10)} ${field('branch', locale.address().street.replace(/\d+/g, '').trim())}</div><p>${at(1)} <span class="v">${offLine(random, field('account', random.pattern('## ####')))}</span> &nbsp; ${at(3)} <span class="v">${field('opened', locale.date(addDays(start, -900)))}</span></p><p>${at(2)} <span class="v">${offLine(random, field('holder', who.name))}</span></p><p>${at(4)} <span class="v">${field('notice', random.pick(at(8).split(';')))}</span></p><small>${at(11)}</small></div>
			<div class="l"><div class="hd">${at(5)
				.split(';')
				.map(
					(head) => markup`<span>${head}</span>`,
				)}</div><pre data-list="entries">${at(6).padEnd(14)}${' '.repeat(26)}${star('/carried', first)}\n${entries.map((one, i) => markup`<span data-row>${field('day', locale.date(one.day, 'dd.mm.yy'))} ${field('code', codes[one.k] ?? '')}${' '.repeat(Math.max(1, 6 - (codes[one.k] ?? '').length))}${one.k === 1 ? typedRight('out', amount(one.value), 11) : ' '.repeat(11)} ${one.k === 1 ? ' '.repeat(11) : typedRight('in', amount(one.value), 11)}  ${i === entries.length - 1 ? starred('last', one.balance) : star('balance', one.balance)} ${random.chance(0.8) && markup`<span class="i">${field('clerk', names)}</span>`}</span>\n`)}\n\n\n</pre></div><div style="text-align:right">${at(7)} ${field('page', String(random.int(2, 14)))}</div>`;
		return { html, fields };
	},
};
export default family;
