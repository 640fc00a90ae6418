import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { about, askCells, askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { also, drawFace, extremes } from '../../kit/reports.ts';

const SAID = {
	en: 'Electric kettles;Bicycle lamps;Vacuum flasks;Alarm clocks|put to the test|Price|Weight|Handling;Durability;Safety;Energy|Verdict|very good;good;fair;poor|Made in|Best buy|Key|How we tested: five pieces of each model were used daily for eight weeks.|our pick|Model',
	de: 'Wasserkocher;Fahrradlampen;Thermoskannen;Wecker|im Test|Preis|Gewicht|Handhabung;Haltbarkeit;Sicherheit;Stromverbrauch|Urteil|sehr gut;gut;befriedigend;mangelhaft|Herkunft|Kauftipp|Legende|So wurde geprüft: Fünf Stück je Modell waren acht Wochen täglich in Gebrauch.|unsere Wahl|Modell',
	nl: 'Waterkokers;Fietslampen;Thermosflessen;Wekkers|getest|Prijs|Gewicht|Gebruik;Duurzaamheid;Veiligheid;Verbruik|Oordeel|zeer goed;goed;redelijk;slecht|Herkomst|Beste koop|Legenda|Zo testten wij: van elk model waren vijf stuks acht weken dagelijks in gebruik.|onze keuze|Model',
	fr: 'Bouilloires;Lampes de vélo;Bouteilles isothermes;Réveils|au banc d’essai|Prix|Poids|Maniement;Durée de vie;Sécurité;Consommation|Verdict|très bon;bon;moyen;mauvais|Origine|Meilleur achat|Légende|Notre méthode : cinq pièces de chaque modèle ont servi chaque jour pendant huit semaines.|notre choix|Modèle',
	sv: 'Vattenkokare;Cykellampor;Termosar;Väckarklockor|i test|Pris|Vikt|Hantering;Hållbarhet;Säkerhet;Förbrukning|Omdöme|mycket bra;bra;godkänd;dålig|Tillverkad i|Bästa köp|Förklaring|Så testade vi: fem exemplar av varje modell användes dagligen i åtta veckor.|vårt val|Modell',
	pl: 'Czajniki;Lampki rowerowe;Termosy;Budziki|w teście|Cena|Masa|Obsługa;Trwałość;Bezpieczeństwo;Zużycie prądu|Ocena|bardzo dobry;dobry;dostateczny;zły|Kraj|Dobry zakup|Objaśnienia|Jak badano: pięć sztuk każdego modelu używano codziennie przez osiem tygodni.|nasz wybór|Model',
} as const;
const MODELS =
	'Orbis 40|Kettler K7|Tempra S|Vulkan 200|Nimbo|Polar Duo|Stellan X|Martel II|Juno|Ardo 5'.split(
		'|',
	);

/** A consumer magazine's table with the models across the top and the criteria down: prices and weights in figures, points, words for the verdict, a tip in a flag. */
const family: Family = {
	author: 'philippa',
	locales: ['en-GB', 'de-DE', 'nl-NL', 'fr-BE', 'sv-SE', 'pl-PL', 'de-CH'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const models = random.some(MODELS, random.int(3, 5));
		const criteria = random.some(at(4).split(';'), random.int(3, 4));
		const [price, weight, verdict] = [
			`${at(2)} (${locale.country.currency})`,
			`${at(3)} (g)`,
			at(5),
		];
		const spare = MODELS.filter((one) => !models.includes(one));
		const figures = askCells(random, locale, {
			rows: models,
			columns: [price, weight, ...criteria],
			count: 8,
			missing: spare,
			say: (model, what) =>
				what === price
					? [`What does the ${model} cost?`, `price of the ${model}`, `Was kostet ${model}?`]
					: what === weight
						? [`How heavy is the ${model}?`, `weight of the ${model}`]
						: [
								`How many points does the ${model} get for “${what}”?`,
								`${what} of the ${model}`,
								`points of ${model}, ${what}`,
							],
		});
		const words = askCells(random, locale, {
			rows: models,
			columns: [verdict, at(7)],
			count: 4,
			type: 'string',
			say: (model, what) => [
				`What is given for the ${model} under ${what}?`,
				what === verdict ? `How was the ${model} judged?` : `Where is the ${model} made?`,
				`${what}: ${model}`,
			],
		});
		const points = models.map(() => criteria.map(() => random.int(1, 10)));
		const scores = points.map((row) => row.reduce((all, one) => all + one, 0));
		const { top } = extremes(scores);
		const fields: Fields = {
			...about('title', 'pageNumber', 'header'),
			...figures.asked,
			...words.asked,
			product: askText(
				'product that was tested|What was tested?|testedProduct|Was wurde getestet?|Qu’a-t-on testé ?',
			),
			method: askText(
				'how it was tested|How were the models tested?|testMethod|Wie wurde geprüft?|méthode d’essai',
			),
			winner: askText(
				'recommended model|Which model is the best buy?|bestBuy|Welches Modell ist der Kauftipp?|modèle recommandé',
			),
			scale: askText(
				'meaning of the points|What do the points mean?|pointScale|Was bedeuten die Punkte?|échelle des points',
			),
			models: list(
				{
					model: askText('model|Which model?|Modell'),
					price: askNumber('price|What does it cost?|Preis'),
					weight: askNumber('weight in grams|How heavy?|Gewicht'),
					...Object.fromEntries(
						criteria.map((one, i) => [
							`p${i}`,
							askNumber(`${one}|points for ${one}|score for ${one}`),
						]),
					),
					verdict: askText('verdict|judgement|Urteil'),
					origin: askText('country of make|Where is it made?|Herkunft'),
				},
				'models with all results',
				'What are the results of each model?',
				'testedModels',
				'Testergebnisse',
			),
			warranty: absent(askText('warranty|How long is the warranty?|Garantie')),
			noise: absent(askNumber('noise in decibels|How loud is it?|Lautstärke')),
		};
		const grades = at(6).split(';');
		const gradeOf = (m: number) =>
			grades[Math.min(3, Math.floor(((10 - (scores[m] ?? 0) / criteria.length) / 10) * 4.5))] ?? '';
		const row = (head: string, cell: (m: number, model: string) => ReturnType<typeof markup>) =>
			markup`<tr><th>${head}${models.map((model, m) => markup`<td data-row="${m}">${cell(m, model)}`)}`;
		const look = random.pick([
			'tr:nth-child(odd) { background: #eef }',
			'td, th { border: .4pt solid #000 }',
			'tr { border-bottom: .4pt solid #999 }',
		]);
		const stars = random.chance(0.3);
		const html = markup`<style>@page { size: ${random.pick(['A4', '210mm 280mm', 'A4 landscape'])}; margin: 13mm } body { font: 8.8pt/1.35 ${drawFace(random)} } h1 { font-size: 20pt; margin: 2mm 0 } table { border-collapse: collapse; width: 100%; margin: 4mm 0 } td, th { padding: 1.3mm 2mm; text-align: center; font-weight: normal } th { text-align: left } .m td { font-weight: bold; vertical-align: bottom } .f { display: inline-block; background: #b00; color: #fff; font-size: 6.5pt; padding: .3mm 1.5mm; font-weight: normal } .v td { font-style: italic } ${look} .k { border: .5pt solid #777; padding: 2mm; font-size: 8pt }
			</style><div style="display:flex;justify-content:space-between"><b>${field('header', random.pick(['CONSUMER PAGES', 'Probe', 'TESTBANK', 'Waar & Prijs']))}</b>${field('pageNumber', String(random.int(14, 88)))}</div><h1>${field('title', markup`${field('product', random.pick(at(0).split(';')))} ${at(1)}`)}</h1>
			<table data-list="models"><tr class="m"><th>${at(12)}${models.map((model, m) => markup`<td data-row="${m}">${m === top && markup`<span class="f">${at(8)}</span><br>`}${also(field('model', model), m === top && 'winner')}`)}${row(price, (_, model) => figures.cell(model, price, 'price', locale.amount(random.decimal(9, 140))))}${row(weight, (_, model) => figures.cell(model, weight, 'weight', locale.count(random.int(80, 1900))))}${row(at(7), (_, model) => words.cell(model, at(7), 'origin', random.pick(['DK', 'I', 'PRC', 'PL', 'TR', 'CZ'])))}${criteria.map((one, i) => row(one, (m, model) => markup`${figures.cell(model, one, `p${i}`, locale.count(points[m]?.[i] ?? 0))}${stars && '/10'}`))}<tr class="v"><th>${verdict}${models.map((model, m) => markup`<td data-row="${m}">${words.cell(model, verdict, 'verdict', gradeOf(m))}`)}</table><div class="k"><b>${at(9)}:</b> ${field('scale', `10 = ${grades[0]}, 1 = ${grades[3]}`)}. ${field('method', at(10))}</div>`;
		return { html, fields };
	},
};
export default family;
