import { afterEach, describe, expect, test } from '@jest/globals';
import {
	formatAmount,
	formatDecimal,
	formatMoney,
	formatNumber,
	formatPlain,
	nameLanguage,
	pickLanguage,
	setLocale,
} from '../../../engine/web/src/locale.ts';
import { french } from '../../../engine/web/src/texts/french.ts';
import { german } from '../../../engine/web/src/texts/german.ts';

afterEach(() => setLocale('en', []));

/** Narrow and ordinary no-break spaces differ between versions of the locale data. */
const plain = (text: string) => text.replace(/[\u00A0\u202F]/gu, ' ');

describe('the language of the dashboard', () => {
	test.each([
		['the chosen one', 'fr' as const, ['de-DE', 'en'], 'fr'],
		['the first one of the browser that the dashboard has', null, ['it-IT', 'de-CH', 'fr'], 'de'],
		['English, if the browser names no other', null, ['it', 'ja-JP'], 'en'],
		['English, if the browser names none', null, [], 'en'],
	])('is %s', (_, chosen, preferred, language) => {
		expect(pickLanguage(chosen, preferred)).toBe(language);
	});
});

describe('numbers and names by locale', () => {
	test('numbers use the separators of the language', () => {
		setLocale('de', ['de']);
		expect(formatNumber(1234567)).toBe('1.234.567');
		expect(formatDecimal(1.25, 1)).toBe('1,3');
		expect(formatMoney(1234.5, 'EUR')).toBe('1.234,50 EUR');
		setLocale('fr', ['fr']);
		expect(plain(formatNumber(1234567))).toBe('1 234 567');
		expect(plain(formatMoney(1234.5, 'EUR'))).toBe('1 234,50 EUR');
		setLocale('en', ['en']);
		expect(formatMoney(1234.5, 'EUR')).toBe('EUR 1,234.50');
	});

	test('the region of the browser decides between the forms of a language', () => {
		setLocale('de', ['en-US', 'de-CH', 'de']);
		expect(formatNumber(1234567)).toMatch(/^1['’]234['’]567$/);
		setLocale('de', ['fr-CH']);
		expect(formatNumber(1234567)).toBe('1.234.567');
	});

	test('a number that may be an identifier keeps all its digits and gets no separators', () => {
		setLocale('de', []);
		expect(formatPlain(4711004711)).toBe('4711004711');
		expect(formatPlain(0.1 + 0.2)).toBe('0,30000000000000004');
		setLocale('en', []);
		expect(formatPlain(19.99)).toBe('19.99');
	});

	test('a sum of amounts has at most two decimals', () => {
		setLocale('de', []);
		expect(formatAmount(1234.5)).toBe('1.234,5');
		setLocale('en', []);
		expect(formatAmount(0.1 + 0.2)).toBe('0.3');
	});

	test('languages have their name in the language of the dashboard', () => {
		setLocale('fr', []);
		expect(nameLanguage('de', 'German')).toBe('Allemand');
		setLocale('de', []);
		expect(nameLanguage('el', 'Greek')).toBe('Griechisch');
	});
});

describe('plurals', () => {
	test('German has a singular for one only', () => {
		setLocale('de', []);
		expect([0, 1, 2, 1200].map(german.common.pages)).toEqual([
			'0 Seiten',
			'1 Seite',
			'2 Seiten',
			'1.200 Seiten',
		]);
		expect(german.tryIt.charged(1, 4952)).toBe('1 Seite berechnet, 4.952 in diesem Monat übrig');
	});

	test('French has a singular for zero and one', () => {
		setLocale('fr', []);
		expect([0, 1, 2, 1200].map((pages) => plain(french.common.pages(pages)))).toEqual([
			'0 page',
			'1 page',
			'2 pages',
			'1 200 pages',
		]);
		expect(plain(french.tryIt.charged(2, 1))).toBe('2 pages décomptées, 1 restante ce mois-ci');
	});
});
