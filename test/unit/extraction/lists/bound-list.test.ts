import { describe, expect, test } from '@jest/globals';
import { boundList } from '../../../../engine/src/reading/extraction/lists/bound-list.ts';
import { detailsSchema } from '../../../../engine/src/http/schemas/details-schema.ts';
import type { Detail } from '../../../../engine/src/model/extraction.ts';

const box = { x0: 0, y0: 0, x1: 1, y1: 1 };
const detail = (path: string): Detail => ({
	path,
	confidence: 0.9,
	page: 1,
	box,
	raw: 'x',
	checks: [],
});
const table = (rows: number) => ({
	value: Array.from({ length: rows }, (_, i) => ({ name: `n${i}`, price: i })),
	details: Array.from({ length: rows }, (_, i) => [
		detail(`order.items[${i}].name`),
		detail(`order.items[${i}].price`),
	]).flat(),
});

describe('a list with more values than an answer may hold', () => {
	test('ends behind a whole row, and the details of that row say so', () => {
		const { value, details } = boundList(table(4), ['order', 'items'], 5);
		expect(value).toEqual([
			{ name: 'n0', price: 0 },
			{ name: 'n1', price: 1 },
		]);
		expect(details).toEqual([
			detail('order.items[0].name'),
			detail('order.items[0].price'),
			{ ...detail('order.items[1].name'), truncated: true },
			{ ...detail('order.items[1].price'), truncated: true },
		]);
	});

	test('of texts ends behind the last of them that is held', () => {
		const texts = {
			value: ['a', 'b', 'c'],
			details: ['[0]', '[1]', '[2]'].map((at) => `tags${at}`),
		};
		const list = { value: texts.value, details: texts.details.map(detail) };
		expect(boundList(list, ['tags'], 2)).toEqual({
			value: ['a', 'b'],
			details: [detail('tags[0]'), { ...detail('tags[1]'), truncated: true }],
		});
	});

	test('keeps its first row, however many values that has', () => {
		expect(boundList(table(3), ['order', 'items'], 1).value).toHaveLength(1);
	});

	test('is told apart from one that is whole', () => {
		const whole = table(4);
		expect(boundList(whole, ['order', 'items'], 8)).toBe(whole);
	});

	test('is answered with the word in its details', () => {
		const [answered, other] = detailsSchema.parse([
			{ ...detail('tags[1]'), truncated: true },
			detail('tags[0]'),
		]);
		expect(answered).toHaveProperty('truncated', true);
		expect(other).not.toHaveProperty('truncated');
	});
});
