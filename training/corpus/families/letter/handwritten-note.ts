import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { drawPeople } from '../../kit/archive.ts';
import { oneOf, speak } from '../../kit/forms.ts';
import { askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { ofLetter } from '../../kit/reports.ts';

const SAID = {
	en: 'Dear|Thank you for the|, which came yesterday.|We shall be|for dinner on|The train is at|and costs|Bring|, please.|Yours ever;Love;As always|book on bees;two jars of honey;photographs;old map|Saturday;Sunday;Tuesday;Friday|warm coats;your notes;the violin;stout shoes|P.S.|The dog is better.;The roof still leaks.;No news of the house.',
	de: 'Liebe/r|vielen Dank für|, das gestern ankam.|Wir sind|zum Essen am|Der Zug fährt um|und kostet|Bring bitte|mit.|Dein/e;Herzlich;Wie immer|das Bienenbuch;den Honig;die Fotos;die alte Karte|Samstag;Sonntag;Dienstag;Freitag|warme Mäntel;deine Notizen;die Geige;feste Schuhe|P.S.|Dem Hund geht es besser.;Das Dach ist noch undicht.;Nichts Neues vom Haus.',
	fr: 'Cher/ère|Merci pour|, arrivé hier.|Nous serons|à dîner|Le train part à|et coûte|Apporte|, s’il te plaît.|Bien à toi;Amitiés;Comme toujours|le livre sur les abeilles;le miel;les photos;la vieille carte|samedi;dimanche;mardi;vendredi|des manteaux;tes notes;le violon;de bons souliers|P.-S.|Le chien va mieux.;Le toit fuit encore.;Rien de neuf pour la maison.',
	sv: 'Kära|Tack för|, som kom i går.|Vi blir|till middag på|Tåget går|och kostar|Ta med|är du snäll.|Din;Varma hälsningar;Som alltid|biboken;honungen;bilderna;den gamla kartan|lördag;söndag;tisdag;fredag|varma rockar;dina anteckningar;fiolen;grova skor|P.S.|Hunden mår bättre.;Taket läcker än.;Inget nytt om huset.',
	es: 'Querido/a|Gracias por|, que llegó ayer.|Seremos|a cenar el|El tren sale a las|y cuesta|Trae|, por favor.|Tuyo/a;Un abrazo;Como siempre|el libro de abejas;la miel;las fotos;el mapa viejo|sábado;domingo;martes;viernes|abrigos;tus notas;el violín;buenos zapatos|P. D.|El perro está mejor.;El tejado aún gotea.;Nada nuevo de la casa.',
} as const;
const fields: Fields = {
	...ofLetter('letterDate', 'addressee', 'signer', 'closing'),
	place: askText(
		'place where it was written|Where was the note written?|writtenAt|Wo wurde es geschrieben?|où a-t-on écrit|dónde se escribió',
	),
	gift: askText(
		'thing that the writer thanks for|For what does the writer thank?|thanksFor|Wofür bedankt sich der Schreiber?|de quoi remercie-t-on',
	),
	guests: askNumber(
		'number of people at dinner|How many will be at dinner?|dinnerGuests|Wie viele kommen zum Essen?|combien à dîner',
	),
	weekday: askText(
		'day of the dinner|On which day is the dinner?|dinnerDay|Wann ist das Essen?|quel jour est le dîner',
	),
	train: askText(
		'time of the train|When does the train leave?|trainTime|Wann fährt der Zug?|heure du train|hora del tren',
	),
	fare: askNumber(
		'price of the train|How much does the train cost?|trainFare|Was kostet der Zug?|prix du train',
	),
	bring: askText(
		'what to bring along|What should the reader bring?|bringAlong|Was soll man mitbringen?|que faut-il apporter',
	),
	postscript: askText(
		'postscript|What does the postscript say?|psText|Was steht im Nachsatz?|que dit le post-scriptum',
	),
	fileNumber: askText(
		'number put on by the archive|What number did the archive put on the sheet?|archiveNo|Archivnummer|cote d’archive',
	),
	phone: absent(
		askText('telephone number|What is the phone number of the writer?|Telefonnummer|téléphone'),
	),
	subject: absent(askText('subject line|What is the subject?|Betreff|objet')),
};

/** A private note in a hand-like italic, lines sloping, on a small sheet without any letterhead; everything stands in running sentences, a pencilled archive number in a corner. */
const family: Family = {
	author: 'philippa',
	locales: ['en-GB', 'de-AT', 'fr-FR', 'sv-SE', 'es-ES', 'en-IE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const [reader, writer] = drawPeople(locale, 2);
		const ink = random.pick(['#1b2a6b', '#222', '#10307a', '#444']);
		const face = random.pick(["'DejaVu Serif'", "'Liberation Serif'", "'DejaVu Sans'"]);
		const slope = random.decimal(-1.6, 1.2);
		const [who = ''] = at(0).split('/');
		const greeting = locale.language === 'de' ? (reader?.isWoman ? 'Liebe' : 'Lieber') : who;
		const line = (content: ReturnType<typeof markup>) =>
			markup`<p style="transform:rotate(${random.decimal(slope - 0.3, slope + 0.3)}deg)">${content}</p>`;
		const html = markup`<style>@page { size: ${random.pick(['A5', '140mm 180mm', 'A6 landscape', '150mm 200mm'])}; margin: 11mm 12mm } body { font: italic ${random.pick(['11pt', '12pt'])}/1.5 ${face}; color: ${ink}; ${random.pick(['background: linear-gradient(#fff 7.8mm, #cfd8e8 7.8mm) 0 0 / 100% 8mm', '', ''])} } p { margin: 0 0 2mm } .e { margin-left: ${random.int(20, 50)}mm }
			</style><div style="text-align:right">${field('place', locale.address().city)}, ${field('letterDate', locale.date(random.day('1951-01-01', '1988-12-01'), random.pick(['d/m/yy', 'd. MMMM yyyy', 'd.m.yyyy'])))}</div>${line(markup`${greeting} ${field('addressee', reader?.given ?? '')},`)}${line(markup`${at(1)} ${field('gift', oneOf(random, at(10)))}${at(2)} ${at(3)} ${field('guests', random.int(3, 12))} ${at(4)} ${field('weekday', oneOf(random, at(11)))}. ${at(5)} ${field('train', `${random.int(7, 19)}.${random.int(10, 55)}`)}${random.chance(0.6) && markup` ${at(6)} ${field('fare', locale.money(random.decimal(2, 40)))}`}. ${at(7)} ${field('bring', oneOf(random, at(12)))}${at(8).startsWith(',') ? '' : ' '}${at(8)}`)}<div class="e">${field('closing', oneOf(random, at(9)))}<br>${field('signer', writer?.given ?? '')}</div>${random.chance(0.6) && line(markup`${at(13)} ${field('postscript', oneOf(random, at(14)))}`)}${random.chance(0.6) && markup`<div style="margin-top:5mm;font:${random.int(8, 11)}pt 'Liberation Sans';color:#555;text-align:${random.pick(['left', 'right'])}">${field('fileNumber', random.pattern('??-###'))}</div>`}`;
		return { html, fields };
	},
};
export default family;
