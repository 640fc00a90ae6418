import { describe, expect, test } from '@jest/globals';
import { newField } from '../../../engine/web/src/builder/field-nodes.ts';
import {
	countRules,
	listOtherRules,
	listSinglePaths,
	nameList,
	readWithin,
	withChoices,
	withRule,
	writeWithin,
} from '../../../engine/web/src/builder/field-rules.ts';

describe('the rules of a field in the builder', () => {
	test('a rule is set, replaced and removed; the last one leaves nothing', () => {
		const set = withRule(null, 'pattern', '^A');
		expect(set).toEqual({ pattern: '^A' });
		expect(withRule(set, 'required', true)).toEqual({ pattern: '^A', required: true });
		expect(withRule(set, 'pattern', '')).toBeNull();
		expect(withRule({ enum: ['a'], title: 'T' }, 'enum', [])).toEqual({ title: 'T' });
		expect(withRule({ minimum: 5 }, 'minimum', 0)).toEqual({ minimum: 0 });
	});

	test('allowed values of a number are numbers; synonyms of a removed value go', () => {
		expect(withChoices(null, 'number', ['7', '19', 'x'])).toEqual({ enum: [7, 19, 'x'] });
		const rules = { enum: ['EUR', 'USD', null], synonyms: { EUR: ['€'], USD: ['$'] } };
		expect(withChoices(rules, 'string', ['EUR'])).toEqual({
			enum: ['EUR', null],
			synonyms: { EUR: ['€'] },
		});
		expect(withChoices(rules, 'string', [])).toBeNull();
	});

	test('rules that the form does not show are named, and titles are not rules', () => {
		const field = { type: 'string', rules: { title: 'T', const: 'x', pattern: 'y' } } as const;
		expect(listOtherRules(field)).toEqual(['const']);
		expect(countRules(field.rules)).toBe(2);
	});

	test('a period is a number and a unit', () => {
		expect(readWithin('90 days')).toEqual({ count: 90, unit: 'day' });
		expect([writeWithin(1, 'year'), writeWithin(2, 'month')]).toEqual(['1 year', '2 months']);
	});

	test('a list is named after its file, in letters that the engine accepts', () => {
		expect(nameList('Vendors 2026.csv')).toBe('vendors-2026');
		expect(nameList('Größe & Maße.xlsx')).toBe('gro-e-ma-e');
		expect(nameList('供应商.csv')).toBe('list');
	});

	test('duplicates are compared by single values, not by rows', () => {
		const fields = [
			newField({ name: 'number' }),
			newField({ name: 'seller', type: 'object', children: [newField({ name: 'vatId' })] }),
			newField({ name: 'lines', type: 'array', children: [newField({ name: 'total' })] }),
		];
		expect(listSinglePaths(fields)).toEqual(['number', 'seller.vatId']);
	});
});
