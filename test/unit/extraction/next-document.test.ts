import { describe, expect, test } from '@jest/globals';
import type { Page } from '../../../engine/src/model/document.ts';
import type { FieldMap } from '../../../engine/src/model/template.ts';
import { extractFromPages } from '../../support/recipe.ts';
import { invoice } from '../../../engine/src/services/templates/starters/invoice.ts';
import { pageOf, put } from '../../support/pages.ts';

type Bill = { number: string; seller: string; total: string; foot?: string; totalLabel?: string };

function billPage(
	index: number,
	{ number, seller, total, foot = '', totalLabel = 'Total due' }: Bill,
): Page {
	return pageOf(
		[
			put(40, 40, seller, 14),
			put(40, 60, '12 Mill Lane, Dublin'),
			put(40, 120, 'Invoice number'),
			put(200, 120, number),
			put(40, 140, 'Invoice date'),
			put(200, 140, `0${index + 3}.05.2026`),
			put(40, 300, totalLabel),
			put(400, 300, total),
			put(40, 800, foot),
		].filter(([word]) => word?.text !== ''),
		{ index },
	);
}

const ACORN = { number: 'A-4711', seller: 'Acorn Ltd', total: '€120.00' };
const BEECH = { number: 'B-2290', seller: 'Beech Ltd', total: '€999.50' };
const NOTE = 'Another document seems to begin on page 2; the values are of the pages before it.';

const read = (pages: readonly Page[], data: FieldMap = invoice.schema.data) =>
	extractFromPages(pages, { data });

describe('a file of two invoices', () => {
	test('is answered with the values of the first, and says so', () => {
		const both = read([billPage(0, ACORN), billPage(1, BEECH)]);
		const alone = read([billPage(0, ACORN)]);
		expect(both?.result).toEqual(alone?.result);
		expect(both?.result).toMatchObject({ invoiceNumber: 'A-4711', grossTotal: 120 });
		expect(both?.notes).toEqual([NOTE]);
	});

	test('is told by the number that its page has in the file', () => {
		const pages = [billPage(0, ACORN), billPage(1, BEECH)];
		const chosen = pages.map((page, i) => ({ ...page, index: 4 + i }));
		expect(read(chosen)?.notes).toEqual([NOTE.replace('2', '6')]);
	});

	test('is read as a whole where a template asks for a list of them', () => {
		const data: FieldMap = {
			invoices: {
				type: 'array',
				description: 'Invoices',
				itemType: 'object',
				itemSchema: {
					properties: { invoiceNumber: { type: 'string', description: 'Invoice number' } },
				},
			},
		};
		expect(read([billPage(0, ACORN), billPage(1, BEECH)], data)?.notes).toBeUndefined();
	});
});

describe('one invoice of two pages', () => {
	const second = (more: Partial<Bill>) => [
		billPage(0, ACORN),
		billPage(1, { ...ACORN, total: '€140.00', ...more }),
	];
	test.each([
		['has the same number on both', second({})],
		['has the same number with letters that OCR took for digits', second({ number: 'A-47ll' })],
		['says that its second page is one', second({ number: '9005', foot: 'Page 2 of 2' })],
		['has no total on its second page', second({ number: '9005', totalLabel: 'Parking' })],
	])('%s', (_why, pages) => {
		expect(read(pages)?.notes).toBeUndefined();
	});
});
