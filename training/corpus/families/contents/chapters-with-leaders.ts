import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { askText, about } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { drawFace } from '../../kit/reports.ts';

const SAID = {
	en: 'Contents;Table of Contents|Introduction;The sample and how it was drawn;Fieldwork;Results by region;Young and old;Costs;The laboratory study;Discussion;What remains to be done;Summary|Design of the form;Response;Weighting;First wave;Second wave;Errors;Prices;Wages;Storage;Comparison with earlier years|Appendix|Tables;Questionnaire;List of offices;Index|Page|Chapter;Part;',
	de: 'Inhalt;Inhaltsverzeichnis|Einleitung;Die Stichprobe;Feldarbeit;Ergebnisse nach Regionen;Jung und Alt;Kosten;Die Laborstudie;Erörterung;Offene Fragen;Zusammenfassung|Aufbau des Bogens;Rücklauf;Gewichtung;Erste Welle;Zweite Welle;Fehler;Preise;Löhne;Lagerung;Vergleich mit früheren Jahren|Anhang|Tabellen;Fragebogen;Liste der Ämter;Register|Seite|Kapitel;Teil;',
	fr: 'Sommaire;Table des matières|Introduction;L’échantillon;Le travail sur le terrain;Résultats par région;Jeunes et vieux;Les coûts;L’étude en laboratoire;Discussion;Ce qui reste à faire;Résumé|Conception du formulaire;Réponses;Pondération;Première vague;Seconde vague;Erreurs;Prix;Salaires;Stockage;Comparaison avec le passé|Annexe|Tableaux;Questionnaire;Liste des bureaux;Index|Page|Chapitre;Partie;',
	es: 'Índice;Contenido|Introducción;La muestra;Trabajo de campo;Resultados por región;Jóvenes y mayores;Costes;El estudio de laboratorio;Discusión;Lo que queda por hacer;Resumen|Diseño del impreso;Respuesta;Ponderación;Primera ola;Segunda ola;Errores;Precios;Salarios;Almacenaje;Comparación con años anteriores|Anexo|Cuadros;Cuestionario;Lista de oficinas;Índice alfabético|Página|Capítulo;Parte;',
	sv: 'Innehåll;Innehållsförteckning|Inledning;Urvalet;Fältarbetet;Resultat per region;Unga och gamla;Kostnader;Laboratoriestudien;Diskussion;Vad som återstår;Sammanfattning|Blankettens utformning;Svar;Vägning;Första omgången;Andra omgången;Fel;Priser;Löner;Lagring;Jämförelse med tidigare år|Bilaga|Tabeller;Frågeformulär;Förteckning över kontor;Register|Sida|Kapitel;Del;',
	hu: 'Tartalom;Tartalomjegyzék|Bevezetés;A minta;Terepmunka;Eredmények régiónként;Fiatalok és idősek;Költségek;A laborvizsgálat;Megvitatás;Ami még hátravan;Összefoglalás|Az űrlap felépítése;Válaszadás;Súlyozás;Első hullám;Második hullám;Hibák;Árak;Bérek;Tárolás;Összevetés a korábbi évekkel|Függelék|Táblázatok;Kérdőív;Hivatalok jegyzéke;Mutató|Oldal|Fejezet;Rész;',
} as const;
const SAY: Readonly<Record<string, string>> = {
	en: '',
	de: 'Auf welcher Seite beginnt „{r}“?|',
	fr: 'À quelle page commence « {r} » ?|',
	es: '¿En qué página empieza «{r}»?|',
	sv: 'På vilken sida börjar ”{r}”?|',
	hu: 'Melyik oldalon kezdődik: {r}?|',
};
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** A table of contents: chapters with sections stepped in, leaders of dots to page numbers at the right or numbers straight after the title, preface in roman pages, appendices lettered. */
const family: Family = {
	author: 'philippa',
	locales: ['en-US', 'de-DE', 'fr-FR', 'es-ES', 'sv-SE', 'hu-HU', 'en-GB'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const all = at(1).split(';');
		const chapters = all.filter((_, i) => i === 0 || random.chance(0.65));
		const sections = random.shuffle(at(2).split(';'));
		const style = random.pick(['1', 'I', '1', 'A']);
		const word = random.pick(at(6).split(';'));
		let page = random.int(1, 9);
		const rows = chapters.flatMap((chapter, c) => {
			const number =
				style === 'I'
					? (ROMAN[c] ?? '')
					: style === 'A'
						? String.fromCharCode(65 + c)
						: String(c + 1);
			const own = [
				{
					number: word === '' ? `${number}.` : `${word} ${number}`,
					title: chapter,
					page: String((page += random.int(1, 14))),
					level: 0,
				},
			];
			const inner = random.chance(0.55) ? sections.splice(0, random.int(1, 3)) : [];
			return [
				...own,
				...inner.map((title, s) => ({
					number: `${number}.${s + 1}`,
					title,
					page: String((page += random.int(0, 6))),
					level: 1,
				})),
			];
		});
		const extras = random.some(at(4).split(';'), random.int(1, 3)).map((title, i) => ({
			number: `${at(3)} ${String.fromCharCode(65 + i)}`,
			title,
			page: String((page += random.int(2, 12))),
			level: 0,
		}));
		const entries = [...rows, ...extras];
		const chosen = random.some([...entries.keys()], 7);
		const fill = (templates: string, title: string) => templates.replaceAll('{r}', title);
		const ask = (title: string) =>
			askText(
				fill(
					`${SAY[locale.language]}On which page does “${title}” begin?|page of “${title}”|What page is “${title}” on?|page number of the section ${title}`,
					title,
				),
			);
		const asked = Object.fromEntries(
			chosen.map((i, k) => [`page${k}`, ask(entries[i]?.title ?? '')]),
		);
		const third = rows.filter(({ level }) => level === 0)[2];
		const spare = all.find((one) => !chapters.includes(one));
		const fields: Fields = {
			...about('title', 'pageNumber'),
			...asked,
			thirdTitle: askText(
				'title of the third chapter|What is the third chapter called?|chapterThree|Wie heißt das dritte Kapitel?|titre du troisième chapitre|título del tercer capítulo',
			),
			lastTitle: askText(
				'last entry of the contents|What comes last in the book?|lastEntry|letzter Eintrag|dernière entrée|última entrada',
			),
			work: askText(
				'title of the report|Which report is it?|reportTitle|Titel des Berichts|titre du rapport',
			),
			entries: list(
				{
					number: askText('number of the chapter|Nummer'),
					title: askText('title|heading|Überschrift'),
					page: askText('page|page number|Seite'),
				},
				'entries of the contents',
				'Which chapters are there, and on which pages?',
				'tableOfContents',
				'Gliederung mit Seitenzahlen',
			),
			missing: absent(ask(spare ?? 'Preface')),
			price: absent(askText('price of the report|What does the report cost?|Preis')),
		};
		const isTight = random.chance(0.6);
		const dots = random.pick(['dots', 'dots', 'none', 'short']);
		const line = (entry: (typeof entries)[number], i: number) => {
			const k = chosen.indexOf(i);
			const paged =
				k >= 0 ? field(`/page${k}`, field('page', entry.page)) : field('page', entry.page);
			let title = field('title', entry.title);
			if (entry === third) title = field('/thirdTitle', title);
			if (i === entries.length - 1) title = field('/lastTitle', title);
			return markup`<div data-row class="r l${entry.level}"><span class="n">${field('number', entry.number)}</span><span>${title}</span>${dots === 'dots' ? markup`<u>${(isTight ? '.' : ' .').repeat(isTight ? 18 : 11)}</u>` : markup`<em></em>`}<span>${paged}</span></div>`;
		};
		const html = markup`<style>@page { size: ${random.pick(['A4', 'letter', 'A5', '176mm 250mm'])}; margin: 20mm 18mm } body { font: ${random.pick(['9.5pt', '10.5pt'])}/1.5 ${random.pick([drawFace(random), "'Liberation Mono'"])} } h1 { font-size: 14pt; text-align: ${random.pick(['center', 'left'])}; font-weight: ${random.pick(['bold', 'normal'])} } .r { display: flex; gap: 2mm } .r u { flex: 1; text-decoration: none; overflow: hidden; white-space: nowrap; text-align: right } .r em { ${dots === 'none' ? 'flex: 1' : 'width: 4mm'} } .n { ${word === '' ? 'min-width: 9mm' : 'min-width: 22mm'} } .l0 { ${random.pick(['font-weight: bold', '', 'text-transform: uppercase; font-size: 90%'])}; margin-top: 2mm } .l1 { padding-left: 9mm }
			</style><div style="text-align:right;font-size:8pt">${field('work', random.pick(['Survey of Offices', 'The Valley Report', 'Report 114', 'Enquiry into Storage']))}</div><h1>${field('title', random.pick(at(0).split(';')))}</h1><div style="text-align:right"><i>${at(5)}</i></div><div data-list="entries">${entries.map(line)}</div><div style="text-align:center;margin-top:8mm">${field('pageNumber', random.pick(['i', 'iii', 'v', 'vii']))}</div>`;
		return { html, fields };
	},
};
export default family;
