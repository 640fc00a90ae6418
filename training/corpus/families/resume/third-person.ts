import type { Family, Fields } from '../../family.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { drawApplicant, drawSpans } from '../../kit/lives.ts';
import { ASK, asList, asValues, STUDY, without } from '../../kit/people.ts';
import { asText } from '../../kit/wordings.ts';

const fields: Fields = {
	subject: ASK.name,
	currentRole: ASK.wanted,
	company: asText(
		'present company | Which company does the person lead? | heutiges Unternehmen | société',
		'employer',
	),
	since: asText('in office since | Seit wann im Amt? | en fonction depuis'),
	birthYear: asText('year of birth | Geburtsjahr | année de naissance'),
	family: asText(
		'marital status and children | Familie | situation familiale | Is the person married?',
		'maritalStatus',
	),
	home: ASK.town,
	study: STUDY.degree,
	university: STUDY.school,
	career: asList(
		{
			year: asText('from which year | ab wann | année'),
			post: asText('office held | Amt | fonction', 'jobTitle'),
			firm: asText('at which firm | Unternehmen | société', 'employer'),
		},
		'stations in the margin | Stationen | étapes | What were the stations of the career?',
	),
	boards: asValues(
		'board or council | Mandat | mandat',
		'mandates | On which boards does the person sit? | Aufsichtsratsmandate',
	),
	pressPhone: ASK.phone,
	pastime: ASK.hobbies,
	...without('email', 'salary', 'licence'),
};
const SAID = {
	en: 'Biography|{name}, {role} of {firm} since {since}, was born in {born} and read {degree} at {school}. After first years in the trade {he} moved into management and has since led the group through two mergers. Colleagues value a plain manner and a memory for figures.|{he} lives in {home} and is {family}. Out of the office the time goes to {hobby}.|Career|Mandates|Press office|Chief Executive;Chief Financial Officer;Managing Director;Chair of the Board|married with two children;single;married, three sons|Works manager;Head of Finance;Deputy Director;Sales Director;Trainee|Chamber of Commerce;Council of the Savings Bank;Museum Trust;Port Authority|sailing;bee-keeping;chamber music|he;she|law;economics;mechanical engineering',
	de: 'Biografie|{name}, seit {since} {role} der {firm}, wurde {born} geboren und studierte {degree} an der {school}. Nach ersten Jahren im Betrieb wechselte {he} in die Leitung und führte die Gruppe durch zwei Zusammenschlüsse. Mitarbeitende schätzen die schlichte Art und das Gedächtnis für Zahlen.|{he} lebt in {home} und ist {family}. Die freie Zeit gehört: {hobby}.|Laufbahn|Mandate|Pressestelle|Vorstandsvorsitz;Finanzvorstand;Geschäftsführung;Aufsichtsratsvorsitz|verheiratet und hat zwei Kinder;ledig;verheiratet, drei Söhne|Werkleitung;Leitung Finanzen;stellv. Direktion;Vertriebsleitung;Trainee|Handelskammer;Verwaltungsrat der Sparkasse;Museumsstiftung;Hafenbehörde|Segeln;Imkern;Kammermusik|er;sie|Rechtswissenschaft;Volkswirtschaft;Maschinenbau',
	fr: 'Biographie|{name}, {role} de {firm} depuis {since}, est né(e) en {born} et a étudié {degree} à {school}. Après ses débuts à l’atelier, {he} a rejoint la direction et conduit le groupe à travers deux fusions. On apprécie sa simplicité et sa mémoire des chiffres.|{he} habite {home} ; situation : {family}. Loisirs : {hobby}.|Parcours|Mandats|Service de presse|Directeur général;Directrice financière;Gérant;Présidente du conseil|marié, deux enfants;célibataire;mariée, trois fils|Chef d’usine;Direction financière;Direction adjointe;Direction commerciale;Stagiaire|Chambre de commerce;Conseil de la Caisse d’épargne;Fondation du musée;Autorité portuaire|la voile;l’apiculture;la musique de chambre|il;elle|le droit;l’économie;la mécanique',
	it: 'Biografia|{name}, {role} di {firm} dal {since}, è nato/a nel {born} e ha studiato {degree} presso {school}. Dopo i primi anni in fabbrica {he} è passato/a alla direzione e ha guidato il gruppo in due fusioni. I colleghi ne apprezzano la semplicità e la memoria per i numeri.|{he} vive a {home}; stato: {family}. Tempo libero: {hobby}.|Tappe|Incarichi|Ufficio stampa|Amministratore delegato;Direttrice finanziaria;Direttore generale;Presidente|sposato, due figli;celibe;sposata, tre figli|Capo stabilimento;Direzione finanziaria;Vicedirezione;Direzione vendite;Tirocinio|Camera di commercio;Consiglio della Cassa;Fondazione museo;Autorità portuale|vela;apicoltura;musica da camera|lui;lei|diritto;economia;ingegneria meccanica',
} as const;

/** A manager's biography for the press: two paragraphs in the third person with drop capital, the stations once more as a thin list in the margin, a photograph above. */
const family: Family = {
	author: 'thora',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'it-IT', 'de-CH', 'en-US', 'fr-BE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const person = drawApplicant(random);
		const spans = drawSpans(random, random.int(3, 6), { days: [700, 2600], ongoing: 1 });
		const year = (day: string) => day.slice(0, 4);
		const firm = `${locale.person().family} ${random.pick(['Holding', 'Group', 'Werke', 'Industries'])}`;
		const since = year(spans[0]?.from ?? '2015');
		const role = one(6);
		const he = one(11);
		const first = Number(year(spans.at(-1)?.from ?? '1990'));
		const values: Record<string, ReturnType<typeof markup> | string> = {
			name: field('subject', person.name),
			role: field('currentRole', role),
			firm: field('company', firm),
			since: field('since', since),
			born: field('birthYear', String(first - random.int(24, 30))),
			degree: field('study', one(12)),
			school: field(
				'university',
				`${random.pick(['Universität', 'University', 'Università', 'Université'])} ${locale.address().city}`,
			),
			home: field('home', locale.address().city),
			family: field('family', one(7)),
			hobby: field('pastime', one(10)),
		};
		const tell = (i: number) => {
			let isStart = true;
			return at(i)
				.split(/\{(\w+)\}/)
				.map((piece, k) => {
					const begins = isStart;
					isStart = k % 2 === 0 && (piece === '' ? isStart : piece.endsWith('. '));
					if (k % 2 === 0) return piece;
					return piece === 'he'
						? begins
							? he.replace(/^./, (letter) => letter.toUpperCase())
							: he
						: values[piece];
				});
		};
		const isLeft = random.chance(0.5);
		const html = markup`<style>@page { size: A4; margin: 26mm 24mm } body { font: 11pt/1.6 'Liberation Serif' } h1 { font: 21pt 'Liberation Sans'; margin: 0 0 1mm } h2 { font: bold 9pt 'Liberation Sans'; margin: 0 0 1mm; color: #8a1538 } .g { display: grid; grid-template-columns: ${isLeft ? '48mm 1fr' : '1fr 48mm'}; gap: 9mm } .m { font: 8.5pt/1.35 'Liberation Sans'; ${isLeft ? '' : 'order: 2;'} } .ph { background: #b9b4ad; height: 60mm; margin-bottom: 5mm } .m div { margin-bottom: 1.5mm } p { margin: 0 0 4mm; text-align: justify } .d::first-letter { font-size: 30pt; float: left; line-height: .9; padding-right: 1.5mm; color: #8a1538 }
			</style><h1>${at(0)}</h1><div class="g"><div class="m"><div class="ph"></div><h2>${at(3)}</h2><div data-list="career">${spans.map(({ from }, i) => markup`<div data-row>${field('year', year(from))} ${field('post', i === 0 ? role : one(8))}, ${field('firm', i === 0 ? firm : locale.company().name)}</div>`)}</div>${random.chance(0.7) && markup`<h2>${at(4)}</h2><div data-list="boards">${random.some(at(9).split(';'), random.int(1, 3)).map((board) => markup`<div data-row>${field('value', board)}</div>`)}</div>`}</div>
			<div><p class="${random.chance(0.4) ? 'd' : ''}">${tell(1)}</p><p>${tell(2)}</p>${random.chance(0.6) && markup`<p style="font-size:9pt">${at(5)}: ${field('pressPhone', locale.phone())}</p>`}</div></div>`;
		return { html, fields };
	},
};
export default family;
