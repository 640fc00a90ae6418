import type { Family, Fields } from '../../family.ts';
import { asDate, asNumber, asText, drawPeople } from '../../kit/archive.ts';
import { absent } from '../../kit/ask.ts';
import { clock, speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { wrapLines } from '../../kit/typed.ts';

const fields: Fields = {
	service: asText(
		'Which telegraph service carried the message?|What is printed in large letters at the top?|telegraphService|name of the cable company',
	),
	office: asText(
		'At which office was the telegram handed in?|Where was it sent from?|Von wo wurde das Telegramm aufgegeben?|officeOfOrigin',
	),
	words: asNumber(
		'How many words has the telegram?|What is the number of words?|Wie viele Wörter hat es?|wordCount',
	),
	handedIn: asText(
		'At what time was it handed in?|What time is given for the message?|Um wie viel Uhr wurde es aufgegeben?|timeHandedIn',
	),
	number: asText(
		'What is the number of the telegram?|telegramNo|Which number stands in the first box?|Nummer des Telegramms',
	),
	date: asDate(
		'What is the date of the telegram?|When was it received?|Von wann ist das Telegramm?|dateReceived',
	),
	receivedBy: asText(
		'Who received the message at the office?|Whose initials are in the box of the clerk?|clerkInitials|Aufgenommen durch',
	),
	to: asText(
		'To whom is the telegram addressed?|Who receives the telegram?|An wen ist das Telegramm gerichtet?|telegramTo',
	),
	toAddress: asText(
		'To which address was it delivered?|What street is named in the telegram?|deliveryAddress|Straße des Empfängers',
	),
	toCity: asText(
		'In what city does the receiver live?|Which town was the telegram sent to?|cityOfReceiver|Ort des Empfängers',
	),
	message: asText(
		'What does the telegram say?|What is the text of the message?|Wie lautet das Telegramm?|messageText',
	),
	sender: asText(
		'Who sent the telegram?|What name ends the message?|Wer hat das Telegramm geschickt?|sender',
	),
	charge: asNumber(
		'What was the charge?|How much did the telegram cost?|Wie hoch ist die Gebühr?|chargePaid',
	),
	remark: asText(
		'What is written on the form by hand?|What note was added in pen?|handwrittenRemark|handschriftlicher Vermerk',
	),
	formNumber: asText(
		'What is the number of the form?|formNo|number in small print at the foot|Nummer des Vordrucks',
	),
	phone: absent(
		asText('What is the telephone number of the sender?|senderPhone|Telefon des Absenders'),
	),
	reply: absent(asText('What was the answer?|replyText|Wie lautete die Antwort?')),
};
const SAID = {
	en: 'TELEGRAM;CABLEGRAM;FAST CABLE|No.|Office of origin|Words|Time|Received|Clerk|Charge|Via|If the delivery of this message is doubtful, ask at the counter within forty-eight hours. No inquiry is answered without this form.|TRANS-OCEANIC CABLE;COASTAL TELEGRAPH;POST OFFICE TELEGRAPHS|ARRIVING TUESDAY NIGHT TRAIN STOP PLEASE MEET STOP LOVE;CONTRACT SIGNED THIS MORNING STOP LETTER FOLLOWS;REGRET MEETING PUT OFF UNTIL JUNE STOP INFORM OTHERS AT ONCE;HEARTIEST CONGRATULATIONS ON YOUR APPOINTMENT FROM ALL AT THE MILL;SEND TWELVE CASES AT ONCE STOP OLD PRICE AGREED;PATENT GRANTED STOP HOLD PRESS UNTIL FRIDAY STOP WELL DONE',
	de: 'TELEGRAMM|Nr.|Aufgabeamt|Wörter|Uhrzeit|Aufgenommen|durch|Gebühr|Leitweg|Rückfragen nur unter Vorlage dieses Blattes am Schalter. Für Irrtümer bei der Übermittlung wird nicht gehaftet.|DEUTSCHE TELEGRAPHIE;POST- UND TELEGRAPHENVERWALTUNG|ANKOMME DIENSTAG ABEND STOP BITTE ABHOLEN;VERTRAG HEUTE UNTERZEICHNET STOP BRIEF FOLGT;SITZUNG AUF JUNI VERSCHOBEN STOP BITTE ALLE VERSTÄNDIGEN;HERZLICHE GLÜCKWÜNSCHE ZUM JUBILÄUM VON DER GANZEN BELEGSCHAFT;ERBITTEN SOFORT ZWÖLF KISTEN ZUM ALTEN PREIS',
} as const;

/** A telegram: a printed form with a row of small boxes, the message glued on in strips that are not quite level. */
const family: Family = {
	author: 'maeve',
	locales: ['en-GB', 'en-US', 'de-DE', 'en-AU', 'de-AT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const [to = locale.person(), from = locale.person()] = drawPeople(locale, 2);
		const address = locale.address();
		const text = random.pick(at(11).split(';'));
		const day = random.day('1955-01-01', '1976-12-31');
		const strips = wrapLines(text, random.int(24, 40));
		const box = (label: string, content: ReturnType<typeof markup> | false) =>
			markup`<div><small>${label}</small><br><tt>${content || '\u00a0'}</tt></div>`;
		const pence = random.int(20, 240) / 10;
		const strip = (content: ReturnType<typeof markup>) =>
			markup`<div class="s" style="margin-left:${random.int(6, 14)}mm;transform:rotate(${random.decimal(-0.9, 0.9, 1)}deg)">${content}</div>`;
		const html = markup`<style>@page { size: ${random.pick(['A5 landscape', '8in 5.5in', '210mm 160mm'])}; margin: 7mm } body { background: #fff; font: 9pt 'Liberation Sans' } .h { display: flex; justify-content: space-between; align-items: end } h1 { font: bold ${random.int(20, 28)}pt 'Liberation Serif'; letter-spacing: 3pt; margin: 0 } .b { display: grid; grid-template-columns: ${random.pick(['1fr 3fr 1fr 1fr 2fr 1fr 1fr', '1fr 2fr 1fr 1.4fr 2.4fr 1fr 1.3fr'])}; border: 1pt solid #000; margin: 2mm 0 5mm } .b div { border-right: .5pt solid #000; padding: 1mm; min-height: 11mm; white-space: nowrap } small { font-size: 6.5pt } tt { font: 10.5pt 'Liberation Mono' } .s { font: 12pt/1 'Liberation Mono'; width: fit-content; padding: 1mm 2mm; margin-bottom: 1.8mm; border: .3pt solid ${random.pick(['#bbb', '#888'])} }
			</style><div class="h"><h1>${at(0).split(';').length > 1 ? random.pick(at(0).split(';')) : at(0)}</h1><b>${field('service', random.pick(at(10).split(';')))}</b></div><div class="b">${box(at(1), field('number', random.pattern(random.pick(['###', '?##', '####']))))}${box(at(2), field('office', locale.address().city.toUpperCase()))}${box(at(3), random.chance(0.8) && field('words', text.split(' ').length + random.int(5, 8)))}${box(at(4), field('handedIn', clock(random.int(400, 1390), random.pick(['', '.', ':']))))}${box(at(5), field('date', locale.date(day, random.pick(['d.m.yyyy', 'd MMM yyyy']))))}${box(at(6), random.chance(0.6) && field('receivedBy', random.pattern('??')))}${box(at(7), random.chance(0.7) && field('charge', locale.amount(pence)))}</div>
			${strip(field('to', to.name.toUpperCase()))}${strip(markup`${field('toAddress', address.street.toUpperCase())} ${field('toCity', address.city.toUpperCase())}`)}<div style="height:3mm"></div>${strips.map((line) => strip(markup`<span data-field="message" data-part data-value="${text}">${line}</span>`))}${strip(field('sender', random.pick([from.given, from.family, from.name]).toUpperCase()))}
			${random.chance(0.35) && markup`<div style="text-align:right;font:italic 14pt 'DejaVu Serif';color:#26357a">${field('remark', random.pick(['phoned 9.40', 'o.k. R.', 'not at home, left card', 'urgent']))}</div>`}<p style="font-size:6.5pt;margin:4mm 0 0">${at(9)} &nbsp; ${field('formNumber', random.pattern(random.pick(['Form ##-?', 'T ###', 'C 187 ##'])))}</p>`;
		return { html, fields };
	},
};
export default family;
