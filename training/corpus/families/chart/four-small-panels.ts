import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { about, askCells, askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import {
	drawFace,
	drawPaints,
	drawing,
	drawProse,
	fillIn,
	line,
	ofChart,
	put,
	rect,
} from '../../kit/reports.ts';

const SAID = {
	en: 'Denmark;Portugal;Austria;Hungary;Greece;Ireland;Finland|Schools with a library;Households with a telephone;Farms with a tractor;Homes with running water|per cent|Chart|Source|Yearbook of Living;Council of Surveys|See the note on page',
	fr: 'Danemark;Portugal;Autriche;Hongrie;Grèce;Irlande;Finlande|Écoles dotées d’une bibliothèque;Ménages équipés du téléphone;Fermes équipées d’un tracteur;Logements avec eau courante|pour cent|Graphique|Source|Annuaire du niveau de vie;Conseil des enquêtes|Voir la note page',
	es: 'Dinamarca;Portugal;Austria;Hungría;Grecia;Irlanda;Finlandia|Escuelas con biblioteca;Hogares con teléfono;Granjas con tractor;Viviendas con agua corriente|por ciento|Gráfico|Fuente|Anuario de vida;Consejo de encuestas|Véase la nota de la página',
	nb: 'Danmark;Portugal;Østerrike;Ungarn;Hellas;Irland;Finland|Skoler med bibliotek;Husholdninger med telefon;Gårder med traktor;Boliger med innlagt vann|prosent|Diagram|Kilde|Levekårsårboken;Undersøkelsesrådet|Se merknad på side',
	sk: 'Dánsko;Portugalsko;Rakúsko;Maďarsko;Grécko;Írsko;Fínsko|Školy s knižnicou;Domácnosti s telefónom;Farmy s traktorom;Byty s tečúcou vodou|percent|Graf|Zdroj|Ročenka života;Rada prieskumov|Pozri poznámku na strane',
	pt: 'Dinamarca;Portugal;Áustria;Hungria;Grécia;Irlanda;Finlândia|Escolas com biblioteca;Lares com telefone;Quintas com tractor;Casas com água corrente|por cento|Gráfico|Fonte|Anuário da vida;Conselho de inquéritos|Ver a nota na página',
} as const;
const ASK = {
	en: 'What was the figure for {r} in {c}?|What percentage is shown for {r} in {c}?|{r} in {c}|{r}, {c}',
	fr: 'Quel est le chiffre de {r} en {c} ?|{r} en {c}',
	es: '¿Qué cifra tiene {r} en {c}?|{r} en {c}',
	nb: 'Hva er tallet for {r} i {c}?|{r} i {c}',
	sk: 'Aký údaj má {r} v roku {c}?|{r}, {c}',
	pt: 'Qual é o valor de {r} em {c}?|{r} em {c}',
};

/** Four (or six) small charts of the same kind in a grid, one for each country, the country above or inside each panel, the same years below all of them. */
const family: Family = {
	author: 'thora',
	locales: ['en-GB', 'fr-FR', 'es-ES', 'nb-NO', 'sk-SK', 'pt-PT', 'en-NZ'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const all = at(0).split(';');
		const countries = random.some(all, random.pick([4, 4, 6]));
		const first = random.int(1951, 1998);
		const years = Array.from({ length: random.int(3, 4) }, (_, i) =>
			String(first + i * random.pick([5, 5])),
		);
		const values = countries.map(() => {
			let value = random.int(4, 40);
			return years.map(() => (value += random.int(-2, 18)));
		});
		const grid = askCells(random, locale, {
			rows: countries,
			columns: years,
			count: 8,
			missing: all.filter((one) => !countries.includes(one)),
			say: fillIn(ASK, locale.language),
		});
		const fields: Fields = {
			...ofChart('chartTitle', 'figureNumber', 'unit', 'source'),
			...about('pageNumber'),
			...grid.asked,
			noteOn: askText(
				'page of the note|On which page is the note?|notePage|Auf welcher Seite steht die Anmerkung?|page de la note',
			),
			firstPanel: askText(
				'country of the first panel|Which country is shown at the upper left?|upperLeftPanel|Welches Land steht oben links?|pays en haut à gauche',
			),
			panels: list(
				{
					country: askText('country|Which country?|Land|pays'),
					...Object.fromEntries(
						years.map((year) => [`y${year}`, askNumber(`${year}|figure of ${year}|in ${year}`)]),
					),
				},
				'figures by country and year',
				'What are the figures of each country?',
				'panelData',
				'Werte nach Ländern',
			),
			average: absent(
				askNumber('average of all countries|What is the European average?|Durchschnitt|moyenne'),
			),
			population: absent(askNumber('inhabitants|How many people live there?|Einwohner|population')),
		};
		const [width, height] = [countries.length === 6 ? 52 : 74, random.int(38, 52)];
		const isLine = random.chance(0.5);
		const isInside = random.chance(0.4);
		const paints = drawPaints(random);
		const panel = (country: string, c: number) => {
			const step = (width - 6) / years.length;
			const y = (value: number) => height * (1 - value / 105);
			const spots = (values[c] ?? []).map((value, i) => [3 + (i + 0.5) * step, y(value)] as const);
			const shapes = [
				paints.defs,
				rect(0, 0, width, height, 'none'),
				isLine
					? line(spots, 'stroke-width: .6')
					: spots.map(([x, top]) =>
							rect(x - step * 0.3, top, step * 0.6, height - top, paints.paint(0)),
						),
			];
			const name = markup`<b data-row="${c}">${c === 0 ? field('/firstPanel', field('country', country)) : field('country', country)}</b>`;
			const texts = [
				isInside ? put(2, 4, name, 'l') : put(width / 2, -3.5, name),
				...spots.map(([x, top], i) =>
					put(
						x,
						Math.max(top - 2.6, isInside ? 7 : 2),
						markup`<span data-row="${c}">${grid.cell(country, years[i] ?? '', `y${years[i]}`, locale.count(values[c]?.[i] ?? 0))}</span>`,
					),
				),
				...years.map((year, i) => put(3 + (i + 0.5) * step, height + 3, year)),
			];
			return drawing(width, height, shapes, texts);
		};
		const html = markup`<style>@page { size: ${random.pick(['A4', '190mm 250mm', 'letter'])}; margin: 13mm 12mm } body { font: 8pt/1.35 ${drawFace(random)} } h2 { font-size: 12pt; margin: 0 } .g { display: grid; grid-template-columns: repeat(${countries.length === 6 ? 3 : 2}, ${width}mm); gap: 14mm 7mm; margin: 10mm 0 } p { text-align: justify }
			</style><h2>${field('figureNumber', `${at(3)} ${random.pick(['A', 'B', 'III', 'IV', '12', '4'])}`)} &nbsp; ${field('chartTitle', random.pick(at(1).split(';')))} (${field('unit', at(2))})</h2><div class="g" data-list="panels">${countries.map(panel)}</div><p>${at(6)} ${field('noteOn', String(random.int(60, 300)))}. ${drawProse(random, locale.language, 3).join(' ')}</p><i>${at(4)}: ${field('source', random.pick(at(5).split(';')))}.</i><div style="text-align:right">${field('pageNumber', String(random.int(9, 58)))}</div>`;
		return { html, fields };
	},
};
export default family;
