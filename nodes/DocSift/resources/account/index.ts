import { callEngine } from '../../../shared/transport';
import { describeResource } from '../../operation';
import type { Operation } from '../../operation';

const getUsage: Operation = {
	properties: [],
	execute: async (context, itemIndex) => ({
		json: await callEngine(context, { method: 'GET', path: '/v1/usage', itemIndex }),
	}),
};

export const accountResource = describeResource(
	'account',
	{
		displayName: 'Operation',
		name: 'operation',
		type: 'options',
		noDataExpression: true,
		displayOptions: { show: { resource: ['account'] } },
		options: [
			{
				name: 'Get',
				value: 'getUsage',
				action: 'Get pages used this month',
				description: 'Get the plan of the account, and the pages used and left this month',
			},
		],
		default: 'getUsage',
	},
	{ getUsage },
);
