import type { Family, Fields } from '../../family.ts';
import { asDate, asNumber, asRows, asText, cell, drawPeople, longDate } from '../../kit/archive.ts';
import { absent, flag } from '../../kit/ask.ts';
import { drawFilling, tick } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';

const THINGS =
	'Shop drawings of stair B,Soil report,Colour samples,Specification section 9,Pump curves,Minutes of site meeting,Bar bending schedule,Door hardware list,Revised floor plan'.split(
		',',
	);
type Told = { thing: string; other: string };
const askFields = ({ thing, other }: Told): Fields => ({
	sender: asText(
		'Which firm sends the documents?|Who is the sender of the transmittal?|sendingFirm|name at the top of the form',
	),
	to: asText(
		'To which firm are the documents sent?|Who receives the transmittal?|receivingFirm|firm named under TO',
	),
	attention: asText('To whose attention is it?|Who is named after "Attention"?|attention'),
	date: asDate(
		'What is the date of the transmittal?|When were the documents sent?|transmittalDate',
	),
	jobNumber: asText('What is the job number?|Which project number is given?|jobNo'),
	project: asText('What is the project?|What does "RE" say?|projectName'),
	via: asText('By what means are the documents sent?|How do the documents travel?|sentVia'),
	copiesOfThing: asNumber(
		`How many copies of "${thing}" are sent?|What is the number of copies of ${thing}?|copies of ${thing}`,
	),
	numberOfOther: asText(
		`What is the number of "${other}"?|Which drawing or document number has ${other}?|number of ${other}`,
	),
	firstThing: asText('What is the first item enclosed?|What is listed first?|firstEnclosure'),
	lastThing: asText('What is the last item enclosed?|lastEnclosure|description in the last row'),
	totalCopies: asNumber(
		'How many copies are enclosed in all?|What is the total number of copies?|totalCopies',
	),
	isForApproval: flag(
		'',
		'Are the documents sent for approval?',
		'Is the box "For approval" marked?',
		'forApproval',
		'the box for approval',
	),
	isForYourUse: flag(
		'',
		'Are the documents sent for use?',
		'Is "For your use" marked?',
		'forYourUse',
		'the box for use',
	),
	isReturned: flag(
		'',
		'Were the documents returned for corrections?',
		'returnedForCorrections',
		'Is the box "Returned for corrections" marked?',
	),
	remarks: asText('What are the remarks?|What remark is written on the form?|remarksOnForm'),
	copyTo: asText('To whom is a copy sent?|Who gets a copy of the transmittal?|copyTo'),
	signed: asText('Who signed the transmittal?|What name follows SIGNED?|signedBy'),
	things: asRows(
		{
			copies: asNumber('number of copies|copyCount|How many copies?'),
			number: asText('number of the document|docNumber|Which number?'),
			description: asText('description|What is enclosed?|nameOfDocument'),
		},
		'What is enclosed?|enclosedDocuments|the list of documents sent',
	),
	price: absent(asNumber('What do the copies cost?|priceOfCopies|cost')),
	received: absent(asDate('When were the documents received?|receivedOn|date of receipt')),
});

/** A letter of transmittal: two columns of printed captions at the top, rows of tick boxes, a grid of copies, numbers and descriptions with empty rows. */
const family: Family = {
	author: 'winifred',
	locales: ['en-US', 'en-CA', 'en-GB', 'en-AU'],
	draw: (random, locale) => {
		const things = random.some(THINGS, random.int(2, 6)).map((description) => ({
			description,
			copies: random.int(1, 12),
			number: random.pattern(random.pick(['?-###', '##.#', 'SK-##'])),
		}));
		const [one, two] = [random.pick(things), random.pick(things)];
		const fields = askFields({ thing: one.description, other: two.description });
		const [reader = locale.person(), signer = locale.person(), other = locale.person()] =
			drawPeople(locale, 3);
		const to = locale.company();
		const firm = locale.company();
		const isMono = random.chance(0.6);
		const blanks = Array.from({ length: random.int(0, 4) }, () => markup`<tr><td>&nbsp;<td><td>`);
		const boxes = random.shuffle([
			tick('isForApproval', random.chance(0.5), 'For approval'),
			tick('isForYourUse', random.chance(0.5), 'For your use'),
			tick('isReturned', random.chance(0.2), 'Returned for corrections'),
			markup`<b class="tick"></b> As requested`,
			markup`<b class="tick"></b> For review`,
		]);
		const isLast = random.chance(0.4);
		const html = markup`<style>@page { size: ${random.pick(['letter', 'A4', 'A5'])}; margin: 13mm } body { font: 9.5pt/1.4 'Liberation Sans' } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm; margin: 4mm 0 } .f { ${isMono ? "font: 10.5pt 'Liberation Mono'" : drawFilling(random)} } h1 { font-size: 17pt; margin: 0; text-align: ${random.pick(['right', 'left', 'center'])} } dl { display: grid; grid-template-columns: 24mm 1fr; margin: 0 } dt { font-weight: bold; font-size: 8pt } dd { margin: 0; border-bottom: .5pt solid #000; min-height: 6mm } .tick { display: inline-block; width: 3.6mm; height: 3.6mm; border: .8pt solid #000; text-align: center; line-height: 3.2mm; font-size: 8pt } .boxes { display: flex; flex-wrap: wrap; gap: 1.5mm 7mm; border-top: 1pt solid #000; border-bottom: 1pt solid #000; padding: 2mm 0 } table { width: 100%; margin: 4mm 0 } td, th { border: .6pt solid #000; padding: .8mm 2mm; text-align: left } th { font-size: 8pt; background: ${random.pick(['#ddd', '#fff'])} } .rem { min-height: 22mm; border-bottom: .5pt solid #000 }
			</style><h1>LETTER OF TRANSMITTAL</h1><div class="two"><div><b style="font-size:13pt">${field('sender', firm.name)}</b><br>${firm.address.whole}<br><br><small>TO</small><br><span class="f">${field('to', to.name)}<br>${to.address.whole}</span></div><dl><dt>DATE<dd><span class="f">${field('date', random.chance(0.5) ? locale.date(random.day('1964-01-01', '2003-01-01')) : longDate(locale, random.day('1964-01-01', '2003-01-01')))}</span><dt>JOB NO.<dd><span class="f">${random.chance(0.8) && field('jobNumber', random.pattern('##-###'))}</span><dt>ATTENTION<dd><span class="f">${random.chance(0.8) && field('attention', reader.name)}</span><dt>RE<dd><span class="f">${field('project', `${random.pick(['North Wing', 'City Baths', 'Grain Silo', 'School Annexe', 'Ferry Terminal'])}, ${locale.address().city}`)}</span></dl></div>
			<div>WE ARE SENDING YOU the following via <span class="f">${field('via', random.pick(['messenger', 'first class mail', 'air freight', 'our driver', 'parcel post']))}</span></div><table data-list="things"><tr>${isLast ? markup`<th>NO.<th>DESCRIPTION<th>COPIES` : markup`<th>COPIES<th>NO.<th>DESCRIPTION`}</tr>${things.map(
				(thing, i) => {
					const copies = markup`<td class="f">${cell('copies', thing.copies, thing === one && 'copiesOfThing')}`;
					const rest = markup`<td class="f">${cell('number', thing.number, thing === two && 'numberOfOther')}<td class="f">${cell('description', thing.description, i === 0 && 'firstThing', i === things.length - 1 && 'lastThing')}`;
					return markup`<tr data-row>${isLast ? [rest, copies] : [copies, rest]}`;
				},
			)}${blanks}</table>${
				random.chance(0.4) &&
				markup`<div style="text-align:right">Total copies: ${field(
					'totalCopies',
					things.reduce((sum, { copies }) => sum + copies, 0),
				)}</div>`
			}<div class="boxes">${boxes.map((box) => markup`<span>${box}</span>`)}</div><p style="margin:3mm 0 1mm"><b>REMARKS</b></p><div class="rem"><span class="f">${random.chance(0.7) && field('remarks', random.pick(['Please return two sets with your comments.', 'Sheet 4 will follow next week.', 'These replace the prints sent in May.', 'Kindly sign and return one copy.']))}</span></div>
			<div class="two"><span>COPY TO <span class="f">${random.chance(0.6) && field('copyTo', other.name)}</span></span><span>SIGNED: <span class="f">${field('signed', signer.name)}</span></span></div><small>If enclosures are not as noted, notify us at once.</small>`;
		return { html, fields };
	},
};
export default family;
