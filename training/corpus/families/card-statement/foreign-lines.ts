import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import type { Markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { addressOf, askParty } from '../../kit/trade.ts';

const fields: Fields = {
	issuer: text(
		'bankName',
		'Which bank issued the card?',
		'Welche Bank gibt die Karte aus?',
		'¿Qué banco emite la tarjeta?',
		'bank on the statement',
	),
	...askParty('holder', 'buyer', ['name', 'street', 'postcode', 'city'], ['de', 'es', 'pt', 'sv']),
	card: text(
		'cardNumber',
		'Which card is the statement for?',
		'Welche Karte wird abgerechnet?',
		'número de tarjeta',
		'masked card number',
	),
	date: date(
		'statementDate',
		'When was the statement made?',
		'Datum der Abrechnung',
		'fecha del extracto',
		'closing day',
	),
	dueDate: date(
		'dueDate',
		'When will it be collected?',
		'Wann wird abgebucht?',
		'¿Cuándo se cobra?',
		'day of the direct debit',
	),
	limit: number(
		'creditLimit',
		'What is the credit limit?',
		'Kartenlimit',
		'límite de crédito',
		'How high is the limit?',
	),
	before: number(
		'openingBalance',
		'What was the last balance?',
		'Saldo der letzten Abrechnung',
		'saldo anterior',
	),
	payments: number(
		'',
		'paymentsReceived',
		'What has been paid since?',
		'Zahlungen',
		'pagos recibidos',
		'payments since the last statement',
	),
	balance: number(
		'closingBalance',
		'What is the new balance?',
		'Wie hoch ist der neue Saldo?',
		'¿Cuál es el nuevo saldo?',
		'amount owed on the card',
	),
	minimum: number(
		'minimumPayment',
		'What is the least that must be paid?',
		'Mindestzahlung',
		'pago mínimo',
		'minimum due',
	),
	points: number(
		'',
		'bonusPoints',
		'How many points are on the account?',
		'Bonuspunkte',
		'puntos acumulados',
		'points balance',
	),
	purchases: list(
		{
			day: date('purchaseDate', 'When was the card used?', 'Belegdatum', 'fecha'),
			booked: date('', 'booking date', 'Buchungstag', 'When was it booked?', 'fecha de cargo'),
			shop: text('merchantName', 'Where was it used?', 'Händler', 'comercio'),
			place: text('city', 'town of the shop', 'Ort', 'ciudad'),
			foreign: number(
				'',
				'amount in foreign currency',
				'Fremdwährung',
				'importe en divisa',
				'foreignAmount',
			),
			currency: text('currency', 'foreign currency', 'Währung', 'divisa'),
			rate: number('exchangeRate', 'rate of exchange', 'Kurs', 'cambio'),
			amount: number('', 'amount charged', 'Betrag', 'importe', 'What was charged?'),
		},
		'card purchases',
		'Where was the card used, and for how much?',
		'Kartenumsätze',
	),
	iban: absent(text('iban', 'Which IBAN is named?', 'IBAN')),
	tip: absent(number('tip', 'How much was the tip?', 'Trinkgeld')),
};
const SAID = {
	de: 'Kreditkartenabrechnung|Abrechnung vom|Abbuchung am|Verfügungsrahmen|Alter Saldo|Zahlungen|Neuer Saldo|Mindestbetrag|Bonuspunkte|Umsätze|Kurs',
	en: 'Credit card statement|Statement date|Payment due|Credit limit|Previous balance|Payments|New balance|Minimum payment|Points|Transactions|rate',
	es: 'Extracto de tarjeta|Fecha|Cargo el|Límite|Saldo anterior|Pagos|Nuevo saldo|Pago mínimo|Puntos|Operaciones|cambio',
	pt: 'Extrato do cartão|Data|Débito em|Limite|Saldo anterior|Pagamentos|Novo saldo|Pagamento mínimo|Pontos|Movimentos|câmbio',
	sv: 'Kortutdrag|Datum|Betalas senast|Kreditgräns|Ingående skuld|Inbetalt|Utgående skuld|Lägsta belopp|Poäng|Köp|kurs',
};
const SHOPS =
	'CAFE LUMEN|HOTEL BRISAMAR|TAXI 4402|BOOKS & CO|FERRY LINE|PARKING CITY 3|ONLINE MUSIC|STATION KIOSK|AIR KRANICH|MUSEUM SHOP|PETROL 24|FARMACIA SOL'.split(
		'|',
	);

/** A card's month in one list or in two columns of a page: foreign purchases have a second line with currency and rate; a strip of key figures. */
const family: Family = {
	author: 'matteo',
	locales: ['de-DE', 'en-GB', 'es-ES', 'pt-PT', 'sv-SE', 'en-US', 'de-CH'],
	draw: (random, locale) => {
		const { amount } = locale;
		const say = speak(SAID, locale.language);
		const end = random.day('2008-02-01', '2026-05-10');
		const isColumns = random.chance(0.35);
		const isRunning = !isColumns && random.chance(0.35);
		const rows = Array.from({ length: random.int(4, isColumns ? 22 : 14) }, (_, i) => {
			const sum = inMoney(random.decimal(3, 260), locale);
			const rate = random.decimal(0.8, 9.6, 4);
			return {
				day: addDays(end, -29 + i),
				shop: random.pick(SHOPS),
				place: random.pick([
					'LISBOA',
					'OSLO',
					'WIEN',
					'NEW YORK',
					'ZURICH',
					'LONDON',
					locale.address().city.toUpperCase(),
				]),
				sum,
				isForeign: random.chance(0.3),
				rate,
				foreign: toMoney(sum * rate),
				currency: random.pick(
					['USD', 'NOK', 'CZK', 'PLN'].filter((one) => one !== locale.country.currency),
				),
			};
		});
		const spent = toMoney(rows.reduce((sum, row) => sum + row.sum, 0));
		const before = inMoney(random.decimal(40, 1800), locale);
		const balance = toMoney(before - before + spent);
		const [street, town] = addressOf('holder', locale.address());
		const short = (day: string) =>
			locale.date(day, locale.countryCode === 'US' ? 'mm/dd/yy' : 'dd.mm.yy');
		const row = (one: (typeof rows)[number]) => {
			const detail =
				one.isForeign &&
				markup`${field('currency', one.currency)} ${field('foreign', amount(one.foreign))} ${say(10)} ${field('rate', amount(one.rate, 4))}`;
			if (isRunning)
				return markup`<span data-row>${field('day', short(one.day))} ${field('shop', one.shop)} ${field('place', one.place)} ${detail} ${field('amount', amount(one.sum))}<wbr> </span>`;
			return markup`<div data-row class="u"><span>${field('day', short(one.day))}</span>${!isColumns && markup`<span>${field('booked', short(addDays(one.day, 1)))}</span>`}<span>${field('shop', one.shop)} ${field('place', one.place)}${one.isForeign && markup`<br><small>${detail}</small>`}</span><span class="r">${field('amount', amount(one.sum))}</span></div>`;
		};
		const keys: readonly (readonly [string, Markup])[] = [
			[say(4), field('before', amount(before))],
			[say(5), field('payments', { text: `-${amount(before).text}`, value: -before })],
			[say(6), field('balance', locale.money(balance))],
			...(random.chance(0.5)
				? [[say(7), field('minimum', amount(toMoney(Math.max(10, balance * 0.05))))] as const]
				: []),
			[say(3), field('limit', locale.amount(random.pick([2000, 5000, 10_000]), 0))],
		];
		const html = markup`<style>@page { size: A4; margin: 15mm 16mm } body { font: 8.8pt/1.4 ${random.pick(["'Liberation Sans'", "'DejaVu Sans'", "'Liberation Mono'"])} } .top { display: flex; justify-content: space-between; margin-bottom: 8mm } h1 { font-size: 14pt; margin: 0 } .k { display: flex; border: 1pt solid #555; margin: 4mm 0 } .k div { flex: 1; padding: 1.5mm 2mm; border-right: .5pt solid #999 } .k small { display: block } ${isColumns && '.c { columns: 2; column-gap: 9mm; column-rule: .4pt solid #999 }'} .u { display: grid; grid-template-columns: ${isColumns ? '17mm 1fr 20mm' : '20mm 20mm 1fr 26mm'}; padding: .7mm 0; break-inside: avoid } .r { text-align: right } small { font-size: 7.4pt; color: #333 }</style>
			<div class="top"><div>${field('holder.name', locale.person().name)}<br>${street}<br>${town}</div><div class="r"><h1>${field('issuer', locale.bank())}</h1>${say(0)}<br>${random.pick(['VISA', 'Mastercard', 'Card'])} ${field('card', random.pattern(random.pick(['4### **** **** ####', 'XXXX XXXX XXXX ####'])))}<br>${say(1)} ${field('date', locale.date(end))}<br>${say(2)} ${field('dueDate', locale.date(addDays(end, 12)))}</div></div>
			<div class="k">${keys.map(([name, content]) => markup`<div><small>${name}</small>${content}</div>`)}</div><b>${say(9)}</b><div class="c" data-list="purchases">${rows.map(row)}</div>${random.chance(0.5) && markup`<p>${say(8)}: ${field('points', random.int(40, 9000))}</p>`}`;
		return { html, fields };
	},
};
export default family;
