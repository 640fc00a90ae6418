import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { about, askCells, askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { drawFace, fillIn } from '../../kit/reports.ts';

const SAID = {
	en: 'Baseline characteristics and outcome by group|Characteristic|Age, years;Body mass index, kg/m²;Systolic pressure, mmHg;Cholesterol, mmol/l|Women;Smokers;Previous treatment|Outcome|Cough at week 12;Peak flow, l/min;Days off work|Values are mean ± SD or number (%)|Placebo|Protocol|Visit window|Sponsor’s copy',
	de: 'Ausgangswerte und Ergebnis nach Gruppen|Merkmal|Alter, Jahre;Body-Mass-Index, kg/m²;Systolischer Druck, mmHg;Cholesterin, mmol/l|Frauen;Raucher;Vorbehandlung|Ergebnis|Husten in Woche 12;Spitzenfluss, l/min;Fehltage|Angegeben sind Mittelwert ± SD oder Anzahl (%)|Placebo|Prüfplan|Besuchsfenster|Exemplar des Auftraggebers',
	fr: 'Données initiales et résultats par groupe|Caractéristique|Âge, années;Indice de masse, kg/m²;Pression systolique, mmHg;Cholestérol, mmol/l|Femmes;Fumeurs;Traitement antérieur|Résultat|Toux à 12 semaines;Débit de pointe, l/min;Jours d’arrêt|Moyenne ± écart type ou effectif (%)|Placebo|Protocole|Fenêtre de visite|Exemplaire du promoteur',
	it: 'Dati iniziali ed esito per gruppo|Caratteristica|Età, anni;Indice di massa, kg/m²;Pressione sistolica, mmHg;Colesterolo, mmol/l|Donne;Fumatori;Terapia precedente|Esito|Tosse a 12 settimane;Picco di flusso, l/min;Giorni persi|Media ± DS o numero (%)|Placebo|Protocollo|Finestra di visita|Copia dello sponsor',
	sk: 'Vstupné údaje a výsledok podľa skupín|Znak|Vek, roky;Index hmotnosti, kg/m²;Systolický tlak, mmHg;Cholesterol, mmol/l|Ženy;Fajčiari;Predošlá liečba|Výsledok|Kašeľ v 12. týždni;Prietok, l/min;Dni práceneschopnosti|Priemer ± SD alebo počet (%)|Placebo|Protokol|Okno návštevy|Výtlačok zadávateľa',
} as const;
const DRUGS = 'Velcorin|Tamirol|BX-401|Nordexan|Pulmavent|Osterin'.split('|');
const ASK = {
	en: 'What is the value of “{r}” in the {c} group?|{r}, {c} group|What does the table give for {r} under {c}?',
	de: 'Welchen Wert hat „{r}“ in der Gruppe {c}?|{r}, {c}',
	fr: 'Quelle est la valeur de « {r} » dans le groupe {c} ?|{r}, {c}',
	it: 'Qual è il valore di «{r}» nel gruppo {c}?|{r}, {c}',
	sk: 'Aká je hodnota „{r}“ v skupine {c}?|{r}, {c}',
};

/** A table of a trial report: groups with n= in their heads, means ± SD and counts with per cents in one cell, section rows inside the table, p values in the last column. */
const family: Family = {
	author: 'thora',
	locales: ['en-US', 'de-DE', 'fr-FR', 'it-IT', 'sk-SK', 'en-ZA'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const drug = random.pick(DRUGS);
		const groups = random.chance(0.4) ? [at(7), `${drug} 10 mg`, `${drug} 20 mg`] : [drug, at(7)];
		const sizes = groups.map(() => random.int(24, 190));
		const outcome = at(5).split(';');
		const counts = [...at(3).split(';'), outcome[0] ?? ''];
		const rows = [at(2).split(';'), at(3).split(';'), outcome]
			.flat()
			.filter(() => random.chance(0.9));
		const grid = askCells(random, locale, {
			rows,
			columns: groups,
			count: 9,
			type: 'string',
			missing: ['FEV1, l', 'Hb, g/dl'],
			say: fillIn(ASK, locale.language),
		});
		const tests = askCells(random, locale, {
			rows,
			columns: ['p'],
			count: 3,
			type: 'string',
			say: (row) => [`What is the p value for “${row}”?`, `p value of ${row}`, `p-Wert, ${row}`],
		});
		const asked: Record<string, Fields[string]> = {};
		for (const [i, group] of groups.entries())
			asked[`n${i + 1}`] = askNumber(
				`size of the group ${group}|How many patients were in the ${group} group?|n of ${group}|Wie viele Patienten hatte die Gruppe ${group}?|effectif du groupe ${group}`,
			);
		const fields: Fields = {
			...about('caption', 'tableNumber', 'note', 'pageNumber', 'header'),
			...grid.asked,
			...tests.asked,
			...asked,
			protocol: askText(
				'number of the protocol|Which protocol is it?|protocolNo|Nummer des Prüfplans|numéro de protocole',
			),
			version: askText(
				'version of the table|Which version is it?|tableVersion|Fassung der Tabelle|version',
			),
			copy: askText(
				'whose copy it is|Whose copy is this?|copyOf|Wessen Exemplar ist es?|exemplaire de qui',
			),
			rows: list(
				{
					name: askText('characteristic|What was measured?|Merkmal'),
					...Object.fromEntries(
						groups.map((group, i) => [
							`g${i}`,
							askText(`${group}|value in the ${group} group|${group}, result`),
						]),
					),
					p: askText('p value|significance|p'),
				},
				'rows of the table',
				'What are the values of each characteristic by group?',
				'trialTable',
			),
			deaths: absent(askNumber('number of deaths|How many patients died?|Todesfälle|décès')),
			centre: absent(askText('investigator|Who was the investigator?|Prüfarzt|investigateur')),
		};
		const value = (row: string, g: number) => {
			if (!counts.includes(row))
				return `${locale.amount(random.decimal(20, 180, 1), 1).text} ± ${locale.amount(random.decimal(2, 19, 1), 1).text}`;
			const n = random.int(1, sizes[g] ?? 20);
			return `${n} (${Math.round((n * 100) / (sizes[g] ?? 1))}${random.pick(['', ' %'])})`;
		};
		const body = rows.map((row, i) => {
			const isFirstOutcome = outcome.includes(row) && !outcome.includes(rows[i - 1] ?? '');
			const p = random.chance(0.75)
				? `${random.pick(['', '', '<'])}0${locale.country.signs[0]}${random.pick(['03', '21', '47', '001', '68', '12'])}`
				: null;
			return markup`${isFirstOutcome && markup`<tr class="s"><td colspan="${groups.length + 2}">${at(4)}`}<tr data-row><td>${field('name', row)}${groups.map((group, g) => markup`<td>${grid.cell(row, group, `g${g}`, value(row, g))}`)}<td>${tests.cell(row, 'p', 'p', p, '')}`;
		});
		const html = markup`<style>@page { size: ${random.pick(['A4', 'letter', 'A4 landscape'])}; margin: 16mm } body { font: 9pt/1.4 ${drawFace(random)} } table { border-collapse: collapse; width: 100%; margin: 2mm 0; border-top: 1.2pt solid #000; border-bottom: 1.2pt solid #000 } td, th { padding: .8mm 2mm; text-align: ${random.pick(['center', 'left'])}; font-weight: normal } td:first-child, th:first-child { text-align: left } th { border-bottom: .6pt solid #000 } .s td { font-weight: bold; padding-top: 2mm } .h { display: flex; justify-content: space-between; font-size: 7.5pt; border-bottom: .3pt solid #000; margin-bottom: 6mm } .n { font-size: 8pt }
			</style><div class="h"><span>${field('header', random.pick(['Clinical Study Report', 'Statistical Appendix', 'Final Report, Section 11']))}</span><span>${at(8)} ${field('protocol', random.pattern('??-###/##'))}</span><span>${random.chance(0.6) && field('copy', at(10))}</span><span>${field('pageNumber', String(random.int(20, 190)))}</span></div><b>${field('tableNumber', `${random.pick(['Table', 'Tab.'])} ${random.int(1, 14)}.${random.int(1, 4)}`)}</b> ${field('caption', at(0))}
			<table data-list="rows"><tr><th>${at(1)}${groups.map((group, i) => markup`<th>${group}<br>(n = ${field(`/n${i + 1}`, locale.count(sizes[i] ?? 0))})`)}<th><i>p</i>${body}</table><div class="n">${field('note', `${at(6)}.`)} ${field('version', random.pattern('v#.#'))}</div>`;
		return { html, fields };
	},
};
export default family;
