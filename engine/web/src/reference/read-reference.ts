import { text } from '../text.ts';

/** The part of OpenAPI 3.1 that the engine uses. */
export type Schema = {
	$ref?: string;
	type?: string | string[];
	format?: string;
	description?: string;
	enum?: unknown[];
	const?: unknown;
	items?: Schema;
	properties?: Record<string, Schema>;
	required?: string[];
	additionalProperties?: Schema | boolean;
	anyOf?: Schema[];
	oneOf?: Schema[];
	allOf?: Schema[];
};
type Parameter = {
	name: string;
	in: string;
	required?: boolean;
	description?: string;
	schema?: Schema;
};
type Content = Record<string, { schema?: Schema }>;
type Answer = { $ref?: string; description?: string; content?: Content };
export type Operation = {
	tags?: string[];
	summary?: string;
	description?: string;
	parameters?: Parameter[];
	requestBody?: { content: Content };
	responses?: Record<string, Answer>;
};
export type Reference = {
	info: { title: string; version: string; description?: string };
	paths: Record<string, Record<string, Operation>>;
	components?: { schemas?: Record<string, Schema>; responses?: Record<string, Answer> };
};

export type Entry = Operation & { method: string; path: string; id: string };
/** A row of a table: a parameter, or a field of a body. */
export type Line = { name: string; type: string; isRequired: boolean; description: string };

/** The operations by tag, in the order of the engine. */
export function listEntries({ paths }: Reference): Map<string, Entry[]> {
	const byTag = new Map<string, Entry[]>();
	for (const [path, methods] of Object.entries(paths)) {
		for (const [method, operation] of Object.entries(methods)) {
			const [tag = 'Other'] = operation.tags ?? [];
			const id = `${method}-${path}`.replace(/[^\w]+/g, '-');
			byTag.set(tag, [...(byTag.get(tag) ?? []), { ...operation, method, path, id }]);
		}
	}
	return byTag;
}

/** `string`, `list of Field`, `"a" or "b"`. */
export function nameType(schema: Schema | undefined): string {
	if (!schema) return '';
	const named = nameOf(schema);
	if (named !== undefined) return named;
	if (schema.const !== undefined) return JSON.stringify(schema.const);
	if (schema.enum) return text.reference.or(schema.enum.map((one) => JSON.stringify(one)));
	const parts = schema.anyOf ?? schema.oneOf ?? schema.allOf;
	if (parts) return text.reference.or([...new Set(parts.map(nameType))]);
	const { any, listOf, or } = text.reference;
	const types = [schema.type ?? any].flat();
	const type = or(
		types.map((one) => (one === 'array' ? listOf(nameType(schema.items) || any) : one)),
	);
	return schema.format === undefined ? type : `${type} (${schema.format})`;
}

/** The name of a referenced schema. */
function nameOf({ $ref }: Schema): string | undefined {
	return $ref?.replace('#/components/schemas/', '');
}

/** The fields of an object, also of a referenced one. */
export function listFields(schema: Schema | undefined, reference: Reference): Line[] {
	const found = resolve(schema, reference);
	const required = new Set(found?.required ?? []);
	return Object.entries(found?.properties ?? {}).map(([name, field]) => ({
		name,
		type: nameType(field),
		isRequired: required.has(name),
		description: field.description ?? '',
	}));
}

export function listParameters({ parameters = [] }: Operation): Line[] {
	return parameters.map(({ name, in: place, required = false, description, schema }) => ({
		name,
		type: `${nameType(schema)}, ${place}`,
		isRequired: required,
		description: description ?? schema?.description ?? '',
	}));
}

export function bodyOf({ requestBody }: Operation): { media: string; schema?: Schema } | null {
	const [first] = Object.entries(requestBody?.content ?? {});
	if (!first) return null;
	const [media, { schema }] = first;
	return { media, ...(schema && { schema }) };
}

export type AnswerLine = { status: string; description: string; schema: Schema | undefined };

export function listAnswers({ responses = {} }: Operation, reference: Reference): AnswerLine[] {
	return Object.entries(responses).map(([status, answer]) => {
		const name = answer.$ref?.replace('#/components/responses/', '') ?? '';
		const { description = '', content = {} } = reference.components?.responses?.[name] ?? answer;
		const [first] = Object.values(content);
		return { status, description, schema: first?.schema };
	});
}

function resolve(schema: Schema | undefined, { components }: Reference): Schema | undefined {
	const name = schema && nameOf(schema);
	return name === undefined ? schema : components?.schemas?.[name];
}
