import { expect, test } from '@jest/globals';
import {
	addEvidence,
	chooseLikeliest,
	logit,
	sigmoid,
	softmax,
	softmaxWithNone,
} from '../../../engine/src/reading/extraction/evidence/probability.ts';

const sum = (shares: Float64Array) => shares.reduce((all, share) => all + share, 0);

test('log odds and probabilities are the reverse of each other', () => {
	expect(sigmoid(0)).toBe(0.5);
	expect(sigmoid(logit(0.2))).toBeCloseTo(0.2, 12);
});

test('certainty stays finite, within the bound that the caller names', () => {
	expect(logit(1)).toBe(7);
	expect(logit(0)).toBe(-7);
	expect(logit(1, 13)).toBe(13);
});

test('evidence raises a probability, and no evidence leaves it', () => {
	expect(addEvidence(0.6, 1)).toBeGreaterThan(0.6);
	expect(addEvidence(0.6, 0)).toBeCloseTo(0.6, 12);
});

test('choices add up to 1, and leave room for none only where none is a choice', () => {
	expect(sum(softmax([1, 2, 3]))).toBeCloseTo(1, 12);
	expect([...softmaxWithNone([0])]).toEqual([0.5]);
	expect(sum(softmaxWithNone([-20, -30]))).toBeLessThan(0.01);
});

test('weights of any size neither overflow nor vanish', () => {
	expect([...softmax([-2000, -2000])]).toEqual([0.5, 0.5]);
	expect([...softmaxWithNone([2000, -2000])]).toEqual([1, 0]);
	expect([...softmax([])]).toEqual([]);
});

test('the likeliest candidate is chosen only if it is likely enough', () => {
	expect(chooseLikeliest(['a', 'b'], [1, 3], 0.5)?.candidate).toBe('b');
	expect(chooseLikeliest(['a', 'b'], [-3, -4], 0.5)).toBeUndefined();
});
