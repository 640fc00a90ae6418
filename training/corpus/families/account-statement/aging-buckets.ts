import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { DOC, dat, num, partyOf, rows, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	statementDate: dat(
		'date of the statement|statementDate|Stichtag|date du relevé|fecha del extracto|data estratto|As of which day?',
		'statementDate',
	),
	account: DOC.customerNo,
	supplier: DOC.seller,
	'customer.name': DOC.buyer,
	'customer.address': DOC.buyerAddress,
	creditLimit: num(
		'credit limit|creditLimit|Kreditlimit|plafond|límite de crédito|fido',
		'creditLimit',
	),
	terms: DOC.terms,
	lines: rows(
		{
			date: dat('day of the entry|entryDate|Buchungstag|date|fecha'),
			kind: str('kind of entry|docType|Belegart|type|tipo'),
			reference: str(
				'document number of the entry|reference|Belegnummer|référence|referencia',
				'documentNumber',
			),
			dueDate: dat('when the entry is due|entryDue|Fälligkeit|échéance|vencimiento', 'dueDate'),
			debit: num('debit|debit|Soll|débit|debe', 'debit'),
			credit: num('credit|credit|Haben|crédit|haber', 'creditAmount'),
			balance: num('balance after the entry|runningBalance|Saldo|solde|saldo'),
		},
		'entries of the statement|open items|Welche Posten sind offen?|écritures|movimientos',
	),
	notDue: num('not yet due|current|noch nicht fällig|non échu|no vencido'),
	days30: num(
		'1 to 30 days overdue|overdue1to30|1–30 Tage überfällig|1 à 30 jours de retard|1-30 días',
	),
	days60: num('31 to 60 days overdue|overdue31to60|31–60 Tage überfällig|31 à 60 jours|31-60 días'),
	days90: num(
		'more than 60 days overdue|overdueOver60|über 60 Tage überfällig|plus de 60 jours|más de 60 días',
	),
	total: num(
		'balance of the account|accountBalance|Gesamtsaldo|solde du compte|saldo total|What is owed in all?',
		'closingBalance',
	),
	controller: str(
		'who looks after the account|creditController|Ansprechpartner Debitoren|contact comptabilité|contacto',
		'contactPerson',
	),
	vat: absent(DOC.tax),
	interest: absent(
		num(
			'late payment interest|interest|Verzugszinsen|intérêts de retard|intereses',
			'interestAmount',
		),
	),
};
const SAID = {
	en: 'STATEMENT OF ACCOUNT|as at|Account|Credit limit|Terms|Date;Type;Reference;Due;Debit;Credit;Balance|Invoice;Credit note;Payment|Not due;1–30 days;31–60 days;over 60 days;Total|Queries to|Please pay overdue items at once.',
	de: 'KONTOAUSZUG|per|Konto|Kreditlimit|Zahlungsziel|Datum;Art;Beleg;Fällig;Soll;Haben;Saldo|Rechnung;Gutschrift;Zahlung|nicht fällig;1–30 Tage;31–60 Tage;über 60 Tage;Gesamt|Rückfragen an|Bitte gleichen Sie fällige Posten umgehend aus.',
	fr: 'RELEVÉ DE COMPTE|au|Compte|Plafond|Conditions|Date;Type;Pièce;Échéance;Débit;Crédit;Solde|Facture;Avoir;Règlement|Non échu;1–30 jours;31–60 jours;plus de 60 jours;Total|Contact|Merci de régler les pièces échues sans délai.',
	es: 'EXTRACTO DE CUENTA|a fecha|Cuenta|Límite|Condiciones|Fecha;Tipo;Documento;Vence;Debe;Haber;Saldo|Factura;Abono;Cobro|No vencido;1–30 días;31–60 días;más de 60 días;Total|Consultas a|Rogamos abonen los vencidos de inmediato.',
	it: 'ESTRATTO CONTO|al|Conto|Fido|Condizioni|Data;Tipo;Documento;Scadenza;Dare;Avere;Saldo|Fattura;Nota di credito;Pagamento|A scadere;1–30 giorni;31–60 giorni;oltre 60 giorni;Totale|Referente|Preghiamo di saldare le partite scadute.',
} as const;

/** A supplier's statement: entries with a running balance between vertical rules, the debt sorted by age in five cells at the foot, a remittance strip down the right edge that repeats the open items. */
const family: Family = {
	author: 'noor',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'es-ES', 'it-IT', 'en-ZA'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount } = locale;
		const [supplier, customer] = [locale.company(), locale.company()];
		const day = random.day('2001-03-31', '2026-05-31');
		const kinds = at(6).split(';');
		let balance = 0;
		const entries = Array.from({ length: random.int(4, 12) }, () => ({
			on: addDays(day, -random.int(2, 110)),
		}))
			.sort((a, b) => a.on.localeCompare(b.on))
			.map(({ on }, i) => {
				const k = i === 0 || random.chance(0.75) ? 0 : random.pick([1, 2]);
				const value =
					k === 0
						? inMoney(random.decimal(60, 4200), locale)
						: toMoney(balance * random.pick([0.1, 0.25]));
				balance = toMoney(balance + (k === 0 ? value : -value));
				return {
					on,
					k,
					value,
					balance,
					due: addDays(on, 30),
					reference: random.pattern(['1#####', 'G####', 'Z####'][k] ?? '####'),
				};
			});
		const late = (from: number, to: number) =>
			toMoney(
				entries.reduce((sum, one) => {
					const age = (Date.parse(day) - Date.parse(one.due)) / 86_400_000;
					return one.k === 0 && age > from && age <= to ? sum + one.value : sum;
				}, 0),
			);
		const ages = [late(0, 30), late(30, 60), late(60, 999)];
		const current = toMoney(balance - ages.reduce((sum, one) => sum + one, 0));
		const invoices = entries.filter(({ k }) => k === 0);
		const html = markup`<style>@page { size: A4; margin: 12mm 12mm 12mm 15mm } body { font: 8.8pt/1.4 'Liberation Sans' } .pg { display: grid; grid-template-columns: 1fr 38mm; gap: 5mm } .strip { border-left: 1pt dashed; padding-left: 4mm; font-size: 7.5pt } table { width: 100%; border-collapse: collapse } th { font-size: 7.5pt; border: .6pt solid; background: #eee } .l td { border-left: .6pt solid; border-right: .6pt solid; padding: .4mm 1.2mm } .l { border-bottom: .6pt solid } .n { text-align: right } .age td { border: .6pt solid; text-align: center; font-weight: bold; height: 7mm }</style>
			<div class="pg"><div><div style="float:right;text-align:right"><b>${field('supplier', supplier.name)}</b><br>${supplier.address.lines[0]}<br>${supplier.address.lines[1]}<br>${supplier.phone}</div><p style="margin:16mm 0 8mm">${partyOf('customer', customer)}</p><h2 style="margin:0">${at(0)} ${at(1)} ${field('statementDate', locale.date(day))}</h2><p>${at(2)}: ${field('account', random.pattern('C-####'))}${random.chance(0.6) && markup` · ${at(3)}: ${field('creditLimit', locale.money(inMoney(random.pick([5000, 10000, 25000]), locale)))}`} · ${at(4)}: ${field('terms', `30 ${random.pick(['net', 'EOM'])}`)}</p>
			<table class="l" data-list="lines"><tr>${at(5)
				.split(';')
				.map(
					(head) => markup`<th>${head}`,
				)}${entries.map((one) => markup`<tr data-row><td>${field('date', locale.date(one.on))}<td>${field('kind', kinds[one.k] ?? '')}<td>${field('reference', one.reference)}<td>${one.k === 0 && field('dueDate', locale.date(one.due))}<td class="n">${one.k === 0 && field('debit', amount(one.value))}<td class="n">${one.k > 0 && field('credit', amount(one.value))}<td class="n">${field('balance', amount(one.balance))}`)}</table>
			<table class="age" style="margin-top:5mm"><tr>${at(7)
				.split(';')
				.map(
					(head) => markup`<th>${head}`,
				)}<tr><td>${field('notDue', amount(current))}${ages.map((value, i) => markup`<td>${field(['days30', 'days60', 'days90'][i] ?? '', amount(value))}`)}<td>${field('total', locale.money(balance))}</table><p>${at(8)} ${field('controller', locale.person().name)}. ${at(9)}</p></div>
			<div class="strip"><b>${supplier.name}</b><br>${customer.name}<br><br>${invoices.map((one) => markup`☐ ${one.reference} &nbsp; ${amount(one.value)}<br>`)}<br>${at(7).split(';')[4]}<br><b>${field('total', amount(balance))}</b></div></div>`;
		return { html, fields };
	},
};
export default family;
