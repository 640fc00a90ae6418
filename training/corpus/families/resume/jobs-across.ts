import type { Family, Fields } from '../../family.ts';
import { cell } from '../../kit/archive.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import {
	ASK,
	asList,
	drawLife,
	drawMonths,
	head,
	JOB,
	listed,
	SKILLS,
	SPOKEN,
	STUDY,
	without,
} from '../../kit/people.ts';
import { asText } from '../../kit/wordings.ts';

const fields: Fields = {
	person: ASK.name,
	born: ASK.born,
	town: ASK.town,
	phone: ASK.phone,
	positions: asList(
		{
			employer: JOB.firm,
			town: JOB.town,
			started: JOB.from,
			ended: JOB.to,
			role: JOB.title,
			work: JOB.tasks,
			leaving: JOB.reason,
		},
		'columns of jobs | jobs side by side | Anstellungen nebeneinander | Which jobs stand in the columns?',
	),
	courses: asList(
		{ course: STUDY.degree, school: STUDY.school, finished: STUDY.to },
		'columns of schools | Ausbildungen | Which courses were taken?',
	),
	languages: SPOKEN,
	skills: SKILLS,
	latestRole: ASK.lastJob,
	latestFirm: ASK.lastFirm,
	earliest: asText(
		'first employer of all | Where did the working life begin? | erster Arbeitgeber | premier employeur',
	),
	...without('email', 'salary', 'hobbies'),
};
const SAID = {
	en: 'At a glance|Employer|Town|Start|End|Position|Tasks|Left because|Course|School|Finished|end of contract;promotion;family;move',
	de: 'Auf einen Blick|Arbeitgeber|Ort|Beginn|Ende|Position|Aufgaben|Wechselgrund|Ausbildung|Einrichtung|Abschluss|Befristung;Aufstieg;Familie;Umzug',
	fr: 'En bref|Employeur|Ville|Début|Fin|Poste|Missions|Motif de départ|Formation|Établissement|Obtenu en|fin de contrat;promotion;famille;déménagement',
	nl: 'In één oogopslag|Werkgever|Plaats|Begin|Einde|Functie|Taken|Vertrek|Opleiding|School|Afgerond|einde contract;promotie;gezin;verhuizing',
	pl: 'W skrócie|Pracodawca|Miasto|Początek|Koniec|Stanowisko|Zadania|Powód odejścia|Kierunek|Szkoła|Ukończono|koniec umowy;awans;rodzina;przeprowadzka',
	ro: 'Pe scurt|Angajator|Oraș|Început|Sfârșit|Funcția|Atribuții|Motivul plecării|Studii|Instituția|Absolvit|contract încheiat;promovare;familie;mutare',
} as const;

/** A transposed life on a lying sheet: every job is a column, its employer, time and tasks are rows, captions only at the far left, the oldest job first or last. */
const family: Family = {
	author: 'quentin',
	locales: ['en-GB', 'de-CH', 'fr-FR', 'nl-BE', 'pl-PL', 'ro-RO', 'de-DE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const person = locale.person();
		const life = drawLife(random, locale, { jobs: [2, 4] });
		const say = drawMonths(random, locale);
		const last = life.jobs.length - 1;
		const numbered = life.jobs.map((job, i) => ({ job, i }));
		const jobs = random.chance(0.5) ? numbered : [...numbered].reverse();
		const row = (
			label: string,
			show: (one: (typeof jobs)[number]) => ReturnType<typeof markup> | false,
		) =>
			markup`<tr><th>${label}</th>${jobs.map((one) => markup`<td><span data-row="j${one.i}">${show(one)}</span></td>`)}</tr>`;
		const studies = (
			label: string,
			show: (study: (typeof life.studies)[number]) => ReturnType<typeof markup>,
		) =>
			markup`<tr><th>${label}</th>${life.studies.map((study, i) => markup`<td><span data-row="s${i}">${show(study)}</span></td>`)}</tr>`;
		const tone = random.pick(['#dde7ee', '#eee6d8', '#e4e4e4']);
		const html = markup`<style>@page { size: ${random.pick(['A4 landscape', 'A4 landscape', '297mm 190mm'])}; margin: 14mm 16mm } body { font: 9.5pt/1.35 ${random.pick(["'Liberation Sans'", "'Liberation Serif'", "'DejaVu Sans Condensed'"])} } .h { display: flex; gap: 9mm; align-items: baseline; margin-bottom: 4mm } h1 { font-size: 17pt; margin: 0 } table { width: 100%; table-layout: fixed; margin-bottom: 5mm } th { width: 33mm; text-align: left; background: ${tone}; font-weight: normal } th, td { border-bottom: .6pt solid #777; padding: 1.2mm 2mm; vertical-align: top } td + td { border-left: .4pt dotted #777 } .b { display: grid; grid-template-columns: 1fr 1fr; gap: 10mm }
			</style><div class="h"><h1>${field('person', person.name)}</h1><span>* ${field('born', locale.date(random.day('1960-01-01', '1992-12-01')))}</span><span>${field('town', locale.address().city)}</span><span>${field('phone', locale.phone())}</span><i style="margin-left:auto">${at(0)}</i></div>
			<table data-list="positions">${row(at(1), ({ job, i }) => cell('employer', job.employer, i === 0 && 'latestFirm', i === last && 'earliest'))}${row(at(2), ({ job }) => field('town', job.city))}${row(at(3), ({ job }) => field('started', say(job.from)))}${row(at(4), ({ job }) => (job.to === null ? markup`${head(locale, 'now')}` : field('ended', say(job.to))))}${row(at(5), ({ job, i }) => cell('role', job.title, i === 0 && 'latestRole'))}${row(at(6), ({ job }) => field('work', job.tasks.join('; ')))}${random.chance(0.6) && row(at(7), ({ job }) => job.to !== null && field('leaving', random.pick(at(11).split(';'))))}</table>
			<table data-list="courses">${studies(at(8), (study) => field('course', study.degree))}${studies(at(9), (study) => field('school', study.school))}${studies(at(10), (study) => field('finished', String(study.to)))}</table><div class="b"><div>${locale.label('languages')}: <span data-list="languages">${life.languages.map((one, i) => markup`${i > 0 && '; '}<span data-row>${field('language', one.language)} – ${field('level', one.level)}</span>`)}</span></div><div>${locale.label('skills')}: ${listed('skills', life.skills)}</div></div>`;
		return { html, fields };
	},
};
export default family;
