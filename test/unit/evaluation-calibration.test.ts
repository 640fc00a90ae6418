import { describe, expect, test } from '@jest/globals';
import { createCalibrate } from '../../engine/src/reading/extraction/models/calibrate.ts';
import { fitCalibration } from '../../evaluation/fit-calibration.ts';
import type { Judged } from '../../evaluation/fit-calibration.ts';

const judge = (count: number, right: number, confidence = 0.9, source = 'labels'): Judged[] =>
	Array.from({ length: count }, (_, i) => {
		const set = `set ${i % 5}`;
		return { source, kind: 'date', set, confidence, isRight: i < right };
	});

describe('the calibration of a source', () => {
	test('lowers a confidence that is right less often than it says', () => {
		const calibrate = createCalibrate(fitCalibration(judge(100, 60)));
		expect(calibrate('labels', 'date', 0.9)).toBeGreaterThan(0.58);
		expect(calibrate('labels', 'date', 0.9)).toBeLessThan(0.75);
	});

	test('changes little where few examples speak, and nothing where none do', () => {
		const calibrate = createCalibrate(fitCalibration(judge(1, 0)));
		expect(calibrate('labels', 'date', 0.9)).toBeGreaterThan(0.75);
		expect(calibrate('labels', 'amount', 0.9)).toBe(0.9);
		expect(calibrate('letterhead', 'date', 0.9)).toBe(0.9);
	});

	test('keeps the order of what a source is more and less sure of', () => {
		const odd = [...judge(50, 10, 0.95), ...judge(50, 45, 0.5)];
		const calibrate = createCalibrate(fitCalibration(odd));
		expect(calibrate('labels', 'date', 0.95)).toBeGreaterThan(calibrate('labels', 'date', 0.5));
	});
});
