import type { Family, Fields } from '../../family.ts';
import { drawCareer } from '../../kit/careers.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import type { Markup } from '../../kit/html.ts';
import { resumeWithout } from '../../kit/resume-fields.ts';
import { RESUME_QUESTIONS } from '../../kit/resume-questions.ts';

const { lastEmployer, lastPosition, lastSchool, lastDegree } = RESUME_QUESTIONS;
const fields: Fields = {
	...resumeWithout('birthDate'),
	lastEmployer,
	lastPosition,
	lastSchool,
	lastDegree,
};
/** Headings of jobs, schools, skills and languages. */
const HEADINGS = {
	en: 'Positions held|Schooling|Good at|Tongues',
	de: 'Stationen|Abschlüsse|Das kann ich|Fremdsprachen',
	fr: 'Postes occupés|Études|Savoir-faire|Langues parlées',
	es: 'Puestos|Titulaciones|Sé hacer|Lenguas',
	it: 'Incarichi|Titoli di studio|So fare|Lingue parlate',
	nl: 'Functies|Scholing|Kan ik goed|Taalkennis',
	pt: 'Cargos|Habilitações|Sei fazer|Línguas faladas',
	sv: 'Tjänster|Skolgång|Det kan jag|Språkkunskaper',
};
const NOW: Readonly<Record<string, string>> = {
	en: 'now',
	de: 'heute',
	fr: 'présent',
	es: 'actual',
	it: 'oggi',
	nl: 'heden',
	pt: 'atual',
	sv: 'nu',
};

/** Dense and without heads of columns: each job is one line cut by bars, commas or dashes, headings stand in the margin, names in the middle. */
const family: Family = {
	author: 'pernille',
	locales: ['en-US', 'de-DE', 'fr-FR', 'es-MX', 'it-IT', 'nl-NL', 'pt-BR', 'sv-SE'],
	draw: (random, locale) => {
		const say = speak(HEADINGS, locale.language);
		const career = drawCareer(random, locale);
		const person = locale.person();
		const sign = random.pick([' | ', ' – ', ', ', ' / ', ' · ']);
		const first = random.pick(['time', 'title', 'employer'] as const);
		const isMargin = random.chance(0.5);
		const joined = (parts: readonly Markup[]) =>
			markup`${parts.map((part, i) => markup`${i > 0 && sign}${part}`)}`;
		const job = (one: (typeof career.jobs)[number], i: number) => {
			const title = field('title', one.title);
			const employer = field('employer', one.employer);
			const parts = {
				time: markup`${field('from', one.from.slice(0, 4))} – ${field('to', one.to?.slice(0, 4) ?? NOW[locale.language] ?? 'now')}`,
				title: markup`<b>${i === 0 ? field('/lastPosition', title) : title}</b>`,
				employer: i === 0 ? field('/lastEmployer', employer) : employer,
			};
			const keys = [
				first,
				...(['title', 'employer', 'time'] as const).filter((key) => key !== first),
			];
			return markup`<div data-row class="j">${joined([...keys.slice(0, 2).map((key) => parts[key]), field('city', one.city), ...keys.slice(2).map((key) => parts[key])])}${random.chance(0.7) && markup`<div class="d">${field('description', one.tasks.join(' '))}</div>`}</div>`;
		};
		const study = (one: (typeof career.studies)[number], i: number) => {
			const [degree, school] = [field('degree', one.degree), field('school', one.school)];
			return markup`<div data-row class="j">${joined([i === 0 ? field('/lastDegree', degree) : degree, i === 0 ? field('/lastSchool', school) : school, markup`${field('from', String(one.from))} – ${field('to', String(one.to))}`])}</div>`;
		};
		const section = (name: string, content: Markup) =>
			markup`<section><h2>${name}</h2><div>${content}</div></section>`;
		const sections = [
			section(say(0), markup`<div data-list="experience">${career.jobs.map(job)}</div>`),
			section(say(1), markup`<div data-list="education">${career.studies.map(study)}</div>`),
			section(
				say(2),
				markup`<span data-list="skills">${career.skills.map((skill, i) => markup`${i > 0 && sign}<span data-row>${field('value', skill)}</span>`)}</span>`,
			),
			section(
				say(3),
				markup`<span data-list="languages">${career.languages.map((one, i) => markup`${i > 0 && sign}<span data-row>${field('language', one.language)} ${field('level', one.level)}</span>`)}</span>`,
			),
		];
		const order = random
			.pick([
				[0, 1, 2, 3],
				[2, 0, 1, 3],
				[1, 0, 3, 2],
			])
			.flatMap((i) => sections.slice(i, i + 1));
		const contact = joined([
			field('address', locale.address().whole),
			field('phone', locale.phone()),
			field('email', person.email),
		]);
		const isFoot = random.chance(0.3);
		const html = markup`<style>@page { size: ${locale.countryCode === 'US' ? 'letter' : 'A4'}; margin: 17mm } body { font: ${random.pick(["9.8pt/1.4 'Liberation Sans'", "10.5pt/1.35 'Liberation Serif'", "9pt/1.4 'DejaVu Sans'"])} } h1 { text-align: ${random.pick(['center', 'left'])}; font-size: 22pt; font-weight: normal; margin: 0 } .c { text-align: center; font-size: .9em } section { margin-top: 5mm; ${isMargin && 'display: grid; grid-template-columns: 34mm 1fr; gap: 4mm'} } h2 { font-size: 1em; text-transform: uppercase; margin: 0; ${!isMargin && 'border-bottom: .8pt solid; margin-bottom: 1mm'} } .j { margin-bottom: 1.2mm } .d { font-size: .92em; padding-left: 5mm; color: #333 }</style>
			<h1>${field('name', person.name)}</h1>${random.chance(0.7) && markup`<div class="c">${field('title', career.title)}</div>`}${!isFoot && markup`<div class="c">${contact}</div>`}${order}${isFoot && markup`<hr><div class="c">${contact}</div>`}`;
		return { html, fields };
	},
};
export default family;
