import type { Family, Fields } from '../../family.ts';
import { field, markup } from '../../kit/html.ts';
import { drawSpans, split } from '../../kit/lives.ts';
import { ASK, asList, JOB, STUDY, without } from '../../kit/people.ts';
import { asText } from '../../kit/wordings.ts';

const fields: Fields = {
	lawyer: ASK.name,
	born: ASK.born,
	admitted: asText(
		'admission to the bar | When was the lawyer admitted? | Zulassung | barreau',
		'registrationNumber',
	),
	office: asText('law firm of the person | current office | Kanzlei | étude', 'companyName'),
	officeMail: ASK.email,
	practice: asText(
		'fields of law | Rechtsgebiete | domaines d’activité | In which law does the person practise?',
		'specialty',
	),
	posts: asList(
		{
			from: JOB.from,
			to: JOB.to,
			post: JOB.title,
			poste: asText('title of the post in the second language | Titel in der Fremdsprache'),
			firm: JOB.firm,
		},
		'positions | Where has the lawyer worked? | Stellen | fonctions exercées',
	),
	degrees: asList(
		{
			year: STUDY.to,
			degree: STUDY.degree,
			titre: asText('degree in the second language | Abschluss übersetzt'),
			university: STUDY.school,
		},
		'degrees | Which degrees were taken? | Studium | titres universitaires',
	),
	memberships: asList(
		{ body: asText('association | Verein | société savante') },
		'memberships | To what does the lawyer belong? | Mitgliedschaften',
	),
	...without('phone', 'address', 'salary'),
};
/** Pairs of the document's own language and a second one, separated by `=`. */
const PAIRS = {
	de: 'Lebenslauf=Curriculum vitae|Geburtsdatum=Date of birth|Zulassung=Admitted to the bar|Kanzlei=Firm|Rechtsgebiete=Practice areas|Beruflicher Weg=Professional career|Studium=Studies|Mitgliedschaften=Memberships|seit=since|Rechtsanwältin=Attorney;Partner=Partner;Juristische Mitarbeiterin=Associate;Gerichtsschreiber=Court clerk;Syndikus=In-house counsel;Assistentin am Lehrstuhl=Research assistant|Lizenziat der Rechte=Licence in law;Dr. iur.=Doctor of Laws;LL.M.=LL.M.;Anwaltsexamen=Bar examination|Vertragsrecht, Baurecht=contracts, construction;Erbrecht=succession;Steuerrecht=tax law',
	fr: 'Curriculum vitæ=Curriculum vitae|Date de naissance=Date of birth|Admission au barreau=Admitted to the bar|Étude=Firm|Domaines=Practice areas|Parcours professionnel=Professional career|Études=Studies|Sociétés=Memberships|depuis=since|Avocate=Attorney;Associé=Partner;Collaboratrice=Associate;Greffier=Court clerk;Juriste d’entreprise=In-house counsel;Assistante=Research assistant|Licence en droit=Licence in law;Doctorat=Doctor of Laws;Master=LL.M.;Brevet d’avocat=Bar examination|contrats, construction=contracts, construction;successions=succession;droit fiscal=tax law',
	nl: 'Levensloop=Curriculum vitae|Geboortedatum=Date of birth|Beëdigd=Admitted to the bar|Kantoor=Firm|Rechtsgebieden=Practice areas|Loopbaan=Professional career|Studie=Studies|Lidmaatschappen=Memberships|sinds=since|Advocaat=Attorney;Partner=Partner;Medewerker=Associate;Griffier=Court clerk;Bedrijfsjurist=In-house counsel;Onderzoeker=Research assistant|Meester in de rechten=Master of Laws;Doctor=Doctor of Laws;LL.M.=LL.M.;Beroepsopleiding=Bar training|contractenrecht, bouwrecht=contracts, construction;erfrecht=succession;belastingrecht=tax law',
	it: 'Curriculum=Curriculum vitae|Data di nascita=Date of birth|Iscrizione all’albo=Admitted to the bar|Studio=Firm|Materie=Practice areas|Percorso professionale=Professional career|Studi=Studies|Associazioni=Memberships|dal=since|Avvocato=Attorney;Socio=Partner;Collaboratore=Associate;Cancelliere=Court clerk;Giurista d’impresa=In-house counsel;Assistente=Research assistant|Laurea in giurisprudenza=Degree in law;Dottorato=Doctor of Laws;LL.M.=LL.M.;Esame di avvocato=Bar examination|contratti, appalti=contracts, construction;successioni=succession;diritto tributario=tax law',
} as const;

/** A lawyer's career told twice: the left half in one language, the right half in English, years in the gutter between them. */
const family: Family = {
	author: 'milica',
	locales: ['de-CH', 'fr-CH', 'nl-NL', 'it-CH', 'de-DE', 'fr-BE'],
	draw: (random, locale) => {
		const said = PAIRS[locale.language as keyof typeof PAIRS].split('|');
		const pair = (text: string) => text.split('=') as [string, string];
		const at = (i: number) => pair(said[i] ?? '=');
		const draw = (i: number) => pair(random.pick((said[i] ?? '').split(';')));
		const person = locale.person();
		const spans = drawSpans(random, random.int(3, 6), { days: [400, 2000] });
		const year = (day: string) => day.slice(0, 4);
		const first = Number(year(spans.at(-1)?.from ?? '2000'));
		const firm = () =>
			`${locale.person().family} ${random.pick(['&', '+'])} ${locale.person().family}`;
		const office = firm();
		const row = (
			left: ReturnType<typeof markup>,
			middle: ReturnType<typeof markup> | string,
			right: ReturnType<typeof markup>,
		) =>
			markup`<div class="r" data-row><div class="a">${left}</div><div class="m">${middle}</div><div>${right}</div></div>`;
		const plain = (i: number, value: ReturnType<typeof markup>, other = value) =>
			markup`<div class="r"><div class="a"><i>${at(i)[0]}</i> ${value}</div><div class="m"></div><div><i>${at(i)[1]}</i> ${other}</div></div>`;
		const title = (i: number) =>
			markup`<div class="r h"><div class="a">${at(i)[0]}</div><div class="m"></div><div>${at(i)[1]}</div></div>`;
		const birth = random.day('1950-01-01', `${first - 24}-01-01`);
		const area = draw(11);
		const html = markup`<style>@page { size: A4; margin: 22mm 18mm } body { font: 10.5pt/1.4 ${random.pick(["'Liberation Serif'", "'DejaVu Serif Condensed'"])} } h1 { text-align: center; font-size: 18pt; font-weight: normal; font-variant: small-caps; margin: 0 0 6mm } .r { display: grid; grid-template-columns: 1fr 26mm 1fr; margin-bottom: 2mm } .a { text-align: right } .m { text-align: center; color: #7a1f1f; font-size: 9.5pt } .h { margin-top: 5mm; font-variant: small-caps; font-size: 12.5pt; border-bottom: .5pt solid #7a1f1f } i { color: #555 }
			</style><h1>${field('lawyer', person.name)}</h1>${plain(1, field('born', locale.date(birth)), field('born', { text: `${birth.slice(8)}/${birth.slice(5, 7)}/${year(birth)}`, value: birth }))}${plain(2, field('admitted', String(first + 1)))}${plain(3, field('office', office))}${plain(4, field('practice', area[0]), field('practice', area[1], area[0]))}<div class="r"><div></div><div class="m" style="white-space:nowrap">${field('officeMail', person.email)}</div></div>
			${title(5)}<div data-list="posts">${spans.map(({ from, to }, i) => {
				const [own, other] = draw(9);
				const house = i === 0 ? office : firm();
				return row(
					markup`${field('post', own)}<br>${field('firm', house)}`,
					markup`${to === null ? markup`${at(8)[0]} ` : ''}${field('from', year(from))}${to !== null && markup` – ${field('to', year(to))}`}`,
					markup`${field('poste', other)}<br>${field('firm', house)}`,
				);
			})}</div>${title(6)}<div data-list="degrees">${random
				.some((said[10] ?? '').split(';'), random.int(2, 4))
				.map((text, i) => {
					const [own, other] = pair(text);
					const school = `${random.pick(['Universität', 'Université', 'University'])} ${locale.address().city}`;
					return row(
						markup`${field('degree', own)}<br>${field('university', school)}`,
						field('year', String(first - 2 * i)),
						markup`${field('titre', other)}`,
					);
				})}</div>${random.chance(0.7) && markup`${title(7)}<div class="r"><div></div><div class="m" style="overflow:visible" data-list="memberships">${random.some(split('ALAI|AIJA|ISDC|CCBE|SAV'), 2).map((body) => markup`<div data-row>${field('body', body)}</div>`)}</div></div>`}`;
		return { html, fields };
	},
};
export default family;
