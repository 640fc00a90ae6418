import type { FieldRules } from '../../../model/rules.ts';
import { KEYWORDS } from './keywords.ts';
import type { JsonType } from './keywords.ts';
import type { Loose } from './schema-node.ts';

/** Keywords that are rules under the same name, or under another. */
const RULES: Readonly<Record<string, keyof FieldRules>> = {
	default: 'default',
	enum: 'enum',
	'x-synonyms': 'synonyms',
	const: 'const',
	pattern: 'pattern',
	minimum: 'minimum',
	maximum: 'maximum',
	exclusiveMinimum: 'exclusiveMinimum',
	exclusiveMaximum: 'exclusiveMaximum',
	multipleOf: 'multipleOf',
	minLength: 'minLength',
	maxLength: 'maxLength',
	minItems: 'minItems',
	maxItems: 'maxItems',
	'x-computed': 'computed',
	'x-lookup': 'lookup',
};

/** The rules of a schema, unchecked. Their values are checked together with the template. */
export function readRules(schema: Loose, type: JsonType): FieldRules {
	const entries = Object.entries(RULES)
		.filter(([keyword]) => KEYWORDS[type].includes(keyword) && schema[keyword] !== undefined)
		.map(([keyword, rule]) => [rule, schema[keyword]]);
	const rules = Object.fromEntries(entries) as FieldRules;
	// `false` is the default.
	if (type === 'array' && schema.uniqueItems !== undefined && schema.uniqueItems !== false) {
		rules.uniqueItems = schema.uniqueItems as true;
	}
	return rules;
}

/** Keywords by the rule that they become. */
const KEYWORD_OF = new Map<string, string>([
	...Object.entries(RULES).map(([keyword, rule]) => [rule, keyword] as const),
	['closed', 'additionalProperties'],
	['integer', 'type'],
	['nullable', 'type'],
	['checks', 'x-checks'],
	['duplicates', 'x-duplicates'],
]);

/** The location of a template's fault in the JSON Schema that the template was read from. */
export function toJsonSchemaPath(path: readonly string[]): string[] {
	const [first, ...rest] = path;
	if (first === 'rules') return toKeywords(rest);
	return first === 'data' ? ['properties', ...toPropertyPath(rest)] : [...path];
}

function toPropertyPath([name, key, ...rest]: readonly string[]): string[] {
	const here = name === undefined ? [] : [name];
	if (key === 'properties') return [...here, key, ...toPropertyPath(rest)];
	if (key === 'itemSchema')
		return [...here, 'items', 'properties', ...toPropertyPath(rest.slice(1))];
	if (key === 'itemType') return [...here, 'items', 'type'];
	if (key === 'rules') return [...here, ...toKeywords(rest)];
	return key === undefined ? here : [...here, key, ...rest];
}

function toKeywords([rule, ...rest]: readonly string[]): string[] {
	if (rule === 'items') return ['items', ...toKeywords(rest)];
	return rule === undefined ? [] : [KEYWORD_OF.get(rule) ?? rule, ...rest];
}
