import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { DOC, dat, num, partyOf, rows, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	closingDay: dat(
		'day for which the balance is confirmed|balanceDate|Stichtag|dzień salda|rozvahový den|fordulónap|As of which day must it be confirmed?',
		'statementDate',
	),
	creditor: DOC.seller,
	'debtor.name': DOC.buyer,
	'debtor.address': DOC.buyerAddress,
	ledger: str(
		'account in the ledger|ledgerAccount|Buchhaltungskonto|konto księgowe|účet|főkönyvi szám',
		'accountNumber',
	),
	due: rows(
		{
			document: str(
				'document on the left side|debitDocument|Beleg im Soll|dokument|doklad',
				'documentNumber',
			),
			day: dat('day of the document|docDay|Belegdatum|data|datum'),
			value: num('amount on the left side|debitAmount|Betrag im Soll|kwota|částka', 'debit'),
		},
		'left side: what is owed|debit side|Sollseite|strona Wn|strana Má dáti|tartozik',
	),
	paid: rows(
		{
			document: str(
				'document on the right side|creditDocument|Beleg im Haben|dokument|doklad',
				'documentNumber',
			),
			day: dat('day of the payment|paidDay|Zahltag|data|datum', 'paymentDate'),
			value: num(
				'amount on the right side|creditAmount|Betrag im Haben|kwota|částka',
				'creditAmount',
			),
		},
		'right side: what was paid|credit side|Habenseite|strona Ma|strana Dal|követel',
	),
	sumDue: num('sum of the left side|debitTotal|Summe Soll|suma Wn|součet MD|tartozik összesen'),
	sumPaid: num(
		'sum of the right side|creditTotal|Summe Haben|suma Ma|součet Dal|követel összesen',
		'amountPaid',
	),
	saldo: num(
		'balance to be confirmed|balance|Saldo|saldo do potwierdzenia|zůstatek|egyenleg|How much is still open?',
		'closingBalance',
	),
	inFavour: str(
		'in whose favour the balance is|inFavourOf|zu wessen Gunsten|na czyją korzyść|ve prospěch',
	),
	answerWithin: num('days to answer|answerDays|Antwort in Tagen|dni na odpowiedź|dní na odpověď'),
	bookkeeper: str(
		'who draws up the statement|bookkeeper|Buchhalter|księgowa|účetní|könyvelő',
		'preparedBy',
	),
	rate: absent(DOC.tax),
	iban: absent(DOC.iban),
};
const SAID = {
	pl: 'POTWIERDZENIE SALDA|na dzień|Konto|Wn|Ma|Dokument;Data;Kwota|Suma|Saldo|na naszą korzyść|Prosimy o potwierdzenie salda w ciągu|dni. Brak odpowiedzi uznajemy za zgodę.|Saldo zgodne ☐   Saldo niezgodne ☐   Powód: ______________|Sporządziła|pieczęć i podpis',
	cs: 'ODSOUHLASENÍ SALDA|ke dni|Účet|Má dáti|Dal|Doklad;Datum;Částka|Součet|Zůstatek|v náš prospěch|Žádáme o potvrzení zůstatku do|dnů. Neodpovíte-li, považujeme jej za odsouhlasený.|Souhlasí ☐   Nesouhlasí ☐   Důvod: ______________|Sestavila|razítko a podpis',
	hu: 'EGYENLEGKÖZLŐ|fordulónap:|Számla|Tartozik|Követel|Bizonylat;Kelt;Összeg|Összesen|Egyenleg|javunkra|Kérjük az egyenleg visszaigazolását|napon belül. Válasz hiányában elfogadottnak tekintjük.|Egyezik ☐   Nem egyezik ☐   Indok: ______________|Készítette|bélyegző, aláírás',
	de: 'SALDENBESTÄTIGUNG|zum|Konto|Soll|Haben|Beleg;Datum;Betrag|Summe|Saldo|zu unseren Gunsten|Wir bitten um Bestätigung binnen|Tagen. Ohne Antwort gilt der Saldo als anerkannt.|Stimmt ☐   Stimmt nicht ☐   Grund: ______________|Erstellt von|Stempel und Unterschrift',
	ro: 'EXTRAS DE CONT – CONFIRMARE|la data de|Cont|Debit|Credit|Document;Data;Suma|Total|Sold|în favoarea noastră|Vă rugăm să confirmați soldul în|zile. În lipsa răspunsului îl considerăm acceptat.|Conform ☐   Neconform ☐   Motiv: ______________|Întocmit de|ștampila și semnătura',
} as const;

/** A request to confirm a balance: an account in the shape of a T, debts on its left and payments on its right, the balance under the stem, a form to tick and stamp below. */
const family: Family = {
	author: 'casimir',
	locales: ['pl-PL', 'cs-CZ', 'hu-HU', 'de-DE', 'ro-RO'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount } = locale;
		const [creditor, debtor] = [locale.company(), locale.company()];
		const end = `${random.int(1992, 2025)}-${random.pick(['12-31', '10-31', '06-30'])}`;
		const side = (count: number, sign: string) =>
			Array.from({ length: count }, () => ({
				document: random.pattern(sign),
				day: addDays(end, -random.int(5, 160)),
				value: inMoney(random.decimal(30, 3800), locale),
			})).sort((a, b) => a.day.localeCompare(b.day));
		const due = side(random.int(3, 8), 'FV ####');
		const sum = (all: readonly { value: number }[]) =>
			toMoney(all.reduce((total, one) => total + one.value, 0));
		const drawn = side(random.int(1, 5), 'WB ###');
		const paid =
			sum(drawn) < sum(due)
				? drawn
				: drawn.slice(0, 1).map((one) => ({ ...one, value: toMoney(sum(due) / 2) }));
		const table = (path: string, title: string, lines: typeof due, total: string) =>
			markup`<div class="side"><h3>${title}</h3><table data-list="${path}"><tr>${at(5)
				.split(';')
				.map(
					(head) => markup`<th>${head}`,
				)}${lines.map((one) => markup`<tr data-row><td>${field('document', one.document)}<td>${field('day', locale.date(one.day))}<td class="n">${field('value', amount(one.value))}`)}</table><div class="n sum">${at(6)} ${field(total, amount(sum(lines)))}</div></div>`;
		const html = markup`<style>@page { size: A4; margin: 18mm } body { font: 10pt/1.45 'Liberation Serif' } h1 { text-align: center; font-size: 14pt; margin: 8mm 0 4mm } .t { display: flex; border-top: 2.4pt solid } .side { flex: 1; padding: 0 4mm 3mm } .side:first-child { border-right: 2.4pt solid } h3 { margin: 1mm 0; text-align: center } table { width: 100%; border-collapse: collapse } th { font-weight: normal; font-style: italic; text-align: left; font-size: 8.5pt } .n { text-align: right } .sum { border-top: .8pt solid; margin-top: 2mm } .saldo { text-align: center; font-size: 13pt; margin: 5mm } .form { border: .8pt solid; padding: 4mm; margin-top: 8mm; line-height: 2.2 }</style>
			<div style="display:flex;justify-content:space-between"><div>${field('creditor', creditor.name)}<br>${creditor.address.lines[0]}<br>${creditor.address.lines[1]}</div><div style="width:76mm">${partyOf('debtor', debtor)}</div></div><h1>${at(0)} ${at(1)} ${field('closingDay', locale.date(end))}</h1><p style="text-align:center">${at(2)} ${field('ledger', random.pattern('311-####'))}</p>
			<div class="t">${table('due', at(3), due, 'sumDue')}${table('paid', at(4), paid, 'sumPaid')}</div><div class="saldo">${at(7)}: <b>${field('saldo', locale.money(toMoney(sum(due) - sum(paid))))}</b> ${field('inFavour', at(8))}</div>
			<p>${at(9)} ${field('answerWithin', random.pick([7, 10, 14]))} ${at(10)}</p><p>${at(12)}: ${field('bookkeeper', locale.person().name)}</p><div class="form">${at(11)}<br><span style="float:right">${at(13)}</span>&nbsp;</div>`;
		return { html, fields };
	},
};
export default family;
