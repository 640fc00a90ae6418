import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { asDate, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	vatId: asText(
		'tax number of the payer | daňové identifikační číslo | numer podatnika | Umsatzsteuernummer des Unternehmens',
		'vatNumber',
	),
	payer: asText('Who files the return? | plátce | podatnik | Wer gibt die Meldung ab?', 'taxpayer'),
	payerAddress: asText('seat of the payer | sídlo plátce | siedziba | Sitz', 'address'),
	office: asText(
		'tax office of the payer | finanční úřad | urząd skarbowy | Finanzamt',
		'taxOffice',
	),
	period: asText(
		'month or quarter of the return | zdaňovací období | okres | Für welchen Zeitraum?',
		'period',
	),
	kind: asText(
		'kind of return | druh přiznání | rodzaj deklaracji | Art der Erklärung',
		'documentType',
	),
	baseStandard: asNumber(
		'taxable sales at the standard rate | základ daně základní sazba | podstawa stawka podstawowa | Umsatz zum Regelsatz',
	),
	taxStandard: asNumber(
		'output tax at the standard rate | daň na výstupu základní sazba | podatek należny podstawowy | Steuer zum Regelsatz',
	),
	baseReduced: asNumber(
		'taxable sales at the reduced rate | základ snížená sazba | podstawa stawka obniżona | Umsatz ermäßigt',
	),
	taxReduced: asNumber(
		'output tax at the reduced rate | daň snížená sazba | podatek stawka obniżona | Steuer ermäßigt',
	),
	exports: asNumber('value of exports | vývoz zboží | eksport | Wert der Ausfuhren'),
	inputBase: asNumber(
		'value of purchases | přijatá plnění základ | nabycie netto | Wert der Einkäufe',
	),
	inputTax: asNumber('input tax reclaimed | odpočet daně | podatek naliczony | Vorsteuer'),
	outputTotal: asNumber(
		'total output tax | daň na výstupu celkem | podatek należny razem | Summe der Umsatzsteuer',
	),
	payable: asNumber(
		'net tax to pay | vlastní daňová povinnost | do wpłaty | Zahllast',
		'amountDue',
	),
	signedBy: asText(
		'Who signed the return? | podepsal | podpisał | Wer hat unterschrieben?',
		'signatory',
	),
	filedOn: asDate(
		'day of filing | datum podání | data złożenia | Datum der Abgabe',
		'signatureDate',
	),
	refundAccount: absent(
		asText('account for a refund | účet pro vratku | rachunek do zwrotu', 'iban'),
	),
	penalty: absent(asNumber('penalty for lateness | pokuta | kara', 'penalty')),
};
const SAID = {
	cs: 'Přiznání k dani z přidané hodnoty|DIČ|Plátce|Sídlo|Finančnímu úřadu pro|Za období|řádné;opravné;dodatečné|Řád.|Základ daně|Daň|I. Zdanitelná plnění|Dodání zboží a služeb – základní sazba|Dodání zboží a služeb – snížená sazba|Vývoz zboží|II. Nárok na odpočet|Přijatá plnění|III. Výpočet daně|Daň na výstupu|Odpočet|Vlastní daň (řádek 5 − řádek 6)|Podpis oprávněné osoby|Datum|čtvrtletí|částky v celých korunách',
	sk: 'Daňové priznanie k dani z pridanej hodnoty|IČ DPH|Platiteľ|Sídlo|Daňový úrad|Za obdobie|riadne;opravné;dodatočné|Riad.|Základ dane|Daň|I. Zdaniteľné obchody|Dodanie tovaru a služieb – základná sadzba|Dodanie tovaru a služieb – znížená sadzba|Vývoz tovaru|II. Odpočítanie|Prijaté plnenia|III. Výpočet dane|Daň celkom|Odpočet|Vlastná daňová povinnosť (riadok 5 − riadok 6)|Podpis|Dátum|štvrťrok|sumy v celých eurách',
	pl: 'Deklaracja dla podatku od towarów i usług|NIP|Podatnik|Siedziba|Urząd skarbowy|Za okres|złożenie;korekta|Poz.|Podstawa|Podatek|C. Podatek należny|Dostawa towarów i usług – stawka podstawowa|Dostawa towarów i usług – stawka obniżona|Eksport towarów|D. Podatek naliczony|Nabycie towarów i usług|E. Obliczenie|Podatek należny razem|Odliczenie|Do wpłaty (poz. 5 − poz. 6)|Podpis podatnika|Data|kwartał|kwoty w pełnych złotych',
	en: 'Return of value added tax|VAT no.|Trader|Place of business|To the Collector at|Period|original;amended|Line|Value|Tax|A. Supplies|Supplies at the standard rate|Supplies at the reduced rate|Exports|B. Purchases|Purchases and expenses|C. Tax due|Total output tax|Deduction|Net tax to pay (line 5 less line 6)|Signature|Date|quarter|whole units only',
} as const;

/** A periodic return on a lying sheet: lines of text at the left, numbered cells for value and tax side by side at the right, hatched where nothing may stand, the difference below. */
const family: Family = {
	author: 'milica',
	locales: ['cs-CZ', 'pl-PL', 'sk-SK', 'en-ZA', 'en-IE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const firm = locale.company();
		const scale = locale.country.currency === 'CZK' ? 20 : 1;
		const [high = 20, low = 10] = locale.country.rates;
		const bases = [random.int(8000, 180_000) * scale, random.int(400, 30_000) * scale];
		const taxes = [
			Math.round(((bases[0] ?? 0) * high) / 100),
			Math.round(((bases[1] ?? 0) * low) / 100),
		];
		const hasReduced = random.chance(0.7);
		const output = (taxes[0] ?? 0) + (hasReduced ? (taxes[1] ?? 0) : 0);
		const input = Math.round(((bases[0] ?? 0) * random.decimal(0.2, 0.8)) / 10) * 10;
		const inputTax = Math.min(output - 1, Math.round((input * high) / 100));
		const day = random.day('2004-01-01', '2026-04-20');
		const n = (path: string, value: number) => field(path, locale.amount(value, 0));
		let line = 0;
		const row = (
			label: string,
			base: ReturnType<typeof markup> | false | null,
			tax: ReturnType<typeof markup> | false | null,
		) =>
			markup`<tr><td class="n">${(line += 1)}</td><td>${label}</td><td class="z ${base === null ? 'x' : ''}">${base}</td><td class="z ${tax === null ? 'x' : ''}">${tax}</td></tr>`;
		const title = (i: number) => markup`<tr><td colspan="4" class="h">${at(i)}</td></tr>`;
		const half = random.chance(0.5)
			? `${Math.ceil(Number(day.slice(5, 7)) / 3)}. ${at(22)} ${day.slice(0, 4)}`
			: `${day.slice(5, 7)}/${day.slice(0, 4)}`;
		const html = markup`<style>@page { size: A4 landscape; margin: 12mm 18mm } body { font: 9pt 'Liberation Sans' } .v, .z { font-family: 'Liberation Mono'; font-size: 10.5pt } .top { display: grid; grid-template-columns: 1.4fr 1fr 1fr; border: 1pt solid #0a5; } .top > div { border-right: .5pt solid #0a5; border-bottom: .5pt solid #0a5; padding: 1mm 2mm 1.5mm; min-height: 11mm } .top small, h1 { color: #0a5 } small { font-size: 7pt; display: block } h1 { font-size: 14pt; margin: 0 0 2mm } table { width: 100%; margin-top: 3mm } td { border: .5pt solid #0a5; padding: .8mm 2mm } .n { width: 9mm; text-align: center; background: #e2f3ea } .z { width: 52mm; text-align: right } .x { background: repeating-linear-gradient(45deg, #cde8da, #cde8da 1mm, #fff 1mm, #fff 2mm) } .h { background: #0a5; color: #fff; font-weight: bold; font-size: 8pt }
			</style><h1>${at(0)}</h1><div class="top"><div><small>${at(2)}</small><span class="v">${field('payer', firm.name)}</span></div><div><small>${at(1)}</small><span class="v">${field('vatId', firm.taxNumber)}</span></div><div><small>${at(5)}</small><span class="v">${field('period', half)}</span></div><div><small>${at(3)}</small><span class="v">${field('payerAddress', firm.address.whole)}</span></div><div><small>${at(4)}</small><span class="v">${field('office', firm.address.city)}</span></div><div><small>&nbsp;</small><span class="v">${field('kind', random.pick(at(6).split(';')))}</span></div></div>
			<table><tr><td class="n">${at(7)}</td><td>${at(23)}</td><td class="z">${at(8)}</td><td class="z">${at(9)}</td></tr>${title(10)}${row(`${at(11)} ${high} %`, n('baseStandard', bases[0] ?? 0), n('taxStandard', taxes[0] ?? 0))}${row(`${at(12)} ${low} %`, hasReduced && n('baseReduced', bases[1] ?? 0), hasReduced && n('taxReduced', taxes[1] ?? 0))}${row(at(13), random.chance(0.5) && n('exports', random.int(500, 40_000) * scale), null)}${title(14)}${row(at(15), n('inputBase', input), n('inputTax', inputTax))}${title(16)}${row(at(17), null, n('outputTotal', output))}${row(at(18), null, n('inputTax', inputTax))}${row(at(19), null, n('payable', output - inputTax))}</table>
			<p>${at(21)}: <span class="v">${field('filedOn', locale.date(addDays(day, 24)))}</span> &nbsp; &nbsp; ${at(20)}: <span class="v">${field('signedBy', locale.person().name)}</span></p>`;
		return { html, fields };
	},
};
export default family;
