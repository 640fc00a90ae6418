import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { about, askCells, askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';

const SAID = {
	fi: 'Taulu|Vuosi|Asukkaita|Syntyneet;Uudet asunnot;Henkilöautoja;Muuttaneet|Väestö ja asuminen |Kasvu oli nopeinta rautatien valmistuttua. Sotavuosilta luvut ovat arvioita, ja vuoden lopun luvut on laskettu kirkonkirjoista.|Lähde: |Tilastotoimisto;Kaupungin arkisto|Luvut vuoden lopussa.|henkeä',
	sv: 'Tabell|År|Invånare|Födda;Nya bostäder;Personbilar;Inflyttade|Befolkning och bostäder i |Tillväxten var snabbast när järnvägen stod klar. För krigsåren är talen uppskattade, och talen vid årets slut är räknade ur kyrkböckerna.|Källa: |Statistiska kontoret;Stadsarkivet|Uppgifter vid årets slut.|personer',
	en: 'Table|Year|Inhabitants|Births;New dwellings;Motor cars;Arrivals|Population and housing of |Growth was fastest when the railway was finished. Figures for the years of war are estimates, and those at the end of a year were counted from the parish books.|Source: |Borough Statistics;Town Archive|Figures at the end of the year.|persons',
	nb: 'Tabell|År|Innbyggere|Fødte;Nye boliger;Personbiler;Innflyttede|Folketall og boliger i |Veksten var raskest da jernbanen sto ferdig. For krigsårene er tallene anslag, og tallene ved årets slutt er regnet ut fra kirkebøkene.|Kilde: |Statistisk kontor;Byarkivet|Tall ved årets slutt.|personer',
} as const;
const ASK: Readonly<Record<string, (year: string, what: string) => string[]>> = {
	fi: (year, what) => [`Mikä oli ${what.toLowerCase()} vuonna ${year}?`],
	sv: (year, what) => [`Hur många ${what.toLowerCase()} fanns det ${year}?`],
	nb: (year, what) => [`Hvor mange ${what.toLowerCase()} var det i ${year}?`],
	en: () => [],
};

/** A long series of years, folded: the same three columns stand two to four times side by side, every fifth year set off, beside or below a paragraph. */
const family: Family = {
	author: 'agnes',
	locales: ['fi-FI', 'sv-SE', 'en-GB', 'nb-NO'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const folds = random.int(2, 4);
		const perFold = random.int(7, 17);
		const step = random.pick([1, 1, 5]);
		const first = step === 5 ? random.int(360, 370) * 5 : random.int(1921, 1970);
		let people = random.int(900, 42_000);
		const years = Array.from({ length: folds * perFold - random.int(0, 3) }, (_, i) => {
			people = Math.round(people * random.decimal(0.985, 1.045, 3));
			return {
				year: String(first + i * step),
				people,
				other: random.chance(0.06) ? null : random.int(3, 990),
			};
		});
		const second = random.pick(at(3).split(';'));
		const heads = [at(2), second];
		const grid = askCells(random, locale, {
			rows: years.map(({ year }) => year),
			columns: heads,
			count: 13,
			missing: [String(first - step), String(first + years.length * step)],
			say: (year, what) => [
				...(ASK[locale.language]?.(year, what) ?? []),
				`What is the number of ${what.toLowerCase()} in ${year}?`,
				`${what.toLowerCase()} in ${year}`,
				`How many ${what.toLowerCase()} are given for ${year}?`,
			],
		});
		const largest = years.reduce((best, one) => (one.people > best.people ? one : best));
		const isAlone = years.filter((one) => one.people === largest.people).length === 1;
		const town = locale.address().city;
		const fields: Fields = {
			...about('tableNumber', 'caption', 'source', 'note', 'pageNumber'),
			...grid.asked,
			lastYear: askText(
				'last year of the series|Which is the last year in the table?|final year|viimeinen vuosi|sista året',
			),
			firstYear: askText(
				'first year of the series|With which year does the table begin?|earliest year|ensimmäinen vuosi|första året',
			),
			peak: askNumber(
				'highest number of inhabitants|What is the highest population in the table?|peakPopulation|suurin väkiluku|högsta folkmängden',
			),
			series: list(
				{
					year: askText(`year|${at(1)}|Which year?`),
					people: askNumber(`inhabitants|${at(2)}|population`),
					other: askNumber(`${second}|second figure|${second.toLowerCase()} in the year`),
				},
				'series',
				'What are the figures of each year?',
				`${at(1)}, ${heads.join(', ')}`,
			),
			deaths: absent(askNumber('deaths|How many people died?|kuolleet|döda|døde')),
			area: absent(askNumber('area of the town|How large is the town?|pinta-ala|areal')),
		};
		const isBlank = random.chance(0.5);
		const row = (i: number) => {
			const one = years[i];
			if (!one) return markup``;
			const named = field('year', one.year);
			const shown = locale.count(one.people);
			const people = grid.cell(one.year, at(2), 'people', shown);
			return markup`<tr data-row class="${isBlank && i % 5 === 4 ? 'v' : ''}"><td>${i === 0 ? field('/firstYear', named) : i === years.length - 1 ? field('/lastYear', named) : named}<td>${isAlone && one === largest ? field('/peak', people, one.people) : people}<td>${grid.cell(one.year, second, 'other', one.other === null ? null : locale.count(one.other), random.pick(['–', '..']))}`;
		};
		const fold = (f: number) =>
			markup`<table data-list="series"><tr><th>${at(1)}<th>${at(2)}<th>${second}${Array.from({ length: perFold }, (_, i) => row(f * perFold + i))}</table>`;
		const prose = markup`<p class="p">${at(5)}</p>`;
		const isBeside = folds === 2 && random.chance(0.5);
		const html = markup`<style>@page { size: ${random.pick(['A4', '170mm 240mm', 'A5 landscape', 'A4 landscape'])}; margin: 14mm } body { font: ${random.pick(['7.8pt', '8.6pt'])}/1.3 ${random.pick(["'Liberation Serif'", "'DejaVu Serif'", "'Liberation Sans'"])} } .f { display: flex; align-items: flex-start; border-top: 1.2pt solid #000; border-bottom: 1.2pt solid #000; ${isBeside ? 'float: right; width: 64%; margin-left: 6mm' : 'margin: 3mm 0'} } .f table { flex: 1 } .f table + table { border-left: ${random.pick(['2pt double #000', '.5pt solid #000', '0'])} } td, th { text-align: right; padding: .25mm 2mm } td:first-child, th:first-child { text-align: left } th { font-weight: normal; border-bottom: .5pt solid #000; font-size: 90%; vertical-align: bottom } .v td { padding-bottom: 1.6mm } h2 { font-size: 10.5pt; margin: 0 } .n { clear: both; font-size: 90% }
			</style><h2>${field('tableNumber', `${at(0)} ${random.int(1, 64)}`)}. ${field('caption', `${at(4)} ${town} ${years[0]?.year}–${years.at(-1)?.year}`)}</h2>${random.chance(0.5) && prose}<div class="f">${Array.from({ length: folds }, (_, f) => fold(f))}</div>${isBeside && prose}<div class="n">${field('note', at(8))} ${at(6)} ${field('source', random.pick(at(7).split(';')))}.<div style="text-align:center">${field('pageNumber', String(random.int(8, 240)))}</div></div>`;
		return { html, fields };
	},
};
export default family;
