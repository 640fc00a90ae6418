import { describeResource } from '../../operation';
import { parse } from './parse';

export const documentResource = describeResource(
	'document',
	{
		displayName: 'Operation',
		name: 'operation',
		type: 'options',
		noDataExpression: true,
		displayOptions: { show: { resource: ['document'] } },
		options: [
			{
				name: 'Parse',
				value: 'parse',
				action: 'Parse a document',
				description: 'Read the fields of a template from documents and wait for the result',
			},
		],
		default: 'parse',
	},
	{ parse },
);
