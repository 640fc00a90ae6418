import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { oneOf, speak } from '../../kit/forms.ts';
import { inMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	title: text(
		'',
		'Comment s’appelle le concert ?',
		'What is the concert called?',
		'titolo del concerto',
		'concertTitle',
	),
	date: date(
		'',
		'Quand a lieu le concert ?',
		'When is the concert?',
		'data del concerto',
		'concertDate',
	),
	time: text('time', 'À quelle heure commence le concert ?', 'ora di inizio'),
	venue: text('location', 'Où a lieu le concert ?', 'Dove si tiene il concerto?'),
	orchestra: text('', 'Quel orchestre joue ?', 'Which orchestra plays?', 'orchestra', 'ensemble'),
	conductor: text('', 'Qui dirige ?', 'Who conducts?', 'direttore', 'conductor'),
	soloist: text('', 'Qui est le soliste ?', 'Who is the soloist?', 'solista', 'soloist'),
	works: list(
		{
			composer: text('', 'compositeur', 'composer', 'compositore'),
			title: text('', 'œuvre', 'title of the piece', 'brano'),
			minutes: number('', 'durée en minutes', 'length of the piece', 'durationMinutes'),
		},
		'works',
		'Quelles œuvres sont jouées ?',
	),
	interval: text(
		'',
		'durée de l’entracte',
		'How long is the interval?',
		'intervallo',
		'intervalLength',
	),
	priceTop: number(
		'',
		'place la plus chère',
		'What does the best seat cost?',
		'topPrice',
		'prezzo del posto migliore',
	),
	doors: text('', 'ouverture des portes', 'When do the doors open?', 'apertura', 'doorsOpen'),
	sponsor: text(
		'',
		'Qui soutient le concert ?',
		'Who sponsors the concert?',
		'mecenas',
		'con il sostegno di',
	),
	seat: absent(text('seat', 'numéro du siège', 'posto')),
	ticketNumber: absent(text('documentNumber', 'numéro du billet', 'numero del biglietto')),
};
const SAID = {
	fr: 'Programme|Direction|Entracte|minutes|Ouverture des portes|Places de|à|Avec le soutien de|heures|Grande soirée romantique;Concert du Nouvel An;Musique au château;Nuit des violons|Orchestre de chambre;Philharmonie;Ensemble|violon;piano;violoncelle;soprano|Il est interdit de photographier. Merci d’éteindre vos téléphones. Les retardataires attendront la fin du premier morceau.|Salle des Fêtes;Église Saint-Martin;Théâtre municipal|Ouverture en ré;Concerto n° 2;Symphonie pastorale;Suite de danses;Nocturne;Sérénade pour cordes',
	it: 'Programma|Direttore|Intervallo|minuti|Apertura porte|Posti da|a|Con il sostegno di|ore|Serata romantica;Concerto di Capodanno;Musica al castello;Notte dei violini|Orchestra da camera;Filarmonica;Ensemble|violino;pianoforte;violoncello;soprano|È vietato fotografare. Si prega di spegnere i telefoni. I ritardatari attenderanno la fine del primo brano.|Teatro Comunale;Chiesa di San Marco;Sala dei Priori|Ouverture in re;Concerto n. 2;Sinfonia pastorale;Suite di danze;Notturno;Serenata per archi',
	es: 'Programa|Director|Descanso|minutos|Apertura de puertas|Localidades de|a|Con el apoyo de|horas|Velada romántica;Concierto de Año Nuevo;Música en el castillo;Noche de violines|Orquesta de cámara;Filarmónica;Conjunto|violín;piano;violonchelo;soprano|Prohibido hacer fotografías. Apaguen sus teléfonos. Quien llegue tarde esperará al final de la primera obra.|Teatro Principal;Iglesia de San Marcos;Auditorio|Obertura en re;Concierto n.º 2;Sinfonía pastoral;Suite de danzas;Nocturno;Serenata para cuerdas',
} as const;

/** A centred concert bill: big names without labels, works with the composer above the title, an interval between them. */
const family: Family = {
	author: 'odette',
	locales: ['fr-FR', 'it-IT', 'es-ES', 'fr-BE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const works = random.some(at(14).split(';'), random.int(3, 5));
		const pause = random.int(1, works.length - 1);
		const hour = random.int(17, 21);
		const isLeft = random.chance(0.3);
		const low = inMoney(random.int(6, 18), locale);
		const html = markup`<style>@page { size: ${random.pick(['A5', 'A4', '99mm 210mm'])}; margin: 10mm } body { font: 10pt/1.5 'Liberation Serif'; text-align: ${isLeft ? 'left' : 'center'} } h1 { font: italic 22pt/1.15 'DejaVu Serif'; margin: 4mm 0 } .o { font-size: 14pt; font-variant: small-caps } .w { margin: 3mm 0 } .w b { font-weight: normal; letter-spacing: 1pt } .w i { font-size: 11.5pt } small { font-size: 7.5pt; display: block; margin-top: 6mm } hr { width: 30%; border: 0; border-top: .6pt solid #000 }
			</style><div>${field('venue', `${oneOf(random, at(13))}, ${locale.address().city}`)}</div><div>${field('date', locale.date(random.day('1978-01-01', '2026-06-01'), locale.country.dates[1]))}, ${field('time', `${hour}${random.pick([' h ', ':', '.'])}${random.pick(['00', '30', '15'])}`)}${random.chance(0.3) && ` ${at(8)}`}</div><h1>${field('title', oneOf(random, at(9)))}</h1>
			<div class="o">${field('orchestra', `${oneOf(random, at(10))} ${random.pick(['Aurora', 'Ondine', 'Belvento', 'Castalia'])}`)}</div>${random.chance(0.7) && markup`<div>${field('soloist', locale.person().name)}, ${oneOf(random, at(11))}</div>`}<div>${at(1)} ${field('conductor', locale.person().name)}</div><hr><b>${at(0)}</b>
			<div data-list="works">${works.map((work, i) => markup`${i === pause && random.chance(0.9) && markup`<div>— ${at(2)} (${field('/interval', `${random.pick([15, 20, 25])} ${at(3)}`)}) —</div>`}<div class="w" data-row><b>${field('composer', `${locale.person().given.slice(0, 1)}. ${locale.person().family}`)}</b><br><i>${field('title', work)}</i>${random.chance(0.5) && markup` (${field('minutes', random.int(6, 41))}’)`}</div>`)}</div><hr>
			${random.chance(0.6) && markup`<div>${at(4)}: ${field('doors', `${hour - 1}:${random.pick(['00', '30'])}`)}</div>`}${random.chance(0.7) && markup`<div>${at(5)} ${locale.money(low)} ${at(6)} ${field('priceTop', locale.money(low * random.int(2, 4)))}</div>`}${random.chance(0.5) && markup`<div>${at(7)} ${field('sponsor', locale.company().name)}</div>`}<small>${at(12)}</small>`;
		return { html, fields };
	},
};
export default family;
