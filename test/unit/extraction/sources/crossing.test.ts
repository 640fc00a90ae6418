import { describe, expect, test } from '@jest/globals';
import type { FieldMap } from '../../../../engine/src/model/template.ts';
import { extract } from '../../../support/extract.ts';
import { layOut, put } from '../../../support/pages.ts';

const COLUMNS = [250, 340, 430];
const row = (y: number, [head = '', ...cells]: readonly string[]) => [
	put(60, y, head),
	...cells.map((cell, i) => put(COLUMNS[i] ?? 0, y, cell)),
];
const numbers = (asked: Readonly<Record<string, string>>): FieldMap =>
	Object.fromEntries(
		Object.entries(asked).map(([name, description]) => [name, { type: 'number', description }]),
	);

const FIGURES = layOut(
	put(60, 40, 'Selected financial data', 14),
	put(60, 60, '(in millions)'),
	...[
		['', '1985', '1984', '1983'],
		['Number of employees', '4,732', '6,857', '1,362'],
		['Net income', '11.5', '9.5', '28.0'],
		['Capital expenditures', '3.6', '57.7', '30.4'],
		['Travel', '200', '292', '46'],
	].flatMap((cells, i) => row(90 + 20 * i, cells).filter((_, at) => cells[at] !== '')),
);

describe('a cell that is named by its row and its column', () => {
	test('is found by the year of its column', () => {
		const { result } = extract(FIGURES, {
			data: numbers({
				travel1984: 'How much was spent on travel in 1984?',
				capital1983: 'capital expenditures 1983',
				q3: 'What was the number of employees in 1985?',
			}),
		});
		expect(result).toEqual({ travel1984: 292, capital1983: 30.4, q3: 4732 });
	});

	test('is not taken from another year', () => {
		const { details } = extract(FIGURES, { data: numbers({ travel1979: 'travel in 1979' }) });
		expect(details[0]?.confidence ?? 0).toBeLessThan(0.6);
	});

	test('is found by the words of both heads, whatever the order of the question', () => {
		const week = layOut(
			put(60, 40, 'Body weight of the animals (g)', 12),
			...[
				['Group', 'Week 0', 'Week 4', 'Week 8'],
				['Control', '251.1', '326.9', '382.3'],
				['Low dose', '251.8', '317.1', '370.8'],
				['High dose', '250.8', '320.4', '374.6'],
			].flatMap((cells, i) => row(70 + 18 * i, cells)),
		);
		const { result } = extract(week, {
			data: numbers({
				controlWeek4: 'weight of the control group in week 4',
				q2: 'What was the weight in week 8 at the high dose?',
			}),
		});
		expect(result).toEqual({ controlWeek4: 326.9, q2: 374.6 });
	});
});

test('digits grouped by spaces are one number, negative in brackets', () => {
	const page = layOut(
		put(60, 40, 'Statement of earnings (R 000)', 12),
		...[
			['', '2018', '2017'],
			['Revenue', '76 914', '83 829'],
			['Restructuring charges', '(7 489)', '(3 254)'],
			['Operating profit', '61 688', '77 343'],
		].flatMap((cells, i) => row(70 + 18 * i, cells).filter((_, at) => cells[at] !== '')),
	);
	const { result } = extract(page, {
		data: {
			...numbers({
				revenue2018: 'What was the revenue in 2018?',
				restructuring2017: 'restructuring charges 2017',
			}),
			operatingProfit2018: { type: 'string', description: 'operating profit 2018' },
		},
	});
	expect(result).toEqual({
		revenue2018: 76914,
		restructuring2017: -3254,
		operatingProfit2018: '61 688',
	});
});

test('a label that names the field in full counts more than a cell of a table', () => {
	const { result } = extract(
		layOut(
			put(60, 40, 'Payslip May 2025, Toby Finch'),
			put(60, 60, 'Overtime pay: 64.80'),
			put(300, 60, 'Holiday pay: 92.00'),
			put(60, 90, 'Year to date', 11),
			...[
				['Element', 'Hours', 'Pay'],
				['Basic', '612', '7,650.00'],
				['Overtime', '22', '356.40'],
				['Holiday', '32', '368.00'],
			].flatMap((cells, i) => row(110 + 15 * i, cells)),
		),
		{ data: { holidayPay: { type: 'number' } } },
	);
	expect(result).toEqual({ holidayPay: 92 });
});
