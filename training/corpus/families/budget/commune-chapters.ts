import type { Family, Fields } from '../../family.ts';
import { absent, date, list } from '../../kit/ask.ts';
import { about, askCells, askNumber, askText, sum } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';

const PARTS: Readonly<Record<string, string>> = {
	'Dépenses de fonctionnement':
		'011 Charges à caractère général=60611 Eau et assainissement;60612 Électricité;60623 Alimentation de la cantine;6135 Locations mobilières;615221 Entretien des bâtiments|012 Charges de personnel=6411 Personnel titulaire;6413 Personnel non titulaire;6451 Cotisations à l’URSSAF|65 Autres charges de gestion=6531 Indemnités des élus;6553 Service d’incendie;6574 Subventions aux associations|66 Charges financières=66111 Intérêts des emprunts',
	'Recettes de fonctionnement':
		'70 Produits des services=7022 Coupes de bois;70311 Concessions au cimetière;7067 Redevances périscolaires|73 Impôts et taxes=73111 Taxes foncières;7351 Taxe sur l’électricité;7381 Droits de mutation|74 Dotations=7411 Dotation forfaitaire;74121 Dotation de solidarité rurale|75 Autres produits=752 Revenus des immeubles',
	'Dépenses d’investissement':
		'16 Emprunts=1641 Remboursement du capital|21 Immobilisations=2116 Cimetière;2151 Voirie;21571 Matériel roulant;2183 Matériel informatique|23 Travaux en cours=2313 Constructions;2315 Installations techniques',
};

/** A commune's budget: chapters with sums, articles indented by their numbers; voted last year, proposed, voted; a change in per cent; the two sections below each other. */
const family: Family = {
	author: 'ludmila',
	locales: ['fr-FR', 'fr-LU'],
	draw: (random, locale) => {
		const year = random.int(1996, 2025);
		const heads = [`Budget ${year - 1}`, `Propositions ${year}`, `Vote ${year}`];
		const isRounded = random.chance(0.5);
		const parts = random.some(Object.entries(PARTS), 2).map(([part, all]) => ({
			part,
			chapters: all
				.split('|')
				.filter((_, i) => i < 2 || random.chance(0.6))
				.map((one) => {
					const [chapter = '', rest = ''] = one.split('=');
					const articles = rest.split(';').filter((_, i) => i === 0 || random.chance(0.8));
					return {
						chapter,
						articles: articles.map((article) => {
							const [number = '', ...words] = article.split(' ');
							const last = isRounded ? random.int(3, 900) * 100 : random.decimal(300, 96_000);
							const asked = Math.round((last * random.decimal(0.8, 1.3)) / 100) * 100;
							return {
								number,
								name: words.join(' '),
								values: [last, asked, random.chance(0.7) ? asked : asked - 100],
							};
						}),
					};
				}),
		}));
		const articles = parts.flatMap(({ chapters }) => chapters.flatMap((one) => one.articles));
		const names = articles.map(({ name }) => name);
		const grid = askCells(random, locale, {
			rows: names,
			columns: heads,
			count: 9,
			missing: ['Frais de mission', 'Fêtes et cérémonies', 'Frais de télécommunications'],
			say: (row, column) => [
				`Quel montant figure au ${column} pour « ${row} » ?`,
				`Combien est prévu pour ${row} (${column}) ?`,
				`How much is budgeted for “${row}” (${column})?`,
				`${row}, ${column}`,
			],
		});
		const chapters = parts.flatMap((one) => one.chapters.map(({ chapter }) => chapter));
		const sums = askCells(random, locale, {
			rows: chapters,
			columns: heads,
			count: 3,
			say: (row, column) => [
				`Quel est le total du chapitre ${row} (${column}) ?`,
				`total du chapitre ${row}`,
				`What is the total of chapter ${row} in ${column}?`,
			],
		});
		const totals = askCells(random, locale, {
			rows: parts.map(({ part }) => `Total ${part.toLowerCase()}`),
			columns: heads,
			count: 3,
			say: (row, column) => [
				`Quel est le ${row.toLowerCase()} (${column}) ?`,
				`${row}, ${column}`,
				`What is the ${row} for ${column}?`,
			],
		});
		const numbers = askCells(random, locale, {
			rows: articles.map(({ number }) => number),
			columns: ['Libellé'],
			count: 2,
			type: 'string',
			missing: ['6232', '6261'],
			say: (number) => [
				`Quel est le libellé de l’article ${number} ?`,
				`What is article ${number}?`,
				`article ${number}`,
			],
		});
		const money = (value: number) => (isRounded ? locale.count(value) : locale.amount(value));
		const fields: Fields = {
			...about('title', 'pageNumber'),
			...grid.asked,
			...sums.asked,
			...totals.asked,
			...numbers.asked,
			commune: askText(
				'commune|De quelle commune est-ce le budget ?|Which town does the budget belong to?|nom de la commune',
			),
			councilDay: date(
				'',
				'date de la séance',
				'When was the budget voted?',
				'Quand le budget a-t-il été voté ?',
				'date of the council meeting',
			),
			mayor: askText('maire|Qui est le maire ?|Who signed as mayor?|signature du maire'),
			articles: list(
				{
					number: askText('numéro|article|number of the article|Art.'),
					name: askText('libellé|description|name of the article'),
					before: askNumber(`${heads[0]}|budget of the year before|voté l’an dernier`),
					proposed: askNumber(`${heads[1]}|proposed|propositions du maire`),
					voted: askNumber(`${heads[2]}|voted|vote du conseil`),
				},
				'articles',
				'Quels articles contient le budget ?',
				'all lines of the budget',
			),
			population: absent(askNumber('nombre d’habitants|How many people live there?|population')),
			taxRate: absent(askNumber('taux de la taxe foncière|What is the rate of the land tax?|taux')),
		};
		const growth = random.chance(0.5);
		const change = (values: readonly number[]) =>
			growth &&
			markup`<td>${locale.amount((((values[2] ?? 0) - (values[0] ?? 0)) / (values[0] ?? 1)) * 100, 1)} %`;
		const add = (all: readonly { values: number[] }[]) =>
			[0, 1, 2].map((i) => sum(all.map(({ values }) => values[i] ?? 0)));
		const table = ({ part, chapters: own }: (typeof parts)[number]) => {
			const total = add(own.flatMap((one) => one.articles));
			return markup`<h2>${part}</h2><table data-list="articles"><tr><th>Art.<th>Libellé${heads.map((head) => markup`<th>${head}`)}${growth && markup`<th>Évol.`}${own.map(
				({ chapter, articles: lines }) => {
					const all = add(lines);
					return markup`<tr class="c"><td colspan="2">${chapter}${all.map((one, i) => markup`<td>${sums.cell(chapter, heads[i] ?? '', '', money(one))}`)}${change(all)}${lines.map(({ number, name, values }) => markup`<tr data-row><td class="a">${field('number', number)}<td>${numbers.cell(number, 'Libellé', 'name', name)}${values.map((one, i) => markup`<td>${grid.cell(name, heads[i] ?? '', ['before', 'proposed', 'voted'][i] ?? '', money(one))}`)}${change(values)}`)}`;
				},
			)}<tr class="t"><td colspan="2">Total ${part.toLowerCase()}${total.map((one, i) => markup`<td>${totals.cell(`Total ${part.toLowerCase()}`, heads[i] ?? '', '', money(one))}`)}${change(total)}</table>`;
		};
		const html = markup`<style>@page { size: ${random.pick(['A4', 'A4', 'A4 landscape'])}; margin: 14mm } body { font: 8.3pt/1.3 ${random.pick(["'Liberation Sans'", "'Liberation Serif'", "'DejaVu Sans'"])} } .r { display: flex; justify-content: space-between; border-bottom: .6pt solid #000; margin-bottom: 3mm } h1 { font-size: 13pt; text-align: ${random.pick(['center', 'left'])}; margin: 0 0 2mm } h2 { font-size: 10pt; margin: 3mm 0 1mm } table { width: 100% } td, th { border: ${random.pick(['.4pt solid #666', '0'])}; padding: .6mm 1.5mm; text-align: right } th { background: #d9e2ec } td:nth-child(-n+2), th:nth-child(-n+2) { text-align: left } .c td { font-weight: bold; background: ${random.pick(['#f0f0f0', '#fff'])} } .c td:nth-child(2) { text-align: right } .t td { font-weight: bold; border-top: 1.2pt solid #000 } .t td:nth-child(2) { text-align: right } .a { padding-left: 4mm }
			</style><div class="r"><span>Commune de ${field('commune', locale.address().city)}</span><span>p. ${field('pageNumber', String(random.int(2, 28)))}</span></div><h1>${field('title', random.pick([`Budget primitif ${year}`, `Budget de l’exercice ${year}`, 'Présentation par chapitre et par article']))}</h1>${parts.map(table)}<p>Voté par le conseil municipal en séance du ${field('councilDay', locale.date(`${year}-0${random.int(2, 4)}-${random.int(10, 28)}`))}. ${random.chance(0.7) && markup`Le maire, ${field('mayor', locale.person().name)}`}</p>`;
		return { html, fields };
	},
};
export default family;
