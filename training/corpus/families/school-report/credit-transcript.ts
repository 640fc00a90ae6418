import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { asList } from '../../kit/people.ts';
import { asDate, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	university: asText(
		'Which university issued the transcript? | üniversite | universitatea | Hochschule',
		'institution',
	),
	student: asText('Whose transcript is it? | öğrenci | student | Studierender', 'studentName'),
	studentId: asText(
		'number of the student | öğrenci numarası | număr matricol | Matrikelnummer',
		'studentNumber',
	),
	programme: asText('major or programme | bölüm | specializarea | Studiengang', 'fieldOfStudy'),
	admitted: asText('When was the student admitted? | giriş | anul admiterii | immatrikuliert'),
	printedOn: asDate('day of printing | basım tarihi | data emiterii | Druckdatum', 'printDate'),
	totalCredits: asNumber(
		'credits in all | toplam kredi | total credite | Summe der Leistungspunkte',
	),
	gpa: asNumber(
		'final grade point average | genel ortalama | media generală | Gesamtnote',
		'grade',
	),
	standing: asText('academic standing | durum | situația | Studienstand', 'status'),
	courses: asList(
		{
			term: asText('term of the course | dönem | semestrul | Semester'),
			code: asText('course code | ders kodu | codul cursului | Kurskennung'),
			course: asText('title of the course | ders | cursul | Lehrveranstaltung', 'subject'),
			credits: asNumber('credits of the course | kredi | credite | Leistungspunkte'),
			grade: asText('letter or mark | not | nota | Note', 'grade'),
		},
		'courseRecord | Which courses were taken, with what grade? | dersler | cursuri | Kurse',
	),
	registrar: asText(
		'Who signs as registrar? | öğrenci işleri müdürü | secretar șef | Registrar',
		'signatory',
	),
	birthDate: absent(asText('birthday of the student | doğum tarihi', 'birthDate')),
	fees: absent(asNumber('tuition fees | harç | taxe')),
};
const SAID = {
	en: 'OFFICIAL TRANSCRIPT|Student|ID|Major|Admitted|Printed|Fall;Spring|Term credits|Term average|Credits earned|Cumulative average|Standing|Registrar|Good standing;Dean’s list;Probation|Calculus I;English Composition;Intro. to Logic;Organic Chemistry;World History;Statistics;Drawing;Economics;Field Biology;Data Structures;Ethics;Music Theory|A;A-;B+;B;C;P;W|Biology;History;Economics;Computer Science',
	tr: 'NOT DÖKÜM BELGESİ|Öğrenci|No|Bölüm|Giriş|Basım|Güz;Bahar|Dönem kredisi|Dönem ortalaması|Toplam kredi|Genel ortalama|Durum|Öğrenci İşleri|Başarılı;Onur öğrencisi;Sınamalı|Matematik I;Türk Dili;Mantık;Organik Kimya;Dünya Tarihi;İstatistik;Teknik Resim;İktisat;Biyoloji;Veri Yapıları;Etik;Müzik|AA;BA;BB;CB;CC;G|Biyoloji;Tarih;İktisat;Bilgisayar Müh.',
	ro: 'FOAIE MATRICOLĂ|Student|Nr. matricol|Specializarea|Admis|Emis|Semestrul I;Semestrul II|Credite semestru|Media semestrului|Total credite|Media generală|Situația|Secretar șef|promovat;restanțier;bursier|Analiză I;Limba română;Logică;Chimie organică;Istorie universală;Statistică;Desen tehnic;Economie;Biologie;Structuri de date;Etică;Muzică|10;9;8;7;6;5|Biologie;Istorie;Economie;Informatică',
	de: 'LEISTUNGSÜBERSICHT|Studierende/r|Matr.-Nr.|Studiengang|Immatrikuliert|Gedruckt|WS;SS|Punkte im Semester|Semesternote|Punkte gesamt|Gesamtnote|Status|Prüfungsamt|bestanden;laufend;beurlaubt|Analysis I;Deutsche Philologie;Logik;Organische Chemie;Weltgeschichte;Statistik;Zeichnen;Volkswirtschaft;Feldbiologie;Datenstrukturen;Ethik;Musiklehre|1,0;1,3;2,0;2,7;3,3;4,0|Biologie;Geschichte;Volkswirtschaft;Informatik',
} as const;

/** A university's transcript in fixed type: semesters run down two columns of the sheet, each under a line with its name, sums right below, on paper with a faint pattern. */
const family: Family = {
	author: 'quentin',
	locales: ['en-US', 'tr-TR', 'ro-RO', 'de-DE', 'en-CA'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const person = locale.person();
		const start = random.int(1986, 2021);
		const names = at(6).split(';');
		const terms = Array.from({ length: random.int(3, 8) }, (_, i) => ({
			name: `${names[i % 2] ?? ''} ${start + Math.ceil(i / 2)}`,
			courses: random.some(at(14).split(';'), random.int(3, 5)).map((course) => ({
				course,
				code: random.pattern('??? #0#'),
				credits: random.int(1, 6),
				grade: one(15),
			})),
		}));
		const sum = (courses: readonly { credits: number }[]) =>
			courses.reduce((all, { credits }) => all + credits, 0);
		const total = terms.reduce((all, { courses }) => all + sum(courses), 0);
		const average = () =>
			locale.language === 'ro'
				? random.decimal(6, 9.8)
				: locale.language === 'de'
					? random.decimal(1.1, 3.4)
					: random.decimal(2.1, 3.95);
		const kv = (label: string, content: ReturnType<typeof markup>) =>
			markup`<span>${label}: ${content}</span>`;
		const html = markup`<style>@page { size: ${locale.countryCode === 'US' ? 'letter' : 'A4'}; margin: 12mm } body { font: 8pt/1.3 ${random.pick(["'Liberation Mono'", "'DejaVu Sans Mono'", "'Liberation Sans Narrow'"])}; background: repeating-linear-gradient(135deg, #fff, #fff 3mm, #f3f6f3 3mm, #f3f6f3 6mm) } .h { text-align: center; font-size: 11pt; border-bottom: 1pt solid } .k { display: grid; grid-template-columns: 1fr 1fr; padding: 2mm 0; border-bottom: 1pt solid; margin-bottom: 2mm } .c { columns: 2; column-rule: .6pt solid #000; column-gap: 7mm } .t { break-inside: avoid; margin-bottom: 3mm } .t h3 { font-size: 8.5pt; text-align: center; margin: 0; text-decoration: underline } .r { display: grid; grid-template-columns: 19mm 1fr 8mm 9mm } .r > :nth-child(n + 3) { text-align: right } .s { text-align: right; border-top: .4pt dashed #000 } .e { border-top: 1pt solid; padding-top: 2mm; display: flex; justify-content: space-between }
			</style><div class="h">${field('university', random.pick(['Alder Valley University', 'Kuzey Üniversitesi', 'Universitatea Valea Lungă', 'Hochschule Elbtal', 'Harborview College']))}<br>${at(0)}</div><div class="k">${kv(at(1), field('student', random.chance(0.5) ? `${person.family}, ${person.given}` : person.name))}${kv(at(2), field('studentId', random.pattern('########')))}${kv(at(3), field('programme', one(16)))}${kv(at(4), field('admitted', String(start)))}${kv(at(5), field('printedOn', locale.date(random.day(`${start + 4}-02-01`, `${start + 4}-12-01`))))}</div>
			<div class="c" data-list="courses">${terms.map(({ name, courses }, i) => {
				const shared = courses.reduce(
					(inner, _, k) => markup`<span data-row="t${i}-${k}">${field('term', inner)}</span>`,
					markup`${name}`,
				);
				return markup`<div class="t"><h3>${shared}</h3>${courses.map((course, k) => markup`<div class="r" data-row="t${i}-${k}"><span>${field('code', course.code)}</span><span>${field('course', course.course)}</span><span>${field('credits', course.credits)}</span><span>${field('grade', course.grade)}</span></div>`)}<div class="s">${at(7)} ${sum(courses)} &nbsp; ${at(8)} ${locale.amount(average())}</div></div>`;
			})}</div><div class="e"><span>${at(9)}: ${field('totalCredits', total)} &nbsp; ${at(10)}: ${field('gpa', locale.amount(average()))}<br>${at(11)}: ${field('standing', one(13))}</span><span>${field('registrar', locale.person().name)}<br>${at(12)}</span></div>`;
		return { html, fields };
	},
};
export default family;
