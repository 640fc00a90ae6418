import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import {
	asRows,
	drawPeople,
	drawSentences,
	drawSignature,
	drawSubject,
} from '../../kit/archive.ts';
import {
	drawTitle,
	initialled,
	longDate,
	oldPhone,
	stampNumber,
	titled,
	wholeMoney,
} from '../../kit/archive.ts';
import { askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { also, ofLetter } from '../../kit/reports.ts';

const fields: Fields = {
	...ofLetter(
		'letterhead',
		'phone',
		'letterDate',
		'addressee',
		'addresseeFirm',
		'addresseeCity',
		'salutation',
		'subject',
		'closing',
		'signer',
		'signerTitle',
		'typist',
	),
	firstCopy: askText(
		'first name on the list of copies|Who is the first to get a copy?|firstCc|erste Person im Verteiler|first carbon copy',
	),
	blindCopy: askText(
		'blind copy|To whom was a blind copy sent?|bcc|verdeckte Kopie|who got a copy without being named in the letter',
	),
	enclosureCount: askNumber(
		'number of enclosures|How many enclosures are there?|enclosureCount|Zahl der Anlagen|nombre de pièces jointes',
	),
	delivery: askText('way of sending|How was the letter sent?|deliveryNote|Versandart|mode d’envoi'),
	attention: askText(
		'person for whose attention it is|To whose attention is the letter sent?|attentionLine|zu Händen von|à l’attention de',
	),
	amount: askNumber(
		'amount named in the letter|Which amount of money does the letter name?|sumMentioned|genannter Betrag|montant cité',
	),
	stamp: askText(
		'number stamped at the edge|What number is stamped on the page?|archiveNumber|Stempelnummer|numéro d’archive',
	),
	receivedStamp: askText(
		'stamp of receipt|When was the letter received, as stamped?|receivedStamp|Eingangsstempel|cachet de réception',
	),
	copies: asRows(
		{ value: askText('name of a person who gets a copy|cc') },
		'To whom was the letter copied?|copiedTo|Who received carbon copies?|Verteiler|copies à',
	),
	fax: absent(askText('fax number|What is the fax number of the sender?|senderFax|Faxnummer')),
	deadline: absent(
		askText(
			'day by which an answer is wanted|By when should the reader answer?|answerBy|Antwortfrist',
		),
	),
};

/** A typed American business letter in blocked form: attention line, subject in capitals, typist's initials, "Enclosures (3)", a list of copies and a blind copy at the foot, a received stamp across. */
const family: Family = {
	author: 'philippa',
	locales: ['en-US', 'en-CA', 'en-GB'],
	draw: (random, locale) => {
		const people = drawPeople(locale, 7);
		const [reader, signer, attention, blind, ...copied] = people;
		if (!reader || !signer || !attention || !blind) throw new Error('Too few people');
		const firm = locale.company();
		const address = locale.address();
		const said = drawSentences(random, 'en', 6);
		const day = random.day('1954-01-01', '1989-12-01');
		const names = copied.slice(0, random.int(1, 3)).map((one) => initialled(random, one));
		const isPerson = random.chance(0.6);
		const greeting = titled(random, reader);
		const face = random.pick([
			"10.5pt/1.35 'Liberation Mono'",
			"10pt/1.4 'DejaVu Sans Mono'",
			"11.5pt/1.35 'Liberation Serif'",
		]);
		const place = random.pick(['left', 'left', 'middle']);
		const shift = place === 'middle' ? 78 : 0;
		const subject = drawSubject(random, 'en');
		const stamp =
			random.chance(0.4) &&
			markup`<div style="position:absolute;right:${random.int(4, 30)}mm;top:${random.int(30, 60)}mm;transform:rotate(${random.int(-9, 8)}deg);border:1.5pt solid #345;color:#345;padding:1.5mm 3mm;font:bold 10pt 'Liberation Sans'">RECEIVED<br>${field('receivedStamp', locale.date(day, 'MMM d yyyy').text.toUpperCase())}</div>`;
		const html = markup`<style>@page { size: ${random.pick(['letter', 'letter', 'A4'])}; margin: 14mm 24mm } body { position: relative; min-height: 245mm; font: ${face} } header { text-align: center; font: 9pt/1.3 'Liberation Sans'; margin-bottom: 8mm } header b { font: bold ${random.int(14, 20)}pt ${random.pick(["'Liberation Serif'", "'Liberation Sans'", "'DejaVu Serif'"])}; letter-spacing: ${random.pick([0, 2])}pt; display: block } p { margin: 0 0 4mm } .s { margin-left: ${shift}mm }
			</style><header><b>${field('letterhead', random.pick([firm.name, firm.name.toUpperCase()]))}</b>${firm.address.whole} ${random.pick(['•', '|', '—'])} ${random.pick(['Telephone', 'Area Code', 'Tel.'])} ${field('phone', oldPhone(random))}</header>${stamp}
			<p class="s">${field('letterDate', longDate(locale, day))}</p>${random.chance(0.4) && markup`<p>${field('delivery', random.pick(['AIR MAIL', 'REGISTERED MAIL', 'BY HAND', 'SPECIAL DELIVERY', 'CONFIDENTIAL']))}</p>`}
			<p>${isPerson && markup`${field('addressee', greeting)}<br>`}${field('addresseeFirm', locale.company().name)}<br>${address.street}<br>${also(field('addresseeCity', address.city))}${address.state && `, ${address.state}`} ${address.postcode}</p>${!isPerson && markup`<p>Attention: ${field('attention', titled(random, attention))}</p>`}
			<p>Dear ${field('salutation', isPerson ? greeting.replace(/(\S+) .*?(\S+)$/, '$1 $2') : random.pick(['Sirs', 'Gentlemen']))}:</p><p>${random.pick(['Re:', 'SUBJECT:', 'Subject:'])} ${field('subject', random.pick([subject, subject.toUpperCase()]))}</p><p>${said[0]} ${said[1]}</p><p>${said[2]} ${random.chance(0.6) && markup`The amount of ${field('amount', wholeMoney(locale, random.int(3, 90) * 125))} has been set aside for this purpose. `}${said[3]}</p><p>${said[4]} ${said[5]}</p>
			<div class="s"><p>${field('closing', random.pick(['Very truly yours', 'Sincerely', 'Yours very truly', 'With kind regards']))},</p>${random.chance(0.8) ? drawSignature(random, signer) : markup`<br><br>`}<p>${field('signer', random.pick([signer.name, initialled(random, signer)]))}<br>${field('signerTitle', drawTitle(random, 'en'))}</p></div>
			<p>${field('typist', `${signer.given.slice(0, 1)}${signer.family.slice(0, 1)}${random.pick(['/', ':'])}${random.pattern('??').toLowerCase()}`)}${random.chance(0.7) && markup`<br>${random.pick(['Enclosures', 'Encls.', 'Attachments'])} (${field('enclosureCount', random.int(2, 6))})`}</p><p data-list="copies">${random.pick(['cc:', 'Copies to:', 'c.c.'])} ${names.map((name, i) => markup`${i > 0 && markup`<br><span style="display:inline-block;width:9mm"></span>`}<span data-row>${i === 0 ? field('/firstCopy', field('value', name)) : field('value', name)}</span>`)}</p>${random.chance(0.35) && markup`<p>bcc: ${field('blindCopy', initialled(random, blind))}</p>`}${random.chance(0.6) && stampNumber(random, 'stamp', random.pattern('20########'))}`;
		return { html, fields };
	},
};
export default family;
