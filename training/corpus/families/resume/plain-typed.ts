import type { Family } from '../../family.ts';
import { drawCareer } from '../../kit/careers.ts';
import { field, markup } from '../../kit/html.ts';
import { resumeWithout } from '../../kit/resume-fields.ts';

const fields = resumeWithout('birthDate', 'title');

/** An academic's plain sheet in a serif face: centred head, one line a job with the years flush right, bullets. */
const family: Family = {
	author: 'anselm',
	locales: ['en-GB', 'en-IN', 'fr-CA', 'en-CA'],
	draw: (random, locale) => {
		const { label } = locale;
		const person = locale.person();
		const { jobs, studies, skills, languages } = drawCareer(random, locale);
		const year = (day: string) => day.slice(0, 4);
		const order = random.chance(0.5);
		const work = markup`<h2>${label('experience')}</h2><div data-list="experience">${jobs.map(
			(
				job,
			) => markup`<div data-row><p class="l"><span><b>${field('employer', job.employer)}</b>, ${field('city', job.city)}</span><span>${field('from', year(job.from))}–${job.to !== null && field('to', year(job.to))}</span></p>
			<p><i>${field('title', job.title)}</i></p><ul data-field="description">${job.tasks.map((task) => markup`<li>${task} </li>`)}</ul></div>`,
		)}</div>`;
		const school = markup`<h2>${label('education')}</h2><div data-list="education">${studies.map(
			(study) =>
				markup`<div data-row><p class="l"><span><b>${field('school', study.school)}</b>: ${field('degree', study.degree)}</span><span>${field('to', String(study.to))}</span></p></div>`,
		)}</div>`;
		const html = markup`<style>
			@page { size: ${random.pick(['A4', 'letter'])}; margin: 20mm 24mm }
			body { font: 11pt/1.3 'Liberation Serif' } h1 { text-align: center; font-size: 18pt; font-variant: small-caps; margin: 0 } .c { text-align: center; margin: 1mm 0 5mm }
			h2 { font-size: 11pt; text-transform: uppercase; border-bottom: .6pt solid #000; margin: 5mm 0 2mm } p { margin: 0 } .l { display: flex; justify-content: space-between } ul { margin: .5mm 0 2.5mm; padding-left: 6mm }
			</style><h1>${field('name', person.name)}</h1><div class="c">${field('address', locale.address().whole)}<br>${field('phone', locale.phone())} | ${field('email', person.email)}</div>
			${order ? [school, work] : [work, school]}
			<h2>${label('skills')}</h2><p data-list="skills">${skills.map((skill, i) => markup`${i > 0 && ', '}<span data-row>${field('value', skill)}</span>`)}.</p>
			<h2>${label('languages')}</h2><p data-list="languages">${languages.map(({ language, level }, i) => markup`${i > 0 && '; '}<span data-row>${field('language', language)} (${field('level', level)})</span>`)}</p>`;
		return { html, fields };
	},
};
export default family;
