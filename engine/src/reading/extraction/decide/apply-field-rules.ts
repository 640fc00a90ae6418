import { brokenListRules, brokenRules, hasValueRules } from '../../../model/broken-rules.ts';
import type { Detail, Extraction } from '../../../model/extraction.ts';
import { failedCheck, isRequired } from '../../../model/rules.ts';
import type { FieldRules, PlainRule, RuleCheck } from '../../../model/rules.ts';
import type { FieldDefinition, FieldMap } from '../../../model/template.ts';
import type { DateOrder } from '../values/find-dates.ts';
import { findDates } from '../values/find-dates.ts';
import { findTimes } from '../values/find-formats.ts';
import { findChoice } from './find-choice.ts';
import { isObject } from '../../../model/is-object.ts';
import { hasRules } from '../../../model/template.ts';
import { THRESHOLDS } from '../models/thresholds.ts';

type Options = { dateOrder: DateOrder };

/**
 * Replaces printed values by the values of `enum` that they stand for. A value that breaks a rule of its field
 * stays, with a failed check and a low confidence.
 */
export function applyFieldRules(
	data: FieldMap,
	{ result, details, ...rest }: Extraction,
	options: Options,
): Extraction {
	if (!hasRules(data)) return { result, details, ...rest };
	const failed = new Map<string, RuleCheck[]>();
	const ruled = applyToObject(data, result, '', { ...options, failed });
	const first = firstLeaves(details, failed);
	const checked = details.map((detail) => {
		const names = [...(failed.get(detail.path) ?? []), ...(first.get(detail.path) ?? [])];
		return names.length === 0 ? detail : failChecks(detail, names);
	});
	return { ...rest, result: ruled, details: checked };
}

/** A detail with checks that failed. */
function failChecks(detail: Detail, names: readonly string[]): Detail {
	const isStated = 'source' in detail && detail.source === 'xml';
	return {
		...detail,
		confidence: isStated ? detail.confidence : Math.min(detail.confidence, THRESHOLDS.maxFailed),
		checks: [...new Set([...detail.checks, ...names.map(failedCheck)])],
	};
}

/** A list has no detail of its own, so its failed checks are added to the detail of its first value. */
function firstLeaves(
	details: readonly Detail[],
	failed: ReadonlyMap<string, RuleCheck[]>,
): Map<string, RuleCheck[]> {
	const own = new Set(details.map(({ path }) => path));
	const first = new Map<string, RuleCheck[]>();
	for (const [path, names] of failed) {
		if (own.has(path)) continue;
		const leaf = details.find((detail) => detail.path.startsWith(`${path}[0]`));
		if (leaf) first.set(leaf.path, [...(first.get(leaf.path) ?? []), ...names]);
	}
	return first;
}

type Work = Options & { failed: Map<string, RuleCheck[]> };

function applyToObject(
	fields: FieldMap,
	value: Readonly<Record<string, unknown>>,
	before: string,
	work: Work,
): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(value).map(([name, one]) => {
			const definition = Object.hasOwn(fields, name) ? fields[name] : undefined;
			return [name, definition ? apply(definition, one, `${before}${name}`, work) : one];
		}),
	);
}

function apply(definition: FieldDefinition, value: unknown, path: string, work: Work): unknown {
	const { type, rules = {}, properties, itemType, itemSchema } = definition;
	if (type === 'object' && isObject(value)) {
		return applyToObject(properties ?? {}, value, `${path}.`, work);
	}
	if (type !== 'array' || !Array.isArray(value)) return applyToValue(rules, value, path, work);
	fail(path, brokenListRules(rules, value), work);
	const item: FieldDefinition = {
		type: itemType ?? 'string',
		properties: itemSchema?.properties,
		// A missing value of a list has no place in the list.
		rules: { ...rules.items, required: undefined },
	};
	return value.map((one, i) => apply(item, one, `${path}[${i}]`, work));
}

function applyToValue(rules: FieldRules, value: unknown, path: string, work: Work): unknown {
	if (value === null) {
		// Computed fields and looked-up fields are filled later.
		const isLater = rules.computed !== undefined || rules.lookup !== undefined;
		if (isRequired(rules) && !isLater) fail(path, ['required'], work);
		return value;
	}
	if (!hasValueRules(rules)) return value;
	const ruled = conform(rules, value, work);
	fail(path, brokenRules(rules, ruled as PlainRule), work);
	return ruled;
}

/** The value that the rules assign to a printed value; the printed value if they assign none. */
function conform(rules: FieldRules, value: unknown, { dateOrder }: Options): unknown {
	if (rules.enum) return findChoice(rules, value) ?? value;
	return rules.format === 'date-time' ? (toDateTime(value, dateOrder) ?? value) : value;
}

/** "03.02.2024 14:30 Uhr" → `2024-02-03T14:30:00`. The time zone is added only if it is printed. */
function toDateTime(value: unknown, dateOrder: DateOrder): string | undefined {
	if (typeof value !== 'string') return undefined;
	const [day] = findDates(value, dateOrder);
	const rest = day ? value.slice(day.end) : '';
	const [time] = findTimes(rest);
	if (!day || !time) return undefined;
	const [zone = ''] = /^(Z|[+-]\d\d:\d\d)\b/.exec(rest.slice(time.end).trim()) ?? [];
	const seconds = time.value.length === 5 ? `${time.value}:00` : time.value;
	return `${day.value.iso}T${seconds}${zone}`;
}

function fail(path: string, names: readonly RuleCheck[], { failed }: Work): void {
	if (names.length > 0) failed.set(path, [...(failed.get(path) ?? []), ...names]);
}
