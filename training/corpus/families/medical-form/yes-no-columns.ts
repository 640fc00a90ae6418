import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { drawPen } from '../../kit/archive.ts';
import { clock, speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { asDate, asFlag, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	patient: asText(
		'Who will be anaesthetised? | Patient | paziente | patient à opérer',
		'patientName',
	),
	birthDate: asDate(
		'birthday of the patient | Geburtsdatum | data di nascita | né le',
		'birthDate',
	),
	weight: asNumber('weight in kilograms | Gewicht | peso | poids', 'bodyWeight'),
	height: asNumber('How tall is the patient? | Größe | statura | taille', 'height'),
	operation: asText(
		'Which operation is planned? | geplanter Eingriff | intervento | intervention prévue',
		'procedure',
	),
	operationDay: asDate(
		'day of the operation | Tag des Eingriffs | data dell’intervento | date de l’intervention',
	),
	smokes: asFlag('Does the patient smoke? | Raucher | fuma | fumeur', 'smokingStatus'),
	hasHeart: asFlag('heart trouble | Herzkrankheit | malattie di cuore | maladie du cœur'),
	hasAsthma: asFlag('asthma or lung disease | Lungenkrankheit | asma | asthme'),
	hasDiabetes: asFlag('diabetes | Zuckerkrankheit | diabete | diabète'),
	hasLooseTeeth: asFlag('loose teeth or dentures | lockere Zähne | denti mobili | dents fragiles'),
	isAllergic: asFlag('Is there an allergy? | Allergie vorhanden | allergico | allergique'),
	allergy: asText('allergic to what? | Allergie gegen | allergia a | allergie à', 'allergies'),
	medicines: asText(
		'medicines taken | eingenommene Medikamente | farmaci | traitements en cours',
		'medication',
	),
	earlierOperations: asText(
		'earlier operations | frühere Operationen | interventi precedenti | opérations antérieures',
		'medicalHistory',
	),
	lastMeal: asText('When was the last meal? | letzte Mahlzeit | ultimo pasto | dernier repas'),
	risk: asText('risk class noted by the doctor | ASA-Klasse | classe ASA | Risikoklasse'),
	anaesthetist: asText(
		'Which anaesthetist spoke with the patient? | Narkosearzt | anestesista | anesthésiste',
		'physician',
	),
	signedOn: asDate(
		'day of the signature | unterschrieben am | data della firma | date de signature',
		'signatureDate',
	),
	bloodGroup: absent(asText('blood group of the patient | Blutgruppe', 'bloodGroup')),
	insurer: absent(asText('health insurance of the patient | Krankenkasse', 'insurer')),
};
const SAID = {
	de: 'Fragebogen zur Narkose|Name|geb.|Gewicht kg|Größe cm|Geplanter Eingriff|am|ja|nein|Rauchen Sie?|Haben Sie eine Herzkrankheit?|Leiden Sie an Asthma oder einer Lungenkrankheit?|Sind Sie zuckerkrank?|Haben Sie lockere Zähne oder eine Prothese?|Sind Sie gegen etwas allergisch?|Wenn ja, wogegen?|Welche Medikamente nehmen Sie?|Frühere Operationen|Letzte Mahlzeit um|Vom Arzt auszufüllen|ASA|Anästhesist|Datum|Leistenbruch;Knie rechts;Gallenblase;Mandeln|Penicillin;Pflaster;Latex;Birkenpollen|Blutdrucktabletten;keine;ASS 100;Schilddrüse|Blinddarm 1988;keine;Hüfte links',
	en: 'Questions before your anaesthetic|Name|born|Weight kg|Height cm|Planned operation|on|yes|no|Do you smoke?|Have you any heart trouble?|Do you have asthma or another lung disease?|Have you diabetes?|Have you loose teeth or dentures?|Are you allergic to anything?|If so, to what?|Which medicines do you take?|Earlier operations|Last meal at|For the doctor|ASA|Anaesthetist|Date|hernia;right knee;gall bladder;tonsils|penicillin;plaster;latex;birch pollen|tablets for blood pressure;none;aspirin;thyroxine|appendix 1988;none;left hip',
	it: 'Questionario preanestesia|Nome|nato/a|Peso kg|Statura cm|Intervento previsto|il|sì|no|Lei fuma?|Ha malattie di cuore?|Soffre di asma o di altre malattie polmonari?|È diabetico/a?|Ha denti mobili o protesi?|È allergico/a a qualcosa?|Se sì, a che cosa?|Quali farmaci prende?|Interventi precedenti|Ultimo pasto alle|Riservato al medico|ASA|Anestesista|Data|ernia;ginocchio destro;colecisti;tonsille|penicillina;cerotti;lattice;pollini|antipertensivi;nessuno;aspirina;tiroxina|appendice 1988;nessuno;anca sinistra',
	fr: 'Questionnaire avant l’anesthésie|Nom|né(e) le|Poids kg|Taille cm|Intervention prévue|le|oui|non|Fumez-vous ?|Avez-vous une maladie du cœur ?|Souffrez-vous d’asthme ou d’une maladie des poumons ?|Êtes-vous diabétique ?|Avez-vous des dents fragiles ou un appareil ?|Êtes-vous allergique ?|Si oui, à quoi ?|Quels médicaments prenez-vous ?|Opérations antérieures|Dernier repas à|Réservé au médecin|ASA|Anesthésiste|Date|hernie;genou droit;vésicule;amygdales|pénicilline;sparadrap;latex;pollen|antihypertenseurs;aucun;aspirine;thyroxine|appendicite 1988;aucune;hanche gauche',
} as const;

/** A questionnaire with the two columns for yes and no at the far right of dotted questions, each answered by a cross in pen in one of two open rings; the doctor's grey strip below. */
const family: Family = {
	author: 'thora',
	locales: ['de-DE', 'en-GB', 'it-IT', 'fr-FR', 'de-CH', 'en-IE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const day = random.day('1999-01-01', '2026-04-01');
		const pen = drawPen(random, 12);
		const isAllergic = random.chance(0.4);
		const mark = random.pick(['×', '✗', '✓', 'X']);
		const put = (content: ReturnType<typeof markup> | false) =>
			markup`<span class="w">${content}</span>`;
		const question = (i: number, path: string, isYes: boolean) =>
			markup`<div class="q"><span class="w2" data-field="${path}" data-value="${String(isYes)}"><span class="t">${i - 8}. ${at(i)}</span><i></i><b class="tick">${isYes && mark}</b></span><b class="tick">${!isYes && mark}</b></div>`;
		const paths: [string, boolean][] = [
			['smokes', random.chance(0.3)],
			['hasHeart', random.chance(0.2)],
			['hasAsthma', random.chance(0.2)],
			['hasDiabetes', random.chance(0.15)],
			['hasLooseTeeth', random.chance(0.3)],
			['isAllergic', isAllergic],
		];
		const html = markup`<style>@page { size: A4; margin: 15mm 17mm } body { font: 10pt/1.4 ${random.pick(["'Liberation Sans'", "'DejaVu Sans Condensed'"])} } h1 { font-size: 15pt; margin: 0 0 4mm; color: #24567a } .w { display: inline-block; border-bottom: .6pt solid #24567a; min-width: 34mm; min-height: 7mm } .w > span { ${pen} } .top { display: grid; grid-template-columns: 2fr 1fr; row-gap: 2mm; margin-bottom: 5mm } .q { display: grid; grid-template-columns: auto 1fr 13mm 13mm; align-items: end; margin-bottom: 2.5mm; text-align: center } .w2 { display: contents } .t { text-align: left } .q i { border-bottom: 1pt dotted #666; margin: 0 2mm 1.2mm } .tick { display: inline-block; width: 5mm; height: 5mm; border: .8pt solid #24567a; border-radius: ${random.pick(['50%', '0'])}; text-align: center; font: bold 12pt/4.4mm 'DejaVu Sans'; color: #1b2a6b; margin: auto } .yn { display: grid; grid-template-columns: 1fr 13mm 13mm; text-align: center; font-weight: bold } .o p { margin: 0 0 3mm } .d { background: #e2e8ed; padding: 2mm 4mm; margin-top: 6mm; display: flex; gap: 10mm; align-items: end }
			</style><h1>${at(0)}</h1><div class="top"><span>${at(1)} ${put(field('patient', locale.person().name))}</span><span>${at(2)} ${put(field('birthDate', locale.date(random.day('1930-01-01', `${Number(day.slice(0, 4)) - 18}-12-01`))))}</span><span>${at(5)} ${put(field('operation', one(23)))}</span><span>${at(6)} ${put(field('operationDay', locale.date(day)))}</span><span>${at(3)} ${put(field('weight', random.int(48, 118)))} </span><span>${at(4)} ${put(random.chance(0.8) && field('height', random.int(150, 195)))}</span></div><div class="yn"><span></span><span>${at(7)}</span><span>${at(8)}</span></div>${paths.map(([path, isYes], k) => question(9 + k, path, isYes))}
			<div class="o"><p>${at(15)} ${put(isAllergic && field('allergy', one(24)))}</p><p>${at(16)} ${put(random.chance(0.85) && field('medicines', one(25)))}</p><p>${at(17)} ${put(random.chance(0.8) && field('earlierOperations', one(26)))}</p><p>${at(18)} ${put(random.chance(0.5) && field('lastMeal', clock(random.int(70, 84) * 15)))}</p></div><div class="d"><b>${at(19)}</b><span>${at(20)} ${put(random.chance(0.8) && field('risk', random.pick(['I', 'II', 'III'])))}</span><span>${at(21)} ${put(field('anaesthetist', `Dr. ${locale.person().family}`))}</span></div><p>${at(22)} ${put(field('signedOn', locale.date(day)))}</p>`;
		return { html, fields };
	},
};
export default family;
