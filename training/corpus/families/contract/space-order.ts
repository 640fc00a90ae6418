import type { Family, Fields } from '../../family.ts';
import {
	asDate,
	asNumber,
	asRows,
	asText,
	cell,
	drawPeople,
	wholeMoney,
} from '../../kit/archive.ts';
import { absent } from '../../kit/ask.ts';
import { drawFilling } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { BRANDS } from '../../kit/office.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	kindOfOrder: asText(
		'What kind of order is it?|What is the title of the form?|formTitle|heading of the sheet',
	),
	orderNumber: asText(
		'What is the number of the order?|Which contract number is typed in the box?|insertionOrderNo',
	),
	orderDate: asDate('What is the date of the order?|When was the space ordered?|dateOfOrder'),
	publisher: asText(
		'To the publisher of which paper is the order sent?|In which publication will the advertisement appear?|publicationName',
	),
	publisherCity: asText(
		'In which city is the publication?|Where does the paper appear?|cityOfPublication',
	),
	agency: asText('Which agency places the order?|Who is the advertising agency?|agencyName'),
	agencyPhone: asText('What is the telephone number of the agency?|agencyPhone|phone in the head'),
	advertiser: asText(
		'Who is the advertiser?|For which client is the space ordered?|advertiserName',
	),
	product: asText('Which product is advertised?|What is the product?|productAdvertised'),
	key: asText(
		'What is the key number of the advertisement?|What is the code of the copy?|keyNumber|caption of the advertisement',
	),
	position: asText(
		'What position in the paper is wanted?|Where shall the advertisement stand?|positionWanted',
	),
	material: asText(
		'When does the printing material follow?|What is said about the plates?|materialNote|instructions for the printer',
	),
	firstDay: asDate(
		'When does the advertisement first appear?|What is the first date of insertion?|firstInsertion',
	),
	lastDay: asDate(
		'When does the advertisement appear for the last time?|lastInsertion|last date of insertion',
	),
	gross: asNumber('What is the gross amount?|What is the cost before commission?|grossAmount'),
	commission: asNumber(
		'How much is the commission?|What is deducted for the agency?|agencyCommission',
	),
	discount: asNumber(
		'How much is the cash discount?|cashDiscount|What is taken off for prompt payment?',
	),
	net: asNumber(
		'What is the net amount?|How much is to be paid to the publisher?|netAmount|last line of the figures',
	),
	buyer: asText(
		'Who signed for the agency?|Who is the media buyer?|spaceBuyer|person who placed the order',
	),
	acceptedBy: asText(
		'Who accepted the order for the publisher?|acceptedBy|signature of the publisher',
	),
	insertions: asRows(
		{
			day: asDate('On which date?|insertionDate|day of issue'),
			size: asText('What size?|spaceSize|columns by inches'),
			rate: asNumber('At what rate?|rateOfInsertion|price of one insertion'),
		},
		'Which insertions are ordered?|insertionsOrdered|dates with size and rate',
	),
	circulation: absent(asNumber('What is the circulation of the paper?|circulation|copies printed')),
	station: absent(asText('On which radio station will it run?|stationCallLetters|station')),
};

/** An agency's order for space: printed conditions in small type at the left, typed answers in ruled boxes at the right, sums stepping down. */
const family: Family = {
	author: 'delroy',
	locales: ['en-US', 'en-GB', 'en-CA', 'en-ZA'],
	draw: (random, locale) => {
		const [buyer = locale.person(), other = locale.person(), partner = locale.person()] =
			drawPeople(locale, 3);
		const day = random.day('1956-01-01', '1991-10-01');
		const rate = random.int(6, 240) * 5;
		const size = random.pick([
			'4 cols. × 10 in.',
			'full page',
			'2 cols. × 7 in.',
			'600 lines',
			'half page',
		]);
		const dates = Array.from({ length: random.int(1, 6) }, (_, i) =>
			addDays(day, 14 + i * random.pick([7, 14])),
		);
		const sorted = [...new Set(dates)].sort();
		const gross = rate * sorted.length;
		const commission = Number((gross * 0.15).toFixed(2));
		const hasDiscount = random.chance(0.6);
		const discount = hasDiscount ? Number(((gross - commission) * 0.02).toFixed(2)) : 0;
		const short =
			locale.countryCode === 'US'
				? random.pick(['mm/dd/yy', 'MMM d, yyyy'])
				: random.pick(['d.m.yy', 'd MMM yyyy']);
		const box = (caption: string, content: ReturnType<typeof markup> | false, width = '1fr') => ({
			width,
			content: markup`<div><small>${caption}</small><tt>${content || '\u00a0'}</tt></div>`,
		});
		const line = (...boxes: readonly ReturnType<typeof box>[]) =>
			markup`<div class="l" style="grid-template-columns:${boxes.map(({ width }) => width).join(' ')}">${boxes.map(({ content }) => content)}</div>`;
		const step = (caption: string, content: ReturnType<typeof markup>, sign = '') =>
			markup`<div class="s"><span>${caption}</span><tt>${sign}${content}</tt></div>`;
		const isLeft = random.chance(0.5);
		const hand = drawFilling(random);
		const html = markup`<style>@page { size: ${random.pick(['letter', 'A4'])}; margin: 12mm } body { font: 9pt/1.3 'Liberation Sans' } tt { font: 10.5pt 'Liberation Mono'; display: block } small { font-size: 6.5pt; display: block } h1 { font: bold 16pt 'Liberation Serif'; margin: 0 } .top { display: flex; justify-content: space-between; align-items: end; margin-bottom: 3mm } .main { display: grid; grid-template-columns: ${isLeft ? '42mm 1fr' : '1fr 42mm'}; gap: 5mm } .fine { font-size: 6.5pt; line-height: 1.45; text-align: justify; order: ${isLeft ? 0 : 2} } .l { display: grid } .l > div { border: .6pt solid #000; margin: 0 -.6pt -.6pt 0; padding: 1mm 1.5mm } table { width: 100%; margin: 4mm 0 } td, th { text-align: left; font: 10pt 'Liberation Mono'; border-bottom: .5pt solid #000; padding: .6mm 1mm } th { font: 7pt 'Liberation Sans' } .s { display: flex; justify-content: flex-end; gap: 4mm; align-items: baseline } .s tt { width: 34mm; text-align: right; border-bottom: .6pt solid #000 } .sig { margin-top: 9mm; display: flex; gap: 12mm } .sig div { flex: 1; border-top: .6pt solid #000; font-size: 7pt } .sig span { ${hand}; display: block; height: 0; top: -9mm }
			</style><div class="top"><div><b style="font-size:13pt">${field('agency', `${partner.family} & ${locale.person().family} Advertising`)}</b><br>${locale.address().whole}<br>${field('agencyPhone', locale.phone())}</div><h1>${field('kindOfOrder', random.pick(['INSERTION ORDER', 'CONTRACT FOR SPACE', 'SPACE ORDER', 'ORDER FOR PUBLICATION']))}</h1></div><div class="main"><div class="fine">CONDITIONS. The publisher shall insert the advertisement described here at the rate shown and at no other. Checking copies are to be sent with the bill. The agency acts for the advertiser and pays only for what has appeared. No rate shall be raised during the term of this order. Errors of the printer are made good by a further insertion free of charge. Either side may cancel thirty days before the closing date. Bills without checking copies will be returned.</div>
			<div>${line(box('TO THE PUBLISHER OF', markup`${field('publisher', `${random.pick(['Harbour', 'Prairie', 'Morning', 'County'])} ${random.pick(['Gazette', 'Tribune', 'Argus', 'Farmer'])}`)}, ${field('publisherCity', locale.address().city)}`, '2fr'), box('ORDER NO.', field('orderNumber', random.pattern(random.pick(['?-####', '#####'])))), box('DATE', field('orderDate', locale.date(day, short))))}${line(box('ADVERTISER', field('advertiser', locale.company().name)), box('PRODUCT', random.chance(0.85) && field('product', `${random.pick(BRANDS)} ${random.pick(['soap', 'coffee', 'shirts', 'lamps'])}`)))}${line(box('COPY KEY', random.chance(0.8) && field('key', random.pattern('??-###'))), box('POSITION', random.chance(0.7) && field('position', random.pick(['right-hand page', 'sports section', 'above the fold', 'back cover', 'run of paper'])), '1.5fr'))}${line(box('MATERIAL', random.chance(0.7) && field('material', random.pick(['plates to follow by express', 'repeat copy of last order', 'mats enclosed', 'proofs to be shown']))))}
			<table data-list="insertions"><tr><th>DATE OF ISSUE<th>SPACE<th style="text-align:right">RATE</tr>${sorted.map((one, i) => markup`<tr data-row><td>${cell('day', locale.date(one, short), i === 0 && 'firstDay', i === sorted.length - 1 && 'lastDay')}<td>${field('size', size)}<td style="text-align:right">${field('rate', locale.amount(rate))}`)}</table>${step('Gross', field('gross', random.chance(0.5) ? wholeMoney(locale, gross) : locale.amount(gross)))}${step('Less agency commission 15%', field('commission', locale.amount(commission)))}${hasDiscount && step('Less cash discount 2%', field('discount', locale.amount(discount)))}${step('NET', field('net', locale.amount(Number((gross - commission - discount).toFixed(2)))))}
			<div class="sig"><div>${field('buyer', buyer.name)}<br>for the agency</div><div>${random.chance(0.6) && field('acceptedBy', other.name)}<br>accepted for the publisher</div></div></div></div>`;
		return { html, fields };
	},
};
export default family;
