import type { IDataObject, IExecuteFunctions, INodeProperties } from 'n8n-workflow';
import { NodeOperationError } from 'n8n-workflow';
import { reviewUrlOf } from '../shared/job-document';
import { BEFORE_3, optionsField, showIf, SINCE_3 } from '../shared/output-control';
import { callEngine } from '../shared/transport';
import { isSince3, optionsOf } from './operation';
import type { Output } from './operation';

const pathField: INodeProperties = {
	displayName: 'Field',
	name: 'path',
	type: 'string',
	required: true,
	default: '',
	placeholder: 'e.g. seller.name or lineItems[1].unitPrice',
	description: 'The path of the value in the result',
};

const fieldField: INodeProperties = {
	displayName: 'Field Name or ID',
	name: 'path',
	type: 'options',
	typeOptions: {
		loadOptionsMethod: 'getCorrectableFields',
		loadOptionsDependsOn: ['jobId.value', 'documentId'],
	},
	required: true,
	default: '',
	description:
		'Choose from the list, or specify an ID using an <a href="https://docs.n8n.io/code/expressions/">expression</a>',
	hint: 'A field of the template. An expression may also name a path, such as lineItems[1].unitPrice.',
};

const rowField: INodeProperties = {
	displayName: 'Row',
	name: 'row',
	type: 'number',
	typeOptions: { minValue: 1 },
	default: 1,
	description:
		'For a column of a list, such as lineItems[].unitPrice: the number of the row, from 1',
};

const kindField: INodeProperties = {
	displayName: 'Type',
	name: 'kind',
	type: 'options',
	options: [
		{ name: 'Boolean', value: 'boolean' },
		{ name: 'Empty', value: 'null', description: 'The document has no such value' },
		{ name: 'List (JSON)', value: 'json', description: 'All rows of a list' },
		{ name: 'Number', value: 'number' },
		{ name: 'String', value: 'string', description: 'Also dates, such as 2026-10-05' },
	],
	default: 'string',
};

const valueField: INodeProperties = {
	displayName: 'Value',
	name: 'value',
	type: 'string',
	default: '',
	placeholder: 'e.g. 471102, or for a list [{"description": "Shelf", "total": 89.5}]',
	displayOptions: { hide: { kind: ['null'] } },
};

function collectValues(place: INodeProperties[]): INodeProperties {
	return {
		displayName: 'Correct Values',
		name: 'values',
		type: 'fixedCollection',
		typeOptions: { multipleValues: true },
		placeholder: 'Add Value',
		default: {},
		options: [{ displayName: 'Value', name: 'value', values: [...place, kindField, valueField] }],
		displayOptions: { show: { giveBy: ['fields'] }, hide: { decision: ['reject'] } },
	};
}

/** A person's decision about a result. */
export const correctionFields: INodeProperties[] = [
	{
		displayName: 'Decision',
		name: 'decision',
		type: 'options',
		options: [
			{
				name: 'Approve',
				value: 'approve',
				description: 'The result is correct, with the values below',
			},
			{
				name: 'Correct',
				value: 'correct',
				description: 'Only the values below are corrected; nothing is said about the others',
			},
			{
				name: 'Reject',
				value: 'reject',
				description: 'The result is useless, and teaches nothing',
			},
		],
		default: 'approve',
		description:
			'DocSift learns from corrections and approvals, for the next document with the same layout',
	},
	{
		displayName: 'Give Values',
		name: 'giveBy',
		type: 'options',
		noDataExpression: true,
		options: [
			{ name: 'One by One', value: 'fields' },
			{ name: 'As JSON', value: 'json' },
		],
		default: 'fields',
		displayOptions: { hide: { decision: ['reject'] } },
	},
	showIf(BEFORE_3, collectValues([pathField])),
	showIf(SINCE_3, collectValues([fieldField, rowField])),
	{
		displayName: 'Correct Values (JSON)',
		name: 'valuesJson',
		type: 'json',
		default: '{\n  "invoiceNumber": "471102"\n}',
		description:
			'Fields with their correct values. Use null if the document has no such value, and a list of objects for all rows of a list.',
		displayOptions: { show: { giveBy: ['json'] }, hide: { decision: ['reject'] } },
	},
	optionsField([
		{
			displayName: 'Revision',
			name: 'revision',
			type: 'number',
			typeOptions: { minValue: 0 },
			default: 0,
			description:
				'The revision that the person has seen, from _document.review.revision. If somebody else has changed the result since, the correction is refused.',
		},
	]),
];

/** Sends the decision to the stored result. */
export async function correctResult(
	context: IExecuteFunctions,
	itemIndex: number,
	path: string,
): Promise<Output> {
	const decision = context.getNodeParameter('decision', itemIndex) as string;
	const values = decision === 'reject' ? {} : readValues(context, itemIndex);
	const { revision } = optionsOf(context, itemIndex);
	const json: IDataObject = {
		...(Object.keys(values).length > 0 && { values }),
		...(decision !== 'correct' && { [decision]: true }),
		...(revision !== undefined && { revision }),
	};
	const judged = await callEngine(context, { method: 'PATCH', path, json, itemIndex });
	if (!isSince3(context)) return { json: judged };
	const { result, ...about } = judged;
	const reviewUrl = await reviewUrlOf(context, judged);
	return { json: { ...(result as IDataObject), _document: { ...about, reviewUrl } } };
}

type Row = { path?: string; row?: number; kind?: string; value?: unknown };

function readValues(context: IExecuteFunctions, itemIndex: number): IDataObject {
	if (context.getNodeParameter('giveBy', itemIndex, 'fields') === 'json') {
		const written: unknown = context.getNodeParameter('valuesJson', itemIndex, {});
		const value = typeof written === 'string' ? parseJson(written) : written;
		if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
			return value as IDataObject;
		}
		throw refuse(
			context,
			itemIndex,
			'The correct values must be a JSON object',
			'Such as {"total": 12.5}.',
		);
	}
	const rows = context.getNodeParameter('values.value', itemIndex, []) as Row[];
	return Object.fromEntries(rows.map((row) => readRow(context, itemIndex, row)));
}

function readRow(
	context: IExecuteFunctions,
	itemIndex: number,
	{ path = '', row = 1, kind = 'string', value = '' }: Row,
): [string, IDataObject[string]] {
	const field = path.trim().replace('[]', `[${Math.max(0, row - 1)}]`);
	const text = String(value ?? '').trim();
	if (field === '')
		throw refuse(context, itemIndex, 'A correct value has no field', 'Choose its field.');
	if (kind === 'json') return [field, readList(context, itemIndex, field, value)];
	if (kind === 'null') return [field, null];
	if (kind === 'boolean') return [field, /^(?:true|yes|1)$/i.test(text)];
	if (kind === 'string') return [field, text];
	const number = Number(text);
	if (text !== '' && Number.isFinite(number)) return [field, number];
	throw refuse(
		context,
		itemIndex,
		`"${text}" is not a number`,
		`Write the value of ${field} as in 1234.5.`,
	);
}

function readList(
	context: IExecuteFunctions,
	itemIndex: number,
	field: string,
	value: unknown,
): IDataObject[] {
	const list = typeof value === 'string' ? parseJson(value) : value;
	if (Array.isArray(list)) return list as IDataObject[];
	const description = 'Write the rows as JSON, such as [{"description": "Shelf", "total": 89.5}].';
	throw refuse(context, itemIndex, `The value of ${field} is not a list`, description);
}

function refuse(
	context: IExecuteFunctions,
	itemIndex: number,
	message: string,
	description: string,
): NodeOperationError {
	return new NodeOperationError(context.getNode(), message, { description, itemIndex });
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
