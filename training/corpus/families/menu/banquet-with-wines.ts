import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { drawPeople } from '../../kit/archive.ts';
import { oneOf, speak } from '../../kit/forms.ts';
import { askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { also, drawFace } from '../../kit/reports.ts';

const SAID = {
	en: 'Dinner in honour of;Farewell dinner for|Toasts|To the Company, by;To the Guests, by|Clear oxtail soup;Cream of celery|Poached turbot;Sole in white wine|Roast saddle of lamb;Pheasant in port|Cabinet pudding;Pears in red wine|Coffee and mints;Cheese and celery|Music by the|String Quartet;Works Band|at half past seven;at eight o’clock|Dress|black tie;lounge suit',
	de: 'Festessen zu Ehren von;Abschiedsessen für|Tischreden|Auf die Gesellschaft, von;Auf die Gäste, von|Klare Ochsenschwanzsuppe;Selleriecreme|Steinbutt;Seezunge in Weißwein|Lammrücken;Fasan in Portwein|Kabinettpudding;Rotweinbirnen|Mokka und Gebäck;Käse|Es spielt das|Streichquartett;Werksorchester|um halb acht;um acht Uhr|Anzug|Smoking;dunkler Anzug',
	fr: 'Dîner en l’honneur de;Dîner d’adieu de|Toasts|À la Société, par;Aux invités, par|Consommé de queue de bœuf;Crème de céleri|Turbot poché;Sole au vin blanc|Selle d’agneau;Faisan au porto|Pouding diplomate;Poires au vin rouge|Café et mignardises;Fromages|Musique :|quatuor à cordes;fanfare de l’usine|à dix-neuf heures trente;à vingt heures|Tenue|smoking;tenue de ville',
	es: 'Cena en honor de;Cena de despedida de|Brindis|Por la Sociedad, por;Por los invitados, por|Consomé de rabo;Crema de apio|Rodaballo;Lenguado al vino|Silla de cordero;Faisán al oporto|Pudin;Peras al vino|Café y dulces;Quesos|Música:|cuarteto de cuerda;banda de la fábrica|a las siete y media;a las ocho|Traje|esmoquin;traje oscuro',
	da: 'Middag til ære for;Afskedsmiddag for|Taler|For selskabet, ved;For gæsterne, ved|Klar oksehalesuppe;Selleriflødesuppe|Pighvar;Søtunge i hvidvin|Lammeryg;Fasan i portvin|Diplomatbudding;Rødvinspærer|Kaffe og småkager;Oste|Musik ved|strygekvartet;fabriksorkester|kl. halv otte;kl. otte|Påklædning|smoking;mørkt tøj',
} as const;
const WINES = [
	'Amontillado',
	'Riesling Spätlese 1959',
	'Château Lormont 1953',
	'Sercial',
	'Tokaj 5 p.',
	'Pouilly 1961',
	'Rioja 1955',
	'Crémant',
];

/** A folded card of a banquet, all centred: courses in the middle without prices, the wine beside each in small italics at the left, toasts with their speakers below, music and hour at the foot. */
const family: Family = {
	author: 'thora',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'es-ES', 'da-DK', 'en-US'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const courses = [3, 4, 5, 6, 7]
			.map((i) => oneOf(random, at(i)))
			.filter((_, i) => i !== 1 || random.chance(0.7));
		const wines = random.some(WINES, courses.length);
		const [guest, first, second] = drawPeople(locale, 3);
		const main = courses[courses.length - 3] ?? '';
		const fields: Fields = {
			occasion: askText(
				'occasion of the dinner|What is the dinner for?|dinnerOccasion|Anlass des Essens|occasion du dîner|motivo de la cena',
			),
			guest: askText(
				'guest of honour|In whose honour is the dinner?|guestOfHonour|Zu wessen Ehren?|en l’honneur de qui|en honor de quién',
			),
			place: askText(
				'place of the dinner|Where is the dinner held?|dinnerVenue|Wo findet das Essen statt?|lieu du dîner',
			),
			date: askText(
				'date of the dinner|On which day is the dinner?|dinnerDate|Tag des Essens|date du dîner',
			),
			hour: askText(
				'hour of the dinner|At what time is the dinner?|dinnerHour|Um wie viel Uhr?|à quelle heure',
			),
			starter: askText(
				'first course|Which course comes first?|firstCourse|erster Gang|premier plat|primer plato',
			),
			last: askText(
				'last course|Which course comes last?|lastCourse|letzter Gang|dernier service|último plato',
			),
			wine: askText(
				`wine with “${main}”|Which wine goes with “${main}”?|wine of the course ${main}|Welcher Wein zu „${main}“?|quel vin avec « ${main} »`,
			),
			firstToast: askText(
				'speaker of the first toast|Who gives the first toast?|firstToastBy|Wer hält die erste Rede?|premier toast par',
			),
			secondToast: askText(
				'speaker of the second toast|Who gives the second toast?|secondToastBy|Wer hält die zweite Rede?|second toast par',
			),
			music: askText('music|Who plays?|musicBy|Wer spielt?|qui joue'),
			dress: askText('dress|What should the guests wear?|dressCode|Kleidung|tenue demandée'),
			courses: list(
				{ course: askText('course|dish|Gang'), wine: askText('wine|Wein|vin') },
				'courses',
				'Which courses are served, and with which wine?',
				'courseList',
				'Gänge mit Wein',
			),
			price: absent(
				askNumber('price of the dinner|What does the dinner cost?|Preis je Gedeck|prix du repas'),
			),
			vegetarian: absent(
				askText('vegetarian dish|What is there for vegetarians?|vegetarisches Gericht'),
			),
		};
		const isBeside = random.chance(0.5);
		const rows = courses.map((course, i) => {
			const named = also(
				field('course', course),
				i === 0 && 'starter',
				i === courses.length - 1 && 'last',
			);
			const wine =
				(i < courses.length - 1 || course === main) &&
				markup`<i>${also(field('wine', wines[i] ?? ''), course === main && 'wine')}</i>`;
			return isBeside
				? markup`<div data-row class="g"><span>${wine}</span><span>${named}</span></div>`
				: markup`<div data-row class="o">${named}<br>${wine}</div>`;
		});
		const toasts = at(2).split(';');
		const html = markup`<style>@page { size: ${random.pick(['A5', '110mm 180mm', 'A6', '140mm 200mm'])}; margin: 9mm } body { font: ${random.pick(['9pt', '10pt'])}/1.5 ${random.pick(["'Liberation Serif'", "'DejaVu Serif'", drawFace(random)])}; text-align: center } .f { border: ${random.pick(['2pt double #000', '.6pt solid #733', '0'])}; padding: 5mm } .g { display: grid; grid-template-columns: 34% 1fr; align-items: center; margin: 2mm 0 } .g span + span { text-align: ${random.pick(['left', 'center'])} } .o { margin: 2.5mm 0 } i { font-size: 82% } h2 { font-weight: normal; font-size: 14pt; margin: 2mm 0 } hr { width: 30%; border: 0; border-top: .5pt solid #000 }
			</style><div class="f">${field('occasion', oneOf(random, at(0)))}<h2>${field('guest', guest?.name ?? '')}</h2>${field('place', `${random.pick(['Hotel Bristol', 'Ratskeller', 'Savoy', 'Casino'])}, ${locale.address().city}`)}<br>${field('date', `${random.int(1, 28)} ${locale.month(random.int(1, 12))} ${random.int(1951, 1979)}`)}, ${field('hour', oneOf(random, at(10)))}<hr><div data-list="courses">${rows}</div><hr>${at(1)}<br>${toasts[0]} ${field('firstToast', first?.name ?? '')}<br>${random.chance(0.7) && markup`${toasts[1]} ${field('secondToast', second?.name ?? '')}<br>`}${at(8)} ${field('music', oneOf(random, at(9)))}${random.chance(0.6) && markup`<br><small>${at(11)}: ${field('dress', oneOf(random, at(12)))}</small>`}</div>`;
		return { html, fields };
	},
};
export default family;
