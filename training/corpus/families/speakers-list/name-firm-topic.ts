import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { drawPeople, drawTitle } from '../../kit/archive.ts';
import { about, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { also, drawFace, ofMeeting } from '../../kit/reports.ts';

const TOPICS: Readonly<Record<string, string>> = {
	en: 'Packaging for export;Night work and health;Advertising to farmers;The new tariff;Training of foremen;Reading the consumer panel;Automation in the mail room;Labels and the law',
	de: 'Verpackung für die Ausfuhr;Nachtarbeit und Gesundheit;Werbung auf dem Land;Der neue Zolltarif;Ausbildung von Meistern;Das Verbraucherpanel;Automaten in der Poststelle;Etiketten und Recht',
	fr: 'L’emballage à l’export;Travail de nuit et santé;La publicité rurale;Le nouveau tarif;Former les contremaîtres;Lire le panel;Automatiser le courrier;L’étiquette et la loi',
	es: 'El envase para exportar;Trabajo nocturno y salud;Publicidad en el campo;El nuevo arancel;Formar encargados;Leer el panel;Automatizar el correo;La etiqueta y la ley',
	nl: 'Verpakking voor export;Nachtwerk en gezondheid;Reclame op het land;Het nieuwe tarief;Opleiding van bazen;Het panel lezen;Automaten in de postkamer;Etiket en wet',
};
const HEADS: Readonly<Record<string, string>> = {
	en: 'List of speakers|Name|Firm|Subject|Room|Arrival|Hotel|audio-visual needs|slides;overhead;film;none',
	de: 'Rednerliste|Name|Firma|Thema|Raum|Ankunft|Hotel|Technik|Dias;Folien;Film;keine',
	fr: 'Liste des orateurs|Nom|Société|Sujet|Salle|Arrivée|Hôtel|matériel|diapositives;rétroprojecteur;film;aucun',
	es: 'Lista de ponentes|Nombre|Empresa|Tema|Sala|Llegada|Hotel|medios|diapositivas;retroproyector;cine;ninguno',
	nl: 'Sprekerslijst|Naam|Firma|Onderwerp|Zaal|Aankomst|Hotel|hulpmiddelen|dia’s;overhead;film;geen',
};

/** An organiser's list of speakers: a number, the name in capitals, the post and firm in a block below it, the subject in the middle column, room, hotel and arrival at the right. */
const family: Family = {
	author: 'thora',
	locales: ['en-US', 'de-DE', 'fr-FR', 'es-ES', 'nl-NL', 'en-GB'],
	draw: (random, locale) => {
		const head = (HEADS[locale.language] ?? '').split('|');
		const topics = random.some((TOPICS[locale.language] ?? '').split(';'), random.int(5, 7));
		const people = drawPeople(locale, topics.length + 1);
		const spare = people.at(-1)?.name ?? '';
		const chosen = random.some([...topics.keys()], 4);
		const asked: Record<string, Fields[string]> = {};
		for (const [k, i] of chosen.entries()) {
			const name = people[i]?.name ?? '';
			asked[`topic${k}`] = askText(
				`subject of ${name}|What does ${name} speak about?|topic of the speaker ${name}|Worüber spricht ${name}?|De quoi parle ${name} ?|¿De qué habla ${name}?`,
			);
			asked[`firm${k}`] = askText(
				`firm of ${name}|For which firm does ${name} work?|company of ${name}|Bei welcher Firma ist ${name}?`,
			);
			asked[`room${k}`] = askText(
				`room of ${name}|In which room does ${name} speak?|where ${name} speaks|In welchem Raum spricht ${name}?`,
			);
		}
		const fields: Fields = {
			...ofMeeting('title', 'city', 'contact'),
			...about('pageNumber', 'note'),
			...asked,
			heading: askText(
				'heading of the list|What kind of list is it?|listHeading|Überschrift der Liste|titre de la liste',
			),
			status: askText(
				'state of the list|As of which day is the list?|listStatus|Stand der Liste|liste arrêtée au',
			),
			firstSpeaker: askText(
				'first speaker|Who speaks first?|speakerNumberOne|erster Redner|premier orateur',
			),
			speakers: list(
				{
					number: askText('number'),
					name: askText('name|speaker'),
					post: askText('post|position'),
					firm: askText('firm|company'),
					topic: askText('subject|topic'),
					room: askText('room'),
					hotel: askText('hotel'),
					arrival: askText('arrival|when the speaker arrives'),
					means: askText('equipment needed|audio-visual needs'),
				},
				'speakers',
				'Who speaks, for which firm, and about what?',
				'speakerList',
				'Redner mit Thema',
			),
			missing: absent(
				askText(`subject of ${spare}|What does ${spare} speak about?|topic of ${spare}`),
			),
			fee: absent(askText('fee of the speakers|How much are speakers paid?|Honorar|honoraires')),
		};
		const rooms = ['A', 'B', '104', '2nd floor', 'Aula', 'C 12'];
		const isTyped = random.chance(0.4);
		const isCapital = random.chance(0.5);
		const rows = topics.map((topic, i) => {
			const k = chosen.indexOf(i);
			const name = people[i]?.name ?? '';
			const named = field(
				'name',
				isCapital ? markup`<span style="text-transform:uppercase">${name}</span>` : name,
				name,
			);
			const first = i === 0 ? field('/firstSpeaker', named, name) : named;
			const post =
				['en', 'de', 'fr', 'es', 'nl'].includes(locale.language) &&
				field('post', drawTitle(random, locale.language));
			return markup`<tr data-row><td>${field('number', String(i + 1))}<td><b>${first}</b><br>${post}<br>${also(field('firm', locale.company().name), k >= 0 && `firm${k}`)}<td>${also(field('topic', topic), k >= 0 && `topic${k}`)}<br><small>${head[7]}: ${field('means', random.pick((head[8] ?? '').split(';')))}</small><td>${also(field('room', random.pick(rooms)), k >= 0 && `room${k}`)}<td>${random.chance(0.8) && field('hotel', random.pick(['Bristol', 'Central', 'Astoria', 'Europa']))}<br>${field('arrival', `${random.int(1, 28)}.${random.int(1, 12)}. ${random.int(8, 21)}h${random.pick(['', '30'])}`)}`;
		});
		const html = markup`<style>@page { size: ${random.pick(['A4', 'A4 landscape', 'letter landscape'])}; margin: 14mm } body { font: 9pt/1.35 ${isTyped ? "'Liberation Mono'" : drawFace(random)} } h1 { font-size: 13pt; margin: 0 0 3mm } table { border-collapse: collapse; width: 100% } td { vertical-align: top; padding: 1.4mm 2mm; ${random.pick(['border-bottom: .4pt solid #000', 'border: .4pt solid #000', ''])} } .h td { font-style: italic; border-bottom: .8pt solid #000 } small { font-size: 85% }
			</style><div>${field('title', random.pick(['Export Days', 'Colloquium', 'Forum 80', 'Summer School']))} · ${field('city', locale.address().city)}</div><h1>${field('heading', head[0] ?? '')}</h1><table data-list="speakers"><tr class="h"><td>#<td>${head[1]} / ${head[2]}<td>${head[3]}<td>${head[4]}<td>${head[6]}, ${head[5]}${rows}</table><p>${field('note', random.pick(['* * *', 'n.b.: 20 min.', 'max. 25 min. + 5 min.', '15’ + 5’']))} &nbsp; ${field('status', locale.date(random.day('1968-01-01', '2008-12-01')).text)} &nbsp; ${field('contact', locale.person().name)} <span style="float:right">${field('pageNumber', String(random.int(1, 5)))}</span></p>`;
		return { html, fields };
	},
};
export default family;
