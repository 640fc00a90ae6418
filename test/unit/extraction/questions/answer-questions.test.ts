import { describe, expect, test } from '@jest/globals';
import type { FieldMap } from '../../../../engine/src/model/template.ts';
import { listQuestions } from '../../../../engine/src/reading/extraction/sources/question-reader/answer-questions.ts';
import { readFields } from '../../../../engine/src/reading/extraction/request/read-fields.ts';
import { loadQuestionReader } from '../../../../engine/src/reading/pipeline/load-question-reader.ts';
import { readFromPages } from '../../../../engine/src/reading/pipeline/recipe.ts';
import { MODELS } from '../../../support/models.ts';
import { pageOf, put } from '../../../support/pages.ts';

const LETTER = pageOf([
	put(60, 60, 'HALVORSEN MARINE SUPPLY'),
	put(60, 74, '14 Harbour Road, Bergen'),
	put(60, 120, 'March 4, 1987'),
	put(60, 150, 'Dr. Anne Whitfield'),
	put(60, 164, 'Institute of Fisheries, Aberdeen'),
	put(60, 240, 'Dear Dr. Whitfield,'),
	put(60, 260, 'the twelve sampling nets that you ordered will be shipped on the MS Aurora next'),
	put(60, 274, 'Thursday. Olav Brekke will call you when she arrives in Aberdeen.'),
	put(60, 330, 'Sincerely yours,'),
	put(60, 370, 'Ingrid Halvorsen'),
	put(60, 384, 'Sales Manager'),
]);
const ask = (...questions: string[]): FieldMap =>
	Object.fromEntries(
		questions.map((description, i) => [`q${i + 1}`, { type: 'string', description }]),
	);
const read = (data: FieldMap, questionReader = loadQuestionReader) =>
	readFromPages([LETTER], { data }, { models: MODELS, questionReader });

describe('questions in plain words', () => {
	test('are answered from a letter, with the place of the answer', async () => {
		const found = await read(ask('Who signed the letter?'));
		expect(found?.result).toEqual({ q1: 'Ingrid Halvorsen' });
		const [signed] = found?.details ?? [];
		expect(signed).toMatchObject({ page: 1, raw: 'Ingrid Halvorsen', box: { x0: 60, y0: 370 } });
	});

	test('stay open where the page has no answer', async () => {
		const found = await read(ask('What is the fax number?', 'What is the blood group?'));
		expect(found?.result).toEqual({ q1: null, q2: null });
	});

	test('are the only reason to load the model', async () => {
		const data: FieldMap = { date: { type: 'date', description: 'the date of the letter' } };
		const found = await read(data, () => Promise.reject(new Error('the model was loaded')));
		expect(found?.result).toEqual({ date: '1987-03-04' });
	});

	test('are fields of one value', () => {
		const fields = readFields({
			...ask('Who signed the letter?', 'signed by'),
			isPaid: { type: 'boolean', description: 'Is it paid?' },
			total: { type: 'number', description: 'How much is it?' },
		});
		expect(listQuestions(fields).map(({ path }) => path[0])).toEqual(['q1', 'total']);
	});
});
