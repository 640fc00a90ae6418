import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { about, askCells, askNumber, askText, sum } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { drawFace, drawProse, fillIn } from '../../kit/reports.ts';

const SAID = {
	en: 'From|To|Moves between the districts;Letters sent between the offices;Journeys to work|North;Harbour;Old Town;Hill;Mill Quarter;South;Airport|Sum|Left|Arrived|Sheet|persons;letters;journeys',
	de: 'Von|Nach|Umzüge zwischen den Bezirken;Briefe zwischen den Ämtern;Wege zur Arbeit|Nord;Hafen;Altstadt;Am Berg;Mühlenviertel;Süd;Flughafen|Summe|Fortzüge|Zuzüge|Blatt|Personen;Briefe;Wege',
	fr: 'De|Vers|Déménagements entre quartiers;Lettres entre les bureaux;Trajets domicile-travail|Nord;Port;Vieille Ville;Colline;Moulins;Sud;Aéroport|Somme|Départs|Arrivées|Feuille|personnes;lettres;trajets',
	es: 'De|A|Mudanzas entre distritos;Cartas entre oficinas;Viajes al trabajo|Norte;Puerto;Casco Viejo;Colina;Molinos;Sur;Aeropuerto|Suma|Salidas|Llegadas|Hoja|personas;cartas;viajes',
	pt: 'De|Para|Mudanças entre bairros;Cartas entre repartições;Viagens para o trabalho|Norte;Porto;Cidade Velha;Colina;Moinhos;Sul;Aeroporto|Soma|Saídas|Chegadas|Folha|pessoas;cartas;viagens',
	tr: 'Nereden|Nereye|Mahalleler arası taşınma;Bürolar arası mektup;İşe gidiş|Kuzey;Liman;Eski Şehir;Tepe;Değirmen;Güney;Havaalanı|Toplam|Gidenler|Gelenler|Sayfa|kişi;mektup;yolculuk',
} as const;
const ASK = {
	en: 'How many went from {r} to {c}?|from {r} to {c}|{r} → {c}',
	de: 'Wie viele gingen von {r} nach {c}?|von {r} nach {c}',
	fr: 'Combien sont allés de {r} vers {c} ?|de {r} à {c}',
	es: '¿Cuántos fueron de {r} a {c}?|de {r} a {c}',
	pt: 'Quantos foram de {r} para {c}?|de {r} para {c}',
	tr: '{r} → {c} kaç?|{r} yerinden {c} yerine',
};

/** A square matrix of flows with the same names down and across, an empty diagonal, sums at the right and below, heads that stand upright, "to" over all of them. */
const family: Family = {
	author: 'casimir',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'es-ES', 'pt-PT', 'tr-TR'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const all = at(3).split(';');
		const places = random.some(all, random.int(4, 6));
		const flows = places.map((_, r) => places.map((__, c) => (r === c ? 0 : random.int(3, 2400))));
		const total = at(4);
		const spare = all.filter((one) => !places.includes(one));
		const grid = askCells(random, locale, {
			rows: places,
			columns: places,
			count: 10,
			missing: spare,
			say: fillIn(ASK, locale.language),
		});
		const edge = askCells(random, locale, {
			rows: places,
			columns: [at(5), at(6)],
			count: 4,
			say: (row, column) => [
				`${column}: ${row}, ${total}`,
				column === at(5) ? `How many left ${row} in all?` : `How many arrived at ${row} in all?`,
				column === at(5) ? `sum of the row ${row}` : `sum of the column ${row}`,
			],
		});
		const fields: Fields = {
			...about('title', 'unit', 'pageNumber'),
			...grid.asked,
			...edge.asked,
			year: askText(
				'year of the count|In which year was it counted?|countYear|Zähljahr|année du comptage',
			),
			grand: askNumber(
				'sum of all flows|How many are there altogether?|grandTotal|Gesamtsumme|somme totale',
			),
			sheet: askText(
				'number of the sheet|Which sheet is it?|sheetNo|Nummer des Blattes|numéro de la feuille',
			),
			flows: list(
				{
					from: askText('from|place of departure|Von wo?'),
					...Object.fromEntries(
						places.map((place, i) => [
							`to${i}`,
							askNumber(`to ${place}|${place}|flow to ${place}`),
						]),
					),
					left: askNumber('sum of the row|all that left|row total'),
				},
				'rows of the matrix',
				'How many went from each place to each other?',
				'originDestination',
			),
			cost: absent(askNumber('cost of the count|What did the count cost?|Kosten der Zählung')),
			distance: absent(
				askNumber(
					`distance from ${places[0]} to ${places[1]}|How far is it from ${places[0]} to ${places[1]}?|Entfernung`,
				),
			),
		};
		const isUpright = random.chance(0.4);
		const empty = random.pick(['×', '–', '', '•']);
		const rows = places.map((place, r) => {
			const cells = places.map((to, c) =>
				r === c
					? markup`<td class="x">${grid.cell(place, to, `to${c}`, null, empty)}`
					: markup`<td>${grid.cell(place, to, `to${c}`, locale.count(flows[r]?.[c] ?? 0))}`,
			);
			return markup`<tr data-row>${r === 0 && markup`<th rowspan="${places.length}" class="v"><div>${at(0)}</div>`}<th class="l">${field('from', place)}${cells}<td class="s">${edge.cell(place, at(5), 'left', locale.count(sum(flows[r] ?? [])))}`;
		});
		const arrivals = places.map((_, c) => sum(flows.map((row) => row[c] ?? 0)));
		const rules = random.pick([
			'td, th { border: .4pt solid #000 }',
			'tr + tr > * { border-top: .3pt dotted #777 }',
			'td { border: .3pt solid #aaa } .x { background: #ccc }',
		]);
		const html = markup`<style>@page { size: ${random.pick(['A4', 'A4 landscape', 'letter', '200mm 200mm'])}; margin: 15mm } body { font: 9pt/1.3 ${drawFace(random)} } table { border-collapse: collapse; margin: 6mm auto } td { text-align: right; padding: 1.6mm 2.5mm; min-width: 11mm } th { font-weight: normal; padding: 1mm 2mm } .l { text-align: left } .v div, .u span { writing-mode: vertical-rl; transform: rotate(180deg) } .v { letter-spacing: 2pt } .x { text-align: center } .s { font-weight: bold } ${rules} h2 { font-size: 12pt; margin: 2mm 0 }
			</style><div>${at(7)} ${field('sheet', random.pattern('#?'))}</div><h2>${field('title', random.pick(at(2).split(';')))}, ${field('year', String(random.int(1959, 2022)))}</h2><p>${drawProse(random, locale.language, 2).join(' ')} (${field('unit', random.pick(at(8).split(';')))})</p>
			<table data-list="flows"><tr><td colspan="2"><th colspan="${places.length}">${at(1)}<td><tr><td colspan="2">${places.map((place) => markup`<th class="${isUpright ? 'u' : ''}"><span>${place}</span>`)}<th><i>${total}</i>${rows}<tr class="s"><td colspan="2" class="l"><i>${total}</i>${places.map((place, c) => markup`<td>${edge.cell(place, at(6), '', locale.count(arrivals[c] ?? 0))}`)}<td>${field('grand', locale.count(sum(arrivals)))}</table><div style="text-align:right">${field('pageNumber', `${random.int(3, 70)}`)}</div>`;
		return { html, fields };
	},
};
export default family;
