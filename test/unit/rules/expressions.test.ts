import { describe, expect, test } from '@jest/globals';
import type { Detail } from '../../../engine/src/model/extraction.ts';
import type { FieldMap, TemplateSchema } from '../../../engine/src/model/template.ts';
import { applyResultRules } from '../../../engine/src/reading/rules/apply-rules.ts';
import { createExpressions } from '../../../engine/src/reading/rules/expressions.ts';
import { round } from '../../../engine/src/reading/rules/functions.ts';
import { checkTemplateRules } from '../../../engine/src/services/templates/check-template-rules.ts';

const number = { type: 'number' } as const;
const date = { type: 'date' } as const;
const data: FieldMap = {
	netTotal: number,
	taxRate: number,
	grossTotal: number,
	invoiceDate: date,
	dueDate: date,
	isPaid: { type: 'boolean' },
	'unit price': number,
	type: { type: 'string' },
	seller: {
		type: 'object',
		properties: { vatId: { type: 'string' }, tags: { type: 'array', itemType: 'string' } },
	},
	lineItems: {
		type: 'array',
		itemType: 'object',
		itemSchema: { properties: { total: number, name: { type: 'string' } } },
	},
};
const result = {
	netTotal: 100,
	taxRate: 19,
	grossTotal: 119,
	invoiceDate: '2024-05-01',
	dueDate: null,
	isPaid: false,
	'unit price': 2,
	type: 'a',
	seller: { vatId: 'DE1', tags: ['a', 'b'] },
	lineItems: [
		{ total: 60, name: 'x' },
		{ total: 40, name: null },
	],
};

function run(expr: string, wanted: 'boolean' | 'number' | 'string' = 'boolean'): unknown {
	const compiled = createExpressions(data).compile(expr, wanted);
	if ('fault' in compiled) throw new Error(compiled.fault.message);
	return compiled.evaluate(result);
}
function faultOf(expr: string) {
	const compiled = createExpressions(data).compile(expr, 'boolean');
	return 'fault' in compiled ? compiled.fault : null;
}

describe('an expression', () => {
	test.each([
		['abs(netTotal * (1 + taxRate / 100) - grossTotal) <= 0.02', true],
		['sum(lineItems.total) == netTotal', true],
		['lineItems.all(row, row.total > 10)', true],
		['size(lineItems) == 2 && count(lineItems.total) == 2', true],
		['seller.vatId.startsWith("DE") && !isPaid', true],
		['!given(dueDate) || dueDate >= invoiceDate', true],
		['netTotal > 50 ? grossTotal > 100 : false', true],
		['max(lineItems.total) == 60 && min(3, 2) == 2', true],
		['"a" in seller.tags', true],
		['days(invoiceDate, "2024-05-31") == 30', true],
		['7 / 2 == 3.5', true],
		['dueDate >= invoiceDate', undefined],
	])('%s → %s', (expr, value) => {
		expect(run(expr)).toBe(value);
	});

	test('gives numbers and texts', () => {
		expect(run('round(netTotal * taxRate / 100, 2)', 'number')).toBe(19);
		expect(run('upper(seller.vatId) + "!"', 'string')).toBe('DE1!');
		expect(round(2.345, 2)).toBe(2.35);
		expect(round(-1.005, 2)).toBe(-1.01);
	});

	test.each([
		['netTotal +', 'Unexpected token: EOF', 10, 10],
		['netTotal + invoiceDate > 1', 'no such overload: double + string', 1, 22],
		['sum(lineItems.price) > 1', 'No such key: price', 15, 19],
		['grossTotl > 1', 'Unknown variable: grossTotl', 1, 9],
		['netTotal', 'gives a number, and must give true or false', 1, 8],
		['seller.vatId.matches("(a+)+$")', 'has no function matches()', 1, 30],
		['lineItems.all(a, lineItems.all(b, a.total > b.total))', 'a loop inside a loop would', 18, 52],
		['lineItems[0].total > 1', 'rows are not read one by one', 1, 12],
	])('that is wrong is refused with its place: %s', (expr, message, from, to) => {
		const fault = faultOf(expr);
		expect(fault?.message).toContain(message);
		expect([fault?.from, fault?.to]).toEqual([from, to]);
	});

	test('that is hostile is refused at once', () => {
		const started = performance.now();
		expect(faultOf('1 + '.repeat(16_000) + '1 > 0')?.message).toContain('more than 2000');
		const nested = `${'('.repeat(900)}true${')'.repeat(900)}`;
		expect(faultOf(nested)?.message).toBe('is nested more than 24 deep');
		expect(faultOf(Array(900).fill('1').join('+') + ' > 0')?.message).toBe(
			'has more than 300 parts',
		);
		expect(faultOf(`netTotal in [${Array(101).fill('1').join()}]`)?.message).toContain(
			'100 values',
		);
		expect(performance.now() - started).toBeLessThan(200);
	});
});

describe('the rules of a template', () => {
	const detail = (path: string, raw: string | null): Detail =>
		raw === null
			? { path, confidence: 0, page: null, box: null, raw, checks: [] }
			: { path, confidence: 0.9, page: 1, box: { x0: 0, y0: 0, x1: 1, y1: 1 }, raw, checks: [] };
	const schema = (checks: { name: string; expr: string }[], tax: string): TemplateSchema => ({
		data: {
			netTotal: number,
			taxTotal: { ...number, rules: { computed: tax } },
			grossTotal: number,
		},
		rules: { checks },
	});
	const extraction = (taxTotal: number | null) => ({
		result: { netTotal: 100, taxTotal, grossTotal: 119 },
		details: [
			detail('netTotal', '100'),
			detail('taxTotal', taxTotal === null ? null : String(taxTotal)),
			detail('grossTotal', '119'),
		],
	});

	test('fill a field that is not printed, and hold a printed one against the computed value', () => {
		const rules = schema([], 'round(netTotal * 19 / 100, 2)');
		const filled = applyResultRules(rules, extraction(null));
		expect(filled.result.taxTotal).toBe(19);
		expect(filled.details[1]).toMatchObject({ raw: '19', source: 'computed', confidence: 0.9 });
		const printed = applyResultRules(rules, extraction(18));
		expect(printed.result.taxTotal).toBe(18);
		expect(printed.details[1]).toMatchObject({ checks: ['computed ✗'], confidence: 0.5 });
	});

	test('say at every field that a check reads whether it holds', () => {
		const checks = [
			{ name: 'net + tax = gross', expr: 'abs(netTotal + taxTotal - grossTotal) <= 0.02' },
			{ name: 'large', expr: 'netTotal > 1000' },
		];
		const { details } = applyResultRules(schema(checks, '19'), extraction(19));
		expect(details.map((one) => one.checks)).toEqual([
			['net + tax = gross', 'large ✗'],
			['computed', 'net + tax = gross'],
			['net + tax = gross'],
		]);
	});

	test('are checked when they are saved', () => {
		const faults = checkTemplateRules(
			{
				a: { ...number, rules: { computed: 'b + 1' } },
				b: { ...number, rules: { computed: 'a + 1' } },
				c: { type: 'object', properties: { d: { ...number, rules: { computed: '"x"' } } } },
			},
			{
				checks: [
					{ name: 'one', expr: 'a > 1' },
					{ name: 'one', expr: 'a >' },
					{ name: 'a ✗', expr: 'true' },
				],
				duplicates: { by: ['a', 'z'], within: 'ever' },
			},
		);
		expect(faults.map(({ path }) => path.join('.'))).toEqual([
			'schema.data.a.rules.computed',
			'schema.data.b.rules.computed',
			'schema.data.c.properties.d.rules.computed',
			'rules.checks.1.name',
			'rules.checks.1.expr',
			'rules.checks.2.name',
			'rules.duplicates.by.1',
			'rules.duplicates.within',
		]);
	});
});
