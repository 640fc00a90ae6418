import type { Family, Fields } from '../../family.ts';
import {
	asDate,
	asNumber,
	asRows,
	asText,
	cell,
	drawPeople,
	initialled,
	longDate,
} from '../../kit/archive.ts';
import { absent } from '../../kit/ask.ts';
import { clock, clockAmPm } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';

const PAPERS =
	'Dust in cotton mills,Electron micrographs of leaf wax,Rapid assay of nicotinic acid,Sampling from moving belts,Growth of moulds on paper,Taste thresholds of older people,Errors in small surveys,Glazes without lead,Noise from looms,Water uptake of bricks'.split(
		',',
	);
const HOUSES =
	'University of Leeds,Forest Products Laboratory,Royal Veterinary College,Prairie Research Station,Ghent Polytechnic,Institute of Ceramics,Uppsala Agricultural College,Bureau of Fisheries'.split(
		',',
	);
type Told = { paper: string; author: string; time: string; session: string };
const askFields = ({ paper, author, time, session }: Told): Fields => ({
	meeting: asText(
		'What is the name of the symposium?|What conference is the programme for?|symposiumName|heading of the page',
	),
	dayOfMeeting: asDate(
		'On what date are these sessions?|What date is printed above the sessions?|sessionDate',
	),
	hall: asText('In which hall do the sessions take place?|Where are the papers read?|hallName'),
	chairOfSession: asText(
		`Who is the chairman of the session "${session}"?|Who presides over ${session}?|chairman of ${session}|Who is in the chair for ${session}?`,
	),
	firstSession: asText(
		'What is the title of the first session?|What is the morning session about?|firstSessionTitle',
	),
	secondSession: asText(
		'What is the title of the second session?|What is the afternoon session about?|secondSessionTitle',
	),
	authorOfPaper: asText(
		`Who gives the paper "${paper}"?|Who is the author of ${paper}?|speaker of ${paper}|Who reads "${paper}"?`,
	),
	houseOfAuthor: asText(
		`From which institution is ${author}?|Where does ${author} work?|affiliation of ${author}|What institution is given for ${author}?`,
	),
	paperAtTime: asText(
		`Which paper is given at ${time}?|What is read at ${time}?|paper at ${time}|What is the title of the talk at ${time}?`,
	),
	pause: asText('When is the break between the sessions?|At what time is lunch?|lunchBreak'),
	registration: asText(
		'When does the registration desk open?|At what time can one register?|registrationOpens',
	),
	fee: asNumber(
		'What is the fee for members?|How much do members pay?|memberFee|registration fee for members',
	),
	feeOthers: asNumber('What is the fee for non-members?|How much do others pay?|nonMemberFee'),
	organiser: asText(
		'Who is the secretary of the symposium?|To whom should inquiries be sent?|symposiumSecretary',
	),
	page: asText('What is the page number?|pageNo|number at the foot of the page'),
	papers: asRows(
		{
			time: asText('When is the paper given?|paperTime|hour of the talk'),
			title: asText('What is the title of the paper?|paperTitle|subject of the talk'),
			author: asText('Who speaks?|paperAuthor|speaker'),
			house: asText('Which institution?|affiliation|Where does the speaker come from?'),
		},
		'Which papers are read?|papersRead|the talks of the programme',
	),
	dinner: absent(asText('Where is the dinner held?|dinnerPlace|place of the banquet')),
	hotel: absent(asText('Which hotel is recommended?|hotelName|hotel for participants')),
});

/** A page of a symposium programme: two sessions, each with its chairman in brackets, papers with the speaker in italics below and the house behind. */
const family: Family = {
	author: 'katrien',
	locales: ['en-GB', 'en-US', 'en-IE', 'en-AU'],
	draw: (random, locale) => {
		const people = drawPeople(locale, 12).map((person) => initialled(random, person));
		const titles = random.some(PAPERS, random.int(5, 8));
		const sessions = random.some(
			[
				'Measurement in the Mill',
				'Plants and Moulds',
				'Men and Machines',
				'Water and Clay',
				'Small Things Seen Large',
			],
			2,
		);
		const start = random.pick([540, 555, 570]);
		const isAmerican = locale.countryCode === 'US';
		const sign = random.pick(['.', ':']);
		const say = (value: number) => (isAmerican ? clockAmPm(value) : clock(value, sign));
		const half = Math.ceil(titles.length / 2);
		const step = random.pick([20, 25, 30]);
		const papers = titles.map((title, i) => ({
			title,
			author: people[i] ?? '',
			house: random.pick(HOUSES),
			time: say(i < half ? start + i * step : 840 + (i - half) * step),
		}));
		const unique = papers.filter(
			({ author }) => papers.filter((other) => other.author === author).length === 1,
		);
		const [one, two, three] = [random.pick(papers), random.pick(unique), random.pick(papers)];
		const chaired = random.int(0, 1);
		const fields = askFields({
			paper: one.title,
			author: two.author,
			time: three.time,
			session: sessions[chaired] ?? '',
		});
		const isSideways = random.chance(0.4);
		const fee = random.int(4, 60) * 5;
		const session = (s: number) =>
			markup`<section><h2>${field(s === 0 ? 'firstSession' : 'secondSession', sessions[s] ?? '')}</h2><div class="ch">(${random.pick(['Chairman', 'In the chair', 'Presiding'])}: ${s === chaired ? field('chairOfSession', people[8 + s] ?? '') : people[8 + s]})</div>${papers.slice(s * half, s === 0 ? half : undefined).map((paper) => markup`<div class="p" data-row><span>${field('time', paper.time)}</span><span>${cell('title', paper.title, paper === three && 'paperAtTime')}<br><i>${cell('author', paper.author, paper === one && 'authorOfPaper')}</i>, ${cell('house', paper.house, paper === two && 'houseOfAuthor')}</span></div>`)}</section>`;
		const html = markup`<style>@page { size: ${isSideways ? random.pick(['A4 landscape', 'letter landscape']) : random.pick(['A5', '6in 9in', 'A4'])}; margin: 12mm 14mm } body { font: ${random.pick(["10.5pt/1.35 'Liberation Serif'", "10pt/1.35 'DejaVu Serif'", "9.5pt/1.4 'Liberation Sans'"])} } h1 { font-size: 15pt; margin: 0; font-variant: ${random.pick(['small-caps', 'normal'])}; text-align: center } .sub { text-align: center; margin-bottom: 4mm } .two { display: grid; grid-template-columns: ${isSideways ? '1fr 1fr' : '1fr'}; gap: 0 12mm } h2 { font-size: 12pt; margin: 3mm 0 0; text-align: ${random.pick(['left', 'center'])} } .ch { margin-bottom: 2mm; text-align: inherit } .p { display: grid; grid-template-columns: ${isAmerican ? 24 : 15}mm 1fr; margin-bottom: 2mm } .f { border-top: .6pt solid #000; margin-top: 4mm; padding-top: 2mm; font-size: 8.5pt } .no { text-align: center; margin-top: 3mm }
			</style><h1>${field('meeting', `${random.pick(['Third', 'Eighth', 'Twelfth'])} Symposium on ${random.pick(['Applied Microscopy', 'Industrial Materials', 'Fibres and Clays', 'Farm and Factory Science'])}`)}</h1><div class="sub">${field('dayOfMeeting', longDate(locale, random.day('1957-03-01', '1996-10-01')))} · ${field('hall', random.pick(['Wills Hall', 'Lecture Theatre B', 'Great Hall', 'Kessler Auditorium']))}${random.chance(0.6) && markup`<br>Registration from ${field('registration', say(start - 45))}`}</div><div class="two" data-list="papers">${session(0)}${!isSideways && random.chance(0.7) && markup`<div class="ch">— ${random.pick(['Lunch', 'Luncheon'])} ${field('/pause', say(start + half * step + 15))} —</div>`}${session(1)}</div>
			<div class="f">${random.chance(0.7) && markup`Fee: members ${field('fee', locale.money(fee))}, others ${field('feeOthers', locale.money(fee * 2))}. `}${random.chance(0.7) && markup`Inquiries to the Secretary, ${field('organiser', people[11] ?? '')}.`} Papers will be printed in the proceedings.</div>${random.chance(0.6) && markup`<div class="no">${field('page', random.int(3, 14))}</div>`}`;
		return { html, fields };
	},
};
export default family;
