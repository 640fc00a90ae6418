import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import {
	createSplitter,
	splitQuestion,
} from '../../../../engine/src/reading/extraction/questions/split-pieces.ts';

const VOCABULARY = new URL(
	'../../../../engine/src/reading/extraction/questions/model/vocabulary.txt',
	import.meta.url,
);

describe('createSplitter', () => {
	const pieces = readFileSync(VOCABULARY, 'utf8').split('\n').slice(0, -1);
	const split = createSplitter(pieces);

	// The numbers are those of training/page_reader/vocabulary.py.
	test.each([
		['Rechnungsnummer:', [14311, 4749, 61]],
		['№42', [262, 9, 127, 93]],
		['Straße', [12758, 3322, 4]],
		['€1.234,56', [241, 71, 25, 16958, 35, 9095]],
		['DE89370400440532013000', [369, 8363, 473]],
		['naïve', [455, 713]],
		['12345678901234567', [3778]],
		['_id', [96, 667]],
		['Ω', [217]],
		['こんにちは', [1]],
		['—', [200]],
		['e-mail@site.example', [26, 42, 1723, 201, 4116, 25, 1948]],
		['ﬁn', [1075]],
		['Ærø', [221, 10, 144]],
	])('splits %s as training does', (word, numbers) => {
		expect(split(word)).toEqual(numbers);
	});

	test('keeps eight pieces of a word', () => {
		expect(split('a-b-c-d-e-f-g-h-i')).toHaveLength(8);
	});
});

describe('splitQuestion', () => {
	test.each([
		['invoiceNo', ['invoice', 'No']],
		['total_net', ['total', 'net']],
		['What is the fax number?', ['What', 'is', 'the', 'fax', 'number', '?']],
		['dateOfBirth: ÄrzteName', ['date', 'Of', 'Birth', ':', 'Ärzte', 'Name']],
		['IBANNumber', ['IBAN', 'Number']],
		['¿Cuál es el nº?', ['¿', 'Cuál', 'es', 'el', 'nº', '?']],
		['HTTPServer2go', ['HTTP', 'Server2go']],
		['a.b-c', ['a', '.', 'b', '-', 'c']],
	])('splits %s as training does', (text, words) => {
		expect(splitQuestion(text)).toEqual(words);
	});

	test('keeps nineteen words of a long question', () => {
		expect(splitQuestion('word '.repeat(40))).toHaveLength(19);
	});
});
