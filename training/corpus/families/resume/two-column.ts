import type { Family } from '../../family.ts';
import { drawCareer } from '../../kit/careers.ts';
import { field, markup } from '../../kit/html.ts';
import { resumeWithout } from '../../kit/resume-fields.ts';

const fields = resumeWithout('birthDate');

/** A dark column with contact, skills and languages; jobs on the right with the time above them. */
const family: Family = {
	author: 'joel',
	locales: ['en-US', 'fr-FR', 'es-ES', 'nl-NL', 'de-DE', 'it-IT'],
	draw: (random, locale) => {
		const { label } = locale;
		const person = locale.person();
		const { title, jobs, studies, skills, languages } = drawCareer(random, locale);
		const now =
			{ en: 'Present', fr: 'aujourd’hui', es: 'actualidad', nl: 'heden', de: 'heute', it: 'oggi' }[
				locale.language
			] ?? '…';
		const month = (day: string) =>
			`${locale.month(Number(day.slice(5, 7))).slice(0, 3)} ${day.slice(0, 4)}`;
		const dark = random.pick(['#2b3a4a', '#3d2b4a', '#24443b', '#4a352b']);
		const html = markup`<style>
			@page { size: A4; margin: 0 }
			body { font: 9.5pt/1.4 'DejaVu Sans Condensed', 'DejaVu Sans' } .side { position: fixed; left: 0; top: 0; bottom: 0; width: 66mm; background: ${dark}; color: #fff; padding: 14mm 8mm }
			main { margin-left: 66mm; padding: 14mm 12mm 10mm 9mm } h1 { font-size: 21pt; margin: 0; line-height: 1.1 } h2 { font-size: 11pt; letter-spacing: 1pt; text-transform: uppercase; border-bottom: 1.5pt solid ${dark}; margin: 7mm 0 3mm } .side h2 { border-color: #fff }
			.time { color: #777; font-size: 8pt } .job { margin-bottom: 4mm; break-inside: avoid } .side p { margin: 1mm 0 } .dots { float: right }
			</style><div class="side"><div style="width:34mm;height:34mm;border-radius:50%;background:#bbb;margin:0 auto 8mm"></div>
			<p>${field('phone', locale.phone())}</p><p>${field('email', person.email)}</p><p>${field('address', locale.address().whole)}</p>
			<h2>${label('skills')}</h2><div data-list="skills">${skills.map((skill) => markup`<p data-row>${field('value', skill)}</p>`)}</div>
			<h2>${label('languages')}</h2><div data-list="languages">${languages.map(({ language, level }) => markup`<p data-row>${field('language', language)} <span class="dots">${field('level', level)}</span></p>`)}</div></div>
			<main><h1>${field('name', person.name)}</h1><div style="font-size:12pt">${field('title', title)}</div>
			<h2>${label('experience')}</h2><div data-list="experience">${jobs.map(
				(
					job,
				) => markup`<div class="job" data-row><div class="time">${field('from', month(job.from))} – ${job.to === null ? now : field('to', month(job.to))}</div>
				<b>${field('title', job.title)}</b><br><i>${field('employer', job.employer)}</i>, ${field('city', job.city)}<br>${field('description', job.tasks.join(' '))}</div>`,
			)}</div><h2>${label('education')}</h2><div data-list="education">${studies.map(
				(study) =>
					markup`<div class="job" data-row><div class="time">${field('from', String(study.from))} – ${field('to', String(study.to))}</div><b>${field('degree', study.degree)}</b><br>${field('school', study.school)}</div>`,
			)}</div></main>`;
		return { html, fields };
	},
};
export default family;
