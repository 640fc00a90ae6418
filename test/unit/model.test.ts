import { describe, expect, test } from '@jest/globals';
import { languageCode, languagesFor, listLanguages } from '../../engine/src/model/languages.ts';
import { formatPath, setValueAt, valueAt } from '../../engine/src/model/path.ts';
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

describe('valueAt', () => {
	const result = { seller: { name: 'Ada' }, items: [{ price: 1 }, { price: 2 }], buyer: null };

	test('walks by a written path or by steps', () => {
		expect(valueAt(result, 'items[1].price')).toBe(2);
		expect(valueAt(result, ['seller', 'name'])).toBe('Ada');
	});

	test('nothing is there below null, a text or a name of the prototype', () => {
		expect(valueAt(result, 'buyer.name')).toBeUndefined();
		expect(valueAt(result, 'seller.name.length')).toBeUndefined();
		expect(valueAt(result, 'constructor')).toBeUndefined();
	});

	test('a value is set only where its group is', () => {
		const copy = structuredClone(result);
		setValueAt(copy, ['seller', 'name'], 'Bob');
		setValueAt(copy, ['buyer', 'name'], 'Eve');
		expect(copy).toEqual({ ...result, seller: { name: 'Bob' } });
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

describe('languages', () => {
	test.each([
		['de', 'de'],
		['DE', 'de'],
		['de-AT', 'de'],
		['pt_BR', 'pt'],
		['zh-Hant', 'zh'],
		['eng', 'en'],
		['deu', 'de'],
		['ger', 'de'],
		['GER', 'de'],
		['fra', 'fr'],
		['fre-CA', 'fr'],
		['zho', 'zh'],
		['chi', 'zh'],
		['nld', 'nl'],
		['dut', 'nl'],
		['ces', 'cs'],
		['cze', 'cs'],
		['ron', 'ro'],
		['rum', 'ro'],
		['ell', 'el'],
		['gre', 'el'],
		['nb', 'no'],
	])('%s is %s', (hint, code) => {
		expect(languageCode(hint)).toBe(code);
	});

	test('auto is the same as no hint', () => {
		for (const hint of ['auto', ' AUTO ', undefined]) {
			expect(languageCode(hint)).toBeUndefined();
			expect(languagesFor(hint)).toEqual(['eng']);
		}
	});

	test('an unknown language is refused with the list of languages', () => {
		for (const hint of ['tlh', 'xx', 'automatic', '-', 'english']) {
			expect(() => languageCode(hint)).toThrow(/is unknown. Use one of auto, en, fr/);
		}
	});

	test('no code names two languages', () => {
		for (const { code } of listLanguages()) expect(languageCode(code)).toBe(code);
	});
});
