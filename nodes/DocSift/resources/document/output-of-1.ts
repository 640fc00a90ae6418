import type { INodeProperties } from 'n8n-workflow';

/** The output setting of Parse in version 1 of the node. */
export const outputSelectorOf1: INodeProperties = {
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

export const rowsFieldOf1: INodeProperties = {
	displayName: 'Field with the Rows',
	name: 'rowsField',
	type: 'string',
	required: true,
	default: 'lineItems',
	hint: 'The name of an array field of the template; dots lead into objects, as in order.lines',
	displayOptions: { show: { output: ['rows'] } },
};
