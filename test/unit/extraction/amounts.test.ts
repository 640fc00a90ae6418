import { expect, test } from '@jest/globals';
import { isSameAmount } from '../../../engine/src/model/amount.ts';
import {
	addsUp,
	isPercentageOf,
	isProduct,
	PRODUCT_TOLERANCE,
} from '../../../engine/src/reading/extraction/evidence/amounts.ts';
import { countClaims } from '../../../engine/src/reading/extraction/evidence/claims.ts';

test('amounts are compared to the cent', () => {
	expect(isSameAmount(0.1 + 0.2, 0.3)).toBe(true);
	expect(isSameAmount(10.01, 10.02)).toBe(false);
});

test('each rounded part of a sum may be off by half a cent', () => {
	expect(addsUp(100 + 19, 119.01, 2)).toBe(true);
	expect(addsUp(100 + 19, 119.02, 2)).toBe(false);
	expect(addsUp(119, 119.02, 5)).toBe(true);
});

test('a product has to fit better the more ways there were to read it', () => {
	const row = [1000, 0.333, 333.34] as const;
	expect(isProduct(row, PRODUCT_TOLERANCE.row)).toBe(true);
	expect(isProduct(row, PRODUCT_TOLERANCE.reread)).toBe(false);
});

test('a percentage is that of a whole, rounded', () => {
	expect(isPercentageOf(10, 430, 43)).toBe(true);
	expect(isPercentageOf(10, 430, 44)).toBe(false);
});

test('those who claim one place are counted, others compete with nobody', () => {
	const claimsOf = countClaims(['a1', 'a2', 'b', ''], (one) => one[0]);
	expect(['a1', 'b', ''].map(claimsOf)).toEqual([2, 1, 1]);
});
