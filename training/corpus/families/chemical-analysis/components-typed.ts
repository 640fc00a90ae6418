import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import {
	asDate,
	cell,
	drawPeople,
	drawSignature,
	initialled,
	stampNumber,
} from '../../kit/archive.ts';
import { oneOf, speak } from '../../kit/forms.ts';
import { askCells, askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { fillIn } from '../../kit/reports.ts';

const SAID = {
	en: 'Report of analysis|Sample|Received from|Received|Reported|Components|Method|Found|Limit|water;ash;nicotine;sugars;nitrate;chloride;potash;total nitrogen|leaf, cured;cane molasses;river water;fish meal;barley|The sample complies.;The sample does not comply as to ash.;No opinion is given.|Analyst|per cent of dry matter;mg per kg;g per 100 g|gravimetric;by titration;flame photometer;by distillation;ion exchange',
	de: 'Untersuchungsbericht|Probe|Einsender|Eingang|Bericht vom|Bestandteil|Verfahren|Gefunden|Grenzwert|Wasser;Asche;Nikotin;Zucker;Nitrat;Chlorid;Kali;Gesamtstickstoff|Rohtabak;Rübenmelasse;Flusswasser;Fischmehl;Braugerste|Die Probe entspricht den Vorschriften.;Die Probe ist hinsichtlich der Asche zu beanstanden.;Ein Urteil wird nicht abgegeben.|Chemiker|Prozent der Trockenmasse;mg je kg;g je 100 g|gravimetrisch;titrimetrisch;flammenphotometrisch;durch Destillation;Ionenaustausch',
	fr: 'Bulletin d’analyse|Échantillon|Envoyé par|Reçu le|Rendu le|Constituant|Méthode|Trouvé|Limite|eau;cendres;nicotine;sucres;nitrates;chlorures;potasse;azote total|tabac en feuilles;mélasse;eau de rivière;farine de poisson;orge|L’échantillon est conforme.;L’échantillon n’est pas conforme quant aux cendres.;Sans avis.|Chimiste|pour cent de matière sèche;mg par kg;g pour 100 g|gravimétrie;titrage;photomètre de flamme;distillation;échange d’ions',
	es: 'Boletín de análisis|Muestra|Remitente|Recibida|Informe de|Componente|Método|Hallado|Límite|agua;cenizas;nicotina;azúcares;nitratos;cloruros;potasa;nitrógeno total|tabaco en rama;melaza;agua de río;harina de pescado;cebada|La muestra cumple.;La muestra no cumple en cuanto a cenizas.;Sin dictamen.|Químico|por ciento de materia seca;mg por kg;g por 100 g|gravimétrico;por titulación;fotómetro de llama;por destilación;intercambio iónico',
	hu: 'Vizsgálati jegyzőkönyv|Minta|Beküldő|Beérkezett|Kelt|Alkotórész|Módszer|Talált érték|Határérték|víz;hamu;nikotin;cukrok;nitrát;klorid;kálium;összes nitrogén|nyersdohány;melasz;folyóvíz;halliszt;árpa|A minta megfelel.;A minta hamutartalma nem felel meg.;Vélemény nélkül.|Vegyész|a szárazanyag százalékában;mg/kg;g/100 g|gravimetria;titrálás;lángfotométer;desztilláció;ioncsere',
} as const;
const ASK = {
	en: 'How much {r} was found in sample {c}?|{r} content of sample {c}|{r}, sample {c}',
	de: 'Wie viel {r} enthielt Probe {c}?|{r}, Probe {c}',
	fr: 'Quelle teneur en {r} a l’échantillon {c} ?|{r}, échantillon {c}',
	es: '¿Cuánto {r} contiene la muestra {c}?|{r}, muestra {c}',
	hu: 'Mennyi {r} volt a(z) {c} mintában?|{r}, {c} minta',
};

/** An analyst's typed report on several samples: components down, samples as numbered columns, the method in brackets under each component, the opinion and a signature below. */
const family: Family = {
	author: 'casimir',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'es-ES', 'hu-HU', 'en-IN', 'es-MX'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const all = at(9).split(';');
		const parts = random.some(all, random.int(4, 6));
		const samples = Array.from(
			{ length: random.int(2, 4) },
			(_, i) => `${random.pick(['', '', 'S'])}${random.int(100, 180) + i * 7}`,
		);
		const grid = askCells(random, locale, {
			rows: parts,
			columns: samples,
			count: 8,
			missing: all.filter((one) => !parts.includes(one)),
			say: fillIn(ASK, locale.language),
		});
		const [analyst] = drawPeople(locale, 1);
		const day = random.day('1951-01-01', '1992-12-01');
		const fields: Fields = {
			...grid.asked,
			reportNumber: askText(
				'number of the report|What is the report number?|reportNo|Nummer des Berichts|numéro du bulletin|número del boletín',
			),
			material: askText(
				'material of the samples|What kind of material was analysed?|sampleMaterial|Was wurde untersucht?|nature de l’échantillon|qué se analizó',
			),
			sender: askText(
				'sender of the samples|Who sent the samples?|sampleSender|Wer hat die Proben eingesandt?|qui a envoyé l’échantillon|quién envió la muestra',
			),
			received: asDate(
				'date of receipt|When did the samples arrive?|dateReceived|Wann kamen die Proben an?|date de réception|fecha de recepción',
			),
			reported: asDate(
				'date of the report|When was the report written?|dateReported|Von wann ist der Bericht?|date du bulletin|fecha del informe',
			),
			unit: askText(
				'unit of the results|In which unit are the results?|resultUnit|In welcher Einheit?|unité des résultats|unidad',
			),
			limit: askNumber(
				`limit for ${parts[0]}|What is the highest permitted value of ${parts[0]}?|limitFirst|Grenzwert für ${parts[0]}|limite pour ${parts[0]}`,
			),
			methodFirst: askText(
				`method for ${parts[0]}|By which method was ${parts[0]} determined?|methodFirst|Verfahren für ${parts[0]}|méthode pour ${parts[0]}`,
			),
			opinion: askText(
				'opinion of the analyst|Does the sample comply?|opinion|Wie lautet das Urteil?|conclusion du chimiste|dictamen',
			),
			analyst: askText(
				'analyst|Who made the analysis?|analystName|Wer hat untersucht?|qui a fait l’analyse|quién analizó',
			),
			stamp: askText(
				'stamped number|What number is stamped on the sheet?|stampNo|Stempelnummer|numéro tamponné',
			),
			results: list(
				{
					part: askText('component|What was determined?|Bestandteil'),
					method: askText('method|how it was determined|Verfahren'),
					...Object.fromEntries(
						samples.map((one, i) => [
							`s${i}`,
							askNumber(`sample ${one}|result of sample ${one}|${one}`),
						]),
					),
					limit: askNumber('limit|highest permitted|Grenzwert'),
				},
				'results',
				'What was found of each component in each sample?',
				'analysisResults',
				'Ergebnisse der Untersuchung',
			),
			fee: absent(askNumber('fee for the analysis|What did the analysis cost?|Gebühr|honoraires')),
			temperature: absent(
				askNumber('temperature|At which temperature was it stored?|Temperatur|température'),
			),
		};
		const hasLimits = random.chance(0.6);
		const rows = parts.map((part, i) => {
			const method = oneOf(random, at(14));
			const cells = samples.map(
				(one, s) =>
					markup`<td>${grid.cell(part, one, `s${s}`, random.chance(0.06) ? null : locale.amount(random.decimal(0.02, 24, 2)), random.pick(['—', '(–)']))}`,
			);
			const limit = locale.amount(random.int(2, 60) / 2, 1);
			return markup`<tr data-row><td>${field('part', part)}<br><small>(${cell('method', method, i === 0 && 'methodFirst')})</small>${cells}${hasLimits && markup`<td>${cell('limit', limit, i === 0 && 'limit')}`}`;
		});
		const html = markup`<style>@page { size: ${random.pick(['A4', 'A4', '215mm 330mm'])}; margin: 20mm } body { position: relative; min-height: 235mm; font: 10.5pt/1.5 ${random.pick(["'Liberation Mono'", "'DejaVu Sans Mono'", "'Liberation Serif'"])} } h1 { font-size: 13pt; letter-spacing: 3pt; text-align: center; text-transform: uppercase; font-weight: ${random.pick(['bold', 'normal'])} } table { border-collapse: collapse; margin: 6mm 0; width: 100% } td, th { text-align: right; padding: .6mm 3mm; font-weight: normal; vertical-align: top } td:first-child, th:first-child { text-align: left } th { text-decoration: underline } small { font-size: 80% } .t td { padding: 0 4mm 0 0; text-align: left }
			</style><div style="text-align:right">${random.pick(['No.', 'Nr.', 'Lab.'])} ${field('reportNumber', random.pattern('####/##'))}</div><h1>${at(0)}</h1><table class="t" style="width:auto"><tr><td>${at(1)}:<td>${field('material', oneOf(random, at(10)))}<tr><td>${at(2)}:<td>${field('sender', locale.company().name)}<tr><td>${at(3)}:<td>${field('received', locale.date(day))}</table><table data-list="results"><tr><th>${at(5)}<br>(${at(6)})${samples.map((one) => markup`<th>${one}`)}${hasLimits && markup`<th>${at(8)}`}${rows}</table><p>(${field('unit', oneOf(random, at(13)))})</p><p>${field('opinion', oneOf(random, at(11)))}</p><p>${locale.address().city}, ${field('reported', locale.date(day.replace(/-\d\d$/, '-28')))}</p>${random.chance(0.7) && drawSignature(random, analyst ?? locale.person())}<div>${field('analyst', initialled(random, analyst ?? locale.person()))}, ${at(12)}</div>${random.chance(0.5) && stampNumber(random, 'stamp', random.pattern('L ######'))}`;
		return { html, fields };
	},
};
export default family;
