import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { about, askCells, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';

const SAID = {
	fr: 'Bibliographie|Auteur(s)|Titre|Revue|Année|Vol.|Pages|Langue|Cote|Mots-clés|L’érosion des sols viticoles;Les métiers de la pêche;Cartes et chemins de montagne;La laine et le marché;Une ville et ses ponts;Les moulins disparus;Le sel des marais;Écoles rurales 1880–1914|Annales du Littoral;Revue des Pays;Cahiers d’histoire rurale;Études alpines|fr;en;de;it|sol, vigne;pêche, port;carte, sentier;laine, commerce;pont, ville;moulin, eau;sel, marais;école|Recherche du|notices trouvées|Notice',
	en: 'Literature list|Author(s)|Title|Journal|Year|Vol.|Pages|Language|Call no.|Keywords|Erosion of vineyard soils;The trades of the fishery;Maps and mountain tracks;Wool and the market;A town and its bridges;The vanished mills;Salt from the marshes;Country schools, 1880–1914|Annals of the Coast;Review of the Shires;Rural History Papers;Upland Studies|en;fr;de;it|soil, vine;fishing, harbour;map, track;wool, trade;bridge, town;mill, water;salt, marsh;school|Search of|records found|Record',
	cs: 'Soupis literatury|Autoři|Název|Časopis|Rok|Roč.|Strany|Jazyk|Signatura|Klíčová slova|Eroze půdy na vinicích;Řemesla rybářů;Mapy a horské stezky;Vlna a trh;Město a jeho mosty;Zmizelé mlýny;Sůl z močálů;Venkovské školy 1880–1914|Letopisy Pobřeží;Revue kraje;Sešity dějin venkova;Horské studie|cs;en;de;fr|půda, réva;rybolov, přístav;mapa, stezka;vlna, obchod;most, město;mlýn, voda;sůl, močál;škola|Rešerše ze dne|nalezených záznamů|Záznam',
	hu: 'Irodalomjegyzék|Szerzők|Cím|Folyóirat|Év|Évf.|Oldal|Nyelv|Jelzet|Tárgyszavak|A szőlők talajpusztulása;A halászat mesterségei;Térképek és hegyi ösvények;A gyapjú és a piac;Egy város és hídjai;Az eltűnt malmok;A mocsarak sója;Falusi iskolák 1880–1914|Parti Évkönyv;Tájak Szemléje;Falutörténeti Füzetek;Hegyvidéki Tanulmányok|hu;en;de;fr|talaj, szőlő;halászat, kikötő;térkép, ösvény;gyapjú, kereskedelem;híd, város;malom, víz;só, mocsár;iskola|Keresés napja|találat|Tétel',
} as const;
const PATHS = [
	'authors',
	'title',
	'journal',
	'year',
	'volume',
	'pages',
	'language',
	'callNumber',
	'keywords',
] as const;
const ENGLISH = [
	'authors',
	'title',
	'journal',
	'year',
	'volume',
	'pages',
	'language',
	'call number',
	'keywords',
] as const;

/** Printed records of a literature search: each a block of labelled lines, labels at the left in a narrow column or before a colon, two records to a line by chance. */
const family: Family = {
	author: 'ludmila',
	locales: ['fr-FR', 'en-US', 'cs-CZ', 'hu-HU', 'fr-BE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const [titles, keywords] = [at(10).split(';'), at(13).split(';')];
		const own = random.some(
			titles.map((title, i) => ({ title, keywords: keywords[i] ?? '' })),
			random.int(3, 7),
		);
		const records = own.map(({ title, keywords: words }) => {
			const from = random.int(1, 380);
			const year = random.int(1931, 2016);
			const values: (string | null)[] = [
				Array.from({ length: random.int(1, 3) }, () => {
					const { family: surname, given } = locale.person();
					return `${surname}, ${given.charAt(0)}.`;
				}).join('; '),
				title,
				random.pick(at(11).split(';')),
				String(year),
				random.chance(0.8) ? `${random.int(1, 90)} (${random.int(1, 6)})` : null,
				`${from}–${from + random.int(4, 40)}`,
				random.pick(at(12).split(';')),
				random.chance(0.8) ? random.pattern('?? ###.#/##') : null,
				random.chance(0.75) ? words : null,
			];
			return { title, values };
		});
		const names = records.map(({ title }) => title);
		const columns = [0, 2, 3, 4, 5, 6, 7, 8];
		const grid = askCells(random, locale, {
			rows: names,
			columns: columns.map((c) => at(c + 1)),
			count: 14,
			type: 'string',
			missing: titles.filter((one) => !names.includes(one)),
			say: (title, column) => {
				const what = ENGLISH[columns[columns.map((c) => at(c + 1)).indexOf(column)] ?? 0] ?? column;
				const question = {
					authors: `Who wrote “${title}”?`,
					journal: `In which journal did “${title}” appear?`,
					year: `When was “${title}” published?`,
					pages: `On which pages is “${title}”?`,
					volume: `In which volume is “${title}”?`,
					language: `In which language is “${title}” written?`,
					'call number': `What is the call number of “${title}”?`,
					keywords: `Which keywords does “${title}” have?`,
					title: '',
				}[what as (typeof ENGLISH)[number]];
				return [question, `${what} of “${title}”`, `${what}: ${title}`];
			},
		});
		const byNumber = askCells(random, locale, {
			rows: records.map((_, i) => `${at(16)} ${i + 1}`),
			columns: [at(2)],
			count: 2,
			type: 'string',
			missing: [`${at(16)} 12`],
			say: (row) => [`What is the title of ${row}?`, `title of ${row}`, `${row}: ${at(2)}?`],
		});
		const fields: Fields = {
			...about('title', 'pageNumber'),
			...grid.asked,
			...byNumber.asked,
			library: askText(
				'library|Which library made the list?|name of the library|Quelle bibliothèque ?|Která knihovna?',
			),
			query: askText('search terms|What was searched for?|query|Qu’a-t-on cherché ?|searchQuery'),
			found: askText('number of records|How many records were found?|hits|Combien de notices ?'),
			records: list(
				Object.fromEntries(
					PATHS.map((path, c) => [
						path,
						askText(`${ENGLISH[c]}|${at(c + 1)}|${path} of the record`),
					]),
				),
				'records',
				'Which publications are listed?',
				'all records with their fields',
				at(0),
			),
			publisher: absent(askText('publisher|Who published the first title?|éditeur|nakladatel')),
			isbn: absent(askText('ISBN|What is the ISBN of the last title?|isbn')),
		};
		const style = random.pick(['grid', 'colon', 'caps']);
		const order = random.chance(0.5) ? [0, 1, 2, 3, 4, 5, 6, 7, 8] : [1, 0, 2, 4, 3, 5, 8, 6, 7];
		const block = ({ title, values }: (typeof records)[number], i: number) =>
			markup`<div class="b" data-row><div class="k">${at(16)} ${i + 1}</div>${order.map((c) => {
				const value = values[c] ?? null;
				const path = PATHS[c] ?? '';
				const label = at(c + 1);
				const cell =
					c === 1
						? byNumber.cell(`${at(16)} ${i + 1}`, at(2), path, title)
						: grid.cell(title, label, path, value, '');
				return (
					value !== null &&
					markup`<div class="l"><span class="h">${label}${style === 'colon' && ':'}</span> <span>${cell}</span></div>`
				);
			})}</div>`;
		const html = markup`<style>@page { size: ${random.pick(['A4', 'letter', 'A5'])}; margin: 15mm } body { font: ${random.pick(["9pt/1.35 'Liberation Sans'", "9pt/1.35 'Liberation Mono'", "9.5pt/1.35 'Liberation Serif'"])} } h1 { font-size: 13pt; margin: 0 0 2mm } .w { ${random.pick(['columns: 2; column-gap: 8mm', '', ''])} } .b { break-inside: avoid; margin-bottom: 4mm; ${random.pick(['border: .5pt solid #777; padding: 2mm', 'border-top: .5pt solid #000; padding-top: 1mm', ''])} } .k { font-weight: bold; text-align: ${random.pick(['left', 'right'])}; font-size: 8pt } .l { ${style === 'grid' ? 'display: grid; grid-template-columns: 26mm 1fr' : ''} } .h { ${style === 'caps' ? 'font-variant: small-caps; font-weight: bold' : 'color: #333'} } footer { text-align: center }
			</style><h1>${field('title', at(0))} – ${field('library', `${random.pick(['Bibliotheca', 'Media Centre', 'Archiv'])} ${locale.address().city}`)}</h1><p>${at(14)} ${locale.date(random.day('1988-02-01', '2018-04-30'))}: <i>${field('query', random.pick(['histor* AND rural*', 'HISTORY/SU', 'terr* OR regio*']))}</i>. ${field('found', String(records.length))} ${at(15)}.</p><div class="w" data-list="records">${records.map(block)}</div><footer>- ${field('pageNumber', String(random.int(1, 9)))} -</footer>`;
		return { html, fields };
	},
};
export default family;
