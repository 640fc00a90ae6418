import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { COL, dat, num, rows, str } from '../../kit/commerce.ts';
import { drawFilling, speak } from '../../kit/forms.ts';
import { drawGoods, toMoney } from '../../kit/goods.ts';
import { askCells } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	countDay: dat(
		'day of the stock count|countDate|Stichtag der Inventur|date d’inventaire|fecha del inventario|dzień spisu',
		'reportDate',
	),
	warehouse: str('warehouse that was counted|warehouse|Lager|entrepôt|almacén|magazyn', 'location'),
	company: str('company that owns the stock|company|Firma|société|empresa|firma', 'companyName'),
	sheet: str('number of the count sheet|sheetNo|Zählblatt|feuille|hoja|arkusz'),
	items: rows(
		{
			code: COL.code,
			name: COL.name,
			unit: COL.unit,
			place: str('shelf|bin|Lagerplatz|emplacement|ubicación|miejsce', 'location'),
			book: num(
				'quantity in the books|bookQty|Sollbestand|stock théorique|existencia teórica|stan księgowy',
			),
			counted: num(
				'quantity counted|countedQty|Zählmenge|stock compté|contado|stan ze spisu',
				'quantity',
			),
			difference: num('difference|difference|Differenz|écart|diferencia|różnica'),
			price: COL.price,
			value: num(
				'value of what was counted|stockValue|Lagerwert|valeur|valor|wartość',
				'lineTotal',
			),
		},
		'items of the stock count|stock items|Inventurpositionen|articles inventoriés|artículos|pozycje',
	),
	totalValue: num(
		'value of the stock|totalStockValue|Lagerwert gesamt|valeur totale du stock|valor total|wartość zapasów',
	),
	differenceValue: num(
		'value of the differences|differenceValue|Wert der Differenzen|valeur des écarts|valor de las diferencias|wartość różnic',
	),
	counter: str('who counted|countedBy|Wer hat gezählt?|compté par|contado por|liczył'),
	checker: str(
		'who checked the count|checkedBy|Wer hat geprüft?|contrôlé par|revisado por|sprawdził',
		'witness',
	),
	supplier: absent(str('supplier of the goods|supplier|Lieferant|fournisseur|proveedor', 'seller')),
	minimum: absent(num('minimum stock|minimumStock|Mindestbestand|stock minimum|existencia mínima')),
};
const SAID = {
	de: 'Inventurliste|Stichtag|Lager|Blatt|Art.-Nr.;Bezeichnung;ME;Platz;Soll;Gezählt;Diff.;Preis;Wert|Lagerwert|Wert der Differenzen|gezählt|geprüft|Hauptlager;Halle 2;Außenlager Nord|Soll;Gezählt',
	fr: 'État d’inventaire|Au|Dépôt|Feuille|Réf.;Désignation;U;Empl.;Théorique;Compté;Écart;Prix;Valeur|Valeur du stock|Valeur des écarts|compté par|contrôlé par|Dépôt central;Hall 2;Annexe nord|Théorique;Compté',
	es: 'Hoja de inventario|A fecha|Almacén|Hoja|Ref.;Artículo;Ud.;Ubic.;Teórico;Contado;Dif.;Precio;Valor|Valor del stock|Valor de diferencias|contado|revisado|Almacén central;Nave 2;Anexo norte|Teórico;Contado',
	pl: 'Arkusz spisu z natury|Na dzień|Magazyn|Arkusz|Indeks;Nazwa;Jm;Miejsce;Stan;Spis;Różn.;Cena;Wartość|Wartość zapasów|Wartość różnic|liczył|sprawdził|Magazyn główny;Hala 2;Filia północ|Stan;Spis',
	en: 'Stock count sheet|As at|Store|Sheet|Code;Item;Unit;Bin;Book;Counted;Diff.;Price;Value|Stock value|Value of differences|counted by|checked by|Main store;Hall 2;North annex|Book;Counted',
} as const;

/** A stock count: printed list with book quantities, counts written in by hand in the middle column, differences with their sign, values summed at the foot beside two names. */
const family: Family = {
	author: 'ottilie',
	locales: ['de-DE', 'fr-FR', 'es-ES', 'pl-PL', 'en-GB', 'de-AT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount, count } = locale;
		const items = drawGoods(
			random,
			locale,
			random.pick(['technical', 'office', 'food', 'building'] as const),
			random.int(4, 7),
			{ code: '##-####' },
		).map((one) => {
			const book = random.int(0, 180);
			const off = random.chance(0.6) ? 0 : random.int(-Math.min(6, book), 5);
			return {
				...one,
				book,
				counted: book + off,
				off,
				value: toMoney((book + off) * one.price),
				place: random.pattern('?-##'),
			};
		});
		const total = toMoney(items.reduce((sum, one) => sum + one.value, 0));
		const lost = toMoney(items.reduce((sum, one) => sum + one.off * one.price, 0));
		const [bookHead = '', countHead = ''] = at(10).split(';');
		const grid = askCells(random, locale, {
			rows: items.map(({ name }) => name),
			columns: [bookHead, countHead],
			count: 3,
			say: (row, column) => [
				`What quantity is given for ${row} under ${column}?`,
				`Welche Menge steht bei ${row} unter ${column}?`,
			],
		});
		const html = markup`<style>@page { size: A4 ${random.pick(['', 'landscape'])}; margin: 14mm } body { font: 9pt/1.4 'Liberation Sans' } h1 { font-size: 13pt; margin: 0 0 2mm } table { width: 100%; border-collapse: collapse; margin: 4mm 0 } th { border-bottom: 1pt solid; border-top: 1pt solid; font-size: 8pt; text-align: left } td { padding: 1mm 1.5mm; border-bottom: .4pt dotted #777 } .n { text-align: right } .v { ${drawFilling(random)}; font-size: 10.5pt; position: static } .foot { display: flex; justify-content: space-between; border-top: 1pt solid; padding-top: 2mm }</style>
			<h1>${at(0)}</h1>${field('company', locale.company().name)} · ${at(2)}: <b>${field('warehouse', random.pick(at(9).split(';')))}</b> · ${at(1)} ${field('countDay', locale.date(`${random.int(1994, 2025)}-${random.pick(['12-31', '06-30'])}`))} · ${at(3)} ${field('sheet', String(random.int(1, 40)))}
			<table data-list="items"><tr>${at(4)
				.split(';')
				.map(
					(head) => markup`<th>${head}`,
				)}${items.map((one) => markup`<tr data-row><td>${field('code', one.code)}<td>${field('name', one.name)}<td>${field('unit', one.unit)}<td>${field('place', one.place)}<td class="n">${grid.cell(one.name, bookHead, 'book', count(one.book))}<td class="n v">${grid.cell(one.name, countHead, 'counted', count(one.counted))}<td class="n">${one.off !== 0 && field('difference', { text: `${one.off > 0 ? '+' : '–'}${Math.abs(one.off)}`, value: one.off })}<td class="n">${field('price', amount(one.price))}<td class="n">${field('value', amount(one.value))}`)}</table>
			<div class="foot"><div>${at(7)}: <span class="v">${field('counter', locale.person().name)}</span><br>${at(8)}: <span class="v">${random.chance(0.8) && field('checker', locale.person().name)}</span></div><div class="n">${at(5)} <b>${field('totalValue', locale.money(total))}</b><br>${lost !== 0 && markup`${at(6)} ${field('differenceValue', amount(lost))}`}</div></div>`;
		return { html, fields: { ...fields, ...grid.asked } };
	},
};
export default family;
