import type { Family, Fields } from '../../family.ts';
import { absent, date, number, text } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import { DEPARTMENTS, OFFICE_TITLES } from '../../kit/office.ts';

const fields: Fields = {
	company: text('companyName', 'At which company did the person work?', 'letterhead of the letter'),
	date: date('documentIssueDate', 'When was the letter written?', 'date of the letter'),
	employee: text(
		'employee',
		'Whom does the letter recommend?',
		'person recommended',
		'Über wen wird geschrieben?',
	),
	position: text('jobTitle', 'What position did the person hold?', 'last position'),
	department: text('department', 'In which department did the person work?'),
	from: text('hireDate', 'In which year did the person join?', 'year of joining'),
	to: text('leavingDate', 'In which year did the person leave?', 'last year of service'),
	years: number('experience', 'How many years did the person serve?', 'length of service'),
	salary: number('salary', 'What was the salary on leaving?', 'last salary'),
	reason: text('reason', 'Why did the person leave?', 'Grund des Ausscheidens'),
	recipient: text(
		'',
		'To whom is the letter addressed?',
		'addressee',
		'Who asked about the person?',
	),
	signer: text('signatory', 'Who signed the letter?', 'Wer hat unterschrieben?'),
	signerTitle: text(
		'signatoryTitle',
		'title of the person who signed',
		'What is the position of the signer?',
	),
	phone: text('phone', 'telephone in the letterhead'),
	enclosure: text('', 'What is enclosed?', 'enclosure', 'Anlage'),
	birthDate: absent(date('birthDate', 'When was the employee born?')),
	newEmployer: absent(text('employer', 'Where does the person work now?')),
};

/** A letter of reference, everything typed in one <pre>-like column with a letterhead down the left margin. */
const family: Family = {
	author: 'rufus',
	locales: ['en-US', 'en-GB', 'en-ZA'],
	draw: (random, locale) => {
		const firm = locale.company();
		const [who, signer, reader] = [locale.person(), locale.person(), locale.person()];
		const day = random.day('1959-01-01', '1997-06-01');
		const to = Number(day.slice(0, 4));
		const years = random.int(2, 24);
		const they = who.isWoman ? 'She' : 'He';
		const title = who.isWoman ? random.pick(['Mrs.', 'Miss']) : 'Mr.';
		const isAddressed = random.chance(0.6);
		const html = markup`<style>@page { size: ${random.pick(['letter', 'A4'])}; margin: 18mm 20mm } body { font: 11.5pt/1.45 ${random.pick(["'Liberation Mono'", "'DejaVu Sans Mono'", "'Liberation Serif'"])}; display: flex; gap: 9mm } aside { width: 34mm; font: 8pt/1.5 'Liberation Sans'; text-align: right; border-right: 1pt solid #000; padding-right: 4mm; height: 230mm } aside b { font-size: 12pt } main { flex: 1 } p { margin: 0 0 4.5mm; text-indent: ${random.pick(['0', '10mm'])} } .s { font: italic 17pt 'Liberation Serif'; transform: rotate(-3deg); display: inline-block }
			</style><aside><b>${field('company', firm.name)}</b><br><br>${firm.address.lines[0]}<br>${firm.address.lines[1]}<br><br>${field('phone', firm.phone)}<br>Cables: ${firm.name.slice(0, 6).toUpperCase()}</aside><main><p>${field('date', locale.date(day, random.pick(['MMMM d, yyyy', 'd MMMM yyyy'])))}</p>
			${isAddressed ? markup`<p>${field('recipient', `${reader.isWoman ? 'Mrs.' : 'Mr.'} ${reader.name}`)}<br>${locale.company().name}</p><p>Dear ${reader.isWoman ? 'Madam' : 'Sir'}:</p>` : markup`<p>TO WHOM IT MAY CONCERN</p>`}
			<p>It is a pleasure to write on behalf of ${title} ${field('employee', who.name)}, who was with this firm from ${field('from', String(to - years))} until ${field('to', String(to))}, latterly as ${field('position', random.pick(OFFICE_TITLES))} in the ${field('department', random.pick(DEPARTMENTS))} department.</p>
			<p>${random.chance(0.6) && markup`In ${field('years', years)} years of service we found ${who.isWoman ? 'her' : 'him'} punctual, honest and quick to learn. `}${they} got on well with colleagues and customers alike, and was trusted with the keys of the building from the second month.${random.chance(0.5) && markup` ${they} was earning ${field('salary', locale.money(random.int(40, 390) * 100))} a year on leaving.`}</p>
			${random.chance(0.7) && markup`<p>${title} ${who.family} leaves us ${field('reason', random.pick(['because the branch is closing', 'to move nearer to the family', 'for reasons of health', 'to take up studies']))}, and we are sorry to see ${who.isWoman ? 'her' : 'him'} go.</p>`}<p>We recommend ${who.isWoman ? 'her' : 'him'} without reservation. Should you need to know more, I shall be glad to answer by letter or telephone.</p><p>Yours truly,</p><span class="s">${signer.given.slice(0, 1)}. ${signer.family}</span><p>${field('signer', signer.name)}<br>${field('signerTitle', random.pick(OFFICE_TITLES))}</p>${random.chance(0.4) && markup`<p>Encl.: ${field('enclosure', random.pick(['record of service', 'two certificates', 'photograph']))}</p>`}</main>`;
		return { html, fields };
	},
};
export default family;
