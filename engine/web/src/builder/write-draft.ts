import { hasInner } from './field-nodes.ts';
import type { DraftNodes, FieldNode } from './field-nodes.ts';

/** Names and values in order; unlike an object, it can hold a name twice. */
type Entries = [name: string, value: unknown][];
class Group {
	readonly entries: Entries;
	constructor(entries: Entries) {
		this.entries = entries;
	}
}

/**
 * Serialises a template. Duplicate names are both written, because a field must not vanish while its name is being
 * typed.
 */
export function writeDraft(nodes: DraftNodes): string {
	const { name, description, category, secondReader, review, rules, fields, match } = nodes;
	const data = writeFields(fields);
	return write(
		new Group([
			['name', name],
			...given(description.trim() !== '', 'description', description),
			['category', category],
			['schema', new Group([['data', data]])],
			...given(secondReader !== null, 'secondReader', secondReader),
			...given(review !== null, 'review', review),
			...given(match !== undefined, 'match', match),
			...given(rules !== null, 'rules', rules),
		]),
		'',
	);
}

function writeFields(fields: readonly FieldNode[]): Group {
	return new Group(fields.map((field) => [field.name, writeField(field)]));
}

function writeField({ type, ...field }: FieldNode): Group {
	const isList = type === 'array';
	const inner = writeFields(field.children);
	return new Group([
		['type', type],
		...given(field.description.trim() !== '', 'description', field.description),
		...given(type === 'string' && field.format !== null, 'format', field.format),
		...given(isList, 'itemType', field.itemType),
		...given(
			isList && hasInner({ type, itemType: field.itemType }),
			'itemSchema',
			new Group([['properties', inner]]),
		),
		...given(type === 'object', 'properties', inner),
		...given(field.rules !== null, 'rules', field.rules),
	]);
}

function given(isGiven: boolean, name: string, value: unknown): Entries {
	return isGiven ? [[name, value]] : [];
}

function write(value: unknown, indent: string): string {
	if (!(value instanceof Group))
		return JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);
	if (value.entries.length === 0) return '{}';
	const inside = `${indent}  `;
	const lines = value.entries.map(
		([name, one]) => `${inside}${JSON.stringify(name)}: ${write(one, inside)}`,
	);
	return `{\n${lines.join(',\n')}\n${indent}}`;
}
