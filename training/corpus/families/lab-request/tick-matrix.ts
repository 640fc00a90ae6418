import type { Family, Fields } from '../../family.ts';
import { absent, values } from '../../kit/ask.ts';
import { choose, clock, speak, tick } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { entry } from '../../kit/paperwork.ts';
import { asDate, asFlag, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	surname: asText(
		'Nachname | patientSurname | Wie heißt der Patient mit Nachnamen? | What is the family name of the patient? | Hvad hedder patienten til efternavn?',
	),
	given: asText(
		'Vorname | patientGivenName | Wie heißt der Patient mit Vornamen? | What is the first name of the patient? | Vad heter patienten i förnamn?',
	),
	birthDate: asDate(
		'Geburtsdatum | Wann ist der Patient geboren? | When was the patient born?',
		'birthDate',
	),
	insurance: asText(
		'Versichertennummer | insuranceNo | Welche Versichertennummer hat der Patient? | Under which number is the patient insured?',
	),
	sender: asText(
		'Einsender | requestingPhysician | Wer hat die Untersuchung angefordert? | Which doctor or practice asks for the tests? | Vilken läkare har beställt?',
	),
	ward: asText('Station | Auf welcher Station liegt der Patient? | Which ward is given?', 'ward'),
	material: asText(
		'Material | specimenType | Welches Material wurde eingesandt? | What kind of sample was sent? | Hvilket materiale er sendt?',
	),
	collected: asDate(
		'Entnahmedatum | Wann wurde die Probe entnommen? | When was the sample taken?',
		'collectionDate',
	),
	time: asText(
		'Entnahmezeit | collectionTime | Um wie viel Uhr wurde die Probe entnommen? | At what time was the sample taken?',
	),
	question: asText(
		'Klinische Angaben | clinicalQuestion | Welche Fragestellung besteht? | What does the doctor suspect? | Verdachtsdiagnose',
	),
	isUrgent: asFlag(
		'eilig | urgent | Ist der Auftrag eilig? | Is the request urgent? | Är provet akut?',
	),
	isFasting: asFlag(
		'nüchtern | fasting | War der Patient nüchtern? | Had the patient fasted? | Var patienten fastande?',
	),
	sex: asText('Geschlecht | Welches Geschlecht ist angekreuzt? | Which sex is marked?', 'sex'),
	tests: values(
		asText('angekreuzte Untersuchung | test'),
		'angeforderteUntersuchungen',
		'Welche Untersuchungen sind angekreuzt?',
		'Which tests are requested?',
		'Vilka prover är beställda?',
	),
	other: asText(
		'weitere Untersuchungen | otherTests | Was wird außerdem gewünscht? | Which other test was written in by hand?',
	),
	labNumber: asText(
		'Labornummer | labNumber | Welche Nummer steht auf dem Etikett? | What is the laboratory number?',
	),
	result: absent(
		asText(
			'Befund | result | Welches Ergebnis kam heraus? | What is the result of the blood count?',
		),
	),
	bloodGroup: absent(asText('Blutgruppe | Welche Blutgruppe hat der Patient?', 'bloodGroup')),
	validated: absent(asText('validiert von | validatedBy | Wer hat den Befund freigegeben?')),
};
const SAID = {
	de: 'LABORANFORDERUNG;Untersuchungsauftrag;ANFORDERUNGSSCHEIN LABOR|Name|Vorname|geb. am|Vers.-Nr.|Einsender|Station|Material|Entnahme: Datum|Uhrzeit|Klinische Angaben / Fragestellung|eilig|nüchtern|weitere Untersuchungen|Labor-Nr.|Serum;EDTA-Blut;Urin;Citratblut|V. a. Anämie;Kontrolle unter Therapie;Fieber unklarer Ursache;vor Operation|männlich;weiblich|Hämatologie:Kleines Blutbild,Großes Blutbild,BSG,Retikulozyten,Thrombozyten;Gerinnung:Quick / INR,PTT,Fibrinogen,D-Dimere;Klinische Chemie:Natrium,Kalium,Calcium,Kreatinin,Harnstoff,Harnsäure,Bilirubin,GOT,GPT,Gamma-GT,Glucose,HbA1c,Cholesterin,Triglyceride,Eisen,Ferritin;Schilddrüse:TSH,fT3,fT4;Urin:Status,Sediment,Eiweiß;Serologie:CRP,Rheumafaktor,ASL,Borrelien-AK|Bitte nur mit Kugelschreiber ankreuzen. Röhrchen vollständig beschriften. Proben ohne Namen werden verworfen. Blutgruppe auf gesondertem Schein anfordern.|Frauenklinik;Innere II;Chirurgie;Ambulanz;Station 4',
	da: 'LABORATORIEREKVISITION;BESTILLING AF PRØVER|Efternavn|Fornavn|født|Sygesikring nr.|Rekvirent|Afdeling|Materiale|Prøvetagning: dato|kl.|Kliniske oplysninger|haster|fastende|andre undersøgelser|Lab.nr.|Serum;EDTA-blod;Urin;Plasma|obs. anæmi;kontrol af behandling;feber uden årsag;før operation|mand;kvinde|Hæmatologi:Hæmoglobin,Leukocytter,Trombocytter,SR,Reticulocytter;Koagulation:INR,APTT,Fibrinogen;Klinisk kemi:Natrium,Kalium,Calcium,Kreatinin,Karbamid,Urat,Bilirubin,ALAT,Basisk fosfatase,Glukose,Kolesterol,Triglycerid,Jern,Ferritin;Thyreoidea:TSH,T3,T4;Urin:Stix,Mikroskopi,Albumin;Immunologi:CRP,Reumafaktor,AST|Sæt kryds med kuglepen. Glas mærkes med navn og nummer. Umærkede prøver kasseres. Blodtype bestilles på særskilt seddel.|Medicinsk afd.;Kirurgisk afd.;Ambulatorium',
	sv: 'LABORATORIEREMISS;REMISS KLINISK KEMI|Efternamn|Förnamn|född|Försäkringsnr|Remittent|Avdelning|Material|Provtagning: datum|kl.|Kliniska uppgifter|akut|fastande|övriga analyser|Lab.nr|Serum;EDTA-blod;Urin;Plasma|anemi?;kontroll av behandling;oklar feber;inför operation|man;kvinna|Hematologi:Hb,Leukocyter,Trombocyter,SR,Retikulocyter;Koagulation:PK (INR),APTT,Fibrinogen;Klinisk kemi:Natrium,Kalium,Kalcium,Kreatinin,Urea,Urat,Bilirubin,ALAT,ALP,Glukos,Kolesterol,Triglycerider,Järn,Ferritin;Tyreoidea:TSH,T3,T4;Urin:Sticka,Sediment,Albumin;Immunologi:CRP,Reumatoid faktor,AST|Kryssa med kulspetspenna. Märk alla rör med namn och nummer. Omärkta prover kasseras. Blodgrupp beställs på särskild remiss.|Medicinklin.;Kirurgklin.;Vårdcentral',
} as const;

/** A request to a laboratory: a head of ruled strips, then dozens of tick boxes in columns by group, of which the ticked ones are the list. */
const family: Family = {
	author: 'lothar',
	locales: ['de-DE', 'da-DK', 'sv-SE', 'de-AT', 'de-CH'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const day = random.day('1974-01-01', '2024-12-01');
		const person = locale.person();
		const mark = random.pick(['X', '✓', '×']);
		const share = random.decimal(0.06, 0.3);
		const wanted = random.int(0, 60);
		let n = 0;
		const test = (name: string) => {
			n += 1;
			const isOn = n === wanted % 25 || random.chance(share);
			return isOn
				? markup`<div data-row><b class="tick">${mark}</b> ${field('value', name)}</div>`
				: markup`<div><b class="tick"></b> ${name}</div>`;
		};
		const groups = at(18)
			.split(';')
			.map((group) => group.split(':') as [string, string]);
		const strip = (
			label: string,
			path: string,
			content: Parameters<typeof field>[1],
			likely = 1,
			wide = 1,
		) =>
			markup`<div class="s" style="grid-column:span ${wide}"><small>${label}</small><span class="v">${entry(random, path, content, likely)}</span></div>`;
		const sexes = at(17).split(';');
		const html = markup`<style>@page { size: ${random.pick(['A4', 'A5', 'A4 landscape'])}; margin: 8mm } body { font: 7.5pt/1.25 'Liberation Sans' } h1 { font-size: 11pt; margin: 0 0 2mm; color: #084 } .h { display: grid; grid-template-columns: repeat(6, 1fr); border-left: .6pt solid #084; border-top: .6pt solid #084 } .s { border: .6pt solid #084; border-left: 0; border-top: 0; padding: .4mm 1mm; min-height: 9mm; overflow: hidden } small { font-size: 5.8pt; color: #084; display: block; margin-bottom: .7mm } .v { font: ${random.pick(["9.5pt 'Liberation Mono'", "italic 10.5pt 'Liberation Serif'", "bold 8.5pt 'Liberation Sans'"])}; white-space: nowrap } .t { columns: 4; column-gap: 4mm; margin-top: 3mm } .t h2 { font-size: 8pt; margin: 1.5mm 0 .8mm; background: #cfe8d8; padding: .4mm 1mm; break-after: avoid } .tick { display: inline-block; width: 3mm; height: 3mm; border: .6pt solid #084; text-align: center; font: bold 7.5pt/2.8mm 'DejaVu Sans'; color: #112 } .choice { margin-right: 2mm }
			</style><h1>${one(0)} <span style="font:7pt 'Liberation Sans';float:right">${at(14)} ${random.chance(0.6) && markup`<span class="v">${field('labNumber', random.pattern('## ####'))}</span>`}</span></h1>
			<div class="h">${strip(at(1), 'surname', person.family, 1, 2)}${strip(at(2), 'given', person.given, 0.95, 2)}${strip(at(3), 'birthDate', locale.date(random.day('1924-01-01', '1973-12-01')), 0.9)}<div class="s">${choose('sex', sexes, random.pick([person.isWoman ? sexes[1] : sexes[0], undefined]), mark)}</div>${strip(at(4), 'insurance', random.pattern('?#########'), 0.7, 2)}${strip(at(5), 'sender', `Dr. ${locale.person().name}`, 0.9, 2)}${strip(at(6), 'ward', one(20), 0.6, 2)}${strip(at(7), 'material', one(15), 0.85, 2)}${strip(at(8), 'collected', locale.date(day), 0.95)}${strip(at(9), 'time', clock(random.int(24, 90) * 10), 0.6)}<div class="s" style="grid-column:span 2">${tick('isUrgent', random.chance(0.25), at(11), mark)} &nbsp; ${tick('isFasting', random.chance(0.4), at(12), mark)}</div>${strip(at(10), 'question', one(16), 0.7, 6)}</div>
			<div class="t" data-list="tests">${groups.map(([title, names]) => markup`<h2>${title}</h2>${names.split(',').map(test)}`)}</div><div style="margin-top:3mm;border-bottom:.6pt dotted #084;min-height:6mm">${at(13)}: <span class="v">${entry(random, 'other', random.pick(['Vitamin B12', 'PSA', 'Kortisol', 'Zink']), 0.3)}</span></div><p style="font-size:6pt">${at(19)}</p>`;
		return { html, fields };
	},
};
export default family;
