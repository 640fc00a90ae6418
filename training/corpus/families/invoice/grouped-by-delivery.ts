import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { COL, DOC, dat, drawTrade, num, rows, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { drawGoods, inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	collectiveNo: DOC.invoiceNo,
	date: DOC.invoiceDate,
	supplier: DOC.seller,
	billTo: DOC.buyer,
	billAddress: str(
		'address the bill goes to|billAddress|Rechnungsanschrift|factuuradres|fakturaadresse|laskutusosoite',
		'address',
	),
	deliverTo: DOC.shipName,
	deliverAddress: DOC.shipAddress,
	deliveries: rows(
		{
			note: str(
				'delivery note of the group|deliveryNote|Lieferschein|pakbon|følgeseddel|lähete',
				'deliveryNoteNumber',
			),
			day: dat('day of the group|deliveryDay|Liefertag|leverdag|leveringsdag|toimituspäivä'),
			subtotal: num(
				'sum of the delivery|deliverySum|Summe der Lieferung|som van de levering|sum for levering|toimituksen summa',
			),
		},
		'deliveries billed together|deliveries|Lieferungen|leveringen|leveringer|toimitukset',
	),
	rowsOfGoods: rows(
		{
			code: COL.code,
			name: COL.name,
			quantity: COL.qty,
			unit: COL.unit,
			price: COL.price,
			amount: COL.amount,
		},
		'goods of all deliveries|goods rows|Waren|goederen|varer|tuotteet',
	),
	freight: num(
		'freight for all deliveries|freight|Frachtkosten|vrachtkosten|frakt|rahti',
		'shippingCost',
	),
	net: DOC.net,
	vat: DOC.tax,
	total: DOC.gross,
	due: DOC.due,
	reference: str(
		'reference for the payment|paymentReference|Verwendungszweck|betalingskenmerk|KID|viite',
		'remittance',
	),
	discount: absent(
		num('discount of the invoice|invoiceDiscount|Rechnungsrabatt|korting|rabatt', 'discount'),
	),
	project: absent(str('project|project|Projekt|project|prosjekt', 'projectName')),
};
const SAID = {
	nl: 'VERZAMELFACTUUR|Factuur|Datum|Factuuradres|Afleveradres|Pakbon|van|code;artikel;aantal;eh;prijs;bedrag|subtotaal|Vrachtkosten|Netto|Btw|Totaal|Te betalen vóór|onder vermelding van',
	nb: 'SAMLEFAKTURA|Faktura|Dato|Fakturaadresse|Leveringsadresse|Følgeseddel|av|varenr.;vare;antall;enh.;pris;beløp|delsum|Frakt|Netto|MVA|Totalt|Betales innen|merket',
	da: 'SAMLEFAKTURA|Faktura|Dato|Fakturaadresse|Leveringsadresse|Følgeseddel|af|varenr.;vare;antal;enh.;pris;beløb|subtotal|Fragt|Netto|Moms|I alt|Betales senest|mærket',
	fi: 'KOONTILASKU|Lasku|Päivä|Laskutusosoite|Toimitusosoite|Lähete|pvm|koodi;tuote;määrä;yks.;hinta;summa|välisumma|Rahti|Veroton|ALV|Yhteensä|Eräpäivä|viite',
	en: 'CONSOLIDATED INVOICE|Invoice|Date|Invoice address|Delivery address|Delivery note|of|code;item;qty;unit;price;amount|subtotal|Carriage|Net|VAT|Total|Pay by|quoting',
} as const;

/** A builders' merchant's monthly invoice: each delivery a shaded line in the table with number and day, its goods below without rules, its sum in italics, freight as the last group; addresses side by side in boxes. */
const family: Family = {
	author: 'noor',
	locales: ['nl-NL', 'nb-NO', 'da-DK', 'fi-FI', 'en-GB', 'nl-BE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount, count } = locale;
		const [supplier, buyer, place] = [locale.company(), locale.company(), locale.company()];
		const day = random.day('2000-02-28', '2026-06-20');
		const groups = Array.from({ length: random.int(2, 5) }, (_, i) => {
			const goods = drawGoods(
				random,
				locale,
				drawTrade(random, locale, ['technical', 'building']),
				random.int(1, 4),
				{ code: '######' },
			);
			return {
				goods,
				note: random.pattern('7#####'),
				on: addDays(day, -25 + i * random.int(2, 5)),
				sum: toMoney(goods.reduce((sum, one) => sum + one.amount, 0)),
			};
		});
		const freight = random.chance(0.6) ? inMoney(random.int(15, 120), locale) : 0;
		const net = toMoney(groups.reduce((sum, one) => sum + one.sum, freight));
		const rate = locale.country.rates[0] ?? 20;
		const tax = toMoney((net * rate) / 100);
		const number = random.pattern('9######');
		const isOnTop = random.chance(0.5);
		const address = (label: string, name: string, where: string, who: typeof buyer) =>
			markup`<div class="box"><small>${label}</small><br><b>${field(name, who.name)}</b><br><span data-field="${where}" data-value="${who.address.whole}">${who.address.lines[0]}<br>${who.address.lines[1]}</span></div>`;
		const html = markup`<style>@page { size: A4; margin: 13mm 14mm } body { font: 9pt/1.4 'Liberation Sans' } .two { display: flex; gap: 6mm } .box { flex: 1; border: .8pt solid #666; padding: 2mm 3mm; min-height: 20mm } small { color: #666 } h1 { font-size: 16pt; margin: 0; text-align: right } table { width: 100%; border-collapse: collapse; margin-top: 6mm } th { text-align: left; font-size: 7.5pt; border-bottom: 1.4pt solid #b2421d } td { padding: .5mm 1mm } .g td { background: #f3e3dc; padding: 1mm } .st td { font-style: italic; border-top: .4pt solid #b2421d } .n { text-align: right } .tot { width: 74mm; margin-left: auto } .tot tr:last-child td { border-top: 1.4pt solid #b2421d; font-weight: bold; font-size: 12pt }</style>
			<div class="two" style="justify-content:space-between"><div><b style="font-size:15pt;color:#b2421d">${field('supplier', supplier.name)}</b><br>${supplier.address.whole}<br>${supplier.phone} · ${locale.country.tax[0]} ${supplier.taxNumber}</div><div><h1>${at(0)}</h1>${at(1)} <b>${field('collectiveNo', number)}</b> · ${at(2)} ${field('date', locale.date(day))}</div></div><br><div class="two">${address(at(3), 'billTo', 'billAddress', buyer)}${address(at(4), 'deliverTo', 'deliverAddress', place)}</div>
			<table><tr>${at(7)
				.split(';')
				.map(
					(head, i) => markup`<th${i === 2 || i > 3 ? { markup: ' class="n"' } : ''}>${head}`,
				)}${groups.map((one, i) => {
				const first = markup`${at(5)} <b>${field('note', one.note)}</b> ${at(6)} ${field('day', locale.date(one.on))}`;
				return markup`<tbody data-list="deliveries"><tr class="g" data-row="${`d${i}`}"><td colspan="5">${first}<td class="n">${isOnTop && field('subtotal', amount(one.sum))}</tbody><tbody data-list="rowsOfGoods">${one.goods.map((thing) => markup`<tr data-row><td>${field('code', thing.code)}<td>${field('name', thing.name)}<td class="n">${field('quantity', count(thing.quantity))}<td>${field('unit', thing.unit)}<td class="n">${field('price', amount(thing.price))}<td class="n">${field('amount', amount(thing.amount))}`)}</tbody>${!isOnTop && markup`<tbody data-list="deliveries"><tr class="st" data-row="${`d${i}`}"><td colspan="5" class="n">${at(8)}<td class="n">${field('subtotal', amount(one.sum))}</tbody>`}`;
			})}${freight > 0 && markup`<tbody><tr class="g"><td colspan="5">${at(9)}<td class="n">${field('freight', amount(freight))}</tbody>`}</table>
			<table class="tot"><tr><td>${at(10)}<td class="n">${field('net', amount(net))}<tr><td>${at(11)} ${count(rate)} %<td class="n">${field('vat', amount(tax))}<tr><td>${at(12)}<td class="n">${field('total', locale.money(toMoney(net + tax)))}</table><p>${at(13)} ${field('due', locale.date(addDays(day, 30)))} ${at(14)} ${field('reference', random.pattern('##########'))}.</p>`;
		return { html, fields };
	},
};
export default family;
