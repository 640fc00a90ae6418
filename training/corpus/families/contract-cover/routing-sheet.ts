import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import { BRANDS, DEPARTMENTS, OFFICE_TITLES } from '../../kit/office.ts';
import { drawTypeface, entry, OLD_FIRMS, yesNo } from '../../kit/paperwork.ts';
import { addDays } from '../../kit/random.ts';
import { asDate, asFlag, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	contractNo: asText(
		'CONTRACT NO. | contractNumber | What is the number of the contract? | Under which number is the contract filed? | Vertragsnummer',
	),
	company: asText(
		'COMPANY | contractingCompany | With which company is the contract? | Who is the other party of the contract? | Mit wem wird der Vertrag geschlossen?',
	),
	contact: asText(
		'CONTACT PERSON | vendorContact | Who is the contact person of the company? | With whom was the contract discussed? | Ansprechpartner',
	),
	subject: asText(
		'SUBJECT | contractSubject | What is the contract about? | What is the subject of the contract? | Worum geht es in dem Vertrag?',
	),
	brand: asText(
		'BRAND(S) | brands | For which brand is the contract? | Which brands does the contract concern?',
	),
	term: asText(
		'TERM | contractTerm | For how long does the contract run? | What is the term of the contract? | Laufzeit',
	),
	starts: asDate(
		'EFFECTIVE DATE | effectiveDate | From when is the contract effective? | On which date does the contract begin?',
	),
	ends: asDate(
		'EXPIRATION DATE | expirationDate | When does the contract expire? | What is the last day of the contract?',
	),
	total: asNumber(
		'TOTAL COST | contractCost | How much does the contract cost in all? | What is the total cost? | Was kostet der Vertrag?',
	),
	current: asNumber(
		'CURRENT YEAR COST | currentYearCost | How much falls into the current year? | What does the contract cost this year?',
	),
	account: asText(
		'G/L CODE | accountCode | To which account is it charged? | What is the G/L code?',
	),
	isBudgeted: asFlag(
		'BUDGETED? | isBudgeted | Is the contract budgeted? | Was money set aside for the contract?',
	),
	isStandard: asFlag(
		'STANDARD AGREEMENT? | isStandardAgreement | Is it a standard agreement? | Was the standard text used?',
	),
	originator: asText(
		'ORIGINATOR | originator | Who prepared the cover sheet? | Who is the originator? | Wer hat den Vertrag vorbereitet?',
	),
	department: asText(
		'DEPARTMENT | department | From which department does the contract come? | What is the department of the originator?',
	),
	submitted: asDate(
		'DATE SUBMITTED | submissionDate | When was the contract submitted? | What date was the sheet made out?',
	),
	review: list(
		{
			title: asText('TITLE | function of the reviewer | Which office?'),
			name: asText('NAME | reviewer | Who reviewed it?'),
			sent: asDate('DATE IN | dateSent | When did it reach them?'),
			approved: asDate('DATE APPROVED | dateApproved | When was it approved?'),
		},
		'APPROVALS',
		'reviewSteps',
		'Who has to approve the contract?',
	),
	comments: asText(
		'COMMENTS | comments | What was commented? | Which comments stand on the sheet?',
	),
	bates: asText(
		'number stamped at the edge | stampNumber | What number is stamped at the foot of the sheet? | Which number stands on the edge?',
	),
	penalty: absent(asNumber('PENALTY | penalty | What is the penalty for delay?')),
	renewal: absent(asDate('RENEWAL DATE | renewalDate | When will the contract be renewed?')),
	invoice: absent(asText('INVOICE NO. | invoiceNumber | What is the number of the invoice?')),
};

/** A contract's cover sheet: a column of captions in capitals ruled off from their values, shaded heads between, an approval table of which the last steps are open, a number stamped sideways. */
const family: Family = {
	author: 'rosalind',
	locales: ['en-US'],
	draw: (random, locale) => {
		const day = random.day('1979-01-01', '2003-12-01');
		const pattern = random.pick(['m/d/yy', 'MMMM d, yyyy', 'mm/dd/yyyy']);
		const on = (when: string) => locale.date(when, pattern);
		const starts = addDays(day, random.int(10, 60));
		const months = random.pick([3, 6, 12, 24, 36]);
		const total = random.int(9, 980) * 500;
		const line = (label: string, path: string, content: Parameters<typeof field>[1], share = 1) =>
			markup`<tr><th>${label}<td><tt>${entry(random, path, content, share)}</tt>`;
		const [isRight, isWide] = [random.chance(0.35), random.chance(0.4)];
		const steps = random.some(OFFICE_TITLES, random.int(3, 5));
		const done = random.int(1, steps.length);
		let when = day;
		const head = (title: string) => markup`<tr class="h"><td colspan="2">${title}`;
		const html = markup`<style>@page { size: letter; margin: 14mm 9mm 14mm 19mm } body { padding-right: 9mm; font: 8.5pt 'Liberation Sans' } h1 { font-size: 15pt; text-align: center; margin: 0 0 4mm; letter-spacing: ${random.pick([0, 2])}pt } table { width: 100%; margin-bottom: 3mm } .m th { width: ${isWide ? 62 : 44}mm; text-align: ${isRight ? 'right' : 'left'}; font-weight: normal; font-size: 7.5pt } .m th, .m td { border-bottom: .6pt solid #444; padding: 1.2mm 2mm; height: 7.4mm } .m { border: 1pt solid #222 } .m td { border-left: .6pt solid #444 } .h td { background: #d5d5d5; font-weight: bold; border-left: 0 } tt { font: ${drawTypeface(random, 10)} } .a td, .a th { border: .6pt solid #444; height: 7.6mm; padding: 0 1.5mm; text-align: left; font-size: 7.5pt } .tick { display: inline-block; width: 3.3mm; height: 3.3mm; border: .7pt solid; text-align: center; font: bold 8pt/3.1mm 'Liberation Sans' } .b { position: fixed; right: 0; bottom: 22mm; writing-mode: vertical-rl; font: bold 10pt 'Liberation Sans' }
			</style><h1>${random.pick(['CONTRACT COVER SHEET', 'CONTRACT REVIEW FORM', 'AGREEMENT ROUTING SHEET'])}</h1>
			<table class="m">${head('A. CONTRACT')}${line('CONTRACT NO.', 'contractNo', random.pattern(random.pick(['##-####', 'C-#####', '####'])), 0.85)}${line('COMPANY', 'company', `${random.pick(OLD_FIRMS)}, Inc.`)}${line('CONTACT PERSON', 'contact', `${locale.person().name}, ${locale.phone()}`, 0.7)}${line('SUBJECT', 'subject', random.pick(['Printing of display cards', 'Sponsorship of sailing regatta', 'Warehouse lease, second building', 'Sampling teams for spring program', 'Maintenance of data terminals']))}${line('BRAND(S)', 'brand', random.some(BRANDS, random.int(1, 3)).join(', '), 0.75)}${head('B. TERM AND COST')}${line('TERM', 'term', `${months} months`, 0.8)}${line('EFFECTIVE DATE', 'starts', on(starts))}${line('EXPIRATION DATE', 'ends', on(addDays(starts, months * 30)), 0.75)}${line('TOTAL COST', 'total', locale.money(total))}${line('CURRENT YEAR COST', 'current', locale.money(Math.round(total * random.decimal(0.2, 0.9))), 0.6)}${line('G/L CODE', 'account', random.pattern('####.##.###'), 0.75)}<tr><th>BUDGETED?<td>${yesNo('isBudgeted', random.pick([true, true, false, undefined]), ['Yes', 'No'])}<tr><th>STANDARD AGREEMENT?<td>${yesNo('isStandard', random.pick([true, false, undefined]), ['Yes', 'No'])}${head('C. ORIGINATOR')}${line('ORIGINATOR', 'originator', locale.person().name)}${line('DEPARTMENT', 'department', random.pick(DEPARTMENTS), 0.85)}${line('DATE SUBMITTED', 'submitted', on(day))}</table>
			<table class="a" data-list="review"><tr><th>TITLE<th>NAME<th>DATE IN<th>DATE APPROVED${steps.map(
				(title, i) => {
					when = addDays(when, random.int(1, 5));
					const into = when;
					when = addDays(when, random.int(0, 4));
					return markup`<tr data-row><td>${field('title', title)}<td>${i < done ? markup`<tt>${field('name', locale.person().name)}</tt>` : ''}<td>${i < done + 1 && markup`<tt>${field('sent', on(into))}</tt>`}<td>${i < done && markup`<tt>${field('approved', on(when))}</tt>`}`;
				},
			)}</table><p>COMMENTS: <tt>${entry(random, 'comments', random.pick(['Paragraph 7 to be changed as marked.', 'Vendor will not accept 60 days.', 'Rush, event is on the 14th.', 'Replaces agreement of last year.']), 0.5)}</tt></p><div style="font-size:7pt">Attach two signed originals. Contracts over $100,000 need the approval of the President. No work may start before the contract is fully executed; invoices without contract number will be returned.</div><div class="b">${random.chance(0.8) && field('bates', random.pattern('20########'))}</div>`;
		return { html, fields };
	},
};
export default family;
