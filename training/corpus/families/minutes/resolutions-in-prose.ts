import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { asDate, drawPeople, stampNumber } from '../../kit/archive.ts';
import { oneOf, speak } from '../../kit/forms.ts';
import { askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { drawFace, drawProse } from '../../kit/reports.ts';

const SAID = {
	en: 'Minutes of a meeting of the Board of Trustees;Minutes of the Finance Committee|held on|at|Present were|in the chair, and|On the motion of|, seconded by|, it was resolved that|the lease be renewed for five years;the journal be printed in Leeds;a second clerk be engaged;the reserve be raised|votes in favour|against|The Treasurer reported a balance of|The meeting closed at|The next meeting will be held on|Chairman',
	de: 'Niederschrift über die Sitzung des Kuratoriums;Protokoll des Finanzausschusses|am|in|Anwesend waren|als Vorsitzende(r) und|Auf Antrag von|, unterstützt von|, wurde beschlossen:|die Pacht wird um fünf Jahre verlängert;die Zeitschrift wird in Leipzig gedruckt;ein zweiter Schreiber wird eingestellt;die Rücklage wird erhöht|Stimmen dafür|dagegen|Der Schatzmeister berichtete über einen Stand von|Schluss der Sitzung:|Die nächste Sitzung ist am|Vorsitz',
	fr: 'Procès-verbal du Conseil d’administration;Compte rendu de la commission des finances|tenu le|à|Étaient présents|, président, et|Sur proposition de|, appuyée par|, il est décidé que|le bail est prolongé de cinq ans;la revue sera imprimée à Lille;un second commis sera engagé;la réserve est relevée|voix pour|contre|Le trésorier annonce un solde de|La séance est levée à|La prochaine séance aura lieu le|Le président',
	es: 'Acta del Patronato;Acta de la Comisión de Hacienda|celebrada el|en|Asistieron|como presidente y|A propuesta de|, apoyada por|, se acuerda que|se prorrogue el arriendo cinco años;la revista se imprima en Burgos;se contrate un segundo escribiente;se aumente la reserva|votos a favor|en contra|El tesorero informó de un saldo de|Se levanta la sesión a las|La próxima reunión será el|El presidente',
	sk: 'Zápisnica zo zasadnutia správnej rady;Zápisnica finančnej komisie|konaného dňa|v|Prítomní boli|ako predseda a|Na návrh|, ktorý podporil|, sa rozhodlo, že|nájom sa predĺži o päť rokov;časopis sa vytlačí v Nitre;prijme sa druhý pisár;rezerva sa zvýši|hlasov za|proti|Pokladník oznámil zostatok|Zasadnutie sa skončilo o|Ďalšie zasadnutie bude|Predseda',
} as const;
const fields: Fields = {
	body: askText(
		'title of the minutes|What are these the minutes of?|minutesTitle|Wovon ist es die Niederschrift?|procès-verbal de quoi|acta de qué',
	),
	heldOn: asDate(
		'date of the meeting|When was the meeting held?|meetingDate|Wann war die Sitzung?|date de la séance|fecha de la sesión',
	),
	place: askText(
		'place of the meeting|Where was the meeting held?|meetingPlace|Ort der Sitzung|lieu de la séance',
	),
	chair: askText(
		'chairman|Who was in the chair?|chairperson|Wer hatte den Vorsitz?|qui présidait|quién presidió',
	),
	mover: askText(
		'member who moved the resolution|Who moved the first resolution?|movedBy|Wer stellte den Antrag?|sur proposition de qui',
	),
	seconder: askText(
		'member who seconded it|Who seconded the first resolution?|secondedBy|Wer unterstützte den Antrag?|appuyé par qui',
	),
	resolved: askText(
		'first resolution|What was resolved first?|firstResolution|Was wurde zuerst beschlossen?|première décision|primer acuerdo',
	),
	inFavour: askNumber(
		'votes in favour|How many voted in favour of the first resolution?|votesFor|Stimmen dafür|voix pour',
	),
	against: askNumber(
		'votes against|How many voted against the first resolution?|votesAgainst|Gegenstimmen|voix contre',
	),
	balance: askNumber(
		'balance reported by the treasurer|Which balance did the treasurer report?|treasurerBalance|Kassenstand|solde annoncé',
	),
	closed: askText(
		'end of the meeting|At what time did the meeting close?|closingTime|Ende der Sitzung|fin de la séance',
	),
	next: asDate(
		'date of the next meeting|When is the next meeting?|nextMeeting|nächste Sitzung|prochaine séance',
	),
	page: askText('page number|What is the page number?|pageNo|Seitenzahl|numéro de page'),
	stamp: askText('stamped number|What number is stamped on it?|stampNo|Stempelnummer'),
	present: list(
		{ value: askText('person present|member|Anwesender') },
		'people present',
		'Who was present?',
		'membersPresent',
		'Anwesende',
		'personnes présentes',
	),
	resolutions: list(
		{ mover: askText('moved by|Antragsteller'), resolution: askText('resolution|Beschluss') },
		'resolutions',
		'What was resolved, and who moved it?',
		'resolutionsPassed',
		'Beschlüsse',
	),
	rent: absent(askNumber('yearly rent|How high is the rent?|Pachtzins|loyer annuel')),
	secretary: absent(askText('secretary|Who took the minutes?|Schriftführer|secrétaire')),
};

/** Minutes written as continuous prose in a bound book: no headings or lists, the people in one sentence, motions with mover, seconder and votes in sentences, signed by the chairman. */
const family: Family = {
	author: 'casimir',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'es-ES', 'sk-SK', 'en-IE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const people = drawPeople(locale, random.int(6, 9));
		const [chair, ...members] = people;
		const acts = random.some(at(8).split(';'), random.int(2, 3));
		const day = random.day('1948-01-01', '1991-10-01');
		const said = drawProse(random, locale.language, 4);
		const count = members.length + 1;
		const motion = (act: string, i: number) => {
			const [mover, seconder] = random.some(members, 2);
			const no = random.int(0, 2);
			return markup`<span data-row>${at(5)} ${i === 0 ? field('/mover', field('mover', mover?.name ?? '')) : field('mover', mover?.name ?? '')}${at(6)} ${i === 0 ? field('/seconder', seconder?.name ?? '') : seconder?.name}${at(7)} ${i === 0 ? field('/resolved', field('resolution', act)) : field('resolution', act)}</span>${i === 0 && random.chance(0.7) ? markup` (${field('inFavour', count - no)} ${at(9)}, ${field('against', no)} ${at(10)})` : ''}. ${said[i]} `;
		};
		const date = (one: string) =>
			locale.date(
				one,
				{ en: 'd MMMM yyyy', de: 'd. MMMM yyyy', sk: 'd. m. yyyy', es: 'd de MMMM de yyyy' }[
					locale.language
				] ?? 'd MMMM yyyy',
			);
		const face = random.pick([
			"italic 12pt/1.65 'DejaVu Serif'",
			`10.5pt/1.6 ${drawFace(random)}`,
			"10.5pt/1.55 'Liberation Mono'",
		]);
		const html = markup`<style>@page { size: ${random.pick(['A4', '200mm 280mm', 'letter'])}; margin: 20mm 18mm 20mm ${random.int(22, 38)}mm } body { position: relative; min-height: 220mm; font: ${face} } p { margin: 0 0 4mm; text-align: justify; text-indent: ${random.pick([0, 10])}mm } .s { margin-left: 80mm; margin-top: 10mm }
			</style><div style="text-align:right">${field('page', String(random.int(11, 290)))}</div><p>${field('body', oneOf(random, at(0)))} ${at(1)} ${field('heldOn', date(day))} ${at(2)} ${field('place', random.pick([`Hotel Central, ${locale.address().city}`, locale.address().city]))}. ${at(3)} ${field('chair', chair?.name ?? '')} ${at(4)} <span data-list="present">${members.map(({ name }, i) => markup`${i > 0 && ', '}<span data-row>${field('value', name)}</span>`)}</span>.</p><p data-list="resolutions">${acts.map(motion)}</p><p>${random.chance(0.8) && markup`${at(11)} ${field('balance', locale.money(random.int(400, 90_000)))}. `}${said[3]} ${at(12)} ${field('closed', `${random.int(11, 21)}.${random.pick(['10', '30', '45'])}`)}. ${random.chance(0.8) && markup`${at(13)} ${field('next', date(day.replace(/-\d\d-\d\d$/, '-12-11')))}.`}</p><div class="s">${chair?.name}<br>${at(14)}</div>${random.chance(0.3) && stampNumber(random, 'stamp', random.pattern('M ####'))}`;
		return { html, fields };
	},
};
export default family;
