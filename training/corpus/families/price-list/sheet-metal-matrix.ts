import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { dat, num, rows, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { askCells } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	list: str(
		'number of the price list|listNo|Preisliste Nr.|tarif n°|listino n.|prislista nr|Which list is it?',
		'documentNumber',
	),
	validFrom: dat(
		'first day of the prices|validFrom|gültig ab|valable à partir du|valido dal|gäller från',
		'validFrom',
	),
	dealer: str(
		'metal merchant|merchant|Händler|négociant|rivenditore|leverantör|Whose prices are these?',
		'seller',
	),
	material: str('material of the sheets|material|Werkstoff|matière|materiale|material i plåten'),
	unit: str(
		'what the prices are for|priceUnit|Preiseinheit|unité de prix|unità di prezzo|prisenhet',
		'unit',
	),
	matrix: rows(
		{
			thickness: num('thickness in mm|thickness|Dicke|épaisseur|spessore|tjocklek'),
			small: num(
				'price of the small size|smallFormat|Kleinformat|petit format|formato piccolo|litet format',
			),
			middle: num(
				'price of the middle size|mediumFormat|Mittelformat|moyen format|formato medio|mellanformat',
			),
			large: num(
				'price of the large size|largeFormat|Großformat|grand format|formato grande|stort format',
			),
		},
		'prices by thickness|price rows|Preise je Dicke|prix par épaisseur|prezzi per spessore',
	),
	cutting: num(
		'charge for one cut|cuttingCharge|Schnittkosten|prix de la coupe|costo del taglio|kapavgift',
	),
	minimum: num(
		'smallest order|minimumOrder|Mindestbestellwert|commande minimale|ordine minimo|minsta order',
	),
	rebate: num(
		'rebate from a full pallet in percent|palletRebate|Rabatt ab Palette|remise palette|sconto bancale|pallrabatt',
		'discount',
	),
	phone: str(
		'number for orders|orderPhone|Bestelltelefon|téléphone commandes|telefono ordini|ordertelefon',
		'phone',
	),
	stock: absent(num('sheets in stock|stock|Lagerbestand|stock disponible|giacenza')),
	taxRate: absent(num('tax rate|taxRate|Steuersatz|taux de TVA|aliquota', 'taxRate')),
};
const SAID = {
	de: 'Preisliste|gültig ab|Werkstoff|Preise je Tafel, ohne MwSt.|Dicke mm|Klein 1000 x 2000;Mittel 1250 x 2500;Groß 1500 x 3000|Zuschnitt je Schnitt|Mindestbestellwert|Rabatt ab voller Palette|Bestellungen|Edelstahl 1.4301, 2B;Aluminium AlMg3;Stahl verzinkt DX51;Kupfer halbhart|auf Anfrage|DIN',
	fr: 'Tarif|valable à partir du|Matière|Prix par tôle, hors TVA|Épaisseur mm|Petit 1000 x 2000;Moyen 1250 x 2500;Grand 1500 x 3000|Coupe, l’unité|Commande minimale|Remise palette complète|Commandes|inox 304L 2B;aluminium 5754;acier galvanisé DX51;cuivre demi-dur|sur demande|EN',
	it: 'Listino|valido dal|Materiale|Prezzi a foglio, IVA esclusa|Spessore mm|Piccolo 1000 x 2000;Medio 1250 x 2500;Grande 1500 x 3000|Taglio cadauno|Ordine minimo|Sconto bancale intero|Ordini|inox AISI 304 2B;alluminio 5754;acciaio zincato DX51;rame semicrudo|a richiesta|EN',
	sv: 'Prislista|gäller från|Material|Pris per plåt, exkl. moms|Tjocklek mm|Liten 1000 x 2000;Mellan 1250 x 2500;Stor 1500 x 3000|Kapning per snitt|Minsta order|Rabatt vid hel pall|Order|rostfritt 1.4301 2B;aluminium 5754;förzinkat DX51;koppar halvhård|på förfrågan|EN',
	en: 'Price list|valid from|Material|Price per sheet, excluding VAT|Thickness mm|Small 1000 x 2000;Medium 1250 x 2500;Large 1500 x 3000|Cutting, each|Minimum order|Rebate for a full pallet|Orders|stainless 304 2B;aluminium 5754;galvanised DX51;copper half hard|on request|EN',
} as const;

/** A metal merchant's leaflet: thicknesses down, sizes across with a shaded stair for what is in stock, "on request" where there is no price, conditions in three boxes below. */
const family: Family = {
	author: 'casimir',
	locales: ['de-DE', 'fr-FR', 'it-IT', 'sv-SE', 'en-GB', 'de-AT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const dealer = locale.company();
		const base = inMoney(random.decimal(18, 60), locale);
		const thick = random
			.some([0.5, 0.8, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8], random.int(6, 9))
			.sort((a, b) => a - b);
		const formats = at(5).split(';');
		const named = (mm: number) => `${locale.count(mm).text} mm`;
		const grid = askCells(random, locale, {
			rows: thick.map(named),
			columns: formats,
			count: 5,
			missing: [named(10), named(12)],
			say: (row, column) => [
				`What does a sheet of ${row} cost in the format ${column}?`,
				`Was kostet eine Tafel ${row}, ${column}?`,
			],
		});
		const [small = '', middle = '', large = ''] = formats;
		const sizes = [
			[small, 'small', 1],
			[middle, 'middle', 1.5625],
			[large, 'large', 2.25],
		] as const;
		const html = markup`<style>@page { size: ${random.pick(['A5', 'A4'])}; margin: 12mm } body { font: 9pt/1.45 'Liberation Sans Narrow', 'Liberation Sans' } h1 { font-size: 19pt; margin: 0; border-left: 5mm solid #e07b00; padding-left: 3mm } table { width: 100%; border-collapse: separate; border-spacing: .6mm; margin: 4mm 0 } th { background: #444; color: #fff; padding: 1mm; font-weight: normal } td { text-align: center; padding: 1mm; background: #f3f3f3 } td.on { background: #fbe3c4 } td:first-child { background: #ddd; font-weight: bold } .b { display: flex; gap: 3mm } .b div { flex: 1; border: .8pt solid #e07b00; padding: 1.5mm; text-align: center } .b b { display: block; font-size: 11pt }</style>
			<h1>${at(0)} ${field('list', random.pattern('##/#'))}</h1><p>${at(1)} ${field('validFrom', locale.date(random.day('1995-01-02', '2026-05-30')))} · ${field('dealer', dealer.name)}, ${dealer.address.whole}</p><p>${at(2)}: <b>${field('material', random.pick(at(10).split(';')))}</b><br>${field('unit', at(3))}</p>
			<table data-list="matrix"><tr><th>${at(4)}${formats.map((head) => markup`<th>${head}`)}${thick.map(
				(mm, r) =>
					markup`<tr data-row><td>${field('thickness', locale.count(mm))}${sizes.map(
						([head, path, factor], c) => {
							const price = toMoney(base * mm * factor);
							return markup`<td class="${(r + c) % 4 < 3 && 'on'}">${grid.cell(named(mm), head, path, random.chance(0.9) ? locale.amount(price) : null, at(11))}`;
						},
					)}`,
			)}</table>
			<div class="b"><div>${at(6)}<b>${field('cutting', locale.money(inMoney(random.pick([4.5, 6, 8.9]), locale)))}</b></div><div>${at(7)}<b>${field('minimum', locale.money(inMoney(random.pick([50, 100, 150]), locale)))}</b></div>${random.chance(0.7) && markup`<div>${at(8)}<b>${field('rebate', locale.percent(random.pick([5, 8, 12])))}</b></div>`}</div><p>${at(9)}: ${field('phone', dealer.phone)}</p>`;
		return { html, fields: { ...fields, ...grid.asked } };
	},
};
export default family;
