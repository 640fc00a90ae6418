import type {
	IExecuteFunctions,
	ILoadOptionsFunctions,
	INodeListSearchResult,
	INodeParameterResourceLocator,
	INodeProperties,
} from 'n8n-workflow';
import { NodeOperationError } from 'n8n-workflow';
import { callEngine } from '../../../shared/transport';
import type { EngineContext } from '../../../shared/transport';

export type ListSummary = { name: string; columns: string[]; rowCount: number };

export const listLocator: INodeProperties = {
	displayName: 'List',
	name: 'listName',
	type: 'resourceLocator',
	required: true,
	default: { mode: 'list', value: '' },
	description: 'The lookup list that fields of templates refer to',
	modes: [
		{
			displayName: 'From List',
			name: 'list',
			type: 'list',
			placeholder: 'Choose a list…',
			typeOptions: { searchListMethod: 'searchLists', searchable: true },
		},
		{
			displayName: 'By Name',
			name: 'name',
			type: 'string',
			placeholder: 'e.g. vendors',
		},
	],
};

export async function getLookupLists(
	context: EngineContext,
	itemIndex?: number,
): Promise<ListSummary[]> {
	const request = { method: 'GET', path: '/v1/lists', itemIndex } as const;
	return await callEngine<ListSummary[]>(context, request);
}

/** The searchable list of lookup lists. */
export async function searchLists(
	this: ILoadOptionsFunctions,
	filter = '',
): Promise<INodeListSearchResult> {
	const lists = await getLookupLists(this);
	const found = lists.filter(({ name }) => name.includes(filter.trim().toLowerCase()));
	return {
		results: found.map(({ name, columns, rowCount }) => ({
			name,
			value: name,
			description: `${rowCount} rows: ${columns.join(', ')}`,
		})),
	};
}

export function readListName(context: IExecuteFunctions, itemIndex: number): string {
	const given = context.getNodeParameter('listName', itemIndex, '') as
		INodeParameterResourceLocator | string | null;
	const name = String((typeof given === 'object' ? given?.value : given) ?? '').trim();
	if (name !== '') return name;
	throw new NodeOperationError(context.getNode(), 'No list is chosen', {
		description:
			'Choose one in the List parameter, or give a new list a name with By Name: lower-case letters, digits, hyphens and underscores.',
		itemIndex,
	});
}

export function listPath(name: string): string {
	return `/v1/lists/${encodeURIComponent(name)}`;
}
