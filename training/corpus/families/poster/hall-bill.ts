import type { Family, Fields } from '../../family.ts';
import { asDate, asNumber, asRows, asText, cell, drawPeople } from '../../kit/archive.ts';
import { absent } from '../../kit/ask.ts';
import { clockAmPm, oneOf, speak } from '../../kit/forms.ts';
import { inMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	event: asText(
		'What event does the poster announce?|What is written in the largest letters?|¿Qué se anuncia?|Qu’annonce l’affiche ?|eventName',
	),
	host: asText(
		'Who holds the event?|Who presents the evening?|¿Quién organiza el acto?|Qui organise la soirée ?|presentedBy',
	),
	date: asDate(
		'On what date is the event?|When does it take place?|¿En qué fecha es?|À quelle date ?|eventDate',
	),
	weekday: asText(
		'On what day of the week is it?|¿Qué día de la semana es?|Quel jour de la semaine ?|weekday',
	),
	time: asText(
		'At what time does it begin?|When does it start?|¿A qué hora empieza?|À quelle heure cela commence-t-il ?|startTime',
	),
	place: asText(
		'Where does it take place?|In which hall is it?|¿Dónde es?|Où cela a-t-il lieu ?|venue',
	),
	town: asText('In which town is it?|¿En qué ciudad?|Dans quelle ville ?|townOfEvent'),
	star: asText(
		'Who is the main attraction?|Whose name stands largest among the artists?|¿Quién es el artista principal?|Qui est la vedette ?|mainAct',
	),
	second: asText(
		'Who comes second on the bill?|¿Quién es el segundo del cartel?|Qui vient en second ?|secondAct',
	),
	admission: asNumber(
		'What does admission cost?|What do adults pay?|¿Cuánto cuesta la entrada?|Combien coûte l’entrée ?|admission',
	),
	children: asNumber(
		'What do children pay?|¿Cuánto pagan los niños?|Combien paient les enfants ?|childrenAdmission',
	),
	prize: asText(
		'What is the first prize of the raffle?|What can one win?|¿Cuál es el primer premio?|Quel est le premier prix ?|firstPrize',
	),
	benefit: asText(
		'For whose benefit is it?|Where does the money go?|¿A beneficio de quién es?|Au profit de qui ?|inAidOf',
	),
	tickets: asText(
		'Where can tickets be bought?|¿Dónde se venden las entradas?|Où acheter les billets ?|ticketsFrom',
	),
	telephone: asText(
		'What telephone number is on the poster?|¿Qué teléfono aparece?|Quel numéro de téléphone figure sur l’affiche ?|posterPhone',
	),
	printer: asText(
		'Who printed the poster?|¿Qué imprenta lo imprimió?|Qui a imprimé l’affiche ?|printerName',
	),
	acts: asRows(
		{ value: asText('Who performs?|artista|artiste|act') },
		'Who performs?|actsOnTheBill|¿Quiénes actúan?|Qui se produit ?',
	),
	dress: absent(asText('What should one wear?|dressCode|¿Qué ropa se pide?')),
	endTime: absent(asText('When does it end?|endTime|À quelle heure est-ce fini ?')),
};
const SAID = {
	en: 'GRAND DANCE;HARVEST SUPPER;FARM & HOME SHOW;VARIETY NIGHT;SAFETY RALLY|presents;invites you to the|Admission|Children|First prize|In aid of|Tickets from|Tel.|Sunday;Monday;Tuesday;Wednesday;Thursday;Friday;Saturday|Corn Exchange;Drill Hall;Union Hall;Fairgrounds|and his Orchestra;– songs at the piano;and the Mill Boys;, comedian;– magic|a new bicycle;a week in Brighton;a side of bacon;a colour television|the Children’s Ward;the Band Fund;the Flood Victims|Pemberton’s Pharmacy;the box office;any member|Printed by|with',
	fr: 'GRAND BAL;FÊTE DES MOISSONS;SOIRÉE DE VARIÉTÉS;FOIRE-EXPOSITION|présente;vous invite :|Entrée|Enfants|Premier prix|Au profit de|Billets|Tél.|dimanche;lundi;mardi;mercredi;jeudi;vendredi;samedi|Salle des Fêtes;Foyer rural;Halle aux Grains|et son orchestre;, chansons;, fantaisiste;, prestidigitateur|une bicyclette;un jambon;un voyage à Nice|l’Orphelinat;la Fanfare;la Caisse des Écoles|Café du Port;à l’entrée;Librairie Fabre|Imprimerie|avec',
	es: 'GRAN BAILE;FIESTA DE LA COSECHA;NOCHE DE VARIEDADES;FERIA DEL CAMPO|presenta;les invita a:|Entrada|Niños|Primer premio|A beneficio de|Entradas en|Teléf.|domingo;lunes;martes;miércoles;jueves;viernes;sábado|Salón Municipal;Casa del Pueblo;Teatro Viejo|y su orquesta;, canciones;, humorista;, magia|una bicicleta;un jamón;un viaje a Mallorca|el Hospital;la Banda;los Damnificados|el Café Central;la taquilla;Librería Soler|Imprenta|con',
} as const;

/** A hall poster: centred lines in every size, the date in a band, artists under each other with small print between, prices in two corners. */
const family: Family = {
	author: 'katrien',
	locales: ['en-GB', 'fr-FR', 'es-ES', 'en-US', 'en-IE', 'fr-BE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const people = drawPeople(locale, 5);
		const acts = people.slice(0, random.int(1, 4)).map(({ name }) => name.toUpperCase());
		const day = random.day('1955-01-01', '1985-12-01');
		const minutes = random.pick([870, 1140, 1170, 1200, 1230]);
		const price = inMoney(random.int(2, 30) / 2, locale);
		const weekday = at(8).split(';')[new Date(day).getUTCDay()] ?? '';
		const clockText =
			locale.language === 'en'
				? clockAmPm(minutes)
				: `${Math.floor(minutes / 60)} h${minutes % 60 === 0 ? '' : ` ${minutes % 60}`}`;
		const pattern =
			locale.countryCode === 'US'
				? 'MMMM d, yyyy'
				: locale.language === 'es'
					? 'd de MMMM de yyyy'
					: 'd MMMM yyyy';
		const faces = [
			"'Liberation Serif'",
			"'Liberation Sans'",
			"'DejaVu Serif'",
			"'Liberation Sans Narrow'",
		];
		const line = (size: number, content: ReturnType<typeof markup>, style = '') =>
			markup`<div style="font:${random.pick(['bold', 'normal', 'italic', 'bold'])} ${size}pt/1.15 ${random.pick(faces)};${style}">${content}</div>`;
		const band = random.pick([
			'background:#000;color:#fff;padding:3mm',
			'border-top:3pt solid #000;border-bottom:3pt solid #000;padding:2mm',
			'',
		]);
		const when = line(
			22,
			markup`${field('weekday', weekday)}, ${field('date', locale.date(day, pattern))}`,
			band,
		);
		const where = line(
			17,
			markup`${field('place', oneOf(random, at(9)))}, ${field('town', locale.address().city)}`,
			'margin:3mm 0',
		);
		const isDateFirst = random.chance(0.4);
		const roles = at(10).split(';');
		const html = markup`<style>@page { size: ${random.pick(['A4', 'A3', '11in 17in', '200mm 330mm'])}; margin: 13mm } body { text-align: center; border: ${random.pick(['5pt double #000', '2pt solid #000', '0'])}; padding: 6mm } .p { display: flex; justify-content: space-between; font: bold 15pt 'Liberation Sans'; margin: 6mm 4mm } small { font: 8pt 'Liberation Sans'; display: block; margin-top: 7mm }
			</style>${line(15, markup`${field('host', `${locale.person().family} ${random.pick(['Mill Social Club', 'Works Committee', 'Cooperative', 'Brothers'])}`)} ${oneOf(random, at(1))}`, 'margin-bottom:4mm')}${isDateFirst && [when, where]}${line(random.int(40, 56), field('event', oneOf(random, at(0))), 'margin:5mm 0')}<div data-list="acts">${acts.map((name, i) => markup`${i === 0 && line(11, markup`${at(15)}`)}${line(i === 0 ? 30 : 19, markup`<span data-row>${cell('value', name, i === 0 && 'star', i === 1 && 'second')}</span>`)}${line(12, markup`${roles[i % roles.length]}`, 'margin-bottom:2mm')}`)}</div>${!isDateFirst && [when, where]}${line(20, field('time', clockText))}
			${random.chance(0.5) && line(14, markup`${at(4)}: ${field('prize', oneOf(random, at(11)))}`, 'margin-top:4mm')}<div class="p"><span>${at(2)} ${field('admission', locale.money(price))}</span>${random.chance(0.7) && markup`<span>${at(3)} ${field('children', locale.money(Number((price / 2).toFixed(2))))}</span>`}</div>${random.chance(0.6) && line(13, markup`${at(5)} ${field('benefit', oneOf(random, at(12)))}`)}${line(12, markup`${random.chance(0.8) && markup`${at(6)} ${field('tickets', oneOf(random, at(13)))} `}${random.chance(0.6) && markup`· ${at(7)} ${field('telephone', locale.phone())}`}`)}<small>${at(14)} ${field('printer', locale.company().name)}</small>`;
		return { html, fields };
	},
};
export default family;
