import type { Family, Fields } from '../../family.ts';
import { asDate, asRows, asText, cell, drawPeople, initialled } from '../../kit/archive.ts';
import { longDate, oldPhone, stampNumber } from '../../kit/archive.ts';
import { absent } from '../../kit/ask.ts';
import { clock, clockAmPm } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';

const TOPICS =
	'Review of last year’s trials,Budget outlook,Labelling rules in Canada,Staffing of the pilot plant,Shelf life of frozen peas,Sugar prices,Report of the taste panel,Waste water,New laboratory wing,Patents pending,Exports to Japan,Safety on the loading dock,Plans for the fall'.split(
		',',
	);
type Told = { topic: string; speaker: string; time: string };
const askFields = ({ topic, speaker, time }: Told): Fields => ({
	title: asText(
		'What is the title of the page?|What is the heading of the agenda?|What meeting is the agenda for?|agendaTitle',
	),
	day: asDate(
		'On what date is the meeting?|When does the meeting take place?|meetingDate|date under the heading',
	),
	place: asText(
		'Where is the meeting held?|At which hotel or hall do they meet?|meetingPlace|venue of the meeting',
	),
	room: asText('In which room do they meet?|What room is named on the agenda?|meetingRoom'),
	chairman: asText(
		'Who is the chairman?|Who presides over the meeting?|chairman|person in the chair',
	),
	firstTopic: asText(
		'What is the first item on the agenda?|What comes first?|firstItem|topic at the top of the list',
	),
	lastTopic: asText(
		'What is the last item on the agenda?|What is discussed last?|lastItem|final topic',
	),
	speakerOfTopic: asText(
		`Who speaks about "${topic}"?|Who presents ${topic}?|presenter of ${topic}|Who is down for "${topic}"?`,
	),
	topicOfSpeaker: asText(
		`What does ${speaker} speak about?|What is the subject of ${speaker}?|topic of ${speaker}|Which item does ${speaker} present?`,
	),
	topicAtTime: asText(
		`What is scheduled at ${time}?|What takes place at ${time}?|item at ${time}|Which topic starts at ${time}?`,
	),
	coffee: asText(
		'At what time is the coffee break?|When do they have coffee?|coffeeBreak|time of the first break',
	),
	lunch: asText(
		'When is lunch?|At what time do they break for lunch?|lunchTime|hour of the luncheon',
	),
	lunchPlace: asText('Where is lunch served?|In which room is the luncheon?|lunchRoom'),
	adjourn: asText(
		'When does the meeting end?|At what time is adjournment?|endOfMeeting|last time on the page',
	),
	phone: asText(
		'What number should be called for messages?|What is the phone number at the foot of the page?|messagePhone|telephone for calls during the meeting',
	),
	stamp: asText(
		'What number is stamped on the page?|What is the number at the edge?|stampedNumber',
	),
	items: asRows(
		{
			time: asText('When does the item begin?|itemTime|starting time'),
			topic: asText('What is discussed?|itemTopic|subject of the item'),
			speaker: asText('Who speaks?|itemSpeaker|person responsible'),
		},
		'What is on the agenda?|agendaItems|all items with their speakers',
	),
	dinner: absent(asText('When is dinner?|dinnerTime|hour of the dinner')),
	secretary: absent(asText('Who keeps the minutes?|secretaryOfMeeting|person who takes notes')),
});

/** A day's agenda: times at the left, topics in the middle, speakers at the right with dots or blanks between; breaks in capitals. */
const family: Family = {
	author: 'ruben',
	locales: ['en-US', 'en-GB', 'en-CA'],
	draw: (random, locale) => {
		const isAmerican = locale.countryCode === 'US';
		const topics = random.some(TOPICS, random.int(5, 10));
		const people = drawPeople(locale, topics.length + 1);
		const form = random.pick(['title', 'plain', 'initials'] as const);
		const speakers = people.map((person) =>
			form === 'plain'
				? person.name
				: form === 'initials'
					? initialled(random, person)
					: `${random.pick(['Dr.', 'Mr.', 'Prof.'])} ${person.family}`,
		);
		let minutes = random.pick([510, 540, 555, 570]);
		const halves: [string, string] = random.chance(0.5) ? ['A.M.', 'P.M.'] : ['a.m.', 'p.m.'];
		const say = (value: number) => (isAmerican ? clockAmPm(value, halves) : clock(value, '.'));
		const half = Math.floor(topics.length / 2);
		const [coffee, noon] = [Math.max(1, half - 1), half + 1];
		const items = topics.map((topic, i) => {
			const pause = i === coffee ? minutes : i === noon ? minutes : 0;
			minutes += i === coffee ? 15 : i === noon ? 75 : 0;
			const time = say(minutes);
			minutes += random.pick([20, 25, 30, 45]);
			return { topic, time, speaker: speakers[i] ?? '', pause };
		});
		// A speaker without a namesake, so that the question has one answer.
		const single = items.filter(
			({ speaker, time }) =>
				items.filter((other) => other.speaker === speaker).length === 1 &&
				items.filter((other) => other.time === time).length === 1,
		);
		const [one, two, three] = [random.pick(single), random.pick(single), random.pick(single)];
		const fields = askFields({ topic: one.topic, speaker: two.speaker, time: three.time });
		const dots = random.pick(['border-bottom: 1pt dotted #000', '']);
		const isWide = random.chance(0.5);
		const pauseLine = (i: number, pause: number) =>
			markup`<div class="r p"><span>${i === coffee ? field('coffee', say(pause)) : field('lunch', say(pause))}</span><span>${i === coffee ? 'COFFEE' : markup`LUNCHEON${random.chance(0.6) && markup` — ${field('lunchPlace', random.pick(['Terrace Room', 'Main Dining Room', 'Grill', 'Executive Cafeteria']))}`}`}</span></div>`;
		const html = markup`<style>@page { size: ${random.pick(['letter', 'A4', '7in 9in'])}; margin: 18mm } body { position: relative; min-height: 190mm; font: ${random.pick(["11pt 'Liberation Mono'", "12pt 'Liberation Serif'", "10.5pt 'DejaVu Serif'"])}; line-height: ${isWide ? 1.7 : 1.4} } h1 { font-size: 14pt; text-align: center; margin: 0; text-decoration: ${random.pick(['underline', 'none'])} } .c { text-align: center; margin-bottom: 6mm } .r { display: flex; gap: 3mm; margin-bottom: ${isWide ? 3 : 1}mm } .r > :first-child { width: 27mm; flex: none } .r i { flex: 1; ${dots} } .p { margin: 3mm 0 }
			</style><h1>${field('title', `${random.pick(['Technical Advisory Board', 'Research Directors’ Conference', 'Food Products Division', 'Standing Committee on Quality', 'Plant Managers’ Meeting'])}${random.pick(['', ' Agenda'])}`)}</h1><div class="c">${random.chance(0.5) && markup`AGENDA<br>`}${field('day', longDate(locale, random.day('1958-01-01', '1999-01-01')))}<br>${field('place', random.pick(['Hotel Palomar', 'The Harbour Club', 'Alumni Hall', 'Lakeside Inn', 'Head Office']))}${random.chance(0.6) && markup`, ${field('room', random.pick(['Blue Room', 'Room 410', 'Salon B', 'Board Room']))}`}</div>${random.chance(0.6) && markup`<div style="margin-bottom:4mm">${random.pick(['Chairman', 'Presiding'])}: ${field('chairman', speakers.at(-1) ?? '')}</div>`}
			<div data-list="items">${items.map((item, i) => markup`${item.pause > 0 && pauseLine(i, item.pause)}<div class="r" data-row><span>${cell('time', item.time)}</span><span>${cell('topic', item.topic, i === 0 && 'firstTopic', i === items.length - 1 && 'lastTopic', item === two && 'topicOfSpeaker', item === three && 'topicAtTime')}</span><i></i><span>${cell('speaker', item.speaker, item === one && 'speakerOfTopic')}</span></div>`)}</div>
			<div class="r p"><span>${field('adjourn', say(minutes))}</span><span>${random.pick(['ADJOURN', 'Adjournment', 'CLOSE'])}</span></div>${random.chance(0.5) && markup`<p style="font-size:9pt">Messages may be left at ${field('phone', oldPhone(random))}.</p>`}${random.chance(0.5) && stampNumber(random, 'stamp', random.pattern('6####-###'))}`;
		return { html, fields };
	},
};
export default family;
