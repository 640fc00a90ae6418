import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { about, askCells, askNumber, askText, sum } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { drawFace, fillIn } from '../../kit/reports.ts';

const ROWS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
	fr: [
		['Boulangers', 'Bakers'],
		['Charpentiers', 'Carpenters'],
		['Infirmières', 'Nurses'],
		['Instituteurs', 'Teachers'],
		['Mineurs', 'Miners'],
		['Marins', 'Seamen'],
		['Tailleurs', 'Tailors'],
		['Imprimeurs', 'Printers'],
	],
	nl: [
		['Bakkers', 'Boulangers'],
		['Timmerlieden', 'Charpentiers'],
		['Verpleegsters', 'Infirmières'],
		['Onderwijzers', 'Instituteurs'],
		['Mijnwerkers', 'Mineurs'],
		['Zeelieden', 'Marins'],
		['Kleermakers', 'Tailleurs'],
		['Drukkers', 'Imprimeurs'],
	],
	de: [
		['Bäcker', 'Fornai'],
		['Zimmerleute', 'Carpentieri'],
		['Pflegerinnen', 'Infermiere'],
		['Lehrer', 'Maestri'],
		['Bergleute', 'Minatori'],
		['Seeleute', 'Marinai'],
		['Schneider', 'Sarti'],
		['Drucker', 'Tipografi'],
	],
	fi: [
		['Leipurit', 'Bagare'],
		['Kirvesmiehet', 'Timmermän'],
		['Hoitajat', 'Sköterskor'],
		['Opettajat', 'Lärare'],
		['Kaivosmiehet', 'Gruvarbetare'],
		['Merimiehet', 'Sjömän'],
		['Räätälit', 'Skräddare'],
		['Painajat', 'Tryckare'],
	],
};
const HEADS: Readonly<Record<string, string>> = {
	fr: 'Salaire moyen par métier/Average wage by trade|Métier/Trade|Hommes/Men|Femmes/Women|Semaine/Week|Ensemble/All trades|Tableau/Table|par semaine/per week',
	nl: 'Gemiddeld loon per beroep/Salaire moyen par métier|Beroep/Métier|Mannen/Hommes|Vrouwen/Femmes|Week/Semaine|Alle beroepen/Ensemble|Tabel/Tableau|per week/par semaine',
	de: 'Durchschnittslohn nach Beruf/Salario medio per mestiere|Beruf/Mestiere|Männer/Uomini|Frauen/Donne|Woche/Settimana|Alle Berufe/Tutti i mestieri|Tabelle/Tabella|je Woche/alla settimana',
	fi: 'Keskipalkka ammateittain/Medellön efter yrke|Ammatti/Yrke|Miehet/Män|Naiset/Kvinnor|Viikko/Vecka|Kaikki/Samtliga|Taulu/Tabell|viikossa/per vecka',
};
const ASK = {
	en: 'What do {r} earn ({c})?|wage of {r}, {c}|{r}, {c}',
	fr: 'Combien gagnent les {r} ({c}) ?|salaire des {r}, {c}',
	nl: 'Wat verdienen {r} ({c})?|loon van {r}, {c}',
	de: 'Wie viel verdienen {r} ({c})?|Lohn der {r}, {c}',
	fi: 'Paljonko {r} ansaitsevat ({c})?',
};

/** A table of two languages: the first stub at the left, the second at the far right, heads in both one above the other, figures between, as bilingual countries print them. */
const family: Family = {
	author: 'casimir',
	locales: ['fr-CA', 'nl-BE', 'de-CH', 'fi-FI', 'fr-BE'],
	draw: (random, locale) => {
		const language = locale.language;
		const heads = (HEADS[language] ?? '').split('|').map((one) => one.split('/'));
		const both = (i: number, sign = ' / ') => (heads[i] ?? []).join(sign);
		const own = (i: number) => heads[i]?.[0] ?? '';
		const all = ROWS[language] ?? [];
		const rows = random.some(all, random.int(5, 7));
		const years = [0, 1].map((i) => String(random.int(1951, 1990) + i * 3));
		const columns = [2, 3].flatMap((h) => years.map((year) => `${own(h)}, ${year}`));
		const names = rows.map(([name]) => name);
		const grid = askCells(random, locale, {
			rows: names,
			columns,
			count: 9,
			missing: all.map(([name]) => name).filter((one) => !names.includes(one)),
			say: fillIn(ASK, language),
		});
		const values = rows.map(() => columns.map(() => random.decimal(18, 240, 2)));
		const fields: Fields = {
			...about('tableNumber', 'unit', 'pageNumber', 'source'),
			...grid.asked,
			caption: askText(
				'title of the table in the first language|What is the title of the table?|tableTitle|Quel est le titre du tableau ?|Wie heißt die Tabelle?|Hoe heet de tabel?',
			),
			captionBelow: askText(
				'title of the table in the second language|What is the translated title?|secondTitle|titre dans l’autre langue|Titel in der zweiten Sprache|titel in de tweede taal',
			),
			translated: askText(
				`translation of ${rows[0]?.[0]}|What are ${rows[0]?.[0]} called in the other language?|other name of ${rows[0]?.[0]}|traduction de ${rows[0]?.[0]}`,
			),
			mean: askNumber(
				`average of all trades, ${columns[0]}|What is the average of all trades in the first column?|meanFirstColumn|moyenne de tous les métiers`,
			),
			wages: list(
				{
					name: askText('trade in the first language|occupation|métier|Beruf'),
					other: askText('trade in the second language|name at the right|otherName'),
					...Object.fromEntries(
						columns.map((head, i) => [`c${i}`, askNumber(`${head}|wage, ${head}|column ${i + 1}`)]),
					),
				},
				'wages by trade',
				'What are the wages of each trade?',
				'wageRows',
				'salaires par métier',
			),
			hours: absent(
				askNumber('hours of work|How many hours do they work?|heures de travail|Arbeitsstunden'),
			),
			union: absent(askText('trade union|Which union is it?|syndicat|Gewerkschaft')),
		};
		const mean = columns.map((_, i) =>
			Number((sum(values.map((row) => row[i] ?? 0)) / rows.length).toFixed(2)),
		);
		const body = rows.map(
			([name, other], r) =>
				markup`<tr data-row><td>${field('name', name)}${columns.map((head, i) => markup`<td class="n">${grid.cell(name, head, `c${i}`, locale.amount(values[r]?.[i] ?? 0))}`)}<td>${r === 0 ? field('/translated', field('other', other), other) : field('other', other)}`,
		);
		const html = markup`<style>@page { size: ${random.pick(['A4', 'A4 landscape', '180mm 250mm'])}; margin: 14mm } body { font: 8.8pt/1.3 ${drawFace(random)} } table { border-collapse: collapse; width: 100%; margin-top: 3mm } td, th { padding: ${random.pick(['.7mm', '1.1mm'])} 2mm; text-align: left; font-weight: normal } th { border: .4pt solid #000; text-align: center } .n { text-align: right; border-left: .3pt solid #000; border-right: .3pt solid #000 } td:last-child, i { font-style: italic } .t td { border-top: .5pt solid #000; border-bottom: 1pt solid #000 } tr:nth-child(5n) td { padding-bottom: 3mm }
			</style><b>${field('tableNumber', `${both(6)} ${random.int(2, 77)}`)}</b><div style="font-weight:bold;font-size:11pt">${field('caption', own(0))}</div><i>${field('captionBelow', heads[0]?.[1] ?? '')}</i><div style="text-align:right">${locale.country.currency} ${field('unit', both(7))}</div>
			<table data-list="wages"><tr><th rowspan="2">${own(1)}${[2, 3].map((h) => markup`<th colspan="2">${own(h)}<br><i>${heads[h]?.[1]}</i>`)}<th rowspan="2"><i>${heads[1]?.[1]}</i><tr>${[0, 1].map(() => years.map((year) => markup`<th>${year}`))}${body}<tr class="t"><td>${own(5)}${mean.map((one, i) => markup`<td class="n">${i === 0 ? field('/mean', locale.amount(one)) : locale.amount(one)}`)}<td>${heads[5]?.[1]}</table><p>${field('source', random.pick(['Enquête / Survey 14', 'Bureau A–7', 'Registre – Register']))}</p><div style="text-align:center">${field('pageNumber', String(random.int(40, 280)))}</div>`;
		return { html, fields };
	},
};
export default family;
