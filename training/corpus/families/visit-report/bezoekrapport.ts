import type { Family, Fields } from '../../family.ts';
import { drawSentences } from '../../kit/archive.ts';
import { clock, speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, askTable, drawFour, filler } from '../../kit/slips.ts';

const fields: Fields = {
	...askForm({
		firma:
			'Firma | Which firm was visited? | Welche Firma wurde besucht? | quelle société | firmVisited',
		visited:
			'@ Datum des Besuchs | When was the visit? | Wann war der Besuch? | date de la visite | visitDate',
		visitor: 'Besucher | Who made the visit? | Wer war da? | visiteur | visitorName',
		spokenTo: 'Gesprochen mit | Who was spoken to? | Gesprächspartner | interlocuteur | personMet',
		position:
			'Stellung | What position has the person? | Stellung des Partners | fonction | positionOfContact',
		reason: 'Anlass | Why was the visit made? | Anlass des Besuchs | motif | reasonForVisit',
		city: 'Ort | In which town? | Ort | ville | cityVisited',
		customerNo: 'Kd.-Nr. | Which customer number? | Kundennummer | n° client | customerCode',
		arrival: 'von | When did the visit begin? | Beginn | de | arrivalTime',
		departure: 'bis | When did the visit end? | Ende | à | departureTime',
		product: 'Thema | What was talked about? | Thema | objet de l’entretien | topic',
		result: 'Ergebnis | What came out of it? | Ergebnis | résultat | outcome',
		competition:
			'Wettbewerb | What is said about competitors? | Wettbewerber | concurrence | competitorInfo',
		nextVisit:
			'@ Wiedervorlage | When is the next visit? | nächster Besuch | prochaine visite | nextVisit',
		order: '# Auftragswert | What order came of it? | Auftragswert | montant commandé | orderValue',
		copies: 'Verteiler | Who gets the report? | Verteiler | copies à | distribution',
		phone: '- Telefon | What is the telephone number? | téléphone',
		distance: '-# Kilometer | How many kilometres were driven? | Kilometer | kilométrage',
	}),
	points: askTable(
		{
			topic: 'point discussed | Punkt | point',
			action: 'what is to be done | Aufgabe | à faire',
			owner: 'who does it | wer | responsable',
			due: '@ by when | bis wann | échéance',
		},
		'points and actions | Punkte | points abordés | besproken punten | actionPoints',
	),
};
const SAID = {
	de: 'BESUCHSBERICHT|Firma|Ort|Kd.-Nr.|Besucht am|von|bis|Besucher|Gesprochen mit|Stellung|Anlass|Thema|Ergebnis|Wettbewerb|Wiedervorlage|Auftragswert|Verteiler|Punkt|Aufgabe|wer|bis|Neukunde;Reklamation;Rahmenvertrag;Vorführung|Einkaufsleiter;Inhaber;Betriebsleiter|Probelieferung vereinbart;kein Bedarf vor Herbst;Angebot nachreichen;Preise zu hoch',
	nl: 'BEZOEKRAPPORT|Firma|Plaats|Klantnr.|Bezocht op|van|tot|Bezoeker|Gesproken met|Functie|Aanleiding|Onderwerp|Resultaat|Concurrentie|Herhalen|Orderwaarde|Verzonden aan|Punt|Actie|wie|voor|nieuwe klant;klacht;jaarcontract;demonstratie|hoofd inkoop;eigenaar;bedrijfsleider|proefzending afgesproken;geen behoefte voor het najaar;offerte nazenden',
	sv: 'BESÖKSRAPPORT|Firma|Ort|Kundnr|Besökt den|från|till|Besökare|Träffade|Befattning|Anledning|Ämne|Resultat|Konkurrens|Återkommer|Ordervärde|Kopia till|Punkt|Åtgärd|vem|när|ny kund;reklamation;ramavtal;demonstration|inköpschef;ägare;driftchef|provleverans avtalad;inget behov före hösten;offert följer',
	fr: 'RAPPORT DE VISITE|Société|Ville|N° client|Visité le|de|à|Visiteur|Reçu par|Fonction|Motif|Objet|Résultat|Concurrence|Revoir le|Montant|Copies|Point|Action|qui|pour le|nouveau client;réclamation;contrat annuel;démonstration|chef des achats;gérant;directeur|livraison d’essai convenue;pas de besoin avant l’automne;devis à envoyer',
	en: 'CALL REPORT|Firm|Town|Acct.|Visited|from|to|By|Seen|Position|Purpose|Subject|Result|Competition|Call again|Order value|Copies|Point|Action|who|by|new account;complaint;annual contract;demonstration|buyer;owner;works manager|trial delivery agreed;no need before autumn;quotation to follow',
};

/** A traveller's report on a customer: a frame of pairs, free lines, and a table of points in which the last column holds who and when in one cell. */
const family: Family = {
	author: 'fenna',
	locales: ['nl-NL', 'de-DE', 'sv-SE', 'fr-FR', 'en-GB', 'nl-BE'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const put = filler(random);
		const one = (i: number) => random.pick(say(i).split(';'));
		const day = random.day('1968-02-01', '2004-10-01');
		const [visitor, met, clerk, other] = drawFour(locale);
		const start = random.int(510, 960);
		const points = Array.from({ length: random.int(1, 4) }, () => ({
			who: random.pick([visitor, clerk, other]).family,
			after: random.int(5, 60),
		}));
		// There are no sentences of offices in Swedish.
		const talk =
			locale.language === 'sv' ? [] : drawSentences(random, locale.language, points.length + 1);
		const cell = (label: string, content: ReturnType<typeof put>) =>
			markup`<div class="c"><i>${label}</i><tt>${content}</tt></div>`;
		const html = markup`<style>@page { size: A4; margin: 15mm } body { font: 9pt/1.35 ${random.pick(["'Liberation Sans'", "'Liberation Serif'", "'Liberation Mono'"])} } h1 { font-size: 13pt; letter-spacing: 2pt; margin: 0 0 4mm; text-align: ${random.pick(['left', 'center'])} } .g { display: grid; grid-template-columns: repeat(3, 1fr); border: .8pt solid } .c { border: .4pt solid #666; padding: .8mm 1.5mm; min-height: 9.5mm } .c i { font: 6.8pt 'Liberation Sans'; display: block } tt { font: 10pt 'Liberation Mono' } .w { border: .8pt solid; border-top: 0; padding: 1mm 1.5mm; min-height: 14mm } .w i { font: 6.8pt 'Liberation Sans'; display: block } table { width: 100%; border-collapse: collapse; margin-top: 5mm } th { text-align: left; font-size: 7.4pt; border-bottom: .8pt solid } td { border-bottom: .4pt solid #999; padding: 1mm 0; vertical-align: top }
			</style><h1>${say(0)}</h1><div class="g">${cell(say(1), put('firma', locale.company().name))}${cell(say(2), put('city', locale.address().city))}${cell(say(3), put('customerNo', random.pattern('#####'), 0.7))}${cell(say(4), put('visited', locale.date(day)))}${cell(`${say(5)} / ${say(6)}`, markup`${put('arrival', clock(start, '.'))} – ${put('departure', clock(start + random.int(2, 12) * 15, '.'), 0.8)}`)}${cell(say(7), put('visitor', visitor.name))}${cell(say(8), put('spokenTo', met.name))}${cell(say(9), put('position', one(22), 0.75))}${cell(say(10), put('reason', one(21), 0.85))}</div><div class="w"><i>${say(11)}</i>${put('product', talk[0] ?? one(21), 0.9)}</div><div class="w"><i>${say(12)}</i>${put('result', one(23), 0.9)}</div><div class="w"><i>${say(13)}</i>${put('competition', random.pick(['—', 'two local firms', 'cheaper from abroad', 'none seen']), 0.6)}</div>
			<table data-list="points"><tr><th>${say(17)}<th>${say(18)}<th>${say(19)} / ${say(20)}${points.map((point, i) => markup`<tr data-row><td>${field('topic', one(21))}<td>${field('action', (talk[i + 1] ?? one(23)).slice(0, 60))}<td>${field('owner', point.who)}, ${field('due', locale.date(addDays(day, point.after)))}`)}</table>
			<p>${say(15)}: ${put('order', locale.amount(random.decimal(200, 9000)), 0.5)} &nbsp; ${say(14)}: ${put('nextVisit', locale.date(addDays(day, random.int(30, 200))), 0.6)}<br>${say(16)}: ${put('copies', `${clerk.name}, ${other.name}`, 0.6)}</p>`;
		return { html, fields };
	},
};
export default family;
