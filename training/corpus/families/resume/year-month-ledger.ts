import type { Family, Fields } from '../../family.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { ASK, asList, drawLife, without } from '../../kit/people.ts';
import { asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	writtenOn: ASK.signedOn,
	fullName: ASK.name,
	dateOfBirth: ASK.born,
	age: asNumber('How old is the applicant? | Alter | âge de la personne', 'age'),
	currentAddress: ASK.address,
	telephone: ASK.phone,
	history: asList(
		{
			year: asNumber('year of the entry | Jahr | année'),
			month: asNumber('month of the entry | Monat | mois'),
			event: asText('what happened | entry of the history | Ereignis | événement'),
		},
		'educationAndWork | entries of schools and jobs by month | Werdegang | What happened in which month?',
	),
	licences: asList(
		{
			year: asNumber('year of the licence | Jahr'),
			month: asNumber('month of the licence | Monat'),
			licence: asText('licence or qualification | Qualifikation | permis'),
		},
		'qualifications | Which licences are held? | Qualifikationen und Scheine',
	),
	motivation: asText(
		'reasonForApplying | Why does the person apply? | Motivation | motif de candidature',
		'personalStatement',
	),
	dependants: asNumber(
		'numberOfDependants | How many dependants are there? | unterhaltene Personen',
		'children',
	),
	commute: asText('commutingTime | How long is the way to work? | Anfahrt | temps de trajet'),
	spouse: asText('hasSpouse | Is there a spouse? | Ehepartner vorhanden | conjoint'),
	...without('email', 'salary', 'site'),
};
const SAID = {
	en: 'RÉSUMÉ|As of|Name|Date of birth|age|Present address|Telephone|Photo 3 × 4 cm|Year|Month|Education and work history|Education|Employment|Licences and qualifications|Reasons for applying, strengths|Commuting time|Dependants (without spouse)|Spouse|yes;no|Entered|Graduated from|Joined|Left|for personal reasons|to the present day|End|min|I should like to use what I have learnt in a firm that makes things.;Your branch is near my home, and I know your goods well.;I wish to work with older people.|Ordinary driving licence;Bookkeeping, grade 2;First aid certificate;Forklift licence',
	de: 'LEBENSLAUF|Stand|Name|Geburtsdatum|Alter|Anschrift|Telefon|Lichtbild 3 × 4 cm|Jahr|Monat|Schulischer und beruflicher Werdegang|Schule|Beruf|Scheine und Qualifikationen|Gründe der Bewerbung, Stärken|Anfahrt|Unterhaltene Personen (ohne Ehegatten)|Ehegatte|ja;nein|Eintritt in|Abschluss an|Eintritt bei|Austritt bei|aus persönlichen Gründen|bis heute|Ende|Min.|Ich möchte Gelerntes in einem Betrieb anwenden, der etwas herstellt.;Ihre Filiale liegt nahe, und ich kenne Ihre Waren.;Ich arbeite gern mit älteren Menschen.|Führerschein B;Buchhaltung Stufe 2;Erste Hilfe;Staplerschein',
	fr: 'CURRICULUM VITÆ|Établi le|Nom|Date de naissance|âge|Adresse actuelle|Téléphone|Photo 3 × 4 cm|Année|Mois|Parcours scolaire et professionnel|Études|Emplois|Permis et qualifications|Motifs de candidature, atouts|Temps de trajet|Personnes à charge (sans conjoint)|Conjoint|oui;non|Entrée :|Diplôme :|Entrée chez|Départ de|pour raisons personnelles|à ce jour|Fin|min|Je souhaite employer ce que j’ai appris dans une maison qui fabrique.;Votre agence est proche de chez moi.;J’aime travailler auprès des personnes âgées.|Permis B;Comptabilité niveau 2;Premiers secours;Permis cariste',
} as const;

/** A ruled form in the East Asian manner: a column each for year and month, schools and jobs as entries of joining and leaving in one table under centred headings. */
const family: Family = {
	author: 'milica',
	locales: ['en-NZ', 'de-DE', 'fr-FR', 'en-US', 'de-CH'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const person = locale.person();
		const life = drawLife(random, locale, { jobs: [1, 3] });
		const age = random.int(22, 58);
		const now = random.day('2019-01-01', '2026-05-01');
		const birth = `${Number(now.slice(0, 4)) - age}-01-${random.int(10, 28)}`;
		const ink = random.pick([
			"11pt 'Liberation Mono'",
			"italic 11.5pt 'Liberation Serif'",
			"10.5pt 'DejaVu Sans'",
		]);
		const row = (y: number, m: number, text: string, list: 'event' | 'licence' = 'event') =>
			markup`<tr data-row><td class="n">${field('year', y)}</td><td class="n">${field('month', m)}</td><td>${field(list, text)}</td></tr>`;
		const plain = (text: string, side = 'center') =>
			markup`<tr><td class="n"></td><td class="n"></td><td style="text-align:${side}">${text}</td></tr>`;
		const ym = (day: string) => [Number(day.slice(0, 4)), Number(day.slice(5, 7))] as const;
		const jobs = [...life.jobs].reverse();
		const heads = markup`<tr class="h"><td>${at(8)}</td><td>${at(9)}</td>`;
		const html = markup`<style>@page { size: ${random.pick(['A4', 'A4', '182mm 257mm'])}; margin: 13mm } body { font: 8.5pt 'Liberation Serif' } .v, td { font: ${ink} } h1 { font-size: 17pt; letter-spacing: 8pt; margin: 0; font-weight: normal } .t { display: flex; justify-content: space-between; align-items: end } table { width: 100%; border: 1.2pt solid #000; margin-top: 3mm } td { border: .5pt solid #000; height: 8mm; padding: 0 2mm } .n { width: 16mm; text-align: center; border-right-style: dotted } .h td { font: 8pt 'Liberation Serif'; text-align: center; height: 6mm } .who { display: grid; grid-template-columns: 1fr 34mm; gap: 4mm } .who div.b { border: .8pt solid #000; padding: 1mm 2mm; min-height: 13mm } .ph { border: .6pt dashed #555; text-align: center; padding-top: 16mm; grid-row: span 3 } .g { display: grid; grid-template-columns: 2.2fr 1fr 1fr 1fr; margin-top: 4mm; border: 1.2pt solid #000 } .g > div { padding: 1mm 2mm; border-right: .5pt solid #000; min-height: 24mm }
			</style><div class="t"><h1>${at(0)}</h1><span>${at(1)} <span class="v">${field('writtenOn', locale.date(now))}</span></span></div>
			<div class="who" style="margin-top:2mm"><div class="b">${at(2)}<br><span class="v" style="font-size:15pt">${field('fullName', person.name)}</span></div><div class="ph">${at(7)}</div><div class="b">${at(3)}<br><span class="v">${field('dateOfBirth', locale.date(birth))}</span> (${at(4)} <span class="v">${field('age', age)}</span>)</div><div class="b">${at(5)}<br><span class="v">${field('currentAddress', locale.address().whole)}</span> &nbsp; ${at(6)} <span class="v">${field('telephone', locale.phone())}</span></div></div>
			<table data-list="history">${heads}<td>${at(10)}</td></tr>${plain(at(11))}${[...life.studies].reverse().map((study) => [row(study.from, 9, `${at(19)} ${study.school}, ${study.degree}`), row(study.to, 6, `${at(20)} ${study.school}`)])}${plain(at(12))}${jobs.map((job) => [row(...ym(job.from), `${at(21)} ${job.employer}, ${job.title}`), job.to === null ? plain(at(24), 'left') : row(...ym(job.to), `${at(22)} ${job.employer}, ${at(23)}`)])}${plain(at(25), 'right')}</table>
			<table data-list="licences">${heads}<td>${at(13)}</td></tr>${random.some(at(28).split(';'), random.int(1, 3)).map((text) => row(random.int(1998, 2022), random.int(1, 12), text, 'licence'))}${plain('')}</table>
			<div class="g"><div>${at(14)}<br><span class="v">${field('motivation', one(27))}</span></div><div>${at(15)}<br><span class="v">${random.chance(0.8) && field('commute', `${random.int(2, 16) * 5} ${at(26)}`)}</span></div><div>${at(16)}<br><span class="v">${random.chance(0.8) && field('dependants', random.int(0, 4))}</span></div><div style="border:0">${at(17)}<br><span class="v">${field('spouse', one(18))}</span></div></div>`;
		return { html, fields };
	},
};
export default family;
