import type { Family, Fields } from '../../family.ts';
import { asDate, asNumber, asRows, asText, drawPeople, drawSentences } from '../../kit/archive.ts';
import { drawSignature, drawTitle, longDate, stampNumber, titled } from '../../kit/archive.ts';
import { absent } from '../../kit/ask.ts';
import { oneOf } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';

const ASKED =
	'Who bears the cost of storage after the sixth month?;Can the tests be repeated at a lower temperature?;Are the drawings of the second pump still valid?;What stock is held at the Bristol depot?;How soon could a trial lot be made?;Which of the two colours did the panel prefer?';
const fields: Fields = {
	addressee: asText(
		'To whom is the letter addressed?|Whose name stands at the top of the continuation sheet?|Who receives the letter?|addressee',
	),
	pageNumber: asText(
		'What is the page number?|Which page of the letter is this?|What number is written at the top of the page?|pageNo',
	),
	date: asDate(
		'What is the date at the top of the page?|When was the letter written?|dateOfLetter|date of the second page',
	),
	questionOne: asText(
		'What is the first question that is asked?|What does item 1 ask?|firstQuestion|the point numbered one',
	),
	questionTwo: asText(
		'What is the second question that is asked?|What is point (2)?|secondQuestion|item two of the list',
	),
	visitors: asNumber(
		'How many visitors are expected?|How many people will come to the works?|numberOfVisitors|size of the party',
	),
	percent: asNumber(
		'By what percentage did the losses fall?|How many per cent lower were the losses?|lossReductionPercent|drop of the losses',
	),
	sample: asText(
		'What is the number of the sample?|Which sample was examined?|sampleNumber|sample mentioned in the text',
	),
	closing: asText(
		'How does the letter close?|What is the complimentary close?|closingPhrase|words above the signature',
	),
	signer: asText(
		'Who signed the letter?|Whose signature is on the page?|Who is the writer of the letter?|signedBy',
	),
	signerTitle: asText(
		'What is the designation of the signer?|What is the job of the writer?|What is typed below the name of the signer?|signerTitle',
	),
	reference: asText(
		'What are the initials at the foot?|What is the typing reference?|typistReference|letters at the lower left',
	),
	enclosures: asNumber(
		'How many enclosures are there?|What number follows "Encl."?|numberOfEnclosures|count of things enclosed',
	),
	stamp: asText(
		'What is the number stamped on the sheet?|What number is printed at the edge?|archiveNumber',
	),
	questions: asRows(
		{ value: asText('What is asked?|question|point of the list') },
		'Which questions does the letter ask?|numberedQuestions|the numbered points on the page',
	),
	copies: asRows(
		{ value: asText('Who gets a copy?|copyRecipient|person copied') },
		'Who are the recipients of copies?|copiesTo|names after "c.c."',
	),
	salutation: absent(asText('What is the salutation?|How is the reader greeted?|salutation')),
	letterhead: absent(
		asText('What company is named in the letterhead?|letterheadCompany|printed name of the firm'),
	),
};

/** The last sheet of a letter: addressee, page and date run across the top or stand below each other; it starts within a sentence. */
const family: Family = {
	author: 'delroy',
	locales: ['en-GB', 'en-US', 'en-IE', 'en-AU'],
	draw: (random, locale) => {
		const [reader, signer, ...others] = drawPeople(locale, 7);
		if (!reader || !signer) throw new Error('Too few people');
		const day = random.day('1955-03-01', '1988-10-01');
		const style = random.int(0, 2);
		const page = random.int(2, 4);
		const no = field(
			'pageNumber',
			oneOf(random, `${page};- ${page} -;Page ${page};page ${['two', 'three', 'four'][page - 2]}`),
		);
		const heads = [
			markup`<div style="text-align:center">${no}</div>`,
			markup`<div class="row"><span>${field('addressee', titled(random, reader))}</span><span>${no}</span><span>${field('date', longDate(locale, day))}</span></div>`,
			markup`<div>${field('addressee', titled(random, reader))}<br>${field('date', longDate(locale, day))}<br>${no}</div>`,
		];
		const questions = random.some(ASKED.split(';'), random.int(2, 4));
		const said = drawSentences(random, 'en', 6);
		const mark = random.pick(['1.', '(1)', 'a']);
		const label = (i: number) =>
			mark === 'a' ? `${'abcd'[i]})` : mark.replace('1', String(i + 1));
		const isWide = random.chance(0.5);
		const copies = others.slice(0, random.int(0, 3));
		const html = markup`<style>@page { size: ${random.pick(['A4', 'letter', '8in 10in'])}; margin: 15mm 22mm } body { position: relative; min-height: 215mm; font: ${random.pick(["11.5pt 'Liberation Mono'", "12pt 'Liberation Serif'", "10.5pt 'DejaVu Sans Mono'"])}; line-height: ${isWide ? 1.7 : 1.4} } .row { display: flex; justify-content: space-between } p { margin: 0 0 ${isWide ? 3 : 4}mm } main { margin-top: 12mm } .q { display: flex; gap: 4mm; margin: 0 ${random.int(6, 16)}mm 3mm }
			</style>${heads[style]}<main><p>${random.pick(['which we had not expected.', 'and returned to the works on Monday.', 'of the former contract.', 'before the frost set in.'])} ${said[0]} ${random.chance(0.7) && markup`Sample ${field('sample', random.pattern(random.pick(['?-###', '##/##', 'No. ####'])))} was put aside for a second look. `}${random.chance(0.7) && markup`Losses in transit fell by ${field('percent', locale.count(random.decimal(3, 28, 1)))} per cent against the year before.`}</p>
			<p>${said[1]} ${random.pick(['We should be glad to hear from you on these points:', 'May we put the following questions to you?', 'It remains to ask:'])}</p><div data-list="questions">${questions.map((one, i) => markup`<div class="q"><span>${label(i)}</span><span data-row>${i < 2 ? markup`<span data-field="/${['questionOne', 'questionTwo'][i] ?? ''}">${field('value', one)}</span>` : field('value', one)}</span></div>`)}</div><p>${said[2]} ${said[3]}</p>
			${random.chance(0.6) && markup`<p>A party of ${field('visitors', random.int(3, 45))} visitors will tour the works in the spring. ${said[4]}</p>`}<div style="margin-left:${random.pick([0, 60, 75])}mm"><p>${field('closing', random.pick(['Yours sincerely,', 'Yours faithfully,', 'Yours very truly,', 'With kind regards,']))}</p>${drawSignature(random, signer)}<p>${field('signer', signer.name)}<br>${random.chance(0.8) && field('signerTitle', drawTitle(random, 'en'))}</p></div>
			<p>${random.chance(0.6) && markup`${field('reference', `${signer.given.slice(0, 1)}${signer.family.slice(0, 1)}:${random.pattern('??').toLowerCase()}`)}<br>`}${random.chance(0.5) && markup`Encl. (${field('enclosures', random.int(2, 6))})<br>`}${copies.length > 0 && markup`<span data-list="copies">c.c. ${copies.map(({ name }, i) => markup`${i > 0 && random.pick(['; ', ', '])}<span data-row>${field('value', name)}</span>`)}</span>`}</p></main>${random.chance(0.5) && stampNumber(random, 'stamp', random.pattern('2######'))}`;
		return { html, fields };
	},
};
export default family;
