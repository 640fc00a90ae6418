import { expect, test } from '@jest/globals';
import type { FieldMap } from '../../../../engine/src/model/template.ts';
import { extract } from '../../../support/extract.ts';
import { layOut, put } from '../../../support/pages.ts';

const PLACES = [50, 170, 270, 370];
const line = (y: number, ...texts: string[]) =>
	texts.flatMap((text, i) => (text === '' ? [] : [put(PLACES[i] ?? 0, y, text)]));

function readItems(properties: FieldMap, ...words: Parameters<typeof layOut>): unknown {
	const data: FieldMap = {
		items: { type: 'array', itemType: 'object', itemSchema: { properties } },
	};
	return extract(layOut(...words), { data }).result.items;
}

test('a table with a line for each field has a column for each item', () => {
	const rows = readItems(
		{
			productNumber: { type: 'string' },
			material: { type: 'string' },
			quantity: { type: 'number' },
			unitPrice: { type: 'number' },
			total: { type: 'number' },
			deliveryDate: { type: 'date' },
		},
		...line(100, 'Part no.', 'TP-28.03', 'NJ-92.80', 'CP-68.33'),
		...line(115, 'Material', 'S275JR', 'F-114', 'S275JR'),
		...line(130, 'Quantity', '3', '10', '4'),
		...line(145, 'Unit price', '41.36', '5.48', '1.76'),
		...line(160, 'Total', '124.08', '54.80', '7.04'),
		...line(175, 'Delivery date', '17.12.2025', '', '09.01.2026'),
	);
	expect(rows).toEqual([
		{
			productNumber: 'TP-28.03',
			material: 'S275JR',
			quantity: 3,
			unitPrice: 41.36,
			total: 124.08,
			deliveryDate: '2025-12-17',
		},
		{
			productNumber: 'NJ-92.80',
			material: 'F-114',
			quantity: 10,
			unitPrice: 5.48,
			total: 54.8,
			deliveryDate: null,
		},
		{
			productNumber: 'CP-68.33',
			material: 'S275JR',
			quantity: 4,
			unitPrice: 1.76,
			total: 7.04,
			deliveryDate: '2026-01-09',
		},
	]);
});

test('the line above the heads names the items', () => {
	const rows = readItems(
		{ year: { type: 'string' }, sales: { type: 'number' }, employees: { type: 'number' } },
		...line(100, '', '1982', '1983', '1984'),
		...line(115, 'Sales', '380.9', '438.0', '473.0'),
		...line(130, 'Dividends', '1.28', '0.74', '2.08'),
		...line(145, 'Employees', '4967', '4398', '1289'),
	);
	expect(rows).toEqual([
		{ year: '1982', sales: 380.9, employees: 4967 },
		{ year: '1983', sales: 438, employees: 4398 },
		{ year: '1984', sales: 473, employees: 1289 },
	]);
});

test('a head with rows below it is not a line of items', () => {
	const rows = readItems(
		{ country: { type: 'string' }, tonnes: { type: 'number' }, value: { type: 'number' } },
		...line(100, 'Country', 'Tonnes', 'Value'),
		...line(115, 'France', '4739', '62332'),
		...line(130, 'Denmark', '8855', '46063'),
		...line(145, 'Sweden', '3405', '13636'),
	);
	expect(rows).toMatchObject([
		{ country: 'France', tonnes: 4739 },
		{ country: 'Denmark', tonnes: 8855 },
		{ country: 'Sweden', tonnes: 3405 },
	]);
});
