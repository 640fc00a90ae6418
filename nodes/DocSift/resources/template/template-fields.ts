import type { IDataObject, IExecuteFunctions, INodeProperties } from 'n8n-workflow';
import { NodeOperationError } from 'n8n-workflow';

export const nameField: INodeProperties = {
	displayName: 'Name',
	name: 'name',
	type: 'string',
	required: true,
	default: '',
	placeholder: 'e.g. Delivery note',
};

export const categoryField: INodeProperties = {
	displayName: 'Category',
	name: 'category',
	type: 'options',
	options: [
		{ name: 'Contract', value: 'CONTRACT' },
		{ name: 'Custom', value: 'CUSTOM', description: 'Any other kind of document' },
		{ name: 'Identity Document', value: 'ID_DOCUMENT' },
		{ name: 'Invoice', value: 'INVOICE' },
		{ name: 'Medical Record', value: 'MEDICAL_RECORD' },
		{ name: 'Receipt', value: 'RECEIPT' },
		{ name: 'Résumé', value: 'RESUME' },
	],
	default: 'CUSTOM',
	description: 'What kind of document the template is for',
};

export const descriptionField: INodeProperties = {
	displayName: 'Description',
	name: 'description',
	type: 'string',
	default: '',
	description: 'What the template is for, in your own words',
};

const itemTypes = [
	{ name: 'Boolean', value: 'boolean' },
	{ name: 'Date', value: 'date' },
	{ name: 'Number', value: 'number' },
	{ name: 'Object', value: 'object' },
	{ name: 'String', value: 'string' },
];

export const fieldsField: INodeProperties = {
	displayName: 'Fields',
	name: 'fields',
	type: 'fixedCollection',
	typeOptions: { multipleValues: true, sortable: true },
	placeholder: 'Add Field',
	default: {},
	options: [
		{
			displayName: 'Field',
			name: 'field',
			values: [
				{
					displayName: 'Field Name',
					name: 'name',
					type: 'string',
					required: true,
					default: '',
					placeholder: 'e.g. dueDate',
					description: 'What the field is called in the result',
				},
				{
					displayName: 'Field Type',
					name: 'type',
					type: 'options',
					options: [
						{ name: 'Array', value: 'array', description: 'Several of a kind, such as line items' },
						{ name: 'Boolean', value: 'boolean', description: 'Yes or no, tick boxes' },
						{ name: 'Date', value: 'date' },
						{ name: 'Number', value: 'number', description: 'Amounts and percentages too' },
						{ name: 'Object', value: 'object', description: 'Fields that belong together' },
						{ name: 'String', value: 'string' },
					],
					default: 'string',
					description: 'What kind of value the field holds',
				},
				{
					displayName: 'Format',
					name: 'format',
					type: 'options',
					options: [
						{ name: 'Address', value: 'address' },
						{ name: 'Any Text', value: '' },
						{ name: 'Date', value: 'date' },
						{ name: 'Email', value: 'email' },
						{ name: 'IBAN', value: 'iban' },
						{ name: 'Phone', value: 'phone' },
						{ name: 'Time', value: 'time' },
						{ name: 'URL', value: 'url' },
					],
					default: '',
					description: 'What the text must look like',
					displayOptions: { show: { type: ['string'] } },
				},
				{
					displayName: 'Item Type',
					name: 'itemType',
					type: 'options',
					options: itemTypes,
					default: 'object',
					description: 'What each entry of the array is; objects for the rows of a table',
					displayOptions: { show: { type: ['array'] } },
				},
				{
					displayName: 'Meaning',
					name: 'description',
					type: 'string',
					default: '',
					placeholder: 'e.g. Date by which the invoice must be paid',
					description:
						'What the field means and how it is labelled on the document; it guides the extraction',
				},
				{
					displayName: 'Nested Fields (JSON)',
					name: 'nested',
					type: 'json',
					default: '{\n  "description": { "type": "string" },\n  "amount": { "type": "number" }\n}',
					description: 'The fields of the object, or of each row: their names, each with its type',
					displayOptions: { show: { type: ['array', 'object'] } },
				},
			],
		},
	],
};

export const schemaField: INodeProperties = {
	displayName: 'Schema (JSON)',
	name: 'schema',
	type: 'json',
	default:
		'{\n  "data": {\n    "noteNumber": { "type": "string" },\n    "deliveredOn": { "type": "date" }\n  }\n}',
	description:
		'The schema as the API takes it, {"data": {…}}, or only the map of the fields that belongs into data',
};

export const jsonSchemaField: INodeProperties = {
	displayName: 'JSON Schema',
	name: 'jsonSchema',
	type: 'json',
	default:
		'{\n  "type": "object",\n  "properties": {\n    "noteNumber": { "type": "string", "pattern": "^LS-" },\n    "deliveredOn": { "type": "string", "format": "date" }\n  },\n  "required": ["noteNumber"]\n}',
	description:
		'A JSON Schema (draft 2020-12). Required values, patterns, ranges and enumerations become rules: a result that breaks one needs review. A keyword that DocSift does not support is refused with its place.',
};

export const exampleField: INodeProperties = {
	displayName: 'Example (JSON)',
	name: 'example',
	type: 'json',
	default:
		'{\n  "noteNumber": "LS-1001",\n  "deliveredOn": "2026-10-05",\n  "items": [{ "article": "Oak shelf", "quantity": 4 }]\n}',
	description:
		'One result as you want to get it. Keys become fields; the values only show the types: text, number, true or false, date (2026-10-05), list or object.',
};

export const defineBySelector: INodeProperties = {
	displayName: 'Define Fields',
	name: 'defineBy',
	type: 'options',
	noDataExpression: true,
	options: [
		{ name: 'One by One', value: 'fields' },
		{ name: 'As JSON', value: 'json', description: 'In the template language of DocSift' },
		{ name: 'As JSON Schema', value: 'jsonSchema', description: 'With rules for the values' },
		{
			name: 'From Example JSON',
			value: 'example',
			description: 'The keys and types of a result as you want to get it',
		},
	],
	default: 'fields',
};

type FieldRow = {
	name?: string | number | null;
	type: string;
	description?: string;
	format?: string;
	itemType?: string;
	nested?: unknown;
};

/** Builds the schema from the rows of the collection. */
export function toSchema(
	context: IExecuteFunctions,
	itemIndex: number,
	rows: readonly FieldRow[],
): IDataObject {
	const data: IDataObject = {};
	for (const [index, row] of rows.entries()) {
		const name = String(row.name ?? '').trim();
		const fault =
			name === ''
				? `Field ${index + 1} has no name`
				: Object.hasOwn(data, name) && `Two fields are called "${name}"`;
		if (fault) {
			const description = 'Each field needs a name of its own: its key in the result.';
			throw new NodeOperationError(context.getNode(), fault, { description, itemIndex });
		}
		data[name] = toDefinition(context, itemIndex, { ...row, name });
	}
	return { data };
}

function toDefinition(
	context: IExecuteFunctions,
	itemIndex: number,
	{ name, type, description, format, itemType = 'object', nested }: FieldRow,
): IDataObject {
	const holdsFields = type === 'object' || (type === 'array' && itemType === 'object');
	const properties = holdsFields
		? readJson(context, itemIndex, nested ?? '{}', `nested fields of "${name}"`)
		: {};
	return {
		type,
		...(description && { description }),
		...(type === 'string' && format && { format }),
		...(type === 'object' && { properties }),
		...(type === 'array' && {
			itemType,
			...(itemType === 'object' && { itemSchema: { properties } }),
		}),
	};
}

/** Parses a schema in JSON; the map of fields alone is accepted as well. */
export function readSchema(
	context: IExecuteFunctions,
	itemIndex: number,
	written: unknown,
): IDataObject {
	const schema = readJson(context, itemIndex, written, 'schema');
	const isWhole =
		Object.keys(schema).length === 1 &&
		typeof schema.data === 'object' &&
		typeof (schema.data as IDataObject | null)?.type !== 'string';
	return isWhole ? schema : { data: schema };
}

export function readJson(
	context: IExecuteFunctions,
	itemIndex: number,
	written: unknown,
	what: string,
): IDataObject {
	const value = typeof written === 'string' ? parseJson(written) : written;
	if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
		return value as IDataObject;
	}
	throw new NodeOperationError(context.getNode(), `The ${what} must be a JSON object`, {
		description: 'Such as {"total": {"type": "number"}, "issuedOn": {"type": "date"}}.',
		itemIndex,
	});
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
