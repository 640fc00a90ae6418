import {
	FIELD_TYPES,
	ITEM_TYPES,
	STRING_FORMATS,
	type TemplateLimits,
	type TemplateSchema,
} from '../../model/template.ts';
import { countCharacters, isPrintable } from '../../model/text.ts';
import { createRuleCheck } from './check-rules.ts';
import { isObject } from '../../model/is-object.ts';

export type SchemaFault = { path: string[]; message: string };

const NAME_MAX_CHARACTERS = 64;
const DESCRIPTION_MAX_CHARACTERS = 1000;
/** More faults do not help, and a hostile schema could contain thousands. */
const MAX_FAULTS = 100;
const RESERVED_NAMES = new Set(['__proto__', 'constructor', 'prototype']);

const DEFINITION_KEYS = [
	'type',
	'description',
	'format',
	'itemType',
	'itemSchema',
	'properties',
	'rules',
];

/**
 * Checks a template's schema (specification 2.2) and returns all faults with their paths. Not done with zod, because
 * depth and number of fields must be bounded during the walk, and zod skips a field named `__proto__`.
 */
export function checkSchema(schema: unknown, limits: TemplateLimits): SchemaFault[] {
	const faults: SchemaFault[] = [];
	let fieldCount = 0;

	function fault(path: string[], message: string): void {
		if (faults.length < MAX_FAULTS) faults.push({ path, message });
	}
	const checkRules = createRuleCheck(fault);

	function checkWrapper(value: unknown, key: string, path: string[]): void {
		if (!isObject(value)) {
			fault(path, `must be an object with the key "${key}"${got(value)}`);
			return;
		}
		for (const name of Object.keys(value)) {
			if (name !== key) fault([...path, name], `unknown key; only "${key}" belongs here`);
		}
	}

	function checkFields(value: unknown, path: string[], depth: number, inList = false): void {
		if (!isObject(value)) {
			fault(path, `must be an object that maps field names to field definitions${got(value)}`);
			return;
		}
		const fields = Object.entries(value);
		fieldCount += fields.length;
		// Stop at the limit, so that a hostile schema costs no more.
		if (fieldCount > limits.maxFields) return;
		if (fields.length > 0 && depth > limits.maxDepth) {
			fault(path, `nests too deep: fields may be at most ${limits.maxDepth} levels deep`);
			return;
		}
		for (const [name, definition] of fields) {
			if (!checkName(name, [...path, name])) continue;
			checkDefinition(definition, [...path, name], depth, inList);
		}
	}

	/** Do not check below a refused name: its faults would repeat the name. */
	function checkName(name: string, path: string[]): boolean {
		const length = countCharacters(name);
		if (RESERVED_NAMES.has(name)) {
			fault(path, 'this name is reserved; choose another');
		} else if (length < 1 || length > NAME_MAX_CHARACTERS) {
			fault(
				path,
				`a field name has 1 to ${NAME_MAX_CHARACTERS} characters, this one has ${length}`,
			);
		} else if (!isPrintable(name)) {
			fault(path, 'a field name may not contain control characters or broken Unicode');
		} else {
			return true;
		}
		return false;
	}

	function checkDefinition(value: unknown, path: string[], depth: number, inList: boolean): void {
		if (!isObject(value)) {
			fault(path, `must be a field definition, an object with at least "type"${got(value)}`);
			return;
		}
		for (const key of Object.keys(value)) {
			if (!DEFINITION_KEYS.includes(key)) {
				fault([...path, key], `unknown property; a field has ${DEFINITION_KEYS.join(', ')}`);
			}
		}
		checkDescription(value.description, [...path, 'description']);
		const type = value.type;
		const isArray = type === 'array';
		const itemsAreObjects = isArray && value.itemType === 'object';

		checkChoice(type, FIELD_TYPES, [...path, 'type']);
		const field = { type, format: value.format, inList };
		if (isOneOf(type, FIELD_TYPES)) {
			checkRules(value.rules, field, value.itemType, [...path, 'rules']);
		}
		if (isArray) checkChoice(value.itemType, ITEM_TYPES, [...path, 'itemType']);
		else refuse(value, 'itemType', path, 'only a field of type array has an itemType');

		if (type === 'string') {
			const format = value.format;
			if (format !== undefined) checkChoice(format, STRING_FORMATS, [...path, 'format']);
		} else refuse(value, 'format', path, 'only a field of type string has a format');

		const itemSchema = value.itemSchema;
		if (itemsAreObjects && itemSchema !== undefined) {
			const itemPath = [...path, 'itemSchema'];
			checkWrapper(itemSchema, 'properties', itemPath);
			if (isObject(itemSchema)) {
				checkFields(itemSchema.properties, [...itemPath, 'properties'], depth + 1, true);
			}
		} else if (!itemsAreObjects) {
			refuse(value, 'itemSchema', path, 'only an array with itemType object has an itemSchema');
		}

		if (type !== 'object') {
			refuse(
				value,
				'properties',
				path,
				'only a field of type object has properties; an array of objects has itemSchema.properties',
			);
		} else if (value.properties !== undefined) {
			checkFields(value.properties, [...path, 'properties'], depth + 1, inList);
		}
	}

	function checkDescription(value: unknown, path: string[]): void {
		if (value === undefined) return;
		if (typeof value !== 'string') fault(path, `must be a text${got(value)}`);
		else if (countCharacters(value) > DESCRIPTION_MAX_CHARACTERS) {
			fault(path, `has more than ${DESCRIPTION_MAX_CHARACTERS} characters`);
		} else if (!isPrintable(value))
			fault(path, 'may not contain control characters or broken Unicode');
	}

	function checkChoice(value: unknown, choices: readonly string[], path: string[]): void {
		if (isOneOf(value, choices)) return;
		const need = `must be one of ${choices.join(', ')}`;
		fault(path, value === undefined ? `is required and ${need}` : `${need}${got(value)}`);
	}

	function refuse(value: object, key: string, path: string[], message: string): void {
		// Without a valid type no other rule applies, so one fault is enough.
		const type: unknown = (value as Record<string, unknown>).type;
		if (Object.hasOwn(value, key) && (FIELD_TYPES as readonly unknown[]).includes(type)) {
			fault([...path, key], message);
		}
	}

	checkWrapper(schema, 'data', []);
	if (isObject(schema)) {
		const data = schema.data;
		checkFields(data, ['data'], 1);
		if (isObject(data) && Object.keys(data).length === 0) {
			fault(['data'], 'has no fields; describe at least one');
		}
	}
	if (fieldCount > limits.maxFields) {
		fault(
			['data'],
			`has more than ${limits.maxFields} fields, nested ones counted; split the template`,
		);
	}
	return faults;
}

/** For stored schemas, which were checked before. */
export function parseStoredSchema(text: string): TemplateSchema {
	return JSON.parse(text) as TemplateSchema;
}

function isOneOf(value: unknown, choices: readonly string[]): boolean {
	return typeof value === 'string' && choices.includes(value);
}

function got(value: unknown): string {
	if (value === undefined) return ' (it is missing)';
	if (value === null) return ' (got null)';
	if (typeof value === 'string') return ` (got ${JSON.stringify(shorten(value))})`;
	return ` (got ${Array.isArray(value) ? 'an array' : typeof value})`;
}

function shorten(text: string): string {
	return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
