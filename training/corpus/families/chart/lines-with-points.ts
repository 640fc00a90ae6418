import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { about, askCells, askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { also, drawFace, drawing, drawProse, extremes } from '../../kit/reports.ts';
import { fillIn, line, ofChart, put, ticksUpTo } from '../../kit/reports.ts';

const SAID = {
	en: 'Visitors to the museums;Overnight stays by quarter;Library loans|Town|County|in thousands|Chart|Data|Town Council;Tourist Office|Month',
	fr: 'Fréquentation des musées;Nuitées par trimestre;Prêts des bibliothèques|Ville|Département|en milliers|Graphique|Données|Mairie;Office de tourisme|Mois',
	it: 'Visitatori dei musei;Pernottamenti;Prestiti delle biblioteche|Città|Provincia|in migliaia|Grafico|Dati|Comune;Ufficio turistico|Mese',
	fi: 'Museoiden kävijät;Yöpymiset;Kirjastojen lainat|Kaupunki|Maakunta|tuhansia|Kuvio|Tiedot|Kaupunginhallitus;Matkailutoimisto|Kuukausi',
	cs: 'Návštěvnost muzeí;Počet přenocování;Výpůjčky knihoven|Město|Okres|v tisících|Graf|Údaje|Městský úřad;Informační centrum|Měsíc',
	hu: 'A múzeumok látogatói;Vendégéjszakák;Könyvtári kölcsönzések|Város|Megye|ezerben|Ábra|Adatok|Polgármesteri hivatal;Turisztikai iroda|Hónap',
	nb: 'Besøkende i museene;Overnattinger;Utlån fra bibliotekene|By|Fylke|i tusen|Diagram|Data|Kommunen;Turistkontoret|Måned',
} as const;
const ASK = {
	en: 'What is the value of the line {r} in {c}?|How many were there in {c} ({r})?|{r}, {c}|point of {r} at {c}',
	fr: 'Quelle est la valeur de {r} en {c} ?|{r} en {c}',
	it: 'Quanti erano in {c} ({r})?|{r}, {c}',
	fi: 'Mikä oli luku {c} ({r})?',
	cs: 'Kolik bylo v období {c} ({r})?',
	hu: 'Mennyi volt {c} időszakban ({r})?',
	nb: 'Hvor mange var det i {c} ({r})?',
};

/** A line chart of a town's bulletin: two lines with a number at each point, months below, the name of each line at its right end, text above in two columns. */
const family: Family = {
	author: 'thora',
	locales: ['en-IE', 'fr-BE', 'it-IT', 'fi-FI', 'cs-CZ', 'hu-HU', 'nb-NO', 'en-ZA'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const begin = random.int(1, 6);
		const months = Array.from({ length: random.int(5, 8) }, (_, i) =>
			locale.month(begin + i > 12 ? begin + i - 12 : begin + i),
		);
		const names = random.chance(0.7) ? [at(1), at(2)] : [at(1)];
		const base = random.int(8, 60);
		const rows = names.map((_, n) =>
			months.map(() => random.decimal(base * (n === 0 ? 0.2 : 1), base * (n === 0 ? 0.8 : 1.7), 1)),
		);
		const title = random.pick(at(0).split(';'));
		const grid = askCells(random, locale, {
			rows: names,
			columns: months,
			count: 6,
			missing: [...(names.length < 2 ? [at(2)] : [])],
			say: fillIn(ASK, locale.language),
		});
		const { top, bottom } = extremes(rows[0] ?? []);
		const fields: Fields = {
			...ofChart('chartTitle', 'figureNumber', 'unit', 'source', 'xTitle'),
			...about('pageNumber', 'header'),
			...grid.asked,
			best: askText(
				`month with the highest value of ${at(1)}|In which month was the line ${at(1)} highest?|bestMonth|Quel est le meilleur mois ?|miglior mese`,
			),
			worst: askText(
				`month with the lowest value of ${at(1)}|In which month was the line ${at(1)} lowest?|worstMonth|Quel est le mois le plus faible ?|mese peggiore`,
			),
			year: askText(
				'year of the chart|Which year does the chart cover?|chartYear|De quelle année est le graphique ?|anno',
			),
			points: list(
				{
					month: askText('month|Which month?|mois'),
					town: askNumber(`${at(1)}|value of the line ${at(1)}|first line`),
					...(names.length > 1 && {
						county: askNumber(`${at(2)}|value of the line ${at(2)}|second line`),
					}),
				},
				'points of the chart',
				'What are the values of each month?',
				'monthlyValues',
			),
			cost: absent(askNumber('cost of the museums|What did it cost?|coût|spesa')),
			editor: absent(askText('editor|Who edits the bulletin?|rédacteur|redattore')),
		};
		const [width, height] = [random.int(115, 150), random.int(55, 90)];
		const ticks = ticksUpTo(Math.max(...rows.flat()) * 1.05, random.int(4, 6));
		const most = ticks.at(-1) ?? 1;
		const spot = (i: number, value: number) =>
			[8 + (i * (width - 16)) / (months.length - 1), height * (1 - value / most)] as const;
		const styles = ['stroke-width: .7', 'stroke-width: .5; stroke-dasharray: 2 1'];
		const shapes = [
			line([
				[0, 0],
				[0, height],
				[width, height],
			]),
			...ticks.map((tick) =>
				line([
					[-1, height * (1 - tick / most)],
					[0, height * (1 - tick / most)],
				]),
			),
			...rows.map((values, n) =>
				line(
					values.map((value, i) => spot(i, value)),
					styles[n],
				),
			),
			...rows.flatMap((values, n) =>
				values.map((value, i) => {
					const [x, y] = spot(i, value);
					return markup`<circle cx="${x}" cy="${y}" r="1" fill="${n === 0 ? '#000' : '#fff'}" stroke="#000" stroke-width=".3"/>`;
				}),
			),
		];
		const texts = [
			...ticks.map((tick) => put(-2, height * (1 - tick / most), locale.count(tick), 'r')),
			...months.map((month, i) =>
				put(
					spot(i, 0)[0],
					height + 4,
					markup`<span data-row="${i}">${also(field('month', month), i === top && 'best', i === bottom && 'worst')}</span>`,
				),
			),
			...rows.flatMap((values, n) =>
				values.map((value, i) => {
					const [x, y] = spot(i, value);
					return put(
						x,
						y + (n === 0 ? 3.4 : -3.2),
						markup`<span data-row="${i}">${grid.cell(names[n] ?? '', months[i] ?? '', n === 0 ? 'town' : 'county', locale.amount(value, 1))}</span>`,
					);
				}),
			),
			...names.map((name, n) => put(width - 4, spot(0, rows[n]?.at(-1) ?? 0)[1], name, 'l')),
			put(width / 2, height + 9, markup`<i>${field('xTitle', at(7))}</i>`),
		];
		const html = markup`<style>@page { size: ${random.pick(['A4', 'A5 landscape', '180mm 250mm'])}; margin: 12mm 16mm } body { font: 8.2pt/1.4 ${drawFace(random)} } .t { columns: 2; column-gap: 6mm; text-align: justify; margin-bottom: 5mm } h3 { margin: 0 0 1mm; font-size: 10.5pt } .u { font-size: 7.5pt; margin-bottom: 6mm } .s { margin-top: 13mm; font-size: 7pt } header { border-bottom: 1.5pt solid #000; margin-bottom: 4mm; display: flex; justify-content: space-between }
			</style><header><b>${field('header', `${random.pick(['Bulletin', 'Info', 'Kontakt', 'Panorama'])} ${locale.address().city}`)}</b><span>${field('pageNumber', String(random.int(2, 24)))}</span></header><div class="t">${drawProse(random, locale.language, 4).join(' ')}</div><h3>${field('figureNumber', `${at(4)} ${random.int(1, 12)}`)} ${field('chartTitle', title)} ${field('year', String(random.int(1968, 2023)))}</h3><div class="u">${field('unit', at(3))}</div><div data-list="points" style="margin-left:10mm">${drawing(width, height, shapes, texts)}</div><div class="s">${at(5)}: ${field('source', random.pick(at(6).split(';')))}</div>`;
		return { html, fields };
	},
};
export default family;
