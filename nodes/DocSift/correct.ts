import type { IDataObject, IExecuteFunctions, INodeProperties } from 'n8n-workflow';
import { NodeOperationError } from 'n8n-workflow';
import { callEngine } from '../shared/transport';
import { optionsField, optionsOf } from './operation';
import type { Output } from './operation';

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
				description: 'All of it is right, once the values below are put in their place',
			},
			{
				name: 'Correct',
				value: 'correct',
				description: 'Put the values below in their place; of the others nothing is said',
			},
			{ name: 'Reject', value: 'reject', description: 'It is of no use, and teaches nothing' },
		],
		default: 'approve',
		description:
			'What was put right or approved is remembered for the next document of the same make',
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
	{
		displayName: 'Right Values',
		name: 'values',
		type: 'fixedCollection',
		typeOptions: { multipleValues: true },
		placeholder: 'Add Value',
		default: {},
		options: [
			{
				displayName: 'Value',
				name: 'value',
				values: [
					{
						displayName: 'Field',
						name: 'path',
						type: 'string',
						required: true,
						default: '',
						placeholder: 'e.g. seller.name or lineItems[1].unitPrice',
						description: 'Where the value belongs in the result',
					},
					{
						displayName: 'Kind',
						name: 'kind',
						type: 'options',
						options: [
							{ name: 'Nothing', value: 'null', description: 'The document does not have this' },
							{ name: 'Number', value: 'number' },
							{ name: 'Text or Date', value: 'string', description: 'Dates as in 2026-10-05' },
							{ name: 'Yes or No', value: 'boolean' },
						],
						default: 'string',
					},
					{
						displayName: 'Value',
						name: 'value',
						type: 'string',
						default: '',
						displayOptions: { hide: { kind: ['null'] } },
					},
				],
			},
		],
		displayOptions: { show: { giveBy: ['fields'] }, hide: { decision: ['reject'] } },
	},
	{
		displayName: 'Right Values (JSON)',
		name: 'valuesJson',
		type: 'json',
		default: '{\n  "invoiceNumber": "471102"\n}',
		description: 'Fields with their right values; null says that the document has none',
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
				'The one that the person has seen, as in _document.review.revision. If somebody else has changed the result since, nothing is done.',
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
	return { json: await callEngine(context, { method: 'PATCH', path, json, itemIndex }) };
}

type Row = { path?: string; kind?: string; value?: unknown };

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
			'The right values must be a JSON object',
			'Such as {"total": 12.5}.',
		);
	}
	const rows = context.getNodeParameter('values.value', itemIndex, []) as Row[];
	return Object.fromEntries(rows.map((row) => readRow(context, itemIndex, row)));
}

function readRow(
	context: IExecuteFunctions,
	itemIndex: number,
	{ path = '', kind = 'string', value = '' }: Row,
): [string, string | number | boolean | null] {
	const field = path.trim();
	const text = String(value ?? '').trim();
	if (field === '')
		throw refuse(context, itemIndex, 'A right value has no field', 'Write where it belongs.');
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
