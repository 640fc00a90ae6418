import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { dat, num, rows, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { drawTypeface, offLine } from '../../kit/paperwork.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	office: str(
		'telephone office|telephoneOffice|Fernmeldeamt|agence des télécommunications|telefoonkantoor|Which office sent the bill?',
		'seller',
	),
	subscriber: str('who has the telephone|subscriber|Teilnehmer|abonné|abonnee|abonnent', 'buyer'),
	number: str(
		'number of the telephone|telephoneNo|Rufnummer|numéro d’appel|telefoonnummer|telefonnummer',
		'phone',
	),
	account: str(
		'account in the telephone books|accountNo|Buchungskonto|numéro de compte|rekeningnummer',
		'customerNumber',
	),
	month: str('month of the bill|billMonth|Abrechnungsmonat|mois|maand|månad', 'period'),
	issued: dat(
		'day the bill was made|issuedOn|Tag der Ausfertigung|établie le|datum van de nota',
		'issueDate',
	),
	items: rows(
		{
			name: str('what is charged|item|Leistung|prestation|dienst|tjänst', 'itemDescription'),
			units: num('units|units|Einheiten|unités|eenheden|markeringar', 'quantity'),
			rate: num('price of a unit|unitRate|Preis je Einheit|prix de l’unité|tarief', 'unitPrice'),
			amount: num('amount|amount|Betrag|montant|bedrag|belopp', 'lineTotal'),
		},
		'charges of the month|charges|Gebühren|redevances|kosten|avgifter',
	),
	counterOld: num(
		'old state of the unit counter|counterOld|alter Zählerstand|ancien compteur|oude stand',
		'previousReading',
	),
	counterNew: num(
		'new state of the unit counter|counterNew|neuer Zählerstand|nouveau compteur|nieuwe stand',
		'currentReading',
	),
	total: num('sum of the telephone bill|total|Rechnungsbetrag|total|totaal|summa', 'grossTotal'),
	payBy: dat('last day of payment|payBy|zahlbar bis|à payer avant le|te betalen vóór', 'dueDate'),
	giro: str(
		'giro account of the office|giroAccount|Postgirokonto|compte chèque postal|postrekening',
		'accountNumber',
	),
	vat: absent(num('tax on the bill|tax|Mehrwertsteuer|TVA|btw', 'taxTotal')),
	calls: absent(
		num(
			'number of long-distance calls|longDistanceCalls|Zahl der Ferngespräche|appels interurbains',
		),
	),
};
const SAID = {
	de: 'Fernmelderechnung|Fernmeldeamt|Rufnummer|Buchungskonto|Monat|ausgefertigt am|Grundgebühr Hauptanschluss;Gesprächsgebühren;Zusatzgerät;Telegramm;Auftragsdienst;Eintrag Fernsprechbuch|Zählerstand neu|alt|Einheiten zu|DM|zahlbar bis|Postgiroamt|Bei Zahlung bitte stets das Buchungskonto angeben.',
	fr: 'Facture téléphonique|Centre des télécommunications|N° d’appel|Compte|Mois|établie le|Abonnement principal;Communications;Poste supplémentaire;Télégramme;Réveil;Inscription annuaire|Compteur nouveau|ancien|unités à|F|à payer avant le|CCP|Rappeler le numéro de compte à chaque paiement.',
	nl: 'Telefoonnota|Telefoondistrict|Nummer|Rekening|Maand|opgemaakt|Abonnement;Gesprekskosten;Tweede toestel;Telegram;Wekdienst;Vermelding gids|Tellerstand nieuw|oud|eenheden à|f|te betalen vóór|Postrekening|Vermeld bij betaling steeds uw rekeningnummer.',
	sv: 'Teleräkning|Teleområdet|Nummer|Konto|Månad|utfärdad|Abonnemang;Samtal;Extra apparat;Telegram;Väckning;Katalogtext|Ställning ny|gammal|markeringar à|kr|betalas senast|Postgiro|Ange alltid kontonummer.',
} as const;

/** A post office's telephone bill of the 1970s: a printed form with dotted lines, typed entries off their line, the counter subtracted in one line, a punched-card number along the lower edge. */
const family: Family = {
	author: 'ottilie',
	locales: ['de-DE', 'fr-FR', 'nl-NL', 'sv-SE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount, count } = locale;
		const who = locale.person();
		const day = random.day('1966-02-01', '1989-11-20');
		const names = at(6).split(';');
		const [old, used, rate] = [
			random.int(1200, 48000),
			random.int(40, 900),
			random.pick([0.16, 0.18, 0.21, 0.23]),
		];
		const items = names
			.filter((_, i) => i < 2 || random.chance(0.35))
			.map((name, i) => ({
				name,
				i,
				value: i === 1 ? toMoney(used * rate) : random.decimal(i === 0 ? 12 : 1, i === 0 ? 32 : 14),
			}));
		const total = toMoney(items.reduce((sum, one) => sum + one.value, 0));
		const face = drawTypeface(random);
		const put = (path: string, content: Parameters<typeof field>[1]) =>
			markup`<span class="v">${offLine(random, field(path, content), 0.7)}</span>`;
		const html = markup`<style>@page { size: 210mm 148mm; margin: 9mm 12mm } body { font: 8.5pt/1.4 'Liberation Serif'; background: ${random.pick(['#f7efe2', '#e9eef4', '#fff'])} } .v { font: ${face} } h1 { font: bold 13pt 'Liberation Serif'; margin: 0; letter-spacing: 2pt } .two { display: flex; justify-content: space-between } .ln { display: grid; grid-template-columns: 62mm 26mm 24mm 1fr; border-bottom: .8pt dotted #444; min-height: 6.4mm; align-items: end } .n { text-align: right; padding-right: 4mm } .two > div:last-child { padding-right: 5mm } .punch { position: fixed; bottom: 0; left: 0; font: 11pt 'DejaVu Sans Mono'; letter-spacing: 3pt }</style>
			<div class="two"><h1>${at(0)}</h1><div>${field('office', `${at(1)} ${locale.address().city}`)}</div></div><div class="two" style="margin:4mm 0"><div>${put('subscriber', who.name)}<br><span class="v">${locale.address().whole}</span></div><div>${at(2)} ${put('number', random.pattern('## ## ##'))}<br>${at(3)} ${put('account', random.pattern('## #### ###'))}<br>${at(4)} ${put('month', `${locale.month(Number(day.slice(5, 7)))} ${day.slice(0, 4)}`)}<br>${at(5)} ${put('issued', locale.date(day, 'dd.mm.yy'))}</div></div>
			<div data-list="items">${items.map((one) => markup`<div class="ln" data-row><span>${field('name', one.name)}</span><span class="n">${one.i === 1 && put('units', count(used))}</span><span class="n">${one.i === 1 && put('rate', amount(rate))}</span><span class="n">${put('amount', amount(one.value))}</span></div>`)}</div><p>${at(7)} ${put('counterNew', count(old + used))} – ${at(8)} ${put('counterOld', count(old))} = <span class="v">${used}</span> ${at(9)} <span class="v">${amount(rate).text}</span></p>
			<p class="n" style="font-size:11pt">${at(10)} ${put('total', amount(total))}</p><p>${at(11)} ${put('payBy', locale.date(addDays(day, 12), 'dd.mm.yy'))} · ${at(12)} ${field('giro', random.pattern('#### ##-###'))}<br><small>${at(13)}</small></p><div class="punch">${random.pattern('####### #### ## ######')}</div>`;
		return { html, fields };
	},
};
export default family;
