import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { about, askCells, askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { drawFace, fillIn } from '../../kit/reports.ts';

const SAID = {
	en: 'Household spending per head|Food;Bread and cereals;Meat;Fish;Milk and eggs/Housing;Rent;Repairs;Fuel and light/Transport;Purchase of vehicles;Fares;Petrol/Leisure;Books and papers;Cinema;Holidays|of which|All spending|Percent|Family Budget Inquiry|figures are rounded',
	de: 'Ausgaben der Haushalte je Kopf|Nahrungsmittel;Brot und Getreide;Fleisch;Fisch;Milch und Eier/Wohnung;Miete;Reparaturen;Strom und Gas/Verkehr;Kauf von Fahrzeugen;Fahrkarten;Benzin/Freizeit;Bücher und Zeitungen;Kino;Urlaub|darunter|Alle Ausgaben|Prozent|Haushaltsrechnungen|Zahlen gerundet',
	fr: 'Dépenses des ménages par tête|Alimentation;Pain et céréales;Viande;Poisson;Lait et œufs/Logement;Loyer;Réparations;Chauffage/Transports;Achat de véhicules;Billets;Essence/Loisirs;Livres et journaux;Cinéma;Vacances|dont|Total des dépenses|Pour cent|Enquête budgets|chiffres arrondis',
	it: 'Spesa delle famiglie per persona|Alimentari;Pane e cereali;Carne;Pesce;Latte e uova/Abitazione;Affitto;Riparazioni;Riscaldamento/Trasporti;Acquisto di veicoli;Biglietti;Benzina/Tempo libero;Libri e giornali;Cinema;Vacanze|di cui|Spesa totale|Per cento|Indagine sui bilanci|cifre arrotondate',
	sv: 'Hushållens utgifter per person|Livsmedel;Bröd och gryn;Kött;Fisk;Mjölk och ägg/Bostad;Hyra;Reparationer;Bränsle och el/Transporter;Köp av fordon;Biljetter;Bensin/Fritid;Böcker och tidningar;Bio;Semester|därav|Alla utgifter|Procent|Hushållsbudgeten|avrundade tal',
	hu: 'Háztartások egy főre jutó kiadása|Élelmiszer;Kenyér és gabona;Hús;Hal;Tej és tojás/Lakás;Lakbér;Javítás;Fűtés és világítás/Közlekedés;Járművásárlás;Menetjegy;Benzin/Szabadidő;Könyv és újság;Mozi;Nyaralás|ebből|Összes kiadás|Százalék|Háztartási felvétel|kerekített adatok',
} as const;
const ASK = {
	en: 'How much was spent on {r} ({c})?|What is the figure for {r} under {c}?|spending on {r}, {c}',
	de: 'Wie viel wurde für {r} ausgegeben ({c})?|Ausgaben für {r}, {c}',
	fr: 'Combien a-t-on dépensé pour {r} ({c}) ?|dépense en {r}, {c}',
	it: 'Quanto si è speso per {r} ({c})?|spesa per {r}, {c}',
	sv: 'Hur mycket gick till {r} ({c})?|utgift för {r}, {c}',
	hu: 'Mennyit költöttek erre: {r} ({c})?',
};

/** A table held together by white space alone: groups flush left, "of which" and their items stepped in twice, the percentages in a second block of columns. */
const family: Family = {
	author: 'thora',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'it-IT', 'sv-SE', 'hu-HU', 'en-AU'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const year = random.int(1953, 2012);
		const years = [String(year), String(year + random.pick([5, 10]))];
		const kinds = [locale.country.currency, '%'];
		const heads = kinds.flatMap((kind) => years.map((one) => `${one}, ${kind}`));
		const groups = random.some(at(1).split('/'), random.int(3, 4)).map((one) => {
			const [name = '', ...items] = one.split(';');
			return { name, items: random.some(items, random.int(2, 3)) };
		});
		const drawn = groups.map(({ items }) => {
			const parts = items.map(() => years.map(() => random.int(30, 900)));
			const all = years.map((_, y) =>
				parts.reduce((sum, row) => sum + (row[y] ?? 0), random.int(20, 400)),
			);
			return { parts, all };
		});
		const totals = years.map((_, y) => drawn.reduce((sum, { all }) => sum + (all[y] ?? 0), 0));
		const rows = groups.flatMap(({ name, items }) => [name, ...items]);
		const grid = askCells(random, locale, {
			rows: [...rows, at(3)],
			columns: heads,
			count: 12,
			missing: at(1)
				.split(/[/;]/)
				.filter((one) => !rows.includes(one)),
			say: fillIn(ASK, locale.language),
		});
		const columns = {
			name: askText('item of spending|What is bought?|Posten'),
			...Object.fromEntries(
				heads.map((head, i) => [
					`c${i}`,
					askNumber(`${head}|figures under ${head}|column ${i + 1}`),
				]),
			),
		};
		const fields: Fields = {
			...about('caption', 'source', 'note', 'pageNumber'),
			...grid.asked,
			firstYear: askText(
				'earlier year|Which is the earlier year of the table?|yearOne|früheres Jahr|première année',
			),
			secondYear: askText(
				'later year|With which year is it compared?|yearTwo|späteres Jahr|seconde année',
			),
			spending: list(
				columns,
				'all lines of spending',
				'What are the figures of each line?',
				'spendingLines',
				'Zeilen mit allen Spalten',
			),
			savings: absent(askNumber('savings|How much was saved?|Ersparnis|épargne')),
			households: absent(
				askNumber('number of households|How many households were asked?|Zahl der Haushalte'),
			),
		};
		const cells = (name: string, values: readonly number[], isRow = true) =>
			[
				...values.map((value) => locale.count(value)),
				...values.map((value, y) => locale.amount((value * 100) / (totals[y] ?? 1), 1)),
			].map(
				(shown, i) => markup`<td>${grid.cell(name, heads[i] ?? '', isRow ? `c${i}` : '', shown)}`,
			);
		const body = groups.map(
			({ name, items }, g) =>
				markup`<tr data-row class="g"><td>${field('name', name)}${cells(name, drawn[g]?.all ?? [])}<tr><td class="a"><i>${at(2)}</i>${items.map((item, i) => markup`<tr data-row><td class="b">${field('name', item)}${cells(item, drawn[g]?.parts[i] ?? [])}`)}`,
		);
		const [face, gap] = [drawFace(random), random.pick([5, 7])];
		const html = markup`<style>@page { size: ${random.pick(['A4', '165mm 235mm', 'letter'])}; margin: 18mm ${random.pick([16, 22])}mm } body { font: 9pt/1.35 ${face} } table { margin: 4mm 0; width: 100% } td, th { padding: .2mm 0 .2mm ${gap}mm; text-align: right; font-weight: normal } td:first-child { text-align: left; padding-left: 0 } .g td { padding-top: 2mm; ${random.pick(['font-weight: bold', '', 'text-transform: uppercase; font-size: 8pt'])} } td.a { padding-left: ${random.int(3, 5)}mm } td.b { padding-left: ${random.int(7, 10)}mm } .z td { padding-top: 4mm } h2 { font-weight: ${random.pick(['bold', 'normal'])}; font-size: 12pt; text-align: ${random.pick(['left', 'center'])} }
			</style><h2>${field('caption', at(0))}</h2><table data-list="spending"><tr><th>${kinds.map((kind) => markup`<th colspan="2"><i>${kind}</i>`)}<tr><th>${kinds.map((_, k) => years.map((one, y) => markup`<th>${k === 0 ? field(y === 0 ? '/firstYear' : '/secondYear', one) : one}`))}${body}<tr class="z"><td>${at(3)}${cells(at(3), totals, false)}</table><p>${field('note', `${at(6)}.`)} ${field('source', at(5))}.</p><div style="text-align:center;margin-top:8mm">${field('pageNumber', String(random.int(15, 340)))}</div>`;
		return { html, fields };
	},
};
export default family;
