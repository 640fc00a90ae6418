import type { Family, Fields } from '../../family.ts';
import { choose, speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, askSecurity, drawPaper } from '../../kit/slips.ts';

const fields: Fields = {
	...askSecurity('bank', 'client', 'security', 'isin', 'localCode', 'quantity', 'price'),
	...askForm({
		event:
			'What kind of event is it? | Art der Maßnahme | nature de l’opération | soort gebeurtenis | corporateActionType',
		ratio:
			'In what ratio may one subscribe? | Bezugsverhältnis | parité | ruilverhouding | subscriptionRatio',
		subscriptionPrice:
			'# What does a new share cost? | Bezugspreis | prix de souscription | inschrijfprijs | issuePrice',
		rights:
			'# How many rights are held? | Anzahl der Bezugsrechte | nombre de droits | aantal rechten | rightsHeld',
		newShares:
			'# For how many new shares is that enough? | neue Aktien | nouvelles actions | nieuwe aandelen | newShares',
		from: '@ When does the period begin? | Beginn der Frist | début de la période | beginPeriode | subscriptionStart',
		until:
			'@ When does the period end? | Ende der Frist | fin de la période | einde periode | subscriptionEnd',
		replyBy:
			'@ By when must the bank hear? | Weisung bis | répondre avant le | instructie vóór | replyBy',
		replyHour:
			'By what hour must the bank hear? | Uhrzeit der Weisung | heure limite | tijdstip | replyTime',
		chosen:
			'What does the client want? | Weisung des Kunden | choix du client | keuze | clientInstruction',
		reference:
			'What is the reference of the notice? | Zeichen | référence | kenmerk | eventReference',
		clerk: 'Who may be asked? | Ansprechpartner | contact | contactpersoon | contactName',
		phone: 'Which telephone number is given? | Telefon | téléphone | telefoon | contactPhone',
		dividend: '-# What dividend is paid? | Dividende | dividende',
		fee: '-# What does the bank charge? | Gebühr | frais | kosten',
	}),
};
const SAID = {
	de: 'Kapitalerhöhung gegen Bareinlagen;Umtauschangebot;Bezugsangebot|Sehr geehrter Kunde|Sie verwahren bei uns|Stück der folgenden Gattung|Bezugsverhältnis|Bezugspreis|Frist|bis|Wir erwarten Ihre Weisung bis|Uhr|Ich möchte alle Rechte ausüben;Ich möchte alle Rechte verkaufen;Ich möchte verfallen lassen|Ihr Zeichen|Ihr Ansprechpartner|Weisung bitte zurücksenden|Bezugsrechte|berechtigen zum Bezug von|neuen Aktien|Mit freundlichen Grüßen|ohne Ihre Weisung verkaufen wir die Rechte am letzten Tag.',
	fr: 'Augmentation de capital;Offre publique d’échange;Attribution d’actions|Madame, Monsieur|Vous détenez chez nous|titres de la valeur suivante|Parité|Prix de souscription|Période|au|Votre réponse doit nous parvenir avant le|h|Je souhaite exercer tous les droits;Je souhaite vendre tous les droits;Je laisse caduc|Notre référence|Votre contact|Merci de retourner ce coupon|Droits|donnent accès à|actions nouvelles|Veuillez agréer nos salutations|Sans réponse nous vendrons les droits le dernier jour.',
	nl: 'Claimemissie;Omruilaanbod;Uitgifte van rechten|Geachte klant|U houdt bij ons|stukken van het volgende fonds|Verhouding|Inschrijfprijs|Periode|tot en met|Wij ontvangen uw instructie graag vóór|uur|Ik oefen alle rechten uit;Ik verkoop alle rechten;Ik laat verlopen|Kenmerk|Uw contactpersoon|Gelieve dit strookje terug te sturen|Rechten|geven recht op|nieuwe aandelen|Met vriendelijke groet|Zonder instructie verkopen wij de rechten op de laatste dag.',
	en: 'Rights issue;Exchange offer;Open offer|Dear client|You hold with us|units of the following security|Terms|Subscription price|Period|to|Please let us have your instructions by|hours|I wish to take up all rights;I wish to sell all rights;I will let them lapse|Our reference|Your contact|Please return the slip|Rights|entitle you to|new shares|Yours faithfully|Failing instructions the rights are sold on the last day.',
	it: 'Aumento di capitale;Offerta di scambio;Assegnazione diritti|Gentile cliente|Risultano in deposito|titoli del seguente valore|Rapporto|Prezzo di sottoscrizione|Periodo|al|Le istruzioni devono pervenirci entro il|ore|Desidero esercitare tutti i diritti;Desidero vendere tutti i diritti;Lascio scadere|Riferimento|Il vostro referente|Restituire il tagliando|Diritti|danno diritto a|nuove azioni|Distinti saluti|In mancanza di istruzioni i diritti saranno venduti l’ultimo giorno.',
};

/** A letter on a corporate action: facts in a mid column with a rule on each side, the client's answer on a tear-off slip at the foot with three ticks. */
const family: Family = {
	author: 'fenna',
	locales: ['de-DE', 'fr-FR', 'nl-NL', 'en-GB', 'it-IT', 'de-AT', 'fr-CH'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const { amount, count } = locale;
		const paper = drawPaper(random, locale);
		const per = random.int(2, 12);
		const quantity = random.int(8, 900);
		const newShares = Math.floor(quantity / per);
		const start = random.day('2004-02-01', '2026-03-01');
		const end = addDays(start, 14);
		const price = random.decimal(1.2, 60);
		const currency = locale.country.currency;
		const options = say(10).split(';');
		const isAnswered = random.chance(0.5);
		const client = locale.person();
		const reference = random.pattern('CA-####/##');
		const fact = (label: string, content: ReturnType<typeof markup>) =>
			markup`<div class="f"><span>${label}</span><b>${content}</b></div>`;
		const html = markup`<style>@page { size: A4; margin: 20mm } body { font: 9.6pt/1.5 ${random.pick(["'Liberation Serif'", "'Liberation Sans'"])} } .m { width: 74%; margin: 6mm auto; border-left: 2pt solid #777; border-right: 2pt solid #777; padding: 0 5mm } .f { display: flex; justify-content: space-between; gap: 4mm; padding: .8mm 0 } h1 { font-size: 12pt; text-align: center } .cut { border-top: 1.2pt dashed; margin-top: 10mm; padding-top: 3mm } .tick { display: inline-block; width: 4mm; height: 4mm; border: .8pt solid; text-align: center; line-height: 3.8mm } .choice { display: block; margin: 1.5mm 0 }
			</style><div style="display:flex;justify-content:space-between"><div>${field('client', client.name)}<br>${locale.address().lines[0]}<br>${locale.address().lines[1]}</div><div style="text-align:right">${field('bank', random.pick(['Elbtal Bank', 'Crédit Aubépine', 'Waterkant Bank', 'Fernhill Bank', 'Banca Solaria']))}<br>${say(11)}: ${field('reference', reference)}</div></div><h1>${field('event', random.pick(say(0).split(';')))} – ${paper.name.split(' ').slice(0, 2).join(' ')}</h1><p>${say(1)},</p><p>${say(2)} ${field('quantity', count(quantity))} ${say(3)}:</p>
			<div class="m">${fact('', markup`${field('security', paper.name)}`)}${fact('ISIN', markup`${field('isin', paper.isin)} / ${field('localCode', paper.localCode)}`)}${fact(say(4), markup`${field('ratio', `${per} : 1`)}`)}${fact(say(5), markup`${currency} ${field('subscriptionPrice', amount(price))}`)}${fact(say(6), markup`${field('from', locale.date(start))} ${say(7)} ${field('until', locale.date(end))}`)}${fact(say(14), markup`${field('rights', count(quantity))}`)}${random.chance(0.4) && fact('', markup`${currency} ${field('price', amount(paper.price))}`)}</div>
			<p>${count(quantity).text} ${say(14)} ${say(15)} ${field('newShares', count(newShares))} ${say(16)}. ${say(8)} <b>${field('replyBy', locale.date(addDays(end, -3)))}</b>, ${field('replyHour', `${random.int(9, 17)}`)} ${say(9)}. ${say(18)}</p><p>${say(17)},<br>${say(12)}: ${field('clerk', locale.person().name)}, ${field('phone', locale.phone())}</p>
			<div class="cut"><b>${say(13)}</b> – ${say(11)} ${field('reference', reference)}<br>${say(14)}: ${field('rights', count(quantity))}${choose('chosen', options, isAnswered ? random.pick(options) : undefined)}<div style="margin-top:4mm">${locale.address().city}, ${locale.date(addDays(start, 3)).text} ____________________________</div></div>`;
		return { html, fields };
	},
};
export default family;
