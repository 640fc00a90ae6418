import type { Family, Fields } from '../../family.ts';
import { absent, date, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { about, askCells, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';

const SAID = {
	da: 'Analyserapport|Parameter|Enhed|Prøve|Grænseværdi|Dybde|Udtaget|Metode|Tørstof;pH;Bly;Cadmium;Kobber;Zink;Kviksølv;Nikkel;Benzen;Kulbrinter C10–C40|Rekvirent|Rapportnr.|i.p. = ikke påvist|Tungmetaller|Øvrige|Laboratorieleder|Overskridelser er fremhævet med fed skrift. Resultaterne gælder kun de analyserede prøver.|Lokalitet',
	nl: 'Analyserapport|Parameter|Eenheid|Monster|Grenswaarde|Diepte|Genomen|Methode|Droge stof;pH;Lood;Cadmium;Koper;Zink;Kwik;Nikkel;Benzeen;Minerale olie C10–C40|Opdrachtgever|Rapportnr.|n.a. = niet aangetoond|Zware metalen|Overige|Hoofd laboratorium|Overschrijdingen zijn vet gedrukt. De resultaten gelden alleen voor de onderzochte monsters.|Locatie',
	en: 'Report of analysis|Parameter|Unit|Sample|Limit|Depth|Taken|Method|Dry matter;pH;Lead;Cadmium;Copper;Zinc;Mercury;Nickel;Benzene;Hydrocarbons C10–C40|Client|Report no.|n.d. = not detected|Heavy metals|Others|Head of laboratory|Values above the limit are in bold. Results refer to the samples analysed only.|Site',
	sv: 'Analysrapport|Parameter|Enhet|Prov|Gränsvärde|Djup|Uttaget|Metod|Torrsubstans;pH;Bly;Kadmium;Koppar;Zink;Kvicksilver;Nickel;Bensen;Kolväten C10–C40|Uppdragsgivare|Rapport nr|e.p. = ej påvisad|Tungmetaller|Övrigt|Laboratoriechef|Överskridanden är markerade med fet stil. Resultaten gäller endast de analyserade proven.|Plats',
} as const;
const UNITS = ['%', '–', 'mg/kg', 'mg/kg', 'mg/kg', 'mg/kg', 'mg/kg', 'mg/kg', 'mg/kg', 'mg/kg'];
const LEVELS = [
	[71, 96],
	[4.8, 8.4],
	[4, 160],
	[0.05, 2.4],
	[3, 210],
	[11, 640],
	[0.02, 3.1],
	[2, 70],
	[0.1, 2.6],
	[20, 900],
] as const;
const LIMITS: readonly (string | null)[] = [
	null,
	null,
	'40',
	'0.5',
	'500',
	'500',
	'1',
	'30',
	'1.5',
	'100',
];

/** Soil samples as columns: number, depth and day stacked in their heads, parameters down in two groups, "<" before small values, not detected, unit and limit as columns. */
const family: Family = {
	author: 'hedda',
	locales: ['da-DK', 'nl-NL', 'en-GB', 'sv-SE', 'nl-BE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const all = at(8)
			.split(';')
			.map((name, i) => ({ name, i }));
		const own = [...all.slice(0, 2), ...random.some(all.slice(2), random.int(4, 7))].toSorted(
			(a, b) => a.i - b.i,
		);
		const day = random.day('1992-03-01', '2024-10-20');
		const prefix = random.pick(['B', 'P', 'MM', 'S']);
		const taken = Array.from({ length: random.int(3, 6) }, (_, i) => ({
			code: `${prefix}${i + random.int(1, 2) * 100}`,
			depth: `${(i % 3) * 50}–${((i % 3) + 1) * 50} cm`,
		})).filter((one, i, every) => every.findIndex(({ code }) => code === one.code) === i);
		const codes = taken.map(({ code }) => code);
		const names = own.map(({ name }) => name);
		const never = all.map(({ name }) => name).filter((one) => !names.includes(one));
		const comma = (value: string) => value.replace('.', locale.country.signs[0]);
		const grid = askCells(random, locale, {
			rows: names,
			columns: codes,
			count: 10,
			type: 'string',
			missing: never,
			say: (row, code) => [
				`How much ${row.toLowerCase()} was found in sample ${code}?`,
				`${row} in ${code}`,
				`result for ${row.toLowerCase()}, sample ${code}`,
				{
					da: `Hvad er indholdet af ${row.toLowerCase()} i prøve ${code}?`,
					nl: `Wat is het gehalte ${row.toLowerCase()} in monster ${code}?`,
					sv: `Hur hög är halten ${row.toLowerCase()} i prov ${code}?`,
				}[locale.language] ?? `What did the laboratory measure for ${row} in ${code}?`,
			],
		});
		const limits = askCells(random, locale, {
			rows: names,
			columns: [at(4)],
			count: 3,
			type: 'string',
			say: (row) => [
				`What is the limit for ${row.toLowerCase()}?`,
				`limit of ${row}`,
				`${at(4)} ${row}?`,
			],
		});
		const units = askCells(random, locale, {
			rows: names,
			columns: [at(2)],
			count: 2,
			type: 'string',
			say: (row) => [`In which unit is ${row.toLowerCase()} given?`, `unit of ${row}`],
		});
		const depths = askCells(random, locale, {
			rows: codes,
			columns: [at(5)],
			count: 3,
			type: 'string',
			missing: [`${prefix}977`],
			say: (code) => [`From which depth is sample ${code}?`, `depth of ${code}`],
		});
		const fields: Fields = {
			...about('title', 'note'),
			...grid.asked,
			...limits.asked,
			...units.asked,
			...depths.asked,
			laboratory: askText(
				'laboratory|Which laboratory made the analysis?|name of the laboratory|Welk laboratorium?|Hvilket laboratorium?',
			),
			client: askText(`client|For whom was the analysis made?|${at(9)}|customer of the laboratory`),
			reportNumber: askText(`report number|What is the number of the report?|${at(10)}|reportNo`),
			taken: date('', 'day of sampling', 'When were the samples taken?', 'samplingDate', at(6)),
			site: askText(`site|Where were the samples taken?|${at(16)}|place of sampling`),
			abbreviation: askText(
				'meaning of the abbreviation|What is the mark for values that were not detected?|abbreviation below the table|Wat betekent de afkorting?',
			),
			head: askText(`head of the laboratory|Who signed the report?|${at(14)}|signedBy`),
			results: list(
				{
					parameter: askText(`parameter|${at(1)}|what was measured`),
					unit: askText(`unit|${at(2)}|unit of the result`),
					...Object.fromEntries(
						codes.map((code, i) => [
							`sample${i + 1}`,
							askText(`${code}|result of ${code}|sample ${code}`),
						]),
					),
					limit: askText(`limit|${at(4)}|highest value allowed`),
				},
				'results',
				'What are the results of all samples?',
				'parameters with the value of each sample',
			),
			samples: list(
				{
					code: askText('sample|number of the sample|code'),
					depth: askText(`depth|${at(5)}|depth of the sample`),
				},
				'samples',
				'Which samples were analysed?',
				'all samples with their depth',
			),
			groundwater: absent(
				askText(
					'level of the ground water|How deep is the ground water?|grondwaterstand|grundvand',
				),
			),
			price: absent(askText('price of the analysis|What did the analysis cost?|prijs|pris')),
		};
		const nothing = at(11).split(' = ')[0] ?? '';
		const limitFirst = random.chance(0.4);
		let group = '';
		const rows = own.map(({ name, i }) => {
			const heading = i >= 2 && i < 8 ? at(12) : at(13);
			const isNew = heading !== group;
			group = heading;
			const [low, high] = LEVELS[i] ?? [0, 1];
			const limit = LIMITS[i] ?? null;
			const shownLimit = markup`<td>${limits.cell(name, at(4), 'limit', limit === null ? null : comma(limit), '')}`;
			const cells = codes.map((code, c) => {
				const value = random.decimal(low, high, high < 4 ? 2 : 1);
				const isSmall = i > 1 && random.chance(0.15);
				const said = isSmall
					? random.chance(0.5)
						? nothing
						: `< ${comma(String(low))}`
					: comma(String(value));
				return markup`<td style="${limit !== null && !isSmall && value > Number(limit) ? 'font-weight:bold' : ''}">${grid.cell(name, code, `sample${c + 1}`, said)}`;
			});
			const unit = UNITS[i] ?? '–';
			return markup`${isNew && markup`<tr><td class="g" colspan="${codes.length + 3}">${heading}`}<tr data-row><td>${field('parameter', name)}<td class="u">${units.cell(name, at(2), 'unit', unit === '–' ? null : unit)}${limitFirst && shownLimit}${cells}${!limitFirst && shownLimit}`;
		});
		const heads = taken.map(
			({ code, depth }) =>
				markup`<th><span data-row="${code}" data-list="samples"><b>${field('code', code)}</b><br><small>${depths.cell(code, at(5), 'depth', depth)}</small></span>`,
		);
		const html = markup`<style>@page { size: ${random.pick(['A4', 'A4', 'A4 landscape'])}; margin: 16mm } body { font: 8.8pt/1.35 ${random.pick(["'Liberation Sans'", "'DejaVu Sans'", "'Liberation Serif'"])} } h1 { font-size: 14pt; margin: 3mm 0 } dl { display: grid; grid-template-columns: ${random.pick(['32mm 1fr', '32mm 1fr 28mm 1fr'])}; margin: 0 0 4mm } dt { color: #555 } dd { margin: 0 } table { width: 100% } td, th { text-align: right; padding: .8mm 1.5mm; font-weight: normal; border-bottom: ${random.pick(['.3pt solid #999', '0'])} } th { vertical-align: bottom; border-bottom: 1pt solid #000 } td:first-child, th:first-child, .u { text-align: left } .g { font-style: italic; padding-top: 2mm } .n { font-size: 8pt }
			</style><div>${field('laboratory', `${random.pick(['Geolab', 'Terra Analyse', 'Miljølab', 'Aquanorm'])} ${locale.address().city}`)}</div><h1>${field('title', at(0))}</h1><dl><dt>${at(9)}<dd>${field('client', locale.company().name)}<dt>${at(10)}<dd>${field('reportNumber', random.pattern(random.pick(['##-####', '#####/A', '20##.####'])))}<dt>${at(16)}<dd>${field('site', locale.address().whole)}<dt>${at(6)}<dd>${field('taken', locale.date(day))}</dl>
			<table data-list="results"><tr><th>${at(1)}<th class="u">${at(2)}${limitFirst && markup`<th>${at(4)}`}${heads}${!limitFirst && markup`<th>${at(4)}`}${rows}</table><p class="n">${field('abbreviation', at(11))}. ${field('note', at(15))}</p>${random.chance(0.7) && markup`<p>${at(14)}: ${field('head', locale.person().name)}</p>`}`;
		return { html, fields };
	},
};
export default family;
