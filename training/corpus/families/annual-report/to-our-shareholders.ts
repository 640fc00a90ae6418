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
import { drawSignature, longDate } from '../../kit/archive.ts';
import { absent } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	heading: asText(
		'What is the heading of the letter?|To whom is the letter addressed?|letterHeading|large line at the top',
	),
	year: asText('Which year does the letter report on?|What fiscal year is described?|fiscalYear'),
	sales: asText(
		'What were the sales of the year?|How much did the company sell?|netSales|sales as the letter states them',
	),
	earnings: asText('What were the net earnings?|How much did the company earn?|netEarnings'),
	perShare: asNumber(
		'What were the earnings per share?|How much was earned on each share?|earningsPerShare',
	),
	perShareBefore: asNumber(
		'What were the earnings per share in the year before?|perShareOfPreviousYear|earnings per share a year ago',
	),
	dividend: asNumber(
		'What quarterly dividend is paid?|How much is the dividend per share?|quarterlyDividend',
	),
	payable: asDate(
		'When is the dividend payable?|On what day will the dividend be paid?|dividendPayable',
	),
	acquired: asText('Which company was acquired?|What firm did the company buy?|acquiredCompany'),
	retired: asText('Who retired from the board?|Which director left the board?|retiredDirector'),
	elected: asText('Who was elected to the board?|Who is the new director?|newDirector'),
	meeting: asDate(
		'When is the annual meeting?|On what date do the shareholders meet?|annualMeeting',
	),
	meetingPlace: asText('Where is the annual meeting held?|annualMeetingPlace|city of the meeting'),
	capital: asText(
		'How much will be spent on plant and equipment?|What is the capital budget?|capitalSpending',
	),
	quote: asText(
		'What sentence is set in large type in the margin?|What does the quotation in the margin say?|pullQuote',
	),
	chairman: asText(
		'Who is the chairman?|Which of the signers is Chairman of the Board?|chairmanOfTheBoard',
	),
	president: asText('Who is the president?|Which of the signers is President?|presidentOfCompany'),
	signed: asDate('What is the date of the letter?|When was the letter signed?|dateOfLetter'),
	page: asText('What is the page number?|pageNo|number at the foot of the page'),
	highlights: asRows(
		{
			item: asText('What is measured?|highlightName|line of the summary'),
			now: asNumber('figure of the year|thisYear|How much in the year of the report?'),
			then: asNumber('figure of the year before|lastYear|How much in the previous year?'),
		},
		'What are the financial highlights?|financialHighlights|figures of two years beside the letter',
	),
	auditor: absent(asText('Who are the auditors?|auditorName|firm that audited the books')),
	employees: absent(asNumber('How many employees has the company?|numberOfEmployees|workforce')),
};

/** A letter to shareholders in two columns, with a narrow strip of figures or a sentence in large type, and two signatures side by side. */
const family: Family = {
	author: 'ewan',
	locales: ['en-US', 'en-GB', 'en-CA'],
	draw: (random, locale) => {
		const [
			chair = locale.person(),
			president = locale.person(),
			gone = locale.person(),
			come = locale.person(),
		] = drawPeople(locale, 4);
		const year = random.int(1957, 2002);
		const sign = locale.countryCode === 'GB' ? '£' : '$';
		const day = random.day(`${year + 1}-01-20`, `${year + 1}-03-30`);
		const shares = random.decimal(1.5, 30, 1);
		const [earned, before] = [random.decimal(3, 60, 1), random.decimal(3, 60, 1)];
		const [per, perBefore] = [
			Number((earned / shares).toFixed(2)),
			Number((before / shares).toFixed(2)),
		];
		const sales = random.decimal(60, 900, 1);
		const salesBefore = Number((sales * random.decimal(0.8, 1.1)).toFixed(1));
		const money = (value: number) => ({ text: `${sign}${locale.amount(value).text}`, value });
		const said = drawSentences(random, 'en', 5);
		const rows = [
			{
				item: 'Net sales (millions)',
				now: sales,
				then: salesBefore,
				decimals: 1,
				also: undefined,
				alsoThen: undefined,
			},
			{
				item: 'Net earnings (millions)',
				now: earned,
				then: before,
				decimals: 1,
				also: undefined,
				alsoThen: undefined,
			},
			{
				item: 'Earnings per share',
				now: per,
				then: perBefore,
				decimals: 2,
				also: 'perShare',
				alsoThen: 'perShareBefore',
			},
			{
				item: 'Shares (millions)',
				now: shares,
				then: shares,
				decimals: 1,
				also: undefined,
				alsoThen: undefined,
			},
		].filter(({ item }) => item !== 'Shares (millions)' || random.chance(0.5));
		const hasStrip = random.chance(0.6);
		const strip = markup`<aside><b>${random.pick(['Highlights', 'The year in brief', 'Financial highlights'])}</b><table data-list="highlights"><tr><th><th>${year}<th>${year - 1}</tr>${rows.map(({ item, now, then, decimals, also, alsoThen }) => markup`<tr data-row><td>${field('item', item)}<td>${cell('now', locale.amount(now, decimals), also)}<td>${cell('then', locale.amount(then, decimals), alsoThen)}`)}</table></aside>`;
		const quote = markup`<aside class="q">${field('quote', random.pick(['We did more with less.', 'The second half made the year.', 'Our mills have never run better.', 'No order was lost to the strike.']))}</aside>`;
		const isSideways = random.chance(0.35);
		const signature = (person: typeof chair, path: string, title: string) =>
			markup`<div>${drawSignature(random, person)}${field(path, person.name)}<br><i>${title}</i></div>`;
		const html = markup`<style>@page { size: ${isSideways ? random.pick(['11in 8.5in', 'A4 landscape']) : random.pick(['letter', 'A4', '8in 10in'])}; margin: 16mm } body { position: relative; min-height: 165mm; font: ${random.int(9, 11)}pt/1.5 ${random.pick(["'Liberation Serif'", "'DejaVu Serif'", "'Liberation Sans'"])} } h1 { font-size: ${random.int(17, 28)}pt; font-weight: normal; margin: 0 0 5mm; font-style: ${random.pick(['italic', 'normal'])} } main { columns: ${isSideways || random.chance(0.6) ? 2 : 1}; column-gap: 9mm } p { margin: 0 0 2.5mm } aside { break-inside: avoid; margin-bottom: 5mm; ${random.pick(['border: .8pt solid #000; padding: 3mm', 'background: #e8e8e8; padding: 3mm', 'border-top: 2pt solid #000'])} } .q { font-size: 1.6em; font-style: italic; line-height: 1.25 } table { width: 100%; font-size: .85em } td, th { text-align: right } td:first-child { text-align: left } .s { display: flex; gap: 20mm; break-inside: avoid; margin-top: 3mm } .no { text-align: ${random.pick(['center', 'right', 'left'])}; font-size: 8pt; margin-top: 6mm }
			</style><h1>${field('heading', random.pick(['To Our Shareholders', 'To the Stockholders', 'Letter to Shareholders', 'Fellow Shareholders:']))}</h1><main>${hasStrip && strip}<p>Fiscal ${field('year', String(year))} brought sales of ${field('sales', `${sign}${locale.amount(sales, 1).text} million`)} and net earnings of ${field('earnings', `${sign}${locale.amount(earned, 1).text} million`)}. ${!hasStrip && markup`Earnings per share came to ${field('perShare', money(per))}, against ${field('perShareBefore', money(perBefore))} a year ago. `}${said[0]}</p><p>${random.chance(0.7) && markup`Your directors have declared a quarterly dividend of ${field('dividend', money(random.decimal(0.05, 0.9)))} a share, payable ${field('payable', longDate(locale, addDays(day, random.int(15, 50))))}. `}${said[1]}</p>${!hasStrip && quote}<p>${random.chance(0.6) && markup`In the autumn ${field('acquired', locale.company().name)} was acquired. `}${said[2]} ${random.chance(0.6) && markup`In the coming year we shall spend ${field('capital', `${sign}${random.int(2, 70)} million`)} on plant and equipment.`}</p><p>${random.chance(0.6) && markup`${field('retired', gone.name)} retired from the Board after ${random.int(6, 30)} years; ${field('elected', come.name)} was elected in ${gone.isWoman ? 'her' : 'his'} place. `}${said[3]}</p>${random.chance(0.7) && markup`<p>The annual meeting will be held in ${field('meetingPlace', locale.address().city)} on ${field('meeting', longDate(locale, addDays(day, random.int(30, 70))))}.</p>`}<div class="s">${signature(chair, 'chairman', 'Chairman of the Board')}${signature(president, 'president', 'President')}</div><p>${field('signed', longDate(locale, day))}</p></main><div class="no">${field('page', random.int(2, 4))}</div>`;
		return { html, fields };
	},
};
export default family;
