import { describe, expect, test } from '@jest/globals';
import type { FieldMap } from '../../../../engine/src/model/template.ts';
import type { QuestionReader } from '../../../../engine/src/reading/extraction/questions/create-question-reader.ts';
import { readLists } from '../../../../engine/src/reading/extraction/request/read-lists.ts';
import {
	answerLists,
	listUnread,
} from '../../../../engine/src/reading/extraction/sources/question-reader/read-rows.ts';
import { openViews } from '../../../../engine/src/reading/extraction/sources/question-reader/answer-questions.ts';
import { openFirstDocument } from '../../../../engine/src/reading/pipeline/recipe.ts';
import { MODELS } from '../../../support/models.ts';
import { pageOf, put } from '../../../support/pages.ts';
import { learnFromPages } from '../../../support/recipe.ts';

const data: FieldMap = {
	crew: {
		type: 'array',
		itemType: 'object',
		description: 'who sails on the ship',
		itemSchema: { properties: { name: { type: 'string' }, age: { type: 'number' } } },
	},
};
const STACKED = pageOf([
	put(60, 60, 'On board are these people'),
	put(60, 100, 'Olav Brekke'),
	put(300, 100, '41'),
	put(60, 120, 'Ingrid Halvorsen'),
	put(300, 120, '38'),
]);
const [list] = readLists(data, MODELS.asking);

/** A reader that marks the given words of the page: where rows begin, and the words of each column. */
function marking(
	begins: readonly string[],
	columns: readonly (readonly string[])[],
): QuestionReader {
	return {
		open: ({ words }) => {
			const mark = (marked: readonly string[]) =>
				Float32Array.from(words, (word) => (marked.includes(word) ? 0.9 : 0.1));
			return Promise.resolve({
				answer: () => Promise.reject(new Error('nothing is asked')),
				readRows: () => Promise.resolve({ begins: mark(begins), columns: columns.map(mark) }),
			});
		},
	};
}

async function rowsOf(page: typeof STACKED, reader: QuestionReader): Promise<unknown> {
	const { document } = openFirstDocument([page], { data }, MODELS);
	const lists = await answerLists(document, list ? [list] : [], await openViews(document, reader));
	return lists[0]?.value;
}

describe('rows that the question reader marks', () => {
	const NAMES = ['Olav', 'Brekke', 'Ingrid', 'Halvorsen'];

	test('are cut at the lines where they begin, whatever the reading order of the columns', async () => {
		const reader = marking(['Olav', 'Ingrid'], [NAMES, ['41', '38']]);
		expect(await rowsOf(STACKED, reader)).toEqual([
			{ name: 'Olav Brekke', age: 41 },
			{ name: 'Ingrid Halvorsen', age: 38 },
		]);
	});

	test('are cut in reading order where they stand side by side', async () => {
		const cards = pageOf([
			put(60, 60, 'On board are these people'),
			put(60, 100, 'Olav Brekke'),
			put(60, 115, '41'),
			put(300, 100, 'Ingrid Halvorsen'),
			put(300, 115, '38'),
		]);
		const reader = marking(['Olav', 'Ingrid'], [NAMES, ['41', '38']]);
		expect(await rowsOf(cards, reader)).toEqual([
			{ name: 'Olav Brekke', age: 41 },
			{ name: 'Ingrid Halvorsen', age: 38 },
		]);
	});

	test('leave out words that are no value of their column', async () => {
		const reader = marking(['Olav', 'Ingrid'], [NAMES, ['Brekke', '38']]);
		expect(await rowsOf(STACKED, reader)).toEqual([
			{ name: 'Olav Brekke', age: null },
			{ name: 'Ingrid Halvorsen', age: 38 },
		]);
	});

	test('are none in a document of which only some parts are read', async () => {
		const pages = Array.from({ length: 8 }, () =>
			pageOf(
				Array.from({ length: 40 }, (_, i) =>
					put(60, 60 + 15 * i, `Olav Brekke of Tromso sailed ${i}`),
				),
			),
		);
		const { document } = openFirstDocument(pages, { data }, MODELS, {}, { isWhole: true });
		const reader = marking(['Olav'], [['Olav', 'Brekke'], []]);
		const opened = await openViews(document, reader);
		expect(opened.length).toBeLessThan(pages.length);
		expect(await answerLists(document, list ? [list] : [], opened)).toEqual([]);
	});

	test('are none where no word begins a row', async () => {
		expect(await rowsOf(STACKED, marking([], [NAMES, ['41', '38']]))).toBeUndefined();
	});
});

describe('lists that are asked of the question reader', () => {
	const detail = (confidence: number) => ({
		path: 'crew[0].name',
		confidence,
		page: 1,
		box: { x0: 60, y0: 100, x1: 80, y1: 110 },
		raw: 'Olav',
		checks: [],
	});
	const unread = (
		details: ReturnType<typeof detail>[],
		known: Parameters<typeof openFirstDocument>[3] = {},
	) => {
		const { document } = openFirstDocument([STACKED], { data }, MODELS, known);
		return listUnread(document, list ? [list] : [], { details }).map(({ path }) => path.join('.'));
	};

	test('have no rows, or doubtful ones', () => {
		expect(unread([])).toEqual(['crew']);
		expect(unread([detail(0.1)])).toEqual(['crew']);
		expect(unread([detail(0.9)])).toEqual([]);
	});

	test('have a description', () => {
		const { document } = openFirstDocument([STACKED], { data }, MODELS);
		const { description, ...definition } = data.crew ?? { type: 'array' };
		expect(description).toBeDefined();
		const [bare] = readLists({ crew: definition }, MODELS.asking);
		expect(listUnread(document, bare ? [bare] : [], { details: [] })).toEqual([]);
	});

	test('are read on documents of a make that a person taught other fields', () => {
		const { lesson } = learnFromPages(
			[STACKED],
			{ data: { cook: { type: 'string' } } },
			{ cook: 'Olav' },
		);
		expect(lesson.fields.map(({ path }) => path)).toEqual(['cook']);
		expect(unread([], { lessons: [lesson] })).toEqual(['crew']);
	});
});
