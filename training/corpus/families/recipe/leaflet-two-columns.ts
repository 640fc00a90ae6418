import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { oneOf, speak } from '../../kit/forms.ts';
import { askCells, askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { drawFace, fillIn } from '../../kit/reports.ts';

const SAID = {
	en: 'Farmhouse pie;Almond cake;Barley soup;Fish bake|Serves|Oven|minutes|Difficulty|easy;medium|Ingredients|flour/g;butter/g;eggs/;milk/ml;salt/pinch;onions/;barley/g;almonds/g;sugar/g;parsley/sprigs|Rub the butter into the flour.;Stir in the milk little by little.;Leave the dough to rest in a cool place.;Chop the onions and brown them gently.;Bake until golden.;Season and serve hot.|Tip|Keeps for three days in a tin.;Goes well with cider.|preparation|cooking',
	de: 'Bauernpastete;Mandelkuchen;Graupensuppe;Fischauflauf|Für|Ofen|Minuten|Schwierigkeit|leicht;mittel|Zutaten|Mehl/g;Butter/g;Eier/;Milch/ml;Salz/Prise;Zwiebeln/;Graupen/g;Mandeln/g;Zucker/g;Petersilie/Zweige|Butter und Mehl verreiben.;Die Milch nach und nach einrühren.;Den Teig kühl ruhen lassen.;Die Zwiebeln hacken und anbräunen.;Goldgelb backen.;Abschmecken und heiß auftragen.|Tipp|Hält sich drei Tage in der Dose.;Dazu passt Most.|Vorbereitung|Garzeit',
	fr: 'Tourte fermière;Gâteau aux amandes;Soupe d’orge;Gratin de poisson|Pour|Four|minutes|Difficulté|facile;moyen|Ingrédients|farine/g;beurre/g;œufs/;lait/ml;sel/pincée;oignons/;orge/g;amandes/g;sucre/g;persil/brins|Sabler le beurre et la farine.;Verser le lait peu à peu.;Laisser reposer la pâte au frais.;Hacher les oignons et les faire dorer.;Cuire jusqu’à belle couleur.;Assaisonner et servir chaud.|Conseil|Se garde trois jours en boîte.;Servir avec du cidre.|préparation|cuisson',
	pt: 'Empada da quinta;Bolo de amêndoa;Sopa de cevada;Peixe no forno|Para|Forno|minutos|Dificuldade|fácil;média|Ingredientes|farinha/g;manteiga/g;ovos/;leite/ml;sal/pitada;cebolas/;cevada/g;amêndoas/g;açúcar/g;salsa/ramos|Esfregar a manteiga na farinha.;Juntar o leite aos poucos.;Deixar a massa descansar ao fresco.;Picar e alourar as cebolas.;Levar ao forno até dourar.;Temperar e servir quente.|Sugestão|Conserva-se três dias em lata.;Vai bem com sidra.|preparação|cozedura',
	hu: 'Paraszti pite;Mandulatorta;Árpaleves;Rakott hal|Adag|Sütő|perc|Nehézség|könnyű;közepes|Hozzávalók|liszt/g;vaj/g;tojás/;tej/ml;só/csipet;hagyma/;árpa/g;mandula/g;cukor/g;petrezselyem/szál|A vajat a liszttel elmorzsoljuk.;A tejet lassan hozzákeverjük.;A tésztát hűvös helyen pihentetjük.;A hagymát felvágjuk és megpirítjuk.;Aranysárgára sütjük.;Ízesítjük és forrón tálaljuk.|Tanács|Dobozban három napig eláll.;Almaborral kínáljuk.|előkészítés|sütés',
} as const;
const ASK = {
	en: 'How much {r} is needed?|quantity of {r}|{r}, amount',
	de: 'Wie viel {r} braucht man?|Menge {r}',
	fr: 'Quelle quantité de {r} faut-il ?|quantité de {r}',
	pt: 'Que quantidade de {r} é precisa?|quantidade de {r}',
	hu: 'Mennyi {r} kell?|{r} mennyisége',
};

/** A leaflet of a flour mill: two recipes on one sheet side by side, times in a strip of icons' captions, quantities hanging left of the ingredient, numbered steps, a tip in a cloud. */
const family: Family = {
	author: 'thora',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'pt-PT', 'hu-HU', 'en-US'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const [first = '', second = ''] = random.some(at(0).split(';'), 2);
		const all = at(7)
			.split(';')
			.map((one) => one.split('/'));
		const picked = random.some(all, random.int(5, 7));
		const names = picked.map(([name = '']) => name);
		const grid = askCells(random, locale, {
			rows: names,
			columns: [first],
			count: 4,
			missing: all.map(([name = '']) => name).filter((one) => !names.includes(one)),
			say: (row) => fillIn(ASK, locale.language)(`${row} (${first})`, first),
		});
		const steps = at(8).split(';');
		const own = random.some(steps, random.int(3, 4));
		const fields: Fields = {
			...grid.asked,
			title: askText(
				'title of the left recipe|What is the recipe at the left?|leftRecipe|Rezept links|recette de gauche',
			),
			otherTitle: askText(
				'title of the right recipe|What is the recipe at the right?|rightRecipe|Rezept rechts|recette de droite',
			),
			serves: askNumber(
				`number of servings of ${first}|For how many people is “${first}”?|servingsFirst|Für wie viele Personen ist „${first}“?`,
			),
			otherServes: askNumber(
				`number of servings of ${second}|For how many people is “${second}”?|servingsSecond|Für wie viele Personen ist „${second}“?`,
			),
			oven: askText(
				`oven temperature for ${first}|How hot must the oven be for “${first}”?|ovenFirst|Ofentemperatur für ${first}`,
			),
			preparation: askNumber(
				`minutes of preparation for ${first}|How long does it take to prepare “${first}”?|prepMinutes|Vorbereitungszeit ${first}`,
			),
			cooking: askNumber(
				`cooking time of ${first} in minutes|How long is “${first}” cooked?|cookMinutes|Garzeit ${first}`,
			),
			difficulty: askText(
				`difficulty of ${first}|How difficult is “${first}”?|difficultyFirst|Schwierigkeit von ${first}`,
			),
			tip: askText('tip|What is the tip?|cookTip|Welcher Tipp wird gegeben?|conseil donné'),
			ingredients: list(
				{
					quantity: askText('quantity with unit|amount|Menge'),
					name: askText('ingredient|Zutat|ingrédient'),
				},
				`ingredients of ${first}`,
				`What is needed for “${first}”?`,
				'ingredientList',
				`Zutaten für ${first}`,
			),
			steps: list(
				{ value: askText('step|Schritt|étape') },
				`steps of ${first}`,
				`How is “${first}” made?`,
				'cookingSteps',
				`Zubereitung von ${first}`,
			),
			calories: absent(
				askNumber('calories|How many calories does a serving have?|Kalorien|calories par portion'),
			),
			author: absent(
				askText('author of the recipe|Whose recipe is it?|Verfasser|auteur de la recette'),
			),
		};
		const amount = () => random.pick([1, 2, 3, 4, 50, 75, 100, 125, 150, 200, 250, 300]);
		const quantity = (unit: string) =>
			unit === 'g' || unit === 'ml'
				? random.pick([50, 75, 100, 125, 200, 250, 300])
				: random.int(1, 4);
		const strip = (isFirst: boolean) =>
			markup`<div class="s"><span>${at(1)}<br><b>${isFirst ? field('serves', random.int(2, 8)) : field('otherServes', random.int(2, 8))}</b></span><span>${at(10 + 1)}<br>${isFirst ? field('preparation', random.int(2, 9) * 5) : random.int(2, 9) * 5} ${at(3)}</span><span>${at(12)}<br>${isFirst ? field('cooking', random.int(2, 18) * 5) : random.int(2, 18) * 5} ${at(3)}</span><span>${at(2)}<br>${isFirst ? field('oven', `${random.int(15, 23) * 10} °C`) : `${random.int(15, 23) * 10} °C`}</span><span>${at(4)}<br>${isFirst ? field('difficulty', oneOf(random, at(5))) : oneOf(random, at(5))}</span></div>`;
		const line = ([name = '', unit = '']: readonly string[]) => {
			const number = quantity(unit);
			return markup`<div data-row class="i"><span>${field('quantity', markup`${grid.cell(name, first, '', locale.count(number))}${unit && ` ${unit}`}`, `${number}${unit && ` ${unit}`}`)}</span><span>${field('name', name)}</span></div>`;
		};
		const left = markup`<section><h2>${field('title', first)}</h2>${strip(true)}<b>${at(6)}</b><div data-list="ingredients">${picked.map(line)}</div><ol data-list="steps">${own.map((one) => markup`<li data-row>${field('value', one)}`)}</ol></section>`;
		const right = markup`<section><h2>${field('otherTitle', second)}</h2>${strip(false)}<b>${at(6)}</b>${random.some(all, 5).map(([name = '', unit = '']) => markup`<div class="i"><span>${amount()} ${unit}</span><span>${name}</span></div>`)}<ol>${random.some(steps, 3).map((one) => markup`<li>${one}`)}</ol></section>`;
		const html = markup`<style>@page { size: ${random.pick(['A4 landscape', 'A4', '210mm 210mm'])}; margin: 12mm } body { font: 9pt/1.4 ${drawFace(random)} } .w { display: grid; grid-template-columns: 1fr 1fr; gap: 10mm } section + section { border-left: ${random.pick(['.5pt dashed #000', '0'])}; padding-left: 6mm } h2 { margin: 0 0 2mm; font-size: 16pt; ${random.pick(['font-style: italic', 'font-weight: normal', ''])} } .s { display: flex; justify-content: space-between; font-size: 7pt; text-align: center; ${random.pick(['background: #eee; padding: 1.5mm', 'border: .5pt solid #000; padding: 1.5mm', 'border-bottom: 1pt solid #000'])}; margin-bottom: 3mm } .i { display: grid; grid-template-columns: 20mm 1fr; gap: 2mm } .i span:first-child { text-align: right } ol { padding-left: 5mm } .t { border: 1pt solid #555; border-radius: 8mm; padding: 2mm 5mm; display: inline-block; margin-top: 3mm }
			</style><div class="w">${left}${right}</div><div class="t"><b>${at(9)}</b>: ${field('tip', oneOf(random, at(10)))}</div>`;
		return { html, fields };
	},
};
export default family;
