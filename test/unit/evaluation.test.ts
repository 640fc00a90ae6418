import { describe, expect, test } from '@jest/globals';
import { createCalibration } from '../../evaluation/calibrate.ts';
import { findDateOrders } from '../../evaluation/date-order.ts';
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
			tp: 1,
			fp: 2,
			fn: 2,
			misses: ['b', 'c', 'd'],
		});
	});

	test('fields without a known value are not scored', () => {
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

describe('strict dates', () => {
	const kinds: Kinds = { from: 'date', to: 'date', 'rows[].day': 'date' };
	const ordersOf = (...truths: Record<string, unknown>[]) => [
		...findDateOrders(kinds, truths).values(),
	];

	test('one date that can be read in one way decides for its document', () => {
		expect(ordersOf({ from: '6/30/20', to: '7/6/20' }, { from: '30.6.2020' })).toEqual([
			'month-first',
			'day-first',
		]);
		expect(ordersOf({ from: '7/6/20', rows: [{ day: '1/2/20' }, { day: '13/2/20' }] })).toEqual([
			'day-first',
		]);
	});

	test('a document without such a date follows the others of its set, if they agree', () => {
		expect(ordersOf({ from: '6/30/20' }, { from: '7/6/20' })).toEqual([
			'month-first',
			'month-first',
		]);
		expect(ordersOf({ from: '6/30/20' }, { from: '30/6/20' }, { from: '7/6/20' }).at(-1)).toBe(
			undefined,
		);
	});

	test('dates that contradict each other, and those with a year first, decide nothing', () => {
		expect(ordersOf({ from: '6/30/20', to: '30/6/20' })).toEqual([undefined]);
		expect(ordersOf({ from: '2020-06-30', to: null })).toEqual([undefined]);
	});

	test('a swapped date is wrong where the order is known, and right where it is not', () => {
		const swapped = ['date', '7/6/20', '2020-06-07'] as const;
		expect(isEqual(...swapped)).toBe(true);
		expect(isEqual(...swapped, 'day-first')).toBe(true);
		expect(isEqual(...swapped, 'month-first')).toBe(false);
		expect(isEqual('date', '2020-07-06', '2020-06-07')).toBe(false);
		const tallies: Tallies = new Map();
		scoreDocument({ from: 'date' }, { from: '7/6/20' }, { from: '2020-06-07' }, tallies);
		scoreDocument(
			{ from: 'date' },
			{ from: '7/6/20' },
			{ from: '2020-06-07' },
			tallies,
			'month-first',
		);
		expect(tallies.get('from')).toEqual({ tp: 1, fp: 1, fn: 1 });
	});

	test('a date that the order cannot be true of is read as it can be', () => {
		expect(isEqual('date', '30/6/20', '2020-06-30', 'month-first')).toBe(true);
	});
});

test('coverage counts single values: all, the surest four in five, and those of 0.9 and more', () => {
	const calibration = createCalibration();
	const place = { checks: [], page: null, box: null, raw: null };
	const paths = ['a', 'b', 'c', 'd', 'e'];
	calibration.add(
		{ a: 'id', b: 'id', c: 'id', d: 'id', e: 'id', empty: 'id', names: 'list' },
		{ a: '1', b: '1', c: '1', d: null, e: '1', empty: '1', names: ['Reed'] },
		{ a: '1', b: '2', c: '1', d: '1', e: '1', empty: null, names: ['Reed'] },
		[
			...paths.map((path, i) => ({
				path,
				confidence: [0.95, 0.9, 0.5, 0.1, 0.8][i] ?? 0,
				...place,
			})),
			{ path: 'empty', confidence: 0, ...place },
			{ path: 'names[0]', confidence: 0.99, ...place },
		],
	);
	expect(calibration.coverage()).toEqual({
		given: { count: 5, right: 3 },
		surest: { count: 4, right: 3 },
		sure: { count: 2, right: 1 },
	});
	expect(calibration.table().at(-1)).toEqual({ from: 0.9, to: 1, count: 3, right: 2 });
});

describe('fitSoftmax', () => {
	const example = (features: number[][], right: number) => ({
		kind: 'date',
		weight: 1,
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
