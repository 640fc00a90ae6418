import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { DOC, dat, num, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	noteNo: DOC.invoiceNo,
	date: DOC.invoiceDate,
	author: DOC.seller,
	taxNo: str(
		'personal tax number of the sender|senderTaxNo|Steuernummer|numéro fiscal|codice fiscale|skattenummer',
		'taxNumber',
	),
	client: DOC.buyer,
	clientTown: str(
		'town of the client|clientTown|Ort des Auftraggebers|ville du client|città del cliente',
		'city',
	),
	subject: str(
		'what the work was about|workSubject|Worum ging es?|sujet du travail|oggetto|ämne',
		'projectName',
	),
	doneOn: dat(
		'day the work was done|workDay|Wann wurde gearbeitet?|jour de la prestation|giorno del lavoro',
		'deliveryDate',
	),
	hours: num('hours worked|hours|Stunden|heures|ore|timmar', 'hoursWorked'),
	rate: num('fee per hour|hourlyFee|Stundensatz|taux horaire|tariffa oraria|timpris', 'hourlyRate'),
	fee: num('fee for the work|fee|Honorar|honoraires|onorario|arvode', 'netTotal'),
	km: num(
		'kilometres driven|kilometres|gefahrene Kilometer|kilomètres|chilometri|körda kilometer',
		'mileage',
	),
	travel: num(
		'cost of the journey|travelCost|Fahrtkosten|frais de route|spese di viaggio|reseersättning',
	),
	total: DOC.gross,
	exempt: str(
		'why no tax is charged|exemptionNote|Grund der Steuerbefreiung|motif d’exonération|motivo dell’esenzione',
	),
	days: num(
		'days to pay|paymentDays|Zahlungsziel in Tagen|délai en jours|giorni per pagare',
		'paymentTerms',
	),
	account: DOC.iban,
	tax: absent(DOC.tax),
	dueDate: absent(DOC.due),
};
const SAID = {
	de: 'Honorarnote|Nr.|Sehr geehrte Damen und Herren,|für|am|berechne ich|Stunden zu je|also ein Honorar von|Hinzu kommen|km Fahrt mit zusammen|Insgesamt bitte ich um|binnen|Tagen auf mein Konto|Mit bestem Dank|Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.|St.-Nr.|die Moderation der Podiumsdiskussion;das Lektorat des Jahresberichts;die Porträtaufnahmen;den Vortrag „Stadt und Wasser“;die Übersetzung des Katalogs',
	fr: 'Note d’honoraires|n°|Madame, Monsieur,|pour|le|je vous facture|heures à|soit des honoraires de|S’y ajoutent|km de route pour|Je vous prie de régler au total|sous|jours sur mon compte|Avec mes remerciements|TVA non applicable, art. 293 B du CGI.|N° fiscal|l’animation du débat;la relecture du rapport annuel;les portraits;la conférence « Ville et eau »;la traduction du catalogue',
	it: 'Nota d’onorario|n.|Gentili signori,|per|il|Vi addebito|ore a|per un onorario di|Si aggiungono|km di viaggio per|Vi prego di versare in totale|entro|giorni sul mio conto|Con i migliori ringraziamenti|Operazione esente da IVA, regime forfettario.|C.F.|la moderazione del dibattito;la revisione della relazione annuale;i ritratti fotografici;la conferenza «Città e acqua»;la traduzione del catalogo',
	sv: 'Arvodesräkning|nr|Hej,|för|den|debiterar jag|timmar à|alltså ett arvode på|Därtill kommer|km resa med|Jag ber om sammanlagt|inom|dagar till mitt konto|Tack för uppdraget|Omsättning under gränsen, ingen moms.|Skattenr|moderatorsuppdraget;korrekturen av årsrapporten;porträttbilderna;föredraget ”Stad och vatten”;översättningen av katalogen',
	en: 'Fee note|No.|Dear Sir or Madam,|for|on|I charge|hours at|that is a fee of|To this come|km of travel at|I kindly ask for a total of|within|days into my account|With many thanks|Not registered for VAT.|Tax ref.|chairing the panel discussion;proof-reading the annual report;the portrait session;the lecture “Town and Water”;translating the catalogue',
} as const;

/** A freelancer's fee note without any table or label: hours, rate, fee and journey stand inside three sentences of a typewritten-looking letter, the account in the last one. */
const family: Family = {
	author: 'casimir',
	locales: ['de-DE', 'fr-FR', 'it-IT', 'sv-SE', 'en-GB', 'de-CH'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { money, count } = locale;
		const [author, client, home] = [locale.person(), locale.company(), locale.address()];
		const day = random.day('1994-02-01', '2026-06-20');
		const hours = random.int(4, 60) / 2;
		const rate = inMoney(random.int(28, 95), locale);
		const fee = toMoney(hours * rate);
		const km = random.chance(0.6) ? random.int(20, 480) : 0;
		const travel = toMoney(km * inMoney(0.3, locale));
		const face = random.pick([
			"11pt/1.7 'Liberation Mono'",
			"11.5pt/1.7 'Liberation Serif'",
			"10.5pt/1.7 'DejaVu Serif'",
		]);
		const html = markup`<style>@page { size: A4; margin: 26mm 28mm } body { font: ${face} } p { margin: 5mm 0 } .r { text-align: right }</style>
			<div class="r">${field('author', author.name)}<br>${home.lines[0]}<br>${home.lines[1]}<br>${random.chance(0.7) && markup`${at(15)} ${field('taxNo', random.pattern('##/###/#####'))}`}</div><p>${field('client', client.name)}<br>${client.address.street}<br>${client.address.postcode} ${field('clientTown', client.address.city)}</p><p class="r">${field('date', locale.date(day, 'd. MMMM yyyy'))}</p><p><b>${at(0)}</b> ${at(1)} ${field('noteNo', random.pattern('#/####'))}</p><p>${at(2)}</p>
			<p>${at(3)} ${field('subject', random.pick(at(16).split(';')))} ${at(4)} ${field('doneOn', locale.date(addDays(day, -random.int(3, 20)), 'd. MMMM yyyy'))} ${at(5)} ${field('hours', count(hours))} ${at(6)} ${field('rate', money(rate))}, ${at(7)} ${field('fee', money(fee))}. ${km > 0 && markup`${at(8)} ${field('km', km)} ${at(9)} ${field('travel', money(travel))}.`}</p><p>${at(10)} <b>${field('total', money(toMoney(fee + travel)))}</b> ${at(11)} ${field('days', random.pick([8, 10, 14, 20, 30]))} ${at(12)} ${field('account', locale.iban())}.</p>${random.chance(0.7) && markup`<p>${field('exempt', at(14))}</p>`}<p>${at(13)}</p>`;
		return { html, fields };
	},
};
export default family;
