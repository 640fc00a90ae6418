import type { Family, Fields } from '../../family.ts';
import { absent, date, flag, number, text } from '../../kit/ask.ts';
import { clock, clockAmPm, drawFilling, tick } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { OFFICE_SENTENCES, OFFICE_SUBJECTS } from '../../kit/office.ts';

const fields: Fields = {
	to: text('', 'TO', 'To whom was the fax sent?', 'faxTo', 'An wen ging das Fax?'),
	toCompany: text(
		'',
		'company of the recipient',
		'Which company received the fax?',
		'recipientFirm',
	),
	faxNumber: text('fax', 'What is the fax number of the recipient?', 'fax number dialled'),
	from: text('', 'FROM', 'Who sent the fax?', 'faxFrom', 'Von wem ist das Fax?'),
	senderPhone: text(
		'phone',
		'telephone of the sender',
		'Under which number can the sender be reached?',
	),
	senderFax: text(
		'',
		'fax number of the sender',
		'senderFaxNo',
		'To which fax number shall one reply?',
	),
	date: date('documentIssueDate', 'When was the fax sent?', 'date of the cover sheet'),
	time: text('time', 'At what time was it transmitted?', 'time in the transmission line'),
	pages: number(
		'',
		'How many pages does the fax have?',
		'numberOfPages',
		'pages including this one',
		'Wie viele Seiten?',
	),
	subject: text('subject', 'RE', 'What is the fax about?'),
	isUrgent: flag('priority', 'Is the fax urgent?', 'urgentBox'),
	callIfTrouble: text('', 'Whom to call if pages are missing?', 'troubleContact', 'operator'),
	station: text(
		'',
		'station name in the header line',
		'sending machine',
		'What does the transmission line call the sender?',
		'stationId',
	),
	message: text('notes', 'comments on the cover', 'What does the message say?'),
	email: absent(text('email', 'e-mail of the sender')),
	invoice: absent(text('invoiceNumber', 'invoice number')),
};

/** A fax cover sheet: the machine's own line at the top edge, captions stacked at the left, a disclaimer, pages "1 of n". */
const family: Family = {
	author: 'solveig',
	locales: ['en-US', 'en-GB', 'en-CA', 'en-AU'],
	draw: (random, locale) => {
		const [from, to] = [locale.person(), locale.person()];
		const firm = locale.company();
		const other = locale.company();
		const day = random.day('1986-01-01', '2003-01-01');
		const minutes = random.int(480, 1100);
		const pages = random.int(1, 24);
		const station = random.pick([
			firm.name.toUpperCase().slice(0, 20).trim(),
			`${firm.address.city.toUpperCase()} SALES`,
		]);
		const line = (label: string, content: ReturnType<typeof markup>) =>
			markup`<div class="l"><b>${label}</b><span>${content}</span></div>`;
		const isStacked = random.chance(0.5);
		const sent = field(
			'time',
			random.chance(0.5) ? clock(minutes) : clockAmPm(minutes, ['AM', 'PM']),
		);
		const html = markup`<style>@page { size: ${random.pick(['letter', 'A4'])}; margin: 5mm 7mm 15mm } body { font: 11pt/1.45 'Liberation Sans'; padding: 0 11mm } .tx { font: 8.5pt 'DejaVu Sans Mono'; white-space: nowrap; margin: 0 -10mm 10mm; display: flex; justify-content: space-between } h1 { font: ${random.pick(["bold 44pt 'Liberation Sans'", "italic bold 36pt 'Liberation Serif'", "bold 30pt 'Liberation Mono'"])}; margin: 0 0 6mm; letter-spacing: 4pt } .grid { display: grid; grid-template-columns: ${isStacked ? '1fr' : '1fr 1fr'}; gap: 0 8mm; border-top: 2pt solid #000; border-bottom: 2pt solid #000; padding: 3mm 0 } .l { display: flex; padding: 1.5mm 0; border-bottom: ${random.pick(['.4pt solid #000', '0'])} } .l b { width: ${isStacked ? 38 : 22}mm } .l span { ${drawFilling(random)} } .tick { display: inline-block; width: 4mm; height: 4mm; border: 1pt solid #000; line-height: 3.6mm; text-align: center; font-size: 9pt } .m { min-height: 60mm; margin: 6mm 0; font: 12pt/1.5 ${random.pick(["'Liberation Mono'", "'Liberation Serif'", "'DejaVu Sans'"])} } small { font-size: 7.5pt; line-height: 1.3; display: block }
			</style><div class="tx"><span>${locale.date(day, random.pick(['mm/dd/yyyy', 'dd/mm yy'].slice(0, locale.countryCode === 'US' ? 1 : 2))).text} ${sent}</span><span>${field('station', station)}</span><span>→ ${other.phone.replace(/\D/g, '')}</span><span>NO.${random.pattern('###')} ${random.pick(['P01', 'D01', 'PAGE 1'])}</span></div>
			<div style="text-align:${random.pick(['right', 'left'])};font-size:9pt">${firm.name}<br>${firm.address.whole}</div><h1>${random.pick(['FAX', 'Facsimile', 'FAX COVER', 'Telefax'])}</h1>
			<div class="grid">${line('To:', field('to', to.name))}${line('From:', field('from', from.name))}${random.chance(0.8) && line('Company:', field('toCompany', other.name))}${random.chance(0.8) && line('Phone:', field('senderPhone', firm.phone))}${line('Fax:', field('faxNumber', locale.phone()))}${random.chance(0.5) && line('Our fax:', field('senderFax', locale.phone()))}${line('Date:', field('date', locale.date(day)))}${line('Pages:', markup`${field('pages', pages)}${random.chance(0.6) && '\u2003including this sheet'}`)}${random.chance(0.8) && line('Re:', field('subject', random.pick(OFFICE_SUBJECTS)))}</div>
			<p>${tick('isUrgent', random.chance(0.3), 'Urgent')} &nbsp; <b class="tick">${random.chance(0.3) && 'X'}</b> For review &nbsp; <b class="tick"></b> Please comment &nbsp; <b class="tick">${random.chance(0.2) && 'X'}</b> Please reply</p>
			<div class="m">${random.chance(0.7) && field('message', random.pick(OFFICE_SENTENCES))}</div>${random.chance(0.6) && markup`<p>If you do not receive all pages, please call ${field('callIfTrouble', locale.person().name)} at once.</p>`}<small>The information in this facsimile is confidential and intended only for the person named above. If you have received it by mistake, notify us by telephone and return the original by mail. Calls are answered 8:30 to 17:00.</small>`;
		return { html, fields };
	},
};
export default family;
