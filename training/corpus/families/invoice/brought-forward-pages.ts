import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { COL, DOC, num, partyOf, rows, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { drawParts } from '../../kit/parts.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	invoiceNo: DOC.invoiceNo,
	date: DOC.invoiceDate,
	due: DOC.due,
	customerCode: DOC.customerNo,
	seller: DOC.seller,
	sellerTax: DOC.sellerTax,
	'buyer.name': DOC.buyer,
	'buyer.address': DOC.buyerAddress,
	lines: rows(
		{
			no: COL.pos,
			code: COL.code,
			name: COL.name,
			note: str('delivery note of the row|rowNote|Lieferschein der Zeile|albarán|WZ'),
			quantity: COL.qty,
			unit: COL.unit,
			price: COL.price,
			discount: COL.discount,
			amount: COL.amount,
			rate: COL.rate,
		},
		'rows over all pages|invoiceRows|Welche Zeilen stehen auf allen Seiten?|líneas|pozycje',
	),
	pages: num(
		'how many pages|pageCount|Anzahl der Seiten|número de páginas|liczba stron|nombre de pages',
	),
	net: DOC.net,
	taxes: rows(
		{ rate: COL.rate, base: COL.base, tax: COL.tax },
		'tax table on the last page|taxTable|Steuertabelle|cuadro de impuestos|tabela VAT',
	),
	tax: DOC.tax,
	total: DOC.gross,
	driver: absent(str('driver|driverName|Fahrer|conductor|kierowca', 'driver')),
	carried: absent(
		num(
			'sum carried over from last year|lastYearBalance|Vortrag aus dem Vorjahr|saldo del año anterior',
		),
	),
};
const SAID = {
	es: 'FACTURA|Fecha|Vencimiento|Cliente|Hoja|de|N.º;Código;Descripción;Albarán;Cant.;Ud.;Precio;Dto.;Importe;IVA|Suma y sigue|Suma anterior|Base imponible|Tipo;Base;Cuota|TOTAL',
	fr: 'FACTURE|Date|Échéance|Client|Page|sur|N°;Code;Désignation;BL;Qté;U;Prix;Rem.;Montant;TVA|À reporter|Report|Total HT|Taux;Base;TVA|TOTAL TTC',
	it: 'FATTURA|Data|Scadenza|Cliente|Foglio|di|N.;Codice;Descrizione;DDT;Q.tà;UM;Prezzo;Sc.;Importo;IVA|A riportare|Riporto|Imponibile|Aliquota;Imponibile;Imposta|TOTALE',
	pl: 'FAKTURA|Data|Termin|Klient|Strona|z|Lp.;Kod;Nazwa;WZ;Ilość;Jm;Cena;Rab.;Wartość;VAT|Do przeniesienia|Z przeniesienia|Razem netto|Stawka;Podstawa;VAT|DO ZAPŁATY',
	nl: 'FACTUUR|Datum|Vervaldatum|Klant|Blad|van|Nr.;Code;Omschrijving;Bon;Aant.;Eh;Prijs;Kort.;Bedrag;Btw|Transport|Transport vorig blad|Totaal exclusief|Tarief;Grondslag;Btw|TOTAAL',
} as const;

/** A wholesaler's invoice on two or three sheets: the whole head repeated on each, the sum brought forward as first line and carried over as last, rates without a percent sign, sums only on the last sheet. */
const family: Family = {
	author: 'casimir',
	locales: ['es-ES', 'es-MX', 'fr-FR', 'it-IT', 'pl-PL', 'nl-NL'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount, count } = locale;
		const [seller, buyer] = [locale.company(), locale.company()];
		const day = random.day('1997-02-01', '2026-06-20');
		const [usual = 20, low = 10] = locale.country.rates;
		const perPage = random.int(11, 16);
		const lines = drawParts(random, locale, random.int(perPage + 3, perPage * 2 + 8), {
			discounts: 0.3,
			code: '##.####',
		}).map((one) => ({
			...one,
			rate: random.chance(0.2) ? low : usual,
			note: random.pattern('A####'),
		}));
		const sheets = Array.from({ length: Math.ceil(lines.length / perPage) }, (_, i) =>
			lines.slice(i * perPage, (i + 1) * perPage),
		);
		const sum = (all: readonly { amount: number }[]) =>
			toMoney(all.reduce((total, one) => total + one.amount, 0));
		const rates = [usual, low]
			.map((rate) => ({ rate, base: sum(lines.filter((one) => one.rate === rate)) }))
			.filter(({ base }) => base > 0)
			.map((one) => ({ ...one, tax: toMoney((one.base * one.rate) / 100) }));
		const tax = toMoney(rates.reduce((all, one) => all + one.tax, 0));
		const [number, code, due] = [
			random.pattern('##/#####'),
			random.pattern('430###'),
			addDays(day, 45),
		];
		const head = (i: number) =>
			markup`<div class="head"><div><b>${field('seller', seller.name)}</b><br>${seller.address.whole}<br>${locale.country.tax[0]} ${field('sellerTax', seller.taxNumber)}</div><div class="to">${partyOf('buyer', buyer)}</div><table class="k"><tr><td>${at(0)}<td>${field('invoiceNo', number)}<tr><td>${at(1)}<td>${field('date', locale.date(day))}<tr><td>${at(2)}<td>${field('due', locale.date(due))}<tr><td>${at(3)}<td>${field('customerCode', code)}<tr><td>${at(4)}<td>${i + 1} ${at(5)} ${field('pages', sheets.length)}</table></div>`;
		const wide = (label: string, value: number) =>
			markup`<tr class="c"><td colspan="8">${label}<td class="n">${amount(value)}<td>`;
		const html = markup`<style>@page { size: A4; margin: 11mm } body { margin: 0; font: 8.4pt/1.35 'Liberation Sans' } .sheet { height: 268mm; break-after: page } .sheet:last-child { break-after: auto } .head { display: grid; grid-template-columns: 1fr 68mm 46mm; gap: 4mm; margin-bottom: 6mm } .to { border: .8pt solid; padding: 2mm 3mm } .k { border-collapse: collapse } .k td { border: .5pt solid; padding: .2mm 1.5mm } .k td:first-child { background: #e8e8e8 } .l { width: 100%; border-collapse: collapse } .l th { background: #333; color: #fff; font-weight: normal; text-align: left; padding: .6mm 1mm } .l td { padding: 1.1mm 1mm; border-bottom: .3pt solid #ccc } .c td { font-style: italic; border-bottom: 1pt solid #333 } .n { text-align: right } .t { width: 82mm; margin: 4mm 0 0 auto; border-collapse: collapse } .t td, .t th { border: .5pt solid; padding: .8mm 2mm }</style>${sheets.map(
			(own, i) =>
				markup`<div class="sheet">${head(i)}<table class="l" data-list="lines"><tr>${at(6)
					.split(';')
					.map(
						(title) => markup`<th>${title}`,
					)}${i > 0 && wide(at(8), sum(lines.slice(0, i * perPage)))}${own.map((one) => markup`<tr data-row><td>${field('no', one.position)}<td>${field('code', one.code)}<td>${field('name', one.name)}<td>${field('note', one.note)}<td class="n">${field('quantity', count(one.quantity))}<td>${field('unit', one.unit)}<td class="n">${field('price', amount(one.price))}<td class="n">${one.discount > 0 && field('discount', count(one.discount))}<td class="n">${field('amount', amount(one.amount))}<td class="n">${field('rate', count(one.rate))}`)}${i < sheets.length - 1 && wide(at(7), sum(lines.slice(0, (i + 1) * perPage)))}</table>${
					i === sheets.length - 1 &&
					markup`<table class="t" data-list="taxes"><tr><td colspan="2">${at(9)}<td class="n">${field('/net', amount(sum(lines)))}<tr>${at(
						10,
					)
						.split(';')
						.map(
							(title) => markup`<th>${title}`,
						)}${rates.map((one) => markup`<tr data-row><td class="n">${field('rate', count(one.rate))}<td class="n">${field('base', amount(one.base))}<td class="n">${field('tax', amount(one.tax))}`)}<tr><td><td><td class="n">${field('/tax', amount(tax))}<tr><td colspan="2"><b>${at(11)}</b><td class="n"><b>${field('/total', locale.money(toMoney(sum(lines) + tax)))}</b></table>`
				}</div>`,
		)}`;
		return { html, fields };
	},
};
export default family;
