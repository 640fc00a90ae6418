import type { Family, Fields } from '../../family.ts';
import { cell } from '../../kit/archive.ts';
import { field, markup } from '../../kit/html.ts';
import { fill } from '../../kit/lives.ts';
import {
	ASK,
	asList,
	drawLife,
	drawMonths,
	head,
	JOB,
	joined,
	listed,
	SKILLS,
	SPOKEN,
	STUDY,
	without,
} from '../../kit/people.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	candidate: ASK.name,
	dateOfBirth: ASK.born,
	nationality: ASK.nationality,
	residence: ASK.address,
	telephone: ASK.phone,
	licence: ASK.licence,
	career: asList(
		{
			employer: JOB.firm,
			place: JOB.town,
			since: JOB.from,
			until: JOB.to,
			position: JOB.title,
			work: JOB.tasks,
		},
		'workHistory | employers and positions held there | Stationen | Where was the person employed?',
	),
	schools: asList(
		{ institution: STUDY.school, qualification: STUDY.degree, completed: STUDY.to },
		'education | Which schools were attended? | Schulen',
	),
	languages: SPOKEN,
	skills: SKILLS,
	presentEmployer: ASK.lastFirm,
	presentPosition: ASK.lastJob,
	...without('email', 'iban', 'summary'),
};

/** Ruled bands: the firm stands upright over several rows of positions in a merged cell, dates in two narrow columns of their own behind the position. */
const family: Family = {
	author: 'quentin',
	locales: ['cs-CZ', 'en-GB', 'de-CH', 'fi-FI', 'hu-HU', 'da-DK', 'it-CH', 'tr-TR'],
	draw: (random, locale) => {
		const person = locale.person();
		const life = drawLife(random, locale, { jobs: [2, 4] });
		const say = drawMonths(random, locale);
		const rows = life.jobs.map((job) => {
			const count = random.int(1, 3);
			const step = Math.floor(
				(Date.parse(job.to ?? '2026-04-01') - Date.parse(job.from)) / 86_400_000 / count,
			);
			return Array.from({ length: count }, (_, k) => ({
				title: k === 0 ? job.title : random.pick(life.jobs).title,
				from: k === count - 1 ? job.from : addDays(job.from, step * (count - 1 - k)),
				to: k === 0 ? job.to : addDays(job.from, step * (count - k)),
				task: k === 0 ? (job.tasks[0] ?? '') : fill(random, random.pick(life.jobs).tasks[0] ?? ''),
			}));
		});
		const isLeft = random.chance(0.6);
		const fact = (label: string, content: ReturnType<typeof markup> | false) =>
			content && markup`<td><i>${label}:</i> ${content}</td>`;
		const html = markup`<style>@page { size: A4; margin: 16mm } body { font: 9.5pt/1.3 ${random.pick(["'Liberation Serif'", "'Liberation Sans Narrow'", "'DejaVu Serif Condensed'"])} } h1 { font-size: 18pt; font-weight: normal; margin: 0; border-bottom: 2.5pt solid #000 } .f { width: 100%; margin: 1mm 0 5mm } .f td { padding: .6mm 2mm .6mm 0 } i { color: #555 } .t { width: 100%; border: 1pt solid #000 } .t td { border: .5pt solid #000; padding: 1.1mm 1.6mm; vertical-align: top } .t .e { width: 34mm; background: #ececec; vertical-align: middle } .d { width: 21mm; text-align: right } h3 { font-size: 10pt; letter-spacing: 3pt; text-transform: uppercase; margin: 4mm 0 1mm }
			</style><h1>${head(locale, 'curriculum')} · ${field('candidate', person.name)}</h1><table class="f"><tr>${fact(locale.label('birthDate'), field('dateOfBirth', locale.date(random.day('1958-01-01', '1990-01-01'))))}${fact(head(locale, 'nationality'), random.chance(0.7) && field('nationality', life.nationality))}</tr><tr>${fact(locale.label('address'), field('residence', locale.address().whole))}${fact(locale.label('phone'), field('telephone', locale.phone()))}</tr><tr>${fact(head(locale, 'licence'), random.chance(0.6) && field('licence', random.pick(['B', 'A, B', 'B, C', 'B + E'])))}</tr></table>
			<h3>${locale.label('experience')}</h3><table class="t" data-list="career">${rows.map((steps, i) => {
				const job = life.jobs[i];
				if (!job) return null;
				const keys = steps.map((_, k) => `e${i}-${k}`);
				const shared = (path: string, value: string) =>
					keys.reduce(
						(inner, key) => markup`<span data-row="${key}">${field(path, inner)}</span>`,
						markup`${value}`,
					);
				const firm = shared('employer', job.employer);
				const box = markup`<td class="e" rowspan="${steps.length}"><b>${i === 0 ? field('/presentEmployer', firm) : firm}</b><br>${shared('place', job.city)}</td>`;
				return steps.map(
					(step, k) =>
						markup`<tr data-row="${keys[k] ?? ''}">${k === 0 && isLeft && box}<td>${cell('position', step.title, i === 0 && k === 0 && 'presentPosition')}${step.task !== '' && markup`<br><small>${field('work', step.task)}</small>`}</td><td class="d">${field('since', say(step.from))}</td><td class="d">${step.to !== null && field('until', say(step.to))}</td>${k === 0 && !isLeft && box}</tr>`,
				);
			})}</table><h3>${locale.label('education')}</h3><table class="t" data-list="schools">${life.studies.map((one) => markup`<tr data-row><td class="e">${field('institution', one.school)}</td><td>${field('qualification', one.degree)}</td><td class="d">${field('completed', String(one.to))}</td></tr>`)}</table>
			<h3>${locale.label('languages')}</h3><span data-list="languages">${joined(
				life.languages.map(
					(one) =>
						markup`<span data-row>${field('language', one.language)}: ${field('level', one.level)}</span>`,
				),
				' | ',
			)}</span><h3>${locale.label('skills')}</h3>${listed('skills', life.skills)}`;
		return { html, fields };
	},
};
export default family;
