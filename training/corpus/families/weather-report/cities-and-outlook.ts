import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { oneOf, speak } from '../../kit/forms.ts';
import { about, askCells, askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { also, drawFace, extremes, fillIn } from '../../kit/reports.ts';

const SAID = {
	en: 'Weather|Max|Min|Rain mm|Sky|sunny;cloudy;rain;showers;fog;snow|Sun rises|Sun sets|Moon|new moon on the {n}th;full moon on the {n}th|Outlook|Dry at first, rain spreading from the west in the evening.;Bright intervals and a cold wind in the north.;Mild and cloudy, with drizzle near the coast.|High water|Abroad|At home|Pollen',
	de: 'Das Wetter|Max.|Min.|Regen mm|Himmel|sonnig;bewölkt;Regen;Schauer;Nebel;Schnee|Sonnenaufgang|Sonnenuntergang|Mond|Neumond am {n}.;Vollmond am {n}.|Aussichten|Zunächst trocken, abends von Westen Regen.;Aufheiterungen und kalter Wind im Norden.;Mild und bewölkt, an der Küste Sprühregen.|Hochwasser|Ausland|Inland|Pollen',
	es: 'El tiempo|Máx.|Mín.|Lluvia mm|Cielo|sol;nubes;lluvia;chubascos;niebla;nieve|Sale el sol|Se pone el sol|Luna|luna nueva el {n};luna llena el {n}|Previsión|Seco al principio, lluvia por el oeste al anochecer.;Claros y viento frío en el norte.;Suave y nuboso, llovizna en la costa.|Pleamar|Extranjero|Nacional|Polen',
	nl: 'Het weer|Max.|Min.|Regen mm|Lucht|zon;bewolkt;regen;buien;mist;sneeuw|Zon op|Zon onder|Maan|nieuwe maan op {n};volle maan op {n}|Verwachting|Eerst droog, ’s avonds regen uit het westen.;Opklaringen en koude wind in het noorden.;Zacht en bewolkt, motregen aan de kust.|Hoogwater|Buitenland|Binnenland|Pollen',
	nb: 'Været|Maks.|Min.|Regn mm|Himmel|sol;skyet;regn;byger;tåke;snø|Sol opp|Sol ned|Måne|nymåne den {n}.;fullmåne den {n}.|Utsikter|Først tørt, regn fra vest om kvelden.;Opphold og kald vind i nord.;Mildt og skyet, yr ved kysten.|Høyvann|Utlandet|Innenlands|Pollen',
	pl: 'Pogoda|Maks.|Min.|Deszcz mm|Niebo|słońce;chmury;deszcz;przelotny deszcz;mgła;śnieg|Wschód słońca|Zachód słońca|Księżyc|nów {n}.;pełnia {n}.|Prognoza|Początkowo sucho, wieczorem deszcz z zachodu.;Przejaśnienia i zimny wiatr na północy.;Łagodnie i pochmurno, mżawka na wybrzeżu.|Przypływ|Za granicą|W kraju|Pyłki',
} as const;
const ABROAD = 'Berlin|Rome|Cairo|Oslo|Lisbon|Athens|Vienna|Prague|Tunis|Reykjavik'.split('|');
const ASK = {
	en: 'What is the {c} temperature in {r}?|{c} for {r}|{r} {c}',
	de: 'Wie hoch ist {c} in {r}?|{c} in {r}',
	es: '¿Cuál es la {c} de {r}?|{c} en {r}',
	nl: 'Wat is {c} in {r}?|{c} in {r}',
	nb: 'Hva er {c} i {r}?|{c} i {r}',
	pl: 'Jaka jest {c} w: {r}?|{r}, {c}',
};

/** The weather corner of a newspaper: two lists of cities with highs, lows, rain and sky in a narrow column, sun and moon in a box, the outlook in words. */
const family: Family = {
	author: 'thora',
	locales: ['en-GB', 'de-DE', 'es-ES', 'nl-NL', 'nb-NO', 'pl-PL', 'en-US'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const home = [...new Set(Array.from({ length: 9 }, () => locale.address().city))].slice(
			0,
			random.int(4, 7),
		);
		const away = random.some(ABROAD, random.int(4, 7)).filter((one) => !home.includes(one));
		const cities = [...home, ...away];
		const grid = askCells(random, locale, {
			rows: cities,
			columns: [at(1), at(2)],
			count: 7,
			missing: ABROAD.filter((one) => !cities.includes(one)),
			say: fillIn(ASK, locale.language),
		});
		const skies = askCells(random, locale, {
			rows: cities,
			columns: [at(4)],
			count: 3,
			type: 'string',
			say: (city) => [
				`What is the weather like in ${city}?`,
				`sky over ${city}`,
				`Wie ist das Wetter in ${city}?`,
			],
		});
		const highs = cities.map(() => random.int(-6, 36));
		const { top, bottom } = extremes(highs);
		const columns = {
			city: askText('city|town|Ort'),
			max: askNumber('highest temperature|maximum|Höchstwert'),
			min: askNumber('lowest temperature|minimum|Tiefstwert'),
			rain: askNumber('rain in mm|rainfall|Regen'),
			sky: askText('weather|sky|Himmel'),
		};
		const fields: Fields = {
			...about('title'),
			...grid.asked,
			...skies.asked,
			day: askText(
				'day of the report|Of which day is the weather?|reportDay|Von welchem Tag?|día del parte|dzień',
			),
			sunrise: askText(
				'sunrise|When does the sun rise?|sunriseTime|Wann geht die Sonne auf?|salida del sol|wschód słońca',
			),
			sunset: askText(
				'sunset|At what time does the sun set?|sunsetTime|Wann geht die Sonne unter?|puesta del sol',
			),
			moon: askText(
				'phase of the moon|What is said about the moon?|moonPhase|Mondphase|fase de la luna',
			),
			outlook: askText(
				'outlook|What is the forecast in words?|forecastText|Wie wird das Wetter?|previsión',
			),
			tide: askText(
				'time of high water|When is high water?|highTide|Wann ist Hochwasser?|hora de la pleamar',
			),
			warmest: askText(
				'warmest city|Which city is the warmest?|hottestCity|wärmster Ort|ciudad más cálida',
			),
			coldest: askText(
				'coldest city|Which city has the lowest maximum?|coldestCity|kältester Ort|ciudad más fría',
			),
			home: list(
				columns,
				'weather at home',
				'What is the weather of each town in the country?',
				'domesticCities',
				'Orte im Inland',
			),
			abroad: list(
				columns,
				'weather abroad',
				'What is the weather of each foreign city?',
				'foreignCities',
				'Orte im Ausland',
			),
			wind: absent(askText('wind speed|How strong is the wind?|Windstärke|viento')),
			humidity: absent(askNumber('humidity|How humid is it?|Luftfeuchtigkeit')),
		};
		const hasRain = random.chance(0.5);
		const degree = random.pick(['', '°']);
		const line = (city: string) => {
			const i = cities.indexOf(city);
			const high = highs[i] ?? 0;
			return markup`<tr data-row><td>${also(field('city', city), i === top && 'warmest', i === bottom && 'coldest')}<td>${grid.cell(city, at(1), 'max', { text: `${String(high).replace('-', '−')}${degree}`, value: high })}<td>${grid.cell(city, at(2), 'min', locale.count(high - random.int(3, 12)))}${hasRain && markup`<td>${random.chance(0.6) ? field('rain', locale.amount(random.decimal(0, 22, 1), 1)) : '–'}`}<td class="l">${skies.cell(city, at(4), 'sky', oneOf(random, at(5)))}`;
		};
		const table = (name: string, label: string, all: readonly string[]) =>
			markup`<section><b>${label}</b><table data-list="${name}"><tr><th><th>${at(1)}<th>${at(2)}${hasRain && markup`<th>${at(3)}`}<th>${all.map(line)}</table></section>`;
		const time = (from: number) =>
			`${from + random.int(0, 2)}${random.pick([':', '.'])}${random.int(10, 59)}`;
		const box = markup`<div class="x">${at(6)} ${field('sunrise', time(5))}<br>${at(7)} ${field('sunset', time(17))}<br>${at(8)}: ${field('moon', oneOf(random, at(9)).replace('{n}', String(random.int(2, 28))))}${random.chance(0.5) && markup`<br>${at(12)} ${field('tide', time(10))}`}</div>`;
		const html = markup`<style>@page { size: ${random.pick(['85mm 190mm', '140mm 160mm', 'A5', 'A6'])}; margin: 6mm } body { font: ${random.pick(['7.2pt', '7.8pt'])}/1.25 ${drawFace(random)} } h2 { margin: 0; font-size: 14pt; border-bottom: 1.5pt solid #000 } table { width: 100%; border-collapse: collapse } td, th { text-align: right; padding: .1mm .8mm; font-weight: normal } td:first-child, .l { text-align: left } section { margin-bottom: 2.5mm } .x { border: .6pt solid #000; padding: 1.5mm; margin: 2mm 0 } p { margin: 1mm 0; text-align: justify }
			</style><h2>${field('title', at(0))}</h2><div>${field('day', `${random.int(2, 28)} ${locale.month(random.int(1, 12))} ${random.int(1957, 2021)}`)}</div><p><b>${at(10)}.</b> ${field('outlook', oneOf(random, at(11)))}</p>${random.chance(0.5) && box}${table('home', at(14), home)}${table('abroad', at(13), away)}${random.chance(0.5) && markup`<i>${at(15)}: –</i>`}`;
		const drawn = html.markup.includes('class="x"') ? html : markup`${html}${box}`;
		return { html: drawn, fields };
	},
};
export default family;
