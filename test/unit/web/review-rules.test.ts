import { describe, expect, test } from '@jest/globals';
import { newField } from '../../../engine/web/src/builder/field-nodes.ts';
import {
	countOwnLimits,
	listPaths,
	listRequired,
	withLimit,
	withRequired,
} from '../../../engine/web/src/builder/review-rules.ts';

describe('review rules', () => {
	test('name values, those inside of groups and the columns of lists', () => {
		const name = newField({ name: 'name' });
		expect(
			listPaths([
				newField({ name: 'total', type: 'number' }),
				newField({ name: 'seller', type: 'object', children: [name] }),
				newField({ name: 'items', type: 'array', itemType: 'object', children: [name] }),
				newField({ name: 'tags', type: 'array' }),
				newField(),
			]),
		).toEqual(['total', 'seller.name', 'items[].name', 'tags']);
	});

	test('give a required field the general limit', () => {
		const rules = withRequired({ below: 0.8, checks: true }, ['iban']);
		expect(rules).toEqual({ below: 0.8, checks: true, fields: { iban: 0.8 } });
		expect(listRequired(rules)).toEqual(['iban']);
		expect(countOwnLimits(rules)).toBe(0);
		expect(withRequired(rules, [])).toEqual({ below: 0.8, checks: true });
	});

	test('keep the limits of single fields', () => {
		const rules = { below: 0.8, fields: { iban: 0.95, total: 0.8, note: 0 } };
		expect(withLimit(rules, 0.6)).toEqual({
			below: 0.6,
			fields: { iban: 0.95, total: 0.6, note: 0 },
		});
		expect(withRequired(rules, ['iban'])).toEqual({ below: 0.8, fields: { iban: 0.95, note: 0 } });
		expect(countOwnLimits(rules)).toBe(2);
	});

	test('without a general limit, a required value may have any confidence', () => {
		const rules = withRequired({ checks: true }, ['iban']);
		expect(rules.fields?.iban).toBeGreaterThan(0);
		expect(rules.fields?.iban).toBeLessThan(0.05);
		expect(withLimit(withLimit(rules, 0.8), undefined)).toEqual(rules);
	});
});
