import type { FieldType } from '../api/types.ts';
import type { DraftNodes, FieldNode } from './field-nodes.ts';

/** Rules as the engine stores them. It validates their content. */
export type Rules = Record<string, unknown>;
export type Lookup = { list: string; match: string[]; returns?: string; minScore?: number };
export type Check = { name: string; expr: string; message?: string };
export type Duplicates = { by: string[]; within: string };

/** Code, which is the same in every language. */
export const EXAMPLES = {
	pattern: String.raw`^RE-\d+$`,
	computed: 'round(netTotal * taxRate / 100, 2)',
	check: 'abs(netTotal + taxTotal - grossTotal) <= 0.02',
};

/** Keys that say how a field is written, not what a right value is. */
const NO_RULES = ['title', 'default', 'nullable', 'closed'];
const SCALAR = ['required', 'enum', 'computed', 'lookup'] as const;
const SHOWN: Record<FieldType, readonly string[]> = {
	string: [...SCALAR, 'pattern', 'minLength', 'maxLength'],
	number: [...SCALAR, 'minimum', 'maximum', 'multipleOf', 'integer'],
	date: SCALAR,
	boolean: ['required', 'computed'],
	array: ['required', 'minItems', 'maxItems'],
	object: [],
};

/** Whether the form offers a rule for fields of this type. */
export function hasRule(type: FieldType, rule: string): boolean {
	return SHOWN[type].includes(rule);
}

export function hasRules({ type }: Pick<FieldNode, 'type'>): boolean {
	return SHOWN[type].length > 0;
}

export function countRules(rules: Rules | null): number {
	return Object.keys(rules ?? {}).filter((key) => !NO_RULES.includes(key)).length;
}

/** Whether a template has a rule that a result can break. */
export function hasAnyRule({ rules, fields }: Pick<DraftNodes, 'rules' | 'fields'>): boolean {
	const isRuled = (field: FieldNode): boolean =>
		countRules(field.rules) > 0 || field.children.some(isRuled);
	return listChecks(rules).length > 0 || rules?.duplicates !== undefined || fields.some(isRuled);
}

/** The rules that only the JSON shows. */
export function listOtherRules({ type, rules }: Pick<FieldNode, 'type' | 'rules'>): string[] {
	return Object.keys(rules ?? {}).filter((key) => !NO_RULES.includes(key) && !hasRule(type, key));
}

/** Sets or removes a rule; null: no rule is left. */
export function withRule(rules: Rules | null, key: string, value: unknown): Rules | null {
	const isUnset =
		value === undefined ||
		value === '' ||
		value === false ||
		(Array.isArray(value) && value.length === 0);
	const next = isUnset ? without(rules ?? {}, key) : { ...rules, [key]: value };
	return Object.keys(next).length === 0 ? null : next;
}

export function without<T extends object>(value: T, key: string): T {
	return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)) as T;
}

/** The values of `enum` as a form shows them. */
export function showChoices(rules: Rules | null): string[] {
	const choices = rules?.enum;
	return Array.isArray(choices) ? choices.filter((one) => one !== null).map(String) : [];
}

/** `enum` as typed: numbers for a number; text that is no number stays, so that the engine can refuse it. */
function readChoices(type: FieldType, typed: readonly string[]): (string | number)[] {
	if (type !== 'number') return [...typed];
	return typed.map((one) => (one.trim() === '' || Number.isNaN(Number(one)) ? one : Number(one)));
}

/** `enum` without choices that are gone; their synonyms go with them. */
export function withChoices(
	rules: Rules | null,
	type: FieldType,
	typed: readonly string[],
): Rules | null {
	const isNullable = Array.isArray(rules?.enum) && rules.enum.includes(null);
	const choices = [...readChoices(type, typed), ...(isNullable && typed.length > 0 ? [null] : [])];
	const kept = Object.entries(
		(rules?.synonyms as Record<string, unknown> | undefined) ?? {},
	).filter(([choice]) => typed.includes(choice));
	const next = withRule(rules, 'enum', choices);
	return withRule(next, 'synonyms', kept.length === 0 ? undefined : Object.fromEntries(kept));
}

/** A list name that the engine accepts, from a file name: "Vendors 2026.csv" → "vendors-2026". */
export function nameList(fileName: string): string {
	const plain = fileName
		.replace(/\.[^.]+$/, '')
		.normalize('NFKD')
		.replaceAll(/\p{M}/gu, '');
	const words = plain.toLowerCase().match(/[a-z0-9_]+/g) ?? [];
	return words.join('-').replace(/^_+/, '').slice(0, 64) || 'list';
}

const UNITS = ['day', 'week', 'month', 'year'] as const;
export type Unit = (typeof UNITS)[number];
export { UNITS as PERIOD_UNITS };

/** "2 years" as a number and a unit. */
export function readWithin(within: string): { count: number; unit: Unit } {
	const [count = '', word = ''] = within.split(' ');
	const unit = UNITS.find((one) => word === one || word === `${one}s`);
	return { count: Number(count) || 1, unit: unit ?? 'year' };
}

export function writeWithin(count: number, unit: Unit): string {
	return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

export function listChecks(rules: Rules | null): Check[] {
	return Array.isArray(rules?.checks) ? (rules.checks as Check[]) : [];
}

/** The paths that say which results are the same: single values outside lists. */
export function listSinglePaths(fields: readonly FieldNode[], before = ''): string[] {
	return fields.flatMap(({ name, type, children }) => {
		if (name === '' || type === 'array') return [];
		return type === 'object' ? listSinglePaths(children, `${before}${name}.`) : [before + name];
	});
}
