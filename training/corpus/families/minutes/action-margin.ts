import type { Family, Fields } from '../../family.ts';
import { asDate, asNumber, asRows, asText, cell, drawPeople } from '../../kit/archive.ts';
import { drawSentences, longDate, stampNumber, wholeMoney } from '../../kit/archive.ts';
import { absent } from '../../kit/ask.ts';
import { clock, oneOf, speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	meetingNumber: asText(
		'What is the number of the meeting?|De hoeveelste vergadering is het?|Die wievielte Sitzung ist es?|meetingNumber',
	),
	body: asText(
		'Which committee met?|Welke commissie vergaderde?|Welcher Ausschuss hat getagt?|committee',
	),
	heldOn: asDate(
		'On what date was the meeting held?|Wanneer is er vergaderd?|Wann fand die Sitzung statt?|heldOn',
	),
	heldAt: asText(
		'Where was the meeting held?|Waar werd vergaderd?|Wo fand die Sitzung statt?|heldAt',
	),
	opened: asText(
		'At what time was the meeting opened?|Hoe laat begon de vergadering?|openingTime|Beginn der Sitzung',
	),
	chair: asText(
		'Who was in the chair?|Wie zat de vergadering voor?|Wer hatte den Vorsitz?|chairperson',
	),
	secretary: asText('Who was the secretary?|Wie was secretaris?|Wer führte Protokoll?|minuteTaker'),
	apology: asText('Who sent apologies?|Wie was verhinderd?|Wer fehlte entschuldigt?|excusedMember'),
	firstHeading: asText(
		'What is the heading of the first item?|Wat is het eerste punt?|firstHeading|Überschrift von Punkt 1',
	),
	lastHeading: asText(
		'What is the last item of the minutes?|Wat is het laatste agendapunt?|lastHeading|letzter Punkt',
	),
	firstActor: asText(
		'Whose initials stand beside the first item?|Wie moet punt 1 uitvoeren?|actorOfItemOne|initials in the action column of the first item',
	),
	grant: asNumber(
		'How much money was voted?|Welk bedrag werd toegekend?|Welcher Betrag wurde bewilligt?|amountVoted',
	),
	votesAgainst: asNumber(
		'How many members voted against?|Hoeveel leden stemden tegen?|Wie viele stimmten dagegen?|votesAgainst',
	),
	next: asDate(
		'When is the next meeting?|Wanneer is de volgende vergadering?|Wann ist die nächste Sitzung?|nextMeeting',
	),
	nextPlace: asText(
		'Where is the next meeting?|Waar is de volgende vergadering?|nextMeetingPlace|Ort der nächsten Sitzung',
	),
	page: asText('What page is it?|What is the page number?|Welk paginanummer staat er?|pageNo'),
	stamp: asText(
		'What number is stamped on the sheet?|stampedNumber|Welches Stempelzeichen steht am Rand?|the number at the edge',
	),
	present: asRows(
		{ value: asText('Who was present?|memberPresent|aanwezig lid') },
		'Who attended the meeting?|aanwezig|membersPresent',
	),
	items: asRows(
		{
			number: asText('What is the number of the item?|itemNumber|nummer van het punt'),
			heading: asText('What is the item about?|itemHeading|kop van het punt'),
			actor: asText('Who has to act?|actionInitials|initialen van wie het moet doen'),
		},
		'What items do the minutes have?|minutedItems|punten van de notulen',
	),
	fee: absent(asNumber('What is the membership fee?|contributie|Mitgliedsbeitrag')),
	invitation: absent(asText('Who was the guest speaker?|gastspreker|Gastredner')),
};
const SAID = {
	en: 'Minutes of the|meeting of the|Present|Apologies for absence|Action|In the chair|Secretary|It was resolved to vote|for this purpose;towards the cost|The motion was carried with|votes against|Next meeting|Library Committee;Pension Fund Trustees;Works Safety Committee;Editorial Board|Heating of the stores;Minutes of the last meeting;Purchase of a duplicator;Staff outing;Repairs to the gate;Correspondence;Any other business|Page|th',
	nl: 'Notulen van de|vergadering van de|Aanwezig|Afwezig met kennisgeving|Actie|Voorzitter|Secretaris|Besloten wordt een bedrag te voteren van|voor dit doel;als bijdrage in de kosten|Het voorstel wordt aangenomen met|stemmen tegen|Volgende vergadering|Bibliotheekcommissie;Raad van toezicht;Veiligheidscommissie;Redactie|Verwarming van het magazijn;Notulen van de vorige vergadering;Aankoop van een stencilmachine;Personeelsuitje;Herstel van het hek;Ingekomen stukken;Rondvraag|Blad|e',
	de: 'Niederschrift über die|Sitzung|Anwesend|Entschuldigt|Erledigt|Vorsitz|Schriftführung|Bewilligt wird ein Betrag von|für diesen Zweck;als Zuschuss zu den Kosten|Der Antrag wird angenommen mit|Gegenstimmen|Nächste Sitzung|Bibliotheksausschuss;Beirat der Pensionskasse;Sicherheitsausschuss;Redaktionsbeirat|Heizung im Lager;Letzte Niederschrift;Anschaffung eines Vervielfältigers;Betriebsausflug;Instandsetzung des Tores;Eingänge;Verschiedenes|Blatt|.',
} as const;

/** Minutes with a ruled margin for action at the right: headings numbered 12.1 onwards, prose below, initials beside it. */
const family: Family = {
	author: 'anneliese',
	locales: ['nl-NL', 'en-GB', 'de-DE', 'nl-BE', 'en-IE'],
	draw: (random, locale) => {
		const { language } = locale;
		const at = speak(SAID, language);
		const people = drawPeople(locale, random.int(6, 10));
		const [
			chair = locale.person(),
			secretary = locale.person(),
			gone = locale.person(),
			...members
		] = people;
		const day = random.day('1961-01-01', '1994-06-01');
		const no = random.int(14, 96);
		const headings = random
			.some(at(13).split(';').slice(0, -1), random.int(3, 5))
			.concat(at(13).split(';').at(-1) ?? '');
		const said = drawSentences(random, language, headings.length);
		const own = random.int(0, headings.length - 1);
		const signs = members
			.concat(chair, secretary)
			.map(({ given, family: name }) => `${given.slice(0, 1)}${name.slice(0, 1)}`);
		const isListed = random.chance(0.5);
		const html = markup`<style>@page { size: A4; margin: 18mm 16mm 18mm 24mm } body { position: relative; min-height: 255mm; font: ${random.pick(["10.5pt/1.45 'Liberation Mono'", "11pt/1.5 'Liberation Serif'", "10pt/1.5 'DejaVu Sans'"])} } h1 { font-size: 12.5pt; margin: 0 0 4mm; text-transform: ${random.pick(['uppercase', 'none'])} } .two { display: grid; grid-template-columns: 44mm 1fr; gap: 1mm 3mm; margin-bottom: 5mm } .i { display: grid; grid-template-columns: 14mm 1fr 22mm } .i > * { padding: 1.5mm 0 } .i > :last-child { border-left: 1pt solid #000; text-align: center; padding-top: 6mm } b { font-weight: ${random.pick(['bold', 'normal'])}; text-decoration: underline }
			</style><div style="text-align:right;font-size:9pt">${at(14)} ${field('page', random.int(1, 3))}</div><h1>${at(0)} ${field('meetingNumber', `${no}${at(15)}`)} ${at(1)} ${field('body', oneOf(random, at(12)))}</h1><div style="margin-bottom:4mm">${field('heldOn', longDate(locale, day))}, ${field('opened', clock(random.pick([570, 600, 840, 870, 1170]), '.'))}, ${field('heldAt', random.pick([locale.address().city, locale.company().name]))}</div>
			<div class="two"><span>${at(5)}</span><span>${field('chair', chair.name)}</span><span>${at(6)}</span><span>${field('secretary', secretary.name)}</span><span>${at(2)}</span><span data-list="present">${members.map(({ name }, i) => markup`${i > 0 && !isListed && ', '}<span data-row>${field('value', name)}</span>${isListed && markup`<br>`}`)}</span>${random.chance(0.7) && markup`<span>${at(3)}</span><span>${field('apology', gone.name)}</span>`}</div>
			<div class="i"><span></span><span></span><span style="padding:0">${at(4)}</span></div><div data-list="items">${headings.map((heading, i) => markup`<div class="i" data-row><span>${field('number', `${no}.${i + 1}`)}</span><span><b>${cell('heading', heading, i === 0 && 'firstHeading', i === headings.length - 1 && 'lastHeading')}</b><br>${said[i]} ${i === own && markup`${at(7)} ${field('/grant', wholeMoney(locale, random.int(3, 80) * 25))} ${oneOf(random, at(8))}. ${random.chance(0.5) && markup`${at(9)} ${field('/votesAgainst', random.int(1, 4))} ${at(10)}.`}`}</span><span>${(i === 0 || random.chance(0.6)) && cell('actor', random.pick(signs), i === 0 && 'firstActor')}</span></div>`)}</div>
			<div class="two" style="margin-top:6mm"><span>${at(11)}</span><span>${field('next', longDate(locale, addDays(day, random.int(25, 90))))}${random.chance(0.5) && markup`, ${field('nextPlace', locale.address().city)}`}</span></div>${random.chance(0.4) && stampNumber(random, 'stamp', random.pattern('A ####'))}`;
		return { html, fields };
	},
};
export default family;
