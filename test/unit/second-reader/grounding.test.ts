import { expect, test } from '@jest/globals';
import type { FieldDefinition } from '../../../engine/src/model/template.ts';
import { groundOnPages } from '../../support/recipe.ts';
import { pageOf, put } from '../../support/pages.ts';
import { linesOf, readTwice } from '../../support/read-twice.ts';

const LETTER = linesOf([
	'Harbour Lights Society, 4 Quay Street',
	'',
	'Dear friends, the evening of 14 March 2025 brought in 1,234.50 euros,',
	'of which the choir keeps 12.5 %. Write to choir@harbour.example or call',
	'+44 20 7946 0018 before 18:30. The money goes to the account GB82 WEST 1234 5698 7654 32.',
	'The chairwoman, Ada Brandt, and her deputy, Ada Brandt, thank you.',
	'Ledger 4711-B was closed. Ledger 4712-C was opened on 04/05/2025.',
]);

/** The result for an answer of the second reader where the first one found nothing. */
function ground(definition: FieldDefinition, said: unknown, pages = LETTER) {
	const data = { qq: definition };
	const nothing = { confidence: 0, page: null, box: null, raw: null, checks: [] };
	const first = { result: { qq: null }, details: [{ path: 'qq', ...nothing }] };
	const { extraction, counts } = groundOnPages(pages, { data }, first, { qq: said });
	return { value: extraction.result.qq, detail: extraction.details[0], counts };
}

test.each<[string, FieldDefinition, unknown, unknown, string]>([
	[
		'a text',
		{ type: 'string' },
		'harbour lights society',
		'Harbour Lights Society',
		'Harbour Lights Society,',
	],
	[
		'a text over two lines',
		{ type: 'string' },
		'1,234.50 euros, of which the choir',
		'1,234.50 euros, of which the choir',
		'1,234.50 euros, of which the choir',
	],
	['a number', { type: 'number' }, 1234.5, 1234.5, '1,234.50'],
	['a number that is said as a text', { type: 'number' }, '1.234,50 €', 1234.5, '1,234.50'],
	['a share', { type: 'number', description: 'percentage rate' }, 12.5, 12.5, '12.5'],
	['a day', { type: 'date' }, '2025-03-14', '2025-03-14', '14 March 2025'],
	['a day whose month was swapped', { type: 'date' }, '2025-04-05', '2025-05-04', '04/05/2025'],
	[
		'an e-mail address',
		{ type: 'string', format: 'email' },
		'Choir@Harbour.example',
		'choir@harbour.example',
		'choir@harbour.example',
	],
	[
		'a telephone number',
		{ type: 'string', format: 'phone' },
		'020 7946 0018',
		'+442079460018',
		'+44 20 7946 0018',
	],
	['a time', { type: 'string', format: 'time' }, '18:30', '18:30', '18:30'],
	[
		'an account',
		{ type: 'string', format: 'iban' },
		'GB82WEST12345698765432',
		'GB82WEST12345698765432',
		'GB82 WEST 1234 5698 7654 32',
	],
	['an id', { type: 'string' }, '4711-B', '4711-B', '4711-B'],
])('%s is found on the page and parsed there', (_what, definition, said, value, raw) => {
	const { value: got, detail, counts } = ground(definition, said);
	expect(got).toBe(value);
	expect(detail).toMatchObject({ page: 1, raw, source: 'second' });
	expect(detail?.box?.x0).toBeGreaterThanOrEqual(40);
	expect(counts).toEqual({ accepted: 1, refused: 0 });
});

test.each<[string, FieldDefinition, unknown]>([
	['a text', { type: 'string' }, 'Harbour Lights Foundation'],
	['a part of a word', { type: 'string' }, 'arbour Light'],
	['a number', { type: 'number' }, 1234.51],
	['a number of other digits', { type: 'number' }, 123450],
	['a day', { type: 'date' }, '2025-03-15'],
	['an account with a wrong digit', { type: 'string', format: 'iban' }, 'GB82WEST12345698765433'],
	['an id with another letter', { type: 'string' }, '4711-C'],
	['a text in place of a number', { type: 'number' }, 'many'],
	['a nonsense yes or no', { type: 'boolean' }, 'perhaps'],
	['a summary that nobody asked for', { type: 'string' }, 'A letter of thanks from a choir.'],
])('%s that is not there is dropped', (_what, definition, said) => {
	const { value, detail, counts } = ground(definition, said);
	expect(value).toBeNull();
	expect(detail).toMatchObject({ confidence: 0, page: null });
	expect(counts).toEqual({ accepted: 0, refused: 1 });
});

test.each<[string, FieldDefinition, unknown, unknown]>([
	['yes or no', { type: 'boolean' }, true, true],
	['yes or no as a word', { type: 'boolean' }, 'no', false],
	[
		'a summary',
		{ type: 'string', description: 'A summary of the letter' },
		'A choir says thanks.',
		'A choir says thanks.',
	],
	[
		'a choice',
		{ type: 'string', description: 'The mood, one of: glad, sad or angry' },
		'Glad',
		'glad',
	],
	[
		'the last choice',
		{ type: 'string', description: 'The mood, one of: glad, sad or angry' },
		'angry',
		'angry',
	],
])(
	'%s, which no page has to print, is marked as not grounded',
	(_what, definition, said, value) => {
		const { value: got, detail } = ground(definition, said);
		expect(got).toBe(value);
		expect(detail).toMatchObject({
			source: 'second',
			grounded: false,
			page: null,
			box: null,
			raw: null,
			confidence: 0.5,
		});
	},
);

test('a choice that is not among those of the description is dropped', () => {
	const mood = { type: 'string', description: 'The mood, one of: glad, sad or angry' } as const;
	expect(ground(mood, 'furious').value).toBeNull();
});

test('a value that occurs once has more confidence than one that occurs twice', () => {
	const unique = ground({ type: 'string' }, 'Harbour Lights Society').detail?.confidence;
	const several = ground({ type: 'string' }, 'Ada Brandt').detail?.confidence;
	expect(unique).toBe(0.8);
	expect(several).toBe(0.65);
});

test('of several places, the one after the name of the field is taken', () => {
	const pages = linesOf(['Brandt, Ada wrote this.', 'The deputy is Brandt, Ada of course.']);
	const { detail } = readTwice(pages, { deputy: { type: 'string' } }, { deputy: 'Brandt, Ada' });
	const found = detail('deputy');
	expect(found?.box?.y0).toBeGreaterThan(50);
});

test('on a scan letters that OCR mixes up do not matter, digits of an id do', () => {
	const scan = [
		pageOf(
			[put(40, 40, 'Harb0ur Liqhts Soc1ety met'), put(40, 60, 'keeper No 47l1 and 1O5,5O paid')],
			{
				source: 'ocr',
			},
		),
	];
	const text = ground({ type: 'string' }, 'Harbour Lights Society', scan);
	expect(text.value).toBe('Harb0ur Liqhts Soc1ety');
	expect(text.detail?.confidence).toBe(0.55);
	expect(ground({ type: 'number' }, 105.5, scan).value).toBe(105.5);
	expect(ground({ type: 'number' }, 105.6, scan).value).toBeNull();
	expect(ground({ type: 'string' }, 'Harbour Nights Society for the Blind', scan).value).toBeNull();
});

test('an address over several lines of a column becomes one line', () => {
	const pages = [
		pageOf([
			[...put(40, 40, 'Ada Brandt'), ...put(330, 40, 'Printed on the quay')],
			[...put(40, 54, '4 Quay Street'), ...put(330, 54, 'in the spring of the year')],
			[...put(40, 68, 'Whitby YO21'), ...put(330, 68, 'by the Society itself')],
		]),
	];
	const { value, detail } = ground(
		{ type: 'string', format: 'address' },
		'4 Quay Street, Whitby YO21',
		pages,
	);
	expect(value).toBe('4 Quay Street, Whitby YO21');
	expect(detail?.box).toMatchObject({ x0: 40, y0: 54, y1: 78 });
});

const RECEIPTS = linesOf([
	'Notes of the evening',
	'Tea was sold for 3.00, as was',
	'Coffee for 4.50, and again',
	'Coffee for 4.50, then',
	'Cake for 2.00 each.',
]);
const SALES: FieldDefinition = {
	type: 'array',
	itemType: 'object',
	itemSchema: { properties: { what: { type: 'string' }, price: { type: 'number' } } },
};

test('rows are found each at a place of its own, with what stands beside each other', () => {
	const said = [
		{ what: 'Tea', price: 3 },
		{ what: 'Coffee', price: 4.5 },
		{ what: 'Coffee', price: 4.5 },
		{ what: 'Coffee', price: 4.5 },
		{ what: 'Gold', price: 999 },
		{ what: 'Cake', price: 7 },
	];
	const { result, details, counts } = readTwice(RECEIPTS, { qq: SALES }, { qq: said });
	expect(result.qq).toEqual([
		{ what: 'Tea', price: 3 },
		{ what: 'Coffee', price: 4.5 },
		{ what: 'Coffee', price: 4.5 },
		{ what: 'Cake', price: null },
	]);
	expect(details.map(({ path }) => path)).toContain('qq[2].price');
	expect(counts).toEqual({ accepted: 7, refused: 5 });
});

test('a value that both readers find has more confidence and keeps its place', () => {
	const pages = linesOf(['Invoice number: INV-4711', 'Invoice date: 3 May 2025']);
	const data = { invoiceNumber: { type: 'string' } } as const;
	const alone = readTwice(pages, data, {}).detail('invoiceNumber');
	const both = readTwice(pages, data, { invoiceNumber: 'INV 4711' }).detail('invoiceNumber');
	expect(both?.confidence).toBeGreaterThanOrEqual(alone?.confidence ?? 1);
	expect(both).toMatchObject({ box: alone?.box, raw: alone?.raw });
	expect(both?.checks).toContain('second = first');
	expect(both).not.toHaveProperty('source');
});

test('a value that the first reader is sure of stays, whatever the second one says', () => {
	const pages = linesOf([
		'Invoice number: INV-4711',
		'Order number: PO-99',
		'Invoice date: 3 March 2026',
		'Bill to: Harbour Foods Ltd',
		'Total: 119.00',
	]);
	const { result, detail } = readTwice(
		pages,
		{ invoiceNumber: { type: 'string' } },
		{ invoiceNumber: 'PO-99' },
	);
	expect(result.invoiceNumber).toBe('INV-4711');
	expect(detail('invoiceNumber')?.checks).toContain('second ≠ first');
});

test('totals that add up speak for the values of the second reader', () => {
	const pages = linesOf(['We owe you 100.00 and 19.00 for the tax office, so 119.00 came in.']);
	const data = {
		netTotal: { type: 'number' },
		taxTotal: { type: 'number' },
		grossTotal: { type: 'number' },
	} as const;
	const { detail } = readTwice(pages, data, { netTotal: 100, taxTotal: 19, grossTotal: 119 });
	for (const path of Object.keys(data)) expect(detail(path)?.checks).toContain('net + tax = gross');
});
