import { expect, test } from '@jest/globals';
import type { FieldMap } from '../../../engine/src/model/template.ts';
import { askAboutPages, extractFromPages } from '../../support/recipe.ts';
import { pageOf, put } from '../../support/pages.ts';
import { linesOf, readTwice } from '../../support/read-twice.ts';

const INVOICE = linesOf([
	'Invoice number: INV-4711',
	'Invoice date: 3 May 2025',
	'',
	'The goods were packed by hand and sent with care by our partner in the harbour.',
]);
const FIELDS: FieldMap = {
	invoiceNumber: { type: 'string' },
	packer: { type: 'string', description: 'How were the goods packed?' },
};

test('in the mode "missing", only values that the first reader did not find are asked for', () => {
	const { question } = readTwice(INVOICE, FIELDS, {}, 'missing');
	expect(question?.fields).toEqual([
		{ path: 'packer', type: 'string', description: 'How were the goods packed?' },
	]);
});

test('nothing is asked where nothing is left to ask', () => {
	const { question } = readTwice(INVOICE, { invoiceNumber: { type: 'string' } }, {}, 'missing');
	expect(question).toBeNull();
});

test('doubtful values are asked for as well in the mode "doubtful", all in the mode "always"', () => {
	const first = extractFromPages(INVOICE, { data: FIELDS });
	if (!first) throw new Error('nothing was read');
	const doubtful = {
		...first,
		details: first.details.map((one) => ({ ...one, confidence: one.confidence && 0.5 })),
	};
	const ask = (mode: 'missing' | 'doubtful' | 'always', on = doubtful) =>
		askAboutPages(INVOICE, { data: FIELDS }, on, { mode, maxPages: 10 })?.fields.map(
			({ path }) => path,
		);
	expect(ask('missing')).toEqual(['packer']);
	expect(ask('doubtful')).toEqual(['invoiceNumber', 'packer']);
	expect(ask('doubtful', first)).toEqual(['packer']);
	expect(ask('always', first)).toEqual(['invoiceNumber', 'packer']);
});

test('lists are asked for with their columns, groups by their paths', () => {
	const { question } = readTwice(
		INVOICE,
		{
			sender: { type: 'object', properties: { motto: { type: 'string' } } },
			crew: {
				type: 'array',
				itemType: 'object',
				itemSchema: { properties: { name: { type: 'string' }, age: { type: 'number' } } },
			},
		},
		{},
	);
	expect(question?.fields).toEqual([
		{ path: 'sender.motto', type: 'string' },
		{
			path: 'crew',
			type: 'array',
			itemType: 'object',
			columns: [
				{ path: 'name', type: 'string' },
				{ path: 'age', type: 'number' },
			],
		},
	]);
});

test('tables are shown as tables, other lines as lines', () => {
	const { question } = readTwice(
		linesOf([
			'Statement of the week',
			'Article   Pieces   Price',
			'Bolts   12   3.00',
			'Nuts      4.50',
			'Washers   9   1.20',
			'Thank you for your order',
		]),
		{ x: { type: 'string' } },
		{},
	);
	expect(question?.windows).toEqual([
		{
			page: 1,
			isScan: false,
			text: [
				'Statement of the week',
				'| Article | Pieces | Price |',
				'| Bolts | 12 | 3.00 |',
				'| Nuts |  | 4.50 |',
				'| Washers | 9 | 1.20 |',
				'Thank you for your order',
			].join('\n'),
		},
	]);
});

test('columns of running text are read one after the other', () => {
	const left = Array.from({ length: 8 }, (_, i) => `left text number ${i} goes on here`);
	const right = Array.from({ length: 8 }, (_, i) => `right text number ${i} goes on here`);
	const words = left.map((text, i) => [
		...put(40, 40 + 14 * i, text),
		...put(320, 40 + 14 * i, right[i] ?? ''),
	]);
	const { question } = readTwice([pageOf(words)], { x: { type: 'string' } }, {});
	expect(question?.windows[0]?.text.split('\n').filter(Boolean)).toEqual([...left, ...right]);
});

const LONG = linesOf(
	...Array.from({ length: 12 }, (_, i) => [
		`Chapter ${i + 1}`,
		i === 7 ? 'The lighthouse keeper was called Ada Brandt.' : 'Nothing of note happened.',
		i === 9 ? 'Her salary was paid in coal.' : 'The sea was calm.',
	]),
);
const KEEPER: FieldMap = {
	keeper: { type: 'string', description: 'Who kept the lighthouse?' },
	salary: { type: 'string', description: 'How was her salary paid?' },
};

test('for a long document, the relevant pages are shown and the others are named', () => {
	const first = extractFromPages(LONG, { data: KEEPER });
	if (!first) throw new Error('nothing was read');
	const question = askAboutPages(LONG, { data: KEEPER }, first, { mode: 'always', maxPages: 3 });
	expect(question?.windows.map(({ page }) => page)).toEqual([1, 8, 10]);
	expect(question?.leftOut).toBe('It was not shown pages 2-7, 9, 11-12.');
});

test('pages are named by their number in the document', () => {
	const chosen = LONG.slice(6);
	const first = extractFromPages(chosen, { data: KEEPER });
	if (!first) throw new Error('nothing was read');
	const question = askAboutPages(chosen, { data: KEEPER }, first, { mode: 'always', maxPages: 2 });
	expect(question?.windows.map(({ page }) => page)).toEqual([8, 10]);
	expect(question?.leftOut).toBe('It was not shown pages 7, 9, 11-12.');
});

test('a page that is too long is shown in parts, and the omission is stated', () => {
	const lines = Array.from({ length: 60 }, (_, i) => `line ${i} ${'words and words '.repeat(15)}`);
	const pages = [pageOf(lines.map((line, i) => put(10, 10 + 12 * i, line, 4)))];
	const first = extractFromPages(pages, { data: KEEPER });
	if (!first) throw new Error('nothing was read');
	const all = askAboutPages(pages, { data: KEEPER }, first, { mode: 'always', maxPages: 10 });
	expect(all?.windows.length).toBeGreaterThan(1);
	expect(all?.leftOut).toBeNull();
	for (let i = 0; i < 60; i += 1) {
		expect(all?.windows.filter(({ text }) => text.includes(`line ${i} `))).toHaveLength(1);
	}
	const one = askAboutPages(pages, { data: KEEPER }, first, { mode: 'always', maxPages: 1 });
	expect(one?.windows).toHaveLength(1);
	expect(one?.leftOut).toBe('It was shown only parts of page 1.');
});
