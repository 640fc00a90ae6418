import { describe, expect, test } from '@jest/globals';
import type { FieldMap } from '../../../engine/src/model/template.ts';
import { extractFromPages, groundOnPages, learnFromPages } from '../../support/recipe.ts';
import { pageOf, put } from '../../support/pages.ts';

const page = (date = '14.05.2025', weighed = '16.05.2025') =>
	pageOf([
		put(50, 40, 'Quarry Works Harrow Limited', 14),
		put(50, 60, 'Stone Lane, 50667 Köln'),
		put(330, 80, `Invoice date: ${date}`),
		put(330, 100, 'Time of departure: 9.30 Uhr'),
		put(330, 120, 'Telephone: +49 (0)221 / 47 11-02'),
		put(330, 140, 'IBAN: DE89 3704 0044 0532 0130 00'),
		put(330, 160, 'VAT ID: DE 136 695 976'),
		put(50, 280, 'Date'),
		put(200, 280, 'Description'),
		put(400, 280, 'Amount'),
		put(50, 300, weighed),
		put(200, 300, 'Gravel, washed'),
		put(400, 300, '80.00'),
		put(50, 316, '17.05.2025'),
		put(200, 316, 'Sand, dry'),
		put(400, 316, '20.00'),
		put(50, 350, 'Total'),
		put(400, 350, '100.00'),
		put(50, 760, 'Thank you for working with the quarry'),
	]);

const FIELDS: FieldMap = {
	invoiceDate: { type: 'string' },
	departureTime: { type: 'string' },
	telephone: { type: 'string' },
	iban: { type: 'string' },
	vatId: { type: 'string' },
	lineItems: {
		type: 'array',
		itemType: 'object',
		itemSchema: {
			properties: {
				date: { type: 'string' },
				description: { type: 'string' },
				amount: { type: 'number' },
			},
		},
	},
};
const read = (data: FieldMap, pages = [page()]) => extractFromPages(pages, { data })?.result;

describe('a text without a format', () => {
	test('is given as it is printed', () => {
		expect(read(FIELDS)).toEqual({
			invoiceDate: '14.05.2025',
			departureTime: '9.30 Uhr',
			telephone: '+49 (0)221 / 47 11-02',
			iban: 'DE89 3704 0044 0532 0130 00',
			vatId: 'DE 136 695 976',
			lineItems: [
				{ date: '16.05.2025', description: 'Gravel, washed', amount: 80 },
				{ date: '17.05.2025', description: 'Sand, dry', amount: 20 },
			],
		});
	});

	test('is rewritten where a type or a format asks for it', () => {
		expect(
			read({
				invoiceDate: { type: 'date' },
				departureTime: { type: 'string', format: 'time' },
				telephone: { type: 'string', format: 'phone' },
				iban: { type: 'string', format: 'iban' },
			}),
		).toEqual({
			invoiceDate: '2025-05-14',
			departureTime: '09:30',
			telephone: '+49221471102',
			iban: 'DE89370400440532013000',
		});
		expect(read({ invoiceDate: { type: 'string', format: 'date' } })).toEqual({
			invoiceDate: '2025-05-14',
		});
	});

	test('is taught as it is printed, and found on the next document', () => {
		const data: FieldMap = { weighedOn: { type: 'string', description: 'Date of the weighing' } };
		const right = { weighedOn: '16.05.2025' };
		const { lesson, learnt, notLearnt } = learnFromPages([page()], { data }, right);
		expect({ learnt, notLearnt }).toEqual({ learnt: ['weighedOn'], notLearnt: [] });
		const next = [page('02.06.2025', '04.06.2025')];
		const found = extractFromPages(next, { data }, { lessons: [lesson] });
		expect(found?.result).toEqual({ weighedOn: '04.06.2025' });
	});

	test('is taught by the box of a form that holds it', () => {
		const data: FieldMap = { invoiceDate: { type: 'string' } };
		const box = { x0: 330, y0: 500, x1: 400, y1: 512 };
		const filled = (value: string) => ({
			...page(),
			fields: [{ name: 'f_12', value, box }],
		});
		const right = { invoiceDate: '3 June 2025' };
		const { lesson, learnt } = learnFromPages([filled('3 June 2025')], { data }, right);
		expect(learnt).toEqual(['invoiceDate']);
		const next = [filled('12 July 2025')];
		const found = extractFromPages(next, { data }, { lessons: [lesson] });
		expect(found?.result).toEqual({ invoiceDate: '12 July 2025' });
	});

	test.each(['2025-05-14', '14 May 2025', '14.05.2025'])(
		'of the second reader is given as it is printed: %s',
		(said) => {
			const data: FieldMap = { invoiceDate: { type: 'string' } };
			const nothing = { confidence: 0, page: null, box: null, raw: null, checks: [] };
			const first = {
				result: { invoiceDate: null },
				details: [{ path: 'invoiceDate', ...nothing }],
			};
			const answer = { invoiceDate: said };
			const { extraction } = groundOnPages([page()], { data }, first, answer);
			expect(extraction.result.invoiceDate).toBe('14.05.2025');
		},
	);

	test('that both readers take from different places of the page is agreed on', () => {
		const data: FieldMap = { invoiceDate: { type: 'string' } };
		const twice = pageOf([
			put(50, 40, 'Invoice date: 14 May 2025'),
			put(50, 60, 'Issued at Harrow 14.05.2025'),
		]);
		const [box, raw] = [{ x0: 50, y0: 60, x1: 90, y1: 70 }, '14.05.2025'];
		const first = {
			result: { invoiceDate: raw },
			details: [{ path: 'invoiceDate', confidence: 0.6, page: 1, box, raw, checks: [] }],
		};
		const answer = { invoiceDate: '2025-05-14' };
		const { extraction } = groundOnPages([twice], { data }, first, answer);
		expect(extraction.result.invoiceDate).toBe('14.05.2025');
		expect(extraction.details[0]?.checks).toContain('second = first');
	});
});
