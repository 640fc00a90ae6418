import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { drawPeople } from '../../kit/archive.ts';
import { oneOf, speak } from '../../kit/forms.ts';
import { about, askCells, askNumber, askText, sum } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { drawFace, drawProse, fillIn } from '../../kit/reports.ts';

const SAID = {
	en: 'Proposed budget|Title of project|Principal investigator|Institution|Period|Personnel|Supplies;Equipment;Travel;Publication costs;Animals;Computer time|year|Indirect costs|Total|Research associate;Technician;Doctoral student;Secretary|per cent of time|Justification|Lung function of foundry men;Diet and sleep of night nurses;Trace metals in well water;Yeasts of stored grain|Sum',
	de: 'Finanzierungsplan|Titel des Vorhabens|Antragsteller|Einrichtung|Laufzeit|Personal|Verbrauchsmittel;Geräte;Reisen;Druckkosten;Tierhaltung;Rechenzeit|Jahr|Gemeinkosten|Gesamt|Wiss. Mitarbeiter;Laborantin;Doktorand;Schreibkraft|Prozent der Arbeitszeit|Begründung|Lungenfunktion von Gießern;Ernährung und Schlaf im Nachtdienst;Spurenmetalle im Brunnenwasser;Hefen im Lagergetreide|Summe',
	fr: 'Budget demandé|Titre du projet|Responsable|Établissement|Durée|Personnel|Consommables;Équipement;Missions;Publication;Animalerie;Calcul|année|Frais généraux|Total|Chercheur associé;Technicien;Doctorant;Secrétaire|pour cent du temps|Justification|Fonction pulmonaire des fondeurs;Régime et sommeil des infirmières;Métaux dans l’eau de puits;Levures du grain stocké|Somme',
	es: 'Presupuesto solicitado|Título del proyecto|Investigador principal|Institución|Duración|Personal|Fungible;Equipo;Viajes;Publicación;Animalario;Cálculo|año|Costes indirectos|Total|Investigador asociado;Técnico;Doctorando;Secretaria|por ciento del tiempo|Justificación|Función pulmonar de fundidores;Dieta y sueño de enfermeras;Metales en agua de pozo;Levaduras del grano|Suma',
	sv: 'Budget|Projektets titel|Sökande|Institution|Period|Personal|Förbrukning;Utrustning;Resor;Tryckning;Djurhållning;Datortid|år|Indirekta kostnader|Totalt|Forskare;Laborant;Doktorand;Sekreterare|procent av arbetstiden|Motivering|Gjutares lungfunktion;Kost och sömn hos nattpersonal;Metaller i brunnsvatten;Jäst i lagrad spannmål|Summa',
} as const;
const ASK = {
	en: 'How much is asked for {r} in the {c}?|What is requested for {r} in {c}?|{r}, {c}',
	de: 'Wie viel ist für {r} beantragt ({c})?|{r}, {c}',
	fr: 'Combien est demandé pour {r} ({c}) ?|{r}, {c}',
	es: '¿Cuánto se pide para {r} ({c})?|{r}, {c}',
	sv: 'Hur mycket söks för {r} ({c})?|{r}, {c}',
};

/** The budget page of a research application: persons with share of time and pay, other costs under them, years as columns with a total column, a paragraph that justifies, the page head repeated from a form. */
const family: Family = {
	author: 'thora',
	locales: ['en-US', 'de-DE', 'fr-FR', 'es-ES', 'sv-SE', 'en-GB'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const years = Array.from({ length: random.int(2, 4) }, (_, i) => `${i + 1}. ${at(7)}`);
		const staff = random.some(at(10).split(';'), random.int(2, 3));
		const others = random.some(at(6).split(';'), random.int(3, 5));
		const rows = [...staff, ...others, at(8)];
		const values = rows.map((_, r) =>
			years.map(() => random.int(6, 240) * (r < staff.length ? 100 : 25)),
		);
		const spare = [...at(6).split(';'), ...at(10).split(';')].filter((one) => !rows.includes(one));
		const total = at(9);
		const heads = [...years, total];
		const grid = askCells(random, locale, {
			rows: [...rows, total],
			columns: heads,
			count: 11,
			missing: spare,
			say: fillIn(ASK, locale.language),
		});
		const shares = staff.map(() => random.pick([25, 50, 75, 100]));
		const [leader, ...team] = drawPeople(locale, staff.length + 1);
		const fields: Fields = {
			...about('pageNumber'),
			...grid.asked,
			project: askText(
				'title of the project|What is the project called?|projectTitle|Titel des Vorhabens|titre du projet|título del proyecto',
			),
			leader: askText(
				'principal investigator|Who leads the project?|principalInvestigator|Wer leitet das Vorhaben?|responsable du projet',
			),
			institution: askText(
				'institution|Where is the work done?|institutionName|Einrichtung|établissement',
			),
			period: askText(
				'period of the project|From when to when does the project run?|projectPeriod|Laufzeit|durée du projet',
			),
			justification: askText(
				'justification of the costs|How are the costs justified?|budgetJustification|Begründung der Kosten|justification du budget',
			),
			time: askNumber(
				`share of time of the ${staff[0]}|How many per cent of the time does the ${staff[0]} work on it?|percentEffort|Arbeitszeitanteil ${staff[0]}`,
			),
			member: askText(
				`name of the ${staff[0]}|Who is the ${staff[0]}?|person named as ${staff[0]}|Name: ${staff[0]}`,
			),
			lines: list(
				{
					item: askText('item of cost|Which cost?|Posten'),
					...Object.fromEntries(
						heads.map((head, i) => [
							`c${i}`,
							askNumber(`${head}|amount in the ${head}|${head}, amount`),
						]),
					),
				},
				'items of the budget',
				'What is asked for each item in each year?',
				'budgetLines',
				'Posten nach Jahren',
			),
			granted: absent(
				askNumber('amount granted|How much was granted?|bewilligter Betrag|montant accordé'),
			),
			referee: absent(askText('referee|Who judged the proposal?|Gutachter|rapporteur')),
		};
		const line = (row: string, r: number) => {
			const own = values[r] ?? [];
			const name =
				r < staff.length
					? markup`${field('item', row)}, ${r === 0 ? field('/member', team[r]?.name ?? '') : team[r]?.name}<br><small>${r === 0 ? field('/time', shares[0] ?? 0) : shares[r]} ${at(11)}</small>`
					: field('item', row);
			return markup`<tr data-row><td>${name}${[...own, sum(own)].map((value, i) => markup`<td>${grid.cell(row, heads[i] ?? '', `c${i}`, locale.count(value))}`)}`;
		};
		const totals = years.map((_, y) => sum(values.map((row) => row[y] ?? 0)));
		const from = random.int(1959, 2018);
		const html = markup`<style>@page { size: ${random.pick(['A4', 'letter'])}; margin: 15mm } body { font: 9.4pt/1.4 ${random.pick([drawFace(random), "'Liberation Mono'"])} } dl { display: grid; grid-template-columns: 42mm 1fr; border: .6pt solid #000; margin: 0 0 4mm } dt, dd { padding: 1mm 2mm; margin: 0; border-bottom: .3pt solid #000 } dt { font-size: 85% } table { border-collapse: collapse; width: 100% } td { padding: .8mm 2mm; text-align: right; ${random.pick(['border: .4pt solid #000', 'border-bottom: .3pt dotted #000'])} } td:first-child { text-align: left } .h td { font-weight: bold } small { font-size: 78% }
			</style><dl><dt>${at(1)}<dd>${field('project', oneOf(random, at(13)))}<dt>${at(2)}<dd>${field('leader', leader?.name ?? '')}<dt>${at(3)}<dd>${field('institution', `${random.pick(['Institut', 'Dept.', 'Lab.'])} ${locale.address().city}`)}<dt>${at(4)}<dd>${field('period', `${from}–${from + years.length}`)}</dl><b>${at(0)} (${locale.country.currency})</b><table data-list="lines"><tr class="h"><td>${heads.map((head) => markup`<td>${head}`)}<tr class="h"><td colspan="${heads.length + 1}">${at(5)}${staff.map(line)}${others.map((one, i) => line(one, staff.length + i))}${line(at(8), rows.length - 1)}<tr class="h"><td>${total}${[...totals, sum(totals)].map((value, i) => markup`<td>${grid.cell(total, heads[i] ?? '', '', locale.count(value))}`)}</table><p><b>${at(12)}:</b> ${field('justification', drawProse(random, locale.language, 1).join(''))}</p><div style="text-align:right">${field('pageNumber', String(random.int(4, 22)))}</div>`;
		return { html, fields };
	},
};
export default family;
