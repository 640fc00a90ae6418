import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { about, askCells, askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { drawFace, drawProse, fillIn } from '../../kit/reports.ts';

const SAID = {
	en: 'Composition of foods|per 100 g of edible part|kcal;Protein g;Fat g;Carbohydrate g;Calcium mg;Vitamin C mg|Fruit and vegetables;Apples;Cabbage, white;Carrots;Plums;Spinach/Bread and cereals;Rye bread;Rolled oats;Rice, polished;Barley, pearl/Dairy;Milk, whole;Curd cheese;Butter;Buttermilk/Fish;Herring;Cod;Pike|Food|tr. = trace|Waste %|Tables of the Food Institute',
	de: 'Zusammensetzung von Lebensmitteln|je 100 g essbarer Anteil|kcal;Eiweiß g;Fett g;Kohlenhydrate g;Calcium mg;Vitamin C mg|Obst und Gemüse;Äpfel;Weißkohl;Möhren;Pflaumen;Spinat/Brot und Getreide;Roggenbrot;Haferflocken;Reis, poliert;Graupen/Milch;Vollmilch;Quark;Butter;Buttermilch/Fisch;Hering;Kabeljau;Hecht|Lebensmittel|Sp. = Spuren|Abfall %|Tabellen des Ernährungsamtes',
	fr: 'Composition des aliments|pour 100 g de partie comestible|kcal;Protides g;Lipides g;Glucides g;Calcium mg;Vitamine C mg|Fruits et légumes;Pommes;Chou blanc;Carottes;Prunes;Épinards/Pain et céréales;Pain de seigle;Flocons d’avoine;Riz blanc;Orge perlé/Laitages;Lait entier;Fromage blanc;Beurre;Babeurre/Poisson;Hareng;Cabillaud;Brochet|Aliment|tr. = traces|Déchets %|Tables de l’Institut',
	cs: 'Složení potravin|na 100 g jedlého podílu|kcal;Bílkoviny g;Tuk g;Sacharidy g;Vápník mg;Vitamin C mg|Ovoce a zelenina;Jablka;Zelí bílé;Mrkev;Švestky;Špenát/Chléb a obiloviny;Žitný chléb;Ovesné vločky;Rýže;Kroupy/Mléko;Mléko plnotučné;Tvaroh;Máslo;Podmáslí/Ryby;Sleď;Treska;Štika|Potravina|st. = stopy|Odpad %|Tabulky Ústavu výživy',
	tr: 'Besinlerin bileşimi|100 g yenebilir kısımda|kcal;Protein g;Yağ g;Karbonhidrat g;Kalsiyum mg;C vitamini mg|Meyve ve sebze;Elma;Beyaz lahana;Havuç;Erik;Ispanak/Ekmek ve tahıl;Çavdar ekmeği;Yulaf ezmesi;Pirinç;Arpa/Süt;Tam süt;Lor;Tereyağı;Ayran/Balık;Ringa;Morina;Turna|Besin|ez = eser|Atık %|Beslenme Enstitüsü',
} as const;
const ASK = {
	en: 'How much {c} is there in {r}?|{c} of {r}|{r}: {c}',
	de: 'Wie viel {c} hat {r}?|{c} in {r}',
	fr: 'Combien de {c} contient {r} ?|{c}, {r}',
	cs: 'Kolik {c} obsahuje {r}?|{r}, {c}',
	tr: '{r} ne kadar {c} içerir?|{r}, {c}',
};

/** A food table: groups as centred lines within the table, foods numbered in the margin, upright column heads with units, "trace" among the figures, every third line set off by a gap. */
const family: Family = {
	author: 'casimir',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'cs-CZ', 'tr-TR', 'en-AU'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const heads = at(2)
			.split(';')
			.filter((_, i) => i < 3 || random.chance(0.75));
		const groups = random.some(at(3).split('/'), random.int(2, 4)).map((one) => {
			const [name = '', ...foods] = one.split(';');
			return { name, foods: random.some(foods, random.int(2, foods.length)) };
		});
		const foods = groups.flatMap((group) => group.foods);
		const spare = at(3)
			.split('/')
			.flatMap((one) => one.split(';').slice(1))
			.filter((one) => !foods.includes(one));
		const grid = askCells(random, locale, {
			rows: foods,
			columns: heads,
			count: 11,
			missing: spare,
			say: fillIn(ASK, locale.language),
		});
		const trace = at(5).split(' ')[0] ?? '';
		const fields: Fields = {
			...about('title', 'unit', 'source', 'pageNumber'),
			...grid.asked,
			trace: askText(
				'sign for traces|What stands for a trace?|traceSign|Zeichen für Spuren|signe pour traces',
			),
			firstGroup: askText(
				'first group of foods|With which group does the table begin?|firstFoodGroup|erste Gruppe|premier groupe',
			),
			foods: list(
				{
					number: askText('number of the food|Nummer'),
					food: askText('food|Lebensmittel|aliment'),
					...Object.fromEntries(
						heads.map((head, i) => [
							`c${i}`,
							askNumber(`${head}|figure for ${head}|column ${head}`),
						]),
					),
					waste: askNumber('waste in per cent|refuse|Abfall'),
				},
				'foods',
				'What does each food contain?',
				'foodRows',
				'alle Lebensmittel mit Werten',
			),
			price: absent(askNumber('price per kilogram|What does a kilogram cost?|Preis je Kilogramm')),
			iron: absent(
				askNumber(
					`iron in ${foods[0]}|How much iron is there in ${foods[0]}?|Eisen in ${foods[0]}`,
				),
			),
		};
		const isUpright = random.chance(0.5);
		let number = random.int(11, 300);
		const body = groups.map(
			({ name, foods: own }, g) =>
				markup`<tr class="g"><td colspan="${heads.length + 3}">${g === 0 ? field('/firstGroup', name) : name}${own.map((food) => markup`<tr data-row><td class="n">${field('number', String((number += 1)))}<td class="l">${field('food', food)}${heads.map((head, i) => markup`<td>${grid.cell(food, head, `c${i}`, random.chance(0.1) ? null : i === 0 ? locale.count(random.int(20, 740)) : locale.amount(random.decimal(0.1, 40, 1), 1), trace)}`)}<td>${random.chance(0.7) && field('waste', locale.count(random.int(1, 40)))}`)}`,
		);
		const html = markup`<style>@page { size: ${random.pick(['A5', '170mm 240mm', 'A4', 'A5 landscape'])}; margin: 13mm } body { font: 8.4pt/1.3 ${drawFace(random)} } table { border-collapse: collapse; width: 100%; border-top: 1pt solid #000; border-bottom: 1pt solid #000; margin: 2mm 0 } td, th { text-align: right; padding: .4mm 1.4mm; font-weight: normal } th { vertical-align: bottom; border-bottom: .5pt solid #000 } th span { ${isUpright ? 'writing-mode: vertical-rl; transform: rotate(180deg)' : ''} } .l { text-align: left } .n { color: #555; font-size: 85% } .g td { text-align: center; font-style: italic; padding-top: 1.5mm } tr:nth-child(4n) td { padding-bottom: ${random.pick([0.4, 1.6])}mm } ${random.pick(['td + td + td { border-left: .3pt solid #000 }', ''])}
			</style><h2 style="margin:0">${field('title', at(0))}</h2><i>${field('unit', at(1))}</i><table data-list="foods"><tr><th><th class="l">${at(4)}${heads.map((head) => markup`<th><span>${head}</span>`)}<th><span>${at(6)}</span>${body}</table><div>${field('trace', trace)}${at(5).slice(trace.length)}. ${field('source', at(7))}, ${random.int(1951, 1999)}.</div><p>${drawProse(random, locale.language, 2).join(' ')}</p><div style="text-align:center">${field('pageNumber', String(random.int(20, 160)))}</div>`;
		return { html, fields };
	},
};
export default family;
