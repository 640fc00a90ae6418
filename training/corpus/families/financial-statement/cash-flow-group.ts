import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { about, askCells, askNumber, askText, signed, sum } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';

const SAID = {
	sv: 'Kassaflödesanalys|Koncernen|Moderbolaget|Den löpande verksamheten;Rörelseresultat;Avskrivningar;Erlagd ränta;Betald skatt;Förändring av varulager;Förändring av kundfordringar|Investeringsverksamheten;Förvärv av maskiner;Försäljning av fastigheter;Förvärv av dotterbolag;Lämnade lån|Finansieringsverksamheten;Nyemission;Upptagna lån;Amortering av lån;Utbetald utdelning|Kassaflöde från |Årets kassaflöde|Likvida medel vid årets början|Likvida medel vid årets slut|Mkr;tkr;Belopp i tusental kronor|Not',
	da: 'Pengestrømsopgørelse|Koncern|Modervirksomhed|Driftsaktivitet;Resultat af primær drift;Afskrivninger;Betalte renter;Betalt selskabsskat;Ændring i varebeholdninger;Ændring i tilgodehavender|Investeringsaktivitet;Køb af maskiner;Salg af ejendomme;Køb af dattervirksomhed;Udlån|Finansieringsaktivitet;Kapitalforhøjelse;Optagne lån;Afdrag på lån;Udbetalt udbytte|Pengestrøm fra |Årets pengestrøm|Likvider primo|Likvider ultimo|Mio. kr.;t.kr.;Beløb i tusinde kroner|Note',
	nb: 'Kontantstrømoppstilling|Konsern|Morselskap|Operasjonelle aktiviteter;Driftsresultat;Avskrivninger;Betalte renter;Betalt skatt;Endring i varelager;Endring i kundefordringer|Investeringsaktiviteter;Kjøp av maskiner;Salg av eiendom;Kjøp av datterselskap;Utlån|Finansieringsaktiviteter;Kapitalforhøyelse;Opptak av lån;Nedbetaling av lån;Utbetalt utbytte|Kontantstrøm fra |Årets kontantstrøm|Likvider ved årets begynnelse|Likvider ved årets slutt|Mill. kr;tkr;Beløp i hele tusen kroner|Note',
	it: 'Rendiconto finanziario|Gruppo|Capogruppo|Attività operativa;Risultato operativo;Ammortamenti;Interessi pagati;Imposte pagate;Variazione delle rimanenze;Variazione dei crediti|Attività di investimento;Acquisto di macchinari;Cessione di immobili;Acquisto di partecipazioni;Finanziamenti concessi|Attività di finanziamento;Aumento di capitale;Nuovi prestiti;Rimborso di prestiti;Dividendi pagati|Flusso di cassa da |Flusso di cassa dell’esercizio|Disponibilità a inizio anno|Disponibilità a fine anno|Milioni di euro;migliaia di euro|Nota',
} as const;

/** Cash flows of a group and of its parent under two spanning heads, two years each; sections with sums, minus signs. */
const family: Family = {
	author: 'bruno',
	locales: ['sv-SE', 'da-DK', 'nb-NO', 'it-IT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const year = random.int(1994, 2024);
		const units = random.chance(0.6) ? [at(1), at(2)] : [at(1)];
		const columns = units.flatMap((unit) => [`${unit} ${year}`, `${unit} ${year - 1}`]);
		const sections = [3, 4, 5].map((i) => {
			const [head = '', ...all] = at(i).split(';');
			const items = random.some(all, random.int(2, all.length));
			return {
				head,
				items: items.map((item) => ({
					item,
					note: random.chance(0.3) ? String(random.int(3, 34)) : null,
					values: columns.map((_, c) =>
						c > 1 && random.chance(0.2) ? 0 : random.int(-2600, 2900),
					),
				})),
			};
		});
		const sums = sections.map(({ items }) =>
			columns.map((_, c) => sum(items.map(({ values }) => values[c] ?? 0))),
		);
		const flow = columns.map((_, c) => sum(sums.map((one) => one[c] ?? 0)));
		const opening = columns.map(() => random.int(100, 9000));
		// What was there at the end of a year is there at the beginning of the next.
		for (let c = 0; c < columns.length; c += 2)
			opening[c] = (opening[c + 1] ?? 0) + (flow[c + 1] ?? 0);
		const closing = opening.map((one, c) => one + (flow[c] ?? 0));
		const items = sections.flatMap((one) => one.items.map(({ item }) => item));
		const never = [3, 4, 5]
			.flatMap((i) => at(i).split(';').slice(1))
			.filter((one) => !items.includes(one));
		const grid = askCells(random, locale, {
			rows: items,
			columns,
			count: 9,
			missing: never,
			say: (row, column) => [
				`How much was ${row} (${column})?`,
				`${row}, ${column}`,
				`What is the amount for ${row} in ${column.slice(-4)}${units.length > 1 ? `, ${column.slice(0, -5)}` : ''}?`,
			],
		});
		const last = [at(7), at(8), at(9)];
		const below = askCells(random, locale, {
			rows: [...sections.map(({ head }) => `${at(6)} ${head.toLowerCase()}`), ...last],
			columns,
			count: 6,
			say: (row, column) => [`What is the ${row} for ${column}?`, `${row} ${column}`],
		});
		const fields: Fields = {
			...about('title', 'unit', 'pageNumber'),
			...grid.asked,
			...below.asked,
			company: askText(
				'company|Which company is it?|bolag|selskab|selskap|società|name of the group',
			),
			flows: list(
				{
					item: askText('item|post|posten|voce|What was paid or received?'),
					note: askText('note|Not|Note|nota|number of the note'),
					...Object.fromEntries(
						columns.map((column, c) => [
							`amount${c + 1}`,
							askNumber(`${column}|amount, ${column}|figures of ${column}`),
						]),
					),
				},
				'cashFlows',
				'What are the items of the cash flow statement?',
				'all items with both years',
			),
			equity: absent(
				askNumber('equity|How high is the equity?|eget kapital|egenkapital|patrimonio netto'),
			),
			staff: absent(askNumber('employees|How many people work there?|antal anställda|dipendenti')),
		};
		const minus = random.pick(['–', '−', '-']);
		const print = (value: number) => (value === 0 ? null : signed(locale.count(value), '', minus));
		const cells = (row: string, values: readonly number[], use: typeof grid, prefix: string) =>
			values.map(
				(value, c) =>
					markup`<td class="${c % 2 === 0 ? 'now' : ''}">${use.cell(row, columns[c] ?? '', prefix && `${prefix}${c + 1}`, print(value))}`,
			);
		const body = sections.map(
			({ head, items: own }, s) =>
				markup`<tr><td class="h" colspan="${columns.length + 2}">${head}${own.map(({ item, note, values }) => markup`<tr data-row><td>${field('item', item)}<td>${note !== null && field('note', note)}${cells(item, values, grid, 'amount')}`)}<tr class="s"><td>${at(6)} ${head.toLowerCase()}<td>${cells(`${at(6)} ${head.toLowerCase()}`, sums[s] ?? [], below, '')}`,
		);
		const html = markup`<style>@page { size: ${random.pick(['A4', '210mm 260mm'])}; margin: 17mm 15mm 17mm 22mm } body { font: 8.4pt/1.35 ${random.pick(["'Liberation Sans'", "'DejaVu Sans'", "'Liberation Serif'"])} } h1 { font-size: 16pt; font-weight: normal; margin: 0 0 6mm } table { width: 100% } td, th { padding: 1mm 1.4mm; text-align: right } td:first-child { text-align: left } tr { border-bottom: .3pt solid #aaa } th { text-align: right; font-weight: bold } .g { text-align: center; border-bottom: .8pt solid #000 } .h { font-weight: bold; padding-top: 3mm; border-top: 1pt solid #000 } .s td { font-weight: bold } .now { background: ${random.pick(['#eee', '#e6edf3', '#fff'])} } .e td { font-style: italic } footer { position: fixed; bottom: 0; right: 0 }
			</style><div>${field('company', locale.company().name)}</div><h1>${field('title', at(0))}</h1><table data-list="flows">${units.length > 1 && markup`<tr><th><th>${units.map((unit) => markup`<th class="g" colspan="2">${unit}`)}`}<tr><th style="text-align:left">${field('unit', random.pick(at(10).split(';')))}<th>${at(11)}${units.map(() => markup`<th>${year}<th>${year - 1}`)}${body}${[flow, opening, closing].map((values, i) => markup`<tr class="${i === 1 ? 'e' : 's'}"><td>${last[i]}<td>${cells(last[i] ?? '', values, below, '')}`)}</table><footer>${field('pageNumber', String(random.int(18, 96)))}</footer>`;
		return { html, fields };
	},
};
export default family;
