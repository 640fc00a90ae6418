import type { FieldRules, PlainRule } from '../../model/rules.ts';
import { isRequired } from '../../model/rules.ts';
import type { FieldDefinition, FieldMap, TemplateSchema } from '../../model/template.ts';

export const TYPE_LANGUAGES = ['typescript', 'zod'] as const;
export type TypeLanguage = (typeof TYPE_LANGUAGES)[number];

type Options = { language: TypeLanguage; name: string };

/**
 * Source code that describes the result of a template. In the TypeScript type, everything that is not a list or a
 * group may be null. The Zod schema also holds the rules, so a result with a broken rule is invalid.
 */
export function writeTypes({ data }: TemplateSchema, { language, name }: Options): string {
	const identifier = toIdentifier(name);
	if (language === 'typescript') {
		return `/** A result of the template ${quoteComment(name)}. */\nexport type ${identifier} = ${writeGroup(data, '')};\n`;
	}
	return [
		`import { z } from 'zod';`,
		'',
		`/** A result of the template ${quoteComment(name)}, with its rules. */`,
		`export const ${identifier} = ${writeZodGroup(data, undefined, '')};`,
		`export type ${identifier} = z.infer<typeof ${identifier}>;`,
		'',
	].join('\n');
}

/** "Supplier invoices 2026" → `SupplierInvoices2026`. */
function toIdentifier(name: string): string {
	const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
	const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
	return /^\p{L}/u.test(joined) ? joined : `Result${joined}`;
}

/** A description must not end the comment that contains it. */
function quoteComment(text: string): string {
	return text.replaceAll(/\s+/g, ' ').replaceAll('*/', '*\\/').trim();
}

function writeGroup(fields: FieldMap, indent: string): string {
	return writeMembers(fields, indent, (field, inside) => `${writeType(field, inside)};`);
}

function writeType(field: FieldDefinition, indent: string): string {
	const { type, properties = {}, itemType = 'string', itemSchema, rules = {} } = field;
	if (type === 'object') return writeGroup(properties, indent);
	if (type !== 'array') return `${writeScalar(type, rules)} | null`;
	if (itemType === 'object') return `${writeGroup(itemSchema?.properties ?? {}, indent)}[]`;
	const item = writeScalar(itemType, rules.items ?? {});
	return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
}

/** The values of `enum` do not limit the type, because a value that breaks the rule is returned as printed. */
function writeScalar(type: FieldDefinition['type'], { enum: choices, const: only }: FieldRules) {
	const base = type === 'date' ? 'string' : type;
	const known = only === undefined ? choices : [only];
	if (!known || base !== 'string') return base;
	const literals = known.filter((one) => one !== null).map(writeLiteral);
	return literals.length === 0 ? base : `${literals.join(' | ')} | (string & {})`;
}

function writeLiteral(value: PlainRule): string {
	return typeof value === 'string' ? writeString(value) : String(value);
}

/** A literal in single quotes. JSON escapes everything else that a source text cannot hold. */
function writeString(value: string): string {
	const inner = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
	return `'${inner.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}'`;
}

function writeMembers(
	fields: FieldMap,
	indent: string,
	write: (field: FieldDefinition, indent: string) => string,
): string {
	const entries = Object.entries(fields);
	if (entries.length === 0) return '{}';
	const inside = `${indent}\t`;
	const members = entries.map(([name, field]) => {
		const about = field.description ?? field.rules?.title;
		const key = /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) ? name : writeString(name);
		const comment = about === undefined ? '' : `${inside}/** ${quoteComment(about)} */\n`;
		return `${comment}${inside}${key}: ${write(field, inside)}`;
	});
	return `{\n${members.join('\n')}\n${indent}}`;
}

function writeZodGroup(fields: FieldMap, closed: true | undefined, indent: string): string {
	const shape = writeMembers(fields, indent, (field, inside) => `${writeZod(field, inside)},`);
	return `z.${closed ? 'strictObject' : 'object'}(${shape})`;
}

function writeZod(field: FieldDefinition, indent: string): string {
	const { type, properties = {}, itemType = 'string', itemSchema, rules = {} } = field;
	if (type === 'object') return writeZodGroup(properties, rules.closed, indent);
	if (type !== 'array') {
		const scalar = writeZodScalar(field, rules);
		return isRequired(rules) ? scalar : `${scalar}.nullable()`;
	}
	const item =
		itemType === 'object'
			? writeZodGroup(itemSchema?.properties ?? {}, rules.items?.closed, indent)
			: writeZodScalar({ type: itemType }, rules.items ?? {});
	return `z.array(${item})${limit('min', rules.minItems)}${limit('max', rules.maxItems)}`;
}

function writeZodScalar({ type, format }: FieldDefinition, rules: FieldRules): string {
	const { enum: choices, const: only } = rules;
	const known = (only === undefined ? choices : [only])?.filter((one) => one !== null);
	if (known && known.length > 0) return `z.literal([${known.map(writeLiteral).join(', ')}])`;
	if (type === 'boolean') return 'z.boolean()';
	if (type === 'number') {
		return [
			`z.${rules.integer ? 'int' : 'number'}()`,
			limit('min', rules.minimum),
			limit('max', rules.maximum),
			limit('gt', rules.exclusiveMinimum),
			limit('lt', rules.exclusiveMaximum),
		].join('');
	}
	if (type === 'date' || format === 'date') return 'z.iso.date()';
	const { pattern } = rules;
	return [
		'z.string()',
		limit('min', rules.minLength),
		limit('max', rules.maxLength),
		pattern !== undefined && isScriptPattern(pattern)
			? `.regex(new RegExp(${writeString(pattern)}, 'u'))`
			: '',
	].join('');
}

function limit(method: string, value: number | undefined): string {
	return value === undefined ? '' : `.${method}(${value})`;
}

/** A few patterns of RE2, such as `(?i)` or `\z`, are not valid in JavaScript. */
function isScriptPattern(pattern: string): boolean {
	try {
		new RegExp(pattern, 'u');
		return true;
	} catch {
		return false;
	}
}
