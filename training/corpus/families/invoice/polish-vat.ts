import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { drawParts, drawRates } from '../../kit/parts.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	numer: text('invoiceNumber', 'faktura nr', 'Jaki numer ma faktura?'),
	dataWystawienia: date('issueDate', 'data wystawienia'),
	dataSprzedazy: date('deliveryDate', 'data sprzedaży', 'date of sale'),
	terminPlatnosci: date('dueDate', 'Do kiedy zapłacić?'),
	miejsce: text('location', 'miejsce wystawienia', 'place of issue'),
	'sprzedawca.nazwa': text('seller', 'sprzedawca'),
	'sprzedawca.nip': text('vatNumber', 'NIP sprzedawcy', 'tax number of the seller'),
	'nabywca.nazwa': text('buyer', 'nabywca'),
	'nabywca.nip': text('vatNumber', 'NIP nabywcy', 'tax number of the buyer'),
	'nabywca.adres': text('address', 'adres nabywcy'),
	konto: text('iban', 'numer konta'),
	sposobZaplaty: text('paymentMethod', 'sposób zapłaty'),
	razemNetto: number('netTotal'),
	razemVat: number('taxTotal'),
	razemBrutto: number('grossTotal', 'razem do zapłaty'),
	slownie: text('', 'kwota słownie', 'amount in words', 'Betrag in Worten'),
	wystawil: text('preparedBy', 'osoba wystawiająca'),
	pozycje: list(
		{
			lp: number('lineNumber'),
			nazwa: text('itemDescription', 'nazwa towaru lub usługi'),
			ilosc: number('quantity'),
			jm: text('unit'),
			cenaNetto: number('unitPrice'),
			wartoscNetto: number('netTotal', 'wartość netto pozycji'),
			stawka: number('taxRate'),
			kwotaVat: number('taxTotal', 'VAT pozycji'),
			wartoscBrutto: number('lineTotal', 'wartość brutto pozycji'),
		},
		'pozycje faktury',
		'invoice items',
		'Co sprzedano?',
	),
	stawki: list(
		{
			stawka: number('taxRate'),
			netto: number('taxableAmount'),
			vat: number('taxTotal'),
			brutto: number('grossTotal'),
		},
		'zestawienie stawek VAT',
		'vat summary',
		'Ile VAT według stawek?',
	),
	zamowienie: absent(text('orderNumber', 'numer zamówienia')),
	odbiorca: absent(text('shipTo', 'adres dostawy')),
};

/** A Polish VAT invoice: seller and buyer side by side, net, tax and gross on every line, a summary by rate continued below the table. */
const family: Family = {
	author: 'tilda',
	locales: ['pl-PL'],
	draw: (random, locale) => {
		const { amount, count } = locale;
		const [seller, buyer] = [locale.company(), locale.company()];
		const day = random.day('2015-01-05', '2026-05-30');
		const { lines, rates, net, tax, gross } = drawRates(
			random,
			locale,
			drawParts(random, locale, random.int(1, 11)),
		);
		const vat = (line: { amount: number; rate: number }) =>
			toMoney((line.amount * line.rate) / 100);
		const stamp = random.chance(0.5);
		const html = markup`<style>
			@page { size: A4; margin: 12mm 13mm }
			body { font: 8.5pt/1.3 'DejaVu Sans Condensed' } table { width: 100% } .d td { text-align: right } h1 { text-align: center; font-size: 14pt; margin: 5mm 0 } .p td { width: 50%; vertical-align: top; border: .6pt solid #000; padding: 2mm } .p b { font-size: 9.5pt } .i { margin-top: 5mm } .i th { background: #ddd; font-size: 7pt; font-weight: normal } .i th, .i td { border: .5pt solid #000; padding: .8mm 1mm } .n { text-align: right; white-space: nowrap } .i .e { border: 0 } .pay td { padding: .6mm 2mm .6mm 0 } .s td { width: 50%; text-align: center; padding-top: 18mm; font-size: 7pt }
			</style><table class="d"><tr><td>${field('miejsce', seller.address.city)}, ${field('dataWystawienia', locale.date(day))}<br>Data sprzedaży: ${field('dataSprzedazy', locale.date(addDays(day, -random.int(0, 6))))}</table>
			<h1>Faktura VAT nr ${field('numer', random.pattern(random.pick(['FV/##/20##', 'FS ###/0#/20##', '####/F'])))}</h1><table class="p"><tr><td>Sprzedawca:<br><b>${field('sprzedawca.nazwa', seller.name)}</b><br>${seller.address.lines[0]}<br>${seller.address.lines[1]}<br>NIP ${field('sprzedawca.nip', seller.taxNumber)}<td>Nabywca:<br><b>${field('nabywca.nazwa', buyer.name)}</b><br><span data-field="nabywca.adres" data-value="${buyer.address.whole}">${buyer.address.lines[0]}<br>${buyer.address.lines[1]}</span><br>NIP ${field('nabywca.nip', buyer.taxNumber)}</table>
			<table class="i"><thead><tr><th>Lp.<th>Nazwa towaru lub usługi<th>Ilość<th>J.m.<th>Cena netto<th>Wartość netto<th>VAT %<th>Kwota VAT<th>Wartość brutto</thead><tbody data-list="pozycje">
			${lines.map((line) => markup`<tr data-row><td class="n">${field('lp', line.position)}<td>${field('nazwa', `${line.name}, ${line.detail}`)}<td class="n">${field('ilosc', count(line.quantity))}<td>${field('jm', line.unit)}<td class="n">${field('cenaNetto', amount(line.price))}<td class="n">${field('wartoscNetto', amount(line.amount))}<td class="n">${field('stawka', line.rate)}<td class="n">${field('kwotaVat', amount(vat(line)))}<td class="n">${field('wartoscBrutto', amount(toMoney(line.amount + vat(line))))}`)}</tbody>
			<tbody data-list="stawki"><tr><td class="e" colspan="4"><td class="n">Razem<td class="n">${field('razemNetto', amount(net))}<td><td class="n">${field('razemVat', amount(tax))}<td class="n">${field('razemBrutto', amount(gross))}${rates.map((rate, i) => markup`<tr data-row><td class="e" colspan="4"><td class="n">${i === 0 && 'W tym'}<td class="n">${field('netto', amount(rate.base))}<td class="n">${field('stawka', rate.rate)}<td class="n">${field('vat', amount(rate.tax))}<td class="n">${field('brutto', amount(toMoney(rate.base + rate.tax)))}`)}</tbody></table>
			<table class="pay"><tr><td style="width:40mm">Razem netto / VAT<td>${field('razemNetto', amount(net))} / ${field('razemVat', amount(tax))}<tr><td>Do zapłaty<td><b style="font-size:12pt">${field('razemBrutto', locale.money(gross))}</b><tr><td>Słownie<td>${field('slownie', `${inWords(Math.floor(gross))} zł ${String(Math.round((gross % 1) * 100)).padStart(2, '0')}/100`)}<tr><td>Sposób zapłaty<td>${field('sposobZaplaty', random.pick(['przelew', 'gotówka', 'karta', 'przelew 14 dni']))}<tr><td>Termin płatności<td>${field('terminPlatnosci', locale.date(addDays(day, random.pick([7, 14, 21, 30]))))}<tr><td>Konto<td>${locale.bank()} ${field('konto', locale.iban())}</table>
			<table class="s"><tr><td>${stamp && markup`<span style="border:1pt solid #336;color:#336;padding:2mm">${seller.name}</span><br>`}${field('wystawil', locale.person().name)}<br>.................................<br>osoba upoważniona do wystawienia<td><br>.................................<br>osoba upoważniona do odbioru</table>`;
		return { html, fields };
	},
};

/** Digit by digit, as careful clerks write amounts: 1204 → "jeden dwa zero cztery". */
function inWords(whole: number): string {
	const digits = 'zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć'.split(' ');
	return Array.from(String(whole), (digit) => digits[Number(digit)] ?? '').join(' ');
}
export default family;
