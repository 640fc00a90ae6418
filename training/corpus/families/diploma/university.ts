import type { Family, Fields } from '../../family.ts';
import { absent, date, text } from '../../kit/ask.ts';
import { oneOf, speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	university: text(
		'institution',
		'Quelle université ?',
		'Which university awarded it?',
		'universidad',
	),
	graduate: text(
		'studentName',
		'Qui a obtenu le diplôme ?',
		'Who got the degree?',
		'titular del título',
		'laureato',
	),
	birthDate: date('birthDate', 'Quand le diplômé est-il né ?', 'fecha de nacimiento'),
	birthPlace: text('birthPlace', 'lieu de naissance', 'luogo di nascita'),
	degree: text(
		'degree',
		'Quel diplôme ?',
		'What degree was awarded?',
		'título',
		'titolo conferito',
	),
	subject: text('fieldOfStudy', 'discipline', 'What did the person study?', 'especialidad'),
	grade: text('grade', 'mention', 'calificación', 'voto finale'),
	awarded: date(
		'graduationDate',
		'date de délivrance',
		'When was it awarded?',
		'fecha de expedición',
	),
	place: text('city', 'fait à', 'Where was it issued?', 'luogo di rilascio'),
	rector: text('signatory', 'Qui signe comme recteur ?', 'Who is the rector?', 'rettore'),
	dean: text('', 'doyen', 'Who is the dean?', 'decano', 'preside', 'deanName'),
	register: text(
		'registrationNumber',
		'numéro d’enregistrement',
		'número de registro',
		'numero di matricola',
	),
	thesis: absent(text('', 'titre du mémoire', 'title of the thesis', 'tesi', 'thesisTitle')),
	address: absent(text('address', 'adresse du diplômé')),
};
const SAID = {
	fr: 'RÉPUBLIQUE FRANÇAISE|Université de|Vu les procès-verbaux du jury, le diplôme de|mention|est délivré à|né(e) le|à|avec la mention|Fait à|, le|Le Recteur|Le Doyen|N° d’enregistrement|LICENCE;MAÎTRISE;MASTER;DOCTORAT|Assez bien;Bien;Très bien|Histoire;Droit privé;Chimie;Lettres modernes',
	es: 'REINO DE ESPAÑA|Universidad de|Acreditados los estudios conforme a la ley, se expide el título de|en|a favor de|nacido(a) el|en|con la calificación de|Dado en|, a|El Rector|El Decano|Registro n.º|LICENCIADO;GRADUADO;MÁSTER;DOCTOR|Aprobado;Notable;Sobresaliente|Historia;Derecho;Química;Filología',
	it: 'REPUBBLICA ITALIANA|Università degli Studi di|Visti gli atti della commissione, si conferisce il titolo di|in|a|nato/a il|a|con votazione|Dato a|, il|Il Rettore|Il Preside|Matricola|LAUREA;LAUREA MAGISTRALE;DOTTORATO|98/110;105/110;110/110 e lode|Storia;Giurisprudenza;Chimica;Lettere',
	ro: 'ROMÂNIA|Universitatea din|În urma hotărârii comisiei, se acordă titlul de|în domeniul|lui / dnei|născut(ă) la|în|cu media|Dat la|, la data de|Rector|Decan|Nr. matricol|LICENȚIAT;MASTER;DOCTOR|8,75;9,20;9,86|Istorie;Drept;Chimie;Filologie',
} as const;

/** A diploma across the sheet: everything centred in one solemn sentence, names large, two signatures below. */
const family: Family = {
	author: 'odette',
	locales: ['fr-FR', 'es-ES', 'it-IT', 'ro-RO'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const town = locale.address().city;
		const day = random.day('1965-01-01', '2025-12-01');
		const long = locale.country.dates.find((pattern) => pattern.includes('MMMM'));
		const html = markup`<style>@page { size: A4 landscape; margin: 10mm } body { font: 13pt/1.7 'Liberation Serif'; text-align: center; border: ${random.pick(['5pt double #753', '2pt solid #357', '8pt ridge #964'])}; padding: 8mm 20mm; height: 186mm; position: relative } .n { font: italic 26pt/1.3 'DejaVu Serif' } h1 { font-size: 24pt; letter-spacing: 4pt; margin: 1mm 0 } .s { position: absolute; bottom: 12mm; left: 24mm; right: 24mm; display: flex; justify-content: space-between; font-size: 11pt; line-height: 1.3 } .no { position: absolute; left: 5mm; top: 4mm; font: 7.5pt 'Liberation Sans' } em { font: italic 15pt 'Liberation Serif' }
			</style>${random.chance(0.7) && markup`<div class="no">${at(12)} ${field('register', random.pattern('#####/##'))}</div>`}<div style="letter-spacing:3pt">${at(0)}</div><h1>${field('university', `${at(1)} ${town}`)}</h1><div>${at(2)}</div><div style="font-size:18pt"><b>${field('degree', oneOf(random, at(13)))}</b> ${at(3)} ${field('subject', oneOf(random, at(15)))}</div><div>${at(4)}</div><div class="n">${field('graduate', locale.person().name)}</div>${random.chance(0.85) && markup`<div>${at(5)} ${field('birthDate', locale.date(`${Number(day.slice(0, 4)) - random.int(22, 40)}-0${random.int(1, 9)}-1${random.int(0, 9)}`, long))} ${at(6)} ${field('birthPlace', locale.address().city)}</div>`}${random.chance(0.7) && markup`<div>${at(7)} ${field('grade', oneOf(random, at(14)))}</div>`}<div>${at(8)} ${field('place', town)}${at(9)} ${field('awarded', locale.date(day, long))}</div>
			<div class="s"><span>${at(10)}<br><em>${field('rector', locale.person().name)}</em></span>${random.chance(0.7) && markup`<span>${at(11)}<br><em>${field('dean', locale.person().name)}</em></span>`}</div>`;
		return { html, fields };
	},
};
export default family;
