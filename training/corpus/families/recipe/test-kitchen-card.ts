import type { Family, Fields } from '../../family.ts';
import {
	asDate,
	asNumber,
	asRows,
	asText,
	cell,
	drawPen,
	longDate,
	ordinal,
} from '../../kit/archive.ts';
import { absent } from '../../kit/ask.ts';
import { oneOf, speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';

type Told = { ingredient: string; at: number };
const askFields = ({ ingredient, at }: Told): Fields => ({
	dish: asText(
		'What is the recipe for?|What is the name of the dish?|Wie heißt das Gericht?|Comment s’appelle le plat ?|dishName',
	),
	source: asText(
		'Who published the recipe?|From which kitchen does the recipe come?|Von wem stammt das Rezept?|D’où vient la recette ?|recipeSource',
	),
	cardNumber: asText(
		'What is the number of the recipe?|Which card is it?|Welche Nummer hat die Karte?|cardNo',
	),
	tested: asDate(
		'When was the recipe tested?|Wann wurde das Rezept erprobt?|Quand la recette a-t-elle été essayée ?|testedOn',
	),
	servings: asText(
		'How many does it serve?|What is the yield?|Für wie viele Personen ist es?|Pour combien de personnes ?|yield',
	),
	temperature: asText(
		'At what temperature is it baked?|How hot must the oven be?|Bei welcher Temperatur wird gebacken?|À quelle température ?|ovenTemperature',
	),
	time: asText(
		'How long does it bake?|What is the baking time?|Wie lange wird gebacken?|Combien de temps au four ?|bakingTime',
	),
	amountOfIngredient: asText(
		`How much ${ingredient} is needed?|What is the amount of ${ingredient}?|Wie viel ${ingredient} braucht man?|${ingredient}, amount`,
	),
	firstIngredient: asText(
		'What is the first ingredient?|Welche Zutat steht zuerst?|Quel est le premier ingrédient ?|firstIngredient',
	),
	lastIngredient: asText(
		'What is the last ingredient?|Welche Zutat steht zuletzt?|lastIngredient|Quel est le dernier ingrédient ?',
	),
	firstStep: asText(
		'What is the first step?|What must be done first?|Was ist der erste Schritt?|Que fait-on d’abord ?|firstStep',
	),
	stepAsked: asText(
		`What is the ${ordinal(at)} step?|What does step ${at + 1} say?|Was steht unter Schritt ${at + 1}?|step${at + 1}`,
	),
	hint: asText(
		'What hint is given at the end?|Welcher Tipp wird gegeben?|Quel conseil est donné ?|hint',
	),
	calories: asNumber(
		'How many calories has a portion?|Wie viele Kalorien hat eine Portion?|Combien de calories par portion ?|caloriesPerPortion',
	),
	remark: asText(
		'What was written on the card by hand?|Was steht handschriftlich dabei?|handwrittenRemark|note in pen',
	),
	ingredients: asRows(
		{
			amount: asText('How much?|Menge|quantité|amountOfIngredient'),
			name: asText('Which ingredient?|Zutat|ingrédient|ingredientName'),
		},
		'What ingredients are needed?|Zutaten|ingredientsNeeded|Quels ingrédients faut-il ?',
	),
	steps: asRows(
		{ value: asText('What must be done?|Arbeitsschritt|étape|instruction') },
		'What are the steps?|Zubereitung|stepsOfRecipe|Quelles sont les étapes ?',
	),
	price: absent(asNumber('What does a portion cost?|costPerPortion|Kosten je Portion')),
	author: absent(asText('Who wrote the cookbook?|cookbookAuthor|Verfasser des Kochbuchs')),
});
const SAID = {
	en: 'Corn bread with cheese;Plum crumble;Fish pie for a crowd;Spiced apple cake;Ham and rice bake|Serves ;Makes ;Yield: |Oven|Time|2 cups,flour;1 cup,sugar;3,eggs;½ cup,butter;1 tsp.,salt;2 tbsp.,milk;1½ lb.,apples;¼ tsp.,nutmeg;8 oz.,grated cheese;1 can,corn|Grease a shallow dish.;Sift the dry things together.;Beat in the eggs one by one.;Fold in the fruit.;Spread in the dish and level the top.;Bake until golden.|Keeps three days in a tin.;Serve warm with cream.;May be frozen.|calories per portion|Test Kitchen;Home Service Department;Consumer Kitchen|Recipe No.|Tested|350° F;375° F;400 °F;moderate oven|45 minutes;35 min.;1 hour;50–55 min.|use less sugar!;very good;Mother’s favorite;double for 12|Ingredients|Method',
	de: 'Kartoffelauflauf;Pflaumenkuchen vom Blech;Apfelstreusel;Käsegratin|Für ;Ergibt |Ofen|Zeit|500 g,Mehl;150 g,Zucker;3,Eier;125 g,Butter;1 TL,Salz;1/4 l,Milch;750 g,Pflaumen;200 g,Käse;1 Prise,Muskat|Eine flache Form einfetten.;Mehl sieben und mit Zucker mischen.;Die Eier nacheinander unterrühren.;Obst darauf verteilen.;Goldgelb backen.|Hält sich drei Tage.;Lauwarm servieren.;Lässt sich einfrieren.|Kalorien je Portion|Versuchsküche;Hauswirtschaftliche Beratung|Rezept Nr.|Erprobt|180 °C;200 °C;Mittelhitze|45 Minuten;35 Min.;1 Stunde|weniger Zucker!;sehr gut;doppelte Menge|Zutaten|Zubereitung',
	fr: 'Gratin de courge;Tarte aux prunes;Clafoutis aux cerises;Gâteau aux pommes|Pour ;Donne |Four|Temps|250 g,de farine;120 g,de sucre;3,œufs;100 g,de beurre;1 pincée,de sel;25 cl,de lait;600 g,de prunes;1 sachet,de levure|Beurrer un plat.;Mélanger la farine et le sucre.;Ajouter les œufs un à un.;Disposer les fruits.;Cuire jusqu’à ce que le dessus soit doré.|Se conserve trois jours.;Servir tiède.;Peut être congelé.|calories par part|Cuisine d’essai;Service ménager|Recette n°|Essayée le|180 °C;200 °C;four moyen|45 minutes;35 min;1 heure|moins de sucre !;très bon|Ingrédients|Préparation',
} as const;

/** A recipe card of a firm's kitchen: amounts right-aligned before the ingredients, steps numbered beside or below, a line of oven and time. */
const family: Family = {
	author: 'ewan',
	locales: ['en-US', 'de-DE', 'fr-FR', 'en-GB', 'de-AT', 'fr-CH'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const goods = random.some(at(4).split(';'), random.int(5, 8)).map((one) => one.split(','));
		const all = at(5).split(';');
		const steps = all.filter((_, i) => i === 0 || i === all.length - 1 || random.chance(0.75));
		const own = random.int(0, goods.length - 1);
		const asked = random.int(1, steps.length - 1);
		const fields = askFields({
			ingredient: (goods[own]?.[1] ?? '').replace(/^(?:de |d’)/, ''),
			at: asked,
		});
		const isBeside = random.chance(0.55);
		const isNumbered = random.chance(0.7);
		const portions = random.int(4, 12);
		const yieldText = `${portions}${locale.language === 'en' ? random.pick(['', ' portions']) : locale.language === 'de' ? ' Personen' : ' personnes'}`;
		const oven = [
			markup`${at(2)}: ${field('temperature', oneOf(random, at(11)))}`,
			markup`${at(3)}: ${field('time', oneOf(random, at(12)))}`,
			markup`${oneOf(random, at(1))}${field('servings', yieldText)}`,
		].filter(() => random.chance(0.9));
		const html = markup`<style>@page { size: ${random.pick(['6in 4in', 'A5 landscape', 'A5', '8in 5in', 'A4'])}; margin: 8mm } body { position: relative; font: ${random.pick(["9.5pt/1.35 'Liberation Mono'", "10pt/1.35 'Liberation Serif'", "9pt/1.35 'DejaVu Sans'", "9.5pt/1.35 'DejaVu Serif'"])} } h1 { font-size: 15pt; margin: 0; ${random.pick(['text-transform: uppercase', 'font-style: italic', ''])} } .t { display: flex; justify-content: space-between; border-bottom: ${random.pick(['1pt solid #a33', '2pt solid #000', '0'])}; margin-bottom: 2mm } .o { display: flex; gap: 6mm; margin-bottom: 2.5mm; font-weight: bold } .two { display: grid; grid-template-columns: ${isBeside ? '64mm 1fr' : '1fr'}; gap: 3mm 5mm } .i { display: grid; grid-template-columns: 20mm 1fr; gap: 2mm } .i > :first-child { text-align: ${random.pick(['right', 'left'])} } .s { display: flex; gap: 2mm; margin-bottom: 1mm } h2 { font-size: 1em; margin: 0 0 1mm } .f { display: flex; justify-content: space-between; font-size: 8pt; margin-top: 2.5mm } .n { ${drawPen(random, 12)} }
			</style><div class="t"><h1>${field('dish', oneOf(random, at(0)))}</h1>${random.chance(0.6) && markup`<span>${at(9)} ${field('cardNumber', random.pattern(random.pick(['##', '?-##', '###'])))}</span>`}</div><div class="o">${oven.map((one) => markup`<span>${one}</span>`)}</div><div class="two"><div data-list="ingredients"><h2>${at(14)}</h2>${goods.map(([amount = '', name = ''], i) => markup`<div class="i" data-row><span>${cell('amount', amount, i === own && 'amountOfIngredient')}</span><span>${cell('name', name, i === 0 && 'firstIngredient', i === goods.length - 1 && 'lastIngredient')}</span></div>`)}</div><div data-list="steps"><h2>${at(15)}</h2>${steps.map((step, i) => markup`<div class="s">${isNumbered && markup`<span>${i + 1}.</span>`}<span data-row>${cell('value', step, i === 0 && 'firstStep', i === asked && 'stepAsked')}</span></div>`)}</div></div>
			${random.chance(0.6) && markup`<div>${field('hint', oneOf(random, at(6)))}</div>`}${random.chance(0.35) && markup`<div class="n">${field('remark', oneOf(random, at(13)))}</div>`}<div class="f"><span>${field('source', `${locale.company().name}, ${oneOf(random, at(8))}`)}</span>${random.chance(0.5) && markup`<span>${field('calories', random.int(14, 52) * 10)} ${at(7)}</span>`}${random.chance(0.5) && markup`<span>${at(10)} ${field('tested', longDate(locale, random.day('1956-01-01', '1992-01-01')))}</span>`}</div>`;
		return { html, fields };
	},
};
export default family;
