import type { Family, Fields } from '../../family.ts';
import { absent, date, flag, text } from '../../kit/ask.ts';
import { blank, drawFilling, speak, tick } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	school: text('institution', 'A quale scuola?', 'Which school is it?', 'nome dell’istituto'),
	schoolYear: text('', 'anno scolastico', 'For which school year?', 'anul școlar', 'schoolYear'),
	pupil: text(
		'studentName',
		'cognome e nome dell’alunno',
		'Which child is enrolled?',
		'numele elevului',
	),
	birthDate: date('birthDate', 'Quando è nato l’alunno?', 'data nașterii elevului'),
	birthPlace: text('birthPlace', 'luogo di nascita dell’alunno', 'locul nașterii'),
	citizenship: text('nationality', 'cittadinanza', 'cetățenie'),
	form: text('', 'classe', 'Which class will the child attend?', 'clasa', 'gradeLevel'),
	father: text('fatherName', 'padre', 'Come si chiama il padre?', 'numele tatălui'),
	mother: text('motherName', 'madre', 'Who is the mother?', 'numele mamei'),
	fatherPhone: text(
		'',
		'cellulare del padre',
		'phone of the father',
		'fatherMobile',
		'telefonul tatălui',
	),
	motherPhone: text(
		'',
		'cellulare della madre',
		'phone of the mother',
		'motherMobile',
		'telefonul mamei',
	),
	home: text('address', 'residenza', 'Where does the family live?', 'domiciliu'),
	language: text(
		'',
		'seconda lingua',
		'Which second language was chosen?',
		'secondLanguage',
		'a doua limbă străină',
	),
	allergies: text('allergies', 'allergie o intolleranze', 'alergii'),
	takesBus: flag(
		'',
		'trasporto scolastico',
		'Will the child take the school bus?',
		'schoolBus',
		'transport școlar',
	),
	takesLunch: flag('', 'mensa', 'Does the child eat at school?', 'cantină', 'schoolLunch'),
	takesReligion: flag('religion', 'insegnamento della religione', 'ora de religie'),
	pickup: text(
		'',
		'persona delegata al ritiro',
		'Who may pick the child up?',
		'pickupPerson',
		'persoana care ia copilul',
	),
	previousSchool: absent(
		text('', 'scuola di provenienza', 'Which school before?', 'previousSchool'),
	),
	email: absent(text('email', 'posta elettronica dei genitori')),
};
const SAID = {
	it: 'DOMANDA DI ISCRIZIONE|Al Dirigente scolastico|a. s.|Il/La sottoscritto/a chiede l’iscrizione dell’alunno/a|nato/a il|a|cittadinanza|alla classe|RESIDENZA|PADRE|MADRE|cellulare|SERVIZI RICHIESTI|mensa|trasporto scolastico|religione cattolica|SECONDA LINGUA|ALLERGIE|DELEGATO AL RITIRO|SCUOLA DI PROVENIENZA|E-MAIL|La mensa costa 4,80 al giorno. Il modulo va consegnato in segreteria entro il 31 gennaio, dalle 8.30 alle 12.00. I dati sono trattati ai sensi di legge.|italiana;albanese;romena;marocchina|1ª;2ª;3ª;4ª|francese;tedesco;spagnolo|lattosio;noci;graminacee|Istituto Comprensivo;Scuola Media;Scuola Primaria',
	ro: 'CERERE DE ÎNSCRIERE|Doamnă / Domnule Director,|an școlar|Subsemnatul/a solicit înscrierea elevului/ei|născut/ă la data de|în|cetățenia|în clasa|DOMICILIU|TATĂL|MAMA|telefon|SERVICII SOLICITATE|cantină|transport școlar|ora de religie|A DOUA LIMBĂ|ALERGII|PERSOANA CARE IA COPILUL|ȘCOALA DE UNDE VINE|E-MAIL|Masa costă 18 lei pe zi. Cererea se depune la secretariat până la 31 martie, între orele 9 și 13. Datele sunt prelucrate conform legii.|română;moldoveană;maghiară|a V-a;a VI-a;a II-a;pregătitoare|franceză;germană;spaniolă|lactoză;nuci;polen|Școala Gimnazială;Liceul Teoretic;Colegiul Național',
} as const;

/** A request in prose followed by a two-parent table: father and mother beside each other, services as tick boxes. */
const family: Family = {
	author: 'mirela',
	locales: ['it-IT', 'ro-RO'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const [child, father, mother] = [locale.person(), locale.person(), locale.person()];
		const year = random.int(2004, 2026);
		const one = (i: number) => random.pick(at(i).split(';'));
		const row = (label: string, content: ReturnType<typeof markup> | false) =>
			markup`<tr><td bgcolor="#eeeeee" width="32%"><b>${label}</b><td class="v">${content || '\u00a0'}`;
		const parent = (label: string, path: string, phonePath: string, name: string, share: number) =>
			markup`<td width="50%" valign="top"><center><b>${label}</b></center><div class="v">${blank(random, share, path, name) || '\u00a0'}</div>${at(11)}: <span class="v">${blank(random, 0.7, phonePath, locale.phone())}</span>`;
		const html = markup`<style>@page { size: A4; margin: 18mm 20mm } body { font: 10.5pt/1.7 'DejaVu Serif Condensed', 'DejaVu Serif' } .v span { ${drawFilling(random)} } p .v { margin-right: 3mm } td { border: .5pt solid #444; padding: 1.2mm 2mm } .tick { display: inline-block; width: 4mm; height: 4mm; border: .7pt solid #000; text-align: center; font: bold 9pt/3.8mm 'Liberation Sans' } table { width: 100%; margin: 4mm 0 } .n { font-size: 7.5pt; line-height: 1.35 }
			</style><center><font size="5"><b>${field('school', `${one(26)} “${random.pick(['G. Leopardi', 'M. Eminescu', 'Montessori', 'A. Volta', 'I. Creangă'])}”`)}</b></font><br>${locale.address().whole}</center><p align="right">${at(1)}</p><center><b>${at(0)}</b> — ${at(2)} ${field('schoolYear', `${year}/${String(year + 1).slice(random.pick([0, 2]))}`)}</center>
			<p>${at(3)} <span class="v">${field('pupil', `${child.family} ${child.given}`)}</span> ${at(4)} <span class="v">${field('birthDate', locale.date(random.day(`${year - 12}-01-01`, `${year - 6}-06-01`)))}</span> ${at(5)} <span class="v">${blank(random, 0.85, 'birthPlace', locale.address().city) || '______'}</span> ${at(6)} <span class="v">${blank(random, 0.8, 'citizenship', one(22)) || '______'}</span> ${at(7)} <span class="v">${field('form', one(23))}</span>.</p>
			<table><tr>${parent(at(9), 'father', 'fatherPhone', father.name, 0.8)}${parent(at(10), 'mother', 'motherPhone', `${mother.given} ${mother.family}`, 0.9)}</table><table>${row(at(8), field('home', locale.address().whole))}${row(at(16), blank(random, 0.7, 'language', one(24)))}${row(at(17), blank(random, 0.35, 'allergies', one(25)))}${row(at(18), blank(random, 0.5, 'pickup', locale.person().name))}${row(at(19), false)}${row(at(20), false)}</table>
			<p><b>${at(12)}:</b> ${tick('takesLunch', random.chance(0.5), at(13))} &nbsp; ${tick('takesBus', random.chance(0.4), at(14))} &nbsp; ${tick('takesReligion', random.chance(0.6), at(15))}</p><p class="n">${at(21)}</p>`;
		return { html, fields };
	},
};
export default family;
