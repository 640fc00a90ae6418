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
	joined,
	listed,
	SKILLS,
	SPOKEN,
	STUDY,
	without,
} from '../../kit/people.ts';
import { asText } from '../../kit/wordings.ts';
import { wrapLines } from '../../kit/typed.ts';

const fields: Fields = {
	name: ASK.name,
	email: ASK.email,
	phone: ASK.phone,
	city: ASK.town,
	website: ASK.site,
	objective: asText(
		'What does the applicant aim at? | careerGoal | Berufsziel | objectif',
		'personalStatement',
	),
	employment: asList(
		{
			employer: JOB.firm,
			city: JOB.town,
			title: JOB.title,
			start: JOB.from,
			end: JOB.to,
			achievements: JOB.tasks,
		},
		'jobHistory | jobs in plain text | Berufspraxis | Which jobs are listed?',
	),
	education: asList(
		{ degree: STUDY.degree, school: STUDY.school, year: STUDY.to },
		'schooling | Which degrees does the person have? | études',
	),
	skills: SKILLS,
	languages: SPOKEN,
	lastUpdated: asText(
		'last change of the file | When was the text changed? | zuletzt geändert',
		'revisionDate',
	),
	...without('born', 'address', 'salary'),
};

/** A résumé in signs only, made to be pasted into a box: rows of stars and equals signs, hanging stars for points, lines of sixty signs, no columns. */
const family: Family = {
	author: 'quentin',
	locales: ['en-US', 'en-CA', 'de-DE', 'es-MX', 'fr-CA', 'it-IT'],
	draw: (random, locale) => {
		const person = drawApplicant(random);
		const life = drawLife(random, locale);
		const say = drawMonths(random, locale, ['yyyy-mm']);
		const rule = random.pick(['=', '-', '*', '~', '#']).repeat(62);
		const bullet = random.pick(['*', '-', '+', 'o']);
		const title = (label: string) => markup`\n${rule}\n${label.toUpperCase()}\n${rule}\n`;
		const points = (tasks: readonly string[]) =>
			joined(
				tasks.map((task) =>
					wrapLines(task, 56)
						.map((line, i) => `  ${i === 0 ? bullet : ' '} ${line}\n`)
						.join(''),
				),
				'',
			);
		const isTitleFirst = random.chance(0.5);
		const user = person.email.split('@')[0] ?? 'me';
		const html = markup`<style>@page { size: ${random.pick(['letter', 'A4'])}; margin: 19mm 18mm } pre { font: ${random.pick(["10pt/1.3 'Liberation Mono'", "9pt/1.35 'DejaVu Sans Mono'"])}; margin: 0; white-space: pre-wrap }
			</style><pre>${field('name', random.chance(0.5) ? person.name.toUpperCase() : person.name)}
${field('city', locale.address().city)} / ${field('phone', locale.phone())}
<${field('email', person.email)}>${random.chance(0.5) && markup`\nhttp://${field('website', `${user.replaceAll('_', '-')}.example`)}`}
${random.chance(0.7) && markup`${title(head(locale, 'profile'))}${field('objective', life.summary)}\n`}${title(locale.label('experience'))}<span data-list="employment">${life.jobs.map(
			(job) =>
				markup`<span data-row>${isTitleFirst ? markup`${field('title', job.title)} (${field('start', say(job.from))} -- ${job.to === null ? head(locale, 'now') : field('end', say(job.to))})\n${field('employer', job.employer)}, ${field('city', job.city)}` : markup`${field('start', say(job.from))} to ${job.to === null ? head(locale, 'now') : field('end', say(job.to))}: ${field('employer', job.employer)} [${field('city', job.city)}]\n${field('title', job.title)}`}\n${field('achievements', points(job.tasks))}\n</span>`,
		)}</span>${title(locale.label('education'))}<span data-list="education">${life.studies.map((study) => markup`<span data-row>${field('year', String(study.to))}: ${field('degree', study.degree)}, ${field('school', study.school)}\n</span>`)}</span>${title(locale.label('skills'))}${listed('skills', life.skills, random.pick([', ', ' / ', '\n']))}
${title(locale.label('languages'))}<span data-list="languages">${life.languages.map((one) => markup`<span data-row>${bullet} ${field('language', one.language)}: ${field('level', one.level)}\n</span>`)}</span>
${random.chance(0.6) && markup`-- \n[${field('lastUpdated', locale.date(random.day('2003-01-01', '2025-12-31'), 'yyyy-mm-dd').text)}]`}</pre>`;
		return { html, fields };
	},
};
export default family;
