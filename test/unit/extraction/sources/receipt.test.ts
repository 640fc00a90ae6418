import { expect, test } from '@jest/globals';
import type { TemplateSchema } from '../../../../engine/src/model/template.ts';
import { extract } from '../../../support/extract.ts';
import { layOut, put } from '../../../support/pages.ts';

const TEMPLATE: TemplateSchema = {
	data: {
		merchant: { type: 'string' },
		address: { type: 'string', format: 'address' },
		subtotal: { type: 'number' },
		tax: { type: 'number' },
		total: { type: 'number' },
	},
};

const ADDRESS = '19 Dame Street, Dublin';
const ARTICLES = [
	['2 x Flat white', '7.80'],
	['1 x Scone', '3.50'],
] as const;

const receipt = (articles: readonly (readonly [text: string, price: string])[], total: string) =>
	layOut(
		put(230, 70, 'CAFÉ MOLLOY', 14),
		put(222, 90, ADDRESS, 9),
		...articles.flatMap(([text, price], i) => [
			put(190, 130 + 18 * i, text),
			put(380, 130 + 18 * i, price),
		]),
		put(190, 130 + 18 * articles.length, 'TOTAL EUR'),
		put(380, 130 + 18 * articles.length, total),
		put(190, 160 + 18 * articles.length, 'Receipt 0442'),
	);

test('two articles are no subtotal and tax, although they add up to the total', () => {
	const page = receipt(ARTICLES, '11.30');
	expect(extract(page, TEMPLATE).result).toMatchObject({ subtotal: null, tax: null, total: 11.3 });
});

test('the address has none of the articles', () => {
	const page = receipt(ARTICLES, '11.30');
	expect(String(extract(page, TEMPLATE).result.address)).not.toContain('Scone');
});

test('cash and change do not prove that the change is a tax', () => {
	const { details } = extract(
		layOut(
			put(100, 40, 'CORNER BOOKS', 12),
			...[
				['Novel', '8.99'],
				['Map', '4.50'],
				['Total', '13.49'],
				['Cash', '20.00'],
				['Change', '6.51'],
			].flatMap(([name = '', amount = ''], i) => [
				put(50, 80 + 15 * i, name),
				put(250, 80 + 15 * i, amount),
			]),
		),
		TEMPLATE,
	);
	const detailOf = (path: string) => details.find((one) => one.path === path);
	expect(detailOf('tax')?.checks ?? []).toEqual([]);
	expect(detailOf('tax')?.confidence).toBeLessThan(0.6);
	expect(detailOf('total')?.confidence).toBeGreaterThan(0.9);
});
