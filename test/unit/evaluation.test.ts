import { describe, expect, test } from '@jest/globals';
import { fitSoftmax } from '../../evaluation/fit-softmax.ts';
import { isEqual } from '../../evaluation/compare.ts';
import { addUp, f1Of, scoreDocument } from '../../evaluation/score.ts';
import type { Kinds, Tallies } from '../../evaluation/score.ts';

const score = (kinds: Kinds, truth: Record<string, unknown>, result: Record<string, unknown>) => {
	const tallies: Tallies = new Map();
	const misses = scoreDocument(kinds, truth, result, tallies);
	return { ...addUp(tallies.values()), misses: misses.map(({ path }) => path) };
};

describe('scoreDocument', () => {
	test('a wrong value counts twice, a missing one once, a needless one once', () => {
		const kinds: Kinds = { a: 'id', b: 'id', c: 'id', d: 'id' };
		const truth = { a: '1', b: '2', c: '3', d: null };
		expect(score(kinds, truth, { a: '1', b: 'x', c: null, d: 'y' })).toEqual({
			...{ tp: 1, fp: 2, fn: 2 },
			misses: ['b', 'c', 'd'],
		});
	});

	test('what the truth does not speak of is not scored', () => {
		expect(score({ a: 'id' }, {}, { a: 'anything' })).toEqual({ tp: 0, fp: 0, fn: 0, misses: [] });
	});

	test('rows are compared with those that agree most, whatever their order', () => {
		const kinds: Kinds = { 'rows[].name': 'text', 'rows[].total': 'amount' };
		const truth = {
			rows: [
				{ name: 'Chair', total: 5 },
				{ name: 'Table', total: 9 },
			],
		};
		const result = {
			rows: [
				{ name: 'Table', total: 9 },
				{ name: 'Chair', total: 6 },
			],
		};
		expect(score(kinds, truth, result)).toMatchObject({ tp: 3, fp: 1, fn: 1 });
	});

	test('F1 is 1 for all right and 0 for nothing', () => {
		expect([f1Of({ tp: 3, fp: 0, fn: 0 }), f1Of({ tp: 0, fp: 0, fn: 3 })]).toEqual([1, 0]);
	});
});

test.each([
	['date', '2026-03-04', '4 March 2026', true],
	['amount', 1234.5, '1.234,50', true],
	['name', 'Müller GmbH', 'Muller GMBH', true],
	['term', '2 years', 'two (2) years', true],
	['short', 'Oregon', 'the State of Oregon', true],
	['id', 'A-1', 'A-2', false],
] as const)('as %s, %s and %s', (comparison, truth, value, same) => {
	expect(isEqual(comparison, truth, value)).toBe(same);
});

describe('fitSoftmax', () => {
	const example = (features: number[][], right: number) => ({
		...{ kind: 'date', weight: 1 },
		candidates: features.map((one) => Float64Array.from(one)),
		right: features.map((_, i) => i === right),
		times: features.map(() => 1),
	});

	test('prefers what was right, and keeps what is believed of features that no example shows', () => {
		const choices = [
			example(
				[
					[1, 0, 0],
					[0, 1, 0],
				],
				0,
			),
			example(
				[
					[0, 1, 0],
					[1, 0, 0],
				],
				1,
			),
		];
		const { shared } = fitSoftmax(choices, [{}, {}, { prior: 2 }]);
		expect(shared[0]).toBeGreaterThan(shared[1] ?? 0);
		expect(shared[2]).toBeCloseTo(2, 1);
	});

	test('keeps what is believed where there is no example at all', () => {
		expect([...fitSoftmax([], [{ prior: 2 }, { prior: -1 }]).shared]).toEqual([2, -1]);
	});

	test('beliefs that are worth more examples give way less', () => {
		const choices = [example([[1], [0]], 0), example([[1], [0]], 0)];
		const strengthOf = (pull: number) => fitSoftmax(choices, [{ prior: -2 }], { pull }).shared[0];
		expect(strengthOf(8)).toBeLessThan(strengthOf(0.1) ?? -2);
	});

	test('lets no example turn a feature against its direction', () => {
		const choices = [
			example(
				[
					[1, 0],
					[0, 1],
				],
				1,
			),
		];
		const { shared, own } = fitSoftmax(choices, [{ direction: 1, prior: 1 }, {}]);
		expect(shared[0]).toBeGreaterThanOrEqual(0);
		expect(own.get('date')?.[0]).toBeGreaterThanOrEqual(0);
	});
});
