import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { about, askCells, askNumber, askText, sum } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';

const SAID = {
	de: 'Bezirk|Wohnbevölkerung|Männer|Frauen|Total|Ausländer|in % |Veränderung|Ständige Wohnbevölkerung nach Bezirk, Geschlecht und Heimat|Kanton|T|Quelle: |Amt für Daten und Statistik;Statistisches Amt;Fachstelle Bevölkerung|Stand am 31. Dezember|Einschliesslich Jahresaufenthalter, ohne Grenzgänger.;Ohne Personen im Asylverfahren.|in',
	fr: 'District|Population résidante|Hommes|Femmes|Total|Étrangers|en % |Variation|Population résidante permanente selon le district, le sexe et l’origine|Canton|T|Source : |Office de la statistique;Service des données|État au 31 décembre|Y compris les titulaires d’un permis annuel.;Sans les personnes en procédure d’asile.|en',
	it: 'Distretto|Popolazione residente|Uomini|Donne|Totale|Stranieri|in % |Variazione|Popolazione residente permanente per distretto, sesso e origine|Cantone|T|Fonte: |Ufficio di statistica;Servizio dati|Stato al 31 dicembre|Compresi i titolari di un permesso annuale.;Senza le persone in procedura d’asilo.|in',
} as const;
const DISTRICTS =
	'Altenberg|Brunnau|Dorneck|Egg|Felsberg|Grünau|Hinterland|Jona|Kulm|Lauen|Muri|Oberland|Rive-Haute|See|Valbella|Werd'.split(
		'|',
	);
const ASK: Readonly<Record<string, (row: string, column: string) => string[]>> = {
	de: (row, column) => [
		`Wie viele ${column} leben im Bezirk ${row}?`,
		`${column} im Bezirk ${row}`,
	],
	fr: (row, column) => [
		`Combien compte-t-on dans le district ${row} : ${column} ?`,
		`${column}, district de ${row}`,
	],
	it: (row, column) => [
		`Quanti sono nel distretto di ${row}: ${column}?`,
		`${column}, distretto ${row}`,
	],
};

/** A fully ruled table with three levels of heads that span; two years side by side; apostrophes between thousands. */
const family: Family = {
	author: 'agnes',
	locales: ['de-CH', 'fr-CH', 'it-CH'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const year = random.int(1988, 2023);
		const [old, now] = [String(year - random.pick([1, 5, 10])), String(year)];
		const names = random.some(DISTRICTS, random.int(5, 12)).toSorted();
		const people = names.map(
			() => [random.int(900, 61000), random.int(900, 61000), random.decimal(0.92, 1.16)] as const,
		);
		const kinds = [at(2), at(3), at(4)];
		const columns = [old, now].flatMap((one) => kinds.map((kind) => `${kind} ${one}`));
		const grid = askCells(random, locale, {
			rows: names,
			columns,
			count: 10,
			missing: DISTRICTS.filter((one) => !names.includes(one)),
			say: (row, column) => [
				`How many people are counted in ${row} (${column})?`,
				...(ASK[locale.language]?.(row, column) ?? []),
			],
		});
		const totals = askCells(random, locale, {
			rows: [at(9)],
			columns,
			count: 3,
			say: (row, column) => [
				`${row} total ${column}`,
				`What is the total for ${column}?`,
				`How many in the whole canton, ${column}?`,
			],
		});
		const shares = askCells(random, locale, {
			rows: names,
			columns: [`${at(5)} ${at(6)}`.trim(), at(7)],
			count: 4,
			say: (row, column) => [`${column} ${row}`, `What per cent does ${row} show under ${column}?`],
		});
		const rows = people.map(([men, women, growth]) =>
			[Math.round(men / growth), Math.round(women / growth), 0, men, women, 0].map(
				(value, i, all) => (i % 3 === 2 ? (all[i - 2] ?? 0) + (all[i - 1] ?? 0) : value),
			),
		);
		const all = columns.map((_, i) => sum(rows.map((row) => row[i] ?? 0)));
		const paths = ['menBefore', 'womenBefore', 'totalBefore', 'men', 'women', 'total'];
		const fields: Fields = {
			...about('tableNumber', 'caption', 'source', 'note'),
			...grid.asked,
			...totals.asked,
			...shares.asked,
			dayOfCount: askText(
				'day of the count|On which day were people counted?|Stichtag|Stand am|État au|countedOn',
			),
			districts: list(
				{
					district: askText('district|Bezirk|District|Distretto|name of the district'),
					...Object.fromEntries(
						paths.map((path, i) => [
							path,
							askNumber(`${columns[i]}|${at(1)} ${columns[i]}|people, ${columns[i]}`),
						]),
					),
					foreign: askNumber(`${at(5)} ${at(6)}|foreigners in per cent|shareOfForeigners`),
					growth: askNumber(`${at(7)}|change in per cent|growth against ${old}`),
				},
				'districts',
				'How many people live in each district?',
				'Bezirke mit Einwohnerzahl',
				'Combien d’habitants par district ?',
			),
			households: absent(askNumber('households|How many households are there?|Haushalte|ménages')),
			density: absent(
				askNumber('people per square kilometre|Wie dicht ist der Kanton besiedelt?|densité'),
			),
		};
		const head = markup`<tr><th rowspan="3">${at(0)}<th colspan="6">${at(1)}<th rowspan="2" colspan="2">${now}<tr>${[old, now].map((one) => markup`<th colspan="3">${one}`)}<tr>${[0, 1].map(() => kinds.map((kind) => markup`<th>${kind}`))}<th>${at(5)}<br>${at(6)}<th>${at(7)}<br>${at(6)}`;
		const body = rows.map((row, r) => {
			const name = names[r] ?? '';
			const growth = Number((((row[5] ?? 0) / (row[2] ?? 1) - 1) * 100).toFixed(1));
			return markup`<tr data-row><td>${field('district', name)}${row.map((value, i) => markup`<td>${grid.cell(name, columns[i] ?? '', paths[i] ?? '', locale.count(value))}`)}<td>${shares.cell(name, `${at(5)} ${at(6)}`.trim(), 'foreign', locale.amount(random.decimal(4, 39, 1), 1))}<td>${shares.cell(name, at(7), 'growth', growth < 0 ? { text: `–${locale.amount(-growth, 1).text}`, value: growth } : locale.amount(growth, 1))}`;
		});
		const total = markup`<tr class="all"><td>${at(9)}${all.map((value, i) => markup`<td>${totals.cell(at(9), columns[i] ?? '', '', locale.count(value))}`)}<td>${locale.amount(random.decimal(9, 29, 1), 1)}<td>`;
		const html = markup`<style>@page { size: ${random.pick(['A4 landscape', '250mm 180mm'])}; margin: 14mm } body { font: 8.5pt/1.3 'Liberation Sans' } table { width: 100%; border: 1pt solid #000 } td, th { border: .4pt solid #000; padding: .8mm 1.5mm; text-align: right } th { text-align: center; font-weight: ${random.pick(['bold', 'normal'])}; background: ${random.pick(['#fff', '#e4e4e4'])} } td:first-child { text-align: left } .all td { font-weight: bold } p { font-size: 7.5pt; margin: 1.5mm 0 }
			</style><div><b>${field('tableNumber', `${at(10)} ${random.int(1, 21)}.${random.int(1, 9)}.${random.int(1, 9)}`)}</b> &nbsp; <b>${field('caption', at(8))}</b><br>${field('dayOfCount', at(13))}</div><br>
			<table data-list="districts">${head}${random.chance(0.5) ? [total, body] : [body, total]}</table><p>${field('note', random.pick(at(14).split(';')))}</p><p>${at(11)} ${field('source', random.pick(at(12).split(';')))}</p>`;
		return { html, fields };
	},
};
export default family;
