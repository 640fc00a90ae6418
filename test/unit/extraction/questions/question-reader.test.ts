import { describe, expect, test } from '@jest/globals';
import type { Graph } from '../../../../engine/src/model/tensor.ts';
import { createQuestionReader } from '../../../../engine/src/reading/extraction/questions/create-question-reader.ts';

const WIDTH = 384;
const FEATURES = 2;
const WORDS = ['Fax:', '030', '55'];
const PAGE = {
	words: WORDS,
	features: new Float32Array(WORDS.length * FEATURES),
	places: new Float32Array(WORDS.length * 3),
};

/** Graphs that point at the second word for every question, and end there or one word later. */
function createGraphs(): { body: Graph; joint: Graph; asked: number[] } {
	const asked: number[] = [];
	return {
		asked,
		body: ({ pieces }) => {
			const rows = (pieces?.sides[0] ?? 0) * (pieces?.sides[1] ?? 0);
			return Promise.resolve({ states: new Float32Array(rows * WIDTH) });
		},
		joint: ({ heads }) => {
			const count = heads?.sides[1] ?? 0;
			asked.push(count);
			const starts = Array.from({ length: count }, () => [0, 3, 0, 1]).flat();
			return Promise.resolve({
				starts: Float32Array.from(starts),
				// The second word of the page, and for all but the first question the third.
				members: Float32Array.from(
					Array.from({ length: count }, (_, i) => [-9, 9, i > 0 ? 9 : -9]).flat(),
				),
				end: new Float32Array(count * WIDTH),
				endFrom: new Float32Array(WORDS.length * WIDTH),
				endKey: new Float32Array(WORDS.length * WIDTH),
			});
		},
	};
}

describe('createQuestionReader', () => {
	const pieces = ['[PAD]', '[UNK]', '[MASK]', '[HEAD]', 'fax'];
	const questions = (count: number) =>
		Array.from({ length: count }, () => ({ text: 'What is the fax number?', type: 'string' }));

	test('gives log odds against there being no answer', async () => {
		const reader = createQuestionReader({ ...createGraphs(), pieces, lengths: [0, 0] });
		const reading = await (await reader.open(PAGE)).answer(questions(1));
		expect([...reading.starts(0)]).toEqual([-1, 2, -1]);
	});

	test('weighs ends by the length of the value, within the page', async () => {
		const reader = createQuestionReader({ ...createGraphs(), pieces, lengths: [Math.log(3), 0] });
		const [one, two, ...rest] = (await (await reader.open(PAGE)).answer(questions(1))).ends(0, 1);
		expect(one).toBeCloseTo(0.75);
		expect(two).toBeCloseTo(0.25);
		expect(rest).toEqual([]);
	});

	test('asks many questions in turns and keeps their numbers', async () => {
		const graphs = createGraphs();
		const reader = createQuestionReader({ ...graphs, pieces, lengths: [0] });
		const reading = await (await reader.open(PAGE)).answer(questions(45));
		expect(graphs.asked).toEqual([20, 20, 5]);
		expect([...reading.starts(44)]).toEqual([-1, 2, -1]);
		expect(() => reading.starts(60)).toThrow('there is no question 60');
	});

	test('marks the words that begin a row and those of each column, ten columns a run', async () => {
		const graphs = createGraphs();
		const reader = createQuestionReader({ ...graphs, pieces, lengths: [0] });
		const page = await reader.open(PAGE);
		const columns = Array.from({ length: 12 }, (_, i) => ({ text: `column ${i}`, type: 'string' }));
		const { begins, columns: members } = await page.readRows({ text: 'numbers', columns });
		expect(graphs.asked).toEqual([11, 3]);
		expect([...begins].map(Math.round)).toEqual([0, 1, 0]);
		expect(members).toHaveLength(12);
		expect([...(members[11] ?? [])].map(Math.round)).toEqual([0, 1, 1]);
	});
});
