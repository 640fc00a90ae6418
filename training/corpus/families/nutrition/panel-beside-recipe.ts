import type { Family, Fields } from '../../family.ts';
import { absent, list, values } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { about, askCells, askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';

const SAID = {
	fr: 'Valeurs nutritionnelles|pour 100 g|par portion|% AR*|Énergie;Matières grasses;dont acides gras saturés;Glucides;dont sucres;Fibres alimentaires;Protéines;Sel|* Apport de référence pour un adulte-type (8400 kJ / 2000 kcal)|Ingrédients|Préparation|portion de|Soupe de lentilles;Muesli aux noix;Biscuits d’avoine;Purée de courge|Verser dans une casserole, couvrir d’eau et laisser cuire à feu doux. Remuer de temps en temps. Servir chaud avec un peu de crème.|farine de blé;flocons d’avoine;sucre;huile de tournesol;lentilles;noix;lait écrémé en poudre;sel;oignons;courge|portions|À conserver au sec',
	nl: 'Voedingswaarde|per 100 g|per portie|% RI*|Energie;Vetten;waarvan verzadigd;Koolhydraten;waarvan suikers;Vezels;Eiwitten;Zout|* Referentie-inname van een gemiddelde volwassene (8400 kJ / 2000 kcal)|Ingrediënten|Bereiding|portie van|Linzensoep;Notenmuesli;Haverkoekjes;Pompoenpuree|Doe de inhoud in een pan, voeg water toe en laat zachtjes koken. Roer af en toe. Dien warm op met wat room.|tarwebloem;havervlokken;suiker;zonnebloemolie;linzen;walnoten;magere melkpoeder;zout;uien;pompoen|porties|Droog bewaren',
	en: 'Nutrition|per 100 g|per serving|% RI*|Energy;Fat;of which saturates;Carbohydrate;of which sugars;Fibre;Protein;Salt|* Reference intake of an average adult (8400 kJ / 2000 kcal)|Ingredients|Preparation|serving of|Lentil soup;Walnut muesli;Oat biscuits;Pumpkin mash|Empty into a pan, cover with water and simmer. Stir now and then. Serve hot with a little cream.|wheat flour;oat flakes;sugar;sunflower oil;lentils;walnuts;skimmed milk powder;salt;onions;pumpkin|servings|Store in a dry place',
	pl: 'Wartość odżywcza|w 100 g|w porcji|% RWS*|Wartość energetyczna;Tłuszcz;w tym kwasy nasycone;Węglowodany;w tym cukry;Błonnik;Białko;Sól|* Referencyjna wartość spożycia dla przeciętnej osoby dorosłej (8400 kJ / 2000 kcal)|Składniki|Przygotowanie|porcja|Zupa z soczewicy;Musli z orzechami;Ciastka owsiane;Purée z dyni|Wsypać do garnka, zalać wodą i gotować na małym ogniu. Od czasu do czasu mieszać. Podawać na ciepło.|mąka pszenna;płatki owsiane;cukier;olej słonecznikowy;soczewica;orzechy włoskie;mleko odtłuszczone w proszku;sól;cebula;dynia|porcji|Przechowywać w suchym miejscu',
} as const;
const LIMITS = [
	[900, 2100],
	[1, 34],
	[0.2, 12],
	[8, 70],
	[0.5, 30],
	[0.5, 11],
	[2, 22],
	[0.02, 2.4],
] as const;
const DAILY = [8400, 70, 20, 260, 90, 30, 50, 6];

/** The back of a packet: a narrow panel with indented sub-rows and units at the figures, energy on two lines, beside ingredients in one run of text and a recipe. */
const family: Family = {
	author: 'agnes',
	locales: ['fr-FR', 'nl-NL', 'en-GB', 'pl-PL', 'fr-BE', 'nl-BE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const portion = random.pick([30, 40, 60, 125, 150, 250]);
		const columns = [at(1), at(2), ...(random.chance(0.6) ? [at(3)] : [])];
		const rows = at(4)
			.split(';')
			.map((name, i) => {
				const [low, high] = LIMITS[i] ?? [0, 1];
				const hundred = random.decimal(low, high, i === 0 ? 0 : i === 7 ? 2 : 1);
				const decimals = i === 0 ? 0 : i === 7 ? 2 : 1;
				const serving = Number(((hundred * portion) / 100).toFixed(decimals));
				return {
					i,
					name,
					unit: i === 0 ? 'kJ' : 'g',
					decimals,
					shown: [hundred, serving, Math.round((serving / (DAILY[i] ?? 1)) * 100)],
				};
			})
			.filter(({ i }) => i !== 5 || random.chance(0.7))
			.map((one, _, all) => {
				// What is part of another row is less than that row.
				const whole = all.find(({ i }) => i === one.i - 1);
				if ((one.i !== 2 && one.i !== 4) || !whole) return one;
				const hundred = Math.min(
					one.shown[0] ?? 0,
					Number(((whole.shown[0] ?? 0) * 0.6).toFixed(1)),
				);
				const serving = Number(((hundred * portion) / 100).toFixed(1));
				return {
					...one,
					shown: [hundred, serving, Math.round((serving / (DAILY[one.i] ?? 1)) * 100)],
				};
			});
		const names = rows.map(({ name }) => name.replace(/^(?:dont|waarvan|of which|w tym) /, ''));
		const grid = askCells(random, locale, {
			rows: names,
			columns,
			count: 10,
			missing: ['Calcium', 'Vitamin C', 'Magnesium', 'Iron'],
			say: (row, column) => [
				`How much ${row.toLowerCase()} is there ${column}?`,
				`${row} ${column}`,
				{
					fr: `Quelle quantité de ${row.toLowerCase()} ${column} ?`,
					nl: `Hoeveel ${row.toLowerCase()} zit erin ${column}?`,
					pl: `Ile jest: ${row.toLowerCase()} ${column}?`,
				}[locale.language] ?? `What is the amount of ${row.toLowerCase()} ${column}?`,
			],
		});
		const energy = rows[0]?.shown ?? [];
		const kcal = askCells(random, locale, {
			rows: ['kcal'],
			columns: columns.slice(0, 2),
			count: 2,
			say: (_, column) => [
				`How many kilocalories are there ${column}?`,
				`kcal ${column}`,
				`calories ${column}`,
			],
		});
		const parts = random.some(at(11).split(';'), random.int(4, 8));
		const fields: Fields = {
			...about('note'),
			...grid.asked,
			...kcal.asked,
			product: askText(
				'product|What is in the packet?|name of the product|Quel produit ?|Welk product?|Jaki to produkt?',
			),
			serving: askNumber(
				'size of a serving in grams|How many grams is a serving?|servingSize|Combien pèse une portion ?|Hoe groot is een portie?|Ile waży porcja?',
			),
			servings: askNumber(
				'number of servings|How many servings are in the packet?|servingsPerPack|Combien de portions ?|Hoeveel porties?',
			),
			bestBefore: askText(
				'best before|Until when does it keep?|bestBefore|À consommer avant ?|Ten minste houdbaar tot?|Najlepiej spożyć przed',
			),
			netWeight: askText(
				'net weight|How much is in the packet?|netWeight|poids net|nettogewicht|masa netto',
			),
			secondIngredient: askText(
				'second ingredient|What is the second ingredient in the list?|Quel est le deuxième ingrédient ?|tweede ingrediënt|drugi składnik',
			),
			storage: askText(
				'storage|How should it be stored?|Comment conserver le produit ?|Hoe bewaren?|Jak przechowywać?',
			),
			nutrition: list(
				{
					nutrient: askText('nutrient|name of the nutrient|substance'),
					hundred: askNumber(`${columns[0]}|amount in 100 grams|value per 100 g`),
					serving: askNumber(`${columns[1]}|amount in a serving|value per portion`),
					reference: askNumber('% RI|per cent of the reference intake|share of the daily need'),
				},
				'nutrition',
				'What are the nutrition facts?',
				'table of nutrients',
				at(0),
			),
			ingredients: values(
				askText('ingredient|what it is made of|single ingredient'),
				'ingredients',
				'What is it made of?',
				at(6),
			),
			allergen: absent(askText('traces|Of which allergens may it hold traces?|allergenTraces')),
			vitaminC: absent(askNumber('vitamin C|How much vitamin C is in it?|vitamine C')),
		};
		const paths = ['hundred', 'serving', 'reference'];
		const table = markup`<table data-list="nutrition"><tr><th>${at(0)}${columns.map((column, c) => markup`<th>${column}${c === 1 && markup`<br>(${portion} g)`}`)}${rows.map(
			({ i, name, unit, decimals, shown }, r) =>
				markup`<tr data-row><td class="${i === 2 || i === 4 ? 'i' : ''}">${i === 2 || i === 4 ? markup`${name.slice(0, name.length - (names[r] ?? '').length)}${field('nutrient', names[r] ?? '')}` : field('nutrient', name)}${columns.map(
					(column, c) => {
						const value = shown[c] ?? 0;
						const printed = c === 2 ? { text: `${value}%`, value } : locale.amount(value, decimals);
						return markup`<td>${grid.cell(names[r] ?? '', column, paths[c] ?? '', printed)}${c < 2 && markup` ${unit}`}${i === 0 && c < 2 && markup`<br>${kcal.cell('kcal', column, '', locale.amount((energy[c] ?? 0) / 4.184, 0))} kcal`}`;
					},
				)}`,
		)}</table><div class="n">${field('note', at(5))}</div>`;
		const prose = markup`<div><h1>${field('product', random.pick(at(9).split(';')))}</h1><p><b>${at(6)}:</b> <span data-list="ingredients">${parts.map((one, i) => markup`${i > 0 && ', '}<span data-row>${i === 1 ? field('/secondIngredient', field('value', one)) : field('value', one)}</span>`)}.</span></p><p><b>${at(7)}:</b> ${at(10)}</p><p>${field('servings', String(random.int(2, 16)))} ${at(12)} – ${at(8)} ${field('serving', { text: `${portion} g`, value: portion })}. ${field('storage', at(13))}.</p><p class="d">${field('netWeight', `${portion * random.int(2, 8)} g ${random.pick(['e', '℮', ''])}`.trim())} &nbsp; ${field('bestBefore', `${random.int(10, 12)}.${random.int(2019, 2027)}`)}</p></div>`;
		const isRight = random.chance(0.6);
		const html = markup`<style>@page { size: ${random.pick(['140mm 105mm', '160mm 120mm', 'A5 landscape', '100mm 170mm'])}; margin: 7mm } body { font: 8pt/1.32 ${random.pick(["'Liberation Sans Narrow'", "'Liberation Sans'", "'DejaVu Sans'"])} } .w { display: flex; flex-wrap: wrap; gap: 5mm; flex-direction: ${isRight ? 'row' : 'row-reverse'} } .w > * { flex: 1 1 50mm } h1 { font-size: 15pt; line-height: 1.1; margin: 0 0 2mm } p { margin: 0 0 1.5mm } table { width: 100%; border: ${random.pick(['1pt solid #000', '0'])} } th { text-align: right; vertical-align: bottom; border-bottom: 1.5pt solid #000; padding: .5mm 1mm } th:first-child, td:first-child { text-align: left } td { text-align: right; padding: .45mm 1mm; border-bottom: .3pt solid #666; vertical-align: top } .i { padding-left: 3mm; ${random.pick(['font-style: italic', ''])} } .n { font-size: 6.8pt; margin-top: 1mm } .d { font-family: 'Liberation Mono' }
			</style><div class="w">${prose}<div>${table}</div></div>`;
		return { html, fields };
	},
};
export default family;
