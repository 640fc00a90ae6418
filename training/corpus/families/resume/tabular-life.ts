import type { Family } from '../../family.ts';
import { drawCareer } from '../../kit/careers.ts';
import { field, markup } from '../../kit/html.ts';
import { resumeWithout } from '../../kit/resume-fields.ts';

const SAID = {
	de: ['Lebenslauf', 'Persönliche Daten', 'seit', 'bei'],
	it: ['Curriculum vitae', 'Informazioni personali', 'dal', 'presso'],
	es: ['Currículum', 'Datos personales', 'desde', 'en'],
} as const;

const fields = resumeWithout('title');

/** The tabular life of an office applicant: two columns without rules, dates on the left, place and day at the foot. */
const family: Family = {
	author: 'marlene',
	locales: ['de-DE', 'de-CH', 'it-IT', 'es-ES', 'de-AT'],
	draw: (random, locale) => {
		const { label } = locale;
		const said = SAID[locale.language as keyof typeof SAID];
		const person = locale.person();
		const home = locale.address();
		const { jobs, studies, skills, languages } = drawCareer(random, locale);
		const month = (day: string) => `${day.slice(5, 7)}/${day.slice(0, 4)}`;
		const html = markup`<style>
			@page { size: A4; margin: 22mm 22mm 18mm 25mm }
			body { font: 10.5pt/1.4 ${random.pick(["'Liberation Sans'", "'DejaVu Serif'"])} } h1 { font-size: 20pt; font-weight: normal; margin: 0 0 6mm }
			h2 { font-size: 12pt; margin: 6mm 0 2mm; color: ${random.pick(['#000', '#1f4e79', '#833'])} } td { padding: 0 0 2.5mm; vertical-align: top } td:first-child { width: 44mm }
			</style><h1>${said[0]}</h1><h2>${said[1]}</h2><table><tr><td>${label('name')}<td>${field('name', person.name)}<tr><td>${label('address')}<td>
				<span data-field="address" data-value="${home.whole}">${home.lines[0]}<br>${home.lines[1]}</span><tr><td>${label('phone')}<td>${field('phone', locale.phone())}<tr><td>E-Mail<td>${field('email', person.email)}
				<tr><td>${label('birthDate')}<td>${field('birthDate', locale.date(random.day('1962-01-01', '2003-01-01')))} ${said[3]} ${locale.address().city}</table>
			<h2>${label('experience')}</h2><table data-list="experience">${jobs.map(
				(
					job,
				) => markup`<tr data-row><td>${job.to === null ? markup`${said[2]} ${field('from', month(job.from))}` : markup`${field('from', month(job.from))} - ${field('to', month(job.to))}`}
				<td>${field('title', job.title)}<br>${field('employer', job.employer)}, ${field('city', job.city)}${job.tasks.length > 1 && markup`<br><small>${field('description', job.tasks.join(' '))}</small>`}`,
			)}</table><h2>${label('education')}</h2><table data-list="education">${studies.map(
				(study) =>
					markup`<tr data-row><td>${field('from', String(study.from))} - ${field('to', String(study.to))}<td>${field('school', study.school)}<br>${field('degree', study.degree)}`,
			)}</table><table><tr><td><b>${label('languages')}</b><td><span data-list="languages">${languages.map(({ language, level }) => markup`<span data-row>${field('language', language)}: ${field('level', level)}</span><br>`)}</span>
			<tr><td><b>${label('skills')}</b><td><span data-list="skills">${skills.map((skill, i) => markup`${i > 0 && ' · '}<span data-row>${field('value', skill)}</span>`)}</span></table>
			<p style="margin-top:12mm">${home.city}, ${locale.date(random.day('2020-01-01', '2026-06-01'))}</p>`;
		return { html, fields };
	},
};
export default family;
