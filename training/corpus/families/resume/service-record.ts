import type { Family, Fields } from '../../family.ts';
import { cell } from '../../kit/archive.ts';
import { field, markup } from '../../kit/html.ts';
import { drawApplicant, drawSpans, fill, split } from '../../kit/lives.ts';
import { ASK, asList, asValues, STUDY, without } from '../../kit/people.ts';
import { asText } from '../../kit/wordings.ts';

const fields: Fields = {
	fullName: ASK.name,
	rank: asText('lastRank | Which rank did the soldier reach? | Dienstgrad | grade atteint'),
	branch: asText('branchOfService | In which service was the person? | Teilstreitkraft | armée'),
	clearance: asText('securityClearance | Which clearance is held? | Sicherheitsüberprüfung'),
	separation: asText(
		'dischargeType | How did the service end? | Art der Entlassung | fin de service',
	),
	mail: ASK.email,
	cell: ASK.phone,
	target: asText(
		'targetPosition | Which civilian job is sought? | gesuchte zivile Stelle',
		'jobTitle',
	),
	assignments: asList(
		{
			dates: asText('period | When was the posting? | Zeitraum | dates', 'period'),
			post: asText('duty title | Which duty was held? | Dienstposten | fonction'),
			unit: asText('unit | regiment or squadron | Einheit | unité', 'department'),
			station: asText(
				'dutyStation | Where was the unit stationed? | Standort | garnison',
				'location',
			),
			duties: asText('civilian terms | What was done, in civilian words? | Tätigkeit'),
		},
		'postings | Where did the soldier serve? | Verwendungen | affectations',
	),
	schooling: asList(
		{
			course: STUDY.degree,
			place: STUDY.school,
			weeks: asText('length | weeks of training | Dauer'),
		},
		'militaryTraining | Which courses were passed? | Lehrgänge',
	),
	decorations: asValues(
		'medal | Auszeichnung | décoration',
		'awards | Which medals were awarded? | Orden',
	),
	lastPost: ASK.lastJob,
	...without('born', 'salary', 'hobbies'),
};
const POSTS = split(
	'Motor Transport Operator|Supply Sergeant|Combat Medic|Signal Support Specialist|Platoon Sergeant|Aviation Mechanic|Logistics Officer|Instructor|Radar Technician',
);
const UNITS = split(
	'3rd Bn, 81st Transport Regt|Hq Company, 12th Signal Bde|407th Field Hospital|2nd Sqn, Northern Wing|B Company, 6th Engineers|Depot Group 14',
);
const STATIONS = split(
	'Fort Ashby|Camp Merrow|Kandahar|Ramstein|Naval Base Holt|Fort Quillan|RAF Dunmore',
);
const DUTIES = split(
	'Kept {n} vehicles ready for the road and trained new drivers.|Accounted for stock worth {n} million with no losses.|Gave first treatment to {n} casualties in field conditions.|Led {n} soldiers through two deployments.|Ran radio links between {n} stations.|Scheduled the upkeep of {n} aircraft.',
);
const COURSES = split(
	'Basic Leader Course|Combat Life Saver|Hazardous Cargo Handling|Joint Signals Course|Instructor Qualification|Senior Logistics Course',
);
const MEDALS = split(
	'Commendation Medal|Good Conduct Medal (3rd award)|Campaign Medal|Achievement Medal|Long Service Medal|Unit Citation',
);

/** A soldier's record made civilian: capitals between double rules, postings as a table whose second line turns the duty into plain words. */
const family: Family = {
	author: 'quentin',
	locales: ['en-US', 'en-CA', 'en-GB', 'en-AU'],
	draw: (random, locale) => {
		const person = drawApplicant(random);
		const spans = drawSpans(random, random.int(3, 6), { days: [400, 1300], ongoing: 0.2 });
		const say = (day: string) => locale.date(day, 'MMM yyyy').text.toUpperCase();
		const line = (label: string, content: ReturnType<typeof markup>) =>
			markup`<td><u>${label}</u> ${content}</td>`;
		const html = markup`<style>@page { size: ${random.pick(['letter', 'A4'])}; margin: 17mm 19mm } body { font: 10pt/1.35 'Liberation Sans' } h1 { font-size: 13pt; letter-spacing: 2pt; text-align: center; border: double 2.5pt #333; padding: 2mm; margin: 0 0 3mm } h2 { font-size: 10pt; border-top: double 2.2pt #333; border-bottom: .5pt solid #333; padding: .6mm 0; margin: 4mm 0 2mm; letter-spacing: 1pt } table { width: 100% } td { vertical-align: top; padding: .7mm 3mm .7mm 0 } u { font-size: 7.5pt; text-decoration: none; color: #444; text-transform: uppercase } .u td { font-style: italic; padding-bottom: 2mm } .m { columns: 2 }
			</style><h1>${field('rank', random.pick(['SSG', 'Cpl', 'Sgt', 'Capt', 'MSgt', 'WO2']))} ${field('fullName', person.name.toUpperCase())}, ${field('branch', random.pick(['Army', 'Air Force', 'Navy', 'Marine Corps', 'Army Reserve']))} (Ret.)</h1>
			<table><tr>${line('Seeking', field('target', random.pick(split('Fleet Supervisor|Emergency Dispatcher|Warehouse Manager|Field Service Technician|Security Coordinator'))))}${line('Tel', field('cell', locale.phone()))}</tr><tr>${line('Separation', field('separation', random.pick(['Honorable', 'End of engagement', 'Medical retirement'])))}${line('Mail', field('mail', person.email))}</tr></table>
			${random.chance(0.7) && markup`<p style="margin:1mm 0">Clearance: ${field('clearance', random.pick(['Secret (current)', 'Top Secret, lapsed', 'Developed Vetting']))}</p>`}
			<h2>ASSIGNMENTS</h2><table data-list="assignments">${spans.map(
				({ from, to }, i) =>
					markup`<tbody data-row><tr><td style="width:38mm">${field('dates', `${say(from)}-${to === null ? 'PRES' : say(to)}`)}</td><td><b>${cell('post', random.pick(POSTS), i === 0 && 'lastPost')}</b></td><td>${field('unit', random.pick(UNITS))}</td><td style="text-align:right">${field('station', random.pick(STATIONS))}</td></tr><tr class="u"><td></td><td colspan="3">${field('duties', fill(random, random.pick(DUTIES)))}</td></tr></tbody>`,
			)}</table><h2>TRAINING</h2><table data-list="schooling">${random.some(COURSES, random.int(2, 4)).map((course) => markup`<tr data-row><td>${field('course', course)}</td><td>${field('place', `${random.pick(STATIONS)} School`)}</td><td style="text-align:right">${field('weeks', `${random.int(2, 18)} wks`)}</td></tr>`)}</table>
			<h2>DECORATIONS</h2><div class="m" data-list="decorations">${random.some(MEDALS, random.int(2, 5)).map((medal) => markup`<div data-row>★ ${field('value', medal)}</div>`)}</div>`;
		return { html, fields };
	},
};
export default family;
