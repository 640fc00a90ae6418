import { expect, test } from '@jest/globals';
import { anyOf } from '../../../../engine/src/reading/extraction/lexicon/any-of.ts';
import {
	ADDED_FORMS,
	FORMS_BEHIND_COMMAS,
	LEGAL_FORMS,
	NAME_ENDS,
	STRONG_FORMS,
} from '../../../../engine/src/reading/extraction/lexicon/legal-forms.ts';
import type { Terms } from '../../../../engine/src/reading/extraction/lexicon/any-of.ts';

const has = (forms: Terms, text: string) => new RegExp(`^${anyOf(forms)}\\.?$`, 'iu').test(text);

test.each(['GmbH', 'gmbh', 'GmbH & Co. KG', 'S.A.', 'SA', 'Co Ltd', 'e.K.'])(
	'%s is a legal form, with and without its dots',
	(form) => {
		expect(has(LEGAL_FORMS, form)).toBe(true);
	},
);

test.each([
	'Sp. z o.o.',
	'spol. s r.o.',
	'Kft.',
	'Oyj',
	'S. de R.L. de C.V.',
	'UG (haftungsbeschränkt)',
])('%s is a legal form of its country', (form) => {
	expect(has(STRONG_FORMS, form)).toBe(true);
});

test('a strong legal form occurs only after names of companies', () => {
	expect(has(STRONG_FORMS, 'Inc.')).toBe(true);
	expect(has(STRONG_FORMS, 'Company')).toBe(false);
	expect(has(STRONG_FORMS, 'Hotel')).toBe(false);
});

test('a bank is another one without the word, a company is the same without its form', () => {
	expect(has(NAME_ENDS, 'Bank')).toBe(true);
	expect(has(ADDED_FORMS, 'Bank')).toBe(false);
	expect(has(ADDED_FORMS, 'Corporation')).toBe(true);
});

test('two letters that mean something else are a form only behind a comma', () => {
	expect(has(FORMS_BEHIND_COMMAS, 'N.A.')).toBe(true);
	expect(has(LEGAL_FORMS, 'na')).toBe(false);
});

test('the longest form is found first', () => {
	const [found] = new RegExp(anyOf(STRONG_FORMS), 'iu').exec('GmbH & Co. KG') ?? [];
	expect(found).toBe('GmbH & Co. KG');
});
