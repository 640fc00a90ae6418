import { describe, expect, test } from '@jest/globals';
import { formatPath } from '../../engine/src/model/path.ts';
import { countCharacters, isPrintable } from '../../engine/src/model/text.ts';

describe('formatPath', () => {
	test('joins plain names with dots', () => {
		expect(formatPath(['schema', 'data', 'lineItems', 'type'])).toBe('schema.data.lineItems.type');
		expect(formatPath(['schema', 'data', 'größe', 'type'])).toBe('schema.data.größe.type');
	});

	test('quotes names that would be misread', () => {
		expect(formatPath(['data', 'unit price', 'type'])).toBe('data["unit price"].type');
		expect(formatPath(['a.b', 'c"d'])).toBe('["a.b"]["c\\"d"]');
	});

	test('numbers are places in a list', () => {
		expect(formatPath(['items', 3, 'name'])).toBe('items[3].name');
	});
});

describe('isPrintable', () => {
	test.each(['plain', 'é\n\tü', '😀', 'مرحبا', ''])('accepts %j', (text) => {
		expect(isPrintable(text)).toBe(true);
	});

	test.each(['a\u0000b', '\u001b[31m', '\u0085', '\ud800'])('refuses %j', (text) => {
		expect(isPrintable(text)).toBe(false);
	});
});

test('countCharacters counts an emoji once', () => {
	expect(countCharacters('a😀b')).toBe(3);
});
