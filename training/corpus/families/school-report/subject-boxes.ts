import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import { asList } from '../../kit/people.ts';
import { asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	school: asText('Which school reports? | Schule | école', 'institution'),
	pupil: asText('Whose report is it? | Schüler | élève', 'studentName'),
	form: asText('form or class | Klasse | classe'),
	term: asText('Which term is reported? | term and year | Halbjahr | trimestre', 'period'),
	tutor: asText('Who is the form tutor? | Klassenlehrer | professeur principal'),
	tutorComment: asText(
		'What does the tutor write? | comment of the tutor | Bemerkung des Klassenlehrers',
	),
	headComment: asText('word of the head | comment of the head teacher | Wort der Schulleitung'),
	absences: asNumber('days absent | Fehltage | jours d’absence'),
	late: asNumber('times late | Verspätungen | retards'),
	subjects: asList(
		{
			subject: asText('school subject | Fach | matière', 'subject'),
			teacher: asText('teacher of the subject | Lehrkraft | professeur'),
			effort: asText('effort grade | Fleiß | effort'),
			attainment: asText('attainment | exam mark or grade | Leistung | note', 'grade'),
			comment: asText('remark of the teacher | Bemerkung | appréciation', 'notes'),
			target: asText('target for next term | Ziel | objectif'),
		},
		'subjectReports | What do the teachers write about each subject? | Fächer mit Bemerkungen',
	),
	nextTerm: asText('When does the next term begin? | Beginn des Schuljahrs | rentrée'),
	fees: absent(asNumber('school fees due | Schulgeld', 'amountDue')),
	birthDate: absent(asText('birthday of the pupil | Geburtsdatum', 'birthDate')),
};
const SUBJECTS =
	'English|Mathematics|Physics|Chemistry|Biology|French|German|History|Geography|Art & Design|Physical Education|Religious Studies|Woodwork|Latin'.split(
		'|',
	);
const OPENERS =
	'{n} has worked steadily this term|A pleasing term from {n}|{n} can do better than this|{n} is lively in class but slow with a pen|Careful and neat work by {n}|{n} has missed too many lessons'.split(
		'|',
	);
const ENDERS =
	'and the examination result shows it.|, though homework was at times late.|and asks good questions.|, yet must learn to check the answers.|and helps others in the group.'.split(
		'|',
	);

/** A British report: a box for each subject with a grade in either upper corner, the teacher's remark in between and initials below, tutor and head in wider boxes. */
const family: Family = {
	author: 'thora',
	locales: ['en-GB', 'en-IE', 'en-NZ', 'en-AU'],
	draw: (random, locale) => {
		const person = locale.person();
		const year = random.int(1964, 2025);
		const isOld = year < 1990;
		const columns = random.pick([1, 2, 2]);
		const hasTarget = !isOld && random.chance(0.6);
		const remark = () =>
			`${random.pick(OPENERS).replace('{n}', person.given)} ${random.pick(ENDERS)}`.replace(
				' ,',
				',',
			);
		const hand = isOld
			? `font: ${random.pick(["italic 10pt 'DejaVu Serif'", "9.5pt 'Liberation Mono'", "italic 11pt 'Liberation Serif'"])}; color: #1b2a6b`
			: 'font-weight: normal';
		const html = markup`<style>@page { size: A4; margin: 13mm } body { font: 9.3pt/1.35 ${isOld ? "'Liberation Serif'" : "'Liberation Sans'"} } .h { text-align: center; border-bottom: 1pt solid #000; padding-bottom: 2mm } h1 { font-size: 15pt; margin: 0; letter-spacing: 1pt } .k { display: flex; justify-content: space-between; margin: 2mm 0 3mm } .v { ${hand} } .g { display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 2.5mm } .s { border: .8pt solid #000; border-radius: ${isOld ? 0 : 1.5}mm; break-inside: avoid } .t { display: grid; grid-template-columns: 18mm 1fr 18mm; border-bottom: .5pt solid #000; text-align: center; padding: .6mm } .t span:first-child { text-align: left } .c { padding: 1mm 2mm; min-height: 13mm } .f { text-align: right; font-size: 8pt; padding: 0 2mm 1mm } .w { border: .8pt solid #000; padding: 1mm 2mm; margin-top: 2.5mm; min-height: 15mm }
			</style><div class="h"><h1>${field('school', `${random.pick(['Thornbury', 'Kilnford', 'St. Aldhelm’s', 'Eastfield', 'Merrow Hill'])} ${random.pick(['School', 'Grammar School', 'College', 'High School'])}`)}</h1>${field('term', `${random.pick(['Autumn', 'Spring', 'Summer'])} Term ${year}`)}</div><div class="k"><span>Name <b>${field('pupil', person.name)}</b></span><span>Form <b>${field('form', `${random.int(7, 12)}${random.pick(['A', 'B', 'L', 'X'])}`)}</b></span><span>Absent <b>${field('absences', random.int(0, 24))}</b></span><span>${random.chance(0.7) && markup`Late <b>${field('late', random.int(0, 9))}</b>`}</span></div>
			<div class="g" data-list="subjects">${random.some(SUBJECTS, random.int(5, 8)).map((subject) => markup`<div class="s" data-row><div class="t"><span>Effort <b>${field('effort', random.pick(isOld ? ['A', 'B+', 'B', 'C', 'D'] : ['1', '2', '3', '4']))}</b></span><b>${field('subject', subject)}</b><span>${isOld ? 'Exam' : 'Level'} <b>${field('attainment', isOld ? `${random.int(31, 94)}%` : random.pick(['5b', '6c', '7a', 'B', 'C']))}</b></span></div><div class="c v">${field('comment', remark())}${hasTarget && markup`<br><i>Target:</i> ${field('target', random.pick(['read one book a month', 'learn ten words a day', 'hand work in on time', 'speak up in class']))}`}</div><div class="f">${field('teacher', `${random.pattern('?.')} ${locale.person().family}`)}</div></div>`)}</div>
			<div class="w">Form tutor: ${field('tutor', locale.person().name)}<br><span class="v">${random.chance(0.85) && field('tutorComment', `${remark()} ${random.pick(['A good member of the form.', 'Plays for the second eleven.', 'Sang in the choir.'])}`)}</span></div><div class="w">Head<br><span class="v">${random.chance(0.7) && field('headComment', random.pick(['A sound report.', 'I expect more next term.', 'Well done indeed.', 'Please come and see me.']))}</span></div>${random.chance(0.5) && markup`<p>Next term begins on ${field('nextTerm', locale.date(random.day(`${year}-09-01`, `${year}-09-12`), 'd MMMM').text)}.</p>`}`;
		return { html, fields };
	},
};
export default family;
