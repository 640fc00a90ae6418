import type { Family, Fields } from '../../family.ts';
import { drawCareer } from '../../kit/careers.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import type { Markup } from '../../kit/html.ts';
import { resumeWithout } from '../../kit/resume-fields.ts';
import { RESUME_QUESTIONS } from '../../kit/resume-questions.ts';

const fields: Fields = { ...resumeWithout(), ...RESUME_QUESTIONS };
const SAID = {
	nl: 'PERSONALIA|Naam|Beroep|Adres|E-mail|Telefoon|Geboren|Nationaliteit|Van|Tot|Functie|Werkgever|Plaats|Taken|Opleiding|Instelling|Talen|Vaardigheden|Hobby’s|heden|Nederlandse;Belgische|fietsen;lezen|Werkervaring',
	pt: 'DADOS PESSOAIS|Nome|Profissão|Morada|E-mail|Telefone|Nascimento|Nacionalidade|De|Até|Função|Entidade|Local|Tarefas|Curso|Instituição|Línguas|Competências|Interesses|presente|portuguesa;brasileira|surf;leitura|Experiência',
	sv: 'PERSONUPPGIFTER|Namn|Yrke|Adress|E-post|Telefon|Född|Medborgarskap|Från|Till|Befattning|Arbetsgivare|Ort|Uppgifter|Utbildning|Skola|Språk|Kompetens|Intressen|pågår|svenskt;finskt|segling;läsning|Anställningar',
	es: 'DATOS PERSONALES|Nombre|Profesión|Domicilio|Correo|Teléfono|Nacimiento|Nacionalidad|Desde|Hasta|Cargo|Empresa|Lugar|Funciones|Titulación|Centro|Idiomas|Aptitudes|Aficiones|actual|española;peruana|ciclismo;lectura|Experiencia',
	it: 'DATI PERSONALI|Nome|Professione|Indirizzo|E-mail|Telefono|Nascita|Cittadinanza|Dal|Al|Ruolo|Datore di lavoro|Luogo|Mansioni|Titolo|Istituto|Lingue|Competenze|Interessi|oggi|italiana;svizzera|ciclismo;lettura|Esperienza',
	en: 'PERSONAL DETAILS|Name|Occupation|Address|E-mail|Telephone|Born|Nationality|From|To|Position|Employer|Place|Duties|Qualification|Institution|Languages|Skills|Interests|present|South African;Indian|cycling;reading|Employment',
	de: 'ANGABEN ZUR PERSON|Name|Beruf|Anschrift|E-Mail|Telefon|Geboren|Staatsangehörigkeit|Von|Bis|Funktion|Arbeitgeber|Ort|Aufgaben|Abschluss|Einrichtung|Sprachen|Kenntnisse|Interessen|heute|deutsch;schweizerisch|Radfahren;Lesen|Berufstätigkeit',
	fr: 'ÉTAT CIVIL|Nom|Profession|Adresse|Courriel|Téléphone|Né(e) le|Nationalité|De|À|Fonction|Employeur|Lieu|Tâches|Diplôme|Établissement|Langues|Compétences|Loisirs|ce jour|française;suisse|vélo;lecture|Emplois',
};

/** An office's ruled tables, upright or on the side: every job and school is a row whose columns come in one of several orders. */
const family: Family = {
	author: 'matteo',
	locales: [
		'nl-NL',
		'pt-PT',
		'sv-SE',
		'es-ES',
		'it-IT',
		'en-ZA',
		'de-CH',
		'fr-FR',
		'nl-BE',
		'pt-BR',
	],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const career = drawCareer(random, locale);
		const person = locale.person();
		const isOldFirst = random.chance(0.5);
		const style = random.pick(['yyyy', 'mm.yyyy', 'yyyy-mm']);
		const when = (day: string) =>
			style === 'yyyy'
				? day.slice(0, 4)
				: style === 'mm.yyyy'
					? `${day.slice(5, 7)}.${day.slice(0, 4)}`
					: day.slice(0, 7);
		type Job = (typeof career.jobs)[number];
		const newest = career.jobs[0];
		type Column = readonly [head: number, cell: (job: Job) => Markup];
		const columns: Column[] = [
			[8, (job) => field('from', when(job.from))],
			[9, (job) => field('to', job.to === null ? say(19) : when(job.to))],
			[
				10,
				(job) =>
					job === newest
						? field('/lastPosition', field('title', job.title))
						: field('title', job.title),
			],
			[
				11,
				(job) =>
					job === newest
						? field('/lastEmployer', field('employer', job.employer))
						: field('employer', job.employer),
			],
			[12, (job) => field('city', job.city)],
			[13, (job) => field('description', job.tasks.join(' '))],
		];
		const order = random
			.pick([
				[0, 1, 2, 3, 4, 5],
				[3, 4, 2, 5, 0, 1],
				[2, 3, 4, 0, 1, 5],
				[0, 1, 3, 4, 2, 5],
			])
			.flatMap((i) => columns.slice(i, i + 1));
		const inOrder = <T>(all: readonly T[]) => (isOldFirst ? [...all].reverse() : all);
		const isWide = random.chance(0.6);
		const facts: readonly (readonly [number, Markup])[] = [
			[1, field('name', person.name)],
			[2, field('title', career.title)],
			[3, field('address', locale.address().whole)],
			[4, field('email', person.email)],
			[5, field('phone', locale.phone())],
			[6, field('birthDate', locale.date(random.day('1958-01-01', '2001-12-31')))],
			[7, field('nationality', random.pick(say(20).split(';')))],
		];
		const jobs = markup`<h2>${say(22)}</h2><table data-list="experience"><tr>${order.map(([head]) => markup`<th>${say(head)}`)}${inOrder(career.jobs).map((job) => markup`<tr data-row>${order.map(([, cell]) => markup`<td>${cell(job)}`)}`)}</table>`;
		const newestStudy = career.studies[0];
		const schools = markup`<h2>${say(14)}</h2><table data-list="education"><tr>${[8, 9, 14, 15].map((i) => markup`<th>${say(i)}`)}${inOrder(career.studies).map((study) => markup`<tr data-row><td>${field('from', String(study.from))}<td>${field('to', String(study.to))}<td>${study === newestStudy ? field('/lastDegree', field('degree', study.degree)) : field('degree', study.degree)}<td>${study === newestStudy ? field('/lastSchool', field('school', study.school)) : field('school', study.school)}`)}</table>`;
		const rest = markup`<div class="two"><table data-list="languages"><tr><th colspan="2">${say(16)}${career.languages.map((one) => markup`<tr data-row><td>${field('language', one.language)}<td>${field('level', one.level)}`)}</table><table data-list="skills"><tr><th>${say(17)}${career.skills.map((skill) => markup`<tr data-row><td>${field('value', skill)}`)}</table></div>`;
		const personal = random.chance(0.5)
			? markup`<table>${facts.map(([name, content]) => markup`<tr><th style="width: 42mm">${say(name)}<td>${content}`)}</table>`
			: markup`<table><tr>${facts.slice(0, 4).map(([name]) => markup`<th>${say(name)}`)}<tr>${facts.slice(0, 4).map(([, content]) => markup`<td>${content}`)}<tr>${facts.slice(4).map(([name]) => markup`<th>${say(name)}`)}<th>${say(18)}<tr>${facts.slice(4).map(([, content]) => markup`<td>${content}`)}<td>${field('hobbies', random.pick(say(21).split(';')))}</table>`;
		const html = markup`<style>@page { size: A4 ${isWide ? 'landscape' : ''}; margin: 14mm } body { font: 9pt/1.35 ${random.pick(["'Liberation Sans'", "'Liberation Serif'", "'Liberation Sans Narrow'"])} } h1 { font-size: 12pt; text-align: center } h2 { font-size: 10pt; margin: 5mm 0 1mm } table { width: 100% } th, td { border: .5pt solid #444; padding: 1mm 1.5mm; text-align: left; vertical-align: top } th { font-weight: normal; background: ${random.pick(['#eee', '#dde6f0', '#fff'])}; font-size: 8pt } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; margin-top: 5mm; align-items: start }</style>
			<h1>${say(0)}</h1>${personal}${random.chance(0.7) ? [jobs, schools] : [schools, jobs]}${rest}`;
		return { html, fields };
	},
};
export default family;
