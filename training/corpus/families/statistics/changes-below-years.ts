import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { about, askCells, askNumber, askText, signed } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { drawFace, fillIn } from '../../kit/reports.ts';

const SAID = {
	en: 'Deliveries of paper|Newsprint;Writing paper;Board;Tissue;Wrapping|per cent change on the year before|Year|thousand tons|Paper Makers’ Federation|Table',
	de: 'Lieferungen von Papier|Zeitungsdruck;Schreibpapier;Karton;Hygienepapier;Packpapier|Veränderung zum Vorjahr in Prozent|Jahr|Tausend Tonnen|Verband der Papierfabriken|Tabelle',
	sv: 'Leveranser av papper|Tidningspapper;Skrivpapper;Kartong;Mjukpapper;Omslagspapper|procentuell ändring från året innan|År|tusen ton|Pappersbruksföreningen|Tabell',
	fi: 'Paperin toimitukset|Sanomalehtipaperi;Kirjoituspaperi;Kartonki;Pehmopaperi;Käärepaperi|muutos edellisvuodesta, prosenttia|Vuosi|tuhatta tonnia|Paperiyhdistys|Taulukko',
	cs: 'Dodávky papíru|Novinový papír;Psací papír;Lepenka;Hygienický papír;Balicí papír|změna proti předchozímu roku v procentech|Rok|tisíc tun|Svaz papíren|Tabulka',
	es: 'Entregas de papel|Papel prensa;Papel de escribir;Cartón;Papel tisú;Papel de embalar|variación anual en por ciento|Año|miles de toneladas|Federación Papelera|Tabla',
} as const;
const ASK = {
	en: 'How much {c} was delivered in {r}?|deliveries of {c} in {r}|{c}, {r}',
	de: 'Wie viel {c} wurde {r} geliefert?|{c}, {r}',
	sv: 'Hur mycket {c} levererades {r}?|{c}, {r}',
	fi: 'Paljonko toimitettiin ({c}, {r})?',
	cs: 'Kolik se dodalo v roce {r} ({c})?',
	es: '¿Cuánto se entregó de {c} en {r}?|{c}, {r}',
};

/** A transposed table: the years go down, the kinds across, and below each year's figures stands a line of changes in italics and brackets without a head. */
const family: Family = {
	author: 'thora',
	locales: ['en-GB', 'de-AT', 'sv-SE', 'fi-FI', 'cs-CZ', 'es-ES', 'en-CA'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const all = at(1).split(';');
		const kinds = random.some(all, random.int(3, 5));
		const first = random.int(1949, 2013);
		const years = Array.from({ length: random.int(4, 6) }, (_, i) => String(first + i));
		const order = random.chance(0.3) ? years.toReversed() : years;
		const start = kinds.map(() => random.int(200, 4000));
		const values = years.map((_, y) =>
			start.map((value, k) =>
				y === 0 ? value : (start[k] = Math.round(value * random.decimal(0.88, 1.16, 3))),
			),
		);
		const changeOf = (y: number, k: number) => {
			const [now = 0, then = 1] = [values[y]?.[k], values[y - 1]?.[k]];
			return Number((((now - then) * 100) / then).toFixed(1));
		};
		const grid = askCells(random, locale, {
			rows: years,
			columns: kinds,
			count: 7,
			missing: [String(first - 1), String(first + years.length)],
			say: fillIn(ASK, locale.language),
		});
		const changes = askCells(random, locale, {
			rows: years.slice(1),
			columns: kinds.map((kind) => `${kind}, ${at(2)}`),
			count: 4,
			say: (year, head) => {
				const kind = head.split(',')[0] ?? '';
				return [
					`By how many per cent did deliveries of ${kind} change in ${year}?`,
					`change of ${kind} in ${year}`,
				];
			},
		});
		const fields: Fields = {
			...about('tableNumber', 'caption', 'unit', 'source', 'pageNumber', 'note'),
			...grid.asked,
			...changes.asked,
			years: list(
				{
					year: askText('year|Which year?|Jahr'),
					...Object.fromEntries(
						kinds.flatMap((kind, k) => [
							[`k${k}`, askNumber(`${kind}|deliveries of ${kind}|${kind}, quantity`)],
							[`d${k}`, askNumber(`change of ${kind}|${kind}, per cent|Veränderung ${kind}`)],
						]),
					),
				},
				'figures and changes by year',
				'What was delivered in each year, and how did it change?',
				'yearRows',
			),
			price: absent(askNumber('price per ton|What does a ton cost?|Preis je Tonne')),
			mills: absent(askNumber('number of mills|How many mills are there?|Zahl der Fabriken')),
		};
		const [open, close] = random.pick([
			['(', ')'],
			['', ' %'],
			['', ''],
		] as const);
		const blocks = order.map((year) => {
			const y = years.indexOf(year);
			const cells = kinds.map(
				(kind, k) =>
					markup`<td>${grid.cell(year, kind, `k${k}`, locale.count(values[y]?.[k] ?? 0))}`,
			);
			const below = kinds.map((kind, k) => {
				const shown = signed(locale.amount(changeOf(y, k), 1), '+', random.pick(['−']));
				return markup`<td>${open}${changes.cell(year, `${kind}, ${at(2)}`, `d${k}`, shown)}${close}`;
			});
			return markup`<tbody data-row><tr><td>${field('year', year)}${cells}${y > 0 && markup`<tr class="d"><td>${below}`}</tbody>`;
		});
		const rules = random.pick([
			'tbody { border-bottom: .3pt solid #999 }',
			'',
			'td:first-child { border-right: .5pt solid #000 }',
		]);
		const html = markup`<style>@page { size: ${random.pick(['A5', 'A4', '165mm 230mm'])}; margin: 15mm } body { font: 9pt/1.35 ${drawFace(random)} } table { border-collapse: collapse; width: 100%; border-top: ${random.pick(['1pt solid #000', '2.5pt double #000'])}; border-bottom: 1pt solid #000; margin: 3mm 0 } td, th { text-align: right; padding: .5mm 1.5mm; font-weight: normal } td:first-child, th:first-child { text-align: left } thead th { border-bottom: .5pt solid #000; vertical-align: bottom } .d td { font-style: italic; font-size: 85%; padding-bottom: 1.6mm } ${rules} h2 { font-size: 10.5pt; margin: 0 }
			</style><h2>${field('tableNumber', `${at(6)} ${random.int(1, 19)}`)} – ${field('caption', at(0))}</h2><div>${field('unit', at(4))}</div><table data-list="years"><thead><tr><th>${at(3)}${kinds.map((kind) => markup`<th>${kind}`)}</thead>${blocks}</table><div style="font-size:7.8pt">${field('note', `${open}${at(2)}${close.trim()}`)}<br>${field('source', at(5))}</div><div style="text-align:center;margin-top:5mm">– ${field('pageNumber', String(random.int(5, 96)))} –</div>`;
		return { html, fields };
	},
};
export default family;
