import type { Family, Fields } from '../../family.ts';
import { drawFilling, speak, tick } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { ASK, asList, drawLife, JOB, STUDY, without } from '../../kit/people.ts';
import { asFlag, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	familyName: asText(
		'family name | last name of the candidate | Nachname | nom de famille',
		'surname',
	),
	firstName: asText('first names of the candidate | Vornamen | prénoms', 'givenNames'),
	maidenName: asText('name at birth | Geburtsname | nom de jeune fille', 'maidenName'),
	born: ASK.born,
	birthPlace: ASK.birthPlace,
	nationality: ASK.nationality,
	height: asNumber('How tall is the candidate? | Größe | taille', 'height'),
	hasRelatives: asFlag(
		'relatives in the organization | Are relatives employed there? | Verwandte beschäftigt',
	),
	mayTravel: asFlag('Is the candidate willing to travel? | willing to travel | Reisebereitschaft'),
	tongues: asList(
		{
			tongue: asText('language | Sprache | langue'),
			read: asText('how well read | lesen | lire'),
			write: asText('how well written | schreiben | écrire'),
			speak: asText('how well spoken | sprechen | parler'),
		},
		'knowledge of languages | Sprachkenntnisse | Which languages, read, written and spoken?',
	),
	posts: asList(
		{
			from: JOB.from,
			to: JOB.to,
			startPay: asNumber('starting salary | Anfangsgehalt | traitement de départ'),
			finalPay: asNumber('final salary | Endgehalt | traitement final', 'salary'),
			title: JOB.title,
			employer: JOB.firm,
			supervisor: JOB.boss,
			supervised: asNumber('number of staff supervised | unterstellte Personen | agents encadrés'),
			leaving: JOB.reason,
			duties: JOB.tasks,
		},
		'employment record | Beschäftigungen | Which posts were held? | emplois exercés',
	),
	schools: asList(
		{ school: STUDY.school, degree: STUDY.degree, from: STUDY.from, to: STUDY.to },
		'education | schools and degrees | Ausbildung | études',
	),
	signedOn: ASK.signedOn,
	...without('email', 'salary', 'hobbies'),
};
const SAID = {
	en: 'PERSONAL HISTORY|Answer each question clearly and completely. Type or print in ink.|Family name|First names|Maiden name, if any|Date of birth|Place of birth|Nationality|Height (cm)|Have you relatives in this organization?|Would you accept travel?|LANGUAGES|Read|Write|Speak|Easily|Not easily|EMPLOYMENT RECORD. Starting with your present post, list every employment.|From (month/year)|To (month/year)|Starting salary|Final salary|Exact title of your post|Name of employer|Name of supervisor|Number supervised|Reason for leaving|Description of your duties|EDUCATION|Name of institution|Degree|Yes|I certify that the statements made are true.|Date|end of contract;promotion;family reasons',
	fr: 'NOTICE PERSONNELLE|Répondre à toutes les questions. Écrire à la machine ou à l’encre.|Nom de famille|Prénoms|Nom de jeune fille|Date de naissance|Lieu de naissance|Nationalité|Taille (cm)|Avez-vous des parents dans l’organisation ?|Accepteriez-vous de voyager ?|LANGUES|Lire|Écrire|Parler|Aisément|Difficilement|EMPLOIS. Commencer par le poste actuel et ne rien omettre.|De (mois/année)|À (mois/année)|Traitement initial|Traitement final|Titre exact du poste|Nom de l’employeur|Nom du supérieur|Agents encadrés|Motif du départ|Description des fonctions|ÉTUDES|Établissement|Diplôme|Oui|Je certifie l’exactitude de ces déclarations.|Date|fin de contrat;promotion;raisons familiales',
	es: 'ANTECEDENTES PERSONALES|Conteste a todas las preguntas. Escriba a máquina o con tinta.|Apellidos|Nombres|Apellido de soltera|Fecha de nacimiento|Lugar de nacimiento|Nacionalidad|Estatura (cm)|¿Tiene parientes en la organización?|¿Aceptaría viajar?|IDIOMAS|Leer|Escribir|Hablar|Con facilidad|Con dificultad|EMPLEOS. Empiece por el puesto actual e indique todos.|De (mes/año)|A (mes/año)|Sueldo inicial|Sueldo final|Título exacto del puesto|Nombre del empleador|Nombre del superior|Personas a cargo|Motivo de la salida|Descripción de funciones|ESTUDIOS|Institución|Título|Sí|Certifico que lo declarado es cierto.|Fecha|fin de contrato;ascenso;motivos familiares',
} as const;

/** An international body's form: numbered cells with captions inside, and for each post one and the same block of ten cells with the duties in a tall one. */
const family: Family = {
	author: 'milica',
	locales: ['en-GB', 'fr-FR', 'es-ES', 'en-US', 'fr-CH'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const person = locale.person();
		const year = random.int(1978, 2018);
		const latest = [`${year}-01-01`, `${year}-06-01`] as const;
		const life = drawLife(random, locale, { jobs: [1, 3], latest });
		let number = 0;
		const cell = (
			label: string,
			content: ReturnType<typeof markup> | false | null,
			width = 1,
			numbered = true,
		) =>
			markup`<div class="c" style="grid-column:span ${width}"><small>${numbered && `${(number += 1)}. `}${label}</small><div class="v">${content}</div></div>`;
		const inner = (label: string, content: ReturnType<typeof markup> | false | null, width = 1) =>
			cell(label, content, width, false);
		const say = (day: string) => locale.date(day, 'mm/yyyy').text;
		const pay = random.int(12, 40) * 1000;
		const level = () => random.pick([at(15), at(15), at(16)]);
		const html = markup`<style>@page { size: ${locale.countryCode === 'US' ? 'letter' : 'A4'}; margin: 11mm 13mm } body { font: 7pt 'Liberation Sans' } .v { ${drawFilling(random)}; font-size: 9.5pt; min-height: 4.5mm } .g { display: grid; grid-template-columns: repeat(6, 1fr) } .c { border: .6pt solid #000; margin: 0 -.6pt -.6pt 0; padding: .4mm 1.2mm; min-height: 10mm } small { font-size: 6.6pt } h1 { font-size: 13pt; margin: 0 } h2 { font-size: 8pt; margin: 3mm 0 1mm } .job { margin-bottom: 2.5mm; break-inside: avoid } .d { min-height: 17mm } table { width: 100% } td, th { border: .6pt solid #000; height: 6mm; padding: 0 1.5mm; text-align: left; font-weight: normal } .tick { display: inline-block; width: 3mm; height: 3mm; border: .6pt solid #000; text-align: center; font: bold 7pt/2.8mm 'Liberation Sans' }
			</style><h1>${at(0)}</h1><p style="margin:1mm 0 2mm">${at(1)}</p><div class="g">${cell(at(2), field('familyName', person.family), 2)}${cell(at(3), field('firstName', person.given), 2)}${cell(at(4), person.isWoman && random.chance(0.5) && field('maidenName', locale.person().family), 2)}${cell(at(5), field('born', locale.date(random.day(`${year - 58}-01-01`, `${year - 32}-01-01`))), 2)}${cell(at(6), field('birthPlace', locale.address().city), 2)}${cell(at(7), random.chance(0.85) && field('nationality', life.nationality))}${cell(at(8), random.chance(0.7) && field('height', random.int(152, 193)))}${cell(at(9), tick('hasRelatives', random.chance(0.15), at(31)), 3)}${cell(at(10), tick('mayTravel', random.chance(0.7), at(31)), 3)}</div>
			<h2>${(number += 1)}. ${at(11)}</h2><table data-list="tongues"><tr><th></th><th>${at(12)}</th><th>${at(13)}</th><th>${at(14)}</th></tr>${life.languages.map((spoken) => markup`<tr class="v" data-row><td>${field('tongue', spoken.language)}</td><td>${field('read', level())}</td><td>${field('write', level())}</td><td>${field('speak', level())}</td></tr>`)}</table>
			<h2>${(number += 1)}. ${at(28)}</h2><div data-list="schools">${life.studies.map((study) => markup`<div class="g" data-row>${inner(at(29), field('school', study.school), 2)}${inner(at(30), field('degree', study.degree), 2)}${inner(at(18).replace(/ \(.*/, ''), field('from', String(study.from)))}${inner(at(19).replace(/ \(.*/, ''), field('to', String(study.to)))}</div>`)}</div>
			<h2>${(number += 1)}. ${at(17)}</h2><div data-list="posts">${life.jobs.map((job, i) => markup`<div class="g job" data-row>${inner(at(18), field('from', say(job.from)))}${inner(at(19), job.to !== null && field('to', say(job.to)))}${inner(at(20), random.chance(0.8) && field('startPay', locale.amount(pay - 4000 * i, 0)))}${inner(at(21), random.chance(0.8) && field('finalPay', locale.amount(pay - 4000 * i + 2500, 0)))}${inner(at(22), field('title', job.title), 2)}${inner(at(23), field('employer', `${job.employer}, ${job.city}`), 2)}${inner(at(24), random.chance(0.7) && field('supervisor', locale.person().name), 2)}${inner(at(25), random.chance(0.6) && field('supervised', random.int(0, 14)))}${inner(at(26), job.to !== null && random.chance(0.8) && field('leaving', one(34)))}<div class="c d" style="grid-column:span 6"><small>${at(27)}</small><div class="v">${field('duties', job.tasks.join('. '))}</div></div></div>`)}</div>
			<p>${at(32)} ${at(33)}: <span class="v">${field('signedOn', locale.date(random.day(`${year}-06-01`, `${year}-12-01`)))}</span></p>`;
		return { html, fields };
	},
};
export default family;
