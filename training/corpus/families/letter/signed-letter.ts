import type { Family, Fields } from '../../family.ts';
import { absent, date, number, text, values } from '../../kit/ask.ts';
import { inMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	sender: text('companyName', 'Which company sent the letter?'),
	fax: text('fax', 'What is the fax number?', 'Wie lautet die Faxnummer?'),
	phone: text('phone', 'What number can one call?'),
	date: date('documentIssueDate', 'What is the date of the letter?'),
	recipient: text('', 'To whom is the letter addressed?', 'addressee', 'Who got this letter?'),
	recipientCompany: text('', 'company of the addressee', 'addresseeFirm'),
	subject: text('subject', 'What is the letter about?', 'Worum geht es in dem Schreiben?'),
	reference: text('referenceNumber', 'file reference of the sender'),
	signatory: text('signatory', 'Who signed the letter?', 'Wer hat unterschrieben?'),
	signatoryTitle: text('signatoryTitle', 'What position does the signer hold?'),
	meetingDate: date('', 'When shall the meeting take place?', 'proposedDate'),
	meetingPlace: text('location', 'Where do they want to meet?'),
	amount: number('', 'How much money is the letter about?', 'mentionedAmount'),
	copies: values(
		text('', 'person who gets a copy', 'ccName'),
		'cc',
		'Who gets a copy of the letter?',
	),
	enclosures: number('', 'How many enclosures are there?', 'enclosureCount'),
	iban: absent(text('iban', 'What is the IBAN?')),
	birthDate: absent(date('birthDate', 'When was the writer born?')),
	invoiceNumber: absent(text('invoiceNumber', 'What is the number of the invoice?')),
};
const SUBJECTS = [
	'Renewal of the service agreement',
	'Damage to consignment 44',
	'Trial shipment of filters',
	'Your application of last week',
	'Warehouse inspection',
	'Advertising in the spring issue',
];
const TITLES = [
	'Sales Manager',
	'Director of Research',
	'Managing Director',
	'Vice President, Marketing',
	'Head of Purchasing',
];

/** A typed business letter of the 1980s: no labels for most of what one may ask, values inside sentences. */
const family: Family = {
	author: 'joel',
	locales: ['en-US', 'en-GB', 'en-CA', 'en-AU'],
	draw: (random, locale) => {
		const firm = locale.company();
		const [writer, reader] = [locale.person(), locale.person()];
		const other = locale.company();
		const day = random.day('1978-01-01', '1999-12-01');
		const copies = random.chance(0.5)
			? Array.from({ length: random.int(1, 3) }, () => locale.person().name)
			: [];
		const meeting = random.chance(0.7);
		const money = random.chance(0.7);
		const html = markup`<style>
			@page { size: ${random.pick(['letter', 'A4'])}; margin: 18mm 26mm }
			body { font: 11.5pt/1.45 ${random.pick(["'Liberation Mono'", "'Liberation Serif'", "'DejaVu Sans Mono'"])} } .h { text-align: ${random.pick(['center', 'left', 'right'])}; border-bottom: ${random.pick(['1pt solid #000', '0', '3pt double #000'])}; padding-bottom: 3mm; margin-bottom: 9mm; font-family: 'Liberation Sans' } .h b { font-size: 15pt; letter-spacing: 2pt } p { margin: 0 0 4.5mm } small { font-size: 8pt }
			</style><div class="h"><b>${field('sender', firm.name.toUpperCase())}</b><br><small>${firm.address.whole} · Telephone ${field('phone', firm.phone)} · Fax ${field('fax', locale.phone())}</small></div>
			<p>${field('date', locale.date(day, random.pick(['MMMM d, yyyy', 'd MMMM yyyy'])))}</p>${random.chance(0.6) && markup`<p>Our ref: ${field('reference', random.pattern('??/??/####'))}</p>`}
			<p>${field('recipient', `${reader.isWoman ? 'Ms.' : 'Mr.'} ${reader.name}`)}<br>${field('recipientCompany', other.name)}<br>${other.address.lines[0]}<br>${other.address.lines[1]}</p>
			<p>Dear ${reader.isWoman ? 'Ms.' : 'Mr.'} ${reader.family}:</p><p>${random.pick(['Re: ', 'Subject: ', ''])}<u>${field('subject', random.pick(SUBJECTS))}</u></p>
			<p>Thank you for your letter and for the time you gave our people when they called on you. We have looked at the matter with some care and are glad to let you have our answer.</p>
			${money && markup`<p>Having gone through the figures again we are able to offer ${field('amount', locale.money(inMoney(random.int(12, 900) * 50, locale)))} in full settlement, which we trust you will find fair.</p>`}
			${meeting && markup`<p>May I suggest that we meet on ${field('meetingDate', locale.date(addDays(day, random.int(8, 30)), random.pick(['MMMM d, yyyy', 'd MMMM yyyy'])))} at ${field('meetingPlace', random.pick(['the Fairmont Hotel', 'your offices', 'our plant in Norwich', 'the Trade Centre']))} to settle what is left? My secretary will telephone yours.</p>`}
			<p>Yours ${random.pick(['sincerely', 'truly', 'faithfully'])},</p><p style="margin-top:14mm">${field('signatory', writer.name)}<br>${field('signatoryTitle', random.pick(TITLES))}</p>
			${random.chance(0.4) && markup`<p>Enc. (${field('enclosures', random.int(1, 4))})</p>`}${copies.length > 0 && markup`<p data-list="copies">cc: ${copies.map((name) => markup`<span data-row>${field('value', name)}</span><br>`)}</p>`}`;
		return { html, fields };
	},
};
export default family;
