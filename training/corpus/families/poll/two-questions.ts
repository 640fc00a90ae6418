import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { about, askCells, askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { drawFace, fillIn } from '../../kit/reports.ts';

const SAID = {
	en: 'Should shops be allowed to open on Sundays?;Is the new ring road needed?;Should smoking be banned in trains?|How would you vote tomorrow?|Yes;No;Depends;Do not know|All;Men;Women;Under 30;30–59;60 and over;Town;Country|Base|Question|Percent|Published in|interviews|Labour League;Farmers;Liberals;Centre;Greens;Undecided',
	de: 'Sollen Läden am Sonntag öffnen dürfen?;Wird die neue Umgehung gebraucht?;Soll Rauchen im Zug verboten werden?|Wie würden Sie morgen wählen?|Ja;Nein;Kommt darauf an;Weiß nicht|Alle;Männer;Frauen;Unter 30;30–59;60 und älter;Stadt;Land|Befragte|Frage|Prozent|Veröffentlicht in|Interviews|Arbeiterbund;Bauernpartei;Liberale;Zentrum;Grüne;Unentschieden',
	fr: 'Faut-il ouvrir les magasins le dimanche ?;La nouvelle rocade est-elle utile ?;Faut-il interdire de fumer dans les trains ?|Pour qui voteriez-vous demain ?|Oui;Non;Cela dépend;Sans opinion|Ensemble;Hommes;Femmes;Moins de 30 ans;30–59;60 et plus;Ville;Campagne|Base|Question|Pour cent|Publié dans|entretiens|Ligue ouvrière;Paysans;Libéraux;Centre;Verts;Indécis',
	da: 'Skal butikker have åbent om søndagen?;Er der brug for ringvejen?;Skal rygning forbydes i tog?|Hvad ville De stemme i morgen?|Ja;Nej;Kommer an på;Ved ikke|Alle;Mænd;Kvinder;Under 30;30–59;60 og derover;By;Land|Basis|Spørgsmål|Procent|Offentliggjort i|interview|Arbejderligaen;Bønderne;Liberale;Centrum;Grønne;Uafklarede',
	cs: 'Mají mít obchody otevřeno v neděli?;Je třeba nový obchvat?;Má se zakázat kouření ve vlaku?|Koho byste zítra volil?|Ano;Ne;Záleží;Neví|Všichni;Muži;Ženy;Do 30;30–59;60 a více;Město;Venkov|Základ|Otázka|Procenta|Zveřejněno v|rozhovorů|Dělnická liga;Rolníci;Liberálové;Střed;Zelení;Nerozhodnutí',
} as const;
const ASK = {
	en: 'What percentage of “{c}” said “{r}”?|How many per cent of the group {c} answered {r}?|{r} among {c}|{r}, {c}',
	de: 'Wie viel Prozent der Gruppe „{c}“ sagten „{r}“?|{r} bei {c}',
	fr: 'Quel pourcentage du groupe « {c} » a répondu « {r} » ?|{r}, {c}',
	da: 'Hvor mange procent af {c} svarede {r}?|{r}, {c}',
	cs: 'Kolik procent skupiny {c} odpovědělo {r}?|{r}, {c}',
};

/** A pollster's release: two questions, each with a table of answers down and groups across, per cents without signs, rows of bases in italics, dates and method in a grey foot. */
const family: Family = {
	author: 'philippa',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'da-DK', 'cs-CZ', 'en-CA'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const groups = at(3)
			.split(';')
			.slice(0, random.pick([3, 6, 8]));
		const answers = [
			at(2).split(';').slice(0, random.int(3, 4)),
			random.some(at(9).split(';'), random.int(4, 6)),
		];
		const questions = [random.pick(at(0).split(';')), at(1)];
		const values = answers.map((all) =>
			groups.map(() => {
				const cuts = Array.from({ length: all.length - 1 }, () => random.int(2, 98)).toSorted(
					(a, b) => a - b,
				);
				return all.map((_, i) => (cuts[i] ?? 100) - (cuts[i - 1] ?? 0));
			}),
		);
		const grids = answers.map((all) =>
			askCells(random, locale, {
				rows: all,
				columns: groups,
				count: 6,
				missing: [at(9), at(2)]
					.flatMap((one) => one.split(';'))
					.filter((one) => !answers.flat().includes(one)),
				say: fillIn(ASK, locale.language),
			}),
		);
		const columns = Object.fromEntries(
			groups.map((group, i) => [
				`g${i}`,
				askNumber(`${group}|per cent of ${group}|answers of ${group}`),
			]),
		);
		const fields: Fields = {
			...about('title', 'pageNumber', 'footer'),
			...grids[0]?.asked,
			...grids[1]?.asked,
			firstQuestion: askText(
				'first question|What was asked first?|questionOne|Welche Frage steht zuerst?|première question|první otázka',
			),
			secondQuestion: askText(
				'second question|What was asked in the second question?|questionTwo|zweite Frage|seconde question',
			),
			institute: askText(
				'institute|Who did the poll?|pollster|Wer hat gefragt?|institut de sondage|kdo se ptal',
			),
			interviews: askNumber(
				'number of interviews|How many people were asked?|sampleSize|Zahl der Befragten|nombre de personnes interrogées',
			),
			dates: askText(
				'days of the interviews|When was the poll taken?|fieldDates|Wann wurde gefragt?|dates du sondage',
			),
			medium: askText(
				'newspaper that published it|Where was it published?|publishedIn|Wo wurde es veröffentlicht?|publié dans',
			),
			first: list(
				{ answer: askText('answer|Antwort|réponse'), ...columns },
				'answers to the first question',
				'How were the answers to the first question distributed?',
				'answersOne',
			),
			second: list(
				{ answer: askText('party or answer|Antwort'), ...columns },
				'answers to the second question',
				'How would each group vote?',
				'answersTwo',
			),
			turnout: absent(
				askNumber('turnout|How many people went to the polls?|Wahlbeteiligung|participation'),
			),
			leader: absent(
				askText('most popular minister|Which minister is liked best?|beliebtester Minister'),
			),
		};
		const hasBases = random.chance(0.6);
		const block = (q: number) => {
			const rows = (answers[q] ?? []).map(
				(answer, a) =>
					markup`<tr data-row><td>${field('answer', answer)}${groups.map((group, g) => markup`<td>${grids[q]?.cell(answer, group, `g${g}`, locale.count(values[q]?.[g]?.[a] ?? 0))}`)}`,
			);
			return markup`<section><div class="q">${at(5)} ${q + 1}. ${field(q === 0 ? 'firstQuestion' : 'secondQuestion', questions[q] ?? '')}</div><table data-list="${q === 0 ? 'first' : 'second'}"><tr><th>${at(6)}${groups.map((one) => markup`<th>${one}`)}${rows}${hasBases && markup`<tr class="b"><td>${at(4)}${groups.map(() => markup`<td>${random.int(90, 990)}`)}`}</table></section>`;
		};
		const institute = random.pick([
			'Argus Poll',
			'Institut Merkel & Roy',
			'Vox Nova',
			'Gallard',
			'Median 5',
		]);
		const html = markup`<style>@page { size: ${random.pick(['A4', 'letter', 'A4 landscape'])}; margin: 15mm } body { font: 9pt/1.35 ${drawFace(random)} } h1 { font-size: 15pt } section { margin-bottom: 7mm } .q { font-weight: bold; ${random.pick(['background: #e4e4e4; padding: 1.5mm', 'border-bottom: 1pt solid #000', ''])} } table { width: 100%; border-collapse: collapse } td, th { text-align: center; padding: .9mm 1mm; font-weight: normal } td:first-child, th:first-child { text-align: left } th { font-size: 8pt; vertical-align: bottom; border-bottom: .4pt solid #000 } .b td { font-style: italic; font-size: 7.5pt; border-top: .3pt solid #777 } .f { background: #eee; padding: 2mm; font-size: 8pt }
			</style><h1>${field('title', random.pick(['Omnibus 7', 'Opinion Monitor', 'Barometer', 'Panel']).concat(` ${random.int(1958, 2022)}`))}</h1>${block(0)}${block(1)}<div class="f">${field('institute', institute)}, ${field('interviews', locale.count(random.int(51, 240) * 10))} ${at(8)}, ${field('dates', `${random.int(1, 12)}–${random.int(13, 28)} ${locale.month(random.int(1, 12))}`)}. ${at(7)} ${field('medium', random.pick(['The Courier', 'Morgenblatt', 'L’Écho du Nord', 'Ny Tid', 'Lidový list']))}.</div><p>${field('footer', `${institute} · ${locale.phone()}`)} <span style="float:right">${field('pageNumber', `${random.int(1, 3)}/${random.int(3, 6)}`)}</span></p>`;
		return { html, fields };
	},
};
export default family;
