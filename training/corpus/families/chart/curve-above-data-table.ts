import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { about, askCells, askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { also, drawFace, drawPaints, drawing, extremes, fillIn } from '../../kit/reports.ts';
import { line, ofChart, put, rect, swatch, ticksUpTo } from '../../kit/reports.ts';

const SAID = {
	en: 'Sales and target;Orders received against plan;Output per shift|Actual|Target|Last year|thousand units;pieces;tonnes|Prepared by|Controlling;Sales Planning|Weekly meeting;Monthly review',
	de: 'Absatz und Ziel;Auftragseingang gegen Plan;Ausstoß je Schicht|Ist|Soll|Vorjahr|Tausend Stück;Stück;Tonnen|Erstellt von|Controlling;Vertriebsplanung|Wochenrunde;Monatsgespräch',
	it: 'Vendite e obiettivo;Ordini rispetto al piano;Produzione per turno|Effettivo|Obiettivo|Anno precedente|migliaia di pezzi;pezzi;tonnellate|A cura di|Controllo di gestione;Pianificazione vendite|Riunione settimanale;Riunione mensile',
	hu: 'Értékesítés és cél;Rendelések a tervhez képest;Műszakonkénti termelés|Tény|Terv|Előző év|ezer darab;darab;tonna|Készítette|Kontrolling;Értékesítési osztály|Heti értekezlet;Havi értekezlet',
	pl: 'Sprzedaż i plan;Zamówienia wobec planu;Produkcja na zmianę|Wykonanie|Plan|Rok poprzedni|tys. sztuk;sztuk;ton|Opracował|Kontroling;Planowanie sprzedaży|Narada tygodniowa;Przegląd miesięczny',
	ro: 'Vânzări și plan;Comenzi față de plan;Producție pe schimb|Realizat|Plan|Anul trecut|mii bucăți;bucăți;tone|Întocmit de|Controlling;Planificare vânzări|Ședință săptămânală;Ședință lunară',
} as const;
const ASK = {
	en: 'What is the {r} figure for {c}?|What does the table below the chart give for {r} in {c}?|{r} in {c}|{r} {c}',
	de: 'Wie hoch ist {r} in {c}?|{r} {c}',
	it: 'Qual è il valore {r} di {c}?|{r} {c}',
	hu: 'Mennyi a {r} értéke ({c})?|{r} {c}',
	pl: 'Ile wynosi {r} w {c}?|{r} {c}',
	ro: 'Cât este {r} în {c}?|{r} {c}',
};

/** A slide made with a spreadsheet: bars and a line without numbers, and right below the table of their figures, whose columns stand under the bars. */
const family: Family = {
	author: 'philippa',
	locales: ['en-GB', 'de-DE', 'it-IT', 'hu-HU', 'pl-PL', 'ro-RO', 'en-IN'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const kind = random.pick(['week', 'month', 'quarter']);
		const count = kind === 'quarter' ? 4 : random.int(5, 8);
		const begin = random.int(1, kind === 'week' ? 40 : 12 - count + 1);
		const week = { de: 'KW', en: 'W', it: 'S', hu: 'H', pl: 'T', ro: 'S' }[locale.language] ?? 'W';
		const spans = Array.from({ length: count }, (_, i) =>
			kind === 'week'
				? `${week}${begin + i}`
				: kind === 'quarter'
					? `Q${i + 1}`
					: locale.month(begin + i).slice(0, 3),
		);
		const names = random.chance(0.5) ? [at(1), at(2)] : [at(1), at(2), at(3)];
		const base = random.int(60, 4000);
		const values = names.map(() => spans.map(() => Math.round(base * random.decimal(0.5, 1.3, 3))));
		const grid = askCells(random, locale, {
			rows: names,
			columns: spans,
			count: 8,
			missing: names.length < 3 ? [at(3)] : [],
			say: fillIn(ASK, locale.language),
		});
		const { top, bottom } = extremes(values[0] ?? []);
		const fields: Fields = {
			...ofChart('chartTitle', 'unit'),
			...about('pageNumber', 'footer'),
			...grid.asked,
			best: askText(
				'period with the highest actual figure|In which period was the actual value highest?|bestPeriod|Wann war der Istwert am höchsten?',
			),
			worst: askText(
				'period with the lowest actual figure|In which period was the actual value lowest?|worstPeriod|Wann war der Istwert am niedrigsten?',
			),
			author: askText(
				'department that made the slide|Who prepared the slide?|preparedBy|Wer hat die Folie erstellt?|chi ha preparato la pagina',
			),
			occasion: askText(
				'occasion of the slide|At which meeting was it shown?|meetingName|Anlass der Folie|occasione',
			),
			table: list(
				{
					name: askText('series|row of the table|Which line?'),
					...Object.fromEntries(
						spans.map((span, i) => [`p${i}`, askNumber(`${span}|figure of ${span}|in ${span}`)]),
					),
				},
				'rows of the data table',
				'What does the table under the chart contain?',
				'dataTable',
				'Tabelle unter dem Diagramm',
			),
			forecast: absent(
				askNumber('forecast for next year|What is expected next year?|Prognose|previsione'),
			),
			cost: absent(
				askNumber('cost of sales|What did it cost?|Vertriebskosten|costo delle vendite'),
			),
		};
		const [wide, stub, height] = [
			random.int(15, 19) + (count < 6 ? 12 : 0),
			34,
			random.int(55, 75),
		];
		const paints = drawPaints(random);
		const ticks = ticksUpTo(Math.max(...values.flat()), random.int(3, 5));
		const most = ticks.at(-1) ?? 1;
		const y = (value: number) => height * (1 - value / most);
		const thick = names.length > 2 ? 4.5 : 7;
		const bars = [0, 2].filter((n) => n < names.length);
		const shapes = [
			paints.defs,
			...ticks.map((tick) =>
				line(
					[
						[stub, y(tick)],
						[stub + wide * count, y(tick)],
					],
					'stroke: #999; stroke-width: .15',
				),
			),
			...bars.flatMap((n, b) =>
				(values[n] ?? []).map((value, i) =>
					rect(
						stub + (i + 0.5) * wide - (thick * bars.length) / 2 + b * thick,
						y(value),
						thick,
						height - y(value),
						paints.paint(n),
					),
				),
			),
			line(
				(values[1] ?? []).map((value, i) => [stub + (i + 0.5) * wide, y(value)] as const),
				'stroke: #000; stroke-width: .8',
			),
		];
		const texts = ticks.map((tick) => put(stub - 2, y(tick), locale.count(tick), 'r'));
		const key = (n: number) => (n === 1 ? markup`<b>—</b> ` : swatch(paints.paint(n), paints));
		const html = markup`<style>@page { size: ${random.pick(['254mm 190mm', '254mm 143mm', 'A4 landscape'])}; margin: 9mm 14mm } body { font: 8.6pt/1.3 ${random.pick(["'Liberation Sans'", "'DejaVu Sans'", drawFace(random)])} } h1 { font-size: 15pt; margin: 0; ${random.pick(['background: #1f4e79; color: #fff; padding: 2mm 4mm', 'border-bottom: 2pt solid #c55a11', 'text-align: center'])} } .u { margin: 1mm 0 5mm; font-size: 7.5pt } table { border-collapse: collapse; table-layout: fixed; width: ${stub + wide * count}mm } td { border: .4pt solid #777; text-align: center; padding: .8mm 0; width: ${wide}mm; font-size: 8pt } td:first-child { width: ${stub}mm; text-align: left; box-sizing: border-box; padding-left: 1mm } .b { margin-top: 5mm; display: flex; justify-content: space-between; font-size: 7.5pt }
			</style><h1>${field('chartTitle', random.pick(at(0).split(';')))}</h1><div class="u">${field('unit', random.pick(at(4).split(';')))}</div>${drawing(stub + wide * count, height, shapes, texts)}<table data-list="table"><tr><td>${spans.map((span, i) => markup`<td>${also(span, i === top && 'best', i === bottom && 'worst')}`)}${names.map((name, n) => markup`<tr data-row><td>${key(n)}${field('name', name)}${spans.map((span, i) => markup`<td>${grid.cell(name, span, `p${i}`, locale.count(values[n]?.[i] ?? 0))}`)}`)}</table><div class="b"><span>${at(5)}: ${field('author', random.pick(at(6).split(';')))}</span><span>${field('footer', locale.company().name)}</span><span>${field('occasion', `${random.pick(at(7).split(';'))} ${locale.date(random.day('1994-01-01', '2024-12-01')).text}`)} &nbsp; ${field('pageNumber', String(random.int(2, 30)))}</span></div>`;
		return { html, fields };
	},
};
export default family;
