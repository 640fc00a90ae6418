import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text, values } from '../../kit/ask.ts';
import { drawCareer } from '../../kit/careers.ts';
import { field, markup } from '../../kit/html.ts';
import * as ask from '../../kit/lives.ts';
import { drawApplicant, LANGUAGES_SPOKEN } from '../../kit/lives.ts';

const fields: Fields = {
	voornaam: text('givenNames', 'roepnaam', 'first name'),
	achternaam: text('surname', 'family name of the candidate'),
	functie: text('jobTitle', 'huidige functie', 'What does the person do?'),
	woonplaats: text('city', 'In which town does the candidate live?', 'Wohnort der Person'),
	email: text('email'),
	telefoon: text('phone', 'mobiel nummer'),
	linkedin: text('linkedin', 'profile on a network'),
	beschikbaar: text(
		'availability',
		'hours a week',
		'Wie viele Stunden pro Woche möchte die Person arbeiten?',
	),
	loopbaan: list(
		{
			periode: text('period', 'from when to when', 'Zeitraum', 'looptijd van de baan'),
			functie: ask.ROLE,
			werkgever: ask.COMPANY,
			plaats: ask.PLACE,
			taken: ask.TASKS,
		},
		'werkervaring',
		'work history with periods',
		'Waar heeft deze persoon gewerkt?',
	),
	opleidingen: list(
		{
			opleiding: ask.DEGREE,
			school: ask.SCHOOL,
			diploma: text('', 'whether a diploma was earned', 'diplomaBehaald', 'Abschluss erreicht'),
		},
		'education',
		'Welke opleidingen?',
	),
	vaardigheden: values(ask.SKILL, 'skills', 'Wat kan deze persoon?'),
	languages: LANGUAGES_SPOKEN,
	motto: text('', 'quotation at the foot of the column', 'lijfspreuk', 'What is the motto?'),
	geboortedatum: absent(date('birthDate')),
	uurloon: absent(number('hourlyRate', 'gewenst uurloon')),
};

/** A career as a dotted line with the jobs beside it; the coloured column with facts stands on the right. */
const family: Family = {
	author: 'fintan',
	locales: ['nl-NL', 'nl-BE', 'de-CH'],
	draw: (random, locale) => {
		const { label } = locale;
		const person = drawApplicant(random);
		const { title, jobs, studies, skills, languages } = drawCareer(random, locale);
		const isDutch = locale.language === 'nl';
		const paper = random.pick(['#f3e9dc', '#e3f2ef', '#ececec', '#e8eaf6']);
		const ink = random.pick(['#5e3023', '#14532d', '#1e293b', '#b3541e']);
		const mine = (day: string) => locale.date(day, random.pick(['mm-yyyy'])).text;
		const html = markup`<style>
			@page { size: A4; margin: 0 }
			body { font: 9.5pt/1.42 'Liberation Sans'; color: #222 } .all { display: table; width: 210mm; height: 296mm } .l, .r { display: table-cell; vertical-align: top; padding: 15mm 10mm } .r { width: 64mm; background: ${paper} } h1 { margin: 0; font-size: 26pt; line-height: 1; color: ${ink} } h1 em { font-style: normal; font-weight: 300 } h2 { color: ${ink}; font-size: 12pt; margin: 7mm 0 2.5mm } .r h2:first-child { margin-top: 0 }
			.line { border-left: 1.2pt dotted ${ink}; margin-left: 1mm; padding-left: 5mm } .stop { margin-bottom: 4mm; position: relative; break-inside: avoid } .stop::before { content: ''; position: absolute; left: -6.4mm; top: 1.4mm; width: 2.4mm; height: 2.4mm; border-radius: 50%; background: ${ink} } .when { float: right; font-size: 8.5pt; color: ${ink} } .r p { margin: 0 0 1mm } .tag { display: inline-block; border: .6pt solid ${ink}; border-radius: 3mm; padding: 0 2mm; margin: 0 1mm 1mm 0; font-size: 8.5pt }
			</style><div class="all"><div class="l"><h1>${field('voornaam', person.given)} <em>${field('achternaam', person.family)}</em></h1><p style="font-size:12pt;margin:1mm 0">${field('functie', title)}</p>
			<h2>${label('experience')}</h2><div class="line" data-list="loopbaan">${jobs.map(
				(job) =>
					markup`<div class="stop" data-row><span class="when">${field('periode', `${mine(job.from)} – ${job.to === null ? (isDutch ? 'heden' : 'heute') : mine(job.to)}`)}</span><b>${field('functie', job.title)}</b><br>${field('werkgever', job.employer)} | ${field('plaats', job.city)}<br>${field('taken', job.tasks.join(' '))}</div>`,
			)}</div><h2>${label('education')}</h2><div class="line" data-list="opleidingen">${studies.map((study) => markup`<div class="stop" data-row><span class="when">${study.from}–${study.to}</span><b>${field('opleiding', study.degree)}</b><br>${field('school', study.school)}, diploma: ${field('diploma', random.pick(isDutch ? ['ja', 'ja', 'nee'] : ['ja', 'nein']))}</div>`)}</div></div>
			<div class="r"><h2>Contact</h2><p>${field('woonplaats', locale.address().city)}</p><p>${field('telefoon', locale.phone())}</p><p>${field('email', person.email)}</p>${random.chance(0.6) && markup`<p>${field('linkedin', `network.example/in/${person.given.toLowerCase().replace(/[^a-z]/g, '')}${random.int(1, 99)}`)}</p>`}
			<h2>${label('skills')}</h2><div data-list="vaardigheden">${skills.map((skill) => markup`<span class="tag" data-row>${field('value', skill)}</span>`)}</div>
			<h2>${label('languages')}</h2><div data-list="languages">${languages.map(({ language, level }) => markup`<p data-row>${field('language', language)}<br><small>${field('level', level)}</small></p>`)}</div>
			${random.chance(0.7) && markup`<h2>${isDutch ? 'Beschikbaar' : 'Pensum'}</h2><p>${field('beschikbaar', isDutch ? `${random.pick([16, 24, 32, 36, 40])} uur per week` : `${random.pick([50, 60, 80, 100])} %`)}</p>`}
			${random.chance(0.5) && markup`<p style="margin-top:14mm"><i>“${field('motto', random.pick(isDutch ? ['Wie niet waagt, die niet wint', 'Gewoon doen', 'Stilstand is achteruitgang'] : ['In der Ruhe liegt die Kraft', 'Einfach machen', 'Wer rastet, der rostet']))}”</i></p>`}</div></div>`;
		return { html, fields };
	},
};
export default family;
