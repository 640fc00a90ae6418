import { expect, test } from '@jest/globals';
import { medianOf } from '../../engine/src/model/median.ts';

test('the median is the middle number, whatever the order', () => {
	expect(medianOf([9, 1, 4])).toBe(4);
	expect(medianOf([10, 9, 100])).toBe(10);
});

test('of an even count it is the upper of the two in the middle', () => {
	expect(medianOf([1, 2, 3, 4])).toBe(3);
});

test('no numbers have the median that the caller names', () => {
	expect(medianOf([])).toBe(0);
	expect(medianOf([], 1)).toBe(1);
});
