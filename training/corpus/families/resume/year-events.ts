import type { Family, Fields } from '../../family.ts';
import { cell } from '../../kit/archive.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { ASK, asList, drawLife, JOB, SPOKEN, STUDY, without } from '../../kit/people.ts';
import { asText } from '../../kit/wordings.ts';

const fields: Fields = {
	navn: ASK.name,
	fodt: ASK.born,
	fodested: ASK.birthPlace,
	foreldre: asText('parents of the person | foreldre | Eltern | vanhemmat | Who are the parents?'),
	gift: asText(
		'husband or wife | gift med | verheiratet mit | puoliso | Whom did the person marry?',
		'spouseName',
	),
	barn: asText('children of the person | barn | Kinder | lapset', 'children'),
	bosted: ASK.address,
	stillinger: asList(
		{ fra: JOB.from, til: JOB.to, stilling: JOB.title, sted: JOB.firm, by: JOB.town },
		'posts among the events | stillinger | Anstellungen | Which posts are in the list of years?',
	),
	skoler: asList(
		{ aar: STUDY.to, eksamen: STUDY.degree, skole: STUDY.school },
		'examinations among the events | eksamener | Abschlüsse | Which examinations were passed?',
	),
	verv: asList(
		{
			aar: asText('year of the honorary post | år | Jahr'),
			verv: asText('honorary post | verv | Ehrenamt | luottamustoimi'),
		},
		'honorary posts | tillitsverv | Ehrenämter | Which honorary posts were held?',
	),
	sprog: SPOKEN,
	sidsteStilling: ASK.lastJob,
	...without('email', 'phone', 'salary'),
};
const SAID = {
	nb: 'Levnetsløp|Født i|Foreldre|Gift med|Barn|Bosted|formann i idrettslaget;medlem av kommunestyret;kasserer i koret;leder av skolestyret|bonde;lærerinne;fisker;kjøpmann;husmor|ingen;to døtre;en sønn;tre barn',
	da: 'Levnedsløb|Født i|Forældre|Gift med|Børn|Bopæl|formand for idrætsforeningen;medlem af byrådet;kasserer i koret;formand for skolenævnet|gårdejer;lærerinde;fisker;købmand;husmoder|ingen;to døtre;en søn;tre børn',
	de: 'Lebensdaten|Geboren in|Eltern|Verheiratet mit|Kinder|Wohnhaft|Vorsitz im Sportverein;Mitglied des Gemeinderats;Kassier im Chor;Obmann der Feuerwehr|Landwirt;Lehrerin;Fischer;Kaufmann;Hausfrau|keine;zwei Töchter;ein Sohn;drei Kinder',
	fi: 'Elämänvaiheet|Syntynyt|Vanhemmat|Puoliso|Lapset|Asuinpaikka|urheiluseuran puheenjohtaja;kunnanvaltuuston jäsen;kuoron rahastonhoitaja;koulun johtokunta|maanviljelijä;opettaja;kalastaja;kauppias|ei lapsia;kaksi tytärtä;poika;kolme lasta',
	hu: 'Életút|Született|Szülei|Házastársa|Gyermekei|Lakik|a sportkör elnöke;községi tanácstag;a kórus pénztárosa;az iskolaszék tagja|földműves;tanítónő;halász;kereskedő|nincs;két lánya;egy fia;három gyermeke',
} as const;

/** A life as one list of years, oldest first: schools, posts, honours and the wedding follow each other without parts, only the year stands out in the middle of the sheet. */
const family: Family = {
	author: 'milica',
	locales: ['nb-NO', 'da-DK', 'de-AT', 'fi-FI', 'hu-HU', 'de-CH'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const person = locale.person();
		const end = random.int(1974, 2015);
		const life = drawLife(random, locale, {
			jobs: [3, 6],
			latest: [`${end}-01-01`, `${end}-12-01`],
		});
		const first = Math.min(...life.studies.map((study) => study.from));
		const year = (day: string) => Number(day.slice(0, 4));
		const isTyped = random.chance(0.4);
		const wedding = first + random.int(9, 15);
		const events: {
			year: number;
			html: ReturnType<typeof markup>;
			years: ReturnType<typeof markup> | string;
			list?: string;
		}[] = [
			...life.studies.map((study) => ({
				year: study.to,
				list: 'skoler',
				years: field('aar', String(study.to)),
				html: markup`${field('eksamen', study.degree)}, ${field('skole', study.school)}`,
			})),
			...life.jobs.map((job, i) => ({
				year: year(job.from),
				list: 'stillinger',
				years: markup`${field('fra', String(year(job.from)))}–${job.to !== null && field('til', String(year(job.to)))}`,
				html: markup`${cell('stilling', job.title, i === 0 && 'sidsteStilling')}, ${field('sted', job.employer)}, ${field('by', job.city)}`,
			})),
			...random.some(at(6).split(';'), random.int(1, 3)).map((post) => {
				const held = random.int(wedding, end);
				return {
					year: held,
					list: 'verv',
					years: field('aar', String(held)),
					html: field('verv', post),
				};
			}),
			...(random.chance(0.7)
				? [
						{
							year: wedding,
							years: String(wedding),
							html: markup`${at(3)} ${field('gift', locale.person().name)}`,
						},
					]
				: []),
		];
		const rows = [...events]
			.sort((a, b) => a.year - b.year)
			.map((event) => {
				const inner = markup`<span class="y">${event.years}</span><span>${event.html}</span>`;
				return event.list === undefined
					? markup`<div class="e">${inner}</div>`
					: markup`<div data-list="${event.list}"><div class="e" data-row>${inner}</div></div>`;
			});
		const born = random.day(`${first - 17}-01-01`, `${first - 16}-12-01`);
		const html = markup`<style>@page { size: A4; margin: 28mm ${random.int(18, 26)}mm } body { font: ${isTyped ? "11pt/1.5 'Liberation Mono'" : "12pt/1.55 'Liberation Serif'"} } h1 { font-size: 1.2em; text-align: center; font-weight: normal; letter-spacing: 3pt; margin: 0 } .nm { text-align: center; font-size: 1.25em; margin: 4mm 0 8mm } .e { display: grid; grid-template-columns: ${random.pick(['46% 1fr', '34mm 1fr', '60mm 1fr'])}; gap: 5mm } .y { text-align: right } .f { margin: 7mm 0 0; ${isTyped ? '' : 'font-style: italic;'} }
			</style><h1>${at(0)}</h1><div class="nm">${field('navn', person.name)}</div><div class="e"><span class="y">${field('fodt', locale.date(born))}</span><span>${at(1)} ${field('fodested', locale.address().city)}. ${random.chance(0.8) && markup`${at(2)}: ${field('foreldre', `${one(7)} ${locale.person().given} ${person.family}, ${locale.person().given}`)}`}</span></div>${rows}
			<p class="f">${random.chance(0.7) && markup`${at(4)}: ${field('barn', one(8))}. `}${at(5)}: ${field('bosted', locale.address().whole)}. ${locale.label('languages')}: <span data-list="sprog">${life.languages.map((spoken, i) => markup`${i > 0 && ', '}<span data-row>${field('language', spoken.language)} (${field('level', spoken.level)})</span>`)}</span>.</p>`;
		return { html, fields };
	},
};
export default family;
