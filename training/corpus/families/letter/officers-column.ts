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
import { drawSignature, drawSubject, initialled, longDate, oldPhone } from '../../kit/archive.ts';
import { stampNumber, titled, wholeMoney } from '../../kit/archive.ts';
import { absent } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const POSTS = 'President|Vice President|Secretary|Treasurer|Past President|Counsel'.split('|');
const fields: Fields = {
	society: asText(
		'What is the name of the society in the letterhead?|Which association wrote the letter?|What is the heading of the page?|associationName',
	),
	letterDate: asDate(
		'What is the date of the letter?|When was the letter written?|What date is typed at the top?|dateOfLetter',
	),
	addressee: asText(
		'To whom is the letter addressed?|Who is the recipient of the letter?|Whose name stands above the inside address?|addressee',
	),
	addresseeCity: asText(
		'In which city does the recipient live?|To what city was the letter sent?|town of the addressee',
	),
	salutation: asText(
		'What is the salutation of the letter?|How does the letter greet its reader?|How does the letter begin after "Dear"?|salutation',
	),
	president: asText(
		'Who is the president of the society?|Who is the President, as the letterhead says?|associationPresident|president named in the margin',
	),
	treasurer: asText(
		'Who is the treasurer?|Who looks after the money of the society?|Who is listed as Treasurer?|treasurerName',
	),
	counsel: asText(
		'Who is the counsel?|Who serves as Counsel of the society?|legalCounsel|lawyer named in the margin',
	),
	phone: asText(
		'What is the telephone number in the letterhead?|What is the phone number of the society?|At which number can the society be called?|letterheadPhone',
	),
	subject: asText(
		'What is the letter about?|What is the subject line?|What is written after "Re:"?|reLine',
	),
	contribution: asNumber(
		'How much money is asked for?|What is the amount of the contribution requested?|How many dollars does the society want?|contributionSought',
	),
	deadline: asDate(
		'By what date is the reply wanted?|By when should the recipient answer?|replyDeadline|last day for an answer',
	),
	signer: asText(
		'Who signed the letter?|Who is the letter from?|Whose name is typed under the signature?|signerName',
	),
	signerPost: asText(
		'What office does the signer hold?|What is the designation of the person who signed?|In what capacity was it signed?|signerPost',
	),
	postscript: asText(
		'What does the postscript say?|What is written after "P.S."?|postscript|last line of the letter, added after the signature',
	),
	copyTo: asText(
		'Who gets a carbon copy?|To whom is a copy sent?|What name is written after cc?|carbonCopy',
	),
	pageStamp: asText(
		'What number is stamped on the page?|What is the number at the edge of the sheet?|stampedNumber|archive number',
	),
	officers: asRows(
		{
			post: asText('What office is held?|office|position of the officer'),
			name: asText('Who holds the office?|officerName|name of the officer'),
		},
		'Who are the officers in the letterhead?|officersOfTheSociety|the names listed down the margin',
	),
	fax: absent(asText('What is the fax number?|faxNumber|fax of the society')),
	meetingPlace: absent(
		asText('Where will the annual meeting be held?|meetingPlace|town of the annual meeting'),
	),
};

/** A letter of a learned society: its officers down the left margin, the office above each name, the typed letter beside. */
const family: Family = {
	author: 'winifred',
	locales: ['en-US', 'en-CA'],
	draw: (random, locale) => {
		const people = drawPeople(locale, 10);
		const [reader, signer, copied] = people.slice(6);
		if (!reader || !signer || !copied) throw new Error('Too few people');
		const day = random.day('1956-01-01', '1979-12-01');
		const names: Readonly<Record<string, string>> = {
			President: 'president',
			Treasurer: 'treasurer',
			Counsel: 'counsel',
		};
		const officers = POSTS.filter((post) => names[post] !== undefined || random.chance(0.6)).map(
			(post, i) => ({ post, person: people[i] ?? signer }),
		);
		const isSignedByOfficer = random.chance(0.5);
		const last = officers.at(-2) ?? { post: 'Secretary', person: signer };
		const society = `${random.pick(['American', 'Western', 'Tri-State', 'National', 'Midland'])} ${random.pick(['Seed Growers', 'Glass Technology', 'Hospital Diet', 'Cotton Shippers', 'Industrial Hygiene'])} ${random.pick(['Association', 'Society', 'Institute'])}`;
		const [greeting, address] = [titled(random, reader), locale.address()];
		const said = drawSentences(random, 'en', 4);
		const face = random.pick([
			"11pt/1.4 'Liberation Mono'",
			"11.5pt/1.45 'Liberation Serif'",
			"10.5pt/1.45 'DejaVu Sans Mono'",
		]);
		const html = markup`<style>@page { size: letter; margin: 12mm 15mm } body { position: relative; min-height: 250mm; font: ${face} } header { text-align: center; border-bottom: ${random.pick(['1pt', '3pt double'])} #000 solid; padding-bottom: 3mm; margin-bottom: 6mm } header b { font: bold ${random.int(15, 20)}pt 'Liberation Serif'; letter-spacing: 1pt } aside { position: absolute; left: 0; top: 38mm; width: 36mm; font: 7.5pt/1.35 'Liberation Serif' } aside div { margin-bottom: 4mm } aside i { display: block; font-variant: small-caps; font-style: normal } main { margin-left: 42mm } p { margin: 0 0 4mm }
			</style><header><b>${field('society', random.pick([society, society.toUpperCase()]))}</b><br><span style="font:8.5pt 'Liberation Serif'">${locale.address().whole} · Telephone ${field('phone', oldPhone(random))}</span></header>
			<aside data-list="officers">${officers.map(({ post, person }) => markup`<div data-row><i>${field('post', post)}</i>${cell('name', person.name, names[post])}</div>`)}</aside>
			<main><p style="text-align:${random.pick(['right', 'left'])}">${field('letterDate', longDate(locale, day))}</p><p>${field('addressee', greeting)}<br>${locale.company().name}<br>${address.street}<br>${field('addresseeCity', address.city)}, ${address.state} ${address.postcode}</p>
			${random.chance(0.6) && markup`<p>Re: <u>${field('subject', drawSubject(random, 'en'))}</u></p>`}<p>Dear ${field('salutation', random.chance(0.3) ? reader.given : `${greeting.split(' ')[0]} ${reader.family}`)}:</p><p>${said[0]} ${said[1]}</p>
			<p>${random.chance(0.7) && markup`The Board has voted to ask each member firm for a contribution of ${field('contribution', wholeMoney(locale, random.int(2, 60) * 50))} toward the fund. `}${said[2]} ${random.chance(0.7) && markup`May we have your answer by ${field('deadline', longDate(locale, addDays(day, random.int(14, 60))))}?`}</p><p>${said[3]}</p>
			<div style="margin-left:${random.pick([0, 45])}mm"><p>${random.pick(['Sincerely yours,', 'Very truly yours,', 'Cordially,'])}</p>${drawSignature(random, isSignedByOfficer ? last.person : signer)}<p>${field('signer', isSignedByOfficer ? last.person.name : signer.name)}<br>${field('signerPost', isSignedByOfficer ? last.post : random.pick(['Executive Director', 'Assistant to the President', 'Editor of the Journal']))}</p></div>
			${random.chance(0.4) && markup`<p>P.S. ${field('postscript', random.pick(['The spring meeting has been moved to the fourteenth.', 'Mrs. Carver sends her regards.', 'Your dues for last year are still open.']))}</p>`}${random.chance(0.5) && markup`<p>cc: ${field('copyTo', initialled(random, copied))}</p>`}</main>${random.chance(0.6) && stampNumber(random, 'pageStamp', random.pattern('10#####'))}`;
		return { html, fields };
	},
};
export default family;
