import type { Family, Fields } from '../../family.ts';
import { drawSignature } from '../../kit/archive.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, askTable, drawFour } from '../../kit/slips.ts';

const fields: Fields = {
	...askForm({
		participant:
			'Who took part? | Wer hat teilgenommen? | Qui a participé ? | Chi ha partecipato? | ¿Quién participó? | attendeeName',
		birth:
			'@ When was the participant born? | Geburtsdatum | date de naissance | data di nascita | birthDate',
		course: 'Which course was it? | Lehrgang | formation | corso | curso | courseName',
		from: '@ When did the course begin? | Beginn des Lehrgangs | début du cours | inizio del corso | courseStart',
		until:
			'@ When did the course end? | Ende des Lehrgangs | fin du cours | fine del corso | courseEnd',
		hours:
			'# How many hours did it take? | Stundenzahl | nombre d’heures | ore | horas | courseHours',
		certificateNo:
			'What is the number of the certificate? | Bescheinigungsnummer | numéro d’attestation | numero attestato | certificateNumber',
		grade: 'With what result was it passed? | Ergebnis | résultat | esito | nota | courseResult',
		place: 'Where was the course held? | Ort | lieu | luogo | lugar | coursePlace',
		issued:
			'@ When was the certificate made out? | ausgestellt am | établi le | rilasciato il | issueDate',
		organiser:
			'Who held the course? | Veranstalter | organisateur | ente | organizador | trainingProvider',
		lecturer: 'Who taught it? | Lehrgangsleiter | formateur | docente | profesor | lecturerName',
		director: 'Who signed the certificate? | Leiter | directeur | direttore | director | signatory',
		fee: '-# What does the course cost? | Gebühr | prix | costo',
		seats: '-# How many places were there? | Plätze | places | posti',
	}),
	topics: askTable(
		{
			topic: 'part of the course | Inhalt | module | modulo',
			hours: '# hours of the part | Stunden | heures | ore',
		},
		'contents of the course | Lehrinhalte | contenu | contenuti | courseParts',
	),
};
const SAID = {
	de: 'TEILNAHMEBESCHEINIGUNG;Zeugnis|Herr;Frau|geboren am|hat in der Zeit vom|bis|am Lehrgang|mit insgesamt|Stunden|teilgenommen|Inhalte|Ergebnis|mit Erfolg;sehr gut;gut;bestanden|Ort und Datum|Leitung|Referent|Nr.|Brandschutz im Betrieb;Gabelstaplerschein;Buchführung Teil 2;Erste Hilfe|Grundlagen;Recht;Übungen;Prüfung',
	fr: 'ATTESTATION DE PARTICIPATION;Certificat|Monsieur;Madame|né(e) le|a suivi du|au|la formation|soit|heures|de cours|Contenu|Résultat|avec succès;très bien;bien;admis|Fait à|La direction|Intervenant|N°|Prévention incendie;Conduite de chariots;Comptabilité niveau 2;Premiers secours|Bases;Droit;Exercices;Épreuve',
	it: 'ATTESTATO DI FREQUENZA;Certificato|Il signor;La signora|nato il|ha frequentato dal|al|il corso|per|ore|complessive|Contenuti|Esito|con profitto;ottimo;buono;idoneo|Luogo e data|La direzione|Docente|N.|Antincendio;Carrelli elevatori;Contabilità;Primo soccorso|Nozioni;Norme;Esercitazioni;Prova',
	es: 'CERTIFICADO DE ASISTENCIA;Diploma|D.;Dª|nacido el|ha asistido del|al|al curso|con|horas|lectivas|Contenido|Calificación|apto;notable;sobresaliente|En|La dirección|Ponente|N.º|Prevención de incendios;Carretillas;Contabilidad;Primeros auxilios|Fundamentos;Normativa;Prácticas;Prueba',
	pl: 'ZAŚWIADCZENIE;Świadectwo|Pan;Pani|urodzony|uczestniczył od|do|w kursie|w wymiarze|godzin|zajęć|Zakres|Wynik|pozytywny;bardzo dobry;dobry|Miejscowość i data|Dyrekcja|Wykładowca|Nr|Ochrona przeciwpożarowa;Wózki widłowe;Księgowość;Pierwsza pomoc|Podstawy;Prawo;Ćwiczenia;Egzamin',
	fi: 'TODISTUS OSALLISTUMISESTA|Herra;Rouva|syntynyt|osallistui|-|kurssille|yhteensä|tuntia|koulutusta|Sisältö|Tulos|hyväksytty;hyvä;kiitettävä|Paikka ja aika|Johto|Kouluttaja|Nro|Paloturvallisuus;Trukkikortti;Kirjanpito;Ensiapu|Perusteet;Lainsäädäntö;Harjoitukset;Koe',
};

/** A certificate in a frame with a line of ornament: the name written large, the sentence running around it, contents in two columns of dots, two signatures. */
const family: Family = {
	author: 'ignatius',
	locales: ['de-DE', 'fr-FR', 'it-IT', 'es-ES', 'pl-PL', 'fi-FI', 'de-AT'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const one = (i: number) => random.pick(say(i).split(';'));
		const { count } = locale;
		const day = random.day('1974-02-01', '2026-02-01');
		const [guest, teacher, boss] = drawFour(locale);
		const topics = random
			.some(say(17).split(';'), random.int(2, 4))
			.map((topic) => ({ topic, hours: random.int(2, 12) }));
		const hours = topics.reduce((sum, one2) => sum + one2.hours, 0);
		const course = one(16);
		const number = field('certificateNo', random.pattern('####/##'));
		const html = markup`<style>@page { size: ${random.pick(['A4', 'A4 landscape'])}; margin: 10mm } body { font: 10pt/1.6 'Liberation Serif'; text-align: center } .f { border: 3pt double #6b5b2c; outline: .6pt solid #b3a06a; outline-offset: -3mm; padding: ${random.int(6, 14)}mm 16mm } h1 { font: ${random.pick(['italic ', ''])}21pt 'Liberation Serif'; letter-spacing: 2pt; margin: 0 0 6mm } .n { font: 17pt 'Liberation Serif'; border-bottom: .6pt solid; display: inline-block; padding: 0 8mm } .t { display: grid; grid-template-columns: 1fr 1fr; gap: 1mm 10mm; text-align: left; margin: 5mm auto; width: 78% } .t div { display: flex } .t u { flex: 1; border-bottom: .8pt dotted; text-decoration: none; margin: 0 1mm } .s { display: flex; justify-content: space-between; margin-top: 8mm }
			</style><div class="f"><h1>${one(0)}</h1><p>${one(1)}</p><div class="n">${field('participant', guest.name)}</div><p>${say(2)} ${field('birth', locale.date(random.day('1932-01-01', '2001-12-01')))}, ${say(3)} ${field('from', locale.date(addDays(day, -random.int(2, 30))))} ${say(4)} ${field('until', locale.date(day))} ${say(5)} <b>${field('course', course)}</b> ${say(6)} ${field('hours', count(hours))} ${say(7)} ${say(8)}.</p><div class="t" data-list="topics"><i style="grid-column:1 / 3">${say(9)}:</i>${topics.map((one2) => markup`<div data-row>${field('topic', one2.topic)}<u></u>${field('hours', one2.hours)} ${say(7).slice(0, 3)}.</div>`)}</div>
			<p>${random.chance(0.7) && markup`${say(10)}: ${field('grade', one(11))}`} &nbsp; ${say(15)} ${number}</p><div class="s"><div>${say(12)} ${field('place', locale.address().city)}, ${field('issued', locale.date(addDays(day, random.int(0, 8))))}</div><div>${drawSignature(random, boss)}${say(13)}: ${field('director', boss.name)}</div><div>${random.chance(0.7) && markup`${say(14)}: ${field('lecturer', teacher.name)}`}</div></div><p style="font-size:8pt">${field('organiser', `${random.pick(['Akademie', 'Centre', 'Istituto', 'Centro', 'Ośrodek', 'Instituutti'])} ${random.pick(['Nord', 'Halcyon', 'Labor', 'Techne'])}`)}</p></div>`;
		return { html, fields };
	},
};
export default family;
