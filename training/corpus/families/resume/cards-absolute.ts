import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text, values } from '../../kit/ask.ts';
import { drawCareer } from '../../kit/careers.ts';
import { field, markup } from '../../kit/html.ts';
import * as ask from '../../kit/lives.ts';
import { drawApplicant } from '../../kit/lives.ts';

const fields: Fields = {
	nombre: text('personName', 'nombre completo', '¿Cómo se llama el candidato?'),
	puesto: text('jobTitle', 'profesión', 'occupation under the name'),
	telefono: text('phone', 'móvil'),
	correo: text('email', 'correo electrónico del candidato'),
	ciudad: text('city', 'residencia', '¿Dónde vive el candidato?'),
	trabajos: list(
		{ empresa: ask.COMPANY, cargo: ask.ROLE, inicio: ask.START, fin: ask.END, logros: ask.TASKS },
		'experiencia',
		'jobs held',
		'¿Dónde ha trabajado?',
	),
	estudios: list(
		{ titulo: ask.DEGREE, centro: ask.SCHOOL, fin: ask.FINISHED },
		'formación',
		'¿Qué estudió?',
	),
	aptitudes: list(
		{
			aptitud: ask.SKILL,
			nivel: number('', 'percentage of mastery', 'porcentaje', 'How many percent?'),
		},
		'skillBars',
		'aptitudes con porcentaje',
		'¿En qué es bueno el candidato?',
	),
	idiomas: values(text('languagesSpoken', 'language'), 'idiomas', 'Which languages?'),
	voluntariado: text(
		'',
		'volunteer work',
		'voluntariado',
		'¿Dónde colabora como voluntario?',
		'Ehrenamt',
	),
	fechaNacimiento: absent(date('birthDate')),
	dni: absent(text('personalNumber', 'DNI')),
};

/** A page set from a design program: frames at fixed places, jobs as cards two by two, skills with percentages. */
const family: Family = {
	author: 'gustav',
	locales: ['es-ES', 'es-MX', 'it-IT'],
	draw: (random, locale) => {
		const person = drawApplicant(random);
		const career = drawCareer(random, locale);
		const jobs = career.jobs.slice(0, 4);
		const isSpanish = locale.language === 'es';
		const tone = random.pick(['#204051', '#8f384d', '#3b6978', '#6a4c93']);
		const month = (day: string) => locale.date(day, random.pick(['mm/yyyy'])).text;
		const at = (left: number, top: number, width: number, content: ReturnType<typeof markup>) =>
			markup`<div class="a" style="left:${left}mm;top:${top}mm;width:${width}mm">${content}</div>`;
		const title = (es: string, it: string) => markup`<h2>${isSpanish ? es : it}</h2>`;
		const flip = random.chance(0.5);
		const [low, high] = flip ? [196, 58] : [74, 182];
		const html = markup`<style>
			@page { size: A4; margin: 0 }
			body { font: 9pt/1.35 'DejaVu Sans Condensed'; position: relative; height: 290mm } .a { position: absolute } .name { font: 300 30pt/1 'Liberation Sans'; color: ${tone} } h2 { font-size: 10pt; margin: 0 0 2mm; color: ${tone}; border-bottom: .8pt solid ${tone} } .card { border: .5pt solid #bbb; border-top: 2pt solid ${tone}; padding: 2.5mm } .bar { display: block; height: 1.2mm; background: #ddd; margin: .3mm 0 1.6mm } .bar i { display: block; height: 100%; background: ${tone} }
			</style>${at(18, 16, 174, markup`<div class="name">${field('nombre', person.name.toUpperCase())}</div>`)}${at(18, 34, 100, markup`<span style="font-size:12pt;letter-spacing:1pt">${field('puesto', career.title)}</span>`)}
			${at(18, 44, 174, markup`☎ ${field('telefono', locale.phone())} &nbsp;&nbsp; ✉ ${field('correo', person.email)} &nbsp;&nbsp; ⌂ ${field('ciudad', locale.address().city)}`)}
			<div data-list="trabajos">${at(18, low - 10 + 0, 174, title('Experiencia', 'Esperienza'))}${jobs.map((job, i) => at(18 + (i % 2) * 89, low + Math.floor(i / 2) * 46, 85, markup`<div class="card" data-row><b>${field('empresa', job.employer)}</b><br>${field('cargo', job.title)}<br><small>${field('inicio', month(job.from))} – ${job.to === null ? (isSpanish ? 'actual' : 'oggi') : field('fin', month(job.to))}</small><br>${field('logros', job.tasks.slice(0, 2).join(' '))}</div>`))}</div>
			${at(18, high, 82, markup`${title('Estudios', 'Studi')}<div data-list="estudios">${career.studies.map((study) => markup`<div data-row style="margin-bottom:2mm"><b>${field('titulo', study.degree)}</b><br>${field('centro', study.school)} (${field('fin', String(study.to))})</div>`)}</div>`)}
			${at(
				110,
				high,
				82,
				markup`${title('Aptitudes', 'Competenze')}<div data-list="aptitudes">${career.skills
					.slice(0, 5)
					.map((skill) => {
						const level = random.int(8, 20) * 5;
						return markup`<div data-row>${field('aptitud', skill)} <span style="float:right">${field('nivel', `${level} %`, level)}</span><span class="bar"><i style="width:${level}%"></i></span></div>`;
					})}</div>`,
			)}
			${at(18, high + 58, 82, markup`${title('Idiomas', 'Lingue')}<div data-list="idiomas">${career.languages.map(({ language }, i) => markup`${i > 0 && ' / '}<span data-row>${field('value', language)}</span>`)}</div>`)}
			${random.chance(0.6) && at(110, high + 58, 82, markup`${title('Voluntariado', 'Volontariato')}${field('voluntariado', isSpanish ? random.pick(['Cruz Azul, reparto de alimentos', 'Protectora Brisamar', 'Club de lectura Encinar']) : random.pick(['Banco alimentare Solaria', 'Canile di Rivalta']))}`)}`;
		return { html, fields };
	},
};
export default family;
