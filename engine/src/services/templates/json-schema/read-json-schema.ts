import type { FieldRules, TemplateRules } from '../../../model/rules.ts';
import type {
	FieldDefinition,
	FieldMap,
	StringFormat,
	TemplateLimits,
	TemplateSchema,
} from '../../../model/template.ts';
import type { SchemaFault } from '../check-schema.ts';
import {
	ALL_FORMATS,
	COMMON,
	DIALECT,
	SCHEMA_FORMATS,
	JSON_TYPES,
	KEYWORDS,
	reasonAgainst,
	ROOT,
} from './keywords.ts';
import type { JsonType } from './keywords.ts';

type Loose = Record<string, unknown>;
/** A schema, its location, and the references that lead to it. */
type Node = { schema: Loose; path: string[]; refs: readonly string[] };

const MAX_FAULTS = 100;
/** References that lead to each other, one after the other. */
const MAX_REFERENCES = 50;
const ROOT_TYPE = 'object';
const RESERVED_NAMES = new Set(['__proto__', 'constructor', 'prototype']);

/** A JSON Schema as a template, or all that is wrong with it. Rules are checked afterwards, with the template. */
export function readJsonSchema(
	root: unknown,
	limits: TemplateLimits,
): { schema: TemplateSchema; faults: SchemaFault[] } {
	const faults: SchemaFault[] = [];
	let fieldCount = 0;

	function fault(path: string[], message: string): void {
		if (faults.length < MAX_FAULTS) faults.push({ path, message });
	}

	/** Follows references; undefined: there is nothing to read. */
	function open(value: unknown, path: string[], refs: readonly string[]): Node | undefined {
		if (!isObject(value)) {
			fault(path, 'must be a schema, which is an object');
			return undefined;
		}
		if (value.$ref === undefined) return { schema: value, path, refs };
		const target = findTarget(value.$ref, [...path, '$ref'], refs);
		if (!target) return undefined;
		const { $ref, ...beside } = value;
		for (const keyword of Object.keys(beside)) {
			if (keyword === 'title' || keyword === 'description') continue;
			const message = 'may not stand beside "$ref"; only title and description may';
			fault([...path, keyword], message);
		}
		const opened = open(target, path, [...refs, JSON.stringify($ref)]);
		return opened && { ...opened, schema: { ...opened.schema, ...beside } };
	}

	function findTarget(ref: unknown, path: string[], refs: readonly string[]): unknown {
		const [, name] = typeof ref === 'string' ? (/^#\/\$defs\/([^/]+)$/.exec(ref) ?? []) : [];
		if (name === undefined) {
			fault(path, 'is not supported: references lead to "#/$defs/…" only');
			return undefined;
		}
		const defs = isObject(root) ? root.$defs : undefined;
		const key = name.replaceAll('~1', '/').replaceAll('~0', '~');
		if (!isObject(defs) || !Object.hasOwn(defs, key)) fault(path, 'leads to no definition');
		else if (refs.length >= MAX_REFERENCES) fault(path, `is behind ${MAX_REFERENCES} references`);
		else if (refs.includes(JSON.stringify(ref)))
			fault(path, 'leads back to itself; cycles are refused');
		else return defs[key];
		return undefined;
	}

	function refuseOthers({ schema, path }: Node, type: JsonType, isRoot: boolean): void {
		const known = new Set<string>([...COMMON, ...KEYWORDS[type], ...(isRoot ? ROOT : [])]);
		for (const keyword of Object.keys(schema)) {
			if (!known.has(keyword)) fault([...path, keyword], reasonAgainst(keyword, type));
		}
	}

	function readType({ schema, path }: Node): { type: JsonType; nullable: boolean } | undefined {
		const stated = schema.type ?? impliedType(schema);
		const list: unknown[] = Array.isArray(stated) ? stated : [stated];
		const nullable = Array.isArray(stated) && list.includes('null');
		const types = list.filter((one) => !(nullable && one === 'null'));
		const [type] = types;
		const isKnown = JSON_TYPES.some((one) => one === type);
		if (types.length === 1 && isKnown) return { type: type as JsonType, nullable };
		const message =
			types.length > 1
				? 'is not supported: a field has one type, and may be null'
				: `must be one of ${JSON_TYPES.join(', ')}, or a list of one of them and "null"`;
		// Without a type every other keyword would be a fault, too; an unsupported one explains more.
		const alternative = ['anyOf', 'oneOf', 'allOf', 'not'].find((one) => one in schema);
		if (schema.type === undefined && alternative !== undefined) {
			fault([...path, alternative], reasonAgainst(alternative, 'string'));
		} else fault([...path, 'type'], message);
		return undefined;
	}

	function readProperties(node: Node, depth: number): FieldMap {
		const { schema, path, refs } = node;
		const own = [...path, 'properties'];
		if (!isObject(schema.properties)) {
			fault(own, 'is required for an object, and maps names to schemas');
			return {};
		}
		const entries = Object.entries(schema.properties);
		fieldCount += entries.length;
		if (fieldCount > limits.maxFields) return {};
		if (entries.length > 0 && depth > limits.maxDepth) {
			fault(own, `nests too deep: fields may be at most ${limits.maxDepth} levels deep`);
			return {};
		}
		const required = readRequired(node, schema.properties);
		const fields: FieldMap = {};
		for (const [name, value] of entries) {
			const here = [...own, name];
			if (RESERVED_NAMES.has(name)) {
				fault(here, 'this name is reserved; choose another');
				continue;
			}
			const opened = open(value, here, refs);
			const definition = opened && readDefinition(opened, depth);
			if (!definition) continue;
			const rules = {
				...(required.has(name) && { required: true as const }),
				...definition.rules,
			};
			fields[name] = { ...definition, ...(Object.keys(rules).length > 0 && { rules }) };
		}
		return fields;
	}

	function readRequired({ schema, path }: Node, properties: Loose): ReadonlySet<string> {
		const { required } = schema;
		if (required === undefined) return new Set();
		if (!Array.isArray(required) || required.some((one) => typeof one !== 'string')) {
			fault([...path, 'required'], 'must be a list of names');
			return new Set();
		}
		for (const name of required as string[]) {
			if (Object.hasOwn(properties, name)) continue;
			fault(
				[...path, 'required'],
				`names ${JSON.stringify(name.slice(0, 80))}, which is no property`,
			);
		}
		return new Set(required as string[]);
	}

	function readClosed({ schema, path }: Node): Pick<FieldRules, 'closed'> {
		const { additionalProperties } = schema;
		if (additionalProperties === undefined) return {};
		if (additionalProperties === false) return { closed: true };
		const message = 'is not supported: a result has exactly the keys of the template; write false';
		fault([...path, 'additionalProperties'], message);
		return {};
	}

	function readDefinition(node: Node, depth: number): FieldDefinition | undefined {
		const { schema, path } = node;
		const stated = readType(node);
		if (!stated) return undefined;
		const { type, nullable } = stated;
		refuseOthers(node, type, false);
		const description = readText(schema.description, [...path, 'description']);
		const title = readText(schema.title, [...path, 'title']);
		if (nullable && (type === 'object' || type === 'array')) {
			fault([...path, 'type'], `a result never has null in place of an ${type}; remove "null"`);
		}
		const rules: FieldRules = {
			...(title !== undefined && { title }),
			...(nullable && { nullable: true }),
			...readRules(node, type),
		};
		const core = readCore(node, type, depth, rules);
		if (!core) return undefined;
		return {
			...core,
			...(description !== undefined && { description }),
			...(Object.keys(rules).length > 0 && { rules }),
		};
	}

	/** The type of a field with its parts. Keywords that the template language lacks become rules. */
	function readCore(
		node: Node,
		type: JsonType,
		depth: number,
		rules: FieldRules,
	): FieldDefinition | undefined {
		if (type === 'object') {
			Object.assign(rules, readClosed(node));
			return { type, properties: readProperties(node, depth + 1) };
		}
		if (type === 'array') return readList(node, depth, rules);
		if (type === 'integer') rules.integer = true;
		if (type !== 'string') return { type: type === 'integer' ? 'number' : type };
		const { format } = node.schema;
		if (format === undefined) return { type };
		if (format === 'date') return { type: 'date' };
		if (format === 'date-time') rules.format = 'date-time';
		else if (typeof format === 'string' && Object.hasOwn(SCHEMA_FORMATS, format)) {
			const own: StringFormat = SCHEMA_FORMATS[format as keyof typeof SCHEMA_FORMATS];
			return { type, format: own };
		} else {
			fault([...node.path, 'format'], `must be one of ${ALL_FORMATS.join(', ')}`);
		}
		return { type };
	}

	function readList({ schema, path, refs }: Node, depth: number, rules: FieldRules) {
		const here = [...path, 'items'];
		if (schema.items === undefined) {
			fault(here, 'is required for an array');
			return undefined;
		}
		const items = open(schema.items, here, refs);
		const definition = items && readDefinition(items, depth);
		if (!definition) return undefined;
		const { type, properties, description } = definition;
		if (type === 'array') {
			fault(here, 'is not supported: the values of a list are no lists; wrap them in an object');
			return undefined;
		}
		if (definition.format !== undefined) {
			fault([...here, 'format'], 'is not supported for plain values of a list, apart from date');
		}
		if (definition.rules?.computed !== undefined || definition.rules?.lookup) {
			fault(here, 'the values of a list are neither computed nor looked up');
		}
		const ofItems = { ...definition.rules, ...(description !== undefined && { description }) };
		if (Object.keys(ofItems).length > 0) rules.items = ofItems;
		return {
			type: 'array' as const,
			itemType: type,
			...(type === 'object' && { itemSchema: { properties: properties ?? {} } }),
		};
	}

	function readText(value: unknown, path: string[]): string | undefined {
		if (value === undefined || typeof value === 'string') return value;
		fault(path, 'must be a text');
		return undefined;
	}

	const schema = readRoot();
	if (fieldCount > limits.maxFields) {
		const message = `has more than ${limits.maxFields} fields, nested ones and references counted`;
		fault(['properties'], message);
	}
	return { schema, faults };

	function readRoot(): TemplateSchema {
		const node = open(root, [], []);
		if (!node) return { data: {} };
		const { schema: top } = node;
		if (top.$schema !== undefined && top.$schema !== DIALECT && top.$schema !== `${DIALECT}#`) {
			fault(['$schema'], `must be ${DIALECT}, or be left out`);
		}
		const stated = readType({ ...node, schema: { type: ROOT_TYPE, ...top } });
		if (!stated) return { data: {} };
		if (stated.type !== ROOT_TYPE || stated.nullable) {
			fault(['type'], 'must be "object": a result is an object');
			return { data: {} };
		}
		refuseOthers(node, ROOT_TYPE, true);
		const rules: TemplateRules = {
			...withTexts(top),
			...readClosed(node),
			...(top['x-checks'] !== undefined && { checks: top['x-checks'] as TemplateRules['checks'] }),
			...(top['x-duplicates'] !== undefined && {
				duplicates: top['x-duplicates'] as TemplateRules['duplicates'],
			}),
		};
		const data = readProperties(node, 1);
		return { data, ...(Object.keys(rules).length > 0 && { rules }) };
	}

	function withTexts(top: Loose): Pick<TemplateRules, 'title' | 'description'> {
		const title = readText(top.title, ['title']);
		const description = readText(top.description, ['description']);
		return {
			...(title !== undefined && { title }),
			...(description !== undefined && { description }),
		};
	}
}

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

/** The rules of a schema as they are written: their values are checked with the template. */
function readRules({ schema }: Node, type: JsonType): FieldRules {
	const entries = Object.entries(RULES)
		.filter(([keyword]) => KEYWORDS[type].includes(keyword) && schema[keyword] !== undefined)
		.map(([keyword, rule]) => [rule, schema[keyword]]);
	const rules = Object.fromEntries(entries) as FieldRules;
	// `false` is what it is without the keyword.
	if (type === 'array' && schema.uniqueItems !== undefined && schema.uniqueItems !== false) {
		rules.uniqueItems = schema.uniqueItems as true;
	}
	return rules;
}

/** `{"enum": ["a", "b"]}` without a type is one of texts. */
function impliedType({ enum: values, const: value, properties, items }: Loose): unknown {
	const all: unknown[] = Array.isArray(values) ? values : value === undefined ? [] : [value];
	const types = [...new Set(all.map((one) => typeof one))];
	if (types.length === 1 && ['string', 'number', 'boolean'].includes(types[0] ?? ''))
		return types[0];
	if (isObject(properties)) return 'object';
	return items === undefined ? undefined : 'array';
}

function isObject(value: unknown): value is Loose {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
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
