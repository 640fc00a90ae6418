import type {
	ILoadOptionsFunctions,
	INodeListSearchResult,
	INodeProperties,
	INodePropertyOptions,
	INodeParameterResourceLocator,
	IDataObject,
} from 'n8n-workflow';
import { callEngine, dashboardUrl } from './transport';
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

/** The searchable list of the template parameter. */
export async function searchTemplates(
	this: ILoadOptionsFunctions,
	filter = '',
): Promise<INodeListSearchResult> {
	const wanted = filter.toLowerCase();
	const templates = await listTemplates(this);
	const found = templates
		.filter(({ id, name }) => name.toLowerCase().includes(wanted) || id === wanted)
		.sort((a, b) => a.name.localeCompare(b.name));
	const results = found.map(async ({ id, name }) => ({
		name,
		value: id,
		url: await dashboardUrl(this, `/templates/${id}`),
	}));
	return { results: await Promise.all(results) };
}

/** If no template is chosen, the fields of this many templates are offered. */
const MAX_TEMPLATES = 25;

type FieldDefinition = {
	type: string;
	itemType?: string;
	properties?: Record<string, FieldDefinition>;
};
type FieldPath = { path: string; isList: boolean };

/** The lists of the chosen template, or of all if none is chosen. */
export async function getLists(this: ILoadOptionsFunctions): Promise<INodePropertyOptions[]> {
	return await offerFields(this, ({ isList }) => isList);
}

/** The fields of the chosen template, or of all if none is chosen. */
export async function getFields(this: ILoadOptionsFunctions): Promise<INodePropertyOptions[]> {
	return await offerFields(this, () => true);
}

async function offerFields(
	context: ILoadOptionsFunctions,
	isWanted: (field: FieldPath) => boolean,
): Promise<INodePropertyOptions[]> {
	const templates = (await chosenTemplates(context)).slice(0, MAX_TEMPLATES);
	const found = new Map<string, string[]>();
	for (const { id, name } of templates) {
		const path = `/v1/templates/${encodeURIComponent(id)}`;
		const { schema } = await callEngine<{ schema: IDataObject }>(context, { method: 'GET', path });
		for (const field of listFields(schema.data as never).filter(isWanted)) {
			found.set(field.path, [...(found.get(field.path) ?? []), name]);
		}
	}
	const isOne = templates.length === 1;
	return [...found].map(([path, names]) => ({
		name: isOne ? path : `${path} (${names.join(', ')})`,
		value: path,
	}));
}

async function chosenTemplates(context: ILoadOptionsFunctions): Promise<TemplateSummary[]> {
	const templates = await listTemplates(context);
	const chosen = context.getCurrentNodeParameter('templateId') as
		INodeParameterResourceLocator | string | undefined;
	const value = String((typeof chosen === 'object' ? chosen.value : chosen) ?? '').toLowerCase();
	const several = context.getCurrentNodeParameter('options.templateIds') as string[] | undefined;
	const found = templates.filter(
		({ id, name }) => id === value || name.toLowerCase() === value || several?.includes(id),
	);
	return found.length > 0 ? found : templates;
}

function listFields(fields: Record<string, FieldDefinition>, above = ''): FieldPath[] {
	return Object.entries(fields).flatMap(([name, { type, properties = {} }]) => {
		const path = above + name;
		const own = { path, isList: type === 'array' };
		return type === 'object' ? [own, ...listFields(properties, `${path}.`)] : [own];
	});
}

export async function getTemplates(this: ILoadOptionsFunctions): Promise<INodePropertyOptions[]> {
	const { results } = await searchTemplates.call(this);
	return results.map(({ name, value }) => ({ name, value }));
}

export async function getLanguages(this: ILoadOptionsFunctions): Promise<INodePropertyOptions[]> {
	const request = { method: 'GET', path: '/v1/languages' } as const;
	const languages = await callEngine<{ code: string; name: string }[]>(this, request);
	// Sent as no hint, which every engine accepts.
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
			placeholder: 'e.g. 01a1dd03-39d9-7394-a9c8-6eeaa626258e',
		},
		{
			displayName: 'By Name',
			name: 'name',
			type: 'string',
			placeholder: 'e.g. Invoice',
		},
	],
};
