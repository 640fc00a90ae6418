import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { askCells, askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { also, drawFace, drawPaints, extremes, fillIn, ofChart } from '../../kit/reports.ts';

const SAID = {
	en: 'Why people change their bank|“What was the main reason?”|Charges too high;Branch closed;Moved house;Unfriendly staff;Better interest elsewhere;Long queues;Advice of a friend;No reason given|of those asked|More than one answer allowed|adults interviewed by telephone',
	de: 'Warum Kunden die Bank wechseln|„Was war der Hauptgrund?“|Gebühren zu hoch;Filiale geschlossen;Umzug;Unfreundliches Personal;Bessere Zinsen anderswo;Lange Schlangen;Rat von Freunden;Keine Angabe|der Befragten|Mehrfachnennungen möglich|Erwachsene telefonisch befragt',
	es: 'Por qué se cambia de banco|«¿Cuál fue el motivo principal?»|Comisiones altas;Cierre de la sucursal;Mudanza;Trato poco amable;Mejor interés en otro;Largas colas;Consejo de un amigo;No contesta|de los encuestados|Respuesta múltiple|adultos entrevistados por teléfono',
	fr: 'Pourquoi on change de banque|« Quelle était la raison principale ? »|Frais trop élevés;Agence fermée;Déménagement;Personnel peu aimable;Meilleur taux ailleurs;Longues files;Conseil d’un ami;Sans réponse|des personnes interrogées|Plusieurs réponses possibles|adultes interrogés par téléphone',
	pl: 'Dlaczego zmieniamy bank|„Jaki był główny powód?”|Zbyt wysokie opłaty;Zamknięty oddział;Przeprowadzka;Nieuprzejmy personel;Lepsze odsetki;Długie kolejki;Rada znajomego;Brak odpowiedzi|ankietowanych|Można było podać kilka odpowiedzi|dorosłych zapytanych telefonicznie',
	ro: 'De ce ne schimbăm banca|„Care a fost motivul principal?”|Comisioane prea mari;Sucursală închisă;Mutare;Personal nepoliticos;Dobândă mai bună;Cozi lungi;Sfatul unui prieten;Fără răspuns|din cei întrebați|Răspuns multiplu|adulți chestionați telefonic',
} as const;
const ASK = {
	en: 'How many per cent named “{r}”?|What percentage gave the reason “{r}”?|{r}|per cent for {r}',
	de: 'Wie viel Prozent nannten „{r}“?|Anteil {r}',
	es: '¿Qué porcentaje dio como motivo «{r}»?|{r}',
	fr: 'Quel pourcentage a cité « {r} » ?|{r}',
	pl: 'Ile procent podało „{r}”?|{r}',
	ro: 'Ce procent a răspuns „{r}”?|{r}',
};

/** A narrow infographic of a magazine: the question in quotes, bars running to the right in CSS with the number in or behind them, no axis. */
const family: Family = {
	author: 'philippa',
	locales: ['en-US', 'de-DE', 'es-MX', 'fr-FR', 'pl-PL', 'ro-RO', 'en-AU'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const all = at(2).split(';');
		const reasons = random.some(all, random.int(4, 7));
		const drawn = reasons.map(() => random.int(3, 62));
		const values = random.chance(0.7) ? drawn.toSorted((a, b) => b - a) : drawn;
		const { top, bottom } = extremes(values);
		const grid = askCells(random, locale, {
			rows: reasons,
			columns: ['%'],
			count: 4,
			missing: all.filter((one) => !reasons.includes(one)),
			say: fillIn(ASK, locale.language),
		});
		const fields: Fields = {
			...ofChart('chartTitle', 'source', 'largest', 'largestValue', 'smallest'),
			...grid.asked,
			question: askText(
				'question that was asked|What were people asked?|surveyQuestion|Welche Frage wurde gestellt?|Quelle question a été posée ?|¿Qué se preguntó?',
			),
			sample: askNumber(
				'number of people asked|How many people were interviewed?|sampleSize|Wie viele wurden befragt?|taille de l’échantillon|número de encuestados',
			),
			remark: askText(
				'remark on the answers|What is said about the number of answers?|remark in small print|Hinweis zu den Antworten|nota sobre las respuestas',
			),
			month: askText(
				'month of the survey|When were people asked?|surveyMonth|Wann wurde gefragt?|date de l’enquête',
			),
			answers: list(
				{
					reason: askText('reason|answer|Which reason?'),
					share: askNumber('per cent|share|How many gave it?'),
				},
				'reasons and their shares',
				'Which reasons were named, and by how many?',
				'answersWithPercent',
			),
			error: absent(
				askText('margin of error|How large is the error?|Fehlerspanne|margen de error'),
			),
			lastYear: absent(askNumber('share of the year before|What was it last year?|Vorjahr')),
		};
		const { paint } = {
			paint: (i: number) => (i === top ? '#c33' : drawn[i] === 0 ? '#fff' : '#9ab'),
		};
		const paints = drawPaints(random);
		const isPlain = paints.paint(0).startsWith('url');
		const isInside = random.chance(0.4);
		const isAbove = random.chance(0.5);
		const scale = random.decimal(0.7, 1, 2) * (isAbove ? 1.05 : 0.62);
		const row = (reason: string, i: number) => {
			const value = values[i] ?? 0;
			const shown = grid.cell(
				reason,
				'%',
				'share',
				random.chance(0.5) || isInside ? locale.percent(value) : locale.count(value),
			);
			const number = i === top ? field('/largestValue', shown, value) : shown;
			const label = also(
				field('reason', reason),
				i === top && 'largest',
				i === bottom && 'smallest',
			);
			const bar = markup`<span class="b" style="width:${(value * scale).toFixed(1)}mm;background:${isPlain ? paint(i) : paints.paint(0)}">${isInside && value > 14 && markup`<b>${number}</b>`}</span>${!(isInside && value > 14) && markup` ${number}`}`;
			return markup`<div data-row class="r"><div class="l">${label}</div><div>${bar}</div></div>`;
		};
		const html = markup`<style>@page { size: ${random.pick(['105mm 150mm', 'A6', 'A5', '90mm 160mm'])}; margin: 8mm } body { font: 8pt/1.3 ${drawFace(random)} } h1 { font-size: 14pt; line-height: 1.1; margin: 0 0 2mm; ${random.pick(['', 'border-top: 3pt solid #c33; padding-top: 2mm'])} } q { quotes: none; font-style: italic; display: block; margin-bottom: 4mm } .r { ${isAbove ? '' : 'display: grid; grid-template-columns: 34mm 1fr; align-items: center;'} margin-bottom: 2mm } .l { ${isAbove ? '' : `text-align: ${random.pick(['right', 'left'])}; padding-right: 2mm`} } .b { display: inline-block; height: 4.6mm; line-height: 4.6mm; vertical-align: middle; text-align: right; overflow: hidden } .b b { background: #fff; padding: 0 1mm; font-weight: normal } small { font-size: 6.5pt; display: block; margin-top: 2mm }
			</style><h1>${field('chartTitle', at(0))}</h1><q>${field('question', at(1))}</q><div style="font-size:7pt;margin-bottom:2mm">% ${at(3)}</div><div data-list="answers">${reasons.map(row)}</div><small>${random.chance(0.7) && markup`${field('remark', at(4))}. `}${field('sample', locale.count(random.int(40, 310) * 10))} ${at(5)}, ${field('month', `${locale.month(random.int(1, 12))} ${random.int(1979, 2024)}`)}</small><small>${field('source', random.pick(['Institut Varga', 'Polltrack', 'Opinia 2000', 'DataVox']))}</small>`;
		return { html, fields };
	},
};
export default family;
