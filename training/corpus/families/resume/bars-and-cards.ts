import type { Family, Fields } from '../../family.ts';
import { field, markup } from '../../kit/html.ts';
import { drawApplicant } from '../../kit/lives.ts';
import { ASK, asList, drawLife, head, JOB, STUDY, without } from '../../kit/people.ts';
import { asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	name: ASK.name,
	claim: ASK.summary,
	job: ASK.wanted,
	mail: ASK.email,
	mobile: ASK.phone,
	portfolio: ASK.site,
	lives: ASK.town,
	stations: asList(
		{
			when: asText('years | wann | période', 'period'),
			what: JOB.title,
			where: JOB.firm,
			text: JOB.tasks,
		},
		'stations | Where did the person work, and when? | Stationen | étapes',
	),
	learnt: asList(
		{
			what: STUDY.degree,
			where: STUDY.school,
			when: asText('years of study | wann gelernt', 'period'),
		},
		'learning | What was learnt where? | Gelernt',
	),
	tools: asList(
		{
			tool: asText('software or skill | Werkzeug | outil'),
			percent: asNumber('how well in percent | Prozent | pourcentage'),
		},
		'tools | How well are the tools known? | Werkzeuge mit Prozenten',
	),
	facts: asList(
		{
			figure: asNumber('number of the fact | Zahl | chiffre'),
			fact: asText('what the number counts | was gezählt wird'),
		},
		'figures | Which numbers does the person give? | Zahlen',
	),
	loves: ASK.hobbies,
	...without('born', 'salary', 'licence'),
};
const FACTS: Readonly<Record<string, string>> = {
	en: 'projects;clients;countries;cups of tea a day|Hello, I am',
	de: 'Projekte;Kunden;Länder;Tassen Kaffee am Tag|Hallo, ich bin',
	sv: 'projekt;kunder;länder;koppar kaffe om dagen|Hej, jag heter',
	tr: 'proje;müşteri;ülke;günde bardak çay|Merhaba, ben',
	cs: 'projektů;klientů;zemí;šálků kávy denně|Dobrý den, jsem',
	fr: 'projets;clients;pays;cafés par jour|Bonjour, je suis',
	es: 'proyectos;clientes;países;cafés al día|Hola, soy',
};

/** A designer's sheet lying on its side: a coloured half with a greeting in huge type, cards for the stations, bars with percentages and four figures in circles. */
const family: Family = {
	author: 'thora',
	locales: ['en-GB', 'de-DE', 'sv-SE', 'tr-TR', 'cs-CZ', 'fr-FR', 'es-ES'],
	draw: (random, locale) => {
		const [facts = '', hello = ''] = (FACTS[locale.language] ?? '').split('|');
		const person = drawApplicant(random);
		const life = drawLife(random, locale, { jobs: [2, 4] });
		const [tone, pale] = random.pick([
			['#ff6b4a', '#ffe9e3'],
			['#0f766e', '#dff3f1'],
			['#312e81', '#e5e4fb'],
			['#f2b705', '#fff6d6'],
		] as const);
		const years = (from: string, to: string | null) =>
			`${from.slice(0, 4)}–${to === null ? head(locale, 'now') : to.slice(2, 4)}`;
		const html = markup`<style>@page { size: A4 landscape; margin: 0 } body { font: 8.6pt/1.35 'DejaVu Sans Condensed'; display: grid; grid-template-columns: 96mm 1fr; height: 209mm } .l { background: ${tone}; color: ${tone === '#f2b705' ? '#222' : '#fff'}; padding: 14mm 9mm; height: 209mm } h1 { font: bold 30pt/1.05 'Liberation Sans Narrow'; margin: 0 0 4mm } .hi { font-size: 15pt } .c4 { display: grid; grid-template-columns: 1fr 1fr; gap: 3mm; margin-top: 8mm; text-align: center } .c4 b { font-size: 19pt; display: block } .r { padding: 9mm 10mm } .cards { display: grid; grid-template-columns: 1fr 1fr; gap: 3mm } .card { background: ${pale}; border-radius: 2mm; padding: 2.5mm 3.5mm } h2 { font: bold 11pt 'Liberation Sans Narrow'; color: ${tone}; margin: 4mm 0 1.5mm } .b { display: grid; grid-template-columns: 36mm 1fr 12mm; align-items: center; gap: 2mm; margin-bottom: .8mm } .b i { background: ${pale}; height: 3mm; display: block } .b i::before { content: ''; background: ${tone}; height: 3mm; width: var(--w); display: block }
			</style><div class="l"><div class="hi">${hello}</div><h1>${field('name', person.name)}</h1><b>${field('job', life.title)}</b><p>${random.chance(0.8) && field('claim', life.summary)}</p>${field('mail', person.email)}<br>${field('mobile', locale.phone())}<br>${random.chance(0.5) && markup`${field('portfolio', `www.${person.email.split('@')[0]?.replaceAll('_', '') ?? ''}.example`)}<br>`}${field('lives', locale.address().city)}<div class="c4" data-list="facts">${facts.split(';').map((fact) => markup`<div data-row><b>${field('figure', random.int(2, 120))}</b>${field('fact', fact)}</div>`)}</div></div>
			<div class="r"><h2 style="margin-top:0">${locale.label('experience')}</h2><div class="cards" data-list="stations">${life.jobs.map((job) => markup`<div class="card" data-row>${field('when', years(job.from, job.to))}<br><b>${field('what', job.title)}</b><br>${field('where', job.employer)}<br><small>${field('text', job.tasks[0] ?? '')}</small></div>`)}</div><h2>${locale.label('education')}</h2><div class="cards" data-list="learnt">${life.studies.map((study) => markup`<div data-row>${field('when', `${study.from}–${String(study.to).slice(2)}`)} <b>${field('what', study.degree)}</b>, ${field('where', study.school)}</div>`)}</div>
			<h2>${locale.label('skills')}</h2><div data-list="tools">${life.skills.map((skill) => {
				const percent = random.int(6, 20) * 5;
				return markup`<div class="b" data-row><span>${field('tool', skill)}</span><i style="--w:${percent}%"></i><span>${field('percent', locale.percent(percent))}</span></div>`;
			})}</div><h2>${head(locale, 'hobbies')}</h2>${field('loves', life.hobbies.join(' + '))}</div>`;
		return { html, fields };
	},
};
export default family;
