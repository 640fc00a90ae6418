import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { drawTypeface } from '../../kit/paperwork.ts';
import { asList } from '../../kit/people.ts';
import { asDate, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	school: asText(
		'Welche Schule stellt das Zeugnis aus? | škola | szkoła | iskola | Which school issued it?',
		'institution',
	),
	pupil: asText(
		'Wessen Zeugnis ist es? | žák | uczeń | tanuló | Whose certificate is it?',
		'studentName',
	),
	born: asDate('Geburtsdatum des Schülers | narozen | urodzony | született', 'birthDate'),
	birthPlace: asText(
		'Geburtsort des Schülers | místo narození | miejsce urodzenia | születési hely',
		'birthPlace',
	),
	year: asText('Schuljahr | školní rok | rok szkolny | tanév', 'period'),
	grade: asText('Klasse | třída | klasa | osztály | Which class is it?'),
	behaviour: asText('Betragen | chování | zachowanie | magatartás | How was the behaviour?'),
	result: asText('Gesamtergebnis | celkové hodnocení | wynik | eredmény | overall result'),
	catalogue: asText(
		'Nummer im Katalog | číslo v katalogu | numer księgi | törzslapszám',
		'registrationNumber',
	),
	missedExcused: asNumber(
		'entschuldigte Fehlstunden | omluvené hodiny | godziny usprawiedliwione | igazolt órák',
	),
	missedUnexcused: asNumber(
		'unentschuldigte Fehlstunden | neomluvené hodiny | godziny nieusprawiedliwione | igazolatlan órák',
	),
	marks: asList(
		{
			subject: asText('Fach | předmět | przedmiot | tantárgy | subject', 'subject'),
			mark: asText('Note in Worten | známka slovy | ocena | osztályzat | mark in words', 'grade'),
			figure: asNumber('Note als Zahl | známka číslem | stopień | jegy'),
		},
		'Noten | marks of the subjects | klasifikace | oceny | Which marks were given?',
	),
	classTeacher: asText(
		'Klassenlehrer | třídní učitel | wychowawca | osztályfőnök | Who is the class teacher?',
	),
	headTeacher: asText(
		'Schulleiter | ředitel | dyrektor | igazgató | Who is the head?',
		'signatory',
	),
	issuedOn: asDate('Ausstellungsdatum | datum vydání | data wydania | kelt', 'documentIssueDate'),
	average: absent(asNumber('Notendurchschnitt | průměr | średnia | átlag')),
	father: absent(asText('Vater | otec | ojciec | apja', 'fatherName')),
};
const SAID = {
	cs: 'VYSVĚDČENÍ|Číslo v katalogu|Jméno a příjmení|Narozen(a)|v|Školní rok|Třída|Chování|Český jazyk;Matematika;Dějepis;Zeměpis;Fyzika;Chemie;Přírodopis;Tělesná výchova;Hudební výchova;Anglický jazyk;Pracovní činnosti|výborný;chvalitebný;dobrý;dostatečný;nedostatečný|Celkové hodnocení|prospěl(a) s vyznamenáním;prospěl(a);neprospěl(a)|Zameškané hodiny|neomluvené|třídní učitel|ředitel|dne|velmi dobré;uspokojivé|Základní škola;Gymnázium|1',
	sk: 'VYSVEDČENIE|Číslo v katalógu|Meno a priezvisko|Narodený(á)|v|Školský rok|Trieda|Správanie|Slovenský jazyk;Matematika;Dejepis;Zemepis;Fyzika;Chémia;Prírodopis;Telesná výchova;Hudobná výchova;Anglický jazyk;Pracovné vyučovanie|výborný;chválitebný;dobrý;dostatočný;nedostatočný|Celkový prospech|prospel(a) s vyznamenaním;prospel(a);neprospel(a)|Vymeškané hodiny|neospravedlnené|triedny učiteľ|riaditeľ|dňa|veľmi dobré;uspokojivé|Základná škola;Gymnázium|1',
	hu: 'BIZONYÍTVÁNY|Törzslapszám|A tanuló neve|Született|helyen|Tanév|Osztály|Magatartás|Magyar nyelv;Matematika;Történelem;Földrajz;Fizika;Kémia;Biológia;Testnevelés;Ének;Angol nyelv;Technika|jeles;jó;közepes;elégséges;elégtelen|Eredmény|kitűnő;megfelelt;ismétel|Mulasztott órák|igazolatlan|osztályfőnök|igazgató|kelt|példás;jó|Általános Iskola;Gimnázium|5',
	pl: 'ŚWIADECTWO SZKOLNE|Nr księgi uczniów|Imię i nazwisko|Urodzony(a)|w|Rok szkolny|Klasa|Zachowanie|Język polski;Matematyka;Historia;Geografia;Fizyka;Chemia;Biologia;Wychowanie fizyczne;Muzyka;Język angielski;Technika|bardzo dobry;dobry;dostateczny;dopuszczający;niedostateczny|Wynik|otrzymał(a) promocję;nie otrzymał(a) promocji|Godziny opuszczone|nieusprawiedliwione|wychowawca|dyrektor|dnia|wzorowe;poprawne|Szkoła Podstawowa nr 4;Liceum|5',
} as const;

/** A certificate of a year on tinted paper: subjects in two columns with dots to a mark in words, the figure in brackets behind it, a crossed line where no subject is left. */
const family: Family = {
	author: 'milica',
	locales: ['cs-CZ', 'hu-HU', 'pl-PL', 'sk-SK'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const person = locale.person();
		const end = random.int(1968, 2025);
		const grade = random.int(3, 9);
		const marks = at(9).split(';');
		const best = Number(at(19));
		const subjects = at(8).split(';').slice(0, random.int(8, 11));
		const home = locale.address();
		const typed =
			end < 1996
				? drawTypeface(random, 10.5)
				: random.pick(["bold 11pt 'Liberation Sans'", "11pt 'DejaVu Sans'"]);
		const row = (subject: string) => {
			const i = Math.min(4, Math.floor(random.share() ** 1.6 * 5));
			return markup`<div class="m" data-row><span>${field('subject', subject)}</span><i></i><b>${field('mark', marks[i] ?? '')}</b> (${field('figure', best === 1 ? i + 1 : 5 - i)})</div>`;
		};
		const half = Math.ceil(subjects.length / 2);
		const html = markup`<style>@page { size: A4; margin: 0 } html { background: ${random.pick(['#eef3e2', '#f6efdf', '#e9f0f5', '#fff'])} } body { font: 10.5pt/1.5 'Liberation Serif'; padding: 20mm 20mm } .fr { border: double 3pt #567; padding: 8mm; height: 252mm; position: relative } h1 { text-align: center; letter-spacing: 5pt; font-size: 19pt; margin: 8mm 0 6mm } .sc { text-align: center; font-size: 12pt } b, .v { font: ${typed} } .p { display: grid; grid-template-columns: 1.5fr 1fr; row-gap: 1.5mm } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; margin: 7mm 0; border-top: .6pt solid #567; border-bottom: .6pt solid #567; padding: 3mm 0; font-size: 9.5pt } .two b { font-size: 9.5pt } .m { display: flex; align-items: end; gap: 1mm; margin-bottom: 1.5mm } .m i { flex: 1; border-bottom: 1pt dotted #567; margin-bottom: 1.2mm } .x { border-top: .8pt solid #000; transform: rotate(-4deg); margin: 4mm 6mm } .sg { position: absolute; bottom: 14mm; left: 8mm; right: 8mm; display: flex; justify-content: space-between; text-align: center } small { display: block; border-top: .5pt solid #000; padding: 0 8mm }
			</style><div class="fr"><div class="sc">${field('school', `${one(18)}, ${home.whole}`)}</div><h1>${at(0)}</h1><div class="p"><span>${at(2)}: <b>${field('pupil', person.name)}</b></span><span>${at(1)}: ${field('catalogue', `${random.int(1, 39)}/${end}`)}</span><span>${at(3)} <span class="v">${field('born', locale.date(`${end - grade - 6}-0${random.int(1, 9)}-1${random.int(0, 9)}`))}</span> ${at(4)} <span class="v">${field('birthPlace', locale.address().city)}</span></span><span>${at(6)}: <span class="v">${field('grade', `${grade}. ${random.pick(['A', 'B', 'C'])}`)}</span></span><span>${at(5)}: <span class="v">${field('year', `${end - 1}/${end}`)}</span></span><span>${at(7)}: <span class="v">${field('behaviour', one(17))}</span></span></div>
			<div class="two" data-list="marks"><div>${subjects.slice(0, half).map(row)}</div><div>${subjects.slice(half).map(row)}<div class="x"></div></div></div><p>${at(10)}: <b>${field('result', one(11))}</b></p><p>${at(12)}: <span class="v">${field('missedExcused', random.int(0, 96))}</span> &nbsp; ${at(13)}: <span class="v">${random.chance(0.8) && field('missedUnexcused', random.int(0, 5))}</span></p><p>${home.city}, ${at(16)} <span class="v">${field('issuedOn', locale.date(`${end}-06-${random.int(20, 30)}`))}</span></p><div class="sg"><span>${field('classTeacher', locale.person().name)}<small>${at(14)}</small></span><span>${field('headTeacher', locale.person().name)}<small>${at(15)}</small></span></div></div>`;
		return { html, fields };
	},
};
export default family;
