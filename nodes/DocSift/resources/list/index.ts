import { callEngine } from '../../../shared/transport';
import { limitField, readLimit, returnAllField } from '../../limit';
import { describeResource } from '../../operation';
import type { Operation } from '../../operation';
import { getLookupLists, listLocator, listPath, readListName } from './list-name';
import { replace } from './replace';

const get: Operation = {
	properties: [listLocator],
	execute: async (context, itemIndex) => {
		const path = listPath(readListName(context, itemIndex));
		return { json: await callEngine(context, { method: 'GET', path, itemIndex }) };
	},
};

const getMany: Operation = {
	properties: [returnAllField, limitField],
	execute: async (context, itemIndex) => {
		const wanted = readLimit(context, itemIndex);
		const lists = await getLookupLists(context, itemIndex);
		return lists.slice(0, wanted).map((json) => ({ json }));
	},
};

const remove: Operation = {
	properties: [listLocator],
	execute: async (context, itemIndex) => {
		const path = listPath(readListName(context, itemIndex));
		await callEngine(context, { method: 'DELETE', path, itemIndex });
		return { json: { deleted: true } };
	},
};

export const listResource = describeResource(
	'list',
	{
		displayName: 'Operation',
		name: 'operation',
		type: 'options',
		noDataExpression: true,
		displayOptions: { show: { resource: ['list'] } },
		options: [
			{
				name: 'Delete',
				value: 'delete',
				action: 'Delete list',
				description: 'Delete a lookup list permanently',
			},
			{
				name: 'Get',
				value: 'get',
				action: 'Get list',
				description: 'Get the columns and the number of rows of a lookup list',
			},
			{
				name: 'Get Many',
				value: 'getMany',
				action: 'Get many lists',
				description: 'List the lookup lists with their columns',
			},
			{
				name: 'Replace',
				value: 'replace',
				action: 'Replace list',
				description:
					'Create a lookup list, or replace its rows, from the items of a spreadsheet or database node or from a file',
			},
		],
		default: 'replace',
	},
	{ delete: remove, get, getMany, replace },
);
