import type { Family, Fields } from '../../family.ts';
import { drawCareer } from '../../kit/careers.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { resumeWithout } from '../../kit/resume-fields.ts';
import { RESUME_QUESTIONS } from '../../kit/resume-questions.ts';

const fields: Fields = { ...resumeWithout('title'), ...RESUME_QUESTIONS };
/** About a birth, jobs, studies, skills, languages, hobbies and a farewell; what stands in braces is a value. */
const SAID = {
	en: 'My working life|I, {name}, was born on {birth} and am a {nation} citizen.|From {from} to {to} I was {title} at {employer} in {city}.|Since {from} I have been {title} at {employer} in {city}.|I took my {degree} at {school} in {end}.|I am practised in|I speak|In my free time I like|Please write to|or ring|today|British;Irish;Indian|chess and hill walking;baking;choir singing',
	de: 'Lebenslauf|Ich, {name}, wurde am {birth} geboren und bin {nation} Staatsangehörigkeit.|Von {from} bis {to} war ich als {title} bei {employer} in {city} tätig.|Seit {from} arbeite ich als {title} bei {employer} in {city}.|Den Abschluss {degree} erwarb ich {end} an der Einrichtung {school}.|Meine Kenntnisse:|Ich spreche|In meiner Freizeit:|Sie erreichen mich unter|oder|heute|deutscher;österreichischer;polnischer|Schach und Wandern;Backen;Chor',
	fr: 'Mon parcours|Je soussigné {name}, de nationalité {nation}, suis né le {birth}.|De {from} à {to}, j’ai été {title} chez {employer} à {city}.|Depuis {from}, je suis {title} chez {employer} à {city}.|J’ai obtenu : {degree}, {school}, en {end}.|Je maîtrise|Je parle|Pendant mes loisirs :|Écrivez-moi à|ou appelez le|aujourd’hui|française;belge;suisse|échecs et randonnée;pâtisserie;chant choral',
	es: 'Mi trayectoria|Yo, {name}, de nacionalidad {nation}, nací el {birth}.|De {from} a {to} trabajé como {title} en {employer}, {city}.|Desde {from} soy {title} en {employer}, {city}.|Obtuve el título de {degree} en {school} en {end}.|Domino|Hablo|En mi tiempo libre:|Escríbame a|o llame al|hoy|española;mexicana;argentina|ajedrez y senderismo;repostería;canto coral',
	it: 'La mia vita professionale|Io, {name}, di cittadinanza {nation}, sono nato il {birth}.|Dal {from} al {to} ho lavorato come {title} presso {employer} a {city}.|Dal {from} lavoro come {title} presso {employer} a {city}.|Ho conseguito {degree} presso {school} nel {end}.|Ho pratica di|Parlo|Nel tempo libero:|Scrivetemi a|o telefonate al|oggi|italiana;svizzera;sammarinese|scacchi e montagna;dolci;coro',
	sv: 'Mitt arbetsliv|Jag, {name}, är född den {birth} och är {nation} medborgare.|Från {from} till {to} var jag {title} hos {employer} i {city}.|Sedan {from} är jag {title} hos {employer} i {city}.|Jag tog {degree} vid {school} år {end}.|Jag är van vid|Jag talar|På fritiden:|Skriv till|eller ring|i dag|svensk;finsk;norsk|schack och vandring;bakning;körsång',
	pt: 'O meu percurso|Eu, {name}, de nacionalidade {nation}, nasci a {birth}.|De {from} a {to} fui {title} na empresa {employer}, em {city}.|Desde {from} sou {title} na empresa {employer}, em {city}.|Concluí {degree} em {school} no ano de {end}.|Tenho prática em|Falo|Nos tempos livres:|Escreva para|ou ligue|hoje|portuguesa;brasileira;angolana|xadrez e caminhadas;doçaria;coro',
};

/** A life told in sentences, as a letter or one block: jobs and studies are clauses, nothing stands in columns. */
const family: Family = {
	author: 'matteo',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'es-ES', 'it-IT', 'sv-SE', 'pt-PT', 'de-AT'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const career = drawCareer(random, locale);
		const person = locale.person();
		const isForward = random.chance(0.5);
		const inWords = random.chance(0.5);
		const month = (day: string) =>
			inWords
				? `${locale.month(Number(day.slice(5, 7)))} ${day.slice(0, 4)}`
				: `${day.slice(5, 7)}/${day.slice(0, 4)}`;
		const tell = (i: number, values: Readonly<Record<string, ReturnType<typeof markup>>>) =>
			markup`${say(i)
				.split(/\{(\w+)\}/)
				.map((piece, k) => (k % 2 === 0 ? piece : (values[piece] ?? '')))}`;
		const jobs = career.jobs.map(
			(job, i) =>
				markup`<span data-row>${tell(job.to === null ? 3 : 2, { from: field('from', month(job.from)), to: field('to', month(job.to ?? job.from)), title: i === 0 ? field('/lastPosition', field('title', job.title)) : field('title', job.title), employer: i === 0 ? field('/lastEmployer', field('employer', job.employer)) : field('employer', job.employer), city: field('city', job.city) })} ${random.chance(0.6) && field('description', job.tasks[0] ?? '')} </span>`,
		);
		const studies = career.studies.map(
			(study, i) =>
				markup`<span data-row>${tell(4, { degree: i === 0 ? field('/lastDegree', field('degree', study.degree)) : field('degree', study.degree), school: i === 0 ? field('/lastSchool', field('school', study.school)) : field('school', study.school), end: field('to', String(study.to)) })} </span>`,
		);
		const inOrder = <T>(all: readonly T[]) => (isForward ? [...all].reverse() : all);
		const asList = (all: readonly ReturnType<typeof markup>[]) =>
			markup`${all.map((one, i) => markup`${i > 0 && ', '}${one}`)}`;
		const isOneBlock = random.chance(0.3);
		const paragraph = (content: ReturnType<typeof markup>) =>
			isOneBlock ? markup`${content} ` : markup`<p>${content}</p>`;
		const about = paragraph(
			tell(1, {
				name: field('name', person.name),
				birth: field('birthDate', locale.date(random.day('1958-01-01', '1998-12-31'))),
				nation: field('nationality', random.pick(say(11).split(';'))),
			}),
		);
		const blocks = random.shuffle([
			paragraph(markup`<span data-list="experience">${inOrder(jobs)}</span>`),
			paragraph(markup`<span data-list="education">${inOrder(studies)}</span>`),
		]);
		const html = markup`<style>@page { size: A4; margin: ${random.int(20, 30)}mm } body { font: ${random.pick(["11pt/1.6 'Liberation Serif'", "10pt/1.7 'Liberation Mono'", "10.5pt/1.55 'DejaVu Serif'"])} } h1 { font-size: 15pt; font-weight: normal; text-decoration: underline } .a { text-align: right }</style>
			<div class="a">${field('address', locale.address().whole)}</div><h1>${say(0)}</h1>${about}${blocks}${paragraph(markup`${say(5)} <span data-list="skills">${asList(career.skills.map((skill) => markup`<span data-row>${field('value', skill)}</span>`))}</span>. ${say(6)} <span data-list="languages">${asList(career.languages.map((one) => markup`<span data-row>${field('language', one.language)} (${field('level', one.level)})</span>`))}</span>.`)}
			${random.chance(0.6) && paragraph(markup`${say(7)} ${field('hobbies', random.pick(say(12).split(';')))}.`)}${paragraph(markup`${say(8)} ${field('email', person.email)} ${say(9)} ${field('phone', locale.phone())}.`)}`;
		return { html, fields };
	},
};
export default family;
