import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { asDate, drawPeople, initialled } from '../../kit/archive.ts';
import { drawFilling, speak } from '../../kit/forms.ts';
import { askCells, askNumber, askText, sum } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { drawFace, fillIn } from '../../kit/reports.ts';

const SAID = {
	en: 'Stock count|Store|Counted by|Checked by|Sheet|of|Shelf|Article|Book|Counted|Difference|Unit price|Value|Hinges, brass;Wood screws, 4 × 30;Paint, grey;Lamp oil;Rope, 12 mm;Twine;Padlocks;Brooms;Files, flat;Chalk;Gloves;Buckets|Sum of the sheet|Remarks|one damaged;found behind shelf;label missing',
	de: 'Inventur|Lager|Gezählt|Geprüft|Blatt|von|Fach|Artikel|Buch|Gezählt|Differenz|Einzelpreis|Wert|Scharniere, Messing;Holzschrauben 4 × 30;Farbe, grau;Lampenöl;Seil, 12 mm;Bindfaden;Vorhängeschlösser;Besen;Flachfeilen;Kreide;Handschuhe;Eimer|Summe des Blattes|Bemerkungen|eines beschädigt;hinter dem Regal gefunden;Schild fehlt',
	fr: 'Inventaire|Magasin|Compté par|Vérifié par|Feuille|sur|Casier|Article|Livre|Compté|Écart|Prix|Valeur|Charnières laiton;Vis à bois 4 × 30;Peinture grise;Huile de lampe;Corde 12 mm;Ficelle;Cadenas;Balais;Limes plates;Craie;Gants;Seaux|Total de la feuille|Remarques|un abîmé;trouvé derrière l’étagère;étiquette manquante',
	nb: 'Varetelling|Lager|Talt av|Kontrollert av|Ark|av|Hylle|Vare|Bok|Talt|Avvik|Pris|Verdi|Hengsler, messing;Treskruer 4 × 30;Maling, grå;Lampeolje;Tau, 12 mm;Hyssing;Hengelåser;Koster;Filer;Kritt;Hansker;Bøtter|Sum for arket|Merknader|én skadet;funnet bak hylla;etikett mangler',
	ro: 'Inventar|Magazie|Numărat de|Verificat de|Fila|din|Raft|Articol|Scriptic|Faptic|Diferență|Preț|Valoare|Balamale, alamă;Șuruburi 4 × 30;Vopsea gri;Ulei de lampă;Frânghie 12 mm;Sfoară;Lacăte;Mături;Pile;Cretă;Mănuși;Găleți|Total filă|Observații|unul stricat;găsit după raft;etichetă lipsă',
} as const;
const ASK = {
	en: 'What is the {c} figure of “{r}”?|{c} of “{r}”|{r}: {c}',
	de: 'Was steht bei „{r}“ unter {c}?|{c}: {r}',
	fr: 'Que lit-on pour « {r} » sous {c} ?|{r}, {c}',
	nb: 'Hva står for «{r}» under {c}?|{r}, {c}',
	ro: 'Ce scrie la „{r}” sub {c}?|{r}, {c}',
};

/** A preprinted count sheet filled in by hand: shelf by shelf, book figure printed, count written, difference with its sign, unit price and value, remarks in the margin column, sum carried at the foot. */
const family: Family = {
	author: 'casimir',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'nb-NO', 'ro-RO', 'en-ZA'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const all = at(13).split(';');
		const articles = random.some(all, random.int(6, 10));
		const heads = [at(8), at(9), at(10), at(11), at(12)].map((one, i) =>
			i === 1 && one === at(8) ? `${one} 2` : one,
		);
		const grid = askCells(random, locale, {
			rows: articles,
			columns: heads,
			count: 9,
			missing: all.filter((one) => !articles.includes(one)),
			say: fillIn(ASK, locale.language),
		});
		const rows = articles.map((article) => {
			const book = random.int(2, 480);
			const counted = Math.max(0, book + random.pick([0, 0, 0, -1, -2, 1, 3, -7]));
			const price = random.decimal(0.2, 24);
			return {
				article,
				book,
				counted,
				price,
				value: Number((counted * price).toFixed(2)),
				shelf: random.pattern('?##'),
			};
		});
		const total = sum(rows.map(({ value }) => value));
		const known = random.int(0, rows.length - 1);
		const people = drawPeople(locale, 2);
		const fields: Fields = {
			...grid.asked,
			store: askText('store|Which store was counted?|storeName|Welches Lager?|quel magasin'),
			countedBy: askText(
				'person who counted|Who counted the stock?|countedBy|Wer hat gezählt?|qui a compté',
			),
			checkedBy: askText(
				'person who checked|Who checked the count?|checkedBy|Wer hat geprüft?|qui a vérifié',
			),
			countedOn: asDate(
				'date of the count|When was the stock counted?|countDate|Tag der Inventur|date de l’inventaire',
			),
			sheet: askText(
				'number of the sheet|Which sheet is it?|sheetNo|Nummer des Blattes|numéro de feuille',
			),
			sheets: askText(
				'number of sheets in all|How many sheets are there?|sheetCount|Zahl der Blätter|nombre de feuilles',
			),
			total: askNumber(
				'sum of the sheet|What is the total value of the sheet?|sheetTotal|Summe des Blattes|total de la feuille',
			),
			shelf: askText(
				`shelf of ${articles[known]}|On which shelf is ${articles[known]}?|location of ${articles[known]}|Wo liegt ${articles[known]}?`,
			),
			remark: askText(
				'remark in the last column|What remark was written?|countRemark|Welche Bemerkung steht da?|remarque notée',
			),
			articles: list(
				{
					shelf: askText('shelf|Fach'),
					article: askText('article|Artikel'),
					book: askNumber('book figure|according to the books'),
					counted: askNumber('counted figure|count|gezählt'),
					difference: askNumber('difference|Abweichung'),
					price: askNumber('unit price|Preis'),
					value: askNumber('value|Wert'),
					remark: askText('remark|Bemerkung'),
				},
				'articles counted',
				'What was counted of each article, and what is it worth?',
				'countedArticles',
				'gezählte Artikel',
			),
			supplier: absent(askText('supplier|Who supplies the articles?|Lieferant|fournisseur')),
			weight: absent(askNumber('weight of the stock|How much does it weigh?|Gewicht')),
		};
		const pen = drawFilling(random);
		const noted = random.int(0, rows.length - 1);
		const body = rows.map(({ article, book, counted, price, value, shelf }, i) => {
			const difference = counted - book;
			const cells = [
				[heads[0], 'book', locale.count(book), ''],
				[heads[1], 'counted', locale.count(counted), 'w'],
				[
					heads[2],
					'difference',
					difference === 0
						? null
						: { text: `${difference > 0 ? '+' : '−'}${Math.abs(difference)}`, value: difference },
					'w',
				],
				[heads[3], 'price', locale.amount(price), ''],
				[heads[4], 'value', locale.amount(value), 'w'],
			] as const;
			const placed = field('shelf', shelf);
			const remark =
				i === noted &&
				random.chance(0.8) &&
				field('/remark', field('remark', random.pick(at(16).split(';'))));
			return markup`<tr data-row><td>${i === known ? field('/shelf', placed) : placed}<td class="l">${field('article', article)}${cells.map(([head = '', path, shown, look]) => markup`<td><span class="${look}">${grid.cell(article, head, path, shown, '')}</span>`)}<td class="l"><span class="w">${remark}</span>`;
		});
		const html = markup`<style>@page { size: ${random.pick(['A4', 'A4 landscape', 'letter'])}; margin: 12mm } body { font: 8.6pt/1.3 ${drawFace(random)} } h1 { font-size: 14pt; margin: 0 } .k { display: flex; justify-content: space-between; margin: 2mm 9mm 2mm 0 } table { border-collapse: collapse; width: 100% } td, th { border: .5pt solid #000; padding: 1mm 1.5mm; text-align: right; height: 5.5mm; font-weight: normal } .l, th { text-align: left } th { background: ${random.pick(['#e6e6e6', '#fff'])}; font-size: 7.5pt } .w { ${pen}; font-size: 10pt }
			</style><h1>${at(0)} <span style="float:right;font-size:9pt;font-weight:normal">${at(4)} ${field('sheet', String(random.int(1, 9)))} ${at(5)} ${field('sheets', String(random.int(10, 24)))}</span></h1><div class="k"><span>${at(1)}: ${field('store', `${random.pick(['A', 'B', 'Hof', 'Nord', 'II'])} – ${locale.address().city}`)}</span><span><span class="w">${field('countedOn', locale.date(random.day('1958-12-20', '1998-12-31')))}</span></span></div><table data-list="articles"><tr><th>${at(6)}<th>${at(7)}${[at(8), at(9), at(10), at(11), at(12), at(15)].map((one) => markup`<th>${one}`)}${body}<tr><td colspan="6" class="l">${at(14)}<td><b>${field('/total', locale.amount(total))}</b><td></table><div class="k" style="margin-top:5mm"><span>${at(2)}: <span class="w">${field('countedBy', initialled(random, people[0] ?? locale.person()))}</span></span><span>${at(3)}: <span class="w">${random.chance(0.7) && field('checkedBy', initialled(random, people[1] ?? locale.person()))}</span></span></div>`;
		return { html, fields };
	},
};
export default family;
