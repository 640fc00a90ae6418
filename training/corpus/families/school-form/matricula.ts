import type { Family, Fields } from '../../family.ts';
import { absent, values } from '../../kit/ask.ts';
import { choose, speak, tick } from '../../kit/forms.ts';
import { comb, field, markup } from '../../kit/html.ts';
import { asDate, asFlag, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	school: asText(
		'centro | escola | schoolName | ¿En qué centro se matricula? | Which school is it? | Em que escola?',
	),
	schoolYear: asText(
		'curso académico | ano letivo | schoolYear | ¿Para qué curso académico es la matrícula? | For which school year is it? | Para que ano letivo?',
	),
	firstSurname: asText(
		'primer apellido | primeiro apelido | firstSurname | ¿Cuál es el primer apellido del alumno? | What is the first surname of the pupil?',
	),
	secondSurname: asText(
		'segundo apellido | secondSurname | ¿Cuál es el segundo apellido? | What is the second surname of the pupil? | segundo apelido',
	),
	given: asText(
		'nombre del alumno | nome próprio | pupilGivenName | ¿Cómo se llama el alumno? | What is the given name of the pupil?',
	),
	birthDate: asDate(
		'fecha de nacimiento | data de nascimento | birthDate | ¿Cuándo nació el alumno? | When was the pupil born? | Quando nasceu o aluno?',
	),
	birthPlace: asText(
		'lugar de nacimiento | naturalidade | birthPlace | ¿Dónde nació el alumno? | Where was the pupil born?',
	),
	idNumber: asText(
		'documento de identidad | n.º do documento | idNumber | ¿Qué número de documento tiene? | What is the identity number of the pupil?',
	),
	sex: asText('sexo | sex | ¿Qué sexo está marcado? | Which sex is marked? | género'),
	grade: asText(
		'curso en que se matricula | ano de escolaridade | grade | ¿En qué curso se matricula? | Which grade will the pupil attend? | Que ano vai frequentar?',
	),
	subjects: values(
		asText('asignatura | disciplina | subject'),
		'asignaturas elegidas',
		'optativas',
		'¿Qué optativas elige?',
		'Which subjects are chosen?',
		'disciplinas escolhidas',
	),
	father: asText(
		'padre o tutor | pai | fatherName | ¿Cómo se llama el padre? | Who is the father? | Quem é o pai?',
	),
	mother: asText(
		'madre o tutora | mãe | motherName | ¿Cómo se llama la madre? | Who is the mother? | Quem é a mãe?',
	),
	motherPhone: asText(
		'teléfono de la madre | telefone da mãe | motherPhone | ¿Cuál es el teléfono de la madre? | At which number is the mother to be reached?',
	),
	address: asText(
		'domicilio | morada | pupilAddress | ¿Dónde vive el alumno? | Where does the pupil live? | Onde mora o aluno?',
	),
	usesBus: asFlag(
		'transporte escolar | usesSchoolBus | ¿Usa el transporte escolar? | Does the pupil take the school bus? | Usa transporte escolar?',
	),
	usesCanteen: asFlag(
		'comedor | cantina | usesCanteen | ¿Come en el comedor? | Does the pupil eat at school? | Almoça na cantina?',
	),
	siblings: asNumber(
		'hermanos en el centro | irmãos na escola | siblings | ¿Cuántos hermanos tiene en el centro? | How many brothers and sisters are at the school?',
	),
	signedOn: asDate(
		'fecha de la solicitud | data do pedido | applicationDate | ¿Cuándo se firmó la matrícula? | When was the form signed?',
	),
	fatherPhone: absent(
		asText(
			'teléfono del padre | telefone do pai | fatherPhone | ¿Cuál es el teléfono del padre? | What is the telephone of the father?',
		),
	),
	allergies: absent(
		asText('alergias | allergies | ¿A qué es alérgico el alumno? | What is the pupil allergic to?'),
	),
	grades: absent(
		asNumber(
			'nota media | média | averageMark | ¿Qué nota media tiene? | What is the average mark?',
		),
	),
};
const SAID = {
	es: 'IMPRESO DE MATRÍCULA;SOLICITUD DE MATRÍCULA|Centro|Curso académico|DATOS DEL ALUMNO|Primer apellido|Segundo apellido|Nombre|Fecha de nacimiento|Lugar de nacimiento|Documento|Sexo|hombre;mujer|ESTUDIOS|Curso en que se matricula|1.º;2.º;3.º;4.º|Optativas (marque dos)|Francés;Informática;Música;Latín;Tecnología;Teatro;Alemán;Dibujo|DATOS FAMILIARES|Padre o tutor|Madre o tutora|Teléfono|Domicilio|Transporte escolar|Comedor|Hermanos en el centro|Fecha y firma|Colegio;Instituto;Escuela|San Martín;La Rosaleda;Miguel Herrera;Los Olmos|Rellene el impreso con letra de imprenta, una letra en cada casilla. Adjunte dos fotografías y el resguardo del seguro escolar (1,12). El plazo termina el 10 de julio. No se admitirán impresos incompletos.|Nota media (no rellenar)',
	pt: 'BOLETIM DE MATRÍCULA;FICHA DE MATRÍCULA|Escola|Ano letivo|DADOS DO ALUNO|Primeiro apelido|Segundo apelido|Nome próprio|Data de nascimento|Naturalidade|Documento|Sexo|masculino;feminino|ESTUDOS|Ano em que se matricula|1.º;2.º;3.º;4.º|Opções (assinale duas)|Francês;Informática;Música;Latim;Tecnologia;Teatro;Alemão;Desenho|DADOS DA FAMÍLIA|Pai ou tutor|Mãe ou tutora|Telefone|Morada|Transporte escolar|Cantina|Irmãos na escola|Data e assinatura|Escola;Colégio;Liceu|São Martinho;das Oliveiras;D. Inês;Vale Verde|Preencha em letra de imprensa, uma letra em cada quadrícula. Junte duas fotografias e o recibo do seguro (1,40). O prazo termina a 10 de julho. Não se aceitam fichas incompletas.|Média (não preencher)',
} as const;

/** An enrolment with a letter in each box: combs beneath their captions, families in two columns, subjects to tick, a square for the photograph. */
const family: Family = {
	author: 'graziella',
	locales: ['es-ES', 'pt-PT', 'es-MX', 'pt-BR'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const pupil = locale.person();
		const year = random.int(1985, 2024);
		const born = random.day(`${year - 17}-01-01`, `${year - 11}-12-28`);
		const hasCombs = random.chance(0.7);
		const letters = (label: string, path: string, content: string, length: number, share = 1) => {
			const isIn = random.chance(share);
			const value = hasCombs
				? isIn
					? comb(path, content.toUpperCase().slice(0, length), length)
					: comb('', '', length)
				: markup`<span class="w" style="width:${length * 5}mm">${isIn && field(path, content)}</span>`;
			return markup`<div class="c"><small>${label}</small>${value}</div>`;
		};
		const dateBoxes = hasCombs
			? comb('birthDate', born.split('-').reverse().join(''), 8, born)
			: markup`<span class="w" style="width:36mm">${field('birthDate', locale.date(born))}</span>`;
		const line = (label: string, content: ReturnType<typeof markup> | false) =>
			markup`<div class="l"><span>${label}</span><s>${content}</s></div>`;
		const chosen = random.some(at(16).split(';'), 2);
		const sexes = at(11).split(';');
		const mark = random.pick(['X', '✓']);
		const grades = at(14).split(';');
		const home = locale.address();
		const html = markup`<style>@page { size: A4; margin: 11mm 13mm } body { font: 8pt 'Liberation Sans' } .comb { display: inline-block; width: 4.9mm; height: 6.4mm; border: .5pt solid #c33; border-top-width: 0; margin-right: -.5pt; text-align: center; font: ${random.pick(["10.5pt/6mm 'Liberation Mono'", "bold 9pt/6mm 'Liberation Sans'", "italic 10pt/6mm 'DejaVu Serif'"])}; vertical-align: bottom } .c { margin-bottom: 1.6mm } small { display: block; font-size: 6.2pt; color: #a22 } h1 { font-size: 14pt; margin: 0 0 2mm; color: #a22 } h2 { font-size: 8.5pt; color: #fff; background: #c33; padding: .7mm 2mm; margin: 3mm 0 2mm } .photo { position: absolute; right: 0; top: 0; width: 30mm; height: 36mm; border: .6pt solid #c33; color: #caa; text-align: center; padding-top: 14mm } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 0 8mm } .l { display: flex; align-items: flex-end; min-height: 8mm } .l > span { white-space: nowrap } s, .w { text-decoration: none; border-bottom: .5pt dotted; flex: 1; margin-left: 1.5mm; min-height: 5.5mm; font: ${random.pick(["10pt 'Liberation Mono'", "italic 11.5pt 'Liberation Serif'"])} } .w { display: inline-block; margin: 0 } .tick { display: inline-block; width: 3.4mm; height: 3.4mm; border: .6pt solid #c33; text-align: center; font: bold 8pt/3.2mm 'DejaVu Sans' } .choice { margin-right: 4mm } .o { display: grid; grid-template-columns: repeat(4, 1fr); gap: 1.5mm }
			</style><div style="position:relative;height:38mm"><h1>${one(0)}</h1><div style="width:140mm">${line(at(1), field('school', `${one(26)} ${one(27)}`))}${line(at(2), field('schoolYear', `${year}/${year + 1}`))}<p style="font-size:6.8pt">${at(28)}</p></div><div class="photo">foto</div></div>
			<h2>${at(3)}</h2>${letters(at(4), 'firstSurname', pupil.family, 24)}${letters(at(5), 'secondSurname', locale.person().family, 24, 0.85)}${letters(at(6), 'given', pupil.given, 18)}<div class="two"><div class="c"><small>${at(7)}</small>${dateBoxes}</div>${letters(at(9), 'idNumber', random.pattern('########?'), 9, 0.8)}</div><div class="two">${line(at(8), random.chance(0.8) && field('birthPlace', locale.address().city))}<p>${at(10)}: ${choose('sex', sexes, random.pick([sexes[pupil.isWoman ? 1 : 0], undefined]), mark)}</p></div>
			<h2>${at(12)}</h2><p>${at(13)}: ${choose('grade', grades, random.pick(grades), mark)}</p><p>${at(15)}</p><div class="o" data-list="subjects">${at(
				16,
			)
				.split(';')
				.map((subject) =>
					chosen.includes(subject)
						? markup`<span data-row><b class="tick">${mark}</b> ${field('value', subject)}</span>`
						: markup`<span><b class="tick"></b> ${subject}</span>`,
				)}</div>
			<h2>${at(17)}</h2><div class="two"><div>${line(at(18), random.chance(0.85) && field('father', locale.person().name))}${line(at(20), false)}</div><div>${line(at(19), random.chance(0.85) && field('mother', locale.person().name))}${line(at(20), random.chance(0.85) && field('motherPhone', locale.phone()))}</div></div>${line(at(21), field('address', home.whole))}<p>${tick('usesBus', random.chance(0.4), at(22), mark)} &nbsp;&nbsp; ${tick('usesCanteen', random.chance(0.5), at(23), mark)} &nbsp;&nbsp; ${at(24)}: <span class="w" style="width:12mm">${random.chance(0.5) && field('siblings', random.int(0, 3))}</span></p><div class="two">${line(at(25), field('signedOn', locale.date(random.day(`${year}-06-10`, `${year}-07-10`))))}${line(at(29), false)}</div>`;
		return { html, fields };
	},
};
export default family;
