import type { Family, Fields } from '../../family.ts';
import { field, markup } from '../../kit/html.ts';
import { ASK, asList, drawLife, JOB, STUDY, without } from '../../kit/people.ts';
import { asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	applicant: ASK.name,
	mailingAddress: ASK.address,
	dayPhone: ASK.phone,
	email: ASK.email,
	citizenship: ASK.nationality,
	announcement: asText(
		'vacancyNumber | For which announcement is the résumé? | Nummer der Ausschreibung',
		'referenceNumber',
	),
	preference: asText('veteransPreference | Which preference is claimed? | preference points'),
	highestGrade: asText('highest grade held | Which pay grade was reached? | Besoldungsgruppe'),
	work: asList(
		{
			title: JOB.title,
			employer: JOB.firm,
			city: JOB.town,
			from: JOB.from,
			to: JOB.to,
			salary: asNumber('pay | What was earned? | Gehalt | salary of the position', 'salary'),
			hours: asNumber('hours per week | weekly hours | Wochenstunden', 'workingHours'),
			supervisor: JOB.boss,
			supervisorPhone: asText(
				'phone of the supervisor | How is the boss called? | Telefon des Vorgesetzten',
			),
			mayContact: asText('May the supervisor be asked? | okay to contact | Rückfrage erlaubt'),
			duties: JOB.tasks,
		},
		'employment | Which positions were held? | Beschäftigungen',
	),
	education: asList(
		{
			school: STUDY.school,
			major: asText('fieldOfStudy | What was the major? | Fach', 'fieldOfStudy'),
			degreeYear: STUDY.to,
			gpa: asNumber('grade point average | GPA | Notenschnitt', 'grade'),
			credits: asNumber('credits earned | semester hours | Leistungspunkte'),
		},
		'studies | Which schools were attended? | Studium',
	),
	references: asList(
		{
			name: asText('reference | Name der Referenz | person to ask'),
			phone: asText('phone of the reference | Telefon'),
			relation: asText('how the person is known | Beziehung'),
		},
		'referees | Who can be asked? | Referenzen',
	),
	...without('born', 'hobbies', 'photo'),
};

/** The long résumé that an American agency wants: blocks of captions and values in running lines, pay and weekly hours for every post, duties in plain paragraphs over several pages. */
const family: Family = {
	author: 'quentin',
	locales: ['en-US'],
	draw: (random, locale) => {
		const person = locale.person();
		const life = drawLife(random, locale, { jobs: [2, 5] });
		const say = (day: string) => locale.date(day, 'mm/yyyy').text;
		const home = locale.address();
		const isMono = random.chance(0.3);
		const pay = random.int(31, 60) * 1000;
		const kv = (label: string, content: ReturnType<typeof markup>) =>
			markup`<span class="k">${label}:</span> ${content}`;
		const more = [
			'This position required frequent contact with the public and with other agencies.',
			'Prepared written reports and briefed senior staff.',
			'Worked with little supervision and set own priorities.',
			'Used standard office software daily.',
		];
		const html = markup`<style>@page { size: letter; margin: 25mm 25mm 20mm } body { font: ${isMono ? "10pt/1.4 'Liberation Mono'" : "11pt/1.45 'Liberation Serif'"} } h2 { font-size: 1em; margin: 6mm 0 2mm; ${random.pick(['text-decoration: underline', 'border-bottom: .6pt solid #000', 'letter-spacing: 1.5pt'])} } .j { margin-bottom: 6mm } .k { ${random.pick(['font-weight: bold', 'font-style: italic', ''])} } p { margin: 1.5mm 0 }
			</style>${field('applicant', person.name.toUpperCase())}<br>${field('mailingAddress', home.whole)}<br>${kv('Day phone', field('dayPhone', locale.phone()))}<br>${kv('Email', field('email', person.email))}<br>
			<p>${kv('Announcement', field('announcement', random.pattern('??-##-#######-??')))}<br>${kv('Country of citizenship', field('citizenship', 'United States of America'))}<br>${random.chance(0.6) && markup`${kv('Veterans’ preference', field('preference', random.pick(['No', '5-point preference', '10-point disability preference'])))}<br>`}${random.chance(0.5) && kv('Highest grade', field('highestGrade', `GS-${random.int(4, 13)}-0${random.int(1, 9)}`))}</p>
			<h2>WORK EXPERIENCE</h2><div data-list="work">${life.jobs.map((job, i) => markup`<div class="j" data-row><b>${field('title', job.title)}</b><br>${field('employer', job.employer)}, ${field('city', job.city)}<br>${field('from', say(job.from))} - ${job.to === null ? 'Present' : field('to', say(job.to))}<br>${kv('Salary', markup`${field('salary', locale.money(pay - i * 3200))} per year`)}; ${kv('Hours per week', field('hours', locale.count(random.pick([40, 40, 36, 32, 20]))))}<br>${random.chance(0.75) && markup`${kv('Supervisor', field('supervisor', locale.person().name))} (${field('supervisorPhone', locale.phone())}), ${kv('okay to contact', field('mayContact', random.pick(['Yes', 'No', 'Contact me first'])))}`}<p>${field('duties', `${job.tasks.join('. ')}. ${random.some(more, random.int(1, 3)).join(' ')}`)}</p></div>`)}</div>
			<h2>EDUCATION</h2><div data-list="education">${life.studies.map((one) => markup`<p data-row>${field('school', one.school)}. Major: ${field('major', one.degree)}, ${field('degreeYear', String(one.to))}. ${random.chance(0.7) && markup`GPA: ${field('gpa', locale.count(random.decimal(2.4, 4, 2)))} of a maximum 4.0. `}${random.chance(0.6) && markup`Credits earned: ${field('credits', locale.count(random.int(30, 132)))} semester hours.`}</p>`)}</div>
			<h2>REFERENCES</h2><div data-list="references">${Array.from({ length: random.int(2, 3) }, () => markup`<p data-row>${field('name', locale.person().name)}, ${field('relation', random.pick(['former supervisor', 'colleague', 'professor', 'client']))}, ${field('phone', locale.phone())}</p>`)}</div>`;
		return { html, fields };
	},
};
export default family;
