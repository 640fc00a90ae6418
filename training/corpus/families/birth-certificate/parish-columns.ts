import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { drawPen } from '../../kit/archive.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { personOf } from '../../kit/people.ts';
import { asDate, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	district: asText(
		'Which district is the entry from? | registration district | Bezirk | egyházközség',
		'location',
	),
	entry: asText(
		'number of the entry | laufende Nummer | číslo zápisu | folyószám',
		'registrationNumber',
	),
	bornOn: asDate(
		'When was the child born? | Geburtstag | den narození | születés napja',
		'birthDate',
	),
	bornAt: asText(
		'Where was the child born? | Geburtsort | místo narození | születés helye',
		'birthPlace',
	),
	childName: asText(
		'first name of the child | Name des Kindes | jméno dítěte | a gyermek neve',
		'givenNames',
	),
	sex: asText('boy or girl | Geschlecht | pohlaví | neme', 'sex'),
	father: asText('Who is the father? | Vater | otec | apja', 'fatherName'),
	fatherTrade: asText(
		'occupation of the father | Beruf des Vaters | povolání otce | apa foglalkozása',
	),
	mother: asText('Who is the mother? | Mutter | matka | anyja', 'motherName'),
	informant: asText('Who reported the birth? | Anzeigender | oznamovatel | bejelentő'),
	registeredOn: asDate('day of registration | Tag der Eintragung | den zápisu | bejegyzés napja'),
	registrar: asText(
		'Who registered the birth? | Standesbeamter | matrikář | anyakönyvvezető',
		'signatory',
	),
	certifiedOn: asDate(
		'day of the copy | Tag der Abschrift | den opisu | másolat kelte',
		'documentIssueDate',
	),
	copyNumber: asText(
		'number printed on the certificate | Nummer der Urkunde | číslo listiny',
		'documentNumber',
	),
	godparents: absent(asText('godparents of the child | Paten | kmotři')),
	marriage: absent(asDate('day of marriage of the parents | Heirat der Eltern')),
};
const SAID = {
	en: 'CERTIFIED COPY OF AN ENTRY OF BIRTH|Registration district|No.|When and where born|Name, if any|Sex|Name and surname of father|Name, surname and maiden surname of mother|Occupation of father|Signature and residence of informant|When registered|Signature of registrar|Boy;Girl|formerly|Certified to be a true copy. Given on|carpenter;clerk;miner;farmer;railway porter|father',
	de: 'BEGLAUBIGTE ABSCHRIFT AUS DEM GEBURTENBUCH|Bezirk|Nr.|Wann und wo geboren|Vorname|Geschlecht|Vor- und Zuname des Vaters|Vor- und Zuname der Mutter, Geburtsname|Stand des Vaters|Anzeigender|Tag der Eintragung|Der Beamte|Knabe;Mädchen|geborene|Die Übereinstimmung wird beglaubigt am|Tischler;Schreiber;Bergmann;Landwirt;Schaffner|der Vater',
	cs: 'OPIS ZÁPISU Z KNIHY NAROZENÍ|Okres|Č.|Kdy a kde narozen|Jméno dítěte|Pohlaví|Jméno a příjmení otce|Jméno a příjmení matky, rodné|Povolání otce|Oznamovatel|Den zápisu|Matrikář|chlapec;děvče|rozená|Shoda s knihou se potvrzuje dne|truhlář;písař;horník;rolník;průvodčí|otec',
	hu: 'MÁSOLAT A SZÜLETÉSI ANYAKÖNYVBŐL|Kerület|Sz.|Mikor és hol született|Utóneve|Neme|Apja neve|Anyja születési neve|Apja foglalkozása|Bejelentő|Bejegyzés napja|Anyakönyvvezető|fiú;leány|született|A könyvvel egyező. Kelt|asztalos;írnok;bányász;földműves;kalauz|az apa',
} as const;

/** A long lying strip of a register: numbered columns under printed heads, one entry written steeply into them over several lines, the certification below in a single line. */
const family: Family = {
	author: 'quentin',
	locales: ['en-GB', 'de-AT', 'cs-CZ', 'hu-HU', 'en-IE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const [child, father, mother] = [
			locale.person(),
			personOf(locale, false),
			personOf(locale, true),
		];
		const home = locale.address();
		const birth = random.day('1902-01-01', '1968-12-01');
		const registered = addDays(birth, random.int(2, 38));
		const isTyped = random.chance(0.3);
		const pen = isTyped
			? "font: 9.5pt/1.35 'Liberation Mono'"
			: `${drawPen(random, 12)}; transform: none; display: inline`;
		const heads = [3, 4, 5, 6, 7, 8, 9, 10, 11];
		const cells = [
			markup`${field('bornOn', locale.date(birth, locale.language === 'hu' ? 'yyyy. MMMM d.' : 'd MMMM yyyy'))},<br>${field('bornAt', home.street)}`,
			field('childName', child.given),
			field('sex', at(12).split(';')[child.isWoman ? 1 : 0] ?? ''),
			field('father', `${father.given} ${father.family}`),
			markup`${field('mother', `${mother.given} ${father.family} ${at(13)} ${mother.family}`)}`,
			field('fatherTrade', one(15)),
			markup`${field('informant', `${father.given.slice(0, 1)}. ${father.family}`)}, ${one(16)}, ${home.city}`,
			field('registeredOn', locale.date(registered)),
			field('registrar', locale.person().name),
		];
		const html = markup`<style>@page { size: ${random.pick(['A4 landscape', '330mm 200mm'])}; margin: 12mm } body { font: 8pt/1.25 'Liberation Serif' } .h { display: flex; justify-content: space-between; align-items: end; margin-bottom: 3mm } h1 { font-size: 13pt; letter-spacing: 1.5pt; margin: 0; color: #7a1f1f } .no { font: bold 12pt 'Liberation Sans'; color: #7a1f1f } table { width: 100%; border: 1.5pt solid #7a1f1f } td, th { border: .7pt solid #7a1f1f; padding: 1mm; vertical-align: top; font-weight: normal; text-align: center } td { height: 46mm; text-align: left } .w { ${pen} } .k { height: auto; color: #7a1f1f; text-align: center } p { margin-top: 6mm; font-size: 10pt }
			</style><div class="h"><h1>${at(0)}</h1><span class="no">${field('copyNumber', random.pattern('?? ######'))}</span></div><p style="margin:0 0 2mm">${at(1)} <span class="w">${field('district', home.city)}</span></p><table><tr><th>${at(2)}</th>${heads.map((i) => markup`<th>${at(i)}</th>`)}</tr><tr class="k"><td class="k">0</td>${heads.map((_, i) => markup`<td class="k">${i + 1}</td>`)}</tr><tr><td><span class="w">${field('entry', String(random.int(2, 480)))}</span></td>${cells.map((content) => markup`<td><span class="w">${content}</span></td>`)}</tr></table><p>${at(14)} <span class="w">${field('certifiedOn', locale.date(random.day('1952-01-01', '1999-12-01')))}</span> ____________________</p>`;
		return { html, fields };
	},
};
export default family;
