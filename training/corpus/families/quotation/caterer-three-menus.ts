import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { dat, num, rows, str } from '../../kit/commerce.ts';
import { clock, speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	offerDate: dat(
		'when the offer was written|offerDate|Datum des Angebots|date du devis|data dell’offerta|datum offerte',
		'issueDate',
	),
	caterer: str('Who cooks?|caterer|Wer bietet an?|traiteur|catering|cateraar', 'seller'),
	host: str('who gives the feast|host|Gastgeber|qui invite|committente|gastheer', 'buyer'),
	occasion: str('occasion|event|Anlass|occasion de la fête|occasione|gelegenheid', 'subject'),
	eventDay: dat(
		'day of the feast|eventDate|Wann findet das Fest statt?|jour de la réception|giorno dell’evento|datum feest',
	),
	begin: str('when the feast begins|beginsAt|Beginn|heure de début|ora di inizio|aanvang', 'time'),
	place: str('where it takes place|venue|Ort der Feier|lieu|luogo|locatie', 'location'),
	guests: num(
		'how many guests|guestCount|Gästezahl|nombre de convives|numero ospiti|aantal gasten',
		'guests',
	),
	menus: rows(
		{
			name: str('name of the menu|menuName|Name des Menüs|nom du menu'),
			starter: str('starter|starter|Vorspeise|entrée|antipasto|voorgerecht'),
			main: str('main course|main|Hauptgang|plat|secondo|hoofdgerecht'),
			dessert: str('dessert|dessert|Nachspeise|dolce|nagerecht'),
			perPerson: num(
				'price per person|perPerson|Preis pro Person|prix par personne|prezzo a persona',
				'unitPrice',
			),
			total: num(
				'price for all guests|menuTotal|Gesamtpreis des Menüs|total du menu|totale',
				'lineTotal',
			),
		},
		'menus to choose from|menus|Welche Menüs stehen zur Wahl?|formules|menù|menu’s',
	),
	service: num(
		'price of the service staff|serviceCost|Servicepersonal|personnel de service|personale|bediening',
	),
	corkage: num('corkage per bottle|corkage|Korkgeld|droit de bouchon|diritto di tappo|kurkengeld'),
	deposit: num(
		'deposit in percent|depositPercent|Anzahlung in Prozent|acompte en pour cent|caparra',
	),
	answerBy: dat(
		'when an answer is wanted|answerBy|Rückmeldung bis|réponse avant|risposta entro|antwoord voor',
	),
	vegetarians: absent(
		num('how many vegetarians|vegetarians|Wie viele Vegetarier?|végétariens|vegetariani'),
	),
	chosen: absent(str('menu that was chosen|chosenMenu|Gewähltes Menü|menu choisi|menù scelto')),
};
const SAID = {
	de: 'Angebot|für|am|Beginn|Gäste|Vorspeise|Hauptgang|Nachspeise|pro Person|für alle|Menü Garten;Menü See;Menü Wald|Kürbissuppe;Räucherforelle;Feldsalat mit Nüssen|Rinderschmorbraten;Zander auf Linsen;Pilzstrudel|Rote Grütze;Apfelkuchen;Mousse|Hochzeit;Firmenjubiläum;Taufe;70. Geburtstag|Servicepersonal pauschal|Korkgeld je Flasche|Anzahlung bei Zusage|Bitte geben Sie uns Bescheid bis|Uhr',
	fr: 'Proposition|pour|le|à partir de|convives|Entrée|Plat|Dessert|par personne|pour tous|Menu Jardin;Menu Lac;Menu Forêt|velouté de potiron;truite fumée;salade de mâche|bœuf braisé;sandre aux lentilles;strudel aux cèpes|soupe de fruits;tarte aux pommes;mousse|Mariage;Jubilé d’entreprise;Baptême;70 ans|Personnel de service|Droit de bouchon|Acompte à la commande|Merci de nous répondre avant le|h',
	it: 'Proposta|per|il|inizio ore|ospiti|Antipasto|Secondo|Dolce|a persona|in totale|Menù Giardino;Menù Lago;Menù Bosco|crema di zucca;trota affumicata;insalata di noci|brasato;luccioperca con lenticchie;strudel ai funghi|zuppa di frutti;torta di mele;mousse|Matrimonio;Anniversario aziendale;Battesimo;70 anni|Personale di sala|Diritto di tappo|Caparra alla conferma|Attendiamo risposta entro il|',
	nl: 'Voorstel|voor|op|aanvang|gasten|Voorgerecht|Hoofdgerecht|Nagerecht|per persoon|voor allen|Menu Tuin;Menu Meer;Menu Bos|pompoensoep;gerookte forel;veldsla|stoofvlees;snoekbaars met linzen;paddenstoelenstrudel|rode vruchten;appeltaart;mousse|Bruiloft;Bedrijfsjubileum;Doop;70e verjaardag|Bediening|Kurkengeld per fles|Aanbetaling bij akkoord|Graag antwoord vóór|uur',
} as const;

/** A caterer's offer set in the middle of the sheet like a menu: two or three menus side by side as tall cards with courses in italics and the price per person at the foot of each. */
const family: Family = {
	author: 'ottilie',
	locales: ['de-DE', 'fr-FR', 'it-IT', 'nl-NL', 'fr-CH'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { money } = locale;
		const [firm, person] = [
			locale.company(random.pick(['Catering', 'Party', 'Gastro'])),
			locale.person(),
		];
		const day = random.day('2009-01-02', '2026-03-20');
		const guests = random.int(18, 160);
		const names = at(10).split(';');
		const pick = (i: number) => random.shuffle(at(i).split(';'));
		const [starters, mains, sweets] = [pick(11), pick(12), pick(13)];
		const menus = names.slice(0, random.int(2, 3)).map((name, i) => {
			const price = toMoney(Math.round(inMoney(random.int(28, 84), locale) * 2) / 2);
			return {
				name,
				starter: starters[i] ?? '',
				main: mains[i] ?? '',
				dessert: sweets[i] ?? '',
				price,
				total: toMoney(price * guests),
			};
		});
		const html = markup`<style>@page { size: A4; margin: 18mm 20mm } body { font: 10.5pt/1.6 'Liberation Serif'; text-align: center } h1 { font: italic 22pt 'DejaVu Serif'; font-weight: normal; margin: 0 } .cards { display: flex; gap: 5mm; margin: 9mm 0 } .card { flex: 1; border: .8pt solid #a8894a; outline: .8pt solid #a8894a; outline-offset: 1mm; padding: 6mm 3mm } .card b { font-variant: small-caps; font-size: 13pt } .card small { display: block; color: #a8894a; margin-top: 3mm } .pp { margin-top: 5mm; font-size: 15pt }</style>
			<h1>${field('caterer', firm.name.split(' ').slice(0, 2).join(' '))}</h1><div>${firm.address.whole} · ${firm.phone} · ${firm.email}</div><p>${at(0)} ${at(1)} <b>${field('host', person.name)}</b>, ${field('offerDate', locale.date(day))}</p><p style="font-size:14pt">${field('occasion', random.pick(at(14).split(';')))}</p><p>${at(2)} ${field('eventDay', locale.date(addDays(day, random.int(30, 200)), 'd. MMMM yyyy'))}, ${at(3)} ${field('begin', clock(random.int(22, 38) * 30, random.pick([':', '.'])))} ${at(19)}<br>${field('place', `${random.pick(['Orangerie', 'Villa', 'Salon', 'Pavillon'])} ${locale.address().city}`)} – ${field('guests', guests)} ${at(4)}</p>
			<div class="cards" data-list="menus">${menus.map((one) => markup`<div class="card" data-row><b>${field('name', one.name)}</b><small>${at(5)}</small><i>${field('starter', one.starter)}</i><small>${at(6)}</small><i>${field('main', one.main)}</i><small>${at(7)}</small><i>${field('dessert', one.dessert)}</i><div class="pp">${field('perPerson', money(one.price))}</div>${at(8)}<br>${at(9)} ${field('total', money(one.total))}</div>`)}</div>
			<p>${random.chance(0.8) && markup`${at(15)} ${field('service', money(inMoney(random.int(4, 16) * 60, locale)))}<br>`}${random.chance(0.6) && markup`${at(16)} ${field('corkage', money(inMoney(random.pick([5, 8, 12]), locale)))}<br>`}${at(17)} ${field('deposit', locale.percent(random.pick([20, 25, 30])))}</p><p>${at(18)} ${field('answerBy', locale.date(addDays(day, 14), 'd. MMMM yyyy'))}.</p>`;
		return { html, fields };
	},
};
export default family;
