import type { Family, Fields } from '../../family.ts';
import {
	asDate,
	asNumber,
	asRows,
	asText,
	cell,
	drawPeople,
	drawTitle,
	longDate,
} from '../../kit/archive.ts';
import { wholeMoney } from '../../kit/archive.ts';
import { absent } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const WHAT = [
	'Ripening of stored apples under nitrogen',
	'Fatigue of welded pipe joints',
	'Reading habits in rural schools',
	'Uptake of zinc by winter barley',
	'Hearing loss among loom operators',
	'Low-cost filters for well water',
	'Stability of colours in soft drinks',
];
const PARTS =
	'Abstract,Background,Specific aims,Significance,Methods,Preliminary results,Facilities,Personnel,Time schedule,Budget,Justification of the budget,Literature cited,Appendix A'.split(
		',',
	);
const askFields = (one: string, two: string): Fields => ({
	title: asText(
		'What is the title of the proposal?|What is the project about?|proposalTitle|the title on the first page',
	),
	submittedTo: asText(
		'To whom was the proposal submitted?|Which foundation is asked for money?|submittedTo|sponsor of the research',
	),
	investigator: asText(
		'Who is the principal investigator?|Who leads the research?|principalInvestigator|name of the applicant',
	),
	investigatorTitle: asText(
		'What is the title of the principal investigator?|investigatorTitle|academic post of the leader',
	),
	coInvestigator: asText(
		'Who is the co-investigator?|Who works with the principal investigator?|coInvestigator',
	),
	institution: asText(
		'At which institution will the work be done?|What is the name of the institution?|applicantInstitution',
	),
	departmentName: asText(
		'Which department applies?|In which department is the investigator?|departmentOfApplicant',
	),
	amount: asNumber(
		'How much money is requested?|What is the total amount requested?|What is the sum applied for?|amountRequested',
	),
	firstYear: asNumber(
		'How much is asked for the first year?|What does the first year cost?|firstYearAmount',
	),
	begins: asDate(
		'When does the project start?|What is the proposed starting date?|startDate|beginning of the period',
	),
	ends: asDate('When does the project end?|What is the last day of the period?|endDate'),
	phone: asText(
		'What is the telephone number of the investigator?|phoneOfInvestigator|At what number can the applicant be reached?',
	),
	official: asText(
		'Who signs for the institution?|Who is the authorised official?|authorisedOfficial|person signing for the university',
	),
	proposalNumber: asText(
		'What is the number of the proposal?|What number was given to the proposal?|proposalNo',
	),
	pageOfOne: asText(
		`On which page does "${one}" begin?|What page number is given for ${one}?|page of ${one}`,
	),
	pageOfTwo: asText(
		`What is the page of ${two}?|Where is ${two} found?|${two}, page|What number stands beside "${two}"?`,
	),
	firstPart: asText(
		'What is the first entry in the table of contents?|What comes first in the contents?|firstEntry',
	),
	lastPart: asText(
		'What is the last entry in the table of contents?|What stands at the end of the contents?|lastEntry',
	),
	folio: asText(
		'What is the page number of the table of contents?|What is printed at the foot of the contents page?|contentsFolio',
	),
	contents: asRows(
		{
			heading: asText('What is the section called?|sectionHeading|entry of the contents'),
			page: asText('On which page is it?|pageOfSection|number at the end of the line'),
		},
		'What does the table of contents list?|tableOfContents|sections with their pages',
	),
	overhead: absent(
		asNumber('What is the rate of overhead?|overheadRate|indirect cost in per cent'),
	),
	decision: absent(asText('Was the proposal accepted?|decision|outcome of the review')),
});

/** Two pages: a title page where each caption stands over its value in the middle, and a table of contents with dots to the page numbers. */
const family: Family = {
	author: 'winifred',
	locales: ['en-US', 'en-CA', 'en-GB'],
	draw: (random, locale) => {
		const chosen = PARTS.filter((part, i) => i === 0 || part === 'Budget' || random.chance(0.7));
		let page = 1;
		const parts = chosen.map((heading) => {
			const own = { heading, page: page };
			page += random.int(1, 6);
			return own;
		});
		const [one, two] = random.some(parts, 2);
		if (!one || !two) throw new Error('Too few parts');
		const fields = askFields(one.heading, two.heading);
		const [leader = locale.person(), second = locale.person(), official = locale.person()] =
			drawPeople(locale, 3);
		const start = `${random.int(1962, 2001)}-${random.pick(['01-01', '04-01', '07-01', '09-01'])}`;
		const years = random.int(1, 3);
		const first = random.int(18, 240) * 500;
		const isCaps = random.chance(0.5);
		const isCentred = random.chance(0.6);
		const below = (caption: string, content: ReturnType<typeof markup>) =>
			markup`<div class="g"><small>${isCaps ? caption.toUpperCase() : caption}</small>${content}</div>`;
		const dotted = random.chance(0.7);
		const university = `${random.pick(['University of', 'Polytechnic Institute of', 'State College of'])} ${locale.address().city}`;
		const html = markup`<style>@page { size: ${random.pick(['letter', 'A4'])}; margin: 25mm 25mm 18mm } body { font: ${random.pick(["11.5pt/1.4 'Liberation Mono'", "12pt/1.4 'Liberation Serif'", "11pt/1.4 'DejaVu Serif'"])} } .p { height: 235mm; position: relative } h1 { font-size: 17pt; line-height: 1.25; margin: 4mm 0 8mm } .t { text-align: ${isCentred ? 'center' : 'left'}; break-after: page } .g { margin-bottom: 5mm } small { display: block; font-size: 8.5pt } h2 { text-align: center; font-size: 13pt; margin: 0 0 7mm } .l { display: flex; gap: 2mm; margin-bottom: 2.6mm } .l i { flex: 1; border-bottom: ${dotted ? '1.2pt dotted #000' : '0'}; margin-bottom: 1.4mm } .fo { position: absolute; bottom: 0; width: 100%; text-align: center } .sub { margin-left: 8mm }
			</style><div class="p t"><div>${random.pick(['A RESEARCH PROPOSAL', 'APPLICATION FOR A GRANT-IN-AID', 'PROPOSAL FOR RESEARCH'])}${random.chance(0.5) && markup` No. ${field('proposalNumber', random.pattern('##-###'))}`}</div><h1>${field('title', random.pick(WHAT))}</h1>${below('Submitted to', field('submittedTo', `${random.pick(['The Alder', 'The Whitlock', 'Harbour', 'Prairie States'])} ${random.pick(['Foundation', 'Research Council', 'Trust'])}`))}${below('by', markup`${field('institution', university)}<br>${field('departmentName', `Department of ${random.pick(['Horticulture', 'Civil Engineering', 'Public Health', 'Education', 'Food Science'])}`)}`)}
			${below('Principal investigator', markup`${field('investigator', leader.name)}${random.chance(0.7) && markup`, ${field('investigatorTitle', random.pick(['Professor', 'Associate Professor', 'Research Fellow', 'Lecturer']))}`}${random.chance(0.6) && markup`<br>Telephone ${field('phone', locale.phone())}`}`)}${random.chance(0.5) && below('Co-investigator', field('coInvestigator', second.name))}${below('Amount requested', markup`${field('amount', wholeMoney(locale, first * years))}${years > 1 && markup`<br>(first year ${field('firstYear', wholeMoney(locale, first))})`}`)}${below('Period', markup`${field('begins', longDate(locale, start))} ${random.pick(['to', 'through', '–'])} ${field('ends', longDate(locale, addDays(`${Number(start.slice(0, 4)) + years}${start.slice(4)}`, -1)))}`)}${random.chance(0.7) && below('For the institution', markup`____________________<br>${field('official', official.name)}, ${drawTitle(random, 'en')}`)}</div>
			<div class="p"><h2>${random.pick(['TABLE OF CONTENTS', 'Contents'])}</h2>${random.chance(0.5) && markup`<div style="text-align:right;text-decoration:underline;margin-bottom:3mm">Page</div>`}<div data-list="contents">${parts.map((part, i) => markup`<div class="l${part.heading.startsWith('Just') ? ' sub' : ''}" data-row><span>${cell('heading', part.heading, i === 0 && 'firstPart', i === parts.length - 1 && 'lastPart')}</span><i></i><span>${cell('page', part.page, part === one && 'pageOfOne', part === two && 'pageOfTwo')}</span></div>`)}</div><div class="fo">${field('folio', random.pick(['i', 'ii', '– i –']))}</div></div>`;
		return { html, fields };
	},
};
export default family;
