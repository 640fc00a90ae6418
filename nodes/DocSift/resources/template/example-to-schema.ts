import type { IDataObject, IExecuteFunctions } from 'n8n-workflow';
import { NodeOperationError } from 'n8n-workflow';
import { isObject } from '../../../shared/read-path';

const ISO_DATE =
	/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})?)?$/;
/** What a text looks like → the format of the template language. */
const FORMATS: readonly [RegExp, string][] = [
	[/^[^\s@]{1,64}@[^\s@]{1,200}$/, 'email'],
	[/^https?:\/\/\S{1,2000}$/i, 'url'],
	[/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, 'iban'],
];
/** The engine refuses deeper templates; this only bounds the recursion. */
const MAX_DEPTH = 20;

/** Proposes the fields of a template from an example of a result: its keys, with the types of their values. */
export function exampleToSchema(
	context: IExecuteFunctions,
	itemIndex: number,
	example: IDataObject,
): IDataObject {
	const refuse = (message: string): never => {
		const description =
			'Write one result as you want to get it, such as {"number": "A-1", "total": 12.5, "lines": [{"text": "Desk"}]}.';
		throw new NodeOperationError(context.getNode(), message, { description, itemIndex });
	};
	return { data: toFields([example], '', 0, refuse) };
}

type Refuse = (message: string) => never;

/** The fields of several objects of one kind, such as the rows of a list. */
function toFields(
	objects: readonly IDataObject[],
	above: string,
	depth: number,
	refuse: Refuse,
): IDataObject {
	if (depth > MAX_DEPTH) refuse(`The example is nested too deeply at "${above}"`);
	const values = new Map<string, unknown[]>();
	for (const one of objects) {
		for (const [name, value] of Object.entries(one)) {
			values.set(name, [...(values.get(name) ?? []), value]);
		}
	}
	if (values.size === 0) {
		refuse(above === '' ? 'The example has no fields' : `The example has no fields in "${above}"`);
	}
	const fields = [...values].map(([name, found]) => {
		const path = above === '' ? name : `${above}.${name}`;
		return [name, toField(found, path, depth, refuse)] as const;
	});
	return Object.fromEntries(fields);
}

function toField(
	values: readonly unknown[],
	path: string,
	depth: number,
	refuse: Refuse,
): IDataObject {
	const known = values.filter((value) => value !== null && value !== undefined);
	if (known.length > 0 && known.every(Array.isArray)) {
		return toList(known.flat() as unknown[], path, depth, refuse);
	}
	const objects = known.filter(isObject);
	if (objects.length === 0) {
		if (known.some(Array.isArray))
			refuse(`"${path}" is a list in one place and a value in another`);
		return toValue(known);
	}
	if (objects.length < known.length) refuse(`"${path}" is an object in one place only`);
	return { type: 'object', properties: toFields(objects, path, depth + 1, refuse) };
}

function toList(
	entries: readonly unknown[],
	path: string,
	depth: number,
	refuse: Refuse,
): IDataObject {
	if (entries.some(Array.isArray)) refuse(`"${path}" is a list of lists`);
	const objects = entries.filter(isObject);
	if (objects.length === 0) {
		const known = entries.filter((value) => value !== null);
		return { type: 'array', itemType: toValue(known).type };
	}
	if (objects.length < entries.length) refuse(`"${path}" mixes objects and values`);
	const properties = toFields(objects, path, depth + 1, refuse);
	return { type: 'array', itemType: 'object', itemSchema: { properties } };
}

/** Without a value, or with values of several types, a text can hold anything. */
function toValue(known: readonly unknown[]): IDataObject {
	const isEvery = (type: string) =>
		known.length > 0 && known.every((value) => typeof value === type);
	if (isEvery('number')) return { type: 'number' };
	if (isEvery('boolean')) return { type: 'boolean' };
	if (!isEvery('string')) return { type: 'string' };
	const looksLike = (pattern: RegExp) => (known as string[]).every((text) => pattern.test(text));
	if (looksLike(ISO_DATE)) return { type: 'date' };
	const format = FORMATS.find(([pattern]) => looksLike(pattern))?.[1];
	return { type: 'string', ...(format !== undefined && { format }) };
}
