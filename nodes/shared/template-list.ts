import type {
	ILoadOptionsFunctions,
	INodeListSearchResult,
	INodeProperties,
	INodePropertyOptions,
	INodeParameterResourceLocator,
	IDataObject,
} from 'n8n-workflow';
import { callEngine, dashboardUrl, ifThere } from './transport';
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

/** Stands for a template that is chosen for each document. */
export const AUTOMATIC = 'auto';

/** The searchable list of the template parameter, with the choice to let the engine choose. */
export async function searchReadingTemplates(
	this: ILoadOptionsFunctions,
	filter = '',
): Promise<INodeListSearchResult> {
	const { results } = await searchTemplates.call(this, filter);
	const automatic = { name: 'Automatic', value: AUTOMATIC };
	const isFound = automatic.name.toLowerCase().includes(filter.toLowerCase());
	return { results: isFound ? [automatic, ...results] : results };
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
	itemSchema?: { properties: Record<string, FieldDefinition> };
	properties?: Record<string, FieldDefinition>;
};
export type TemplateDefinition = IDataObject & {
	id: string;
	name: string;
	schema: { data: Record<string, FieldDefinition> };
	review?: IDataObject;
	rules?: IDataObject;
};
export type FieldPath = {
	path: string;
	type: string;
	isList: boolean;
	/** The columns of a list of objects. */
	columns: string[];
};

export async function getTemplate(
	context: EngineContext,
	id: string,
	itemIndex?: number,
): Promise<TemplateDefinition> {
	const path = `/v1/templates/${encodeURIComponent(id)}`;
	return await callEngine<TemplateDefinition>(context, { method: 'GET', path, itemIndex });
}

/** A template as it is sent back, with all that a person has written of it. */
export function toDraft(template: TemplateDefinition): IDataObject {
	const { name, category, description, schema, secondReader, review, rules } = template;
	return {
		name,
		category,
		schema,
		...(description !== null && { description }),
		...(secondReader !== undefined && { secondReader }),
		...(review !== undefined && { review }),
		...(rules !== undefined && { rules }),
	};
}

/** The lists of the chosen template, or of all if none is chosen. */
export async function getLists(this: ILoadOptionsFunctions): Promise<INodePropertyOptions[]> {
	return await offerFields(this, ({ isList }) => isList);
}

/** The same for a parameter that may name none: n8n marks a value that is not in its list as wrong. */
export async function getListsOrNone(this: ILoadOptionsFunctions): Promise<INodePropertyOptions[]> {
	const lists = await getLists.call(this);
	return [{ name: 'None: One Row per Document', value: '' }, ...lists];
}

/** The fields that hold one value, and the columns of lists. */
export async function getValueFields(this: ILoadOptionsFunctions): Promise<INodePropertyOptions[]> {
	return await offerFields(this, ({ isList, type }) => !isList && type !== 'object', true);
}

/** The fields outside lists that hold one value. */
export async function getSingleFields(
	this: ILoadOptionsFunctions,
): Promise<INodePropertyOptions[]> {
	return await offerFields(this, ({ isList, type }) => !isList && type !== 'object');
}

/** The fields that can be corrected: of the template of the chosen job, or of all templates. */
export async function getCorrectableFields(
	this: ILoadOptionsFunctions,
): Promise<INodePropertyOptions[]> {
	return await offerFields(this, ({ type }) => type !== 'object', true);
}

/** The fields of the chosen template, or of all if none is chosen. */
export async function getFields(this: ILoadOptionsFunctions): Promise<INodePropertyOptions[]> {
	return await offerFields(this, () => true);
}

async function offerFields(
	context: ILoadOptionsFunctions,
	isWanted: (field: FieldPath) => boolean,
	withColumns = false,
): Promise<INodePropertyOptions[]> {
	const templates = (await chosenTemplates(context)).slice(0, MAX_TEMPLATES);
	const found = new Map<string, { names: string[]; columns: string[] }>();
	for (const { id, name } of templates) {
		const { schema } = await getTemplate(context, id);
		const fields = listFields(schema.data);
		const all = withColumns ? fields.flatMap(addColumns) : fields;
		for (const { path, columns } of all.filter(isWanted)) {
			found.set(path, { names: [...(found.get(path)?.names ?? []), name], columns });
		}
	}
	const isOne = templates.length === 1;
	return [...found].map(([path, { names, columns }]) => ({
		name: isOne ? path : `${path} (${names.join(', ')})`,
		value: path,
		...(columns.length > 0 && { description: `A list with the columns ${columns.join(', ')}` }),
	}));
}

/** A list with its columns as fields of their own: `lineItems[].unitPrice`. */
function addColumns(field: FieldPath): FieldPath[] {
	const columns = field.columns.map((name) => ({
		path: `${field.path}[].${name}`,
		type: 'column',
		isList: false,
		columns: [],
	}));
	return [field, ...columns];
}

async function chosenTemplates(context: ILoadOptionsFunctions): Promise<TemplateSummary[]> {
	const templates = await listTemplates(context);
	const chosen = context.getCurrentNodeParameter('templateId') as
		INodeParameterResourceLocator | string | undefined;
	const given = String((typeof chosen === 'object' ? chosen.value : chosen) ?? '').toLowerCase();
	const value = given === '' ? await templateOfJob(context) : given;
	const several = context.getCurrentNodeParameter('options.templateIds') as string[] | undefined;
	const found = templates.filter(
		({ id, name }) => id === value || name.toLowerCase() === value || several?.includes(id),
	);
	return found.length > 0 ? found : templates;
}

/** The template of the job or the kept document that a node names; empty if it is named by an expression. */
async function templateOfJob(context: ILoadOptionsFunctions): Promise<string> {
	const job = context.getCurrentNodeParameter('jobId') as
		INodeParameterResourceLocator | string | undefined;
	const jobId = String((typeof job === 'object' ? job.value : job) ?? '');
	const documentId = String(context.getCurrentNodeParameter('documentId') ?? '');
	const path = jobId === '' ? `/v1/documents/${documentId}` : `/v1/jobs/${jobId}`;
	if (!/^[\da-f-]{36}$/i.test(jobId || documentId)) return '';
	// If the job is gone, the fields of all templates are offered.
	const request = { method: 'GET', path } as const;
	const found = await ifThere(callEngine<{ templateId: string }>(context, request));
	return found?.templateId ?? '';
}

export function listFields(fields: Record<string, FieldDefinition>, above = ''): FieldPath[] {
	return Object.entries(fields).flatMap(([name, { type, properties = {}, itemSchema }]) => {
		const path = above + name;
		const columns = listFields(itemSchema?.properties ?? {}).map((column) => column.path);
		const own = { path, type, isList: type === 'array', columns };
		return type === 'object' ? [own, ...listFields(properties, `${path}.`)] : [own];
	});
}

export async function getTemplates(this: ILoadOptionsFunctions): Promise<INodePropertyOptions[]> {
	const { results } = await searchTemplates.call(this);
	return results.map(({ name, value }) => ({ name, value }));
}

/** Templates by name: the outputs of a node are called like them. */
export async function getTemplateNames(
	this: ILoadOptionsFunctions,
): Promise<INodePropertyOptions[]> {
	const names = new Set((await getTemplates.call(this)).map(({ name }) => name));
	return [...names].map((name) => ({ name, value: name }));
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
	description: 'The template that says which fields to look for',
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

/** The same, with the choice to let the engine choose. */
export const readingTemplateLocator: INodeProperties = {
	...templateLocator,
	description:
		'The template that says which fields to look for. Automatic splits each file into its documents and chooses a template for each of them.',
	modes: templateLocator.modes?.map((mode) =>
		mode.name === 'list'
			? {
					...mode,
					typeOptions: { searchListMethod: 'searchReadingTemplates', searchable: true },
				}
			: mode,
	),
};
