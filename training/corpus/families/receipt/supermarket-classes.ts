import type { Family, Fields } from '../../family.ts';
import { absent, date, flag, list, number, text } from '../../kit/ask.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import type { Markup } from '../../kit/html.ts';
import { split } from '../../kit/lives.ts';
import { cut, typed, typedRight } from '../../kit/typed.ts';

const fields: Fields = {
	markt: text('merchantName', 'supermarket', 'In welchem Markt wurde eingekauft?'),
	steuernummer: text('vatNumber', 'UID des Markts', 'tax number on the receipt'),
	datum: date('purchaseDate', 'Wann war der Einkauf?'),
	uhrzeit: text('time', 'Uhrzeit des Einkaufs'),
	bonNummer: text('receiptNumber', 'Bon-Nr.'),
	kasse: text('terminalNumber', 'Kassennummer', 'Which till?'),
	summe: number('grossTotal', 'zu zahlen', 'How much was the shopping?'),
	gegeben: number('cashGiven', 'bar gegeben'),
	rueckgeld: number('change', 'Rückgeld'),
	ersparnis: number(
		'',
		'saved with offers',
		'Ersparnis',
		'Wie viel wurde gespart?',
		'total of the discounts',
	),
	artikel: list(
		{
			bezeichnung: text('itemDescription', 'Artikel'),
			menge: number('quantity', 'Anzahl'),
			einzelpreis: number('unitPrice'),
			rabatt: number('discount', 'Abzug auf den Artikel', 'money off this article'),
			betrag: number('lineTotal', 'Preis'),
			klasse: text('', 'tax class letter', 'Steuerklasse', 'vatCode'),
		},
		'gekaufte Artikel',
		'bought_items',
		'Was wurde eingekauft?',
	),
	steuern: list(
		{ satz: number('taxRate', 'Prozent'), netto: number('netTotal'), steuer: number('taxTotal') },
		'Steueraufstellung',
		'vat_summary',
		'How much VAT at which rate?',
	),
	kundenkarte: absent(text('customerNumber', 'Kundenkarte')),
	trinkgeld: absent(number('tip')),
	bezahltMitKarte: absent(flag('', 'Kartenzahlung', 'paid by card', 'Wurde mit Karte bezahlt?')),
};
const GOODS = split(
	'H-MILCH 3,5% 1L;1.05;B|BIO BANANEN;1.79;B|MEHRKORNBROT 500G;2.29;B|KAFFEE GEMAHLEN;6.49;B|SPUELMITTEL ZITR.;1.35;A|TOMATEN RISPE;2.49;B|ZAHNCREME MED;1.95;A|APFELSAFT KLAR 1L;1.19;A|GOUDA JUNG STK;3.19;B|KUECHENROLLE 4ER;2.95;A|JOGHURT NATUR;0.69;B|PAPRIKA ROT;0.99;B|VOLLWASCHMITTEL;8.99;A|RIESLING TROCKEN;5.49;A|TK-ERBSEN 450G;1.29;B|SCHOKO ZARTB.;1.49;B|MINERALWASSER 6X;2.94;A|SALAMI GESCHN.;2.19;B',
);

/** A discounter's roll set with blanks: quantity above the name, discounts and deposits as lines of their own below it. */
const family: Family = {
	author: 'pavel',
	locales: ['de-DE', 'de-AT'],
	draw: (random, locale) => {
		const { amount } = locale;
		const width = random.pick([34, 38, 42]);
		const [high = 19, low = 7] = locale.country.rates;
		const items = random.some(GOODS, random.int(3, 13)).map((line) => {
			const [name = '', price = '1', code = 'A'] = line.split(';');
			const unit = toMoney(Number(price) * random.decimal(0.9, 1.3));
			const quantity = random.pick([1, 1, 1, 1, 2, 3, 6]);
			const off = random.chance(0.18) ? toMoney(unit * quantity * 0.25) : 0;
			return {
				name,
				unit,
				quantity,
				code,
				off,
				deposit: /WASSER|SAFT/.test(name) ? toMoney(0.25 * quantity) : 0,
				amount: toMoney(unit * quantity),
			};
		});
		const sum = toMoney(
			items.reduce((all, item) => all + item.amount - item.off + item.deposit, 0),
		);
		const saved = toMoney(items.reduce((all, { off }) => all + off, 0));
		const given = Math.ceil(sum / 5) * 5 + random.pick([0, 0, 5, 10]);
		const line = (left: string, right: Markup | string, length: number) =>
			markup`${left}${' '.repeat(Math.max(1, width - left.length - length))}${right}\n`;
		const rows = items.map(
			(item) =>
				markup`<span data-row>${item.quantity > 1 && markup`   ${typed('menge', item.quantity, 2)} x  ${field('einzelpreis', amount(item.unit))}\n`}${typed('bezeichnung', cut(item.name, width - 14), width - 11)}${typedRight('betrag', amount(item.amount), 9)} ${field('klasse', item.code)}\n${item.off > 0 && markup`  Rabatt 25%${' '.repeat(width - 23)}${typedRight('rabatt', amount(-item.off), 9)} ${item.code}\n`}${item.deposit > 0 && `  PFAND 0,25 EURO${amount(item.deposit).text.padStart(width - 19)} A\n`}</span>`,
		);
		const taxes = [
			['A', high],
			['B', low],
		] as const;
		const table = taxes.flatMap(([code, rate]) => {
			const gross = toMoney(
				items.reduce(
					(all, item) =>
						all +
						(item.code === code ? item.amount - item.off : 0) +
						(code === 'A' ? item.deposit : 0),
					0,
				),
			);
			if (gross === 0) return [];
			const net = toMoney(gross / (1 + rate / 100));
			return [
				markup`<span data-row>${code} ${typedRight('satz', { text: `${locale.count(rate).text}%`, value: rate }, 6)}${typedRight('netto', amount(net), 10)}${typedRight('steuer', amount(toMoney(gross - net)), 8)}${amount(gross).text.padStart(width - 26)}\n</span>`,
			];
		});
		const shop = `${random.pick(['FRISCHHOF', 'Kaufeck', 'MARKTLAND', 'Regio-Kauf'])} ${random.pick(['Lindner', 'Süd', 'oHG', 'City'])}`;
		const place = locale.address();
		const centre = (text: string) => ' '.repeat(Math.max(0, Math.floor((width - text.length) / 2)));
		const cash = random.chance(0.65);
		const time = `${random.int(8, 20)}:${random.int(10, 59)}`;
		const html = markup`<style>@page { size: 80mm ${105 + items.length * 8}mm; margin: 4mm 3mm } pre { font: ${width > 40 ? '7.6pt' : '8.6pt'}/1.28 ${random.pick(["'DejaVu Sans Mono'", "'Liberation Mono'"])}; margin: 0 }</style><pre>${centre(shop)}${field('markt', shop)}
${centre(place.lines[0])}${place.lines[0]}
${centre(place.lines[1])}${place.lines[1]}
${centre('UID Nr. DE123456789')}UID Nr. ${field('steuernummer', locale.taxNumber().replaceAll(' ', ''))}

${'EUR'.padStart(width - 2)}
<span data-list="artikel">${rows}</span>${'-'.repeat(width).padStart(width)}
${line('SUMME    EUR', field('summe', amount(sum)), amount(sum).text.length + 2)}${'='.repeat(width)}
${cash ? markup`${line('Geg. BAR      EUR', field('gegeben', amount(given)), amount(given).text.length + 2)}${line('Rückgeld BAR  EUR', field('rueckgeld', amount(toMoney(given - sum))), amount(toMoney(given - sum)).text.length + 2)}` : markup`${line('Geg. Girocard EUR', amount(sum).text, amount(sum).text.length + 2)}Terminal-ID ${random.pattern('########')}\n`}
Steuer %     Netto  Steuer${'Brutto'.padStart(width - 26)}
<span data-list="steuern">${table}</span>
${saved > 0 && markup`Sie haben ${field('ersparnis', amount(saved))} EUR gespart!\n`}${field('datum', locale.date(random.day('2017-01-02', '2026-05-30'), 'dd.mm.yyyy'))}   ${field('uhrzeit', time)}  Bon-Nr.:${field('bonNummer', random.pattern('####'))}
Markt:${random.pattern('####')}  Kasse:${field('kasse', random.int(1, 9))}  Bed.:${random.pattern('######')}

${centre('Vielen Dank für Ihren Einkauf')}Vielen Dank für Ihren Einkauf
</pre>`;
		return { html, fields };
	},
};
export default family;
