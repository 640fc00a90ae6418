import type { Family, Fields } from '../../family.ts';
import { absent, date, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { about, askCells, askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';

const SAID = {
	cs: 'Vysvědčení|žák;žákyně|třída|školní rok|Chování;Český jazyk;Anglický jazyk;Matematika;Přírodopis;Dějepis;Zeměpis;Hudební výchova;Tělesná výchova|výborný;chvalitebný;dobrý;dostatečný|uvolněn|1. pololetí|2. pololetí|Zameškané hodiny|omluvené|neomluvené|třídní učitel|Předmět|Celkové hodnocení|prospěl(a) s vyznamenáním;prospěl(a)|Základní škola|V|číslo výkazu|narozen(a)',
	sk: 'Vysvedčenie|žiak;žiačka|trieda|školský rok|Správanie;Slovenský jazyk;Anglický jazyk;Matematika;Prírodopis;Dejepis;Zemepis;Hudobná výchova;Telesná výchova|výborný;chválitebný;dobrý;dostatočný|oslobodený|1. polrok|2. polrok|Vymeškané hodiny|ospravedlnené|neospravedlnené|triedny učiteľ|Predmet|Celkové hodnotenie|prospel(a) s vyznamenaním;prospel(a)|Základná škola|V|číslo výkazu|narodený(á)',
	es: 'Boletín de notas|alumno;alumna|curso|año escolar|Conducta;Lengua;Inglés;Matemáticas;Ciencias;Historia;Geografía;Música;Educación física|sobresaliente;notable;bien;suficiente|exento|1.er semestre|2.º semestre|Faltas|justificadas|injustificadas|tutor|Asignatura|Calificación global|promociona con mención;promociona|Colegio|En|número de acta|nacido(a)',
	ro: 'Foaie matricolă|elev;elevă|clasa|anul școlar|Purtare;Limba română;Limba engleză;Matematică;Biologie;Istorie;Geografie;Educație muzicală;Educație fizică|foarte bine;bine;suficient;satisfăcător|scutit|semestrul I|semestrul II|Absențe|motivate|nemotivate|diriginte|Disciplina|Rezultat general|promovat cu premiu;promovat|Școala generală|Localitatea|număr matricol|născut(ă)',
} as const;
const ASK: Readonly<Record<string, (subject: string, half: string) => string[]>> = {
	cs: (subject, half) => [`Jakou známku má žák z předmětu ${subject} (${half})?`],
	sk: (subject, half) => [`Akú známku má žiak z predmetu ${subject} (${half})?`],
	es: (subject, half) => [`¿Qué nota sacó en ${subject} (${half})?`],
	ro: (subject, half) => [`Ce notă are la ${subject} (${half})?`],
};

/** A school report: subjects with dot leaders, a figure or a word for each half of the year, absences in a second small grid with spanning heads, sentences above and signatures below. */
const family: Family = {
	author: 'felipe',
	locales: ['cs-CZ', 'sk-SK', 'es-ES', 'ro-RO', 'es-MX'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const halves = [at(7), at(8)];
		const words = at(5).split(';');
		const [first = '', ...rest] = at(4).split(';');
		const subjects = [first, ...random.some(rest, random.int(5, 8))];
		const never = rest.filter((one) => !subjects.includes(one));
		const asWord = random.chance(0.5);
		const rows = subjects.map((subject) => ({
			subject,
			marks: halves.map(() =>
				random.chance(0.05)
					? at(6)
					: asWord
						? random.pick(words)
						: String(random.int(1, locale.language === 'cs' || locale.language === 'sk' ? 4 : 10)),
			),
		}));
		const grid = askCells(random, locale, {
			rows: subjects,
			columns: halves,
			count: 10,
			type: 'string',
			missing: never,
			say: (subject, half) => [
				...(ASK[locale.language]?.(subject, half) ?? []),
				`Which mark did the pupil get in ${subject} (${half})?`,
				`mark in ${subject}, ${half}`,
				`grade: ${subject} ${half}`,
			],
		});
		const kinds = [at(10), at(11)];
		const absences = askCells(random, locale, {
			rows: kinds,
			columns: halves,
			count: 3,
			say: (kind, half) => [
				`How many hours were missed (${kind}, ${half})?`,
				`${at(9)} ${kind}, ${half}`,
				`absences, ${kind}: ${half}`,
			],
		});
		const { name, isWoman } = locale.person();
		const year = random.int(1964, 2023);
		const fields: Fields = {
			...about('title'),
			...grid.asked,
			...absences.asked,
			pupil: askText(
				'pupil|Whose report is it?|name of the pupil|Čí je vysvědčení?|¿De quién es el boletín?|Al cui este carnetul?',
			),
			birthDate: date(
				'birthDate',
				'When was the pupil born?',
				'date of birth of the pupil',
				at(19),
			),
			school: askText(`school|Which school is it?|name of the school|${at(16)}`),
			classOf: askText(`class|Which class is the pupil in?|${at(2)}|className`),
			schoolYear: askText(`school year|For which school year is the report?|${at(3)}|schoolYear`),
			verdict: askText(`overall result|What is the overall result?|${at(14)}|overallResult`),
			teacher: askText(
				`class teacher|Who is the class teacher?|${at(12)}|formTeacher|Who signed the report?`,
			),
			issued: date(
				'',
				'day of issue',
				'When was the report issued?',
				'issuedOn',
				'date beside the place',
			),
			number: askText(
				`number of the report|${at(18)}|reportNumber|Which number does the report have?`,
			),
			marks: list(
				{
					subject: askText(`subject|${at(13)}|school subject`),
					first: askText(`${halves[0]}|mark of the first half|first term`),
					second: askText(`${halves[1]}|mark of the second half|second term`),
				},
				'marks',
				'Which marks does the pupil have?',
				'all subjects with their marks',
				at(0),
			),
			average: absent(
				askNumber('average mark|What is the average of the marks?|průměr|promedio|media'),
			),
			head: absent(askText('head of the school|Who is the head teacher?|ředitel školy|director')),
		};
		const dots = random.chance(0.5);
		const isSide = random.chance(0.4);
		const grids = markup`<table data-list="marks"><tr><th>${at(13)}${halves.map((half) => markup`<th>${half}`)}${rows.map(({ subject, marks }) => markup`<tr data-row><td><span class="s">${field('subject', subject)}<i></i></span>${marks.map((mark, h) => markup`<td>${grid.cell(subject, halves[h] ?? '', h === 0 ? 'first' : 'second', mark)}`)}`)}</table>`;
		const missed = markup`<table class="a"><tr><td colspan="2">${at(9)}${halves.map((half) => markup`<th>${half}`)}${kinds.map((kind, k) => markup`<tr>${k === 0 && markup`<td rowspan="2"> `}<td>${kind}${halves.map((half) => markup`<td>${absences.cell(kind, half, '', k === 1 && random.chance(0.5) ? null : locale.count(random.int(1, k === 0 ? 96 : 7)), '—')}`)}`)}</table>`;
		const html = markup`<style>@page { size: ${random.pick(['A4', 'A5', 'A4 landscape'])}; margin: 15mm 18mm } body { font: 9.8pt/1.4 ${random.pick(["'Liberation Serif'", "'DejaVu Serif'", "'Liberation Mono'"])} } h1 { font-size: 21pt; font-weight: normal; text-align: center; letter-spacing: ${random.pick(['.1em', '0'])}; margin: 2mm 0 } .c { text-align: center } table { width: 100%; margin: 4mm 0 } td, th { padding: .8mm 1.5mm; text-align: center; font-weight: normal; ${random.pick(['border: .5pt solid #333', '', 'border-bottom: .4pt solid #999'])} } th { font-style: italic } td:first-child { text-align: left } .s { display: flex } .s i { flex: 1; border-bottom: ${dots ? '1pt dotted #444' : '0'}; margin: 0 0 1.5mm 1mm } .w { ${isSide ? 'display: grid; grid-template-columns: 3fr 2fr; gap: 8mm; align-items: start' : ''} } .a { font-size: 88% } .g { display: flex; justify-content: space-between; margin-top: 10mm } .b { font-size: 88%; display: flex; justify-content: space-between }
			</style><div class="b"><span>${field('school', `${at(16)} ${locale.address().whole}`)}</span>${random.chance(0.6) && markup`<span>${at(18)}: ${field('number', random.pattern('##/##'))}</span>`}</div><h1>${field('title', at(0))}</h1><div class="c">${at(1).split(';')[isWoman ? 1 : 0]} <b>${field('pupil', name)}</b>, ${at(19)} ${field('birthDate', locale.date(`${year - random.int(8, 15)}-0${random.int(1, 9)}-${random.int(10, 28)}`))}<br>${at(2)} ${field('classOf', `${random.pick(['V', 'VI', 'VII', 'VIII'])}. ${random.pick(['A', 'B', 'C'])}`)}, ${at(3)} ${field('schoolYear', `${year}/${year + 1}`)}</div><div class="w">${grids}${missed}</div><p>${at(14)}: <b>${field('verdict', random.pick(at(15).split(';')))}</b></p><div class="g"><span>${at(17)} ${locale.address().city}, ${field('issued', locale.date(`${year + 1}-06-${random.int(20, 30)}`))}</span><span class="c">${field('teacher', locale.person().name)}<br><small>${at(12)}</small></span></div>`;
		return { html, fields };
	},
};
export default family;
