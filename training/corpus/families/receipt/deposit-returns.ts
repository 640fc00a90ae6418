import type { Family, Fields } from '../../family.ts';
import { absent, list, number, text } from '../../kit/ask.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { ROW, TILL } from '../../kit/trade-fields.ts';
import {
	addressOf,
	askParty,
	drawGroceries,
	handOver,
	shopWords,
	taxesWithin,
} from '../../kit/trade.ts';

const fields: Fields = {
	...askParty('markt', 'shop', ['name', 'street', 'postcode', 'city', 'tax'], ['de', 'nl', 'sv']),
	owner: text(
		'',
		'owner',
		'Who runs the shop?',
		'Wer ist der Inhaber?',
		'person named below the store',
		'Inhaber',
	),
	datum: TILL.date,
	beginn: text(
		'time',
		'When did the sale begin?',
		'Beginn des Vorgangs',
		'start of the transaction',
	),
	ende: text(
		'',
		'endTime',
		'When was the sale finished?',
		'Ende des Vorgangs',
		'end of the transaction',
	),
	bon: TILL.number,
	kasse: TILL.till,
	bediener: TILL.cashier,
	zwischensumme: TILL.subtotal,
	summe: TILL.total,
	bar: TILL.cash,
	zurueck: TILL.change,
	pfandGesamt: number(
		'deposit',
		'How much deposit is charged in all?',
		'Wie viel Pfand wurde berechnet?',
		'sum of the deposits',
	),
	seriennummer: text(
		'serialNumber',
		'What is the serial number of the till?',
		'Seriennummer der Kasse',
		'serial of the cash register',
	),
	signatur: text(
		'',
		'signatureCounter',
		'What is the signature counter?',
		'Signaturzähler',
		'counter of the security device',
	),
	artikel: list(
		{
			bezeichnung: ROW.name,
			menge: ROW.quantity,
			gewicht: ROW.weight,
			einzelpreis: ROW.price,
			betrag: ROW.amount,
			steuer: ROW.letter,
		},
		'Positionen mit Pfand und Leergut',
		'everything on the receipt with deposits and empties',
		'Was wurde gekauft oder zurückgegeben?',
	),
	steuersaetze: list(
		{ zeichen: ROW.letter, satz: ROW.rate, netto: ROW.net, mwst: ROW.tax, brutto: ROW.gross },
		'Steuertabelle',
		'tax_breakdown',
		'Which tax letters stand for what?',
	),
	karte: absent(text('cardNumber', 'Which card was used?', 'Kartennummer')),
	trinkgeld: absent(number('tip', 'Wie viel Trinkgeld gab es?', 'tip')),
};
const EMPTIES: Readonly<Record<string, string>> = {
	de: 'LEERGUT EINWEG',
	nl: 'EMBALLAGE RETOUR',
	sv: 'RETURPANT',
	da: 'FLASKEPANT RETUR',
	nb: 'PANTELAPP',
	fi: 'PULLONPALAUTUS',
};

/** Deposits as rows below bottles, empties with a minus, dotted leaders, the tax table above the payment, and what the security device prints. */
const family: Family = {
	author: 'henrike',
	locales: ['de-DE', 'nl-NL', 'sv-SE', 'da-DK', 'nb-NO', 'fi-FI', 'de-AT'],
	draw: (random, locale) => {
		const { amount, count } = locale;
		const say = shopWords(locale);
		type Line = {
			name: string;
			quantity: number;
			weight: number;
			price: number;
			amount: number;
			letter: string;
			rate: number;
		};
		const single = inMoney(random.pick([0.08, 0.15, 0.25]), locale);
		const lines: Line[] = drawGroceries(random, locale, random.int(3, 10)).flatMap((item) => {
			const own = {
				...item,
				quantity: item.isWeighed ? 1 : item.quantity,
				weight: item.isWeighed ? item.quantity : 0,
			};
			if (!item.hasDeposit) return [own];
			const [high = 19] = locale.country.rates;
			return [
				own,
				{
					name: `${say('deposit')} ${amount(single).text}`,
					quantity: item.quantity,
					weight: 0,
					price: single,
					amount: toMoney(item.quantity * single),
					letter: 'A',
					rate: high,
				},
			];
		});
		const deposit = toMoney(
			lines
				.filter(({ name }) => name.startsWith(say('deposit')))
				.reduce((sum, line) => sum + line.amount, 0),
		);
		const subtotal = toMoney(lines.reduce((sum, line) => sum + line.amount, 0));
		if (random.chance(0.5)) {
			const quantity = random.int(1, 12);
			lines.push({
				name: EMPTIES[locale.language] ?? 'RETURN',
				quantity,
				weight: 0,
				price: -single,
				amount: toMoney(-single * quantity),
				letter: 'A',
				rate: locale.country.rates[0] ?? 0,
			});
		}
		const total = toMoney(lines.reduce((sum, line) => sum + line.amount, 0));
		const given = handOver(random, Math.max(1, total));
		const shop = locale.company(random.pick(['Markt', 'Kauf', 'Nah', 'Frisch']));
		const [street, town] = addressOf('markt', shop.address);
		const day = locale.date(random.day('2019-01-01', '2026-05-30'));
		const start = random.int(8 * 60, 20 * 60);
		const clock = (minutes: number, seconds: number) =>
			`${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:${seconds}`;
		const isBehind = random.chance(0.5);
		const row = (line: Line) =>
			markup`<div data-row><p>${line.quantity > 1 && !isBehind && markup`${field('menge', line.quantity)} ${random.pick(['x', '×'])} `}${field('bezeichnung', line.name)}<i></i>${field('betrag', amount(line.amount))} ${field('steuer', line.letter)}</p>${line.quantity > 1 && markup`<p class="in">${isBehind && markup`${field('menge', line.quantity)} × `}${field('einzelpreis', amount(line.price))}</p>`}${line.weight > 0 && markup`<p class="in">${field('gewicht', amount(line.weight, 3))} kg × ${field('einzelpreis', amount(line.price))} ${locale.country.currency}/kg</p>`}</div>`;
		const sum = (name: string, path: string, value: number) =>
			markup`<p>${name}<i></i>${field(path, amount(value))}</p>`;
		const html = markup`<style>@page { size: 76mm ${135 + lines.length * 8}mm; margin: 5mm 4mm } body { font: 7.8pt/1.3 'DejaVu Sans' } p { margin: 0; display: flex; gap: 1mm } i { flex: 1; border-bottom: 1px dotted #333; margin-bottom: .8mm } .in { padding-left: 6mm } .h { text-align: center } h1 { font-size: 14pt; margin: 0; letter-spacing: 1px } hr { border: 0; border-top: 1px dashed } .big { font-weight: bold; font-size: 12pt } table { width: 100% } th, td { text-align: right; font-weight: normal; padding: 0 } th:first-child, td:first-child { text-align: left } .tse { font-size: 6pt; overflow-wrap: anywhere }</style>
			<div class="h"><h1>${field('markt.name', shop.name)}</h1>${random.chance(0.5) && markup`${random.pick(['Inh.', 'Inhaber', 'c/o'])} ${field('owner', locale.person().name)}<br>`}${street}<br>${town}<br>${locale.country.tax[0]}: ${field('markt.tax', shop.taxNumber)}</div><hr>
			<div class="h">${locale.country.currency}</div><div data-list="artikel">${lines.map(row)}</div><hr>
			${total !== subtotal && sum(say('subtotal'), 'zwischensumme', subtotal)}<div class="big">${sum(say('total'), 'summe', total)}</div>${deposit > 0 && random.chance(0.5) && sum(`${say('deposit')} ${say('total').toLowerCase()}`, 'pfandGesamt', deposit)}<hr>
			<table data-list="steuersaetze"><tr><th>${say('tax')}<th>%<th>${say('net')}<th>${say('tax')}<th>${say('gross')}${taxesWithin(lines).map((tax) => markup`<tr data-row><td>${field('zeichen', tax.letter)}<td>${field('satz', count(tax.rate))}<td>${field('netto', amount(tax.net))}<td>${field('mwst', amount(tax.tax))}<td>${field('brutto', amount(tax.gross))}`)}</table><hr>
			${sum(say('cash'), 'bar', given)}${sum(say('change'), 'zurueck', toMoney(given - total))}<hr>
			<div>${day.text && field('datum', day)} &nbsp; ${field('beginn', clock(start, random.int(10, 58)))} – ${field('ende', clock(start + 1, random.int(10, 58)))}<br>${say('till')} ${field('kasse', random.int(1, 9))} &nbsp; ${say('receipt')} ${field('bon', random.pattern('#####'))} &nbsp; ${random.chance(0.6) && markup`${say('cashier')} ${field('bediener', random.pattern('###'))}`}</div>
			<div class="tse">${random.pick(['TSE', 'S/N', 'Kontrollenhet'])}: ${field('seriennummer', random.pattern('??##-####-????'))} &nbsp; Sig. ${field('signatur', random.pattern('######'))}<br>${random.pattern('?#??##?#?##??#?##?#??##?#?##??#?##??#?#?##?##?#')}</div><div class="h">${say('thanks')}</div>`;
		return { html, fields };
	},
};
export default family;
