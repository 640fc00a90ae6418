import { describe, expect, test } from '@jest/globals';
import { brokenListRules, brokenRules } from '../../../engine/src/model/broken-rules.ts';
import { compilePattern, measurePattern } from '../../../engine/src/model/linear-pattern.ts';
import { readPeriod } from '../../../engine/src/model/rules.ts';
import { checkSchema } from '../../../engine/src/services/templates/check-schema.ts';

const LIMITS = { maxFields: 200, maxDepth: 6 };
const faultsOf = (definition: object) =>
	checkSchema({ data: { one: definition } }, LIMITS).map(
		({ path, message }) => `${path.join('.')}: ${message}`,
	);

describe('the rules of a field', () => {
	test.each([
		[
			{ type: 'string', rules: { minimum: 1 } },
			'rules.minimum: is no rule of a field of type string',
		],
		[
			{ type: 'string', rules: { pattern: '(?=a)' } },
			'rules.pattern: is no pattern that runs in linear',
		],
		[{ type: 'string', rules: { pattern: '(a{100}){100}' } }, 'rules.pattern: '],
		[
			{ type: 'number', rules: { enum: ['a'] } },
			'rules.enum: must be a list of values of type number',
		],
		[{ type: 'number', rules: { multipleOf: 0 } }, 'rules.multipleOf: must be a number above 0'],
		[
			{ type: 'string', rules: { enum: ['a'], synonyms: { b: ['c'] } } },
			'rules.synonyms: "b" is no',
		],
		[
			{ type: 'string', rules: { required: false } },
			'rules.required: must be true, or be left out',
		],
		[{ type: 'string', rules: { const: null } }, 'rules.const: must be a value of type string'],
		[{ type: 'string', rules: { lookup: { list: 'x' } } }, 'rules.lookup: "match" must be a list'],
		[
			{ type: 'array', itemType: 'number', rules: { items: { pattern: 'a' } } },
			'rules.items.pattern',
		],
		[{ type: 'string', rules: 7 }, 'rules: must be an object'],
	])('are checked when it is saved: %j', (definition, start) => {
		expect(faultsOf(definition)[0]).toContain(`data.one.${start}`);
	});

	test('are accepted when they fit the type', () => {
		expect(faultsOf({ type: 'string', rules: { required: true, pattern: '^\\d{4}$' } })).toEqual(
			[],
		);
		expect(faultsOf({ type: 'number', rules: { minimum: 0, multipleOf: 0.01 } })).toEqual([]);
		const items = { enum: ['a', 'b'], synonyms: { a: ['A.'] } };
		expect(faultsOf({ type: 'array', itemType: 'string', rules: { minItems: 1, items } })).toEqual(
			[],
		);
	});

	test('say which of them a value breaks', () => {
		expect(brokenRules({ enum: ['a', 'b'] }, 'c')).toEqual(['enum']);
		expect(brokenRules({ pattern: '^RE-\\d+$', maxLength: 5 }, 'RE-2024')).toEqual(['maxLength']);
		expect(brokenRules({ multipleOf: 0.01 }, 0.07)).toEqual([]);
		expect(brokenRules({ multipleOf: 0.01 }, 0.075)).toEqual(['multipleOf']);
		expect(brokenRules({ integer: true, minimum: 2 }, 1.5)).toEqual(['type', 'minimum']);
		expect(brokenRules({ format: 'date-time' }, '2024-02-03T10:00:00')).toEqual([]);
		expect(brokenRules({ minLength: 5 }, null)).toEqual([]);
		expect(brokenListRules({ minItems: 1 }, [])).toEqual(['minItems']);
		expect(brokenListRules({ uniqueItems: true }, [{ a: 1 }, { a: 1 }])).toEqual(['uniqueItems']);
	});

	test('are checked within milliseconds, whatever the patterns', () => {
		const patterns = ['(a+)+$', '(a|aa)+$', '(x+x+)+y', '(?:a|b|c){0,200}', '\\p{L}{0,900}'];
		for (const pattern of patterns) compilePattern(pattern);
		const started = performance.now();
		for (const pattern of patterns) {
			brokenRules({ pattern }, 'a'.repeat(9999) + '!');
			brokenRules({ pattern }, 'a'.repeat(1_000_000));
		}
		expect(performance.now() - started).toBeLessThan(1000);
	});

	test('have patterns of a bounded size', () => {
		expect(measurePattern('^RE-\\d{4}$')).toBe(9);
		expect(measurePattern('((a{10}){10}){10}')).toBeGreaterThan(1000);
		expect(() => compilePattern('[^a-z]{0,900}'.repeat(20))).toThrow('repeats too much');
		const fields = Object.fromEntries(
			Array.from({ length: 150 }, (_, i) => [
				`f${i}`,
				{ type: 'string', rules: { pattern: 'a{50}' } },
			]),
		);
		const started = performance.now();
		expect(checkSchema({ data: fields }, LIMITS).length).toBeGreaterThan(50);
		expect(performance.now() - started).toBeLessThan(500);
	});

	test('have periods in words', () => {
		expect(readPeriod('90 days')).toBe(90 * 86_400_000);
		expect(readPeriod('1 week')).toBe(7 * 86_400_000);
		expect(readPeriod('21 years')).toBeUndefined();
		expect(readPeriod('soon')).toBeUndefined();
	});
});
