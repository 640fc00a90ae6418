import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { about, askCells, askNumber, askText, signed, sum } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';

const SAID = {
	nl: 'Partij|stemmen|zetels|Uitslag van de verkiezingen voor de raad|Totaal|+/–|Burgemeester en wethouders danken de leden van de stembureaus. Een streepje betekent dat de lijst niet meedeed.|Opkomst|Lijst Zuid;Gemeentebelang;Groene Polder;Arbeiderspartij;Vrije Burgers;Ouderenbond;Christelijk Appèl;Nieuw Elan;Dorpslijst|Bron: |Centraal stembureau;Griffie van de raad|kiesgerechtigden',
	sv: 'Parti|röster|mandat|Resultat i valet till fullmäktige|Summa|+/–|Nämnden tackar alla röstmottagare. Ett streck betyder att partiet inte ställde upp.|Valdeltagande|Landsbygdslistan;Arbetets parti;Gröna Samlingen;Fria Borgare;Seniorerna;Framåt;Kristen Samling;Skärgårdens väl;Vägvalet|Källa: |Valnämnden;Länsstyrelsen|röstberättigade',
	da: 'Liste|stemmer|mandater|Resultat af valget til kommunalbestyrelsen|I alt|+/–|Valgbestyrelsen takker de tilforordnede. En streg betyder, at listen ikke stillede op.|Stemmeprocent|Borgerlisten;Arbejdets Parti;Grøn Fremtid;Frie Borgere;Ældrelisten;Landbolisten;Kristen Samling;Nyt Skib;Fjordlisten|Kilde: |Valgbestyrelsen;Kommunens sekretariat|stemmeberettigede',
	de: 'Partei|Stimmen|Sitze|Ergebnis der Wahl zum Gemeinderat|Summe|+/–|Der Wahlausschuss dankt allen Helfern. Ein Strich bedeutet, dass die Liste nicht antrat.|Wahlbeteiligung|Bürgerliste;Arbeiterpartei;Grüne Mitte;Freie Wähler;Bauernbund;Neue Zeit;Christliche Union;Unser Dorf;Aufbruch|Quelle: |Wahlamt;Landratsamt|Wahlberechtigte',
} as const;

/** Parties down, elections across with votes and seats below each, dashes for those that did not stand, sums and turnout below. */
const family: Family = {
	author: 'bruno',
	locales: ['nl-NL', 'sv-SE', 'da-DK', 'nl-BE', 'de-AT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const first = random.int(1962, 2010);
		const years = Array.from({ length: random.int(2, 3) }, (_, i) => String(first + 4 * i));
		const all = at(8).split(';');
		const parties = random.some(all, random.int(4, 7));
		const [votesHead, seatsHead] = [at(1), at(2)];
		const columns = years.flatMap((year) => [`${votesHead} ${year}`, `${seatsHead} ${year}`]);
		const rows = parties.map((_, p) =>
			years.map((__, y) =>
				p > 1 && y < years.length - 1 && random.chance(0.3)
					? null
					: ([random.int(210, 9900), random.int(0, 13)] as const),
			),
		);
		const grid = askCells(random, locale, {
			rows: parties,
			columns,
			count: 9,
			missing: all.filter((one) => !parties.includes(one)),
			say: (party, column) => {
				const year = column.slice(-4);
				return column.startsWith(seatsHead)
					? [
							`How many seats did ${party} win in ${year}?`,
							`seats of ${party} in ${year}`,
							`${party}, ${seatsHead} ${year}?`,
						]
					: [
							`How many votes did ${party} get in ${year}?`,
							`votes for ${party} in ${year}`,
							`${party}, ${votesHead} ${year}?`,
						];
			},
		});
		const below = askCells(random, locale, {
			rows: [at(4)],
			columns,
			count: 3,
			say: (_, column) => [
				`What is the sum of ${column}?`,
				`total ${column}`,
				`How many ${column} in all?`,
			],
		});
		const turnout = askCells(random, locale, {
			rows: [at(7)],
			columns: years,
			count: 2,
			say: (_, year) => [
				`How high was the turnout in ${year}?`,
				`turnout ${year}`,
				`How many per cent voted in ${year}?`,
			],
		});
		const latest = rows.map((row) => row.at(-1)?.[0] ?? 0);
		const strongest = latest.indexOf(Math.max(...latest));
		const fields: Fields = {
			...about('title', 'source', 'note'),
			...grid.asked,
			...below.asked,
			...turnout.asked,
			strongest: askText(
				`Which party got most votes in ${years.at(-1)}?|strongest party|Welke partij is de grootste?|Vilket parti blev störst?|Hvilken liste blev størst?|Welche Partei ist die stärkste?|largestParty`,
			),
			entitled: askNumber(
				`number of people entitled to vote|How many people could vote?|${at(11)}|electorate`,
			),
			results: list(
				{
					party: askText(`party|${at(0)}|name of the list|Which party?`),
					...Object.fromEntries(
						years.flatMap((year) => [
							[`votes${year}`, askNumber(`votes in ${year}|${votesHead} ${year}|${year} votes`)],
							[`seats${year}`, askNumber(`seats in ${year}|${seatsHead} ${year}|${year} seats`)],
						]),
					),
					gain: askNumber('seats gained or lost|change of seats|+/-|gain'),
				},
				'results',
				'How many votes and seats did each party get?',
				`${at(0)}, ${votesHead}, ${seatsHead}`,
			),
			mayor: absent(askText('mayor|Who became mayor?|burgemeester|Bürgermeister')),
			spoilt: absent(
				askNumber('spoilt votes|How many votes were invalid?|ongeldige stemmen|ogiltiga röster'),
			),
		};
		const sums = columns.map((_, c) =>
			sum(rows.map((row) => row[Math.floor(c / 2)]?.[c % 2] ?? 0)),
		);
		const body = rows.map((row, p) => {
			const party = parties[p] ?? '';
			const [last, before] = [row.at(-1)?.[1] ?? 0, row.at(-2)?.[1]];
			return markup`<tr data-row><td>${p === strongest ? markup`<span data-field="/strongest">${field('party', party)}</span>` : field('party', party)}${row.map((one, y) => [0, 1].map((k) => markup`<td>${grid.cell(party, columns[y * 2 + k] ?? '', `${k === 0 ? 'votes' : 'seats'}${years[y]}`, one === null ? null : locale.count(one[k] ?? 0))}`))}<td>${before === undefined ? '' : field('gain', signed(locale.count(last - before)))}`;
		});
		const html = markup`<style>@page { size: ${random.pick(['A5', 'A4', '160mm 210mm'])}; margin: 14mm } body { font: 9pt/1.45 ${random.pick(["'DejaVu Sans'", "'Liberation Sans'", "'DejaVu Serif'"])} } h1 { font-size: 13pt; line-height: 1.2; margin: 0 0 4mm } table { width: 100%; margin: 4mm 0 } td, th { padding: 1mm 1.2mm; text-align: right } td:first-child { text-align: left } th { font-weight: normal; font-style: italic; text-align: right } .y { text-align: center; font: inherit; font-weight: bold; border-bottom: .5pt solid #333 } tr:nth-child(odd) td { background: ${random.pick(['#e9eef2', '#f2eee4', '#fff'])} } .s td { border-top: 1pt solid #333; font-weight: bold } small { color: #444 }
			</style><h1>${field('title', at(3))} ${locale.address().city}, ${years.at(-1)}</h1><p>${random.chance(0.7) && markup`${at(11)}: ${field('entitled', locale.count(random.int(3200, 61000)))}. `}${field('note', at(6))}</p>
			<table data-list="results"><tr><th>${years.map((year) => markup`<th class="y" colspan="2">${year}`)}<th><tr><th style="text-align:left">${at(0)}${years.map(() => markup`<th>${votesHead}<th>${seatsHead}`)}<th>${at(5)}${body}<tr class="s"><td>${at(4)}${sums.map((one, i) => markup`<td>${below.cell(at(4), columns[i] ?? '', '', locale.count(one))}`)}<td><tr><td>${at(7)}${years.map((year) => markup`<td colspan="2">${turnout.cell(at(7), year, '', locale.percent(random.decimal(44, 91, 1)))}`)}<td></table><small>${at(9)} ${field('source', random.pick(at(10).split(';')))}</small>`;
		return { html, fields };
	},
};
export default family;
