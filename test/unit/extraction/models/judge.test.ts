import { describe, expect, test } from '@jest/globals';
import {
	LABELLED_AT,
	LABELLED_FEATURES,
	LABELLED_WIDTH,
} from '../../../../engine/src/reading/extraction/models/features.ts';
import { createJudges } from '../../../../engine/src/reading/extraction/models/judge.ts';
import type { JudgeWeights } from '../../../../engine/src/reading/extraction/models/judge.ts';
import { loadKernel } from '../../../../engine/src/reading/pipeline/load-model.ts';

/** Distinct numbers. */
const spread = (length: number, seed: number) =>
	Array.from({ length }, (_, i) => Math.sin(1.3 * i + 7.1 * seed));

const KNOWN = LABELLED_FEATURES.slice(5);
const [FIRST, SECOND] = [32, 16];
const network: JudgeWeights = {
	features: [...KNOWN, 'a feature that nobody describes any more'],
	first: Array.from({ length: FIRST }, (_, i) => spread(KNOWN.length + 1, i)),
	firstBias: spread(FIRST, 100),
	second: Array.from({ length: SECOND }, (_, i) => spread(FIRST, 200 + i)),
	secondBias: spread(SECOND, 300),
	last: spread(SECOND, 301),
	direct: spread(KNOWN.length + 1, 302),
	bias: 0.25,
};
const fitted = { best: 2, noLabel: -1, isLine: 3 };

/** A reference implementation, one number at a time. */
function judgeSlowly(given: readonly number[]): number {
	const known = KNOWN.map((name) => given[LABELLED_AT[name]] ?? 0);
	const dot = (weights: readonly number[], values: readonly number[]) =>
		values.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0);
	const relu = (bias: number | undefined, sum: number) => Math.max(0, (bias ?? 0) + sum);
	const first = network.first.map((row, i) => relu(network.firstBias[i], dot(row, known)));
	const second = network.second.map((row, i) => relu(network.secondBias[i], dot(row, first)));
	const learnt = network.bias + dot(network.direct, known) + dot(network.last, second);
	if (given[LABELLED_AT.isLine] === 1) return learnt;
	const ofFitted =
		2 * (given[LABELLED_AT.best] ?? 0) -
		(given[LABELLED_AT.noLabel] ?? 0) +
		3 * (given[LABELLED_AT.isLine] ?? 0);
	return 0.5 * learnt + 0.5 * ofFitted;
}

describe('the judge of candidates', () => {
	test.each([1, 2, 7, 40])('weighs %d of them together as each by itself', (count) => {
		const judge = createJudges(network, loadKernel())(fitted);
		const rows = Array.from({ length: count }, (_, i) => {
			const features = spread(LABELLED_FEATURES.length, 400 + i);
			features[LABELLED_AT.isLine] = i % 2;
			return features;
		});
		const block = new Float32Array(count * LABELLED_WIDTH);
		for (const [i, features] of rows.entries()) block.set(features, i * LABELLED_WIDTH);
		const scores = judge(block);
		expect(scores).toHaveLength(count);
		for (const [i, features] of rows.entries())
			expect(scores[i]).toBeCloseTo(judgeSlowly(features), 3);
	});

	test('has nothing to say where there are none', () => {
		const judge = createJudges(network, loadKernel())(fitted);
		expect(judge(new Float32Array(0))).toHaveLength(0);
	});

	test('of one kind does not disturb that of another', () => {
		const create = createJudges(network, loadKernel());
		const one = create(fitted);
		const block = new Float32Array(8 * LABELLED_WIDTH).fill(0.5);
		const before = one(block);
		const other = create({ best: -9 });
		expect(one(block)).toEqual(before);
		expect(other(block)).not.toEqual(before);
	});
});
