import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { addressOf, askParty } from '../../kit/trade.ts';

const fields: Fields = {
	...askParty(
		'principal',
		'issuer',
		['name', 'street', 'postcode', 'city'],
		['de', 'fr', 'it', 'nl'],
	),
	...askParty(
		'agent',
		'seller',
		['name', 'street', 'postcode', 'city', 'tax'],
		['de', 'fr', 'it', 'nl'],
	),
	number: text(
		'statementNumber',
		'What is the number of the statement?',
		'Nummer der Abrechnung',
		'numéro du relevé',
		'statement no.',
	),
	date: date(
		'statementDate',
		'When was the statement drawn up?',
		'Datum der Abrechnung',
		'date du relevé',
	),
	month: text(
		'period',
		'Which month is settled?',
		'Welcher Monat wird abgerechnet?',
		'période du relevé',
		'month of the commissions',
	),
	agentNumber: text(
		'supplierNumber',
		'What is the number of the agent?',
		'Vertreternummer',
		'code agent',
	),
	turnover: number(
		'netTotal',
		'What is the turnover in all?',
		'Gesamtumsatz',
		'chiffre d’affaires total',
		'sum of the sales',
	),
	earned: number(
		'',
		'commissionEarned',
		'How much commission was earned?',
		'Wie viel Provision wurde verdient?',
		'total des commissions',
		'commission before deductions',
	),
	advance: number(
		'',
		'advance',
		'How much was paid in advance?',
		'Vorschuss',
		'acompte déjà versé',
		'advance taken off',
	),
	tax: number('taxTotal', 'How much VAT is added?', 'Mehrwertsteuer auf die Provision', 'TVA'),
	payout: number(
		'payout',
		'How much is paid out?',
		'Wie viel wird ausgezahlt?',
		'Combien est versé à l’agent ?',
		'amount transferred to the agent',
	),
	sales: list(
		{
			client: text('buyer', 'client of the agent', 'Kunde', 'client', 'Who bought?'),
			town: text('city', 'town of the client', 'Ort', 'ville'),
			invoice: text('invoiceNumber', 'invoice of the sale', 'Rechnung', 'facture'),
			day: date('', 'date of the sale', 'Datum', 'date', 'When was it sold?'),
			base: number('netTotal', 'amount of the sale', 'Umsatz', 'base'),
			rate: number('', 'commission rate', 'Satz', 'taux', 'At which percentage?'),
			commission: number(
				'',
				'commission',
				'Provision',
				'How much commission on it?',
				'provvigione',
			),
		},
		'sales with commission',
		'Which sales earned how much commission?',
		'provisionspflichtige Umsätze',
	),
	payDate: absent(date('paymentDate', 'When was it paid?', 'Zahltag')),
	hours: absent(number('hoursWorked', 'How many hours were worked?', 'Stunden')),
};
const SAID = {
	de: 'Provisionsabrechnung|Monat|Vertreter|Kunde|Ort|Rechnung|Datum|Umsatz|Satz|Provision|Summe|Storno|Vorschuss|Auszahlung',
	en: 'Commission statement|Month|Agent|Client|Town|Invoice|Date|Sales|Rate|Commission|Total|Cancelled|Advance|Payable to agent',
	fr: 'Relevé de commissions|Mois|Agent|Client|Ville|Facture|Date|Base|Taux|Commission|Total|Annulé|Acompte|Net à verser',
	it: 'Estratto provvigioni|Mese|Agente|Cliente|Città|Fattura|Data|Imponibile|%|Provvigione|Totale|Stornato|Anticipo|Da liquidare',
	nl: 'Provisieafrekening|Maand|Agent|Klant|Plaats|Factuur|Datum|Omzet|%|Provisie|Totaal|Vervallen|Voorschot|Uit te betalen',
};

/** What a sales agent has earned: rows by client with cancelled sales in red minus, the sums of the columns at the foot of each, then deductions. */
const family: Family = {
	author: 'matteo',
	locales: ['de-DE', 'it-IT', 'en-GB', 'fr-FR', 'nl-NL', 'de-AT', 'fr-BE'],
	draw: (random, locale) => {
		const { amount, count } = locale;
		const say = speak(SAID, locale.language);
		const [principal, agent] = [
			locale.company(),
			{ ...locale.company(), name: locale.person().name },
		];
		const end = random.day('2004-02-01', '2026-05-10');
		const rows = Array.from({ length: random.int(3, 16) }, () => {
			const isCancelled = random.chance(0.12);
			const base = inMoney(random.decimal(90, 8200), locale) * (isCancelled ? -1 : 1);
			const rate = random.pick([2.5, 3, 4, 5, 7.5]);
			return {
				isCancelled,
				base,
				rate,
				commission: toMoney((base * rate) / 100),
				client: locale.company().name,
				town: locale.address().city,
				invoice: random.pattern('#####'),
				day: addDays(end, -random.int(0, 29)),
			};
		});
		const turnover = toMoney(rows.reduce((sum, row) => sum + row.base, 0));
		const earned = toMoney(rows.reduce((sum, row) => sum + row.commission, 0));
		const advance = random.chance(0.5) ? inMoney(random.pick([100, 250, 500]), locale) : 0;
		const tax = random.chance(0.6) ? toMoney((earned * (locale.country.rates[0] ?? 0)) / 100) : 0;
		const party = (path: string, one: typeof principal) => {
			const [street, town] = addressOf(path, one.address);
			return markup`${field(`${path}.name`, one.name)}<br>${street}<br>${town}`;
		};
		const isTwoLine = random.chance(0.45);
		const head = isTwoLine
			? markup`<tr><th>${say(3)} / ${say(5)}<th class="r">${say(7)}<th class="r">${say(8)}<th class="r">${say(9)}`
			: markup`<tr>${[6, 5, 3, 4].map((i) => markup`<th>${say(i)}`)}${[7, 8, 9].map((i) => markup`<th class="r">${say(i)}`)}`;
		const row = (one: (typeof rows)[number]) => {
			const numbers = markup`<td class="r">${field('base', amount(one.base))}<td class="r">${field('rate', count(one.rate))}<td class="r">${field('commission', amount(one.commission))}`;
			return isTwoLine
				? markup`<tr data-row class="${one.isCancelled ? 'x' : ''}"><td><b>${field('client', one.client)}</b>, ${field('town', one.town)}<br><small>${say(5)} ${field('invoice', one.invoice)} – ${field('day', locale.date(one.day))} ${one.isCancelled && say(11)}</small>${numbers}`
				: markup`<tr data-row class="${one.isCancelled ? 'x' : ''}"><td>${field('day', locale.date(one.day))}<td>${field('invoice', one.invoice)}<td>${field('client', one.client)}<td>${field('town', one.town)}${numbers}`;
		};
		const sum = (name: string, path: string, value: number, sign = '') =>
			markup`<tr><td>${name}<td class="r">${field(path, { text: `${sign}${amount(value).text}`, value: sign === '' ? value : -value })}`;
		const html = markup`<style>@page { size: ${isTwoLine ? 'A4' : 'A4 landscape'}; margin: 14mm 16mm } body { font: 9pt/1.35 ${random.pick(["'Liberation Sans'", "'Liberation Serif'", "'Liberation Sans Narrow'"])} } h1 { font-size: 15pt; margin: 6mm 0 3mm } .p { display: flex; justify-content: space-between } table { width: 100% } th { text-align: left; border-top: .6pt solid; border-bottom: .6pt solid; font-weight: normal } th.r, .r { text-align: right } td { padding: .6mm 2mm .6mm 0; vertical-align: top } tr.x td { color: #a00 } .t td { border-top: .6pt solid; font-weight: bold } .s { width: 70mm; margin: 5mm 0 0 ${random.pick(['auto', '0'])} } .s tr:last-child td { border: 1pt solid; font-weight: bold; padding: 1mm }</style>
			<div class="p"><div>${party('agent', agent)}</div><div class="r">${party('principal', principal)}</div></div><h1>${say(0)} ${field('number', random.pattern('P##/###'))}</h1>
			<p>${say(1)}: ${field('month', `${locale.month(Number(end.slice(5, 7)))} ${end.slice(0, 4)}`)} &nbsp; ${say(2)}: ${field('agentNumber', random.pattern('###'))} &nbsp; ${locale.label('date')}: ${field('date', locale.date(addDays(end, 4)))}${random.chance(0.5) && markup` &nbsp; ${locale.country.tax[0]}: ${field('agent.tax', agent.taxNumber)}`}</p>
			<table data-list="sales">${head}${rows.map(row)}<tr class="t"><td>${say(10)}${!isTwoLine && markup`<td><td><td>`}<td class="r">${field('/turnover', amount(turnover))}<td><td class="r">${field('/earned', amount(earned))}</table>
			<table class="s">${sum(say(9), 'earned', earned)}${tax > 0 && sum(locale.label('tax'), 'tax', tax)}${advance > 0 && sum(say(12), 'advance', advance, '-')}${sum(say(13), 'payout', toMoney(earned + tax - advance))}</table>`;
		return { html, fields };
	},
};
export default family;
