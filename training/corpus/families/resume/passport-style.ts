import type { Family, Fields } from '../../family.ts';
import { cell } from '../../kit/archive.ts';
import { field, markup } from '../../kit/html.ts';
import { drawApplicant } from '../../kit/lives.ts';
import {
	ASK,
	asList,
	drawLife,
	head,
	JOB,
	listed,
	SKILLS,
	span,
	STUDY,
	without,
} from '../../kit/people.ts';
import { asText } from '../../kit/wordings.ts';

const fields: Fields = {
	fullName: ASK.name,
	dateOfBirth: ASK.born,
	nationality: ASK.nationality,
	phoneNumber: ASK.phone,
	emailAddress: ASK.email,
	website: ASK.site,
	home: ASK.address,
	aboutMe: ASK.summary,
	workExperience: asList(
		{
			from: JOB.from,
			to: JOB.to,
			place: JOB.town,
			occupation: JOB.title,
			employer: JOB.firm,
			responsibilities: JOB.tasks,
			sector: asText('sector | Branche | line of business | secteur'),
		},
		'jobs | Where has the person worked? | expériences | pracovní zkušenosti',
	),
	educationAndTraining: asList(
		{
			from: STUDY.from,
			to: STUDY.to,
			place: asText('town of the school | Ort der Schule', 'city'),
			qualification: STUDY.degree,
			organisation: STUDY.school,
			eqf: asText('EQF level | Niveau des Abschlusses | livello EQF'),
		},
		'studies | Which qualifications were awarded? | Ausbildung | percorso di studi',
	),
	motherTongue: asText(
		'nativeLanguage | Which is the mother tongue? | Muttersprache',
		'mothersTongue',
	),
	otherLanguages: asList(
		{
			language: asText('language | Sprache | langue'),
			understanding: asText('understanding | Verstehen | comprensione'),
			speaking: asText('speaking | Sprechen | parlato'),
			writing: asText('writing | Schreiben | écriture'),
		},
		'foreign languages with levels | Which foreign languages are spoken? | Fremdsprachen',
	),
	digitalSkills: SKILLS,
	drivingLicence: ASK.licence,
	currentOccupation: ASK.lastJob,
	...without('salary', 'status'),
};

const SKILL_HEADS: Readonly<Record<string, string>> = {
	en: 'Understanding|Speaking|Writing',
	ro: 'Înțelegere|Vorbire|Scriere',
	it: 'Comprensione|Parlato|Scritto',
	pt: 'Compreensão|Conversação|Escrita',
	pl: 'Rozumienie|Mówienie|Pisanie',
	sk: 'Porozumenie|Hovorenie|Písanie',
	fr: 'Compréhension|Expression|Écrit',
	nl: 'Begrijpen|Spreken|Schrijven',
};

/** A modern common European sheet, drawn anew: a pale banner, each entry under a thin line that carries dates and place in brackets, captions in bold run-in before values. */
const family: Family = {
	author: 'thora',
	locales: ['ro-RO', 'it-IT', 'pt-PT', 'pl-PL', 'en-IE', 'sk-SK', 'fr-FR', 'nl-BE'],
	draw: (random, locale) => {
		const person = drawApplicant(random);
		const life = drawLife(random, locale);
		const tone = random.pick(['#4a2c83', '#1f5aa6', '#2b6f5b']);
		const say = (day: string) => locale.date(day, 'dd/mm/yyyy').text;
		const level = () => random.pick(['A1', 'A2', 'B1', 'B2', 'C1']);
		const run = (label: string, content: ReturnType<typeof markup> | false) =>
			content && markup`<b>${label}:</b> ${content} `;
		const [native, ...others] = life.languages;
		const date = (inner: ReturnType<typeof markup>, place: ReturnType<typeof markup>) =>
			markup`<div class="d">[ ${inner} ]&nbsp; ${place}</div>`;
		const sections = [
			markup`<h2>${locale.label('experience')}</h2><div data-list="workExperience">${life.jobs.map((job, i) => markup`<div class="e" data-row>${date(span(['from', 'to'], [say(job.from), job.to && say(job.to)], { now: head(locale, 'now') }), markup`${field('place', job.city)}, ${locale.country.name}`)}<div class="t">${cell('occupation', job.title, i === 0 && 'currentOccupation')}</div><b>${field('employer', job.employer)}</b><ul data-field="responsibilities">${job.tasks.map((task) => markup`<li>${task} </li>`)}</ul>${random.chance(0.4) && run('NACE', field('sector', random.pick(['C – 25.1', 'F – 43.2', 'G – 47', 'Q – 86.2', 'J – 62'])))}</div>`)}</div>`,
			markup`<h2>${locale.label('education')}</h2><div data-list="educationAndTraining">${life.studies.map((one) => markup`<div class="e" data-row>${date(span(['from', 'to'], [say(`${one.from}-09-15`), say(`${one.to}-06-30`)]), field('place', locale.address().city))}<div class="t">${field('qualification', one.degree)}</div>${field('organisation', one.school)} ${random.chance(0.5) && run('EQF', field('eqf', String(random.int(4, 7))))}</div>`)}</div>`,
		];
		const html = markup`<style>@page { size: A4; margin: 0 0 14mm } body { font: 10pt/1.4 'Liberation Sans' } .ban { background: #eee9f5; padding: 12mm 20mm 6mm; display: flex; gap: 8mm } .o { width: 30mm; height: 30mm; border-radius: 50%; background: #b9b9c6; flex: none } h1 { color: ${tone}; font-size: 20pt; margin: 0 0 2mm } .m { margin: 0 20mm } h2 { color: ${tone}; font-size: 12pt; text-transform: uppercase; border-bottom: 1.2pt solid ${tone}; margin: 6mm 0 2mm } .e { margin-bottom: 4mm; break-inside: avoid } .d { border-top: .5pt solid #bbb; color: #555; font-size: 9pt; padding-top: .6mm } .t { font-weight: bold; color: ${tone} } ul { margin: .5mm 0; padding-left: 5mm } .l td, .l th { padding: .6mm 6mm .6mm 0; text-align: left; font-weight: normal } .l th { font-size: 8.5pt; color: #555 }
			</style><div class="ban">${random.chance(0.6) && markup`<div class="o"></div>`}<div><h1>${field('fullName', person.name)}</h1>${run(locale.label('birthDate'), random.chance(0.8) && field('dateOfBirth', locale.date(random.day('1962-01-01', '1999-12-01'))))}| ${run(head(locale, 'nationality'), field('nationality', life.nationality))}| ${run(locale.label('phone'), markup`(+) ${field('phoneNumber', locale.phone())}`)}<br>${run(head(locale, 'email'), field('emailAddress', person.email))}${random.chance(0.4) && markup`| ${run('Web', field('website', `www.${person.email.split('@')[0]?.replaceAll('_', '-') ?? ''}.example`))}`}<br>${run(locale.label('address'), field('home', locale.address().whole))}</div></div>
			<div class="m">${random.chance(0.7) && markup`<h2>${head(locale, 'profile')}</h2>${field('aboutMe', life.summary)}`}${random.chance(0.7) ? sections : [...sections].reverse()}<h2>${locale.label('languages')}</h2><b>${field('motherTongue', native?.language ?? '')}</b> (${native?.level ?? ''})<table class="l" data-list="otherLanguages"><tr><th></th>${(SKILL_HEADS[locale.language] ?? '').split('|').map((one) => markup`<th>${one}</th>`)}</tr>${others.map((one) => markup`<tr data-row><td><b>${field('language', one.language)}</b></td><td>${field('understanding', level())}</td><td>${field('speaking', level())}</td><td>${field('writing', level())}</td></tr>`)}</table>
			<h2>${locale.label('skills')}</h2>${listed('digitalSkills', life.skills, ' / ')}${random.chance(0.6) && markup`<h2>${head(locale, 'licence')}</h2>${field('drivingLicence', random.pick(['B', 'AM, B', 'B, BE', 'B, C']))}`}</div>`;
		return { html, fields };
	},
};
export default family;
