import type { Family, Fields } from '../../family.ts';
import { field, markup } from '../../kit/html.ts';
import { drawApplicant, drawSpans, fill, split } from '../../kit/lives.ts';
import { ASK, asList, JOB, STUDY, without } from '../../kit/people.ts';
import { asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	nurse: ASK.name,
	credentials: asText(
		'letters behind the name | Which credentials follow the name? | Titel hinter dem Namen',
	),
	cityState: ASK.town,
	cellPhone: ASK.phone,
	email: ASK.email,
	shift: asText('preferred shift | Which shift is wanted? | gewünschte Schicht', 'availability'),
	licenses: asList(
		{
			license: asText('license or certification | Zulassung | licence'),
			state: asText('state of the license | Staat', 'state'),
			number: asText('license number | Nummer der Zulassung', 'documentNumber'),
			expires: asText('expiry of the license | gültig bis | expiration'),
		},
		'licensure | Which licenses does the nurse hold? | Zulassungen',
	),
	positions: asList(
		{
			hospital: JOB.firm,
			city: JOB.town,
			unit: asText('unit or ward | Station | service', 'ward'),
			beds: asNumber('beds of the unit | Betten'),
			role: JOB.title,
			from: JOB.from,
			to: JOB.to,
			ratio: asText('nurse to patient ratio | Pflegeschlüssel'),
			bullets: JOB.tasks,
		},
		'clinicalExperience | hospitals and units | Where has the nurse worked? | Pflegeerfahrung',
	),
	rotations: asList(
		{
			unit: asText('rotation | clinical placement | Einsatz'),
			hours: asNumber('hours of the rotation | Stunden'),
		},
		'clinicalRotations | How many hours in which rotation? | Praxiseinsätze',
	),
	degree: STUDY.degree,
	college: STUDY.school,
	gpa: asNumber('grade point average | GPA | Notenschnitt', 'grade'),
	charting: asText(
		'electronic charting systems | Which systems does the nurse chart in? | Dokumentationssysteme',
	),
	...without('born', 'address', 'salary'),
};
const UNITS = split(
	'Medical-Surgical|Telemetry|ICU|Emergency|Labor & Delivery|Pediatrics|Oncology|PACU',
);
const TASKS = split(
	'Cared for {n} patients a shift before and after surgery.|Precepted {n} new graduates.|Started {n} infusions a week and taught families at discharge.|Sat on the falls committee; falls went down by {n} percent.|Charge nurse on {n} nights a month.',
);

/** An American nurse's single page: name between rules with its letters, licenses in an unruled table of four columns, hospital and unit on one line with beds and ratio, rotations in a run of hours. */
const family: Family = {
	author: 'quentin',
	locales: ['en-US', 'en-CA'],
	draw: (random, locale) => {
		const person = drawApplicant(random);
		const home = locale.address();
		const spans = drawSpans(random, random.int(1, 3), { days: [300, 1500] });
		const say = (day: string) => locale.date(day, 'mm/yyyy').text;
		const hospital = () =>
			`${random.pick(split('Mercy|St. Aldhelm|Lakefield|Providence Hill|Alder County'))} ${random.pick(['Medical Center', 'Hospital', 'Regional'])}`;
		const isCentred = random.chance(0.6);
		const html = markup`<style>@page { size: letter; margin: 14mm 18mm } body { font: 10pt/1.32 ${random.pick(["'Liberation Serif'", "'Liberation Sans'", "'DejaVu Serif Condensed'"])} } .n { border-top: 1pt solid #235; border-bottom: 1pt solid #235; padding: 1.5mm 0; ${isCentred && 'text-align: center;'} font-size: 17pt } .n small { font-size: 10pt } .c { ${isCentred && 'text-align: center;'} margin: 1mm 0 } h2 { font-size: 10pt; margin: 3.5mm 0 1mm; color: #235; text-transform: uppercase } table { width: 100% } td { padding: .2mm 2mm .2mm 0 } .j { display: flex; justify-content: space-between } ul { margin: .5mm 0 2mm; padding-left: 5mm }
			</style><div class="n">${field('nurse', person.name)}, <small>${field('credentials', random.pick(['RN, BSN', 'BSN, RN, CCRN', 'LPN', 'RN', 'MSN, RN']))}</small></div><p class="c">${field('cityState', `${home.city}, ${home.state}`)} • ${field('cellPhone', locale.phone())} • ${field('email', person.email)}${random.chance(0.6) && markup` • Shift: ${field('shift', random.pick(['nights', 'days or evenings', '12-hour days', 'weekends']))}`}</p>
			<h2>Licensure &amp; certification</h2><table data-list="licenses">${random.some(split('Registered Nurse|BLS|ACLS|PALS|CCRN|Chemotherapy Provider|NIH Stroke Scale'), random.int(2, 5)).map((license) => markup`<tr data-row><td>${field('license', license)}</td><td>${random.chance(0.7) && field('state', locale.address().state)}</td><td>${random.chance(0.6) && markup`#${field('number', random.pattern('#######'))}`}</td><td>exp. ${field('expires', say(random.day('2026-06-01', '2029-01-01')))}</td></tr>`)}</table>
			<h2>Clinical experience</h2><div data-list="positions">${spans.map(({ from, to }) => markup`<div data-row><div class="j"><b>${field('hospital', hospital())}, ${field('city', locale.address().city)}</b><span>${field('from', say(from))} – ${to === null ? 'Present' : field('to', say(to))}</span></div><i>${field('role', random.pick(['Staff Nurse', 'Charge Nurse', 'Travel Nurse', 'Nurse Resident']))}</i>, ${field('unit', random.pick(UNITS))} (${field('beds', random.int(8, 48))} beds${random.chance(0.5) && markup`; ratio ${field('ratio', `1:${random.int(2, 6)}`)}`})<ul data-field="bullets">${random.some(TASKS, random.int(2, 3)).map((task) => markup`<li>${fill(random, task)} </li>`)}</ul></div>`)}</div>
			<h2>Clinical rotations</h2><span data-list="rotations">${random.some(UNITS, random.int(3, 5)).map((unit, i) => markup`${i > 0 && '; '}<span data-row>${field('unit', unit)} (${field('hours', random.int(4, 24) * 10)} h)</span>`)}</span><h2>Education</h2>${field('degree', random.pick(['Bachelor of Science in Nursing', 'Associate Degree in Nursing', 'Practical Nursing Diploma']))}, ${field('college', random.pick(['Thornbury College', 'Harborview College', 'Alder Valley University']))}${random.chance(0.6) && markup`, GPA ${field('gpa', random.decimal(3, 4, 2))}`}<h2>Skills</h2>Charting: ${field('charting', random.some(split('Epic|Cerner|Meditech|paper'), 2).join(', '))}`;
		return { html, fields };
	},
};
export default family;
