import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { clock, speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { drawTypeface } from '../../kit/paperwork.ts';
import { addDays } from '../../kit/random.ts';
import { asDate, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	hospital: asText('Which hospital is it? | hospital | Krankenhaus | spital', 'companyName'),
	historyNumber: asText(
		'number of the record | número de historia | Nummer der Akte | număr foaie',
		'patientNumber',
	),
	patient: asText('Who was admitted? | paciente | aufgenommener Patient | pacient', 'patientName'),
	sex: asText('sex of the patient | sexo | Geschlecht', 'sex'),
	age: asNumber('age of the patient | edad | Alter | vârsta', 'age'),
	ward: asText('ward or service | servicio | Station | secția', 'ward'),
	bed: asText('room and bed | cama | Bett | salon și pat', 'roomNumber'),
	admittedOn: asDate(
		'day of admission | fecha de ingreso | Aufnahmetag | data internării',
		'admissionDate',
	),
	admittedAt: asText(
		'hour of admission | hora de ingreso | Uhrzeit der Aufnahme | ora internării',
		'time',
	),
	dischargedOn: asDate(
		'day of discharge | fecha de alta | Entlassungstag | data externării',
		'dischargeDate',
	),
	stay: asNumber('days in hospital | días de estancia | Liegetage | zile de spitalizare'),
	referredBy: asText('Who sent the patient? | remitido por | Einweiser | trimis de'),
	admissionDiagnosis: asText(
		'diagnosis on admission | diagnóstico de ingreso | Aufnahmediagnose | diagnostic la internare',
		'diagnosis',
	),
	finalDiagnosis: asText(
		'diagnosis on discharge | diagnóstico de alta | Entlassungsdiagnose | diagnostic la externare',
	),
	code: asText('code of the diagnosis | código | Diagnoseschlüssel | cod', 'icdCode'),
	outcome: asText('How did the stay end? | motivo de alta | Entlassungsart | starea la externare'),
	physician: asText(
		'doctor in charge | médico responsable | behandelnder Arzt | medic curant',
		'physician',
	),
	relative: asText(
		'next of kin of the patient | familiar | Angehörige | aparținător',
		'emergencyContact',
	),
	relativePhone: asText(
		'phone of the next of kin | teléfono del familiar | Telefon der Angehörigen',
	),
	allergies: absent(asText('allergies of the patient | alergias', 'allergies')),
	cost: absent(asNumber('cost of the stay | coste | Kosten')),
};
const SAID = {
	es: 'HOJA DE INGRESO Y ALTA|N.º de historia|Apellidos y nombre|Sexo|Edad|Servicio|Cama|Ingreso|Hora|Alta|Estancia|Procedencia|Diagnóstico de ingreso|Diagnóstico principal|Código|Motivo de alta|Médico|Familiar|Tel.|V;M|Medicina interna;Cirugía;Traumatología;Pediatría|urgencias;consulta externa;médico de cabecera|curación;mejoría;traslado;voluntaria|neumonía;apendicitis aguda;fractura de tibia;gastroenteritis|Hospital',
	pt: 'FOLHA DE INTERNAMENTO|N.º do processo|Nome|Sexo|Idade|Serviço|Cama|Entrada|Hora|Alta|Dias|Proveniência|Diagnóstico de entrada|Diagnóstico principal|Código|Destino|Médico|Familiar|Tel.|M;F|Medicina;Cirurgia;Ortopedia;Pediatria|urgência;consulta externa;médico de família|curado;melhorado;transferido;a pedido|pneumonia;apendicite aguda;fratura da tíbia;gastroenterite|Hospital',
	ro: 'FOAIE DE INTERNARE|Nr. foaie|Nume și prenume|Sex|Vârsta|Secția|Pat|Internat|Ora|Externat|Zile|Trimis de|Diagnostic la internare|Diagnostic principal|Cod|Starea la externare|Medic|Aparținător|Tel.|M;F|Medicină internă;Chirurgie;Ortopedie;Pediatrie|urgențe;ambulatoriu;medic de familie|vindecat;ameliorat;transferat;la cerere|pneumonie;apendicită acută;fractură de tibie;gastroenterită|Spitalul',
	en: 'ADMISSION AND DISCHARGE SHEET|Record no.|Surname, first name|Sex|Age|Ward|Bed|Admitted|Hour|Discharged|Days|Sent by|Diagnosis on admission|Principal diagnosis|Code|Discharged|Physician|Next of kin|Tel.|M;F|Medicine;Surgery;Orthopaedics;Children|casualty;out-patients;own doctor|cured;improved;transferred;own wish|pneumonia;acute appendicitis;fracture of the tibia;gastroenteritis|General Hospital',
} as const;

/** The head sheet of a hospital record: stepped boxes of unlike width whose captions stand in their lower left corner, a label of the patient pasted askew, the lower half empty lines. */
const family: Family = {
	author: 'milica',
	locales: ['es-ES', 'pt-PT', 'ro-RO', 'en-ZA', 'es-MX'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const person = locale.person();
		const day = random.day('1971-01-01', '2024-06-01');
		const stay = random.int(1, 24);
		const isOut = random.chance(0.75);
		const face = drawTypeface(random, 10);
		const number = random.pattern('##.###');
		const box = (label: string, content: ReturnType<typeof markup> | false | null, width: number) =>
			markup`<div class="b" style="width:${width}%"><div class="v">${content}</div><u>${label}</u></div>`;
		const html = markup`<style>@page { size: ${random.pick(['A4', '215mm 315mm'])}; margin: 13mm 14mm } body { font: 7pt 'Liberation Sans' } .h { display: flex; justify-content: space-between; align-items: start; height: 26mm } h1 { font-size: 12pt; margin: 2mm 0 } .lab { border: .4pt solid #999; background: #fdfdf4; padding: 2mm 3mm; transform: rotate(${random.decimal(-3, 3)}deg); font: 9pt/1.35 'Liberation Mono'; width: 74mm } .r { display: flex; margin-bottom: -.8pt } .b { border: .8pt solid #333; margin-right: -.8pt; height: 13mm; display: flex; flex-direction: column; justify-content: space-between; padding: .8mm 1.5mm } .v { font: ${face} } u { text-decoration: none; color: #444 } .n { border-bottom: .4pt solid #aaa; height: 8mm }
			</style><div class="h"><div><b style="font-size:10pt">${field('hospital', `${at(24)} ${random.pick(['San Telmo', 'Santa Clara', 'Județean', 'Harbour', 'do Vale'])}`)}</b><h1>${at(0)}</h1></div><div class="lab">${field('patient', `${person.family}, ${person.given}`)}<br>${field('historyNumber', number)}</div></div>
			<div class="r">${box(at(1), field('historyNumber', number), 24)}${box(at(2), field('patient', `${person.family} ${person.given}`.toUpperCase()), 52)}${box(at(3), field('sex', at(19).split(';')[person.isWoman ? 1 : 0] ?? ''), 8)}${box(at(4), field('age', random.int(2, 92)), 16)}</div><div class="r">${box(at(5), field('ward', one(20)), 38)}${box(at(6), field('bed', `${random.int(1, 4)}${random.int(10, 48)}-${random.pick(['1', '2', 'B'])}`), 18)}${box(at(7), field('admittedOn', locale.date(day)), 26)}${box(at(8), random.chance(0.8) && field('admittedAt', clock(random.int(60, 1430))), 18)}</div><div class="r">${box(at(11), field('referredBy', one(21)), 44)}${box(at(9), isOut && field('dischargedOn', locale.date(addDays(day, stay))), 34)}${box(at(10), isOut && field('stay', stay), 22)}</div><div class="r">${box(at(12), field('admissionDiagnosis', one(23)), 100)}</div><div class="r">${box(at(13), isOut && field('finalDiagnosis', one(23)), 78)}${box(at(14), isOut && random.chance(0.7) && field('code', random.pattern('?##.#')), 22)}</div><div class="r">${box(at(15), isOut && field('outcome', one(22)), 30)}${box(at(16), field('physician', `Dr. ${locale.person().name}`), 70)}</div><div class="r">${box(at(17), random.chance(0.8) && field('relative', locale.person().name), 60)}${box(at(18), random.chance(0.7) && field('relativePhone', locale.phone()), 40)}</div>${Array.from({ length: 9 }, () => markup`<div class="n"></div>`)}`;
		return { html, fields };
	},
};
export default family;
