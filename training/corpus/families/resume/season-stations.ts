import type { Family, Fields } from '../../family.ts';
import { field, markup } from '../../kit/html.ts';
import { split } from '../../kit/lives.ts';
import { ASK, asList, head, SPOKEN, drawLife, without } from '../../kit/people.ts';
import { speak } from '../../kit/forms.ts';
import { asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	name: ASK.name,
	mobil: ASK.phone,
	mail: ASK.email,
	geboren: ASK.born,
	staatsangehoerigkeit: ASK.nationality,
	sucht: asText(
		'sought post | gesuchte Stelle | poste souhaité | What does the person want to do?',
		'jobTitle',
	),
	kostLogis: asText('board and lodging | Kost und Logis | vitto e alloggio | logé nourri'),
	stationen: asList(
		{
			season: asText('season | Saison | stagione | Which season?'),
			house: asText('hotel or restaurant | Haus | maison', 'employer'),
			stars: asText('stars of the house | Sterne | étoiles'),
			place: asText('where the house is | Ort | località', 'city'),
			post: asText('post in the house | Posten | poste | mansione', 'jobTitle'),
			covers: asNumber('covers or beds | Gedecke | couverts | coperti'),
		},
		'seasons | In which houses did the person work? | Saisonstellen | stagioni lavorate',
	),
	lehre: asText('apprenticeship | Lehre | apprentissage | Where was the trade learnt?'),
	languages: SPOKEN,
	...without('salary', 'address', 'lastStudy'),
};
const SAID = {
	de: 'Stationen|Sommer|Winter|Lehre|gesucht|Kost und Logis|erwünscht;nicht nötig;Zimmer vorhanden|Chef de Rang;Commis de Cuisine;Rezeptionistin;Barkeeper;Zimmermädchen;Saucier;Patissier|Gedecke|geb.|Bewerbung als',
	it: 'Stagioni|Estate|Inverno|Apprendistato|cerca|Vitto e alloggio|richiesti;non necessari;già disponibili|Chef de rang;Commis di cucina;Receptionist;Barman;Cameriera ai piani;Saucier;Pasticcere|coperti|nato/a|Candidatura come',
	fr: 'Saisons|Été|Hiver|Apprentissage|cherche|Logé et nourri|souhaité;pas nécessaire;logement sur place|Chef de rang;Commis de cuisine;Réceptionniste;Barman;Femme de chambre;Saucier;Pâtissière|couverts|né(e) le|Candidature :',
	en: 'Seasons|Summer|Winter|Apprenticeship|seeks|Live-in|wanted;not needed;room at hand|Chef de rang;Commis chef;Receptionist;Bartender;Room attendant;Saucier;Pastry cook|covers|born|Applying as',
} as const;

/** Kitchen and hotel people: a half sheet with the seasons as a stair of boxes, summers left and winters right, stars behind the house. */
const family: Family = {
	author: 'milica',
	locales: ['de-AT', 'it-IT', 'fr-CH', 'de-CH', 'en-GB'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const person = locale.person();
		const life = drawLife(random, locale);
		const last = random.int(2016, 2026);
		const count = random.int(4, 9);
		const houses = split(
			'Hotel Alpenruh|Grand Hotel Seeblick|Gasthof Zur Post|Auberge du Lac|Albergo Stella|Berghaus Gemsli|Kurhaus Belvoir|Ristorante Al Porto|Château Mirabel',
		);
		const isStair = random.chance(0.6);
		const html = markup`<style>@page { size: ${random.pick(['A5', 'A5 landscape', 'A4'])}; margin: 11mm } body { font: 8.6pt/1.35 'Liberation Sans' } .top { border: 1.5pt solid #7a5c2e; border-left-width: 9mm; padding: 2mm 4mm } h1 { font: italic 17pt 'Liberation Serif'; margin: 0 } .st { display: grid; grid-template-columns: 1fr 1fr; gap: 1.6mm 4mm } .st > div { background: #f5eee2; padding: 1.2mm 2mm; break-inside: avoid } .w { grid-column: 2 } .s { grid-column: 1 } .pl > div { grid-column: auto } b.q { color: #7a5c2e } h2 { font: italic 12pt 'Liberation Serif'; margin: 3mm 0 1mm }
			</style><div class="top"><h1>${field('name', person.name)}</h1>${at(10)} <b>${field('sucht', one(7))}</b><br>${field('mobil', locale.phone())} · ${field('mail', person.email)} · ${at(9)} ${field('geboren', locale.date(random.day('1970-01-01', '2003-01-01')))} · ${field('staatsangehoerigkeit', life.nationality)}${random.chance(0.7) && markup`<br>${at(5)}: ${field('kostLogis', one(6))}`}</div>
			<h2>${at(0)}</h2><div class="st ${isStair ? '' : 'pl'}" data-list="stationen">${Array.from(
				{ length: count },
				(_, i) => {
					const isWinter = i % 2 === 0;
					const year = last - Math.floor(i / 2);
					const season = isWinter
						? `${at(2)} ${year - 1}/${String(year).slice(2)}`
						: `${at(1)} ${year - 1}`;
					return markup`<div class="${isWinter ? 'w' : 's'}" data-row><b class="q">${field('season', season)}</b><br>${field('house', random.pick(houses))} ${field('stars', '★'.repeat(random.int(3, 5)))}<br>${field('place', locale.address().city)} – ${field('post', one(7))}${random.chance(0.5) && markup` (${field('covers', random.int(4, 32) * 10)} ${at(8)})`}</div>`;
				},
			)}</div><h2>${at(3)}</h2>${field('lehre', `${random.pick(houses)}, ${last - Math.ceil(count / 2) - 3}–${last - Math.ceil(count / 2)}`)}<h2>${locale.label('languages')}</h2><span data-list="languages">${life.languages.map((spoken, i) => markup`${i > 0 && ' / '}<span data-row>${field('language', spoken.language)} ${field('level', spoken.level)}</span>`)}</span>${random.chance(0.4) && markup`<div>${head(locale, 'references')}: ✓</div>`}`;
		return { html, fields };
	},
};
export default family;
