import { isSameAmount } from '../../model/amount.ts';
import type { Detail, Extraction } from '../../model/extraction.ts';
import { setValueAt, valueAt } from '../../model/path.ts';
import { failedCheck, isRequired } from '../../model/rules.ts';
import type { FieldRules } from '../../model/rules.ts';
import type { FieldDefinition, TemplateSchema } from '../../model/template.ts';
import { createExpressions } from './expressions.ts';
import type { Expression, Expressions } from './expressions.ts';
import { hasResultRules, orderComputed } from './order-computed.ts';

/** Maximum confidence of a value whose check failed, unless an e-invoice states it. */
const MAX_FAILED = 0.5;
/** Maximum steps of all expressions of a template together; about a second. */
const MAX_STEPS = 5_000_000;

/** Computes fields and checks the result according to the template. Pure. */
export function applyResultRules(schema: TemplateSchema, extraction: Extraction): Extraction {
	if (!hasResultRules(schema)) return extraction;
	const { data, rules = {} } = schema;
	const expressions = createExpressions(data);
	const result = structuredClone(extraction.result);
	const details = new Map(extraction.details.map((detail) => [detail.path, detail]));
	const budget = createBudget(result);
	for (const { path, definition, expr } of orderComputed(data, expressions)) {
		const expression = compile(expressions, expr, definition.type);
		if (expression && budget.spend(expression)) {
			compute({ path, rules: definition.rules ?? {}, expression }, result, details);
		}
	}
	for (const { name, expr } of rules.checks ?? []) {
		const expression = compile(expressions, expr, 'boolean');
		if (!expression || !budget.spend(expression)) continue;
		const value = expression.evaluate(result);
		if (typeof value !== 'boolean') continue;
		for (const path of placesOf(expression, details)) note(path, details, name, value);
	}
	const notes = budget.isSpent()
		? [...(extraction.notes ?? []), 'Some rules were not applied: the lists are too long for them.']
		: extraction.notes;
	return {
		...extraction,
		result,
		details: extraction.details.map((detail) => details.get(detail.path) ?? detail),
		...(notes && { notes }),
	};
}

function compile(
	expressions: Expressions,
	expr: string,
	type: FieldDefinition['type'],
): Expression | undefined {
	if (type === 'array' || type === 'object') return undefined;
	const compiled = expressions.compile(expr, type);
	return 'fault' in compiled ? undefined : compiled;
}

/** Bounds the steps that all expressions take together. */
function createBudget(result: Readonly<Record<string, unknown>>) {
	const rows = countRows(result);
	let left = MAX_STEPS;
	return {
		spend: ({ cost }: Expression): boolean => {
			left -= cost(rows);
			return left >= 0;
		},
		isSpent: () => left < 0,
	};
}

function countRows(value: unknown): number {
	if (Array.isArray(value)) return value.length;
	if (typeof value !== 'object' || value === null) return 0;
	return Object.values(value).reduce<number>((most, one) => Math.max(most, countRows(one)), 0);
}

type Details = Map<string, Detail>;
type Computed = { path: readonly string[]; rules: FieldRules; expression: Expression };

/** A printed value stays and is compared with the computed value. */
function compute({ path, rules, expression }: Computed, result: object, details: Details): void {
	const at = path.join('.');
	const printed = valueAt(result, path);
	const value = toValue(expression.evaluate(result as Record<string, unknown>));
	if (value === undefined) {
		if (printed === null && isRequired(rules)) note(at, details, 'required', false);
		return;
	}
	if (printed !== null && printed !== undefined) {
		note(at, details, 'computed', isSame(printed, value));
		return;
	}
	setValueAt(result, [...path], value);
	const confidence = expression.reads.reduce(
		(least, one) => Math.min(least, details.get(one)?.confidence ?? 1),
		1,
	);
	const place = { page: null, box: null, raw: String(value), source: 'computed' as const };
	details.set(at, { path: at, confidence, checks: [], ...place });
}

function toValue(value: unknown): string | number | boolean | undefined {
	if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
	return typeof value === 'string' || typeof value === 'boolean' ? value : undefined;
}

function isSame(printed: unknown, computed: unknown): boolean {
	return typeof printed === 'number' && typeof computed === 'number'
		? isSameAmount(printed, computed)
		: printed === computed;
}

/**
 * The details that carry a check: those of the single fields that it reads, or, if it reads only lists, the first
 * value of one.
 */
function placesOf({ reads }: Expression, details: Details): string[] {
	const single = [...new Set(reads)].filter((path) => details.has(path));
	if (single.length > 0) return single;
	for (const path of details.keys()) {
		if (reads.some((read) => path.startsWith(`${read}[0]`))) return [path];
	}
	return [];
}

function note(path: string, details: Details, name: string, isRight: boolean): void {
	const detail = details.get(path);
	if (!detail) return;
	const check = isRight ? name : failedCheck(name);
	const isStated = 'source' in detail && detail.source === 'xml';
	details.set(path, {
		...detail,
		checks: detail.checks.includes(check) ? detail.checks : [...detail.checks, check],
		confidence: isRight || isStated ? detail.confidence : Math.min(detail.confidence, MAX_FAILED),
	});
}
