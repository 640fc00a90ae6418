import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { addressOf, askParty } from '../../kit/trade.ts';

const fields: Fields = {
	broker: text(
		'broker',
		'Which broker sent the statement?',
		'Welcher Broker?',
		'firm that keeps the account',
		'Quel courtier ?',
	),
	...askParty('client', 'buyer', ['name', 'street', 'city', 'postcode'], ['de', 'nl']),
	account: text(
		'accountNumber',
		'What is the account number?',
		'Depotnummer',
		'number of the brokerage account',
	),
	from: date(
		'periodStart',
		'From which day does the statement run?',
		'Beginn des Zeitraums',
		'first day covered',
	),
	until: date(
		'periodEnd',
		'Up to which day does the statement run?',
		'Ende des Zeitraums',
		'last day covered',
	),
	opening: number(
		'openingBalance',
		'What was the cash at the beginning?',
		'Anfangsbestand',
		'cash brought forward',
	),
	closing: number(
		'closingBalance',
		'What is the cash at the end?',
		'Endbestand',
		'cash carried forward',
	),
	portfolio: number(
		'',
		'portfolioValue',
		'What are the securities worth?',
		'Wert der Wertpapiere',
		'market value of all holdings',
	),
	wealth: number(
		'',
		'totalValue',
		'What are cash and securities worth together?',
		'Gesamtvermögen',
		'total account value',
	),
	adviser: text(
		'contactPerson',
		'Who is the adviser?',
		'Wer ist der Berater?',
		'account executive',
	),
	phone: text(
		'phone',
		'What is the telephone number of the adviser?',
		'Telefon des Beraters',
		'number to ring',
	),
	holdings: list(
		{
			symbol: text('', 'symbol', 'ticker', 'Which symbol?', 'Kürzel'),
			security: text('product', 'security held', 'Wertpapier', 'effect'),
			quantity: number('quantity', 'units held', 'Bestand', 'aantal'),
			price: number('unitPrice', 'market price', 'Kurs', 'koers'),
			value: number('', 'market value', 'Kurswert', 'waarde', 'What is it worth?'),
			gain: number('', 'unrealised gain or loss', 'nicht realisiert', 'unrealisedGain'),
		},
		'positions held',
		'Which securities are held?',
		'Bestand an Wertpapieren',
	),
	trades: list(
		{
			day: date('', 'day of the trade', 'Handelstag', 'tradeDate', 'When was it traded?'),
			kind: text('', 'bought or sold', 'Kauf oder Verkauf', 'transactionType'),
			security: text('product', 'security traded', 'gehandeltes Papier'),
			quantity: number('quantity', 'units traded', 'gehandelte Stücke'),
			price: number('unitPrice', 'price of the trade', 'Ausführungskurs'),
			fee: number('bankFee', 'commission of the trade', 'Provision'),
			amount: number('', 'amount booked', 'gebucht', 'cashEffect', 'What was booked?'),
		},
		'purchases, sales and income',
		'What was bought, sold or received?',
		'Umsätze',
	),
	minimum: absent(number('minimumPayment', 'What is the minimum payment?', 'Mindestbetrag')),
	card: absent(text('cardNumber', 'Which card is it?', 'Kartennummer')),
};
const SHARES =
	'HLC;Halcyon Industries|BRW;Brightwell Foods|NGT;Northgate Rail|SVB;Silverbrook Bank|LKF;Larkfield Pharma|GRN;Granite Mining|CLD;Calder Water|TMR;Tamarack Paper|AUR;Aurora Semiconductor'.split(
		'|',
	);

/** A brokerage's month: a summary box, holdings under group heads, activity below or beside it, losses in brackets. */
const family: Family = {
	author: 'matteo',
	locales: ['en-US', 'en-GB', 'de-DE', 'nl-NL', 'en-CA', 'en-AU', 'de-CH'],
	draw: (random, locale) => {
		const { amount, count } = locale;
		const isGerman = locale.language === 'de';
		const isDutch = locale.language === 'nl';
		const say = (en: string, de: string, nl: string) => (isGerman ? de : isDutch ? nl : en);
		const signed = (value: number) =>
			value < 0 ? { text: `(${amount(-value).text})`, value } : amount(value);
		const until = random.day('2006-02-01', '2026-05-10');
		const from = addDays(until, -30);
		const shares = random.some(SHARES, random.int(3, 8)).map((line) => {
			const [symbol = '', security = ''] = line.split(';');
			const quantity = random.pick([10, 25, 40, 100, 150, 300]);
			const price = random.decimal(4, 210);
			return {
				symbol,
				security,
				quantity,
				price,
				value: toMoney(quantity * price),
				gain: random.decimal(-2400, 5200),
			};
		});
		const trades = Array.from({ length: random.int(1, 8) }, (_, i) => {
			const { security, price } = random.pick(shares);
			const kind = random.pick(['buy', 'sell', 'income'] as const);
			const quantity = random.pick([5, 10, 20, 50]);
			const fee = kind === 'income' ? 0 : random.pick([4.95, 9.9, 12.5]);
			const sum = toMoney(quantity * price);
			const booked =
				kind === 'buy'
					? toMoney(-sum - fee)
					: kind === 'sell'
						? toMoney(sum - fee)
						: random.decimal(3, 90);
			return { day: addDays(from, i * 3 + 1), kind, security, quantity, price, fee, booked };
		});
		const opening = random.decimal(3000, 42_000);
		const closing = toMoney(trades.reduce((sum, trade) => sum + trade.booked, opening));
		const portfolio = toMoney(shares.reduce((sum, share) => sum + share.value, 0));
		const client = locale.person();
		const [street, town] = addressOf('client', locale.address());
		const kinds = {
			buy: say('Bought', 'Kauf', 'Aankoop'),
			sell: say('Sold', 'Verkauf', 'Verkoop'),
			income: say('Dividend', 'Dividende', 'Dividend'),
		};
		const isGrouped = random.chance(0.4);
		const share = (one: (typeof shares)[number]) =>
			markup`<tr data-row><td>${field('symbol', one.symbol)}<td>${field('security', one.security)}<td class="r">${field('quantity', count(one.quantity))}<td class="r">${field('price', amount(one.price))}<td class="r">${field('value', amount(one.value))}<td class="r">${field('gain', signed(one.gain))}`;
		const half = Math.ceil(shares.length / 2);
		const holdings = markup`<h2>${say('Holdings', 'Bestand', 'Posities')}</h2><table data-list="holdings"><tr><th>${say('Symbol', 'Kürzel', 'Code')}<th>${say('Security', 'Wertpapier', 'Fonds')}<th class="r">${say('Units', 'Stück', 'Aantal')}<th class="r">${say('Price', 'Kurs', 'Koers')}<th class="r">${say('Value', 'Wert', 'Waarde')}<th class="r">${say('Gain/loss', 'Gewinn/Verlust', 'Winst/verlies')}${isGrouped ? markup`<tr><td colspan="6" class="g">${say('Domestic', 'Inland', 'Binnenland')}${shares.slice(0, half).map(share)}<tr><td colspan="6" class="g">${say('Foreign', 'Ausland', 'Buitenland')}${shares.slice(half).map(share)}` : shares.map(share)}<tr class="t"><td><td>${say('Total', 'Summe', 'Totaal')}<td><td><td class="r">${field('/portfolio', amount(portfolio))}<td></table>`;
		const activity = markup`<h2>${say('Activity', 'Umsätze', 'Mutaties')}</h2><div data-list="trades">${trades.map((trade) => markup`<div data-row class="a"><span>${field('day', locale.date(trade.day))}</span><span>${field('kind', kinds[trade.kind])}${trade.kind !== 'income' && markup` ${field('quantity', count(trade.quantity))}`} ${field('security', trade.security)}${trade.kind !== 'income' && markup` @ ${field('price', amount(trade.price))}`}${trade.fee > 0 && markup`<small> ${say('commission', 'Provision', 'provisie')} ${field('fee', amount(trade.fee))}</small>`}</span><span class="r">${field('amount', signed(trade.booked))}</span></div>`)}</div>`;
		const line = (name: string, path: string, value: number) =>
			markup`<div class="a"><span>${name}</span><span></span><span class="r">${field(path, amount(value))}</span></div>`;
		const summary = markup`<div class="box">${line(say('Opening cash', 'Anfangsbestand', 'Beginsaldo'), 'opening', opening)}${line(say('Closing cash', 'Endbestand', 'Eindsaldo'), 'closing', closing)}${line(say('Securities', 'Wertpapiere', 'Effecten'), 'portfolio', portfolio)}<b>${line(say('Total value', 'Gesamtwert', 'Totale waarde'), 'wealth', toMoney(closing + portfolio))}</b></div>`;
		const html = markup`<style>@page { size: ${locale.countryCode === 'US' ? 'letter' : 'A4'}; margin: 15mm } body { font: 8.8pt/1.4 ${random.pick(["'Liberation Sans'", "'DejaVu Sans'", "'Liberation Serif'"])} } .top { display: grid; grid-template-columns: 1fr 1fr; gap: 12mm } h1 { font-size: 16pt; margin: 0 0 8mm; border-bottom: 3pt solid #264 } h2 { font-size: 11pt; background: #e6efe9; padding: 1mm; margin: 6mm 0 1mm } .box { border: 1pt solid #264; padding: 3mm } .a { display: grid; grid-template-columns: 30mm 1fr 28mm; padding: .6mm 0 } .box .a { grid-template-columns: 1fr 0 30mm } table { width: 100% } th { text-align: left; font-size: 7.5pt; font-weight: normal } .r, th.r { text-align: right } .g { font-style: italic; padding-top: 2mm } .t td { border-top: .6pt solid } small { color: #444 }</style>
			<h1>${field('broker', `${random.pick(['Harrow', 'Pemberton', 'Lockhart', 'Oakline'])} ${random.pick(['Securities', 'Brokerage', 'Wealth'])}`)}</h1><div class="top"><div>${field('client.name', client.name)}<br>${street}<br>${town}<br><br>${say('Account', 'Depot', 'Rekening')} ${field('account', random.pattern('###-#####-#'))}<br>${field('from', locale.date(from))} – ${field('until', locale.date(until))}<br>${say('Your adviser', 'Ihr Berater', 'Uw adviseur')}: ${field('adviser', locale.person().name)}, ${field('phone', locale.phone())}</div>${summary}</div>${random.chance(0.6) ? [holdings, activity] : [activity, holdings]}`;
		return { html, fields };
	},
};
export default family;
