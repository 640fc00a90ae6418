import { describe, expect, test } from '@jest/globals';
import {
	isPlaceholder,
	readQuestion,
} from '../../../../engine/src/reading/extraction/request/read-question.ts';
import { extract } from '../../../support/extract.ts';
import { layOut, put } from '../../../support/pages.ts';

describe('a question in plain words', () => {
	test.each([
		['Who signed the letter?', 'signed letter', 'name'],
		['What is the fax number?', 'fax number', undefined],
		['When was the order placed?', 'order placed', 'date'],
		['How much is the cover charge?', 'cover charge', 'amount'],
		['Wie hoch ist die Miete?', 'Miete', 'amount'],
		['Qui est le notaire ?', 'notaire', 'name'],
		['¿Cuál es el número de colegiado?', 'número colegiado', undefined],
	])('%s', (question, phrase, kind) => {
		expect(readQuestion(question)).toEqual({ phrase, kind });
	});

	test('a text without a question mark is none', () => {
		expect(readQuestion('Name of the person who signed')).toBeUndefined();
	});
});

test.each(['q1', 'question_12', 'field3', 'Feld 2'])('the name %s says nothing', (name) => {
	expect(isPlaceholder(name)).toBe(true);
});

test.each(['quantity', 'total', 'fieldOfStudy', 'questionnaireNumber'])(
	'the name %s says something',
	(name) => {
		expect(isPlaceholder(name)).toBe(false);
	},
);

test('a field with a meaningless name is found by its question', () => {
	const pages = layOut(
		put(50, 80, 'Harbour Supplies'),
		put(50, 100, 'Fax number: 0113 194 9548'),
		put(50, 120, 'Phone number: 0113 200 1000'),
		put(50, 140, 'Order number: 4534767479'),
		put(50, 160, 'Delivery date: 23/06/2020'),
		put(50, 180, 'Total amount: 120.00'),
	);
	const { result } = extract(pages, {
		data: {
			q1: { type: 'string', description: 'What is the fax number?' },
			q2: { type: 'string', description: 'What is the order number?' },
			q3: { type: 'string', description: 'What is the blood group?' },
		},
	});
	expect(result).toEqual({ q1: '0113 194 9548', q2: '4534767479', q3: null });
});
