import type { Family, Fields } from '../../family.ts';
import { drawSignature, wholeMoney } from '../../kit/archive.ts';
import { drawFilling } from '../../kit/forms.ts';
import { markup } from '../../kit/html.ts';
import { DEPARTMENTS, OFFICE_TITLES } from '../../kit/office.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, drawFour, filler } from '../../kit/slips.ts';

const fields: Fields = askForm({
	employee: 'EMPLOYEE NAME | Who is the employee? | Um wen geht es? | employeeName',
	employeeNo:
		'EMPLOYEE NO. | What is the number of the employee? | Personalnummer | employeeNumber',
	socialNo: 'SOC. SEC. NO. | What is the social security number? | socialSecurityNumber',
	hired: '@ DATE OF HIRE | When was the person hired? | Eintrittsdatum | hireDate',
	effective: '@ EFFECTIVE DATE | From when does the change hold? | gültig ab | effectiveDate',
	action: 'ACTION | What kind of change is it? | Art der Änderung | personnelAction',
	fromTitle:
		'title before | Which position did the employee have? | bisherige Stellung | fromPosition',
	toTitle: 'title after | Which position will the employee have? | neue Stellung | toPosition',
	fromDepartment:
		'department before | In which department was the employee? | bisherige Abteilung | fromDept',
	toDepartment:
		'department after | To which department does the employee go? | neue Abteilung | toDept',
	fromSalary:
		'# salary before | What did the employee earn before? | bisheriges Gehalt | oldSalary',
	toSalary: '# salary after | What will the employee earn? | neues Gehalt | newSalary',
	fromGrade: 'grade before | In which grade was the employee? | oldGrade',
	toGrade: 'grade after | In which grade will the employee be? | newGrade',
	increase:
		'# % INCREASE | By how many percent does the salary rise? | Erhöhung in Prozent | percentIncrease',
	lastIncrease: '@ DATE OF LAST INCREASE | When was the last rise? | letzte Erhöhung | lastRaise',
	remarks: 'REMARKS | Why is the change made? | Begründung | reasonForChange',
	initiated: 'INITIATED BY | Who asked for the change? | Wer hat beantragt? | initiator',
	approved: 'APPROVED BY | Who approved it? | Wer hat genehmigt? | approver',
	approvedDate: '@ date of the approval | When was it approved? | approvalDate',
	birth: '-@ DATE OF BIRTH | When was the employee born? | Geburtsdatum',
	spouse: '- SPOUSE | Who is married to the employee? | Ehegatte',
});

/** A change of status with two columns, from and to, in which the labels stand between both values; letters of the action circled in a row. */
const family: Family = {
	author: 'fenna',
	locales: ['en-US', 'en-CA', 'en-GB'],
	draw: (random, locale) => {
		const put = filler(random);
		const day = random.day('1965-02-01', '1996-10-01');
		const [who, boss, top] = drawFour(locale);
		const old = random.int(80, 520) * 100;
		const percent = random.pick([4, 5, 6, 7.5, 8, 10, 12]);
		const actions = ['PROMOTION', 'TRANSFER', 'MERIT INCREASE', 'LEAVE', 'SEPARATION'];
		const action = random.pick(actions.slice(0, 3));
		const [a, b] = random.some(OFFICE_TITLES, 2);
		const [c, d] = random.some(DEPARTMENTS, 2);
		const grade = random.int(4, 16);
		const isMove = action !== 'MERIT INCREASE';
		const row = (label: string, from: ReturnType<typeof put>, to: ReturnType<typeof put>) =>
			markup`<tr><td><tt>${from}</tt><th>${label}<td><tt>${to}</tt>`;
		const cell = (label: string, content: ReturnType<typeof put>) =>
			markup`<div class="c"><i>${label}</i><tt>${content}</tt></div>`;
		const html = markup`<style>@page { size: ${random.pick(['letter', '8.5in 7.2in'])}; margin: 11mm 14mm } body { font: 8pt 'Liberation Sans' } h1 { font-size: 13pt; margin: 0 0 3mm; border-top: 3pt solid; border-bottom: .6pt solid; padding: 1.5mm 0 } tt { ${drawFilling(random)} } .g { display: grid; grid-template-columns: 2fr 1fr 1fr; gap: 0 } .c { border: .6pt solid; margin: 0 -.6pt -.6pt 0; min-height: 10mm; padding: .6mm 1.2mm } .c i { font: 6pt 'Liberation Sans'; display: block } table { width: 100%; border-collapse: collapse; margin: 4mm 0 } td { width: 38%; border: .6pt solid; height: 7.4mm; padding: 0 2mm; text-align: center } th { background: #222; color: #fff; font-size: 7pt } .a span { display: inline-block; padding: 1mm 2mm; margin-right: 4mm } .a .on { border: 1.2pt solid #223; border-radius: 45% } .s { display: grid; grid-template-columns: 1fr 1fr; gap: 10mm; margin-top: 5mm } .s > div { border-bottom: .6pt solid }
			</style><h1>${random.pick(['PERSONNEL ACTION', 'CHANGE OF STATUS NOTICE', 'EMPLOYEE STATUS CHANGE'])}</h1><div class="g">${cell('EMPLOYEE NAME', put('employee', who.name))}${cell('EMPLOYEE NO.', put('employeeNo', random.pattern('#####'), 0.9))}${cell('SOC. SEC. NO.', put('socialNo', random.pattern('###-##-####'), 0.6))}${cell('DATE OF HIRE', put('hired', locale.date(addDays(day, -random.int(400, 9000))), 0.8))}${cell('EFFECTIVE DATE', put('effective', locale.date(addDays(day, 14))))}${cell('DATE OF LAST INCREASE', put('lastIncrease', locale.date(addDays(day, -365)), 0.7))}</div>
			<p class="a">ACTION: ${actions.map((one) => markup`<span class="${one === action ? 'on' : ''}">${one === action ? put('action', one) : one}</span>`)}</p><table><tr><th>FROM<th><th>TO${row('POSITION', put('fromTitle', a ?? ''), isMove && put('toTitle', b ?? ''))}${row('DEPARTMENT', put('fromDepartment', c ?? '', 0.9), action === 'TRANSFER' && put('toDepartment', d ?? ''))}${row('GRADE', put('fromGrade', String(grade), 0.8), put('toGrade', String(grade + random.int(0, 2)), 0.8))}${row('SALARY', put('fromSalary', wholeMoney(locale, old)), put('toSalary', wholeMoney(locale, Math.round(old * (1 + percent / 100)))))}</table>
			<div class="g">${cell('REMARKS', put('remarks', random.pick(['Has taken over the duties of the previous holder', 'Annual review, rated above average', 'At own request', 'Reorganization of the section']), 0.7))}${cell('% INCREASE', put('increase', locale.percent(percent), 0.85))}${cell('SPOUSE', false)}</div><div class="s"><div>${random.chance(0.6) && drawSignature(random, boss)}INITIATED BY <tt>${put('initiated', boss.name)}</tt></div><div>${random.chance(0.6) && drawSignature(random, top)}APPROVED BY <tt>${put('approved', top.name, 0.8)}</tt> <tt>${put('approvedDate', locale.date(addDays(day, 5), 'm/d/yy'), 0.7)}</tt></div></div>`;
		return { html, fields };
	},
};
export default family;
