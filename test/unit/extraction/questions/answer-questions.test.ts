import { describe, expect, test } from '@jest/globals';
import type { Extraction } from '../../../../engine/src/model/extraction.ts';
import type { FieldMap } from '../../../../engine/src/model/template.ts';
import {
	listMissing,
	listQuestions,
} from '../../../../engine/src/reading/extraction/sources/question-reader/answer-questions.ts';
import { readFields } from '../../../../engine/src/reading/extraction/request/read-fields.ts';
import { loadQuestionReader } from '../../../../engine/src/reading/pipeline/load-question-reader.ts';
import {
	openFirstDocument,
	readFromPages,
} from '../../../../engine/src/reading/pipeline/recipe.ts';
import { MODELS } from '../../../support/models.ts';
import { pageOf, put } from '../../../support/pages.ts';
import { extractFromPages, learnFromPages } from '../../../support/recipe.ts';

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

	test('are not asked of a document of which everything was found', async () => {
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

const MANIFEST = pageOf([
	put(60, 60, 'VOYAGE SHEET', 16),
	put(60, 110, 'Vessel'),
	put(200, 110, 'Aurora of Tromso'),
	put(60, 130, 'Master'),
	put(200, 130, 'Captain Leif Sandberg'),
	put(60, 150, 'Pilot embarked at'),
	put(200, 150, 'Fedje lighthouse'),
	put(60, 170, 'Draught forward'),
	put(200, 170, '6.40 m'),
	put(60, 190, 'Cargo on board'),
	put(200, 190, 'frozen herring in boxes'),
]);
const FIELDS = ['pilot', 'cargo', 'master', 'draught', 'vessel'] as const;
const sheet: FieldMap = Object.fromEntries(FIELDS.map((name) => [name, { type: 'string' }]));
const detailsOf = (confidences: readonly number[]): Extraction['details'] =>
	FIELDS.map((path, i) => ({
		path,
		confidence: confidences[i] ?? 0,
		page: null,
		box: null,
		raw: null,
		checks: [],
	}));
const missingOf = (
	confidences: readonly number[],
	{
		data = sheet,
		known = {},
	}: { data?: FieldMap; known?: Parameters<typeof openFirstDocument>[3] } = {},
) => {
	const { document } = openFirstDocument([MANIFEST], { data }, MODELS, known);
	return listMissing(document, readFields(data), { details: detailsOf(confidences) });
};
const namesOf = (...read: Parameters<typeof missingOf>) =>
	missingOf(...read).map(({ path }) => path.join('.'));

describe('fields that are asked of the question reader', () => {
	test('are those without a value', () => {
		expect(namesOf([0.2, 0.9, 0, 0.9, 0])).toEqual(['master', 'vessel']);
	});

	test('are none of a document of which nearly everything was found', () => {
		expect(namesOf([0.9, 0.8, 0.7, 0.9, 0])).toEqual([]);
		expect(namesOf([0.9, 0.8, 0.4, 0.9, 0])).toEqual(['vessel']);
	});

	test('have one value and a telling name', () => {
		const data: FieldMap = {
			field1: { type: 'string' },
			isPilotOnBoard: { type: 'boolean' },
			pilot: { type: 'string' },
		};
		expect(namesOf([0, 0, 0, 0, 0], { data })).toEqual(['pilot']);
	});

	test('are none of a make that a person taught', () => {
		const { lesson } = learnFromPages([MANIFEST], { data: sheet }, { pilot: 'Fedje lighthouse' });
		expect(namesOf([0, 0, 0, 0, 0], { known: { lessons: [lesson] } })).toEqual([]);
	});

	test('do not take the value of another field', async () => {
		const form = pageOf([
			put(60, 60, 'PATIENT INTAKE', 16),
			put(60, 110, 'Insurance company'),
			put(200, 110, 'North Shore Mutual'),
			put(60, 130, 'Employer'),
			put(60, 150, 'Group number'),
		]);
		const data: FieldMap = Object.fromEntries(
			['insuranceCompany', 'employer', 'groupNumber'].map((name) => [name, { type: 'string' }]),
		);
		const found = await readFromPages(
			[form],
			{ data },
			{ models: MODELS, questionReader: loadQuestionReader },
		);
		expect(found?.result).toEqual({
			insuranceCompany: 'North Shore Mutual',
			employer: null,
			groupNumber: null,
		});
	});

	test('get its answer where the other sources have none', async () => {
		const data: FieldMap = { role: { type: 'string', description: 'job title of the signer' } };
		const without = extractFromPages([LETTER], { data });
		expect(without?.result).toEqual({ role: null });
		const found = await readFromPages(
			[LETTER],
			{ data },
			{ models: MODELS, questionReader: loadQuestionReader },
		);
		expect(found?.result).toEqual({ role: 'Sales Manager' });
	});
});
