import { describe, expect, test } from '@jest/globals';
import { parseValue } from '../../../../engine/src/reading/extraction/values/parse-value.ts';

const parseNumber = (text: string) => parseValue(text, 'amount');
const parseDate = (text: string) => parseValue(text, 'date');

describe('parseNumber', () => {
	test.each([
		['1,234.50', 1234.5],
		['1.234,56 €', 1234.56],
		['EUR 1 234,56', 1234.56],
		["CHF 1'234.50", 1234.5],
		['1.234.567', 1234567],
		['1,234', 1234],
		['12,5', 12.5],
		['0.5', 0.5],
		['(12.00)', -12],
		['12.00-', -12],
		['-7', -7],
		['19 %', 19],
		['€715.19', 715.19],
	])('%s is %d', (text, value) => {
		expect(parseNumber(text)).toBe(value);
	});

	test('a text without digits holds no number', () => {
		expect(parseNumber('none')).toBeUndefined();
	});
});

describe('parseDate', () => {
	test.each([
		['2026-10-05', '2026-10-05'],
		['5 October 2026', '2026-10-05'],
		['October 5, 2026', '2026-10-05'],
		['5. Oktober 2026', '2026-10-05'],
		['5 de octubre de 2026', '2026-10-05'],
		['05.10.2026', '2026-10-05'],
		['05/10/26', '2026-10-05'],
		['10/25/2026', '2026-10-25'],
	])('%s is %s', (text, date) => {
		expect(parseDate(text)).toBe(date);
	});

	test.each(['31.02.2026', '2026-13-01', 'soon'])('%s is not a date', (text) => {
		expect(parseDate(text)).toBeUndefined();
	});
});

describe('parseValue', () => {
	test.each([
		['iban', 'IBAN: IE29 AIBK 9311 5212 3456 78, BIC', 'IE29AIBK93115212345678'],
		['iban', 'IE29 AIBK 9311 5212 3456 79', 'IE29AIBK93115212345679'],
		['iban', 'IE29 AIBK 9311', undefined],
		['email', 'write to accounts@birchwood.example please', 'accounts@birchwood.example'],
		['time', 'at 9:05 h', '09:05'],
		['url', 'see https://docsift.example/x.', 'https://docsift.example/x'],
		['phone', '+353 1 496 0123', '+35314960123'],
	] as const)('%s in "%s" is %s', (kind, text, value) => {
		expect(parseValue(text, kind)).toBe(value);
	});

	test('a number beside hostile digits is found in time', () => {
		const started = performance.now();
		parseNumber('1'.repeat(600_000));
		parseNumber('1,'.repeat(300_000));
		parseDate('1/'.repeat(300_000));
		expect(performance.now() - started).toBeLessThan(60_000);
	});
});
