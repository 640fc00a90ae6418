import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { about, askCells, askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { also, drawFace, drawPaints, drawing, drawProse, extremes } from '../../kit/reports.ts';
import { fillIn, line, ofChart, put, rect, swatch, ticksUpTo } from '../../kit/reports.ts';

const SAID = {
	en: 'Figure|Freight carried by mode;Goods traffic of the region;How goods were moved|Road;Rail;Inland water;Pipeline;Air|million tonnes;thousand loads|Year|Source|Ministry of Transport;Port and Rail Review;own calculation',
	de: 'Abbildung|Güterverkehr nach Verkehrsträgern;Beförderte Güter der Region|Straße;Schiene;Binnenschiff;Rohrleitung;Luft|Mio. Tonnen;tausend Ladungen|Jahr|Quelle|Verkehrsministerium;Jahrbuch der Häfen;eigene Berechnung',
	fr: 'Figure|Transport de marchandises par mode;Le fret de la région|Route;Rail;Voie d’eau;Conduite;Avion|millions de tonnes;milliers de charges|Année|Source|Ministère des Transports;Revue des ports;calculs propres',
	nl: 'Figuur|Goederenvervoer naar vervoerswijze;Vervoerde goederen in de regio|Weg;Spoor;Binnenvaart;Pijpleiding;Lucht|mln. ton;duizend ladingen|Jaar|Bron|Ministerie van Vervoer;Havenjaarboek;eigen berekening',
	sv: 'Figur|Godstransporter efter trafikslag;Fraktat gods i regionen|Väg;Järnväg;Sjöfart;Rörledning;Flyg|miljoner ton;tusen laster|År|Källa|Transportdepartementet;Hamnarnas årsbok;egna beräkningar',
	pl: 'Rysunek|Przewozy towarów według rodzaju transportu;Towary przewiezione w regionie|Drogowy;Kolejowy;Rzeczny;Rurociąg;Lotniczy|mln ton;tys. ładunków|Rok|Źródło|Ministerstwo Transportu;Rocznik portów;obliczenia własne',
} as const;
const ASK = {
	en: 'How much was carried by {r} in {c}?|What is the value of {r} in {c}?|{r} in {c}|height of the {r} column for {c}',
	de: 'Wie viel wurde {c} mit {r} befördert?|Wert für {r} im Jahr {c}',
	fr: 'Quelle quantité a été transportée par {r} en {c} ?|{r} en {c}',
	nl: 'Hoeveel ging er in {c} via {r}?|{r} in {c}',
	sv: 'Hur mycket fraktades med {r} år {c}?|{r} år {c}',
	pl: 'Ile przewiozł transport {r} w {c} roku?|{r} w roku {c}',
};

/** A page of a transport report: a column chart of groups by year, the value above each column, gridlines, a legend below or at the right. */
const family: Family = {
	author: 'philippa',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'nl-NL', 'sv-SE', 'pl-PL', 'en-CA'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const first = random.int(1954, 2016);
		const step = random.pick([1, 2, 5, 10]);
		const years = Array.from({ length: random.int(3, 5) }, (_, i) => String(first + i * step));
		const modes = random.some(at(2).split(';'), random.int(2, years.length > 4 ? 2 : 3));
		const scale = random.pick([9, 48, 190, 940]);
		const decimals = scale < 200 ? 1 : 0;
		const values = years.map(() => modes.map(() => random.decimal(scale * 0.1, scale, decimals)));
		const grid = askCells(random, locale, {
			rows: modes,
			columns: years,
			count: 6,
			missing: at(2)
				.split(';')
				.filter((one) => !modes.includes(one)),
			say: fillIn(ASK, locale.language),
		});
		const columns = Object.fromEntries(
			modes.map((mode, i) => [`m${i}`, askNumber(`${mode}|values of ${mode}|column of ${mode}`)]),
		);
		const fields: Fields = {
			...ofChart('chartTitle', 'figureNumber', 'xTitle', 'yTitle', 'source', 'largestValue'),
			...about('pageNumber'),
			...grid.asked,
			byYear: list(
				{ year: askText('year|Which year?|Jahr|année'), ...columns },
				'values of the chart by year',
				'What are the figures of each year in the chart?',
				'chartData',
			),
			passengers: absent(
				askNumber('passengers|How many passengers were carried?|Wie viele Fahrgäste?|voyageurs'),
			),
			author: absent(askText('author of the report|Who wrote the report?|Verfasser|auteur')),
		};
		const [width, height] = [random.int(130, 165), random.int(70, 105)];
		const { defs, paint } = drawPaints(random);
		const all = values.flat();
		const { top } = extremes(all);
		const ticks = ticksUpTo(Math.max(...all) * 1.05);
		const most = ticks.at(-1) ?? 1;
		const y = (value: number) => height - (value / most) * height;
		const group = (width - 8) / years.length;
		const thick = Math.min(13, (group * 0.82) / modes.length);
		const x = (i: number, m: number) =>
			8 + i * group + (group - thick * modes.length) / 2 + m * thick;
		const hasGrid = random.chance(0.6);
		const shapes = [
			defs,
			...ticks.map(
				(tick) =>
					hasGrid &&
					line(
						[
							[5, y(tick)],
							[width, y(tick)],
						],
						'stroke: #bbb',
					),
			),
			...values.flatMap((row, i) =>
				row.map((value, m) => rect(x(i, m), y(value), thick, height - y(value), paint(m))),
			),
			line([
				[5, 0],
				[5, height],
				[width, height],
			]),
		];
		const texts = [
			...ticks.map((tick) => put(3.5, y(tick), locale.count(tick), 'r')),
			...years.map((year, i) =>
				put(
					8 + (i + 0.5) * group,
					height + 4,
					markup`<span data-row="${year}">${field('year', year)}</span>`,
				),
			),
			...values.flatMap((row, i) =>
				row.map((value, m) => {
					const shown = grid.cell(
						modes[m] ?? '',
						years[i] ?? '',
						`m${m}`,
						locale.amount(value, decimals),
					);
					const isTop = top === i * modes.length + m;
					return put(
						x(i, m) + thick / 2,
						y(value) - 2,
						markup`<span data-row="${years[i]}">${isTop ? field('/largestValue', shown, value) : shown}</span>`,
					);
				}),
			),
			put((width + 5) / 2, height + 10, field('xTitle', at(4))),
			put(-9, height / 2, field('yTitle', random.pick(at(3).split(';'))), 'c', -90),
		];
		const legend = markup`<div class="k">${modes.map((mode, m) => markup`<span>${swatch(paint(m), { defs })}${mode}</span>`)}</div>`;
		const html = markup`<style>@page { size: ${random.pick(['A4', 'letter', 'A5 landscape', '200mm 200mm'])}; margin: 14mm 10mm 12mm } body { font: 8.5pt/1.4 ${drawFace(random)} } h2 { font-size: 11pt; margin: 0 0 7mm } .k { margin: ${random.pick(['14mm 0 2mm 20mm', '14mm 0 2mm'])} } .k span { margin-right: 8mm } .s { margin-top: 3mm; font-size: 7.5pt } .p { text-align: center; margin-top: 4mm }
			</style>${random.chance(0.5) && markup`<p>${drawProse(random, locale.language, 2).join(' ')}</p>`}<h2>${field('figureNumber', `${at(0)} ${random.pick([String(random.int(1, 40)), `${random.int(1, 9)}.${random.int(1, 9)}`])}`)}${random.pick([': ', ' – ', '. '])}${field('chartTitle', random.pick(at(1).split(';')))}</h2><div data-list="byYear" style="margin-left:14mm">${drawing(width, height, shapes, texts)}</div>${legend}<div class="s">${at(5)}: ${field('source', random.pick(at(6).split(';')))}</div><div class="p">${also(String(random.int(4, 180)), 'pageNumber')}</div>`;
		return { html, fields };
	},
};
export default family;
