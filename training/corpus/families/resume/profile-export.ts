import type { Family, Fields } from '../../family.ts';
import { cell } from '../../kit/archive.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { drawApplicant } from '../../kit/lives.ts';
import {
	ASK,
	asList,
	asValues,
	drawLife,
	JOB,
	SPOKEN,
	span,
	STUDY,
	without,
} from '../../kit/people.ts';
import { addDays } from '../../kit/random.ts';
import { asText } from '../../kit/wordings.ts';

const fields: Fields = {
	name: ASK.name,
	headline: ASK.wanted,
	area: asText('location | Where does the person live? | region | Standort', 'location'),
	profileUrl: asText('profileLink | address of the profile | Link zum Profil', 'linkedin'),
	email: ASK.email,
	about: ASK.summary,
	topSkills: asValues(
		'top skill | Top-Kenntnis',
		'topSkills | strongest skills | Welche Kenntnisse zuerst?',
	),
	languages: SPOKEN,
	certifications: asValues(
		'certificate | Zertifikat | certificat',
		'certifications | Which certificates are listed?',
	),
	experience: asList(
		{
			company: JOB.firm,
			position: JOB.title,
			start: JOB.from,
			end: JOB.to,
			length: asText('duration | How long was the position held? | Dauer | durée'),
			location: JOB.town,
			description: JOB.tasks,
		},
		'positions | all positions with their companies | Berufserfahrung | postes occupés',
	),
	education: asList(
		{ school: STUDY.school, degree: STUDY.degree, start: STUDY.from, end: STUDY.to },
		'studies | Where did the person study? | Ausbildung | formation',
	),
	latestCompany: ASK.lastFirm,
	...without('born', 'phone', 'salary'),
};
const SAID = {
	en: 'Contact|Top Skills|Languages|Certifications|Summary|Experience|Education|Present|years|months|Area|Page|of',
	de: 'Kontakt|Top-Kenntnisse|Sprachen|Zertifikate|Zusammenfassung|Berufserfahrung|Ausbildung|Heute|Jahre|Monate|Umgebung|Seite|von',
	fr: 'Coordonnées|Principales compétences|Langues|Certifications|Résumé|Expérience|Formation|aujourd’hui|ans|mois|et périphérie|Page|sur',
	es: 'Contactar|Aptitudes principales|Idiomas|Certificados|Extracto|Experiencia|Educación|actualidad|años|meses|y alrededores|Página|de',
	pt: 'Contato|Principais competências|Línguas|Certificados|Resumo|Experiência|Formação|presente|anos|meses|e região|Página|de',
	nl: 'Contact|Belangrijkste vaardigheden|Talen|Certificaten|Samenvatting|Ervaring|Opleiding|heden|jaar|maanden|en omgeving|Pagina|van',
	pl: 'Kontakt|Najważniejsze umiejętności|Języki|Certyfikaty|Podsumowanie|Doświadczenie|Wykształcenie|obecnie|lat|mies.|i okolice|Strona|z',
	sv: 'Kontakt|Främsta kompetenser|Språk|Certifieringar|Sammanfattning|Erfarenhet|Utbildning|nu|år|månader|med omnejd|Sida|av',
} as const;

/** Printed from a network of professionals: a dark bar of contact down every page, firms with several positions under one name and the length of each in brackets. */
const family: Family = {
	author: 'thora',
	locales: ['en-US', 'de-DE', 'fr-FR', 'es-MX', 'pt-BR', 'nl-NL', 'pl-PL', 'sv-SE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const person = drawApplicant(random);
		const life = drawLife(random, locale, { jobs: [3, 6] });
		const home = locale.address();
		const say = (day: string) => locale.date(day, 'MMMM yyyy').text;
		const long = (from: string, to: string | null) => {
			const months = Math.max(
				1,
				Math.round((Date.parse(to ?? '2026-06-01') - Date.parse(from)) / 2_629_800_000),
			);
			return [
				months >= 12 && `${Math.floor(months / 12)} ${at(8)}`,
				months % 12 > 0 && `${months % 12} ${at(9)}`,
			]
				.filter(Boolean)
				.join(' ');
		};
		const firms = life.jobs.map((job) => {
			const count = random.chance(0.4) ? 2 : 1;
			const middle = addDays(job.from, random.int(100, 240));
			const steps =
				count === 1
					? [job]
					: [
							{ ...job, from: middle },
							{ ...job, title: random.pick(life.jobs).title, to: middle, tasks: [] },
						];
			return { ...job, steps };
		});
		const user = person.email.split('@')[0] ?? '';
		const side = (label: string, content: ReturnType<typeof markup>) =>
			markup`<h4>${label}</h4>${content}`;
		const html = markup`<style>@page { size: ${random.pick(['letter', 'A4'])}; margin: 0 } body { font: 10.5pt/1.45 'Liberation Sans' } .bar { position: fixed; left: 0; top: 0; bottom: 0; width: 62mm; background: #293e49; z-index: -1 } .l { position: absolute; left: 8mm; top: 12mm; width: 50mm; color: #fff; font-size: 8pt } h4 { font-size: 11pt; font-weight: normal; color: #cbd3d8; margin: 5mm 0 1mm } .r { margin: 11mm 14mm 12mm 72mm } h1 { font-size: 23pt; font-weight: normal; margin: 0 } h2 { font-size: 14pt; font-weight: normal; margin: 7mm 0 2mm } .p { margin: 0 0 3.5mm; break-inside: avoid } .g { color: #777; font-size: 9.5pt } .end { color: #999; font-size: 8pt; text-align: center } p { margin: 1.5mm 0 }
			</style><div class="bar"></div><div class="l">${side(at(0), markup`${field('email', person.email)}<br>${field('profileUrl', `www.profilia.example/in/${user}`)}<br>(Profilia)`)}${side(at(1), markup`<div data-list="topSkills">${life.skills.slice(0, 3).map((one) => markup`<div data-row>${field('value', one)}</div>`)}</div>`)}${side(at(2), markup`<div data-list="languages">${life.languages.map((one) => markup`<div data-row>${field('language', one.language)} (${field('level', one.level)})</div>`)}</div>`)}${random.chance(0.6) && side(at(3), markup`<div data-list="certifications">${random.some(['First Aid at Work', 'ISO 9001 Lead Auditor', 'Scrum Basics', 'HACCP', 'Project Foundation'], 2).map((one) => markup`<div data-row>${field('value', one)}</div>`)}</div>`)}</div>
			<div class="r"><h1>${field('name', person.name)}</h1><div>${field('headline', life.title)}</div><div class="g">${field('area', home.city)} ${at(10)}</div>
			${random.chance(0.7) && markup`<h2>${at(4)}</h2>${field('about', life.summary)}`}<h2>${at(5)}</h2><div data-list="experience">${firms.map(
				({ employer, city, steps }, i) => {
					const rows = steps.map(
						(job, k) =>
							markup`<div class="p" data-row="j${i}-${k}">${k === 0 && steps.length === 1 && markup`<b>${cell('company', employer, i === 0 && 'latestCompany')}</b><br>`}${field('position', job.title)}<br><span class="g">${span(['start', 'end'], [say(job.from), job.to && say(job.to)], { now: at(7), sign: ' - ' })} (${field('length', long(job.from, job.to))})</span><br>${random.chance(0.7) && markup`<span class="g">${field('location', city)}</span>`}${job.tasks.length > 0 && markup`<p>${field('description', job.tasks.join('. '))}</p>`}</div>`,
					);
					const all = steps.map((_, k) => k);
					const shared = all.reduce(
						(inner, k) => markup`<span data-row="j${i}-${k}">${field('company', inner)}</span>`,
						markup`${employer}`,
					);
					return markup`${steps.length > 1 && markup`<b>${i === 0 ? field('/latestCompany', shared) : shared}</b><br><span class="g">${long(steps.at(-1)?.from ?? '', steps[0]?.to ?? null)}</span>`}${rows}`;
				},
			)}</div><h2>${at(6)}</h2><div data-list="education">${life.studies.map((one) => markup`<div class="p" data-row>${field('school', one.school)}<br><span class="g">${field('degree', one.degree)} · (${field('start', String(one.from))} - ${field('end', String(one.to))})</span></div>`)}</div><div class="end">${at(11)} 1 ${at(12)} 1</div></div>`;
		return { html, fields };
	},
};
export default family;
