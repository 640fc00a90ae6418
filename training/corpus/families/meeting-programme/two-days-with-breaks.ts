import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { drawPeople } from '../../kit/archive.ts';
import { clock, clockAmPm, oneOf, speak } from '../../kit/forms.ts';
import { about, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { also, drawFace, ofMeeting } from '../../kit/reports.ts';

const SAID = {
	en: 'Programme|Symposium on Food Storage;Winter Meeting of the Society;Conference on Dust and Health;Workshop on Water Analysis|Coffee|Lunch|Registration|Dinner|Chairman|Nitrogen and grain;The measurement of dust;New columns for old samples;What the mills told us;Sampling from ships;Moisture and mould;A cheap photometer;Errors of weighing;The farmer’s view;Closing remarks|Grand Hotel;University Hall;Chamber of Commerce;Town Theatre|General discussion|Information|First day;Second day',
	de: 'Programm|Symposium Lebensmittellagerung;Wintertagung der Gesellschaft;Tagung Staub und Gesundheit;Arbeitskreis Wasseranalyse|Kaffeepause|Mittagessen|Anmeldung|Abendessen|Leitung|Stickstoff und Getreide;Die Messung von Staub;Neue Säulen für alte Proben;Was die Mühlen berichten;Probenahme auf Schiffen;Feuchte und Schimmel;Ein billiges Photometer;Fehler beim Wägen;Die Sicht des Landwirts;Schlusswort|Grand Hotel;Universität;Handelskammer;Stadttheater|Aussprache|Auskunft|Erster Tag;Zweiter Tag',
	fr: 'Programme|Symposium sur le stockage;Réunion d’hiver de la Société;Colloque Poussières et santé;Atelier Analyse des eaux|Pause-café|Déjeuner|Accueil|Dîner|Président de séance|L’azote et le grain;La mesure des poussières;De nouvelles colonnes;Ce que disent les moulins;Prélever sur les navires;Humidité et moisissures;Un photomètre bon marché;Erreurs de pesée;Le point de vue du fermier;Conclusions|Grand Hôtel;Université;Chambre de commerce;Théâtre municipal|Discussion générale|Renseignements|Premier jour;Second jour',
	it: 'Programma|Simposio sulla conservazione;Riunione invernale della Società;Convegno Polveri e salute;Seminario Analisi delle acque|Pausa caffè|Pranzo|Registrazione|Cena|Presiede|L’azoto e il grano;La misura delle polveri;Nuove colonne;Che cosa dicono i mulini;Campioni dalle navi;Umidità e muffe;Un fotometro economico;Errori di pesata;La voce del contadino;Conclusioni|Grand Hotel;Università;Camera di commercio;Teatro comunale|Discussione|Informazioni|Primo giorno;Secondo giorno',
	sv: 'Program|Symposium om livsmedelslagring;Sällskapets vintermöte;Konferens om damm och hälsa;Seminarium om vattenanalys|Kaffe|Lunch|Anmälan|Middag|Ordförande|Kväve och spannmål;Att mäta damm;Nya kolonner;Vad kvarnarna berättar;Provtagning på fartyg;Fukt och mögel;En billig fotometer;Vägningsfel;Bondens syn;Avslutning|Grand Hotell;Universitetet;Handelskammaren;Stadsteatern|Diskussion|Upplysningar|Första dagen;Andra dagen',
	pl: 'Program|Sympozjum o przechowywaniu żywności;Zimowe zebranie Towarzystwa;Konferencja Pył i zdrowie;Warsztaty analizy wody|Przerwa na kawę|Obiad|Rejestracja|Kolacja|Przewodniczy|Azot i ziarno;Pomiar pyłu;Nowe kolumny;Co mówią młyny;Próby ze statków;Wilgoć i pleśń;Tani fotometr;Błędy ważenia;Zdanie rolnika;Zamknięcie obrad|Grand Hotel;Uniwersytet;Izba Handlowa;Teatr Miejski|Dyskusja|Informacje|Dzień pierwszy;Dzień drugi',
} as const;
const SAY: Readonly<Record<string, readonly [string, string]>> = {
	en: ['', ''],
	de: ['Wann beginnt „{r}“?|', 'Wer spricht über „{r}“?|'],
	fr: ['À quelle heure commence « {r} » ?|', 'Qui parle de « {r} » ?|'],
	it: ['A che ora comincia «{r}»?|', 'Chi parla di «{r}»?|'],
	sv: ['När börjar ”{r}”?|', 'Vem talar om ”{r}”?|'],
	pl: ['O której zaczyna się „{r}”?|', 'Kto mówi o „{r}”?|'],
};

/** A typed or set programme of two days: the time at the left, the talk with the speaker and town below or behind it, coffee and lunch as lines of their own, a chairman for each half day. */
const family: Family = {
	author: 'thora',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'it-IT', 'sv-SE', 'pl-PL', 'en-US'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const talks = random.shuffle(at(7).split(';').slice(0, -1)).slice(0, random.int(7, 9));
		const people = drawPeople(locale, talks.length + 4);
		const isAmerican = locale.countryCode === 'US';
		const sign = random.pick([':', '.']);
		const time = (minutes: number) => (isAmerican ? clockAmPm(minutes) : clock(minutes, sign));
		const chosen = random.some([...talks.keys()], 4);
		const [when = '', who = ''] = SAY[locale.language] ?? [];
		const put = (templates: string, title: string) => askText(templates.replaceAll('{r}', title));
		const asked: Record<string, Fields[string]> = {};
		for (const [k, t] of chosen.entries()) {
			const title = talks[t] ?? '';
			asked[`time${k}`] = put(
				`${when}When does “{r}” begin?|time of the talk “{r}”|At what time is “{r}”?`,
				title,
			);
			asked[`speaker${k}`] = put(
				`${who}Who speaks about “{r}”?|speaker of “{r}”|Who gives the talk “{r}”?`,
				title,
			);
		}
		const talkOf = people[chosen[0] ?? 0]?.name ?? '';
		const fields: Fields = {
			...ofMeeting('title', 'venue', 'city', 'coffee', 'lunch', 'start', 'contact'),
			...about('pageNumber'),
			...asked,
			firstChair: askText(
				'chairman of the first morning|Who is the chairman of the first session?|chairMorningOne|Wer leitet die erste Sitzung?|président de la première séance',
			),
			dinner: askText(
				'time of dinner|When is dinner?|dinnerTime|Wann ist das Abendessen?|heure du dîner',
			),
			secondDay: askText(
				'date of the second day|Which date is the second day?|dayTwo|Datum des zweiten Tages|date du second jour',
			),
			topic: askText(
				`talk given by ${talkOf}|What does ${talkOf} speak about?|topic of ${talkOf}|Worüber spricht ${talkOf}?`,
			),
			talks: list(
				{
					time: askText('time|Beginn|heure'),
					title: askText('title of the talk|topic|Vortrag'),
					speaker: askText('speaker|who speaks|Redner'),
					town: askText('town of the speaker|where from|Ort'),
				},
				'talks',
				'Which talks are given, when and by whom?',
				'talkList',
				'Vorträge',
			),
			fee: absent(
				askText(
					'fee for the meeting|What does the meeting cost?|Tagungsgebühr|droits d’inscription',
				),
			),
			dress: absent(askText('dress|What should one wear?|Kleidung|tenue')),
		};
		const style = random.pick(['below', 'behind', 'before']);
		let next = 0;
		const talk = (minutes: number) => {
			const t = next;
			next += 1;
			const [title = '', { name } = { name: '' }] = [talks[t], people[t]];
			const k = chosen.indexOf(t);
			const shown = also(field('time', time(minutes)), k >= 0 && `time${k}`, t === 0 && 'start');
			const said = also(field('title', title), k === 0 && 'topic');
			const speaker = also(field('speaker', name), k >= 0 && `speaker${k}`);
			const town = random.chance(0.7) && markup`, ${field('town', locale.address().city)}`;
			const body =
				style === 'below'
					? markup`${said}<br><i>${speaker}${town}</i>`
					: style === 'behind'
						? markup`${said} (${speaker}${town})`
						: markup`<b>${speaker}</b>${town}: ${said}`;
			return markup`<tr data-row><td>${shown}<td>${body}`;
		};
		const pause = (minutes: number, label: string, path: string) =>
			markup`<tr class="p"><td>${path === '' ? time(minutes) : field(`/${path}`, time(minutes))}<td>${label}`;
		const chair = (i: number) =>
			markup`<tr><td><td class="c">${at(6)}: ${i === 0 ? field('/firstChair', people[talks.length]?.name ?? '') : people[talks.length + i]?.name}`;
		const from = random.pick([540, 555, 570]);
		const perDay = Math.ceil(talks.length / 2);
		const day = (d: number) => {
			const count = d === 0 ? perDay : talks.length - perDay;
			const morning = Array.from({ length: count }, (_, i) => {
				const minutes = from + i * 30 + (i > 1 ? 30 : 0) + (i > 3 ? 90 : 0);
				const coffee = i === 1 && pause(minutes + 30, at(2), d === 0 ? 'coffee' : '');
				const lunch = i === 3 && pause(minutes + 30, at(3), d === 0 ? 'lunch' : '');
				return markup`${talk(minutes)}${coffee}${lunch}`;
			});
			const evening =
				d === 0 ? pause(random.pick([1140, 1170, 1200]), at(5), 'dinner') : pause(960, at(9), '');
			return markup`${chair(d)}${morning}${evening}`;
		};
		const [one, two] = at(11).split(';');
		const begin = random.int(2, 26);
		const month = `${locale.month(random.int(1, 12))} ${random.int(1954, 2005)}`;
		const html = markup`<style>@page { size: ${random.pick(['A4', 'letter', 'A5'])}; margin: 15mm 18mm } body { font: ${random.pick(['9.5pt', '10pt'])}/1.35 ${random.pick([drawFace(random), "'Liberation Mono'"])} } header { text-align: ${random.pick(['center', 'left'])} } h1 { font-size: 14pt; margin: 1mm 0 } h2 { font-size: 10.5pt; margin: 4mm 0 1mm; ${random.pick(['text-decoration: underline', 'border-bottom: .6pt solid #000', ''])} } table { width: 100%; border-collapse: collapse } td { vertical-align: top; padding: .6mm 0 } td:first-child { width: ${isAmerican ? 25 : 17}mm; white-space: nowrap } .p td { ${random.pick(['font-style: italic', 'text-transform: uppercase; font-size: 88%', ''])} } .c { padding-bottom: 1mm }
			</style><header>${at(0).toUpperCase()}<h1>${field('title', oneOf(random, at(1)))}</h1>${field('venue', oneOf(random, at(8)))}, ${field('city', locale.address().city)}</header><div data-list="talks"><h2>${one} – ${begin} ${month}</h2><table>${day(0)}</table><h2>${two} – ${field('/secondDay', `${begin + 1} ${month}`)}</h2><table>${day(1)}</table></div><p>${at(10)}: ${field('contact', people[talks.length + 3]?.name ?? '')}, ${locale.phone()}</p><div style="text-align:center">${field('pageNumber', String(random.int(1, 4)))}</div>`;
		return { html, fields };
	},
};
export default family;
