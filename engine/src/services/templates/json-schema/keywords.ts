/** The dialect of JSON Schema that is read and written. */
export const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

export const JSON_TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object'] as const;
export type JsonType = (typeof JSON_TYPES)[number];

const NUMBER = [
	'minimum',
	'maximum',
	'exclusiveMinimum',
	'exclusiveMaximum',
	'multipleOf',
] as const;
const PLAIN = ['enum', 'const', 'default', 'x-synonyms', 'x-computed', 'x-lookup'] as const;

/** Keywords of every schema. */
export const COMMON = ['type', 'title', 'description', '$ref'] as const;
/** Keywords by type. */
export const KEYWORDS: Readonly<Record<JsonType, readonly string[]>> = {
	string: [...PLAIN, 'pattern', 'format', 'minLength', 'maxLength'],
	number: [...PLAIN, ...NUMBER],
	integer: [...PLAIN, ...NUMBER],
	boolean: [...PLAIN],
	array: ['items', 'minItems', 'maxItems', 'uniqueItems'],
	object: ['properties', 'required', 'additionalProperties'],
};
/** Keywords of the outermost schema only. */
export const ROOT = ['$schema', '$defs', 'x-checks', 'x-duplicates'] as const;

/** JSON Schema's names of formats, and those of the template language. */
export const SCHEMA_FORMATS = {
	time: 'time',
	email: 'email',
	uri: 'url',
	phone: 'phone',
	address: 'address',
	iban: 'iban',
} as const;
export const ALL_FORMATS = ['date', 'date-time', ...Object.keys(SCHEMA_FORMATS)];

const ALTERNATIVES =
	'a field has one type and one set of rules; for a value that may be missing, write "type": ["string", "null"]';
const EXACT_KEYS = 'a result has exactly the keys of the template';
const ONE_KIND = 'the values of a list are all of one kind; describe them with "items"';
const ANCHORS = 'references lead to "#/$defs/…" only';

/** Why a keyword of JSON Schema is not supported. */
const REASONS: Readonly<Record<string, string>> = {
	anyOf: ALTERNATIVES,
	oneOf: ALTERNATIVES,
	allOf: ALTERNATIVES,
	not: ALTERNATIVES,
	if: 'write the condition as an expression in "x-checks"',
	then: 'write the condition as an expression in "x-checks"',
	else: 'write the condition as an expression in "x-checks"',
	dependentRequired: 'write the condition as an expression in "x-checks"',
	dependentSchemas: 'write the condition as an expression in "x-checks"',
	patternProperties: EXACT_KEYS,
	propertyNames: EXACT_KEYS,
	minProperties: EXACT_KEYS,
	maxProperties: EXACT_KEYS,
	unevaluatedProperties: EXACT_KEYS,
	prefixItems: ONE_KIND,
	contains: ONE_KIND,
	minContains: ONE_KIND,
	maxContains: ONE_KIND,
	unevaluatedItems: ONE_KIND,
	additionalItems: ONE_KIND,
	$id: ANCHORS,
	$anchor: ANCHORS,
	$dynamicRef: ANCHORS,
	$dynamicAnchor: ANCHORS,
	definitions: 'this keyword of older drafts is now "$defs"',
	nullable: 'this keyword of OpenAPI 3.0 is written "type": ["string", "null"]',
	contentEncoding: 'values are plain text',
	contentMediaType: 'values are plain text',
	contentSchema: 'values are plain text',
	readOnly: 'it does not describe what a document says',
	writeOnly: 'it does not describe what a document says',
	deprecated: 'it does not describe what a document says',
	examples: 'write examples into the description, which the extraction reads',
	$comment: 'write comments into the description',
};

/** The reason why a keyword is refused at its location. */
export function reasonAgainst(keyword: string, type: JsonType): string {
	const known = Object.hasOwn(REASONS, keyword) ? REASONS[keyword] : undefined;
	if (known !== undefined) return `is not supported: ${known}`;
	if ((ROOT as readonly string[]).includes(keyword)) return 'belongs to the outermost schema only';
	const types = JSON_TYPES.filter((one) => KEYWORDS[one].includes(keyword));
	if (types.length > 0) return `applies to type ${types.join(', ')}; this field has type ${type}`;
	return 'is not a supported keyword; see the documentation of rules';
}
