import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { clockAmPm } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { DEPARTMENTS } from '../../kit/office.ts';

const fields: Fields = {
	cardNumber: text('employeeNumber', 'No.', 'What is the number on the card?', 'clock number'),
	name: text('employee', 'Whose card is it?', 'name on the time card'),
	department: text('department', 'department of the worker'),
	weekEnding: date('periodEnd', 'week ending', 'When does the week end?'),
	days: list(
		{
			day: text('', 'day of the week', 'day', 'weekday'),
			morningIn: text('', 'came in the morning', 'morningIn', 'first punch'),
			noonOut: text('', 'left at noon', 'noonOut', 'second punch'),
			afternoonIn: text('', 'came back', 'afternoonIn', 'third punch'),
			eveningOut: text('', 'left in the evening', 'eveningOut', 'last punch'),
			hours: number('hoursWorked', 'hours of the day'),
		},
		'punches',
		'When did the worker come and go?',
	),
	regular: number('workingHours', 'regular hours', 'How many regular hours?'),
	overtime: number(
		'',
		'overtime hours',
		'How much overtime was worked?',
		'overtimeHours',
		'Überstunden',
	),
	rate: number('hourlyRate', 'rate per hour', 'What is the hourly wage?'),
	earnings: number('grossPay', 'total earnings', 'What did the worker earn?'),
	tuesdayIn: text(
		'',
		'At what time did the worker come on Tuesday?',
		'tuesdayArrival',
		'first punch on Tuesday',
	),
	foreman: text('supervisor', 'Who approved the card?', 'foreman'),
	net: absent(number('netSalary', 'net pay', 'What was paid out?')),
	tax: absent(number('incomeTax', 'tax withheld')),
	birthDate: absent(date('birthDate', 'date of birth of the worker')),
};
const DAYS = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];

/** A tall card from a time clock: punches stamped a little off their boxes, days without work left blank. */
const family: Family = {
	author: 'rufus',
	locales: ['en-US', 'en-CA'],
	draw: (random, locale) => {
		const worked = DAYS.map((day, i) => ({
			day,
			isOn: i < 5 ? random.chance(0.92) : random.chance(i === 5 ? 0.3 : 0.05),
			start: 420 + random.int(-9, 22),
			noon: 720 + random.int(-4, 6),
			back: 750 + random.int(-6, 6),
			end: 930 + random.int(0, 100),
		}));
		const hoursOf = ({ start, noon, back, end }: (typeof worked)[number]) =>
			Math.round((noon - start + end - back) / 15) / 4;
		const on = worked.filter(({ isOn }) => isOn);
		const all = on.reduce((sum, day) => sum + hoursOf(day), 0);
		const regular = Math.min(40, all);
		const overtime = all - regular;
		const rate = random.decimal(2.1, 14.5);
		const punch = (path: string, minutes: number) => {
			const [time = '', half = ''] = clockAmPm(minutes, ['A', 'P']).split(' ');
			return markup`<span class="p" style="top:${random.decimal(-0.7, 0.7)}mm;left:${random.decimal(-0.5, 1.2)}mm">${field(path, `${half}${time.padStart(5)}`.replace(/ /g, ' '))}</span>`;
		};
		const html = markup`<style>@page { size: 95mm 225mm; margin: 5mm } body { font: 8pt 'Liberation Sans' } table { width: 100%; table-layout: fixed } td, th { border: .6pt solid #a33; height: 12mm; text-align: center; padding: 0 } th { height: 6mm; color: #a33; font-size: 6.5pt } .p { position: relative; font: 8.5pt 'DejaVu Sans Mono'; color: #225; white-space: nowrap } .l { border-bottom: .6pt solid #a33; height: 8mm; display: flex; align-items: flex-end } .l i { color: #a33; font-size: 6.5pt; font-style: normal; margin-right: 2mm } .l b { font: 11pt 'Liberation Mono' } .d { color: #a33; font-weight: bold } h1 { color: #a33; font-size: 13pt; text-align: center; margin: 0 }
			</style><h1>WEEKLY TIME CARD</h1><div class="l"><i>No.</i><b>${field('cardNumber', random.pattern('####'))}</b></div><div class="l"><i>NAME</i><b>${field('name', locale.person().name)}</b></div><div class="l"><i>DEPT.</i><b>${random.chance(0.7) && field('department', random.pick(DEPARTMENTS))}</b></div><div class="l"><i>WEEK ENDING</i><b>${field('weekEnding', locale.date(random.day('1957-01-01', '1994-12-01')))}</b></div>
			<table data-list="days"><tr><th style="width:9mm"><th>IN<th>OUT<th>IN<th>OUT<th style="width:11mm">HRS.${worked.map((day) => (day.isOn ? markup`<tr data-row><td class="d">${field('day', day.day)}<td>${day.day === 'TUE' ? markup`<span data-field="/tuesdayIn">${punch('morningIn', day.start)}</span>` : punch('morningIn', day.start)}<td>${punch('noonOut', day.noon)}<td>${punch('afternoonIn', day.back)}<td>${punch('eveningOut', day.end)}<td><span class="p">${field('hours', String(hoursOf(day)))}</span>` : markup`<tr><td class="d">${day.day}<td><td><td><td><td>`))}</table>
			<div class="l"><i>REGULAR HOURS</i><b>${field('regular', String(regular))}</b></div><div class="l"><i>OVERTIME</i><b>${overtime > 0 && field('overtime', String(overtime))}</b></div><div class="l"><i>RATE</i><b>${random.chance(0.7) && field('rate', locale.amount(rate))}</b></div><div class="l"><i>TOTAL EARNINGS</i><b>${random.chance(0.6) && field('earnings', locale.money(Number((regular * rate + overtime * rate * 1.5).toFixed(2))))}</b></div><div class="l"><i>DEDUCTIONS</i></div><div class="l"><i>APPROVED</i><em>${random.chance(0.7) && field('foreman', locale.person().name)}</em></div>`;
		return { html, fields };
	},
};
export default family;
