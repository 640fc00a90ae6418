import type { Family, Fields } from '../../family.ts';
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
	nimi: ASK.name,
	ammatti: ASK.wanted,
	syntynyt: ASK.born,
	osoite: ASK.address,
	puhelin: ASK.phone,
	sahkoposti: ASK.email,
	esittely: ASK.summary,
	tyot: asList(
		{ alku: JOB.from, loppu: JOB.to, tehtava: JOB.title, tyonantaja: JOB.firm, kuvaus: JOB.tasks },
		'jobs | työkokemus | Where has the person worked? | Arbeitsstellen',
	),
	koulut: asList(
		{ tutkinto: STUDY.degree, koulu: STUDY.school, vuosi: STUDY.to },
		'degrees | koulutus | Which degrees are there? | Abschlüsse',
	),
	taidot: SKILLS,
	kielet: SPOKEN,
	harrastukset: ASK.hobbies,
	suosittelijat: asList(
		{
			nimi: asText('name of the referee | suosittelija | Wer gibt Auskunft?'),
			tehtava: asText('title of the referee | Stellung'),
			puhelin: asText('phone of the referee | puhelin | Telefon der Referenz'),
		},
		'referees | suosittelijat | Who can be asked about the person? | Referenzen',
	),
	ajokortti: ASK.licence,
	...without('salary', 'nationality', 'site'),
};

/** Like a page of a magazine: a wide black title, then two or three columns of narrow text through which jobs, schools and referees flow with no tables at all. */
const family: Family = {
	author: 'thora',
	locales: ['fi-FI', 'nb-NO', 'sv-SE', 'da-DK', 'hu-HU', 'en-IE'],
	draw: (random, locale) => {
		const person = locale.person();
		const life = drawLife(random, locale, { jobs: [3, 6] });
		const say = drawMonths(random, locale);
		const columns = random.pick([2, 3, 3]);
		const section = (label: string, content: ReturnType<typeof markup>) =>
			markup`<section><h2>${label}</h2>${content}</section>`;
		const parts = [
			section(
				locale.label('experience'),
				markup`<div data-list="tyot">${life.jobs.map((job) => markup`<p data-row><b>${field('tehtava', job.title)}</b>, ${field('tyonantaja', job.employer)}, ${field('alku', say(job.from))}–${job.to !== null && field('loppu', say(job.to))}. ${field('kuvaus', `${job.tasks.join('. ')}.`)}</p>`)}</div>`,
			),
			section(
				locale.label('education'),
				markup`<div data-list="koulut">${life.studies.map((study) => markup`<p data-row>${field('vuosi', String(study.to))} <b>${field('tutkinto', study.degree)}</b><br>${field('koulu', study.school)}</p>`)}</div>`,
			),
			section(locale.label('skills'), markup`<p>${listed('taidot', life.skills, ' • ')}</p>`),
			section(
				locale.label('languages'),
				markup`<p data-list="kielet">${life.languages.map((spoken) => markup`<span data-row>${field('language', spoken.language)} <i>(${field('level', spoken.level)})</i></span><br>`)}</p>`,
			),
		];
		const html = markup`<style>@page { size: A4; margin: 12mm } body { font: 9.3pt/1.42 'Liberation Serif' } .title { background: #000; color: #fff; padding: 8mm 6mm 5mm } h1 { font: bold 34pt/1 'Liberation Sans Narrow'; margin: 0; text-transform: uppercase } .by { font: 10pt 'Liberation Sans'; display: flex; justify-content: space-between; margin-top: 3mm } .lead { font: italic 13pt/1.35 'Liberation Serif'; margin: 5mm 0; border-bottom: .5pt solid #000; padding-bottom: 4mm } .cols { column-count: ${columns}; column-gap: 7mm; column-rule: .4pt solid #888; text-align: ${random.pick(['left', 'justify'])} } h2 { font: bold 10pt 'Liberation Sans Narrow'; text-transform: uppercase; letter-spacing: 1pt; margin: 0 0 1mm; break-after: avoid } section { margin-bottom: 4mm } p { margin: 0 0 2mm }
			</style><div class="title"><h1>${field('nimi', person.name)}</h1><div class="by"><span>${field('ammatti', life.title)}</span><span>${field('puhelin', locale.phone())}</span><span>${field('sahkoposti', person.email)}</span></div></div>${random.chance(0.8) && markup`<div class="lead">${field('esittely', life.summary)}</div>`}
			<div class="cols">${random.chance(0.5) ? parts : random.shuffle(parts)}${section(head(locale, 'personal'), markup`<p>${locale.label('birthDate')} ${field('syntynyt', locale.date(random.day('1962-01-01', '1999-01-01')))}. ${field('osoite', locale.address().whole)}. ${random.chance(0.6) && markup`${head(locale, 'licence')}: ${field('ajokortti', random.pick(['B', 'B, C', 'A1, B']))}. `}${field('harrastukset', life.hobbies.join(', '))}.</p>`)}
			${random.chance(0.7) && section(head(locale, 'references'), markup`<div data-list="suosittelijat">${Array.from({ length: random.int(1, 3) }, () => markup`<p data-row>${field('nimi', locale.person().name)}<br>${field('tehtava', random.pick(life.jobs).title)}<br>${field('puhelin', locale.phone())}</p>`)}</div>`)}</div>`;
		return { html, fields };
	},
};
export default family;
