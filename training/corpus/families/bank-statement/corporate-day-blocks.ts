import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { dat, num, rows, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	bank: str('bank|bankName|Bank|banco|bank prowadzący|banca', 'bankName'),
	holder: str(
		'holder of the account|accountHolder|Kontoinhaber|titular|posiadacz|intestatario',
		'accountHolder',
	),
	iban: str('number of the account|iban|IBAN|cuenta|numer rachunku|conto', 'iban'),
	statement: str(
		'number of the statement|statementNo|Auszugsnummer|extracto n.º|numer wyciągu|estratto n.',
		'statementNumber',
	),
	from: dat('first day of the statement|fromDay|von|desde|od', 'periodStart'),
	to: dat('last day of the statement|toDay|bis|hasta|do', 'periodEnd'),
	currency: str(
		'currency of the account|accountCurrency|Kontowährung|moneda|waluta|valuta',
		'currency',
	),
	opening: num(
		'balance at the start|openingBalance|Anfangssaldo|saldo inicial|saldo początkowe|saldo iniziale',
		'openingBalance',
	),
	closing: num(
		'balance at the end|closingBalance|Endsaldo|saldo final|saldo końcowe|saldo finale',
		'closingBalance',
	),
	bookings: rows(
		{
			party: str(
				'other party|counterparty|Auftraggeber oder Empfänger|contraparte|kontrahent|controparte',
				'beneficiary',
			),
			purpose: str(
				'purpose of the payment|purpose|Verwendungszweck|concepto|tytuł|causale',
				'remittance',
			),
			code: str('transaction code|transactionCode|Textschlüssel|código|kod operacji'),
			amount: num('booked amount|bookedAmount|Betrag|importe|kwota|importo', 'debit'),
		},
		'bookings|transactions|Buchungen|movimientos|operacje|movimenti',
	),
	days: rows(
		{
			day: dat('booking day|bookingDay|Buchungstag|día|dzień', 'valueDate'),
			balance: num('balance at the end of the day|dayBalance|Tagessaldo|saldo del día|saldo dnia'),
		},
		'days with balances|day balances|Tage mit Saldo|días|dni',
	),
	debits: num('sum of all debits|debitTotal|Summe Soll|total cargos|suma obciążeń|totale addebiti'),
	credits: num(
		'sum of all credits|creditTotal|Summe Haben|total abonos|suma uznań|totale accrediti',
	),
	overdraft: absent(num('overdraft limit|overdraftLimit|Kreditlinie|límite|limit', 'creditLimit')),
	interest: absent(num('interest charged|interest|Zinsen|intereses|odsetki', 'interestAmount')),
};
const SAID = {
	de: 'Kontoauszug elektronisch|Nr.|Zeitraum|Währung|Anfangssaldo|Endsaldo|Saldo am|Summe Soll|Summe Haben|Miete Halle 2;Rechnung;Gehalt;Steuer;Gutschrift Kunde;Strom Abschlag;Leasingrate|UEBW;GUTS;LAST;DAUE|Kontoinhaber',
	es: 'Extracto electrónico|N.º|Periodo|Moneda|Saldo inicial|Saldo final|Saldo a|Total cargos|Total abonos|Alquiler nave 2;Factura;Nómina;Impuesto;Cobro cliente;Luz;Cuota leasing|TRF;ABO;REC;PER|Titular',
	pl: 'Wyciąg elektroniczny|nr|Okres|Waluta|Saldo początkowe|Saldo końcowe|Saldo na|Suma obciążeń|Suma uznań|Czynsz hala 2;Faktura;Wynagrodzenie;Podatek;Wpłata klienta;Energia;Rata leasingu|PRZ;WPŁ;POL;STA|Posiadacz',
	it: 'Estratto conto elettronico|n.|Periodo|Valuta|Saldo iniziale|Saldo finale|Saldo al|Totale addebiti|Totale accrediti|Affitto capannone 2;Fattura;Stipendio;F24;Incasso cliente;Energia;Canone leasing|BON;ACC;SDD;PER|Intestatario',
	en: 'Electronic statement|No.|Period|Currency|Opening balance|Closing balance|Balance at|Total debits|Total credits|Rent unit 2;Invoice;Salary;Tax;Customer payment;Power;Lease rental|TRF;CRD;DDT;STO|Account holder',
} as const;

/** A bank's print-out for firms: days as blocks with a date tab at the left margin, in each block the payments as two-line items with other party over purpose, the balance of the day in the tab. */
const family: Family = {
	author: 'noor',
	locales: ['de-DE', 'es-ES', 'pl-PL', 'it-IT', 'en-GB', 'de-AT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount } = locale;
		const start = random.day('2006-02-01', '2026-05-20');
		const codes = at(10).split(';');
		const opening = inMoney(random.decimal(2000, 60000), locale);
		let balance = opening;
		let day = start;
		const days = Array.from({ length: random.int(2, 5) }, () => {
			const items = Array.from({ length: random.int(1, 4) }, () => {
				const value = toMoney(
					inMoney(random.decimal(20, 6400), locale) * (random.chance(0.45) ? 1 : -1),
				);
				balance = toMoney(balance + value);
				return {
					value,
					party: random.chance(0.7) ? locale.company().name : locale.person().name,
					purpose: `${random.pick(at(9).split(';'))} ${random.pattern('#####')}`,
					code: codes[value > 0 ? 1 : random.pick([0, 2, 3])] ?? '',
				};
			});
			const one = { day, items, balance };
			day = addDays(day, random.int(1, 3));
			return one;
		});
		const all = days.flatMap(({ items }) => items);
		const sum = (sign: number) =>
			toMoney(all.reduce((total, one) => (one.value * sign > 0 ? total + one.value : total), 0));
		const html = markup`<style>@page { size: A4; margin: 14mm 16mm } body { font: 9pt/1.4 'DejaVu Sans Condensed' } .top { display: flex; justify-content: space-between; border-bottom: 2.4pt solid #00695c; padding-bottom: 2mm } .day { display: grid; grid-template-columns: 38mm 1fr; margin-top: 4mm; break-inside: avoid } .tab { background: #00695c; color: #fff; padding: 2mm 3mm; border-radius: 0 0 0 4mm } .tab small { display: block } .it { border-bottom: .4pt solid #bbb; padding: 1mm 3mm; display: grid; grid-template-columns: 1fr 14mm 34mm } .it small { color: #555 } .n { text-align: right } .sum { display: flex; justify-content: space-between; border-top: 2.4pt solid #00695c; margin-top: 6mm; padding-top: 2mm }</style>
			<div class="top"><div><b>${field('bank', locale.bank())}</b><br>${at(0)} ${at(1)} ${field('statement', random.pattern('###/2###').slice(0, 8))}</div><div>${at(11)}: ${field('holder', locale.company().name)}<br>${field('iban', locale.iban())}<br>${at(2)} ${field('from', locale.date(start))} – ${field('to', locale.date(days.at(-1)?.day ?? start))} · ${at(3)} ${field('currency', locale.country.currency)}</div></div><p>${at(4)} <b>${field('opening', amount(opening))}</b></p>
			${days.map((one) => markup`<div class="day"><div class="tab" data-list="days"><span data-row>${field('day', locale.date(one.day))}<small>${at(6)} ${locale.date(one.day, 'd.m.').text}</small><b>${field('balance', amount(one.balance))}</b></span></div><div data-list="bookings">${one.items.map((item) => markup`<div class="it" data-row><span>${field('party', item.party)}<br><small>${field('purpose', item.purpose)}</small></span><span>${field('code', item.code)}</span><span class="n">${field('amount', { text: `${item.value > 0 ? '+' : ''}${amount(item.value).text}`, value: item.value })}</span></div>`)}</div></div>`)}
			<div class="sum"><span>${at(7)} ${field('debits', amount(sum(-1)))}</span><span>${at(8)} ${field('credits', amount(sum(1)))}</span><b>${at(5)} ${field('closing', amount(balance))}</b></div>`;
		return { html, fields };
	},
};
export default family;
