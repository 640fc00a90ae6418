import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { about, askCells, askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { also, drawFace, extremes, fillIn } from '../../kit/reports.ts';

const SAID = {
	en: 'Imports of cheese|Exports of cheese|Denmark;Netherlands;Ireland;New Zealand;France;Switzerland|Spain;Sweden;Austria;Norway;Malta;Portugal|tonnes|value|Country|Other countries|Total|Foreign Trade Board;Customs Returns|Table',
	de: 'Einfuhr von Käse|Ausfuhr von Käse|Dänemark;Niederlande;Irland;Neuseeland;Frankreich;Schweiz|Spanien;Schweden;Österreich;Norwegen;Malta;Portugal|Tonnen|Wert|Land|Übrige Länder|Insgesamt|Außenhandelsamt;Zollverwaltung|Tabelle',
	nl: 'Invoer van kaas|Uitvoer van kaas|Denemarken;Duitsland;Ierland;Nieuw-Zeeland;Frankrijk;Zwitserland|Spanje;Zweden;Oostenrijk;Noorwegen;Malta;Portugal|ton|waarde|Land|Overige landen|Totaal|Bureau Handel;Douane|Tabel',
	it: 'Importazione di formaggi|Esportazione di formaggi|Danimarca;Paesi Bassi;Irlanda;Nuova Zelanda;Francia;Svizzera|Spagna;Svezia;Austria;Norvegia;Malta;Portogallo|tonnellate|valore|Paese|Altri Paesi|Totale|Ufficio del commercio;Dogane|Tavola',
	pl: 'Przywóz serów|Wywóz serów|Dania;Holandia;Irlandia;Nowa Zelandia;Francja;Szwajcaria|Hiszpania;Szwecja;Austria;Norwegia;Malta;Portugalia|tony|wartość|Kraj|Pozostałe kraje|Razem|Urząd Handlu;Służba Celna|Tablica',
	da: 'Indførsel af ost|Udførsel af ost|Tyskland;Holland;Irland;New Zealand;Frankrig;Schweiz|Spanien;Sverige;Østrig;Norge;Malta;Portugal|tons|værdi|Land|Andre lande|I alt|Handelsstyrelsen;Toldvæsenet|Tabel',
} as const;
const ASK = {
	en: 'What is the {c} for {r}?|{c} of {r}|{r}: {c}',
	de: 'Wie hoch ist {c} bei {r}?|{c}, {r}',
	nl: 'Hoe groot is {c} bij {r}?|{c}, {r}',
	it: 'Quanto vale {c} per {r}?|{c}, {r}',
	pl: 'Ile wynosi {c} ({r})?|{c}, {r}',
	da: 'Hvor stor er {c} for {r}?|{c}, {r}',
};

/** Two tables next to each other on one page, imports at the left and exports at the right, each with its own number, heads, total and other countries. */
const family: Family = {
	author: 'casimir',
	locales: ['en-GB', 'de-DE', 'nl-NL', 'it-IT', 'pl-PL', 'da-DK'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const year = String(random.int(1952, 2015));
		const number = random.int(4, 88);
		const sides = [0, 1].map((s) => {
			const all = at(2 + s).split(';');
			const lands = random.some(all, random.int(3, 6));
			const rows = [...lands, at(7)].map((land) => ({
				land,
				tonnes: random.int(14, 9900),
				value: random.int(40, 99000),
			}));
			const heads = [`${at(s)}, ${at(4)}`, `${at(s)}, ${at(5)}`] as const;
			const grid = askCells(random, locale, {
				rows: [...lands, at(8)],
				columns: heads,
				count: 5,
				missing: all.filter((one) => !lands.includes(one)),
				say: fillIn(ASK, locale.language),
			});
			return {
				lands,
				rows,
				heads,
				grid,
				path: s === 0 ? 'imports' : 'exports',
				...extremes(rows.map(({ tonnes }) => tonnes)),
			};
		});
		const columns = {
			country: askText('country|Which country?|Land'),
			tonnes: askNumber('tonnes|weight|quantity'),
			value: askNumber('value|amount of money|Wert'),
		};
		const fields: Fields = {
			...about('header', 'pageNumber', 'source'),
			...sides[0]?.grid.asked,
			...sides[1]?.grid.asked,
			leftCaption: askText(
				'title of the left table|What does the table at the left show?|captionLeft|Titel der linken Tabelle|titre du tableau de gauche',
			),
			rightCaption: askText(
				'title of the right table|What does the table at the right show?|captionRight|Titel der rechten Tabelle|titre du tableau de droite',
			),
			rightNumber: askText(
				'number of the right table|Which number does the right table have?|numberRight|Nummer der rechten Tabelle',
			),
			year: askText(
				'year of the trade figures|Which year is it about?|tradeYear|Handelsjahr|année',
			),
			supplier: askText(
				'country with the largest imports by weight|From which country is most imported?|mainSupplier|wichtigstes Lieferland',
			),
			customer: askText(
				'country with the largest exports by weight|To which country is most exported?|mainCustomer|wichtigstes Abnehmerland',
			),
			imports: list(
				columns,
				'imports by country',
				'How much is imported from each country?',
				'importRows',
				'Einfuhr nach Ländern',
			),
			exports: list(
				columns,
				'exports by country',
				'How much is exported to each country?',
				'exportRows',
				'Ausfuhr nach Ländern',
			),
			duty: absent(askNumber('customs duty per tonne|What is the duty?|Zollsatz|droit de douane')),
			butter: absent(askNumber('imports of butter|How much butter came in?|Buttereinfuhr')),
		};
		const tables = sides.map(({ rows, heads, grid, path, top }, s) => {
			const lines = rows.map(({ land, tonnes, value }, i) => {
				const isTop = i === top && i < rows.length - 1;
				const name = also(field('country', land), isTop && (s === 0 ? 'supplier' : 'customer'));
				return markup`<tr data-row><td>${name}<td>${grid.cell(land, heads[0], 'tonnes', locale.count(tonnes))}<td>${grid.cell(land, heads[1], 'value', locale.count(value))}`;
			});
			const sums = [
				rows.reduce((sum, { tonnes }) => sum + tonnes, 0),
				rows.reduce((sum, { value }) => sum + value, 0),
			];
			const label = `${at(10)} ${number + s}`;
			return markup`<section><h3>${s === 1 ? field('rightNumber', label) : label}. ${field(s === 0 ? 'leftCaption' : 'rightCaption', at(s))}</h3><table data-list="${path}"><tr><th>${at(6)}<th>${at(4)}<th>${at(5)}<br>1000 ${locale.country.currency}${lines}<tr class="t"><td>${at(8)}${sums.map((one, i) => markup`<td>${grid.cell(at(8), heads[i] ?? '', '', locale.count(one))}`)}</table></section>`;
		});
		const lead = random.pick([
			'',
			'td:first-child { background: radial-gradient(circle, #777 .5px, transparent .7px) 0 60% / 2mm 3mm }',
		]);
		const html = markup`<style>@page { size: ${random.pick(['A4', 'A4 landscape', 'letter', '210mm 210mm'])}; margin: 14mm } body { font: ${random.pick(['8pt', '8.6pt'])}/1.35 ${drawFace(random)} } .w { display: grid; grid-template-columns: 1fr 1fr; gap: ${random.pick([6, 10])}mm; align-items: start } table { width: 100%; border-collapse: collapse; ${random.pick(['border: .8pt solid #000', 'border-top: 2pt double #000'])} } td, th { text-align: right; padding: .6mm 1.4mm; font-weight: normal } td:first-child, th:first-child { text-align: left } th { border-bottom: .5pt solid #000; font-style: italic; vertical-align: bottom } ${lead} .t td { border-top: .5pt solid #000 } h3 { font-size: 9pt; margin: 4mm 0 1.5mm } ${random.pick(['.w section + section { border-left: .4pt solid #000; padding-left: 5mm }', ''])}
			</style><div style="display:flex;justify-content:space-between;border-bottom:.5pt solid #000"><span>${field('header', random.pick(['XII. TRADE', 'Commerce', 'Handel', 'Section K']))}</span><span>${field('year', year)}</span><span>${field('pageNumber', String(random.int(30, 410)))}</span></div><div class="w">${tables}</div><p>${field('source', random.pick(at(9).split(';')))}</p>`;
		return { html, fields };
	},
};
export default family;
