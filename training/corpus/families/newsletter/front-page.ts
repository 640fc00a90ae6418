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
import { drawTitle, longDate } from '../../kit/archive.ts';
import { absent } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import { DEPARTMENTS } from '../../kit/office.ts';

const NAMES =
	'The Spindle,Mill & Market,Crossroads,The Pilot Light,Tank Talk,Between Shifts,The Ledger'.split(
		',',
	);
const NEWS = [
	'Cafeteria to close for repairs',
	'New boiler on line',
	'Blood drive a success',
	'Bowlers take the cup',
	'Car pool list wanted',
	'Suggestion box pays off',
	'Library gets a copier',
];
const fields: Fields = {
	masthead: asText(
		'What is the name of the newsletter?|What is the title at the top of the page?|What is the paper called?|newsletterName',
	),
	publisher: asText(
		'Which company publishes the newsletter?|For whose employees is it written?|publishedBy|firm below the masthead',
	),
	volume: asText('What is the volume number?|Which volume is it?|What follows "Vol."?|volumeNo'),
	issue: asText('What is the number of the issue?|Which issue is it?|What follows "No."?|issueNo'),
	issued: asText(
		'Of what month is the issue?|When did the newsletter appear?|monthOfIssue|date in the line below the title',
	),
	headline: asText(
		'What is the main headline?|What is the biggest headline on the page?|leadHeadline|title of the lead story',
	),
	byline: asText(
		'Who wrote the lead story?|Whose name stands under the headline?|bylineAuthor|writer of the main article',
	),
	quoted: asText(
		'Who is quoted in the lead story?|Who said the words in quotation marks?|quotedPerson',
	),
	quotedPost: asText(
		'What is the position of the person quoted?|quotedPersonTitle|What does the person quoted do?',
	),
	jobs: asNumber(
		'How many new jobs does the story mention?|How many people will be hired?|newJobs|number of positions created',
	),
	openingDay: asDate(
		'When will the new building open?|On what date is the opening?|openingDay|day of the ceremony',
	),
	continuedOn: asText(
		'On which page is the story continued?|Where does the lead story go on?|continuedOnPage|page to turn to',
	),
	secondStory: asText(
		'What is the headline in the second column?|What is the second story about?|secondHeadline',
	),
	insideFirst: asText(
		'What is the first thing listed under "Inside"?|What is the top line of the box of contents?|firstInside',
	),
	editor: asText(
		'Who is the editor?|Who edits the newsletter?|editorName|person named in the imprint',
	),
	editorPhone: asText(
		'What is the telephone number of the editor?|Which extension has the editor?|editorExtension',
	),
	longestServing: asText(
		'Who has been with the firm for the longest time?|Who has the most years of service?|longestService',
	),
	caption: asText(
		'What does the caption of the picture say?|What is written below the photograph?|pictureCaption',
	),
	anniversaries: asRows(
		{
			name: asText('Who is honoured?|employeeName|person with an anniversary'),
			years: asNumber('How many years has he or she served?|yearsOfService|years with the company'),
			department: asText('In which department?|departmentOfEmployee|where the person works'),
		},
		'Who has a service anniversary?|serviceAnniversaries|employees with their years',
	),
	price: absent(asNumber('What does the newsletter cost?|price|cost of a copy')),
	obituary: absent(asText('Who has died?|deceased|person in the obituary')),
};

/** The front page of a company paper: a masthead, three columns of prose with headlines, a picture, a box of contents and a list of anniversaries. */
const family: Family = {
	author: 'katrien',
	locales: ['en-US', 'en-GB', 'en-CA'],
	draw: (random, locale) => {
		const firm = locale.company();
		const [boss = locale.person(), writer = locale.person(), editor = locale.person(), ...staff] =
			drawPeople(locale, random.int(7, 9));
		const day = random.day('1957-01-01', '1999-12-01');
		const news = random.some(NEWS, 5);
		const said = drawSentences(random, 'en', 9);
		const old = [5, 10, 15, 20, 25, 30, 35, 40];
		const years = random.some(old, staff.length).sort((a, b) => b - a);
		const columns = random.pick(['1fr 1fr 1fr', '1.5fr 1fr', '1.2fr 1fr 1fr']);
		const isThree = columns !== '1.5fr 1fr';
		const rule = random.pick(['.5pt solid #000', '0']);
		const inside = news
			.slice(2)
			.map(
				(one, i) =>
					markup`<div>${i === 0 ? field('insideFirst', one) : one} <span style="float:right">${i + 2}</span></div>`,
			);
		const box = markup`<div class="box"><b>${random.pick(['Inside', 'In this issue', 'INSIDE THIS ISSUE'])}</b>${inside}</div>`;
		const service = markup`<div><h3>${random.pick(['Service Anniversaries', 'Thank you for your years', 'Milestones'])}</h3><div data-list="anniversaries">${staff.map((person, i) => markup`<div data-row>${cell('name', person.name, i === 0 && 'longestServing')}, ${random.chance(0.8) && markup`${field('department', random.pick(DEPARTMENTS))}, `}${field('years', years[i] ?? 5)} years</div>`)}</div></div>`;
		const lead = markup`<div><h2>${field('headline', random.pick(['Ground broken for new laboratory', 'Second shift returns to the north mill', 'Plant to double its output', 'New warehouse nears completion']))}</h2>${random.chance(0.6) && markup`<i>by ${field('byline', writer.name)}</i><br>`}<p>${said[0]} ${said[1]}</p><div class="pic"></div>${random.chance(0.7) && markup`<small>${field('caption', random.pick(['Members of the crew with the first load of brick.', 'The old gatehouse, soon to come down.', 'Guests look over the model of the building.']))}</small>`}<p>“${said[2]}” said ${field('quoted', boss.name)}, ${field('quotedPost', drawTitle(random, 'en'))}. ${random.chance(0.7) && markup`The project will bring ${field('jobs', random.int(12, 240))} new jobs to the valley.`} ${random.chance(0.6) && markup`Doors open on ${field('openingDay', longDate(locale, `${Number(day.slice(0, 4)) + 1}${random.day('1990-01-10', '1990-12-01').slice(4)}`))}.`}</p><p>${said[3]} ${random.chance(0.6) && markup`<i>(Continued on ${field('continuedOn', `page ${random.int(2, 8)}`)})</i>`}</p></div>`;
		const second = markup`<div><h3>${field('secondStory', news[0] ?? '')}</h3><p>${said[4]} ${said[5]}</p>${isThree && box}<h3>${news[1]}</h3><p>${said[6]}</p>${!isThree && markup`${service}${box}`}</div>`;
		const html = markup`<style>@page { size: ${random.pick(['letter', 'A4', '9in 12in'])}; margin: 11mm 13mm } body { font: ${random.int(9, 10)}pt/1.4 ${random.pick(["'Liberation Serif'", "'DejaVu Serif'", "'Liberation Sans'"])} } header { text-align: ${random.pick(['center', 'left'])} } header b { font: ${random.pick(["italic bold 38pt 'Liberation Serif'", "bold 34pt 'Liberation Sans'", "bold 32pt 'DejaVu Serif'"])}; display: block; line-height: 1.1 } .line { display: flex; justify-content: space-between; border-top: 1.5pt solid #000; border-bottom: .6pt solid #000; padding: 1mm; margin: 2mm 0 4mm; font-size: 9pt } .cols { display: grid; grid-template-columns: ${columns}; gap: 6mm } .cols > div + div { border-left: ${rule}; padding-left: 3mm } h2 { font-size: 19pt; line-height: 1.1; margin: 0 0 2mm } h3 { font-size: 12.5pt; line-height: 1.15; margin: 2mm 0 1mm } p { margin: 0 0 2mm; text-align: ${random.pick(['justify', 'left'])} } .pic { height: ${random.int(32, 60)}mm; background: linear-gradient(160deg, #888, #ddd 60%, #555); margin: 1mm 0 } small { font-size: 7.5pt; font-style: italic; display: block; margin-bottom: 2mm } .box { border: 1pt solid #000; padding: 2mm; margin: 2mm 0 }
			</style><header><b>${field('masthead', random.pick(NAMES))}</b>${random.pick(['News for and about the people of', 'Published for the employees of', 'A monthly letter from'])} ${field('publisher', firm.name)}</header><div class="line"><span>Vol. ${field('volume', random.pick(['IV', 'XII', '7', '23', 'IX']))}, No. ${field('issue', random.int(1, 12))}</span><span>${locale.address().city}</span><span>${field('issued', `${locale.month(Number(day.slice(5, 7)))} ${day.slice(0, 4)}`)}</span></div>
			<div class="cols">${lead}${second}${isThree && service}</div><div style="border-top:.6pt solid #000;margin-top:5mm;padding-top:1mm;font-size:8pt">Editor: ${field('editor', editor.name)}${random.chance(0.7) && markup`, ext. ${field('editorPhone', random.pattern('###'))}`}. Items for the next issue must reach us by the fifteenth.</div>`;
		return { html, fields };
	},
};
export default family;
