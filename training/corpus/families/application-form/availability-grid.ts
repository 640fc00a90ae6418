import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { drawPen } from '../../kit/archive.ts';
import { field, markup } from '../../kit/html.ts';
import { yesNo } from '../../kit/paperwork.ts';
import { asList } from '../../kit/people.ts';
import { asDate, asFlag, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	store: asText(
		'Which store is it? | store number | Filiale | Which branch is applied to?',
		'location',
	),
	position: asText(
		'position wanted | What job is applied for? | gewünschte Stelle | poste demandé',
		'jobTitle',
	),
	lastName: asText('last name of the applicant | Nachname | nom', 'surname'),
	firstName: asText('first name of the applicant | Vorname | prénom', 'givenNames'),
	street: asText('street of the applicant | Straße | rue', 'street'),
	cityStateZip: asText('city, state and zip | Ort und Postleitzahl | ville', 'city'),
	phone: asText('phone of the applicant | Telefon | téléphone', 'phone'),
	startDate: asDate(
		'When can the applicant start? | earliest start | frühester Beginn',
		'availability',
	),
	payWanted: asNumber(
		'pay per hour wanted | What hourly pay is wanted? | Stundenlohn',
		'desiredSalary',
	),
	isAdult: asFlag('Is the applicant over 18? | volljährig | majeur'),
	mayWork: asFlag('Is the applicant allowed to work? | Arbeitserlaubnis | authorized to work'),
	isFormer: asFlag('Has the applicant worked here before? | former employee | früher beschäftigt'),
	availability: asList(
		{
			day: asText('day of the week | Wochentag | jour'),
			from: asText('available from | ab wann | dès'),
			to: asText('available until | bis wann | jusqu’à'),
		},
		'hours | When can the applicant work on which day? | Verfügbarkeit | disponibilités',
	),
	jobs: asList(
		{
			employer: asText('former employer | Arbeitgeber | employeur', 'employer'),
			duty: asText('job held | Tätigkeit | poste', 'jobTitle'),
			pay: asNumber('pay at the end | letzter Lohn | salaire', 'hourlyRate'),
			why: asText('reason for leaving | Kündigungsgrund | motif', 'reason'),
		},
		'last employers | frühere Stellen | Where did the applicant work?',
	),
	signedOn: asDate('day of the signature | unterschrieben am | signé le', 'signatureDate'),
	ssn: absent(
		asText('social security number | Which security number is given?', 'insuranceNumber'),
	),
	email: absent(asText('mail of the applicant | E-Mail', 'email')),
};
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** A shop's tabloid-like application on card: a transposed grid of days with hours from and to in pen, three employers across in columns rather than rows, a torn corner for the store. */
const family: Family = {
	author: 'quentin',
	locales: ['en-US', 'en-CA'],
	draw: (random, locale) => {
		const person = locale.person();
		const home = locale.address();
		const pen = drawPen(random, 12);
		const hour = (h: number) => `${((h + 11) % 12) + 1} ${h < 12 ? 'am' : 'pm'}`;
		const days = DAYS.map((day) =>
			random.chance(0.75)
				? { day, from: random.int(6, 12), to: random.int(15, 23) }
				: { day, from: 0, to: 0 },
		);
		const put = (content: ReturnType<typeof markup> | false | null) =>
			markup`<span class="p">${content}</span>`;
		const cell = (label: string, content: ReturnType<typeof markup> | false, flex = 1) =>
			markup`<div style="flex:${flex}">${put(content)}<small>${label}</small></div>`;
		const count = random.int(1, 3);
		const jobs = Array.from({ length: 3 }, (_, i) =>
			i < count
				? {
						employer: locale.company().name,
						duty: random.pick([
							'Cashier',
							'Stocker',
							'Barista',
							'Host',
							'Camp counselor',
							'Driver',
						]),
						pay: random.decimal(7.25, 19),
						why: random.pick(['school', 'moved', 'laid off', 'still there', 'more hours']),
					}
				: null,
		);
		const across = (label: string, key: 'employer' | 'duty' | 'why') =>
			markup`<tr><th>${label}</th>${jobs.map((job, i) => markup`<td>${put(job && markup`<span data-row="j${i}">${field(key, job[key])}</span>`)}</td>`)}</tr>`;
		const isUs = locale.countryCode === 'US';
		const html = markup`<style>@page { size: ${random.pick(['letter', '8.5in 14in'])}; margin: 11mm 12mm } body { font: 8.5pt 'Liberation Sans' } .p span { ${pen}; line-height: 1 } .p { display: block; min-height: 7mm } h1 { font: bold 20pt 'Liberation Sans Narrow'; margin: 0; text-transform: uppercase } .st { position: absolute; right: 0; top: 0; border: 1.5pt solid #000; border-radius: 0 0 0 9mm; padding: 2mm 4mm 2mm 7mm } .r { display: flex; gap: 4mm; margin-top: 2mm } .r > div { border-bottom: .6pt solid #000; position: relative; padding-bottom: .5mm; margin-bottom: 4mm } .r small { position: absolute; top: 100%; left: 0; font-size: 6.5pt } h2 { background: #000; color: #fff; font-size: 9pt; padding: 1mm 2mm; margin: 4mm 0 0 } table { width: 100%; table-layout: fixed } td, th { border: .7pt solid #000; height: 9mm; text-align: center; padding: 0 .5mm; font-weight: normal } th:first-child { width: 21mm; text-align: left; padding-left: 1mm } .p { text-align: inherit } .tick { display: inline-block; width: 3.4mm; height: 3.4mm; border: .7pt solid #000; text-align: center; font: bold 8pt/3.2mm 'Liberation Sans' } .y { margin: 2mm 0 } .y > div { margin-bottom: 1.5mm } .r .p, td .p { overflow: visible; white-space: nowrap } .w .p { white-space: normal }
			</style><h1>Application for<br>employment</h1><div class="st">Store <span class="p">${field('store', `#${random.int(11, 980)} ${home.city}`)}</span></div><div class="r">${cell('Last name', field('lastName', person.family))}${cell('First name', field('firstName', person.given))}${cell('Phone', field('phone', locale.phone()))}</div><div class="r">${cell('Street address', field('street', home.street), 1.2)}${cell(isUs ? 'City, state, ZIP' : 'City, province, postal code', field('cityStateZip', home.lines[1]))}</div><div class="r">${cell('Position wanted', field('position', random.pick(['Cashier', 'Night stocker', 'Deli clerk', 'Cart attendant', 'Shift lead'])))}${cell('Date you can start', random.chance(0.8) && field('startDate', locale.date(random.day('1998-01-01', '2026-06-01'))))}${cell('Pay expected per hour', random.chance(0.7) && field('payWanted', locale.money(random.decimal(7, 20, 1))))}</div>
			<div class="y"><div>Are you 18 or older? ${yesNo('isAdult', random.chance(0.8), ['Yes', 'No'])}</div><div>Are you legally allowed to work in this country? ${yesNo('mayWork', random.chance(0.95), ['Yes', 'No'])}</div><div>Have you worked for us before? ${yesNo('isFormer', random.chance(0.2), ['Yes', 'No'])}</div></div>
			<h2>HOURS YOU CAN WORK</h2><table data-list="availability"><tr><th></th>${days.map(({ day }, i) => markup`<th>${days[i]?.to ? markup`<span data-row="d${i}">${field('day', day)}</span>` : day}</th>`)}</tr>${(['from', 'to'] as const).map((key) => markup`<tr><th>${key === 'from' ? 'From' : 'To'}</th>${days.map((one, i) => markup`<td>${put(one.to > 0 ? markup`<span data-row="d${i}">${field(key, hour(one[key]))}</span>` : markup`<span>${key === 'from' && '—'}</span>`)}</td>`)}</tr>`)}</table>
			<h2>LAST THREE EMPLOYERS (most recent first)</h2><table class="w" data-list="jobs"><tr><th></th><th>1</th><th>2</th><th>3</th></tr>${across('Employer', 'employer')}${across('Your job', 'duty')}<tr><th>Last pay / hour</th>${jobs.map((job, i) => markup`<td>${put(job && markup`<span data-row="j${i}">${field('pay', locale.money(job.pay))}</span>`)}</td>`)}</tr>${across('Why you left', 'why')}</table>
			<p style="font-size:7pt">I certify that the facts above are true. False statements are cause for dismissal.</p><div class="r">${cell('Signature', markup`<span>${person.given} ${person.family}</span>`)}${cell('Date', field('signedOn', locale.date(random.day('1998-01-01', '2026-06-01'))))}</div>`;
		return { html, fields };
	},
};
export default family;
