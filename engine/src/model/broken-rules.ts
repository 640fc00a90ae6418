import { compilePattern } from './linear-pattern.ts';
import { VALUE_CHECKS } from './rules.ts';
import type { FieldRules, PlainRule, RuleCheck } from './rules.ts';
import { countCharacters } from './text.ts';

const DATE_TIME =
	/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/;
/** Relative tolerance for multiples, because decimal fractions such as 0.1 are not exact. */
const TOLERANCE = 1e-9;

/** The rules that a non-null value breaks; `required` is not a rule about a value. */
export function brokenRules(rules: FieldRules, value: PlainRule): RuleCheck[] {
	if (value === null) return [];
	const broken: RuleCheck[] = [];
	const hold = (name: RuleCheck, isRight: boolean) => {
		if (!isRight) broken.push(name);
	};
	if (rules.enum) hold('enum', rules.enum.includes(value));
	if (rules.const !== undefined) hold('const', rules.const === value);
	if (typeof value === 'number') checkNumber(rules, value, hold);
	if (typeof value === 'string') checkText(rules, value, hold);
	return broken;
}

type Hold = (name: RuleCheck, isRight: boolean) => void;

function checkNumber(rules: FieldRules, value: number, hold: Hold): void {
	const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = rules;
	if (rules.integer) hold('type', Number.isInteger(value));
	if (minimum !== undefined) hold('minimum', value >= minimum);
	if (maximum !== undefined) hold('maximum', value <= maximum);
	if (exclusiveMinimum !== undefined) hold('exclusiveMinimum', value > exclusiveMinimum);
	if (exclusiveMaximum !== undefined) hold('exclusiveMaximum', value < exclusiveMaximum);
	if (multipleOf !== undefined) hold('multipleOf', isMultiple(value, multipleOf));
}

function isMultiple(value: number, of: number): boolean {
	const times = value / of;
	return Math.abs(times - Math.round(times)) <= TOLERANCE * Math.max(1, Math.abs(times));
}

function checkText(rules: FieldRules, value: string, hold: Hold): void {
	const { minLength, maxLength, pattern, format } = rules;
	const length = minLength === undefined && maxLength === undefined ? 0 : countCharacters(value);
	if (minLength !== undefined) hold('minLength', length >= minLength);
	if (maxLength !== undefined) hold('maxLength', length <= maxLength);
	if (pattern !== undefined) hold('pattern', compilePattern(pattern).test(value));
	if (format === 'date-time') hold('format', DATE_TIME.test(value));
}

/** The rules that a whole list breaks. */
export function brokenListRules(rules: FieldRules, list: readonly unknown[]): RuleCheck[] {
	const { minItems, maxItems, uniqueItems } = rules;
	const broken: RuleCheck[] = [];
	if (minItems !== undefined && list.length < minItems) broken.push('minItems');
	if (maxItems !== undefined && list.length > maxItems) broken.push('maxItems');
	if (uniqueItems && new Set(list.map((one) => JSON.stringify(one))).size < list.length) {
		broken.push('uniqueItems');
	}
	return broken;
}

/** Whether a field has rules about its own value. */
export function hasValueRules(rules: FieldRules | undefined): rules is FieldRules {
	return rules !== undefined && VALUE_RULES.some((name) => rules[name] !== undefined);
}

const VALUE_RULES = ['integer', ...VALUE_CHECKS] as const;
