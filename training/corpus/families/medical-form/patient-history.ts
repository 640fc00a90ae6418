import type { Family, Fields } from '../../family.ts';
import { absent, date, flag, list, number, text } from '../../kit/ask.ts';
import { blank, drawFilling, tick } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	patient: text('patientName', 'Who is the patient?', 'name of the person who filled in the form'),
	visitDate: date('visitDate', 'today’s date', 'When was the form filled in?'),
	birthDate: date('birthDate', 'date of birth of the patient', 'When was the patient born?'),
	age: number('age', 'How old is the patient?'),
	occupation: text('jobTitle', 'What work does the patient do?'),
	referredBy: text('', 'Who sent the patient?', 'referring physician', 'referredBy'),
	pharmacy: text('', 'preferred pharmacy', 'Which pharmacy does the patient use?', 'pharmacyName'),
	complaint: text('complaint', 'reason for today’s visit', 'What troubles the patient?'),
	since: text('', 'How long has the patient had the trouble?', 'onset', 'symptoms since'),
	hasDiabetes: flag('', 'Does the patient have diabetes?', 'diabetes', 'sugar disease'),
	hasAsthma: flag('', 'Does the patient have asthma?', 'asthma', 'asthma ticked'),
	hasHighPressure: flag(
		'',
		'high blood pressure',
		'hypertension',
		'Is the blood pressure too high?',
	),
	isSmoker: flag('smokingStatus', 'Does the patient smoke?', 'smoker'),
	packs: number('', 'How many cigarettes a day?', 'cigarettesPerDay', 'daily cigarettes'),
	medicines: list(
		{
			name: text('medication', 'medicine'),
			dose: text('dosage', 'dose'),
			frequency: text('frequency', 'how often'),
		},
		'currentMedications',
		'What medicines does the patient take?',
	),
	allergies: text('allergies', 'allergies to drugs', 'To what is the patient allergic?'),
	surgery: text(
		'',
		'earlier operations',
		'surgicalHistory',
		'What operations has the patient had?',
	),
	motherCause: text('familyHistory', 'illnesses of the mother', 'What did the mother suffer from?'),
	emergency: text('emergencyContact', 'Whom to call in an emergency?'),
	emergencyPhone: text(
		'',
		'phone of the emergency contact',
		'emergency_phone',
		'What number to call in an emergency?',
	),
	diagnosis: absent(text('diagnosis', 'What did the doctor find?')),
	bloodPressure: absent(text('bloodPressure', 'What was the blood pressure?')),
	bloodGroup: absent(text('bloodGroup', 'What blood type?')),
};
const DRUGS = [
	'Lisinopril;10 mg;once daily',
	'Metformin;500 mg;twice a day',
	'Levothyroxine;75 mcg;mornings',
	'Ibuprofen;400 mg;as needed',
	'Atorvastatin;20 mg;at bedtime',
	'Aspirin;81 mg;daily',
];
const ILLS = [
	'Diabetes',
	'Asthma',
	'High blood pressure',
	'Heart murmur',
	'Stomach ulcer',
	'Kidney stones',
	'Thyroid trouble',
	'Anemia',
	'Migraine',
	'Hepatitis',
	'Arthritis',
	'Seizures',
];
const ASKED: Readonly<Record<string, string>> = {
	Diabetes: 'hasDiabetes',
	Asthma: 'hasAsthma',
	'High blood pressure': 'hasHighPressure',
};

/** A clinic's questionnaire on grids: three columns of tick boxes, an underlined answer behind each question, most rows empty. */
const family: Family = {
	author: 'solveig',
	locales: ['en-US', 'en-GB', 'en-AU', 'en-IE'],
	draw: (random, locale) => {
		const person = locale.person();
		const visit = random.day('1994-01-01', '2025-11-01');
		const age = random.int(19, 88);
		const smokes = random.chance(0.3);
		const drugs = random.chance(0.75) ? random.some(DRUGS, random.int(1, 3)) : [];
		const line = (label: string, content: ReturnType<typeof markup> | false, wide = false) =>
			markup`<label class="${wide && 'wide'}"><span>${label}</span><output>${content || '\u00a0'}</output></label>`;
		const html = markup`<style>@page { size: ${random.pick(['A4', 'letter'])}; margin: 13mm 15mm } body { font: 9pt/1.3 'Liberation Sans' } header { display: flex; justify-content: space-between; align-items: baseline; border-bottom: 3pt solid #357 } h1 { font-size: 16pt; margin: 0; color: #357 } h2 { font-size: 10pt; background: #357; color: #fff; padding: .8mm 2mm; margin: 4mm 0 2mm } .g { display: grid; grid-template-columns: 1fr 1fr; gap: 2mm 6mm } label { display: flex; align-items: flex-end } .wide { grid-column: 1 / 3 } output { flex: 1; border-bottom: .6pt solid #555; margin-left: 2mm; min-height: 5.5mm } output span, .v span { ${drawFilling(random)}; font-size: 10.5pt } .t { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1.2mm } .tick { display: inline-block; width: 3.5mm; height: 3.5mm; border: .7pt solid #357; border-radius: .6mm; text-align: center; font: bold 8pt/3.2mm 'DejaVu Sans' } .m { display: grid; grid-template-columns: 2fr 1fr 1fr; } .m > b, .m > div > div, .m > div:empty { border: .4pt solid #999; padding: .6mm 1.5mm; min-height: 6mm } .m b { font-size: 7.5pt; min-height: 0 }
			</style><header><h1>Patient History</h1><span>${locale.address().city} Family Practice · Tel. ${locale.phone()}</span></header><p style="font-size:7.5pt">Please print clearly and arrive 15 minutes early. If you cannot keep the appointment, call 24 hours ahead; a fee of 25 may be charged. Everything you write here is confidential.</p>
			<div class="g">${line('Name', field('patient', person.name))}${line('Today’s date', field('visitDate', locale.date(visit)))}${line('Date of birth', blank(random, 0.9, 'birthDate', locale.date(random.day(`${Number(visit.slice(0, 4)) - age}-01-01`, `${Number(visit.slice(0, 4)) - age}-12-28`))))}${line('Age', blank(random, 0.6, 'age', age))}${line('Occupation', blank(random, 0.6, 'occupation', random.pick(['bus driver', 'retired', 'teacher', 'farmer', 'librarian'])))}${line('Referred by', blank(random, 0.5, 'referredBy', `Dr. ${locale.person().family}`))}${line('Pharmacy', blank(random, 0.5, 'pharmacy', `${random.pick(['Corner', 'Main Street', 'Village', 'Hale & Sons'])} Pharmacy`))}${line('Blood type (if known)', false)}
			${line('Reason for today’s visit', field('complaint', random.pick(['cough and fever', 'pain in left knee', 'yearly check-up', 'headaches', 'rash on both arms', 'trouble sleeping'])), true)}${line('When did it start?', blank(random, 0.6, 'since', random.pick(['3 days ago', 'last month', 'since March', 'about a year'])), true)}</div>
			<h2>Have you ever had any of the following? (tick all that apply)</h2><div class="t">${random.shuffle(ILLS).map((ill) => (ASKED[ill] ? tick(ASKED[ill], random.chance(0.3), ill, '✓') : markup`<span><b class="tick">${random.chance(0.12) && '✓'}</b> ${ill}</span>`))}</div>
			<h2>Medicines you take now</h2><div class="m" data-list="medicines"><b>Name</b><b>Dose</b><b>How often</b>${drugs.map(
				(drug) => {
					const [name = '', dose = '', often = ''] = drug.split(';');
					return markup`<div data-row style="display:contents"><div class="v">${field('name', name)}</div><div class="v">${field('dose', dose)}</div><div class="v">${random.chance(0.8) && field('frequency', often)}</div></div>`;
				},
			)}<div></div><div></div><div></div></div>
			<div class="g" style="margin-top:3mm">${line('Allergies to medicines', blank(random, 0.4, 'allergies', random.pick(['penicillin', 'sulfa drugs', 'codeine', 'latex'])))}${line('Operations', blank(random, 0.4, 'surgery', `${random.pick(['appendix', 'tonsils', 'gall bladder', 'hernia'])} ${random.int(1961, 1993)}`))}${line('Mother: illnesses, cause of death', blank(random, 0.5, 'motherCause', random.pick(['stroke', 'breast cancer', 'living, well', 'diabetes'])))}${line('Father: illnesses, cause of death', markup`${random.chance(0.3) && 'heart attack, age 71'}`)}<div>Do you smoke? ${tick('isSmoker', smokes, 'Yes', '✓')} <b class="tick">${!smokes && '✓'}</b> No</div>${line('If yes, how many a day?', smokes && field('packs', random.pick([5, 10, 15, 20, 40])))}${line('In an emergency notify', blank(random, 0.85, 'emergency', locale.person().name))}${line('Telephone', blank(random, 0.75, 'emergencyPhone', locale.phone()))}</div>
			<h2>Office use only</h2><div class="g">${line('BP', false)}${line('Weight', false)}${line('Diagnosis', false, true)}</div>`;
		return { html, fields };
	},
};
export default family;
