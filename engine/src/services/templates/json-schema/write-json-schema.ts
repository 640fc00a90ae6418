import type { FieldRules } from '../../../model/rules.ts';
import type { FieldDefinition, FieldMap, TemplateSchema } from '../../../model/template.ts';
import { DIALECT, SCHEMA_FORMATS } from './keywords.ts';

type Loose = Record<string, unknown>;

/** A template as a JSON Schema (draft 2020-12). */
export function writeJsonSchema({ data, rules = {} }: TemplateSchema): Loose {
	const { title, description, closed, checks, duplicates } = rules;
	return defined({
		$schema: DIALECT,
		title,
		description,
		...writeObject(data, closed),
		'x-checks': checks,
		'x-duplicates': duplicates,
	});
}

function writeObject(fields: FieldMap, closed: true | undefined): Loose {
	const required = Object.entries(fields).flatMap(([name, { rules }]) =>
		rules?.required ? [name] : [],
	);
	return defined({
		type: 'object',
		properties: Object.fromEntries(
			Object.entries(fields).map(([name, definition]) => [name, writeField(definition)]),
		),
		required: required.length > 0 ? required : undefined,
		additionalProperties: closed ? false : undefined,
	});
}

function writeField({ rules = {}, description, ...definition }: FieldDefinition): Loose {
	return defined({
		...writeCore(definition, rules),
		title: rules.title,
		description,
		...writeRules(rules),
	});
}

function writeCore(
	{ type, format, itemType, itemSchema, properties }: FieldDefinition,
	rules: FieldRules,
): Loose {
	if (type === 'object') return writeObject(properties ?? {}, rules.closed);
	if (type === 'array') {
		const { items = {} } = rules;
		const item: FieldDefinition = {
			type: itemType ?? 'string',
			description: items.description,
			properties: itemSchema?.properties,
			rules: items,
		};
		return { type, items: writeField(item) };
	}
	const own = type === 'date' ? 'string' : rules.integer ? 'integer' : type;
	return { type: rules.nullable ? [own, 'null'] : own, format: formatOf(type, format, rules) };
}

function formatOf(
	type: FieldDefinition['type'],
	format: FieldDefinition['format'],
	rules: FieldRules,
): string | undefined {
	if (type === 'date') return 'date';
	if (format === undefined) return rules.format;
	return Object.entries(SCHEMA_FORMATS).find(([, own]) => own === format)?.[0] ?? format;
}

function writeRules(rules: FieldRules): Loose {
	return {
		default: rules.default,
		enum: rules.enum,
		'x-synonyms': rules.synonyms,
		const: rules.const,
		pattern: rules.pattern,
		minimum: rules.minimum,
		maximum: rules.maximum,
		exclusiveMinimum: rules.exclusiveMinimum,
		exclusiveMaximum: rules.exclusiveMaximum,
		multipleOf: rules.multipleOf,
		minLength: rules.minLength,
		maxLength: rules.maxLength,
		minItems: rules.minItems,
		maxItems: rules.maxItems,
		uniqueItems: rules.uniqueItems,
		'x-computed': rules.computed,
		'x-lookup': rules.lookup,
	};
}

function defined(value: Loose): Loose {
	return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined));
}
