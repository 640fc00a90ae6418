import { expect, test } from '@jest/globals';
import type { FieldDefinition, FieldMap } from '../../../engine/src/model/template.ts';
import { splitItems } from '../../../engine/src/reading/extraction/lists/split-items.ts';
import { findPeriods } from '../../../engine/src/reading/extraction/values/find-periods.ts';
import { layOutPages } from '../../../engine/src/reading/layout/lay-out-pages.ts';
import { extract } from '../../support/extract.ts';
import { pageOf, put } from '../../support/pages.ts';

/** Documents that a stranger could make to keep the engine busy. Each took minutes once. */

const number: FieldDefinition = { type: 'number' };

test('a list of 50,000 lines that each go on is joined', () => {
	const lines = Array.from({ length: 50_000 }, (_, i) => ({ text: 'english (native),', from: i }));
	expect(splitItems(lines)).toHaveLength(50_000);
});

test('brackets that are closed at the end of 50,000 items are one item', () => {
	const text = `(${'word, '.repeat(50_000)}end)`;
	expect(splitItems([{ text, from: 0 }])).toHaveLength(1);
});

test('a line of 100,000 years has as many periods', () => {
	const years = Array.from({ length: 100_000 }, (_, i) => `20${String(10 + (i % 30))}`);
	expect(findPeriods(years.join(', x '), 'dmy')).toHaveLength(100_000);
});

test('3,000 small tables are searched for 100 figures', () => {
	const pages = Array.from({ length: 200 }, (_, index) =>
		pageOf(
			Array.from({ length: 15 }, (_unused, i) => {
				const y = 30 + 52 * i;
				const rows = [
					['Region', 'Alpha', 'Bravo'],
					['North', '12.5', '17.3'],
					['South', '22.5', '27.3'],
				];
				return rows.flatMap((cells, row) =>
					cells.flatMap((cell, at) => put([50, 250, 400][at] ?? 0, y + 13 * row, cell)),
				);
			}),
			{ index },
		),
	);
	const data: FieldMap = Object.fromEntries(
		Array.from({ length: 100 }, (_, i) => [`zulu${i}TangoNorthBravo`, number]),
	);
	expect(Object.keys(extract(layOutPages(pages), { data }).result)).toHaveLength(100);
});

test('thousands of equal amounts do not make a tax of 20 % a breakdown', () => {
	const line = (y: number, amount: string) =>
		put(20, y, Array<string>(50).fill(amount).join(' '), 2);
	const pages = Array.from({ length: 20 }, (_, index) =>
		pageOf(
			[
				put(50, 20, 'VAT 20 % 20.00'),
				...Array.from({ length: 100 }, (_unused, i) =>
					line(60 + 7 * i, i % 2 === 0 ? '100.00' : '120.03'),
				),
			],
			{ index },
		),
	);
	const taxes: FieldDefinition = {
		type: 'array',
		itemType: 'object',
		itemSchema: { properties: { taxRate: number, taxAmount: number } },
	};
	expect(extract(layOutPages(pages), { data: { taxes } }).result).toHaveProperty('taxes');
});
