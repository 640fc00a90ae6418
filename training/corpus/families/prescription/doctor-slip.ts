import type { Family, Fields } from '../../family.ts';
import { absent, date, flag, list, number, text } from '../../kit/ask.ts';
import { speak, tick } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	doctor: text('physician', '¿Qué médico receta?', 'Which doctor wrote it?', 'Quem prescreveu?'),
	specialty: text('specialty', 'especialidad del médico', 'especialidade'),
	licence: text(
		'registrationNumber',
		'número de colegiado',
		'licence number of the doctor',
		'cédula',
	),
	patient: text('patientName', '¿Para quién es la receta?', 'nome do paciente'),
	age: number('age', 'edad del paciente', 'idade'),
	date: date('issueDate', 'fecha de la receta', 'data da receita'),
	medicines: list(
		{
			name: text('medication', 'medicamento'),
			dose: text('dosage', 'dosis'),
			instruction: text('frequency', 'cómo tomarlo', 'posologia'),
			boxes: number('quantity', 'número de cajas', 'embalagens'),
		},
		'medicamentos',
		'What is prescribed, and how shall it be taken?',
	),
	diagnosis: text('diagnosis', 'diagnóstico', 'What is the illness?'),
	nextVisit: date(
		'',
		'próxima cita',
		'When is the next visit?',
		'próxima consulta',
		'nextAppointment',
	),
	advice: text('recommendation', 'recomendaciones', 'What else did the doctor advise?'),
	noSubstitute: flag(
		'',
		'no sustituir',
		'May the medicine be replaced?',
		'noSubstitution',
		'não substituir',
	),
	clinicPhone: text('phone', 'teléfono del consultorio', 'telefone da clínica'),
	price: absent(number('grossTotal', 'precio', 'preço')),
	pharmacy: absent(text('', 'farmacia', 'Which pharmacy filled it?', 'dispensingPharmacy')),
	insurance: absent(text('insuranceNumber', 'número de póliza', 'número do utente')),
};
const SAID = {
	es: 'Dr.;Dra.|Medicina General;Pediatría;Cardiología;Dermatología|Cédula prof.|Paciente|Edad|años|Fecha|Dx.|Próxima cita|Indicaciones|No sustituir|Tel.|1 cada 8 horas por 5 días;1 cada 12 horas;1 por la noche;1 con el desayuno|reposo;dieta blanda;abundantes líquidos;evitar el sol|faringitis;lumbalgia;hipertensión;dermatitis|Citas de lunes a viernes de 16 a 20 horas. Urgencias:|caja(s)',
	pt: 'Dr.;Dra.|Clínica Geral;Pediatria;Cardiologia;Dermatologia|CRM|Paciente|Idade|anos|Data|HD|Retorno|Orientações|Não substituir|Tel.|1 de 8 em 8 horas por 5 dias;1 de 12 em 12 horas;1 à noite;1 no café da manhã|repouso;dieta leve;muito líquido;evitar sol|faringite;lombalgia;hipertensão;dermatite|Consultas de segunda a sexta das 14 às 18 horas. Urgência:|caixa(s)',
} as const;
const DRUGS = [
	'Amoxicilina;500 mg',
	'Ibuprofeno;400 mg',
	'Losartán;50 mg',
	'Omeprazol;20 mg',
	'Paracetamol;1 g',
	'Loratadina;10 mg',
	'Metformina;850 mg',
];

/** A doctor's slip: Rx in the margin, medicines on two lines in a written hand, the patient on a dotted line above. */
const family: Family = {
	author: 'mirela',
	locales: ['es-MX', 'pt-BR', 'es-ES'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const doctor = locale.person();
		const pick = (i: number) => random.pick(at(i).split(';'));
		const day = random.day('1992-01-01', '2026-05-01');
		const hand = random.pick([
			"italic 13pt 'Liberation Serif'",
			"italic 11pt 'DejaVu Serif'",
			"11pt 'Liberation Mono'",
		]);
		const html = markup`<style>@page { size: ${random.pick(['A5 landscape', 'A5', '140mm 190mm'])}; margin: 9mm } body { font: 9pt/1.4 'Liberation Sans' } .h td { border-bottom: 1.5pt solid #246; padding-bottom: 2mm } .v { font: ${hand}; color: #1a2c78 } .rx { font: bold 28pt 'DejaVu Serif'; vertical-align: top; width: 18mm } .d { border-bottom: .5pt dotted #555 } .tick { display: inline-block; width: 3.5mm; height: 3.5mm; border: .6pt solid #000; text-align: center; font: bold 8pt/3.2mm 'Liberation Sans' } .m td { padding: 1.2mm 0 }
			</style><table width="100%" class="h"><tr><td><b style="font-size:13pt">${field('doctor', `${doctor.isWoman ? (at(0).split(';')[1] ?? '') : (at(0).split(';')[0] ?? '')} ${doctor.name}`)}</b><br>${field('specialty', pick(1))} · ${at(2)} ${field('licence', random.pattern('#######'))}<td align="right">${locale.address().lines[0]}<br>${at(11)} ${field('clinicPhone', locale.phone())}</table>
			<table width="100%"><tr><td>${at(3)}: <span class="v d">${field('patient', locale.person().name)}</span><td>${random.chance(0.6) && markup`${at(4)}: <span class="v">${field('age', random.int(3, 88))}</span> ${at(5)}`}<td align="right">${at(6)}: <span class="v">${field('date', locale.date(day))}</span></table>${random.chance(0.5) && markup`<p>${at(7)}: <span class="v">${field('diagnosis', pick(14))}</span></p>`}
			<table width="100%"><tr><td class="rx">Rx<td><table class="m" data-list="medicines">${random
				.some(DRUGS, random.int(1, 4))
				.map((drug) => {
					const [name = '', dose = ''] = drug.split(';');
					return markup`<tbody data-row class="v"><tr><td>${field('name', name)} ${field('dose', dose)}<td style="padding-left:12mm">${random.chance(0.6) && markup`${field('boxes', random.int(1, 3))} ${at(16)}`}<tr><td colspan="2" style="padding-left:8mm">${field('instruction', pick(12))}</tbody>`;
				})}</table></table>${random.chance(0.6) && markup`<p>${at(9)}: <span class="v">${field('advice', pick(13))}</span></p>`}<p>${tick('noSubstitute', random.chance(0.3), at(10))} ${random.chance(0.5) && markup`&nbsp; ${at(8)}: <span class="v">${field('nextVisit', locale.date(`${Number(day.slice(0, 4)) + 1}-01-1${random.int(0, 9)}`))}</span>`}</p><div style="font-size:7pt;border-top:.5pt solid #246">${at(15)} ${locale.phone()}</div>`;
		return { html, fields };
	},
};
export default family;
