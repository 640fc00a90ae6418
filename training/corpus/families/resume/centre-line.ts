import type { Family, Fields } from '../../family.ts';
import { field, markup } from '../../kit/html.ts';
import { drawApplicant } from '../../kit/lives.ts';
import {
	ASK,
	asList,
	drawLife,
	drawMonths,
	head,
	JOB,
	SKILLS,
	span,
	SPOKEN,
	STUDY,
	without,
} from '../../kit/people.ts';

const fields: Fields = {
	nome: ASK.name,
	profissao: ASK.wanted,
	cidade: ASK.town,
	telemovel: ASK.phone,
	correio: ASK.email,
	perfil: ASK.summary,
	percurso: asList(
		{
			funcao: JOB.title,
			empresa: JOB.firm,
			local: JOB.town,
			inicio: JOB.from,
			fim: JOB.to,
			tarefas: JOB.tasks,
		},
		'careerPath | percurso profissional | Where did the person work? | Stationen der Laufbahn',
	),
	estudos: asList(
		{ curso: STUDY.degree, escola: STUDY.school, ano: STUDY.to },
		'studies | estudos | What was studied, and where? | Ausbildung',
	),
	aptidoes: SKILLS,
	linguas: SPOKEN,
	...without('born', 'licence', 'salary'),
};

/** A line down the middle of the sheet with round marks: posts stand left and right of it in turn, flush towards the line, schools in boxes across it. */
const family: Family = {
	author: 'thora',
	locales: ['pt-PT', 'es-ES', 'fr-BE', 'en-AU', 'nb-NO', 'pl-PL', 'pt-BR'],
	draw: (random, locale) => {
		const person = drawApplicant(random);
		const life = drawLife(random, locale, { jobs: [3, 6] });
		const say = drawMonths(random, locale);
		const tone = random.pick(['#c65d3b', '#27748a', '#6b4c9a', '#3d7a3a']);
		const first = random.int(0, 1);
		const html = markup`<style>@page { size: A4; margin: 14mm 15mm } body { font: 9.5pt/1.4 ${random.pick(["'DejaVu Sans Condensed'", "'Liberation Sans'"])} } h1, .s, .k { text-align: center; margin: 0 } h1 { font-size: 24pt; font-weight: normal; color: ${tone} } .k { margin: 2mm 20mm 6mm } .line { position: relative } .line::before { content: ''; position: absolute; left: 50%; top: 0; bottom: 0; border-left: 1.5pt solid ${tone} } .e { position: relative; width: 50%; padding: 0 8mm; margin-bottom: -3mm; break-inside: avoid } .e::before { content: ''; position: absolute; top: 1mm; width: 3.4mm; height: 3.4mm; border-radius: 50%; background: ${tone} } .l { text-align: right } .l::before { right: -1.8mm } .r { margin-left: 50% } .r::before { left: -1.6mm } .w { color: ${tone}; font-size: 8.5pt } .box { display: flex; gap: 4mm; justify-content: center; margin: 8mm 0 4mm } .box > div { border: 1pt solid ${tone}; background: #fff; border-radius: 2mm; padding: 2mm 3mm; text-align: center; font-size: 8.5pt; max-width: 55mm } .b2 { display: grid; grid-template-columns: 1fr 1fr; gap: 16mm } .b2 > div:first-child { text-align: right }
			</style><h1>${field('nome', person.name)}</h1><p class="s">${field('profissao', life.title)} | ${field('cidade', locale.address().city)} | ${field('telemovel', locale.phone())} | ${field('correio', person.email)}</p><p class="k">${random.chance(0.7) && field('perfil', life.summary)}</p>
			<div class="line" data-list="percurso">${life.jobs.map(
				(job, i) =>
					markup`<div class="e ${(i + first) % 2 === 0 ? 'l' : 'r'}" data-row><div class="w">${span(['inicio', 'fim'], [say(job.from), job.to && say(job.to)], { now: head(locale, 'now') })}</div><b>${field('funcao', job.title)}</b><br>${field('empresa', job.employer)}, ${field('local', job.city)}<br><small>${field('tarefas', job.tasks.join('; '))}</small></div>`,
			)}</div><div class="box" data-list="estudos">${life.studies.map((one) => markup`<div data-row><b>${field('ano', String(one.to))}</b><br>${field('curso', one.degree)}<br>${field('escola', one.school)}</div>`)}</div>
			<div class="b2"><div><b>${locale.label('skills')}</b><div data-list="aptidoes">${life.skills.map((one) => markup`<div data-row>${field('value', one)} ●</div>`)}</div></div><div><b>${locale.label('languages')}</b><div data-list="linguas">${life.languages.map((one) => markup`<div data-row>● ${field('language', one.language)} – <i>${field('level', one.level)}</i></div>`)}</div></div></div>`;
		return { html, fields };
	},
};
export default family;
