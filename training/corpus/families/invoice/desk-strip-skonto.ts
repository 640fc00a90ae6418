import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { COL, DOC, dat, facts, num, partyOf, rows, str } from '../../kit/commerce.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { drawParts, drawRates } from '../../kit/parts.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	rechnungsnr: DOC.invoiceNo,
	rechnungsdatum: DOC.invoiceDate,
	kundennr: DOC.customerNo,
	lieferscheinnr: DOC.noteNo,
	lieferdatum: DOC.delivered,
	steuernummer: str(
		'Steuernummer des Ausstellers|tax office number of the issuer|steuerNr|Unter welcher Steuernummer?',
		'taxNumber',
	),
	'kunde.name': DOC.buyer,
	'kunde.address': DOC.buyerAddress,
	absender: DOC.seller,
	bearbeiter: DOC.contact,
	positionen: rows(
		{
			pos: COL.pos,
			menge: COL.qty,
			einheit: COL.unit,
			artikel: COL.name,
			zusatz: COL.detail,
			nummer: COL.code,
			preis: COL.price,
			rabatt: COL.discount,
			gesamt: COL.amount,
			satz: COL.rate,
		},
		'Positionen der Rechnung|billed rows|Was wird berechnet?',
	),
	zwischensumme: DOC.net,
	steuern: rows(
		{ satz: COL.rate, netto: COL.base, steuer: COL.tax },
		'Steuer nach Sätzen|VAT by rate|Wie verteilt sich die Steuer auf die Sätze?',
	),
	endbetrag: DOC.gross,
	skontobetrag: num(
		'Was ist mit Skonto zu zahlen?|amount if paid early|skontoBetrag|sum after cash discount|Combien avec escompte ?',
	),
	skontobis: dat(
		'Bis wann gilt der Skonto?|last day of the cash discount|discountUntil|Until when does the early payment discount apply?',
	),
	zahlbarbis: DOC.due,
	iban: DOC.iban,
	bestellnummer: absent(DOC.orderNo),
	mandat: absent(
		str('Mandatsreferenz|direct debit mandate|mandateRef|Welches SEPA-Mandat?', 'mandateReference'),
	),
};

/** A German desktop program's letter: a strip of five captions between two rules, the article number under its name, tax in sentences and cash discount worked out. */
const family: Family = {
	author: 'casimir',
	locales: ['de-DE', 'de-AT', 'de-DE'],
	draw: (random, locale) => {
		const { amount, count } = locale;
		const [seller, buyer] = [locale.company(), locale.company()];
		const day = random.day('2009-02-01', '2026-06-20');
		const goods = drawParts(random, locale, random.int(2, 7), {
			discounts: 0.25,
			code: random.pick(['#####', '??-###']),
		});
		const { lines, rates, net, gross } = drawRates(random, locale, goods, 0.2);
		const percent = random.pick([2, 3]);
		const early = toMoney(gross * (1 - percent / 100));
		const hasEarly = random.chance(0.6);
		const strip = [
			['Rechnungs-Nr.', field('rechnungsnr', random.pattern('20####'))],
			['Kunden-Nr.', field('kundennr', random.pattern('1####'))],
			['Lieferschein', field('lieferscheinnr', random.pattern('LS-#####'))],
			['Lieferdatum', field('lieferdatum', locale.date(addDays(day, -random.int(0, 9))))],
			['Datum', field('rechnungsdatum', locale.date(day))],
		] as const;
		const html = markup`<style>@page { size: A4; margin: 14mm 18mm 12mm 24mm } body { font: 10pt/1.35 'Liberation Sans' } .logo { text-align: center; font: italic 19pt 'DejaVu Serif'; letter-spacing: 2pt } .tiny { font-size: 6.5pt; text-decoration: underline } .strip { display: flex; border-top: 1pt solid; border-bottom: 1pt solid; margin: 3mm 0 6mm } .strip div { flex: 1; font-weight: bold } .strip small { display: block; font-weight: normal; font-size: 7pt } table { width: 100%; border-collapse: collapse } th { text-align: left; font-size: 8.5pt; border-bottom: .5pt solid } td { vertical-align: top; padding: 1mm .6mm } .n { text-align: right } small { font-size: 8pt } .f { display: flex; gap: 8mm; font-size: 7pt; border-top: .4pt solid; margin-top: 12mm } .f div { flex: 1 }</style>
			<div class="logo">${seller.name.split(' ').slice(0, 2).join(' ')}</div><p style="margin-top:16mm"><span class="tiny">${field('absender', seller.name)} - ${seller.address.whole}</span></p><p style="min-height:26mm">${partyOf('kunde', buyer)}</p><h2 style="margin:0">Rechnung</h2>
			<div class="strip">${strip.map(([caption, value]) => markup`<div><small>${caption}</small>${value}</div>`)}</div>
			<p>Sehr geehrte Damen und Herren,<br>für unsere Lieferungen berechnen wir Ihnen wie vereinbart:</p>
			<table data-list="positionen"><tr><th>Pos<th style="text-align:right">Menge<th>ME<th>Artikel<th style="text-align:right">E-Preis<th style="text-align:right">Gesamt €<th>USt${lines.map((one) => markup`<tr data-row><td>${field('pos', one.position)}<td class="n">${field('menge', amount(one.quantity))}<td>${field('einheit', one.unit)}<td>${field('artikel', one.name)}<br><small>${field('zusatz', one.detail)}<br>Art.-Nr. ${field('nummer', one.code)}${one.discount > 0 && markup`, Rabatt ${field('rabatt', locale.percent(one.discount))}`}</small><td class="n">${field('preis', amount(one.price))}<td class="n">${field('gesamt', amount(one.amount))}<td class="n">${field('satz', count(one.rate))}%`)}</table>
			<p class="n" style="border-top:.5pt solid">Gesamt netto &nbsp; ${field('zwischensumme', amount(net))}</p><div class="n" data-list="steuern">${rates.map(({ rate, base, tax }) => markup`<div data-row>zzgl. ${field('satz', amount(rate, 1))} % USt. auf ${field('netto', amount(base))} &nbsp; ${field('steuer', amount(tax))}</div>`)}</div>
			<p class="n"><b>Gesamtbetrag &nbsp; ${field('endbetrag', amount(gross))} €</b></p><p>${hasEarly && markup`Bei Zahlung bis zum ${field('skontobis', locale.date(addDays(day, 10)))} gewähren wir ${percent} % Skonto; zu überweisen sind dann ${field('skontobetrag', amount(early))} €. `}Ohne Abzug zahlbar bis ${field('zahlbarbis', locale.date(addDays(day, 30)))}.</p><p>Es bediente Sie ${field('bearbeiter', locale.person().name)}.</p>
			<div class="f"><div>${seller.name}<br>${seller.address.lines[0]}<br>${seller.address.lines[1]}</div>${facts([['IBAN', 'iban', locale.iban()]])}<div>Tel. ${seller.phone}<br>${seller.email}</div><div>St.-Nr. ${field('steuernummer', random.pattern('##/###/#####'))}<br>${locale.country.tax[0]} ${seller.taxNumber}</div></div>`;
		return { html, fields };
	},
};
export default family;
