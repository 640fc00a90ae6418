import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { choose } from '../../kit/forms.ts';
import { comb, field, markup } from '../../kit/html.ts';
import { asDate, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	protocol: asText(
		'Protocol No. | protocolNumber | Which protocol does the page belong to? | What is the number of the protocol? | Prüfplannummer',
	),
	centre: asText(
		'Centre | siteNumber | What is the number of the centre? | At which centre was the subject seen? | Zentrum',
	),
	subject: asText(
		'Subject No. | patientNumber | What is the subject number? | Which patient is it? | Patientennummer',
	),
	initials: asText(
		'Subject initials | patientInitials | What are the initials of the subject? | Initialen des Patienten',
	),
	visit: asText('Visit | visitNumber | Which visit is recorded? | What is the name of the visit?'),
	visitDate: asDate(
		'Date of visit | visitDate | When did the visit take place? | On what day was the subject seen? | Wann war der Besuch?',
	),
	systolic: asNumber(
		'Systolic blood pressure | bpSystolic | How high was the systolic pressure? | What is the first value of the blood pressure?',
	),
	diastolic: asNumber(
		'Diastolic blood pressure | bpDiastolic | What is the diastolic pressure? | What is the second value of the blood pressure?',
	),
	pulse: asNumber(
		'Pulse | heartRate | What was the pulse? | How many beats per minute were counted? | Puls',
	),
	weight: asNumber(
		'Weight | bodyWeight | How much did the subject weigh at the visit? | What is the weight in kilograms?',
	),
	temperature: asNumber(
		'Temperature | bodyTemperature | What was the temperature of the subject? | How warm was the body?',
	),
	tablets: asNumber(
		'Tablets returned | tabletsReturned | How many tablets were returned? | What number of tablets did the subject bring back?',
	),
	changed: asText(
		'Has any medication changed? | medicationChanged | Did the subject change any medication? | Which box is marked for changed medication?',
	),
	smoking: asText(
		'Smoking status | smokingHabit | Which smoking status is marked? | Does the subject smoke, or did he or she?',
	),
	events: list(
		{
			event: asText('Adverse event | what happened | Which event?'),
			start: asDate('Start date | began on | When did it start?'),
			severity: asText('Severity | how bad it was | How severe was it?'),
			relation: asText('Relation to study drug | causality | Was it due to the drug?'),
		},
		'Adverse events',
		'adverseEvents',
		'What adverse events are recorded at the visit?',
	),
	investigator: asText(
		'Investigator | investigatorName | Who is the investigator? | Who signed the page? | Prüfarzt',
	),
	signedOn: asDate(
		'Date signed | signatureDate | When did the investigator sign? | date beside the signature',
	),
	page: asText(
		'page number | Which page of the booklet is it? | What is the page number of the form? | Seitenzahl',
	),
	height: absent(asNumber('Height | bodyHeight | How tall is the subject?')),
	randomisation: absent(
		asText('Randomisation No. | randomisationNumber | What is the randomisation number?'),
	),
	withdrawn: absent(
		asDate('Date of withdrawal | withdrawalDate | When did the subject leave the study?'),
	),
};
const EVENTS = [
	'Headache',
	'Nausea',
	'Dry mouth',
	'Cough',
	'Fatigue',
	'Insomnia',
	'Rash',
	'Back pain',
] as const;

/** A page of a clinical trial's booklet: digits in combs with units behind them, day, month and year boxes captioned below, boxes of codes at the right edge. */
const family: Family = {
	author: 'persis',
	locales: ['en-GB', 'en-US', 'en-AU', 'en-IE'],
	draw: (random, locale) => {
		const day = random.day('1988-01-01', '2015-12-01');
		const month = (when: string) =>
			locale
				.month(Number(when.slice(5, 7)))
				.slice(0, 3)
				.toUpperCase();
		const boxes = (path: string, content: string, length: number, value?: string | number) =>
			comb(path, content, length, value);
		const dateBoxes = (path: string, when: string, share = 1) => {
			const isIn = random.chance(share);
			const cells = (text: string, length: number) =>
				isIn ? boxes(path, text, length, when) : comb('', '', length);
			return markup`<span class="d"><span>${cells(when.slice(8), 2)}<br><small>DAY</small></span><span>${cells(month(when), 3)}<br><small>MONTH</small></span><span>${cells(when.slice(2, 4), 2)}<br><small>YEAR</small></span></span>`;
		};
		const digits = (
			label: string,
			path: string,
			content: string,
			length: number,
			unit: string,
			share = 0.9,
		) =>
			markup`<div class="l"><span>${label}</span><span>${random.chance(share) ? boxes(path, content, length, Number(content)) : comb('', '', length)} ${unit}</span></div>`;
		const smoking = ['Never', 'Former', 'Current'];
		const changed = ['No', 'Yes'];
		const events = random.chance(0.65) ? random.some(EVENTS, random.int(1, 4)) : [];
		const when = (iso: string) => ({
			text: `${iso.slice(8)} ${month(iso)} ${iso.slice(2, 4)}`,
			value: iso,
		});
		const doctor = locale.person();
		const visit = random.pick([
			'Screening',
			'Baseline',
			'Week 2',
			'Week 4',
			'Week 12',
			'Month 6',
			'Final visit',
		]);
		const temperature = random.decimal(36, 38.4, 1).toFixed(1);
		const number1 = random.int(2, 38);
		const html = markup`<style>@page { size: ${random.pick(['A4', 'letter'])}; margin: 14mm 15mm } body { font: 9pt/1.3 'Liberation Sans' } .comb { display: inline-block; width: 5mm; height: 6.2mm; border: .6pt solid; font: ${random.pick(["11pt/5.8mm 'Liberation Mono'", "italic 11pt/5.8mm 'DejaVu Serif'"])}; color: #114; text-align: center; vertical-align: middle; margin-left: -.6pt } small { font-size: 5.5pt } .top { border: 1pt solid; display: grid; grid-template-columns: repeat(4, auto); padding: 2mm 3mm; gap: 1mm 4mm } .d { display: inline-flex; gap: 2mm; text-align: center; line-height: 1.1 } h1 { font-size: 13pt; margin: 5mm 0 3mm } h2 { font-size: 10pt; border-bottom: 1pt solid; margin: 6mm 0 2mm } .l { display: flex; justify-content: space-between; width: 118mm; margin-bottom: 1.6mm; align-items: center } .l > span:first-child { flex: 1; border-bottom: .5pt dotted #777; margin-right: 3mm } .tick { display: inline-block; width: 4mm; height: 4mm; border: .8pt solid; text-align: center; font: bold 9pt/3.7mm 'Liberation Sans' } .choice { margin-left: 6mm } table { width: 100% } td, th { border: .5pt solid; padding: 1mm 1.5mm; text-align: left; height: 7.5mm } th { font-size: 7.5pt; background: #eee } td span { font: italic 10.5pt 'Liberation Serif'; color: #114 } .f { display: flex; justify-content: space-between; align-items: end; margin-top: 9mm } footer { position: fixed; bottom: 0; left: 0; right: 0; display: flex; justify-content: space-between; font-size: 7pt }
			</style><div class="top"><span>Protocol No.<br>${field('protocol', random.pattern('??-###'))}</span><span>Centre<br>${boxes('centre', random.pattern('##'), 2)}</span><span>Subject No.<br>${boxes('subject', random.pattern('####'), 4)}</span><span>Subject initials<br>${boxes('initials', random.pattern(random.pick(['???', '?-?'])), 3)}</span></div>
			<h1>VISIT: ${field('visit', visit)}</h1><div style="display:flex;gap:5mm;align-items:center">Date of visit ${dateBoxes('visitDate', day)}</div>
			<h2>VITAL SIGNS <span style="font-weight:normal;font-size:8pt">(after 5 minutes of rest; use leading zeros)</span></h2><div class="l"><span>Blood pressure (sitting)</span><span>${boxes('systolic', String(random.int(102, 178)), 3)} / ${boxes('diastolic', String(random.int(56, 99)), 3)} mmHg</span></div>${digits('Pulse', 'pulse', String(random.int(56, 104)), 3, 'beats/min')}${digits('Weight', 'weight', random.decimal(48, 118, 1).toFixed(1), 5, 'kg', 0.8)}${digits('Temperature (oral)', 'temperature', temperature, 4, '°C', 0.7)}<div class="l"><span>Height (screening only)</span><span>${comb('', '', 3)} cm</span></div>
			<h2>MEDICATION AND HABITS</h2>${digits('Tablets returned', 'tablets', String(random.int(0, 56)), 2, '', 0.8)}<div class="l"><span>Has any medication changed since the last visit?</span>${choose('changed', changed, random.pick(changed))}</div><div class="l"><span>Smoking status</span>${choose('smoking', smoking, random.pick([...smoking, undefined]))}</div>
			<h2>ADVERSE EVENTS since last visit &nbsp; <span style="font-weight:normal"><b class="tick">${events.length === 0 && 'X'}</b> none</span></h2><table data-list="events"><tr><th>Adverse event<th>Start date<th>Severity<br>(mild / moderate / severe)<th>Relation to study drug${events.map((event) => markup`<tr data-row><td>${field('event', event)}<td>${random.chance(0.85) && field('start', when(random.day(`${Number(day.slice(0, 4)) - 1}-01-01`, day)))}<td>${field('severity', random.pick(['mild', 'moderate', 'severe']))}<td>${random.chance(0.85) && field('relation', random.pick(['none', 'possible', 'probable', 'unlikely']))}`)}${Array.from({ length: random.int(0, 3) }, () => markup`<tr><td><td><td><td>`)}</table>
			<div class="f"><span>Investigator: <u style="font:italic 14pt 'Liberation Serif'">${random.chance(0.9) && field('investigator', `${doctor.given.slice(0, 1)}. ${doctor.family}`)}</u></span><span style="display:flex;gap:3mm;align-items:center">Date signed ${dateBoxes('signedOn', day, 0.7)}</span></div><footer><span>White: Sponsor · Yellow: Investigator</span><span>CONFIDENTIAL</span><span>Page ${field('page', String(number1))}</span></footer>`;
		return { html, fields };
	},
};
export default family;
