import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	employee: text('employee', 'Who worked these hours?', 'nazwisko pracownika'),
	department: text('department'),
	weekStart: date('periodStart', 'first day of the week'),
	weekEnd: date('periodEnd', 'last day of the week'),
	totalHours: number('hoursWorked', 'all hours of the week together', 'suma godzin'),
	approvedBy: text('approvedBy', 'Who signed the sheet off?'),
	entries: list(
		{
			project: text('projectName', 'project or task'),
			mon: number('', 'hours on Monday', 'monday'),
			tue: number('', 'hours on Tuesday', 'tuesday'),
			wed: number('', 'hours on Wednesday', 'wednesday'),
			thu: number('', 'hours on Thursday', 'thursday'),
			fri: number('', 'hours on Friday', 'friday'),
			total: number('hoursWorked', 'hours on this project in the week'),
		},
		'projectHours',
		'hours by project and day',
	),
	hourlyRate: absent(number('hourlyRate', 'pay per hour')),
	netPay: absent(number('netSalary')),
};
const SAID = {
	en: [
		'Weekly timesheet',
		'Employee',
		'Department',
		'Week from',
		'to',
		'Project / task',
		'Mon Tue Wed Thu Fri',
		'Total',
		'Approved by',
		'Daily total',
	],
	pl: [
		'Tygodniowa karta czasu pracy',
		'Pracownik',
		'Dział',
		'Tydzień od',
		'do',
		'Projekt / zadanie',
		'Pn Wt Śr Cz Pt',
		'Razem',
		'Zatwierdził(a)',
		'Suma dzienna',
	],
	fi: [
		'Viikkotuntilista',
		'Työntekijä',
		'Osasto',
		'Viikko alkaen',
		'päättyen',
		'Projekti / tehtävä',
		'Ma Ti Ke To Pe',
		'Yht.',
		'Hyväksyjä',
		'Päivä yhteensä',
	],
	da: [
		'Ugeseddel',
		'Medarbejder',
		'Afdeling',
		'Uge fra',
		'til',
		'Projekt / opgave',
		'Man Tir Ons Tor Fre',
		'I alt',
		'Godkendt af',
		'Dagstotal',
	],
} as const;
const PROJECTS = [
	'Harbour extension',
	'Website relaunch',
	'Line 4 retrofit',
	'Internal',
	'Support desk',
	'Training',
	'Survey Q3',
	'Archive move',
];
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;

/** A spreadsheet that was printed: landscape, grid lines, empty cells, totals on two sides. */
const family: Family = {
	author: 'sanna',
	locales: ['en-NZ', 'pl-PL', 'fi-FI', 'da-DK'],
	draw: (random, locale) => {
		const said = SAID[locale.language as keyof typeof SAID];
		const at = (i: number) => said[i] ?? '';
		const { count } = locale;
		const monday = addDays('2018-01-01', 7 * random.int(0, 430));
		const rows = random.some(PROJECTS, random.int(2, 6)).map((project) => {
			const hours = DAYS.map((): number =>
				random.chance(0.65) ? random.pick([1, 1.5, 2, 2.5, 3, 4, 7.5]) : 0,
			);
			if (!hours.some((hour) => hour > 0)) hours[0] = 2;
			return { project, hours, total: hours.reduce((sum, hour) => sum + hour, 0) };
		});
		const total = rows.reduce((sum, row) => sum + row.total, 0);
		const html = markup`<style>
			@page { size: A4 landscape; margin: 15mm }
			body { font: 11pt 'Liberation Sans' } h2 { margin: 0 0 5mm } td, th { border: .5pt solid #888; padding: 1.6mm 2.5mm; height: 8mm } .grid { width: 100% }
			th { background: ${random.pick(['#d9e1f2', '#e2efda', '#fff2cc'])}; text-align: left } .n { text-align: center } .meta td { border: 0; padding: .8mm 6mm .8mm 0; height: auto } .meta td:nth-child(even) { border-bottom: .5pt solid #000; min-width: 50mm }
			</style><h2>${at(0)}</h2><table class="meta"><tr><td>${at(1)}<td>${field('employee', locale.person().name)}<td>${at(3)}<td>${field('weekStart', locale.date(monday))}
			<tr><td>${at(2)}<td>${field('department', random.pick(['Operations', 'IT', 'Engineering', 'Facilities']))}<td>${at(4)}<td>${field('weekEnd', locale.date(addDays(monday, 4)))}</table><br>
			<table class="grid" data-list="entries"><tr><th>${at(5)}${at(6)
				.split(' ')
				.map((day) => markup`<th class="n">${day}`)}<th class="n">${at(7)}
			${rows.map((row) => markup`<tr data-row><td>${field('project', row.project)}${row.hours.map((hour, i) => markup`<td class="n">${hour > 0 && field(DAYS[i] ?? '', count(hour))}`)}<td class="n"><b>${field('total', count(row.total))}</b>`)}
			${random.chance(0.5) && markup`<tr><td><td><td><td><td><td><td>`}
			<tr><th>${at(9)}${DAYS.map((_, i) => markup`<th class="n">${count(rows.reduce((sum, row) => sum + (row.hours[i] ?? 0), 0))}`)}<th class="n">${field('totalHours', count(total))}</table>
			<p style="margin-top:14mm">${at(8)}: <span style="border-bottom:.5pt solid #000;padding:0 12mm">${field('approvedBy', locale.person().name)}</span></p>`;
		return { html, fields };
	},
};
export default family;
