import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import { drawParts, total } from '../../kit/parts.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	inkoopnummer: text('orderNumber', 'inkoopordernummer', 'Bestellnummer'),
	raamcontract: text('contractNumber', 'raamovereenkomst', 'Under which framework contract?'),
	orderdatum: date('orderDate'),
	leverancier: text('seller', 'supplier'),
	leveranciersnummer: text('supplierNumber'),
	besteller: text('buyer', 'Wie bestelt er?'),
	inkoper: text('contactPerson', 'inkoper'),
	inkoperEmail: text('email', 'mail address of the purchaser'),
	afleveradres: text('shipTo', 'Waar moet het heen?'),
	kostenplaats: text('', 'kostenplaats', 'cost centre', 'Kostenstelle', 'Which cost centre pays?'),
	levercondities: text('incoterm', 'leveringsvoorwaarde'),
	totaal: number('netTotal', 'orderbedrag'),
	afroepen: list(
		{
			pos: number('lineNumber'),
			artikel: text('productNumber', 'artikelcode'),
			omschrijving: text('itemDescription'),
			datum: date('deliveryDate', 'gewenste leverdatum van de regel'),
			aantal: number('quantity'),
			eenheid: text('unit'),
			prijs: number('unitPrice'),
			bedrag: number('lineTotal'),
		},
		'orderregels',
		'call-offs with delivery date',
		'Wat moet wanneer geleverd worden?',
	),
	factuurnummer: absent(text('invoiceNumber')),
	btw: absent(number('taxTotal')),
};

/** A Dutch call-off on a landscape sheet: each item has a description of several lines, facts in a definition list at the left. */
const family: Family = {
	author: 'maribel',
	locales: ['nl-NL', 'nl-BE'],
	draw: (random, locale) => {
		const { amount, count } = locale;
		const [buyer, seller] = [locale.company(), locale.company()];
		const day = random.day('2017-01-05', '2026-05-30');
		const items = drawParts(random, locale, random.int(3, 8), {
			code: '###.###',
			quantities: [10, 25, 50, 100, 250, 500, 1200],
		});
		const buyerMan = locale.person();
		const left = random.chance(0.6);
		const facts = markup`<aside><h1>Inkooporder</h1><dl><dt>Nummer<dd>${field('inkoopnummer', random.pattern('IO######'))}<dt>Datum<dd>${field('orderdatum', locale.date(day))}${random.chance(0.7) && markup`<dt>Raamcontract<dd>${field('raamcontract', random.pattern('RC-20##-##'))}`}<dt>Kostenplaats<dd>${field('kostenplaats', random.pattern('4####'))}<dt>Leverancier<dd>${field('leverancier', seller.name)}<br>${seller.address.lines[0]}<br>${seller.address.lines[1]}<dt>Uw nummer<dd>${field('leveranciersnummer', random.pattern('L####'))}<dt>Afleveren<dd>${field('afleveradres', locale.address().whole)}<dt>Conditie<dd>${field('levercondities', random.pick(['DAP', 'franco', 'af fabriek', 'DDP']))}<dt>Inkoper<dd>${field('inkoper', buyerMan.name)}<br>${field('inkoperEmail', buyerMan.email)}</dl></aside>`;
		const html = markup`<style>
			@page { size: A4 landscape; margin: 12mm }
			body { font: 8.8pt/1.32 'Liberation Sans' } .w { display: flex; gap: 8mm } aside { flex: 0 0 58mm; background: #f4f1ea; padding: 4mm } h1 { font-size: 14pt; margin: 0 0 3mm } dl { margin: 0 } dt { font-size: 7pt; color: #777; text-transform: uppercase; margin-top: 2mm } dd { margin: 0 } main { flex: 1 } table { width: 100% } th { text-align: left; border-bottom: 1.2pt solid #000; padding: 1mm; font-size: 8pt } td { padding: 1.4mm 1mm; border-bottom: .4pt solid #aaa; vertical-align: top } .n, th.n { text-align: right } pre { margin: 0; font: inherit }
			</style><div class="w">${left && facts}<main><p><b>${field('besteller', buyer.name)}</b> · ${buyer.address.whole}</p><table data-list="afroepen"><thead><tr><th>Pos<th>Artikel<th>Omschrijving<th>Leverdatum<th class="n">Aantal<th>Eh<th class="n">Prijs<th class="n">Bedrag</thead>
			${items.map((item) => markup`<tr data-row><td>${field('pos', item.position * 10)}<td>${field('artikel', item.code)}<td><span data-field="omschrijving" data-value="${item.name} ${item.detail}">${item.name}<br>${item.detail}</span>${random.chance(0.4) && markup`<br><i>Uw artikel ${item.theirCode}, certificaat meeleveren</i>`}<td>${field('datum', locale.date(addDays(day, random.int(7, 120))))}<td class="n">${field('aantal', count(item.quantity))}<td>${field('eenheid', item.unit)}<td class="n">${field('prijs', amount(item.price))}<td class="n">${field('bedrag', amount(item.amount))}`)}
			<tr><td colspan="6"><td class="n"><b>Totaal</b><td class="n"><b>${field('totaal', locale.money(total(items)))}</b></table><p style="font-size:7.5pt">Facturen zonder ordernummer worden niet in behandeling genomen. Onze inkoopvoorwaarden zijn van toepassing.</p></main>${!left && facts}</div>`;
		return { html, fields };
	},
};
export default family;
