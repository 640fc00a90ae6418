import type { Family, Fields } from '../../family.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { split } from '../../kit/lives.ts';
import { ASK, asList, asValues, drawLife, head, STUDY, without } from '../../kit/people.ts';
import { asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	teacher: ASK.name,
	born: ASK.born,
	subject: asText(
		'school subject taught | Unterrichtsfach | disciplina | matière enseignée',
		'subject',
	),
	rank: asText('grade of the teacher | Dienstgrad | gradul didactic | échelon'),
	totalPoints: asNumber(
		'sum of points | Gesamtpunktzahl | punteggio totale | How many points in all?',
	),
	totalYears: asNumber(
		'years of service | Dienstjahre | vechime | How many school years are listed?',
	),
	service: asList(
		{
			schoolYear: asText('school year | Schuljahr | anno scolastico | année scolaire'),
			school: asText('Which school? | Schule | istituto | établissement', 'employer'),
			town: asText('town of the school | Ort | località', 'city'),
			hours: asNumber('hours a week | Wochenstunden | ore settimanali'),
			days: asNumber('days of service | Diensttage | giorni di servizio'),
			points: asNumber('points for the year | Punkte | punti'),
		},
		'years of teaching | servizio | What service is listed? | Dienstzeiten nach Schuljahr',
	),
	degrees: asList(
		{ degree: STUDY.degree, school: STUDY.school, year: STUDY.to, mark: STUDY.grade },
		'titles of study | titoli | Which titles does the teacher hold?',
	),
	courses: asValues(
		'training course | Fortbildung | corso di aggiornamento',
		'inServiceTraining | Which courses did the teacher take? | Fortbildungen',
	),
	email: ASK.email,
	...without('salary', 'hobbies', 'licence'),
};
const SAID = {
	it: 'CURRICULUM DEL DOCENTE|Docente|Nato/a il|Classe di concorso|Posizione|Anno scolastico|Istituto|Comune|Ore|Giorni|Punti|Totale|Titoli|Aggiornamento|Matematica;Lettere;Inglese;Scienze|di ruolo;supplente;fascia II|Istituto Comprensivo;Liceo;Scuola media',
	ro: 'CURRICULUM AL CADRULUI DIDACTIC|Numele|Data nașterii|Disciplina|Gradul|An școlar|Unitatea|Localitatea|Ore|Zile|Puncte|Total|Studii|Perfecționare|Matematică;Limba română;Engleză;Biologie|definitiv;gradul II;gradul I|Școala Gimnazială;Liceul Teoretic;Colegiul',
	fr: 'ÉTATS DE SERVICE|Enseignant(e)|Né(e) le|Discipline|Situation|Année scolaire|Établissement|Commune|Heures|Jours|Points|Total|Titres|Stages|Mathématiques;Lettres;Anglais;Sciences|titulaire;contractuelle;stagiaire|Collège;Lycée;École',
	pt: 'REGISTO BIOGRÁFICO DO DOCENTE|Nome|Nascido/a em|Grupo|Situação|Ano letivo|Escola|Concelho|Horas|Dias|Pontos|Total|Habilitações|Formação contínua|Matemática;Português;Inglês;Ciências|quadro;contratado;zona|Agrupamento de Escolas;Escola Secundária;Colégio',
	en: 'TEACHING RECORD|Teacher|Born|Subject|Status|School year|School|Town|Hours|Days|Points|Total|Qualifications|In-service training|Mathematics;English;French;Science|permanent;supply;probationer|Primary School;Academy;High School',
} as const;

/** A teacher's record of service: a row for each school year in a narrow ruled table with sums below, titles left and courses right of one another under it. */
const family: Family = {
	author: 'milica',
	locales: ['it-IT', 'ro-RO', 'fr-FR', 'pt-PT', 'en-GB', 'it-CH'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const person = locale.person();
		const life = drawLife(random, locale);
		const last = random.int(1998, 2025);
		const years = Array.from({ length: random.int(5, 14) }, (_, i) => ({
			year: last - i,
			days: random.int(90, 240),
			points: random.int(2, 12),
		}));
		let school = '';
		let town = '';
		const move = () => {
			school = `${one(16)} ${locale.person().family}`;
			town = locale.address().city;
		};
		move();
		const sum = (key: 'days' | 'points') => years.reduce((all, entry) => all + entry[key], 0);
		const html = markup`<style>@page { size: A4; margin: 15mm 24mm } body { font: 9.5pt/1.3 ${random.pick(["'Liberation Mono'", "'Liberation Serif'", "'DejaVu Sans Condensed'"])} } h1 { font-size: 12pt; margin: 0 0 3mm } .k { border: .8pt solid #000; padding: 2mm 3mm; columns: 2; margin-bottom: 4mm } .t { width: 100%; border-bottom: 1.4pt solid #000; border-top: 1.4pt solid #000 } .t td, .t th { padding: .7mm 1.5mm; border-left: .4pt solid #000; border-right: .4pt solid #000; text-align: left } .t th { font-weight: normal; border-bottom: .8pt solid #000 } .n { text-align: right !important } .sum td { border-top: .8pt solid #000; font-weight: bold } .two { display: grid; grid-template-columns: 1.3fr 1fr; gap: 8mm; margin-top: 5mm } u { text-decoration: none; border-bottom: .6pt solid #000; display: block; margin-bottom: 1mm }
			</style><h1>${at(0)}</h1><div class="k">${at(1)}: <b>${field('teacher', `${person.family} ${person.given}`)}</b><br>${at(2)}: ${field('born', locale.date(random.day('1950-01-01', `${last - 36}-12-01`)))}<br>${at(3)}: ${field('subject', one(14))}<br>${at(4)}: ${field('rank', one(15))}<br>${random.chance(0.6) && markup`${head(locale, 'email')}: ${field('email', person.email)}`}</div>
			<table class="t" data-list="service"><thead><tr><th>${at(5)}</th><th>${at(6)}</th><th>${at(7)}</th><th class="n">${at(8)}</th><th class="n">${at(9)}</th><th class="n">${at(10)}</th></tr></thead>${years.map(
				(entry) => {
					if (random.chance(0.35)) move();
					return markup`<tr data-row><td>${field('schoolYear', `${entry.year}/${String(entry.year + 1).slice(2)}`)}</td><td>${field('school', school)}</td><td>${field('town', town)}</td><td class="n">${field('hours', random.int(6, 24))}</td><td class="n">${field('days', entry.days)}</td><td class="n">${field('points', entry.points)}</td></tr>`;
				},
			)}<tr class="sum"><td colspan="4">${at(11)}: ${field('totalYears', years.length)}</td><td class="n">${sum('days')}</td><td class="n">${field('totalPoints', sum('points'))}</td></tr></table>
			<div class="two"><div><u>${at(12)}</u><div data-list="degrees">${life.studies.map((study) => markup`<div data-row>${field('degree', study.degree)}, ${field('school', study.school)}, ${field('year', String(last - years.length - random.int(0, 2)))}${random.chance(0.6) && markup` (${field('mark', random.pick(['9,20', '108/110', '16', 'B+', 'assez bien']))})`}</div>`)}</div></div><div><u>${at(13)}</u><div data-list="courses">${random.some(split('ICT 1|CLIL|Inclusion B2|Montessori II|ERASMUS+ KA1|First Aid'), random.int(2, 4)).map((course) => markup`<div data-row>${field('value', course)}</div>`)}</div></div></div>`;
		return { html, fields };
	},
};
export default family;
