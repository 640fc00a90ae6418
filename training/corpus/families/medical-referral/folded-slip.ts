import type { Family, Fields } from '../../family.ts';
import { drawPen } from '../../kit/archive.ts';
import { speak, tick } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, askTable, drawFour, filler } from '../../kit/slips.ts';

const fields: Fields = {
	...askForm({
		patientName:
			'Patient | Who is the patient? | Wer ist der Patient? | Qui est le patient ? | patientName',
		birthDate:
			'@ geboren | When was the patient born? | Geburtsdatum | date de naissance | patientBirthDate',
		insuranceNo:
			'Versicherten-Nr. | What is the insurance number? | Versichertennummer | numéro d’assuré | insuredNumber',
		insurer: 'Kasse | Which insurer pays? | Krankenkasse | caisse | insurerName',
		referringDoctor:
			'Ausgestellt von | Which doctor refers? | überweisender Arzt | médecin adresseur | referringPhysician',
		doctorNo:
			'Arzt-Nr. | What is the number of the doctor? | Arztnummer | numéro du médecin | physicianNumber',
		referredTo: 'An | To whom is the patient sent? | Zielfacharzt | spécialiste | referredTo',
		specialty: 'Fachgebiet | For which specialty? | Fachgebiet | spécialité | specialty',
		diagnosis: 'Diagnose | What is the diagnosis? | Diagnose | diagnostic | diagnosis',
		codes:
			'Schlüssel | Which code stands for the diagnosis? | ICD-Schlüssel | code diagnostic | diagnosisCode',
		question:
			'Fragestellung | What is asked of the specialist? | Fragestellung | question posée | clinicalQuestion',
		findings: 'Befund | What was found? | Befund | constatations | findings',
		validUntil:
			'@ gültig bis | Until when does the slip hold? | gültig bis | valable jusqu’au | validUntil',
		issued:
			'@ ausgestellt am | When was the slip made out? | ausgestellt am | établi le | issueDate',
		urgent: '? eilig | Is it urgent? | eilig | urgent | isUrgent',
		accident: '? Unfall | Was it an accident? | Unfall | accident | isAccident',
		phone:
			'Telefon | At which number can the practice be reached? | Telefon | téléphone | practicePhone',
		fee: '-# Honorar | What does it cost? | Gebühr | honoraires',
		hospital: '- Krankenhaus | Which hospital? | hôpital',
	}),
	medicines: askTable(
		{
			medicine: 'medicine | Medikament | médicament | farmaco',
			dose: 'dose | Dosis | dose | dose',
			days: '# for how many days | Tage | jours | giorni',
		},
		'medicines taken | Medikation | médicaments pris | currentMedication',
	),
};
const SAID = {
	de: 'ÜBERWEISUNG|Patient|geb.|Vers.-Nr.|Kasse|Ausgestellt von|Arzt-Nr.|An|Fachgebiet|Diagnose|Schlüssel|Fragestellung|Befund|gültig bis|ausgestellt|eilig|Unfall|Tel.|Innere Medizin;Radiologie;Augenheilkunde;Orthopädie|Verdacht auf Bandscheibenschaden;Bluthochdruck;Sehstörung;Unklarer Oberbauch|Bitte um MRT der LWS;Bitte um Mitbehandlung;Ausschluss Katarakt|Medikation',
	fr: 'LETTRE D’ADRESSAGE|Patient|né(e) le|N° assuré|Caisse|Établi par|N° médecin|À|Spécialité|Diagnostic|Code|Question|Constatations|valable jusqu’au|établi le|urgent|accident|Tél.|radiologie;ophtalmologie;orthopédie;médecine interne|lombalgie;hypertension;trouble de la vue|IRM lombaire souhaitée;prise en charge;avis|Traitement',
	it: 'IMPEGNATIVA|Paziente|nato il|N. assistito|ASL|Rilasciata da|Cod. medico|A|Specialità|Diagnosi|Codice|Quesito|Reperti|valida fino al|rilasciata il|urgente|infortunio|Tel.|radiologia;oculistica;ortopedia|lombalgia;ipertensione;disturbo visivo|richiesta RMN;presa in carico|Terapia',
	nl: 'VERWIJSBRIEF|Patiënt|geb.|Polisnr.|Verzekeraar|Uitgeschreven door|AGB-code|Aan|Specialisme|Diagnose|Code|Vraagstelling|Bevindingen|geldig tot|uitgeschreven|spoed|ongeval|Tel.|radiologie;oogheelkunde;orthopedie|rugklachten;hypertensie;gezichtsstoornis|verzoek MRI;medebehandeling|Medicatie',
	pl: 'SKIEROWANIE|Pacjent|ur.|Nr ubezp.|Fundusz|Wystawił|Nr prawa|Do|Specjalność|Rozpoznanie|Kod|Pytanie|Badanie|ważne do|wystawiono|pilne|wypadek|Tel.|radiologia;okulistyka;ortopedia|bóle krzyża;nadciśnienie;zaburzenia widzenia|proszę o MR;prowadzenie|Leki',
};

/** A slip of a surgery folded in half: typed facts in a column of codes on the left, free text on the right under thin headings, a stamp of the practice at the foot. */
const family: Family = {
	author: 'fenna',
	locales: ['de-DE', 'fr-FR', 'it-IT', 'nl-NL', 'pl-PL', 'de-AT'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const put = filler(random);
		const one = (i: number) => random.pick(say(i).split(';'));
		const day = random.day('1978-02-01', '2026-04-01');
		const [patient, doctor, other] = drawFour(locale);
		const pills = Array.from({ length: random.int(0, 4) }, () => ({
			name: `${random.pick(['Cordalan', 'Tensiva', 'Gastrovit', 'Dolorex'])} ${random.pick([5, 20, 50])}`,
			dose: random.pick(['1-0-1', '0-0-1', '½-0-½']),
			days: random.pick([10, 30, 90]),
		}));
		const isPen = random.chance(0.4);
		const html = markup`<style>@page { size: ${random.pick(['A5', '148mm 210mm', 'A5 landscape'])}; margin: 9mm } body { font: 8.4pt/1.35 ${random.pick(["'Liberation Sans'", "'DejaVu Sans'", "'Liberation Mono'"])}; position: relative } h1 { font: bold 12pt 'Liberation Sans'; margin: 0 0 3mm } .m { display: grid; grid-template-columns: 64mm 1fr; gap: 6mm } .l { border-bottom: .4pt solid #aaa; min-height: 8mm } .l i { font: 6.4pt 'Liberation Sans'; display: block } s { text-decoration: none; ${isPen ? drawPen(random, 12).replace(/transform[^;]*/, 'top:0') : ''} } .tick { display: inline-block; width: 3.4mm; height: 3.4mm; border: .7pt solid; text-align: center; line-height: 3.2mm } td { padding-right: 4mm } .st { border: 1pt solid #35538a; color: #35538a; display: inline-block; padding: 1.5mm 3mm; margin-left: 3mm; transform: rotate(${random.decimal(-6, 3)}deg); font: 7.5pt 'Liberation Sans'; margin-top: 4mm }
			</style><h1>${say(0)}</h1><div class="m"><div><div class="l"><i>${say(1)}</i><b>${put('patientName', `${patient.family}, ${patient.given}`)}</b></div><div class="l"><i>${say(2)}</i>${put('birthDate', locale.date(random.day('1931-01-01', '2018-12-01')))}</div><div class="l"><i>${say(3)}</i>${put('insuranceNo', random.pattern('? ### ### ##'), 0.9)}</div><div class="l"><i>${say(4)}</i>${put('insurer', random.pick(['Landeskasse Nord', 'Caisse régionale', 'ASL 2', 'Zorgkaart', 'NFZ']), 0.85)}</div><div class="l"><i>${say(7)} / ${say(8)}</i>${put('referredTo', `Dr. ${other.family}`, 0.6)} ${put('specialty', one(18), 0.9)}</div><p>${tick('urgent', random.chance(0.3), say(15))} &nbsp; ${tick('accident', random.chance(0.15), say(16))}</p><div class="l"><i>${say(13)} / ${say(14)}</i>${put('validUntil', locale.date(addDays(day, 90)), 0.5)} &nbsp; ${put('issued', locale.date(day))}</div></div>
			<div><b style="font-size:7.5pt">${say(9)}</b><br>${put('diagnosis', one(19))}<br>${put('codes', random.pattern('M##.#'), 0.7)}<br><br><b style="font-size:7.5pt">${say(11)}</b><br><s>${put('question', one(20), 0.9)}</s><br><br><b style="font-size:7.5pt">${say(12)}</b><br><s>${put('findings', random.pick(['RR 150/95', 'Visus 0,5', 'o. B.', 'Druckschmerz', 'puls 78']), 0.6)}</s><br><br><b style="font-size:7.5pt">${say(21)}</b><table data-list="medicines">${pills.map((pill) => markup`<tr data-row><td>${field('medicine', pill.name)}<td>${field('dose', pill.dose)}<td>${field('days', pill.days)} d`)}</table></div></div>
			<div class="st">${say(5)} ${field('referringDoctor', `Dr. ${doctor.name}`)}<br>${locale.address().whole}<br>${say(17)} ${field('phone', locale.phone())} ${random.chance(0.6) && markup`<br>${say(6)} ${field('doctorNo', random.pattern('#######'))}`}</div>`;
		return { html, fields };
	},
};
export default family;
