import type { Family, Fields } from '../../family.ts';
import { asNumber, asRows, asText, cell } from '../../kit/archive.ts';
import { absent } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';

const FOODS = [
	'Oat Rings',
	'Bran & Raisin Flakes',
	'Tomato Rice Soup',
	'Peach Halves',
	'Crunchy Malt Bites',
	'Corn Puffs',
];
type Told = { vitamin: string; other: string };
const askFields = ({ vitamin, other }: Told): Fields => ({
	product: asText(
		'What is the product?|What is the name of the food?|productName|food that the label is for',
	),
	slogan: asText('What is the slogan on the pack?|What claim stands under the name?|slogan'),
	netWeight: asText('What is the net weight?|How much does the package hold?|netWeight'),
	serving: asText('What is the serving size?|How much is one serving?|servingSize'),
	servings: asNumber(
		'How many servings are in the package?|What number of servings per container is given?|servingsPerContainer',
	),
	calories: asNumber(
		'How many calories has one serving?|What is the energy per serving?|caloriesPerServing',
	),
	caloriesWithMilk: asNumber(
		'How many calories has a serving with milk?|What are the calories with ½ cup of milk?|caloriesWithMilk',
	),
	fat: asText('How much fat is in a serving?|What is the total fat?|totalFat'),
	sodium: asText('How much sodium is in a serving?|What is the amount of sodium?|sodium'),
	protein: asText('How much protein is in a serving?|What is the protein content?|protein'),
	fiber: asText('How much dietary fiber is in a serving?|dietaryFiber|What is the fiber content?'),
	sodiumPercent: asNumber(
		'What percentage of the daily value is the sodium?|sodiumDailyValue|per cent of sodium',
	),
	vitaminAsked: asNumber(
		`What percentage of ${vitamin} does a serving give?|How many per cent of ${vitamin}?|${vitamin}, per cent`,
	),
	otherAsked: asNumber(
		`What is the percentage for ${other}?|How much ${other} (% of the allowance)?|${other} percent`,
	),
	firstIngredient: asText(
		'What is the first ingredient?|Which ingredient is listed first?|firstIngredient',
	),
	lastIngredient: asText(
		'What is the last ingredient?|Which ingredient comes last?|lastIngredient',
	),
	allergens: asText(
		'What does the food contain that some people must avoid?|What follows "Contains"?|allergenStatement',
	),
	maker: asText('Who makes the product?|By which company is it distributed?|distributedBy'),
	phone: asText('What number should be called with questions?|consumerPhone|toll-free number'),
	bestBefore: asText('When is the food best before?|What date is printed on the pack?|bestBefore'),
	nutrients: asRows(
		{
			name: asText('Which nutrient?|nutrientName|row of the panel'),
			amount: asText('How much of it?|nutrientAmount|amount per serving'),
			percent: asNumber('per cent of the daily value|percentDailyValue|How many per cent?'),
		},
		'Which nutrients does the panel list?|nutritionFacts|the rows of the nutrition panel',
	),
	sugar: absent(asText('How much added sugar is in a serving?|addedSugar|added sugars')),
	price: absent(asNumber('What does the package cost?|retailPrice|price')),
});

/** A carton side: a heavy-ruled panel of nutrients with bold and indented rows, vitamins in pairs, ingredients in one block of prose. */
const family: Family = {
	author: 'ewan',
	locales: ['en-US', 'en-CA'],
	draw: (random, locale) => {
		const vitamins = random
			.some(
				['Vitamin A', 'Vitamin C', 'Calcium', 'Iron', 'Thiamin', 'Niacin', 'Vitamin D', 'Zinc'],
				random.pick([4, 6]),
			)
			.map((name) => ({ name, percent: random.pick([2, 4, 6, 8, 10, 15, 20, 25, 30, 45]) }));
		const [one, two] = random.some(vitamins, 2);
		if (!one || !two) throw new Error('Too few vitamins');
		const fields = askFields({ vitamin: one.name, other: two.name });
		const facts = [
			{ name: 'Total Fat', amount: `${random.int(1, 14)} g`, also: 'fat', isBold: true },
			{ name: 'Saturated Fat', amount: `${random.int(0, 5)} g`, also: '', isBold: false },
			{ name: 'Cholesterol', amount: `${random.int(0, 35)} mg`, also: '', isBold: true },
			{ name: 'Sodium', amount: `${random.int(3, 90) * 10} mg`, also: 'sodium', isBold: true },
			{ name: 'Total Carbohydrate', amount: `${random.int(8, 48)} g`, also: '', isBold: true },
			{ name: 'Dietary Fiber', amount: `${random.int(1, 9)} g`, also: 'fiber', isBold: false },
			{ name: 'Protein', amount: `${random.int(1, 12)} g`, also: 'protein', isBold: true },
		].filter(({ also }) => also !== '' || random.chance(0.7));
		const hasPercent = random.chance(0.65);
		const ingredients = random.some(
			[
				'whole oats',
				'wheat bran',
				'sugar',
				'raisins',
				'tomatoes',
				'rice',
				'salt',
				'barley malt',
				'corn syrup',
				'soybean oil',
				'onion powder',
				'citric acid',
			],
			random.int(5, 8),
		);
		const calories = random.int(6, 30) * 10;
		const hasMilk = random.chance(0.4);
		const isSide = random.chance(0.5);
		const food = random.pick(FOODS);
		const panel = markup`<div class="n"><h2>${random.pick(['Nutrition Facts', 'NUTRITION INFORMATION PER SERVING', 'Nutrition Information'])}</h2><div>Serving size ${field('serving', random.pick(['1 cup (30 g)', '¾ cup (28 g)', '1 oz.', '½ can (122 g)', '2 halves']))}</div>${random.chance(0.85) && markup`<div>Servings per container ${field('servings', random.int(2, 18))}</div>`}<div class="k"><b>Calories</b> ${field('calories', calories)}${hasMilk && markup` <span style="float:right">with ½ cup milk ${field('caloriesWithMilk', calories + 40)}</span>`}</div>${hasPercent && markup`<div class="r" style="justify-content:end"><small>% Daily Value*</small></div>`}<div data-list="nutrients">${facts.map(
			({ name, amount, also, isBold }) => {
				const percent = random.int(0, 38);
				return markup`<div class="r${isBold ? '' : ' in'}" data-row><span>${isBold ? markup`<b>${field('name', name)}</b>` : field('name', name)} ${cell('amount', amount, also)}</span>${hasPercent && name !== 'Protein' && markup`<span>${cell('percent', { text: `${percent}%`, value: percent }, name === 'Sodium' && 'sodiumPercent')}</span>`}</div>`;
			},
		)}</div><div class="v">${vitamins.map((own) => markup`<div class="r"><span>${own.name}</span><span>${own === one ? field('vitaminAsked', { text: `${own.percent}%`, value: own.percent }) : own === two ? field('otherAsked', { text: `${own.percent}%`, value: own.percent }) : `${own.percent}%`}</span></div>`)}</div><small>* Based on a diet of 2,000 calories a day. Your needs may be higher or lower.</small></div>`;
		const text = markup`<div><p><b>INGREDIENTS:</b> ${ingredients.map((name, i) => markup`${i > 0 && ', '}${i === 0 ? field('firstIngredient', name.toUpperCase()) : i === ingredients.length - 1 ? field('lastIngredient', name.toUpperCase()) : name.toUpperCase()}`)}.</p>${random.chance(0.6) && markup`<p>Contains ${field('allergens', random.pick(['wheat and milk', 'soy', 'wheat, soy and egg', 'gluten']))}.</p>`}<p>Distributed by ${field('maker', locale.company().name)}, ${locale.address().city}</p>${random.chance(0.6) && markup`<p>Questions? Call ${field('phone', random.pattern('1-800-555-01##'))} on weekdays. Please have the package at hand.</p>`}${random.chance(0.5) && markup`<p>BEST BEFORE ${field('bestBefore', `${locale.month(random.int(1, 12)).slice(0, 3).toUpperCase()} ${random.int(1, 28)} ${random.int(79, 99)}`)}</p>`}</div>`;
		const html = markup`<style>@page { size: ${random.pick(isSide ? ['letter landscape', 'A5 landscape', '8in 7in'] : ['4in 9.5in', '110mm 240mm', 'A5'])}; margin: 8mm } body { font: ${random.int(9, 10)}pt/1.3 ${random.pick(["'Liberation Sans'", "'Liberation Sans Narrow'", "'DejaVu Sans'"])} } h1 { font-size: 22pt; margin: 0; line-height: 1 } .w { display: ${isSide ? 'grid' : 'block'}; grid-template-columns: 75mm 1fr; gap: 8mm; margin-top: 4mm } .n { border: ${random.pick(['1.5pt', '1pt'])} solid #000; padding: 1.5mm 2mm; margin-bottom: 4mm } h2 { font-size: 15pt; line-height: 1; margin: 0 0 1mm; border-bottom: 1pt solid #000 } .k { border-top: 5pt solid #000; border-bottom: 2pt solid #000; padding: .5mm 0 } .r { display: flex; justify-content: space-between; border-bottom: .4pt solid #000; padding: .3mm 0 } .in { padding-left: 5mm } .v { display: grid; grid-template-columns: 1fr 1fr; gap: 0 4mm; border-top: 5pt solid #000 } small { font-size: 7pt } p { margin: 0 0 2mm }
			</style><h1>${field('product', food)}</h1>${random.chance(0.6) && markup`<i>${field('slogan', random.pick(['Goodness in every bite', 'Now with more fiber', 'Ready in three minutes', 'No artificial colors']))}</i><br>`}NET WT. ${field('netWeight', random.pick(['14 OZ. (397 g)', '10¾ OZ.', '20 OZ. (567 g)', '1 LB.']))}<div class="w">${panel}${text}</div>`;
		return { html, fields };
	},
};
export default family;
