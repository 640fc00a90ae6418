import { expect, test } from '@jest/globals';
import { calibrateLists } from '../../../../engine/src/reading/extraction/decide/calibrate-proposals.ts';
import { createCalibrate } from '../../../../engine/src/reading/extraction/models/calibrate.ts';
import { readLists } from '../../../../engine/src/reading/extraction/request/read-lists.ts';
import { MODELS } from '../../../support/models.ts';

const [items, topics] = readLists(
	{
		items: {
			type: 'array',
			itemType: 'object',
			itemSchema: {
				properties: { description: { type: 'string' }, unitPrice: { type: 'number' } },
			},
		},
		topics: { type: 'array', itemType: 'string' },
	},
	MODELS.asking,
);
const calibrate = createCalibrate({
	tables: { amount: { slope: 1, offset: 2 }, text: { slope: 1, offset: -2 } },
});
const detailAt = (path: string) => ({
	path,
	confidence: 0.5,
	page: 1,
	raw: 'x',
	checks: [],
	box: { x0: 0, y0: 0, x1: 1, y1: 1 },
});
const confidencesOf = (
	field: typeof items,
	paths: readonly string[],
	{ isRefuted = false } = {},
) => {
	if (!field) throw new Error('no such list');
	const proposal = { field, value: [], details: paths.map(detailAt), source: 'tables', isRefuted };
	return calibrateLists([proposal], calibrate).flatMap(({ details }) =>
		details.map(({ confidence }) => confidence),
	);
};

test('each column of a list is calibrated by its kind', () => {
	const [text = 0, amount = 0] = confidencesOf(items, [
		'items[0].description',
		'items[11].unitPrice',
	]);
	expect(text).toBeCloseTo(0.119, 3);
	expect(amount).toBeCloseTo(0.881, 3);
});

test('a list of plain values is calibrated by its own kind', () => {
	expect(confidencesOf(topics, ['topics[0]'])[0]).toBeCloseTo(0.119, 3);
});

test('calibration does not raise the confidence of rows that contradict a lesson', () => {
	const [price] = confidencesOf(items, ['items[0].unitPrice'], { isRefuted: true });
	expect(price).toBe(0.5);
});
