import { isObject } from '../../../model/is-object.ts';
import type { FieldRules } from '../../../model/rules.ts';
import { COMMON, JSON_TYPES, KEYWORDS, reasonAgainst, ROOT } from './keywords.ts';
import type { JsonType } from './keywords.ts';
import type { ReportFault, Loose, SchemaNode } from './schema-node.ts';

/** The one type of a schema, and whether it may be null; undefined: it has none or several. */
export function readType(
	{ schema, path }: SchemaNode,
	fault: ReportFault,
): { type: JsonType; nullable: boolean } | undefined {
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

/** `{"enum": ["a", "b"]}` without a type is an enum of strings. */
function impliedType({ enum: values, const: value, properties, items }: Loose): unknown {
	const all: unknown[] = Array.isArray(values) ? values : value === undefined ? [] : [value];
	const types = [...new Set(all.map((one) => typeof one))];
	if (types.length === 1 && ['string', 'number', 'boolean'].includes(types[0] ?? ''))
		return types[0];
	if (isObject(properties)) return 'object';
	return items === undefined ? undefined : 'array';
}

/** Records the keywords that a schema of this type does not support. */
export function refuseOthers(
	{ schema, path }: SchemaNode,
	type: JsonType,
	fault: ReportFault,
): void {
	const known = new Set<string>([...COMMON, ...KEYWORDS[type], ...(path.length === 0 ? ROOT : [])]);
	for (const keyword of Object.keys(schema)) {
		if (!known.has(keyword)) fault([...path, keyword], reasonAgainst(keyword, type));
	}
}

/** The names of `properties` that must be there. */
export function readRequired(
	{ schema, path }: SchemaNode,
	properties: Loose,
	fault: ReportFault,
): ReadonlySet<string> {
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

export function readClosed(
	{ schema, path }: SchemaNode,
	fault: ReportFault,
): Pick<FieldRules, 'closed'> {
	const { additionalProperties } = schema;
	if (additionalProperties === undefined) return {};
	if (additionalProperties === false) return { closed: true };
	const message = 'is not supported: a result has exactly the keys of the template; write false';
	fault([...path, 'additionalProperties'], message);
	return {};
}

export function readText(value: unknown, path: string[], fault: ReportFault): string | undefined {
	if (value === undefined || typeof value === 'string') return value;
	fault(path, 'must be a text');
	return undefined;
}
