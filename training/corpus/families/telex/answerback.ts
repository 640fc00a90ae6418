import type { Family, Fields } from '../../family.ts';
import { asDate, asNumber, asText, drawPeople } from '../../kit/archive.ts';
import { absent } from '../../kit/ask.ts';
import { clock } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const CARGO = [
	'JUTE BAGS',
	'STEEL COILS',
	'COFFEE',
	'GROUNDNUT OIL',
	'NEWSPRINT',
	'SPARE PARTS',
	'CEMENT',
];
const PORTS = ['ROTTERDAM', 'HULL', 'OPORTO', 'GDYNIA', 'LE HAVRE', 'MOMBASA', 'SANTOS'];
const SHIPS = ['NORDLYS', 'CASTOR', 'MARIA ELENA', 'BRAVE TRADER', 'SIRIUS'];
const fields: Fields = {
	toAnswerback: asText(
		'What is the answerback of the receiver?|What is the first line with the code of the receiving machine?|answerbackTo|call sign of the station called',
	),
	fromAnswerback: asText(
		'What is the answerback of the sender?|From which telex station was it sent?|answerbackFrom|number and code of the sending machine',
	),
	sentDate: asDate(
		'When was the telex sent?|What is the date of the telex?|telexDate|day of transmission',
	),
	sentTime: asText(
		'At what time was the telex sent?|What time is printed in the head?|telexTime|hour of transmission',
	),
	messageNumber: asText(
		'What is the number of the message?|What is the telex number after "NO."?|telexNo|serial number of the message',
	),
	to: asText(
		'To which firm is the telex addressed?|Who is the telex to?|Who receives the telex?|telexTo',
	),
	attention: asText(
		'For whose attention is the telex?|Who is named after ATTN?|attn|person for whom it is meant',
	),
	from: asText('Who sent the telex?|Which firm is it from?|Who is the sender?|telexFrom'),
	subject: asText('What is the telex about?|What follows RE?|What is the subject?|telexSubject'),
	theirReference: asText(
		'To which earlier telex does it refer?|What number follows YR TLX?|referenceToEarlierTelex|earlier message that is answered',
	),
	vessel: asText(
		'On which vessel are the goods?|What ship is mentioned?|What is the name of the vessel?|vesselName',
	),
	port: asText(
		'To which port does the ship sail?|Where will the cargo be discharged?|portOfDischarge|port of arrival',
	),
	arrival: asDate(
		'When is the ship expected?|What is the ETA?|On what date will the vessel arrive?|etaDate',
	),
	tons: asNumber(
		'How many tons are shipped?|What is the quantity in MT?|How much cargo is there in metric tons?|metricTons',
	),
	cargo: asText('What goods are shipped?|What is the cargo?|goodsOnBoard|kind of goods'),
	price: asNumber(
		'What is the price per ton in USD?|How many dollars per ton are quoted?|pricePerTon|USD per MT',
	),
	replyBy: asText(
		'By when is an answer wanted?|What is the deadline for the reply?|replyDeadline|time limit for confirming',
	),
	regards: asText(
		'Who sends regards?|Who signed the telex?|Whose name stands at the end?|signedBy',
	),
	fax: absent(asText('What is the fax number?|faxNumber|fax')),
	bank: absent(asText('Which bank opened the letter of credit?|openingBank|bank of the credit')),
};

/** A telex print: capitals only, answerback codes before and after, numbered paragraphs, plus signs and NNNN at the end. */
const family: Family = {
	author: 'ruben',
	locales: ['en-GB', 'en-US', 'en-IE', 'en-ZA'],
	draw: (random, locale) => {
		const [firm, other] = [locale.company(), locale.company()];
		const [who = locale.person(), signer = locale.person()] = drawPeople(locale, 2);
		const day = random.day('1964-01-01', '1988-12-01');
		const short = (name: string) =>
			name
				.toUpperCase()
				.replace(/[^A-Z]/g, '')
				.slice(0, random.int(4, 7));
		const code = (name: string) =>
			`${random.int(20000, 899999)} ${short(name)} ${random.pick(['G', 'D', 'NL', 'UI', 'F', 'S'])}`;
		const back = field('toAnswerback', code(other.name));
		const own = field('fromAnswerback', code(firm.name));
		const eta = addDays(day, random.int(4, 30));
		const gap = random.pick(['\n', '\n\n']);
		const points = random
			.shuffle([
				random.chance(0.9) &&
					markup`PLEASE NOTE ${field('tons', random.int(4, 90) * 25)} MT ${field('cargo', random.pick(CARGO))} LOADED ${random.chance(0.9) ? markup`MV ${field('vessel', random.pick(SHIPS))}` : 'YESTERDAY'}`,
				random.chance(0.8) &&
					markup`ETA ${field('port', random.pick(PORTS))} ${field('arrival', locale.date(eta, random.pick(['d.m.yy', 'd/m/yyyy'])))} WEATHER PERMITTING`,
				random.chance(0.7) &&
					markup`PRICE USD ${field('price', random.int(80, 940))} PER MT CIF BASIS REMAINS UNCHANGED`,
				random.chance(0.6) &&
					markup`KINDLY CONFIRM LATEST ${field('replyBy', random.pick(['NOON TOMORROW', 'FRIDAY 5 PM', 'CLOSE OF BUSINESS TODAY', '1200 GMT THURSDAY']))}`,
				markup`${random.pick(['DOCUMENTS FOLLOW BY AIR MAIL', 'OUR AGENT WILL BE IN TOUCH WITH YOU', 'SHORTAGE CLAIM OF LAST VOYAGE STILL OPEN', 'SAMPLES DESPATCHED UNDER SEPARATE COVER'])}`,
			])
			.filter((one) => one !== false);
		const isNumbered = random.chance(0.5);
		const html = markup`<style>@page { size: ${random.pick(['A4', '8.5in 7in', '210mm 180mm', 'letter'])}; margin: 12mm } pre { font: ${random.int(10, 12)}pt/1.35 ${random.pick(["'Liberation Mono'", "'DejaVu Sans Mono'"])}; margin: 0; white-space: pre-wrap${random.chance(0.3) && '; color: #7a1616'} }
			</style><pre>${random.chance(0.4) && 'ZCZC\n'}${back}\n${own}\n\n${random.pick(['TLX', 'TELEX', 'MSG'])} NO. ${field('messageNumber', `${random.int(11, 980)}${random.pick(['', `/${day.slice(2, 4)}`])}`)}   ${field('sentDate', locale.date(day, random.pick(['d.m.yyyy', 'd/m/yy'])))}   ${field('sentTime', random.chance(0.5) ? clock(random.int(420, 1320)) : clock(random.int(600, 1320), ''))}\n
TO${random.pick([':', '  ', ' - '])} ${field('to', other.name.toUpperCase())}, ${other.address.city.toUpperCase()}${random.chance(0.7) && markup`\nATTN ${field('attention', `${who.isWoman ? 'MRS' : 'MR'} ${who.family.toUpperCase()}`)}`}\nFROM ${field('from', firm.name.toUpperCase())}\n\n${random.chance(0.7) && markup`RE ${field('subject', random.pick(['CONTRACT 4/B SECOND SHIPMENT', 'MARCH CONTRACT', 'DELAYED VESSEL', 'PUMPS FOR KENYA', 'YOUR INQUIRY LAST WEEK']))}\n\n`}${random.chance(0.6) && markup`YR TLX ${field('theirReference', random.pattern('###'))} REFERS STOP `}${random.pick(['MANY THANKS', 'TKS', 'WELL RECEIVED'])}${gap}
${points.map((one, i) => markup`${isNumbered && `${i + 1}) `}${one}${random.pick(['', ' STOP', '.'])}${gap}`)}
${random.pick(['REGARDS', 'BEST RGDS', 'KIND REGARDS'])}\n${field('regards', random.pick([signer.family, signer.name]).toUpperCase())}\n${random.chance(0.6) && markup`\n+\n${back}\n${own}`}${random.chance(0.4) && '\nNNNN'}</pre>`;
		return { html, fields };
	},
};
export default family;
