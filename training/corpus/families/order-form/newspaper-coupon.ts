import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { choose, speak, tick } from '../../kit/forms.ts';
import { inMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { entry } from '../../kit/paperwork.ts';
import { asDate, asFlag, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	paper: asText(
		'Titel der Zeitung | periodical | Welche Zeitung wird bestellt? | Which newspaper or magazine is ordered? | À quel journal s’abonne-t-on ? | Welk blad wordt besteld?',
	),
	duration: asText(
		'Dauer des Abonnements | subscriptionTerm | Für wie lange wird bestellt? | For how long is the subscription? | Quelle durée est cochée ? | Voor hoe lang?',
	),
	price: asNumber(
		'Preis des gewählten Abos | subscriptionPrice | Was kostet das Abonnement? | What does the subscription cost? | Combien coûte l’abonnement choisi ?',
	),
	start: asDate(
		'Beginn | startsOn | Ab wann soll geliefert werden? | From which date shall it begin? | À partir de quand ?',
	),
	name: asText(
		'Name des Bestellers | subscriberName | Wer bestellt? | Who subscribes? | Qui s’abonne ? | Wie neemt het abonnement?',
	),
	street: asText(
		'Straße | In welcher Straße wohnt der Besteller? | Quelle est la rue de l’abonné ?',
		'street',
	),
	postcode: asText(
		'PLZ | Welche Postleitzahl hat der Besteller? | What is the postcode of the subscriber?',
		'postcode',
	),
	city: asText(
		'Ort | In welchem Ort wohnt der Besteller? | In which town does the subscriber live?',
		'city',
	),
	phone: asText('Telefon | Unter welcher Nummer ist der Besteller zu erreichen?', 'phone'),
	payment: asText(
		'Zahlungsweise | Wie wird bezahlt? | Comment l’abonné paie-t-il ?',
		'paymentMethod',
	),
	account: asText(
		'Kontonummer | accountNo | Von welchem Konto wird abgebucht? | What account is debited? | rekeningnummer',
	),
	gift: asText(
		'Prämie | premium | Welches Geschenk wird gewünscht? | Which gift does the subscriber want? | Quel cadeau est choisi ?',
	),
	isGiven: asFlag(
		'Geschenkabonnement | isGift | Ist das Abo ein Geschenk? | Is the subscription a present? | Est-ce un cadeau ?',
	),
	sendTo: asText(
		'Einsendeadresse | returnAddress | Wohin wird der Coupon geschickt? | Where must the coupon be sent? | À quelle adresse renvoyer le coupon ?',
	),
	code: asText(
		'Aktionsnummer | campaignCode | Welche Nummer steht klein am Rand? | What is the code of the campaign? | code du coupon',
	),
	signedOn: asDate(
		'Datum der Unterschrift | dateSigned | Wann wurde der Coupon unterschrieben? | When was the coupon signed?',
	),
	email: absent(asText('E-Mail-Adresse des Bestellers', 'email')),
	customer: absent(
		asText(
			'Kundennummer | customerNumber | Welche Kundennummer hat der Besteller? | What is the customer number?',
		),
	),
};
const SAID = {
	de: 'COUPON;BESTELLSCHEIN;Gutschein|Ja, ich bestelle|für|1/4 Jahr;1/2 Jahr;1 Jahr|ab|Name, Vorname|Straße, Nr.|PLZ|Ort|Telefon|Ich zahle|per Rechnung;durch Bankeinzug;per Scheck|Konto-Nr.|Mein Geschenk|Reisewecker;Kochbuch;Weltatlas;Taschenlampe|Es ist ein Geschenk für eine andere Person|Bitte ausschneiden und einsenden an|Datum|Unterschrift|Diese Bestellung kann ich binnen 7 Tagen widerrufen. Die Kündigung ist sechs Wochen vor Ablauf möglich, sonst verlängert sich das Abonnement um ein Jahr.|Leserdienst|Der Landbote;Segeln & See;Die Wochenpost;Garten heute',
	nl: 'BON;BESTELBON;Antwoordkaart|Ja, ik neem een abonnement op|voor|3 maanden;6 maanden;1 jaar|vanaf|Naam|Straat, nr.|Postcode|Plaats|Telefoon|Ik betaal|met acceptgiro;per automatische incasso;per cheque|Rekeningnr.|Mijn welkomstgeschenk|reiswekker;kookboek;wereldatlas;zaklamp|Dit is een geschenkabonnement|Uitknippen en zenden naar|Datum|Handtekening|U kunt binnen 8 dagen opzeggen. Daarna loopt het abonnement door tot wederopzegging, twee maanden voor het einde van de termijn.|Lezersservice|De Streekbode;Water & Wind;De Week;Tuin van nu',
	fr: 'BON DE COMMANDE;BULLETIN D’ABONNEMENT;COUPON-RÉPONSE|Oui, je m’abonne à|pour|3 mois;6 mois;1 an|à partir du|Nom, prénom|Rue, n°|Code postal|Ville|Téléphone|Je règle|par chèque;par prélèvement;à réception de facture|N° de compte|Je choisis mon cadeau|réveil de voyage;livre de cuisine;atlas;lampe de poche|J’offre cet abonnement|À découper et à renvoyer à|Date|Signature|Vous disposez de 7 jours pour annuler. L’abonnement se poursuit sauf avis contraire un mois avant l’échéance.|Service abonnements|Le Courrier du Val;Voiles & Mer;La Semaine;Jardin pratique',
} as const;

/** A subscription coupon cut from a page: dashes around it, dotted lines to write on, prices beside the terms of which one is ticked, an advertisement above. */
const family: Family = {
	author: 'lothar',
	locales: ['de-DE', 'nl-NL', 'fr-FR', 'de-AT', 'nl-BE', 'fr-BE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const day = random.day('1966-01-01', '2012-12-01');
		const home = locale.address();
		const paper = one(21);
		const month = inMoney(random.decimal(4, 14), locale);
		const terms = at(3)
			.split(';')
			.map((term, i) => ({
				term,
				price: Math.round(month * (3 * 2 ** i) * (1 - i * 0.06) * 10) / 10,
			}));
		const chosen = random.int(0, 2);
		const mark = random.pick(['X', '✓', '×']);
		const payments = at(11).split(';');
		const isDebit = random.chance(0.4);
		const dots = (label: string, content: ReturnType<typeof markup> | false, width = 100) =>
			markup`<span class="d" style="width:${width}%"><span>${label}</span><s>${content}</s></span>`;
		const term = ({ term: said, price }: (typeof terms)[number], i: number) =>
			markup`<div class="o"><b class="tick">${i === chosen && mark}</b> ${at(2)} ${i === chosen ? field('duration', said) : said} <span class="p">${i === chosen ? field('price', locale.money(price)) : locale.money(price).text}</span></div>`;
		const two = random.chance(0.5);
		const html = markup`<style>@page { size: ${random.pick(['A5 landscape', '150mm 118mm', 'A5'])}; margin: 6mm } body { font: 8pt/1.3 'Liberation ${random.pick(['Sans', 'Serif'])}' } .cut { border: 1.1pt dashed; padding: 3mm 4mm; position: relative } h1 { font: bold 15pt 'Liberation Sans'; margin: 0 0 1mm; ${random.pick(['text-align: center', 'background: #222; color: #fff; padding: 1mm 3mm'])} } .g { ${two ? 'display: grid; grid-template-columns: 40% 1fr; gap: 5mm' : ''} } .o { display: flex; gap: 1.5mm; align-items: center } .o .p { margin-left: auto; padding-right: 3mm } .d { display: inline-flex; align-items: flex-end; height: 7.4mm } .d > span { white-space: nowrap; font-size: 7pt } s { text-decoration: none; flex: 1; border-bottom: .8pt dotted; margin: 0 2mm 0 1mm; height: 5.4mm; white-space: nowrap; font: ${random.pick(["italic 12pt 'Liberation Serif'", "10pt 'Liberation Mono'", "italic 10pt 'DejaVu Serif'"])}; color: #1a2a70 } .tick { display: inline-block; width: 3.4mm; height: 3.4mm; border: .7pt solid; text-align: center; font: bold 8pt/3.2mm 'DejaVu Sans' } .choice { margin-right: 2mm; white-space: nowrap } .k { font-size: 6pt; line-height: 1.15; margin-top: 1.5mm } .c { position: absolute; right: 1mm; top: 50%; writing-mode: vertical-rl; font-size: 6pt }
			</style><div class="cut"><div class="c"></div><h1>${one(0)}</h1><p style="margin:1mm 0">${at(1)} <b>${field('paper', paper)}</b></p><div class="g"><div>${terms.map(term)}${dots(at(4), entry(random, 'start', locale.date(`${day.slice(0, 8)}01`), 0.7))}<p style="margin:1mm 0">${tick('isGiven', random.chance(0.2), at(15), mark)}</p>${dots(at(13), entry(random, 'gift', one(14), 0.55))}</div>
			<div>${dots(at(5), entry(random, 'name', locale.person().name))}${dots(at(6), entry(random, 'street', home.street, 0.95))}${dots(at(7), entry(random, 'postcode', home.postcode), 38)}${dots(at(8), entry(random, 'city', home.city), 62)}${dots(at(9), entry(random, 'phone', locale.phone(), 0.4))}<p style="margin:1.5mm 0 0">${at(10)}: ${choose('payment', payments, isDebit ? payments[1] : random.pick([payments[0], payments[2], undefined]), mark)}</p>${dots(at(12), isDebit && entry(random, 'account', random.pattern('### ### ##'), 0.9))}${dots(at(17), entry(random, 'signedOn', locale.date(day), 0.8), 40)}${dots(at(18), false, 60)}</div></div>
			<div style="margin-top:2mm">${at(16)}: <b>${field('sendTo', `${paper}, ${at(20)}, ${locale.address().lines[1]}`)}</b></div><div class="k">${at(19)} ${random.chance(0.7) && field('code', random.pattern('?/###'))}</div></div>`;
		return { html, fields };
	},
};
export default family;
