import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { about, askCells, askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { also, drawFace, drawProse, fillIn } from '../../kit/reports.ts';

const SAID = {
	en: 'The year at a glance|Five-year summary|Net sales;Operating profit;Net earnings;Capital spending;Shareholders’ equity|Earnings per share;Dividend per share|Employees at year end|millions|President’s message|up;down|Our company opened its|th branch in',
	de: 'Das Jahr im Überblick|Fünf Jahre im Vergleich|Umsatzerlöse;Betriebsergebnis;Jahresüberschuss;Investitionen;Eigenkapital|Ergebnis je Aktie;Dividende je Aktie|Mitarbeiter am Jahresende|Millionen|Vorwort des Vorstands|plus;minus|Unser Haus eröffnete die|. Filiale in',
	es: 'El año de un vistazo|Cinco años comparados|Ventas netas;Resultado operativo;Beneficio neto;Inversiones;Fondos propios|Beneficio por acción;Dividendo por acción|Empleados a fin de año|millones|Carta del presidente|más;menos|Nuestra empresa abrió su sucursal número| en',
	sv: 'Året i korthet|Fem år i sammandrag|Nettoomsättning;Rörelseresultat;Årets resultat;Investeringar;Eget kapital|Resultat per aktie;Utdelning per aktie|Anställda vid årets slut|miljoner|VD har ordet|upp;ned|Företaget öppnade butik nummer| i',
	nl: 'Het jaar in het kort|Vijf jaar vergeleken|Netto-omzet;Bedrijfsresultaat;Nettowinst;Investeringen;Eigen vermogen|Winst per aandeel;Dividend per aandeel|Werknemers ultimo|miljoen|Woord van de directie|plus;min|Ons bedrijf opende filiaal nummer| in',
	nb: 'Året i korte trekk|Fem år i sammendrag|Netto salg;Driftsresultat;Årsresultat;Investeringer;Egenkapital|Resultat per aksje;Utbytte per aksje|Ansatte ved årets slutt|millioner|Brev fra direktøren|opp;ned|Selskapet åpnet filial nummer| i',
} as const;
const ASK = {
	en: 'What was the {r} in {c}?|What were the {r} in {c}?|{r} in {c}|{r}, {c}',
	de: 'Wie hoch war {r} im Jahr {c}?|{r} {c}',
	es: '¿Cuál fue {r} en {c}?|{r} {c}',
	sv: 'Hur stor var {r} {c}?|{r} {c}',
	nl: 'Hoe hoog was {r} in {c}?|{r} {c}',
	nb: 'Hvor stor var {r} i {c}?|{r} {c}',
};

/** Inside cover of a company's yearly report: key figures in tiles with arrows of change, below them five years across, with per-share lines and head counts; a few lines of prose. */
const family: Family = {
	author: 'philippa',
	locales: ['en-US', 'de-AT', 'es-ES', 'sv-SE', 'nl-NL', 'nb-NO', 'en-CA'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const year = random.int(1964, 2023);
		const years = Array.from({ length: 5 }, (_, i) => String(year - i));
		const shown = random.chance(0.3) ? years.toReversed() : years;
		const big = random.some(at(2).split(';'), random.int(3, 5));
		const small = at(3)
			.split(';')
			.filter(() => random.chance(0.8));
		const rows = [...big, ...small, at(4)];
		const grid = askCells(random, locale, {
			rows,
			columns: years,
			count: 11,
			missing: [...at(2).split(';'), ...at(3).split(';')].filter((one) => !rows.includes(one)),
			say: fillIn(ASK, locale.language),
		});
		const tiles = big.slice(0, 3);
		const values = rows.map((row) =>
			years.map(() =>
				big.includes(row)
					? random.decimal(12, 2400, 1)
					: small.includes(row)
						? random.decimal(0.3, 9)
						: random.int(400, 29_000),
			),
		);
		const print = (row: string, value: number) =>
			big.includes(row)
				? locale.amount(value, 1)
				: small.includes(row)
					? locale.amount(value)
					: locale.count(value);
		const asked: Record<string, Fields[string]> = {};
		for (const [i, tile] of tiles.entries())
			asked[`change${i + 1}`] = askNumber(
				`change of ${tile} in per cent|By how many per cent did ${tile} change?|${tile}, change against the year before|Veränderung ${tile}`,
			);
		const fields: Fields = {
			...about('title', 'pageNumber', 'footer', 'caption'),
			...grid.asked,
			...asked,
			company: askText(
				'company|Whose report is it?|reportingCompany|Wessen Bericht ist es?|empresa|företag',
			),
			unit: askText(
				'unit of the amounts|In which unit are the amounts?|amountUnit|Einheit der Beträge|unidad de los importes',
			),
			branch: askText(
				'town of the new branch|Where was a branch opened?|newBranchTown|Wo wurde eine Filiale eröffnet?|ciudad de la nueva sucursal',
			),
			messagePage: askText(
				'page of the president’s message|On which page is the message of the president?|messagePage|Auf welcher Seite steht das Vorwort?|página de la carta del presidente',
			),
			summary: list(
				{
					row: askText('line|What is it?|Zeile'),
					...Object.fromEntries(
						years.map((one) => [`y${one}`, askNumber(`${one}|figure of ${one}|in ${one}`)]),
					),
				},
				'lines of the five-year summary',
				'What are the figures of the five years?',
				'fiveYears',
			),
			auditor: absent(
				askText('auditor|Who audited the accounts?|Wirtschaftsprüfer|auditor de cuentas'),
			),
			debt: absent(askNumber('long-term debt|How large are the debts?|Finanzschulden|deuda')),
		};
		const [up = '', down = ''] = at(7).split(';');
		const tile = (row: string, i: number) => {
			const all = values[rows.indexOf(row)] ?? [];
			const change = Number((((all[0] ?? 0) / (all[1] ?? 1) - 1) * 100).toFixed(1));
			const sign = change < 0 ? down : up;
			return markup`<div class="x"><small>${row}</small><br><b>${grid.cell(row, String(year), '', print(row, all[0] ?? 0))}</b><br>${sign} ${field(`change${i + 1}`, { text: locale.percent(Math.abs(change)).text, value: change })}</div>`;
		};
		const unit = `${locale.country.currency} ${at(5)}`;
		const body = rows.map(
			(row, r) =>
				markup`<tr data-row><td>${field('row', row)}${shown.map((one) => markup`<td>${grid.cell(row, one, `y${one}`, print(row, values[r]?.[years.indexOf(one)] ?? 0))}`)}`,
		);
		const company = locale.company();
		const html = markup`<style>@page { size: ${random.pick(['A4', '215mm 280mm', 'A4 landscape'])}; margin: 14mm 16mm } body { font: 9pt/1.4 ${drawFace(random)} } h1 { font-size: 22pt; font-weight: normal; margin: 2mm 0 5mm } .g { display: grid; grid-template-columns: repeat(3, 1fr); gap: 5mm; margin-bottom: 6mm } .x { ${random.pick(['border: .6pt solid #333', 'background: #e8edf2', 'border-left: 3pt solid #1f4e79'])}; padding: 3mm } .x b { font-size: 17pt } table { width: 100%; border-collapse: collapse } td { text-align: right; padding: .9mm 1.5mm; border-bottom: ${random.pick(['.3pt solid #999', '0'])} } td:first-child { text-align: left } .h td { font-weight: bold; border-bottom: .8pt solid #000 } .h td:nth-child(${shown[0] === String(year) ? 2 : 6}) { background: #ddd } p { columns: 2; text-align: justify }
			</style><div>${field('company', company.name)}</div><h1>${field('title', at(0))} ${year}</h1><div class="g">${tiles.map(tile)}</div><p>${drawProse(random, locale.language, 4).join(' ')} ${random.chance(0.7) && markup`${at(8)} ${random.int(3, 60)}${at(9)} ${field('branch', locale.address().city)}.`}</p><b>${field('caption', at(1))}</b> (${field('unit', unit)})<table data-list="summary"><tr class="h"><td>${shown.map((one) => markup`<td>${one}`)}${body}</table><div style="display:flex;justify-content:space-between;margin-top:6mm"><span>${at(6)} → ${field('messagePage', String(random.int(3, 9)))}</span><span>${field('footer', company.web)}</span>${also(String(random.int(1, 2)), 'pageNumber')}</div>`;
		return { html, fields };
	},
};
export default family;
