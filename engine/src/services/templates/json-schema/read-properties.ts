import { isObject } from '../../../model/is-object.ts';
import type { FieldRules } from '../../../model/rules.ts';
import type {
	FieldDefinition,
	FieldMap,
	StringFormat,
	TemplateLimits,
} from '../../../model/template.ts';
import type { Open } from './follow-references.ts';
import { ALL_FORMATS, SCHEMA_FORMATS } from './keywords.ts';
import type { JsonType } from './keywords.ts';
import { readClosed, readRequired, readText, readType, refuseOthers } from './read-keywords.ts';
import { readRules } from './rule-keywords.ts';
import type { ReportFault, SchemaNode } from './schema-node.ts';

/** The state that all schemas of one document share. */
export type SchemaReading = {
	readonly limits: TemplateLimits;
	readonly fault: ReportFault;
	readonly open: Open;
	/** The number of fields so far. A referenced schema counts at each reference. */
	fieldCount: number;
};

const RESERVED_NAMES = new Set(['__proto__', 'constructor', 'prototype']);

/** The fields of an object. */
export function readProperties(node: SchemaNode, depth: number, reading: SchemaReading): FieldMap {
	const { fault, open, limits } = reading;
	const { schema, path, refs } = node;
	const own = [...path, 'properties'];
	if (!isObject(schema.properties)) {
		fault(own, 'is required for an object, and maps names to schemas');
		return {};
	}
	const entries = Object.entries(schema.properties);
	reading.fieldCount += entries.length;
	if (reading.fieldCount > limits.maxFields) return {};
	if (entries.length > 0 && depth > limits.maxDepth) {
		fault(own, `nests too deep: fields may be at most ${limits.maxDepth} levels deep`);
		return {};
	}
	const required = readRequired(node, schema.properties, fault);
	const fields: FieldMap = {};
	for (const [name, value] of entries) {
		const here = [...own, name];
		if (RESERVED_NAMES.has(name)) {
			fault(here, 'this name is reserved; choose another');
			continue;
		}
		const opened = open(value, here, refs);
		const definition = opened && readDefinition(opened, depth, reading);
		if (!definition) continue;
		const rules = {
			...(required.has(name) && { required: true as const }),
			...definition.rules,
		};
		fields[name] = { ...definition, ...(Object.keys(rules).length > 0 && { rules }) };
	}
	return fields;
}

function readDefinition(
	node: SchemaNode,
	depth: number,
	reading: SchemaReading,
): FieldDefinition | undefined {
	const { fault } = reading;
	const { schema, path } = node;
	const stated = readType(node, fault);
	if (!stated) return undefined;
	const { type, nullable } = stated;
	refuseOthers(node, type, fault);
	const description = readText(schema.description, [...path, 'description'], fault);
	const title = readText(schema.title, [...path, 'title'], fault);
	if (nullable && (type === 'object' || type === 'array')) {
		fault([...path, 'type'], `a result never has null in place of an ${type}; remove "null"`);
	}
	const core = readCore(node, type, depth, reading);
	if (!core) return undefined;
	const rules: FieldRules = {
		...(title !== undefined && { title }),
		...(nullable && { nullable: true }),
		...readRules(schema, type),
		...core.rules,
	};
	return {
		...core.definition,
		...(description !== undefined && { description }),
		...(Object.keys(rules).length > 0 && { rules }),
	};
}

type Core = { definition: FieldDefinition; rules?: FieldRules };

/** The type of a field with its parts. Keywords that the template language lacks become rules. */
function readCore(
	node: SchemaNode,
	type: JsonType,
	depth: number,
	reading: SchemaReading,
): Core | undefined {
	switch (type) {
		case 'object': {
			const rules = readClosed(node, reading.fault);
			return { definition: { type, properties: readProperties(node, depth + 1, reading) }, rules };
		}
		case 'array':
			return readList(node, depth, reading);
		case 'string':
			return readString(node, reading.fault);
		case 'integer':
			return { definition: { type: 'number' }, rules: { integer: true } };
		default:
			return { definition: { type } };
	}
}

function readString({ schema: { format }, path }: SchemaNode, fault: ReportFault): Core {
	const type = 'string';
	if (format === undefined) return { definition: { type } };
	if (format === 'date') return { definition: { type: 'date' } };
	if (format === 'date-time') return { definition: { type }, rules: { format } };
	if (typeof format === 'string' && Object.hasOwn(SCHEMA_FORMATS, format)) {
		const own: StringFormat = SCHEMA_FORMATS[format as keyof typeof SCHEMA_FORMATS];
		return { definition: { type, format: own } };
	}
	fault([...path, 'format'], `must be one of ${ALL_FORMATS.join(', ')}`);
	return { definition: { type } };
}

function readList(
	{ schema, path, refs }: SchemaNode,
	depth: number,
	reading: SchemaReading,
): Core | undefined {
	const { fault, open } = reading;
	const here = [...path, 'items'];
	if (schema.items === undefined) {
		fault(here, 'is required for an array');
		return undefined;
	}
	const items = open(schema.items, here, refs);
	const definition = items && readDefinition(items, depth, reading);
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
	return {
		definition: {
			type: 'array',
			itemType: type,
			...(type === 'object' && { itemSchema: { properties: properties ?? {} } }),
		},
		...(Object.keys(ofItems).length > 0 && { rules: { items: ofItems } }),
	};
}
