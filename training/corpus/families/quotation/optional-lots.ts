import type { Family, Fields } from '../../family.ts';
import { absent, date, flag, list, number, text } from '../../kit/ask.ts';
import { drawGoods, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	angebotsnummer: text('quoteNumber', 'Angebot Nr.', 'Welche Nummer hat das Angebot?'),
	datum: date('issueDate'),
	gueltigBis: date('expiryDate', 'Bindefrist', 'Bis wann gilt das Angebot?'),
	anbieter: text('seller', 'Wer bietet an?'),
	kunde: text('buyer', 'Wem wird angeboten?'),
	bauvorhaben: text('projectName', 'Bauvorhaben', 'Which building project?'),
	ausfuehrung: text(
		'',
		'Ausführungszeitraum',
		'when the work would be done',
		'executionPeriod',
		'Wann wird gearbeitet?',
	),
	netto: number('netTotal', 'Angebotssumme netto'),
	mwst: number('taxTotal'),
	brutto: number('grossTotal', 'Angebotssumme brutto'),
	leistungen: list(
		{
			oz: text('lineNumber', 'Ordnungszahl'),
			leistung: text('itemDescription', 'Kurztext'),
			menge: number('quantity'),
			einheit: text('unit'),
			einheitspreis: number('unitPrice', 'EP'),
			gesamtpreis: number('lineTotal', 'GP'),
			bedarf: flag(
				'',
				'only if needed',
				'Bedarfsposition',
				'Ist die Position optional?',
				'isOptional',
			),
		},
		'Leistungsverzeichnis',
		'positions of the offer',
		'Was wird angeboten?',
	),
	anzahlung: absent(number('deposit', 'Anzahlung')),
	rechnungsnummer: absent(text('invoiceNumber')),
};
const LOTS = ['Vorarbeiten', 'Hauptleistung', 'Nebenleistungen'];

/** A craftsman's offer by lots: long texts, titles with their own sums, optional positions whose price is not added. */
const family: Family = {
	author: 'maribel',
	locales: ['de-DE', 'de-AT', 'de-CH'],
	draw: (random, locale) => {
		const { amount, count } = locale;
		const seller = locale.company();
		const buyer = locale.person();
		const home = locale.address();
		const day = random.day('2016-01-05', '2026-05-30');
		const lots = LOTS.slice(0, random.int(1, 3)).map((title) => ({
			title,
			items: drawGoods(random, locale, 'building', random.int(1, 4), {
				quantities: [1, 4, 12.5, 18, 36.75, 60],
			}).map((item) => ({ ...item, isOptional: random.chance(0.18) })),
		}));
		const sum = (items: readonly { amount: number; isOptional: boolean }[]) =>
			toMoney(items.reduce((all, item) => all + (item.isOptional ? 0 : item.amount), 0));
		const net = sum(lots.flatMap(({ items }) => items));
		const rate = locale.country.rates[0] ?? 19;
		const tax = toMoney((net * rate) / 100);
		const html = markup`<style>
			@page { size: A4; margin: 18mm 18mm 16mm 24mm }
			body { font: 10pt/1.4 'DejaVu Serif Condensed' } header { border-left: 3mm solid #a0522d; padding-left: 4mm } h1 { font-size: 14pt; margin: 8mm 0 1mm } section > h2 { font-size: 10.5pt; margin: 5mm 0 1mm; background: #f2ece4; padding: 1mm } article { display: grid; grid-template-columns: 14mm 1fr; margin-bottom: 2.5mm; break-inside: avoid } .num { grid-column: 2; display: grid; grid-template-columns: 22mm 18mm 1fr 1fr; font-family: 'Liberation Mono'; font-size: 9pt } .num > span { text-align: right } .tot { text-align: right; font-style: italic } dl { display: grid; grid-template-columns: 1fr 40mm; text-align: right; margin: 6mm 0 } dd { margin: 0 }
			</style><header><b>${field('anbieter', seller.name)}</b><br>${seller.address.whole}<br>${seller.phone} · ${seller.email}</header><p><br>${field('kunde', buyer.name)}<br>${home.lines[0]}<br>${home.lines[1]}</p><h1>Angebot ${field('angebotsnummer', random.pattern('##-####'))}</h1><p>vom ${field('datum', locale.date(day))}${random.chance(0.7) && markup` · gültig bis ${field('gueltigBis', locale.date(addDays(day, random.pick([30, 42, 60]))))}`}<br>Bauvorhaben: ${field('bauvorhaben', `${random.pick(['Badsanierung', 'Dachausbau', 'Fassade', 'Neubau Garage'])} ${home.street}`)}</p>
			<div data-list="leistungen">${lots.map((lot, l) => markup`<section><h2>Titel ${l + 1} ${lot.title}</h2>${lot.items.map((item, i) => markup`<article data-row><span>${field('oz', `${l + 1}.${String((i + 1) * 10).padStart(3, '0')}`)}</span><span>${field('leistung', item.name)}${random.chance(0.5) && markup`<br><small>${random.pick(['inkl. Anfahrt und Entsorgung, nach Herstellervorschrift einbauen', 'liefern und fachgerecht montieren, Farbton nach Wahl des Bauherrn', 'einschließlich aller Nebenarbeiten'])}</small>`}${item.isOptional && markup`<br><b data-field="bedarf" data-value="true">Bedarfsposition</b>`}</span><div class="num"><span>${field('menge', count(item.quantity))}</span><span>${field('einheit', item.unit)}</span><span>${field('einheitspreis', amount(item.price))}</span><span>${item.isOptional ? markup`(${field('gesamtpreis', amount(item.amount))})` : field('gesamtpreis', amount(item.amount))}</span></div></article>`)}<div class="tot">Summe Titel ${l + 1}: ${amount(sum(lot.items))}</div></section>`)}</div>
			<dl><dt>Angebotssumme netto<dd>${field('netto', amount(net))}<dt>Mehrwertsteuer ${rate} %<dd>${field('mwst', amount(tax))}<dt><b>Angebotssumme brutto</b><dd><b>${field('brutto', locale.money(toMoney(net + tax)))}</b></dl><p>${random.chance(0.7) && markup`Ausführung: ${field('ausfuehrung', random.pick(['ab KW 14', 'nach Absprache', 'März bis April', 'innerhalb von sechs Wochen']))}. `}Wir freuen uns auf Ihren Auftrag.</p>`;
		return { html, fields };
	},
};
export default family;
