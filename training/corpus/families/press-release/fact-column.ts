import type { Family, Fields } from '../../family.ts';
import {
	asDate,
	asNumber,
	asRows,
	asText,
	cell,
	drawPeople,
	drawSentences,
} from '../../kit/archive.ts';
import { drawTitle, longDate } from '../../kit/archive.ts';
import { absent } from '../../kit/ask.ts';
import { clock, oneOf, speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	house: asText(
		'Who issues the statement?|Von wem stammt die Mitteilung?|Qui publie le communiqué ?|Wie geeft het bericht uit?|issuedBy',
	),
	number: asText(
		'What is the number of the release?|Welche Nummer hat die Mitteilung?|Quel est le numéro du communiqué ?|releaseNo',
	),
	place: asText(
		'Where was it issued?|Aus welchem Ort kommt die Mitteilung?|D’où vient le communiqué ?|placeOfIssue',
	),
	issued: asDate(
		'When was it issued?|Wann wurde die Mitteilung herausgegeben?|De quand date le communiqué ?|Van welke datum is het bericht?|dateOfIssue',
	),
	embargo: asText(
		'At what hour does the embargo end?|Bis wie viel Uhr gilt die Sperrfrist?|Jusqu’à quelle heure y a-t-il embargo ?|embargoHour',
	),
	headline: asText(
		'What is the headline?|Wie lautet die Überschrift?|Quel est le titre ?|Wat is de kop?|headline',
	),
	subhead: asText(
		'What stands below the headline?|Wie lautet die Unterzeile?|Quel est le sous-titre ?|subheading',
	),
	guests: asNumber(
		'How many visitors came?|Wie viele Besucher kamen?|Combien de visiteurs sont venus ?|numberOfVisitors',
	),
	growth: asNumber(
		'By how many per cent did the number rise?|Um wie viel Prozent stieg die Zahl?|De combien de pour cent ?|increasePercent',
	),
	speaker: asText(
		'Who is quoted?|Wer wird zitiert?|Qui est cité ?|Wie wordt geciteerd?|quotedPerson',
	),
	speakerTitle: asText(
		'What is the position of the person quoted?|Welches Amt hat die zitierte Person?|Quelle est sa fonction ?|quotedPersonTitle',
	),
	next: asDate(
		'When does the next fair take place?|Wann ist die nächste Messe?|Quand aura lieu la prochaine foire ?|nextFair',
	),
	contact: asText(
		'Who is the contact for the press?|Wer ist der Pressekontakt?|Qui est le contact presse ?|Wie is de persvoorlichter?|pressContact',
	),
	phone: asText(
		'What is the telephone number for the press?|Welche Telefonnummer hat die Pressestelle?|Quel est le téléphone du service de presse ?|pressPhone',
	),
	fax: asText(
		'What is the fax number for the press?|Welche Faxnummer hat die Pressestelle?|Quel est le numéro de fax ?|pressFax',
	),
	founded: asText(
		'In which year was the house founded?|Wann wurde das Haus gegründet?|En quelle année la maison a-t-elle été fondée ?|foundedIn',
	),
	facts: asRows(
		{
			name: asText('What is counted?|Kennzahl|chiffre clé|factName'),
			value: asNumber('How many?|Wert der Kennzahl|valeur|factValue'),
		},
		'What are the facts and figures in the side column?|Zahlen und Fakten|chiffres clés|keyFigures',
	),
	price: absent(asNumber('What does a ticket cost?|Eintrittspreis|prix du billet')),
	author: absent(
		asText('Which journalist wrote the text?|Name des Journalisten|nom du journaliste'),
	),
};
const SAID = {
	de: 'PRESSEMITTEILUNG;Presse-Information|Nr.|Sperrfrist|Uhr|Besucher kamen in diesem Jahr zur Messe,|Prozent mehr als im Vorjahr.|, sagte|Die nächste Messe beginnt am|Zahlen und Fakten|Aussteller;Länder;Hallen;Fachvorträge;Parkplätze|Pressekontakt|Telefon|Telefax|Gegründet|Holzmesse schließt mit Rekord;Textiltage enden zufrieden;Großer Zuspruch für die Gartenschau|Aussteller loben neue Halle;Nachfrage aus dem Norden;Viele Abschlüsse am letzten Tag|„Damit hatte niemand gerechnet“',
	fr: 'COMMUNIQUÉ DE PRESSE;Information presse|N°|Embargo|heures|visiteurs sont venus cette année au salon, soit|pour cent de plus que l’an dernier.|, a déclaré|Le prochain salon s’ouvrira le|Chiffres clés|exposants;pays;halls;conférences;places de parking|Contact presse|Téléphone|Télécopie|Maison fondée en|Record pour le salon du bois;Les journées du textile font le plein;Grand succès de la foire aux jardins|Le nouveau hall séduit;Le Nord est au rendez-vous|« Personne ne s’y attendait »',
	en: 'NEWS;Press Information;NEWS RELEASE|No.|Embargo|hours|visitors came to the fair this year,|per cent more than the year before.|, said|The next fair opens on|Facts and figures|exhibitors;countries;halls;lectures;parking places|Press office|Telephone|Fax|Founded in|Timber fair closes with a record;Textile week ends on a high note;Garden show draws crowds|New hall wins praise;Strong interest from the north|“Nobody had expected that”',
	nl: 'PERSBERICHT;Voor de pers|Nr.|Embargo|uur|bezoekers kwamen dit jaar naar de beurs,|procent meer dan vorig jaar.|, aldus|De volgende beurs begint op|Feiten en cijfers|standhouders;landen;hallen;lezingen;parkeerplaatsen|Perscontact|Telefoon|Fax|Opgericht in|Houtbeurs sluit met record;Textieldagen goed bezocht;Veel belangstelling voor tuinshow|Nieuwe hal valt in de smaak;Vraag uit het noorden|“Dit had niemand verwacht”',
} as const;

/** A European press notice: the story in a wide column, figures and the press office in a narrow one at its side, a band with number and place. */
const family: Family = {
	author: 'anneliese',
	locales: ['de-DE', 'fr-FR', 'en-GB', 'nl-NL', 'de-CH', 'fr-BE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const [who = locale.person(), press = locale.person()] = drawPeople(locale, 2);
		const firm = locale.company();
		const day = random.day('1962-01-01', '2004-11-01');
		const said = drawSentences(random, locale.language, 3);
		const facts = random
			.some(at(9).split(';'), random.int(3, 5))
			.map((name) => ({ name, value: random.int(4, 1800) }));
		const isLeft = random.chance(0.5);
		const isValueFirst = random.chance(0.6);
		const side = markup`<aside><b>${at(8)}</b><div data-list="facts">${facts.map(({ name, value }) => markup`<div class="fa" data-row>${isValueFirst ? markup`<big>${cell('value', locale.amount(value, 0))}</big> ${field('name', name)}` : markup`${field('name', name)}: ${cell('value', locale.amount(value, 0))}`}</div>`)}</div><br><b>${at(10)}</b><br>${field('contact', press.name)}<br>${at(11)} ${field('phone', locale.phone())}${random.chance(0.6) && markup`<br>${at(12)} ${field('fax', locale.phone())}`}<br><br>${random.chance(0.6) && markup`${at(13)} ${field('founded', String(random.int(1848, 1949)))}`}</aside>`;
		const story = markup`<main><h1>${field('headline', oneOf(random, at(14)))}</h1>${random.chance(0.7) && markup`<h2>${field('subhead', oneOf(random, at(15)))}</h2>`}<p>${field('guests', locale.amount(random.int(30, 900) * 100, 0))} ${at(4)} ${field('growth', random.int(2, 31))} ${at(5)} ${said[0]}</p><p>${at(16)}${at(6)} ${field('speaker', who.name)}, ${field('speakerTitle', drawTitle(random, locale.language))}. ${said[1]}</p><p>${said[2]}${random.chance(0.75) && markup` ${at(7)} ${field('next', longDate(locale, addDays(day, random.int(300, 380))))}.`}</p></main>`;
		const html = markup`<style>@page { size: A4; margin: 15mm 17mm } body { font: ${random.pick(["10.5pt/1.55 'Liberation Sans'", "11.5pt/1.55 'Liberation Serif'", "10pt/1.6 'DejaVu Sans'"])} } .kopf { font: bold ${random.int(18, 30)}pt 'Liberation Sans'; text-align: ${random.pick(['left', 'right'])}; ${random.pick(['letter-spacing: 3pt', '', 'font-style: italic'])} } .band { display: flex; justify-content: space-between; ${random.pick(['background: #ddd; padding: 1.5mm 2mm', 'border-top: 1pt solid #000; border-bottom: 1pt solid #000', 'border-bottom: 2pt solid #000'])}; margin: 4mm 0 7mm; font-size: .9em } .g { display: grid; grid-template-columns: ${isLeft ? '48mm 1fr' : '1fr 48mm'}; gap: 8mm } h1 { font-size: 1.55em; line-height: 1.2; margin: 0 0 2mm } h2 { font-size: 1.1em; font-weight: normal; font-style: italic; margin: 0 0 3mm } p { margin: 0 0 3mm } aside { font-size: .85em; ${isLeft ? 'border-right' : 'border-left'}: .6pt solid #000; padding: 0 3mm } big { font-size: 1.5em; font-weight: bold } .fa { margin-bottom: 1mm }
			</style><div style="font-weight:bold">${field('house', firm.name)}</div><div class="kopf">${oneOf(random, at(0))}</div><div class="band"><span>${random.chance(0.7) && markup`${at(1)} ${field('number', random.pattern(random.pick(['##/##', '###'])))}`}</span><span>${field('place', firm.address.city)}, ${field('issued', longDate(locale, day))}</span><span>${random.chance(0.4) && markup`${at(2)}: ${field('embargo', `${clock(random.pick([600, 660, 840]), random.pick(['.', ':']))} ${at(3)}`)}`}</span></div><div class="g">${isLeft ? [side, story] : [story, side]}</div>`;
		return { html, fields };
	},
};
export default family;
