import type { Family, Fields } from '../../family.ts';
import { field, markup } from '../../kit/html.ts';
import {
	ASK,
	asList,
	asValues,
	drawLife,
	head,
	JOB,
	joined,
	SPOKEN,
	STUDY,
	without,
} from '../../kit/people.ts';

const fields: Fields = {
	nev: ASK.name,
	szuletett: ASK.born,
	szuletesiHely: ASK.birthPlace,
	lakhely: ASK.address,
	telefon: ASK.phone,
	email: ASK.email,
	allapot: ASK.nationality,
	munkahelyek: asList(
		{
			cim: JOB.title,
			ceg: JOB.firm,
			varos: JOB.town,
			tol: JOB.from,
			ig: JOB.to,
			feladat: JOB.tasks,
		},
		'workplaces | munkahelyek | jobs in the outline | Wo war die Person tätig?',
	),
	iskolak: asList(
		{ iskola: STUDY.school, vegzettseg: STUDY.degree, kezdet: STUDY.from, veg: STUDY.to },
		'schools | iskolák | Which schools were attended? | Schulen',
	),
	nyelvek: SPOKEN,
	ismeretek: asValues(
		'knowledge | ismeret | Kenntnis',
		'knowledge | ismeretek | What does the person know?',
	),
	jogositvany: ASK.licence,
	keszult: ASK.signedOn,
	...without('salary', 'photo', 'site'),
};

/** A sober outline: capital letters before the parts, figures before the entries and small letters before their details, each deeper, the dates as the last detail. */
const family: Family = {
	author: 'milica',
	locales: ['hu-HU', 'sk-SK', 'tr-TR', 'cs-CZ', 'da-DK', 'it-IT'],
	draw: (random, locale) => {
		const person = locale.person();
		const life = drawLife(random, locale);
		const isHungarian = locale.language === 'hu';
		const pattern = random.pick(isHungarian ? ['yyyy. MMMM', 'yyyy/mm'] : ['mm/yyyy', 'MMMM yyyy']);
		const say = (day: string) => locale.date(day, pattern).text;
		let part = 0;
		const title = (label: string) => markup`<h2>${'ABCDEFGH'[(part += 1) - 1]}. ${label}</h2>`;
		const item = (i: number, label: string, content: ReturnType<typeof markup>) =>
			markup`<div class="s">${'abcdef'[i]}) <u>${label}:</u> ${content}</div>`;
		const first = markup`${title(locale.label('education'))}<div data-list="iskolak">${life.studies.map((study, i) => markup`<div data-row><div class="n">${i + 1}. ${field('iskola', study.school)}</div>${item(0, locale.label('education'), field('vegzettseg', study.degree))}<div class="s">b) ${field('kezdet', String(study.from))} – ${field('veg', String(study.to))}</div></div>`)}</div>`;
		const second = markup`${title(locale.label('experience'))}<div data-list="munkahelyek">${life.jobs.map((job, i) => markup`<div data-row><div class="n">${i + 1}. ${field('ceg', job.employer)} (${field('varos', job.city)})</div><div class="s">a) ${field('cim', job.title)}</div><div class="s">b) ${field('feladat', job.tasks.join('; '))}</div><div class="s">c) ${field('tol', say(job.from))} – ${job.to === null ? head(locale, 'now') : field('ig', say(job.to))}</div></div>`)}</div>`;
		const html = markup`<style>@page { size: A4; margin: 25mm 25mm 20mm 30mm } body { font: 12pt/1.4 'Liberation Serif' } h1 { font-size: 16pt; text-align: center; margin: 0 0 7mm } h2 { font-size: 12pt; margin: 6mm 0 2mm } .n { margin-left: 8mm } .s { margin-left: 17mm } u { text-decoration: none; font-style: italic } .e { margin-top: 14mm }
			</style><h1>${head(locale, 'curriculum')}</h1>${title(head(locale, 'personal'))}<div class="n">1. ${locale.label('name')}: ${field('nev', isHungarian ? `${person.family} ${person.given}` : person.name)}</div><div class="n">2. ${head(locale, 'birthPlace')}, ${locale.label('birthDate')}: ${field('szuletesiHely', locale.address().city)}, ${field('szuletett', locale.date(random.day('1955-01-01', '1999-06-01')))}</div><div class="n">3. ${locale.label('address')}: ${field('lakhely', locale.address().whole)}</div><div class="n">4. ${head(locale, 'contact')}: ${field('telefon', locale.phone())}; ${field('email', person.email)}</div>${random.chance(0.6) && markup`<div class="n">5. ${head(locale, 'nationality')}: ${field('allapot', life.nationality)}</div>`}
			${random.chance(0.5) ? [first, second] : [second, first]}${title(locale.label('languages'))}<div data-list="nyelvek">${life.languages.map((one, i) => markup`<div class="n" data-row>${i + 1}. ${field('language', one.language)} – ${field('level', one.level)}</div>`)}</div>${title(locale.label('skills'))}<div data-list="ismeretek">${joined(
				life.skills.map(
					(one, i) => markup`<div class="n" data-row>${i + 1}. ${field('value', one)}</div>`,
				),
				'',
			)}</div>${random.chance(0.6) && markup`${title(head(locale, 'licence'))}<div class="n">${field('jogositvany', random.pick(['B', 'B, C', 'A, B']))}</div>`}
			<div class="e">${locale.address().city}, ${field('keszult', locale.date(random.day('2004-01-01', '2026-05-01')))}<span style="float:right">${person.name}</span></div>`;
		return { html, fields };
	},
};
export default family;
