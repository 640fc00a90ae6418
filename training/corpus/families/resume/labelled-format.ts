import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { drawCareer } from '../../kit/careers.ts';
import { field, markup } from '../../kit/html.ts';
import * as ask from '../../kit/lives.ts';
import { drawApplicant } from '../../kit/lives.ts';

const fields: Fields = {
	nome: text('personName', 'cognome e nome', 'De quién es el currículum?', 'Name der Person'),
	indirizzo: text('address', 'home address of the applicant', 'Wo wohnt die Person?'),
	telefono: text('phone', 'teléfono del candidato'),
	email: text('email'),
	nazionalita: text('nationality', 'Which nationality?'),
	dataNascita: date('birthDate', 'fecha de nacimiento'),
	sesso: text('sex', 'gender of the applicant'),
	patente: text(
		'drivingLicence',
		'patente di guida',
		'Which driving licence does the person have?',
	),
	esperienze: list(
		{
			inizio: ask.START,
			fine: ask.END,
			datore: ask.COMPANY,
			citta: ask.PLACE,
			ruolo: ask.ROLE,
			mansioni: ask.TASKS,
		},
		'experience',
		'esperienze lavorative',
		'Where has the person worked, and as what?',
	),
	istruzione: list(
		{ dal: ask.BEGAN, al: ask.FINISHED, titolo: ask.DEGREE, istituto: ask.SCHOOL },
		'education',
		'formazione',
		'Which qualifications were awarded?',
	),
	lingue: list(
		{
			lingua: text('', 'language', 'idioma', 'Sprache'),
			ascolto: text('', 'listening', 'Hören', 'comprensione orale'),
			lettura: text('', 'reading', 'Lesen', 'comprensione scritta'),
			parlato: text('', 'speaking', 'Sprechen', 'produzione orale'),
		},
		'languageSkills',
		'foreign languages by skill',
		'How well does the person speak other languages?',
	),
	stipendio: absent(number('desiredSalary', 'pretese economiche')),
	linkedin: absent(text('linkedin')),
};
const SAID = {
	it: 'Informazioni personali|Cognome e nome|Indirizzo|Telefono|E-mail|Nazionalità|Data di nascita|Sesso|Esperienza professionale|Date|Datore di lavoro|Funzione o posto occupato|Principali mansioni|Istruzione e formazione|Titolo della qualifica rilasciata|Istituto|Lingua|Ascolto|Lettura|Parlato|Patente|Autorizzo il trattamento dei dati personali ai sensi della normativa vigente.|F M|italiana',
	es: 'Información personal|Apellidos y nombre|Dirección|Teléfono|Correo|Nacionalidad|Fecha de nacimiento|Sexo|Experiencia laboral|Fechas|Empresa|Profesión o cargo desempeñado|Funciones principales|Educación y formación|Título de la cualificación obtenida|Centro|Idioma|Escuchar|Leer|Hablar|Permiso de conducir|Los datos son ciertos y se aportan a petición.|M H|española',
	fr: 'Informations personnelles|Nom et prénom|Adresse|Téléphone|Courriel|Nationalité|Date de naissance|Sexe|Expérience professionnelle|Dates|Employeur|Fonction ou poste occupé|Principales activités|Éducation et formation|Intitulé du diplôme délivré|Établissement|Langue|Écouter|Lire|Parler|Permis de conduire|J’atteste l’exactitude des renseignements.|F M|française',
} as const;

/** The form of an official European CV: right-aligned blue labels in a narrow column beside a rule, each detail labelled. */
const family: Family = {
	author: 'tilda',
	locales: ['it-IT', 'es-ES', 'fr-BE', 'fr-LU'],
	draw: (random, locale) => {
		const said = SAID[locale.language as keyof typeof SAID].split('|');
		const at = (i: number) => said[i] ?? '';
		const person = drawApplicant(random);
		const home = locale.address();
		const { jobs, studies } = drawCareer(random, locale);
		const level = () => random.pick(['A1', 'A2', 'B1', 'B2', 'C1', 'C2']);
		const row = (label: string, content: ReturnType<typeof markup>) =>
			markup`<tr><td class="l">${label}</td><td>${content}</td></tr>`;
		const head = (label: string) => markup`<tr><td class="l h">${label}</td><td></td></tr>`;
		const surnameFirst = random.chance(0.5);
		const html = markup`<style>
			@page { size: A4; margin: 15mm }
			body { font: 9.5pt/1.35 'Liberation Sans Narrow' } table { width: 100% } td { padding: .8mm 3mm; vertical-align: top } .l { width: 56mm; text-align: right; color: #1b4f9c; border-right: .7pt solid #1b4f9c } .h { font-weight: bold; padding-top: 5mm; font-size: 10.5pt } .g { width: auto; margin-top: 1mm } .g td { border: .5pt solid #1b4f9c; width: 24mm; text-align: center }
			</style><table><tr><td class="l" style="font-size:15pt">Curriculum vitae</td><td></td></tr>${head(at(0))}
			${row(at(1), markup`<b>${field('nome', surnameFirst ? `${person.family} ${person.given}` : person.name)}</b>`)}
			${row(at(2), field('indirizzo', home.whole))}${row(at(3), field('telefono', locale.phone()))}${row(at(4), field('email', person.email))}
			${random.chance(0.8) && row(at(5), field('nazionalita', at(23)))}${row(at(6), field('dataNascita', locale.date(random.day('1960-02-01', '2002-01-01'))))}${random.chance(0.6) && row(at(7), field('sesso', random.pick(at(22).split(' '))))}
			</table><table data-list="esperienze">${head(at(8))}${jobs.map(
				(
					job,
				) => markup`<tbody data-row>${row(at(9), markup`${field('inizio', locale.date(job.from, 'mm/yyyy').text)} → ${job.to === null ? '' : field('fine', locale.date(job.to, 'mm/yyyy').text)}`)}
				${row(at(11), field('ruolo', job.title))}${row(at(12), field('mansioni', job.tasks.join(' ')))}${row(at(10), markup`${field('datore', job.employer)}, ${field('citta', job.city)}`)}<tr><td class="l">&nbsp;</td></tr></tbody>`,
			)}</table><table data-list="istruzione">${head(at(13))}${studies.map((study) => markup`<tbody data-row>${row(at(9), markup`${field('dal', String(study.from))} → ${field('al', String(study.to))}`)}${row(at(14), field('titolo', study.degree))}${row(at(15), field('istituto', study.school))}</tbody>`)}</table>
			<table><tr><td class="l h">${at(16)}</td><td><table class="g" data-list="lingue"><tr><td></td><td>${at(17)}</td><td>${at(18)}</td><td>${at(19)}</td></tr>
			${random.some(['English', 'Deutsch', 'Português', 'Română', 'Polski'], random.int(1, 3)).map((one) => markup`<tr data-row><td>${field('lingua', one)}</td><td>${field('ascolto', level())}</td><td>${field('lettura', level())}</td><td>${field('parlato', level())}</td></tr>`)}</table></td></tr>
			${random.chance(0.7) && row(at(20), field('patente', random.pick(['B', 'A, B', 'B, C', 'B, BE'])))}</table><p style="font-size:7.5pt">${random.chance(0.6) && at(21)}</p>`;
		return { html, fields };
	},
};
export default family;
