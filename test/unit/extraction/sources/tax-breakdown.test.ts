import { describe, expect, test } from '@jest/globals';
import type { Page, Word } from '../../../../engine/src/model/document.ts';
import type { FieldMap } from '../../../../engine/src/model/template.ts';
import { extractFromPages } from '../../../support/recipe.ts';
import { pageOf, put } from '../../../support/pages.ts';

const number = { type: 'number' } as const;
const listOf = (name: string, properties: FieldMap): FieldMap => ({
	[name]: { type: 'array', itemType: 'object', itemSchema: { properties } },
});
const TAXES = listOf('taxes', { rate: number, net: number, tax: number });

/** Cells of a line, each at a column of its own. */
const line = (y: number, ...cells: string[]): Word[][] =>
	cells.map((text, i) => put(60 + 90 * i, y, text));
const articles = [
	...line(100, 'Article', 'Quantity', 'Price', 'VAT', 'Amount'),
	...line(120, 'Kettle', '2', '40.00', '20 %', '80.00'),
	...line(140, 'Coffee', '4', '5.00', '5 %', '20.00'),
];
const read = (page: Page, data: FieldMap) => extractFromPages([page], { data });

describe('the tax of each rate', () => {
	const page = pageOf([
		...articles,
		...line(220, 'VAT 20 %', '80.00', '16.00'),
		...line(240, 'VAT 5 %', '20.00', '1.00'),
		...line(280, 'Total', '117.00'),
	]);

	test('is read from the lines that add up to the total, not from the articles', () => {
		expect(read(page, TAXES)?.result).toEqual({
			taxes: [
				{ rate: 20, net: 80, tax: 16 },
				{ rate: 5, net: 20, tax: 1 },
			],
		});
	});

	test('has its place on the page', () => {
		const detail = read(page, TAXES)?.details.find(({ path }) => path === 'taxes[1].tax');
		expect(detail).toMatchObject({ raw: '1.00', page: 1, box: { y0: 240 } });
	});

	test('leaves the articles to other lists', () => {
		const items = listOf('items', { article: { type: 'string' }, vat: number, amount: number });
		expect(read(page, items)?.result).toEqual({
			items: [
				{ article: 'Kettle', vat: 20, amount: 80 },
				{ article: 'Coffee', vat: 5, amount: 20 },
			],
		});
	});

	test('has the letter of the rate and the gross amount, whatever the columns are called', () => {
		const receipt = pageOf([
			...line(100, 'Brot', '', '', '', '2.14', 'B'),
			...line(120, 'Seife', '', '', '', '11.90', 'A'),
			...line(150, 'SUMME', '', '', '', '14.04'),
			...line(200, '', '%', 'Netto', 'MwSt', 'Brutto'),
			...line(220, 'A', '19,00', '10,00', '1,90', '11,90'),
			...line(240, 'B', '7,00', '2,00', '0,14', '2,14'),
		]);
		const data = listOf('steuersaetze', {
			kennzeichen: { type: 'string', description: 'tax letter' },
			mwst: number,
			brutto: number,
			satz: number,
			netto: number,
		});
		expect(read(receipt, data)?.result).toEqual({
			steuersaetze: [
				{ kennzeichen: 'A', satz: 19, netto: 10, mwst: 1.9, brutto: 11.9 },
				{ kennzeichen: 'B', satz: 7, netto: 2, mwst: 0.14, brutto: 2.14 },
			],
		});
	});

	test('is one line that states only the tax, if the amounts before and after it are printed', () => {
		const plain = pageOf([
			...articles,
			...line(220, 'Subtotal', '100.00'),
			...line(240, 'plus 20 % VAT', '20.00'),
			...line(260, 'Total', '120.00'),
		]);
		const data = listOf('taxes', { rate: number, amount: number });
		expect(read(plain, data)?.result).toEqual({ taxes: [{ rate: 20, amount: 20 }] });
	});

	test('is nothing that does not add up', () => {
		const data = listOf('taxes', { rate: number, amount: number });
		const discount = pageOf([
			...line(220, 'Rabatt 3 %', '100.00', '3.00'),
			...line(260, 'Please pay', '55.00'),
		]);
		expect(read(discount, data)?.result).toEqual({ taxes: [] });
	});
});
