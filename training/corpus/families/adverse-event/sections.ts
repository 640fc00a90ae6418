import type { Family, Fields } from '../../family.ts';
import { absent, text } from '../../kit/ask.ts';
import { choose } from '../../kit/forms.ts';
import type { field } from '../../kit/html.ts';
import { markup } from '../../kit/html.ts';
import { entry } from '../../kit/paperwork.ts';
import { addDays } from '../../kit/random.ts';
import { asDate, asText } from '../../kit/wordings.ts';

const drug = (n: number, nth: string) => ({
	[`drug${n}`]: text(
		'',
		`Suspect product #${n}`,
		`name of product #${n}`,
		`Which is the ${nth} suspect product?`,
		`What product stands under #${n}?`,
	),
	[`dose${n}`]: text(
		'',
		`Dose, frequency #${n}`,
		`dose of #${n}`,
		`In what dose was the ${nth} product taken?`,
		`What is the dose of product #${n}?`,
	),
	[`lot${n}`]: text(
		'',
		`Lot # of #${n}`,
		`lot${n}`,
		`What is the lot number of the ${nth} product?`,
		`From which lot was product #${n}?`,
	),
});
const fields: Fields = {
	patientId: asText(
		'Patient identifier | initials of the patient | Who is the patient? | By which initials is the patient known? | Patientenkürzel',
	),
	age: asText(
		'Age at time of event | patientAge | How old was the patient? | Wie alt war der Patient?',
	),
	sex: asText('Sex | gender | Which sex is marked? | Is the patient female or male?'),
	weight: asText(
		'Weight | patientWeight | How much does the patient weigh? | What is the weight of the patient?',
	),
	outcome: asText(
		'Outcomes attributed to adverse event | eventOutcome | What was the outcome of the event? | Which outcome is marked? | Wie ging das Ereignis aus?',
	),
	eventDate: asDate(
		'Date of event | onsetDate | When did the event happen? | On what date did the reaction begin? | Wann trat das Ereignis ein?',
	),
	reportDate: asDate(
		'Date of this report | dateOfReport | When was the report written? | What is the date of the report?',
	),
	event: asText(
		'Describe event or problem | eventDescription | What happened to the patient? | How is the event described? | Was ist geschehen?',
	),
	tests: asText(
		'Relevant tests/laboratory data | labData | Which laboratory values are given? | What did the tests show?',
	),
	history: asText(
		'Other relevant history | preexistingConditions | What other illnesses did the patient have? | Which pre-existing conditions are named?',
	),
	...drug(1, 'first'),
	...drug(2, 'second'),
	indication: asText(
		'Diagnosis for use | indication | For what was the product taken? | Why was the first product prescribed?',
	),
	abated: asText(
		'Event abated after use stopped | dechallenge | Did the event abate after the product was stopped? | Which answer is marked for the event abating?',
	),
	concomitant: asText(
		'Concomitant medical products | otherDrugs | What else was the patient taking? | Which other products were used at the time?',
	),
	reporter: asText(
		'Name of reporter | reporterName | Who reported the event? | Who filled in the report? | Wer hat gemeldet?',
	),
	reporterPhone: asText(
		'Phone # | reporterPhone | What is the phone number of the reporter? | How can the reporter be called?',
	),
	occupation: asText(
		'Occupation | reporterOccupation | What is the occupation of the reporter? | What work does the reporter do?',
	),
	controlNo: asText(
		'Mfr report # | manufacturerReportNo | What is the report number of the manufacturer? | Which number is in the upper right box?',
	),
	deviceModel: absent(asText('Model # | deviceModel | Which model of device was used?')),
	implanted: absent(
		asDate('If implanted, give date | implantDate | When was the device implanted?'),
	),
	ethnicity: absent(asText('Ethnicity | patientEthnicity | Of which ethnic group is the patient?')),
};
const DRUGS = [
	'Corvalin;5 mg tablet, once daily',
	'Pentaprin;200 mg three times a day',
	'Ostravet gel;2 x daily on skin',
	'Lumizol;40 mg i.v. once',
	'Bredimax;1 puff as needed',
	'Neuroxan;25 mg at bedtime',
] as const;
const EVENTS = [
	'rash on trunk and arms after second dose',
	'dizziness and fall at home, no fracture',
	'severe headache with nausea lasting two days',
	'swelling of lips within one hour of intake',
	'liver enzymes three times the upper limit',
] as const;

/** A report in lettered sections, two columns side by side, numbered captions, #1 and #2 for two products in the same boxes, the device part empty. */
const family: Family = {
	author: 'persis',
	locales: ['en-US', 'en-GB', 'en-CA', 'en-AU'],
	draw: (random, locale) => {
		const day = random.day('1994-01-01', '2022-12-01');
		const two = random.chance(0.5);
		const drugs = random.some(DRUGS, 4).map((one) => one.split(';'));
		const pattern = random.pick(['dd-MMM-yyyy', 'mm/dd/yyyy', 'd MMM yyyy']);
		const on = (when: string) => locale.date(when, pattern);
		let n = 0;
		const section = (letter: string, title: string) => {
			n = 0;
			return markup`<h2>${letter}. ${title}</h2>`;
		};
		const item = (label: string, content: ReturnType<typeof markup> | false, height = 11) =>
			markup`<div class="i" style="min-height:${height}mm"><small><b>${(n += 1)}.</b> ${label}</small><div class="v">${content}</div></div>`;
		const put = (path: string, content: Parameters<typeof field>[1], share = 1) =>
			entry(random, path, content, share);
		const pair = (
			first: ReturnType<typeof markup> | false,
			second: ReturnType<typeof markup> | false,
		) =>
			markup`<div><b class="h">#1</b> ${first}</div><div><b class="h">#2</b> ${two && second}</div>`;
		const outcomes = [
			'Death',
			'Life-threatening',
			'Hospitalization',
			'Disability',
			'Required intervention',
			'Other',
		];
		const abated = ['Yes', 'No', 'Doesn’t apply'];
		const [first = [], second = [], other = []] = drugs;
		const html = markup`<style>@page { size: ${random.pick(['letter', 'A4'])}; margin: 9mm } body { font: 7pt/1.2 'Liberation Sans' } .c { columns: 2; column-gap: 3mm } .i { border: .5pt solid; border-top: 0; padding: .7mm 1.2mm; break-inside: avoid } h2 { background: ${random.pick(['#000', '#335', '#777'])}; color: #fff; font-size: 8pt; margin: 0; padding: .6mm 1.5mm; break-after: avoid } small { font-size: 6.4pt } .v { font: ${random.pick(["9.5pt 'Liberation Mono'", "9pt 'DejaVu Sans Mono'", "italic 10.5pt 'Liberation Serif'", "bold 8.5pt 'Liberation Sans'"])}; padding-top: .6mm } .h { font: bold 7pt 'Liberation Sans' } .r { display: grid; grid-template-columns: 1fr 1fr } .r .i + .i { border-left: 0 } .tick { display: inline-block; width: 2.8mm; height: 2.8mm; border: .5pt solid; text-align: center; font: 7pt/2.6mm 'DejaVu Sans' } .choice { font: 7pt 'Liberation Sans'; margin-right: 2mm; white-space: nowrap } header { display: grid; grid-template-columns: 1fr 62mm; align-items: end; margin-bottom: 2mm } h1 { font-size: 14pt; margin: 0 }
			</style><header><div><h1>${random.pick(['SAFETYWATCH', 'ADVERSE EVENT REPORT', 'SUSPECTED REACTION REPORT'])}</h1>For voluntary reporting of adverse events and product problems. Page ___ of ___</div><div class="i" style="border-top:.5pt solid">Mfr report # <span class="v">${put('controlNo', random.pattern('??-20##-#####'), 0.7)}</span></div></header>
			<div class="c">${section('A', 'Patient information')}<div class="r">${item('Patient identifier', put('patientId', random.pattern(random.pick(['?.?.', '???', '##-###']))))}${item('Age at time of event', put('age', `${random.int(4, 91)} ${random.pick(['years', 'yrs', 'y'])}`, 0.85))}</div><div class="r">${item('Sex', choose('sex', ['female', 'male'], random.pick(['female', 'male', undefined]), '✓'))}${item('Weight', put('weight', `${random.int(19, 118)} kg`, 0.6))}</div>
			${section('B', 'Adverse event or product problem')}${item('Outcomes attributed to adverse event (check all that apply)', choose('outcome', outcomes, random.pick(outcomes.slice(1)), '✓'))}<div class="r">${item('Date of event', put('eventDate', on(addDays(day, -random.int(3, 60)))))}${item('Date of this report', put('reportDate', on(day), 0.9))}</div>${item('Describe event or problem', put('event', random.pick(EVENTS)), random.int(38, 70))}${item('Relevant tests/laboratory data, including dates', put('tests', random.pick([`ALT ${random.int(80, 240)} U/l`, `BP ${random.int(84, 98)}/50 on arrival`, `Hb ${random.decimal(7, 11, 1)} g/dl`]), 0.5), random.int(24, 48))}${item('Other relevant history, including preexisting medical conditions (e.g., allergies, race, pregnancy, smoking and alcohol use, liver/kidney problems)', put('history', random.pick(['asthma since childhood', 'smoker, 20 per day', 'diabetes type 2', 'none known']), 0.6), 24)}
			${section('C', 'Suspect product(s)')}${item('Name (give labeled strength & mfr/labeler, if known)', pair(put('drug1', first[0] ?? ''), put('drug2', second[0] ?? '')))}${item('Dose, frequency & route used', pair(put('dose1', first[1] ?? '', 0.9), put('dose2', second[1] ?? '', 0.9)))}<div class="r">${item('Lot # (if known)', pair(put('lot1', random.pattern('??####'), 0.7), put('lot2', random.pattern('??####'), 0.7)))}${item('Diagnosis for use (indication)', put('indication', random.pick(['hypertension', 'back pain', 'eczema', 'insomnia', 'bronchitis']), 0.8))}</div>${item('Event abated after use stopped or dose reduced', choose('abated', abated, random.pick(abated), '✓'))}${item('Concomitant medical products and therapy dates (exclude treatment of event)', put('concomitant', `${other[0] ?? ''}, ${random.pick(['since 2 years', 'aspirin', 'multivitamins'])}`, 0.5), 17)}
			${section('D', 'Suspect medical device')}${item('Brand name', false)}<div class="r">${item('Model #', false)}${item('If implanted, give date', false)}</div>${item('Operator of device', false)}
			${section('E', 'Reporter')}<div class="r">${item('Name', put('reporter', `${random.pick(['Dr. ', '', ''])}${locale.person().name}`))}${item('Phone #', put('reporterPhone', locale.phone(), 0.8))}</div><div class="r">${item('Health professional?', markup`<span class="choice"><b class="tick">✓</b> yes</span><span class="choice"><b class="tick"></b> no</span>`)}${item('Occupation', put('occupation', random.pick(['pharmacist', 'nurse', 'physician', 'dentist']), 0.8))}</div></div>
			<p style="font-size:6.3pt;margin:2mm 0 0">Submission of a report does not constitute an admission that medical personnel or the product caused or contributed to the event. Public reporting burden is estimated at 30 minutes per response. Mail to: Safety Office, 1 Fieldhouse Lane, or fax the form within 15 days. Do not send samples.</p>`;
		return { html, fields };
	},
};
export default family;
