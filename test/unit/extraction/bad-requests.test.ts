import { describe, expect, test } from '@jest/globals';
import type { Extraction } from '../../../engine/src/model/extraction.ts';
import type { FieldDefinition, FieldMap } from '../../../engine/src/model/template.ts';
import { extractFromPages } from '../../support/recipe.ts';
import { pageOf, put } from '../../support/pages.ts';

const BILL = pageOf([
	put(50, 40, 'Reed Timber Ltd', 14),
	put(50, 60, '12 Mill Lane, LS1 4AP Leeds'),
	put(400, 60, 'Invoice number: RT-2041'),
	put(400, 75, 'Date: 14 March 2026'),
	put(50, 120, 'Bill to'),
	put(50, 135, 'Harbour Kitchens GmbH'),
	put(50, 150, 'Am Hafen 3'),
	put(50, 165, '20457 Hamburg'),
	put(50, 220, 'Description'),
	put(300, 220, 'Quantity'),
	put(480, 220, 'Amount'),
	put(50, 240, 'Oak board'),
	put(300, 240, '2'),
	put(480, 240, '30.00'),
	put(50, 255, 'Birch board'),
	put(300, 255, '3'),
	put(480, 255, '30.00'),
	put(380, 290, 'Net total'),
	put(480, 290, '60.00'),
	put(380, 305, 'VAT 20 %'),
	put(480, 305, '12.00'),
	put(380, 320, 'Total'),
	put(480, 320, '72.00 GBP'),
	put(50, 420, 'Phone +44 113 496 0000'),
]);

function read(data: FieldMap, page = BILL): Extraction {
	const extraction = extractFromPages([page], { data });
	if (!extraction) throw new Error('the page is empty');
	return extraction;
}

const groups = (names: readonly string[], properties: FieldMap): FieldMap =>
	Object.fromEntries(names.map((name) => [name, { type: 'object', properties }]));
const given = ({ details }: Extraction) => details.filter(({ confidence }) => confidence > 0);

describe('a template in a script that nobody here knows', () => {
	test.each([
		['Tifinagh', ['ⵜⵉⴼⵉⵏⴰⵖ', 'ⴰⵣⵓⵍ', 'ⴰⵙⵙ', 'ⵢⴰⵀ']],
		['Gothic', ['𐌰𐍄𐍄𐌰', '𐌿𐌽𐍃𐌰𐍂', '𐌳𐌰𐌲𐍃', '𐌾𐌰𐌹']],
		['Cherokee', ['ᏣᎳᎩ', 'ᎠᏕᎳ', 'ᎢᎦ', 'ᎥᎥ']],
		['pictures', ['🏢', '💰', '📅', '✅']],
		['signs', ['___', '---', '...', '‽']],
	])('%s: nothing is made up', (_, [text = '', number = '', date = '', boolean = '']) => {
		const description = [text, number, date, boolean].join(' ');
		const result = read({
			[text]: { type: 'string', description },
			[number]: { type: 'number', description },
			[date]: { type: 'date', description },
			[boolean]: { type: 'boolean', description },
			[`${text}2`]: { type: 'array', itemType: 'string', description },
			[`${text}3`]: {
				type: 'array',
				itemType: 'object',
				itemSchema: { properties: { [text]: { type: 'string' }, [number]: { type: 'number' } } },
			},
		});
		expect(given(result)).toEqual([]);
	});
});

describe('a description of 1,000 characters', () => {
	const fill = (text: string) => text.repeat(1000).slice(0, 1000);
	const read1000 = (definition: FieldDefinition, name = 'x') => read({ [name]: definition }).result;

	test.each([
		['of one endless word', fill('a')],
		['of letters that nobody knows', fill('ა')],
		['of single letters', fill('a b c ')],
		['of signs', fill('([{*+?^$|\\')],
		[
			'that names everything',
			fill('total net tax date due number invoice customer supplier name address phone iban '),
		],
	])('%s does not make a value up', (_, description) => {
		expect(read1000({ type: 'string', description })).toEqual({ x: null });
		expect(read1000({ type: 'number', description })).toEqual({ x: null });
	});

	test('does not take away what the name asks for', () => {
		const description = fill('as it is printed in the upper right corner of the sheet, ');
		expect(read1000({ type: 'string', description }, 'invoiceNumber')).toEqual({
			invoiceNumber: 'RT-2041',
		});
	});

	test('on each of 200 fields is read', () => {
		const description = fill('the total that we have to pay in the end with all taxes and fees ');
		const names = Array.from({ length: 200 }, (_, i) => `f${i}`);
		const { result } = read(
			Object.fromEntries(names.map((name) => [name, { type: 'number', description }])),
		);
		expect(Object.keys(result)).toEqual(names);
	});
});

describe('fields of one name in many groups', () => {
	const names = Array.from({ length: 200 }, (_, i) => `group${i}`);

	test('that the page has one value for are left empty', () => {
		const { result } = read(
			groups(names, {
				total: { type: 'number' },
				date: { type: 'date' },
				name: { type: 'string' },
				phone: { type: 'string', format: 'phone' },
			}),
		);
		const nothing = { total: null, date: null, name: null, phone: null };
		expect(Object.values(result)).toEqual(names.map(() => nothing));
	});

	test('two of them share their doubt', () => {
		const alone = read(groups(['departure'], { date: { type: 'date' } })).details[0];
		const both = read(groups(['departure', 'inspection'], { date: { type: 'date' } })).details;
		expect(alone?.confidence).toBeGreaterThan(0.8);
		for (const { confidence } of both) expect(confidence).toBeLessThanOrEqual(0.5);
	});

	test('one currency is that of all amounts', () => {
		const { result, details } = read(
			groups(['net', 'tax', 'gross'], { currency: { type: 'string' } }),
		);
		expect(result).toEqual({
			net: { currency: 'GBP' },
			tax: { currency: 'GBP' },
			gross: { currency: 'GBP' },
		});
		for (const { confidence } of details) expect(confidence).toBeGreaterThan(0.5);
	});

	test('with a value each keep theirs, as sure as they are', () => {
		const { result, details } = read(groups(['seller', 'buyer'], { name: { type: 'string' } }));
		expect(result).toEqual({
			seller: { name: 'Reed Timber Ltd' },
			buyer: { name: 'Harbour Kitchens GmbH' },
		});
		for (const { confidence } of details) expect(confidence).toBeGreaterThan(0.5);
	});
});

describe('a page of one word', () => {
	const data: FieldMap = {
		invoiceNumber: { type: 'string' },
		total: { type: 'number' },
		paid: { type: 'boolean' },
		...groups(['seller', 'buyer'], { name: { type: 'string' }, city: { type: 'string' } }),
		items: {
			type: 'array',
			itemType: 'object',
			itemSchema: { properties: { description: { type: 'string' }, amount: { type: 'number' } } },
		},
		parties: { type: 'array', itemType: 'string' },
		notes: { type: 'string' },
		term: { type: 'string' },
	};

	test.each([
		'Total',
		'Total:',
		'Invoice',
		'Ltd',
		'Yes',
		'☑',
		'.',
		'x',
		'2026',
		'12.50',
		'ინვოისი',
	])('%s: nothing is made up', (word) => {
		expect(given(read(data, pageOf([put(50, 40, word)])))).toEqual([]);
	});

	test.each(['a', '1', 'ა'])('of thousands of %s: nothing is made up', (letter) => {
		expect(given(read(data, pageOf([put(50, 40, letter.repeat(4000))])))).toEqual([]);
	});
});
