import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text, values } from '../../kit/ask.ts';
import { clockAmPm } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { OFFICE_SENTENCES, OFFICE_SUBJECTS } from '../../kit/office.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	group: text('', 'Which group met?', 'groupName', 'task force', 'Which committee is it?'),
	meetingNumber: text('', 'number of the meeting', 'Which meeting was it?', 'meetingNo'),
	date: date('', 'When did the group meet?', 'meetingDate', 'date of the meeting'),
	calledToOrder: text(
		'time',
		'At what time was the meeting called to order?',
		'start of the meeting',
	),
	adjourned: text('', 'When did the meeting adjourn?', 'adjournmentTime', 'end of the meeting'),
	chairman: text('', 'Who presided?', 'chairman', 'Who called the meeting to order?'),
	present: values(text('personName', 'person present'), 'present', 'Who was present?'),
	absentees: values(text('', 'person not present'), 'absentMembers', 'Who was missing?'),
	balance: number(
		'closingBalance',
		'What was in the treasury?',
		'balance reported by the treasurer',
	),
	guestSpeaker: text('', 'Who gave the talk?', 'guestSpeaker', 'speaker of the evening'),
	items: list(
		{
			topic: text('subject', 'topic'),
			responsible: text('', 'Who is responsible?', 'responsible', 'action by'),
			due: date('dueDate', 'by when'),
		},
		'actionItems',
		'What has to be done, by whom and when?',
	),
	nextPlace: text('location', 'Where will the next meeting be held?', 'place of the next meeting'),
	nextDate: date('', 'When is the next meeting?', 'nextMeeting', 'date of the next meeting'),
	secretary: text('preparedBy', 'Who kept the minutes?', 'respectfully submitted by'),
	quorum: absent(number('', 'number needed for a quorum', 'How many make a quorum?', 'quorumSize')),
	phone: absent(text('phone', 'telephone number')),
};

/** Typed minutes with a narrow right column: who has to act stands opposite the paragraph, underlined names in the margin. */
const family: Family = {
	author: 'lidia',
	locales: ['en-US', 'en-GB', 'en-CA'],
	draw: (random, locale) => {
		const people = [
			...new Set(Array.from({ length: random.int(5, 9) }, () => locale.person().name)),
		];
		const [chair = '', secretary = '', ...others] = people;
		const gone = random.chance(0.6) ? others.splice(0, 1 + Number(others.length > 4)) : [];
		const day = random.day('1964-01-01', '1999-12-01');
		const topics = random.some(OFFICE_SUBJECTS, random.int(2, 5));
		const names = (list: string, all: readonly string[]) =>
			markup`<span data-list="${list}">${all.map((name, i) => markup`${i > 0 && '; '}<span data-row>${field('value', name)}</span>`)}</span>`;
		const start = random.int(9, 19) * 60 + random.pick([0, 5, 15, 30]);
		const isLong = random.chance(0.5);
		const pattern = locale.countryCode === 'US' ? 'MMMM d, yyyy' : 'd MMMM yyyy';
		const html = markup`<style>@page { size: ${random.pick(['letter', 'legal', 'A4'])}; margin: 22mm 18mm } body { font: 11pt/1.4 ${random.pick(["'Liberation Mono'", "'Liberation Serif'", "'DejaVu Sans Mono'"])} } center { margin-bottom: 6mm } section { display: grid; grid-template-columns: 1fr 42mm; column-gap: 6mm; margin-bottom: 3mm } aside { text-decoration: underline; font-size: 10pt } p { margin: 0 0 3mm } .no { text-align: right; font: 9pt 'Liberation Sans' }
			</style><center>${field('group', random.pick(['CODE REVIEW TASK FORCE', 'COUNCIL FOR PLANT SAFETY', 'HISTORICAL SOCIETY', 'LIBRARY COMMITTEE', 'PENSION BOARD']))}<br>MINUTES OF THE ${field('meetingNumber', random.pick(['Third', '27th', '114th', 'Annual', 'Second Regular']))} MEETING<br>${field('date', locale.date(day, pattern))}</center>
			<section><div><p>${random.chance(0.8) ? markup`The meeting was called to order at ${field('calledToOrder', clockAmPm(start))} by ${field('chairman', chair)}.` : markup`${field('chairman', chair)} presided.`}</p><p>PRESENT: ${names('present', [chair, secretary, ...others])}</p>${gone.length > 0 && markup`<p>ABSENT: ${names('absentees', gone)}</p>`}<p>The minutes of the previous meeting were approved as read.</p>${random.chance(0.5) && markup`<p>The treasurer reported a balance of ${field('balance', locale.money(random.int(120, 9000) + 0.45))} after payment of all bills.</p>`}${random.chance(0.4) && markup`<p>${field('guestSpeaker', `Dr. ${locale.person().name}`)} then spoke on the history of the harbor and was warmly thanked.</p>`}</div><aside></aside></section>
			<div data-list="items">${topics.map((topic, i) => {
				const who = random.pick([secretary, ...others]);
				return markup`<section data-row><p>${i + 1}. ${field('topic', topic)}. ${random.pick(OFFICE_SENTENCES)} ${isLong && random.pick(OFFICE_SENTENCES)}</p><aside>${random.chance(0.8) && markup`${field('responsible', who)}<br>${random.chance(0.7) && field('due', locale.date(addDays(day, random.int(7, 60)), pattern))}`}</aside></section>`;
			})}</div><section><p>${random.chance(0.8) && markup`The next meeting will be held on ${field('nextDate', locale.date(addDays(day, random.pick([28, 30, 91])), pattern))} at ${field('nextPlace', random.pick(['the Elks Hall', 'the Public Library', 'Building 4, Room 210', 'the home of Mrs. Barlow']))}.`} There being no further business, the meeting adjourned at ${field('adjourned', clockAmPm(start + random.int(3, 11) * 15))}</p><aside></aside></section><p style="margin:8mm 0 0 60mm">Respectfully submitted,<br><br>${field('secretary', secretary)}<br>Secretary</p>${random.chance(0.5) && markup`<div class="no">${random.pattern('######-##')}</div>`}`;
		return { html, fields };
	},
};
export default family;
