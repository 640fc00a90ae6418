import type { Family, Fields } from '../../family.ts';
import { cell } from '../../kit/archive.ts';
import { field, markup } from '../../kit/html.ts';
import {
	ASK,
	asList,
	asValues,
	drawLife,
	drawMonths,
	head,
	JOB,
	SPOKEN,
	STUDY,
	without,
} from '../../kit/people.ts';

const fields: Fields = {
	naam: ASK.name,
	geboren: ASK.born,
	adres: ASK.address,
	telefoon: ASK.phone,
	email: ASK.email,
	burgerlijkeStaat: ASK.status,
	loopbaan: asList(
		{
			van: JOB.from,
			tot: JOB.to,
			functie: JOB.title,
			bedrijf: JOB.firm,
			plaats: JOB.town,
			taken: JOB.tasks,
			vertrek: JOB.reason,
		},
		'career | loopbaan | jobs over all pages | Where has the person been employed?',
	),
	opleidingen: asList(
		{ van: STUDY.from, tot: STUDY.to, opleiding: STUDY.degree, school: STUDY.school },
		'education | opleidingen | Which courses were followed? | Schulen und Studium',
	),
	cursussen: asValues(
		'course | cursus | Kurs',
		'courses | Which courses were taken besides? | cursussen',
	),
	talen: SPOKEN,
	laatsteFunctie: ASK.lastJob,
	...without('salary', 'hobbies', 'site'),
};
const WORDS: Readonly<Record<string, string>> = {
	nl: 'Van|Tot|Functie|Werkgever en plaats|Taken|Reden van vertrek|Vervolg|gehuwd;ongehuwd;samenwonend|einde contract;verhuizing;doorgroei',
	de: 'von|bis|Tätigkeit|Arbeitgeber, Ort|Aufgaben|Grund des Ausscheidens|Fortsetzung|verheiratet;ledig;geschieden|Befristung;Umzug;Aufstieg',
	da: 'Fra|Til|Stilling|Arbejdsgiver og sted|Opgaver|Fratrådt på grund af|fortsat|gift;ugift;samlevende|tidsbegrænset;flytning;avancement',
	sv: 'Från|Till|Befattning|Arbetsgivare, ort|Uppgifter|Slutade på grund av|fortsättning|gift;ogift;sambo|visstid;flytt;befordran',
	en: 'From|To|Position|Employer, town|Duties|Left because of|continued|married;single;partnered|end of contract;move;promotion',
	ro: 'De la|Până la|Funcția|Angajator, oraș|Atribuții|Motivul plecării|continuare|căsătorit;necăsătorit;divorțat|contract încheiat;mutare;promovare',
};
const COURSES = [
	'ISO 9001',
	'Excel II',
	'HACCP',
	'BHV / First Aid',
	'Lean White Belt',
	'ADR',
	'Prince2 Foundation',
];

/** A long life on two or three small pages: the table's head and the name with the page stand again at the top of each, a wide row for each post and one for the duties. */
const family: Family = {
	author: 'thora',
	locales: ['nl-NL', 'de-AT', 'da-DK', 'sv-SE', 'en-GB', 'ro-RO', 'nl-BE'],
	draw: (random, locale) => {
		const said = (WORDS[locale.language] ?? '').split('|');
		const at = (i: number) => said[i] ?? '';
		const one = (i: number) => random.pick(at(i).split(';'));
		const person = locale.person();
		const life = drawLife(random, locale, { jobs: [6, 10], latest: ['2016-01-01', '2026-04-01'] });
		const say = drawMonths(random, locale);
		const size = random.pick(['A5', '170mm 240mm', 'A4 landscape']);
		const kv = (label: string, content: ReturnType<typeof markup> | false) =>
			content && markup`<tr><td>${label}</td><td>${content}</td></tr>`;
		const html = markup`<style>@page { size: ${size}; margin: 14mm 14mm 12mm } body { font: 8.8pt/1.35 'DejaVu Serif Condensed' } h1 { font-size: 15pt; margin: 0 0 3mm; text-align: center; letter-spacing: 2pt } .k td { padding: .4mm 5mm .4mm 0 } .k { margin-bottom: 4mm } .t { width: 100% } thead { display: table-header-group } thead th { text-align: left; background: #ddd; padding: 1mm; font-size: 8pt } thead .rh th { background: none; font-weight: normal; font-style: italic; border-bottom: .5pt solid #000 } .t td { padding: .8mm 1mm; vertical-align: top } tbody { break-inside: avoid; border-bottom: .4pt solid #999 } h2 { font-size: 10pt; margin: 5mm 0 1mm }
			</style><h1>${head(locale, 'curriculum')}</h1><table class="k">${kv(locale.label('name'), field('naam', person.name))}${kv(locale.label('birthDate'), field('geboren', locale.date(random.day('1945-01-01', '1972-01-01'))))}${kv(locale.label('address'), field('adres', locale.address().whole))}${kv(locale.label('phone'), field('telefoon', locale.phone()))}${kv(head(locale, 'email'), random.chance(0.7) && field('email', person.email))}${kv(head(locale, 'maritalStatus'), random.chance(0.6) && field('burgerlijkeStaat', one(7)))}</table>
			<table class="t" data-list="loopbaan"><thead><tr class="rh"><th colspan="4">${field('/naam', person.name)} – ${locale.label('experience')} (${at(6)})</th></tr><tr><th>${at(0)}</th><th>${at(1)}</th><th>${at(2)}</th><th>${at(3)}</th></tr></thead>${life.jobs.map(
				(job, i) =>
					markup`<tbody data-row><tr><td>${field('van', say(job.from))}</td><td>${job.to === null ? head(locale, 'now') : field('tot', say(job.to))}</td><td><b>${cell('functie', job.title, i === 0 && 'laatsteFunctie')}</b></td><td>${field('bedrijf', job.employer)}, ${field('plaats', job.city)}</td></tr><tr><td colspan="2"></td><td colspan="2">${at(4)}: ${field('taken', job.tasks.join('; '))}${job.to !== null && random.chance(0.4) && markup`<br>${at(5)}: ${field('vertrek', one(8))}`}</td></tr></tbody>`,
			)}</table><h2>${locale.label('education')}</h2><table class="t" data-list="opleidingen">${life.studies.map((study) => markup`<tr data-row><td>${field('van', String(study.from))}</td><td>${field('tot', String(study.to))}</td><td>${field('opleiding', study.degree)}</td><td>${field('school', study.school)}</td></tr>`)}</table>
			<h2>${head(locale, 'courses')}</h2><div data-list="cursussen">${random.some(COURSES, random.int(2, 4)).map((course) => markup`<div data-row>– ${field('value', course)}</div>`)}</div><h2>${locale.label('languages')}</h2><table class="k" data-list="talen">${life.languages.map((spoken) => markup`<tr data-row><td>${field('language', spoken.language)}</td><td>${field('level', spoken.level)}</td></tr>`)}</table>`;
		return { html, fields };
	},
};
export default family;
