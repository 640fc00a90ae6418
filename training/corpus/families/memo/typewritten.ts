import type { Family, Fields } from '../../family.ts';
import { absent, date, number, text, values } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import type { Markup } from '../../kit/html.ts';
import type { Locale } from '../../kit/locale.ts';
import { DEPARTMENTS, OFFICE_SENTENCES, OFFICE_SUBJECTS, OFFICE_TITLES } from '../../kit/office.ts';
import { addDays } from '../../kit/random.ts';
import type { Random } from '../../kit/random.ts';

const fields: Fields = {
	to: text('', 'TO', 'To whom is the memo sent?', 'memoTo', 'Who received the memorandum?'),
	from: text('', 'FROM', 'Who is the memo from?', 'memoFrom', 'Who wrote the memorandum?'),
	date: date(
		'documentIssueDate',
		'DATE',
		'What is the date of the memo?',
		'When was the memo written?',
	),
	subject: text('subject', 'SUBJECT', 'What is the memo about?', 'RE'),
	copies: values(
		text('', 'person who gets a copy', 'cc'),
		'cc',
		'Who is copied on the memo?',
		'carbonCopies',
	),
	company: text('companyName', 'In which company was the memo written?', 'letterhead'),
	department: text('department', 'department of the sender', 'Which department sent it?'),
	deadline: date('dueDate', 'By when are comments wanted?', 'By what date must they reply?'),
	amount: number(
		'',
		'How much money does the memo ask for?',
		'amountRequested',
		'sum mentioned in the memo',
	),
	room: text('roomNumber', 'Which conference room?', 'Where will the meeting be held?'),
	extension: text('', 'What is the extension to call?', 'phoneExtension', 'telephone extension'),
	archiveNumber: text(
		'documentNumber',
		'number stamped on the page',
		'What is the stamped number?',
	),
	typist: text('', 'initials of the typist', 'Who typed the memo?', 'typistInitials'),
	fax: absent(text('fax', 'What is the fax number?')),
	recipientAddress: absent(text('address', 'address of the recipient')),
};

/** A typewritten memorandum: a block of <pre> with TO, FROM, DATE and SUBJECT, initials, a number stamped upright at the edge. */
const family: Family = {
	author: 'rufus',
	locales: ['en-US'],
	draw: (random, locale) => {
		const [to, from, typist] = [locale.person(), locale.person(), locale.person()];
		const day = random.day('1962-01-01', '1993-12-01');
		const said = random.some(OFFICE_SENTENCES, 5);
		const pattern = random.pick(['MMMM d, yyyy', 'MMM d, yyyy', 'm/d/yy']);
		const initial = (name: string) => name.slice(0, 1);
		const short = random.chance(0.5)
			? `${random.pick(['Dr. ', 'Mr. ', ''])}${initial(to.given)}. ${initial(typist.given)}. ${to.family}`
			: to.name;
		const copies = Array.from(
			{ length: random.int(0, 4) },
			() => `${random.pick(['Mr. ', 'Dr. ', 'Mrs. ', ''])}${locale.person().name}`,
		);
		const [gap, colon] = [random.pick(['   ', '  ', '        ']), random.pick([':', ': ', ''])];
		const rows = random.shuffle([
			markup`TO${colon}${gap}     ${field('to', short)}\n\n`,
			markup`FROM${colon}${gap}   ${field('from', from.name)}${random.chance(0.3) && `, ${random.pick(OFFICE_TITLES)}`}\n\n`,
		]);
		const dated = markup`DATE${colon}${gap}   ${field('date', locale.date(day, pattern))}\n\n`;
		const subject = markup`${random.pick(['SUBJECT', 'RE', 'SUBJ.'])}${colon}${gap}${field('subject', random.pick(OFFICE_SUBJECTS))}\n\n`;
		const isDatedFirst = random.chance(0.4);
		const html = markup`<style>@page { size: letter; margin: 20mm 24mm } body { font: ${random.pick(['11.5pt', '12pt', '11pt'])}/1.35 ${random.pick(["'Liberation Mono'", "'DejaVu Sans Mono'"])}; letter-spacing: -.2pt } pre { font: inherit; white-space: pre-wrap; margin: 0; padding-right: 9mm } .no { position: absolute; right: 0; top: ${random.int(170, 215)}mm; font: bold 11pt 'Liberation Sans'; writing-mode: ${random.pick(['vertical-rl', 'horizontal-tb'])} } .hand { font: italic 13pt 'Liberation Serif'; position: absolute; right: 4mm; top: ${random.int(2, 30)}mm; transform: rotate(-4deg) } .stamp { position: absolute; left: 96mm; top: 36mm; border: 2pt solid #555; color: #555; font: bold 12pt 'Liberation Sans'; padding: 1mm 3mm; transform: rotate(3deg) }
			</style><div style="position:relative"><pre>${random.chance(0.6) && markup`${field('company', locale.company().name.toUpperCase())}\n`}${random.chance(0.5) && markup`${field('department', `${random.pick(DEPARTMENTS)} Department`)}\n`}\n${random.pick(['M E M O R A N D U M', 'INTER-OFFICE MEMORANDUM', 'MEMO'])}\n\n${isDatedFirst && dated}${rows}${!isDatedFirst && dated}${subject}${random.pick(['-'.repeat(60), '_'.repeat(60), '\n'])}\n
${drawParagraphs(random, locale, { said, day, pattern })}


                              ${random.chance(0.7) && initial(from.given)}${random.chance(0.7) && `. ${initial(from.family)}.`}

${random.chance(0.6) && markup`${from.given.slice(0, 1)}${from.family.slice(0, 1)}/${field('typist', `${typist.given.slice(0, 1)}${typist.family.slice(0, 1)}`.toLowerCase())}\n`}${copies.length > 0 && markup`<span data-list="copies">${random.pick(['cc:', 'cc', 'Copies to:'])}  ${copies.map((name, i) => markup`${i > 0 && '\n     '}<span data-row>${field('value', name)}</span>`)}</span>`}</pre>
			${random.chance(0.3) && markup`<div class="hand">${random.pick(['file', 'OK — see me', 'please discuss', 'good!'])}</div>`}${random.chance(0.3) && markup`<div class="stamp">${random.pick(['RECEIVED', 'CONFIDENTIAL', 'COPY'])}</div>`}${random.chance(0.6) && markup`<div class="no">${field('archiveNumber', random.pattern('5########'))}</div>`}</div>`;
		return { html, fields };
	},
};
export default family;

type Request = { said: readonly string[]; day: string; pattern: string };

/** Sentences of any office, with the sum, the room, the deadline and the extension between them. */
function drawParagraphs(random: Random, locale: Locale, { said, day, pattern }: Request): Markup {
	return markup`${said[0] ?? ''} ${random.chance(0.6) && markup`I request that ${field('amount', locale.money(random.int(4, 95) * 250))} be set aside for this purpose in the coming year. `}${said[1] ?? ''}

     ${said[2] ?? ''} ${random.chance(0.6) && markup`We shall meet in ${field('room', `${random.pick(['Conference Room', 'Room'])} ${random.pick(['B', '214', '6-C', '12'])}`)} to go over the details. `}${said[3] ?? ''}

     ${random.chance(0.6) && markup`Please let me have your comments by ${field('deadline', locale.date(addDays(day, random.int(6, 30)), pattern))}. `}${random.chance(0.5) && markup`If there are questions call me at extension ${field('extension', random.pattern('####'))}. `}${said[4] ?? ''}`;
}
