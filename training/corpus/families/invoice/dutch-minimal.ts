import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import { drawParts, drawRates } from '../../kit/parts.ts';
import { addDays } from '../../kit/random.ts';
import { withFooter } from '../../kit/sheet.ts';

const fields: Fields = {
	factuurnummer: text('invoiceNumber', 'Welk nummer heeft de factuur?'),
	factuurdatum: date('issueDate'),
	vervaldatum: date('dueDate', 'Wanneer moet er betaald zijn?'),
	uwReferentie: text('buyerReference', 'reference of the customer'),
	verkoper: text('seller', 'afzender van de factuur', 'Who sends the bill?'),
	verkoperBtw: text('vatNumber', 'btw-nummer van de verkoper'),
	verkoperKvk: text('registrationNumber', 'KvK-nummer'),
	verkoperIban: text('iban', 'rekening van de verkoper'),
	klant: text('buyer', 'Aan wie is de factuur gericht?'),
	klantAdres: text('address', 'adres van de klant'),
	subtotaal: number('netTotal', 'totaal exclusief btw'),
	btw: number('taxTotal'),
	totaal: number('grossTotal', 'te betalen bedrag'),
	statiegeld: number('deposit', 'statiegeld', 'deposit on returnable packaging'),
	regels: list(
		{
			aantal: number('quantity'),
			omschrijving: text('itemDescription'),
			prijs: number('unitPrice'),
			bedrag: number('lineTotal'),
			btwPercentage: number('taxRate', 'btw van de regel'),
		},
		'factuurregels',
		'lines of the bill',
		'Wat is er geleverd?',
	),
	afleveradres: absent(text('shipTo', 'afleveradres')),
	korting: absent(number('discount', 'korting')),
};

/** A Dutch invoice with much white: no table head, quantity with a cross in front, the seller named in the footer alone. */
const family: Family = {
	author: 'yara',
	locales: ['nl-NL', 'nl-BE'],
	draw: (random, locale) => {
		const { amount, money, count } = locale;
		const seller = locale.company();
		const buyer = random.chance(0.5) ? locale.company().name : locale.person().name;
		const home = locale.address();
		const day = random.day('2016-01-05', '2026-05-30');
		const { lines, rates, net, tax, gross } = drawRates(
			random,
			locale,
			drawParts(random, locale, random.int(1, 8)),
			0.4,
		);
		const due = addDays(day, random.pick([14, 30]));
		const number = random.pattern(random.pick(['20####', 'F-####', '##.####']));
		const deposit = random.chance(0.3) ? random.pick([3.9, 12, 25]) : 0;
		const content = markup`<div class="mono">${seller.name.slice(0, 1)}</div><div class="to">${field('klant', buyer)}<br><span data-field="klantAdres" data-value="${home.whole}">${home.lines[0]}<br>${home.lines[1]}</span></div>
			<p class="big">Factuur ${field('factuurnummer', number)}</p><p>${seller.address.city}, ${field('factuurdatum', locale.date(day, 'd MMMM yyyy'))}${random.chance(0.5) && markup`<br>Uw referentie: ${field('uwReferentie', random.pick([locale.person().name, random.pattern('PO ####')]))}`}</p>
			<div class="rs" data-list="regels">${lines.map((line) => markup`<div class="rg" data-row><span class="q">${field('aantal', count(line.quantity))} ×</span><span class="p">${field('bedrag', amount(line.amount))}<small> ${field('btwPercentage', `${line.rate}%`, line.rate)}</small></span><span class="o">${field('omschrijving', line.name)}<br><small>${line.detail}${line.quantity > 1 && markup`, ${field('prijs', amount(line.price))} per ${line.unit}`}</small></span></div>`)}</div>
			<div class="sm">Subtotaal <b>${field('subtotaal', amount(net))}</b><br>${rates.map((rate) => markup`Btw ${rate.rate}% over ${amount(rate.base)} <b>${rates.length === 1 ? field('btw', amount(rate.tax)) : amount(rate.tax)}</b><br>`)}${rates.length > 1 && markup`Totaal btw <b>${field('btw', amount(tax))}</b><br>`}${deposit > 0 && markup`Statiegeld (inbegrepen) <b>${field('statiegeld', amount(deposit))}</b><br>`}<span class="big">Totaal <b>${field('totaal', money(gross))}</b></span></div>
			<p>Graag ontvangen wij het bedrag vóór ${field('vervaldatum', locale.date(due))} onder vermelding van ${field('factuurnummer', number)}.</p>`;
		const footer = markup`<div class="ft">${field('verkoper', seller.name)} | ${seller.address.whole} | ${seller.phone} | ${seller.web}<br>KvK ${field('verkoperKvk', random.pattern('########'))} | Btw ${field('verkoperBtw', seller.taxNumber)} | IBAN ${field('verkoperIban', locale.iban())}</div>`;
		const html = markup`<style>
			@page { size: A4; margin: 20mm 30mm 10mm 30mm }
			body { font: 10.5pt/1.5 'Liberation Sans'; color: #222 } .mono { width: 16mm; height: 16mm; border-radius: 50%; background: #222; color: #fff; font: 22pt/16mm 'Liberation Serif'; text-align: center } .to { margin: 14mm 0 12mm } .big { font-size: 14pt } .rg { overflow: hidden; padding: 2mm 0 } .q { float: left; width: 20mm } .p { float: right } .o { display: block; margin-left: 20mm; margin-right: 36mm } small { color: #777 } .sm { text-align: right; margin-top: 8mm } .sm b { display: inline-block; min-width: 30mm } .ft { font-size: 7.5pt; text-align: center; color: #555 }
			</style>${withFooter(content, footer, 14)}`;
		return { html, fields };
	},
};
export default family;
