import type { Family, Fields } from '../../family.ts';
import { absent, date, flag, text, values } from '../../kit/ask.ts';
import { drawFilling, tick } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { DEPARTMENTS, OFFICE_SENTENCES, OFFICE_SUBJECTS } from '../../kit/office.ts';

const fields: Fields = {
	to: text('', 'To', 'Who is the recipient?', 'recipientName', 'Für wen ist die Mitteilung?'),
	toDepartment: text(
		'',
		'department of the recipient',
		'To which department does it go?',
		'toDept',
	),
	from: text('', 'From', 'Who sent the message?', 'senderName', 'Von wem stammt die Mitteilung?'),
	fromDepartment: text('department', 'department of the sender', 'fromDept'),
	date: date('documentIssueDate', 'When was it written?', 'memo date'),
	fileNumber: text('referenceNumber', 'file number', 'File No.', 'What is the file number?'),
	subject: text('subject', 'subject of the memorandum', 'Worum geht es?'),
	plant: text('location', 'Which plant or office does it come from?', 'plantLocation'),
	points: values(
		text('', 'a point of the memo', 'numbered point'),
		'numberedPoints',
		'What points does the memo make?',
	),
	isUrgent: flag('priority', 'Is it urgent?', 'markedUrgent'),
	needsReply: flag('', 'Is a reply requested?', 'replyRequested', 'Wird eine Antwort erwartet?'),
	reply: text('answer', 'What was the reply?', 'text of the handwritten answer'),
	replyDate: date('', 'When was the reply written?', 'dateOfReply', 'day of the answer'),
	copies: absent(values(text('', 'copy to'), 'cc', 'Who got a copy?')),
	phone: absent(text('phone', 'telephone of the sender')),
};

/** A printed speed memo: a box of captions over the message, points numbered below, the reply at the foot in another hand. */
const family: Family = {
	author: 'horst',
	locales: ['en-US', 'en-CA', 'en-GB'],
	draw: (random, locale) => {
		const day = random.day('1966-01-01', '1995-12-01');
		const points = random.some(OFFICE_SENTENCES, random.int(2, 4));
		const hasReply = random.chance(0.5);
		const row = (label: string, content: ReturnType<typeof markup>) =>
			markup`<dt>${label}<dd>${content}`;
		const ink = drawFilling(random);
		const html = markup`<style>@page { size: ${random.pick(['letter', 'A4', '8.5in 7in'])}; margin: 12mm 16mm } body { font: 10pt/1.4 'Liberation Sans' } h1 { font: bold 24pt 'Liberation Serif'; margin: 0; letter-spacing: 3pt } .firm { float: right; text-align: right; font-size: 8pt } dl { border: 1.2pt solid #000; display: grid; grid-template-columns: 22mm 1fr 22mm 1fr; margin: 3mm 0; clear: both } dt { font-size: 7pt; padding: 1.5mm; border-bottom: .4pt solid #000; border-right: .4pt solid #000 } dd { margin: 0; padding: 1mm 2mm; border-bottom: .4pt solid #000; min-height: 7mm } dd span, ol span { ${ink}; font-size: 10.5pt } .tick { display: inline-block; width: 3.5mm; height: 3.5mm; border: .7pt solid #000; text-align: center; font: bold 8pt/3.2mm 'Liberation Sans' } ol { min-height: 40mm; padding-left: 8mm } li { margin-bottom: 3mm } .re { border-top: 2pt dashed #000; padding-top: 2mm } .re em { font: italic 14pt 'DejaVu Serif'; color: #223a80; display: inline-block; transform: rotate(-1.5deg); margin: 3mm 8mm } small { font-size: 6.5pt }
			</style><div class="firm">${locale.company().name}<br>${field('plant', `${locale.address().city} ${random.pick(['Plant', 'Office', 'Laboratory'])}`)}</div><h1>${random.pick(['Speed Memo', 'MEMO-REPLY', 'Inter-Office'])}</h1>
			<dl>${row('TO', field('to', locale.person().name))}${row('DATE', field('date', locale.date(day, random.pick(['MMMM d, yyyy', 'd MMM yyyy', 'mm/dd/yy'].slice(0, locale.countryCode === 'US' ? 3 : 2)))))}${row('DEPT.', field('toDepartment', random.pick(DEPARTMENTS)))}${row('FILE NO.', random.chance(0.7) ? field('fileNumber', random.pattern('##-?-###')) : markup``)}${row('FROM', field('from', locale.person().name))}${row('DEPT.', field('fromDepartment', random.pick(DEPARTMENTS)))}</dl>
			<p>${tick('isUrgent', random.chance(0.3), 'URGENT')} &nbsp; ${tick('needsReply', hasReply || random.chance(0.3), 'PLEASE REPLY')} &nbsp; <b class="tick"></b> NO REPLY NECESSARY</p><p><b>SUBJECT:</b> ${field('subject', random.pick(OFFICE_SUBJECTS))}</p>
			<ol data-list="points">${points.map((point) => markup`<li data-row>${field('value', point)}</li>`)}</ol>
			<div class="re"><b>REPLY</b> ${hasReply && markup`<br><em>${field('reply', random.pick(['Agreed. Go ahead.', 'Cannot approve before June.', 'See my note of last week.', 'Please call me about this.']))}</em> <em>${field('replyDate', locale.date(day, 'm/d/yy'))}</em>`}</div><p><small>SENDER: KEEP YELLOW COPY. SEND WHITE AND PINK COPIES WITH CARBON INTACT. Form ${random.pattern('###-A')}</small></p>`;
		return { html, fields };
	},
};
export default family;
