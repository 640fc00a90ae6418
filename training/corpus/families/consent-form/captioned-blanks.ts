import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { clockAmPm } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { dayInWords, offLine } from '../../kit/paperwork.ts';
import { asDate, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	signer: asText(
		'name of person giving consent | consentGivenBy | Who gives consent? | Who is the undersigned? | Wer willigt ein?',
	),
	relation: asText(
		'relationship | relationToPatient | How is the undersigned related to the patient? | What is the relationship to the patient? | Verwandtschaft',
	),
	patient: asText(
		'name of patient | patient | Who is to be treated? | For whom is consent given? | Wer wird behandelt?',
	),
	residence: asText(
		'address | residence | Where does the undersigned live? | residing at | What is the residence of the person who consents?',
	),
	physician: asText(
		'name of physician | doctor | Which doctor may perform the operation? | Who is authorized to operate? | Welcher Arzt operiert?',
	),
	procedure: asText(
		'name of operation or procedure | operation | What will be done to the patient? | To which operation does the person consent? | Welcher Eingriff ist vorgesehen?',
	),
	anesthetic: asText(
		'kind of anesthetic | anaesthesia | What kind of anesthetic will be used? | Under which anesthesia is it done?',
	),
	exception: asText(
		'state exceptions | exceptAs | Which exception is made? | What does the undersigned not agree to?',
	),
	hospital: asText(
		'name of hospital | hospitalName | At which hospital is it done? | In which hospital is the patient? | In welchem Krankenhaus?',
	),
	signedOn: asDate(
		'this day of | dateSigned | On which day was consent given? | When was the form signed? | Wann wurde unterschrieben?',
	),
	time: asText(
		'hour | timeSigned | At what time was the form signed? | What hour is written on the form?',
	),
	witness: asText(
		'witness | witnessName | Who witnessed the signature? | Who is the witness? | Wer ist Zeuge?',
	),
	interpreter: asText(
		'interpreter | interpreterName | Who interpreted? | Which interpreter explained the form?',
	),
	chartNo: asText(
		'chart number | chartNo | What is the chart number? | Which number is in the corner?',
	),
	diagnosis: absent(asText('diagnosis | diagnosis | What does the patient suffer from?')),
	insurer: absent(asText('insurance company | insurer | With whom is the patient insured?')),
	birthDate: absent(
		asDate('date of birth of the patient | When was the patient born? | patientBirthDate'),
	),
};
const PROCEDURES = [
	'appendectomy',
	'removal of cataract, left eye',
	'repair of inguinal hernia',
	'tonsillectomy',
	'arthroscopy of right knee',
	'extraction of two molars',
	'blood transfusion',
] as const;

/** Consent as one long sentence: each blank has its caption in brackets under the rule, set in the middle of running text. */
const family: Family = {
	author: 'clementine',
	locales: ['en-US', 'en-CA', 'en-ZA', 'en-US'],
	draw: (random, locale) => {
		const day = random.day('1953-01-01', '2009-12-01');
		const self = random.chance(0.4);
		const person = locale.person();
		const doctor = `Dr. ${locale.person().family}`;
		const face = random.pick([
			"11pt 'Liberation Mono'",
			"italic 13pt 'Liberation Serif'",
			"italic 11pt 'DejaVu Serif'",
			"bold 10pt 'Liberation Sans'",
		]);
		const gap = (caption: string, width: number, content: ReturnType<typeof markup> | false) =>
			markup`<span class="b" style="min-width:${width}mm"><span class="v">${content ? offLine(random, content, 0.4) : '\u00a0'}</span><span class="k">${caption && `(${caption})`}</span></span>`;
		const put = (share: number, path: string, content: string) =>
			random.chance(share) && field(path, content);
		const [date1, month, year] = dayInWords(
			'signedOn',
			day,
			locale.month(Number(day.slice(5, 7))),
			(content) => gap('', 22, content),
		);
		const hospital = `${random.pick(['Mercy', 'St. Luke’s', 'County General', 'Good Hope', 'Lakeside'])} Hospital`;
		const sentences = random.int(0, 1);
		const body =
			sentences === 0
				? markup`I, ${gap('name of person giving consent', 58, field('signer', person.name))}, ${gap('relationship', 34, self ? put(0.6, 'relation', 'self') : field('relation', random.pick(['mother', 'father', 'guardian', 'husband', 'wife', 'daughter'])))} of ${gap('name of patient', 56, field('patient', self ? person.name : locale.person().name))}, residing at ${gap('address', 88, put(0.8, 'residence', locale.address().whole))}, do hereby authorize ${gap('name of physician', 46, field('physician', doctor))} and whomever he or she may designate as assistants to perform the following: ${gap('name of operation or procedure', 82, field('procedure', random.pick(PROCEDURES)))} under ${gap('kind of anesthetic', 34, put(0.7, 'anesthetic', random.pick(['general', 'local', 'spinal', 'ether'])))} anesthesia, at ${gap('name of hospital', 56, put(0.85, 'hospital', hospital))}.`
				: markup`Permission is hereby given to ${gap('name of hospital', 60, put(0.9, 'hospital', hospital))} and to ${gap('name of physician', 46, field('physician', doctor))} to carry out ${gap('name of operation or procedure', 80, field('procedure', random.pick(PROCEDURES)))} upon ${gap('name of patient', 56, field('patient', self ? person.name : locale.person().name))}, with the use of ${gap('kind of anesthetic', 34, put(0.7, 'anesthetic', random.pick(['general', 'local', 'spinal', 'ether'])))} anesthetic. The undersigned, ${gap('name of person giving consent', 58, field('signer', person.name))}, who lives at ${gap('address', 88, put(0.75, 'residence', locale.address().whole))} and is the ${gap('relationship', 32, self ? put(0.5, 'relation', 'patient') : field('relation', random.pick(['mother', 'father', 'guardian', 'brother', 'wife'])))} of the patient, has read this form.`;
		const html = markup`<style>@page { size: ${random.pick(['letter', '8in 10in', 'A4'])}; margin: 20mm 20mm } body { font: 11pt/1 'Liberation ${random.pick(['Serif', 'Sans'])}' } h1 { font-size: 14pt; text-align: center; letter-spacing: .8pt; margin: 0 0 9mm } .t { line-height: 13.5mm } .b { display: inline-flex; flex-direction: column; line-height: 1; vertical-align: -4mm; text-align: center } .v { border-bottom: .7pt solid; height: 6mm; font: ${face}; padding: 0 1mm } .k { font-size: 6.5pt; height: 4mm; padding-top: .5mm } .s { display: grid; grid-template-columns: 1fr 1fr; gap: 9mm 14mm; margin-top: 12mm } .s .b { display: flex; vertical-align: 0 } .h { position: absolute; top: 0; right: 0; font-size: 8pt } p { line-height: 1.35; font-size: 9.5pt; text-align: justify }
			</style><div class="h">Chart No. ${put(0.65, 'chartNo', random.pattern('##-##-##'))}</div><h1>${random.pick(['CONSENT TO OPERATION', 'AUTHORIZATION FOR TREATMENT', 'PATIENT CONSENT'])}</h1><div class="t">${body}</div>
			<p>The nature and purpose of the operation, possible alternative methods of treatment, the risks involved, and the possibility of complications have been fully explained. No guarantee has been given by anyone as to the results. Photographs may be taken for the advancement of medical education. Any tissue removed may be disposed of in the accustomed manner. Cross out and initial what does not apply.</p>
			<div class="t">Exceptions: ${gap('state exceptions, if any', 110, put(0.3, 'exception', random.pick(['no transfusion of blood', 'no photographs', 'students may not be present'])))}</div><div class="t">Signed this ${date1} day of ${month}, ${year} at ${gap('hour', 28, put(0.6, 'time', clockAmPm(random.int(14, 40) * 30, ['A.M.', 'P.M.'])))}.</div>
			<div class="s">${gap('signature', 60, markup`${random.chance(0.6) && '∼∼∼∼'}`)}${gap('witness', 60, put(0.75, 'witness', locale.person().name))}${gap('interpreter, if used', 60, put(0.2, 'interpreter', locale.person().name))}</div>`;
		return { html, fields };
	},
};
export default family;
