import type {
	ILoadOptionsFunctions,
	INodeListSearchResult,
	INodeProperties,
	INodePropertyOptions,
} from 'n8n-workflow';
import { callEngine } from './transport';
import type { EngineContext } from './transport';

export type TemplateSummary = { id: string; name: string };

export function listTemplates(
	context: EngineContext,
	itemIndex?: number,
): Promise<TemplateSummary[]> {
	return callEngine<TemplateSummary[]>(context, {
		method: 'GET',
		path: '/v1/templates',
		itemIndex,
	});
}

/** For the searchable list of the template parameter. */
export async function searchTemplates(
	this: ILoadOptionsFunctions,
	filter = '',
): Promise<INodeListSearchResult> {
	const wanted = filter.toLowerCase();
	const templates = await listTemplates(this);
	return {
		results: templates
			.filter(({ id, name }) => name.toLowerCase().includes(wanted) || id === wanted)
			.sort((a, b) => a.name.localeCompare(b.name))
			.map(({ id, name }) => ({ name, value: id })),
	};
}

export async function getTemplates(this: ILoadOptionsFunctions): Promise<INodePropertyOptions[]> {
	const { results } = await searchTemplates.call(this);
	return results.map(({ name, value }) => ({ name, value }));
}

export async function getLanguages(this: ILoadOptionsFunctions): Promise<INodePropertyOptions[]> {
	const request = { method: 'GET', path: '/v1/languages' } as const;
	const languages = await callEngine<{ code: string; name: string }[]>(this, request);
	// Sent as no hint at all, so that every engine takes it.
	return [
		{ name: 'Auto', value: '' },
		...languages.map(({ code, name }) => ({ name, value: code })),
	];
}

export const templateLocator: INodeProperties = {
	displayName: 'Template',
	name: 'templateId',
	type: 'resourceLocator',
	required: true,
	default: { mode: 'list', value: '' },
	description: 'Which fields to look for',
	modes: [
		{
			displayName: 'From List',
			name: 'list',
			type: 'list',
			placeholder: 'Choose a template…',
			typeOptions: { searchListMethod: 'searchTemplates', searchable: true },
		},
		{
			displayName: 'By ID',
			name: 'id',
			type: 'string',
			placeholder: '01a1dd03-39d9-7394-a9c8-6eeaa626258e',
		},
		{
			displayName: 'By Name',
			name: 'name',
			type: 'string',
			placeholder: 'Invoice',
		},
	],
};
