import type { Family, Fields } from '../../family.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { drawTypeface } from '../../kit/paperwork.ts';
import { ASK, asList, drawLife, JOB, STUDY, without } from '../../kit/people.ts';
import { asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	candidate: ASK.name,
	age: asNumber('How old is the candidate? | Alter | âge', 'age'),
	client: asText('For which client is the report? | Auftraggeber | client du cabinet', 'buyer'),
	vacancy: asText('post to be filled | zu besetzende Position | poste à pourvoir'),
	consultant: asText('Who wrote the report? | Berater | consultant | adviseur', 'preparedBy'),
	reportedOn: asText('date of the report | Datum des Berichts | date du rapport', 'reportDate'),
	presentPay: asNumber('present salary | heutiges Gehalt | rémunération actuelle', 'salary'),
	noticeTime: asText('How long is the notice? | Kündigungsfrist | préavis', 'noticePeriod'),
	family: asText(
		'married or single, children | Familienverhältnisse | situation de famille',
		'maritalStatus',
	),
	appearance: asText(
		'impression on the consultant | Eindruck | impression | How did the candidate come across?',
	),
	recommendation: asText('Is the candidate recommended? | Empfehlung | avis du cabinet'),
	career: asList(
		{
			years: asText('from which to which year | Jahre | années', 'period'),
			firm: JOB.firm,
			post: JOB.title,
			told: asText('what the candidate told of it | Bericht | récit | duties'),
		},
		'career told | Werdegang | parcours raconté | What has the candidate done?',
	),
	studies: asList(
		{ degree: STUDY.degree, school: STUDY.school, year: STUDY.to },
		'education of the candidate | Studium | études',
	),
	...without('email', 'phone', 'born'),
};
const SAID = {
	en: 'CONFIDENTIAL REPORT ON A CANDIDATE|Client|Post|Candidate|aged|Family|Education|Career|Present pay|Notice|Impression|Our view|and|In the years {years} served {firm} as {post}. {told}.|tall, quiet, answers to the point;lively, well read, smokes a pipe;neatly dressed and a little nervous|To be seen by all means.;A sound second choice.;Not for this post, but worth keeping in mind.|married, two children;single;widowed, one son|three months;one month;six weeks to quarter|Works Manager;Head of Purchasing;Export Manager;Controller',
	de: 'VERTRAULICHER BERICHT ÜBER EINEN BEWERBER|Auftraggeber|Position|Bewerber|Alter|Familie|Ausbildung|Werdegang|Heutige Bezüge|Kündigung|Eindruck|Unser Urteil|und|In den Jahren {years} bei {firm} als {post}. {told}.|groß, ruhig, antwortet sachlich;lebhaft, belesen, raucht Pfeife;gepflegt und etwas nervös|Unbedingt anzusehen.;Eine gute zweite Wahl.;Nicht für diese Stelle, aber vorzumerken.|verheiratet, zwei Kinder;ledig;verwitwet, ein Sohn|drei Monate;ein Monat;sechs Wochen zum Quartal|Werkleiter;Einkaufsleiter;Exportleiter;Controller',
	fr: 'RAPPORT CONFIDENTIEL SUR UN CANDIDAT|Client|Poste|Candidat|âge|Famille|Formation|Carrière|Rémunération|Préavis|Impression|Notre avis|et|De {years} chez {firm} comme {post}. {told}.|grand, calme, répond avec précision;vif, cultivé, fume la pipe;soigné et un peu nerveux|À voir absolument.;Un bon second choix.;Pas pour ce poste, mais à garder en vue.|marié, deux enfants;célibataire;veuf, un fils|trois mois;un mois;six semaines|Directeur d’usine;Chef des achats;Chef des exportations;Contrôleur',
	nl: 'VERTROUWELIJK RAPPORT OVER EEN KANDIDAAT|Opdrachtgever|Functie|Kandidaat|leeftijd|Gezin|Opleiding|Loopbaan|Huidig salaris|Opzegtermijn|Indruk|Ons oordeel|en|In de jaren {years} bij {firm} als {post}. {told}.|lang, rustig, antwoordt zakelijk;levendig, belezen, rookt pijp;verzorgd en wat zenuwachtig|Zeker te ontvangen.;Een goede tweede keus.;Niet voor deze functie, wel te onthouden.|gehuwd, twee kinderen;ongehuwd;weduwnaar, een zoon|drie maanden;een maand;zes weken|Bedrijfsleider;Hoofd inkoop;Exportmanager;Controller',
} as const;

/** A recruiter's typed report: short words in capitals hang in the left margin, the text stands indented beside them, each job a sentence of its own with blanks between. */
const family: Family = {
	author: 'thora',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'nl-NL', 'de-CH', 'fr-BE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const person = locale.person();
		const year = random.int(1962, 1994);
		const life = drawLife(random, locale, {
			jobs: [2, 5],
			latest: [`${year}-01-01`, `${year}-03-01`],
		});
		const oldest = life.jobs.at(-1)?.from ?? '1960';
		const tell = (values: Readonly<Record<string, ReturnType<typeof markup>>>) =>
			at(13)
				.split(/\{(\w+)\}/)
				.map((piece, k) => (k % 2 === 0 ? piece : values[piece]));
		const item = (label: string, content: ReturnType<typeof markup>) =>
			markup`<div class="m">${label.toUpperCase()}</div><div>${content}</div>`;
		const jobs = random.chance(0.6) ? [...life.jobs].reverse() : life.jobs;
		const html = markup`<style>@page { size: A4; margin: 24mm 22mm 20mm } body { font: ${drawTypeface(random, 10.5)}; line-height: ${random.decimal(1.4, 1.7, 2)} } h1 { font-size: 1em; text-decoration: underline; margin: 0 0 6mm } .g { display: grid; grid-template-columns: ${random.int(40, 48)}mm 1fr; gap: 4mm 3mm } .m { font-size: .85em; padding-top: .4mm } p { margin: 0 0 2.5mm } .e { margin-top: 9mm; text-align: right }
			</style><h1>${at(0)}</h1><div class="g">${item(at(1), field('client', locale.company().name))}${item(at(2), field('vacancy', one(18)))}${item(at(3), markup`${field('candidate', person.name)}, ${at(4)} ${field('age', year - Number(oldest.slice(0, 4)) + random.int(23, 27))}`)}${item(at(5), field('family', one(16)))}${item(at(6), markup`<div data-list="studies">${life.studies.map((study) => markup`<div data-row>${field('degree', study.degree)}, ${field('school', study.school)} (${field('year', String(study.to))})</div>`)}</div>`)}${item(at(7), markup`<div data-list="career">${jobs.map((job) => markup`<p data-row>${tell({ years: field('years', `${job.from.slice(0, 4)}-${(job.to ?? String(year)).slice(2, 4)}`), firm: field('firm', job.employer), post: field('post', job.title), told: field('told', job.tasks.join(', ')) })}</p>`)}</div>`)}${item(at(8), markup`${field('presentPay', locale.amount(random.int(18, 140) * 1000, 0))} p.a.`)}${random.chance(0.8) && item(at(9), field('noticeTime', one(17)))}${random.chance(0.85) && item(at(10), field('appearance', one(14)))}${item(at(11), field('recommendation', one(15)))}</div><div class="e">${field('consultant', locale.person().name)}<br>${field('reportedOn', locale.date(`${year}-0${random.int(4, 9)}-${random.int(10, 28)}`).text)}</div>`;
		return { html, fields };
	},
};
export default family;
