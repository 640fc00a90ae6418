import { describe, expect, test } from '@jest/globals';
import { extract } from '../../engine/src/extraction/extract.ts';
import type { FieldMap } from '../../engine/src/model/template.ts';
import { layOut, put } from '../support/pages.ts';

const read = (data: FieldMap, ...words: Parameters<typeof layOut>) =>
	extract(layOut(...words), { data });

describe('labels and what they name', () => {
	test('a period gives each of its days to the field that means it', () => {
		const { result } = read(
			{ flightFrom: { type: 'date' }, flightTo: { type: 'date' } },
			put(50, 100, 'Flight: 6/30/20 - 7/16/20'),
			put(50, 160, 'Printed on 5/28/20'),
		);
		expect(result).toEqual({ flightFrom: '2020-06-30', flightTo: '2020-07-16' });
	});

	test('a label of two names is good for either', () => {
		const { result } = read(
			{ contractNumber: { type: 'string' } },
			...[put(50, 100, 'Contract / Revision'), put(300, 100, 'Estimate')],
			...[put(50, 114, '2005382'), put(300, 114, '7305')],
		);
		expect(result.contractNumber).toBe('2005382');
	});

	test('what stands before another value names that one', () => {
		const { result } = read(
			{ invoiceNumber: { type: 'string' }, issueDate: { type: 'date' } },
			put(50, 100, 'Invoice # RE-20201121/508 issued at 2020-11-21'),
		);
		expect(result).toEqual({ invoiceNumber: 'RE-20201121/508', issueDate: '2020-11-21' });
	});

	test('a label reaches its value across a wide gap and a currency in a column of its own', () => {
		const { result } = read(
			{ total: { type: 'number', description: 'Total amount to pay' } },
			...[put(50, 100, 'Subtotal'), put(380, 100, 'RM'), put(480, 100, '12.00')],
			...[put(50, 115, 'GST 6%'), put(380, 115, 'RM'), put(480, 115, '0.72')],
			...[
				put(50, 130, 'Total Sales (Inclusive of GST)'),
				put(380, 130, 'RM'),
				put(480, 130, '12.72'),
			],
		);
		expect(result.total).toBe(12.72);
	});

	test('a value below its label is found where another label stands to the right', () => {
		const { result } = read(
			{ advertiser: { type: 'string' }, agency: { type: 'string' } },
			...[put(50, 100, 'Advertiser'), put(250, 100, 'Agency'), put(450, 100, 'Station')],
			...[
				put(50, 113, 'Green Gardens Inc'),
				put(250, 113, 'Bright Media Inc'),
				put(450, 113, 'KABC'),
			],
		);
		expect(result).toEqual({ advertiser: 'Green Gardens Inc', agency: 'Bright Media Inc' });
	});

	test('a day is not taken for a number of something', () => {
		const { result } = read(
			{ invoiceNumber: { type: 'string' } },
			...[put(50, 100, 'Rechnungsdatum'), put(200, 100, '7. Mai 2014')],
			...[put(50, 130, 'Rechnungsnummer'), put(200, 130, '30064443')],
		);
		expect(result.invoiceNumber).toBe('30064443');
	});
});

describe('days in their order', () => {
	test('payment is not due before the invoice was written', () => {
		const { result, details } = read(
			{ issueDate: { type: 'date' }, dueDate: { type: 'date' } },
			...[put(50, 100, 'Invoice date:'), put(200, 100, '21.11.2020')],
			put(50, 130, 'Due: order of 10.11.2020'),
			put(50, 160, 'Please pay by 12.12.2020'),
		);
		expect(result).toEqual({ issueDate: '2020-11-21', dueDate: '2020-12-12' });
		const checks = details.find(({ path }) => path === 'dueDate')?.checks;
		expect(checks).toContain('issueDate ≤ dueDate');
	});
});
