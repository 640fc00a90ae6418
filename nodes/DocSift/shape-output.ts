import type { IDataObject, IExecuteFunctions, INodeProperties } from 'n8n-workflow';
import { isObjectEmpty, NodeOperationError } from 'n8n-workflow';
import { optionsOf, readText } from './operation';
import type { Output } from './operation';

/** One document of an answer. */
export type ParsedDocument = {
	fileName: string;
	result: IDataObject;
	/** Pages, details: what is known beside the fields. */
	info: IDataObject;
};

export const outputSelector: INodeProperties = {
	displayName: 'Output',
	name: 'output',
	type: 'options',
	noDataExpression: true,
	options: [
		{
			name: 'One Item per Document',
			value: 'documents',
			description: 'The fields of the template become the fields of the item',
		},
		{
			name: 'One Item per Row of a Field',
			value: 'rows',
			description: 'Such as the line items of an invoice, straight into a spreadsheet',
		},
		{
			name: 'Whole Answer',
			value: 'answer',
			description: 'One item with what the engine has answered, page counts included',
		},
	],
	default: 'documents',
};

export const rowsField: INodeProperties = {
	displayName: 'Field with the Rows',
	name: 'rowsField',
	type: 'string',
	required: true,
	default: 'lineItems',
	hint: 'The name of an array field of the template; dots lead into objects, as in order.lines',
	displayOptions: { show: { output: ['rows'] } },
};

export const unreadableOption: INodeProperties = {
	displayName: 'If a Document Cannot Be Read',
	name: 'unreadable',
	type: 'options',
	options: [
		{
			name: 'Fail the Item',
			value: 'error',
			description: 'An error of the item, which On Error in the settings of the node can catch',
		},
		{
			name: 'Output the Reason as Data',
			value: 'data',
			description: 'An item with the fields fileName and error',
		},
	],
	default: 'error',
	description:
		'What to do with a document that is damaged, locked with a password, blank, too long and the like. It costs no pages.',
};

export const outputOptions: INodeProperties[] = [
	{
		displayName: 'Add Document Fields to Rows',
		name: 'addDocumentFields',
		type: 'boolean',
		default: true,
		description:
			'Whether each row also gets the other fields of its document, such as the invoice number. A document without rows then gives one item of its own.',
		displayOptions: { show: { '/output': ['rows'] } },
	},
	{
		displayName: 'Add Document Info',
		name: 'addInfo',
		type: 'boolean',
		default: false,
		description:
			'Whether to add the field _document with the file name, the page counts of the request and, if included, the details',
		displayOptions: { hide: { '/output': ['answer'] } },
	},
];

/** The items that the documents of an answer become, as the person has chosen. */
export function shapeOutput(
	context: IExecuteFunctions,
	itemIndex: number,
	answer: IDataObject,
	documents: readonly ParsedDocument[],
): Output[] {
	const failures = documents.flatMap((one) => failureOf(context, itemIndex, one) ?? []);
	const asData = optionsOf(context, itemIndex).unreadable === 'data';
	const [failure] = failures;
	if (failure && !asData && !context.continueOnFail()) throw failure;

	const output = context.getNodeParameter('output', itemIndex, 'documents') as string;
	if (output === 'answer') {
		// The documents that were read are charged for: they must not be lost beside the others.
		return [{ json: answer }, ...(asData ? [] : failures.map(toErrorItem))];
	}
	return documents.flatMap((document) => {
		const error = failureOf(context, itemIndex, document);
		if (error && !asData) return [toErrorItem(error)];
		const { fileName, result } = document;
		if (error)
			return [{ json: { fileName, error: result.error, ...infoOf(context, itemIndex, document) } }];
		return output === 'rows'
			? toRows(context, itemIndex, document)
			: [{ json: { ...result, ...infoOf(context, itemIndex, document) } }];
	});
}

/** A template may have a field called error; only the text that stands alone is a failure. */
function failureOf(
	context: IExecuteFunctions,
	itemIndex: number,
	{ fileName, result }: ParsedDocument,
): NodeOperationError | undefined {
	if (typeof result.error !== 'string' || Object.keys(result).length > 1) return undefined;
	return unreadableError(context, itemIndex, fileName, result.error);
}

export function unreadableError(
	context: IExecuteFunctions,
	itemIndex: number,
	fileName: string,
	reason: string,
	advice = '',
): NodeOperationError {
	return new NodeOperationError(context.getNode(), `${fileName}: ${reason}`, {
		description:
			`No pages were charged for it. To go on with the other documents, set On Error in the settings of this node, or the option "If a Document Cannot Be Read". ${advice}`.trim(),
		itemIndex,
	});
}

function toErrorItem(error: NodeOperationError): Output {
	return { json: { error: error.message }, error };
}

function infoOf(
	context: IExecuteFunctions,
	itemIndex: number,
	{ fileName, info }: ParsedDocument,
): IDataObject {
	const wanted = optionsOf(context, itemIndex).addInfo === true;
	return wanted ? { _document: { fileName, ...info } } : {};
}

function toRows(context: IExecuteFunctions, itemIndex: number, document: ParsedDocument): Output[] {
	const { result } = document;
	const path = readText(context, 'rowsField', itemIndex);
	const steps = path.split('.');
	const rows = steps.reduce<unknown>(
		(value, step) => (value as IDataObject | null | undefined)?.[step],
		result,
	);
	if (!Array.isArray(rows)) {
		const arrays = Object.keys(result).filter((name) => Array.isArray(result[name]));
		throw new NodeOperationError(context.getNode(), `The template has no array field "${path}"`, {
			description:
				arrays.length > 0
					? `Array fields of its documents: ${arrays.join(', ')}.`
					: 'It has no array field at all. Choose Output → One Item per Document.',
			itemIndex,
		});
	}
	const withFields = optionsOf(context, itemIndex).addDocumentFields !== false;
	const name = steps.at(-1) ?? path;
	const entries = rows.map((row: unknown) => (isObject(row) ? row : { [name]: row as string }));
	const taken = new Set(entries.flatMap((entry) => Object.keys(entry)));
	const shared = {
		...(withFields && renameTaken(withoutArrays(result), taken)),
		...infoOf(context, itemIndex, document),
	};
	if (rows.length === 0) return isObjectEmpty(shared) ? [] : [{ json: shared }];
	return entries.map((entry) => ({ json: { ...shared, ...entry } }));
}

/** Where a row and its document have a field of the same name, both are kept. */
function renameTaken(fields: IDataObject, taken: ReadonlySet<string>): IDataObject {
	return Object.fromEntries(
		Object.entries(fields).map(([name, value]) => [
			taken.has(name) ? `document_${name}` : name,
			value,
		]),
	);
}

function withoutArrays(fields: IDataObject): IDataObject {
	return Object.fromEntries(
		Object.entries(fields)
			.filter(([, value]) => !Array.isArray(value))
			.map(([name, value]) => [name, isObject(value) ? withoutArrays(value) : value]),
	);
}

function isObject(value: unknown): value is IDataObject {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
