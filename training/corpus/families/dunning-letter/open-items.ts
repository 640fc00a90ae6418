import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { BILL } from '../../kit/trade-fields.ts';
import { addressOf, askParty } from '../../kit/trade.ts';

const fields: Fields = {
	...askParty(
		'creditor',
		'issuer',
		['name', 'street', 'postcode', 'city'],
		['de', 'nl', 'es', 'it'],
	),
	...askParty('debtor', 'buyer', ['name', 'street', 'postcode', 'city'], ['de', 'nl', 'es', 'it']),
	date: BILL.date,
	customerNumber: BILL.customerNumber,
	level: number(
		'',
		'reminderLevel',
		'Which reminder is it?',
		'Die wievielte Mahnung ist es?',
		'stage of the reminder',
		'numero del sollecito',
	),
	open: number(
		'',
		'openTotal',
		'How much is open in all?',
		'Wie viel ist insgesamt offen?',
		'sum of the open invoices',
		'¿Cuánto está pendiente?',
	),
	fee: number(
		'lateFee',
		'How much is the reminder fee?',
		'Wie hoch ist die Mahngebühr?',
		'fee for the reminder',
	),
	interest: number(
		'interestAmount',
		'How much interest is charged?',
		'Verzugszinsen',
		'interest for late payment',
	),
	interestRate: number(
		'interestRate',
		'At what rate is interest charged?',
		'Zinssatz',
		'yearly rate of interest',
	),
	claim: number(
		'amountDue',
		'How much must be paid now?',
		'Wie viel ist jetzt zu zahlen?',
		'claim with fee and interest',
		'Quanto si deve pagare ora?',
	),
	payBy: date(
		'dueDate',
		'By which day must it be paid?',
		'Bis wann soll gezahlt werden?',
		'new deadline',
		'¿Hasta cuándo hay plazo?',
	),
	clerk: BILL.contact,
	phone: text(
		'phone',
		'Which number can the debtor ring?',
		'Rückfragen unter',
		'telephone of the clerk',
	),
	iban: BILL.iban,
	invoices: list(
		{
			invoice: text('invoiceNumber', 'number of the open invoice', 'Rechnung', 'factuur'),
			issued: date('issueDate', 'date of the open invoice', 'vom', 'factuurdatum'),
			due: date('dueDate', 'when it was due', 'fällig', 'vervallen'),
			amount: number('grossTotal', 'amount of the invoice', 'Rechnungsbetrag'),
			paid: number('amountPaid', 'already paid on it', 'gezahlt'),
			rest: number('amountDue', 'still open', 'offen', 'openstaand'),
			days: number('', 'days overdue', 'Tage in Verzug', 'dagen te laat', 'How many days late?'),
		},
		'open invoices',
		'Which invoices are still open?',
		'offene Rechnungen',
	),
	court: absent(text('disputeCourt', 'Which court is competent?', 'Gerichtsstand')),
	taxes: absent(number('taxTotal', 'How much VAT is shown?', 'Mehrwertsteuer')),
};
const SAID = {
	de: 'Mahnung|. Mahnung|Sicher haben Sie übersehen, dass folgende Posten offen sind:|Rechnung|vom|fällig|Betrag|gezahlt|offen|Tage|Summe|Mahngebühr|Verzugszinsen|Gesamtforderung|Bitte zahlen Sie bis zum|Es betreut Sie',
	en: 'Reminder|. reminder|Our books show that these invoices have not been settled:|Invoice|dated|due|Amount|Paid|Open|Days|Sum|Reminder fee|Interest|Total claim|Kindly pay by|Your contact is',
	nl: 'Aanmaning|e aanmaning|Onderstaande facturen staan nog open:|Factuur|datum|vervallen|Bedrag|betaald|open|dagen|Som|Kosten|Rente|Totaal te voldoen|Wij verzoeken u te betalen vóór|Uw contactpersoon is',
	es: 'Reclamación de pago|.ª reclamación|Según nuestros libros siguen pendientes las facturas:|Factura|fecha|vencida|Importe|pagado|pendiente|días|Suma|Gastos|Intereses|Total reclamado|Rogamos el pago antes del|Le atiende',
	it: 'Sollecito|° sollecito|Risultano ancora insolute le seguenti fatture:|Fattura|del|scaduta|Importo|pagato|residuo|giorni|Somma|Spese|Interessi|Totale dovuto|Vi preghiamo di pagare entro il|Vi risponde',
};

/** A reminder of several invoices: a table with what was paid and what is open, or one sentence for each, then fee and interest. */
const family: Family = {
	author: 'lucia',
	locales: ['de-DE', 'en-GB', 'nl-NL', 'es-ES', 'it-IT', 'de-CH', 'de-AT', 'en-ZA'],
	draw: (random, locale) => {
		const { amount, count } = locale;
		const say = speak(SAID, locale.language);
		const [creditor, debtor] = [
			locale.company(),
			random.chance(0.7) ? locale.company() : { ...locale.company(), name: locale.person().name },
		];
		const day = random.day('2008-03-01', '2026-05-10');
		const rows = Array.from({ length: random.int(2, 7) }, (_, i) => {
			const days = random.int(9, 35) + (6 - i) * 12;
			const sum = inMoney(random.decimal(60, 4200), locale);
			const paid = random.chance(0.25) ? toMoney(sum * random.pick([0.25, 0.5])) : 0;
			return {
				days,
				sum,
				paid,
				rest: toMoney(sum - paid),
				due: addDays(day, -days),
				issued: addDays(day, -days - 30),
				invoice: random.pattern(random.pick(['RE-#####', '########'])),
			};
		});
		const open = toMoney(rows.reduce((sum, { rest }) => sum + rest, 0));
		const fee = random.chance(0.7) ? inMoney(random.pick([5, 10, 15, 40]), locale) : 0;
		const interest = random.chance(0.5) ? toMoney(open * random.decimal(0.005, 0.02, 4)) : 0;
		const isProse = random.chance(0.3);
		const hasDays = random.chance(0.6);
		const level = random.int(1, 3);
		const party = (path: string, one: typeof creditor) => {
			const [street, town] = addressOf(path, one.address);
			return markup`${field(`${path}.name`, one.name)}<br>${street}<br>${town}`;
		};
		const sum = (name: string, path: string, value: number) =>
			markup`<tr><td>${name}<td class="r">${field(path, amount(value))}`;
		const cells = (row: (typeof rows)[number]) => [
			field('invoice', row.invoice),
			field('issued', locale.date(row.issued)),
			field('due', locale.date(row.due)),
			field('amount', amount(row.sum)),
			row.paid > 0 ? field('paid', amount(row.paid)) : markup``,
			field('rest', amount(row.rest)),
			...(hasDays ? [field('days', row.days)] : []),
		];
		const heads = [3, 4, 5, 6, 7, 8, ...(hasDays ? [9] : [])];
		const table = isProse
			? markup`<div data-list="invoices">${rows.map((row) => markup`<p data-row class="in">– ${say(3)} ${field('invoice', row.invoice)} ${say(4)} ${field('issued', locale.date(row.issued))}, ${say(5)} ${field('due', locale.date(row.due))}: ${field('rest', locale.money(row.rest))}</p>`)}</div>`
			: markup`<table data-list="invoices"><tr>${heads.map((i) => markup`<th class="${i > 5 ? 'r' : ''}">${say(i)}`)}${rows.map((row) => markup`<tr data-row>${cells(row).map((cell, i) => markup`<td class="${i > 2 ? 'r' : ''}">${cell}`)}`)}</table>`;
		const html = markup`<style>@page { size: A4; margin: 22mm 20mm } body { font: 10.2pt/1.42 ${random.pick(["'Liberation Sans'", "'Liberation Serif'", "'DejaVu Sans'"])} } .from { text-align: ${random.pick(['right', 'left'])}; font-size: 9pt; margin-bottom: 12mm } .meta { float: right; text-align: right; font-size: 9pt } h1 { font-size: 14pt; margin: 14mm 0 4mm } table { width: 100%; margin: 3mm 0 } th { text-align: left; border-bottom: 1pt solid; font-size: 9pt } td { padding: .8mm 0; border-bottom: .3pt solid #bbb } .r { text-align: right } .in { margin: 1mm 0 1mm 6mm } .s { width: 60%; margin-left: ${random.pick(['auto', '0'])} }</style>
			<div class="from">${party('creditor', creditor)}</div><div class="meta">${field('date', locale.date(day))}<br>${locale.label('customerNumber')} ${field('customerNumber', random.pattern('######'))}</div>${party('debtor', debtor)}
			<h1>${random.chance(0.6) ? markup`${field('level', level)}${say(1)}` : say(0)}</h1><p>${say(2)}</p>${table}
			<table class="s">${sum(say(10), 'open', open)}${fee > 0 && sum(say(11), 'fee', fee)}${interest > 0 && markup`<tr><td>${say(12)} (${field('interestRate', count(random.pick([5, 8.5, 9.12])))} %)<td class="r">${field('interest', amount(interest))}`}<tr><td><b>${say(13)}</b><td class="r"><b>${field('claim', locale.money(toMoney(open + fee + interest)))}</b></table>
			<p>${say(14)} <b>${field('payBy', locale.date(addDays(day, 10)))}</b>${locale.iban() !== '' && markup` (IBAN ${field('iban', locale.iban())})`}. ${say(15)} ${field('clerk', locale.person().name)}, ${field('phone', creditor.phone)}.</p>`;
		return { html, fields };
	},
};
export default family;
