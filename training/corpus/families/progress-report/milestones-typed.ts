import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { asDate, drawPeople, initialled, stampNumber } from '../../kit/archive.ts';
import { oneOf, speak } from '../../kit/forms.ts';
import { askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { also, drawProse } from '../../kit/reports.ts';

const SAID = {
	en: 'Progress report no.|Project|Period|Reported by|Work done|Next steps|Milestone|Due|State|done;late;begun;not begun|Sampling finished;Pilot plant runs;Draft report;Patent filed;Panel trained;Furnace ordered|Man-hours used|of|Spent so far|Problems|Distribution',
	de: 'Zwischenbericht Nr.|Vorhaben|Zeitraum|Berichterstatter|Ausgeführte Arbeiten|Nächste Schritte|Meilenstein|Fällig|Stand|erledigt;verspätet;begonnen;offen|Proben gezogen;Pilotanlage läuft;Berichtsentwurf;Patent angemeldet;Prüfer geschult;Ofen bestellt|Verbrauchte Stunden|von|Bisherige Ausgaben|Schwierigkeiten|Verteiler',
	fr: 'Rapport d’avancement n°|Projet|Période|Rédigé par|Travaux effectués|Prochaines étapes|Étape|Échéance|État|fait;en retard;commencé;à faire|Échantillonnage fini;Pilote en marche;Projet de rapport;Brevet déposé;Jury formé;Four commandé|Heures utilisées|sur|Dépensé à ce jour|Difficultés|Diffusion',
	it: 'Relazione n.|Progetto|Periodo|Redatta da|Lavori svolti|Prossimi passi|Tappa|Scadenza|Stato|fatto;in ritardo;iniziato;da fare|Campionamento finito;Impianto pilota attivo;Bozza di relazione;Brevetto depositato;Gruppo istruito;Forno ordinato|Ore impiegate|di|Speso finora|Problemi|Distribuzione',
	hu: 'Előrehaladási jelentés, szám:|Projekt|Időszak|Készítette|Elvégzett munka|Következő lépések|Mérföldkő|Határidő|Állapot|kész;késik;elkezdve;hátravan|Mintavétel kész;Kísérleti üzem jár;Jelentéstervezet;Szabadalom bejelentve;Bírálók kiképezve;Kemence megrendelve|Felhasznált óra|ebből|Eddigi kiadás|Nehézségek|Elosztás',
} as const;

/** A short typed progress report: a head of two columns, prose under underlined headings, a list of milestones whose due dates and states stand in tabbed columns, hours used of hours planned. */
const family: Family = {
	author: 'thora',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'it-IT', 'hu-HU', 'en-US'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const all = at(10).split(';');
		const steps = random.some(all, random.int(3, 5));
		const year = random.int(1958, 1999);
		const asked: Record<string, Fields[string]> = {};
		const due = (step: string) =>
			askText(
				`due date of “${step}”|When is “${step}” due?|deadline of ${step}|Wann ist „${step}“ fällig?|échéance de « ${step} »`,
			);
		for (const [i, step] of steps.slice(0, 3).entries()) {
			asked[`due${i}`] = due(step);
			asked[`state${i}`] = askText(
				`state of “${step}”|How far is “${step}”?|status of ${step}|Wie weit ist „${step}“?|état de « ${step} »`,
			);
		}
		const said = drawProse(random, locale.language, 4);
		const [writer, reader, other] = drawPeople(locale, 3);
		const planned = random.int(8, 90) * 50;
		const fields: Fields = {
			...asked,
			number: askText(
				'number of the report|Which report is it?|reportNumber|Nummer des Berichts|numéro du rapport',
			),
			project: askText(
				'project|Which project is reported on?|projectName|Welches Vorhaben?|projet',
			),
			period: askText(
				'period of the report|Which period does the report cover?|reportPeriod|Berichtszeitraum|période du rapport',
			),
			writer: askText(
				'writer of the report|Who wrote the report?|reportedBy|Verfasser des Berichts|auteur du rapport',
			),
			date: asDate(
				'date of the report|When was the report written?|reportDate|Datum des Berichts|date du rapport',
			),
			hours: askNumber(
				'hours used|How many hours were used?|hoursUsed|verbrauchte Stunden|heures utilisées',
			),
			planned: askNumber(
				'hours planned|How many hours are planned in all?|hoursPlanned|geplante Stunden|heures prévues',
			),
			spent: askNumber(
				'money spent so far|How much has been spent so far?|spentToDate|bisherige Ausgaben|dépenses à ce jour',
			),
			problem: askText(
				'problems|Which problem is reported?|problemReported|Welche Schwierigkeit?|difficulté signalée',
			),
			copy: askText(
				'first name of the distribution|Who gets the report first?|firstRecipient|erster im Verteiler|premier destinataire',
			),
			stamp: askText(
				'number at the edge|What number is stamped at the edge?|edgeNumber|Nummer am Rand',
			),
			milestones: list(
				{
					step: askText('milestone|step|Meilenstein'),
					due: askText('due date|when due|fällig'),
					state: askText('state|how far|Stand'),
				},
				'milestones',
				'Which milestones are there, when are they due, and how far are they?',
				'milestoneList',
				'Meilensteine',
			),
			missing: absent(due(all.find((one) => !steps.includes(one)) ?? '')),
			customer: absent(askText('customer|Who pays for the project?|Auftraggeber|client')),
		};
		const rows = steps.map(
			(step, i) =>
				markup`<div data-row class="m"><span>${random.pick(['-', `${i + 1}.`, `${i + 1})`])} ${field('step', step)}</span><span>${also(field('due', `${random.int(1, 12)}/${year + random.int(0, 1)}`), i < 3 && `due${i}`)}</span><span>${also(field('state', oneOf(random, at(9))), i < 3 && `state${i}`)}</span></div>`,
		);
		const head = (label: string) => markup`<h4>${label}</h4>`;
		const table = markup`<div class="m u"><span>${at(6)}</span><span>${at(7)}</span><span>${at(8)}</span></div><div data-list="milestones">${rows}</div>`;
		const done = markup`${head(at(4))}<p>${said[0]} ${said[1]}</p>`;
		const html = markup`<style>@page { size: ${random.pick(['A4', 'letter'])}; margin: 20mm 22mm } body { position: relative; min-height: 235mm; font: ${random.pick(["10.5pt/1.5 'Liberation Mono'", "11pt/1.5 'Liberation Serif'", "9.5pt/1.5 'DejaVu Sans Mono'"])} } .k { display: grid; grid-template-columns: 1fr 1fr; gap: 1mm 8mm; border-bottom: ${random.pick(['1pt solid #000', '0'])}; padding-bottom: 3mm } h4 { font-weight: normal; text-decoration: underline; margin: 5mm 0 1mm } p { margin: 0 } .m { display: grid; grid-template-columns: 1fr 30mm 32mm } .u { font-style: italic }
			</style><h3>${at(0)} ${field('number', String(random.int(1, 29)))}</h3><div class="k"><span>${at(1)}: ${field('project', random.pick(['KESTREL', 'AURORA', 'Projekt 12', 'C-40', 'BOREAS']))}</span><span>${at(2)}: ${field('period', `${locale.month(random.int(1, 6))} – ${locale.month(random.int(7, 12))} ${year}`)}</span><span>${at(3)}: ${field('writer', initialled(random, writer ?? locale.person()))}</span><span>${field('date', locale.date(`${year + 1}-01-${random.int(10, 28)}`))}</span></div>${random.chance(0.5) ? [done, head(at(6)), table] : [head(at(6)), table, done]}${random.chance(0.7) && markup`${head(at(14))}<p>${field('problem', said[2] ?? '')}</p>`}${head(at(5))}<p>${said[3]}</p><p style="margin-top:4mm">${at(11)}: ${field('hours', locale.count(Math.round(planned * random.decimal(0.2, 0.95, 2))))} ${at(12)} ${field('planned', locale.count(planned))}<br>${at(13)}: ${field('spent', locale.money(random.int(20, 980) * 100))}</p><p style="margin-top:4mm">${at(15)}: ${field('copy', initialled(random, reader ?? locale.person()))}; ${initialled(random, other ?? locale.person())}</p>${random.chance(0.5) && stampNumber(random, 'stamp', random.pattern('4#######'))}`;
		return { html, fields };
	},
};
export default family;
