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
import { drawSubject, drawTitle, stampNumber } from '../../kit/archive.ts';
import { absent } from '../../kit/ask.ts';
import { clock, clockAmPm } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import type { Markup } from '../../kit/html.ts';
import type { Locale } from '../../kit/locale.ts';
import type { Random } from '../../kit/random.ts';

const fields: Fields = {
	owner: asText(
		'Whose mailbox was printed?|What name stands above the line at the top?|printedFor|owner of the mailbox',
	),
	from: asText(
		'Who sent the e-mail?|Who is the top message from?|Von wem ist die E-Mail?|senderOfMail',
	),
	to: asText(
		'To whom was the e-mail sent?|Who is the recipient of the top message?|An wen ging die E-Mail?|recipientOfMail',
	),
	sentOn: asDate(
		'When was the e-mail sent?|What is the date of the latest message?|Wann wurde die E-Mail verschickt?|sentOn',
	),
	sentAt: asText(
		'At what time was the e-mail sent?|What is the time of the latest message?|sentAt|hour of the upper message',
	),
	subject: asText(
		'What is the subject of the e-mail?|What is in the subject line?|Wie lautet der Betreff?|mailSubject',
	),
	attachment: asText(
		'What is the name of the attachment?|Which file is attached?|Welche Datei hängt an?|attachedFile',
	),
	importance: asText(
		'What importance has the message?|How is the importance marked?|importance|priority of the mail',
	),
	room: asText(
		'In which room is the meeting?|Where shall they meet?|meetingRoom|room mentioned in the message',
	),
	price: asNumber(
		'What sum is mentioned in the message?|How much money does the text name?|amountInMail|figure with the currency sign',
	),
	deadline: asText(
		'By when is an answer needed?|Until when should they reply?|replyBy|deadline in the text',
	),
	signerTitle: asText(
		'What is the title of the sender?|Which position stands in the signature block?|senderTitle',
	),
	phone: asText(
		'What is the telephone number in the signature block?|phoneOfSender|number under the name',
	),
	quotedFrom: asText(
		'Who wrote the quoted message?|Who sent the original message?|Von wem ist die zitierte Nachricht?|originalSender',
	),
	quotedOn: asDate(
		'When was the original message sent?|What is the date of the quoted message?|originalDate',
	),
	quotedSubject: asText(
		'What was the subject of the original message?|originalSubject|subject of the message at the bottom',
	),
	page: asText('What page is it?|What is printed at the foot of the page?|pageNumber'),
	stamp: asText('What number is stamped on the print?|stampedNumber|number at the edge'),
	copies: asRows(
		{ value: asText('Who gets a copy?|ccRecipient|person on copy') },
		'Who was copied on the e-mail?|ccList|Wer steht in Kopie?',
	),
	fax: absent(asText('What is the fax number?|faxNumber|fax')),
	blindCopies: absent(asText('Who got a blind copy?|bcc|blind copy')),
};

/** A printed e-mail: the owner over a thick line, captions with tabs, an answer, a signature block, and the older message below. */
const family: Family = {
	author: 'anneliese',
	locales: ['en-US', 'en-GB', 'de-DE', 'en-CA'],
	draw: (random, locale) => {
		const { language } = locale;
		const isGerman = language === 'de';
		const say = (en: string, de: string) => (isGerman ? de : en);
		const [from = locale.person(), to = locale.person(), ...others] = drawPeople(locale, 8);
		const day = random.day('1994-01-01', '2005-11-01');
		const style = random.pick(['outlook', 'caps', 'dashes'] as const);
		const short = (name: { given: string; family: string }) =>
			style === 'outlook' ? `${name.family}, ${name.given}` : `${name.given} ${name.family}`;
		const said = drawSentences(random, language, 5);
		const firm = locale.company();
		const minutes = random.int(430, 1200);
		const hour = (value: number) =>
			locale.countryCode === 'US' ? clockAmPm(value, ['AM', 'PM']) : clock(value);
		const pattern = drawDatePattern(random, locale);
		const topic = drawSubject(random, language);
		const copies = others.slice(1, random.int(1, 5));
		const names = nameRows(say)[style];
		const row = (i: number, content: ReturnType<typeof markup>) =>
			markup`<span>${names[i]}</span><span>${content}</span>`;
		const ccs =
			copies.length > 0 &&
			row(
				3,
				markup`<span data-list="copies">${copies.map((one, i) => markup`${i > 0 && '; '}<span data-row>${cell('value', short(one))}</span>`)}</span>`,
			);
		const older = others[0] ?? to;
		const quoted =
			random.chance(0.75) &&
			markup`<div class="q">${say('-----Original Message-----', '-----Ursprüngliche Nachricht-----')}<div class="h">${row(0, field('quotedFrom', short(random.chance(0.6) ? to : older)))}${row(1, markup`${field('quotedOn', locale.date(random.day(`${day.slice(0, 4)}-01-01`, day), pattern))} ${hour(random.int(430, 1200))}`)}${row(2, markup`${short(from)}`)}${row(4, field('quotedSubject', topic))}</div><p>${said[3]} ${said[4]}</p></div>`;
		const html = markup`<style>@page { size: ${isGerman ? 'A4' : random.pick(['letter', 'A4'])}; margin: 16mm 19mm } body { position: relative; padding-bottom: 9mm; min-height: 235mm; font: ${random.pick(["10pt/1.4 'Liberation Sans'", "10pt/1.35 'Liberation Mono'", "10.5pt/1.4 'Liberation Serif'"])} } .own { font: bold 12pt 'Liberation Serif'; border-bottom: ${random.pick(['3pt', '1.5pt'])} solid #000; padding-bottom: 1mm; margin-bottom: 3mm } .h { display: grid; grid-template-columns: ${random.int(24, 36)}mm 1fr; margin-bottom: 5mm } .h > :nth-child(odd) { font-weight: ${random.pick(['bold', 'normal'])} } p { margin: 0 0 3.5mm } .q { margin-top: 7mm; ${random.pick(['border-left: 1.5pt solid #000; padding-left: 3mm', 'margin-left: 8mm', ''])} } .fo { position: absolute; bottom: 0; width: 100%; text-align: center; font-size: 9pt }
			</style>${style === 'outlook' && markup`<div class="own">${field('owner', random.chance(0.7) ? to.name : (others.at(-1)?.name ?? to.name))}</div>`}<div class="h">${row(0, field('from', short(from)))}${style === 'caps' ? '' : row(1, markup`${field('sentOn', locale.date(day, pattern))} ${field('sentAt', hour(minutes))}`)}${row(2, field('to', short(to)))}${ccs}${style === 'caps' && row(1, markup`${field('sentOn', locale.date(day, pattern))} ${field('sentAt', hour(minutes))}`)}${row(4, field('subject', `${random.chance(0.7) ? say('RE: ', 'AW: ') : ''}${topic}`))}${random.chance(0.4) && row(5, field('attachment', `${random.pick(['budget', 'minutes', 'draft2', 'figures', 'letter'])}${random.int(1, 9)}.${random.pick(['doc', 'xls', 'ppt', 'pdf'])}`))}${random.chance(0.35) && row(6, field('importance', say('High', 'Hoch')))}</div>
			${drawBody(random, locale, { to: to.given, said, say })}
			${drawSignature(random, locale, { ...from, firm: firm.name })}${quoted}${random.chance(0.6) && markup`<div class="fo">${field('page', random.pick(['1', 'Page 1', '1 / 2']))}</div>`}${random.chance(0.4) && stampNumber(random, 'stamp', random.pattern('208#######'))}`;
		return { html, fields };
	},
};
export default family;

type Say = (en: string, de: string) => string;

/** Captions of sender, date, recipient, copies, subject, attachment and importance. */
function nameRows(say: Say) {
	return {
		outlook: [
			say('From:', 'Von:'),
			say('Sent:', 'Gesendet:'),
			say('To:', 'An:'),
			'Cc:',
			say('Subject:', 'Betreff:'),
			say('Attachments:', 'Anlagen:'),
			say('Importance:', 'Wichtigkeit:'),
		],
		caps: ['FROM:', 'DATE:', 'TO:', 'CC:', 'SUBJECT:', 'ATTACH:', 'PRIORITY:'],
		dashes: ['From', 'Date', 'To', 'cc', 'Subject', 'Files', 'Priority'],
	};
}

function drawDatePattern(random: Random, { countryCode, language }: Locale): string {
	if (countryCode === 'US') return random.pick(['MMMM d, yyyy', 'mm/dd/yyyy']);
	return language === 'de' ? 'dd.mm.yyyy' : random.pick(['d MMMM yyyy', 'dd/mm/yyyy']);
}

const DEADLINES = {
	de: ['Freitagmittag', 'Montag früh', 'morgen 12 Uhr'],
	en: ['Friday noon', 'close of business Monday', 'tomorrow 5 p.m.'],
};

type Answer = { to: string; said: readonly string[]; say: Say };

/** The greeting and the text, with a price, a room and a deadline between its sentences. */
function drawBody(random: Random, locale: Locale, { to, said, say }: Answer): Markup {
	return markup`<p>${random.pick([`${to},`, `${say('Hi', 'Hallo')} ${to},`, ''])}</p><p>${said[0]} ${random.chance(0.6) && markup`${say('The last quotation came to', 'Das letzte Angebot lag bei')} ${field('price', locale.money(random.int(20, 900) * 50))}. `}${said[1]}</p><p>${random.chance(0.6) && markup`${say('Let us meet in', 'Wir treffen uns in')} ${field('room', `${say('room', 'Raum')} ${random.int(2, 9)}.${random.int(10, 40)}`)}. `}${random.chance(0.6) && markup`${say('Please answer by', 'Bitte antworten bis')} ${field('deadline', random.pick(DEADLINES[locale.language === 'de' ? 'de' : 'en']))}.`}</p>`;
}

type Sender = { given: string; name: string; firm: string };

function drawSignature(random: Random, locale: Locale, { given, name, firm }: Sender): Markup {
	return markup`<p>${random.pick([given, ''])}<br>${name}${random.chance(0.6) && markup`<br>${field('signerTitle', drawTitle(random, locale.language))}`}<br>${firm}${random.chance(0.6) && markup`<br>${random.pick(['Tel.', 'Phone:'])} ${field('phone', locale.phone())}`}</p>`;
}
