import type { Family, Fields } from '../../family.ts';
import { cell } from '../../kit/archive.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { drawApplicant } from '../../kit/lives.ts';
import {
	ASK,
	asList,
	asValues,
	drawLife,
	drawMonths,
	JOB,
	STUDY,
	without,
} from '../../kit/people.ts';
import { asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	proposedRole: asText(
		'role in the project | vorgesehene Rolle | rôle proposé | Which role is the expert proposed for?',
		'jobTitle',
	),
	familyName: asText('family name of the expert | Nachname | nom de famille', 'surname'),
	firstNames: asText('first names of the expert | Vornamen | prénoms', 'givenNames'),
	dateOfBirth: ASK.born,
	nationality: ASK.nationality,
	civilStatus: ASK.status,
	education: asList(
		{
			institution: STUDY.school,
			period: asText('from and to | Zeitraum | dates', 'period'),
			degree: STUDY.degree,
		},
		'degrees obtained | Ausbildung | diplômes obtenus | Which degrees did the expert obtain?',
	),
	languages: asList(
		{
			language: asText('language | Sprache | langue'),
			reading: asNumber('reading from 1 to 5 | Lesen | lu'),
			speaking: asNumber('speaking from 1 to 5 | Sprechen | parlé'),
			writing: asNumber('writing from 1 to 5 | Schreiben | écrit'),
		},
		'language skills in figures | Sprachkenntnisse | compétences linguistiques',
	),
	memberships: asValues(
		'professional body | Berufsverband | association',
		'memberships | To which bodies does the expert belong? | Mitgliedschaften',
	),
	presentPosition: asText(
		'present position of the expert | jetzige Stellung | situation actuelle | What does the expert do now?',
	),
	yearsInFirm: asNumber('years within the firm | Jahre in der Firma | années d’ancienneté'),
	countries: asList(
		{
			country: asText('country worked in | Land | pays', 'country'),
			when: asText('when in the country | Zeitraum | dates'),
		},
		'experience by region | Ländererfahrung | expérience par pays | In which countries has the expert worked?',
	),
	record: asList(
		{
			from: JOB.from,
			to: JOB.to,
			location: JOB.town,
			company: JOB.firm,
			reference: asText(
				'person who can be asked | Referenzperson | personne de référence',
				'references',
			),
			position: JOB.title,
			description: JOB.tasks,
		},
		'professional experience | Berufserfahrung | expérience professionnelle | What has the expert done?',
	),
	lastCompany: ASK.lastFirm,
	...without('phone', 'address', 'salary'),
};
const SAID = {
	en: 'CURRICULUM VITAE|Proposed role in the project|Family name|First names|Date of birth|Nationality|Civil status|Education|Institution (from – to)|Degree obtained|Language skills (1 – excellent; 5 – basic)|Language|Reading|Speaking|Writing|Membership of professional bodies|Present position|Years within the firm|Specific experience in countries|Country|Date|Professional experience|Date from – to|Location|Company and reference person|Position|Description|Team leader;Key expert 2;Trainer;Short-term expert|married;single;divorced|Moldova;Kenya;Vietnam;Peru;Georgia;Ghana;Nepal',
	fr: 'CURRICULUM VITÆ|Rôle proposé dans le projet|Nom de famille|Prénoms|Date de naissance|Nationalité|État civil|Éducation|Institution (de – à)|Diplôme obtenu|Langues (1 – excellent ; 5 – rudimentaire)|Langue|Lu|Parlé|Écrit|Affiliation à une organisation professionnelle|Situation présente|Années d’ancienneté|Expérience dans les pays|Pays|Date|Expérience professionnelle|De – à|Lieu|Société et personne de référence|Position|Description|Chef d’équipe;Expert principal 2;Formateur;Expert court terme|marié;célibataire;divorcée|Moldavie;Kenya;Vietnam;Pérou;Géorgie;Ghana;Népal',
	es: 'CURRÍCULUM VÍTAE|Función propuesta en el proyecto|Apellidos|Nombres|Fecha de nacimiento|Nacionalidad|Estado civil|Educación|Institución (de – a)|Título obtenido|Idiomas (1 – excelente; 5 – básico)|Idioma|Leído|Hablado|Escrito|Pertenencia a colegios profesionales|Puesto actual|Años en la empresa|Experiencia por países|País|Fecha|Experiencia profesional|De – a|Lugar|Empresa y persona de referencia|Puesto|Descripción|Jefe de equipo;Experto 2;Formador;Experto a corto plazo|casado;soltera;divorciado|Moldavia;Kenia;Vietnam;Perú;Georgia;Ghana;Nepal',
	pt: 'CURRICULUM VITAE|Função proposta no projeto|Apelido|Nomes próprios|Data de nascimento|Nacionalidade|Estado civil|Educação|Instituição (de – a)|Grau obtido|Línguas (1 – excelente; 5 – básico)|Língua|Leitura|Oral|Escrita|Ordens profissionais|Posição atual|Anos na empresa|Experiência por países|País|Data|Experiência profissional|De – a|Local|Empresa e pessoa de referência|Posição|Descrição|Chefe de equipa;Perito 2;Formador;Perito a curto prazo|casado;solteira;divorciado|Moldávia;Quénia;Vietname;Peru;Geórgia;Gana;Nepal',
} as const;

/** A key expert's CV as tenders ask for it: numbered points with bold captions in running lines, small ruled tables hanging below them, and a five-column record whose cells run over many lines. */
const family: Family = {
	author: 'milica',
	locales: ['en-GB', 'fr-FR', 'es-ES', 'pt-PT', 'en-IE', 'fr-BE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const person = drawApplicant(random);
		const life = drawLife(random, locale, { jobs: [3, 6] });
		const say = drawMonths(random, locale);
		let number = 0;
		const point = (label: string, content: ReturnType<typeof markup> | false = false) =>
			markup`<p><span class="n">${(number += 1)}.</span> <b>${label}:</b> ${content}</p>`;
		const heads = (...all: number[]) =>
			markup`<tr>${all.map((i) => markup`<th>${at(i)}</th>`)}</tr>`;
		const mark = () => field('reading', random.int(1, 5));
		const html = markup`<style>@page { size: A4; margin: 20mm 18mm } body { font: 10pt/1.3 ${random.pick(["'Liberation Serif'", "'Liberation Sans'"])} } h1 { font-size: 12pt; text-align: center; text-decoration: underline; margin: 0 0 4mm } p { margin: 0 0 1.4mm } .n { display: inline-block; width: 8mm } table { width: 100%; margin: 1mm 0 3mm } .s { margin-left: 8mm; width: ${random.int(60, 90)}% } th, td { border: .7pt solid #000; padding: .7mm 1.6mm; vertical-align: top; text-align: left } th { background: ${random.pick(['#fff', '#e5e5e5'])} } .r { font-size: 8.5pt } .c { text-align: center }
			</style><h1>${at(0)}</h1><p><b>${at(1)}:</b> ${field('proposedRole', one(27))}</p>${point(at(2), field('familyName', person.family))}${point(at(3), field('firstNames', person.given))}${point(at(4), field('dateOfBirth', locale.date(random.day('1950-01-01', '1988-12-01'))))}${point(at(5), field('nationality', life.nationality))}${point(at(6), random.chance(0.7) && field('civilStatus', one(28)))}${point(at(7))}<table class="s" data-list="education">${heads(8, 9)}${life.studies.map((study) => markup`<tr data-row><td>${field('institution', study.school)} (${field('period', `${study.from} – ${study.to}`)})</td><td>${field('degree', study.degree)}</td></tr>`)}</table>
			${point(at(10))}<table class="s" data-list="languages">${heads(11, 12, 13, 14)}${life.languages.map((spoken) => markup`<tr data-row><td>${field('language', spoken.language)}</td><td class="c">${mark()}</td><td class="c">${field('speaking', random.int(1, 5))}</td><td class="c">${field('writing', random.int(1, 5))}</td></tr>`)}</table>${point(at(15), markup`<span data-list="memberships">${random.some(['FEANI', 'IAIA', 'IWA', 'ICE', 'AEEE'], random.int(1, 2)).map((body, i) => markup`${i > 0 && ', '}<span data-row>${field('value', body)}</span>`)}</span>`)}${point(at(16), field('presentPosition', life.title))}${point(at(17), field('yearsInFirm', random.int(1, 22)))}
			${point(at(18))}<table class="s" data-list="countries">${heads(19, 20)}${random.some(at(29).split(';'), random.int(2, 5)).map((country) => markup`<tr data-row><td>${field('country', country)}</td><td>${field('when', `${random.int(1998, 2012)} – ${random.int(2013, 2025)}`)}</td></tr>`)}</table>${point(at(21))}<table class="r" data-list="record">${heads(22, 23, 24, 25, 26)}${life.jobs.map((job, i) => markup`<tr data-row><td>${field('from', say(job.from))} –<br>${job.to !== null && field('to', say(job.to))}</td><td>${field('location', job.city)}</td><td>${cell('company', job.employer, i === 0 && 'lastCompany')}${random.chance(0.7) && markup`<br>${field('reference', locale.person().name)}`}</td><td>${field('position', job.title)}</td><td>${field('description', job.tasks.join('. '))}</td></tr>`)}</table>`;
		return { html, fields };
	},
};
export default family;
